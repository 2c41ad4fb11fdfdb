### The command line

cli-you = you
cli-person = at this terminal
cli-bot = bot: { $name }
cli-level-human = human
cli-level-novice = novice
cli-level-squire = squire
cli-level-noble = noble
cli-thinking = The others are playing …
cli-considering = Thinking it over …
cli-hints = What a bot would do, and the next best; the chance to win after it, and why:
cli-since = What has happened
cli-earlier = … { $count } earlier (type log)
cli-hint = ? rule · hint · board · hand · cards · log · undo · quit · help
cli-pass-device = Please pass the device to { $seat }.
cli-press-enter = Press Enter when nobody else is looking
cli-left = The game is saved. Go on with:
cli-over = The record of this game. Show its positions, and prove the deal:
cli-repaired = The last line of the record was cut off and has been dropped; the game goes on before it.
cli-saved = Every move is saved at once, in:
cli-undone = Taken back.
cli-passed = { $seat }: pass (autopass)
cli-autopass-on = From now on turns on which you can only trade are passed for you; autopass again ends it.
cli-autopass-off = You are asked again on every turn.
cli-autobene-hint = “autobene { $timing }” switches one on or off; at timings that are on, bene is said for me even if I could reply.
cli-no-rule = There is no rule or choice “{ $text }”; rules are numbered like { $example }.
cli-no-cards = There are no cards on the table.
cli-no-log = Nothing has happened yet.

cli-verified = The seed fits the commitment.
cli-state-open = { $title }, { $moves }: sound so far, the match is not over; waiting for: { $seats }.
cli-state-lost = { $title }, { $moves }: sound; everybody lost.
cli-state-won = { $title }, { $moves }: sound; won by { $seats }.

cli-not-offered = { $text } is not among the choices: { $keys }.
cli-not-understood = “{ $text }” is neither a choice nor a command; type help.
cli-in-parts = Type every part of what stands before a choice, such as “{ $example }”.

cli-choose-language = Language (pl, en, de)
cli-unfinished = Games that were left
cli-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
cli-choose-saved = Which one, or 0 for a new game
cli-choose-game = Game
cli-choose-seats = Seats ({ $seats })
cli-choose-option = { $title } ({ $choices })
cli-choose-each = { $title }, one for each seat ({ $choices }), such as { $example }; - for the usual ones
cli-each-once = { $count } different ones, with + between them
cli-unfit = “{ $text }” does not fit here; wanted: { $choices }.
cli-on = on
cli-off = off
cli-choose-player = Seat { $number } ({ $levels })

cli-place = Place
cli-player = Player
cli-score = Score

cli-command-answer = 3 · pass
cli-help-answer = choose an option by what stands before it, or in words such as “{ $move }”
cli-command-rule = ? · ? 3 · ? { $rule }
cli-help-rule = the rule behind the question, an option, the last refusal, or the rule of that number
cli-command-hint = hint
cli-help-hint = the best options as a bot sees them, with the chance to win and why
cli-command-board = board
cli-help-board = show the table again
cli-command-hand = hand
cli-help-hand = what I have, and what may be known of everybody
cli-command-cards = cards
cli-help-cards = what the cards and tokens on the table do
cli-command-log = log
cli-help-log = what has happened; log 100 for more
cli-command-undo = undo
cli-help-undo = take back my last move, while nothing was drawn, shown or answered
cli-command-autopass = autopass
cli-help-autopass = pass for me, until I type it again, on turns on which I can only trade
cli-command-autobene = autobene
cli-help-autobene = say bene for me at some timings, until I switch them off; alone it lists them
cli-command-deck = deck FILE
cli-help-deck = bring a deck of my own, from that file, or one of the box by its id
cli-command-save = save
cli-help-save = where the game is kept
cli-command-quit = quit
cli-help-quit = leave; the game can be taken up again
cli-command-help = help
cli-help-help = this list

cli-review-curve = Chances to win
cli-review-sources = Where the points came from
cli-review-turns = Turning points
cli-review-turn = { $n }. { $done } ({ $shifts })
cli-review-shift = { $seat } from { $before } to { $after }
cli-review-no-turns = None: the chances changed slowly.
cli-review-decisions = { $of ->
    [one] 1 decision
   *[other] { $of } decisions
}; { $count } of them cost at least { $least } % of the chance to win
cli-review-decision = { $n }. { $said }
