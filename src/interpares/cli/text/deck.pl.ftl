### Talie do Veto!

cli-deck-none = Nie ma talii „{ $deck }”; talie to { $decks }.
cli-deck-no-file = { $file ->
    [none] Podaj plik albo jedną z talii:
   *[other] Nie ma pliku „{ $file }”, a talie to
} { $decks }.
cli-deck-encoding = To nie jest tekst w UTF-8; talię trzeba zapisać w tym kodowaniu.

cli-deck-checked = { $deck }, { $rules }
cli-deck-legal = Ta talia jest zgodna z zasadami: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
cli-deck-refused = { $deck }: talia niezgodna z zasadami, { $flaws ->
    [one] 1 błąd
    [few] { $flaws } błędy
    [many] { $flaws } błędów
   *[other] { $flaws } błędu
}.
cli-deck-warning = uwaga
cli-deck-flaw = { $rule }: { $text }

cli-deck-no-strategy = bez strategii
cli-deck-no-faction = bez frakcji
cli-deck-variants = odmiany gry
    .standard = gra podstawowa
    .multiplayer = gra w trzy lub cztery osoby
    .feast = zasady biesiadne
    .first-game = pierwsza gra

cli-deck-cards = Karty
cli-deck-types = Według rodzaju
cli-deck-factions = Według frakcji
cli-deck-keywords = Według słów kluczowych
cli-deck-lafa = Lafa
cli-deck-average = Lafa postaci
cli-deck-number = średnio { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-deck-income = Dochód
cli-deck-incomes = { $income } na rundę z { $cards ->
    [one] 1 karty
   *[other] { $cards } kart
}
cli-deck-kreski = Kreski postaci
cli-deck-szabla = Szabla postaci
cli-deck-elects = Elekci
cli-deck-karmazyns = Karmazyni
cli-deck-negations = Unieważnienia
cli-deck-chance-income = Pierwszy dwór z kartą dochodu
cli-deck-chance-cheap = Pierwszy dwór z postacią o lafie poniżej { $lafa }
cli-deck-chance-elect = Pierwszy dwór z Elektem
cli-deck-chance = { NUMBER($opening, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, z ponownym dobraniem { NUMBER($redrawn, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-deck-replies = Repliki według momentu
    .game-start = początek gry
    .untap-begin = początek fazy odznaczania
    .initiative-set = ustalenie inicjatywy
    .untapped = odznaczenie kart
    .settlement-begin = początek fazy rozliczenia
    .cards-drawn = uzupełnienie dworów
    .dukats-computed = obliczenie dukatów
    .dukats-settled = rozliczenie dukatów
    .election-announced = ogłoszenie elekcji
    .game-phase-begin = początek fazy gry
    .declared = zgłoszenie zagrania
    .duel-answered = przyjęcie lub odmowa pojedynku
    .duel-before = tuż przed pojedynkiem
    .fight-turn = ruch w pojedynku
    .duel-result = ustalenie wyniku pojedynku
    .duel-applied = skutki pojedynku
    .duel-end = koniec pojedynku
    .casualty-pending = postać ma zostać ranna lub zabita
    .entered-play = wejście karty do gry
    .left-play = opuszczenie gry przez kartę
    .agitated = po agitacji
    .influence-used = użycie wpływu politycznego
    .ending-begin = początek fazy zakończenia
    .victory-check = sprawdzanie zwycięstwa
    .hand-discarded = odrzucenie kart w fazie zakończenia
    .any = dowolny moment fazy gry

cli-card-checked = { $name }{ $id ->
    [none] : tą kartą nie da się grać.
   *[other] : { $id }
}
cli-card-refused = { $file }: { $cards ->
    [one] 1 kartą nie da się grać.
    [few] { $cards } kartami nie da się grać.
    [many] { $cards } kartami nie da się grać.
   *[other] { $cards } kartami nie da się grać.
}
cli-card-toml = to nie jest TOML: { $flaw }
cli-card-none = nie ma wpisu „[[card]]”.
