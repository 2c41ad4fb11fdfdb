### The rules of Magnaci, one message for each rule.

## 1
chapter-MA-1 = Aim and outcomes
rule-MA-1-1 = The game has at most four Ages: golden, silver, bronze and iron, always in this order.
rule-MA-1-2 = If the Commonwealth survives, the player with the greatest Wealth after the iron Interregnum wins.
rule-MA-1-3 = If three or more provinces are partitioned at the check in any Interregnum, the game ends at once. Every player loses, no Wealth is counted, there is no ranking.
rule-MA-1-4 = A match ends in one of two ways: finished, with a winner and a ranking, or collapsed. A collapse is worse than winning and no worse than losing; it is never a draw.

## 2
chapter-MA-2 = Components and limits
rule-MA-2-1 = Every family deck holds the same 13 cards: 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, whose strength equals their influence, and the Lady with influence 10 and strength 1.
rule-MA-2-2 = All decks are alike; the choice of family has no effect on play.
rule-MA-2-3 = In every Age a player plays each of the 13 cards once: 3 in the Senate, 5 in the Sejm, 5 in Conflicts. All come back at the end of the Age. With fewer than five Conflicts some cards stay unplayed (MA-9.8).
rule-MA-2-4 = There is one card of each Senator.
rule-MA-2-5 = There is one copy of each of the 25 Laws, so at most one VETO! and one Entail in any game. A Law once used, lost or vetoed is out of the game.
rule-MA-2-6 = Every player has 35 estates. With 2 or 3 players those who run out go on with the unused colours, 105 or 70 estates shared by all. An estate that cannot be supplied is forfeited; everything else about the effect stands.
rule-MA-2-7 = Estates removed from the board return to their owner’s supply. Players never hand estates to one another; only the Treasurer and Assignats put one player’s estates in the place of another’s.
rule-MA-2-8 = Buildings, Silent Sejm pawns and the Black Clouds pawn are never removed once placed.
rule-MA-2-9 = A province can carry any number of different buildings, one Silent Sejm pawn and one Partition pawn; Prussia can carry the Black Clouds pawn as well.
rule-MA-2-10 = There are three Partition pawns; no more are needed, because three partitions end the game. During the Conflicts phase more than three provinces may be partitioned for a while.

## 3
chapter-MA-3 = Information
rule-MA-3-1 = Hidden are only family cards not yet revealed, in hand or on the board, the order of the decks and the Kings to come. Everything else is public.
rule-MA-3-2 = Nobody, spectators included, may learn what is hidden in any form.
rule-MA-3-3 = Cards are committed simultaneously: nothing shows before the last player has committed. A commitment is final.
rule-MA-3-4 = Cards are revealed office by office and slot by slot; those of later ones stay hidden while an earlier one is resolved.
rule-MA-3-5 = Being passed by for want of options reveals nothing, because it depends on public facts only.

## 4
chapter-MA-4 = Setup
rule-MA-4-1 = For each Age one of its three Kings is drawn at random and stays face down until his Election; the others go back unseen.
rule-MA-4-2 = The 25 Laws and the 25 Conflicts are shuffled.
rule-MA-4-3 = The four Senator cards lie face up.
rule-MA-4-4 = Each player gets a different family with its 13 cards and 35 estates.
rule-MA-4-5 = The track order of the golden Age is random.
rule-MA-4-6 = In track order each player places 1 estate in any province; others may be there already.
rule-MA-4-7 = At the start nobody holds an office or a Law, and no Conflict lies on the board.
rule-MA-4-8 = The number of players changes only the Scales of Conflicts, the supply of estates, what Private Duchy asks for and, with two players, the meaning of Dominance.

## 5
chapter-MA-5 = The course of an Age
rule-MA-5-1 = The phases of an Age are Election, Senate, Sejm, Conflicts and Interregnum, in this order.

## 6
chapter-MA-6 = Election
rule-MA-6-1 = The King of this Age is revealed; his symbol is the Royal Policy until he leaves the game in the Interregnum.

## 7
chapter-MA-7 = Senate
rule-MA-7-1 = In track order each player lays three family cards face down, one each at three of the four offices. All three are laid before the next player lays any.
rule-MA-7-2 = Exactly three offices must be chosen, with one own card at each. Any number of players may stand for one office.
rule-MA-7-3 = Later players see which offices the earlier ones chose, but not the cards.
rule-MA-7-4 = When all have laid their cards, the offices are resolved in the order Primate, Treasurer, Hetman, Chancellor. Each is completed, estates included, before the next is revealed.
rule-MA-7-5 = All cards at the office are revealed, then a window of actions opens. The highest total of card influence and modifiers wins the Senator card.
rule-MA-7-6 = Only players with a card at the office contend for it; without one no modifier can be played there.
rule-MA-7-7 = A tie for Primate goes automatically to the tied player who is latest on the track.
rule-MA-7-8 = A tie for another office is decided by the Primate chosen a moment ago.
rule-MA-7-9 = The winner at once places 1 estate, or 2 if the Senator’s symbol equals the Royal Policy, all in one open (not partitioned) province of choice.
rule-MA-7-10 = An office nobody stands for is not contested and brings no estates. Treasurer, Hetman or Chancellor is then out of use for this Age; the Primate goes to the player last on the track.
rule-MA-7-11 = A player may win any number of offices.
rule-MA-7-12 = Family cards played in the Senate are set aside face up until the end of the Age.

## 8
chapter-MA-8 = Sejm
rule-MA-8-1 = Five Laws are dealt face up to slots 1 to 5.
rule-MA-8-2 = Every player secretly and simultaneously commits exactly one card of the hand to each of the five Laws.
rule-MA-8-3 = Slots are resolved from 1 to 5: cards are revealed, a window of actions opens, and the highest total of influence and modifiers wins the Law. Ties are decided by the Primate.
rule-MA-8-4 = The winner takes the Law and at once places its printed number of estates, one more if one of its symbols equals the Royal Policy, all in one open (not partitioned) province of choice.
rule-MA-8-5 = The Constitution of 3 May prints no estates but carries all four symbols, so it always brings exactly 1.
rule-MA-8-6 = After the fifth Law comes one more window of actions, the close of the Sejm.
rule-MA-8-7 = Family cards played in the Sejm are set aside face up.

## 9
chapter-MA-9 = Conflicts: dealing and committing
rule-MA-9-1 = Conflicts left over from earlier Ages stay where they lie. New ones are dealt one by one until five lie on the board in all.
rule-MA-9-2 = A Conflict goes to a free slot of its own Power, the lower-numbered one if both are free. Leftovers are not moved.
rule-MA-9-3 = No Power has more than two Conflicts. A third is shown and shuffled back into the deck, and another card is turned up instead.
rule-MA-9-4 = If no card left in the deck belongs to a Power with a free slot, dealing stops with fewer than five.
rule-MA-9-5 = Dealing is mechanical; nobody chooses anything.
rule-MA-9-6 = After dealing comes a window of actions, in which Embassy and Assignats can be played.
rule-MA-9-7 = Then every player secretly and simultaneously commits exactly one card to each Conflict on the board.
rule-MA-9-8 = With fewer than five Conflicts each player commits one card to each and keeps the rest hidden and unplayed until the end of the Age.

## 10
chapter-MA-10 = Conflicts: resolution
rule-MA-10-1 = Occupied slots are resolved in ascending order I to X: Moscow, Cossacks and Tatars, Ottoman Empire, Habsburg Empire, Brandenburg and Sweden.
rule-MA-10-2 = For each Conflict cards are revealed, a window of actions opens, strength is compared with the Scale. All effects take hold before the next Conflict is revealed.
rule-MA-10-3 = A player’s card strength is the strength of the family card plus that player’s own modifiers in this Conflict. The Lady counts 1; the result may be negative.
rule-MA-10-4 = The strength of the Commonwealth is the sum of all card strengths plus the modifier of the attacked province.
rule-MA-10-5 = The modifier of a province: Monastery +1, Palace +2, Fortress +3, each fief of the province with at least one estate +1, Silent Sejm −2, Black Clouds −2.
rule-MA-10-6 = The modifier of the province never changes any player’s card strength.
rule-MA-10-7 = A building played in the window of this Conflict counts at once.
rule-MA-10-8 = The Conflict is won if the strength of the Commonwealth reaches the Scale for this number of players; otherwise it is lost.
rule-MA-10-9 = Won: the player with the highest card strength takes the reward; ties are decided by the Primate. No estate in the province is needed for that.
rule-MA-10-10 = A reward in a province is 1 estate there, even if the province is partitioned.
rule-MA-10-11 = A reward in a fief is 1 estate there, but nothing if its province is partitioned at this moment. Several estates, of several players too, may lie in one fief.
rule-MA-10-12 = After the reward the Conflict card is out of the game, and only then may a partition end. So a leftover Conflict over a fief brings no fief when it is beaten at last.
rule-MA-10-13 = Lost: all estates in all fiefs of the card’s own province are removed, whoever owns them.
rule-MA-10-14 = Lost: the player with the lowest card strength is penalised; ties are decided by the Primate.
rule-MA-10-15 = Invasion: every player loses 1 estate in each province the card lists; then the penalised player loses 1 more in the card’s own province, if one is left. Fiefs of the other listed provinces are untouched, and those provinces are not partitioned.
rule-MA-10-16 = Loss of a Law: the penalised player puts one own Law of choice out of the game, if there is one. Nobody loses estates in provinces.
rule-MA-10-17 = Black Clouds: the pawn is placed in Prussia; nothing more if it is there already.
rule-MA-10-18 = Silent Sejm: one pawn in each of the five provinces; nothing more if they are there already. They count from the next Conflict on.
rule-MA-10-19 = A lost Conflict stays on its slot, and the card’s own province is partitioned from this moment.
rule-MA-10-20 = Effects of a defeat in order: penalised player, losses of estates, fiefs, Law or pawns, partition. Losses are counted from the numbers before any removal and happen together; Entail is asked for before them and moves one of them.
rule-MA-10-21 = A leftover is fought again in every Age like a new card, with its full reward and its full penalties.
rule-MA-10-22 = If both slots of a Power hold lost Conflicts after the last one is resolved, the one with the lower Scale is put out of the game. Of equal Scales the Primate chooses.
rule-MA-10-23 = The pawns of Silent Sejm and Black Clouds stay when the card is beaten later or put out of the game.
rule-MA-10-24 = Family cards played in Conflicts are set aside face up.

## 11
chapter-MA-11 = Partition
rule-MA-11-1 = A province becomes partitioned the moment a Conflict of its Power is lost.
rule-MA-11-2 = The Partition pawn is put on the board at the end of the Conflicts phase, at most one in each province; it only shows the partition.
rule-MA-11-3 = A province stops being partitioned the moment no Conflict card lies on either slot of its Power. A second card not yet resolved keeps an existing partition in force.
rule-MA-11-4 = In a partitioned province no estate may be placed for winning a Senator or Law or by an action.
rule-MA-11-5 = The Treasurer and Assignats do not reach estates in a partitioned province.
rule-MA-11-6 = The reward of a Conflict is placed in a partitioned province all the same, but a fief of such a province cannot be gained.
rule-MA-11-7 = Estates in a partitioned province may be lost, and its buildings and pawns go on working.
rule-MA-11-8 = Estates in a partitioned province count in full for the track order, for standing and for Wealth.
rule-MA-11-9 = Only the check in the Interregnum counts for the collapse. Three partitions that are down to two by the end of the Conflicts phase do no harm.
rule-MA-11-10 = Whoever has to place estates always has at least three open provinces to choose from. Where a card fixes the place and the place is barred, the estate is not gained.

## 12
chapter-MA-12 = Interregnum
rule-MA-12-1 = The King leaves the game. No Royal Policy is in force until the next Election.
rule-MA-12-2 = If three or more provinces are partitioned now, the Commonwealth collapses before any action can be played.
rule-MA-12-3 = Then comes the last window of actions, the last occasion in an Age to use Senators and Laws.
rule-MA-12-4 = In the iron Age the final scoring follows; there is no new track order.
rule-MA-12-5 = In the other Ages the track is ordered anew: most estates first, fewest last, provinces and fiefs together.
rule-MA-12-6 = The Primate orders players with equal numbers of estates at will, the Primate’s own family included. All ties are settled by one decision.
rule-MA-12-7 = Everybody takes back all 13 family cards.
rule-MA-12-8 = All Senator cards, used or not, return to the Senate, and the power of the Primate ends.
rule-MA-12-9 = Unused Laws, buildings, pawns, estates, fiefs, partitions and leftover Conflicts carry over.

## 13
chapter-MA-13 = Final scoring
rule-MA-13-1 = Wealth is 1 for each estate in provinces and fiefs, 1 for each fief with an own estate, and for each province 3 for Dominance, 2 for Advantage or 1 for Presence. The bonus of a Law is added.
rule-MA-13-2 = Partition does not matter for counting estates and standing.
rule-MA-13-3 = The holder of the Constitution of 3 May adds 5 if no province is partitioned.
rule-MA-13-4 = Other Laws still held and all Senators count nothing.
rule-MA-13-5 = The greatest Wealth wins. If several share it, the Primate of the iron Age names one of them the winner.
rule-MA-13-6 = The winner comes first, the rest follow by Wealth. Equal Wealth shares a place; players tied with the winner share the second.

## 14
chapter-MA-14 = Windows and actions
rule-MA-14-1 = Actions are declared only in windows: in each contest for an office or a Law, at the close of the Sejm, before cards are committed to Conflicts, in each Conflict and in the Interregnum. The opening of the Senate and of the Sejm are windows for trade only.
rule-MA-14-2 = A window is one single round in track order. Once it has passed a player, that player cannot come back to answer a later one.
rule-MA-14-3 = On their turn players may play any number of actions, each resolved fully before the next, and may trade; then they pass.
rule-MA-14-4 = A pass is final for this window.
rule-MA-14-5 = A player who can neither act nor trade is passed automatically.
rule-MA-14-6 = A card may be played only in the window it names, only by its holder, and only if it would change something at that moment. Playing it is never obligatory.
rule-MA-14-7 = A declaration names the card and all its targets. The province for estates gained is chosen when the action takes effect.
rule-MA-14-8 = After each declaration, if another player holds VETO!, that player alone is asked whether to play it.
rule-MA-14-9 = Then the action takes effect. A used Law is out of the game; a used Senator is set aside for the Age.
rule-MA-14-10 = All estates gained by one action are placed at once in one open (not partitioned) province of choice, unless the card fixes the province.
rule-MA-14-11 = Modifiers add up without limit and count only in the contest or Conflict in whose window they were played.
rule-MA-14-12 = Two Laws are reactions, played out of turn: VETO! after a declaration of another player, Entail when an own estate is about to be lost.
rule-MA-14-13 = A Law or Senator just won may be used from the next window on.
rule-MA-14-14 = Winning a Law or Senator, the Primate’s tie-breaking, the bonus of the Constitution, rewards of Conflicts and trade are not actions: VETO! does not touch them.

## 15
chapter-MA-15 = Card actions
rule-MA-15-1 = Primate: no action; breaks ties all Age and is never used up.
rule-MA-15-2 = Treasurer, in the Interregnum: names an open province and another player with an estate there. That player loses 1 estate there, and the holder of the Treasurer places 1 in that province. Fiefs and partitioned provinces are out of reach.
rule-MA-15-3 = Hetman, in a Conflict: +3 to the strength of the own card.
rule-MA-15-4 = Chancellor, in a contest for a Law: +3 to the influence of the own card.
rule-MA-15-5 = Bishopric, in the contest for Primate: +10 to the influence of the own card there.
rule-MA-15-6 = Versailles of the North, in the contest for Treasurer: +10 to the influence of the own card there.
rule-MA-15-7 = Corps of Cadets, in the contest for Hetman: +10 to the influence of the own card there.
rule-MA-15-8 = Land Sejmik, in the contest for Chancellor: +10 to the influence of the own card there.
rule-MA-15-9 = Tribunal, in a contest for an office or a Law: +1 to the influence of the own card there.
rule-MA-15-10 = Jesuit Colleges, in a contest for an office or a Law: +1 to the influence of the own card there.
rule-MA-15-11 = Confederation, in a contest for an office or a Law: +2 to the influence of the own card there.
rule-MA-15-12 = Levy in Mass, in a Conflict: +1 to the strength of the own card.
rule-MA-15-13 = Quarter Army, in a Conflict: +2 to the strength of the own card.
rule-MA-15-14 = Dissenters, in a Conflict: −1 to the strength of the own card.
rule-MA-15-15 = Rokosz, in a Conflict: −2 to the strength of the own card.
rule-MA-15-16 = Capitulation, in a Conflict: −3 to the strength of the own card.
rule-MA-15-17 = Monastery, Palazzo in fortezza and Fortress, in a Conflict: the Monastery (+1), Palace (+2) or Fortress (+3) is built in the attacked province for the rest of the game and counts already in this Conflict. No estate there is needed; partition is no obstacle.
rule-MA-15-18 = Grain Rafting, in the Interregnum: with an own estate in Great Poland 1 estate in Prussia; with another in Little Poland a second one. Prussia and Great Poland must be open, for the second estate Little Poland too.
rule-MA-15-19 = Private Duchy, in the Interregnum: 1 estate in an open province of choice for Dominance in 2 open provinces; with 4 or 5 players in 1.
rule-MA-15-20 = Union of Brest, in the Interregnum: 1 estate in an open province of choice for Advantage or Dominance in Lithuania or in Ukraine, which may be partitioned.
rule-MA-15-21 = Ad maiorem Dei gloriam, in the Interregnum: 1 estate in an open province of choice for estates in at least 4 open provinces.
rule-MA-15-22 = Entail, as a reaction: when its holder is about to lose an estate in a province through a lost Conflict or the Treasurer, it may be lost in another province instead, where one would still be left after all other losses. The province that pays may be partitioned but is never a fief. One estate for the card; fiefs and Assignats are excepted.
rule-MA-15-23 = VETO!, as a reaction: cancels the action another player has just declared. The cancelled Law is out of the game, a cancelled Senator unavailable for the rest of the Age, and VETO! is spent. The player vetoed continues the turn.
rule-MA-15-24 = Assignats, in any window of actions: names another player, the victim, and one of the victim’s Laws, if there are any. The victim hands over that Law, or gives way in one open province of the victim’s choice: all estates there are removed, and as many of the acting player are placed. Whoever has neither Law nor estate in an open province cannot be named.
rule-MA-15-25 = Embassy, before cards are committed to Conflicts: names any Conflict on the board, leftovers included, which is put out of the game; then a new one is dealt. A partition may end by this.
rule-MA-15-26 = Pacta conventa, at the close of the Sejm: names a symbol other than the Royal Policy and brings 1 estate for each Law with it won in this Sejm, all in one open province. Laws won count even if used, lost or given away since; Laws received in trade do not. At least one Law must count.
rule-MA-15-27 = Constitution of 3 May: no action. It cannot be played, but it can be traded, extorted or lost.

## 16
chapter-MA-16 = Trading
rule-MA-16-1 = Only Law cards lying in front of players may change hands: no Senators, estates, family cards or Laws not yet won.
rule-MA-16-2 = Players may take initiatives on their own turn in a window, at most 2, and in a pause before a decision of the Primate, at most 1. A declined proposal counts as one.
rule-MA-16-3 = An initiative is a proposal to one other player: a set of own Laws given and a set of the other’s Laws taken, not both empty.
rule-MA-16-4 = If nothing is taken it is a gift and happens at once. Otherwise the other player at once accepts or declines; there are no counter-offers.
rule-MA-16-5 = A Law that has changed hands by trade in a window or pause may not change hands by trade again in it.
rule-MA-16-6 = Only the exchange itself binds. Promises about anything else may be spoken and are never enforced.
rule-MA-16-7 = Before the Primate decides a tie, every player in track order may take one initiative. Those concerned by a tie for an office, a Law, a reward or a penalty, other than the Primate, may instead pledge own Laws, openly and bindingly: they pass to the Primate if the decision favours the pledger, and stay otherwise. Pledged Laws cannot be traded in the same pause; before the decision about victory there is no pause.
rule-MA-16-8 = A Law received may be used at once if the receiver’s turn in the window is running or still to come.
rule-MA-16-9 = Trading brings no estates and is not an action.
rule-MA-16-10 = There is no trade while VETO!, Entail, Assignats or a placement of estates is being decided, nor while cards are committed.
rule-MA-16-11 = If nobody holds a Law, windows for trade only and pauses are skipped. A table may play without trade; then all of this chapter is left out.

## 17
chapter-MA-17 = The Primate
rule-MA-17-1 = From the resolution of the Primate’s office to the end of the Age there is always exactly one Primate.
rule-MA-17-2 = The Primate decides freely, in favour of anyone concerned: ties for other offices, for a Law, for the highest or lowest card strength in a Conflict, between two lost Conflicts of equal Scale, in the new track order and for victory.
rule-MA-17-3 = In ties between players for an office, a Law, a reward, a penalty or victory the Primate must name exactly one of those tied.
rule-MA-17-4 = In a Conflict the question is skipped when nobody tied could gain or lose anything by it.
rule-MA-17-5 = The Primate card cannot be traded, extorted or vetoed.

## 18
chapter-MA-18 = Standing in a province
rule-MA-18-1 = Standing is worked out from the current numbers at any time. Fiefs never count for it.
rule-MA-18-2 = Advantage is more estates there than each single other player has; Dominance is more than all others have together. Dominance is scored instead of Advantage.
rule-MA-18-3 = A single estate alone in a province is Dominance. If two players are equal for the most, nobody has Advantage or Dominance.
rule-MA-18-4 = With two players Dominance needs at least one estate and at least twice as many as the other has; Advantage is then more than the other but fewer than twice as many.
rule-MA-18-5 = Presence is at least one estate there.
