### Words that every game needs.
###
### Functions: NAME(ids) gives names, SEAT(seats) the names of seats, both with `case` for a
### grammatical case and `join` for a list without "and"; EACH(seats, ids) pairs them, without
### `seats` for all seats in order, and leaves out whoever has `skip`; COUNTED(numbers, of) says the
### `counted-…` of each number but 0; SUM(numbers) adds up; SIGNED(number) writes a sign. No value,
### no word and an empty list arrive as `none`. A thing may be told from others of its name by a
### number and a place, as `guard#2@seat-1`.

list = { $first } and { $last }
one-of-several = { $name } { $number }
thing-at = { $name } ({ $place })
name-none = –
name-true = yes
name-false = no

players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
seat = Seat { $number }
spectator = Spectator
your-turn = Your turn
waiting-for = Waiting for { SEAT($seats, case: "acc") }
game-over = The game is over
winner = Winner: { SEAT($seats) }
shared-defeat = Everybody has lost
rule-number = Rule { $rule }

refusal-no-lesson = There is no such lesson.
refusal-not-asked = You are not asked now: another player has to choose first.
refusal-not-offered = This is not among the choices you have now.
refusal-undo-over = The match is over; every move stands.
refusal-undo-nothing = You have made no move that could be taken back.
refusal-undo-chance = Chance has spoken since your last move; it stands.
refusal-undo-shown = Something hidden was shown since your last move; it stands.
refusal-undo-sealed = Your sealed choice is complete; it stands.
refusal-undo-answered = Another player has acted since your last move; it stands.
refusal-too-many-words = “{ $typed }” has too many words; it should be “{ $form }”.
refusal-wrong-words = “{ $typed }” lacks a word, or one of its words does not fit.

# Hints and the review of a match; $reasons is a list of insight-reason, or `none`.
insight-reason = { SIGNED($points) } for { $part }
insight-end = { $kind ->
    [good] it wins the match
   *[bad] it loses the match
}
insight-advice = { $option }: { $points ->
    [0] { $reasons ->
        [none] about as good as the others
       *[other] { $reasons }
    }
   *[other] { $reasons ->
        [none] worth about { $worth }
       *[other] { $reasons }; worth about { $worth }
    }
}
insight-later = { $option }: { $reasons ->
    [none] pays off later
   *[other] { $reasons }; pays off later
}
insight-agrees = { SEAT($seat) }: { $done }. A bot would have done the same.
insight-verdict = { SEAT($seat) }: { $done }. A bot would rather: { $advised }{ $gain ->
    [0] { "" }
   *[other] , chance to win { SIGNED($gain) } %
}{ $reasons ->
    [none] { "" }
   *[other] { " " }({ $reasons })
}.
