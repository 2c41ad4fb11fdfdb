### Co przemawia za podpowiedzią i skąd wzięły się punkty
###
### Części oceny bota, każda jako to, co się zyskuje lub traci.

insight-points = { $points ->
    [one] { $points } PZ
    [few] { $points } PZ
   *[many] { $points } PZ
}

part-vp = PZ od razu
part-initiative = Tor Inicjatywy
part-florins = Floreny
part-pawns = mężczyźni i kobiety w Puli
part-careers = mężczyźni na Torach Karier
part-alliances = rzędy Planu
part-brides = Panny Młode
part-helpers = Pomocnicy
part-rewards = szansa na Nagrodę
