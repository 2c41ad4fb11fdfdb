### Hints, reviews and statistics.

## Hints

hint-asking = A bot looks at what you can see …
hint-no-reason = about as good as the others
hint-later = it pays off later
hint-worth = worth about { $points }
hint-chance-text = chance to win
hint-do = Do it
hint-lit = The bot knows no more than you do, and it can be wrong.
hint-unrated = After a hint this match no longer counts for ratings.

## Reviews

review-of = Review: { $name }
review-making = A bot goes over the match: step { $done } of { $total }.
review-waiting = The match is waiting to be reviewed; other matches are before it.
review-progress = Progress of the review
review-meanwhile = You need not wait: the review is kept and will be here when you come back.
review-failed = The review did not come to its end. It is not your fault; it can be tried again.
review-chances = Chances to win
review-chances-text = After every move, as a bot sees the table with all cards open. Click, or use the arrow keys; Page Up and Page Down lead to the turning points, Enter to the replay.
review-curve = Chances to win, move by move
review-at = Move { $n } of { $last }: { $chances }. { $words }
review-move = Move { $n } of { $last }
review-move-short = move { $n }
review-start = The match begins.
review-quiet = Nothing happened that all could see.
review-show = Show in the replay
review-turns = Turning points
review-no-turns = No single move turned this match.
review-sources = Where the points came from
review-total = Total
review-my-decisions = My decisions
review-decisions-of = Decisions: { $name }
review-whose = Whose decisions
review-summary = { $count ->
    [one] One decision was judged; in { $agreed } a bot would have done the same.
   *[other] Of { $count } decisions a bot would have made { $agreed } the same way.
}
review-lost = On average a decision cost { $lost } of the chance to win.
review-order = Order
review-by-loss = by loss
review-by-time = by time
review-all = Also those that made no difference
review-you = You
review-done = Done
review-bot = The bot
review-agreed = the bot agrees
review-none = makes no difference
review-slight = slightly worse
review-mistake = mistake
review-blunder = blunder
review-on-curve = On the curve
review-try = Try it from here
review-more = { $count } more
review-flawless = No decision cost anything worth a word.
review-no-decisions = There were no decisions here in which there was a choice to judge.

## Statistics

statistics-text = All your finished matches. What lies in a bracket is where the true share of wins is, almost certainly.
statistics-none = No match of yours has ended yet.
statistics-played = Played
statistics-won = Won
statistics-rate = Share of wins
statistics-place = Mean place
statistics-seats = { $count } players
statistics-people = People
statistics-by-seats = By number of players
statistics-by-opponents = By opponents
statistics-best = Best score
statistics-mean = Mean score
statistics-sources = Where my points come from, on average
statistics-accuracy = Chance lost per decision
statistics-accuracy-text = { $matches ->
    [one] in one reviewed match, { $decisions } decisions
   *[other] in { $matches } reviewed matches, { $decisions } decisions
}
statistics-hinted = { $count ->
    [one] In one match you took a hint.
   *[other] In { $count } matches you took hints.
}
statistics-last = The last matches
statistics-last-text = A column for each match, the latest at the right: the taller, the better the place; a crown is a win.
statistics-match = { $date }: { $rank ->
    [none] everybody lost
   *[other] place { $rank } of { $seats }
}{ $score ->
    [none] { "" }
   *[other] , { $score } points
}
