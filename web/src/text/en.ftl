### Words of the page. Words of the games come from the server.

## Everywhere

lobby = Lobby
replays = Replays
rules = Rules
workshop = Workshop
navigation = Main screens
me = My name and account
guest = Guest
to-lobby = To the lobby
close = Close
cancel = Cancel
save = Save
loading = Loading …
missing = There is nothing here
missing-text = The address leads nowhere: the table may have been cleared away, or a letter is missing.
page-not-loaded = A part of the page could not be loaded. Is the server still there?
server-away = The server does not answer. What you see may be out of date.
offline-title = You are offline
offline-text = This page goes on as soon as the network is back.
away-title = The server does not answer
away-text = It may just be starting anew. This page tries again by itself.
failed-title = Something went wrong on the server
failed-text = It is not your fault. This page tries again by itself.
refused-title = This is not for you
refused-text = The server will not show it to you.
broken-title = This page could not be drawn
broken-text = A mistake of ours. What you have done so far is kept; to load the page anew usually helps.
reload = Load the page anew
rule-link = Rule { $rule }
api-docs = For programs: the API

## Table

you = you
your-turn = Your turn
round-of = Round { $round } of { $rounds }
round-number = Round { $round }
phases-of-round = Phases of the round
turn-of = It is { $name }’s turn
deciding = deciding
to-question = To the question
decision = The question
players = Players
players-and-log = Players and log
bot-for-you = A bot plays for you until you are back.
reserve = reserve { $time }
clock-hint = { $move ->
    [none] The time for this question is used up; the reserve runs: { $bank }.
   *[other] { $move } for this question{ $bank ->
        [none] .
       *[other] , then { $bank } in reserve.
    }
} After that a bot plays on.
clock-away = on vacation
clock-away-hint = The clock stands still until { $date }.
watching = You are watching.
sending-later = The connection is lost; your move is sent as soon as it is back.
language = Language
keys = Keys
keys-everywhere = At every table
key-options = choose an option
key-search = search among many options
key-undo = take back
key-hint = ask a bot for a hint
key-rule = the rule of the question
key-question = to the question, from anywhere
key-log = log, chat and orders
key-help = this list of keys
key-escape = close, or change your mind
call-me = Tell me when it is my turn
sheet-up = Show the question
sheet-down = Hide the question, to see the board
lost-connection = The connection is lost.
lost-server = The server is being restarted.
lost-text = The table comes back by itself; until then nothing can be chosen.
table-given-up = This table was given up
table-given-up-text = Nothing can be played or watched here any more.
match-abandoned = The match was ended without a result
match-abandoned-text = Everybody agreed to end it as it stands. You can still look back at it.
match-cancelled = The match was struck out
match-cancelled-text = Everybody agreed to it. It counts for nobody.
board-broken = The board could not be drawn
board-broken-text = A mistake of ours. Nothing is lost: you can go on with the plain list of choices.
board-again = Draw the board again
log-and-chat = Log, chat and orders
tab-log = Log
tab-chat = Chat
tab-orders = Orders
filter-log = Find in the log
log-empty = Nothing has happened yet.
log-earlier = Earlier lines
log-not-found = Nothing of that kind has happened.
since-last = since your last decision
chat-empty = Nobody has said anything yet.
chat-say = Say something; @name calls somebody
chat-send = Send
search-options = Find among { $count } choices
no-option-found = No choice has these words.
sending = Your move is on its way …
sending-failed = Your move has not been taken; it is kept.
try-again = Try again
undo = Take it back
hint = Hint
hint-ask = Ask a bot for a hint
sure = Are you sure?
sure-text = “{ $choice }” cannot be taken back.
sure-yes = Do it
not-for-you = You cannot look at this table
winner = Victory: { $names }
you-won = You have won
you-won-with = You share the victory with { $names }
your-place = You are in place { $place } of { $seats }.
all-lost = Everybody has lost
end-hide = Look at the board
end-show = Show the result
look-back = Look back
review = Review
rematch = Rematch
to-rematch = To the rematch
level-novice = Novice
level-squire = Squire
level-noble = Noble
level-novice-text = Thinks of two moves at most, and often plays the first that comes to mind.
level-squire-text = Weighs every move by what it brings at once.
level-noble-text = Plans ahead, the way people who know the game do.
level-magnate-text = Looks many moves ahead, and thinks longest.
level-novice-rivals = { $count ->
    [one] a novice
   *[other] { $count } novices
}
level-squire-rivals = { $count ->
    [one] a squire
   *[other] { $count } squires
}
level-noble-rivals = { $count ->
    [one] a noble
   *[other] { $count } nobles
}
level-rating = Rating { $rating } ({ $low } to { $high }) after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
level-measure = Rating { $rating }, by which the others are measured ({ $games ->
    [one] 1 game
   *[other] { $games } games
}).
level-beats = Wins { $wins } of 100 against { $rivals } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}).
level-at-once = Answers at once.
level-thinks = Thinks about { $seconds } s.
other-levels = The other levels
bot-of-level = bot, { $level }
plays-for = for { $name }
menu = Menu
this-table = This table
show-all = Show all
settings = Settings
sound-on-turn = A sound when it is my turn and I look elsewhere
confirm-final = Ask again before a move that cannot be taken back
generic-panel = Play with the plain list of choices
theme = Light or dark
theme-auto = as the system has it
theme-light = light
theme-dark = dark
pace-untimed = No clock: everybody takes the time they need.
pace-live = Live: { pace-spelt }
pace-correspondence = By correspondence: { pace-spelt }
pace-spelt = { $move } for each question{ $bank ->
    [none] .
   *[other] , beyond that { $bank } in reserve for the whole match.
}
leave-table = Leave the table
leave-table-text = A bot plays on for you; you may come back at any time.
come-back = I am back
with-consent = If everybody agrees
propose-undo = Take back the last step
propose-abandon = End the match without a result
propose-cancel = Strike the match out
proposal-undo = { $name } asks to take back the last step.
proposal-abandon = { $name } asks to end the match as it stands.
proposal-cancel = { $name } asks to strike the match out.
proposed-undo = You have asked to take back the last step.
proposed-abandon = You have asked to end the match as it stands.
proposed-cancel = You have asked to strike the match out.
agreed-so-far = { $agreed } of { $all } seats agree.
wish-unmet = Not everybody agreed: play goes on as it was.
agree = Agree
disagree = Refuse
withdraw = Withdraw it
vacation = Vacation
vacation-left = { $count ->
    [0] You have no days of vacation left.
    [one] You have 1 day of vacation left. On vacation your clock stands still.
   *[other] You have { $count } days of vacation left. On vacation your clock stands still.
}
vacation-days = Days
take-vacation = Stop my clock
end-vacation = End my vacation
hand-over = It is { $name }’s turn. Hand the screen over, then go on.
go-on-as = Go on as { $name }
orders-text = A standing order answers for you when its question comes. It stays secret.
no-orders = You have given no orders.
drop-order = Withdraw
order-when = When I am asked
order-answer = Answer
order-choose = choose …
order-until = It ends
order-until-withdrawn = when I withdraw it
order-until-asked = when I am asked: { $question }
order-once = Only once
give-order = Give the order
order-what = { $question }: { $answer }
order-sentence = { $what }{ $until ->
    [none] {""}
   *[other] , until “{ $until }”
}{ $among ->
    [true] , in some cases only
   *[other] {""}
}{ $ignoring ->
    [true] , where nothing else comes into question
   *[other] {""}
}{ $lasts ->
    [true] , as long as nothing changes
   *[other] {""}
}{ $times ->
    [none] {""}
   *[other] {" "}(× { $times })
}
note-undo = { $name } takes a move back.
note-rewind = Everybody agreed to go back.
note-takes-over = A bot ({ $level }) plays for { $name } now.
note-bot-failed = The bot of { $name } failed; another one ({ $level }) plays on.
note-returns = { $name } is back.
note-vacation = { $days ->
    [0] { $name } is back from vacation.
   *[other] { $name } is on vacation for { $days } days.
}
note-ended = The match was ended by consent.
note-forked = So far it was another match; from here on this table goes its own way.

guide = New to you
guide-known = Understood
guide-off = No more hints
guide-always = Explain each new question
lesson-step = Step { $number } of { $count }
lesson-waits = Look on: the lesson goes on by itself.
lesson-done = Done
lesson-back = One step back
lesson-show = Show me
lesson-do = Do it for me
lesson-play-on = Play on against the bots
lesson-real-game = Play a real match now
lesson-again = Start over
lesson-leave = Leave

## Lobby

lobby-title = Five games of noble politics
lobby-text = Sit down at once against bots, or send friends a link. No registration; your seat waits for you when you come back.
game = Game
games = Games
bots = Bots
play-now = Play now against bots
play-bots = Play against bots
table-dots = Table …
learn = Learn by playing
learn-game = Learn by playing: { $game }
new-table = New table
new-table-of = New table: { $game }
coming = coming
weight-of = Weight { $weight } of 5
tables = Tables
tables-count = { $open } open, { $running } in play
all-tables = All { $count } tables
nobody-plays = Nobody is playing right now. Bots are: they sit down at once, or keep a seat warm until your friends come.
lists-unknown = As soon as the server answers, the tables will be here.
away-since = The server does not answer. Last news: { $time }.
away-at-first = The server does not answer yet. This page tries again by itself.
away-nothing-done = The server does not answer; nothing was done. Try again in a moment.
join = Join
join-table = Join “{ $table }”
watch = Watch
watch-table = Watch “{ $table }”
not-watched = not watched
go-on = To the table
full = all seats taken
since = began { $time }
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
seats-are = Seats: { $names }
seat-free = free seat
seat-kept = kept for { $name }
game-with = { $game }, with { $name }
my-tables = My tables
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
finished-games = finished matches
no-tables-of-mine = You sit at no table yet. Whatever you begin is here when you come back.
your-turn-in = Your turn in “{ $table }”
asks-you = { $game }: you are asked
asks-you-this = { $game }: { $question }
waits-for = { $game }: waiting for { $name }
gathering = { $game }: { $count ->
    [0] everybody is here
    [one] 1 seat free
   *[other] { $count } seats free
}
a-bot = a bot
time-left = left in all
time-left-hint = For this question and in reserve
welcome = First time here?
your-name = Your name
another-name = Draw another name
welcome-1 = Keep the name that was drawn for you, or write your own.
welcome-2 = Press “Play now against bots”: the table is laid in a second.
welcome-3 = Your first match is guided: each question is explained when it comes first, and every rule is one click away.
read-rules = Read the rules first
have-account = I have an account
guest-names = Wit, Jagna, Zbyszko, Bogna, Dobiesław, Hanka, Mikołaj, Halszka, Spytko, Zofia, Jaksa, Barbara, Florian, Kinga, Stańczyk, Jadwiga, Bartosz, Anna
guest-places = of Wieliczka, of Sandomierz, of Tykocin, of Zamość, of Kazimierz, of Toruń, of Łowicz, of Krosno, of Biecz, of Pińczów, of Elbląg, of Nieśwież
bot-table = { $name } and { $count ->
    [one] a bot
   *[other] { $count } bots
}
bot-of = { $level } (bot)
level-magnate = Magnate
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
hours = { $count } h
minutes = { $count } min
seconds = { $count } s
no-clock = no clock
pace-with-bank = { $move } + { $bank }
pace-no-bank = { $move } a move
how-many = How many play?
seat-of = Seat { $number }
seat-me = Me
seat-open = Free seat
seat-bot = Bot
level-at = Level of the bot at seat { $number }
name-at = Name at seat { $number }
by-link = waits for somebody
hot-seat = Several seats are yours: you share this screen and hand it on from turn to turn.
no-seat-of-mine = You do not play yourself; you host and watch.
timing = Clock
timing-untimed = None
timing-live = Live
timing-correspondence = By correspondence
timing-untimed-text = Everybody takes the time they need.
how-fast = How fast?
preset-brisk = brisk
preset-steady = steady
preset-easy = easy
preset-day = a day
preset-three-days = three days
preset-week = a week
preset-own = own …
move-seconds = Seconds for each question
move-hours = Hours for each question
bank-minutes = Minutes in reserve
bank-hours = Hours in reserve
pace-means = Each question may take { $move }; beyond that everybody has { $bank } in reserve for the whole match.
vacation-of = Days of vacation that everybody may take
who-plays = Who plays
variant = The game
how-played = Time
who-sees = The table
substitute = Who plays for the absent?
substitute-text = When somebody’s time is up or somebody leaves, this bot plays on until they come back.
table-name = Name of the table
table-of = { $name }’s table
who-finds = Who finds it?
listed = Everybody, in the lobby
unlisted = Only by link
listed-text = Whoever comes to the lobby may take a free seat.
unlisted-text = Only those whom you send a link find the table.
spectators = Spectators
spectators-on = welcome
spectators-delayed = later
spectators-off = none
hints = Hints
hints-on = allowed
hints-off = none
hints-text-on = Whoever is asked may ask a bot for advice. { $several ->
    [yes] The match does not count for ratings.
   *[no] With a hint the match no longer counts for ratings.
}
hints-text-off = Everybody decides alone.
delay-minutes = They see everything so many minutes later
start-when = Play begins
start-full = when all are here
start-host = when I say so
create-table = Create the table
locale = en
sum-who = At the table: { $who }.
sum-me = you
sum-hot-seat = { $count } of you at one screen
sum-open = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
sum-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
sum-untimed = There is no clock.
sum-timed = { $move } for each question, { $bank } in reserve.
sum-listed = Everybody sees the free seats in the lobby.
sum-by-link = Only those with a link can join.
sum-start-full = Play begins when the last seat is taken.
sum-start-host = Play begins when you say so.
sum-start-now = Play begins at once.
copied = Copied
for-the-absent = For the absent
invitation = Invitation
invites-you = { $name } invites you to a match of { $game }.
invited-to = You are invited to a match of { $game }.
sit-down = Take a seat
sit-here = Sit here
invitation-spent = This invitation is not good any more: the seat is taken, or the link is incomplete. Take another free seat, or ask for a new link.
sit-down-as = Take a seat as { $name }
table-full = All seats are taken.
table-over = This table is closed.
watch-replay = Watch the replay
copy-invitation = Invite
copy-link = Copy the link for friends
seat-a-bot = bot
empty-seat = Empty the seat
shuffle-fair = Is the shuffle fair?
shuffle-fair-text = Yes, and you can check it. Before anybody sat down the server sealed its secret with the number below; it cannot change it any more. What the players write is mixed in. When the match is over the secret is shown, and the replay checks it step by step.
commitment = Seal of the secret
own-seed = My own words, to be mixed in
own-seed-example = any words or numbers
mix-in = Mix in
mixed-in = “{ $seed }” will be mixed in.
starts-when-full = { $count ->
    [one] Play begins when the last seat is taken.
   *[other] Play begins when these { $count } seats are taken.
}
waiting-for-people = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
you-may-start = Everybody is here. Play begins when you say so.
host-starts = Everybody is here. The host begins the match.
seat-lost = The host has emptied your seat.
who-sits = Who sits where
begin = Begin
get-up = Get up
give-up-table = Give up the table
sure-cancel = Give up this table? Those who sit here go away.
just-now = just now
pace-long = { $move } a question, { $bank } in reserve
likes = Me and this page
name-text = Others at the table see this name. At tables where you sit already you keep the old one.
name-saved = From now on you go by this name.
results = Results
statistics = Statistics
no-results = No match of yours has ended yet.
more-results = More results
place-of = place { $place } of { $seats }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rating-of = { $game }, { $seats } players
rated-games = { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
}
rating-text = You are almost certainly stronger than this number; it grows as you win and as you play more.
notices = Notifications
notices-text = Be told when it is your turn and no page of ours is open. Nothing is sent until you choose a way here.
add = Add
add-push = This browser
add-email = E-mail …
add-webhook = Webhook …
webhook-url = Address of the webhook
push-denied = The browser does not allow it. You can change that in its settings for this page.
push-unable = This browser has no service that could reach it: a private window, perhaps. Another browser, or an address, will do.
channel-push = Browser
channel-email = E-mail
channel-webhook = Webhook
channel-on = Switched on
test-channel = Test
remove = Remove
code = Code from the message to this address
confirm = Confirm
send-code = Send a new code
code-sent = A new code is on its way.
failures = { $count ->
    [one] The last delivery failed.
   *[other] The last { $count } deliveries failed.
}
what-and-when = What is told, and when
tell-turn = It is my turn
tell-asked = Somebody asks for my consent
tell-mention = Somebody calls me in the chat
tell-started = A match of mine begins
tell-finished = A match of mine is over
digest = How often
digest-none = each at once
digest-every = collected, at most every { $time }
quiet-hours = Quiet hours
quiet-in = In the time of { $zone }.
quiet-from = From
quiet-to = To
mute-table = Hear nothing of a table
choose-table = Choose a table …
muted = Silent: { $table }
unmute = Hear of it again
account = Account
guest-text = You are a guest: this browser knows you. With an account your seats, results and ratings follow you to any device.
nobody-text = You need no account to play. With one, your seats, results and ratings follow you to any device.
sign-in = Sign in
make-account = Make an account
sign-out = Sign out
signed-in = You are signed in as { $login }.
login = Login
password = Password
password-now = Password now
password-new = New password
password-text = Ten characters or more. There is no way back to a password that is forgotten, so keep it well.
change-password = Change the password
password-changed = The password is changed; all other browsers are signed out.
email = E-mail
email-optional = E-mail (if you like)
saved = Saved.
sessions = { $count ->
    [one] 1 browser knows me
   *[other] { $count } browsers know me
}
some-program = some program
this-one = this one
seen-last = last seen { $time }
sign-out-others = Sign out everywhere else
tokens = Keys for programs ({ $count })
tokens-text = A key lets a program of yours, such as a bot, act in your name. Give it no more than it needs.
token-name = What is it for?
token-life = Good for
token-may = It may
for-ever = ever
scope-read = look
scope-play = play
scope-tables = open tables
scope-account = change my account
make-token = Make a key
end-token = End it
token-once = This is shown only once; keep it:
my-data = My data
export = Download everything that is kept about me
delete-me = Delete me
delete-text = Matches go on and their records stay; your name, what you said and all that is yours alone is gone.
delete-for-good = Delete me for good
sure-delete = Delete you for good? This cannot be taken back.

## Replay

replay-of = { $name }: looked back at
replay-as = Seen by
replay-public = everybody
replay-moment = Moment { $n } of { $last }
replay-start = The match begins.
replay-goes-on = { $name }: { $question }, one step further.
replay-moved = { $name } has answered “{ $question }”; nothing changes on the table.
replay-quiet = Something happened that is hidden from this place.
replay-slider = Moment of the match
replay-first = To the beginning
replay-last = To the end
replay-step = One step on
replay-step-back = One step back
replay-round = To the next phase
replay-round-back = To the phase before
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = × { $speed }
replay-jump = Jump to …
key-space = space
replay-link = Link to this moment
fork = Play on from here
fork-hint = A new table that begins with this moment
fork-ended = The match is over here; go back to a moment in which something is still asked.
fork-needs-seat = While the match runs, you can play on only from what your own seat knows.
fork-truth = A new table begins with this moment, exactly as it was, hidden cards and all. Bots take the other seats.
fork-knowledge = A new table begins with this moment as { $name } knew it: what was hidden is drawn anew. Bots take the other seats.
fork-seat = My seat
fork-do = Open the table
replay-tabs = Log, points and match
replay-tab-log = Log
replay-tab-scores = Points
replay-tab-match = Match
replay-graph = Points at this moment: { $scores }
replay-scores-by-round = Points round by round
replay-after = After
replay-now = This moment
replay-no-scores = This game counts no points before its end.
replay-breakdown = The final reckoning
replay-record = Download the record
replay-bgstats = Enter in BG Stats
replay-running = The match is not over. Until it is, everybody looks back only at what they may know, and the record stays closed.
replay-to-table = Back to the table
fair-title = A fair shuffle
fair-text = Before the first move the server published a commitment: a fingerprint of a secret seed. It could not change the seed afterwards, and could not foresee the words the players added. Now that the seed is open, your browser can do the sums again.
fair-check = Check the shuffle
fair-insecure = Browsers do these sums only on pages that came over a safe connection (https). Download the record and use “interpares verify” instead.
fair-commitment = The commitment, published before play
fair-seed = The seed, opened after the end
fair-word-seed = seed
fair-fits = The fingerprint of this seed is that commitment
fair-fits-not = The fingerprint of this seed is another one
fair-seats = { $count ->
    [0] No player added words of their own
   *[other] What the seats added to the chance
}
fair-key = The key of all draws, made of the seed, the match and the words of the seats
fair-proved = The match was dealt from the seed that was committed to. Nobody chose the cards, neither the server nor any player alone.
fair-broken = The seed is not the one that was committed to. Do not trust this match.
fair-position = This match went on from a moment of another one; only what was drawn since comes from this key.
fair-replay = To replay every move against the draws, download the record and run
replay-mine = My finished matches
replay-listed = Finished matches of others
replay-place = place { $rank } of { $seats }
replay-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
replay-none-mine = None yet. When you finish a match you can look back at it here.
replay-none-listed = Nobody has finished a match for everybody to see.
replay-more = Earlier matches
import-title = A record from elsewhere
import-text = Choose a record file (.jsonl) or drop it here. Every move is replayed and checked; then you can look at the match from every seat.
import-choose = Choose a file
import-damaged = This is not a whole record of ours. Choose a .jsonl file as “Download the record” gives it, or download it again.
import-diverged = This record was changed: the moves in it do not follow from each other by the rules. Download it again.
import-busy = It is being checked …

## Rules reference

reference = Rules and components
reference-rules = Rules
reference-things = Components
reference-search = Find a rule or a card
reference-found = Found: { $rules } rules, { $things } components
reference-contents = Contents
reference-none = Nothing here has all the words of “{ $query }”.
reference-unknown = There is no component called “{ $name }”.
reference-page = On a page of its own
reference-data = For programs
reference-origins = Every name and number says where it comes from. A mark beside a single number counts for that number alone.
origin-of-name = name
origin-rulebook = rulebook
origin-rulebook-text = printed in the rulebook of the published game
origin-public = public source
origin-public-text = known from public descriptions of the printed components
origin-deduced = deduced
origin-deduced-text = not printed in the rulebook, but it follows from it
origin-ours = ours
origin-ours-text = made up by us, because no source tells it; the printed game may differ
back = Back
rules-all = All games
rules-text = The rules of each game in our own words, every rule with its number, and all components with where they come from.
rules-read = Rules and components
rules-coming = The rules will come with the game.
rules-coming-text = This game cannot be played here yet; its rules will come with it.
rules-no-such-game = There is no such game here. These are the ones there are:

credits = Credits
credits-games = The games
credits-games-text = The games belong to their authors and publishers; this table is made by players and is not connected with them. All texts and drawings here are our own. Whoever likes a game should have its box.
credits-ours = Ours
credits-ours-text = The engine, the server, this page, the texts of rules and cards, the maps, covers and emblems are ours, under the Apache License 2.0.
credits-fonts = Letters
credits-fonts-text = The typefaces are under the SIL Open Font License 1.1.
credits-icons = Icons
credits-icons-text = Drawn by these authors, for
credits-icons-unknown = contributors of game-icons.net
credits-libraries = Libraries
credits-libraries-text = What is in the page, and what it needs.
credits-tools = What it is built with
