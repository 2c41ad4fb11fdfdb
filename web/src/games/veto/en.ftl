### The board of Veto!

## Fields, hand, prompt

ve-parts = Parts of the table
ve-tab-theirs = { $count ->
    [one] { $names }
   *[other] Opponents
}
ve-tab-middle = { $fight ->
    [duel] Duel
    [stack] Stack
   *[other] Table
}
ve-tab-mine = { $own ->
    [me] My field
   *[other] { $own }
}
ve-tab-lit = something can be chosen here
ve-side = The side of { $name }
ve-my-side = My side: { $name }
ve-others = The other camps
ve-show-side = Show the side of { $name }
ve-no-faction = not chosen yet
ve-field-possessions = Possessions
ve-field-karmazyn = Karmazyn field
ve-field-election = Election field
ve-here = Here
ve-hand = Your court
ve-hand-count = { $count } of { $limit }
ve-marked = Marked
ve-in-duel = in the duel
ve-can-reply = can reply
ve-silent = Its abilities do not work now
ve-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
ve-hidden-thrust = face-down thrust
ve-hidden-thrusts = { $count ->
    [one] 1 face-down thrust
   *[other] { $count } face-down thrusts
}
ve-choosable = Can be chosen
ve-picked = Picked up
ve-attached = Attached to { $name }
ve-token = { $name }, { $field ->
    [karmazyn] karmazyn field
   *[other] election field
}, Szabla { $szabla }, Kreski { $kreski }{ $marked ->
    [true] , marked
   *[other] { "" }
}
ve-kreski = { $count ->
    [one] 1 kreska
   *[other] { $count } kreski
}
ve-kreski-word = { $count ->
    [one] kreska
   *[other] kreski
}
ve-twin = { $name } ({ $seat })

ve-way-play = play
ve-way-deploy = deploy
ve-way-lay = lay under a character
ve-way-agitate = agitate
ve-way-challenge = challenge
ve-way-move = move
ve-way-find = take
ve-way-discard-card = discard
ve-way-discard-piece = discard
ve-way-lay-next = next
ve-way-use = use
ve-way-influence = political influence
ve-way-keyword = as { $name }
ve-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
ve-on-election = on the election field
ve-on-karmazyn = on the karmazyn field
ve-on-possessions = among the possessions
ve-face-up = face up
ve-face-down = face down
ve-answering = in answer to { $name }
ve-nothing-more = nothing else
ve-do-play = { $to ->
    [none] play
   *[other] play: { $to }
}
ve-do-play-attached = { $to ->
    [none] play from under the fighter
   *[other] play from under the fighter: { $to }
}
ve-do-use = { $to ->
    [none] { $way }
   *[other] { $way }: { $to }
}
ve-do-deploy-character = { $field ->
    [karmazyn] on the karmazyn field
   *[election] on the election field
}
ve-do-deploy-possession = deploy
ve-do-deploy-equipment = give to { $whom }
ve-do-lay-thrust = { $up ->
    [true] lay face up under { $whom }
   *[false] lay face down under { $whom }
}
ve-do-lay-found = { $up ->
    [true] attach face up
   *[false] attach face down
}
ve-do-agitate = { $against ->
    [none] agitate
   *[other] agitate against { $against }
}{ $thrust ->
    [none] { "" }
   *[other] , discarding { $thrust }
}
ve-do-challenge = challenge { $whom }
ve-do-move-character = move to the other field
ve-do-discard-card = discard
ve-do-discard-piece = discard
ve-do-find = { $field ->
    [karmazyn] put on the karmazyn field
    [election] put on the election field
   *[none] { $whom ->
        [none] take
       *[other] attach to { $whom }
    }
}
ve-do-act-next = works next
ve-do-lay-next = goes next
ve-paid-mark = marking { $name }
ve-paid-discard = discarding { $name }
ve-paid-with = with { $name }
ve-back = Back
ve-ask = { $next ->
    [sure] { $name }: shall it be so?
    [field] { $name }: on which field?
    [piece] { $name }: whom or what?
    [seat] { $name }: against whom?
    [face] { $name }: face down or face up?
    [do] { $name }: what shall be done?
    [use] { $name }: what shall be done?
   *[other] { $name }: which way?
}

ve-phase-untap = Untap
ve-phase-settlement = Settlement
ve-phase-game = Game
ve-phase-ending = Ending
ve-voice = { $mine ->
    [true] your turn
   *[other] at voice: { $name }
}
ve-duel-now = duel
ve-window-open = a reply window is open
ve-election = Election announced by { $name }
ve-out = out of the game
ve-threshold = { $count } kreski and an Elect win an announced election
ve-income = { $income } dukats each round
ve-each-round = { $income } each round
ve-in-hand = in hand
ve-pile-cupboard = Cupboard
ve-pile-discard = Discards
ve-pile-removed = Removed
ve-open-piles = The piles of { $name }
ve-aim-seat = Choose { $name }
ve-line = { $kind ->
    [income] income
    [upkeep] upkeep
    [kreski] Kreski of the karmazyns
   *[other] by cards
}
ve-piles = Piles
ve-cupboard-holds = { $count ->
    [one] 1 card in the cupboard, face down.
   *[other] { $count } cards in the cupboard, face down.
}
ve-discard-holds = { $count ->
    [0] No discards
    [one] 1 discard
   *[other] { $count } discards, the top one in sight
}
ve-removed-holds = { $count ->
    [0] Nothing removed from the game
    [one] 1 card removed from the game
   *[other] { $count } cards removed from the game
}
ve-own-deck = All cards of my deck
ve-focus = In focus
ve-with = With it
ve-reference = Card in the reference
ve-beneath = { $dukats }d · { $hand }
ve-brief = { $kreski } kreski, { $dukats } dukats, { $hand } cards in hand
ve-key-bene = bene
ve-key-yield = yield the voice
ve-key-enter = say what is ready
ve-key-cards = from card to card
ve-key-large = the card in focus as large as it can be
ve-key-piles = the piles
ve-key-comfort = when I am asked to reply
ve-key-until = bene until something happens
ve-key-stack = bene for the whole stack
ve-key-ask = ask me everywhere again
ve-key-back = back one step

ve-out-ends = { $mine ->
    [true] you win the game
   *[other] the game ends: { $names }
}
ve-out-no-result = no result
ve-out-score = { $one } : { $other }{ $fate ->
    [kill] , death
    [wound] , a wound
   *[none] { "" }
}
ve-out-negated = negates { $name }
ve-out-failed = { $name } fails
ve-out-left = { $name }: { $how ->
    [killed] killed
    [wounded] wounded
    [removed] removed
    [returned] back to its owner
   *[discarded] discarded
}
ve-out-kreski = { $sum } { $count ->
    [one] kreska
   *[other] kreski
}
ve-out-dukats = { $sum } { $count ->
    [one] dukat
   *[other] dukats
}
ve-out-drawn = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
ve-out-income = income { $sum }
ve-out-cancelled = the election is thwarted
ve-out-election = an election
ve-out-asks = then: { $name }
ve-out-unsure = and something unknown

## Reply comfort

ve-bene-title = Auto-bene
ve-bene-settings = When am I asked to reply?
ve-bene-ask = Ask me
ve-bene-ask-every = in every reply window
ve-bene-ask-reply = when I hold a reply
ve-bene-ask-touching = only about what touches me, when I hold a reply
ve-bene-hint = Everywhere else bene is said for you. Every answer of everybody comes after the same short random pause; only longer thought can be noticed, as at any table. Nobody else sees these settings.
ve-bene-cards = About cards
ve-bene-no-cards = In a reply window the card to be answered and the replies you hold stand here.
ve-bene-never-with = never ask me about replying with “{ $card }”
ve-bene-never-to = never ask me to reply to “{ $card }”
ve-bene-timings = Always say bene when …
ve-bene-group-stack = On the stack
ve-bene-group-duel = In a duel
ve-bene-timing = { $id ->
    [W-A-others] something of an opponent lies on top of the stack
    [W-A-own] something of mine lies on top of the stack
   *[other] after a stack cards have come or gone, agitation or influence has worked
}
ve-bene-done = Done
ve-bene-every = You are asked in every reply window.
ve-bene-force = Auto-bene: { $words }
ve-bene-until = Until something happens
ve-bene-until-title = Say bene until something is declared or comes into play, or a new round begins
ve-bene-stack = The whole stack
ve-bene-stack-title = Say bene until this whole stack is resolved, whatever is put on it
ve-bene-mode-reply = { $ignored ->
    [0] Only with a reply
    [one] Only with a reply, but for 1 card
   *[other] Only with a reply, but for { $ignored } cards
}
ve-bene-mode-touching = { $ignored ->
    [0] Only what touches me
    [one] Only what touches me, but for 1 card
   *[other] Only what touches me, but for { $ignored } cards
}
ve-bene-timings-count = { $count ->
    [one] Bene at 1 timing
   *[other] Bene at { $count } timings
}
ve-bene-object = Never to “{ $card }”
ve-bene-drop = Withdraw: { $words }

## The middle: kreski, duel, stack, phases

ve-mid-you = you
ve-mid-kreski = Kreski
ve-mid-of-total = of { $total }
ve-mid-pool = Common pool
ve-mid-pool-short = pool
ve-mid-kreski-of = { $enough ->
    [true] { $kreski } of { $total } kreski, enough for an election (at { $threshold })
   *[false] { $kreski } of { $total } kreski; an election needs { $threshold }
}
ve-mid-kreski-in-pool = { $kreski ->
    [one] 1 kreska in the common pool
   *[other] { $kreski } kreski in the common pool
}
ve-mid-threshold = An election needs { $threshold }
ve-mid-needs = { $threshold } and an Elect win an announced election
ve-mid-needs-short = { $threshold } and an Elect win
ve-mid-election-by = Election announced: { $name }

ve-mid-duel = Duel
ve-mid-i-am-challenger = your character is the challenger
ve-mid-i-am-challenged = your character is challenged
ve-mid-duel-stage = { $stage ->
    [challenge] the challenge can still be answered
    [answer-duel] { $who ->
        [you] do you accept?
       *[other] { $name } accept or refuse
    }
    [take-up-equipment] { $who ->
        [you] you take up arms
       *[other] { $name } take up arms
    }
    [fight-turn] { $who ->
        [you] it is your fight turn
       *[other] the fight turn of { $name }
    }
    [window] a reply window is open
    [refused] the duel is refused
    [decided] the result is known, not yet carried out
    [applied] the result is carried out
   *[other] the fight goes on
}
ve-mid-challenger = challenger
ve-mid-challenged = { $answer ->
    [accepted] challenged, accepted
    [refused] challenged, refused
   *[open] challenged, not answered
}
ve-mid-marked = marked
ve-mid-kill = killed
ve-mid-wound = wounded
ve-mid-won = won
ve-mid-lost = lost
ve-mid-score = Szabla { $one } to { $other }
ve-mid-score-after = After the stack { $one } to { $other }
ve-mid-after-stack = after the stack
ve-mid-draw = { $decided ->
    [true] a draw
   *[false] level: nobody would lose
}
ve-mid-verdict = { $casualty ->
    [kill] { $decided ->
        [true] { $loser } is killed, by { $margin }
       *[false] { $loser } would be killed, by { $margin }
    }
    [wound] { $decided ->
        [true] { $loser } is wounded, by { $margin }
       *[false] { $loser } would be wounded, by { $margin }
    }
   *[none] { $loser } loses by { $margin }
}{ $spoils ->
    [0] { "" }
    [one] ; spoils: 1 kreska
   *[other] ; spoils: { $spoils } kreski
}
ve-mid-arms = The equipment of { $name }
ve-mid-no-arms = nothing to take up
ve-mid-refusal = { $kreski ->
    [0] To refuse marks { $name } and costs no kreski.
    [one] To refuse marks { $name } and costs 1 kreska.
   *[other] To refuse marks { $name } and costs { $kreski } kreski.
}
ve-mid-no-refusal = { $name } cannot refuse.
ve-mid-sum = The sum of { $name }
ve-mid-total = { $who ->
    [you] yours
   *[other] { $name }
}
ve-mid-line-printed = Szabla of { $card }
ve-mid-line-set = { $card }: Szabla is { $to }
ve-mid-line-factor = { $card }: weapons × { $times }
ve-mid-line-floor = never below 0
ve-mid-line-result = { $card }, as it was determined
ve-mid-line-waits = on the stack
ve-mid-line-negated = negated
ve-mid-note-keyword = keyword
ve-mid-note-lasting = for now
ve-mid-note-weapon = weapon
ve-mid-note-armour = armour
ve-mid-note-thrust = thrust
ve-mid-note-copied = copied
ve-mid-note-upkeep = upkeep
ve-mid-note-last-known = as last seen

ve-mid-stack = Stack
ve-mid-stack-sub = the top resolves first
ve-mid-stack-empty = empty
ve-mid-answers = { $next ->
    [true] answers
   *[false] answers number { $place }
}
ve-mid-right = Right to reply:
ve-mid-then = , then { $names }
ve-mid-benes = benes { $benes } of { $of }
ve-mid-queued = A duel waits: { $one } against { $other }.
ve-mid-aimed = at { $names }
ve-mid-marks = marks { $card }
ve-mid-discards = { $count ->
    [one] discards 1 card
   *[other] discards { $count } cards
}
ve-mid-negated = negated
ve-mid-fizzled = came to nothing
ve-mid-past = What was on it last
ve-mid-resolving = resolves now
ve-mid-doomed = negated if nobody replies
ve-mid-failing = comes to nothing if nobody replies
ve-mid-does-agitation = Takes kreski for its player.
ve-mid-does-challenge = Calls a character to a duel.
ve-mid-does-move = Goes to the other field.
ve-mid-does-character = { $field ->
    [karmazyn] Enters play on the karmazyn field.
   *[election] Enters play on the election field.
}
ve-mid-does-equipment = Is given to its bearer.
ve-mid-does-possession = Enters play and brings income.
ve-mid-does-keyword = The ability of the keyword { $keyword }.

ve-mid-deed = { $kind ->
    [agitation] Agitation
    [challenge] Challenge
    [move] Move
    [character] Deployment
    [equipment] Equipment
    [possession] Possession
    [thrust] Thrust
    [ability] Ability
   *[effect] Effect
}
ve-mid-now = Under way
ve-mid-costs = { $dukats ->
    [one] costs 1 dukat
   *[other] costs { $dukats } dukats
}
ve-mid-from-pool = from the common pool ({ $pool })
ve-mid-against = against { $name }
ve-mid-extra = { $extra } by replies
ve-mid-with-thrust = a thrust is discarded for one kreska more
ve-mid-if-bene = if nobody replies any more
ve-mid-kreski-more = { $kreski ->
    [one] { $signed } kreska
    [-1] { $signed } kreska
   *[other] { $signed } kreski
}
ve-mid-dukats-more = { $dukats ->
    [one] { $signed } dukat
    [-1] { $signed } dukat
   *[other] { $signed } dukats
}
ve-mid-last = What happened last
ve-mid-round = Round { $round }
ve-mid-voice = { $who ->
    [you] you are at voice
   *[other] { $name } are at voice
}{ $deeds ->
    [0] , no deed left
    [one] , 1 deed left
   *[other] , { $deeds } deeds left
}

ve-mid-steps = Steps of the phase
ve-mid-initiative = Initiative
ve-mid-initiative-now = karmazyn fields as they stand
ve-mid-bribing = { $price } dukats add 1
ve-mid-bribe = bribe of { $dukats } dukats
ve-mid-points = initiative
ve-mid-untap-begin = beginning
ve-mid-untap-initiative = initiative
ve-mid-untap-unmark = unmarking
ve-mid-unmarked = { $count ->
    [0] no card was marked
    [one] 1 card is unmarked
   *[other] { $count } cards are unmarked
}
ve-mid-feast-initiative = In the feast rules the initiative passes clockwise; now: { $name }.

ve-mid-settlement = Settlement
ve-mid-settle-begin = beginning
ve-mid-settle-cards = cards
ve-mid-settle-compute = computing
ve-mid-settle-settle = settling
ve-mid-settle-election = election
ve-mid-settle-told-begin = income and upkeep as the table stands
ve-mid-settle-told-cards = hands are filled up to their limit
ve-mid-settle-told-compute = the amounts are fixed
ve-mid-settle-told-settle = the amounts are paid
ve-mid-may-announce = { $announced ->
    [true] { $name } have announced an election
   *[false] { $name } may announce an election
}
ve-mid-adjusted = by cards, this time
ve-mid-fixed = as it was computed
ve-mid-net = in all
ve-mid-settled = settled
ve-mid-to-settle = to be settled
ve-mid-missing = Missing: { $missing }. A card with upkeep must go.
ve-mid-drawn = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
ve-mid-thrown = discarded: { $names }

ve-mid-ending = End of the round
ve-mid-ending-fame = fame
ve-mid-ending-victory = victory check
ve-mid-ending-discard = discards
ve-mid-no-election = no election in this round
ve-mid-lapsed = the election has lapsed
ve-mid-round-of = round { $round } of { $last } at most
ve-mid-votes = { $enough ->
    [true] { $kreski } kreski, { $threshold } are needed: enough
   *[false] { $kreski } kreski, { $threshold } are needed
}
ve-mid-no-elect = no Elect in play
ve-mid-own-victory = { $name }: its condition is met

## The middle: before the first round, and the end

ve-mid-setup = The choice of a deck
ve-mid-setup-sub = in secret; factions and strategies are shown together
ve-mid-choosing = chooses
ve-mid-sealed = sealed
ve-mid-no-strategy = no strategy
ve-mid-decks = Decks of the box
ve-mid-taken = another player leads this faction
ve-mid-deck-radziwill-starter = Foreigners, money and two Elects; knives in the back.
ve-mid-deck-wisniowiecki-starter = Famous and Honourable duellists who force fights.
ve-mid-deck-court-starter = Karmazyns, initiative and negation; wins by election or by the Senate.
ve-mid-deck-lubomirski-starter = Agitation, Cossacks, and attacks on whoever leads.
ve-mid-deck-radziwill-feast = Riches: aims at the victory of the treasury.
ve-mid-deck-wisniowiecki-feast = A great banquet of famous swords.
ve-mid-deck-court-feast = A quick election that needs two kreski fewer.
ve-mid-deck-lubomirski-feast = Duels to the death: aims at the victory of the rebellion.
ve-mid-deck-first-game-wisniowiecki = The deck of the walk-through for the side of the Wiśniowieckis.
ve-mid-deck-first-game-radziwill = The deck of the walk-through for the side of the Radziwiłłs.
ve-mid-own-deck = A deck of your own
ve-mid-kept-decks = Decks you have kept
ve-mid-paste-deck = The deck as text, or its link
ve-mid-paste-example = Faction: The Court
ve-mid-deck-legal = This deck may be played.
ve-mid-deck-unchecked = The deck could not be checked; try again in a moment.
ve-mid-bring-deck = Bring this deck
ve-mid-hand = The opening hand
ve-mid-hand-sub = keep it, or shuffle it back once and draw seven new cards
ve-mid-hand-sealed = has decided
ve-mid-thinks = keeps or redraws?

ve-mid-end = { $name } win
ve-mid-kreski-at-end = Kreski at the end
ve-mid-end-wins = won
ve-mid-end-figures = The camps at the end
ve-mid-end-rounds = { $rounds ->
    [one] The match took 1 round.
   *[other] The match took { $rounds } rounds.
}
ve-mid-figure-agitations = agitations
ve-mid-figure-won = duels won
ve-mid-figure-killed = own characters killed
ve-mid-figure-characters = characters in play
ve-mid-figure-dukats = dukats left
ve-reply-alike = every reply waits alike
ve-reply-alike-title = A reply shows at the table a short moment after the question, whoever gives it, however fast and whatever it is: silence tells nothing (VE-6.22).
ve-reply-left = { $time } to reply
