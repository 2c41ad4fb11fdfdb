### Sigismundus Augustus: the words of its board

## The table

sg-parts = Parts of the table
sg-tab-lit = something to choose here
sg-tab-stage = Stage
sg-tab-abroad = Abroad
sg-tab-senate = Senate
sg-tab-fields = Fields
sg-tab-hand = Hand
sg-key-choose = the answers after the tenth
sg-key-amount = an amount; digits name it
sg-key-all = all
sg-key-confirm = confirm
sg-key-map = the map in large
sg-key-back = back one step, or on from open hands

## Abroad

sg-directions = Foreign policy
sg-directions-hint = VP: most markers / second
sg-map = Map of the neighbouring countries
sg-map-larger = Enlarge the map (M)
sg-map-smaller = Close the map (M)
sg-seal-lithuania = +{ $count } { $count ->
    [one] vote
   *[other] votes
}
sg-seal-sweden = { $count } artillery free
sg-seal-habsburg = +{ $count } VP
sg-seal-muscovy = +{ $count } military
sg-seal-ottoman = +{ $count } foreign
sg-seal-prussia = +{ $count } { $count ->
    [one] ducat
   *[other] ducats
}
sg-seal-held = Its seal belongs to { $house }.
sg-no-markers = no markers
sg-country-choose = Choose this country
sg-country-worth = Space { $space }: { $first } VP for the most House markers, { $second } for the second most. { $crowned ->
    [yes] Crowned: it is scored in this round.
   *[no] Not crowned: it is not scored in this round.
}
sg-country-empty = No House markers lie here; nobody would score.
sg-country-scores = If it were scored now: { $each }.
sg-country-points = { $house } { $points } VP ({ $markers ->
    [one] 1 marker
   *[other] { $markers } markers
})
sg-country-pact = Secret Pact: nobody places House markers here in this round.
sg-figures = Open Figures
sg-figures-unseen = { $count } still in the deck
sg-figure-take = Take this Figure
sg-figure-with = with { $house }
sg-figure-gone = no longer here
sg-figure-held = Patron: { $house }. Gold on the card: { $gold }.
sg-does-florian-zebrzydowski = keeps 1 unit of any kind free
sg-does-bernard-pretwicz = your dice count 2 more in defence
sg-does-dymitr-wisniowiecki = your dice count 2 more in attack
sg-does-tomasz-sierpinek = 2 more ducats of income
sg-does-prospero-provana = 1 more card in the Draw phase
sg-does-andrzej-taranowski = your Envoy places 2 markers
sg-does-piotr-barzi = 1 more marker in Foreign Policy
sg-does-bartlomiej-groicki = 1 more vote in every Sejm
sg-does-jozef-strus = safe from Death of a Senator; offices +1 VP
sg-does-jan-laski = safe from church courts; Agitation +1 space
sg-does-waclaw-z-szamotul = your Feast moves 1 more space
sg-does-walenty-bakfark = special action: see a hand, draw a card
sg-does-jan-kochanowski = at the end 1 VP per Figure, up to 8
sg-does-mikolaj-rej = at the end 2 VP per Policy card, up to 8
sg-does-andrzej-frycz-modrzewski = at the end 2 VP per Act in force, up to 8
sg-does-stanislaw-orzechowski = at the end 2 VP per Act rejected, up to 8
sg-does-lukasz-gornicki = at the end up to 8 VP: Royal Support
sg-does-marcin-bielski = at the end up to 8 VP: Parliamentary Support
sg-does-jan-maria-padovano = at the end 1 VP per 2 ducats, up to 8
sg-does-santi-gucci = at the end 3 VP per land office
sg-does-marcin-kromer = at the end 3 VP per seal
sg-does-stanislaw-hozjusz = at the end 3 VP per church office
sg-does-jan-herburt = at the end 3 VP per minister’s office
sg-does-mikolaj-sieniawski = at the end 1 VP per power, up to 8

## The senate, the fields and the hand

sg-space = { $space }: { $name }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
sg-space-more = { $votes } of them by the Act { $act }
sg-track-royal = Royal support
sg-track-senatorial = Senatorial support
sg-track-parliamentary = Parliamentary support
sg-gives-royal = settles ties and crowns a country
sg-gives-senatorial = has the first special action
sg-gives-parliamentary = has a fourth client

sg-offices = Senatorial offices
sg-income = income
sg-prestige = prestige
sg-kind-ecclesiastical = Church
sg-kind-ministerial = Ministers
sg-kind-land = Land
sg-office-archiepiscopus-gnesnensis = Archbishop of Gniezno
sg-office-marschalcus-regni = Grand Marshal
sg-office-cancellarius-regni = Grand Chancellor
sg-office-vicecancellarius-regni = Vice-Chancellor
sg-office-thesaurarius-regni = Grand Treasurer
sg-office-marschalcus-curiae = Court Marshal
sg-available = Available.
sg-held-by = Held by { $name }.
sg-marked-by = Available; { $name } has marked it and has 2 extra votes for it.
sg-brings = income { $income }, prestige { $prestige }
sg-turned-short = turned by an Act
sg-turned = Turned by the Act { $act }; before: { $side }.
sg-turns = The Act { $act } would turn it: { $side }.
sg-chosen = chosen
sg-tag-voting = voting
sg-tag-next = next
sg-tag-later = to come
sg-tag-new = new

sg-fields = Action fields
sg-fields-yours = on each ducat the price of your next client
sg-fields-price = on each ducat the price of the next client
sg-fields-gone = the clients have gone home; outlines show where they stood
sg-field-envoy = Envoy
    .short = 1 marker
sg-field-patronage = Patronage
    .short = a Figure
sg-field-calling-banners = Banners
    .short = 1 unit
sg-field-vacancy = Vacancy
    .short = mark an office
sg-field-nobles-feast = Feast
    .short = Senate +1
sg-field-academy = Academy
    .short = 2 cards
sg-field-economist = Economist
    .short = 3 ducats
sg-field-economist-five = Economist II
    .short = 3 ducats
sg-field-parliamentary-agitation = Agitation
    .short = Deputies +1
sg-price = { $ducats ->
    [0] the next client pays nothing
    [one] the next client pays 1 ducat
   *[other] the next client pays { $ducats } ducats
}
sg-stands = clients of { $names }
sg-stood = here stood { $names }
sg-five-only = 5 players only
sg-no-effect = no effect
sg-no-effect-long = A client would only stand there: its action changes nothing now.

sg-your-hand = Your hand
sg-hands = Hands
sg-hand-empty = No Policy cards in hand.
sg-cards-of = { $deck }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sg-card-client-card = one more client
sg-card-primus-inter-pares = first player marker
sg-card-death-of-senator = a House gives up an office
sg-card-church-foundation = 3 ducats for 5 points, no attack on you
sg-card-vistula-raft = take 4 ducats
sg-card-diplomatic-mission = crown a country
sg-card-negotiations = a country first or last
sg-card-secret-pact = no markers in a country
sg-card-enlistment = 2 units
sg-card-abduction = fight for a Figure
sg-card-sack = fight for half of the ducats
sg-card-foray = fight for 6 points
sg-also-internal = or 1 vote, or a step at the feast
    .long = Discarded: 1 vote in the Sejm, or 1 space more at a Nobles’ Feast.
sg-also-foreign = or a marker abroad
    .long = Discarded in the Foreign Policy phase: 1 House marker on a country.
sg-also-military = or armour for a wound
    .long = Discarded in combat: it takes a wound instead of a unit.
sg-copies = { $count } times
sg-laid = { $laid } laid ready
sg-supply = Supply
sg-left-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
} in the supply
sg-left-clients = { $count ->
    [one] 1 client
   *[other] { $count } clients
} in the supply
sg-left-units = { $unit } in the supply: { $count }
sg-deck = { $deck }: { $cards } in the deck, { $discards } discarded
sg-discards = Discard piles
sg-discards-show = Show the discard piles
sg-discards-none = Nothing has been discarded.

sg-show-things = Show what belongs to this House
sg-has-vp = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
sg-has-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
sg-has-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}; counted now it would get { $coming }
sg-has-clients = { $count ->
    [one] 1 client
   *[other] { $count } clients
} left
sg-has-markers = { $count ->
    [one] 1 House marker
   *[other] { $count } House markers
} in stock
sg-has-figure = { $name }, { $gold ->
    [0] no gold
   *[other] gold { $gold }
}
sg-has-units = { $unit }: { $count }
sg-has-host = { $unit } at the Noble Host, not fighting: { $count }
sg-has-power = power { $power }
sg-first = first player
sg-protected = Church Foundation: cannot be attacked in this round
sg-known = Cards you know to be in this hand

sg-rounds = Rounds and their Acts of Law
sg-act-fate = { $name }{ $fate ->
    [passed] : passed.
    [rejected] : rejected.
   *[open] .
}

## The stage

sg-sejm = { $place ->
    [Warszawa] Sejm at Warsaw
   *[other] Sejm at { $place }
}
sg-stages = Stages of the Sejm
sg-stage-count-votes = Votes
sg-stage-additional-votes = Cards
sg-stage-bribery = Bribery
sg-stage-voting = Offices
sg-stage-royal-demand = Demand
sg-stage-act-of-law = Act
sg-palms = The hands of all Houses
sg-choosing = choosing
sg-sealed = sealed
sg-empty-hand = an empty hand
sg-by-marker = { $count } by the marker
sg-marker-votes = marker: { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
sg-tie = tie
sg-won = wins
sg-for = for
sg-against = against
sg-less = One less
sg-more = One more
sg-of = of { $most }
sg-seal-it = Seal
sg-only-you = only you see it
sg-heap = { $kind ->
    [ducats] Ducats in your hand
   *[other] Votes in your hand
}
sg-nothing-to-give = { $kind ->
    [ducats] You have no ducats: your hand stays empty.
   *[other] You have no votes: your hand stays empty.
}
sg-office-count = office { $at } of { $of }
sg-step-count = step { $at } of { $of }
sg-still-choosing = { $you ->
    [true] Still choosing besides you: { $names }.
   *[other] Still choosing: { $names }.
}
sg-waits-for-you = All the others have closed their hands and wait for you.
sg-go-on = Go on
sg-verdict-ducats = { $count ->
    [0] Nobody offers ducats for votes.
    [one] 1 ducat is offered for votes.
   *[other] { $count } ducats are offered for votes.
}
sg-verdict-votes = { $count ->
    [0] Nobody sells votes in this Sejm.
    [one] 1 vote is for sale.
   *[other] { $count } votes are for sale.
}
sg-verdict-office = { $votes ->
    [0] { $name } wins the office without a vote.
    [one] { $name } wins the office with 1 vote.
   *[other] { $name } wins the office with { $votes } votes.
}
sg-verdict-settled = A tie: { $decider } gives the office to { $name }.
sg-verdict-vacant = Nobody bids: the office stays available.
sg-verdict-favour = { $name } stands first in the king’s favour.
sg-verdict-favour-tie = A tie: { $name } ranks those tied as Royal Representative
sg-tie-decider = A tie: { $name } decides as Royal Representative
sg-no-office = There is no office to vote on.
sg-votes = votes
sg-bribery-ducats = First everybody hides ducats to be offered for votes.
sg-bribery-votes = Now everybody hides votes for sale.
sg-bribery-offers = Offered in ducats:
sg-sellers = Votes for sale
sg-buyers = Ducats offered
sg-parcel-seller = { $state ->
    [now] sells now
    [choice] may sell next
    [done] sold
    [vain] no buyer, lost
   *[other] for sale
}
sg-parcel-buyer = { $state ->
    [choice] may be chosen
    [done] has bought
    [vain] taken back
   *[other] on offer
}
sg-no-sellers = Nobody sells votes in this Sejm.
sg-no-buyers = Nobody offers ducats, so the votes for sale are lost.
sg-votes-from = Where the votes come from
sg-votes-bonus = Offices, Figures, seals and Acts
sg-votes-cards = Internal Policy cards
sg-office-won = { $votes ->
    [0] { $name }, without votes
    [one] { $name } with 1 vote
   *[other] { $name } with { $votes } votes
}
sg-office-vacant = stays available
sg-office-next = next
sg-office-marked = { $next ->
    [true] next; marker of { $name }
   *[other] marker of { $name }
}
sg-demand = Royal Demand
sg-act = Act of Law
sg-favour = { $name } first in favour
sg-favour-order = The order on the Royal Support track
sg-favour-space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
sg-send-units = Units for the Noble Host
sg-keep-units = Units to be kept
sg-unit-send = { $unit }: { $on ->
    [true] is sent to the host
   *[other] stays at home
}
sg-unit-keep = { $unit }{ $host ->
    [true] {" "}of the host
   *[other] {""}
}: { $on ->
    [true] is kept
   *[other] is given up
}
sg-tally = { $votes_for } for, { $votes_against } against
sg-act-tie = The sides are even: { $name } decides as Royal Representative
sg-act-passed = Passed; in force to the end of the game
sg-act-rejected = Rejected; out of the game
sg-power = Power of the active units
sg-no-units = no units
sg-die = rolls { $die }
sg-damage = Damage
sg-no-die = no die
sg-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
sg-clients-left = { $clients ->
    [one] 1 client left
   *[other] { $clients } clients left
}
sg-now = now
sg-to-come = nothing yet
sg-deck-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $discards } discarded
sg-values = { $first } for the most markers, { $second } for the second most
sg-seal-of = Seal of { $name }
sg-prestige-scored = Prestige of offices
sg-prestige-bonus = { $bonus } as a bonus
sg-scored-sum = this round
sg-crowned-scored = Crowned countries
sg-none-crowned = No country is crowned.
sg-free = Free:
sg-free-kind = { $count } { $unit }
sg-free-any = { $count } of any kind
sg-upkeep-refused = These cannot be kept together: the host comes first, and everything must be paid.
sg-at-host = at the host
sg-given-up = given up
sg-keep = Keep
sg-keep-for = { $ducats ->
    [0] Keep, free
    [one] Keep for 1 ducat
   *[other] Keep for { $ducats } ducats
}
sg-setup = Every House picks an office
sg-picking = The order of picking
sg-entry = { $price ->
    [0] no entry to pay
    [one] entry 1 ducat
   *[other] entry { $price } ducats
}
sg-other-field = another field
sg-choose-country = Choose a country, here or on the map.
sg-goes-to = to space { $space }
sg-steps = { $steps ->
    [one] 1 space forward
   *[other] { $steps } spaces forward
}{ $won ->
    [none] {""}
   *[other] ; you become { $won }
}
sg-no-steps = no space forward
sg-units-left = { $count } in the supply
sg-gold-on = Gold on the card
sg-take = Take
sg-bribe = { $price ->
    [one] bribe for 1 ducat
   *[other] bribe for { $price } ducats
}
sg-end = The last Sejm is over
sg-end-ribbons = Golden ribbons of { $name }
sg-end-items = { $space ->
    [0] counts { $items }
    [1] space I
    [2] space II
    [3] space III
    [4] space IV
   *[5] space V
}
sg-end-sources = Where the points came from
sg-end-total = Points
sg-end-wins = wins
sg-end-tie = { $ahead } and { $behind } both have { $vp } points; { $ahead } stands higher in the king’s favour.

## The prompt

sg-back = Back
sg-all = All
sg-nothing = Nothing
sg-ask-target = “{ $card }”: { $what ->
    [country] which country?
    [unit] which unit?
   *[target] against which House?
}
sg-ask-field = { $field }: { $id ->
    [envoy] in which country do you place a House marker?
    [patronage] which Figure do you take?
    [calling_banners] which unit do you call?
    [vacancy] which office do you mark?
    [nobles_feast] which Internal Policy cards do you discard?
    [parliamentary_agitation] how many ducats do you pay?
   *[other] what do you do?
}
sg-ask-gold = How much gold do you lay on { $figure }?
sg-ask-cards = { $country }: which Foreign Policy cards do you discard for House markers?{ $free ->
    [0] {""}
    [one] {" "}1 marker is free.
   *[other] {" "}{ $free } markers are free.
}
sg-ask-favour = { $space ->
    [1] Who stands first in the king’s favour?
   *[other] Who stands on space { $roman } of the king’s favour?
}
sg-left-ducats-after = { $left ->
    [one] You keep 1 ducat.
   *[other] You keep { $left } ducats.
}
sg-left-votes-after = { $left ->
    [one] You keep 1 vote.
   *[other] You keep { $left } votes.
}
sg-counts-as = With your marker the bid counts as { $votes }.
sg-rivals = The others at most: { $each }.
sg-rival-most = { $house } { $most }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
}
sg-hide-hide-ducats = What nobody takes comes back to you.
sg-hide-hide-votes = Votes that find no buyer are lost.
sg-hide-bid-for-office = All votes bid are spent, won or lost.
sg-hide-commit-to-demand = All that is given is spent.
sg-gold-means = The more gold lies on a Figure, the dearer it is for others to bribe.
sg-rival-offices = { $count ->
    [one] 1 office
   *[other] { $count } offices
}
sg-rival-figures = { $count ->
    [one] 1 Figure
   *[other] { $count } Figures
}
sg-rival-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
sg-rival-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
sg-rival-fight = power { $mine } : { $theirs }, armour { $armour } : { $shield }; { $stake }
sg-as-armour = discarded instead of a unit
sg-your-votes = { $count ->
    [0] you have no votes left
    [one] with your 1 vote
   *[other] with your { $count } votes
}
sg-to-end = { $end ->
    [first] { $country } to the first space
   *[last] { $country } to the last space
}
sg-markers-here = you { $mine }, others { $most }
sg-fee-none = free
sg-you-have = you have { $count }
sg-court = Church court
sg-spy = looks at a hand, then you draw a card
sg-steps-lost = { $count ->
    [one] 1 step is lost: there is nothing beyond space I.
   *[other] { $count } steps are lost: there is nothing beyond space I.
}
sg-stays-there = stands there already: nothing moves
sg-agitate = { $ducats ->
    [0] Pay nothing more
    [one] Pay 1 ducat more
   *[other] Pay { $ducats } ducats more
}
sg-gain-ducats = { $count ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
sg-gain-votes = { $count ->
    [one] { $n } vote
   *[other] { $n } votes
}
sg-gain-vp = { $n } VP
sg-gain-clients = { $count ->
    [one] { $n } client
   *[other] { $n } clients
}
sg-gain-units = { $count ->
    [one] { $n } unit
   *[other] { $n } units
}
sg-scores = { $each } VP
sg-scores-one = { $house } { $points }
sg-scores-none = nobody would score
sg-then-ducats = { $count ->
    [0] You pay nothing and keep { $left }.
    [one] { $way ->
        [less] You pay 1 ducat and keep { $left }.
       *[more] You take 1 ducat and have { $left }.
    }
   *[other] { $way ->
        [less] You pay { $count } ducats and keep { $left }.
       *[more] You take { $count } ducats and have { $left }.
    }
}
sg-then-votes = { $way ->
    [less] Votes left: { $left }.
   *[more] You then have { $left } votes.
}
sg-then-markers = House markers left in stock: { $left }.
sg-then-steps = { $track }: { $steps ->
    [one] 1 space forward.
   *[other] { $steps } spaces forward.
}
sg-then-card = You become { $name }.
sg-then-space = { $country }: to space { $space }.
sg-then-crowned = { $country }: crowned, { $scores }.
sg-then-points = { $country }: { $points } VP for you, if scored.
sg-laid-of = { $laid } of { $count }
sg-lay-all = All that is possible ({ $count })
sg-lay-first = Choose cards first
sg-host-power = Power { $power } for the king; { $left } stays at home.
sg-keep-all = All I can pay
sg-keep-free = What is free
sg-keep-none = None
sg-send-all = All of them
sg-send-none = None
sg-hand-closed = Your hand is closed.
sg-take-back = Take it back
sg-seal-last = You are the last: all hands open.
sg-seal-open = You can take it back until all are closed.
sg-withdraw = Withdraw it
