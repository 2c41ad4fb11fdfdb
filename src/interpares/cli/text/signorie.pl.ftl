### Plansza gry Signorie w terminalu

cli-si-round = Runda { $round } z { $rounds }
cli-si-reward = Nagroda: { $reward }
cli-si-to-come = Dalej: { $reward }
cli-si-family = Ród
cli-si-vp = PZ
cli-si-score = { $vp } PZ
cli-si-purse = Floreny
cli-si-dice = Kości
cli-si-sum = Suma
cli-si-helpers = Pomocnicy
cli-si-brides = Śluby
cli-si-passed = pas
cli-si-tasks = Zadania i » akcja
cli-si-helpers-of-column = Pomocnicy, zatrudnia kolor poniżej
cli-si-space = pole { $value }
cli-si-city = Miasto
cli-si-spaces = Pola
cli-si-mission = Misja
cli-si-marriage = Małżeństwo
cli-si-row-empty = brak żetonów
cli-si-row = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}, { $vp ->
    [0] { $worth } PZ przy trzech
   *[other] { $vp } PZ
}
cli-si-rows = żetony · PZ
cli-si-face-down = zakryte: { $count }
cli-si-legend-man = ♂ Mężczyzna
cli-si-legend-woman = ♀ Kobieta
cli-si-legend-hired = ● twój Pomocnik
cli-si-legend-price = 3ƒ cena Pomocnika
cli-si-legend-next = [2] następne pole
cli-si-legend-fits = ✓ pasuje do Planu
cli-si-closed = poza grą: { $cities }
cli-si-stack = żetony w stosie: { $count }
cli-si-group-manage = Akcja
cli-si-group-perform = Zadanie
cli-si-group-hire = Pomocnik
cli-si-group-man = { $career } { $rank }: { $vp } PZ
cli-si-cost = { $florins ->
    [0] za darmo
    [one] za 1 Florena
    [few] za { $florins } Floreny
    [many] za { $florins } Florenów
   *[other] za { $florins } Florena
}
cli-si-hire = „{ $helper }”{ $florins ->
    [0] { "" }
    [one] { " " }za 1 Florena
    [few] { " " }za { $florins } Floreny
    [many] { " " }za { $florins } Florenów
   *[other] { " " }za { $florins } Florena
}
cli-si-florins = { $florins ->
    [one] 1 Floren
    [few] { $florins } Floreny
    [many] { $florins } Florenów
   *[other] { $florins } Florena
}
cli-si-points = { $points ->
    [one] 1 punkt awansu
    [few] { $points } punkty awansu
    [many] { $points } punktów awansu
   *[other] { $points } punktu awansu
}
cli-si-white-dice = { $dice ->
    [one] 1 biała kość
    [few] { $dice } białe kości
    [many] { $dice } białych kości
   *[other] { $dice } białej kości
}
cli-si-pawns = { $pawns ->
    [one] 1 dowolny pionek
    [few] { $pawns } dowolne pionki
    [many] { $pawns } dowolnych pionków
   *[other] { $pawns } dowolnego pionka
}
cli-si-threshold = próg { $threshold }
cli-si-enter = Mężczyzna z Puli wchodzi na tor
cli-si-advance = z pola { $space } na { $next }
cli-si-pool = Pula { $pawns }
cli-si-dowry = posag { $florins }: { $vp } PZ
