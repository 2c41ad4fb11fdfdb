### Signorie
###
### Names are those of the data; a colour of dice is an adjective. `.by` is what brought something,
### in the middle of a sentence; `.in` a place, `.acc` a career with its article; `.row` and `.beside` a row of the plan,
### which shares its id with a career or an action. What a thing does stands at its name and is
### repeated at its kind.

game-signorie = Signorie: Families of Italy
    .text = Seven rounds at the courts of fifteenth-century Italy. Draft dice, hire helpers, send educated sons on missions and marry off daughters; keep the sum of your dice low enough for the reward, and gather the alliances your plan asks for.
    .time = about 100 minutes
    .weight = 3 of 5

option-colours = Colours
    .text = Which family sits on which seat. Each colour has a plan of its own: the houses whose alliances its career rows ask for. Everything else is alike.

outcome-finished = Seven rounds are over; the most victory points win, and of equals the earliest in turn order.

## Families

name-yellow-player = Yellow
name-red-player = Red
name-purple-player = Purple
name-blue-player = Blue

## Phases

name-preparation = Preparation
name-actions = Actions
name-rewards = Rewards
name-scoring = Final scoring

name-round-1 = Round 1
name-round-2 = Round 2
name-round-3 = Round 3
name-round-4 = Round 4
name-round-5 = Round 5
name-round-6 = Round 6
name-round-7 = Round 7

## Columns and dice

name-yellow = yellow
    .management = { name-florins }
    .hires = { name-turquoise }
    .text = The first column, of value 1. Its management action is Florins; it hires helpers into the turquoise column.
name-red = red
    .management = { name-marriage }
    .hires = { name-yellow }
    .text = The second column, of value 2. Its management action is Marriage; it hires helpers into the yellow column.
name-purple = purple
    .management = { name-offspring }
    .hires = { name-red }
    .text = The third column, of value 3. Its management action is Offspring; it hires helpers into the red column.
name-grey = grey
    .management = { name-mission }
    .hires = { name-purple }
    .text = The fourth column, of value 4. Its management action is the Diplomatic mission; it hires helpers into the purple column.
name-turquoise = turquoise
    .management = { name-career }
    .hires = { name-grey }
    .text = The fifth column, of value 5. Its management action is Career advancement; it hires helpers into the grey column.

action_column-yellow = { name-yellow }
    .text = { name-yellow.text }
action_column-red = { name-red }
    .text = { name-red.text }
action_column-purple = { name-purple }
    .text = { name-purple.text }
action_column-grey = { name-grey }
    .text = { name-grey.text }
action_column-turquoise = { name-turquoise }
    .text = { name-turquoise.text }

## Main actions

name-florins = Florins
    .by = the action “{ name-florins }”
    .text = Take 3 florins.
name-marriage = Marriage
    .by = the action “{ name-marriage }”
    .row = Marriage row
    .beside = beside the Marriage row
    .text = A daughter from your pool goes to the lowest empty space of a city. Pay a dowry from the value of that space up to 4 florins and score 2 VP for each; the city’s marriage token is yours if it fits your Marriage row.
name-offspring = Offspring
    .by = the action “{ name-offspring }”
    .text = Roll one white die for each married man of your family. Each 1, 2 or 3 brings a woman, each 4, 5 or 6 a man from your supply into your pool.
name-mission = Diplomatic mission
    .by = the action “{ name-mission }”
    .text = A man leaves his career for the lowest empty space of a city, whose value his rank must reach. Score the VP of the space he leaves; the city’s mission token is yours if it fits the row of his career.
name-career = Career advancement
    .by = the action “{ name-career }”
    .text = 4 points for the three careers and the initiative track, divided as you like. At least one must be spent.
name-hire = Hire a helper
    .text = Pay 2, 3 or 4 florins and place a helper in the column that the action space points to. From then on he may work after every die of that column.

management_action-florins = { name-florins }
    .text = { name-florins.text }
management_action-marriage = { name-marriage }
    .text = { name-marriage.text }
management_action-offspring = { name-offspring }
    .text = { name-offspring.text }
management_action-mission = { name-mission }
    .text = { name-mission.text }
management_action-career = { name-career }
    .text = { name-career.text }

## Careers, initiative, rows of the plan

-career-text = A career of seven spaces. A man sent on a mission scores 1, 3, 5, 7, 9, 11 or 13 VP for his space; one who is still here at the end scores half, rounded down. Space 4 brings 2 florins, space 6 a step of initiative.
-career-row-text = Four shields, one house twice and two others once. A mission from this career brings the city’s token here if a shield of its house is still unfilled; the row scores with three tokens or more.

name-political = Politics
    .by = the bonus space in Politics
    .acc = Politics
    .in = in Politics
    .row = Politics row
    .beside = beside the Politics row
    .text = { -career-text }
name-clerical = Church
    .by = the bonus space in the Church
    .acc = the Church
    .in = in the Church
    .row = Church row
    .beside = beside the Church row
    .text = { -career-text }
name-military = Military
    .by = the bonus space in the Military
    .acc = the Military
    .in = in the Military
    .row = Military row
    .beside = beside the Military row
    .text = { -career-text }
name-initiative = Initiative
    .in = on the initiative track
    .text = A track of eight spaces. At the end of a round each disc scores 0, 0, 1, 2, 4, 6, 9 or 12 VP for its space; the highest goes first in the new turn order, and all go back to the bottom.

career_track-political = { name-political }
    .text = { name-political.text }
career_track-clerical = { name-clerical }
    .text = { name-clerical.text }
career_track-military = { name-military }
    .text = { name-military.text }

plan_row-political = { name-political.row }
    .text = { -career-row-text }
plan_row-clerical = { name-clerical.row }
    .text = { -career-row-text }
plan_row-military = { name-military.row }
    .text = { -career-row-text }
plan_row-marriage = { name-marriage.row }
    .text = Six shields, one of each house. A marriage brings the city’s token here unless you have one of its house face up; the row scores with three tokens or more.

name-career-space-1 = Career space 1
name-career-space-2 = Career space 2
name-career-space-3 = Career space 3
name-career-space-4 = Career space 4
name-career-space-5 = Career space 5
name-career-space-6 = Career space 6
name-career-space-7 = Career space 7
name-initiative-0 = Initiative space 0
name-initiative-1 = Initiative space 1
name-initiative-2 = Initiative space 2
name-initiative-3 = Initiative space 3
name-initiative-4 = Initiative space 4
name-initiative-5 = Initiative space 5
name-initiative-6 = Initiative space 6
name-initiative-7 = Initiative space 7

## Cities

-city-text = Eight spaces of the values 1, 1, 2, 2, 3, 3, 4 and 4, taken from the lowest on and shared by men and women of all families. One token waits for a marriage, another for a mission.

name-milano = Milan
    .board = Milano
    .text = { -city-text }
name-venezia = Venice
    .board = Venezia
    .text = { -city-text }
name-firenze = Florence
    .board = Firenze
    .text = { -city-text }
name-roma = Rome
    .board = Roma
    .text = { -city-text }
name-napoli = Naples
    .board = Napoli
    .text = { -city-text }

city-milano = { name-milano }
    .text = { name-milano.text }
city-venezia = { name-venezia }
    .text = { name-venezia.text }
city-firenze = { name-firenze }
    .text = { name-firenze.text }
city-roma = { name-roma }
    .text = { name-roma.text }
city-napoli = { name-napoli }
    .text = { name-napoli.text }

## Task spaces

-women-task-text = The task here is paid with women from your pool. It is open to whoever takes a { $colour } die.
-men-task-text = The task here is paid with men from your pool. It is open to whoever takes a { $colour } die.

name-task-yellow-upper = Yellow upper task space
    .in = on the upper yellow space
    .text = { -women-task-text(colour: "yellow") }
name-task-yellow-lower = Yellow lower task space
    .in = on the lower yellow space
    .text = { -men-task-text(colour: "yellow") }
name-task-red-upper = Red upper task space
    .in = on the upper red space
    .text = { -women-task-text(colour: "red") }
name-task-red-lower = Red lower task space
    .in = on the lower red space
    .text = { -men-task-text(colour: "red") }
name-task-purple-upper = Purple upper task space
    .in = on the upper purple space
    .text = { -women-task-text(colour: "purple") }
name-task-purple-lower = Purple lower task space
    .in = on the lower purple space
    .text = { -men-task-text(colour: "purple") }
name-task-grey-upper = Grey upper task space
    .in = on the upper grey space
    .text = { -women-task-text(colour: "grey") }
name-task-grey-lower = Grey lower task space
    .in = on the lower grey space
    .text = { -men-task-text(colour: "grey") }
name-task-turquoise-upper = Turquoise upper task space
    .in = on the upper turquoise space
    .text = { -women-task-text(colour: "turquoise") }
name-task-turquoise-lower = Turquoise lower task space
    .in = on the lower turquoise space
    .text = { -men-task-text(colour: "turquoise") }

task_space-task-yellow-upper = { name-task-yellow-upper }
    .text = { name-task-yellow-upper.text }
task_space-task-yellow-lower = { name-task-yellow-lower }
    .text = { name-task-yellow-lower.text }
task_space-task-red-upper = { name-task-red-upper }
    .text = { name-task-red-upper.text }
task_space-task-red-lower = { name-task-red-lower }
    .text = { name-task-red-lower.text }
task_space-task-purple-upper = { name-task-purple-upper }
    .text = { name-task-purple-upper.text }
task_space-task-purple-lower = { name-task-purple-lower }
    .text = { name-task-purple-lower.text }
task_space-task-grey-upper = { name-task-grey-upper }
    .text = { name-task-grey-upper.text }
task_space-task-grey-lower = { name-task-grey-lower }
    .text = { name-task-grey-lower.text }
task_space-task-turquoise-upper = { name-task-turquoise-upper }
    .text = { name-task-turquoise-upper.text }
task_space-task-turquoise-lower = { name-task-turquoise-lower }
    .text = { name-task-turquoise-lower.text }

## Houses and their tokens

-house-text = Nine tokens: three of 2 VP, three of 3, two of 4 and one of 5. Every Marriage row has a shield of this house; which career rows have one depends on the plan.
-token-text = An alliance worth { $vp } VP at the end, beside a row with three tokens or more. Face down it would be worth 1 VP.

name-medici = Medici
    .text = { -house-text }
name-sforza = Sforza
    .text = { -house-text }
name-este = Este
    .text = { -house-text }
name-gonzaga = Gonzaga
    .text = { -house-text }
name-aragona = Aragona
    .text = { -house-text }
name-della-rovere = Della Rovere
    .text = { -house-text }

house-medici = { name-medici }
    .text = { name-medici.text }
house-sforza = { name-sforza }
    .text = { name-sforza.text }
house-este = { name-este }
    .text = { name-este.text }
house-gonzaga = { name-gonzaga }
    .text = { name-gonzaga.text }
house-aragona = { name-aragona }
    .text = { name-aragona.text }
house-della-rovere = { name-della-rovere }
    .text = { name-della-rovere.text }

name-alliance-medici-1 = { name-medici } 2
    .text = { -token-text(vp: 2) }
name-alliance-medici-2 = { name-medici } 2
    .text = { -token-text(vp: 2) }
name-alliance-medici-3 = { name-medici } 2
    .text = { -token-text(vp: 2) }
name-alliance-medici-4 = { name-medici } 3
    .text = { -token-text(vp: 3) }
name-alliance-medici-5 = { name-medici } 3
    .text = { -token-text(vp: 3) }
name-alliance-medici-6 = { name-medici } 3
    .text = { -token-text(vp: 3) }
name-alliance-medici-7 = { name-medici } 4
    .text = { -token-text(vp: 4) }
name-alliance-medici-8 = { name-medici } 4
    .text = { -token-text(vp: 4) }
name-alliance-medici-9 = { name-medici } 5
    .text = { -token-text(vp: 5) }
name-alliance-sforza-1 = { name-sforza } 2
    .text = { -token-text(vp: 2) }
name-alliance-sforza-2 = { name-sforza } 2
    .text = { -token-text(vp: 2) }
name-alliance-sforza-3 = { name-sforza } 2
    .text = { -token-text(vp: 2) }
name-alliance-sforza-4 = { name-sforza } 3
    .text = { -token-text(vp: 3) }
name-alliance-sforza-5 = { name-sforza } 3
    .text = { -token-text(vp: 3) }
name-alliance-sforza-6 = { name-sforza } 3
    .text = { -token-text(vp: 3) }
name-alliance-sforza-7 = { name-sforza } 4
    .text = { -token-text(vp: 4) }
name-alliance-sforza-8 = { name-sforza } 4
    .text = { -token-text(vp: 4) }
name-alliance-sforza-9 = { name-sforza } 5
    .text = { -token-text(vp: 5) }
name-alliance-este-1 = { name-este } 2
    .text = { -token-text(vp: 2) }
name-alliance-este-2 = { name-este } 2
    .text = { -token-text(vp: 2) }
name-alliance-este-3 = { name-este } 2
    .text = { -token-text(vp: 2) }
name-alliance-este-4 = { name-este } 3
    .text = { -token-text(vp: 3) }
name-alliance-este-5 = { name-este } 3
    .text = { -token-text(vp: 3) }
name-alliance-este-6 = { name-este } 3
    .text = { -token-text(vp: 3) }
name-alliance-este-7 = { name-este } 4
    .text = { -token-text(vp: 4) }
name-alliance-este-8 = { name-este } 4
    .text = { -token-text(vp: 4) }
name-alliance-este-9 = { name-este } 5
    .text = { -token-text(vp: 5) }
name-alliance-gonzaga-1 = { name-gonzaga } 2
    .text = { -token-text(vp: 2) }
name-alliance-gonzaga-2 = { name-gonzaga } 2
    .text = { -token-text(vp: 2) }
name-alliance-gonzaga-3 = { name-gonzaga } 2
    .text = { -token-text(vp: 2) }
name-alliance-gonzaga-4 = { name-gonzaga } 3
    .text = { -token-text(vp: 3) }
name-alliance-gonzaga-5 = { name-gonzaga } 3
    .text = { -token-text(vp: 3) }
name-alliance-gonzaga-6 = { name-gonzaga } 3
    .text = { -token-text(vp: 3) }
name-alliance-gonzaga-7 = { name-gonzaga } 4
    .text = { -token-text(vp: 4) }
name-alliance-gonzaga-8 = { name-gonzaga } 4
    .text = { -token-text(vp: 4) }
name-alliance-gonzaga-9 = { name-gonzaga } 5
    .text = { -token-text(vp: 5) }
name-alliance-aragona-1 = { name-aragona } 2
    .text = { -token-text(vp: 2) }
name-alliance-aragona-2 = { name-aragona } 2
    .text = { -token-text(vp: 2) }
name-alliance-aragona-3 = { name-aragona } 2
    .text = { -token-text(vp: 2) }
name-alliance-aragona-4 = { name-aragona } 3
    .text = { -token-text(vp: 3) }
name-alliance-aragona-5 = { name-aragona } 3
    .text = { -token-text(vp: 3) }
name-alliance-aragona-6 = { name-aragona } 3
    .text = { -token-text(vp: 3) }
name-alliance-aragona-7 = { name-aragona } 4
    .text = { -token-text(vp: 4) }
name-alliance-aragona-8 = { name-aragona } 4
    .text = { -token-text(vp: 4) }
name-alliance-aragona-9 = { name-aragona } 5
    .text = { -token-text(vp: 5) }
name-alliance-della-rovere-1 = { name-della-rovere } 2
    .text = { -token-text(vp: 2) }
name-alliance-della-rovere-2 = { name-della-rovere } 2
    .text = { -token-text(vp: 2) }
name-alliance-della-rovere-3 = { name-della-rovere } 2
    .text = { -token-text(vp: 2) }
name-alliance-della-rovere-4 = { name-della-rovere } 3
    .text = { -token-text(vp: 3) }
name-alliance-della-rovere-5 = { name-della-rovere } 3
    .text = { -token-text(vp: 3) }
name-alliance-della-rovere-6 = { name-della-rovere } 3
    .text = { -token-text(vp: 3) }
name-alliance-della-rovere-7 = { name-della-rovere } 4
    .text = { -token-text(vp: 4) }
name-alliance-della-rovere-8 = { name-della-rovere } 4
    .text = { -token-text(vp: 4) }
name-alliance-della-rovere-9 = { name-della-rovere } 5
    .text = { -token-text(vp: 5) }

alliance_token-alliance-medici-1 = { name-alliance-medici-1 }
    .text = { name-alliance-medici-1.text }
alliance_token-alliance-medici-2 = { name-alliance-medici-2 }
    .text = { name-alliance-medici-2.text }
alliance_token-alliance-medici-3 = { name-alliance-medici-3 }
    .text = { name-alliance-medici-3.text }
alliance_token-alliance-medici-4 = { name-alliance-medici-4 }
    .text = { name-alliance-medici-4.text }
alliance_token-alliance-medici-5 = { name-alliance-medici-5 }
    .text = { name-alliance-medici-5.text }
alliance_token-alliance-medici-6 = { name-alliance-medici-6 }
    .text = { name-alliance-medici-6.text }
alliance_token-alliance-medici-7 = { name-alliance-medici-7 }
    .text = { name-alliance-medici-7.text }
alliance_token-alliance-medici-8 = { name-alliance-medici-8 }
    .text = { name-alliance-medici-8.text }
alliance_token-alliance-medici-9 = { name-alliance-medici-9 }
    .text = { name-alliance-medici-9.text }
alliance_token-alliance-sforza-1 = { name-alliance-sforza-1 }
    .text = { name-alliance-sforza-1.text }
alliance_token-alliance-sforza-2 = { name-alliance-sforza-2 }
    .text = { name-alliance-sforza-2.text }
alliance_token-alliance-sforza-3 = { name-alliance-sforza-3 }
    .text = { name-alliance-sforza-3.text }
alliance_token-alliance-sforza-4 = { name-alliance-sforza-4 }
    .text = { name-alliance-sforza-4.text }
alliance_token-alliance-sforza-5 = { name-alliance-sforza-5 }
    .text = { name-alliance-sforza-5.text }
alliance_token-alliance-sforza-6 = { name-alliance-sforza-6 }
    .text = { name-alliance-sforza-6.text }
alliance_token-alliance-sforza-7 = { name-alliance-sforza-7 }
    .text = { name-alliance-sforza-7.text }
alliance_token-alliance-sforza-8 = { name-alliance-sforza-8 }
    .text = { name-alliance-sforza-8.text }
alliance_token-alliance-sforza-9 = { name-alliance-sforza-9 }
    .text = { name-alliance-sforza-9.text }
alliance_token-alliance-este-1 = { name-alliance-este-1 }
    .text = { name-alliance-este-1.text }
alliance_token-alliance-este-2 = { name-alliance-este-2 }
    .text = { name-alliance-este-2.text }
alliance_token-alliance-este-3 = { name-alliance-este-3 }
    .text = { name-alliance-este-3.text }
alliance_token-alliance-este-4 = { name-alliance-este-4 }
    .text = { name-alliance-este-4.text }
alliance_token-alliance-este-5 = { name-alliance-este-5 }
    .text = { name-alliance-este-5.text }
alliance_token-alliance-este-6 = { name-alliance-este-6 }
    .text = { name-alliance-este-6.text }
alliance_token-alliance-este-7 = { name-alliance-este-7 }
    .text = { name-alliance-este-7.text }
alliance_token-alliance-este-8 = { name-alliance-este-8 }
    .text = { name-alliance-este-8.text }
alliance_token-alliance-este-9 = { name-alliance-este-9 }
    .text = { name-alliance-este-9.text }
alliance_token-alliance-gonzaga-1 = { name-alliance-gonzaga-1 }
    .text = { name-alliance-gonzaga-1.text }
alliance_token-alliance-gonzaga-2 = { name-alliance-gonzaga-2 }
    .text = { name-alliance-gonzaga-2.text }
alliance_token-alliance-gonzaga-3 = { name-alliance-gonzaga-3 }
    .text = { name-alliance-gonzaga-3.text }
alliance_token-alliance-gonzaga-4 = { name-alliance-gonzaga-4 }
    .text = { name-alliance-gonzaga-4.text }
alliance_token-alliance-gonzaga-5 = { name-alliance-gonzaga-5 }
    .text = { name-alliance-gonzaga-5.text }
alliance_token-alliance-gonzaga-6 = { name-alliance-gonzaga-6 }
    .text = { name-alliance-gonzaga-6.text }
alliance_token-alliance-gonzaga-7 = { name-alliance-gonzaga-7 }
    .text = { name-alliance-gonzaga-7.text }
alliance_token-alliance-gonzaga-8 = { name-alliance-gonzaga-8 }
    .text = { name-alliance-gonzaga-8.text }
alliance_token-alliance-gonzaga-9 = { name-alliance-gonzaga-9 }
    .text = { name-alliance-gonzaga-9.text }
alliance_token-alliance-aragona-1 = { name-alliance-aragona-1 }
    .text = { name-alliance-aragona-1.text }
alliance_token-alliance-aragona-2 = { name-alliance-aragona-2 }
    .text = { name-alliance-aragona-2.text }
alliance_token-alliance-aragona-3 = { name-alliance-aragona-3 }
    .text = { name-alliance-aragona-3.text }
alliance_token-alliance-aragona-4 = { name-alliance-aragona-4 }
    .text = { name-alliance-aragona-4.text }
alliance_token-alliance-aragona-5 = { name-alliance-aragona-5 }
    .text = { name-alliance-aragona-5.text }
alliance_token-alliance-aragona-6 = { name-alliance-aragona-6 }
    .text = { name-alliance-aragona-6.text }
alliance_token-alliance-aragona-7 = { name-alliance-aragona-7 }
    .text = { name-alliance-aragona-7.text }
alliance_token-alliance-aragona-8 = { name-alliance-aragona-8 }
    .text = { name-alliance-aragona-8.text }
alliance_token-alliance-aragona-9 = { name-alliance-aragona-9 }
    .text = { name-alliance-aragona-9.text }
alliance_token-alliance-della-rovere-1 = { name-alliance-della-rovere-1 }
    .text = { name-alliance-della-rovere-1.text }
alliance_token-alliance-della-rovere-2 = { name-alliance-della-rovere-2 }
    .text = { name-alliance-della-rovere-2.text }
alliance_token-alliance-della-rovere-3 = { name-alliance-della-rovere-3 }
    .text = { name-alliance-della-rovere-3.text }
alliance_token-alliance-della-rovere-4 = { name-alliance-della-rovere-4 }
    .text = { name-alliance-della-rovere-4.text }
alliance_token-alliance-della-rovere-5 = { name-alliance-della-rovere-5 }
    .text = { name-alliance-della-rovere-5.text }
alliance_token-alliance-della-rovere-6 = { name-alliance-della-rovere-6 }
    .text = { name-alliance-della-rovere-6.text }
alliance_token-alliance-della-rovere-7 = { name-alliance-della-rovere-7 }
    .text = { name-alliance-della-rovere-7.text }
alliance_token-alliance-della-rovere-8 = { name-alliance-della-rovere-8 }
    .text = { name-alliance-della-rovere-8.text }
alliance_token-alliance-della-rovere-9 = { name-alliance-della-rovere-9 }
    .text = { name-alliance-della-rovere-9.text }

## Helpers

name-helper-yellow-top = Face-down alliance
    .by = the helper “{ name-helper-yellow-top }”
    .in = in the yellow column
    .text = After a yellow die: draw a token from the stack and lay it face down, unseen, beside any row of your plan.
name-helper-yellow-middle = 3 VP
    .by = the helper “{ name-helper-yellow-middle }”
    .in = in the yellow column
    .text = After a yellow die: score 3 VP.
name-helper-yellow-bottom = Politics by the die
    .by = the helper “{ name-helper-yellow-bottom }”
    .in = in the yellow column
    .text = After a yellow die: as many points as the die shows, for Politics only.
name-helper-red-top = Offspring die
    .by = the helper “{ name-helper-red-top }”
    .in = in the red column
    .text = After a red die: roll one white die. A 1, 2 or 3 brings a woman, a 4, 5 or 6 a man.
name-helper-red-middle = 3 florins
    .by = the helper “{ name-helper-red-middle }”
    .in = in the red column
    .text = After a red die: take 3 florins.
name-helper-red-bottom = Church by the die
    .by = the helper “{ name-helper-red-bottom }”
    .in = in the red column
    .text = After a red die: as many points as the die shows, for the Church only.
name-helper-purple-top = Any task
    .by = the helper “{ name-helper-purple-top }”
    .in = in the purple column
    .text = After a purple die: carry out any of the ten tasks, whatever its colour, with exactly one pawn. Tasks of two pawns are not possible.
name-helper-purple-middle = 3 career points
    .by = the helper “{ name-helper-purple-middle }”
    .in = in the purple column
    .text = After a purple die: 3 points for careers, divided as you like.
name-helper-purple-bottom = Marriage with a face-down token
    .by = the helper “{ name-helper-purple-bottom }”
    .in = in the purple column
    .text = After a purple die: a marriage with its dowry and VP. The city’s token stays; instead you draw one from the stack and lay it face down beside your Marriage row.
name-helper-grey-top = 1 VP per man in a city
    .by = the helper “{ name-helper-grey-top }”
    .in = in the grey column
    .text = After a grey die: score 1 VP for each of your men in cities.
name-helper-grey-middle = 3 initiative points
    .by = the helper “{ name-helper-grey-middle }”
    .in = in the grey column
    .text = After a grey die: 3 points for the initiative track.
name-helper-grey-bottom = Military by the die
    .by = the helper “{ name-helper-grey-bottom }”
    .in = in the grey column
    .text = After a grey die: as many points as the die shows, for the Military only.
name-helper-turquoise-top = A pawn from the supply
    .by = the helper “{ name-helper-turquoise-top }”
    .in = in the turquoise column
    .text = After a turquoise die: take a man or a woman from your supply into your pool.
name-helper-turquoise-middle = Initiative by the die
    .by = the helper “{ name-helper-turquoise-middle }”
    .in = in the turquoise column
    .text = After a turquoise die: as many points as the die shows, for the initiative track only.
name-helper-turquoise-bottom = Mission with a face-down token
    .by = the helper “{ name-helper-turquoise-bottom }”
    .in = in the turquoise column
    .text = After a turquoise die: a mission with its VP. The city’s token stays; instead you draw one from the stack and lay it face down beside the row of the man’s career.

helper-helper-yellow-top = { name-helper-yellow-top }
    .text = { name-helper-yellow-top.text }
helper-helper-yellow-middle = { name-helper-yellow-middle }
    .text = { name-helper-yellow-middle.text }
helper-helper-yellow-bottom = { name-helper-yellow-bottom }
    .text = { name-helper-yellow-bottom.text }
helper-helper-red-top = { name-helper-red-top }
    .text = { name-helper-red-top.text }
helper-helper-red-middle = { name-helper-red-middle }
    .text = { name-helper-red-middle.text }
helper-helper-red-bottom = { name-helper-red-bottom }
    .text = { name-helper-red-bottom.text }
helper-helper-purple-top = { name-helper-purple-top }
    .text = { name-helper-purple-top.text }
helper-helper-purple-middle = { name-helper-purple-middle }
    .text = { name-helper-purple-middle.text }
helper-helper-purple-bottom = { name-helper-purple-bottom }
    .text = { name-helper-purple-bottom.text }
helper-helper-grey-top = { name-helper-grey-top }
    .text = { name-helper-grey-top.text }
helper-helper-grey-middle = { name-helper-grey-middle }
    .text = { name-helper-grey-middle.text }
helper-helper-grey-bottom = { name-helper-grey-bottom }
    .text = { name-helper-grey-bottom.text }
helper-helper-turquoise-top = { name-helper-turquoise-top }
    .text = { name-helper-turquoise-top.text }
helper-helper-turquoise-middle = { name-helper-turquoise-middle }
    .text = { name-helper-turquoise-middle.text }
helper-helper-turquoise-bottom = { name-helper-turquoise-bottom }
    .text = { name-helper-turquoise-bottom.text }

## Tasks

name-task-political = Advance in Politics
    .by = the task “{ name-task-political }”
    .text = 1 to 3 pawns: for each of them 2 points in Politics. At least one point must be spent.
name-task-clerical = Advance in the Church
    .by = the task “{ name-task-clerical }”
    .text = 1 to 3 pawns: for each of them 2 points in the Church. At least one point must be spent.
name-task-military = Advance in the Military
    .by = the task “{ name-task-military }”
    .text = 1 to 3 pawns: for each of them 2 points in the Military. At least one point must be spent.
name-task-initiative = Advance in Initiative
    .by = the task “{ name-task-initiative }”
    .text = 1 to 3 pawns: for each of them 2 points on the initiative track. At least one point must be spent.
name-task-alliance = Face-down alliance
    .by = the task “{ name-task-alliance }”
    .text = Exactly 1 pawn: draw a token from the stack and lay it face down, unseen, beside any row of your plan.
name-task-threshold = Threshold +3
    .by = the task “{ name-task-threshold }”
    .text = 1 to 3 pawns, which stand in the threshold area until the end of the round: for each of them your threshold rises by 3. There may be 3 of yours at most.
name-task-mission = Diplomatic mission
    .by = the task “{ name-task-mission }”
    .text = Exactly 2 pawns: one mission. The man who goes is not among them.
name-task-marriage = Marriage
    .by = the task “{ name-task-marriage }”
    .text = Exactly 2 pawns: one marriage. The daughter is not among them, and her dowry is paid as usual.
name-task-florins = Florins
    .by = the task “{ name-task-florins }”
    .text = 1 to 3 pawns: for each of them 2 florins.
name-task-exchange = Exchange pawns
    .by = the task “{ name-task-exchange }”
    .text = 1 to 3 pawns: for each of them take 1 man or woman, as you like, from your supply into your pool.

task-task-political = { name-task-political }
    .text = { name-task-political.text }
task-task-clerical = { name-task-clerical }
    .text = { name-task-clerical.text }
task-task-military = { name-task-military }
    .text = { name-task-military.text }
task-task-initiative = { name-task-initiative }
    .text = { name-task-initiative.text }
task-task-alliance = { name-task-alliance }
    .text = { name-task-alliance.text }
task-task-threshold = { name-task-threshold }
    .text = { name-task-threshold.text }
task-task-mission = { name-task-mission }
    .text = { name-task-mission.text }
task-task-marriage = { name-task-marriage }
    .text = { name-task-marriage.text }
task-task-florins = { name-task-florins }
    .text = { name-task-florins.text }
task-task-exchange = { name-task-exchange }
    .text = { name-task-exchange.text }

## Rewards

name-reward-mission = Diplomatic mission
    .by = the reward “{ name-reward-mission }”
    .text = One mission, without a die and without paying pawns. Rank and VP are as usual.
name-reward-marriage = Marriage
    .by = the reward “{ name-reward-marriage }”
    .text = One marriage, without a die and without paying pawns. Dowry and VP are as usual.
name-reward-two-men = Two men
    .by = the reward “{ name-reward-two-men }”
    .text = Take 2 men from your supply into your pool.
name-reward-two-women = Two women
    .by = the reward “{ name-reward-two-women }”
    .text = Take 2 women from your supply into your pool.
name-reward-career = Career points
    .by = the reward “{ name-reward-career }”
    .text = 3 points for careers, divided as you like.
name-reward-initiative = Initiative points
    .by = the reward “{ name-reward-initiative }”
    .text = 4 points for the initiative track. They count for the round to come.
name-reward-alliance = Face-down alliance
    .by = the reward “{ name-reward-alliance }”
    .text = Draw a token from the stack and lay it face down, unseen, beside any row of your plan.
name-reward-helper = Free helper
    .by = the reward “{ name-reward-helper }”
    .text = Place a helper on any empty space of your board without paying.
name-reward-extra-action = Extra action
    .by = the reward “{ name-reward-extra-action }”
    .text = Take one of the dice that nobody took, free of charge, and carry out a main action with it; the helpers of its column may follow. All other dice have been taken off the boards before.
name-reward-vp-helpers = 2 VP per helper
    .by = the reward “{ name-reward-vp-helpers }”
    .text = 2 VP for each of your helpers.
name-reward-vp-cities-men = 4 VP per city with a man
    .by = the reward “{ name-reward-vp-cities-men }”
    .text = 4 VP for each city in which you have at least one man.
name-reward-vp-cities-women = 4 VP per city with a woman
    .by = the reward “{ name-reward-vp-cities-women }”
    .text = 4 VP for each city in which you have at least one woman.
name-reward-vp-men = 2 VP per man in cities
    .by = the reward “{ name-reward-vp-men }”
    .text = 2 VP for each of your men in cities.
name-reward-vp-women = 2 VP per woman in cities
    .by = the reward “{ name-reward-vp-women }”
    .text = 2 VP for each of your women in cities.

reward-reward-mission = { name-reward-mission }
    .text = { name-reward-mission.text }
reward-reward-marriage = { name-reward-marriage }
    .text = { name-reward-marriage.text }
reward-reward-two-men = { name-reward-two-men }
    .text = { name-reward-two-men.text }
reward-reward-two-women = { name-reward-two-women }
    .text = { name-reward-two-women.text }
reward-reward-career = { name-reward-career }
    .text = { name-reward-career.text }
reward-reward-initiative = { name-reward-initiative }
    .text = { name-reward-initiative.text }
reward-reward-alliance = { name-reward-alliance }
    .text = { name-reward-alliance.text }
reward-reward-helper = { name-reward-helper }
    .text = { name-reward-helper.text }
reward-reward-extra-action = { name-reward-extra-action }
    .text = { name-reward-extra-action.text }
reward-reward-vp-helpers = { name-reward-vp-helpers }
    .text = { name-reward-vp-helpers.text }
reward-reward-vp-cities-men = { name-reward-vp-cities-men }
    .text = { name-reward-vp-cities-men.text }
reward-reward-vp-cities-women = { name-reward-vp-cities-women }
    .text = { name-reward-vp-cities-women.text }
reward-reward-vp-men = { name-reward-vp-men }
    .text = { name-reward-vp-men.text }
reward-reward-vp-women = { name-reward-vp-women }
    .text = { name-reward-vp-women.text }

## Portraits and weddings

name-portrait-head = The Signore, head of the family
    .text = Married from the start: he counts for one white die in every Offspring action.
name-portrait-2 = Second portrait
    .text = A bride beside this man scores no VP. Each bride adds a white die to your Offspring actions.
name-portrait-3 = Third portrait
    .text = A bride beside this man scores 1 VP. Each bride adds a white die to your Offspring actions.
name-portrait-4 = Fourth portrait
    .text = A bride beside this man scores 2 VP. Each bride adds a white die to your Offspring actions.
name-portrait-5 = Fifth portrait
    .text = A bride beside this man scores 4 VP. Each bride adds a white die to your Offspring actions.

portrait-portrait-head = { name-portrait-head }
    .text = { name-portrait-head.text }
portrait-portrait-2 = { name-portrait-2 }
    .text = { name-portrait-2.text }
portrait-portrait-3 = { name-portrait-3 }
    .text = { name-portrait-3.text }
portrait-portrait-4 = { name-portrait-4 }
    .text = { name-portrait-4.text }
portrait-portrait-5 = { name-portrait-5 }
    .text = { name-portrait-5.text }

## Where victory points come from

name-dowry = Dowry
name-helper = Helper
name-wedding = Wedding
name-reward = Reward
name-purchase = Purchase
name-plan = Plan

source-mission = Missions
source-dowry = Dowries
source-initiative = Initiative
source-helper = Helpers
source-wedding = Weddings
source-reward = Rewards
source-purchase = Bought for florins
source-career = Men in careers at the end
source-plan = Alliances of the plan

## Pieces, boards, tables

name-man = Man
name-woman = Woman
name-main-board = Main board
name-player-board = Player board
name-player-disc = Player disc
name-bride = Bride
name-helper-disc = Helper
name-reward-token = Reward token
name-alliance-token = Alliance token
name-offspring-die = Offspring die
name-action-die = Action die
name-task-token = Task token
name-florin = Florin
name-helper-row-top = top helper space
name-helper-row-middle = middle helper space
name-helper-row-bottom = bottom helper space
name-threshold-0 = base threshold
name-threshold-1 = threshold +3
name-threshold-2 = threshold +6
name-threshold-3 = threshold +9
name-plan-red = Red plan
name-plan-blue = Blue plan
name-plan-yellow = Yellow plan
name-plan-purple = Purple plan
name-position-1 = 1st player
name-position-2 = 2nd player
name-position-3 = 3rd player
name-position-4 = 4th player
name-players-2 = 2-player game
name-players-3 = 3-player game
name-players-4 = 4-player game

## Parts of sentences

florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
dowry = { $dowry ->
    [one] 1 florin
   *[other] { $dowry } florins
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
men = { $men ->
    [one] 1 man
   *[other] { $men } men
}
women = { $women ->
    [one] 1 woman
   *[other] { $women } women
}

# Pawns paid for a task, and of what sex.
paying-men = { $pawns ->
    [one] 1 man
   *[other] { $pawns } men
}
paying-women = { $pawns ->
    [one] 1 woman
   *[other] { $pawns } women
}
# By the space: the upper ones are for women.
paid-on-space = { $space ->
    [task_yellow_upper] { paying-women }
    [task_red_upper] { paying-women }
    [task_purple_upper] { paying-women }
    [task_grey_upper] { paying-women }
    [task_turquoise_upper] { paying-women }
   *[other] { paying-men }
}
paid-pawns = { $sex ->
    [woman] { paying-women }
   *[man] { paying-men }
}

## Actions

action-take = Take the { NAME($colour) } { $value }
action-pass = Pass: no more dice in this round
action-hire = Hire “{ NAME($helper) }” { NAME($helper, case: "in") }
action-perform = Task { NAME($space, case: "in") }, with { paid-on-space }
action-manage = Management action
action-initiative = Initiative: one space up
action-enter = A man from your pool enters { NAME($career, case: "acc") }
action-advance = The man on space { $rank } { NAME($career, case: "in") } goes up
action-stop = Use no more points
action-mission = Send the man on space { $rank } { NAME($career, case: "in") } to { NAME($city) }
action-marry = Marry a daughter off to { NAME($city) }, with a dowry of { dowry }
action-activate = Activate the helper
action-skip = Do not activate the helper
action-take-pawn = { $sex ->
    [woman] Take a woman
   *[man] Take a man
}
action-put-beside = Lay it { NAME($row, case: "beside") }
action-take-bonus = Take the bonus
action-take-florins = Take florins instead
action-wed = Hold a wedding
action-buy-points = Buy victory points
action-decline = No

## Decisions

decision-take-die = { $total ->
    [0] The threshold is { $threshold }.
   *[other] Your dice add up to { $total } of { $threshold }.
} Which die do you take, or do you pass?
    .name = Taking a die
    .answer-pass = I pass
    .waiting = Waiting for { SEAT($seats) } to take die { $number } or pass (sum of dice { $total }, threshold { $threshold }).
    .guide = You take up to four dice in a round, of different colours, one on each turn. A die lower than its space costs the difference in florins, but a low sum qualifies for the reward: 13 or less, unless you raise the threshold. Four dice of about 3 each are a good round; a pass is final for the round.
decision-choose-main-action = What shall the { NAME($colour) } { $value } do? Its management action is “{ NAME($colour, case: "management") }”, and it hires into the { NAME($colour, case: "hires") } column.
    .name = The main action of a die
    .waiting = Waiting for { SEAT($seats) } to choose what the { NAME($colour) } { $value } does ({ $cost ->
        [0] free
        [one] paid 1 florin
       *[other] paid { $cost } florins
    }).
    .guide = A die does exactly one thing: its management action, one of the two tasks of its colour, or the hiring of a helper for the column on its left. Afterwards the helpers you already have in this column may work. Hire in the first rounds, when a helper has many dice before him; later make the family pay.
decision-spend-point = { $points ->
    [one] You have 1 point left from { NAME($by, case: "by") }. What does it do?
   *[other] You have { $points } points left from { NAME($by, case: "by") }. What does the next one do?
}
    .name = Spending advancement points
    .waiting = Waiting for { SEAT($seats) } to spend { points } ({ NAME($tracks) }) from { NAME($by, case: "by") }.
    .guide = A point moves a man one space up, brings a man from your pool to the first space of a career, or moves your disc on the initiative track. A man who reaches space 4 brings 2 florins, on space 6 your disc goes up as well. One man high up is worth more than three in the middle, for missions are rare.
decision-send-on-mission = { $facedown ->
    [true] Which man do you send to which city? You draw a token face down instead of taking the city’s.
   *[false] Which man do you send to which city?
}
    .name = A diplomatic mission
    .waiting = { $facedown ->
        [true] Waiting for { SEAT($seats) } to send a man on a mission for a face-down token ({ NAME($by, case: "by") }).
       *[false] Waiting for { SEAT($seats) } to send a man on a mission ({ NAME($by, case: "by") }).
    }
    .guide = He scores the VP of the career space he leaves and stays in the city for good. His rank must reach the value of the city’s lowest empty space, and these values rise as the cities fill. Look for a token that fits the row of his career: rows count only with three tokens or more.
decision-marry-off = { $facedown ->
    [true] To which city do you marry a daughter, and with what dowry? You draw a token face down instead of taking the city’s.
   *[false] To which city do you marry a daughter, and with what dowry?
}
    .name = The marriage of a daughter
    .waiting = { $facedown ->
        [true] Waiting for { SEAT($seats) } to marry off a daughter for a face-down token ({ NAME($by, case: "by") }).
       *[false] Waiting for { SEAT($seats) } to marry off a daughter ({ NAME($by, case: "by") }).
    }
    .guide = Each florin of the dowry is 2 VP; you may give 4 at most and at least the value of the city’s lowest empty space. A full dowry is usually the best use of money. The city’s token is yours unless you have one of its house face up in your Marriage row.
decision-activate-helper = { $points ->
    [0] Do you activate the helper “{ NAME($helper) }”?
   *[other] Do you activate the helper “{ NAME($helper) }” for { points }?
}
    .name = Activating a helper
    .answer-activate = I activate the helper
    .answer-skip = I do not activate the helper
    .order-activate = Activate the helper “{ NAME($helper) }”
    .order-skip = Do not activate the helper “{ NAME($helper) }”
    .waiting = { $points ->
        [0] Waiting to hear whether { SEAT($seats) } activates the helper “{ NAME($helper) }”.
       *[other] Waiting to hear whether { SEAT($seats) } activates the helper “{ NAME($helper) }” for { points }.
    }
    .guide = Helpers in the column of your die work after its action, from top to bottom, each once. It costs nothing, so say no only where it would spend what you want to keep: a pawn, a man in a career, money for a dowry. A helper passed over cannot work again with this die.
decision-choose-pawn = { $count ->
    [one] Do you take a man or a woman from { NAME($by, case: "by") }?
   *[other] Do you take a man or a woman? { $count } pawns are still to come from { NAME($by, case: "by") }.
}
    .name = A man or a woman
    .waiting = { $count ->
        [one] Waiting for { SEAT($seats) } to take a man or a woman from { NAME($by, case: "by") }.
       *[other] Waiting for { SEAT($seats) } to take { $count } pawns, men or women, from { NAME($by, case: "by") }.
    }
    .guide = Men make careers and go on missions, women are married off with a dowry. Both pay for tasks: men for the lower, women for the upper one of each colour.
decision-choose-any-task = Which task do you carry out with one pawn?
    .name = Any task
    .waiting = Waiting for { SEAT($seats) } to choose a task for { NAME($by, case: "by") }.
    .guide = You may choose any of the ten tasks, whatever its colour, and pay one pawn of the sex its space asks for. Tasks that need two pawns are not possible. The pawn goes back to your supply.
decision-choose-row = Beside which row do you lay the face-down token?
    .name = A row for a face-down token
    .waiting = Waiting for { SEAT($seats) } to choose a row for a face-down token from { NAME($by, case: "by") }.
    .guide = It is worth 1 VP and fills no shield, and nobody ever looks at its front. It is best as the third token of a row, for a row scores only with three tokens or more.
decision-choose-reward = You qualify for the reward. Do you take the bonus “{ NAME($reward) }” or { florins }?
    .name = Bonus or florins
    .answer-take-bonus = I take the bonus
    .answer-take-florins = I take the florins
    .waiting = Waiting for { SEAT($seats) } to take the bonus “{ NAME($reward) }” or { florins }.
    .guide = Your dice add up to no more than your threshold, so the reward of the round is yours. The bonus is usually worth more than the florins, unless you need money for a dowry or a die. In either case you may hold a wedding afterwards.
decision-choose-free-helper = On which space do you place the free helper?
    .name = A free helper
    .waiting = Waiting for { SEAT($seats) } to place a free helper.
    .guide = Any empty space of your board will do, and nothing is paid: so take one of the dear ones. Choose a column where you mean to place a die in most rounds to come.
decision-take-extra-die = Which of the dice left do you take for your extra action?
    .name = A die for the extra action
    .waiting = Waiting for { SEAT($seats) } to take a die for the extra action.
    .guide = Only dice that nobody took are left. This one costs nothing, whatever it shows, and no sum is checked any more; a high value helps only where a helper counts it. Hiring, dowries and pawns are paid as usual.
decision-hold-wedding = { $vp ->
    [0] { $florins ->
        [0] Do you hold a wedding?
       *[other] Do you hold a wedding? It brings { florins }.
    }
   *[other] { $florins ->
        [0] Do you hold a wedding? It brings { $vp } VP.
       *[other] Do you hold a wedding? It brings { $vp } VP and { florins }.
    }
}
    .name = A wedding
    .answer-wed = I hold a wedding
    .answer-decline = I hold no wedding
    .waiting = { $vp ->
        [0] { $florins ->
            [0] Waiting to hear whether { SEAT($seats) } holds a wedding.
           *[other] Waiting to hear whether { SEAT($seats) } holds a wedding for { florins }.
        }
       *[other] { $florins ->
            [0] Waiting to hear whether { SEAT($seats) } holds a wedding for { $vp } VP.
           *[other] Waiting to hear whether { SEAT($seats) } holds a wedding for { $vp } VP and { florins }.
        }
    }
    .guide = A son takes a bride, which costs nothing. Each bride adds a white die to all your Offspring actions to come, so hold weddings early and whenever you can. The later ones bring VP as well.
decision-buy-vp = Do you pay { florins } for { $vp } VP?
    .name = Buying victory points
    .answer-buy-points = I buy the points
    .answer-decline = I keep the florins
    .waiting = Waiting to hear whether { SEAT($seats) } pays { florins } for { $vp } VP.
    .guide = Florins are worth nothing at the end of the game. After round 6 keep them if you can turn them into dowries, which bring 2 VP each; after round 7 buy.

## Events

event-round-begun = Round { $round } begins. Its reward: { NAME($reward) }.
event-token-dealt = { NAME($city) }, { $slot ->
    [marriage] for a marriage
   *[mission] for a mission
}: { NAME($token) }.
event-dice-rolled = The action dice are rolled.
event-tasks-dealt = The tasks from yellow to turquoise, each time for women and for men: { NAME($tasks, join: " · ") }.
event-die-taken = { $extra ->
    [true] { SEAT($seat) } takes the { NAME($colour) } { $value } for an extra action.
   *[false] { SEAT($seat) } takes the { NAME($colour) } { $value }{ $florins ->
        [0] .
       *[other] { " " }for { florins }.
    }
}
event-passed = { $forced ->
    [true] { SEAT($seat) } can take no more dice and passes.
   *[false] { SEAT($seat) } passes.
}
event-hired = { SEAT($seat) } hires “{ NAME($helper) }” { NAME($helper, case: "in") } { $florins ->
    [0] free of charge
   *[other] for { florins }
}.
event-task-begun = { SEAT($seat) } spends { paid-pawns } on the task “{ NAME($task) }”.
event-threshold-raised = The threshold of { SEAT($seat) } rises to { $threshold }.
event-florins-gained = { SEAT($seat) } gains { florins } from { NAME($by, case: "by") }.
event-scored = { SEAT($seat) } scores { $vp } VP from { NAME($by, case: "by") }.
event-pawns-gained = { $men ->
    [0] { $women ->
        [0] { SEAT($seat) } gains nobody from { NAME($by, case: "by") }: the supply is short of them.
       *[other] { SEAT($seat) } gains { women } from { NAME($by, case: "by") }.
    }
   *[other] { $women ->
        [0] { SEAT($seat) } gains { men } from { NAME($by, case: "by") }.
       *[other] { SEAT($seat) } gains { men } and { women } from { NAME($by, case: "by") }.
    }
}
event-offspring-rolled = { SEAT($seat) } rolls for offspring: { NAME($dice, join: ", ") }.
event-initiative-moved = { SEAT($seat) } goes up to space { $space } of the initiative track.
event-man-advanced = { $rank ->
    [1] A man of { SEAT($seat) } enters { NAME($career, case: "acc") }.
   *[other] A man of { SEAT($seat) } rises to space { $rank } { NAME($career, case: "in") }.
}
event-points-lost = { SEAT($seat) } leaves { points } unused.
event-mission-done = { SEAT($seat) } sends the man on space { $rank } { NAME($career, case: "in") } to { NAME($city) } and scores { $vp } VP.
event-married = { SEAT($seat) } marries a daughter off to { NAME($city) } with a dowry of { dowry } and scores { $vp } VP.
event-token-taken = { SEAT($seat) } takes { NAME($token) } and lays it { NAME($row, case: "beside") }.
event-token-left = { NAME($token) } stays in { NAME($city) }: it does not fit the plan of { SEAT($seat) }.
event-token-drawn = { SEAT($seat) } draws a token and lays it face down { NAME($row, case: "beside") }.
event-helper-activated = { SEAT($seat) } activates the helper “{ NAME($helper) }”.
event-helper-skipped = { SEAT($seat) } does not activate the helper “{ NAME($helper) }”.
event-initiative-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for space { $space } of the initiative track.
   *[other] { SEAT($seat) } scores { $vp } VP for space { $space } of the initiative track.
}
event-new-order = The new turn order is { SEAT($order, join: ", ") }.
event-dice-counted = { $qualified ->
    [true] { SEAT($seat) } qualifies for the reward: dice { $total }, threshold { $threshold }.
   *[false] { SEAT($seat) } does not qualify for the reward: dice { $total }, threshold { $threshold }.
}
event-boards-cleared = All dice are taken off the player boards; every colour is free again for the extra actions.
event-bonus-taken = { SEAT($seat) } takes the bonus “{ NAME($reward) }”.
event-florins-taken = { $forced ->
    [true] { SEAT($seat) } cannot use the bonus and takes { florins }.
   *[false] { SEAT($seat) } takes { florins } instead of the bonus.
}
event-wedding-held = { SEAT($seat) } holds a wedding (bride { $brides }){ $vp ->
    [0] { $florins ->
        [0] .
       *[other] { " " }and gains { florins }.
    }
   *[other] { $florins ->
        [0] { " " }and scores { $vp } VP.
       *[other] , scores { $vp } VP and gains { florins }.
    }
}
event-reward-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for the reward “{ NAME($reward) }”.
   *[other] { SEAT($seat) } scores { $vp } VP for the reward “{ NAME($reward) }” (× { $count }).
}
event-points-bought = { SEAT($seat) } pays { florins } for { $vp } VP.
event-career-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for the man on space { $rank } { NAME($career, case: "in") }.
   *[other] { SEAT($seat) } scores { $vp } VP for the man on space { $rank } { NAME($career, case: "in") }.
}
event-row-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for the { NAME($row, case: "row") }: it takes three tokens, and there { $tokens ->
        [0] is not even one
        [one] is only 1
       *[other] are only { $tokens }
    }.
   *[other] { SEAT($seat) } scores { $vp } VP for the { NAME($row, case: "row") } with { $tokens } tokens.
}
event-final = { SEAT($seat) } has { $vp } VP.

## Refusals

refusal-no-die-now = You want to take a die or pass, but that is possible only on your turn, when a die is asked for.
refusal-main-action-first = You want to use a helper, but a die is never placed merely for its helpers: first comes one main action of its column.
refusal-no-main-action-now = You want to act, but a main action is chosen only after you have placed a die.
refusal-no-points-now = You want to spend points, but you have no points to spend now.
refusal-no-mission-now = You want to send a man on a mission, but nothing allows you a mission now.
refusal-no-marriage-now = You want to marry off a daughter, but nothing allows you a marriage now.
refusal-no-helper-now = You want to decide on a helper, but helpers work only after the main action, in the column of the die.
refusal-no-pawn-now = You want to take a man or a woman, but nothing brings you a pawn of your choice now.
refusal-no-token-now = You want to lay a token beside a row, but you are not drawing any now; tokens that lie are never moved.
refusal-no-reward-now = You want a reward, but this is not the moment: those who qualify are served in turn order, at the end of the round.
refusal-no-wedding-now = You want to hold a wedding, but it is held right after your reward, at most one in a round.
refusal-no-buying-now = You want to buy victory points, but that is possible only once after your reward in rounds 6 and 7.
refusal-four-dice = You want to take a die, but you have four, and nobody takes more in a round.
refusal-has-passed = You want to take a die, but you have passed; that is final for this round.
refusal-no-florins-in-last-rounds = You want florins instead of the reward, but in rounds 6 and 7 there is only the reward itself.
refusal-no-wedding-in-last-rounds = You want to hold a wedding, but there are no weddings in rounds 6 and 7.
refusal-no-such-colour = There are no dice of the colour “{ NAME($colour) }”.
refusal-colour-is-used = You want a { NAME($colour) } die, but there is one on your { NAME($colour) } space already.
refusal-no-such-die = You want the { NAME($colour) } { $value }, but there is no such die on the main board.
refusal-cannot-pay-die = This die costs { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
}, but you have only { $florins }; what its action would bring cannot pay for it.
refusal-die-can-do-nothing = You want a { NAME($colour) } die, but after paying for it ({ $cost ->
    [one] 1 florin
   *[other] { $cost } florins
}) you could do nothing with it: no management action, no task and no hiring. Helpers alone are not enough.
refusal-die-not-left = You want the { NAME($colour) } { $value }, but for an extra action there are only the dice that nobody took.
refusal-no-such-space = There is no task space called “{ NAME($space) }”.
refusal-other-colour = You want a task of another colour, but your die is { NAME($colour) }: choose one of its two tasks.
refusal-other-column = You want to hire there, but a { NAME($colour) } die hires only into the { NAME($target) } column.
refusal-cannot-pay-helper = This helper costs { $cost } florins, but you have only { $florins }.
refusal-no-such-helper = There is no helper called “{ NAME($helper) }”.
refusal-helper-is-there = You want to hire “{ NAME($helper) }”, but this helper is with you already.
refusal-no-helpers-left = You want to place a helper, but the bank has no more of them.
refusal-other-number-of-pawns = { $most ->
    [one] The task “{ NAME($task) }” takes exactly 1 pawn.
   *[other] { $least ->
        [one] The task “{ NAME($task) }” takes 1 to { $most } pawns.
       *[other] The task “{ NAME($task) }” takes exactly { $most } pawns.
    }
}
refusal-not-so-many-pawns = You want to spend { paid-pawns }, but in your pool there { $there ->
    [0] is nobody like that
    [one] is only 1
   *[other] are only { $there }
}; pawns elsewhere cannot pay.
refusal-threshold-is-full = You want to raise your threshold, but at most { $most } of your pawns may stand in the threshold area, and { $there ->
    [0] that would be more
    [one] 1 is there already
   *[other] { $there } are there already
}.
refusal-initiative-at-the-top = You want to go up the initiative track, but your disc is at the top.
refusal-nobody-can-advance = No point could be spent here: no man of yours could go up here, and there is nobody in your pool who could enter.
refusal-one-point-at-least = You want to stop, but at least one point must be spent.
refusal-no-man-in-pool = You want a man to enter a career, but there is no man in your pool.
refusal-career-at-the-top = The man you want to move up is already on the top space { NAME($track, case: "in") }.
refusal-no-man-there = There is no man of yours on space { $rank } { NAME($track, case: "in") }.
refusal-no-such-track = There is no track called “{ NAME($track) }”.
refusal-not-this-track = You want to spend a point { NAME($track, case: "in") }, but the points from { NAME($by, case: "by") } are not for this track.
refusal-stack-is-empty = You want to draw a token, but the stack is empty.
refusal-no-such-row = Your plan has no row called “{ NAME($row) }”.
refusal-no-task-possible = This helper cannot work now: not one of the ten tasks is possible with one pawn.
refusal-one-pawn-only = The helper carries out a task with exactly one pawn; tasks of two pawns are not possible.
refusal-no-such-city = There is no city called “{ NAME($city) }”.
refusal-city-out-of-play = You want to go to { NAME($city) }, but this city is out of play.
refusal-city-is-full = You want to go to { NAME($city) }, but all its spaces are taken.
refusal-cities-are-full = You want to send somebody to a city, but all the cities are full.
refusal-nobody-in-a-career = You want a mission, but no man of yours is in a career.
refusal-rank-too-low = A man of rank { $rank } cannot go there: the lowest empty space asks for { $value }.
refusal-no-woman-in-pool = You want a marriage, but there would be no woman in your pool to be married.
refusal-no-florins-for-dowry = You want a marriage, but the cheapest dowry is { $value ->
    [one] 1 florin
   *[other] { $value } florins
}, and you would have { $florins }.
refusal-dowry-too-high = A dowry is { $most } florins at most.
refusal-dowry-too-low = The dowry must be at least the value of the lowest empty space: { $value ->
    [one] 1 florin
   *[other] { $value } florins
}.
refusal-not-so-many-florins = You want to pay a higher dowry, but you have only { florins }.
refusal-supply-is-empty = You want to take pawns, but your supply has no more of that kind.
refusal-no-helper-space = You want to place a free helper, but there is no space or no helper left for it.
refusal-no-extra-action = You want an extra action, but with the dice left you could do nothing.
