### Plansza gry Sigismundus Augustus w terminalu

cli-sa-round = Runda { $round } z { $rounds }
cli-sa-act = Ustawa: { $act }
cli-sa-demand = Żądanie królewskie: { $demand }
cli-sa-in-force = Obowiązują
cli-sa-rejected = Odrzucone
cli-sa-house = Ród
cli-sa-vp = PZ
cli-sa-ducats = Dukaty
cli-sa-votes = Głosy
cli-sa-clients = Klienci
cli-sa-markers = Żetony
cli-sa-army = Wojsko
cli-sa-host = Posp.
cli-sa-power = Siła
cli-sa-cards = Karty
cli-sa-deck-internal = W
cli-sa-deck-foreign = Z
cli-sa-deck-military = M
cli-sa-ribbons = wstęgi { $vp } PZ
cli-sa-short-ducats = d.
cli-sa-short-votes = gł.
cli-sa-holdings = Urzędy, osobistości, pieczęcie
cli-sa-seals = pieczęcie: { $seals }
cli-sa-protected = nie można atakować
cli-sa-gold = { $gold } d.
cli-sa-support = Poparcie
cli-sa-royal = królewskie
cli-sa-senatorial = senackie
cli-sa-parliamentary = poselskie
cli-sa-representative = Przedstawiciel
cli-sa-abroad = Zagranica
cli-sa-seal = Pieczęć
cli-sa-fields = Pola
cli-sa-price = Cena
cli-sa-worth = { $income } d. { $prestige } PZ
cli-sa-figures = Odkryte osobistości
cli-sa-hand = Twoja ręka
cli-sa-known = Karty, które znasz
cli-sa-sealed = Wybrano w tajemnicy
cli-sa-offers = Dukaty za głosy
cli-sa-for-sale = Głosy na sprzedaż
cli-sa-bids = Oddane głosy
cli-sa-to-vote = Urzędy czekające na głosowanie: { $offices }
cli-sa-power-left = siła { $power }
cli-sa-legend-crown = ♛ korona: punktuje w tej rundzie
cli-sa-legend-pact = ✗ tajny pakt
cli-sa-legend-representative = ★ ma kartę
cli-sa-legend-marker = (G) oznaczony, będzie głosowanie
cli-sa-legend-worth = 4/4 dochód i prestiż albo PZ za pierwsze i drugie miejsce
cli-sa-legend-ribbon = ⚜ złota wstęga
cli-sa-legend-turned = ↻ odwrócony ustawą
cli-sa-purse = { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukata
}
cli-sa-so-many-votes = { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}
cli-sa-so-many-markers = { $markers ->
    [one] 1 żeton rodu
    [few] { $markers } żetony rodu
    [many] { $markers } żetonów rodu
   *[other] { $markers } żetonu rodu
}
cli-sa-entry = { $field }{ $ducats ->
    [0] { "" }
   *[other] { " " }({ $ducats } d.)
}
cli-sa-draw = { $deck }, { $count ->
    [0] do przetasowania
    [one] została 1 karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
cli-sa-against = przeciw: { $seat }
cli-sa-court = sąd, przeciw: { $seat }
cli-sa-goes = { $country } na pole { $space }
cli-sa-stays = { $country } zostaje na polu { $space }
cli-sa-foundation = { $vp } PZ, nikt cię nie zaatakuje
cli-sa-take-ducats = weź dukaty: { $ducats }
cli-sa-one-client = dodatkowy klient
cli-sa-first-player = weź żeton pierwszego gracza
cli-sa-take-figure = { $figure }, tyle dukatów na kartę
cli-sa-bribe = przekup: { $figure } ({ $house }), { $ducats } d.
cli-sa-feast = { $steps ->
    [0] bez ruchu, odrzucając te karty
   *[other] dalej, odrzucając te karty (pól do I: { $steps })
}
cli-sa-forward = { $steps ->
    [0] bez ruchu: stoisz na polu I
   *[other] jedno pole do przodu
}
cli-sa-academy = dobierz karty: { $count }
cli-sa-agitate = { $steps ->
    [0] bez ruchu, za tyle dukatów
   *[other] dalej, za tyle dukatów (pól do I: { $steps })
}
cli-sa-block = tylko postaw klienta
cli-sa-offer-ducats = dukaty za głosy
cli-sa-offer-votes = głosy na sprzedaż
cli-sa-bid = głosy na urząd
cli-sa-commit = { $resource } dla króla
cli-sa-discard = odrzuć te karty, 1 głos za każdą
cli-sa-rank = litery rodów od najwyższego miejsca
cli-sa-send = do wysłania: { $units }
cli-sa-send-none = nie wysyłaj żadnej
cli-sa-keep = do utrzymania: { $units }
cli-sa-of-host = z pospolitego ruszenia { $units }
cli-sa-upkeep = { $unit } { $ducats } d.{ $free ->
    [0] { "" }
   *[other] { " " }(za darmo { $free })
}
cli-sa-free-any = dowolne za darmo: { $count }
