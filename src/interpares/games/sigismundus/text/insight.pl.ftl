### Co przemawia za podpowiedzią i skąd wzięły się punkty
###
### Części oceny bota, każda jako to, co się zyskuje lub traci.

insight-points = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}

part-vp = punkty zwycięstwa od razu
part-offices = urzędy
part-marked = urzędy oznaczone na sejm
part-income = dochód z urzędów
part-countries = wpływy w krajach
part-seals = pieczęcie
part-figures = osobistości
part-tracks = tory poparcia
part-representatives = karty przedstawicieli
part-ducats = dukaty
part-cards = karty polityki
part-markers = żetony rodu
part-army = wojsko
part-votes = głosy
