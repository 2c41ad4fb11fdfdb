### The table of Signorie in words
###
### For a page that draws no board: each message is called by where its field lies in the view, and
### says nothing where nothing is to be told. `.name` is what the field is called.

view-seat = { "" }
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = round
view-phase =
    .name = phase
view-order = { SEAT($value) }
    .name = turn order
view-initiative = { SEAT($value) } ({ $outer })
    .name = initiative track (space)
view-cities =
    .name = cities
view-cities-id =
    .name = city
view-cities-in-play = { $value ->
    [true] { "" }
   *[false] { NAME($value) }
}
    .name = in play
view-cities-pawns = { SEAT($seat) } ({ NAME($sex) })
    .name = family members
view-cities-free =
    .name = lowest free space
view-cities-marriage =
    .name = marriage
view-cities-mission =
    .name = diplomatic mission
view-in-stack =
    .name = stack of alliance tokens
view-dice = { $outer ->
    [0] { name-yellow }
    [1] { name-red }
    [2] { name-purple }
    [3] { name-grey }
   *[4] { name-turquoise }
} { $value }
    .name = action dice on the main board
view-tasks =
    .name = tasks
view-rewards = { $place ->
    [0] { 1 }
    [1] { 2 }
    [2] { 3 }
    [3] { 4 }
    [4] { 5 }
    [5] { 6 }
   *[6] { 7 }
}: { NAME($value) }
    .name = rewards (round: token)
view-helpers-left =
    .name = helpers in the bank
view-brides-left =
    .name = brides in the bank

## What is under way

view-chain =
    .name = under way
view-chain-seat =
    .name = player
view-chain-colour =
    .name = colour of the die
view-chain-value =
    .name = value of the die
view-chain-links =
    .name = so far
view-chain-helpers =
    .name = helpers that come after
view-chain-extra = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = extra die

## Families

view-players-colour = { "" }
view-players-florins =
    .name = florins
view-players-vp =
    .name = victory points
view-players-scored = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-mission }
        [1] { name-dowry }
        [2] { name-initiative }
        [3] { name-helper }
        [4] { name-wedding }
        [5] { name-reward }
        [6] { name-purchase }
        [7] { name-career }
       *[8] { name-plan }
    } { $value }
}
    .name = victory points by source
view-players-men =
    .name = men in the own pool
view-players-women =
    .name = women in the own pool
view-players-men-in-supply =
    .name = men in the supply
view-players-women-in-supply =
    .name = women in the supply
view-players-men-in-threshold =
    .name = men in the threshold area
view-players-women-in-threshold =
    .name = women in the threshold area
view-players-men-in-cities =
    .name = men in cities
view-players-women-in-cities =
    .name = women in cities
view-players-careers = { $outer ->
    [0] { name-political }
    [1] { name-clerical }
   *[2] { name-military }
} { $value }
    .name = men on career tracks (rank)
view-players-initiative =
    .name = initiative space
view-players-dice = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-yellow }
        [1] { name-red }
        [2] { name-purple }
        [3] { name-grey }
       *[4] { name-turquoise }
    } { $value }
}
    .name = dice on the board
view-players-total =
    .name = sum of the dice
view-players-threshold =
    .name = threshold
view-players-passed = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = passed
view-players-helpers =
    .name = helpers
view-players-brides =
    .name = brides
view-players-married =
    .name = married sons and head
view-players-rows = { NAME($row) } ({ NAME($shields, join: ", ") }): { $tokens ->
    [none] { "" }
   *[other] { NAME($tokens, join: ", ") };{ " " }
}{ $face_down ->
    [0] { "" }
   *[other] face-down tokens { $face_down };{ " " }
}worth { $worth }, now { $vp } VP
    .name = rows of the plan
