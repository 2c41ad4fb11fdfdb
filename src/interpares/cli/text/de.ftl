### Die Kommandozeile

cli-you = du
cli-person = an diesem Terminal
cli-bot = Bot: { $name }
cli-level-human = Mensch
cli-level-novice = Neuling
cli-level-squire = Knappe
cli-level-noble = Edelmann
cli-thinking = Die anderen spielen …
cli-considering = Ich überlege …
cli-hints = Was ein Bot täte und was fast so gut ist; die Gewinnchance danach und warum:
cli-since = Was geschehen ist
cli-earlier = … { $count } davor (gib verlauf ein)
cli-hint = ? regel · tipp · brett · hand · karten · verlauf · zurück · ende · hilfe
cli-pass-device = Weiter geht es mit: { $seat }. Gib das Gerät weiter.
cli-press-enter = Enter, wenn sonst niemand hinsieht
cli-left = Das Spiel ist gespeichert. So geht es weiter:
cli-over = Die Aufzeichnung dieser Partie. So zeigst du die Stellungen und prüfst das Mischen:
cli-repaired = Die letzte Zeile der Aufzeichnung war abgeschnitten und wurde verworfen; das Spiel geht davor weiter.
cli-saved = Jeder Zug wird sofort gespeichert, und zwar in:
cli-undone = Zurückgenommen.
cli-passed = { $seat }: gepasst (autopass)
cli-autopass-on = Ab jetzt wird für dich gepasst, wenn du nur handeln könntest; noch einmal autopass beendet das.
cli-autopass-off = Du wirst wieder in jedem Zug gefragt.
cli-autobene-hint = „autobene { $timing }“ schaltet einen Zeitpunkt ein oder aus; bei eingeschalteten wird für mich bene gesagt, auch wenn ich antworten könnte.
cli-no-rule = Es gibt keine Regel oder Möglichkeit „{ $text }“; Regeln haben Nummern wie { $example }.
cli-no-cards = Auf dem Tisch liegen keine Karten.
cli-no-log = Noch ist nichts geschehen.

cli-verified = Der Startwert passt zur Festlegung.
cli-state-open = { $title }, { $moves }: bis hierher in Ordnung, die Partie läuft noch; am Zug: { $seats }.
cli-state-lost = { $title }, { $moves }: in Ordnung; alle haben verloren.
cli-state-won = { $title }, { $moves }: in Ordnung; Sieg: { $seats }.

cli-not-offered = { $text } steht nicht zur Wahl: { $keys }.
cli-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl; gib hilfe ein.
cli-in-parts = Gib alle Teile ein, die vor einer Möglichkeit stehen, etwa „{ $example }“.

cli-choose-language = Sprache (pl, en, de)
cli-unfinished = Angefangene Spiele
cli-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
cli-choose-saved = Welches, oder 0 für ein neues Spiel
cli-choose-game = Spiel
cli-choose-seats = Plätze ({ $seats })
cli-choose-option = { $title } ({ $choices })
cli-choose-each = { $title }, je Platz eine Angabe ({ $choices }), zum Beispiel { $example }; - für das Übliche
cli-each-once = { $count } verschiedene, mit + dazwischen
cli-unfit = „{ $text }“ passt hier nicht; möglich: { $choices }.
cli-on = an
cli-off = aus
cli-choose-player = Platz { $number } ({ $levels })

cli-place = Rang
cli-player = Wer
cli-score = Punkte

cli-command-answer = 3 · pass
cli-help-answer = eine Möglichkeit wählen: mit dem, was davor steht, oder in Worten wie „{ $move }“
cli-command-rule = ? · ? 3 · ? { $rule }
cli-help-rule = die Regel zur Frage, zu einer Möglichkeit oder zur letzten Ablehnung, oder die mit dieser Nummer
cli-command-hint = tipp
cli-help-hint = die besten Möglichkeiten, wie ein Bot sie sieht, mit der Gewinnchance und warum
cli-command-board = brett
cli-help-board = den Tisch noch einmal zeigen
cli-command-hand = hand
cli-help-hand = was ich habe und was man von allen wissen darf
cli-command-cards = karten
cli-help-cards = was die Karten und Plättchen auf dem Tisch bewirken
cli-command-log = verlauf
cli-help-log = was geschehen ist; verlauf 100 zeigt mehr
cli-command-undo = zurück
cli-help-undo = meinen letzten Zug zurücknehmen, solange nichts gezogen, aufgedeckt oder beantwortet wurde
cli-command-autopass = autopass
cli-help-autopass = für mich passen, wenn ich nur handeln könnte, bis ich es noch einmal eingebe
cli-command-autobene = autobene
cli-help-autobene = zu manchen Zeitpunkten für mich bene sagen, bis ich sie ausschalte; allein zeigt es die Liste
cli-command-deck = deck DATEI
cli-help-deck = ein eigenes Deck aus dieser Datei mitbringen, oder eins der Schachtel mit seiner Kennung
cli-command-save = speichern
cli-help-save = wo das Spiel liegt
cli-command-quit = ende
cli-help-quit = gehen; das Spiel lässt sich später fortsetzen
cli-command-help = hilfe
cli-help-help = diese Liste

cli-review-curve = Gewinnchancen
cli-review-sources = Woher die Punkte kamen
cli-review-turns = Wendepunkte
cli-review-turn = { $n }. { $done } ({ $shifts })
cli-review-shift = { $seat } von { $before } auf { $after }
cli-review-no-turns = Keine: Die Chancen änderten sich langsam.
cli-review-decisions = { $of ->
    [one] 1 Entscheidung
   *[other] { $of } Entscheidungen
}; mindestens { $least } % der Gewinnchance kosteten davon: { $count }
cli-review-decision = { $n }. { $said }
