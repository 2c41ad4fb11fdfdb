### The rules of Signorie, one message for each rule.

## 4. Set-up
chapter-SI-SET = Set-up
rule-SI-SET-1 = Each player takes one colour with its player board, the plan on it, 12 men, 11 women and 3 discs. Colours are chosen before anything else, and no two players share one.
rule-SI-SET-2 = Everybody starts with 5 florins and with 4 men and 3 women in the own pool; the other 8 men and 8 women stand in that player’s supply.
rule-SI-SET-3 = Every score starts at 0 VP.
rule-SI-SET-4 = With four players there are 4 action dice of each colour, with three players 3, with two players 2.
rule-SI-SET-5 = The first turn order is random.
rule-SI-SET-6 = By place in that order come extra florins: 1 for the first, 2 for the second, 2 for the third, 3 for the fourth.
rule-SI-SET-7 = All initiative discs start on space 0 as one stack, the last player’s at the bottom and the first player’s on top.
rule-SI-SET-8 = Of the 9 bonus tokens 5 are drawn for rounds 1 to 5, of the 5 VP tokens 2 for rounds 6 and 7. They lie face up from the start; the other 7 are out of the game.
rule-SI-SET-9 = All 10 task tokens are used, whatever the number of players.
rule-SI-SET-10 = With three players 1 random alliance token of each house is removed, with two players 2, and nobody sees which. The others, 54, 48 or 42, make one face-down stack.
rule-SI-SET-11 = The bank holds 48 helper discs, 16 brides and florins without limit.
rule-SI-SET-12 = With three players one random city is out of play, with two players two. Such a city gets no tokens and no pawns and never counts for anything.
rule-SI-SET-13 = At the start nobody has a helper or a bride; the first portrait, the player, counts as a married man.

## 5. Round
chapter-SI-RND = The course of the game
rule-SI-RND-1 = The game has exactly 7 rounds, each of three phases: preparation, actions, rewards. After the rewards of round 7 comes the final scoring.

chapter-SI-PRE = Phase 1: preparation
rule-SI-PRE-1 = Every empty token slot of every city in play gets a token from the stack, face up: Milan, Venice, Florence, Rome, Naples, in each city the marriage slot before the mission slot.
rule-SI-PRE-2 = Tokens left in slots from earlier rounds stay there.
rule-SI-PRE-3 = When the stack runs out, slots stay empty; nothing is shuffled again.
rule-SI-PRE-4 = All action dice in play are gathered, also those set aside, rolled, and laid out on the main board by colour.
rule-SI-PRE-5 = All 10 tasks are shuffled and dealt face up to the task spaces, two for each colour. The upper one is for women, the lower one for men.

## 5. Phase 2
chapter-SI-ACT = Phase 2: actions
rule-SI-ACT-1 = Players act in turn order, round and round, until everybody has passed. On a turn you take a die and act with it, or you pass.
rule-SI-ACT-2 = A pass is final for this phase. It has no other effect, and the order of passing does not matter.
rule-SI-ACT-3 = You may pass on any turn, even the first, also if you could take a die.
rule-SI-ACT-4 = You take at most 4 dice in a round. With 4 dice, or when no die can be taken, you must pass.
rule-SI-ACT-5 = A die goes on the action space of its own colour; a colour whose space holds a die cannot be taken again.
rule-SI-ACT-6 = For a die lower than the value of its space you pay the difference in florins, at once and before the action. A die that is equal or higher costs nothing and gives nothing back.
rule-SI-ACT-7 = You may take a die only if its space is empty, you can pay for it, and with what is left you can fully perform some main action of that column. Money that the action or a helper would bring cannot pay for the die.
rule-SI-ACT-8 = A placed die performs exactly one main action of its column: hiring, a task or the management action. It must be one you can fully perform; a die cannot be placed merely for the helpers.
rule-SI-ACT-9 = After the main action you may activate the helpers of that column. Then your turn ends.
rule-SI-ACT-10 = A die stays on your board until the next preparation, unless SI-REW.13 takes it off. Dice of the same colour and value are alike.
rule-SI-ACT-11 = The phase ends when all players have passed.

## 6. Full performance
chapter-SI-FUL = When an action can be fully performed
rule-SI-FUL-1 = Hiring: the target column has an empty space whose cost you can pay, and the bank has a helper.
rule-SI-FUL-2 = A task: SI-TSK.6 to SI-TSK.8 say when.
rule-SI-FUL-3 = Florins and Offspring: always.
rule-SI-FUL-4 = Marriage: you have a woman in your pool, and in some city in play the lowest empty space is worth no more than your florins.
rule-SI-FUL-5 = Mission: you have a man in a career whose rank reaches the lowest empty space of some city in play.
rule-SI-FUL-6 = Career: at least one point can be spent (SI-ADV.2).

## 7. Hiring
chapter-SI-HIR = Hiring a helper
rule-SI-HIR-1 = A helper from the bank goes on an empty space of the column that the die’s column points to: from yellow to turquoise, from red to yellow, from purple to red, from grey to purple, from turquoise to grey.
rule-SI-HIR-2 = Any empty space of that column will do. The top one costs 2 florins, the middle one 3, the bottom one 4.
rule-SI-HIR-3 = A new helper does nothing on this turn: he never stands in the column of the die just placed.
rule-SI-HIR-4 = Helpers stay to the end of the game, one on a space; they are never moved or replaced.

## 8. Tasks
chapter-SI-TSK = Tasks
rule-SI-TSK-1 = You choose one of the two tasks of the die’s colour.
rule-SI-TSK-2 = It is paid with pawns from your own pool: women for an upper space, men for a lower one. Pawns in careers, cities, the supply or the threshold area never pay.
rule-SI-TSK-3 = A task marked “..3” takes 1, 2 or 3 pawns and works once for each. Any other task takes exactly the number shown, 1 or 2, and works once.
rule-SI-TSK-4 = The pawns are paid before the effect and go to your supply; those of the threshold task go to the threshold area.
rule-SI-TSK-5 = The task stays where it is: others may use it in the same round, and so may you by a helper or an extra action.
rule-SI-TSK-6 = A task can be fully performed only if you have the pawns and its effect is possible once they are paid.
rule-SI-TSK-7 = For each pawn: 2 points in Politics, in the Church, in the Military or on the initiative track; 3 more on your threshold in this round; 2 florins; or 1 pawn of either sex from your supply. For exactly 1 pawn: a face-down alliance token beside any row. For exactly 2 pawns: one mission, or one marriage.
rule-SI-TSK-8 = A career task needs a step that is possible after paying, and a man paid cannot enter the career too. The initiative task needs your disc below the top, the alliance task a token in the stack. A mission or a marriage must be possible after paying, so a marriage paid with two women needs a third. The threshold area takes at most 3 of your pawns.
rule-SI-TSK-9 = Pawns paid for an exchange are already in the supply and may be taken back.

## 9. Advancement points
chapter-SI-ADV = Advancement points
rule-SI-ADV-1 = There are three career tracks of 7 spaces each, and the initiative track with spaces 0 to 7.
rule-SI-ADV-2 = One point puts a man from your pool on space 1 of a career, or moves one of your men in a career up one space, or moves your initiative disc up one space. Nothing goes beyond space 7. Where the points come from says which tracks are allowed.
rule-SI-ADV-3 = Points are spent one after another and may be divided among men and tracks. At least 1 must be spent; those left when you stop are lost.
rule-SI-ADV-4 = Any number of men of any players may share a career space.
rule-SI-ADV-5 = Each time a man of yours arrives on space 4 of a career, you gain 2 florins at once, even if he goes on.
rule-SI-ADV-6 = Each time a man of yours arrives on space 6 of a career, your initiative disc moves up one space at once, free of charge and whether you like it or not. At the top this has no effect.
rule-SI-ADV-7 = A disc that arrives on an initiative space with other discs goes on top of them. Those it leaves behind keep their order.
rule-SI-ADV-8 = Points come from the career action (4, for all four tracks), the career tasks, the initiative task, some helpers, and the rewards for career and initiative.

## 10. Alliances
chapter-SI-ALL = Alliance tokens and the plan
rule-SI-ALL-1 = Your plan has three career rows of four shields, one house twice and two others once, and a marriage row with each of the six houses once.
rule-SI-ALL-2 = A face-up token may lie beside a row only if its house is on that row, and no more of them than the row has shields of that house.
rule-SI-ALL-3 = Face-down tokens fill no shield and are not limited.
rule-SI-ALL-4 = Tokens once placed are never moved, turned, swapped or removed.
rule-SI-ALL-5 = Face-up tokens come only from cities, by missions and marriages. Face-down tokens come from the stack, by three of the helpers, one task and one reward.
rule-SI-ALL-6 = A face-down token is drawn from the stack, and nobody ever looks at its front, not even its owner. It is worth 1 VP.
rule-SI-ALL-7 = When the stack is empty, an effect that only draws cannot be chosen. A mission or marriage with a face-down token can still be done, without the token.

## 11. Helpers
chapter-SI-HEL = Helpers
rule-SI-HEL-1 = After the main action, whatever it was, you may activate your helpers in the column of the die just placed, each at most once for a die, from top to bottom. One passed over cannot work any more on this turn.
rule-SI-HEL-2 = No helper has to work, and each can only if the effect is possible at that moment. VP, florins and the white die always are, even for nothing; a pawn needs one in the supply, points a possible step, a token one in the stack, and a task, mission or marriage must be allowed.
rule-SI-HEL-3 = The effects: a face-down token beside any row; 3 VP; 3 florins; one white die, read as in SI-OFF.3; 1 VP for each of your men in cities; a man or a woman from your supply.
rule-SI-HEL-4 = Helpers for points bring 3, or as many as the die just placed shows, for the tracks shown. At least 1 must be spent.
rule-SI-HEL-5 = The helper for any task carries out one task of any colour, once and with exactly one pawn of the sex of its space. The two tasks of 2 pawns are not possible; otherwise everything is as for a task.
rule-SI-HEL-6 = A mission or marriage with a face-down token has its rank or dowry and its VP as usual, but the city’s token stays even if it would fit. A token is drawn instead, face down, for the row of the man’s career or for the marriage row.
rule-SI-HEL-7 = Helpers work one after another; a later one may use what an earlier one or the main action has brought.

## 12. Florins and offspring
chapter-SI-FLO = Florins
rule-SI-FLO-1 = The yellow management action brings 3 florins.

chapter-SI-OFF = Offspring
rule-SI-OFF-1 = The purple management action rolls one white die for each married man: the head of the family, and one more for each bride on your board.
rule-SI-OFF-2 = All the dice are rolled together; nothing is rolled again or chosen.
rule-SI-OFF-3 = Each 1, 2 or 3 brings a woman, each 4, 5 or 6 a man, from your supply into your pool.
rule-SI-OFF-4 = Of a sex that is short in the supply you take what there is; the other sex is no substitute. The action is allowed even if nothing can be gained.

## 13. Mission
chapter-SI-MIS = Diplomatic mission
rule-SI-MIS-1 = You choose one of your men in a career, and a city in play with an empty space.
rule-SI-MIS-2 = He takes the empty space of lowest value there. His rank, the number of his career space, must be at least that value.
rule-SI-MIS-3 = You score the VP of the career space he left: 1, 3, 5, 7, 9, 11 or 13.
rule-SI-MIS-4 = If the token in the city’s mission slot may lie beside the row of his career (SI-ALL.2), you take it and place it there face up; you cannot decline it. Otherwise it stays.
rule-SI-MIS-5 = A mission is allowed even if no token can be taken. You may have any number of pawns in a city; they stay there to the end.
rule-SI-MIS-6 = City spaces are shared by men and women of all players, one pawn on each. A city whose 8 spaces are full cannot be chosen.

## 14. Marriage
chapter-SI-MAR = Marriage of a daughter
rule-SI-MAR-1 = A woman from your pool takes the empty space of lowest value in a city in play of your choice.
rule-SI-MAR-2 = You pay a dowry to the bank, from the value of that space up to 4 florins.
rule-SI-MAR-3 = You score 2 VP for each florin of the dowry.
rule-SI-MAR-4 = If the token in the city’s marriage slot is of a house that you do not have face up beside your marriage row, you take it and place it there face up; you cannot decline it. Otherwise it stays. SI-MIS.5 and SI-MIS.6 hold here too.

## 15. Rewards
chapter-SI-REW = Phase 3: rewards
rule-SI-REW-1 = First everybody scores the VP of the initiative space of the own disc: 0, 0, 1, 2, 4, 6, 9 or 12.
rule-SI-REW-2 = Then there is a new turn order: the highest initiative space first, and on the same space the disc that lies higher. It holds for the rest of this phase and for the next round.
rule-SI-REW-3 = All initiative discs go back to space 0 as one stack, the last of the new order at the bottom and the first on top.
rule-SI-REW-4 = Now it is settled for all at once who qualifies: those whose dice add up to no more than their threshold, 13 and 3 more for each of their pawns in the threshold area. Who has no dice qualifies.
rule-SI-REW-5 = Those who qualify are served in the new turn order; each finishes everything before the next begins.
rule-SI-REW-6 = In rounds 1 to 5 you take either the bonus of the round’s token or 3 florins. The bonus can be chosen only if it can be carried out.
rule-SI-REW-7 = After that you may hold one wedding while one of the four portraits has no bride: a bride goes to the topmost of them and scores its VP, 0, 1, 2 and 4 in this order. In rounds 2 to 5 it also brings 2 florins.
rule-SI-REW-8 = Without a wedding there are no 2 florins, whether you decline it or have four brides already.
rule-SI-REW-9 = The bonuses: a mission or a marriage, with rank and dowry as usual; 2 men or 2 women from your supply, or as many as there are; 3 points for careers; 4 points for the initiative track; a face-down token beside any row; a helper on any empty space of your board, free; an extra action.
rule-SI-REW-10 = Points for the initiative track gained in this phase move the disc after the reset, so they count for the next round.
rule-SI-REW-11 = For an extra action you take one of the dice that nobody took in this round and place it free of charge, whatever its value. It performs one main action, and the helpers of its column may follow; hiring, dowries and pawns are paid as usual.
rule-SI-REW-12 = A die taken for an extra action is no longer there for later players. It does not count for the limit of 4, and no sum is checked again.
rule-SI-REW-13 = If the token of the round is the extra action, all dice are taken off all player boards after SI-REW.4 and set aside, so that every colour is free. Each extra die is taken off likewise.
rule-SI-REW-14 = In rounds 6 and 7 everybody who qualifies scores the round’s VP token: 2 VP for each own helper; or 4 VP for each city with at least one own man, or one own woman; or 2 VP for each own man, or woman, in cities.
rule-SI-REW-15 = In these rounds each of them may also pay exactly 5 florins for 5 VP, once.
rule-SI-REW-16 = In rounds 6 and 7 there are no weddings and no 3 florins.
rule-SI-REW-17 = At the end of the phase the token of the round is removed, and all pawns of the threshold area return to their owners’ supplies.

## 16. End
chapter-SI-END = End of the game
rule-SI-END-1 = After round 7 each man still in a career scores half the VP of his space, rounded down for each man: 0, 1, 2, 3, 4, 5 or 6.
rule-SI-END-2 = Each row of the plan with at least 3 tokens, face up and face down together, scores the VP of all its tokens: 2 to 5 for each face-up one, 1 for each face-down one. A row with fewer tokens scores nothing.
rule-SI-END-3 = The most VP win. Of equals the one who is earliest in the turn order of the last round’s rewards wins; there are no shared wins.
rule-SI-END-4 = Florins, pawns in pools, brides and helpers are worth nothing at the end.

## 17. Limits and information
chapter-SI-LIM = Limits
rule-SI-LIM-1 = Each player has 12 men and 11 women in all. A pawn is always in exactly one place: pool, supply, career, city or threshold area.
rule-SI-LIM-2 = There are 48 helper discs. When none is left, hiring and the free helper are not possible.
rule-SI-LIM-3 = There are 16 brides, at most 4 for each player; so nobody rolls more than 5 white dice.
rule-SI-LIM-4 = An alliance token is in the stack, in a slot or beside a row; none returns to the stack.
rule-SI-LIM-5 = Florins are not limited, but nobody may have fewer than 0. VP are never lost and have no upper limit.
rule-SI-LIM-6 = At most 3 of your pawns stand in the threshold area, so the threshold is never higher than 22.

chapter-SI-INF = What is open and what is hidden
rule-SI-INF-1 = Open to all at all times are scores, florins, pools and supplies, careers, cities and their tokens, helpers, brides, plans, face-up tokens and the number of face-down ones, dice, tasks, rewards, the threshold area, the order of initiative discs, the turn order and the size of the stack.
rule-SI-INF-2 = Hidden from everybody for good are the order of the stack and the fronts of face-down and of removed tokens. Nobody has private knowledge of any kind.
rule-SI-INF-3 = Chance decides the first turn order, the cities out of play, the tokens removed and drawn, the rewards, the dice and the tasks of each round and the white dice. Nobody knows any of it beforehand.
rule-SI-INF-4 = All decisions are made openly and one at a time. Nobody is ever asked anything during another player’s turn.
