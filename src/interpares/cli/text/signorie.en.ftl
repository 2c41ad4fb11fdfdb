### The board of Signorie in the terminal

cli-si-round = Round { $round } of { $rounds }
cli-si-reward = Reward: { $reward }
cli-si-to-come = To come: { $reward }
cli-si-family = Family
cli-si-vp = VP
cli-si-score = { $vp } VP
cli-si-purse = Florins
cli-si-dice = Dice
cli-si-sum = Sum
cli-si-helpers = Helpers
cli-si-brides = Brides
cli-si-passed = passed
cli-si-tasks = Tasks and » action
cli-si-helpers-of-column = Helpers, hired by the colour below
cli-si-space = space { $value }
cli-si-city = City
cli-si-spaces = Spaces
cli-si-mission = Mission
cli-si-marriage = Marriage
cli-si-row-empty = no tokens
cli-si-row = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, { $vp ->
    [0] { $worth } VP with three
   *[other] { $vp } VP
}
cli-si-rows = tokens · VP
cli-si-face-down = { $count } face down
cli-si-legend-man = ♂ man
cli-si-legend-woman = ♀ woman
cli-si-legend-hired = ● your helper
cli-si-legend-price = 3ƒ price of a helper
cli-si-legend-next = [2] next space
cli-si-legend-fits = ✓ fits your plan
cli-si-closed = out of play: { $cities }
cli-si-stack = tokens left: { $count }
cli-si-group-manage = Action
cli-si-group-perform = Task
cli-si-group-hire = Hire
cli-si-group-man = { $career } { $rank }: { $vp } VP
cli-si-cost = { $florins ->
    [0] free
    [one] for 1 florin
   *[other] for { $florins } florins
}
cli-si-hire = “{ $helper }”{ $florins ->
    [0] { "" }
   *[other] { " " }for { $florins } florins
}
cli-si-florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
cli-si-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-si-white-dice = { $dice ->
    [one] 1 white die
   *[other] { $dice } white dice
}
cli-si-pawns = { $pawns ->
    [one] 1 pawn of your choice
   *[other] { $pawns } pawns of your choice
}
cli-si-threshold = threshold { $threshold }
cli-si-enter = a man from the pool enters
cli-si-advance = from space { $space } to { $next }
cli-si-pool = pool { $pawns }
cli-si-dowry = dowry { $florins }: { $vp } VP
