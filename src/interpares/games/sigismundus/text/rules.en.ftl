### The rules of Sigismundus Augustus, one message for each rule.

## 1
chapter-SA-1 = Basics
rule-SA-1-1 = 3 to 5 players sit in fixed seats. “Left” is the next seat clockwise, “right” the next seat counter-clockwise.
rule-SA-1-2 = Victory points start at 0 and never fall below 0. There is no upper limit.
rule-SA-1-3 = Ducats, votes, units, clients, markers and Policy cards change hands only where a rule says so. Talk and promises are free and never binding; there are no gifts, loans or trades outside SA-13.
rule-SA-1-4 = “May” is optional, everything else is mandatory. A mandatory step that cannot be carried out is carried out as far as possible.
rule-SA-1-5 = Hands, offices, Figures and armies have no limit other than SA-2 and an Act in force.

## 2
chapter-SA-2 = Limits of the components
rule-SA-2-1 = These supplies are limited: 10 infantry, 16 hussars, 7 artillery, 40 votes, 20 clients, 10 House markers for each player, and the cards of each deck. Nobody can take from an empty supply.
rule-SA-2-2 = Who is entitled to more than the supply holds takes what is there; the rest is lost, not owed.
rule-SA-2-3 = Ducats are unlimited.
rule-SA-2-4 = Pieces returned are back in the supply at once and can be taken again in the same phase.
rule-SA-2-5 = When several players take from a limited supply in one step, they take in order.
rule-SA-2-6 = House markers are in their owner’s stock, on countries, on seals or on offices. With an empty stock none can be placed, and a placed marker may not be picked up or moved.
rule-SA-2-7 = When a card must be drawn from an empty Policy deck, its discard pile is shuffled and becomes the deck. If the pile is empty too, that deck cannot be chosen; if no deck can be chosen, no card is drawn.
rule-SA-2-8 = A unit taken from the supply is always active, whatever the phase.

## 3
chapter-SA-3 = Set-up
rule-SA-3-1 = The three Policy decks are shuffled separately, and every player gets one random card of each, hidden from the others.
rule-SA-3-2 = The Sejm cards lie in the order of the rounds I to VIII; the short game is played without III, IV, VI and VII.
rule-SA-3-3 = All 15 offices lie in three columns by kind and number and are available. Ecclesiastical offices and palatines show their front, which is the better side.
rule-SA-3-4 = The 9 Royal Demands and the 24 Figures are shuffled face down.
rule-SA-3-5 = The 6 Foreign Policy markers are put in random order on the spaces 1 to 6 of the foreign policy track, plain side up.
rule-SA-3-6 = Each player gets one random House. Houses not used leave the game.
rule-SA-3-7 = On each support track the Houses in play are placed in the order of their printed rank on the spaces from I on, without gaps. Who is on space I of a track takes its Representative card.
rule-SA-3-8 = Each player gets 3 clients, 10 House markers, 1 infantry and 1 hussars, both active; no ducats, no votes, no points.
rule-SA-3-9 = The starting offices on offer are 15, 13 and 12, with four players also 10, with five also 9. The lowest initiative picks first, then the player to the right, and so on, until everybody has one.
rule-SA-3-10 = A starting office counts as gained: it brings its unit at once (SA-20.3).
rule-SA-3-11 = Who picked last gets the first player marker. The first to pick is therefore last in the first round.
rule-SA-3-12 = With three and four players the second Economist field is out of play.

## 4
chapter-SA-4 = Rounds, order, tracks, Representatives
rule-SA-4-1 = A game has 8 rounds, the short game 4. The last round is that of Sejm card VIII.
rule-SA-4-2 = A round has nine phases: Initiative, Income, Draw, Special Actions, Foreign Policy, Actions, Sejm, Scoring, Maintaining the Army.
rule-SA-4-3 = The order of initiative is clockwise from the holder of the first player marker.
rule-SA-4-4 = The order of a phase is fixed when it begins; if the first player marker changes hands during a phase, that counts from the next phase on.
rule-SA-4-5 = On the support tracks and on the foreign policy track every space holds one marker at most. To move a marker one space is to swap it with the marker there; to move it several spaces is to do so several times, so that the markers passed fall back by one each.
rule-SA-4-6 = “Forward” and “left” both mean towards space I or 1. A marker on the first space moves no further; surplus steps are lost.
rule-SA-4-7 = The card of the Magnate’s Representative always belongs to the player on space I of the Senatorial Support track, that of the Nobility’s Representative to the player on space I of the Parliamentary Support track. It passes at once, in the middle of a phase, when space I changes.
rule-SA-4-8 = The card of the Royal Representative belongs to the player on space I of the Royal Support track; it passes only at the end of the Royal Demand (SA-15.8).
rule-SA-4-9 = The privilege of a Representative goes to whoever holds the card when the phase concerned begins: Special Actions for the Magnate’s, Foreign Policy for the Royal, Actions for the Nobility’s. If the card changes hands later, nothing changes for that phase of this round, and no client is gained or lost.
rule-SA-4-10 = The Royal Representative settles ties (SA-13.6, SA-14.8, SA-15.6, SA-16.4, SA-17.8). Whoever holds the card at that moment decides, also when tied.

## 5
chapter-SA-5 = Phase 1: Initiative
rule-SA-5-1 = From the second round on the first player marker passes to the left of its holder, also if it was taken by Primus Inter Pares.
rule-SA-5-2 = The Sejm card of the round is turned up; its Act will be voted on in this round’s Sejm.
rule-SA-5-3 = The top Royal Demand is turned up for this round and removed from the game at its end. Demands are never shuffled again: in the full game one of the nine is never seen, in the short game five.
rule-SA-5-4 = Figures still lying open from the round before are removed from the game. Then three Figures from the deck are laid open.
rule-SA-5-5 = In the last round all six Foreign Policy markers are turned to the crowned side now.

## 6
chapter-SA-6 = Phase 2: Income
rule-SA-6-1 = Each player takes 2 ducats and the income of one office of their own, on the side it shows. Without an office it is 2 ducats.
rule-SA-6-2 = Then come the bonuses. With the Grand Treasurer two different offices pay, the Treasurer’s own among them if you like; the seal of Prussia and Tomasz Sierpinek bring 2 ducats each.

## 7
chapter-SA-7 = Phase 3: Draw
rule-SA-7-1 = In order, each player must draw one Policy card from a deck of their choice.
rule-SA-7-2 = Right after it come the extra cards, first those from any deck (Vice-Chancellor, Prospero Provana), then those of a fixed deck (seal of Muscovy: military, seal of the Ottoman Empire: foreign). Each card is seen before the next deck is chosen; a fixed deck without cards gives nothing.

## 8
chapter-SA-8 = Phase 4: Special Actions
rule-SA-8-1 = First whoever holds the card of the Magnate’s Representative when the phase begins may take one extra special action.
rule-SA-8-2 = Then every player, in order, may take one special action. So the Magnate’s Representative has two, one first and one in turn.
rule-SA-8-3 = A special action is one of these: to play one Policy card from the hand for its effect, to use a church court (SA-8.21), or to use Walenty Bakfark (SA-8.23). Or you pass, and the action is lost.
rule-SA-8-4 = A special action is carried out completely before the next one.
rule-SA-8-5 = A Policy card that is played or discarded goes face up on the discard pile of its type at once, before its effect; a Secret Pact goes there at the end of the round.
rule-SA-8-6 = A Policy card may be played only if its cost can be paid and its effect changes something; only Negotiations need not (SA-8.13).
rule-SA-8-7 = Client: take 1 client from the supply, for this round only. There must be one; several Client cards add up.
rule-SA-8-8 = Primus Inter Pares: take the first player marker. Its holder cannot play the card; for the order see SA-4.4.
rule-SA-8-9 = Death of a Senator: name a player with at least one office, yourself included. That player chooses one of their own offices and returns it to the available ones, on the side it shows. Nobody who controls Józef Struś can be named.
rule-SA-8-10 = Church Foundation: pay 3 ducats and score 5 points. Until the end of the round you cannot be the target of Abduction, Sack or Foray.
rule-SA-8-11 = Raft of the Vistula River: take 4 ducats.
rule-SA-8-12 = Diplomatic Mission: turn one plain Foreign Policy marker to the crowned side. It cannot be played if all are crowned.
rule-SA-8-13 = Negotiations: you may move any one Foreign Policy marker to space 1 or to space 6; the others close up (SA-4.5). You may also name the space where the marker lies already; then nothing moves.
rule-SA-8-14 = Secret Pact: lay the card on a country without one. Until the end of the round nobody, you included, may place House markers there, neither in the Foreign Policy phase nor with an Envoy. Markers lying there stay and are scored as usual, and the seal is given as usual.
rule-SA-8-15 = Enlistment: take 1 infantry and, as you choose, 1 hussars or 1 artillery, each as far as the supply allows. There must be at least one unit to take.
rule-SA-8-16 = Abduction, Sack and Foray are attacks: name another player who is not protected by Church Foundation and fight a combat (SA-9). You need at least one active unit; what the target owns does not matter.
rule-SA-8-17 = Abduction won: take one Figure of the defeated player, of your choice, with all the gold on it. If there is no Figure, you take nothing.
rule-SA-8-18 = Sack won: take half of the defeated player’s ducats, rounded down. Gold on Figures does not count.
rule-SA-8-19 = Foray won: take 6 points from the defeated player, or all there are.
rule-SA-8-20 = Units, cards and clients gained by a special action are usable at once.
rule-SA-8-21 = Church court: it takes an ecclesiastical office not used this way in this round. Name an opponent with at least one Policy card in hand and without Jan Łaski; take one card from that hand at random into yours.
rule-SA-8-22 = While the Act Suspension of the ecclesiastical courts is in force no church court can be used.
rule-SA-8-23 = Walenty Bakfark: as a special action look at the whole hand of any opponent, even an empty one, then draw one Policy card from a deck of your choice. The Figure stays with you.

## 9
chapter-SA-9 = Combat
rule-SA-9-1 = Only active units take part. Inactive units, on their grey side, neither fight nor count, and they cannot be lost.
rule-SA-9-2 = The attack card just played is already discarded and cannot absorb a wound.
rule-SA-9-3 = There are three steps: artillery, hussars, infantry. A step in which neither side has an active unit of the kind is left out.
rule-SA-9-4 = In a step each side with at least one active unit of the kind rolls one die. Its damage is the die plus the power of all its active units of that kind (infantry 1, hussars 2, artillery 3), plus 2 for an attacker with Dymitr Wiśniowiecki or a defender with Bernard Pretwicz. A side without such a unit does not roll and does no damage.
rule-SA-9-5 = Every 5 full points of damage are one wound. The wounds of both sides are counted before any loss is taken.
rule-SA-9-6 = For each wound you lose one active unit of any kind to the supply or discard one Military Policy card from your hand, as you choose each time, as long as you have either; surplus wounds are ignored. The attacker takes all losses first, openly, then the defender.
rule-SA-9-7 = Units lost in a step do not fight in later ones.
rule-SA-9-8 = After the last step the power of the active units left is compared. The attacker wins only with strictly more, and then the attack card takes effect; otherwise nothing more happens.

## 10
chapter-SA-10 = Phase 5: Foreign Policy
rule-SA-10-1 = First the Royal Representative must turn one plain Foreign Policy marker to the crowned side. If all are crowned, this is left out.
rule-SA-10-2 = Then each player, in order, may choose one country without Secret Pact, discard any number of Foreign Policy cards and place the same number of House markers there. It takes at least one card (but see SA-10.4) and no more cards than markers in stock; there is no free marker.
rule-SA-10-3 = If a player placed at least one marker, the country moves one space to the left: once per player, however many markers there were.
rule-SA-10-4 = Grand Chancellor and Piotr Barzi: 1 more marker each on the chosen country, even if no card is discarded, as far as the stock reaches.

## 11
chapter-SA-11 = Phase 6: Actions
rule-SA-11-1 = At the start every player has 3 clients and those of Client cards; the Nobility’s Representative takes one more from the supply if there is one.
rule-SA-11-2 = In order, each player who still has clients places one on a field in play and carries out its action at once. This goes round until nobody has clients; who has more goes on alone at the end.
rule-SA-11-3 = First you pay 1 ducat to the supply for every client already on the field, your own included. The Court Marshal pays 1 ducat less, but never less than 0. A field has room for any number of clients.
rule-SA-11-4 = A client may be placed on any field in play that you can pay for, even if its action cannot be carried out or changes nothing. If it can be carried out, it must be; only Patronage may be declined. A Feast or an Agitation from space I moves nothing.
rule-SA-11-5 = Instead of placing a client you may withdraw it: it is out for this round and stands on no field. Who can pay for no field must withdraw.
rule-SA-11-6 = The two Economist fields of the game for five are separate; clients are counted on each alone.
rule-SA-11-7 = Envoy: place 1 House marker from your stock on a country without Secret Pact; its Foreign Policy marker moves one space to the left. Andrzej Taranowski: 2 markers on that country if the stock allows, still one step.
rule-SA-11-8 = Patronage: either take an open Figure and put any number of your ducats on it, or bribe a Figure of another player. A bribe costs one ducat more than lies on the Figure, paid to the supply; it comes with its gold, and 1 ducat from the supply is put on it.
rule-SA-11-9 = Gold on a Figure can never be spent, moved or taken off; it goes with the card and is worth nothing at the end.
rule-SA-11-10 = Calling Banners: take one unit of any kind that the supply has.
rule-SA-11-11 = Vacancy: put a House marker from your stock on an available office without a marker. That office will be voted on in this Sejm, and you get 2 extra votes for that vote only. Several clients may mark several offices.
rule-SA-11-12 = Nobles’ Feast: move 1 space forward on the Senatorial Support track, and 1 more for each Internal Policy card you discard, as many as you like. Wacław z Szamotuł: 1 more space free.
rule-SA-11-13 = Academy: draw 2 Policy cards one after the other, each from a deck of your choice; you see the first before you choose the second deck.
rule-SA-11-14 = Economist: take 3 ducats.
rule-SA-11-15 = Parliamentary Agitation: move 1 space forward on the Parliamentary Support track, and 1 more for each ducat you pay, as many as you like. Jan Łaski: 1 more space free.
rule-SA-11-16 = For a Feast or an Agitation you may spend more cards or ducats than there are spaces left; steps beyond space I are lost (SA-4.6).
rule-SA-11-17 = At the end of the phase all clients leave the board; everybody keeps 3, the rest go to the supply.

## 12
chapter-SA-12 = Phase 7, Sejm: votes
rule-SA-12-1 = In order, each player takes the votes of their spaces on the three support tracks together, and the bonuses: 1 each for the Grand Marshal, Bartłomiej Groicki, the seal of Lithuania and, for space I of the Royal Support track, the Act Recognition of the royal marriage.
rule-SA-12-2 = Then, in order, each player may discard any number of Internal Policy cards for 1 vote each, but no more cards than votes in the supply.
rule-SA-12-3 = Votes are used only in the Sejm of this round; none is ever carried over.

## 13
chapter-SA-13 = Sejm: bribery
rule-SA-13-1 = All players choose a number of their own ducats, 0 or more, secretly and at the same time; then all hands open. These ducats lie before their owners and cannot be used otherwise in this stage.
rule-SA-13-2 = Then all players choose a number of their own votes, 0 or more, secretly and at the same time; all hands open, and these votes are for sale. Ducats and votes may both be offered.
rule-SA-13-3 = The seller with the most votes for sale chooses another player whose offered ducats (1 or more) still lie there, gives all the votes for sale and takes all those ducats. It need not be the highest offer.
rule-SA-13-4 = A seller must choose a buyer if there is one. Nobody is their own buyer, and each offer is taken once, by one seller.
rule-SA-13-5 = Then the seller with the next highest number goes on, and so forth. Who offered 0 votes does not sell.
rule-SA-13-6 = Among sellers with equal numbers the Royal Representative names who goes next, each time one is due.
rule-SA-13-7 = A seller who finds no buyer loses the votes for sale to the supply.
rule-SA-13-8 = When all sellers are done, ducats still lying there go back to their owners.
rule-SA-13-9 = Votes bought are the buyer’s own from now on; they cannot be sold again in this stage.

## 14
chapter-SA-14 = Sejm: voting on offices
rule-SA-14-1 = Offices voted on: every office with a House marker and one more, the available office with the highest number that has no marker. If every available office is marked, there is no other.
rule-SA-14-2 = If no office is available the stage is left out; votes can still be used for the Royal Demand and the Act of Law.
rule-SA-14-3 = The list is fixed at the start of the stage; the offices come one by one, from the highest number to the lowest.
rule-SA-14-4 = For each office all players choose a number of votes, from 0 to all their own, secretly and at the same time; then all hands open.
rule-SA-14-5 = The owner of the marker on an office takes 2 extra votes from the supply, as far as it has them, when its vote begins, and may bid up to their own votes plus these. The extra votes are used first; those not used go back.
rule-SA-14-6 = All votes bid, by everyone, go to the supply, won or not.
rule-SA-14-7 = The highest bidder gains the office on the side it shows and its unit at once, if it brings one. Its prestige counts from this round’s scoring on.
rule-SA-14-8 = A tie for the highest bid, also one of all players at 0, is settled by the Royal Representative among those tied. Every office voted on is filled, but see SA-14.11 and SA-16.8.
rule-SA-14-9 = The House marker on the office goes back to its owner’s stock, whoever won.
rule-SA-14-10 = With the Act Incompatibilitas in force see SA-16.8.
rule-SA-14-11 = With the table option “the office stays available” nobody gains an office for which every bid is 0: it stays available on the side it shows, its marker goes back, and it is not voted on again in this Sejm. A bid of extra votes alone is a bid.

## 15
chapter-SA-15 = Sejm: Royal Demand
rule-SA-15-1 = First all inactive units of all players become active, whatever the demand.
rule-SA-15-2 = The open card says what is given: a Tax takes ducats, Support in Sejm votes, the Noble Host units by their power.
rule-SA-15-3 = All players commit any amount, 0 or more, for the Noble Host any of their units, secretly and at the same time; then all hands open.
rule-SA-15-4 = The players are ranked by what they committed. The highest goes to space I of the Royal Support track, the second to II, and so on; everybody is placed, also with 0.
rule-SA-15-5 = Committed ducats and votes go to the supply, for all players. Committed units stay with their owner and become inactive.
rule-SA-15-6 = Tied players are put in order by the Royal Representative who held the card before this stage.
rule-SA-15-7 = Inactive units cannot fight in the next round’s Special Actions. They become active again in its Royal Demand, where they can be committed again; meanwhile they must be maintained (SA-18).
rule-SA-15-8 = When all are placed, the card of the Royal Representative goes to the player on space I.

## 16
chapter-SA-16 = Sejm: Act of Law
rule-SA-16-1 = All votes still held are laid open. Secretly and at the same time every player, also one without votes, chooses for or against; nobody abstains or splits votes.
rule-SA-16-2 = All votes of a player count for the chosen side. More votes for: the Act is passed. More against: it is rejected.
rule-SA-16-3 = All votes go back to the supply.
rule-SA-16-4 = If the sides are equal, also at 0, the Royal Representative, the one after SA-15.8, decides freely, whatever side was chosen before.
rule-SA-16-5 = An Act passed works at once and to the end of the game; its card lies open. An Act rejected leaves the game, but the number of rejected ones is remembered (SA-20.6).
rule-SA-16-6 = Recognition of the royal marriage (I): SA-12.1. Standing border defence (II): every player maintains one hussars unit free (SA-18.2). Suspension of the ecclesiastical courts (III): SA-8.22.
rule-SA-16-7 = National Church (IV): all ecclesiastical offices, held and available, turn to their back with prestige 1. Execution of the crown estates (VI): all palatines, held and available, turn to their back with a lower income. The side belongs to the card; it never turns back.
rule-SA-16-8 = Incompatibilitas (V): at once, in order, each player with two or more offices of one kind keeps one of them and returns the others to the available ones. From then on a player who gains an office of a kind already held must at once choose which to keep; the other becomes available and is not voted on again in this Sejm. If the new one is given up, it brings no unit.
rule-SA-16-9 = Grants for the deserving (VII): SA-19.3. Union of Lublin (VIII): SA-17.10.

## 17
chapter-SA-17 = Phase 8: Scoring
rule-SA-17-1 = Each player scores the prestige of all their offices, on the side they show, and 1 point each for the Habsburg seal and for Józef Struś.
rule-SA-17-2 = Then every crowned country is scored, one by one, from space 1 of the foreign policy track to space 6. In the last round that is all six (SA-5.5).
rule-SA-17-3 = The House markers on the country count, not the one on the seal. Only players with at least one marker there take part.
rule-SA-17-4 = A single player with the most markers scores the first value of the space, a single player with the second most the second value.
rule-SA-17-5 = Tie for most: both values are added and divided among the tied players, rounded down for each. Nobody scores for second.
rule-SA-17-6 = A single first and a tie for second: the second value is divided among the tied players, rounded down for each.
rule-SA-17-7 = If only one player has markers, the second value is not given. If nobody has, nothing is scored and the seal stays as it is.
rule-SA-17-8 = Then all House markers on the country return to their owners’ stocks, and the player with the most puts one on the seal; a marker already there returns to its owner. If there is a tie for most, the Royal Representative chooses who of those tied gets the seal; having held it before is no advantage.
rule-SA-17-9 = Then the country’s Foreign Policy marker turns to the plain side and stays on its space. Countries not crowned keep their markers.
rule-SA-17-10 = With the Union of Lublin in force the first value of Lithuania is 4 higher and the second 2 higher when it is scored. The order remains that of the track.

## 18
chapter-SA-18 = Phase 9: Maintaining the Army
rule-SA-18-1 = In order, each player decides which units to keep. A unit costs its power in ducats: infantry 1, hussars 2, artillery 3. Units not kept go to the supply.
rule-SA-18-2 = Free upkeep, each for one unit, all adding up: each castellan 1 infantry, each palatine 1 hussars, the seal of Sweden 1 artillery, the Act Standing border defence 1 hussars, Florian Zebrzydowski 1 unit of any kind. Within SA-18.3 it may be used on inactive or active units.
rule-SA-18-3 = Units sent to the Noble Host in this round come first: who gives up an inactive unit may keep no active unit by paying, and none by a free upkeep that fits a unit so given up. Free upkeep that fits none of those still works.
rule-SA-18-4 = Any unit may be given up, even if it could be kept. No unit is kept for part of its price.
rule-SA-18-5 = After this phase Secret Pacts go to the discard pile, the protection of Church Foundation ends, and the Royal Demand is removed.
rule-SA-18-6 = A set of units may be kept if the free upkeep can be spread over it, each to one unit at most, so that SA-18.3 holds and the rest can be paid for. The lowest such price is paid; how the free upkeep is spread is not asked.

## 19
chapter-SA-19 = End of the game
rule-SA-19-1 = The game ends after the maintenance phase of the last round.
rule-SA-19-2 = Then comes the final scoring; nothing else can change any more.
rule-SA-19-3 = If Grants for the deserving is in force: 5, 3, 2, 1 and 0 points for the spaces I to V of the Royal Support track.
rule-SA-19-4 = Each Figure with a golden ribbon scores for whoever controls it, as its card says (SA-20.6).
rule-SA-19-5 = The most points win; of those tied, the one with the better place on the Royal Support track. So there is always exactly one winner, and the full ranking uses the same order.

## 20
chapter-SA-20 = Abilities
rule-SA-20-1 = Abilities of offices, Figures and seals belong to whoever controls the card or the seal at the moment they are used. All add up.
rule-SA-20-2 = A seal works from the moment the marker is on it, so from the next phase concerned.
rule-SA-20-3 = The unit of an office comes each time the office is gained, at set-up or by vote. Losing the office later does not take the unit away.
rule-SA-20-4 = Abilities of offices do not depend on the side shown, except where an Act says so (SA-8.22).
rule-SA-20-5 = Józef Struś and Jan Łaski keep their patron from being named; so whoever has Józef Struś cannot choose their own House for Death of a Senator either.
rule-SA-20-6 = Golden ribbons count: all own Figures, the ribbon Figure included; Policy cards of all types in hand; Acts in force or rejected in this game, not those taken out for the short game; ducats in the treasury, not gold on Figures; offices of a kind; seals; the power of all units kept, active and inactive; the final place on a track. A card may set a limit to its points.

## 21
chapter-SA-21 = What is open and what is hidden
rule-SA-21-1 = Open at all times: offices and their sides, Figures and the gold on them, ducats, votes, units and whether they are active, markers, tracks, points, Acts passed and rejected, the discard piles in their order, the number of cards in each deck and of each type in every hand, the Sejm cards to come, the Royal Demands seen, what has left the game, and which Figures are still to come, though not in which order.
rule-SA-21-2 = Hidden from everybody: the order of the Policy decks, of the Figures and of the Royal Demands.
rule-SA-21-3 = Known to the owner alone: which cards are in the hand.
rule-SA-21-4 = A card taken by a church court is known to taker and victim; the others see only its type. A hand seen with Walenty Bakfark is known to the looker only.
rule-SA-21-5 = Secret choices are known only to the chooser until all have chosen; then all are shown at the same time. Who has already chosen may be seen, what was chosen never.
rule-SA-21-6 = Cards discarded for votes, markers, feasts or wounds are shown when they are discarded.
rule-SA-21-7 = You may always look at your own hand and through any discard pile.

## 22
chapter-SA-22 = Variants and options
rule-SA-22-1 = The short game has four rounds (SA-3.2); all else is unchanged, and its last round is that of Sejm VIII.
rule-SA-22-2 = The full game has eight rounds.
rule-SA-22-3 = Before set-up the table chooses, and everybody knows, what happens to an office nobody bids for: the Royal Representative names its holder, as usual, or it stays available (SA-14.11).
