### The Princes of Florence
###
### Names begin with a capital, as on the cards; `.acc` is the name in the middle of a sentence,
### with its article. A text that a card bears stands at its name and is repeated at its kind.

game-florence = The Princes of Florence
    .text = Seven rounds to build a principality where artists want to create their great Works. Win landscapes, jesters and architects at auction, erect buildings, declare freedoms, and turn the income of every Work into prestige.
    .time = about 80 minutes
    .weight = 3 of 5

option-muse_and_princess = Muse and Princess
    .text = An expansion: a second auction in every round for six characters that help for one round. Prestige can no longer be sold for florins.
option-cooperative_building = Cooperative building
    .text = An expansion: the boards are joined, and neighbours may agree on a building across the border that counts for both.
option-two_player_freedoms = Freedom markers for two players
    .text = For two players only: one marker of each freedom, and two more (5 in all) or, for a harder game, one more (4 in all).
option-first_start_player = First start player
    .text = Who is the start player of the first round; afterwards the part passes on clockwise.

name-random = drawn at random
name-seat-0 = seat 1
name-seat-1 = seat 2
name-seat-2 = seat 3
name-seat-3 = seat 4
name-seat-4 = seat 5

outcome-finished = Seven rounds are over; the most prestige points win, and of equals the richest.

## Houses

name-medici = Medici
name-pazzi = Pazzi
name-strozzi = Strozzi
name-albizzi = Albizzi
name-rucellai = Rucellai

## Phases

name-setup = Setup
name-auction = Auction phase
name-characters = Auction of characters
name-action = Action phase
name-scoring = Final scoring

## Buildings

name-university = University
    .acc = a university
    .text = Large building of 7 cells, wished for by the Mathematician, the Theologian and the Philosopher. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-laboratory = Laboratory
    .acc = a laboratory
    .text = Large building of 7 cells, wished for by the Botanist, the Alchemist and the Physicist. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-workshop = Workshop
    .acc = a workshop
    .text = Large building of 7 cells, wished for by the Watchmaker, the Goldsmith and the Bell Maker. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-library = Library
    .acc = a library
    .text = Medium building of 5 cells, wished for by the Cartographer and the Jurist. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-opera = Opera
    .acc = an opera
    .text = Medium building of 5 cells, wished for by the Choreographer and the Composer. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-studio = Studio
    .acc = a studio
    .text = Medium building of 5 cells, wished for by the Sculptor and the Painter. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-hospital = Hospital
    .acc = a hospital
    .text = Medium building of 5 cells, wished for by the Pharmacist and the Physician. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-theatre = Theatre
    .acc = a theatre
    .text = Medium building of 5 cells, wished for by the Dramatist and the Poet. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-tower = Tower
    .acc = a tower
    .text = Small building of 3 cells, wished for by the Astronomer. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.
name-chapel = Chapel
    .acc = a chapel
    .text = Small building of 3 cells, wished for by the Organ Builder. It brings 3 prestige points when erected and adds 4 to every Work that wishes for it.

building-university = { name-university }
    .text = { name-university.text }
building-laboratory = { name-laboratory }
    .text = { name-laboratory.text }
building-workshop = { name-workshop }
    .text = { name-workshop.text }
building-library = { name-library }
    .text = { name-library.text }
building-opera = { name-opera }
    .text = { name-opera.text }
building-studio = { name-studio }
    .text = { name-studio.text }
building-hospital = { name-hospital }
    .text = { name-hospital.text }
building-theatre = { name-theatre }
    .text = { name-theatre.text }
building-tower = { name-tower }
    .text = { name-tower.text }
building-chapel = { name-chapel }
    .text = { name-chapel.text }

name-large = Large
name-medium = Medium
name-small = Small
name-palazzo = Palazzo

## What is auctioned

name-forest = Forest
    .acc = a forest
    .text = A landscape of 4 cells, laid at once and anywhere free. It adds 3 to every Work that wishes for it, as 9 of 21 professions do; a second one and any further one brings 3 prestige points.
name-lake = Lake
    .acc = a lake
    .text = A landscape of 3 cells, laid at once and anywhere free. It adds 3 to every Work that wishes for it, as 7 of 21 professions do; a second one and any further one brings 3 prestige points.
name-park = Park
    .acc = a park
    .text = A landscape of 2 cells, laid at once and anywhere free. It adds 3 to every Work that wishes for it, as 5 of 21 professions do; a second one and any further one brings 3 prestige points.
name-jester = Jester
    .acc = a jester
    .text = Lives in your palazzo and adds 2 to each of your Works, whatever they wish for.
name-architect = Architect
    .acc = an architect
    .text = With one, a building costs 300 florins instead of 700; with two, buildings may also touch; with three, they are free. The second and the third bring 3 prestige points each. Nobody may have a fourth.
name-prestige-card = Prestige card
    .acc = a prestige card
    .text = Look at five cards from the top of the prestige deck and keep one face down. It brings prestige points at the end of the game if you meet its demand.
name-recruitment-card = Recruitment card
    .acc = a recruitment card
    .text = Take a profession card that lies beside another player’s board into your hand and leave this card in its place. Until then it adds 1 to each of your Works, like a profession card.
name-landscape = Landscape
    .acc = a landscape
    .text = With two players forest, lake and park are one object: whoever obtains it chooses the type. The other player gets no landscape in this round.

landscape-forest = { name-forest }
    .text = { name-forest.text }
landscape-lake = { name-lake }
    .text = { name-lake.text }
landscape-park = { name-park }
    .text = { name-park.text }

auction_object-forest = { name-forest }
    .text = { name-forest.text }
auction_object-lake = { name-lake }
    .text = { name-lake.text }
auction_object-park = { name-park }
    .text = { name-park.text }
auction_object-jester = { name-jester }
    .text = { name-jester.text }
auction_object-architect = { name-architect }
    .text = { name-architect.text }
auction_object-prestige-card = { name-prestige-card }
    .text = { name-prestige-card.text }
auction_object-recruitment-card = { name-recruitment-card }
    .text = { name-recruitment-card.text }

auction_object_two_players-landscape = { name-landscape }
    .text = { name-landscape.text }

## Freedoms

name-travel = Freedom of travel
    .acc = freedom of travel
    .text = Adds 3 to every Work that wishes for it: those of the Theologian, the Physicist, the Watchmaker, the Choreographer, the Painter, the Physician and the Poet. Declaring it costs 300 florins.
name-religion = Freedom of religion
    .acc = freedom of religion
    .text = Adds 3 to every Work that wishes for it: those of the Mathematician, the Botanist, the Bell Maker, the Cartographer, the Sculptor, the Dramatist and the Astronomer. Declaring it costs 300 florins.
name-opinion = Freedom of opinion
    .acc = freedom of opinion
    .text = Adds 3 to every Work that wishes for it: those of the Philosopher, the Alchemist, the Goldsmith, the Jurist, the Composer, the Pharmacist and the Organ Builder. Declaring it costs 300 florins.

freedom-travel = { name-travel }
    .text = { name-travel.text }
freedom-religion = { name-religion }
    .text = { name-religion.text }
freedom-opinion = { name-opinion }
    .text = { name-opinion.text }

## Decks

name-profession = Profession deck
    .acc = the profession deck
name-bonus = Bonus deck
    .acc = the bonus deck
name-prestige = Prestige deck
    .acc = the prestige deck

## Professions

name-mathematician = Mathematician
    .acc = the Mathematician
    .text = Wishes: university (+4), lake (+3), freedom of religion (+3).
name-theologian = Theologian
    .acc = the Theologian
    .text = Wishes: university (+4), park (+3), freedom of travel (+3).
name-philosopher = Philosopher
    .acc = the Philosopher
    .text = Wishes: university (+4), forest (+3), freedom of opinion (+3).
name-botanist = Botanist
    .acc = the Botanist
    .text = Wishes: laboratory (+4), park (+3), freedom of religion (+3).
name-alchemist = Alchemist
    .acc = the Alchemist
    .text = Wishes: laboratory (+4), lake (+3), freedom of opinion (+3).
name-physicist = Physicist
    .acc = the Physicist
    .text = Wishes: laboratory (+4), forest (+3), freedom of travel (+3).
name-watchmaker = Watchmaker
    .acc = the Watchmaker
    .text = Wishes: workshop (+4), lake (+3), freedom of travel (+3).
name-goldsmith = Goldsmith
    .acc = the Goldsmith
    .text = Wishes: workshop (+4), park (+3), freedom of opinion (+3).
name-bell-maker = Bell Maker
    .acc = the Bell Maker
    .text = Wishes: workshop (+4), forest (+3), freedom of religion (+3).
name-cartographer = Cartographer
    .acc = the Cartographer
    .text = Wishes: library (+4), lake (+3), freedom of religion (+3).
name-jurist = Jurist
    .acc = the Jurist
    .text = Wishes: library (+4), forest (+3), freedom of opinion (+3).
name-choreographer = Choreographer
    .acc = the Choreographer
    .text = Wishes: opera (+4), forest (+3), freedom of travel (+3).
name-composer = Composer
    .acc = the Composer
    .text = Wishes: opera (+4), lake (+3), freedom of opinion (+3).
name-sculptor = Sculptor
    .acc = the Sculptor
    .text = Wishes: studio (+4), forest (+3), freedom of religion (+3).
name-painter = Painter
    .acc = the Painter
    .text = Wishes: studio (+4), lake (+3), freedom of travel (+3).
name-pharmacist = Pharmacist
    .acc = the Pharmacist
    .text = Wishes: hospital (+4), park (+3), freedom of opinion (+3).
name-physician = Physician
    .acc = the Physician
    .text = Wishes: hospital (+4), forest (+3), freedom of travel (+3).
name-dramatist = Dramatist
    .acc = the Dramatist
    .text = Wishes: theatre (+4), park (+3), freedom of religion (+3).
name-poet = Poet
    .acc = the Poet
    .text = Wishes: theatre (+4), lake (+3), freedom of travel (+3).
name-astronomer = Astronomer
    .acc = the Astronomer
    .text = Wishes: tower (+4), forest (+3), freedom of religion (+3).
name-organ-builder = Organ Builder
    .acc = the Organ Builder
    .text = Wishes: chapel (+4), forest (+3), freedom of opinion (+3).

profession-mathematician = { name-mathematician }
    .text = { name-mathematician.text }
profession-theologian = { name-theologian }
    .text = { name-theologian.text }
profession-philosopher = { name-philosopher }
    .text = { name-philosopher.text }
profession-botanist = { name-botanist }
    .text = { name-botanist.text }
profession-alchemist = { name-alchemist }
    .text = { name-alchemist.text }
profession-physicist = { name-physicist }
    .text = { name-physicist.text }
profession-watchmaker = { name-watchmaker }
    .text = { name-watchmaker.text }
profession-goldsmith = { name-goldsmith }
    .text = { name-goldsmith.text }
profession-bell-maker = { name-bell-maker }
    .text = { name-bell-maker.text }
profession-cartographer = { name-cartographer }
    .text = { name-cartographer.text }
profession-jurist = { name-jurist }
    .text = { name-jurist.text }
profession-choreographer = { name-choreographer }
    .text = { name-choreographer.text }
profession-composer = { name-composer }
    .text = { name-composer.text }
profession-sculptor = { name-sculptor }
    .text = { name-sculptor.text }
profession-painter = { name-painter }
    .text = { name-painter.text }
profession-pharmacist = { name-pharmacist }
    .text = { name-pharmacist.text }
profession-physician = { name-physician }
    .text = { name-physician.text }
profession-dramatist = { name-dramatist }
    .text = { name-dramatist.text }
profession-poet = { name-poet }
    .text = { name-poet.text }
profession-astronomer = { name-astronomer }
    .text = { name-astronomer.text }
profession-organ-builder = { name-organ-builder }
    .text = { name-organ-builder.text }

## Bonus cards

name-bonus-buildings = Each building
    .text = For one Work: +1 to its value for each of your buildings.
name-bonus-small-buildings-and-landscapes = Each small building and each landscape
    .text = For one Work: +1 to its value for each of your small buildings and each of your landscapes.
name-bonus-forests = Each forest
    .text = For one Work: +2 to its value for each of your forests.
name-bonus-freedoms = Each freedom
    .text = For one Work: +2 to its value for each of your freedoms.
name-bonus-architects = Each architect
    .text = For one Work: +2 to its value for each of your architects.
name-bonus-prestige-cards-and-freedoms = Each prestige card and each freedom
    .text = For one Work: +1 to its value for each of your prestige cards and each of your freedoms.
name-bonus-professions-in-hand = Each profession card in hand
    .text = For one Work: +1 to its value for each profession or recruitment card in your hand; the one just used has left it.
name-bonus-large-buildings = Each large building
    .text = For one Work: +2 to its value for each of your large buildings.
name-bonus-building-groups = Each size class of building
    .text = For one Work: +2 to its value for each size of building you have: large, medium, small.
name-bonus-lakes = Each lake
    .text = For one Work: +2 to its value for each of your lakes.
name-bonus-jesters = Each jester
    .text = For one Work: +2 to its value for each of your jesters.
name-bonus-architects-and-lakes = Each architect and each lake
    .text = For one Work: +1 to its value for each of your architects and each of your lakes.
name-bonus-landscape-types = Each type of landscape
    .text = For one Work: +2 to its value for each type of landscape you have: forest, lake, park.
name-bonus-professions-on-table = Each profession card on the table
    .text = For one Work: +1 to its value for each profession or recruitment card on your table, the one just used included.
name-bonus-medium-buildings-and-forests = Each medium building and each forest
    .text = For one Work: +1 to its value for each of your medium buildings and each of your forests.
name-bonus-landscapes = Each landscape
    .text = For one Work: +1 to its value for each of your landscapes.
name-bonus-parks = Each park
    .text = For one Work: +2 to its value for each of your parks.
name-bonus-jesters-and-freedoms = Each jester and each freedom
    .text = For one Work: +1 to its value for each of your jesters and each of your freedoms.
name-bonus-prestige-cards = Each prestige card
    .text = For one Work: +2 to its value for each of your prestige cards.
name-bonus-element-kinds = Each kind of element owned
    .text = For one Work: +1 to its value for each of these that you have at all: forest, lake, park, jester, architect, prestige card, freedom.

bonus_card-bonus-buildings = { name-bonus-buildings }
    .text = { name-bonus-buildings.text }
bonus_card-bonus-small-buildings-and-landscapes = { name-bonus-small-buildings-and-landscapes }
    .text = { name-bonus-small-buildings-and-landscapes.text }
bonus_card-bonus-forests = { name-bonus-forests }
    .text = { name-bonus-forests.text }
bonus_card-bonus-freedoms = { name-bonus-freedoms }
    .text = { name-bonus-freedoms.text }
bonus_card-bonus-architects = { name-bonus-architects }
    .text = { name-bonus-architects.text }
bonus_card-bonus-prestige-cards-and-freedoms = { name-bonus-prestige-cards-and-freedoms }
    .text = { name-bonus-prestige-cards-and-freedoms.text }
bonus_card-bonus-professions-in-hand = { name-bonus-professions-in-hand }
    .text = { name-bonus-professions-in-hand.text }
bonus_card-bonus-large-buildings = { name-bonus-large-buildings }
    .text = { name-bonus-large-buildings.text }
bonus_card-bonus-building-groups = { name-bonus-building-groups }
    .text = { name-bonus-building-groups.text }
bonus_card-bonus-lakes = { name-bonus-lakes }
    .text = { name-bonus-lakes.text }
bonus_card-bonus-jesters = { name-bonus-jesters }
    .text = { name-bonus-jesters.text }
bonus_card-bonus-architects-and-lakes = { name-bonus-architects-and-lakes }
    .text = { name-bonus-architects-and-lakes.text }
bonus_card-bonus-landscape-types = { name-bonus-landscape-types }
    .text = { name-bonus-landscape-types.text }
bonus_card-bonus-professions-on-table = { name-bonus-professions-on-table }
    .text = { name-bonus-professions-on-table.text }
bonus_card-bonus-medium-buildings-and-forests = { name-bonus-medium-buildings-and-forests }
    .text = { name-bonus-medium-buildings-and-forests.text }
bonus_card-bonus-landscapes = { name-bonus-landscapes }
    .text = { name-bonus-landscapes.text }
bonus_card-bonus-parks = { name-bonus-parks }
    .text = { name-bonus-parks.text }
bonus_card-bonus-jesters-and-freedoms = { name-bonus-jesters-and-freedoms }
    .text = { name-bonus-jesters-and-freedoms.text }
bonus_card-bonus-prestige-cards = { name-bonus-prestige-cards }
    .text = { name-bonus-prestige-cards.text }
bonus_card-bonus-element-kinds = { name-bonus-element-kinds }
    .text = { name-bonus-element-kinds.text }

## Prestige cards

name-prestige-most-buildings = Most buildings
    .text = At the end of the game: 6 prestige points if you have more buildings than anybody else, 3 if another player has as many.
name-prestige-all-landscape-types = All three types of landscape
    .text = At the end of the game: 8 prestige points if you have a forest, a lake and a park.
name-prestige-most-lakes = Most lakes
    .text = At the end of the game: 6 prestige points if you have more lakes than anybody else, 3 if another player has as many.
name-prestige-most-jesters = Most jesters
    .text = At the end of the game: 6 prestige points if you have more jesters than anybody else, 3 if another player has as many.
name-prestige-architect-jester-two-landscapes = At least 1 architect + 1 jester + 2 landscapes
    .text = At the end of the game: 7 prestige points if you have at least 1 architect, 1 jester and 2 landscapes.
name-prestige-two-large-buildings = At least two large buildings
    .text = At the end of the game: 5 prestige points if you have at least 2 large buildings.
name-prestige-most-landscapes = Most landscapes
    .text = At the end of the game: 7 prestige points if you have more landscapes than anybody else, 4 if another player has as many.
name-prestige-all-freedoms = All three freedoms
    .text = At the end of the game: 8 prestige points if you have all three freedoms.
name-prestige-most-architects = Most architects
    .text = At the end of the game: 6 prestige points if you have more architects than anybody else, 3 if another player has as many.
name-prestige-most-works = Most completed works
    .text = At the end of the game: 7 prestige points if you have more completed Works, counting profession and recruitment cards on the table, than anybody else; 4 if another player has as many.
name-prestige-fewest-empty-cells = Fewest empty spaces
    .text = At the end of the game: 8 prestige points if your principality has the fewest empty cells of all, 4 if another’s has as few.
name-prestige-most-forests = Most forests
    .text = At the end of the game: 7 prestige points if you have more forests than anybody else, 4 if another player has as many.
name-prestige-four-buildings-two-freedoms-four-works = At least 4 buildings + 2 freedoms + 4 works
    .text = At the end of the game: 6 prestige points if you have at least 4 buildings, 2 freedoms and 4 completed Works.
name-prestige-most-parks = Most parks
    .text = At the end of the game: 5 prestige points if you have more parks than anybody else, 3 if another player has as many.

prestige_card-prestige-most-buildings = { name-prestige-most-buildings }
    .text = { name-prestige-most-buildings.text }
prestige_card-prestige-all-landscape-types = { name-prestige-all-landscape-types }
    .text = { name-prestige-all-landscape-types.text }
prestige_card-prestige-most-lakes = { name-prestige-most-lakes }
    .text = { name-prestige-most-lakes.text }
prestige_card-prestige-most-jesters = { name-prestige-most-jesters }
    .text = { name-prestige-most-jesters.text }
prestige_card-prestige-architect-jester-two-landscapes = { name-prestige-architect-jester-two-landscapes }
    .text = { name-prestige-architect-jester-two-landscapes.text }
prestige_card-prestige-two-large-buildings = { name-prestige-two-large-buildings }
    .text = { name-prestige-two-large-buildings.text }
prestige_card-prestige-most-landscapes = { name-prestige-most-landscapes }
    .text = { name-prestige-most-landscapes.text }
prestige_card-prestige-all-freedoms = { name-prestige-all-freedoms }
    .text = { name-prestige-all-freedoms.text }
prestige_card-prestige-most-architects = { name-prestige-most-architects }
    .text = { name-prestige-most-architects.text }
prestige_card-prestige-most-works = { name-prestige-most-works }
    .text = { name-prestige-most-works.text }
prestige_card-prestige-fewest-empty-cells = { name-prestige-fewest-empty-cells }
    .text = { name-prestige-fewest-empty-cells.text }
prestige_card-prestige-most-forests = { name-prestige-most-forests }
    .text = { name-prestige-most-forests.text }
prestige_card-prestige-four-buildings-two-freedoms-four-works = { name-prestige-four-buildings-two-freedoms-four-works }
    .text = { name-prestige-four-buildings-two-freedoms-four-works.text }
prestige_card-prestige-most-parks = { name-prestige-most-parks }
    .text = { name-prestige-most-parks.text }

## Characters

name-muse = Muse
    .acc = the Muse
    .text = Each of your Works in this round is worth as much more as the number of the round.
name-cardinal = Cardinal
    .acc = the Cardinal
    .text = You have three actions in this round. Still only one profession card may be bought and one freedom declared.
name-princess = Princess
    .acc = the Princess
    .text = Once in this round an action may be a Work of the Princess: no card is used, and its value is 3 for each landscape, 2 for each building, 2 for each architect and 1 for each profession or recruitment card. The minimum of the round holds.
name-merchant = Merchant
    .acc = the Merchant
    .text = One of two: the object you obtain in the next auction phase is free, or you gain as many prestige points as your rank on the fame track.
name-professor = Professor
    .acc = the Professor
    .text = A prestige card or a bonus card, free: look at five, keep one. To be used until the next auction of characters.
name-banker = Banker
    .acc = the Banker
    .text = Pays at once what lies on his card, less your stake. Whoever has him in round 7 may at its end turn florins into prestige points, 200 for one.

character-muse = { name-muse }
    .text = { name-muse.text }
character-cardinal = { name-cardinal }
    .text = { name-cardinal.text }
character-princess = { name-princess }
    .text = { name-princess.text }
character-merchant = { name-merchant }
    .text = { name-merchant.text }
character-professor = { name-professor }
    .text = { name-professor.text }
character-banker = { name-banker }
    .text = { name-banker.text }

## What prestige is gained for

name-building = Building
name-best-work = Best Work

## Boards, money, tables

name-fame-track = Fame track
name-round-table = Round / minimum work value table
name-round-1 = Round 1
name-round-2 = Round 2
name-round-3 = Round 3
name-round-4 = Round 4
name-round-5 = Round 5
name-round-6 = Round 6
name-round-7 = Round 7
name-base-side = Base side
name-cooperative-side = Cooperative building side
name-architect-slots = Architect spaces
name-freedom-slots = Freedom spaces
name-palazzo-jesters = Jesters in the palazzo
name-joined-2 = Joined boards, 2 players
name-joined-3 = Joined boards, 3 players
name-joined-4 = Joined boards, 4 players
name-joined-5 = Joined boards, 5 players
name-florins-100 = 100 florins
name-florins-500 = 500 florins
name-florins-1000 = 1000 florins
name-architect-1 = First architect
name-architect-2 = Second architect
name-architect-3 = Third architect
name-players-2 = 2 players
name-players-3 = 3 players
name-players-4 = 4 players
name-players-5 = 5 players

## Parts of sentences

prestige-points = { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}

# A card of the deck that is meant.
card-of-deck = { $deck ->
    [profession] a profession card
    [bonus] a bonus card
   *[prestige] a prestige card
}

# A joint building as the active player proposed it, with the price.
joint-building = { NAME($tile, case: "acc") } on { $at } of { SEAT($actor) } and { $beyond } of { SEAT($to) }

## Actions

action-keep = Keep { NAME($cards, join: " · ") }
action-put-under = Under the deck, the first uppermost: { NAME($cards, join: " · ") }
action-name = Put { NAME($object, case: "acc") } up for auction
action-withdraw = Withdraw: no object in this round
action-bid = Bid { $florins } florins
action-pass = Pass
action-buy = Buy { NAME($object, case: "acc") }
action-decline = No
action-choose = Take { NAME($landscape, case: "acc") }
action-place = { $beyond ->
    [none] Lay it on { $at }
   *[other] Lay it on { $at } here and { $beyond } across the border
}
action-work = Complete a Work with { NAME($profession, case: "acc") }
action-add-bonus = Add the bonus card “{ NAME($card) }”
action-complete = Complete the Work without further bonus cards
action-princess-work = Complete a Work of the Princess
action-exchange = { $points ->
    [0] Keep all the florins
   *[other] Exchange florins for { prestige-points }
}
action-build = Erect { NAME($building, case: "acc") }
action-buy-profession = Buy a profession card for 300 florins
action-buy-bonus = Buy a bonus card for 300 florins
action-declare = Declare { NAME($freedom, case: "acc") } for 300 florins
action-recruit = Recruit { NAME($profession, case: "acc") }
action-sell = { $points ->
    [one] Give back 1 prestige point for 100 florins
   *[other] Give back { prestige-points } for 100 florins each
}
action-end-turn = End the turn
action-put-marker = { NAME($character) }: a stake of { $florins } florins
action-use-professor = The Professor: take { card-of-deck } free
action-take-rank = The Merchant: take prestige points for your rank
action-take-free = Take it free
action-pay-and-rank = Pay, and take prestige points for your rank
action-propose = Propose { NAME($building, case: "acc") } to { SEAT($to) }
action-price = The partner pays { $florins ->
    [0] nothing
   *[other] { $florins } florins
}
action-accept = Accept
action-reject = Reject
action-counter = Make a counter-offer

## Decisions

-look-guide = You keep exactly one of the cards; nobody else learns which.
decision-starting-cards = Which { $count } of your four profession cards do you keep?
    .name = The starting cards
    .waiting = Waiting for { SEAT($seats) } to choose starting cards.
    .guide = Every profession wishes for a building, a landscape and a freedom; each wish you fulfil makes its Work more valuable. Keep cards that share a landscape or a freedom, for then one purchase serves two Works.
decision-open-auction = You open an auction. Which object do you put up, at { $price } florins, or do you withdraw?
    .name = Opening an auction
    .answer-withdraw = I withdraw
    .waiting = Waiting for { SEAT($seats) } to put an object up for auction; still without one: { SEAT($eligible) }.
    .guide = Everybody obtains at most one object in a round, and each kind is sold once. What you name is your own bid, so name nothing you would not take at that price. Jesters help every Work and are dearest early; what others do not want may come to you cheaply later.
decision-bidding = Auction of { NAME($object, case: "acc") }: { SEAT($leader) } bids { $price } florins. Do you bid { $next }?
    .name = Bidding
    .answer-pass = I pass
    .order-bid = { NAME($object) }: bid up to { $florins } florins, then pass
    .waiting = Auction of { NAME($object, case: "acc") }: { SEAT($leader) } bids { $price } florins. Waiting for { SEAT($seats) }; still in it: { SEAT($bidders) }; the next bid is { $next }.
    .guide = A bid is exactly 100 florins more than the last; a pass is final for this object only. Think of what it will bring: a jester is worth about 200 florins for each Work to come, a landscape about 300 for each Work that wishes for it. Only the winner pays.
decision-buy-without-auction = You are the last without an object. Which one do you buy for { $price } florins?
    .name = Buying without an auction
    .answer-decline = I buy nothing
    .waiting = Waiting for { SEAT($seats) } to buy an object for { $price } florins without an auction.
    .guide = Everybody else is served, so nobody bids against you. What is left costs the lowest price there is; take what helps your next Works, or keep the money.
decision-choose-landscape = Which landscape do you take?
    .name = The type of a landscape
    .waiting = Waiting for { SEAT($seats) } to choose a landscape.
    .guide = With two players one object stands for all landscapes. Take the type your professions wish for; a second one of a type brings 3 prestige points but no further Work value.
decision-place-landscape = Where do you lay { NAME($tile, case: "acc") }?
    .name = Laying a landscape
    .waiting = Waiting for { SEAT($seats) } to lay { NAME($tile, case: "acc") }.
    .guide = A landscape may touch anything and is never moved. Keep the free cells together, for buildings are larger; between two buildings a landscape is no loss, as these may not touch without two architects.
decision-recruit-now = Do you use the recruitment card at once?
    .name = Recruiting at once
    .answer-decline = I keep the card
    .waiting = Waiting to hear whether { SEAT($seats) } uses the recruitment card at once.
    .guide = A profession card beside another’s board comes to your hand, ready for another Work. If nothing there fits your principality yet, keep the card: in hand it adds 1 to each of your Works, and you may use it in any turn of yours.
decision-keep-card = { $deck ->
    [profession] Which of these professions do you keep?
    [bonus] Which of these bonus cards do you keep?
   *[prestige] Which of these prestige cards do you keep?
}
    .name = Keeping a card
    .waiting = Waiting for { SEAT($seats) } to keep { card-of-deck }; cards looked at: { $count }.
    .guide = { -look-guide } Choose what your principality already offers or soon will: professions whose wishes you can fulfil, bonus cards that count what you own, prestige cards whose demand is nearly met.
decision-order-returned = In which order do the other { $count } cards go under the deck?
    .name = Cards under the deck
    .waiting = Waiting for { SEAT($seats) } to put { $count } cards under the deck.
    .guide = You alone know these cards and their order; in a long game they may come up again. If nothing speaks against it, put those you would want yourself uppermost.
decision-merchant-settlement = You obtain { NAME($object, case: "acc") } for { $price } florins. Is it the Merchant who pays, or do you pay and gain { $rank ->
    [one] 1 prestige point
   *[other] { $rank } prestige points
}?
    .name = The Merchant pays
    .answer-take-free = I take it free
    .answer-pay-and-rank = I pay and take my rank
    .waiting = Waiting for { SEAT($seats) } to say what the Merchant does for { NAME($object, case: "acc") } ({ $price } florins or rank { $rank }).
    .guide = The Merchant does one thing only. A dear object is best taken free; if you are far behind on the fame track and the price is low, your rank may be worth more. A prestige point costs about 200 florins.
decision-character-bid = On which character do you put your marker, or do you pass?
    .name = Bidding for a character
    .answer-pass = I pass
    .waiting = Waiting for { SEAT($seats) } to bid for a character.
    .guide = Put your marker on a bid space; if nobody goes higher until your next turn, you pay the stake and have the character for this round. If you are outbid, you choose anew. Money kept for Works and buildings may be worth more than any character.
decision-merchant-on-taking = The Merchant is yours. Do you take { $rank ->
    [one] 1 prestige point
   *[other] { $rank } prestige points
} for your rank at once?
    .name = Taking the Merchant
    .answer-take-rank = I take my rank at once
    .answer-decline = I keep the Merchant
    .waiting = Waiting to hear whether { SEAT($seats) } takes prestige for rank { $rank } at once.
    .guide = Kept, the Merchant can pay for your object in the next auction, or give you your rank later. The lower you stand on the fame track, the more points the rank brings.
decision-professor-offer = { $last ->
    [true] The Professor leaves. From which deck do you take a card, before he is lost?
   *[false] The Professor is yours. From which deck do you take a card, or do you keep him for later?
}
    .name = Using the Professor
    .answer-decline = I do not use the Professor now
    .waiting = { $last ->
        [true] Last chance: waiting to hear whether { SEAT($seats) } uses the Professor.
       *[false] Waiting to hear whether { SEAT($seats) } uses the Professor.
    }
    .guide = He brings one of five prestige or bonus cards, free. Prestige cards fit better when your principality has taken shape; a bonus card helps the next Work. He waits until the next auction of characters, then he is lost.
decision-choose-action = { $actions ->
    [0] No action is left. Is there anything else you do before your turn ends?
    [one] What do you do? 1 action is left; a Work must be worth at least { $minimum }.
   *[other] What do you do? { $actions } actions are left; a Work must be worth at least { $minimum }.
}
    .name = Choosing an action
    .waiting = { $actions ->
        [0] Waiting for { SEAT($seats) } to end the turn (least value of a Work: { $minimum }).
        [one] Waiting for { SEAT($seats) }: 1 action left (least value of a Work: { $minimum }).
       *[other] Waiting for { SEAT($seats) }: { $actions } actions left (least value of a Work: { $minimum }).
    }
    .guide = Works pay: 100 florins for each point of their value, and only then may florins become prestige. Complete one that reaches the minimum before it rises out of reach; otherwise build, declare a freedom or buy a card that will raise more than one Work to come.
decision-declare-bonus = { NAME($profession) }: with { $declared ->
    [none] no bonus card
   *[other] “{ NAME($declared, join: "”, “") }”
} the Work is worth { $value }, and { $minimum } is the least. Do you add a bonus card?
    .name = Bonus cards for a Work
    .answer-complete = I add no bonus card
    .waiting = { NAME($profession) }: with { $declared ->
        [none] no bonus card
       *[other] “{ NAME($declared, join: "”, “") }”
    } the Work is worth { $value }, and { $minimum } is the least. Waiting for { SEAT($seats) } to add bonus cards or complete it.
    .guide = Each bonus card is used once and then gone. Add it if it brings much now, lifts the Work over the minimum or makes it the best Work of the round, which is 3 prestige points; else keep it for a Work for which it will count more.
decision-exchange-income = The Work is worth { $value } and has brought { $florins } florins. How many prestige points do you take for them, at 200 florins each? At most { $most }.
    .name = Exchanging the income of a Work
    .waiting = The Work is worth { $value } and has brought { $florins } florins. Waiting for { SEAT($seats) } to exchange them for prestige points, { $most } at most.
    .guide = Only now can this money become prestige. Keep what you need until your next Work: about 300 to 800 florins for the next object and 300 for each action. In the last round exchange everything.
decision-place-building = Where do you erect { NAME($tile, case: "acc") }? It costs { $cost ->
    [0] nothing
   *[other] { $cost } florins
}.
    .name = Placing a building
    .waiting = Waiting for { SEAT($seats) } to place { NAME($tile, case: "acc") } ({ $cost ->
        [0] free
       *[other] { $cost } florins
    }).
    .guide = A building may be turned and flipped. With fewer than two architects it may touch neither another building nor the palazzo, not even along one edge; corners do not matter. Use the edges of the board and leave room for what you still plan.
decision-place-jointly = Where do you propose to erect { NAME($tile, case: "acc") } with { SEAT($to) }?
    .name = Placing a joint building
    .waiting = Waiting for { SEAT($seats) } to choose a place for { NAME($tile, case: "acc") } shared with { SEAT($to) }.
    .guide = The building needs at least one cell on each side of the border and counts fully for both. A place that takes few cells from you is good for you; one that takes few from your neighbour is easier to agree on.
decision-propose-price = { NAME($tile) } on your cells { $at } and on { $beyond } of { SEAT($to) }: what shall { SEAT($to) } pay you?
    .name = Asking a price
    .waiting = { NAME($tile) } on { $at } of { SEAT($actor) } and { $beyond } of { SEAT($to) }: waiting for { SEAT($seats) } to ask a price.
    .guide = You pay the bank as for any building; the price is what your neighbour pays you. The neighbour gains 3 prestige points and perhaps a wish of a profession, without spending an action: half of what that is worth is a fair demand.
decision-answer-proposal = { SEAT($actor) } proposes { joint-building }. You would pay { $florins ->
    [0] nothing
   *[other] { $florins } florins
}. Do you agree?
    .name = Answering a proposal
    .answer-reject = I reject it
    .waiting = { SEAT($actor) } proposes { joint-building }, for { $florins } florins. Waiting for { SEAT($seats) } to answer.
    .guide = The building would count fully for you: 3 prestige points at once, and 4 for every Work that wishes for it. Against that stand the price, the cells it covers and what it does for your neighbour. One counter-offer is possible.
decision-counter-place = Your counter-offer to { SEAT($actor) } for { NAME($tile, case: "acc") }: on which cells? Proposed are { $beyond } on your side and { $at } on the other, for { $florins } florins.
    .name = Placing a counter-offer
    .waiting = Proposed was { joint-building }, for { $florins } florins. Waiting for { SEAT($seats) } to place a counter-offer.
    .guide = Your own cells come first. You may leave the place as it is and change only the price, which comes next.
decision-counter-price = Your counter-offer: { joint-building }. What do you pay? The offer before was { $florins } florins.
    .name = The price of a counter-offer
    .waiting = Counter-offer: { joint-building }. Waiting for { SEAT($seats) } to name a price; before it was { $florins } florins.
    .guide = Your neighbour can only accept or reject it. Something must differ from the proposal: the place, the price or both.
decision-answer-counter = Counter-offer of { SEAT($to) }: { joint-building }. You would get { $florins ->
    [0] nothing
   *[other] { $florins } florins
}. Do you agree?
    .name = Answering a counter-offer
    .answer-reject = I reject it
    .waiting = Counter-offer of { SEAT($to) }: { joint-building }, for { $florins } florins. Waiting for { SEAT($seats) } to answer.
    .guide = If you agree, it is built at once and your action is done. If not, nothing is lost: you may propose again, up to three times for one action, build alone or do something else.
decision-banker-exchange = The Banker exchanges 200 florins for 1 prestige point. How many points do you take? At most { $most }.
    .name = The Banker’s exchange
    .waiting = Waiting for { SEAT($seats) } to exchange florins for prestige points with the Banker (at most { $most }).
    .guide = This is the end of the last round: florins are only worth anything if prestige is tied. Exchange as much as you can.

## Events

event-chosen = { SEAT($seat) } has chosen the starting cards.
event-round-begun = Round { $round } begins; a Work must be worth at least { $minimum }. The start player is { SEAT($start) }.
event-object-named = { SEAT($seat) } puts { NAME($object, case: "acc") } up for auction, at { $florins } florins.
event-bid-made = { SEAT($seat) } bids { $florins } florins.
event-passed = { $forced ->
    [true] { SEAT($seat) } cannot go higher and passes.
   *[false] { SEAT($seat) } passes.
}
event-withdrew = { $forced ->
    [true] { SEAT($seat) } gets no object in this round: there is nothing left to pay for or to take.
   *[false] { SEAT($seat) } withdraws and gets no object in this round.
}
event-object-bought = { SEAT($seat) } obtains { NAME($object, case: "acc") } for { $florins } florins.
event-tile-placed = { SEAT($seat) } lays { NAME($tile, case: "acc") } on { $cells }.
event-gained = { SEAT($seat) } gains { prestige-points } for { $reason ->
    [building] a building
    [architect] a further architect
    [landscape] a further landscape of its type
    [best_work] the best Work of the round
   *[other] { NAME($reason) }
}.
event-sold = { SEAT($seat) } gives back { prestige-points } for { $florins } florins.
event-looked = { SEAT($seat) } looks at { $count ->
    [one] the top card
   *[other] the { $count } top cards
} of { NAME($deck, case: "acc") }.
event-cards-seen = { NAME($deck) }: { SEAT($seat) } sees { NAME($cards, join: " · ") }.
event-card-kept = { SEAT($seat) } keeps { card-of-deck }.
event-card-known = { NAME($deck) }: the card that { SEAT($seat) } keeps is “{ NAME($card) }”.
event-recruited = { SEAT($seat) } recruits { NAME($profession, case: "acc") } from { SEAT($owner) }; the recruitment card stays in its place.
event-turn-begun = { SEAT($seat) } begins a turn of { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
event-work-begun = { SEAT($seat) } lays down { NAME($profession, case: "acc") } for a Work.
event-bonus-declared = { SEAT($seat) } declares a bonus card: “{ NAME($card) }”.
event-work-completed = { SEAT($seat) } completes { $profession ->
    [none] a Work of the Princess
   *[other] a Work with { NAME($profession, case: "acc") }
}, worth { $value }, and earns { $florins } florins: cards { SIGNED($cards) }{ $building ->
    [0] { "" }
   *[other] , building { SIGNED($building) }
}{ $landscape ->
    [0] { "" }
   *[other] , landscape { SIGNED($landscape) }
}{ $freedom ->
    [0] { "" }
   *[other] , freedom { SIGNED($freedom) }
}{ $jesters ->
    [0] { "" }
   *[other] , jesters { SIGNED($jesters) }
}{ $architects ->
    [0] { "" }
   *[other] , architects { SIGNED($architects) }
}{ $muse ->
    [0] { "" }
   *[other] , Muse { SIGNED($muse) }
}{ $bonus ->
    [none] { "" }
   *[other] , bonus cards “{ NAME($bonus, join: "”, “") }” (+{ NAME($bonus_values, join: ", +") })
}.
event-exchanged = { SEAT($seat) } exchanges { $florins } florins for { prestige-points }.
event-built = { SEAT($seat) } erects { NAME($building, case: "acc") } on { $cells } { $florins ->
    [0] at no cost
   *[other] for { $florins } florins
}.
event-freedom-declared = { SEAT($seat) } declares { NAME($freedom, case: "acc") }.
event-card-bought = { SEAT($seat) } buys { card-of-deck } for { $florins } florins.
event-turn-ended = { SEAT($seat) } ends the turn.
event-best-work = The best Work of the round is worth { $value }: { SEAT($seats) }.
event-marker-put = { SEAT($seat) } stakes { $florins } florins on { NAME($character, case: "acc") }{ $outbid ->
    [none] .
   *[other] { " " }and outbids { SEAT($outbid) }.
}
event-character-taken = { $character ->
    [banker] { SEAT($seat) } takes the Banker, with a stake of { $florins } florins.
   *[other] { SEAT($seat) } takes { NAME($character, case: "acc") } for { $florins } florins.
}
event-banker-paid = The Banker pays { SEAT($seat) } { $florins } florins.
event-rank-taken = The Merchant brings { SEAT($seat) } { $rank ->
    [one] 1 prestige point
   *[other] { $rank } prestige points
} for the rank on the fame track.
event-object-free = The Merchant pays: { SEAT($seat) } obtains { NAME($object, case: "acc") } free.
event-character-lapsed = { $character ->
    [cardinal] The Cardinal leaves { SEAT($seat) }.
   *[other] { NAME($character) }: { SEAT($seat) } has left this character unused.
}
event-proposed = { SEAT($seat) } proposes { NAME($building, case: "acc") } to { SEAT($to) }, on { $at } of { SEAT($seat) } and { $beyond } of { SEAT($to) }, for { $florins } florins.
event-answered = { SEAT($seat) } rejects the offer of { SEAT($to) }.
event-countered = { SEAT($seat) } makes { SEAT($to) } a counter-offer: { NAME($building, case: "acc") } on { $at } of { SEAT($to) } and { $beyond } of { SEAT($seat) }, for { $florins } florins.
event-built-jointly = { SEAT($seat) } and { SEAT($partner) } erect { NAME($building, case: "acc") } together, on { $at } of { SEAT($seat) } and { $beyond } of { SEAT($partner) }; { SEAT($partner) } pays { $florins ->
    [0] nothing
   *[other] { $florins } florins
}.
event-prestige-scored = { SEAT($seat) } turns over “{ NAME($card) }”: { prestige-points }.
event-final = { SEAT($seat) }: { $prestige ->
    [one] 1 prestige point
   *[other] { $prestige } prestige points
}, { $florins } florins.

## Refusals

refusal-already-served = You want to bid, but you have obtained an object in this round already; there is at most one for everybody.
refusal-already-withdrawn = You want to bid, but you have withdrawn; you get no object in this round.
refusal-no-bid-now = You want to bid, but it is not your turn in an auction now.
refusal-no-naming-now = You want to choose an object, but that is for the player who opens an auction, or for the last one without an object.
refusal-no-withdrawing-now = You want to withdraw, but that is possible only when you open an auction, before you name an object.
refusal-no-sale-now = You want to give back prestige, but that is possible only when you open an auction, bid, buy without an auction or choose an action.
refusal-no-recruiting-now = You want to recruit, but a recruitment card is used only at the moment you obtain it or in your own turn of actions.
refusal-no-exchange-now = You want to turn florins into prestige, but that is possible only right after a Work, with its income.
refusal-no-work-now = You want to add to a Work or complete it, but first you must lay down a profession card, as an action of your turn.
refusal-nothing-to-place = You want to lay a tile, but there is no tile to lay now; first choose a building or obtain a landscape.
refusal-no-cards-to-keep = You want to choose cards, but you are not looking at any now.
refusal-no-marker-now = You want to bid for a character, but that is possible only on your turn in the auction of characters.
refusal-no-professor-now = You want to use the Professor, but this is not the moment: use him when you take him, in your turn of actions or at your decisions in the next auction phase.
refusal-no-merchant-now = You want to use the Merchant, but this is not the moment: use him when you take him, in your turn of actions or in the next auction phase.
refusal-no-proposal-now = You want to negotiate a joint building, but a proposal begins with your choice of an action, in your own turn.
refusal-not-your-turn = You want to act, but actions are taken only in your own turn of the action phase, when you are asked for one.
refusal-landscapes-are-one = You want { NAME($object, case: "acc") }, but with two players all landscapes are one object: name the landscape and choose the type afterwards.
refusal-no-such-object = There is no object called “{ NAME($object) }” at this table.
refusal-stack-is-closed = You want { NAME($object, case: "acc") }, but one has been sold in this round already; each kind is sold once.
refusal-stack-is-empty = You want { NAME($object, case: "acc") }, but the stack is empty.
refusal-cannot-pay = You would have to pay { $florins } florins, but you can raise { $most } at most.
refusal-opening-price = An object is put up at { $florins } florins exactly; more can be bid once others have bid.
refusal-name-first = You want to bid, but you open this auction: name an object or withdraw.
refusal-already-passed = You want to bid for { NAME($object, case: "acc") }, but you have passed; a pass is final for this object.
refusal-not-yet = You want to bid, but now it is the turn of { SEAT($seat) }.
refusal-raise-exactly = You want to bid { $florins } florins, but the next bid is { $next } florins, no more and no less.
refusal-no-auction-alone = You are the last without an object, so there is no auction: buy an object or decline.
refusal-enough-architects = You want an architect, but you have { $most }, and nobody may have more.
refusal-no-room = You want { NAME($object, case: "acc") }, but it would have to be laid at once, and your principality has no room for it.
refusal-landscape-not-to-be-had = “{ NAME($landscape) }” cannot be taken: choose a forest, a lake or a park that is still in stock and that you can lay.
refusal-no-such-building = There is no building called “{ NAME($building) }”.
refusal-building-stands = You want to erect { NAME($building, case: "acc") }, but one stands in your principality already; each building may stand there once.
refusal-building-gone = You want to erect { NAME($building, case: "acc") }, but all of them have been built.
refusal-no-room-to-build = You want to erect { NAME($building, case: "acc") }, but there is no place for it where it would not break a rule of placement.
refusal-wrong-shape = These cells do not have the shape of this tile ({ NAME($tile) }), however it is turned.
refusal-outside = The tile ({ NAME($tile) }) must lie inside your principality with all its cells: columns a to g, rows 1 to 7.
refusal-covers-palazzo = You want to lay the tile on { $cells }, but there the palazzo stands.
refusal-covers-tile = You want to lay the tile on { $cells }, but another tile lies there already.
refusal-touches = On { $cells } the building would touch another building or the palazzo; that takes two architects.
refusal-border-needs-architect = You want to build at the border, on { $cells }, but without an architect you may build there ({ NAME($tile) }) only jointly with your neighbour.
refusal-landscape-across = You want to lay { NAME($tile, case: "acc") } across the border, but only buildings can be shared; a landscape lies wholly in your own principality.
refusal-alone-inside = You build { NAME($tile, case: "acc") } alone, so all its cells must lie in your own principality; for a joint building make a proposal first.
refusal-no-cells = “{ $typed }” are no cells: write the column as a letter and the row as a number, cell after cell, such as a1a2a3.
refusal-cells-in-order = Write the cells row by row and from left to right: { $cells }.
refusal-bonus-declared = You have added “{ NAME($card) }” to this Work already; a bonus card counts once.
refusal-bonus-not-in-hand = You want to add “{ NAME($card) }”, but you have no such bonus card in hand.
refusal-bonus-in-order = You want to add “{ NAME($card) }”, but bonus cards are added in the order of your hand, and this one has been skipped.
refusal-below-minimum = { NAME($profession) }: this Work would be worth { $value }, but in this round { $minimum } is the least.
refusal-no-such-profession = There is no profession called “{ NAME($profession) }”.
refusal-card-on-table = You want a Work with { NAME($profession, case: "acc") }, but this card lies on your table already; every card is used once.
refusal-card-not-in-hand = You want a Work with { NAME($profession, case: "acc") }, but you do not have this card in hand.
refusal-exchange-at-most = You want to exchange for { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}, but anything from 0 to { $most } is possible.
refusal-keep-exactly-one = You must keep exactly one of the cards you are looking at, no more and no less.
refusal-all-others-under = All the other cards must go under the deck, each of them once, in an order of your choice.
refusal-keep-three = You must keep exactly { $count } of the cards you were dealt.
refusal-cards-are-chosen = You want to choose starting cards, but your choice is made; it stands.
refusal-no-selling = You want to give back prestige for florins, but with Muse and Princess that is not possible.
refusal-sell-at-least-one = You want to give back prestige, but it must be at least 1 point.
refusal-not-so-many-points = You want to give back { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}, but you have only { $most }.
refusal-own-card = You want to recruit { NAME($profession, case: "acc") }, but this card lies on your own table; only those of others can be recruited.
refusal-no-recruitment-card = You want to recruit, but you have no recruitment card.
refusal-not-on-a-table = You want to recruit { NAME($profession, case: "acc") }, but this card lies on nobody’s table; cards in hands and decks cannot be recruited.
refusal-one-profession = You want to buy another profession card, but only one may be bought in a round.
refusal-deck-is-empty = You want a card, but this deck is empty.
refusal-no-such-freedom = There is no freedom called “{ NAME($freedom) }”; there are travel, religion and opinion.
refusal-one-freedom = You want to declare another freedom, but only one may be declared in a round.
refusal-freedom-declared = You want to declare { NAME($freedom, case: "acc") }, but in your principality it holds already.
refusal-freedom-gone = You want to declare { NAME($freedom, case: "acc") }, but no marker of it is left.
refusal-no-action-left = You want to act, but you have no action left in this turn.
refusal-not-your-character = You want to use { NAME($character, case: "acc") }, but this character is not with you.
refusal-character-used = You want to use { NAME($character, case: "acc") }, but you have done so already; every character is used once.
refusal-princess-below = The Work of the Princess would be worth { $value }, but in this round { $minimum } is the least.
refusal-one-of-both = The Merchant does one thing only: take the object free, or pay and take prestige points for your rank.
refusal-no-such-character = There is no character called “{ NAME($character) }”.
refusal-no-such-space = This character has no bid space of { $florins } florins: the spaces go up by hundreds from 300 to 1500, and on the Banker from 0 to 500.
refusal-character-taken = You want { NAME($character, case: "acc") }, but this character has been taken in this round already.
refusal-space-too-low = A marker lies on this character at { $florins } florins; you must go higher.
refusal-stake-too-high = You cannot stake more florins than you have: { $most } at most.
refusal-one-character = You want to bid for a character, but you have one already in this round.
refusal-already-out = You want to bid for a character, but you have passed; that is final for this round.
refusal-marker-lies = You want to put your marker elsewhere, but it lies on a character; it can be moved only after you are outbid.
refusal-not-cooperative = You want to build jointly, but this table plays without cooperative building.
refusal-enough-proposals = You want to propose again, but for one action there are at most { $most } proposals, and you have made them.
refusal-no-neighbour = You cannot build jointly with { SEAT($to) }: your principalities have no common border.
refusal-one-has-it = You want to erect { NAME($building, case: "acc") } jointly, but one stands in the principality of { SEAT($owner) } already.
refusal-cannot-pay-jointly = You could not pay the bank { $florins } florins for the building, not even with all that your neighbour could give you.
refusal-no-room-across = You want to erect { NAME($building, case: "acc") } jointly, but there is no place for it across this border.
refusal-cells-on-both-sides = A joint building ({ NAME($tile) }) needs cells on both sides of the border: first your own, then those of your neighbour.
refusal-price-not-possible = A price of { $florins } florins is not possible: it must be a multiple of { $step } from { $least } to { $most }.
refusal-counter-differs = A counter-offer must differ from the proposal, in its place or in its price.
refusal-one-counter-offer = You want to make a counter-offer to a counter-offer, but you can only accept or reject it.
