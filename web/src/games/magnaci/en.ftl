### Words of the board of Magnaci.

ma-ages = Ages and kings
ma-age-golden = Golden
ma-age-silver = Silver
ma-age-bronze = Bronze
ma-age-iron = Iron
ma-royal-policy = { $symbol }: matching offices and Laws bring +1 estate
ma-no-king = No King reigns; no Royal Policy is in force
ma-order = Order
ma-does-passed = passed
ma-does-deciding = deciding
ma-does-acting = acts
ma-does-next = next
ma-does-later = later
ma-does-sealed = sealed
ma-does-choosing = choosing
ma-laws = Laws of this Sejm
ma-no-laws = The Sejm has not met in this Age. { $count } Laws lie in the deck.
ma-no-law = no Law
ma-now = { $amount ->
    [none] now
   *[other] { $amount } now
}
ma-used = used
ma-is-declared = declared
ma-is-vetoed = vetoed
ma-breaks-ties = breaks ties
ma-later = later
ma-gone = gone
ma-empty = empty
ma-brings = { $count ->
    [0] no estate
    [one] 1 estate
   *[other] { $count } estates
}
ma-brings-prize = { $count ->
    [0] brings no estate
    [one] brings 1 estate
   *[other] brings { $count } estates
}{ $royal ->
    [0] {""}
   *[other] , 1 of them by Royal Policy
}
ma-phases = Phases of the Age
ma-phase-election = Election
ma-phase-senate = Senate
ma-phase-sejm = Sejm
ma-phase-conflicts = Conflicts
ma-phase-interregnum = Interregnum
ma-doom = Three partitioned provinces at an Interregnum: everybody loses
ma-partitions = { $count ->
    [0] No province is partitioned
    [one] 1 province is partitioned
   *[other] { $count } provinces are partitioned
}; with three everybody loses
ma-partitions-short = { $count } of { $most } partitions
ma-partitioned = partitioned
ma-modifier = Strength of the province: { SIGNED($amount) }
ma-defence = Defence { $amount }
ma-holding = { $family } { $estates }, { $standing }, Wealth { $worth }
ma-nobody = nobody
ma-estates = Estates
ma-fiefs = Fiefs
ma-wealth = Wealth
ma-provinces = Provinces and fiefs
ma-only-these = Show the estates of this family alone
ma-short-prussia = Pr
ma-short-lithuania = Li
ma-short-ukraine = Uk
ma-short-little-poland = LP
ma-short-great-poland = GP
ma-short-livonia = Liv
ma-short-smolensk = Smo
ma-short-moldavia = Mol
ma-short-silesia = Sil
ma-in = in { $place }
ma-conflict-at = Conflict { $place }
ma-scale = Scale { $scale }
ma-won-by = won { $strength } / { $scale }
ma-lost-by = lost { $strength } / { $scale }
ma-left-over = left over
ma-is-won = won
ma-is-lost = lost
ma-won-short = won
ma-lost-short = lost
ma-is-now = now
ma-slot-won = won
ma-slot-lost = lost
ma-slot-now = being decided
ma-slot-left = left over from an earlier Age
ma-slot-dealt = to be decided
ma-slot-empty = empty
ma-conflicts-of-age = Conflicts on the board
ma-of-scale = of { $scale }
ma-short-by = { $short } short
ma-over-by = { $over } to spare
ma-exactly = just enough
ma-battle-stands = As it stands: { $margin }.
ma-leads = leads
ma-ties = tied
ma-lowest = { $family } lowest
ma-if-won = Won
ma-if-lost = Lost
ma-reward = the highest card takes an estate { $where }
ma-defeat = { $kind ->
    [invasion] everybody loses an estate { $where }, the lowest card one more
    [lose_law] the lowest card costs a Law
    [silent_sejm] every province has −2 from now on
   *[black_clouds] Prussia has −2 from now on
}; fiefs burn; { $partition ->
    [stays] { $province } stays partitioned
    [1] { $province } is the first partition
    [2] { $province } is the second partition
    [3] { $province } is the third partition
   *[other] { $province } is partitioned
}
ma-bar = Strength { $strength } against a Scale of { $scale }: { $parts }
ma-falls-card = As it stands: { $family }.
ma-falls-card-tied = As it stands: a tie of { $families }; { $decider } decides.
ma-falls-card-nobody = As it stands nobody takes it.
ma-falls-reward = As it stands the reward goes to { $family }.
ma-falls-reward-tied = As it stands the reward is tied between { $families }; { $decider } decides.
ma-falls-reward-nobody = As it stands there is no reward.
ma-falls-penalty = As it stands { $family } pays for the defeat.
ma-falls-penalty-tied = As it stands the penalty is tied between { $families }; { $decider } decides.
ma-falls-penalty-nobody = As it stands nobody pays more than the others.
ma-you = you
ma-would-tie = { $total ->
    [none] tied ({ $families })
   *[other] { $total }: tied ({ $families })
}
ma-would-win = { $total }: yours
ma-would-go-to = { $total ->
    [none] goes to { $family }
   *[other] { $total }: goes to { $family }
}
ma-would-reward = reward: { $family }
ma-would-reward-you = the reward is yours
ma-would-reward-tied = reward tied: { $family }
ma-would-penalty = penalty: { $family }
ma-would-penalty-you = you pay
ma-would-penalty-tied = penalty tied: { $family }
ma-would-partition = { $count ->
    [1] first partition
    [2] second partition
    [3] third partition
   *[other] { $count } partitions
}
ma-would-place = then { $count ->
    [one] 1 estate
   *[other] { $count } estates
} to place
ma-other-would-place = then { $family } places { $count ->
    [one] 1 estate
   *[other] { $count } estates
}
ma-others-change = others { $amount }
ma-would-restore = ends the partition of { $province }
ma-stakes = Scale { $scale } · won: an estate { $reward } · lost: { $kind ->
    [invasion] estates { $where }
    [lose_law] a Law
    [silent_sejm] −2 in every province
   *[black_clouds] −2 in Prussia
}
ma-wealth-change = Wealth { $amount }
ma-your-cards = Family cards
ma-cards-hand = In hand
ma-cards-senate = Senate
ma-cards-sejm = Sejm
ma-card = { $influence }: influence { $influence }, strength { $strength }
ma-lady = Lady: influence { $influence }, strength { $strength }
ma-your-card = your card { $card }
ma-no-card = no card of yours
ma-your-card-there = your card, face down
ma-committed = Cards lie there of
ma-to-card = About this card
ma-also-there = also there: { $families }
ma-ask-placement = Choose three of the four offices and lay a card at each.
ma-ask-sejm-commitment = Lay one card at each Law.
ma-ask-conflict-commitment = Lay one card at each Conflict.
ma-ask-trade = What do you propose, and to whom?
ma-lay-placement = Stand for three of the four offices
ma-lay-sejm-commitment = One card for each Law
ma-lay-conflict-commitment = One card for each Conflict
ma-laid-of = { $laid } of { $wanted }
ma-left-out = left out
ma-how-to-lay = { $left ->
    [one] One more card:
   *[other] { $left } more cards:
} click or drag, or type the number in a card’s circle (10 is the Lady); ← / → choose the place. You can change everything until you seal.
ma-how-to-tap = { $left ->
    [one] One more card:
   *[other] { $left } more cards:
} tap a card, then its place. You can change all of it.
ma-begun = { $digit } … now the second digit of the card.
ma-too-many = That would be one card too many: put it where another lies, or take one back first.
ma-card-lies = { $card ->
    [none] { $space }: no card.
   *[other] { $space }: { $card }.
}
ma-card-back = Back in your hand: { $card }.
ma-space-chosen = Place for the next card: { $space }{ $card ->
    [none] {""}
   *[other] , where { $card } lies
}.
ma-not-taken = These cards were not taken. They still lie here: change them, or seal again.
ma-ready-to-seal = All cards are laid. Change them as you like; once sealed they are final.
ma-seal = Seal
ma-start-over = Start over
ma-sealing = Sealing: { $done } of { $total } …
ma-sealing-label = Cards sealed
ma-trade = Trade Laws
ma-trade-text = offer, ask or give
ma-trade-with = Trade with
ma-trade-give = I give
ma-trade-take = I ask for
ma-propose = Propose it to { $family }
ma-give-away = Give it away
ma-you-get = You get
ma-you-give = You give
ma-nothing = nothing
ma-after-trade = Then you hold: { $mine }. { $family }: { $theirs }.
ma-trade-begun = You have begun this proposal to { $family } already. Finish it, or take it back.
ma-trade-cancel = Take the proposal back
ma-proposed = Proposal of { $family }: gives { $give }, asks for { $take }.
ma-declined = { $family } declined: { $give } for { $take }.
ma-key-map = the map
ma-key-cards = lay the card with that number in its circle
ma-key-place = choose the place for it, or the partner of a trade
ma-key-back = take the last card back
ma-key-trade = trade Laws; then 1–9 pick Laws
ma-key-pass = pass, or let it pass
ma-key-seal = seal the cards, send the proposal, set the order
ma-decline = Decline
ma-let-pass = Let it pass
ma-choose-target = choose the target …
ma-at-best = at best
ma-aim-treasurer = From whom does your Treasurer take an estate, and where?
ma-aim-treasurer-there = From whom does your Treasurer take an estate { $where }?
ma-aim-assignats = Whom do your Assignats press, and for which Law?
ma-aim-assignats-there = Which Law do your Assignats demand of { $family }?
ma-aim-embassy = Which Conflict does your Embassy put out of the game?
ma-aim-pacta-conventa = For which symbol do your Pacta conventa bring estates?
ma-aim-redirect = Where do you lose an estate, so that you keep one { $where }?
ma-ways-treasurer = { $count } families
ma-ways-assignats = { $count } Laws
ma-ways-redirect = { $count ->
    [one] 1 other province
   *[other] { $count } other provinces
}
ma-back = Back
ma-redirect = { $instead }, not { $loss }
ma-spare = Spare an estate { $where }
ma-keep-entail = Keep Entail
ma-all-estates = All estates { $where }
ma-pledge = Pledge { $law }
ma-pledge-named = goes to { $primate } if the Primate decides for you
ma-pledge-spared = goes to { $primate } if the Primate spares you
ma-primate-decides = The Primate decides: { $family }
ma-pledged = pledged
ma-this-order = This order
ma-comes-at = at place { $place }
ma-fixed = fixed
ma-comes-after = { $family } still comes and holds { $cards }.
ma-holds-veto = { $family } holds VETO!.
ma-you-may-answer = You may answer
ma-may-answer = { $family } may answer
ma-put-aside = Put the card aside
ma-faces-loss = { $family } is to lose estates { $where }.
ma-comes-to-nothing = { $card } comes to nothing
ma-takes-effect = { $card } takes effect
ma-extorts = { $family } hands over { $law ->
    [none] all estates in one province
   *[other] { $law }, or all estates in one province
}
ma-extorts-you = you hand over { $law ->
    [none] all estates in one province
   *[other] { $law }, or all estates in one province
}
ma-count = The Wealth of the families
ma-count-estates = Estates
ma-count-standing = Standing
ma-count-fiefs = Fiefs
ma-count-laws = Laws
ma-rank = Place
ma-family = Family
ma-third-partition = The Third Partition
ma-zoom-in = Larger
ma-zoom-out = Smaller
ma-whole-map = The whole map
ma-in-words = The board in words
ma-your-family = Your family: { $family }.
ma-highest-are = Highest: { $families }.
ma-lowest-are = Lowest: { $families }.
ma-laws-held = Laws in the hands of the families
ma-the-age = King, order, Senate and Laws
ma-not-now = Not now ({ $count })
