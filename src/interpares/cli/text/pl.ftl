### Wiersz poleceń

cli-you = ty
cli-person = przy tym terminalu
cli-bot = bot: { $name }
cli-level-human = człowiek
cli-level-novice = nowicjusz
cli-level-squire = giermek
cli-level-noble = szlachcic
cli-thinking = Grają pozostali …
cli-since = Co się wydarzyło
cli-earlier = … wcześniejszych: { $count } (wpisz dziennik)
cli-hint = ? zasada · plansza · ręka · karty · dziennik · cofnij · koniec · pomoc
cli-pass-device = Teraz kolej na: { $seat }. Przekaż urządzenie.
cli-press-enter = Enter, gdy nikt inny nie patrzy
cli-left = Gra jest zapisana. Dalszy ciąg:
cli-over = Zapis tej gry. Pokaż pozycje i sprawdź uczciwość rozdania:
cli-repaired = Ostatni wiersz zapisu był urwany i został odrzucony; gra toczy się od miejsca przed nim.
cli-saved = Każdy ruch zapisuje się od razu w:
cli-undone = Cofnięto.
cli-passed = { $seat }: pas (autopas)
cli-autopass-on = Odtąd kolejki, w których można tylko handlować, będą pasowane; ponowne autopas to kończy.
cli-autopass-off = Znowu każda kolejka będzie pytaniem.
cli-no-rule = Nie ma zasady ani możliwości „{ $text }”; zasady mają numery takie jak { $example }.
cli-no-cards = Na stole nie ma kart.
cli-no-log = Nic się jeszcze nie wydarzyło.

cli-verified = Ziarno zgadza się ze zobowiązaniem.
cli-state-open = { $title }, { $moves }: dotąd poprawna, gra nieskończona; czekamy na ruch: { $seats }.
cli-state-lost = { $title }, { $moves }: poprawna; przegrali wszyscy.
cli-state-won = { $title }, { $moves }: poprawna; zwycięstwo: { $seats }.

cli-not-offered = { $text } nie należy do możliwości: { $keys }.
cli-not-understood = „{ $text }” to ani ruch, ani polecenie; wpisz pomoc.

cli-choose-language = Język (pl, en)
cli-unfinished = Gry niedokończone
cli-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
cli-choose-saved = Która, albo 0: nowa gra
cli-choose-game = Gra
cli-choose-seats = Liczba miejsc ({ $seats })
cli-choose-option = { $title } ({ $choices })
cli-choose-each = { $title }, po jednej na miejsce ({ $choices }), np. { $example }; - oznacza zwykłe
cli-each-once = różne, w liczbie { $count }, ze znakiem + pomiędzy
cli-unfit = „{ $text }” tu nie pasuje; trzeba: { $choices }.
cli-on = tak
cli-off = nie
cli-choose-player = Miejsce { $number } ({ $levels })

cli-place = Miejsce
cli-player = Gracz
cli-score = Wynik

cli-command-answer = 3 · pass
cli-help-answer = wybór tym, co stoi przed nim, albo słowami zapisu, np. „{ $move }”
cli-command-rule = ? · ? 3 · ? { $rule }
cli-help-rule = zasada, na której opiera się pytanie, wybór lub ostatnia odmowa, albo zasada o tym numerze
cli-command-board = plansza
cli-help-board = pokaż jeszcze raz stół
cli-command-hand = ręka
cli-help-hand = co mam oraz co wolno wiedzieć o wszystkich
cli-command-cards = karty
cli-help-cards = co robią karty i żetony na stole
cli-command-log = dziennik
cli-help-log = co się wydarzyło; dziennik 100 pokaże więcej
cli-command-undo = cofnij
cli-help-undo = cofnij mój ostatni ruch, dopóki niczego nie wylosowano, nie odkryto i nikt nie odpowiedział
cli-command-autopass = autopas
cli-help-autopass = pasuj za mnie, aż wpiszę to znowu, gdy mogę tylko handlować
cli-command-save = zapisz
cli-help-save = gdzie jest zapis gry
cli-command-quit = koniec
cli-help-quit = wyjdź; grę można potem podjąć
cli-command-help = pomoc
cli-help-help = ta lista

## Magnaci

cli-ma-policy = Polityka: { $symbol }
cli-ma-track = #
cli-ma-family = Familia
cli-ma-wealth = Majątek
cli-ma-estates = Posiadłości
cli-ma-standing = Pozycja
cli-ma-fiefs = Lenna
cli-ma-cards = Karty
cli-ma-laws = Prawa
cli-ma-symbol = Symbol
cli-ma-your-card = Twoja karta
cli-ma-hand = Ręka
cli-ma-shown = Karty odkryte w tym Wieku
cli-ma-lady = siła { $strength }
cli-ma-partitions = ✗ Rozbiory { $count } z { $most }
cli-ma-collapse = ✗ Rozbiory: { $count }
cli-ma-gift = Oddaj w prezencie
cli-ma-offer-back = cofnij wycofuje ofertę
cli-ma-used = użyty
cli-ma-pledged = obiecane
cli-ma-strength = Siła
cli-ma-scale = Skala
cli-ma-decks = Talie: Prawa { $laws }, Konflikty { $conflicts }
cli-ma-group-play = Akcje
cli-ma-group-trade = Handel
cli-ma-group-give = Oddaj
cli-ma-group-take = Poproś o
cli-ma-group-pledge = Obietnica

## Signorie

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
