### Stół The Princes of Florence w słowach
###
### Dla strony bez planszy: wiadomość nazywa się tak, jak pole widoku, i nic nie mówi tam, gdzie nie
### ma o czym. `.name` to nazwa pola.

view-seat = { "" }
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = runda
view-minimum = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = minimalna WD
view-phase =
    .name = faza
view-start = { SEAT($value) }
    .name = gracz rozpoczynający
view-muse = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = rozszerzenie „Muza i Księżniczka”
view-cooperative = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = rozszerzenie „Wspólne budowanie”
view-objects =
    .name = przedmioty do licytacji
view-opening-price =
    .name = cena wywoławcza
view-professions-in-deck =
    .name = talia Wolnych Zawodów
view-bonus-in-deck =
    .name = talia Premii
view-prestige-in-deck =
    .name = talia Prestiżu
view-bonus-out =
    .name = wykorzystane karty Premii
view-buildings-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-university }
        [1] { name-laboratory }
        [2] { name-workshop }
        [3] { name-library }
        [4] { name-opera }
        [5] { name-studio }
        [6] { name-hospital }
        [7] { name-theatre }
        [8] { name-tower }
       *[9] { name-chapel }
    } { $value }
}
    .name = Budynki do wzniesienia
view-landscapes-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-forest }
        [1] { name-lake }
       *[2] { name-park }
    } { $value }
}
    .name = Krajobrazy w zasobach
view-freedoms-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-travel }
        [1] { name-religion }
       *[2] { name-opinion }
    } { $value }
}
    .name = Swobody w zasobach
view-jesters-left =
    .name = Błaznowie w zasobach
view-architects-left =
    .name = Architekci w zasobach
view-recruits-left =
    .name = karty Rekrutacji w zasobach
view-banker = { $value ->
    [0] { "" }
   *[other] Floreny: { $value }
}
    .name = u Bankiera
view-taken =
    .name = Postacie wzięte
view-palazzo =
    .name = pola Pałacu

## Licytacja, tura, Dzieło

view-auction =
    .name = licytacja
view-auction-object =
    .name = przedmiot
view-auction-price =
    .name = cena
view-auction-leader = { SEAT($value) }
    .name = najwyższa oferta
view-auction-bidders = { SEAT($value) }
    .name = licytują jeszcze
view-turn =
    .name = tura
view-turn-seat =
    .name = gra
view-turn-left =
    .name = pozostałe akcje
view-laid =
    .name = Dzieło na stole
view-laid-seat =
    .name = kto je kończy
view-laid-work = { view-players-works }
    .name = Dzieło
view-laid-declared =
    .name = ogłoszone karty Premii
view-laid-more = { SIGNED($value) }
    .name = każda karta Premii w ręce doda

## Rody

view-players-florins =
    .name = Floreny
view-players-prestige =
    .name = Punkty Prestiżu
view-players-cards-in-hand =
    .name = karty Wolnych Zawodów w ręce
view-players-hand =
    .name = ręka
view-players-recruited =
    .name = w tym zrekrutowane
view-players-recruits =
    .name = karty Rekrutacji w ręce
view-players-table =
    .name = karty na stole
view-players-recruits-on-table =
    .name = karty Rekrutacji na stole
view-players-bonus-in-hand =
    .name = liczba kart Premii
view-players-bonus =
    .name = karty Premii
view-players-prestige-count =
    .name = liczba kart Prestiżu
view-players-prestige-cards =
    .name = karty Prestiżu
view-players-returned =
    .name = karta oddana na początku
view-players-works = { NAME($profession) }: WD { $value } (Budynek { $building }, Krajobraz { $landscape }, Swoboda { $freedom }, Błaznowie { $jesters }, karty { $cards }{ $muse ->
    [0] { "" }
   *[other] , Muza { $muse }
}){ $bonus ->
    [none] { "" }
   *[other] ; karty Premii { NAME($bonus, join: ", ") }
}
    .name = Dzieła z kart w ręce
view-players-jesters =
    .name = Błaznowie
view-players-architects =
    .name = Architekci
view-players-building-cost =
    .name = koszt Budynku
view-players-freedoms =
    .name = Swobody
view-players-buildings = { NAME($tile) }: { $cells }{ $partner ->
    [none] { "" }
   *[other] { " " }(wspólnie: { SEAT($partner) })
}
    .name = Budynki
view-players-landscapes = { NAME($tile) }: { $cells }
    .name = Krajobrazy
view-players-served =
    .name = kupione w tej licytacji
view-players-withdrawn = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = poza licytacją
view-players-best-work = { $value ->
    [0] { "" }
   *[other] WD { $value }
}
    .name = najlepsze Dzieło tej rundy
view-players-character =
    .name = Postać
view-players-spent = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = Postać wykorzystana
view-players-stake = { NAME($character) }: { $florins }
    .name = stawka
view-players-out = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = poza licytacją Postaci
view-players-power =
    .name = może zapłacić najwyżej
view-players-west = { SEAT($value) }
    .name = sąsiad z lewej
view-players-east = { SEAT($value) }
    .name = sąsiad z prawej
