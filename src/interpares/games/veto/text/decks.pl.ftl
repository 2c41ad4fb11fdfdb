### Talie do Veto! jako tekst: czego nie da się odczytać

deck-line = Wiersz { $line }: { $text }
deck-no-faction = Talia nie ma frakcji: brakuje wiersza takiego jak „Frakcja: Dworscy”.
deck-no-header = „{ $typed }:” to ani „Frakcja:”, ani „Strategia:”.
deck-twice = Wiersz „{ $typed }:” występuje więcej niż raz.
deck-no-card = „{ $typed }” to nie liczba i nazwa karty, np. „3 Finta”.
deck-copies = Liczba kopii karty nie może wynosić { $typed }.
deck-ambiguous = „{ $typed }” to więcej niż jedna karta; wpisz jedną z nich: „{ NAME($near, join: "”, „") }”.
deck-unknown = Nie ma { $kind ->
    [faction] frakcji
    [strategy] strategii
   *[card] karty
} „{ $typed }”{ $near ->
    [none] .
   *[other] ; może chodzi o: „{ NAME($near, join: "”, „") }”.
}
deck-own-card = Tej własnej karty nie da się odczytać: { $flaw }.

## Co się talii sprzeciwia albo nie jest rozsądne

deck-flaw =
    .unknown-faction = Nie ma frakcji „{ $faction }”.
    .unknown-strategy = Nie ma strategii „{ $strategy }”.
    .unknown-card = Nie ma karty „{ $card }”.
    .outside = { $card }: karty frakcji i strategii pozostają poza kredensem.
    .no-copies = { $card }: liczba kopii to { $count }, a musi być co najmniej 1.
    .too-many = { $card }: liczba kopii to { $count }, a może być najwyżej { $most }.
    .too-few = Kredens ma { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }; trzeba co najmniej { $least }.
    .not-first-game = Pierwszą grę z przewodnikiem rozgrywa się jej własnymi dwiema taliami.
    .foreign-mark = { $card }: może jej użyć tylko inna frakcja ({ $faction }).
    .foreign-loyal = { $card }: postać Lojalna wobec innej frakcji ({ $faction }), nie możesz jej wystawić.
    .no-bearer = { $card }: nie możesz wystawić żadnej postaci frakcji, dla której jest ta karta ({ $faction }).
    .no-elect = Nie ma Elekta, którego można wystawić, a elekcja go wymaga.
    .own-many = Liczba własnych kart to { $count }, a może być najwyżej { $most }.
    .own-wrong = Własną kartą nie da się grać: { $flaw }.
    .own-unused = { $card }: tej własnej karty nie ma w talii.
    .own-twins = Dwie własne karty nazywają się „{ $name }”.
