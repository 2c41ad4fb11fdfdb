### What speaks for a hint, and where the score came from
###
### The parts of a bot's evaluation, each as the thing that is gained or lost.

insight-points = { $points ->
    [one] { $points } dukat
   *[other] { $points } dukats
}

part-kreski = kreski won
part-dukats = dukats in the purse
part-income = income of the rounds to come
part-election = an election within reach
part-company = the characters in play
part-elect = an Elect in play
part-hand = cards in hand
part-attached = cards attached to others
part-rivals = keeping the strongest rival back
