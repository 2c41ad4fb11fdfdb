### What speaks for a hint, and where the score came from
###
### The parts of a bot's evaluation, each as the thing that is gained or lost.

insight-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}

part-vp = victory points at once
part-offices = offices
part-marked = offices marked for the Sejm
part-income = income from offices
part-countries = influence in the countries
part-seals = seals
part-figures = Figures
part-tracks = the support tracks
part-representatives = Representative cards
part-ducats = ducats
part-cards = Policy cards
part-markers = House markers
part-army = the army
part-votes = votes
