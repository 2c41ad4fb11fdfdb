### Der Tisch von Sigismundus Augustus in Worten
###
### Für eine Seite ohne Spielplan: Jede Nachricht heißt so, wie ihr Feld in der Ansicht liegt, und sagt
### nichts, wo es nichts zu sagen gibt. `.name` ist der Name des Feldes.

view-seat = { "" }
view-variant =
    .name = Variante
view-edition =
    .name = Ausgabe der Regeln
view-rounds =
    .name = Zahl der Runden
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = Runde
view-phase =
    .name = Phase
view-stage =
    .name = Abschnitt des Sejms
view-first = { SEAT($value) }
    .name = Startspielermarke
view-order = { SEAT($value) }
    .name = Reihenfolge
view-tracks = { $place ->
    [0] { $outer ->
        [0] { name-royal-support.short }
        [1] { name-senatorial-support.short }
       *[2] { name-parliamentary-support.short }
    }:{ " " }
   *[other] { "" }
}{ SEAT($value) }
    .name = Skalen der Unterstützung
view-representative = { SEAT($value) }
    .name = Königsvertreter
view-sessions =
    .name = Gesetze aller Sejme
view-demand =
    .name = Königsforderung
view-seen-demands =
    .name = frühere Königsforderungen
view-demands-left =
    .name = Stapel der Königsforderungen
view-acts =
    .name = beschlossene Gesetze
view-rejected =
    .name = abgelehnte Gesetze
view-open-figures =
    .name = offene Figuren
view-removed-figures =
    .name = Figuren aus dem Spiel
view-unseen-figures =
    .name = Figuren im Stapel
view-decks = { $place ->
    [0] { name-internal }
    [1] { name-foreign }
   *[2] { name-military }
} { $value }
    .name = Stapel
view-discards =
    .name = abgeworfene Karten
view-votes-left =
    .name = Stimmen im Vorrat
view-extra-votes = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = zusätzliche Stimmen
view-clients-left =
    .name = Klienten im Vorrat
view-units-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = Einheiten im Vorrat
view-offers = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = gebotene Dukaten
view-for-sale = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = Stimmen zu verkaufen
view-to-vote =
    .name = Ämter, über die noch abgestimmt wird
view-bids = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = Stimmen für das Amt
view-sealed = { SEAT($value) }
    .name = schon geheim gewählt

## Ämter, Länder, Felder

view-offices = { NAME($id) }: { $holder ->
    [none] frei
   *[other] { SEAT($holder) }
}{ $marker ->
    [none] { "" }
   *[other] , Adelsgeschlechtsmarke: { SEAT($marker) }
}; Einkommen { $income }, Prestige { $prestige }{ $turned ->
    [true] ; umgedreht
   *[false] { "" }
}
view-countries = { NAME($id) }: Feld { $space } ({ $first } / { $second } SP){ $crowned ->
    [true] , gekrönt
   *[false] { "" }
}{ $pact ->
    [true] , Tajny pakt
   *[false] { "" }
}; Marken: { EACH($markers) }; Punkte: { EACH($points) }{ $seal ->
    [none] { "" }
   *[other] ; Siegel: { SEAT($seal) }
}
view-fields = { $in_play ->
    [true] { NAME($id) }: Klienten { $clients ->
        [none] –
       *[other] { SEAT($clients, join: ", ") }
    }; Preis des nächsten: { EACH($prices) }{ $stood ->
        [none] { "" }
       *[other] ; zuvor: { SEAT($stood, join: ", ") }
    }
   *[false] { "" }
}
    .name = Aktionsfelder

## Kampf

view-battle =
    .name = Kampf
view-battle-attacker = { SEAT($value) }
    .name = Angreifer
view-battle-defender = { SEAT($value) }
    .name = Verteidiger
view-battle-card =
    .name = Karte
view-battle-rolls = { $place ->
    [0] { NAME($value) }
    [1] Angriff { $value }
   *[2] Verteidigung { $value }
}
    .name = Würfe

## Adelsgeschlechter

view-players-house = { "" }
view-players-ducats =
    .name = Dukaten
view-players-votes =
    .name = Stimmen
view-players-vp =
    .name = Siegpunkte
view-players-scored = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-foundation }
        [1] { name-foray }
        [2] { name-offices }
        [3] { name-countries }
        [4] { name-grants }
       *[5] { name-ribbons }
    } { SIGNED($value, plus: "") }
}
    .name = Punkte nach Herkunft
view-players-clients =
    .name = Klienten
view-players-withdrawn = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = zurückgezogene Klienten
view-players-markers =
    .name = Adelsgeschlechtsmarken im Vorrat
view-players-active = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = aktive Einheiten
view-players-inactive = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = inaktive Einheiten
view-players-power =
    .name = Macht
view-players-free-upkeep = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = freier Unterhalt
view-players-free-upkeep-any = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = freier Unterhalt beliebiger Einheiten
view-players-hand = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-internal }
        [1] { name-foreign }
       *[2] { name-military }
    } { $value }
}
    .name = Handkarten
view-players-offices =
    .name = Ämter
view-players-figures = { NAME($figure) }{ $gold ->
    [0] { "" }
   *[other] { " " }(Dukaten: { $gold })
}
    .name = Figuren
view-players-seals =
    .name = Siegel
view-players-protected = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = durch eine Kirchengründung geschützt
view-players-courts =
    .name = Kirchengerichte in dieser Runde
view-players-prestige =
    .name = Prestige der Ämter
view-players-income =
    .name = Einkommen
view-players-votes-to-come =
    .name = Stimmen im nächsten Sejm
view-players-ribbons =
    .name = goldene Bänder

## Nur für einen Spieler

view-hand =
    .name = vor den anderen verborgen
view-hand-cards =
    .name = Hand
view-hand-known = { NAME($value) } ({ SEAT($outer) })
    .name = bekannte Karten anderer
view-hand-closed = { $type ->
    [vote_for] für das Gesetz
    [vote_against] gegen das Gesetz
    [commit_units] { name-infantry } { $infantry }, { name-hussars } { $hussars }, { name-artillery } { $artillery }
    [commit] { $amount }
    [offer_ducats] { name-ducats }: { $ducats }
   *[other] { name-votes }: { $votes }
}
    .name = geheim gewählt
