### Co przemawia za podpowiedzią i skąd wzięły się punkty
###
### Części oceny bota, każda jako to, co się zyskuje lub traci.

insight-points = { $points ->
    [one] { $points } Punkt Prestiżu
    [few] { $points } Punkty Prestiżu
   *[many] { $points } Punktów Prestiżu
}

part-prestige = Punkty Prestiżu
part-money = Floreny
part-jesters = Błaznowie
part-cards = karty, które wzmacniają Dzieła
part-architects = Architekci i tańsze Budynki
part-freedoms = Swobody
part-landscapes = Krajobrazy
part-works = Dzieła z kart w ręce
part-wishes = spełnione życzenia kart w ręce
part-prestige-cards = karty Prestiżu
part-bonus-cards = karty Premii
part-rivals = powstrzymanie najsilniejszego rywala

source-works = Dochód z Dzieł
source-best-work = Najwybitniejsze Dzieła
source-building = Budynki
source-landscape = Krajobrazy
source-architect = Architekci
source-characters = Postacie
source-prestige = Karty Prestiżu
source-sold = Sprzedane
