### Stół Signorie w słowach
###
### Dla strony bez planszy: wiadomość nazywa się tak, jak pole widoku, i nic nie mówi tam, gdzie nie
### ma o czym. `.name` to nazwa pola.

view-seat = { "" }
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = runda
view-phase =
    .name = faza
view-order = { SEAT($value) }
    .name = Tor Kolejności
view-initiative = { SEAT($value) } ({ $outer })
    .name = Tor Inicjatywy (pole)
view-cities =
    .name = Miasta
view-cities-id =
    .name = Miasto
view-cities-in-play = { $value ->
    [true] { "" }
   *[false] { NAME($value) }
}
    .name = w grze
view-cities-pawns = { SEAT($seat) } ({ NAME($sex) })
    .name = pionki
view-cities-free =
    .name = najniższe wolne pole
view-cities-marriage =
    .name = Małżeństwo
view-cities-mission =
    .name = Misja Dyplomatyczna
view-in-stack =
    .name = stos żetonów Sojuszu
view-dice = { $outer ->
    [0] { name-yellow }
    [1] { name-red }
    [2] { name-purple }
    [3] { name-grey }
   *[4] { name-turquoise }
} { $value }
    .name = kości Akcji na Planszy Głównej
view-tasks =
    .name = Zadania
view-rewards = { $place ->
    [0] { 1 }
    [1] { 2 }
    [2] { 3 }
    [3] { 4 }
    [4] { 5 }
    [5] { 6 }
   *[6] { 7 }
}: { NAME($value) }
    .name = Nagrody (runda: żeton)
view-helpers-left =
    .name = Pomocnicy w Puli Ogólnej
view-brides-left =
    .name = Panny Młode w Puli Ogólnej

## Co się dzieje

view-chain =
    .name = w toku
view-chain-seat =
    .name = gra
view-chain-colour =
    .name = kolor kości
view-chain-value =
    .name = wartość kości
view-chain-links =
    .name = dotąd
view-chain-helpers =
    .name = Pomocnicy, którzy jeszcze czekają
view-chain-extra = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = dodatkowa kość

## Rody

view-players-colour = { "" }
view-players-florins =
    .name = Floreny
view-players-vp =
    .name = PZ
view-players-scored = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-mission }
        [1] { name-dowry }
        [2] { name-initiative }
        [3] { name-helper }
        [4] { name-wedding }
        [5] { name-reward }
        [6] { name-purchase }
        [7] { name-career }
       *[8] { name-plan }
    } { $value }
}
    .name = PZ według źródeł
view-players-men =
    .name = Mężczyźni we Własnej Puli
view-players-women =
    .name = Kobiety we Własnej Puli
view-players-men-in-supply =
    .name = Mężczyźni w Ogólnych Zasobach
view-players-women-in-supply =
    .name = Kobiety w Ogólnych Zasobach
view-players-men-in-threshold =
    .name = Mężczyźni w Obszarze Progu
view-players-women-in-threshold =
    .name = Kobiety w Obszarze Progu
view-players-men-in-cities =
    .name = Mężczyźni w Miastach
view-players-women-in-cities =
    .name = Kobiety w Miastach
view-players-careers = { $outer ->
    [0] { name-political }
    [1] { name-clerical }
   *[2] { name-military }
} { $value }
    .name = Mężczyźni na Torach Karier (Ranga)
view-players-initiative =
    .name = pole na Torze Inicjatywy
view-players-dice = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-yellow }
        [1] { name-red }
        [2] { name-purple }
        [3] { name-grey }
       *[4] { name-turquoise }
    } { $value }
}
    .name = kości na planszy
view-players-total =
    .name = suma kości
view-players-threshold =
    .name = próg
view-players-passed = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = pas
view-players-helpers =
    .name = Pomocnicy
view-players-brides =
    .name = Panny Młode
view-players-married =
    .name = żonaci
view-players-rows = { NAME($row) } ({ NAME($shields, join: ", ") }): { $tokens ->
    [none] { "" }
   *[other] { NAME($tokens, join: ", ") };{ " " }
}{ $face_down ->
    [0] { "" }
   *[other] zakryte żetony { $face_down };{ " " }
}wartość { $worth }, teraz { $vp } PZ
    .name = rzędy Planu
