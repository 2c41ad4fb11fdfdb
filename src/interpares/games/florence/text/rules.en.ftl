### The rules of The Princes of Florence, one message for each rule.

## 1
chapter-PF-1 = The game in general
rule-PF-1-1 = Two to five players play exactly seven rounds.
rule-PF-1-2 = Whoever has the most prestige points after the final scoring wins; PF-12.5 settles ties.
rule-PF-1-3 = Seats do not change. “Next” and “clockwise” mean the next higher seat, and after the last seat the first.
rule-PF-1-4 = All sums of florins are multiples of 100. Neither florins nor prestige points ever fall below zero.
rule-PF-1-5 = What is not allowed is refused and changes nothing; the same question stays open. The refusal names a rule that stands against it.

## 2
chapter-PF-2 = Setup
rule-PF-2-1 = Everybody has a board with the palazzo in the lower left corner, a marker and no prestige points. With cooperative building the other side of the board is used (PF-17.1).
rule-PF-2-2 = The 21 profession cards are shuffled, and everybody is dealt four of them face down.
rule-PF-2-3 = All players keep three of their four cards and return one, at the same time and in secret.
rule-PF-2-4 = Returned and undealt cards are shuffled together into the profession deck: 15, 12, 9 or 6 cards with two, three, four or five players.
rule-PF-2-5 = Everybody begins with 3500 florins, with two players 2500.
rule-PF-2-6 = For auction there are six forests, six lakes, six parks, seven jesters, six architects, the face-down prestige deck of 14 cards and five recruitment cards, all alike.
rule-PF-2-7 = For actions there are all 30 buildings, the freedom markers, the profession deck and the face-down bonus deck of 20 cards.
rule-PF-2-8 = With three or more players there is one marker of each freedom less than there are players; the others leave the game. For two players PF-15.5 holds.
rule-PF-2-9 = Of everything else all components are used, whatever the number of players.
rule-PF-2-10 = The game begins with round 1. The oldest player would start; at this table the first start player is drawn at random or named beforehand.

## 3
chapter-PF-3 = The course of a round
rule-PF-3-1 = A round consists of the auction phase, the action phase, the best Work and the change of start player. With Muse and Princess the auction phase has two parts, A1 and A2.
rule-PF-3-2 = The auction phase is played by all together. In the action phase the players take whole turns, clockwise from the start player.
rule-PF-3-3 = After a round the next player clockwise becomes start player. After round 7 the game ends (PF-12).

## 4
chapter-PF-4 = Auction phase
rule-PF-4-1 = Players take part in the phase until they have obtained an object or have withdrawn. At its beginning everybody takes part.
rule-PF-4-2 = The start player opens the first auction.
rule-PF-4-3 = A player can have an object if its stack is not empty and has sold nothing in this round, if taking it is allowed (PF-5.2, PF-5.7) and if the price can be paid (PF-13.3).
rule-PF-4-4 = As long as two or more players take part, the opener names an object to be had, or withdraws.
rule-PF-4-5 = Who withdraws gets no object in this round and bids for none. One can withdraw only as opener and before naming an object.
rule-PF-4-6 = To name an object is to bid the opening price of exactly 200 florins for it; it cannot be taken back.
rule-PF-4-7 = Clockwise from the opener, round and round, all who take part and have not passed raise the highest bid by exactly 100 florins or pass; the opener bids again in turn. The highest bidder is not asked.
rule-PF-4-8 = A pass is final for this object and means nothing for later auctions.
rule-PF-4-9 = Who cannot have the object at the next price passes without being asked.
rule-PF-4-10 = When all but one have passed, that player pays the bid to the bank. Nobody else pays anything.
rule-PF-4-11 = The winner’s marker closes the stack for the rest of the round, and the winner takes no further part in the phase.
rule-PF-4-12 = The object takes full effect (PF-5) before the phase goes on.
rule-PF-4-13 = The same player opens again while still taking part, otherwise the next one clockwise who does.
rule-PF-4-14 = When a single player is left, there is no auction: that player buys one object for the opening price, or declines.
rule-PF-4-15 = When nobody takes part any more, the phase ends and all markers are taken back.
rule-PF-4-16 = So nobody obtains more than one object in a round, no stack sells more than one, and an empty stack sells nothing any more.
rule-PF-4-17 = An opener who can have nothing at the opening price withdraws without being asked, and a single player left who can have nothing declines; everybody can see why.

## 5
chapter-PF-5 = The objects
rule-PF-5-1 = Everybody may own any number of each object, but at most three architects. An object helps its owner only.
rule-PF-5-2 = A landscape is laid in the principality at once, as PF-8.1 to PF-8.3 say; it may touch anything. It is never moved or given back.
rule-PF-5-3 = The first landscape of a type brings no prestige. Each further one of the same type brings 3 prestige points.
rule-PF-5-4 = For the value of a Work it matters only that at least one landscape of the type is there, not where it lies.
rule-PF-5-5 = A jester lives in the palazzo, covers no cell and adds 2 to every Work of the owner.
rule-PF-5-6 = A building costs 700 florins without an architect, 300 with one or two and nothing with three. With two or three, buildings may touch (PF-8.5). The second and the third architect bring 3 prestige points each, at once.
rule-PF-5-7 = Who has three architects may neither name, bid for nor buy another.
rule-PF-5-8 = Who obtains a prestige card looks at the top five of the deck, or at all if there are fewer, and keeps exactly one face down. The others go under the deck in any order.
rule-PF-5-9 = A recruitment card is used at once (PF-10.2) or taken into the hand.

## 6
chapter-PF-6 = Action phase
rule-PF-6-1 = Clockwise from the start player everybody takes one turn of up to two actions, one after the other. Fewer or none is allowed.
rule-PF-6-2 = In a round a player may complete up to two Works, erect up to two buildings, buy one profession card, declare one freedom and buy up to two bonus cards.
rule-PF-6-3 = Within these limits every order and combination is allowed. An action is carried out whole; nothing can be done in the middle of it.
rule-PF-6-4 = Before, between and after the actions of a turn its player may use recruitment cards, sell prestige and use the Merchant or the Professor, any number of times.
rule-PF-6-5 = What is obtained in a turn may be used in the same turn.
rule-PF-6-6 = A turn ends when its player says so, or when no action is left and no recruitment card and no character can be used. With an action left it never ends by itself, for what a hand allows is hidden.

## 7
chapter-PF-7 = Completing a Work
rule-PF-7-1 = A Work is declared with one profession card and any number of bonus cards, all from the hand.
rule-PF-7-2 = Its value is 4 for the building wished for, 3 for the landscape, 3 for the freedom, 2 for each jester and 1 for each profession and recruitment card of the player, in hand or on the table, the played one included. Bonus cards (PF-7.4) and the Muse (PF-16.13) are added.
rule-PF-7-3 = No wish has to be fulfilled.
rule-PF-7-4 = Bonus cards are counted when the profession card lies on the table: it counts there and no longer in hand. Recruitment cards count as profession cards, the palazzo is no building, declared bonus cards count nowhere. A card worth 0 may be declared.
rule-PF-7-5 = The value must reach the minimum of the round: 7, 10, 12, 14, 15, 16 and 17 in rounds 1 to 7. Otherwise there is no Work.
rule-PF-7-6 = The bank pays 100 florins for each point of the value.
rule-PF-7-7 = At once, and only of this income, the player may give back any number of times 200 florins for 1 prestige point each.
rule-PF-7-8 = For the round a player’s most valuable Work counts, not their sum. The value itself brings no prestige.
rule-PF-7-9 = The profession card stays on the table and cannot be used again, unless it is recruited by another player and recruited back (PF-10.6).
rule-PF-7-10 = Declared bonus cards leave the game face up.
rule-PF-7-11 = Two Works in a turn are two actions, and each must reach the minimum.

## 8
chapter-PF-8 = Buildings and placement
rule-PF-8-1 = A tile covers whole cells and lies wholly inside the grid of seven by seven.
rule-PF-8-2 = A tile covers neither the palazzo nor another tile.
rule-PF-8-3 = Tiles may be turned by quarters; buildings may be flipped over too.
rule-PF-8-4 = Cells touch if they share an edge. Corners do not count.
rule-PF-8-5 = With fewer than two architects a new building may touch neither another building nor the palazzo. With two or three it may.
rule-PF-8-6 = Landscapes do not matter for PF-8.5: they may touch everything, and everything may touch them.
rule-PF-8-7 = Each of the ten buildings may stand in a principality once.
rule-PF-8-8 = There are three of each building; one that is not in the supply cannot be erected.
rule-PF-8-9 = Building and cells are chosen, the price (PF-5.6) is paid whatever the size, the tile is placed, and its owner gains 3 prestige points.
rule-PF-8-10 = Tiles are never moved or removed.
rule-PF-8-11 = Whether a placement is allowed is judged when the building is erected; nothing that happens later changes it.

## 9
chapter-PF-9 = Professions, freedoms and bonus cards
rule-PF-9-1 = To buy a profession card costs 300 florins: look at the top five of the deck, or at all if there are fewer, keep exactly one and put the others under the deck in an order of your choice.
rule-PF-9-2 = Everybody may buy one profession card in a round; recruiting does not count.
rule-PF-9-3 = From an empty profession deck nothing can be bought.
rule-PF-9-4 = The card may be used with the next action or in any later round.
rule-PF-9-5 = To declare a freedom costs 300 florins; its marker is taken from the supply.
rule-PF-9-6 = Everybody may declare one freedom in a round, and each freedom once in the game, as long as a marker of it is left.
rule-PF-9-7 = A freedom once declared stays.
rule-PF-9-8 = To buy a bonus card costs 300 florins: look at the top five of the bonus deck, or at all if there are fewer, keep exactly one and put the others under the deck in an order of your choice. An empty deck sells nothing.
rule-PF-9-9 = To use bonus cards is part of completing a Work and no action of its own; any number may go with one Work.

## 10
chapter-PF-10 = Recruitment
rule-PF-10-1 = A recruitment card in hand may be used in any turn of its owner in the action phase, beside the actions; several in one turn are allowed.
rule-PF-10-2 = It may also be used in the auction phase, at the moment it is obtained.
rule-PF-10-3 = A profession card that lies beside another player’s board comes to the hand, and the recruitment card is laid in its place.
rule-PF-10-4 = Cards in hands, recruitment cards and one’s own cards on the table cannot be recruited.
rule-PF-10-5 = The recruitment card stays with the other player and counts there like a profession card on the table: 1 for each Work, for bonus cards, and as a completed Work for prestige cards.
rule-PF-10-6 = A recruited card may be used at once or later, and from the table it may be recruited again.

## 11
chapter-PF-11 = The best Work
rule-PF-11-1 = After all turns whoever has completed the most valuable Work of the round gains 3 prestige points; all who are equal gain 3.
rule-PF-11-2 = A single Work of the round is the best one. Without a Work nobody gains anything.
rule-PF-11-3 = Then the values of the round are forgotten and the next player becomes start player (PF-3.3).

## 12
chapter-PF-12 = End of the game
rule-PF-12-1 = The game ends after round 7, with Muse and Princess after PF-16.24.
rule-PF-12-2 = All prestige cards are turned over; each counts for its owner and for the position as it is, in whatever order.
rule-PF-12-3 = A card for the most or the fewest of something brings its full value to an owner who is alone in the lead and its lower value to one who shares it with anybody; otherwise it brings nothing. With none of it nobody has the most.
rule-PF-12-4 = A card with conditions counts if all of them are met, whatever the others have.
rule-PF-12-5 = The most prestige points win, among equals the most florins. If these are equal too, the victory is shared.
rule-PF-12-6 = Cards left over and florins are worth nothing else.

## 13
chapter-PF-13 = Florins and prestige points
rule-PF-13-1 = Florins come from Works, from selling prestige and, in the expansions, from the Banker or a partner.
rule-PF-13-2 = Who opens an auction, bids, buys without an auction or chooses an action may give back prestige points for 100 florins each. Not with Muse and Princess.
rule-PF-13-3 = A player can pay all florins in the purse and 100 for each prestige point; nothing above that may be bid. Where florins are short, just as many points as needed are given back when the payment falls due.
rule-PF-13-4 = A payment comes before the gain it leads to: the prestige of a building, a landscape or an architect cannot pay for it.
rule-PF-13-5 = Florins become prestige only with the income of a Work (PF-7.7) and at the Banker (PF-16.22).
rule-PF-13-6 = The bank never runs out of florins.
rule-PF-13-7 = Prestige is counted beyond 50; going round the track has no meaning.

## 14
chapter-PF-14 = Hidden information
rule-PF-14-1 = Only the starting cards are chosen by all at once and in secret. All else is decided one after the other; hidden are cards in hand, prestige cards, decks and the cards looked at, while florins, prestige, boards and supplies lie open.
rule-PF-14-2 = When a Work is counted, the others see the played cards and how many cards are in hand, but not which.
rule-PF-14-3 = What players have looked at they may know for good: the card they returned, the cards they put under a deck and their order. Nobody else is shown them.

## 15
chapter-PF-15 = Two players
rule-PF-15-1 = Both begin with 2500 florins.
rule-PF-15-2 = The opening price is 300 florins, also without an auction; bids still rise by 100.
rule-PF-15-3 = Forest, lake and park are one object, the landscape, as long as any tile is left. So there are five objects.
rule-PF-15-4 = Whoever obtains the landscape chooses a type that is in stock and fits into the principality, and lays it at once. The other player gets no landscape in this round.
rule-PF-15-5 = There is one marker of each freedom, and two more of different kinds drawn at random; in the harder game one more. Everybody knows which.
rule-PF-15-6 = After the first auction the other player buys for 300 florins without an auction, or declines.

## 16
chapter-PF-16 = Muse and Princess
rule-PF-16-1 = The auction phase of PF-4 is phase A1; the auction of characters, phase A2, follows at once.
rule-PF-16-2 = In this expansion nobody may sell prestige, and only florins can be paid.
rule-PF-16-3 = The six characters lie face up, with 600 florins on the Banker.
rule-PF-16-4 = Before each phase A2 all characters go back, after a last use of the Professor (PF-16.19). All six are on offer in every round.
rule-PF-16-5 = Everybody can obtain one character in a round.
rule-PF-16-6 = Clockwise from the start player, round and round: whose marker still lies on a card pays the stake and takes the card. Anybody else passes for the rest of A2, or puts the marker on a space of a free card or on a higher space of a card with another’s marker, which goes back to its owner.
rule-PF-16-7 = A card carries one marker at most. A card taken in this A2 is no longer on offer.
rule-PF-16-8 = The spaces go from 300 to 1500 florins, on the Banker from 0 to 500, by hundreds. The highest space cannot be outbid.
rule-PF-16-9 = A stake may not exceed the player’s florins. That does not hold for the Banker, who deducts the stake from what is paid out.
rule-PF-16-10 = Whoever was outbid chooses anew on the next turn.
rule-PF-16-11 = Phase A2 ends when everybody has taken a card or passed.
rule-PF-16-12 = A character lies face up before its owner until it is used, and cannot be obtained twice in one round.
rule-PF-16-13 = Muse: each Work of the owner in this round is worth as much more as the number of the round, for the minimum, the income and the best Work.
rule-PF-16-14 = Cardinal: the owner has three actions in this round. Still only one profession card may be bought and one freedom declared; everything else may be done three times.
rule-PF-16-15 = Princess: once in this round an action may be a Work without any cards, worth 3 for each landscape, 2 for each building and each architect and 1 for each profession and recruitment card. It must reach the minimum, earns like any Work and lays no card on the table.
rule-PF-16-16 = Merchant: the owner chooses one of two: the object obtained in the next A1 is free, or the owner gains prestige points equal to the rank: 1, and 1 more for each player with more prestige.
rule-PF-16-17 = The owner may take the rank on obtaining the Merchant, in a turn of actions or at a decision in the next A1. On obtaining an object there the owner takes it free or pays and takes the rank first; unused at the end of that A1 the Merchant brings the rank. The owner bids like everybody else.
rule-PF-16-18 = Professor: a prestige or a bonus card, free: of the top five one is kept, the others go under the deck. The owner does so on taking the card, in a turn of actions or at a decision in the next A1; an empty deck cannot be chosen.
rule-PF-16-19 = An unused Professor is offered once more before the next A2, and is lost if declined or if both decks are empty.
rule-PF-16-20 = Banker: the owner at once gets the money on the card less the stake.
rule-PF-16-21 = If nobody takes the Banker, 100 florins are added to the card; if somebody did, 600 lie on it again.
rule-PF-16-22 = Whoever took the Banker in round 7 may exchange florins for prestige at its end, 200 for 1, any number of times.
rule-PF-16-23 = Muse, Cardinal and Princess are lost at the end of the action phase, used or not.
rule-PF-16-24 = At the end of round 7, after the best Work, an unused Merchant brings the rank, an unused Professor is offered, and the Banker exchanges, in this order.
rule-PF-16-25 = Who has no marker on a card and can put it nowhere passes without being asked.

## 17
chapter-PF-17 = Cooperative building
rule-PF-17-1 = The other side of the boards is used, with the palazzo in the middle of the lower edge, and the boards are joined. All else stays as it is.
rule-PF-17-2 = With three to five players the boards form a ring: the right column of each borders the left column of the next. With two players there is one border.
rule-PF-17-3 = Cells of the same row on both sides of a border touch; no other cells of different principalities do.
rule-PF-17-4 = A building is erected alone or jointly with one neighbour; either way it is one action of the active player only.
rule-PF-17-5 = A joint building has at least one cell in each of the two principalities and none elsewhere.
rule-PF-17-6 = Neither partner may have the building already, and one must be left in the supply.
rule-PF-17-7 = PF-8.1 to PF-8.4 hold on the joined boards; tiles may be turned and flipped across a border.
rule-PF-17-8 = For each cell of a new building the architects of the one in whose principality it lies decide: with fewer than two it may touch neither another building, also across a border, nor the palazzo. Those of the partner do not matter there.
rule-PF-17-9 = Who builds alone stays inside one principality and needs at least one architect to build in a column at a border. A joint building needs none.
rule-PF-17-10 = The active player pays the bank as for a building erected alone (PF-5.6). The partner pays the active player the agreed price, a multiple of 100 from 0 upwards, which may exceed the cost.
rule-PF-17-11 = First the partner pays, then the active player, so the price may be used for the cost. Both can pay only what PF-13.3 allows.
rule-PF-17-12 = With an action left, the active player may propose neighbour, building, cells and price, such that it could be built at once.
rule-PF-17-13 = The neighbour accepts, rejects, or makes one counter-offer: the same building on other cells, for another price or both.
rule-PF-17-14 = A counter-offer is accepted or rejected.
rule-PF-17-15 = What is accepted is built at once and is the action.
rule-PF-17-16 = After a rejection the active player chooses again; nothing is used up.
rule-PF-17-17 = For one action there are at most three proposals, to whichever neighbours. With the next action counting begins anew.
rule-PF-17-18 = Without agreement the active player may build alone, do anything else or end the turn.
rule-PF-17-19 = Both partners gain 3 prestige points, and the building counts fully for both. Each loses only the cells that lie in that partner’s principality.
rule-PF-17-20 = The partner uses no action and may be partner any number of times.
rule-PF-17-21 = Landscapes lie wholly in their owner’s principality, at a border without an architect too, and are no obstacle for PF-17.8.

## 18
chapter-PF-18 = Combinations
rule-PF-18-1 = Both expansions may be played together; each changes only what it says. As prestige cannot be sold then, a partner can pay only with florins.
rule-PF-18-2 = Both expansions are played by two under PF-15 as well.
rule-PF-18-3 = The Cardinal’s third action may be a joint building, and a joint building counts for the Work of the Princess of both partners.
