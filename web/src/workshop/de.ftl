### Die Deckwerkstatt und der Karteneditor von Veto!

ws-title = Deckwerkstatt
ws-decks = Decks
ws-cards = Karteneditor
ws-again = Noch einmal versuchen
ws-parts = Teile der Werkstatt
ws-part-cards = Karten
ws-part-deck = Deck
ws-part-figures = Zahlen & Probe

## Karten

ws-search = Suche
ws-search-hint = Name oder Regeltext
ws-filters = Filter
ws-faction = Fraktion
ws-strategy = Strategie
ws-type = Typ
ws-keyword = Schlüsselwort
ws-cost = Kosten in Dukaten
ws-cost-least = Mindestens
ws-cost-most = Höchstens
ws-any = alle
ws-nobodys = ohne Fraktion
ws-order = Ordnung
ws-order-type = nach Typ
ws-order-name = nach Name
ws-order-lafa = billigste zuerst
ws-order-szabla = nach Szabla
ws-order-kreski = nach Kreski
ws-only-deck = in meinem Deck
ws-only-own = eigene
ws-found = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ws-all-cards = Alle zeigen
ws-look = Ansicht
ws-look-faces = Karten
ws-look-lines = Liste
ws-keys = + und − ändern die Zahl, Leertaste zeigt die Karte groß
ws-none-found = So eine Karte gibt es nicht. Versuche es mit weniger Filtern oder einem anderen Wort.
ws-no-own = Du hast noch keine eigene Karte.
ws-make-card = Eine Karte machen
ws-own = eigene
ws-chosen = gewählt
ws-in-deck = { $count } im Deck
ws-copies-of = Exemplare von { $name }
ws-less = Ein Exemplar weniger: { $name }
ws-more = Ein Exemplar mehr: { $name }

## Deck

ws-deck-name = Name des Decks
ws-my-decks = Meine Decks
ws-other-deck = Ein anderes Deck
ws-no-decks = Du hast noch kein Deck gespeichert.
ws-no-strategy = keine
ws-undo = Rückgängig
ws-share = Teilen
ws-text = Als Text
ws-saved = Gespeichert
ws-unsaved = Ungespeicherte Änderungen
ws-is-kept = In deinen Decks gespeichert.
ws-not-kept = Noch nicht unter deinen Decks.
ws-deck-empty = Die Anrichte ist leer. Klicke Karten an, um sie hineinzulegen, oder ziehe sie hierher.
ws-figures-none = Wähle zuerst ein Deck; hier stehen dann seine Zahlen.
ws-unknown = Unbekannte Karten
ws-flawed = gegen die Regeln
ws-cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ws-own-count = { $count } eigene
ws-start-new = Ein neues Deck
ws-start-box = Ein Deck aus der Schachtel
ws-start-text = Ein Deck aus Text lesen
ws-rename = { $name } umbenennen
ws-copy = { $name } verdoppeln
ws-copied = { $name } (Kopie)
ws-drop = Wegwerfen
ws-drop-of = { $name } wegwerfen
ws-drop-sure = „{ $name }“ für immer wegwerfen?
ws-guard = Das Deck in der Werkstatt hat Änderungen, die nicht gespeichert sind.
ws-guard-card = Die Karte in der Werkstatt hat Änderungen, die nicht gespeichert sind.
ws-guard-save = Zuerst speichern
ws-guard-drop = Verwerfen

## Regeltreue

ws-legal = { $rules }: erlaubt
ws-illegal = { $rules }: nicht erlaubt
ws-checking = { $rules }: wird geprüft …
ws-unchecked = { $rules }: nicht geprüft
ws-check-away = Der Server antwortet nicht; geprüft wird, sobald er wieder da ist.
ws-warnings = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}

## Zahlen

ws-curve = Kostenkurve
ws-bar = { $last ->
    [true] { $price } Dukaten oder mehr
   *[other] { $price ->
        [one] 1 Dukat
       *[other] { $price } Dukaten
    }
}: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ws-figure-income = Einkommen
ws-figure-kreski = Kreski
ws-figure-szabla = Szabla
ws-figure-elects = Elekte
ws-figure-negations = Aufhebungen
ws-figure-mean = mittlere Kosten der Personen
ws-types = Typen
ws-factions = Fraktionen
ws-keywords = Schlüsselwörter
ws-chances = Aussichten der ersten Hand
ws-chance-of = Mindestens eine
ws-chance-opening = unter sieben
ws-chance-redrawn = mit Tausch
ws-chance-income = Karte mit Einkommen
ws-chance-cheap = billige Person
ws-chance-elect = Karte eines Elekten
ws-hands = Beispielhände
ws-hand-draw = Sieben ziehen
ws-hand-other = Eine andere Hand
ws-hand-redraw = Einmal tauschen
ws-hand-first = Die erste Hand. Sie darf einmal gegen sieben andere Karten getauscht werden (VE-2.10).
ws-hand-second = Die zweite Hand, die man behalten muss (VE-2.10).

## Probe

ws-trial = Stärke gegen die Schachtel
ws-trial-text = Bots spielen dein Deck auf dem Server gegen jedes Deck der Schachtel ({ $rules }). Das geht weiter, wenn du die Seite verlässt.
ws-trial-games = Spiele je Deck
ws-trial-begin = Probe beginnen
ws-trial-stop = Anhalten
ws-trial-none = Noch keine Probe.
ws-trial-state = { $status ->
    [running] spielt: { $done } von { $total } Spielen
    [finished] – fertig: { $total } Spiele
    [cancelled] – von dir angehalten nach { $done } von { $total } Spielen
   *[other] – abgebrochen nach { $done } von { $total } Spielen
}
ws-trial-failed = { $count ->
    [one] 1 Spiel misslang und zählt nicht.
   *[other] { $count } Spiele misslangen und zählen nicht.
}
ws-trial-against = Gegen
ws-trial-won = Gewonnen
ws-trial-rate = Anteil
ws-trial-interval = 95 %
ws-trial-earlier = Frühere Proben
ws-trial-deck = Deck
ws-trial-unnamed = ein Deck
ws-trial-all = Alle

## Spielen

ws-play = Gegen einen Bot spielen
ws-play-how = Gegen wen?
ws-play-illegal = Das Deck muss erlaubt sein ({ $rules }), bevor man damit spielen kann.
ws-level = Stufe des Bots
ws-rules = Regeln
ws-bot-deck = Deck des Bots
ws-bot-deck-any = wie er will
ws-table-name = Probe: { $deck }

## Text und Links

ws-text-title = Das Deck als Text
ws-export = Ausgeben
ws-import = Einlesen
ws-text-language = Sprache der Namen
ws-text-none = Der Text kommt, sobald das Deck geprüft ist.
ws-copy-text = Kopieren
ws-download = Herunterladen
ws-paste = Text eines Decks oder ein Link darauf
ws-paste-hint = Faction: The Court
ws-take = Einlesen
ws-shared = Ein Deck für dich: { $name }
ws-take-deck = In meine Decks kopieren
ws-to-mine = Zu meiner Werkstatt
ws-link-broken = Dieser Link ist nicht zu lesen

## Karteneditor

ws-form = Formular der Karte
ws-card = Die Karte
ws-values = Werte
ws-doing = Regeltext und Wirkung
ws-try = Sofort ausprobieren
ws-my-cards = Meine Karten
ws-no-cards = Du hast noch keine Karte gespeichert.
ws-new-card = Eine neue Karte
ws-from-box = Mit einer Karte der Schachtel beginnen
ws-and-more = … und { $count } weitere; suche sie nach Namen.
ws-finished = fertig
ws-unfinished = unfertig
ws-nameless = Namenlose Karte
ws-card-right = Die Karte ist richtig und kann gespielt werden.
ws-card-flaws = { $count ->
    [one] 1 Sache ist noch falsch
   *[other] { $count } Sachen sind noch falsch
}
ws-card-doubts = Text und Wirkung der Karte passen vielleicht nicht zusammen:
ws-meaning = Wähle ein Feld, dann steht hier, was es bedeutet.
ws-whole-card = Die Karte
ws-card-hint = „Sofort ausprobieren“ öffnet einen privaten Tisch mit drei Exemplaren in einem Deck der Fraktion.
ws-toml-title = Die Karte als TOML
ws-toml-flawed = Eine Karte wird ausgegeben, sobald nichts mehr an ihr falsch ist.
ws-paste-toml = TOML mit [[card]]
ws-which-card = Die Datei hat mehrere Karten. Welche?
ws-remove = Entfernen: { $what }
ws-add = hinzufügen: { $what }
ws-add-field = Bedingung oder Einzelheit hinzufügen
ws-up = Nach oben: { $what }
ws-down = Nach unten: { $what }
ws-form-of = Art von { $what }
ws-form-number = eine Zahl
ws-form-word = eines
ws-form-text = eines
ws-form-list = mehrere
ws-form-card = eine bekannte Karte
ws-form-table = irgendeine passende Karte
ws-flaw-empty = Schreibe hier etwas.
