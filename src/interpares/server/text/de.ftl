# Was der Server ablehnt.

problem-already-proposed = Dein voriger Vorschlag steht noch; zieh ihn zuerst zurück.
problem-busy = Am Tisch ist gerade zu viel los; versuch es noch einmal.
problem-fork-after-end = Zu diesem Zeitpunkt ist die Partie schon zu Ende; wähl einen früheren.
problem-fork-needs-seat = Solange eine Partie läuft, kann man sie nur so abzweigen, wie einer deiner Plätze sie kennt.
problem-internal = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert.
problem-no-method = Diese Adresse nimmt eine solche Anfrage nicht an.
problem-no-order = Diesen Dauerauftrag gibt es nicht.
problem-no-path = Unter dieser Adresse gibt es nichts.
problem-no-proposal = Diesen Vorschlag gibt es nicht mehr.
problem-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
problem-no-spectators = An diesem Tisch kann man nicht zuschauen.
problem-lesson = Das ginge, aber in dieser Lektion geht es um etwas anderes: Lies noch einmal, was sie verlangt.
problem-no-table = Diesen Tisch gibt es nicht.
problem-not-for-you = Das darf nur, wer den Server betreibt.
problem-not-open = An diesem Tisch wird schon gespielt, oder er ist geschlossen.
problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
problem-not-running = An diesem Tisch läuft keine Partie.
problem-not-started = An diesem Tisch hat das Spiel noch nicht begonnen.
problem-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-your-seat = Platz { $seat } gehört dir nicht.
problem-other-protocol = Du sprichst Version { $theirs } des Protokolls; dieser Server spricht Version { $ours }.
problem-other-version = Diese Partie wurde nach Version { $theirs } der Regeln gespielt; dieser Server hat Version { $ours }.
problem-seat-kept = Dieser Platz ist für jemand anderen reserviert.
problem-seat-taken = Einen solchen freien Platz gibt es nicht.
problem-seats-open = Es sind noch Plätze frei.
problem-spectators-watch = Wer zuschaut, kann nicht mitspielen.
problem-stale = Am Tisch ist es inzwischen weitergegangen; schau noch einmal hin, bevor du antwortest.
problem-too-fast = Zu viele Nachrichten; etwas langsamer, bitte.
problem-too-many-orders = Ein Platz kann höchstens { $most } Daueraufträge haben.
problem-too-large = Die Anfrage ist zu groß.
problem-unavailable = Der Server kann im Moment keine Züge speichern; deiner wurde nicht angenommen.

refusal-delay-missing = Für verzögertes Zuschauen muss die Verzögerung angegeben sein.
refusal-too-deep = Die Anfrage ist zu tief verschachtelt.
refusal-undo-n-late = Nach Stand { $n } wurde kein Zug gemacht; es gibt nichts zurückzunehmen.
refusal-undo-n-missing = Um mit Zustimmung aller zurückzugehen, muss der Stand angegeben sein, zu dem es zurückgeht.
refusal-moment-range = Die Zeitpunkte dieser Partie gehen von 0 bis { $last }.
refusal-pace-range = „{ $name }“ muss bei diesem Tempo zwischen { $least } und { $most } liegen, nicht bei { $number }.
refusal-vacation-already = Du bist schon im Urlaub; beende ihn zuerst.
refusal-vacation-days = Ein Urlaub hat 1 bis { $most } Tage, nicht { $days }.
refusal-vacation-none = Du bist nicht im Urlaub.
refusal-vacation-not-here = Urlaub gibt es nur an Tischen mit Tagen pro Zug.
refusal-vacation-too-late = Deine Zeit ist um; komm zuerst an den Tisch zurück.
refusal-vacation-used-up = Du hast noch { $left } Urlaubstage, nicht { $days }.

page-unbuilt = Die Seite ist noch nicht gebaut. `make play` baut sie, ebenso `npm ci && npm run build` im Ordner web; lade diese Seite danach neu.
