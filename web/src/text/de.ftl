### Die Wörter der Seite. Die Wörter der Spiele kommen vom Server.

## Überall

lobby = Lobby
replays = Rückblick
rules = Regeln
workshop = Werkstatt
navigation = Hauptseiten
me = Mein Name und Konto
guest = Gast
to-lobby = Zur Lobby
close = Schließen
cancel = Abbrechen
save = Speichern
loading = Wird geladen …
missing = Hier ist nichts
missing-text = Die Adresse führt nirgendwohin: Vielleicht wurde der Tisch abgeräumt, oder es fehlt ein Buchstabe.
page-not-loaded = Ein Teil der Seite ließ sich nicht laden. Ist der Server noch da?
server-away = Der Server antwortet nicht. Was du siehst, kann veraltet sein.
offline-title = Du bist offline
offline-text = Diese Seite macht weiter, sobald das Netz wieder da ist.
away-title = Der Server antwortet nicht
away-text = Vielleicht startet er gerade neu. Diese Seite versucht es von selbst wieder.
failed-title = Auf dem Server ist etwas schiefgegangen
failed-text = Das ist nicht deine Schuld. Diese Seite versucht es von selbst wieder.
refused-title = Das ist nicht für dich bestimmt
refused-text = Der Server zeigt es dir nicht.
broken-title = Diese Seite konnte nicht gezeichnet werden
broken-text = Das ist unser Fehler. Was du bisher getan hast, ist aufbewahrt; meist hilft es, die Seite neu zu laden.
reload = Seite neu laden
rule-link = Regel { $rule }
api-docs = Für Programme: die API

## Tisch

you = du
your-turn = Dein Zug
round-of = Runde { $round } von { $rounds }
round-number = Runde { $round }
phases-of-round = Phasen der Runde
turn-of = { $name } ist am Zug
deciding = überlegt
to-question = Zur Frage
decision = Die Frage
players = Personen
players-and-log = Mitspielende und Verlauf
bot-for-you = Ein Bot spielt für dich, bis du zurück bist.
reserve = Reserve { $time }
clock-hint = { $move ->
    [none] Die Zeit für diese Frage ist verbraucht; die Reserve läuft: { $bank }.
   *[other] { $move } für diese Frage{ $bank ->
        [none] .
       *[other] , dann { $bank } Reserve.
    }
} Danach spielt ein Bot weiter.
clock-away = im Urlaub
clock-away-hint = Die Uhr steht bis { $date }.
watching = Du schaust zu.
sending-later = Die Verbindung ist weg; dein Zug wird gesendet, sobald sie wieder da ist.
language = Sprache
keys = Tasten
keys-everywhere = An jedem Tisch
key-options = eine Möglichkeit wählen
key-search = unter vielen Möglichkeiten suchen
key-undo = zurücknehmen
key-hint = einen Bot um einen Hinweis bitten
key-rule = die Regel zur Frage
key-question = zur Frage, von überall
key-log = Verlauf, Chat und Aufträge
key-help = diese Liste der Tasten
key-escape = schließen oder es sich anders überlegen
call-me = Ruf mich, wenn ich am Zug bin
sheet-up = Die Frage zeigen
sheet-down = Die Frage wegklappen, um das Brett zu sehen
lost-connection = Die Verbindung ist verloren.
lost-server = Der Server wird neu gestartet.
lost-text = Der Tisch kommt von selbst wieder; bis dahin kann nichts gewählt werden.
table-given-up = Dieser Tisch wurde aufgegeben
table-given-up-text = Hier kann nichts mehr gespielt oder angesehen werden.
match-abandoned = Die Partie wurde ohne Ergebnis beendet
match-abandoned-text = Alle waren einverstanden, sie so zu beenden, wie sie steht. Man kann sie weiterhin ansehen.
match-cancelled = Die Partie wurde gestrichen
match-cancelled-text = Alle waren damit einverstanden. Sie zählt für niemanden.
board-broken = Das Spielbrett konnte nicht gezeichnet werden
board-broken-text = Das ist unser Fehler. Nichts ist verloren: Du kannst mit der einfachen Liste der Möglichkeiten weiterspielen.
board-again = Das Spielbrett noch einmal zeichnen
log-and-chat = Verlauf, Chat und Aufträge
tab-log = Verlauf
tab-chat = Chat
tab-orders = Aufträge
filter-log = Im Verlauf suchen
log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Zeilen
log-not-found = Dergleichen ist nicht geschehen.
since-last = seit deiner letzten Entscheidung
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas; @Name ruft jemanden
chat-send = Senden
search-options = Unter { $count } Möglichkeiten suchen
no-option-found = Keine Möglichkeit enthält diese Wörter.
sending = Dein Zug ist unterwegs …
sending-failed = Dein Zug wurde nicht angenommen; er ist noch da.
try-again = Noch einmal
undo = Zurücknehmen
hint = Hinweis
hint-ask = Einen Bot um einen Hinweis bitten
sure = Sicher?
sure-text = „{ $choice }“ lässt sich nicht zurücknehmen.
sure-yes = Ja, so machen
not-for-you = Diesen Tisch kannst du nicht ansehen
winner = Sieg: { $names }
you-won = Du hast gewonnen
you-won-with = Du teilst den Sieg mit { $names }
your-place = Du bist auf Platz { $place } von { $seats }.
all-lost = Alle haben verloren
end-hide = Das Brett ansehen
end-show = Das Ergebnis zeigen
look-back = Zurückblicken
review = Analyse
rematch = Revanche
to-rematch = Zur Revanche
level-novice = Neuling
level-squire = Knappe
level-noble = Edelmann
level-novice-text = Denkt an höchstens zwei Züge und macht oft gleich den ersten, der ihm einfällt.
level-squire-text = Beurteilt jeden Zug danach, was er sofort bringt.
level-noble-text = Plant voraus wie jemand, der das Spiel kennt.
level-magnate-text = Schaut viele Züge voraus und denkt am längsten nach.
level-novice-rivals = { $count ->
    [one] einen Neuling
   *[other] { $count } Neulinge
}
level-squire-rivals = { $count ->
    [one] einen Knappen
   *[other] { $count } Knappen
}
level-noble-rivals = { $count ->
    [one] einen Edelmann
   *[other] { $count } Edelleute
}
level-rating = Wertung { $rating } ({ $low } bis { $high }) nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
level-measure = Wertung { $rating }, das Maß für die anderen ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}).
level-beats = Gewinnt { $wins } von 100 Partien gegen { $rivals } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}).
level-at-once = Antwortet sofort.
level-thinks = Denkt etwa { $seconds } s nach.
other-levels = Die anderen Stufen
bot-of-level = Bot, { $level }
plays-for = für { $name }
menu = Menü
this-table = Dieser Tisch
show-all = Alles zeigen
settings = Einstellungen
sound-on-turn = Ein Ton, wenn ich am Zug bin und woanders hinsehe
confirm-final = Nachfragen, bevor ein Zug endgültig ist
generic-panel = Mit der schlichten Liste aller Möglichkeiten spielen
theme = Hell oder dunkel
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
pace-untimed = Ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen.
pace-live = Live: { pace-spelt }
pace-correspondence = Als Fernpartie: { pace-spelt }
pace-spelt = { $move } für jede Frage{ $bank ->
    [none] .
   *[other] , darüber hinaus { $bank } Reserve für die ganze Partie.
}
leave-table = Den Tisch verlassen
leave-table-text = Ein Bot spielt für dich weiter; du kannst jederzeit zurückkommen.
come-back = Ich bin wieder da
with-consent = Wenn alle zustimmen
propose-undo = Den letzten Schritt zurücknehmen
propose-abandon = Die Partie ohne Ergebnis beenden
propose-cancel = Die Partie streichen
proposal-undo = { $name } bittet, den letzten Schritt zurückzunehmen.
proposal-abandon = { $name } bittet, die Partie hier zu beenden.
proposal-cancel = { $name } bittet, die Partie zu streichen.
proposed-undo = Du hast gebeten, den letzten Schritt zurückzunehmen.
proposed-abandon = Du hast gebeten, die Partie hier zu beenden.
proposed-cancel = Du hast gebeten, die Partie zu streichen.
agreed-so-far = { $agreed } von { $all } Plätzen stimmen zu.
wish-unmet = Nicht alle haben zugestimmt: Das Spiel geht weiter wie bisher.
agree = Zustimmen
disagree = Ablehnen
withdraw = Zurückziehen
vacation = Urlaub
vacation-left = { $count ->
    [0] Du hast keine Urlaubstage mehr.
    [one] Du hast noch 1 Urlaubstag. Im Urlaub steht deine Uhr.
   *[other] Du hast noch { $count } Urlaubstage. Im Urlaub steht deine Uhr.
}
vacation-days = Tage
take-vacation = Meine Uhr anhalten
end-vacation = Urlaub beenden
hand-over = { $name } ist am Zug. Gib den Bildschirm weiter, dann geht es los.
go-on-as = Weiter als { $name }
orders-text = Ein Dauerauftrag antwortet für dich, wenn seine Frage kommt. Er bleibt geheim.
no-orders = Du hast keine Aufträge gegeben.
drop-order = Zurückziehen
order-when = Wenn ich gefragt werde
order-answer = Antwort
order-choose = wählen …
order-until = Er endet
order-until-withdrawn = wenn ich ihn zurückziehe
order-until-asked = wenn ich gefragt werde: { $question }
order-once = Nur einmal
give-order = Auftrag geben
order-what = { $question }: { $answer }
order-sentence = { $what }{ $until ->
    [none] {""}
   *[other] , bis „{ $until }“
}{ $among ->
    [true] , nur in manchen Fällen
   *[other] {""}
}{ $ignoring ->
    [true] , wo nichts anderes in Frage kommt
   *[other] {""}
}{ $lasts ->
    [true] , solange sich nichts ändert
   *[other] {""}
}{ $times ->
    [none] {""}
   *[other] {" "}(× { $times })
}
note-undo = { $name } nimmt einen Zug zurück.
note-rewind = Alle haben zugestimmt, zurückzugehen.
note-takes-over = Für { $name } spielt jetzt ein Bot ({ $level }).
note-bot-failed = Der Bot von { $name } hat versagt; ein anderer ({ $level }) spielt weiter.
note-returns = { $name } ist wieder da.
note-vacation = { $days ->
    [0] { $name } ist aus dem Urlaub zurück.
    [one] { $name } ist 1 Tag im Urlaub.
   *[other] { $name } ist { $days } Tage im Urlaub.
}
note-ended = Die Partie wurde mit Zustimmung aller beendet.
note-forked = Bis hierher war es eine andere Partie; ab jetzt geht dieser Tisch seinen eigenen Weg.

guide = Neu für dich
guide-known = Verstanden
guide-off = Ohne Tipps
guide-always = Jede neue Frage erklären
lesson-step = Schritt { $number } von { $count }
lesson-waits = Schau zu: Die Lektion geht von selbst weiter.
lesson-done = Geschafft
lesson-back = Ein Schritt zurück
lesson-show = Zeig es mir
lesson-do = Mach es für mich
lesson-play-on = Gegen die Bots weiterspielen
lesson-real-game = Jetzt eine echte Partie
lesson-again = Von vorn
lesson-leave = Verlassen

## Lobby

lobby-title = Fünf Spiele um adlige Politik
lobby-text = Setz dich gleich mit Bots an einen Tisch, oder schick Freunden einen Link. Ohne Anmeldung; dein Platz wartet, bis du wiederkommst.
game = Spiel
games = Spiele
bots = Bots
play-now = Gleich gegen Bots spielen
play-bots = Gegen Bots spielen
table-dots = Tisch …
learn = Spielend lernen
learn-game = Spielend lernen: { $game }
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
coming = demnächst
weight-of = Anspruch { $weight } von 5
tables = Tische
tables-count = { $open } offen, { $running } im Spiel
all-tables = Alle { $count } Tische
nobody-plays = Gerade spielt niemand. Die Bots schon: Sie setzen sich sofort dazu, oder halten einen Platz warm, bis deine Freunde kommen.
lists-unknown = Sobald der Server antwortet, stehen hier die Tische.
away-since = Der Server antwortet nicht. Letzte Nachricht: { $time }.
away-at-first = Der Server antwortet noch nicht. Diese Seite versucht es von selbst wieder.
away-nothing-done = Der Server antwortet nicht; es ist nichts geschehen. Versuch es gleich noch einmal.
join = Mitspielen
join-table = Bei „{ $table }“ mitspielen
watch = Zuschauen
watch-table = Bei „{ $table }“ zuschauen
not-watched = ohne Publikum
go-on = Zum Tisch
full = alle Plätze besetzt
since = begonnen { $time }
seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
seats-are = Plätze: { $names }
seat-free = freier Platz
seat-kept = reserviert für { $name }
game-with = { $game }, mit { $name }
my-tables = Meine Tische
wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
finished-games = beendete Partien
no-tables-of-mine = Du sitzt noch an keinem Tisch. Was du anfängst, findest du hier wieder.
your-turn-in = Dein Zug in „{ $table }“
asks-you = { $game }: Du bist gefragt
asks-you-this = { $game }: { $question }
waits-for = { $game }: warten auf { $name }
gathering = { $game }: { $count ->
    [0] alle sind da
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
a-bot = einen Bot
time-left = bleiben insgesamt
time-left-hint = Für diese Frage und in Reserve
welcome = Zum ersten Mal hier?
your-name = Dein Name
another-name = Einen anderen Namen ziehen
welcome-1 = Behalte den Namen, der für dich gezogen wurde, oder schreib deinen eigenen.
welcome-2 = Drück „Gleich gegen Bots spielen“: Der Tisch ist in einer Sekunde gedeckt.
welcome-3 = Deine erste Partie wird begleitet: Jede Frage wird erklärt, wenn sie zum ersten Mal kommt, und jede Regel ist einen Klick entfernt.
read-rules = Erst die Regeln lesen
have-account = Ich habe ein Konto
guest-names = Wit, Jagna, Zbyszko, Bogna, Dobiesław, Hanka, Mikołaj, Halszka, Spytko, Zofia, Jaksa, Barbara, Florian, Kinga, Stańczyk, Jadwiga, Bartosz, Anna
guest-places = von Wieliczka, von Sandomierz, von Tykocin, von Zamość, von Kazimierz, von Toruń, von Łowicz, von Krosno, von Biecz, von Pińczów, von Elbląg, von Nieśwież
bot-table = { $name } und { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
bot-of = { $level } (Bot)
level-magnate = Magnat
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
hours = { $count } h
minutes = { $count } min
seconds = { $count } s
no-clock = ohne Uhr
pace-with-bank = { $move } + { $bank }
pace-no-bank = { $move } pro Zug
how-many = Wie viele spielen?
seat-of = Platz { $number }
seat-me = Ich
seat-open = Freier Platz
seat-bot = Bot
level-at = Stärke des Bots auf Platz { $number }
name-at = Name auf Platz { $number }
by-link = wartet auf jemanden
hot-seat = Mehrere Plätze gehören euch: Ihr teilt euch diesen Bildschirm und gebt ihn von Zug zu Zug weiter.
no-seat-of-mine = Du spielst nicht selbst mit; du leitest den Tisch und schaust zu.
timing = Uhr
timing-untimed = Keine
timing-live = Live
timing-correspondence = Fernpartie
timing-untimed-text = Alle nehmen sich die Zeit, die sie brauchen.
how-fast = Wie schnell?
preset-brisk = zügig
preset-steady = normal
preset-easy = gemütlich
preset-day = ein Tag
preset-three-days = drei Tage
preset-week = eine Woche
preset-own = eigenes …
move-seconds = Sekunden für jede Frage
move-hours = Stunden für jede Frage
bank-minutes = Minuten Reserve
bank-hours = Stunden Reserve
pace-means = Jede Frage darf { $move } dauern; darüber hinaus haben alle { $bank } Reserve für die ganze Partie.
vacation-of = Urlaubstage, die alle nehmen können
who-plays = Wer spielt
variant = Das Spiel
how-played = Zeit
who-sees = Der Tisch
substitute = Wer springt ein?
substitute-text = Wenn jemandes Zeit um ist oder jemand geht, spielt dieser Bot weiter, bis die Person zurückkommt.
table-name = Name des Tisches
table-of = Tisch von { $name }
who-finds = Wer findet ihn?
listed = Alle, in der Lobby
unlisted = Nur per Link
listed-text = Wer in die Lobby kommt, kann einen freien Platz nehmen.
unlisted-text = Den Tisch findet nur, wem du einen Link schickst.
spectators = Publikum
spectators-on = willkommen
spectators-delayed = später
spectators-off = keines
hints = Hinweise
hints-on = erlaubt
hints-off = keine
hints-text-on = Wer gefragt ist, darf einen Bot um Rat bitten. { $several ->
    [yes] Die Partie zählt nicht für die Wertung.
   *[no] Mit einem Hinweis zählt die Partie nicht mehr für die Wertung.
}
hints-text-off = Alle entscheiden allein.
delay-minutes = Es sieht alles so viele Minuten später
start-when = Das Spiel beginnt
start-full = wenn alle da sind
start-host = auf mein Zeichen
create-table = Tisch eröffnen
locale = de
sum-who = Am Tisch: { $who }.
sum-me = du
sum-hot-seat = { $count } von euch an einem Bildschirm
sum-open = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
sum-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
sum-untimed = Es gibt keine Uhr.
sum-timed = { $move } für jede Frage, { $bank } Reserve.
sum-listed = Alle sehen die freien Plätze in der Lobby.
sum-by-link = Mitspielen kann nur, wer einen Link hat.
sum-start-full = Das Spiel beginnt, wenn der letzte Platz besetzt ist.
sum-start-host = Das Spiel beginnt auf dein Zeichen.
sum-start-now = Das Spiel beginnt sofort.
copied = Kopiert
for-the-absent = Für Abwesende
invitation = Einladung
invites-you = { $name } lädt dich zu einer Partie { $game } ein.
invited-to = Du bist zu einer Partie { $game } eingeladen.
sit-down = Platz nehmen
sit-here = Hier sitzen
invitation-spent = Diese Einladung gilt nicht mehr: Der Platz ist besetzt, oder der Link ist unvollständig. Nimm einen anderen freien Platz, oder lass dir einen neuen Link schicken.
sit-down-as = Als { $name } Platz nehmen
table-full = Alle Plätze sind besetzt.
table-over = Dieser Tisch ist geschlossen.
watch-replay = Den Rückblick ansehen
copy-invitation = Einladen
copy-link = Link für Freunde kopieren
seat-a-bot = Bot
empty-seat = Platz räumen
shuffle-fair = Wird fair gemischt?
shuffle-fair-text = Ja, und du kannst es nachprüfen. Bevor sich jemand setzte, hat der Server sein Geheimnis mit der Zahl unten versiegelt; er kann es nicht mehr ändern. Was die Mitspielenden schreiben, wird daruntergemischt. Nach der Partie wird das Geheimnis gezeigt, und der Rückblick prüft es Schritt für Schritt.
commitment = Siegel des Geheimnisses
own-seed = Meine eigenen Worte zum Untermischen
own-seed-example = beliebige Wörter oder Zahlen
mix-in = Untermischen
mixed-in = „{ $seed }“ wird untergemischt.
starts-when-full = { $count ->
    [one] Das Spiel beginnt, wenn der letzte Platz besetzt ist.
   *[other] Das Spiel beginnt, wenn diese { $count } Plätze besetzt sind.
}
waiting-for-people = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
you-may-start = Alle sind da. Das Spiel beginnt auf dein Zeichen.
host-starts = Alle sind da. Es beginnt, wer den Tisch eröffnet hat.
seat-lost = Dein Platz wurde geräumt.
who-sits = Wer wo sitzt
begin = Beginnen
get-up = Aufstehen
give-up-table = Tisch aufgeben
sure-cancel = Diesen Tisch aufgeben? Wer hier sitzt, muss gehen.
just-now = gerade eben
pace-long = { $move } pro Frage, { $bank } Reserve
likes = Ich und diese Seite
name-text = Andere am Tisch sehen diesen Namen. An Tischen, an denen du schon sitzt, behältst du den alten.
name-saved = Ab jetzt trägst du diesen Namen.
results = Ergebnisse
statistics = Statistik
no-results = Noch ist keine deiner Partien zu Ende.
more-results = Weitere Ergebnisse
place-of = Rang { $place } von { $seats }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
rating-of = { $game }, { $seats } Personen
rated-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-text = Ziemlich sicher bist du stärker als diese Zahl; sie wächst, wenn du gewinnst und je mehr du spielst.
notices = Benachrichtigungen
notices-text = Erfahre, dass du am Zug bist, auch wenn keine Seite von uns offen ist. Gesendet wird nichts, bevor du hier einen Weg wählst.
add = Hinzufügen
add-push = Dieser Browser
add-email = E-Mail …
add-webhook = Webhook …
webhook-url = Adresse des Webhooks
push-denied = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
push-unable = Für diesen Browser gibt es keinen Dienst, der ihn erreichen könnte: vielleicht ein privates Fenster. Ein anderer Browser oder eine Adresse geht auch.
channel-push = Browser
channel-email = E-Mail
channel-webhook = Webhook
channel-on = Eingeschaltet
test-channel = Testen
remove = Entfernen
code = Code aus der Nachricht an diese Adresse
confirm = Bestätigen
send-code = Neuen Code senden
code-sent = Ein neuer Code ist unterwegs.
failures = { $count ->
    [one] Die letzte Zustellung ist gescheitert.
   *[other] Die letzten { $count } Zustellungen sind gescheitert.
}
what-and-when = Was gemeldet wird, und wann
tell-turn = Ich bin am Zug
tell-asked = Jemand bittet um meine Zustimmung
tell-mention = Jemand ruft mich im Chat
tell-started = Eine meiner Partien beginnt
tell-finished = Eine meiner Partien ist zu Ende
digest = Wie oft
digest-none = jede sofort
digest-every = gesammelt, höchstens alle { $time }
quiet-hours = Ruhezeit
quiet-in = In der Zeitzone { $zone }.
quiet-from = Von
quiet-to = Bis
mute-table = Von einem Tisch nichts hören
choose-table = Tisch wählen …
muted = Stumm: { $table }
unmute = Wieder davon hören
account = Konto
guest-text = Du bist Gast: Dieser Browser kennt dich. Mit einem Konto folgen dir deine Plätze, Ergebnisse und Wertungen auf jedes Gerät.
nobody-text = Zum Spielen brauchst du kein Konto. Mit einem folgen dir deine Plätze, Ergebnisse und Wertungen auf jedes Gerät.
sign-in = Anmelden
make-account = Konto anlegen
sign-out = Abmelden
signed-in = Du bist als { $login } angemeldet.
login = Anmeldename
password = Passwort
password-now = Jetziges Passwort
password-new = Neues Passwort
password-text = Zehn Zeichen oder mehr. Ein vergessenes Passwort lässt sich nicht wiederherstellen, also bewahre es gut auf.
change-password = Passwort ändern
password-changed = Das Passwort ist geändert; alle anderen Browser sind abgemeldet.
email = E-Mail
email-optional = E-Mail (wenn du magst)
saved = Gespeichert.
sessions = { $count ->
    [one] 1 Browser kennt mich
   *[other] { $count } Browser kennen mich
}
some-program = irgendein Programm
this-one = dieser hier
seen-last = zuletzt gesehen { $time }
sign-out-others = Überall sonst abmelden
tokens = Schlüssel für Programme ({ $count })
tokens-text = Mit einem Schlüssel kann ein Programm von dir, etwa ein Bot, in deinem Namen handeln. Gib ihm nicht mehr, als es braucht.
token-name = Wofür ist er?
token-life = Gültig
token-may = Er erlaubt
for-ever = für immer
scope-read = ansehen
scope-play = spielen
scope-tables = Tische eröffnen
scope-account = mein Konto ändern
make-token = Schlüssel anlegen
end-token = Beenden
token-once = Das wird nur einmal gezeigt; bewahre es auf:
my-data = Meine Daten
export = Alles über mich herunterladen
delete-me = Mich löschen
delete-text = Partien gehen weiter, und ihre Aufzeichnungen bleiben; dein Name, was du gesagt hast und alles, was nur dir gehört, ist weg.
delete-for-good = Mich endgültig löschen
sure-delete = Dich endgültig löschen? Das lässt sich nicht zurücknehmen.

## Rückblick

replay-of = { $name }: im Rückblick
replay-as = Gesehen von
replay-public = allen
replay-moment = Moment { $n } von { $last }
replay-start = Die Partie beginnt.
replay-goes-on = { $name }: { $question }, einen Schritt weiter.
replay-moved = { $name } hat „{ $question }“ beantwortet; auf dem Tisch ändert sich nichts.
replay-quiet = Es ist etwas geschehen, das von diesem Platz aus verborgen ist.
replay-slider = Moment der Partie
replay-first = Zum Anfang
replay-last = Zum Ende
replay-step = Einen Schritt weiter
replay-step-back = Einen Schritt zurück
replay-round = Zur nächsten Phase
replay-round-back = Zur Phase davor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = × { $speed }
replay-jump = Gehe zu …
key-space = Leertaste
replay-link = Link zu diesem Moment
fork = Ab hier weiterspielen
fork-hint = Ein neuer Tisch, der mit diesem Moment beginnt
fork-ended = Hier ist die Partie zu Ende; geh zu einem Moment zurück, in dem noch etwas gefragt wird.
fork-needs-seat = Solange die Partie läuft, kannst du nur mit dem weiterspielen, was dein eigener Platz weiß.
fork-truth = Ein neuer Tisch beginnt mit diesem Moment, genau wie er war, samt verdeckten Karten. Bots nehmen die anderen Plätze.
fork-knowledge = Ein neuer Tisch beginnt mit diesem Moment, wie { $name } ihn kannte: Was verborgen war, wird neu gezogen. Bots nehmen die anderen Plätze.
fork-seat = Mein Platz
fork-do = Tisch eröffnen
replay-tabs = Verlauf, Punkte und Partie
replay-tab-log = Verlauf
replay-tab-scores = Punkte
replay-tab-match = Partie
replay-graph = Punkte in diesem Moment: { $scores }
replay-scores-by-round = Punkte Runde für Runde
replay-after = Nach
replay-now = Dieser Moment
replay-no-scores = Dieses Spiel zählt vor dem Ende keine Punkte.
replay-breakdown = Die Schlusswertung
replay-record = Aufzeichnung herunterladen
replay-bgstats = In BG Stats eintragen
replay-running = Die Partie ist nicht zu Ende. Bis dahin sehen alle im Rückblick nur, was sie wissen dürfen, und die Aufzeichnung bleibt geschlossen.
replay-to-table = Zurück zum Tisch
fair-title = Fair gemischt
fair-text = Vor dem ersten Zug hat der Server eine Festlegung veröffentlicht: den Fingerabdruck eines geheimen Startwerts. Danach konnte er den Startwert nicht mehr ändern, und die Worte der Mitspielenden konnte er nicht vorhersehen. Jetzt liegt der Startwert offen, und dein Browser kann nachrechnen.
fair-check = Das Mischen prüfen
fair-insecure = Browser rechnen das nur auf Seiten nach, die über eine sichere Verbindung (https) kamen. Lade die Aufzeichnung herunter und nimm „interpares verify“.
fair-commitment = Die Festlegung, vor dem Spiel veröffentlicht
fair-seed = Der Startwert, nach dem Ende offengelegt
fair-word-seed = Startwert
fair-fits = Der Fingerabdruck dieses Startwerts ist diese Festlegung
fair-fits-not = Der Fingerabdruck dieses Startwerts ist ein anderer
fair-seats = { $count ->
    [0] Niemand hat eigene Worte beigetragen
   *[other] Was die Plätze zum Zufall beigetragen haben
}
fair-key = Der Schlüssel aller Ziehungen, aus Startwert, Partie und den Worten der Plätze
fair-proved = Die Partie wurde aus dem Startwert ausgeteilt, der festgelegt war. Niemand hat die Karten bestimmt, weder der Server noch jemand allein.
fair-broken = Das ist nicht der Startwert, der festgelegt war. Trau dieser Partie nicht.
fair-position = Diese Partie ging von einem Moment einer anderen aus; nur was seither gezogen wurde, kommt aus diesem Schlüssel.
fair-replay = Um jeden Zug mit den Ziehungen nachzuspielen, lade die Aufzeichnung herunter und starte
replay-mine = Meine beendeten Partien
replay-listed = Beendete Partien anderer
replay-place = Rang { $rank } von { $seats }
replay-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
replay-none-mine = Noch keine. Wenn du eine Partie beendest, kannst du hier auf sie zurückblicken.
replay-none-listed = Noch hat niemand eine Partie beendet, die alle sehen dürfen.
replay-more = Frühere Partien
import-title = Eine Aufzeichnung von anderswo
import-text = Wähl eine Aufzeichnung (.jsonl), oder zieh sie hierher. Jeder Zug wird nachgespielt und geprüft; dann kannst du die Partie von jedem Platz aus ansehen.
import-choose = Datei wählen
import-damaged = Das ist keine vollständige Aufzeichnung von uns. Wähl eine .jsonl-Datei, wie „Aufzeichnung herunterladen“ sie liefert, oder lade sie neu herunter.
import-diverged = Diese Aufzeichnung wurde verändert: Ihre Züge folgen nach den Regeln nicht auseinander. Lade sie neu herunter.
import-busy = Sie wird geprüft …

## Regeln zum Nachschlagen

reference = Regeln und Material
reference-rules = Regeln
reference-things = Material
reference-search = Regel oder Karte suchen
reference-found = Gefunden: { $rules } Regeln, { $things } Teile
reference-contents = Inhalt
reference-none = Hier enthält nichts alle Wörter von „{ $query }“.
reference-unknown = Es gibt kein Teil namens „{ $name }“.
reference-page = Auf einer eigenen Seite
reference-data = Für Programme
reference-origins = Jeder Name und jede Zahl sagt, woher sie kommt. Ein Zeichen neben einer einzelnen Zahl gilt nur für diese Zahl.
origin-of-name = Name
origin-rulebook = Regelheft
origin-rulebook-text = steht im Regelheft des veröffentlichten Spiels
origin-public = öffentliche Quelle
origin-public-text = bekannt aus öffentlichen Beschreibungen des gedruckten Materials
origin-deduced = erschlossen
origin-deduced-text = steht nicht im Regelheft, folgt aber daraus
origin-ours = von uns
origin-ours-text = von uns erdacht, weil keine Quelle es sagt; das gedruckte Spiel kann abweichen
back = Zurück
rules-all = Alle Spiele
rules-text = Die Regeln jedes Spiels in unseren eigenen Worten, jede mit ihrer Nummer, und das ganze Material mit seiner Herkunft.
rules-read = Regeln und Material
rules-coming = Die Regeln kommen mit dem Spiel.
rules-coming-text = Dieses Spiel kann man hier noch nicht spielen; seine Regeln kommen mit ihm.
rules-no-such-game = Dieses Spiel gibt es hier nicht. Das sind die Spiele, die es gibt:

credits = Dank und Quellen
credits-games = Die Spiele
credits-games-text = Die Spiele gehören denen, die sie erdacht und verlegt haben; dieser Tisch ist von Spielbegeisterten gemacht und hat mit ihnen nichts zu tun. Alle Texte und Zeichnungen hier sind unsere eigenen. Wenn dir ein Spiel gefällt, hol dir seine Schachtel.
credits-ours = Von uns
credits-ours-text = Der Spielkern, der Server, diese Seite, die Texte der Regeln und Karten, die Landkarten, Titelbilder und Wappen sind von uns, unter der Apache License 2.0.
credits-fonts = Schriften
credits-fonts-text = Die Schriften stehen unter der SIL Open Font License 1.1.
credits-icons = Symbole
credits-icons-text = Gezeichnet von diesen Leuten, für
credits-icons-unknown = Beitragende von game-icons.net
credits-libraries = Bibliotheken
credits-libraries-text = Was in der Seite steckt, und was sie braucht.
credits-tools = Womit sie gebaut ist
