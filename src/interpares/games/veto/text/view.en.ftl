### The table of Veto! in words
###
### For a page that draws no board: each message is called by where its field lies in the view, and
### says nothing where nothing is to be told. `.name` is what the field is called.

view-seat = { "" }
view-variant =
    .name = rules
view-first-game = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = guided first game
view-max-rounds = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = last round
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
view-pool = { $value } of { $total } kreski
view-total = { "" }
view-initiative = { $value ->
    [-1] { "" }
   *[other] { SEAT($value) }
}
view-voice = { $value ->
    [-1] { "" }
   *[other] { SEAT($value) }{ $deeds ->
        [0] , no deed left
        [one] , 1 deed left
       *[other] , { $deeds } deeds left
    }
}
view-deeds = { "" }
view-acted = { "" }
view-election = { $value ->
    [-1] { "" }
   *[other] { SEAT($value) }
}
    .name = election announced by
view-influence = { SEAT($value) }
    .name = political influence used by
view-granted = { SEAT($value) }
    .name = may still use political influence
view-winning = { SEAT($value) }
    .name = meets the condition of the strategy
view-barred = { "" }
view-own-cards = { NAME($id) }
    .name = home-made cards

## Camps

view-players-faction = { "" }
view-players-strategy = { "" }
view-players-dukats = { $value } (settlement { SIGNED($income) })
view-players-kreski = { $value } (election at { $threshold })
view-players-threshold = { "" }
view-players-hand = { $value } ({ $hand_limit } at most)
view-players-hand-limit = { "" }
view-players-discard = { $value }{ $discard_top ->
    [none] { "" }
   *[other] , on top { NAME($discard_top) }
}
view-players-discard-top = { "" }
view-players-removed =
    .name = out of the game
view-players-alive = { $value ->
    [true] { "" }
   *[false] { NAME($value) }
}
    .name = in the game
view-players-redrew = { "" }
view-players-income = { "" }
view-players-initiative = { $value }{ $bribe ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bribe) } by bribes
}
    .name = initiative sum
view-players-bribe = { "" }
view-players-adjusted = { "" }
view-players-income-lines = { "" }
view-players-initiative-lines = { "" }
view-players-net = { "" }
view-players-spent = { "" }

## Cards

view-table = { $card ->
    [none] { name-hidden-thrust }
   *[other] { NAME($card) }
}{ $field ->
    [none] { "" }
    [karmazyn] { " " }on the karmazyn field: Szabla { $szabla }, Kreski { $kreski }
   *[election] { " " }on the election field: Szabla { $szabla }, Kreski { $kreski }
}{ $keywords ->
    [none] { "" }
   *[other] ; { NAME($keywords, join: ", ") }
}{ $markers ->
    [0] { "" }
   *[other] ; { COUNTED($markers, of: "markers") }
}{ $card ->
    [none] { "" }
   *[other] { $face_down ->
        [true] ; face down
       *[false] { "" }
    }
}{ $in_duel ->
    [true] ; in the duel
   *[false] { "" }
}{ $silent ->
    [true] ; its text does not work
   *[false] { "" }
}{ $until ->
    [0] { "" }
   *[other] ; until round { $until }
}{ $marked ->
    [true] ; marked
   *[false] { "" }
}
    .name = cards in play
view-stack = { NAME($card) } ({ NAME($kind) }, { SEAT($seat, case: "acc") }){ $negated ->
    [none] { $resolving ->
        [true] , works now
       *[false] { "" }
    }
   *[other] , negated
}
    .name = stack, the top last
view-lasting = { NAME($card) } ({ SEAT($seat, case: "acc") }){ $duel ->
    [true] , until the duel ends
   *[false] { $turn ->
        [true] , until the turn ends
       *[false] { $until ->
            [0] { "" }
           *[other] , until round { $until } ends
        }
    }
}
    .name = in force
view-duel = { NAME($cards, join: " against ") }: Szabla { NAME($totals, join: " : ") }
    .name = duel
view-queued = { "" }
view-pending = { "" }

## Only for one player

view-own =
    .name = hidden from the others
view-own-hand = { NAME($value) }{ $lafa ->
    [0] { "" }
   *[other] { " " }({ $lafa })
}
    .name = hand (prices)
view-own-lafa = { "" }
view-own-deck =
    .name = whole deck
