### Co przemawia za podpowiedzią i skąd wzięły się punkty
###
### Części oceny bota, każda jako to, co się zyskuje lub traci.

insight-points = { $points ->
    [one] { $points } punkt Majątku
    [few] { $points } punkty Majątku
   *[many] { $points } punktów Majątku
}

part-estates = Posiadłości
part-standing = pozycja w Prowincjach
part-fiefs = Lenna
part-laws = zdobyte Prawa
part-offices = sprawowane urzędy
part-track = miejsce na torze
part-contest = nagroda, o którą toczy się spór
part-prospects = co karty mogą jeszcze zdobyć
part-rivals = powstrzymanie rywali
part-collapse = bezpieczeństwo przed Trzecim Rozbiorem

source-estates = Posiadłości
source-standing = Pozycja
source-fiefs = Lenna
source-laws = Prawa
