### The table of The Princes of Florence in words
###
### For a page that draws no board: each message is called by where its field lies in the view, and
### says nothing where nothing is to be told. `.name` is what the field is called.

view-seat = { "" }
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = round
view-minimum = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = minimum work value
view-phase =
    .name = phase
view-start = { SEAT($value) }
    .name = start player
view-muse = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = expansion “Muse and Princess”
view-cooperative = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = expansion “Cooperative building”
view-objects =
    .name = objects for auction
view-opening-price =
    .name = opening price
view-professions-in-deck =
    .name = profession deck
view-bonus-in-deck =
    .name = bonus deck
view-prestige-in-deck =
    .name = prestige deck
view-bonus-out =
    .name = bonus cards used
view-buildings-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-university }
        [1] { name-laboratory }
        [2] { name-workshop }
        [3] { name-library }
        [4] { name-opera }
        [5] { name-studio }
        [6] { name-hospital }
        [7] { name-theatre }
        [8] { name-tower }
       *[9] { name-chapel }
    } { $value }
}
    .name = buildings left
view-landscapes-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-forest }
        [1] { name-lake }
       *[2] { name-park }
    } { $value }
}
    .name = landscapes left
view-freedoms-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-travel }
        [1] { name-religion }
       *[2] { name-opinion }
    } { $value }
}
    .name = freedoms left
view-jesters-left =
    .name = jesters left
view-architects-left =
    .name = architects left
view-recruits-left =
    .name = recruitment cards left
view-banker = { $value ->
    [0] { "" }
   *[other] { $value } florins
}
    .name = on the Banker
view-taken =
    .name = characters taken
view-palazzo =
    .name = cells of the palazzo

## Auction, turn, Work

view-auction =
    .name = auction
view-auction-object =
    .name = object
view-auction-price =
    .name = price
view-auction-leader = { SEAT($value) }
    .name = highest bid
view-auction-bidders = { SEAT($value) }
    .name = still bidding
view-turn =
    .name = turn
view-turn-seat =
    .name = player
view-turn-left =
    .name = actions left
view-laid =
    .name = Work on the table
view-laid-seat =
    .name = completed by
view-laid-work = { view-players-works }
    .name = Work
view-laid-declared =
    .name = bonus cards declared
view-laid-more = { SIGNED($value) }
    .name = each bonus card in hand would add

## Houses

view-players-florins =
    .name = florins
view-players-prestige =
    .name = prestige points
view-players-cards-in-hand =
    .name = profession cards in hand
view-players-hand =
    .name = hand
view-players-recruited =
    .name = recruited, still in hand
view-players-recruits =
    .name = recruitment cards in hand
view-players-table =
    .name = cards on the table
view-players-recruits-on-table =
    .name = recruitment cards on the table
view-players-bonus-in-hand =
    .name = number of bonus cards
view-players-bonus =
    .name = bonus cards
view-players-prestige-count =
    .name = number of prestige cards
view-players-prestige-cards =
    .name = prestige cards
view-players-returned =
    .name = card given back at the start
view-players-works = { NAME($profession) }: work value { $value } (building { $building }, landscape { $landscape }, freedom { $freedom }, jesters { $jesters }, cards { $cards }{ $muse ->
    [0] { "" }
   *[other] , Muse { $muse }
}){ $bonus ->
    [none] { "" }
   *[other] ; bonus cards { NAME($bonus, join: ", ") }
}
    .name = Works with the cards in hand
view-players-jesters =
    .name = jesters
view-players-architects =
    .name = architects
view-players-building-cost =
    .name = cost of a building
view-players-freedoms =
    .name = freedoms
view-players-buildings = { NAME($tile) }: { $cells }{ $partner ->
    [none] { "" }
   *[other] { " " }(with { SEAT($partner) })
}
    .name = buildings
view-players-landscapes = { NAME($tile) }: { $cells }
    .name = landscapes
view-players-served =
    .name = bought in this auction
view-players-withdrawn = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = out of the auction
view-players-best-work = { $value ->
    [0] { "" }
   *[other] work value { $value }
}
    .name = best Work of this round
view-players-character =
    .name = character
view-players-spent = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = character used
view-players-stake = { NAME($character) }: { $florins }
    .name = stake
view-players-out = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = out of the auction of characters
view-players-power =
    .name = can pay at most
view-players-west = { SEAT($value) }
    .name = neighbour on the left
view-players-east = { SEAT($value) }
    .name = neighbour on the right
