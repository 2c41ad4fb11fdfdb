### Das Spielbrett von Sigismundus Augustus im Terminal

cli-sa-round = Runde { $round } von { $rounds }
cli-sa-act = Gesetz: { $act }
cli-sa-demand = Königsforderung: { $demand }
cli-sa-in-force = In Kraft
cli-sa-rejected = Abgelehnt
cli-sa-house = Geschlecht
cli-sa-vp = SP
cli-sa-ducats = Dukaten
cli-sa-votes = Stimmen
cli-sa-clients = Klienten
cli-sa-markers = Marken
cli-sa-army = Armee
cli-sa-host = Ldst.
cli-sa-power = Macht
cli-sa-cards = Hand
cli-sa-deck-internal = I
cli-sa-deck-foreign = A
cli-sa-deck-military = M
cli-sa-ribbons = Bänder { $vp } SP
cli-sa-short-ducats = D.
cli-sa-short-votes = St.
cli-sa-holdings = Ämter, Figuren, Siegel
cli-sa-seals = Siegel: { $seals }
cli-sa-protected = unangreifbar
cli-sa-gold = { $gold } D.
cli-sa-support = Unterstützung
cli-sa-royal = des Königs
cli-sa-senatorial = der Senatoren
cli-sa-parliamentary = der Abgeordneten
cli-sa-representative = Vertreter
cli-sa-abroad = Ausland
cli-sa-seal = Siegel
cli-sa-fields = Felder
cli-sa-price = Preis
cli-sa-worth = { $income } D. { $prestige } SP
cli-sa-figures = Offene Figuren
cli-sa-hand = Deine Hand
cli-sa-known = Karten, die du kennst
cli-sa-sealed = Verdeckt gewählt
cli-sa-offers = Dukaten für Stimmen
cli-sa-for-sale = Stimmen zum Verkauf
cli-sa-bids = Gebotene Stimmen
cli-sa-to-vote = Ämter, über die noch abgestimmt wird: { $offices }
cli-sa-power-left = Macht { $power }
cli-sa-legend-crown = ♛ gekrönt: wertet in dieser Runde
cli-sa-legend-pact = ✗ Geheimpakt
cli-sa-legend-representative = ★ hat die Karte
cli-sa-legend-marker = (G) markiert, kommt zur Abstimmung
cli-sa-legend-worth = 4/4 Einkommen und Prestige oder SP für Platz 1 und 2
cli-sa-legend-ribbon = ⚜ goldenes Band
cli-sa-legend-turned = ↻ durch ein Gesetz umgedreht
cli-sa-purse = { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}
cli-sa-so-many-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
cli-sa-so-many-markers = { $markers ->
    [one] 1 Marke
   *[other] { $markers } Marken
}
cli-sa-entry = { $field }{ $ducats ->
    [0] { "" }
   *[other] { " " }({ $ducats } D.)
}
cli-sa-draw = { $deck }, { $count ->
    [0] wird neu gemischt
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
cli-sa-against = gegen { $seat }
cli-sa-court = Gericht gegen { $seat }
cli-sa-goes = { $country } auf Feld { $space }
cli-sa-stays = { $country } bleibt auf Feld { $space }
cli-sa-foundation = { $vp } SP, niemand greift dich an
cli-sa-take-ducats = nimm { $ducats } Dukaten
cli-sa-one-client = ein Klient mehr
cli-sa-first-player = nimm die Startspielermarke
cli-sa-take-figure = { $figure }, so viele Dukaten darauf
cli-sa-bribe = besteche { $figure } ({ $house }) für { $ducats } D.
cli-sa-feast = { $steps ->
    [0] kein Schritt, mit diesen Karten
   *[other] weiter, mit diesen Karten (Felder bis I: { $steps })
}
cli-sa-forward = { $steps ->
    [0] kein Schritt: du stehst auf Feld I
   *[other] ein Feld vorwärts
}
cli-sa-academy = ziehe { $count } Karten
cli-sa-agitate = { $steps ->
    [0] kein Schritt, für so viele Dukaten
   *[other] weiter, für so viele Dukaten (Felder bis I: { $steps })
}
cli-sa-block = nur dort stehen
cli-sa-offer-ducats = Dukaten für Stimmen
cli-sa-offer-votes = Stimmen zum Verkauf
cli-sa-bid = Stimmen für das Amt
cli-sa-commit = { $resource } für den König
cli-sa-discard = diese für je 1 Stimme abwerfen
cli-sa-rank = die Geschlechter mit ihren Buchstaben, das höchste zuerst
cli-sa-send = zu entsenden: { $units }
cli-sa-send-none = keine entsenden
cli-sa-keep = zu behalten: { $units }
cli-sa-of-host = vom Landsturm { $units }
cli-sa-upkeep = { $unit } { $ducats } D.{ $free ->
    [0] { "" }
   *[other] { " " }({ $free } kostenlos)
}
cli-sa-free-any = beliebige kostenlos: { $count }
