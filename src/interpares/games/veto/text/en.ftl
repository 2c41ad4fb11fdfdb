### Veto!
###
### Names and texts of cards, keywords, factions and decks stand in the data; `wording.py` makes
### messages of them. A seat goes by its faction and takes the plural; `.acc` is its name in the
### middle of a sentence. A card is called by its name in quotation marks.

game-veto = Veto! The Card Game of the Nobility
    .text = The royal election of 1648. Lead a party of magnates with a deck of your own: bring famous nobles to the election field, agitate for their votes, challenge your rivals to duels, and shout your veto at the right moment. Two thirds of all votes and a living candidate win the crown.
    .time = about 45 minutes
    .weight = 4 of 5

option-variant = Rules
    .text = The feast rules are lighter: the initiative passes clockwise, and a cupboard holds two copies of a card at most.
option-first_game = Guided first game
    .text = For two players who do not know the game: two decks in a fixed order, and a first round without effects against the player at voice.
option-distinct_factions = Different factions
    .text = For three or four players: nobody leads a faction that somebody else leads.
option-max_rounds = Last round
    .text = After this round the most kreski win.
    .choice-40 = round 40
    .choice-0 = no last round
option-own_cards = Home-made cards
    .text = Decks may hold cards that players have made themselves. Everybody may read them from the start; who has them, and how many, stays a secret.

name-standard = full rules
name-feast = feast rules

outcome-election = The election is won: two thirds of all kreski, and an Elect in play.
outcome-strategy = The condition of the winner’s own strategy is met.
outcome-all_kreski = All kreski of the game are in one hand.
outcome-elect_killed = The Elect has been killed, and there was no other.
outcome-conceded = All others have given up.
outcome-rounds_over = The last round is over; the most kreski win, and of equals the first from the holder of the initiative.

## Seats

name-camp-1 = Camp 1
name-camp-2 = Camp 2
name-camp-3 = Camp 3
name-camp-4 = Camp 4
seat-radziwill = The Radziwiłłs
    .acc = the Radziwiłłs
seat-wisniowiecki = The Wiśniowieckis
    .acc = the Wiśniowieckis
seat-court = The Court
    .acc = the Court
seat-lubomirski = The Lubomirskis
    .acc = the Lubomirskis

## Phases, zones, kinds

name-setup = Set-up
name-untap = Untap phase
name-settlement = Settlement phase
name-game = Game phase
name-ending = Ending phase

name-play = play
name-hand = hand
name-cupboard = cupboard
name-discard = discard pile
name-removed = removed pile
name-pool = common pool
name-election = election field

name-faction = faction
name-strategy = strategy
name-character = character
name-equipment = equipment
name-possession = possession
name-effect = effect
name-thrust = thrust
name-hidden-thrust = face-down thrust
name-ability = ability
name-agitation = agitation
name-challenge = challenge
name-move = move

name-szabla = Szabla
name-kreski = Kreski
name-lafa = lafa
name-upkeep = upkeep
name-income = income
name-dukats = dukats
name-initiative = initiative
name-threshold = election threshold
name-voice = at voice
name-round = round
name-phase = phase

counted-dukats = { $count ->
    [one] 1 dukat
   *[other] { $count } dukats
}
counted-kreski = { $count ->
    [one] 1 kreska
   *[other] { $count } kreski
}
counted-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
counted-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
counted-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}

## Events that can be answered

name-game-start = the game begins
name-untap-begin = the untap phase begins
name-initiative-set = the initiative is settled
name-untapped = the cards are unmarked
name-settlement-begin = the settlement phase begins
name-cards-drawn = the hands are filled
name-dukats-computed = income and upkeep are computed
name-dukats-settled = income and upkeep are settled
name-election-announced = an election is announced
name-game-phase-begin = the game phase begins
name-declared = a declaration
name-duel-answered = the challenge is answered
name-duel-before = the duel is about to begin
name-fight-turn = a fight turn
name-duel-result = the result of the duel is known
name-duel-applied = the result of the duel is carried out
name-duel-end = the duel is over
name-casualty-pending = a character is in danger
name-entered-play = a card has entered play
name-left-play = a card has left play
name-agitated = an agitation has succeeded
name-influence-used = political influence has been used
name-ending-begin = the ending phase begins
name-victory-check = victory is checked
name-hand-discarded = the discards of the ending phase are made
name-any = any moment

## Actions

action-choose-deck = Take the deck “{ NAME($deck) }” ({ NAME($deck, case: "camp") })
action-bring-deck = Bring a deck of your own for { NAME($faction, case: "acc") }
action-keep = Keep the hand
action-redraw = Shuffle the hand back and draw seven new cards
action-bribe = { $dukats ->
    [0] Bribe nobody
   *[other] Bribe the gentry: pay { COUNTED($dukats, of: "dukats") }
}
action-discard-card = Discard “{ NAME($card) }”
action-discard-piece = Discard “{ NAME($piece) }”
action-announce = Announce an election
action-deploy-character = { $field ->
    [karmazyn] Deploy “{ NAME($card) }” on the karmazyn field
   *[election] Deploy “{ NAME($card) }” on the election field
}
action-agitate = Agitate with “{ NAME($character) }”{ $against ->
    [none] { "" }
   *[other] { " " }against { SEAT($against, case: "acc") }
}{ $thrust ->
    [none] { "" }
   *[other] , discarding “{ NAME($thrust) }”
}
action-challenge = Challenge “{ NAME($challenged) }” with “{ NAME($character) }”
action-move-character = Move “{ NAME($character) }” to the other field
action-deploy-possession = Deploy “{ NAME($card) }”
action-deploy-equipment = Give “{ NAME($card) }” to “{ NAME($bearer) }”
action-lay-thrust = { $face_up ->
    [true] Attach “{ NAME($card) }” face up to “{ NAME($character) }”
   *[false] Attach “{ NAME($card) }” face down to “{ NAME($character) }”
}
aimed = { $targets ->
    [none] { "" }
   *[other] : { NAME($targets, join: ", ") }
}
paid-by-mark = { $mark ->
    [none] { "" }
   *[other] ; mark: { NAME($mark) }
}
paid-by-discards = { $discards ->
    [none] { "" }
   *[other] ; discard: { NAME($discards, join: ", ") }
}
in-answer = { $to ->
    [none] { "" }
   *[other] { " " }(in answer to { NAME($to) })
}
action-play = Play “{ NAME($card) }”{ aimed }{ paid-by-mark }{ paid-by-discards }{ in-answer }
action-play-attached = Play “{ NAME($piece) }”, which lies under your fighter{ aimed }{ paid-by-mark }{ paid-by-discards }{ in-answer }
action-use = { $ability ->
    [none] Use “{ NAME($piece) }”
    [influence] Use political influence
   *[other] Use “{ NAME($piece) }” as { NAME($ability) }
}{ aimed }{ paid-by-mark }{ paid-by-discards }{ $attached ->
    [none] { "" }
   *[other] ; with: { NAME($attached) }
}{ in-answer }
action-yield = Yield the voice
action-bene = Bene
action-accept = Accept the duel
action-refuse = Refuse the duel
action-take-up = { $equipment ->
    [none] Take up nothing
   *[other] Take up: { NAME($equipment, join: ", ") }
}
action-choose = Choose: { NAME($option) }
action-agree = Yes
action-pay = Pay{ paid-by-mark }{ paid-by-discards }
action-decline = No
action-take = { $cards ->
    [none] Take nothing
   *[other] Take: { NAME($cards, join: ", ") }
}
action-find = { $field ->
    [karmazyn] Put “{ NAME($card) }” on the karmazyn field
    [election] Put “{ NAME($card) }” on the election field
   *[none] { $bearer ->
        [none] Take “{ NAME($card) }”
       *[other] { $face_up ->
            [true] Attach “{ NAME($card) }” face up to “{ NAME($bearer) }”
           *[false] Attach “{ NAME($card) }” to “{ NAME($bearer) }”
        }
    }
}
action-lay-found = { $face_up ->
    [true] Attach “{ NAME($card) }” face up
   *[false] Attach “{ NAME($card) }” face down
}
action-against-player = Against { SEAT($seat, case: "acc") }
action-lay-next = “{ NAME($card) }” goes next
action-act-next = “{ NAME($piece) }” comes next
action-concede = Give up

## Decisions

decision-choose-setup = { $taken ->
    [none] Which deck do you play?
   *[other] Which deck do you play? Already led: { NAME($taken) }.
}
    .name = The choice of a deck
    .waiting = { $taken ->
        [none] Waiting for decks: { SEAT($seats, join: ", ") }.
       *[other] Waiting for decks: { SEAT($seats, join: ", ") }. Already led: { NAME($taken) }.
    }
    .guide = A deck has a faction with its treasury and its political influence, a strategy, and a cupboard of cards. The starter decks show four different ways to play. Faction and strategy will be open to all, the cards will not.
decision-mulligan = Do you keep this hand?
    .name = The opening hand
    .waiting = Waiting for { SEAT($seats, case: "acc") } to keep the hand or draw anew.
    .guide = Once a game, and only now, you may shuffle the whole hand into the cupboard and draw seven cards again. The second hand is final. Look for characters that you can pay for.
decision-bribery = How many dukats do you pay to the gentry? Every { $price } of them add 1 to your initiative.
    .name = Bribing the gentry
    .waiting = Waiting for { SEAT($seats, case: "acc") } to bribe the gentry, or not.
    .guide = Whoever has the highest sum takes the initiative: the first turn, political influence, and the right to announce an election. Everybody has one open offer, and nothing is given back. Who asks last knows all the other offers.
decision-discard-excess = { $count ->
    [one] Your hand is 1 card above its limit. Which card do you discard?
   *[other] Your hand is { $count } cards above its limit. Which card do you discard first?
}
    .name = Too many cards
    .waiting = Waiting for { SEAT($seats, case: "acc") } to discard down to the hand limit ({ $count }).
    .guide = The hand limit holds only in the settlement phase. Part with what you cannot pay for or what your faction cannot use.
decision-discard-for-upkeep = You lack { COUNTED($missing, of: "dukats") } for the upkeep. Which card do you discard?
    .name = Upkeep that cannot be paid
    .waiting = Waiting for { SEAT($seats, case: "acc") } to discard cards whose upkeep cannot be paid (missing: { $missing }).
    .guide = After each card the sum is computed anew. A character discarded for this is neither wounded nor killed, so no kreski are lost and an Elect costs you nothing more than the card.
decision-announce-election = Do you announce an election for this round?
    .name = Announcing an election
    .answer-decline = I announce no election
    .waiting = Waiting for { SEAT($seats, case: "acc") } to announce an election, or not.
    .guide = If it stands until the victory check, whoever then has as many kreski as the election threshold and an Elect wins, even an opponent. The others have a whole round to take kreski from you or to kill your Elect. It costs nothing to try again in another round.
decision-turn = { $deeds ->
    [0] Your turn in round { $round }. No deed is left; what else do you do?
   *[other] Your turn in round { $round }. What do you do?
}
    .name = A turn
    .waiting = Waiting for { SEAT($seats, case: "acc") }, at voice in round { $round }.
    .guide = You have one deed: deploy a character, agitate, challenge, move, or what a card calls a deed. Trifles, such as possessions, equipment and thrusts, are free in number. Yield the voice to come back later; when all say bene in a row, the phase ends.
decision-window = { $kind ->
    [none] { $about ->
        [none] Reply window: { NAME($event) }. Do you reply?
       *[other] Reply window: { NAME($event) } (“{ NAME($about) }”). Do you reply?
    }
   *[other] On the stack: “{ NAME($card) }” ({ NAME($kind) }, { SEAT($by, case: "acc") }). Do you reply?
}
    .name = A reply window
    .answer-bene = I do not reply
    .waiting = { $kind ->
        [none] { $about ->
            [none] Reply window: { NAME($event) }. Waiting for { SEAT($seats, case: "acc") }.
           *[other] Reply window: { NAME($event) } (“{ NAME($about) }”). Waiting for { SEAT($seats, case: "acc") }.
        }
       *[other] On the stack: “{ NAME($card) }” ({ NAME($kind) }, { SEAT($by, case: "acc") }). Waiting for { SEAT($seats, case: "acc") }.
    }
    .guide = One after the other declares a reply or says bene. When all have said bene in a row, the stack resolves from its top, so the last reply works first. A negation works only against what lies on top.
decision-agitation-victim = The pool is empty. Against whom does “{ NAME($card) }” agitate?
    .name = Against whom
    .waiting = Waiting for { SEAT($seats, case: "acc") } to say against whom “{ NAME($card) }” agitates.
    .guide = The kreski go from that player to the common pool, not to you. Think of who is nearest to the election threshold.
decision-answer-duel = “{ NAME($challenger) }” challenges “{ NAME($challenged) }”. Do you accept? To refuse costs { $lost ->
    [0] nothing but a mark
   *[other] { COUNTED($lost, of: "kreski") }
}.
    .name = A challenge
    .answer-accept = I accept
    .answer-refuse = I refuse
    .waiting = Waiting for { SEAT($seats, case: "acc") } to answer the challenge: “{ NAME($challenger) }” against “{ NAME($challenged) }”.
    .guide = Compare Szabla, and remember thrusts in hand and under the fighters. Beaten by 1 or 2 a character is wounded and discarded, by 3 or more killed and out of the game. A refusal marks the character; an Elect who is killed loses you the game.
decision-take-up-equipment = What does “{ NAME($card) }” take up for the duel?
    .name = Weapons for a duel
    .waiting = Waiting for { SEAT($seats, case: "acc") } to arm “{ NAME($card) }” for the duel.
    .guide = One weapon or firearm and one armour may be used in a duel, unless a card says otherwise. Other equipment works in any case.
decision-fight-turn = “{ NAME($fighters, join: "” against “") }”, Szabla { NAME($totals, join: " : ") }. What does “{ NAME($card) }” do?
    .name = A fight turn
    .waiting = “{ NAME($fighters, join: "” against “") }”, Szabla { NAME($totals, join: " : ") }. Waiting for { SEAT($seats, case: "acc") } to play a thrust or say bene.
    .guide = In each fight turn you play one thrust, use one duel reply, or say bene. When both say bene in a row, the totals are compared. So the one who is ahead can wait.
decision-choose-option = “{ NAME($card) }”: which do you choose?
    .name = A choice on a card
    .waiting = Waiting for { SEAT($seats, case: "acc") } to choose: “{ NAME($card) }”.
    .guide = The card leaves you a choice. What you choose happens at once, and nobody can reply to it any more.
decision-may-happen = “{ NAME($card) }” leaves it to you: shall it happen? { NAME($card, case: "text") }
    .name = Shall it happen?
    .waiting = Waiting for { SEAT($seats, case: "acc") } to decide: “{ NAME($card) }”.
    .guide = The card says that you may. If you say no, that part of its text is left out and the rest goes on.
decision-pay-or-not = “{ NAME($card) }”: do you pay the price? { NAME($card, case: "text") }
    .name = Paying or not
    .waiting = Waiting for { SEAT($seats, case: "acc") } to pay for “{ NAME($card) }”, or not.
    .guide = If you pay, you are spared what the card threatens. If you do not, it happens.
decision-discard-own = { $count ->
    [one] “{ NAME($card) }”: which card of your hand do you discard?
   *[other] “{ NAME($card) }”: you discard { $count } cards of your hand. Which one first?
}
    .name = Discarding from the hand
    .waiting = Waiting for { SEAT($seats, case: "acc") } to discard: “{ NAME($card) }” ({ $count }).
    .guide = The card makes you discard from your hand. Everybody sees what goes to the discard pile.
decision-discard-others = { $hand ->
    [none] “{ NAME($card) }”: the hand of { SEAT($owner, case: "acc") } is empty.
   *[other] “{ NAME($card) }”: the hand of { SEAT($owner, case: "acc") } is { NAME($hand, join: ", ") }. Which card shall be discarded ({ $count })?
}
    .name = Discarding from another hand
    .waiting = Waiting for { SEAT($seats, case: "acc") } to choose from the hand of { SEAT($owner, case: "acc") }: “{ NAME($card) }” ({ $count }).
    .guide = You see the whole hand and choose what is discarded from it. The others see only what you have discarded.
decision-take-from-top = “{ NAME($card) }”: the top of your cupboard is { NAME($cards, join: ", ") }. What do you take{ $price ->
    [0] ?
   *[other] , for { COUNTED($price, of: "dukats") } each?
}
    .name = The top of the cupboard
    .waiting = Waiting for { SEAT($seats, case: "acc") } to take cards from the top of the cupboard ({ COUNTED($count, of: "cards") }): “{ NAME($card) }”.
    .guide = Only you see these cards. Those you take go into your hand; the card says what becomes of the rest.
decision-search-for = { $zone ->
    [discard] “{ NAME($card) }”: do you take a card from your discard pile?
   *[cupboard] “{ NAME($card) }”: do you take a card from your cupboard?
}
    .name = A search
    .waiting = { $zone ->
        [discard] Waiting for { SEAT($seats, case: "acc") } to search the discard pile: “{ NAME($card) }” ({ $count }).
       *[cupboard] Waiting for { SEAT($seats, case: "acc") } to search the cupboard: “{ NAME($card) }” ({ $count }).
    }
    .guide = What you take is shown to everybody. You may find nothing, even if there is something. A cupboard is shuffled after a search.
decision-deploy-by-effect = “{ NAME($card) }”: do you put a card of your hand into play?
    .name = Into play by a card
    .waiting = Waiting for { SEAT($seats, case: "acc") } to put a card into play: “{ NAME($card) }”.
    .guide = The card comes into play at once, and nobody can reply to that. It costs what the effect says.
decision-lay-by-effect = “{ NAME($card) }”: do you attach a thrust to “{ NAME($character) }”?
    .name = A thrust by a card
    .waiting = Waiting for { SEAT($seats, case: "acc") } to attach a thrust to “{ NAME($character) }”: “{ NAME($card) }”.
    .guide = A thrust under a character can be played when that character fights, or be discarded for its agitation. Others see only how many lie face down.
decision-discard-elect = You have more Elects than you may. Which one do you discard?
    .name = Too many Elects
    .waiting = Waiting for { SEAT($seats, case: "acc") } to discard an Elect above the limit.
    .guide = It is no casualty: nobody loses a game by it, and the card may come back. Keep the one that is safer from duels.
decision-discard-thrust = “{ NAME($card) }” has more thrusts than it may. Which one do you discard?
    .name = Too many thrusts
    .waiting = Waiting for { SEAT($seats, case: "acc") } to discard a thrust of “{ NAME($card) }”.
    .guide = Two face-down thrusts may lie under a character, one under a Karmazyn, and one more face up under a Famous one. Cards can change that.
decision-influence-now = Do you use the political influence of { NAME($faction, case: "acc") }? { NAME($faction, case: "text") }
    .name = Political influence
    .answer-decline = I do not use it
    .waiting = Waiting for { SEAT($seats, case: "acc") } to use political influence, or not.
    .guide = A card lets you use your influence now, though another player may hold the initiative. It costs what it always costs, and the others can reply.
decision-order-pile = Which card goes to your discard pile next?
    .name = The order of the discard pile
    .waiting = Waiting for { SEAT($seats, case: "acc") } to order cards for the discard pile.
    .guide = Several of your cards leave at once. The last one lies on top, where everybody sees it and some cards can reach it.
decision-order-casualties = “{ NAME($card) }” strikes several of your characters. Which one is next?
    .name = Several casualties at once
    .waiting = Waiting for { SEAT($seats, case: "acc") } to order what “{ NAME($card) }” does.
    .guide = They are wounded or killed one after the other. Replies can save each of them when it is struck.
decision-order-simultaneous = At the same time ({ NAME($event) }) several of your cards work. Which one comes next?
    .name = Several cards at once
    .waiting = Waiting for { SEAT($seats, case: "acc") } to order what happens at once ({ NAME($event) }).
    .guide = All of them will work. The order matters only if one changes what another does.
decision-ending-discard = Do you discard a card of your hand?
    .name = The discard at the end of the round
    .answer-decline = I discard nothing
    .waiting = Waiting for { SEAT($seats, case: "acc") } to discard a card, or not.
    .guide = One card at most, and you need not. The hand is filled up again in the next settlement phase, so a useless card makes room for a new one.

## Events

event-deck-shown = { $strategy ->
    [none] { SEAT($seat) }: no strategy, { COUNTED($cards, of: "cards") } in the cupboard.
   *[other] { SEAT($seat) }: strategy “{ NAME($strategy) }”, { COUNTED($cards, of: "cards") } in the cupboard.
}
event-own-card-shown = There is a home-made card in some deck: “{ NAME($card) }”.
event-faction-taken = { SEAT($seat) } must choose again: another player leads { NAME($faction, case: "acc") } already.
event-hand-kept = { SEAT($seat) } keep their hand.
event-hand-redrawn = { SEAT($seat) } shuffle their hand back and draw anew.
event-round-begun = Round { $round } begins.
event-phase-begun = { NAME($phase) }.
event-bribed = { SEAT($seat) } bribe the gentry with { COUNTED($dukats, of: "dukats") }: { COUNTED($points, of: "points") } of initiative.
event-initiative-sums = Initiative: { EACH($sums) }.
event-initiative-taken = { SEAT($seat) } have the initiative.
event-all-unmarked = All cards that may be are unmarked.
event-drawn = { SEAT($seat) } draw { COUNTED($count, of: "cards") }.
event-drawn-cards = Drawn by { SEAT($seat, case: "acc") }: “{ NAME($cards, join: "”, “") }”.
event-reshuffled = { SEAT($seat) } shuffle their discard pile; it is their cupboard now.
event-cupboard-shuffled = { SEAT($seat) } shuffle their cupboard.
event-cards-discarded = { SEAT($seat) } discard “{ NAME($cards, join: "”, “") }”.
event-settled = { $net ->
    [0] { SEAT($seat) } neither take nor pay anything; { $dukats } in the treasury.
   *[other] { SEAT($seat) } settle: { SIGNED($net) }; { $dukats } in the treasury.
}
event-election-announced = { SEAT($seat) } announce an election.
event-election-cancelled = The election is thwarted.
event-election-lapsed = Nobody meets the conditions; the election lapses.
event-voice-passed = { SEAT($seat) } are at voice.
event-yielded = { SEAT($seat) } yield the voice.
event-bene-said = { SEAT($seat) } say bene.
event-object-declared = { SEAT($seat) } { $kind ->
    [character] { $field ->
        [karmazyn] deploy “{ NAME($card) }” on the karmazyn field
       *[election] deploy “{ NAME($card) }” on the election field
    }
    [equipment] deploy “{ NAME($card) }”
    [possession] deploy “{ NAME($card) }”
    [ability] { $reply ->
        [true] reply with the ability of “{ NAME($card) }”
       *[false] use the ability of “{ NAME($card) }”
    }
    [agitation] agitate with “{ NAME($card) }”
    [challenge] challenge with “{ NAME($card) }”
    [move] want to move “{ NAME($card) }”
   *[other] { $reply ->
        [true] reply with “{ NAME($card) }”
       *[false] play “{ NAME($card) }”
    }
}{ $targets ->
    [none] .
   *[other] : { NAME($targets, join: ", ") }.
}
event-object-negated = { $fate ->
    [hand] “{ NAME($card) }” ({ NAME($kind) }) is negated and returns to the hand.
    [remove] “{ NAME($card) }” ({ NAME($kind) }) is negated and removed from the game.
   *[discard] “{ NAME($card) }” ({ NAME($kind) }) is negated.
}
event-object-fizzled = “{ NAME($card) }” fizzles.
event-object-unpaid = “{ NAME($card) }” comes to nothing: it cannot be paid for, or may not enter play any more.
event-card-entered = { $host ->
    [none] { $field ->
        [karmazyn] “{ NAME($card) }” enters play on the karmazyn field ({ SEAT($seat, case: "acc") }).
        [election] “{ NAME($card) }” enters play on the election field ({ SEAT($seat, case: "acc") }).
       *[none] “{ NAME($card) }” enters play ({ SEAT($seat, case: "acc") }).
    }
   *[other] “{ NAME($card) }” is attached to “{ NAME($host) }” ({ SEAT($seat, case: "acc") }).
}
event-card-left = { $how ->
    [removed] “{ NAME($card) }” is removed from the game.
    [wounded] “{ NAME($card) }” is wounded and discarded.
    [killed] “{ NAME($card) }” is killed and out of the game.
    [returned] “{ NAME($card) }” goes back to { SEAT($owner, case: "acc") }.
   *[discarded] “{ NAME($card) }” is discarded.
}
event-thrust-laid = { $card ->
    [none] { SEAT($seat) } attach a thrust face down to “{ NAME($character) }”.
   *[other] { SEAT($seat) } attach the thrust “{ NAME($card) }” face up to “{ NAME($character) }”.
}
event-card-marked = “{ NAME($card) }” is marked.
event-card-unmarked = “{ NAME($card) }” is unmarked.
event-character-moved = { $field ->
    [karmazyn] “{ NAME($card) }” moves to the karmazyn field.
   *[election] “{ NAME($card) }” moves to the election field.
}
event-control-taken = { SEAT($seat) } take control of “{ NAME($card) }”.
event-control-returned = { SEAT($seat) } have control of “{ NAME($card) }” again.
event-markers-put = Markers on “{ NAME($card) }”: { $markers }.
event-dukats-moved = { $giver ->
    [-1] { SEAT($taker) } take { COUNTED($amount, of: "dukats") } from the bank.
   *[other] { $taker ->
        [-1] { SEAT($giver) } pay { COUNTED($amount, of: "dukats") }.
       *[other] { SEAT($giver) } give { COUNTED($amount, of: "dukats") } to { SEAT($taker, case: "acc") }.
    }
}
event-kreski-moved = { $giver ->
    [-1] { SEAT($taker) } take { COUNTED($amount, of: "kreski") } from the common pool.
   *[other] { $taker ->
        [-1] { SEAT($giver) } lose { COUNTED($amount, of: "kreski") } to the common pool.
       *[other] { SEAT($giver) } lose { COUNTED($amount, of: "kreski") } to { SEAT($taker, case: "acc") }.
    }
}
event-agitation-done = { $against ->
    [-1] The agitation of “{ NAME($card) }” is worth { COUNTED($worth, of: "kreski") }.
   *[other] The agitation of “{ NAME($card) }” against { SEAT($against, case: "acc") } is worth { COUNTED($worth, of: "kreski") }.
}
event-agitation-failed = The agitation of “{ NAME($card) }” fails.
event-duel-accepted = The duel is accepted: “{ NAME($challenger) }” against “{ NAME($challenged) }”.
event-duel-refused = { $lost ->
    [0] { SEAT($seat) } refuse the duel of “{ NAME($challenged) }” with “{ NAME($challenger) }” and lose nothing.
   *[other] { SEAT($seat) } refuse the duel of “{ NAME($challenged) }” with “{ NAME($challenger) }” and lose { COUNTED($lost, of: "kreski") }.
}
event-duel-void = The challenge is void: the duel cannot take place.
event-duel-broken-off = The duel is broken off.
event-fighter-replaced = “{ NAME($new) }” takes the place of “{ NAME($old) }” in the duel.
event-equipment-taken-up = { $cards ->
    [none] { SEAT($seat) } take up nothing for the duel.
   *[other] { SEAT($seat) } take up “{ NAME($cards, join: "”, “") }”.
}
event-thrust-told = { SEAT($seat) } lay “{ NAME($card) }” in the duel: Szabla { NAME($totals, join: " : ") }.
event-duel-decided = { $winner ->
    [none] “{ NAME($challenger) }” against “{ NAME($challenged) }”, Szabla { NAME($totals, join: " : ") }: a draw.
   *[other] “{ NAME($challenger) }” against “{ NAME($challenged) }”, Szabla { NAME($totals, join: " : ") }: “{ NAME($winner) }” wins. { $casualty ->
        [kill] The loser is threatened with death
       *[wound] The loser is threatened with a wound
    }{ $spoils ->
        [0] .
       *[other] , and its player with the loss of { COUNTED($spoils, of: "kreski") }.
    }
}
event-casualty-threatens = { $sort ->
    [kill] “{ NAME($card) }” is about to be killed.
   *[wound] “{ NAME($card) }” is about to be wounded.
}
event-casualty-saved = { $mode ->
    [wound] “{ NAME($card) }” is only wounded.
    [hand] “{ NAME($card) }” is saved and returns to the hand.
   *[keep] “{ NAME($card) }” is saved and stays in play.
}
event-duel-ended = The duel is over.
event-cupboard-looked-at = { SEAT($seat) } look at the cupboard of { SEAT($owner, case: "acc") }: { COUNTED($count, of: "cards") } from the top.
event-cards-seen = { $cards ->
    [none] { SEAT($seat) } see no card of { SEAT($owner, case: "acc") }.
   *[other] { SEAT($seat) } see cards of { SEAT($owner, case: "acc") }: “{ NAME($cards, join: "”, “") }”.
}
event-cards-shown = { $cards ->
    [none] { SEAT($owner) } have nothing to show.
   *[other] { SEAT($owner) } show “{ NAME($cards, join: "”, “") }”.
}
event-cards-taken = { $count ->
    [0] { SEAT($seat) } take no card.
   *[other] { SEAT($seat) } take { COUNTED($count, of: "cards") } into their hand.
}
event-nothing-found = { SEAT($seat) } find nothing.
event-option-chosen = { $option ->
    [0] “{ NAME($card) }”: { SEAT($seat) } choose the first.
    [1] “{ NAME($card) }”: { SEAT($seat) } choose the second.
   *[other] “{ NAME($card) }”: { SEAT($seat) } choose another way.
}
event-fame-counted = { $kreski ->
    [0] { SEAT($seat) } have the most Famous characters, but the pool is empty.
   *[other] { SEAT($seat) } have the most Famous characters: { COUNTED($kreski, of: "kreski") } of Fame.
}
event-effect-expired = The time of “{ NAME($card) }” is over.
event-player-eliminated = { SEAT($seat) }: out of the game.
event-conceded = { SEAT($seat) }: given up.
