### The table of Sigismundus Augustus in words
###
### For a page that draws no board: each message is called by where its field lies in the view, and
### says nothing where nothing is to be told. `.name` is what the field is called.

view-seat = { "" }
view-variant =
    .name = variant
view-edition =
    .name = edition of the rules
view-rounds =
    .name = number of rounds
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = round
view-phase =
    .name = phase
view-stage =
    .name = stage of the Sejm
view-first = { SEAT($value) }
    .name = first player marker
view-order = { SEAT($value) }
    .name = order
view-tracks = { $place ->
    [0] { $outer ->
        [0] { name-royal-support.short }
        [1] { name-senatorial-support.short }
       *[2] { name-parliamentary-support.short }
    }:{ " " }
   *[other] { "" }
}{ SEAT($value) }
    .name = support tracks
view-representative = { SEAT($value) }
    .name = Royal Representative
view-sessions =
    .name = Acts of all Sejms
view-demand =
    .name = Royal Demand
view-seen-demands =
    .name = past Royal Demands
view-demands-left =
    .name = deck of Royal Demands
view-acts =
    .name = Acts in force
view-rejected =
    .name = Acts rejected
view-open-figures =
    .name = open Figures
view-removed-figures =
    .name = Figures removed from the game
view-unseen-figures =
    .name = Figures in the deck
view-decks = { $place ->
    [0] { name-internal }
    [1] { name-foreign }
   *[2] { name-military }
} { $value }
    .name = decks
view-discards =
    .name = discarded cards
view-votes-left =
    .name = votes in the supply
view-extra-votes = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = additional votes
view-clients-left =
    .name = clients in the supply
view-units-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = units in the supply
view-offers = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = ducats offered
view-for-sale = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = votes for sale
view-to-vote =
    .name = offices still to be voted on
view-bids = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = votes for the office
view-sealed = { SEAT($value) }
    .name = already chosen in secret

## Offices, countries, fields

view-offices = { NAME($id) }: { $holder ->
    [none] vacant
   *[other] { SEAT($holder) }
}{ $marker ->
    [none] { "" }
   *[other] , House marker: { SEAT($marker) }
}; income { $income }, prestige { $prestige }{ $turned ->
    [true] ; turned over
   *[false] { "" }
}
view-countries = { NAME($id) }: space { $space } ({ $first } / { $second } VP){ $crowned ->
    [true] , crowned
   *[false] { "" }
}{ $pact ->
    [true] , Secret Pact
   *[false] { "" }
}; markers: { EACH($markers) }; points: { EACH($points) }{ $seal ->
    [none] { "" }
   *[other] ; seal: { SEAT($seal) }
}
view-fields = { $in_play ->
    [true] { NAME($id) }: clients { $clients ->
        [none] –
       *[other] { SEAT($clients, join: ", ") }
    }; price of the next: { EACH($prices) }{ $stood ->
        [none] { "" }
       *[other] ; before: { SEAT($stood, join: ", ") }
    }
   *[false] { "" }
}
    .name = action fields

## Combat

view-battle =
    .name = combat
view-battle-attacker = { SEAT($value) }
    .name = attacker
view-battle-defender = { SEAT($value) }
    .name = defender
view-battle-card =
    .name = card
view-battle-rolls = { $place ->
    [0] { NAME($value) }
    [1] attack { $value }
   *[2] defence { $value }
}
    .name = rolls

## Houses

view-players-house = { "" }
view-players-ducats =
    .name = ducats
view-players-votes =
    .name = votes
view-players-vp =
    .name = victory points
view-players-scored = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-foundation }
        [1] { name-foray }
        [2] { name-offices }
        [3] { name-countries }
        [4] { name-grants }
       *[5] { name-ribbons }
    } { SIGNED($value, plus: "") }
}
    .name = points by source
view-players-clients =
    .name = clients
view-players-withdrawn = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = clients withdrawn
view-players-markers =
    .name = House markers in stock
view-players-active = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = active units
view-players-inactive = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = inactive units
view-players-power =
    .name = power
view-players-free-upkeep = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = free upkeep
view-players-free-upkeep-any = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = free upkeep of any units
view-players-hand = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-internal }
        [1] { name-foreign }
       *[2] { name-military }
    } { $value }
}
    .name = cards in hand
view-players-offices =
    .name = offices
view-players-figures = { NAME($figure) }{ $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } ducats)
}
    .name = Figures
view-players-seals =
    .name = seals
view-players-protected = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = protected by a Church Foundation
view-players-courts =
    .name = church courts in this round
view-players-prestige =
    .name = prestige of offices
view-players-income =
    .name = income
view-players-votes-to-come =
    .name = votes in the next Sejm
view-players-ribbons =
    .name = golden ribbons

## Only for one player

view-hand =
    .name = hidden from the others
view-hand-cards =
    .name = hand
view-hand-known = { NAME($value) } ({ SEAT($outer) })
    .name = cards known of others
view-hand-closed = { $type ->
    [vote_for] for the Act
    [vote_against] against the Act
    [commit_units] { name-infantry } { $infantry }, { name-hussars } { $hussars }, { name-artillery } { $artillery }
    [commit] { $amount }
    [offer_ducats] { name-ducats }: { $ducats }
   *[other] { name-votes }: { $votes }
}
    .name = chosen in secret
