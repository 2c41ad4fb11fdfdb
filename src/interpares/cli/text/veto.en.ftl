### The board of Veto! in the terminal

cli-ve-round = Round { $round }
cli-ve-round-of = Round { $round } of { $rounds }
cli-ve-pool = Common pool: { $pool } of { $total } kreski
cli-ve-voice = At voice: { $seat } ({ $deeds ->
    [0] no deed left
    [one] 1 deed
   *[other] { $deeds } deeds
})
cli-ve-election = Election announced: { $seat }
cli-ve-influence = Political influence used: { $seats }
cli-ve-camp = Camp
cli-ve-kreski = Kreski
cli-ve-dukats = Dukats
cli-ve-sum = Init.
cli-ve-hand = Hand
cli-ve-cupboard = Cupb.
cli-ve-discard = Discarded
cli-ve-letter-radziwill = R
cli-ve-letter-wisniowiecki = W
cli-ve-letter-court = C
cli-ve-letter-lubomirski = L
cli-ve-out = out
cli-ve-strategy = Strategy: { $strategy }
cli-ve-election-field = Election field
cli-ve-karmazyn-field = Karmazyn field
cli-ve-possessions = Possessions
cli-ve-removed = Out of the game
cli-ve-owner = (from { $seat })
cli-ve-until = until round { $round }
cli-ve-in-force = In force
cli-ve-stack = Stack, topmost first
cli-ve-reply = { $kind }, a reply
cli-ve-negated = negated
cli-ve-resolving = works now
cli-ve-duel = Duel
cli-ve-queued = Then: { $duel }
cli-ve-unanswered = Not yet answered. To refuse costs: { $kreski ->
    [one] 1 kreska
   *[other] { $kreski } kreski
}
cli-ve-refused = Refused
cli-ve-draw = A draw
cli-ve-won = “{ $winner }” wins by { $margin }: { $casualty ->
    [kill] the loser is to be killed
    [wound] the loser is to be wounded
   *[none] no harm to the loser
}{ $kreski ->
    [0] { "" }
    [one] , 1 kreska is lost
   *[other] , { $kreski } kreski are lost
}
cli-ve-purse = Dukats: { $dukats }
cli-ve-deck = Your whole deck
cli-ve-cost = { $dukats ->
    [0] free
    [one] 1 dukat
   *[other] { $dukats } dukats
}
cli-ve-cost-by-text = cost by its text
cli-ve-income = income +{ $dukats }
cli-ve-upkeep = upkeep −{ $dukats }
cli-ve-unique = unique
cli-ve-own-deck = “{ $command }” brings a deck of your own; “cards” tells what factions and strategies do.
cli-ve-group-deploy = Deploy
cli-ve-group-agitate = Agitate
cli-ve-group-challenge = Challenge
cli-ve-group-move = Move
cli-ve-group-deed = Other deeds
cli-ve-group-trifle = Trifles
cli-ve-group-thrust = Thrusts
cli-ve-group-reply = Replies
cli-ve-group-pass = Pass
cli-ve-legend-initiative = ★ initiative
cli-ve-legend-voice = ► at voice
cli-ve-legend-marked = ↻ marked
cli-ve-legend-down = ▼ face-down thrust
cli-ve-legend-marker = ● markers
cli-ve-legend-silent = ∅ its text does not work
cli-ve-legend-kreski = 4/14 kreski and election threshold
cli-ve-legend-dukats = 9 +3 dukats and next settlement
cli-ve-legend-hand = 5/7 hand and its limit
cli-ve-legend-letters = S Szabla, K Kreski
cli-ve-own-object = something of mine lies on top of the stack
cli-ve-others-object = something of an opponent lies on top of the stack
cli-ve-after-stack = after a stack: cards have come or gone, agitation, influence
