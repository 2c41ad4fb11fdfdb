### Hinweise, Analysen und Statistik.

## Hinweise

hint-asking = Ein Bot sieht sich an, was du siehst …
hint-no-reason = etwa so gut wie die anderen
hint-later = es zahlt sich später aus
hint-worth = etwa { $points } wert
hint-chance-text = Gewinnchance
hint-do = So machen
hint-lit = Der Bot weiß nicht mehr als du, und er kann irren.
hint-unrated = Nach einem Hinweis zählt diese Partie nicht mehr für die Wertung.

## Analysen

review-of = Analyse: { $name }
review-making = Ein Bot geht die Partie durch: Schritt { $done } von { $total }.
review-waiting = Die Partie wartet auf ihre Analyse; andere sind vor ihr dran.
review-progress = Fortschritt der Analyse
review-meanwhile = Du brauchst nicht zu warten: die Analyse bleibt erhalten und ist hier, wenn du wiederkommst.
review-failed = Die Analyse kam nicht zum Ende. Das liegt nicht an dir; man kann es noch einmal versuchen.
review-chances = Gewinnchancen
review-chances-text = Nach jedem Zug, wie ein Bot den Tisch mit offenen Karten einschätzt. Klick, oder nimm die Pfeiltasten; Bild auf und ab führen zu den Wendepunkten, Enter zum Rückblick.
review-curve = Gewinnchancen, Zug um Zug
review-at = Zug { $n } von { $last }: { $chances }. { $words }
review-move = Zug { $n } von { $last }
review-move-short = Zug { $n }
review-start = Die Partie beginnt.
review-quiet = Es geschah nichts, was alle sehen konnten.
review-show = Im Rückblick zeigen
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat diese Partie gewendet.
review-sources = Woher die Punkte kamen
review-total = Zusammen
review-my-decisions = Meine Entscheidungen
review-decisions-of = Entscheidungen: { $name }
review-whose = Wessen Entscheidungen
review-summary = { $count ->
    [one] Eine Entscheidung wurde beurteilt; in { $agreed } hätte ein Bot genauso gewählt.
   *[other] Von { $count } Entscheidungen hätte ein Bot { $agreed } genauso getroffen.
}
review-lost = Im Mittel kostete eine Entscheidung { $lost } der Gewinnchance.
review-order = Reihenfolge
review-by-loss = nach Verlust
review-by-time = nach Zeit
review-all = Auch die, die keinen Unterschied machten
review-you = Du
review-done = Zug
review-bot = Der Bot
review-agreed = der Bot stimmt zu
review-none = kein Unterschied
review-slight = etwas schlechter
review-mistake = Fehler
review-blunder = grober Fehler
review-on-curve = Auf der Kurve
review-try = Von hier versuchen
review-more = { $count } weitere
review-flawless = Keine Entscheidung kostete etwas, das der Rede wert wäre.
review-no-decisions = Hier gab es keine Entscheidung mit einer Wahl, die man beurteilen könnte.

## Statistik

statistics-text = Alle deine beendeten Partien. In der Klammer steht, wo der wahre Anteil der Siege fast sicher liegt.
statistics-none = Noch ist keine Partie von dir zu Ende.
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-rate = Anteil der Siege
statistics-place = Mittlerer Platz
statistics-seats = { $count } Personen
statistics-people = Menschen
statistics-by-seats = Nach Zahl der Personen
statistics-by-opponents = Nach Gegnern
statistics-best = Bestes Ergebnis
statistics-mean = Mittleres Ergebnis
statistics-sources = Woher meine Punkte im Mittel kommen
statistics-accuracy = Verlorene Chance je Entscheidung
statistics-accuracy-text = { $matches ->
    [one] in einer analysierten Partie, { $decisions } Entscheidungen
   *[other] in { $matches } analysierten Partien, { $decisions } Entscheidungen
}
statistics-hinted = { $count ->
    [one] In einer Partie hast du einen Hinweis genommen.
   *[other] In { $count } Partien hast du Hinweise genommen.
}
statistics-last = Die letzten Partien
statistics-last-text = Eine Säule für jede Partie, die letzte rechts: je höher, desto besser der Platz; eine Krone ist ein Sieg.
statistics-match = { $date }: { $rank ->
    [none] alle haben verloren
   *[other] Platz { $rank } von { $seats }
}{ $score ->
    [none] { "" }
   *[other] , { $score } Punkte
}
