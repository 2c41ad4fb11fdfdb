### Stół Magnatów w słowach
###
### Dla strony bez planszy: wiadomość nazywa się tak, jak pole widoku, i nic nie mówi tam, gdzie nie
### ma o czym. `.name` to nazwa pola.

view-seat = { "" }
view-age =
    .name = Wiek
view-phase =
    .name = faza
view-king =
    .name = Król
view-symbol =
    .name = Symbol Polityki Królewskiej
view-past-kings =
    .name = dawni Królowie
view-track = { SEAT($value) }
view-sejm = { $place ->
    [0] { 1 }
    [1] { 2 }
    [2] { 3 }
    [3] { 4 }
   *[4] { 5 }
}: { NAME($value) }
    .name = karty Praw w Sejmie
view-laws-in-deck =
    .name = talia Praw
view-laws-out =
    .name = Prawa usunięte z gry
view-conflicts = { $place ->
    [0] { "I" }
    [1] { "II" }
    [2] { "III" }
    [3] { "IV" }
    [4] { "V" }
    [5] { "VI" }
    [6] { "VII" }
    [7] { "VIII" }
    [8] { "IX" }
   *[9] { "X" }
}: { NAME($value) }
    .name = Konflikty
view-conflicts-in-deck =
    .name = talia Konfliktów
view-conflicts-out =
    .name = Konflikty usunięte z gry
view-partitioned =
    .name = Prowincje objęte Rozbiorem
view-buildings = { $place ->
    [0] { name-monastery }
    [1] { name-palace }
   *[2] { name-fortress }
}: { NAME($value) }
    .name = budowle
view-silent-sejm = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
view-black-clouds = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
view-modifiers = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
       *[4] { name-great-poland }
    } { SIGNED($value) }
}
    .name = Prowincje dodają do Siły
view-moved =
    .name = Prawa, które zmieniły właściciela
view-trade =
    .name = handel

## Walki, Konflikty, okna

view-contest =
    .name = rozstrzyga się
view-contest-place =
    .name = miejsce
view-contest-subject =
    .name = o co chodzi
view-contest-sides = { SEAT($seat) }: { NAME($card) }{ $modifier ->
    [0] { "" }
   *[other] { " " }({ SIGNED($modifier) })
}, razem { $total }
    .name = Familie
view-contest-leaders = { SEAT($value) }
    .name = najwyższy wynik
view-contest-falls-to = { SEAT($value) }
    .name = przypadnie
view-contest-decider = { SEAT($value) }
    .name = rozstrzyga
view-contest-battle =
    .name = Konflikt
view-contest-battle-province =
    .name = Prowincja
view-contest-battle-cards =
    .name = Siła kart
view-contest-battle-parts = { NAME($source) } { SIGNED($strength) }
    .name = dodatki
view-contest-battle-strength =
    .name = Siła Rzeczypospolitej
view-contest-battle-scale =
    .name = Skala Konfliktu
view-contest-battle-won =
    .name = wygrany
view-contest-battle-lowest = { SEAT($value) }
    .name = najniższa Siła
view-window =
    .name = chwila na akcje
view-window-kind =
    .name = kiedy
view-window-place =
    .name = miejsce
view-window-seat =
    .name = teraz
view-window-rest = { SEAT($value) }
    .name = potem

## Familie

view-players-family = { "" }
view-players-cards-in-hand =
    .name = karty w ręce
view-players-hand =
    .name = ręka
view-players-laid = { $place ->
    [0] { 1 }
    [1] { 2 }
    [2] { 3 }
    [3] { 4 }
    [4] { 5 }
    [5] { 6 }
    [6] { 7 }
    [7] { 8 }
    [8] { 9 }
   *[9] { 10 }
}: { $value ->
    [true] zakryta
   *[other] { NAME($value) }
}
    .name = położone karty (pole: karta)
view-players-laying =
    .name = właśnie kładzione
view-players-shown =
    .name = karta odkryta
view-players-modifier = { $value ->
    [0] { "" }
   *[other] { SIGNED($value) }
}
    .name = zmiana wyniku
view-players-played =
    .name = karty zagrane w tym Wieku
view-players-offices =
    .name = urzędy
view-players-used =
    .name = urzędy wykorzystane
view-players-laws =
    .name = Prawa
view-players-won =
    .name = Prawa zdobyte w tym Wieku
view-players-pledged =
    .name = Prawa obiecane Prymasowi
view-players-estates = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
       *[4] { name-great-poland }
    } { $value }
}
    .name = Posiadłości w Prowincjach
view-players-fiefs = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-livonia }
        [1] { name-smolensk }
        [2] { name-moldavia }
       *[3] { name-silesia }
    } { $value }
}
    .name = Posiadłości w Lennach
view-players-standing = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
       *[4] { name-great-poland }
    }: { $value ->
        [3] { name-dominance }
        [2] { name-advantage }
       *[1] { name-presence }
    }
}
    .name = pozycja w Prowincjach
view-players-wealth =
    .name = Majątek
view-players-worth = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
        [4] { name-great-poland }
        [5] { name-livonia }
        [6] { name-smolensk }
        [7] { name-moldavia }
       *[8] { name-silesia }
    } { $value }
}
    .name = z czego Majątek

## Miejsca okna, które nie są kartami

name-track = Tor kolejności
name-victory = zwycięstwo
