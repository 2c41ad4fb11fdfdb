### The table of Magnaci in words
###
### For a page that draws no board: each message is called by where its field lies in the view, and
### says nothing where nothing is to be told. `.name` is what the field is called.

view-seat = { "" }
view-age =
    .name = Age
view-phase =
    .name = phase
view-king =
    .name = King
view-symbol =
    .name = symbol of Royal Policy
view-past-kings =
    .name = past Kings
view-track = { SEAT($value) }
view-sejm = { $place ->
    [0] { 1 }
    [1] { 2 }
    [2] { 3 }
    [3] { 4 }
   *[4] { 5 }
}: { NAME($value) }
    .name = Laws in the Sejm
view-laws-in-deck =
    .name = Law deck
view-laws-out =
    .name = Laws out of the game
view-conflicts = { $place ->
    [0] { "I" }
    [1] { "II" }
    [2] { "III" }
    [3] { "IV" }
    [4] { "V" }
    [5] { "VI" }
    [6] { "VII" }
    [7] { "VIII" }
    [8] { "IX" }
   *[9] { "X" }
}: { NAME($value) }
    .name = Conflicts
view-conflicts-in-deck =
    .name = Conflict deck
view-conflicts-out =
    .name = Conflicts out of the game
view-partitioned =
    .name = partitioned Provinces
view-buildings = { $place ->
    [0] { name-monastery }
    [1] { name-palace }
   *[2] { name-fortress }
}: { NAME($value) }
    .name = buildings
view-silent-sejm = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
view-black-clouds = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
view-modifiers = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
       *[4] { name-great-poland }
    } { SIGNED($value) }
}
    .name = Provinces add to the Strength
view-moved =
    .name = Laws that changed hands
view-trade =
    .name = trade

## Contests, Conflicts, windows

view-contest =
    .name = being decided
view-contest-place =
    .name = place
view-contest-subject =
    .name = what it is about
view-contest-sides = { SEAT($seat) }: { NAME($card) }{ $modifier ->
    [0] { "" }
   *[other] { " " }({ SIGNED($modifier) })
}, total { $total }
    .name = Families
view-contest-leaders = { SEAT($value) }
    .name = highest total
view-contest-falls-to = { SEAT($value) }
    .name = falls to
view-contest-decider = { SEAT($value) }
    .name = decided by
view-contest-battle =
    .name = Conflict
view-contest-battle-province =
    .name = Province
view-contest-battle-cards =
    .name = Strength of the cards
view-contest-battle-parts = { NAME($source) } { SIGNED($strength) }
    .name = added
view-contest-battle-strength =
    .name = Strength of the Commonwealth
view-contest-battle-scale =
    .name = Scale
view-contest-battle-won =
    .name = won
view-contest-battle-lowest = { SEAT($value) }
    .name = lowest Strength
view-window =
    .name = time for actions
view-window-kind =
    .name = when
view-window-place =
    .name = place
view-window-seat =
    .name = now
view-window-rest = { SEAT($value) }
    .name = then

## Families

view-players-family = { "" }
view-players-cards-in-hand =
    .name = cards in hand
view-players-hand =
    .name = hand
view-players-laid = { $place ->
    [0] { 1 }
    [1] { 2 }
    [2] { 3 }
    [3] { 4 }
    [4] { 5 }
    [5] { 6 }
    [6] { 7 }
    [7] { 8 }
    [8] { 9 }
   *[9] { 10 }
}: { $value ->
    [true] face down
   *[other] { NAME($value) }
}
    .name = cards laid (place: card)
view-players-laying =
    .name = being laid
view-players-shown =
    .name = card shown
view-players-modifier = { $value ->
    [0] { "" }
   *[other] { SIGNED($value) }
}
    .name = modifier
view-players-played =
    .name = cards played in this Age
view-players-offices =
    .name = offices
view-players-used =
    .name = offices used
view-players-laws =
    .name = Laws
view-players-won =
    .name = Laws won in this Age
view-players-pledged =
    .name = Laws pledged to the Primate
view-players-estates = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
       *[4] { name-great-poland }
    } { $value }
}
    .name = Estates in Provinces
view-players-fiefs = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-livonia }
        [1] { name-smolensk }
        [2] { name-moldavia }
       *[3] { name-silesia }
    } { $value }
}
    .name = Estates in Fiefs
view-players-standing = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
       *[4] { name-great-poland }
    }: { $value ->
        [3] { name-dominance }
        [2] { name-advantage }
       *[1] { name-presence }
    }
}
    .name = standing in Provinces
view-players-wealth =
    .name = Wealth
view-players-worth = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-prussia }
        [1] { name-lithuania }
        [2] { name-ukraine }
        [3] { name-little-poland }
        [4] { name-great-poland }
        [5] { name-livonia }
        [6] { name-smolensk }
        [7] { name-moldavia }
       *[8] { name-silesia }
    } { $value }
}
    .name = Wealth from

## Places of a window that are no cards

name-track = order track
name-victory = victory
