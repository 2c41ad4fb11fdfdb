### Plansza Veto! w terminalu

cli-ve-round = Runda { $round }
cli-ve-round-of = Runda { $round } z { $rounds }
cli-ve-pool = Wspólna pula: { $pool } z { $total } kresek
cli-ve-voice = Przy głosie: { $seat } ({ $deeds ->
    [0] bez czynu
    [one] 1 czyn
    [few] { $deeds } czyny
    [many] { $deeds } czynów
   *[other] { $deeds } czynu
})
cli-ve-election = Ogłoszona elekcja: { $seat }
cli-ve-influence = Wpływ polityczny użyty: { $seats }
cli-ve-camp = Obóz
cli-ve-kreski = Kreski
cli-ve-dukats = Dukaty
cli-ve-sum = Inicj.
cli-ve-hand = Dwór
cli-ve-cupboard = Kredens
cli-ve-discard = Odrzucone
cli-ve-letter-radziwill = R
cli-ve-letter-wisniowiecki = W
cli-ve-letter-court = D
cli-ve-letter-lubomirski = L
cli-ve-out = poza grą
cli-ve-strategy = Strategia: { $strategy }
cli-ve-election-field = Pole elekcyjne
cli-ve-karmazyn-field = Pole karmazynów
cli-ve-possessions = Posesje
cli-ve-removed = Usunięte z gry
cli-ve-owner = (właściciel: { $seat })
cli-ve-until = do rundy { $round }
cli-ve-in-force = Działa
cli-ve-stack = Stos od góry
cli-ve-reply = { $kind }, replika
cli-ve-negated = zanegowane
cli-ve-resolving = właśnie działa
cli-ve-duel = Pojedynek
cli-ve-queued = Potem: { $duel }
cli-ve-unanswered = Bez odpowiedzi. Koszt odmowy: { $kreski ->
    [one] 1 kreska
    [few] { $kreski } kreski
    [many] { $kreski } kresek
   *[other] { $kreski } kreski
}
cli-ve-refused = Odmowa
cli-ve-draw = Remis
cli-ve-won = Zwycięża „{ $winner }”, różnica { $margin }: { $casualty ->
    [kill] pokonanemu grozi śmierć
    [wound] pokonanemu grozi rana
   *[none] pokonanemu nic nie grozi
}{ $kreski ->
    [0] { "" }
    [one] , przepada 1 kreska
    [few] , przepadają { $kreski } kreski
    [many] , przepada { $kreski } kresek
   *[other] , przepada { $kreski } kreski
}
cli-ve-purse = Dukaty: { $dukats }
cli-ve-deck = Cała twoja talia
cli-ve-cost = { $dukats ->
    [0] za darmo
    [one] 1 dukat
    [few] { $dukats } dukaty
    [many] { $dukats } dukatów
   *[other] { $dukats } dukata
}
cli-ve-cost-by-text = koszt według tekstu
cli-ve-income = dochód +{ $dukats }
cli-ve-upkeep = utrzymanie −{ $dukats }
cli-ve-unique = unikatowa
cli-ve-own-deck = „{ $command }” przynosi własną talię; „karty” mówi, co robią frakcje i strategie.
cli-ve-group-deploy = Wystaw
cli-ve-group-agitate = Agituj
cli-ve-group-challenge = Wyzwij
cli-ve-group-move = Przemieść
cli-ve-group-deed = Inne czyny
cli-ve-group-trifle = Drobiazgi
cli-ve-group-thrust = Sztychy
cli-ve-group-reply = Repliki
cli-ve-group-pass = Koniec
cli-ve-legend-initiative = ★ inicjatywa
cli-ve-legend-voice = ► przy głosie
cli-ve-legend-marked = ↻ zaznaczona
cli-ve-legend-down = ▼ zakryty sztych
cli-ve-legend-marker = ● znaczniki
cli-ve-legend-silent = ∅ jej tekst nie działa
cli-ve-legend-kreski = 4/14 kreski i próg elekcji
cli-ve-legend-dukats = 9 +3 dukaty i najbliższe rozliczenie
cli-ve-legend-hand = 5/7 dwór i jego limit
cli-ve-legend-letters = S Szabla, K Kreski
cli-ve-own-object = na wierzchu stosu leży coś mojego
cli-ve-others-object = na wierzchu stosu leży coś przeciwnika
cli-ve-after-stack = po rozpatrzeniu stosu: wejścia i zejścia kart, agitacja, wpływ
