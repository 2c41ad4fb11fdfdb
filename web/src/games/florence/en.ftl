### Words of the board of The Princes of Florence.

## The table

fl-parts = Parts of the table
fl-tab-mine = Mine
fl-tab-hand = Hand
fl-tab-others = Others
fl-tab-auction = Auction
fl-tab-yard = Yard
fl-tab-fame = Fame
fl-setup = Starting cards
fl-phase-auction = Auctions
fl-phase-characters = Characters
fl-phase-action = Actions
fl-minimum = minimum { $minimum }
fl-points = PP
fl-has-prestige = { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
}
fl-has-florins = { $count } florins
fl-has-hand = Profession cards in hand: { $count }
fl-has-bonus = Bonus cards in hand: { $count }
fl-has-prestige-cards = Prestige cards: { $count }
fl-has-recruits = Recruitment cards in hand: { $count }
fl-has-works = Cards on the table: { $count }
fl-has-architects = Architects: { $count }
fl-has-jesters = Jesters: { $count }
fl-has-freedom = Declared: { $freedom }
fl-lacks-freedom = Not declared: { $freedom }
fl-spent = used
fl-key-move = move the tile, or the price
fl-key-turn = turn the tile
fl-key-flip = flip the tile
fl-key-lay = lay the tile, say the price, confirm the cards
fl-key-bid = bid
fl-key-pass = pass
fl-key-keep = decline a recruit
fl-key-end = end the turn
fl-key-back = put the building back, go back

## Land, yard and joint buildings

fl-your-land = Your principality
fl-land-of = Principality: { $name }
fl-land-label = Principality: { $name }. Tiles: { $tiles }
fl-tile-on = { $tile } on { $cells }
fl-back-to-mine = Back to mine
fl-land-back = Back
fl-keys-move = move
fl-turn = Turn
fl-flip = Flip
fl-architects = Architects
fl-building-cost = { $florins ->
    [0] buildings are free
   *[other] a building costs { $florins }
}
fl-may-touch = , they may touch
fl-freedoms = Freedoms
fl-declared = (declared)
fl-not-declared = (not declared)
fl-jesters = Jesters
fl-jesters-add = +{ $points } to every Work
fl-none = none
fl-free-cells = Free cells
fl-free-after = { $cells } after this tile
fl-other-lands = The other principalities
fl-peek = { $name }: show large
fl-yard = Building yard
fl-yard-costs = { $florins ->
    [0] free for you
   *[other] { $florins } florins for you
}
fl-yard-left = { $left ->
    [0] none left
   *[other] { $left } left
}
fl-yard-wished = Wished for in your hand by: { $cards }
fl-placing-label = Placing: { $tile }. Arrow keys move it, R turns, F flips, Enter lays it.
fl-place-said = { $tile } on { $own }{ $beyond ->
    [none] { "" }
   *[other] , and on { $beyond } of { $neighbour }
}.
fl-place-fits = It may lie here.
fl-place-fails = It may not lie here.
fl-place-touches = It touches { $things }: allowed with { $architects } architects.
fl-place-touches-theirs = It touches { $things }: allowed by the architects there.
fl-place-leaves = Leaves you { $florins } florins.
fl-palazzo = palazzo
fl-touched-thing = the { $name }
fl-build-here = Build here
fl-lay-here = Lay it here
fl-propose-here = Propose this place
fl-put-back = Put back
fl-change-florins = { $sign }{ $florins } florins
fl-change-points = { $points } PP{ $sold ->
    [0] { "" }
   *[other] { " " }(+{ $brought }, { $sold } sold)
}
fl-in-and-out = +{ $florins } florins, −{ $cost } to the bank
fl-not-here = not possible here
fl-then-price = then the price
fl-price-less = 100 florins less
fl-price-more = 100 florins more
fl-price-slider = What the neighbour pays
fl-price-said = { $florins } florins
fl-propose-for = { $florins ->
    [0] Propose it for nothing
   *[other] Propose it for { $florins } florins
}
fl-counter-for = { $florins ->
    [0] Offer to take part for nothing
   *[other] Offer { $florins } florins
}
fl-price-leaves = If it is accepted: { $actor }; { $to }.
fl-price-left = { $name } has { $florins } florins, { $points }
fl-accept = Accept
fl-reject = Reject
fl-counter = Counter-offer
fl-reject-words = nothing changes
fl-counter-words = another place or price
fl-work-rises = { $card } { $before } → { $after }
fl-propose-with = With whom?
fl-propose-what = Which building shall stand on the border with { $name }? +{ $points } PP for both; { $cost ->
    [0] the bank wants nothing.
   *[other] you pay the bank { $cost } florins.
}

## Auctions, characters and the fame track

fl-fame-track = Fame track
fl-track-caption = above: prestige points · below: best Works of this round
fl-track-prestige = { $house }: { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}
fl-track-work = { $house }: best Work of this round { $value }
fl-award = Best Work { $value }: { $houses }, { SIGNED($points) } PP
fl-rounds = Rounds and what a Work must be worth
fl-rounds-number = Round
fl-rounds-minimum = Min. Work
fl-auctions = { $round ->
    [0] Auctions
   *[other] Auctions of round { $round }
}
fl-auctions-live = everybody may win one object a round
fl-auctions-closed = closed · one object each
fl-auctions-soon = they begin when the starting cards are chosen
fl-short-forest = Forest
fl-short-lake = Lake
fl-short-park = Park
fl-short-landscape = Landscape
fl-short-jester = Jester
fl-short-architect = Architect
fl-short-prestige-card = Prestige
fl-short-recruitment-card = Recruitment
fl-stack-left = { $count } left
fl-stack-block = on the block
fl-stack-empty = none left
fl-stack-price = { $florins } fl
fl-stack-barred = not for you
fl-stack-open = open
fl-stack-unsold = unsold
fl-stack-free = free
fl-stack-limit = your limit: { $florins }
fl-ladder = Bids, by hundreds
fl-beyond = more than you can pay
fl-seats = Houses
fl-seat-leads = leads with { $florins }
fl-seat-speaks = to speak
fl-seat-mine = your turn
fl-seat-bid = bid { $florins }
fl-seat-opened = opened at { $florins }
fl-seat-waits = waiting
fl-seat-passed = passed
fl-seat-unable = cannot go higher
fl-seat-served = served: { $object }
fl-seat-withdrawn = withdrawn
fl-seat-opens = names an object
fl-seat-buys = buys last
fl-lot-sold = { $florins ->
    [0] to { $house }, free
   *[other] to { $house } for { $florins }
}
fl-lot-looked = not on the block
fl-you-open = You open
fl-you-open-text = Choose a stack: you see first what it would bring. To name it is your own bid of { $florins } florins.
fl-opener = { $house } opens
fl-opener-text = An object is about to be named, at { $florins } florins. Choose a stack to give a limit in advance.
fl-opener-public = An object is about to be named, at { $florins } florins.
fl-you-buy = You buy last
fl-you-buy-text = Choose a stack and pay { $florins } florins; nobody bids against you.
fl-buyer = { $house } buys last
fl-buyer-text = One object is to be had for { $florins } florins, without an auction.
fl-if-yours = For { $florins } fl:
fl-leaves = leaves { $florins } fl
fl-brings-points = { SIGNED($points) } PP
fl-raises = { $card } { $before } → { $after }
fl-raises-all = each Work { SIGNED($points) }
fl-means-architect = { $count ->
    [1] Your first: a building costs 300 florins instead of 700.
    [2] Your second: buildings may touch, and +3 PP at once.
    [3] Your third: buildings are free, and +3 PP at once.
   *[other] You have three, and nobody may have more.
}
fl-means-jester = { $count ->
    [1] Your first: +2 to each of your Works.
   *[other] Your jester no. { $count }: +2 more to each of your Works.
}
fl-means-landscape = { $count ->
    [1] Your first of this kind: +3 to every Work that wishes for it.
   *[other] You have one already: +3 PP when it is laid.
}
fl-means-wished = { $cards ->
    [none] None of your cards wishes for it.
   *[other] Wished for by: { $cards }.
}
fl-means-recruitment = { $count ->
    [0] No card lies open with others yet.
    [one] One card lies open with others.
   *[other] { $count } cards lie open with others.
}
fl-limit = Your limit: { $object }
fl-limit-secret = (secret)
fl-limit-active = Raising to { $florins }, then passing
fl-limit-reached = Your limit of { $florins } is reached: you pass
fl-limit-mark = limit
fl-limit-poor = You cannot bid { $florins } florins.
fl-limit-less = 100 florins less
fl-limit-more = 100 florins more
fl-limit-give = Keep raising to { $florins }, then pass
fl-means-florins = You have { $florins } florins.
fl-means-both = { $count ->
    [0] You have { $florins } florins.
   *[other] You have { $florins } florins, and { $count } PP that could be sold at 100.
}
fl-bid = Bid { $florins }
fl-withdraw = Withdraw from the round
fl-sell = Sell prestige
fl-sell-text = 100 florins a point, { $count } at most
fl-sell-less = One point less
fl-sell-more = One point more
fl-professor = Professor: { $deck ->
    [bonus] a bonus card
   *[prestige] a prestige card
}
fl-merchant = Merchant: take the rank
fl-characters = Characters
fl-characters-of = Characters of round { $round }
fl-characters-live = one character each, for one round
fl-characters-passed = passed: { $houses }
fl-character-free = open
fl-character-has = taken
fl-power-muse = +{ $round } to each Work
fl-power-cardinal = 3 actions
fl-power-princess = Work of the land
fl-power-merchant = free object or rank
fl-power-professor = a card, free
fl-power-banker = pays { $florins }
fl-banker-holds = On the card: { $florins } florins.
fl-spaces = Bid spaces: { $character }
fl-ask-stake = How much do you stake on { $character }?
fl-stake = Stake { $florins }: { $character }
fl-stake-from = from { $florins }
fl-stake-taken = taken
fl-stake-none = out of reach
fl-stake-banker = pays { $florins } florins
fl-stake-other = Another character

## Cards and Works

fl-hand = Your hand
fl-each-work = each Work
fl-from-jesters = jesters
fl-from-cards = cards
fl-from-muse = Muse
fl-professions = Profession cards
fl-no-professions = No profession card in hand
fl-other-cards = Bonus, prestige and recruitment cards
fl-on-table = On your table
fl-played = round { $round } · WV { $value }
fl-recruits-there = { $count ->
    [one] Recruitment card
   *[other] Recruitment cards: { $count }
}
fl-recruited = Recruited: everybody knows this card
fl-unmet = not met
fl-short-travel = Travel
fl-short-religion = Religion
fl-short-opinion = Opinion
fl-would-be = What it would be worth with
fl-line-ready = Ready: { $florins } fl
fl-line-best = Ready: { $florins } fl, best so far
fl-line-bonus = Ready with bonus cards: { $value }
fl-line-short = { $gap } short · { $wishes }: { $value }
fl-line-far = { $gap } short
fl-line-soon = { $thing }: { $value }, enough for { $minimum }
fl-line-still = { $thing }: { $value }, still { $gap } short
fl-work-with = Complete a Work: { $profession }
fl-adds-now = adds { $value } now
fl-card-brings = { $points ->
    [one] up to { $points } prestige point
   *[other] up to { $points } prestige points
}
fl-looking = You look at
fl-looked = The cards you look at
fl-common = Cards with this wish: { $count }
fl-starting-text = Wishes that cards share are marked.
fl-letters = Starting cards of the others
fl-letter-open = still chooses
fl-letter-sealed = has chosen
fl-back = Back
fl-left = { $count } left
fl-deed-owned = you have it
fl-deed-raises = { $more ->
    [0] { $value }: { $name }
   *[other] { $value }: { $name }, +{ $more }
}
fl-deed-work = Complete a Work
fl-deed-works-ready = { $ready ->
    [one] { $ready } is ready
   *[other] { $ready } are ready
}
fl-deed-works-short = best { $value } of { $minimum }
fl-deed-build = Erect a building
fl-sells = sells { $sold } PP
fl-price = { $sold ->
    [0] { $florins ->
        [0] free
       *[other] { $florins } fl
    }
   *[other] { $florins ->
        [0] { "" }
       *[other] { $florins } fl +{ " " }
    }{ $sold } PP
}
fl-deed-build-costs = { $price } · +{ $points } PP
fl-deed-buy-profession = Buy a profession
fl-deed-buy-bonus = Buy a bonus card
fl-deed-card-costs = { $price } · deck of { $left }
fl-deed-declare = Declare a freedom
fl-deed-declare-costs = { $price }{ $kinds ->
    [0] { "" }
    [one] { " · " }{ $kinds } kind
   *[other] { " · " }{ $kinds } kinds
}
fl-deed-propose = Build jointly
fl-deed-propose-costs = with a neighbour
fl-deed-recruit = Recruit
fl-deed-recruit-costs = { $count ->
    [one] { $count } card · no action
   *[other] { $count } cards · no action
}
fl-deed-sell = Sell prestige
fl-deed-sell-costs = { $florins } fl a point
fl-deed-princess-work = Work of the Princess
fl-deed-princess-costs = no card is used
fl-deed-princess-brings = { $florins } florins, no card
fl-deed-use-professor = Use the Professor
fl-deed-professor-costs = a free card · no action
fl-deed-take-rank = Use the Merchant
fl-deed-merchant-costs = PP for your rank · no action
fl-deed-merchant-brings = +{ $points } PP · no action
fl-deed-end-turn = End the turn
fl-deed-end-loses = { $count ->
    [0] nothing is lost
    [one] loses { $count } action
   *[other] loses { $count } actions
}
fl-really-end = Really end the turn
fl-ask-end-turn = End the turn although actions are left?
fl-ask-work = With which card do you complete a Work?
fl-ask-build = Which building do you erect?
fl-ask-declare = Which freedom do you declare?
fl-ask-propose = Which building do you propose, and to whom?
fl-ask-recruit = Which card do you recruit?
fl-ask-sell = How many prestige points do you give back?
fl-ask-use-professor = From which deck does the Professor bring a card?
fl-offer-work = { $name } { $value }
fl-offer-recruit = { $wishes ->
    [none] { $owner } · no wish met
   *[other] { $owner } · { $wishes }
}
fl-keep-recruit = Keep the card
fl-keep-recruit-text = in hand it counts for every Work
fl-keep = Keep: { $card }
fl-keep-text = Nobody else learns which.
fl-pick-keep = Keep one card
fl-pick-keep-text = Pick a card in your hand row; the digits do it too.
fl-give-back = Give back: { $card }
fl-give-back-text = You keep { $cards }.
fl-pick-back = Give one card back
fl-pick-back-text = Pick the card you can do without; the digits do it too. Nobody sees which.
fl-order = Under the deck, the first uppermost
fl-order-place = { "," } of { $count }; arrows move it
fl-order-up = { $card }: one place up
fl-put-under = Put under the deck
fl-put-under-text = number 1 uppermost
fl-less = Less
fl-more = More
fl-exchange-slider = Prestige points for florins
fl-exchange-none = florins only
fl-exchange-half = half: { $points }
fl-exchange-all = all: { $points }
fl-exchange = Take +{ $points } PP
fl-exchange-keep = Keep all the florins
fl-exchange-text = you then have { $kept } florins and { $prestige } PP
fl-sale-slider = Prestige points to give back
fl-sale = { $points ->
    [one] Give back { $points } point
   *[other] Give back { $points } points
}
fl-sale-text = +{ $florins } florins: you then have { $has } and { $points } PP
fl-sum = What the Work is worth
fl-sum-adds = +{ $adds }: { $total } in all
fl-sum-enough = minimum { $minimum }
fl-sum-short = { $gap } short of { $minimum }
fl-complete = Complete: { $total }
fl-complete-text = { $florins } florins; best so far { $best }
fl-end = The end of the seventh round
fl-prestige-cards = Prestige cards
fl-counted = { $mine } against { $others }
fl-demand-met = demand met
fl-demand-unmet = demand not met
fl-sources = Where the prestige came from
fl-source-works = Income of Works
fl-source-best-work = Best Works
fl-source-building = Buildings
fl-source-landscape = Landscapes
fl-source-architect = Architects
fl-source-characters = Characters
fl-source-prestige = Prestige cards
fl-source-sold = Sold
fl-end-total = Prestige
fl-end-florins = Florins
fl-end-wins = wins
