### Wiersz poleceń

cli-you = ty
cli-person = przy tym terminalu
cli-bot = bot: { $name }
cli-level-human = człowiek
cli-level-novice = nowicjusz
cli-level-squire = giermek
cli-level-noble = szlachcic
cli-thinking = Grają pozostali …
cli-considering = Zastanawiam się …
cli-hints = Co zrobiłby bot i co jest prawie tak dobre; szansa na wygraną potem i dlaczego:
cli-since = Co się wydarzyło
cli-earlier = … wcześniejszych: { $count } (wpisz dziennik)
cli-hint = ? zasada · podpowiedź · plansza · ręka · karty · dziennik · cofnij · koniec · pomoc
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
cli-autobene-hint = „autobene { $timing }” włącza lub wyłącza moment; we włączonych bene pada bez pytania, choćby można było replikować.
cli-no-rule = Nie ma zasady ani możliwości „{ $text }”; zasady mają numery takie jak { $example }.
cli-no-cards = Na stole nie ma kart.
cli-no-log = Nic się jeszcze nie wydarzyło.

cli-verified = Ziarno zgadza się ze zobowiązaniem.
cli-state-open = { $title }, { $moves }: dotąd poprawna, gra nieskończona; czekamy na ruch: { $seats }.
cli-state-lost = { $title }, { $moves }: poprawna; przegrali wszyscy.
cli-state-won = { $title }, { $moves }: poprawna; zwycięstwo: { $seats }.

cli-not-offered = { $text } nie należy do możliwości: { $keys }.
cli-not-understood = „{ $text }” to ani ruch, ani polecenie; wpisz pomoc.
cli-in-parts = Wpisz wszystkie części tego, co stoi przed wyborem, na przykład „{ $example }”.

cli-choose-language = Język (pl, en, de)
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
cli-command-hint = podpowiedź
cli-help-hint = najlepsze możliwości zdaniem bota, z szansą na wygraną i uzasadnieniem
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
cli-command-autobene = autobene
cli-help-autobene = mów za mnie bene w wybranych momentach, aż je wyłączę; samo słowo pokazuje ich listę
cli-command-deck = talia PLIK
cli-help-deck = przynieś własną talię z tego pliku albo talię z pudełka, podając jej id
cli-command-save = zapisz
cli-help-save = gdzie jest zapis gry
cli-command-quit = koniec
cli-help-quit = wyjdź; grę można potem podjąć
cli-command-help = pomoc
cli-help-help = ta lista

cli-review-curve = Szanse na wygraną
cli-review-sources = Skąd wzięły się punkty
cli-review-turns = Punkty zwrotne
cli-review-turn = { $n }. { $done } ({ $shifts })
cli-review-shift = { $seat } z { $before } na { $after }
cli-review-no-turns = Nie było: szanse zmieniały się powoli.
cli-review-decisions = { $of ->
    [one] 1 decyzja
    [few] { $of } decyzje
   *[many] { $of } decyzji
}; z nich kosztowało co najmniej { $least }% szansy na wygraną: { $count }
cli-review-decision = { $n }. { $said }
