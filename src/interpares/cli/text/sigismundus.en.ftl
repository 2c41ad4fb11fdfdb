### The board of Sigismundus Augustus in a terminal

cli-sa-round = Round { $round } of { $rounds }
cli-sa-act = Act of Law: { $act }
cli-sa-demand = Royal Demand: { $demand }
cli-sa-in-force = In force
cli-sa-rejected = Rejected
cli-sa-house = House
cli-sa-vp = VP
cli-sa-ducats = Ducats
cli-sa-votes = Votes
cli-sa-clients = Clients
cli-sa-markers = Markers
cli-sa-army = Army
cli-sa-host = Host
cli-sa-power = Power
cli-sa-cards = Cards
cli-sa-deck-internal = I
cli-sa-deck-foreign = F
cli-sa-deck-military = M
cli-sa-ribbons = ribbons { $vp } VP
cli-sa-short-ducats = d.
cli-sa-short-votes = v.
cli-sa-holdings = Offices, Figures, seals
cli-sa-seals = seals: { $seals }
cli-sa-protected = cannot be attacked
cli-sa-gold = { $gold } d.
cli-sa-support = Support
cli-sa-royal = Royal
cli-sa-senatorial = Senatorial
cli-sa-parliamentary = Parliamentary
cli-sa-representative = Representative
cli-sa-abroad = Abroad
cli-sa-seal = Seal
cli-sa-fields = Fields
cli-sa-price = Price
cli-sa-worth = { $income } d. { $prestige } VP
cli-sa-figures = Open Figures
cli-sa-hand = Your hand
cli-sa-known = Cards you know of
cli-sa-sealed = Chosen in secret
cli-sa-offers = Ducats offered for votes
cli-sa-for-sale = Votes for sale
cli-sa-bids = Votes bid
cli-sa-to-vote = Offices still to be voted on: { $offices }
cli-sa-power-left = power { $power }
cli-sa-legend-crown = ♛ crowned: scores this round
cli-sa-legend-pact = ✗ Secret Pact
cli-sa-legend-representative = ★ has the card
cli-sa-legend-marker = (G) marked, will be voted on
cli-sa-legend-worth = 4/4 income and prestige, or VP for the first and second
cli-sa-legend-ribbon = ⚜ golden ribbon
cli-sa-legend-turned = ↻ turned by an Act
cli-sa-purse = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
cli-sa-so-many-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
cli-sa-so-many-markers = { $markers ->
    [one] 1 House marker
   *[other] { $markers } House markers
}
cli-sa-entry = { $field }{ $ducats ->
    [0] { "" }
   *[other] { " " }({ $ducats } d.)
}
cli-sa-draw = { $deck }, { $count ->
    [0] to be reshuffled
    [one] 1 card left
   *[other] { $count } cards left
}
cli-sa-against = against { $seat }
cli-sa-court = court against { $seat }
cli-sa-goes = { $country } to space { $space }
cli-sa-stays = { $country } stays on space { $space }
cli-sa-foundation = { $vp } VP, nobody can attack you
cli-sa-take-ducats = take { $ducats } ducats
cli-sa-one-client = one client more
cli-sa-first-player = take the first player marker
cli-sa-take-figure = { $figure }, so many ducats on the card
cli-sa-bribe = bribe { $figure } ({ $house }) for { $ducats } d.
cli-sa-feast = { $steps ->
    [0] no step, discarding these cards
   *[other] farther, discarding these cards (spaces to I: { $steps })
}
cli-sa-forward = { $steps ->
    [0] no step: you are on space I
   *[other] one step forward
}
cli-sa-academy = draw { $count } cards
cli-sa-agitate = { $steps ->
    [0] no step, for so many ducats
   *[other] farther, for so many ducats (spaces to I: { $steps })
}
cli-sa-block = only stand there
cli-sa-offer-ducats = ducats for votes
cli-sa-offer-votes = votes for sale
cli-sa-bid = votes for the office
cli-sa-commit = { $resource } for the king
cli-sa-discard = discard these for 1 vote each
cli-sa-rank = the Houses by their letters, the highest first
cli-sa-send = to be sent: { $units }
cli-sa-send-none = send none
cli-sa-keep = to be kept: { $units }
cli-sa-of-host = of the host { $units }
cli-sa-upkeep = { $unit } { $ducats } d.{ $free ->
    [0] { "" }
   *[other] { " " }({ $free } free)
}
cli-sa-free-any = any { $count } free
