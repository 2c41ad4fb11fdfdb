### Co przemawia za podpowiedzią i skąd wzięły się punkty
###
### Części oceny bota, każda jako to, co się zyskuje lub traci.

insight-points = { $points ->
    [one] { $points } dukata
    [few] { $points } dukaty
   *[many] { $points } dukatów
}

part-kreski = zdobyte kreski
part-dukats = dukaty w sakiewce
part-income = dochód następnych rund
part-election = elekcja w zasięgu
part-company = postacie w grze
part-elect = Elekt w grze
part-hand = karty w ręce
part-attached = karty dołączone do innych
part-rivals = powstrzymanie najsilniejszego rywala
