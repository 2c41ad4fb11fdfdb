### The rules of Veto!, one message for each rule.

## 0
chapter-VE-0 = General principles
rule-VE-0-1 = Where the text of a card contradicts a rule, the card wins.
rule-VE-0-2 = Between cards a prohibition beats a permission. A permission lifts only what keywords or the karmazyn field (VE-3.2) forbid, never what the text of another card forbids; if it names keywords, it lifts only what these forbid (Sakowicz: Jew, Lady and Pludrak, but not Cossack and not the karmazyn field). Absent is never lifted, nor are the other conditions of an action, such as an unmarked character or your own turn.
rule-VE-0-3 = No trait of a card is ever below 0; this is applied after all changes have been added up.
rule-VE-0-4 = Nobody ever has fewer than 0 dukats or kreski: who must lose more than they have loses what they have. A cost is different; it must be payable in full.
rule-VE-0-5 = What happens to several players at once is carried out clockwise from the holder of the initiative. What happens at once to several cards of one player is carried out in the order that player chooses.
rule-VE-0-6 = A card or ability may be declared only if at that moment all its conditions hold, all its targets can be chosen, its marks can be made and its other costs could be paid with what you have.
rule-VE-0-7 = “Opponent” means any other player. “Another” and “companion” never mean the card itself.
rule-VE-0-8 = Everything on the table is public unless VE-3 says otherwise. Kreski, dukats, hands and piles may be counted at any time.

## 1
chapter-VE-1 = Cards, keywords, kinds of abilities
rule-VE-1-1 = There are faction, strategy, character, equipment, possession, effect and thrust cards. Only the last five kinds may be in a cupboard.
rule-VE-1-2 = The faction card gives treasury, income, a rule that always works and political influence; two players may play the same faction. Other cards cannot discard, remove, take over, blank, mark or unmark it: only its own ability marks it, and it is unmarked in the untap phase (VE-4.11). Effects may be attached to it.
rule-VE-1-3 = At most one strategy card is attached to the faction card before the game; it may be left out. It is public, not unique, and protected like the faction card.
rule-VE-1-4 = A character has Szabla, Kreski, lafa, upkeep or income, a faction or none, keywords and perhaps abilities. Each person is unique (VE-11.1).
rule-VE-1-5 = Lafa “6” means that the card costs 6 dukats to deploy and has no upkeep; “6/2” means an upkeep of 2 in each settlement as well, “6/+2” an income of 2. Upkeep and income are ignored when the card is deployed.
rule-VE-1-6 = Equipment is always attached to a character; possessions stand alone. An effect either works once and is then discarded, or it is attached and stays in play.
rule-VE-1-7 = Every effect is played, an attached one too. So “no effects may be played on X” also forbids attaching them to X, while “no effects may be attached to X” does not stop effects that are not attached.
rule-VE-1-8 = A thrust is played only in a duel, or as a reply in a duel if its text is a reply. It may be attached to a character beforehand (VE-9.11).
rule-VE-1-9 = A character of no faction is foreign to nobody: everybody deploys it for its plain lafa.
rule-VE-1-10 = Famous: counts for Fame in the ending phase (VE-10.3). Whoever beats a Famous character in a duel takes one kreska more (VE-8.21). It may carry one more thrust, face up (VE-9.12).
rule-VE-1-11 = Honourable: cannot refuse duels.
rule-VE-1-12 = Lady: takes no part in duels, so she can neither challenge nor be challenged, and cannot agitate. She has a duel reply, which she may use from either field: mark her, and a companion who is fighting has +1 Szabla.
rule-VE-1-13 = Pludrak: its player loses no kreski when it refuses a duel, whatever the price would be; it is marked all the same. It cannot agitate.
rule-VE-1-14 = Karmazyn: may be deployed on either field and may move between them. Counts for the initiative (VE-4.3). May carry only one face-down thrust (VE-9.12).
rule-VE-1-15 = Influential: may be on the karmazyn field but is always deployed on the election field. Does not count for the initiative.
rule-VE-1-16 = Elect: a player may have only one in play, the Radziwiłłs two. An Elect in play is needed to announce and to win an election. If a player’s Elect is killed and no other Elect of theirs is then in play, that player loses (VE-10.8).
rule-VE-1-17 = Loyal: may be deployed only by a player of its own faction. It can be taken over, unless the card that would do it says otherwise.
rule-VE-1-18 = Jew: cannot challenge and cannot agitate. May be challenged, and then accept or refuse.
rule-VE-1-19 = Absent: its abilities and those of its keywords do not work, it takes no part in duels, cannot agitate, counts neither for the initiative nor for Fame, and cannot be marked as a cost of other cards; no effect may be played on it and no card may target it. It is still in play: it may move between the fields, is an Elect if it says so, is unique, has its upkeep and income, and keeps its field and its thrust limits. Equipment and thrusts may be attached to it, effects attached already go on working, and effects without targets touch it.
rule-VE-1-20 = Cossack: cannot agitate. Reply: when a companion has been killed by a character, the Cossack at once challenges the killer without being marked (VE-8.27).
rule-VE-1-21 = Your company is all characters you control; each of them is a companion of every other.
rule-VE-1-22 = Weapon, Firearm, Armour: a character may bear any number of them, but in one duel it uses at most one Weapon or Firearm and at most one Armour (VE-8.9), unless a card says otherwise.
rule-VE-1-23 = Equipment with a faction mark may be attached only to a character of that faction, whoever plays it. The mark and what the card demands of its bearer are checked only when it is attached.
rule-VE-1-24 = Equipment without the keywords of VE-1.22 always works. The Szabla of a Weapon, Firearm or Armour counts only in a duel for which it was chosen; its other bonuses and its abilities always work, unless the text speaks of using it.
rule-VE-1-25 = Inn is a label that other cards refer to.
rule-VE-1-26 = An attached effect stays until it is discarded or removed, the card it is attached to leaves play, or the time printed on it is over.
rule-VE-1-27 = An effect is attached to a host: a character, equipment, possession, attached effect or faction card, your own or an opponent’s, as its text says.
rule-VE-1-28 = Permanent: other cards can neither discard it nor remove it from play, nor use it to pay their costs. It can be negated while it is being played, and it is discarded when its host leaves play.
rule-VE-1-29 = Removed: when the effect has worked, even if it changed nothing, it goes to the removed pile and not to the discard pile; an attached one does so whenever it leaves play. If it was negated or fizzled, it is discarded.
rule-VE-1-30 = Unique effect: while it is in play, nobody may play a copy of it.
rule-VE-1-31 = Effects, possessions and thrusts with a faction mark may be used only by a player of that faction: this holds for playing, deploying, attaching and discarding them for an agitation.
rule-VE-1-32 = Cut is a label of thrusts that other cards refer to.
rule-VE-1-33 = A passive ability works all the time while its card is in play and its condition holds.
rule-VE-1-34 = Deed: only in your own turn, one per turn.
rule-VE-1-35 = Trifle: only in your own turn, any number, but never while a deed is being carried out, for example during a duel or an agitation.
rule-VE-1-36 = Reply: only when what it names has just happened, in anybody’s turn. Replies alone can be used outside the game phase, and there only if their text names an event of that phase; a reply declared there is such an event too, so it can be negated (VE-6.7).
rule-VE-1-37 = Mark: the card itself is marked, unless the text names another one. A marked card cannot be marked again, so the ability is then not available.
rule-VE-1-38 = An ability of a card in play that names no moment and is not called a deed is a trifle. An ability without cost and moment is passive.
rule-VE-1-39 = Abilities that mark nothing may be used by marked cards too.

## 2
chapter-VE-2 = Cupboard and set-up
rule-VE-2-1 = A cupboard has at least 60 cards and no upper limit, with at most three copies of any card.
rule-VE-2-2 = Copies are counted card by card: versions of a person with different epithets are different cards, and three of each are allowed, although only one of them all can be in play (VE-11.1).
rule-VE-2-3 = The faction and the strategy card are outside the cupboard and do not count.
rule-VE-2-4 = A cupboard may contain cards its owner cannot use, such as effects of another faction or foreign Loyal characters; they are simply dead cards.
rule-VE-2-5 = All players choose faction, strategy and cupboard at the same time and in secret. Factions and strategies are then public, what is in a cupboard is not.
rule-VE-2-6 = The common pool begins with 21 kreski for two players, 24 for three and 27 for four.
rule-VE-2-7 = Each player starts with the treasury printed on their faction card.
rule-VE-2-8 = The table shuffles the cupboards; nobody knows their order.
rule-VE-2-9 = Each player draws 7 cards.
rule-VE-2-10 = Once per game, and only now, each player may shuffle the whole hand into the cupboard and draw seven cards again; the second hand is final. All choose at the same time and in secret; afterwards it is public who redrew.
rule-VE-2-11 = In round 1 the initiative is with the player whose faction prints the smallest treasury; among equals it is drawn by lot.
rule-VE-2-12 = Seats are fixed for the whole game.
rule-VE-2-13 = After the redraws whatever works at the start of the game does so, in seat order from the holder of the initiative.
rule-VE-2-14 = Searching the cupboard: look through it, show the card you found to everyone, put it where the text says and shuffle the cupboard. You may find nothing, also on purpose; you shuffle all the same.

## 3
chapter-VE-3 = Where cards lie and who sees them
rule-VE-3-1 = The election field is where most characters stand, with everything attached to them.
rule-VE-3-2 = The karmazyn field is for Karmazyns and Influential characters only. A character there cannot agitate, challenge or be challenged, unless a card says otherwise. Neither field has a limit of characters.
rule-VE-3-3 = The cupboard lies face down; everybody, its owner included, knows only how many cards it has.
rule-VE-3-4 = Whenever a cupboard becomes empty and its owner’s discard pile is not, that pile is shuffled at once and becomes the new cupboard, also in the middle of drawing several cards. If both are empty, further draws do nothing; nobody loses for it.
rule-VE-3-5 = The discard pile lies face up, but nobody, its owner included, may look through it: everybody sees its top card and how many cards it has. All see every card at the moment it is put there.
rule-VE-3-6 = The removed pile is public and may be looked through. Nothing in it returns to the game.
rule-VE-3-7 = A hand is seen by its owner only; how many cards it has is public. Cards are played from the hand, thrusts also from under the fighting character (VE-8.13).
rule-VE-3-8 = Face-down thrusts are seen by whoever controls the character; the others know only how many there are. They are shown when they are played, discarded or used for an agitation.
rule-VE-3-9 = When several cards go to a pile together, their owner chooses the order.
rule-VE-3-10 = A card returned to a hand or shown by a search is seen at that moment only; the table does not keep it revealed.
rule-VE-3-11 = Declared cards lie open on the stack; thrusts played in a duel lie open until the duel ends.
rule-VE-3-12 = If an ability lets you alone look at cards, only you learn what they are; the others are told what you looked at, not what you saw.
rule-VE-3-13 = You know your hand, your face-down thrusts, everything public and the public log. Hidden from everybody are the order of all cupboards and what lies buried in the discard piles; what was seen going there stands in the log and may be remembered.

## 4
chapter-VE-4 = The round: untap and settlement phases
rule-VE-4-1 = A round has four phases: untap, settlement, game, ending. In round 1 untap and settlement are skipped: there is no unmarking, no income, no drawing, no election and no bribery.
rule-VE-4-2 = Untap phase: (1) beginning, (2) initiative, (3) unmarking, each followed by a reply window; (4) end, without a window.
rule-VE-4-3 = Your initiative sum is the current Kreski of all Karmazyns you control on the karmazyn field that were unmarked at the beginning of this untap phase and are not Absent, plus what cards add and what your bribe buys.
rule-VE-4-4 = Whether a Karmazyn is unmarked is looked at once, at the very beginning of the phase, before its first window; everything else (in play, controller, field, keyword, Kreski) in step 2. So a Karmazyn marked for a reply in the first window still counts.
rule-VE-4-5 = Bribery is part of step 2: clockwise, beginning with the holder of the initiative of the last round, each player names one amount and pays it to the bank at once and openly. There is one offer each, no raising and no refund.
rule-VE-4-6 = Every 3 dukats of a bribe add 1 to the sum. Only whole multiples of this price may be paid; 0 is allowed.
rule-VE-4-7 = The highest sum takes the initiative until it is computed again.
rule-VE-4-8 = If the highest sum is tied, the initiative stays with its holder of the last round if that player is among the tied; otherwise it goes to the first tied player clockwise from that holder’s seat. If all sums are 0, that is a tie too.
rule-VE-4-9 = The holder of the initiative is first at voice in the game phase, alone may use political influence (VE-9.16) and alone may announce an election (VE-4.18). The holder also comes first in many windows (VE-6.2) and in ties (VE-10.9).
rule-VE-4-10 = Step 3: all marked cards of all players are unmarked at once, also those just marked in the windows of steps 1 and 2, except cards that are forbidden to unmark.
rule-VE-4-11 = Faction and strategy cards are unmarked in step 3 as well.
rule-VE-4-12 = Settlement phase: (1) beginning, (2) cards, (3) computing, (4) settling, each followed by a reply window; (5) election, followed by one if it is announced; (6) end, without a window.
rule-VE-4-13 = Step 2: each player draws up to the hand limit; who is above it discards the excess, of their own choice.
rule-VE-4-14 = The hand limit is 6; cards can change it. It is applied only here: at other times a hand may be larger.
rule-VE-4-15 = Step 3: your net amount is the income of your faction and of all cards you control, less the upkeep of all cards you control, with everything that cards add or take, all in one sum; it may be negative. Then it is fixed: until step 4 only cards that change this very settlement alter it, and after the window of step 3 they do nothing.
rule-VE-4-16 = Step 4: the net amount is taken from the bank or paid to it.
rule-VE-4-17 = If your treasury would fall below 0, you discard cards with upkeep that you control, one at a time and of your choice, and compute anew each time from the cards now in play (changes of this settlement are kept), until it would not; if no such card is left, your treasury becomes 0. Characters discarded in this way are not casualties: no kreski are lost, and the Elect rule does not apply.
rule-VE-4-18 = Step 5: the holder of the initiative may announce an election for this round if they hold at least the election threshold of kreski (VE-10.6) and control an Elect in play. There is at most one election per round; one that was cancelled counts as not announced, so a card may still announce another.
rule-VE-4-19 = The announcement is open, optional and free. It is not carried over: each round needs its own.

## 5
chapter-VE-5 = The game phase: turns, deeds, trifles
rule-VE-5-1 = The game phase opens with a reply window. Then the players are at voice in turn, clockwise from the holder of the initiative.
rule-VE-5-2 = A turn lasts from getting the voice until you yield it or say “bene”.
rule-VE-5-3 = In your turn you may carry out at most one deed and any number of trifles, in any order, one after the other; each is fully resolved before the next is declared. Cards can allow one more deed in a turn.
rule-VE-5-4 = A turn ends in one of two ways: you yield, which is possible only if you declared at least one deed or trifle in this turn (attaching a thrust counts), or you say “bene”, which is always possible, also after acting. A deed does not end the turn by itself.
rule-VE-5-5 = The phase ends when all players have said “bene” one after the other with no deed or trifle declared in between. A declaration starts the count afresh even if it is negated; yielding adds nothing to it. A “bene” does not bind: when the voice comes round again, you may act.
rule-VE-5-6 = Deeds are: deploying a character, an agitation, a challenge, moving a character between the fields, and any card or ability that is called a deed.
rule-VE-5-7 = Trifles are: deploying a possession, deploying equipment, attaching a thrust, playing an effect that names no moment and is not a deed, using an ability of a card in play that is a trifle, and political influence.
rule-VE-5-8 = Every deed and trifle, except attaching a thrust (VE-9.11), has two parts. First it is declared and put on the stack, where it is called an object, and a reply window opens. Then, if it is not negated, its costs are paid and it takes effect.
rule-VE-5-9 = Marking is done at the declaration. The card stays marked even if the object is then negated or fizzles.
rule-VE-5-10 = All other costs – lafa, dukats, kreski, discards – are paid at the resolution, immediately before the effect. A negated object costs nothing but its marks.
rule-VE-5-11 = If the costs cannot be paid in full at the resolution, because replies changed the treasury or the price, nothing is paid: a played card returns to where it was played from (the hand, or under its character) and the action counts as not done, so a deed is not used up. An ability just has no effect. Marks stay.
rule-VE-5-12 = Deploying a character: show the card from your hand and name the field. After the reply window you pay, the character enters play unmarked under your control, and you take kreski (VE-5.14).
rule-VE-5-13 = A character of another faction costs twice its lafa; one of your own faction or of none costs it once. Reductions apply after doubling and never take the cost below 0. Upkeep is never doubled.
rule-VE-5-14 = When a character enters play from the hand, also through an effect, its player takes as many kreski from the pool as the character’s current Kreski. If the pool has fewer, they take those and the rest is lost. Later changes of the trait bring or cost no kreski.
rule-VE-5-15 = Characters are deployed on the election field; a Karmazyn may be deployed on the karmazyn field instead. A keyword given by equipment comes too late for that.
rule-VE-5-16 = Who already has as many Elects in play as allowed (VE-1.16) can neither deploy nor take over another, and no other character of theirs can be made an Elect.
rule-VE-5-17 = A unique card cannot be declared while its like is in play (VE-11.1, VE-11.3) or its person is barred (VE-11.2). This and VE-5.16 are tested again at the resolution; a card that may not enter play then goes back as in VE-5.11.
rule-VE-5-18 = A negated deed is used up; one that could not be paid for is not (VE-5.11).
rule-VE-5-19 = Nothing can be taken back: a declaration is binding once it is made.
rule-VE-5-20 = Against endless loops: who has declared 300 deeds and trifles in one game phase can only say “bene” in their further turns of this phase. Replies need no such bound: each uses up a card, a mark, a limit or an event (VE-6.8).

## 6
chapter-VE-6 = Replies, windows, the stack
rule-VE-6-1 = Replies are used in reply windows and nowhere else. A window opens at the steps of VE-4.2, VE-4.12 and VE-10.1; at the beginning of the game phase; when a deed, trifle, thrust or duel reply is declared (not when a thrust is attached); at the steps of a duel (VE-8); when a card is about to wound or kill (VE-6.15); and after a stack in which something happened that can be answered (VE-6.16).
rule-VE-6-2 = The right to reply runs clockwise. After a declaration or an announced election it begins with the next player after the one who made it; at the steps of a duel after the challenge, with the challenger’s player; when a card is about to wound or kill, with the controller of that character; after a stack (VE-6.16), with the next player after the one whose object caused the first event. At all other times it begins with the holder of the initiative, at the beginning of the untap phase with that of the last round.
rule-VE-6-3 = Who has the right either declares one reply, which goes on top of the stack in the same window, or says “bene”. After a reply the right passes to the next player clockwise and the count of benes starts afresh.
rule-VE-6-4 = When all players have said “bene” in succession (two in a row in a two-player game), the stack is resolved; if it is empty, the window closes.
rule-VE-6-5 = The stack is resolved last in, first out: the topmost object first, down to the one that opened the window.
rule-VE-6-6 = While a stack is being resolved nobody may add to it. There are only the decisions which an object itself, the state checks (VE-11.10) or the order of things (VE-0.5) ask for, and the windows of VE-6.15.
rule-VE-6-7 = A reply can be used if what it names is the event of this window or an object now on this stack, and if its conditions hold now. A reply that negates looks at the topmost object only; any other looks at the topmost object or, if that does not fit, at the one that opened the window. The object that fits is the one it answers.
rule-VE-6-8 = One ability of one card can be used once for each event. A card in hand can of course be played once.
rule-VE-6-9 = A negation is always aimed at the topmost object of the stack, your own or another player’s as its text allows. A reply counts as a negation if any part of its text negates, also when it does so only on a condition or if somebody does not pay.
rule-VE-6-10 = A player may aim at most one negation at one and the same object. If that negation is negated in turn, the player cannot try a second one on that object.
rule-VE-6-11 = A card is never negated by two cards together: each reply works alone.
rule-VE-6-12 = A negated played card (character, equipment, possession, effect or thrust) goes to its owner’s discard pile, or where the negating text says. A negated ability, agitation, challenge or move is void, and no card leaves play for it.
rule-VE-6-13 = A negated object has no effect at all and pays no costs except the marks already made (VE-5.9, VE-5.10). The negating reply pays its own costs when it is resolved.
rule-VE-6-14 = Targets are chosen at the declaration. At the resolution a target is left out, and whatever names it does nothing, if it has moved elsewhere, no longer fits (a card marked to pay for this very object still does) or may no longer be targeted, or if it is a player who is out of the game. If all targets of an object are lost, it fizzles: no effect, no costs, a played card is discarded, a deed is used up. An object without targets never fizzles.
rule-VE-6-15 = When a card or ability being resolved wounds or kills, the resolution stops and a window with a stack of its own opens; after it the casualty, perhaps changed, is applied, unless the character has left play meanwhile, and the resolution goes on. Several casualties are handled one after the other. What happens inside such a window waits for the window after the outermost stack (VE-6.16).
rule-VE-6-16 = When a stack has been resolved completely, one window opens for all of these that happened: a card entered or left play, somebody agitated, political influence was used, a card announced an election. Its replies can lead to another such window, and so on. What the rules alone do outside a stack (discards for upkeep, effects running out, state checks after them, elimination) opens none; the result of a duel has a window of its own (VE-8.24).
rule-VE-6-17 = A window resolves one stack and is then closed; no second stack is built in it. So a killing that was turned into a wound cannot be improved further by a reply to wounds.
rule-VE-6-18 = A duel started by an effect or a reply waits until the stack, the window after it and the current duel with all its windows are finished; then it starts before anything else. Several waiting duels start in the order in which they were queued.
rule-VE-6-19 = Deeds and trifles can never be declared while a window is open or a stack exists.
rule-VE-6-20 = Played effects leave the stack for the discard or removed pile one by one, as they are resolved; attached effects go to their host.
rule-VE-6-21 = A card which no card can discard is safe on the stack and in the duel: it can be neither negated nor discarded by cards, and a reply that could only negate it cannot be declared against it.
rule-VE-6-22 = Who has no reply to use says “bene” automatically; the table does not let others see whether a “bene” was automatic.
rule-VE-6-23 = Any player may use replies, on their own actions too, and also when not involved (VE-12.3).
rule-VE-6-24 = A reply is neither a deed nor a trifle, and their number is not limited.
rule-VE-6-25 = Effects that may be played at any moment may be played in any window of the game phase.
rule-VE-6-26 = An object on the stack belongs to the player who declared it, whatever becomes of its source (VE-11.12). An ability can be declared only while its source is in play.
rule-VE-6-27 = If one reply fits several events of a window, such as two characters killed by one stack, its player names the one it answers and may use it again for the other (VE-6.8).

## 7
chapter-VE-7 = Agitation
rule-VE-7-1 = An unmarked character on the election field may agitate as a deed, Karmazyns and Elects included. Ladies, Pludraks, Jews, Cossacks and Absent characters cannot, nor can those a card forbids to.
rule-VE-7-2 = Declaration: mark the character, say whether one of its attached thrusts will be discarded (VE-7.5) and, if the pool is empty now, name the opponent against whom you agitate. A reply window follows.
rule-VE-7-3 = Resolution: the agitation brings 1 kreska, as changed by cards in play, plus what replies add, plus 1 for a discarded thrust. You take that many from the pool.
rule-VE-7-4 = If the pool is empty at the resolution, the agitation is against a player: that many of this player’s kreski go to the common pool, not to you.
rule-VE-7-5 = One thrust attached to the agitating character may be discarded for 1 more kreska, one per agitation. It is discarded at the resolution; if the agitation is negated, it stays.
rule-VE-7-6 = The two sorts are never mixed: if the agitation brings 3 and the pool has 2, you take 2 and the rest is lost.
rule-VE-7-7 = The pool at the resolution decides which sort it is. If it has become empty and no opponent was named, you name one now; if it was empty and no longer is, you take from the pool.
rule-VE-7-8 = An agitation against a player with fewer kreski takes what there is. It may be aimed at a player who has none.
rule-VE-7-9 = After the resolution replies to the agitation are possible (VE-6.16), even if no kreska could be taken.
rule-VE-7-10 = If at the resolution the agitator is no longer in play under your control and on the election field, or has become Absent, the agitation has no effect: the deed is used up, and the thrust stays or goes with its bearer. A thrust that was named but is gone brings nothing.

## 8
chapter-VE-8 = Duels
rule-VE-8-1 = A challenge is a deed: an unmarked character of yours on the election field is marked and names a character of an opponent. Ladies, Jews and Absent characters cannot challenge, nor can those otherwise forbidden to.
rule-VE-8-2 = The challenged must stand on the election field and may be marked or unmarked. Ladies, Absent characters and characters that cannot be challenged may not be named.
rule-VE-8-3 = A reply window follows. If the challenge is negated, it is over; the challenger stays marked and the deed is used up.
rule-VE-8-4 = Then the controller of the challenged accepts or refuses.
rule-VE-8-5 = To refuse means to mark the challenged. A character that is already marked cannot refuse, nor can one that is Honourable or otherwise forbidden to.
rule-VE-8-6 = A refusal costs its player 1 kreska, which goes to the common pool; cards can raise the price (Vae Victis: 2 instead of 1). Who has fewer pays what they have, with none nothing. The refusal of a Pludrak costs nothing, not even at a raised price.
rule-VE-8-7 = The mark and the kreski of a refusal come with the answer; then a reply window opens. After a refusal the duel is over, without the window of VE-8.25.
rule-VE-8-8 = Accepting marks nobody.
rule-VE-8-9 = First the challenger’s player, then the challenged’s chooses openly what the fighter uses of what it bears: up to one Weapon or Firearm and up to one Armour, or none. Other equipment works anyway. The choice does not change later: a chosen piece that leaves play is not replaced.
rule-VE-8-10 = A window follows for replies “before a duel begins”.
rule-VE-8-11 = The two players take fight turns alternately, the challenger’s player first.
rule-VE-8-12 = In a fight turn you play exactly one thrust, or use exactly one duel reply (an ability or effect made for fight turns), or say “bene”.
rule-VE-8-13 = A thrust comes from the hand or from those attached to the fighting character, face down or face up. Thrusts attached to other characters cannot be used.
rule-VE-8-14 = Each thrust or duel reply opens a reply window, first for the next player clockwise, and its stack is resolved before the fight goes on. The next fight turn belongs to the other player, however many replies were made.
rule-VE-8-15 = The fight ends when both say “bene” in succession. A “bene” does not bind.
rule-VE-8-16 = A resolved thrust lies in the duel. What it does for the duration of the duel – its Szabla, other changes, what it forbids, what it copied – holds until the end of the duel, unless the thrust is discarded from there; what it did at once, such as a card drawn, stays. A negated thrust goes straight to the discard pile.
rule-VE-8-17 = Thrusts that are replies (Riposte, Parry) are played in the windows of the opponent’s thrusts, from the hand or from those attached to the fighter, and not as a fight turn.
rule-VE-8-18 = A fighter’s total is its Szabla with all changes, its ordinary equipment, the bonus of its weapon times all weapon factors, its armour and the changes of the duel, in one sum, at least 0. The higher total wins. Equal totals are a draw: nobody gains, loses or leaves, but all windows open all the same.
rule-VE-8-19 = A loser beaten by 1 or 2 is wounded, by 3 or more killed. Cards can change the margin at which the winner kills; if a card changes the margin at which the loser dies, the larger of the two is used. “Usual” in card texts is always 3: Maksym Kryvonis kills an unarmoured enemy from 2 on, one in Hussar Armour from 5 on.
rule-VE-8-20 = The loser’s player gives the winner’s player as many kreski as the loser’s current Kreski, at most what they have. This is so for wounded and killed alike, and also if a card then saves the loser.
rule-VE-8-21 = If the loser is Famous at that time, it is one kreska more, from the same player.
rule-VE-8-22 = A window follows in which the result is known, but nothing has happened yet; here a casualty can be changed. Winner, margin, kind of casualty and number of kreski were fixed with the result; later changes of traits do not alter them.
rule-VE-8-23 = Then the result is applied: first the casualty (wounded: discarded; killed: removed; saved: as the card says) with what is attached to it (VE-11.4), together with the Elect check (VE-10.8), which may end the game here; then the kreski (VE-8.20, VE-8.21); then the check for all kreski (VE-10.7).
rule-VE-8-24 = A reply window follows on what has been applied.
rule-VE-8-25 = The end: the thrusts of the duel go to their owners’ discard piles in the order in which they were resolved, and changes made for the duel cease. A window follows for replies after the end of the duel; they still know the fighters and the result.
rule-VE-8-26 = If before the result is determined a fighter leaves play, becomes Absent, leaves the election field or changes controller, or a card breaks the duel off, it ends at once without a result (VE-8.25). A stack being resolved is finished first; thrusts still on it have no effect and are discarded. Before the duel has been accepted the challenge is simply void, without the window of VE-8.25.
rule-VE-8-27 = Cossack’s revenge: after a companion was killed by a character, each Cossack of that player, marked or not, may reply and challenge the killer without being marked. The duel waits (VE-6.18) and begins with the answer (VE-8.4), without a window for the challenge; a marked killer cannot refuse. It is void if the Cossack or the killer is then not able to duel (left play, karmazyn field, Absent).
rule-VE-8-28 = A card that replaces the challenged works before the answer. At the resolution the new one must be a character that may be challenged, and the old one must still be the challenged; otherwise nothing happens. If the new one was marked for it, it cannot refuse.
rule-VE-8-29 = A duel begun by a card starts with the answer (VE-8.4), or is accepted at once if it cannot be refused; it is not your deed unless the card itself was. Both fighters must be able: in play under different controllers, on the election field, not Absent, and under no prohibition to duel, to challenge (the challenger) or to be challenged (the challenged), keywords included. If they are not, the card or ability cannot be declared; if they no longer are when the duel begins, it is void.
rule-VE-8-30 = In a duel only the players of the two fighters have fight turns; everybody may reply in the windows.
rule-VE-8-31 = The current duel lasts from the declaration of the challenge (a duel that waited: from its beginning) until the window of VE-8.25 is closed, or until the challenge is negated or void, or the window after a refusal is closed. Who the fighters are, what lasts for the duel and what may be used once per duel are counted in it.

## 9
chapter-VE-9 = Other actions
rule-VE-9-1 = Moving (deed): an unmarked Karmazyn or Influential character is marked and, after the reply window, changes field. If at the resolution it may not enter the other field, has left play or changed controller, nothing happens.
rule-VE-9-2 = A negated move leaves the character marked where it was.
rule-VE-9-3 = A character on the karmazyn field that is no longer Karmazyn or Influential is put on the election field at once, without being marked.
rule-VE-9-4 = Deploying a possession (trifle): show it; after the reply window pay for it, and it enters play.
rule-VE-9-5 = Possessions with a faction mark follow VE-1.31.
rule-VE-9-6 = Deploying equipment (trifle): show it and name the bearer; after the reply window pay for it and attach it. The bearer is no target, so neither Absent nor protection matters, but it is checked again like one (VE-6.14).
rule-VE-9-7 = The bearer must be a character of your own company and meet the demands of the card and of its faction mark (VE-1.23), unless the card says that it may be attached to any character. Equipment is never moved to another bearer.
rule-VE-9-8 = Equipment and attached thrusts are controlled by the controller of their bearer, attached effects by the player who played them. Upkeep and income follow the controller.
rule-VE-9-9 = Playing an effect: declare it with its targets; after the reply window pay its lafa, it works, and it is discarded or removed.
rule-VE-9-10 = Attaching an effect: the host is its target. If the host is gone at the resolution, the effect fizzles. Any number of effects may hang on one host, also copies, except a Unique effect.
rule-VE-9-11 = Attaching a thrust (trifle, free): put it face down under a character of your company. It is not played, cannot be negated and costs nothing; a lafa would be due when it is played.
rule-VE-9-12 = A character may carry 2 face-down thrusts, a Karmazyn 1, unless cards change that. A Famous character may carry one more, face up, so 3 in all, or 2 if it is a Karmazyn. If both are possible, you choose face up or face down when attaching.
rule-VE-9-13 = If a limit shrinks, for example because a crimson kontusz makes the bearer a Karmazyn, its controller at once discards the excess, of their own choice. The face-up place is counted apart from the face-down ones and a thrust is never turned over: who is no longer Famous loses the face-up thrust.
rule-VE-9-14 = Attached thrusts are never taken back into the hand.
rule-VE-9-15 = Using an ability of a card in play (trifle or deed): declare it with its targets and marks; after the reply window come its costs, then its effect.
rule-VE-9-16 = Political influence is the ability so called on the faction card. Only the holder of the initiative may use it, in their own turn of the game phase, as a trifle or as printed, and never in round 1. It marks the faction card, hence once per round; it counts as used only if it took effect.
rule-VE-9-17 = Broad Connections lets a player who does not hold the initiative declare political influence as a trifle with its own window, in their own turn, as soon as the present stack and the window after it are finished. All its costs apply, and so do prohibitions and the feast rules.
rule-VE-9-18 = Strategies work like other cards in play.

## 10
chapter-VE-10 = Ending phase and victory
rule-VE-10-1 = Ending phase: (1) beginning, (2) victory check, (3) discards, each with a reply window; (4) end of the round, without a window.
rule-VE-10-2 = Step 1 first ends everything that lasts until the end of the round: control returns, attached effects run out, changes cease. What is given such a duration later in the ending phase lasts until the new round begins (VE-10.11).
rule-VE-10-3 = Then Fame: each player’s Famous characters are counted, without Absent ones. If one player has more than every other, they take from the pool as many kreski as the difference to the second highest number, at most what it has. On a tie for the highest nobody takes.
rule-VE-10-4 = Then the reply window of step 1 opens.
rule-VE-10-5 = Step 2: it is found out who meets a victory condition (VE-10.6, VE-10.14), and a reply window opens, whether anybody does or not. When it has closed, the conditions are tested again: if somebody meets one now, the game ends (VE-10.9), otherwise it goes on.
rule-VE-10-6 = Election: if one was announced this round and not cancelled, a player, announcer or not, wins who holds at least two thirds of all kreski of the game, the pool counted in (14 of 21, 16 of 24, 18 of 27; cards can change the threshold of a player), and controls an Elect in play. If nobody does, the election lapses and the game goes on.
rule-VE-10-7 = A player who holds every kreska of the game (21, 24 or 27) wins at once. An empty pool alone ends nothing.
rule-VE-10-8 = When an Elect is killed and its controller then has no other Elect in play, that player loses at once, whatever the phase and the kreski; in a two-player game the opponent wins. An Elect that is wounded, discarded, returned or removed without being killed has no such effect.
rule-VE-10-9 = If several players meet victory conditions in step 2, the one with more kreski wins; among equals the holder of the initiative, else the first of them clockwise from the holder.
rule-VE-10-10 = Step 3: clockwise from the holder of the initiative, each player may discard one card from the hand.
rule-VE-10-11 = Then a new round begins.
rule-VE-10-12 = VE-10.7 and VE-10.8 are checked after every single thing that happens (VE-11.10) and interrupt everything; no replies are possible any more.
rule-VE-10-13 = A table may set a last round: after its step 3 the player with the most kreski wins, ties as in VE-10.9.
rule-VE-10-14 = The victory condition of a strategy is tested in step 2, like the election both before and after the window; only the second test counts for the end of the game.
rule-VE-10-15 = If the last Elects of several players are killed at one stroke, all of these players lose; if nobody is left, VE-10.9 decides among them.
rule-VE-10-16 = You may concede whenever you are asked for a decision; you are then treated as in VE-12.5. With two players the other one wins.

## 11
chapter-VE-11 = Uniqueness, leaving play, control, memory, state checks
rule-VE-11-1 = Of each person only one character card may be in play among all players together, whatever the epithet or faction.
rule-VE-11-2 = Once a character card has been removed from the game, killed or otherwise, no card of that person, of any version and any owner, may be deployed for the rest of the game. A discarded character, also a wounded one, may come back.
rule-VE-11-3 = Of equipment and possessions marked as unique only one may be in play among all players. When it has left play, removed included, another copy may be deployed.
rule-VE-11-4 = When a card leaves play, everything attached to it is discarded, each card to its owner’s pile, also when the card itself was removed or returned to the hand.
rule-VE-11-5 = A wounded character is discarded, but a discarded character is not wounded unless the text says so.
rule-VE-11-6 = A killed character is removed from the game, but a removed character is not killed unless the text says so.
rule-VE-11-7 = Kreski change hands only in duels and where a text says so: characters leaving play in other ways cost none, and kreski gained by deploying are kept.
rule-VE-11-8 = A card you have taken over is yours in every respect (its abilities, your company, your Elect, your initiative) until it leaves play or control ends; when it leaves play, it goes to its owner’s hand or pile. It keeps its faction, field, marks and attachments; equipment and thrusts on it come along; the player who lost it keeps their kreski. Of several control effects on one card the latest still in force decides; if none is left, the owner controls it.
rule-VE-11-9 = When a card leaves play, everything that affected it ceases, also if it comes back later.
rule-VE-11-10 = State checks follow everything that happens and are repeated until nothing changes, in this order: dead Elects (VE-10.8); all kreski (VE-10.7); attachments whose host is gone are discarded; who is above their Elect limit discards Elects of their choice, which are not casualties; characters that may not be on the karmazyn field (VE-9.3); excess thrusts (VE-9.13); broken duels (VE-8.26); empty cupboards (VE-3.4).
rule-VE-11-11 = A trait is the printed value or the latest one set by a card, plus all changes, at least 0. Keywords are those printed and given, less those taken away, later changes over earlier ones; the abilities of a keyword come and go with it. A card’s own passive abilities are ignored while it is blanked or Absent; the Szabla and Kreski of equipment are its bonus.
rule-VE-11-12 = A card that has left play still finishes what it already has on the stack. Wherever such a card is asked about, it is taken as it last was in play: controller, keywords, traits, attachments. What would change it does nothing.
rule-VE-11-13 = A character entering play is unmarked and may act at once.
rule-VE-11-14 = In play are faction and strategy cards, characters, possessions, and the equipment and effects attached to a card in play. Not in play are cards on the stack, thrusts attached to characters and thrusts in a duel; when they come or go, nothing enters or leaves play.
rule-VE-11-15 = Lasting effects are applied in this order: (1) control; (2) what switches abilities off, giving and taking Absent included, the latest first and without those a later one has switched off (so By Right of Escheat on another one restores the effect below); (3) the other keywords; (4) traits; (5) everything else. Inside steps 1, 3, 4 and 5 they go by time: an ability counts from when its card entered play, that of a keyword from when it was gained, anything else from its resolution. Each step sees the results of the steps before it, and of what is not yet computed the printed values.

## 12
chapter-VE-12 = Three and four players
rule-VE-12-1 = There are 24 or 27 kreski. Each player should lead a different faction; the table insists on it unless this option is switched off.
rule-VE-12-2 = Turns run clockwise from the holder of the initiative; the game phase ends when all say “bene” in succession.
rule-VE-12-3 = Anybody may reply to anything: A may play a card on B in a situation that C began.
rule-VE-12-4 = The initiative in round 1 goes to the smallest treasury, later by VE-4.7 and VE-4.8.
rule-VE-12-5 = A player whose last Elect in play is killed is eliminated and all their kreski go to the pool. Their objects on the stack vanish without effect, all cards they own leave the game entirely, which does not count as leaving play, and cards of others under their control go to the owners’ discard piles; persons killed before stay barred, their living characters no longer are. Their deed is broken off, and so is a duel of theirs unless its result has been applied (then the windows of VE-8.24 and VE-8.25 still follow for the others); windows and counts of benes go on among the others, and if the eliminated player was at voice, the voice passes on.
rule-VE-12-6 = If the holder of the initiative is eliminated, the next player clockwise holds it for the rest of the round. An election the eliminated player announced stands.
rule-VE-12-7 = Eliminations do not change the thresholds: two thirds of 24 or 27.
rule-VE-12-8 = The last player left wins at once.
rule-VE-12-9 = In a fatal duel the Elect check comes first (VE-8.23), so the kreski of the eliminated player go to the pool and not to the winner.
rule-VE-12-10 = For Fame see VE-10.3, for bribery VE-4.5, for agitation against a player VE-7.2, for fight turns VE-8.30.
rule-VE-12-11 = Deals and talk are free but not binding. Dukats, kreski and cards may not be handed over except through cards.

## 13
chapter-VE-13 = Feast rules
rule-VE-13-1 = Political influence does not exist: the abilities so called cannot be used by any means, and cards that speak of it do nothing in that part.
rule-VE-13-2 = The initiative is not computed: no sums, no bribery. In round 1 VE-2.11 holds; in every round after that it passes to the next player clockwise.
rule-VE-13-3 = Step 2 of the untap phase consists of that passing on; its reply window still opens. A card that gives somebody the initiative works for its round only: the passing on counts from the seat whose turn it was.
rule-VE-13-4 = A cupboard has at most two copies of any card.
rule-VE-13-5 = Everything else is unchanged. Feast rules work for two to four players.

## 14
chapter-VE-14 = First game
rule-VE-14-1 = Option for a first game: in round 1 nobody may play effects on another player who is at voice, that is, effect cards that negate this player’s objects or target this player, their cards or their kreski. Effects for your own cards (Bread and Cobweb) and abilities are allowed.
rule-VE-14-2 = The walk-through uses two decks of its own, one of the Wiśniowieckis and one of the Radziwiłłs, with a fixed order of the first cards.
rule-VE-14-3 = For a second game the rulebook suggests the feast rules (VE-13).

## L
chapter-VE-L = How card texts are read
rule-VE-L-1 = A card has the marks of its kind (treasury, income, Szabla, Kreski, lafa, upkeep, keywords, bonus, person, faction, whether it is unique, what it may be attached to, whether it can be stopped, a victory condition of its own) and a text. Effects and thrusts say how they are played; abilities say what a card does while it is in play.
rule-VE-L-2 = An ability is a deed, trifle, reply or passive. A reply names what it answers, and a passive may name the event that sets it off; then come the conditions, all of which must hold, a limit, costs and targets, and at last what it does: lastingly, or as instructions in order. Political influence is marked as such.
rule-VE-L-3 = The text of an effect is read like an ability. An attached effect also names its hosts, and its abilities work while it is attached; if its text sets a time, it is discarded in the ending phase of this or the next round (VE-10.2). The printed lafa is a cost in dukats in addition to the other costs.
rule-VE-L-4 = When a thrust is resolved, its Szabla is added to the fighter of the player who played it, for the duration of the duel; then its other instructions are carried out; then the card lies in the duel. A thrust is played in a fight turn, a thrust that is a reply only as a reply.
rule-VE-L-5 = Conditions and limits are tested at the declaration only; those of a passive all the time, or when the event that sets it off happens. A limit counts declarations of that ability of that card, negated ones included, during its present stay in play; “once per game” counts for the player and all copies of the card and is not renewed by leaving play. A condition that matters at the resolution is part of the instructions.
rule-VE-L-6 = Targets are chosen by whoever declares, at the declaration, all different and in the order listed, each one card or one player. Absent, protection and VE-6.14 hold for them. Cards chosen in another way (to pay a cost, by a search, as each card of a kind, by the event) are not targets.
rule-VE-L-7 = Passive abilities set off by an event are mandatory, use no stack and open no window of their own; several at once follow VE-0.5. They work before the window of the same event opens, each once for each event.
rule-VE-L-8 = A lasting ability applies while its card is in play and not blanked and its conditions hold; which cards it touches is looked at anew at every moment. What it says of fighters, enemies and equipment in use concerns the current duel and touches nothing outside one.
rule-VE-L-9 = Instructions are carried out in order; each does as much as it can, and nothing if its card or player is gone or a rule, protection or prohibition forbids it (a wound from which a character is protected opens no window). State checks (VE-11.10) follow each one.
rule-VE-L-10 = A change made by an instruction always says how long it lasts; one made by a lasting ability lasts as long as the ability applies.
rule-VE-L-11 = Saving a character, negating, copying a thrust and adding to an agitation concern the event or object that the reply answers; they do nothing if it is gone.
rule-VE-L-12 = Who copies a thrust copies the Szabla changes which the answered thrust itself makes to the fighter of its user, in the amounts really made when it is resolved; not weapon factors, not changes to the enemy, not what that thrust copies in its turn. They belong to the copying card (VE-8.16) and stay if the answered one is discarded later.
rule-VE-L-13 = Where cards change a number of the rules, values that are set come first (the latest wins; for the price of your own refusals and the multiplier for foreign lafa the lowest), also a kill margin set by a card for the duel, then all additions; the change concerns the player, or those of their characters or cards it names. Results are never below 0, and the election threshold, the kill margin and the bribe price never below 1. An addition to income may be negative, and so may a change of lafa, but not the price itself.
rule-VE-L-14 = What a card counts is counted now; the number may be multiplied, or divided and rounded down, then added to and limited to a maximum. In instructions it is computed once, when they are carried out, in lasting abilities always anew.
rule-VE-L-15 = Cards that deploy a card, or put one found by a search into play, follow VE-5.12 to VE-5.17, except that nothing is declared and no deed is used. What a search puts into play or attaches costs nothing.
rule-VE-L-16 = An ability of a character works only while the character is not Absent and not blanked. If it is forbidden to use its abilities, that stops its deeds, trifles and replies, but neither its passive abilities nor those of its keywords.
rule-VE-L-17 = For permissions against keywords see VE-0.2. Who is forbidden to announce elections cannot do so through a card either.
rule-VE-L-18 = Whatever a reply says of the acting player, the characters, the cards and the target of what it answers must fit (for cards that have left play see VE-11.12); a result is a win, a loss or a draw of the fighter it speaks of, and in a draw the challenger counts as the first character and the challenged as the second. The casualty it speaks of is the threatening one before the result is applied, and afterwards the one that really happened: a saved loser is neither wounded nor killed. A reply that needs the card or character of an event can be used only if there is one: whoever caused a casualty is the winner of the duel or the character whose own ability wounds or kills, so there is no Cossack’s revenge after a killing by an effect card.
