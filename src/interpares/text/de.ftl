### Wörter, die jedes Spiel braucht.
###
### Funktionen: NAME(ids) gibt Namen, SEAT(seats) die Namen der Plätze, beide mit `case` für einen
### Fall und `join` für eine Liste ohne „und“; EACH(seats, ids) bildet Paare, ohne `seats` für alle
### Plätze der Reihe nach, und lässt aus, wer `skip` hat; COUNTED(numbers, of) sagt das `counted-…`
### jeder Zahl außer 0; SUM(numbers) zählt zusammen; SIGNED(number) schreibt ein Vorzeichen. Kein
### Wert, kein Wort und eine leere Liste kommen als `none` an. Ein Ding unterscheiden von anderen
### desselben Namens Nummer und Ort, wie `guard#2@seat-1`.

list = { $first } und { $last }
one-of-several = { $name } { $number }
thing-at = { $name } ({ $place })
name-none = –
name-true = ja
name-false = nein

players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
seat = Platz { $number }
spectator = Publikum
your-turn = Du bist am Zug
waiting-for = Warten auf { SEAT($seats, case: "acc") }
game-over = Das Spiel ist zu Ende
winner = Sieg: { SEAT($seats) }
shared-defeat = Alle haben verloren
rule-number = Regel { $rule }

refusal-no-lesson = Diese Lektion gibt es nicht.
refusal-not-asked = Du bist jetzt nicht gefragt: Erst muss jemand anderes wählen.
refusal-not-offered = Das steht dir jetzt nicht zur Wahl.
refusal-undo-over = Die Partie ist zu Ende; alle Züge gelten.
refusal-undo-nothing = Du hast keinen Zug gemacht, den man zurücknehmen könnte.
refusal-undo-chance = Seit deinem letzten Zug hat der Zufall entschieden; der Zug gilt.
refusal-undo-shown = Seit deinem letzten Zug wurde Verborgenes aufgedeckt; der Zug gilt.
refusal-undo-sealed = Deine geheime Wahl ist vollständig; sie gilt.
refusal-undo-answered = Seit deinem letzten Zug hat jemand anderes gespielt; der Zug gilt.
refusal-too-many-words = „{ $typed }“ hat zu viele Wörter; richtig wäre „{ $form }“.
refusal-wrong-words = In „{ $typed }“ fehlt ein Wort, oder eines passt nicht.

# Hinweise und die Analyse einer Partie; $reasons ist eine Liste von insight-reason oder `none`.
insight-reason = { $part } { SIGNED($points) }
insight-end = { $kind ->
    [good] das gewinnt die Partie
   *[bad] das verliert die Partie
}
insight-advice = { $option }: { $points ->
    [0] { $reasons ->
        [none] etwa so gut wie das Übrige
       *[other] { $reasons }
    }
   *[other] { $reasons ->
        [none] etwa { $worth } wert
       *[other] { $reasons }; etwa { $worth } wert
    }
}
insight-later = { $option }: { $reasons ->
    [none] zahlt sich später aus
   *[other] { $reasons }; zahlt sich später aus
}
insight-agrees = { SEAT($seat) }: { $done }. Ein Bot hätte dasselbe getan.
insight-verdict = { SEAT($seat) }: { $done }. Ein Bot würde lieber: { $advised }{ $gain ->
    [0] { "" }
   *[other] , Gewinnchance { SIGNED($gain) } %
}{ $reasons ->
    [none] { "" }
   *[other] { " " }({ $reasons })
}.
