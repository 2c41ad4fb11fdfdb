### Words of the board of Signorie.

## The table

si-parts = Parts of the table
si-tab-dice = Dice
si-tab-cities = Cities
si-tab-careers = Careers
si-tab-plan = Plan
si-tab-rewards = Rewards
si-tab-lit = you can choose here
si-key-dice = to the first die you can take
si-key-die = among the dice and helpers; Enter takes one
si-key-pass = pass
si-key-pawns = number of pawns, space of a helper
si-key-points = all points on one track
si-key-dowry = the dowry
si-key-stop = enough
si-key-always = always answer so
si-key-back = put back what is in hand

## Columns: dice, tasks, helpers, plan

si-dice-and-tasks = Dice and tasks
si-dice-left = { $dice ->
    [one] 1 die left
   *[other] { $dice } dice left
}
si-dice-most = you take at most { $most }, one per colour
si-tasks-woman = Tasks for women
si-tasks-man = Tasks for men
si-task-of-woman = paid with women
si-task-of-man = paid with men
si-dice-here = Dice on the board
si-die = { $colour ->
    [yellow] Yellow
    [red] Red
    [purple] Purple
    [grey] Grey
   *[turquoise] Turquoise
} { $value }
si-die-brings = { $florins ->
    [0] Costs nothing
    [one] Costs 1 florin
   *[other] Costs { $florins } florins
}; your dice make { $total } of { $threshold }
si-die-back = Put back: { $die }
si-pawns = { $sex ->
    [man] { $pawns ->
        [one] 1 man
       *[other] { $pawns } men
    }
   *[woman] { $pawns ->
        [one] 1 woman
       *[other] { $pawns } women
    }
}
si-task-political = Politics
    .how = { $least }–{ $most } × { $amount } points
si-task-clerical = Church
    .how = { $least }–{ $most } × { $amount } points
si-task-military = Military
    .how = { $least }–{ $most } × { $amount } points
si-task-initiative = Initiative
    .how = { $least }–{ $most } × { $amount } points
si-task-alliance = Alliance
    .how = { $least }, face down
si-task-threshold = Threshold
    .how = { $least }–{ $most } × +{ $amount }
si-task-mission = Mission
    .how = { $least } for one
si-task-marriage = Marriage
    .how = { $least } for one
si-task-florins = Florins
    .how = { $least }–{ $most } × { $amount } fl
si-task-exchange = Exchange
    .how = { $least }–{ $most }, any sex
si-signoria = Signoria
si-signoria-mine = Your signoria
si-signoria-of = Signoria: { $name }
si-back-to-mine = Back to mine
si-pool = In the pool: men { $men }, women { $women }
si-supply = In the supply: men { $men }, women { $women }
si-supply-short = supply
si-florins-label = Florins
si-hire-hint = hiring goes one column left
si-action-space = Action space { $value }
si-manage-florins = Florins
si-manage-marriage = Marriage
si-manage-offspring = Offspring
si-manage-mission = Mission
si-manage-career = Career
si-helps-alliance-facedown = Alliance
    .how = face down
si-helps-gain-vp = { $amount } VP
si-helps-gain-florins = { $amount } florins
si-helps-gain-pawn = { $amount } pawn
    .how = either sex
si-helps-offspring-roll = { $amount } die
    .how = offspring
si-helps-task-any = Any task
    .how = { $amount } pawn
si-helps-marriage-facedown = Marriage
    .how = face down
si-helps-mission-facedown = Mission
    .how = face down
si-helps-vp-per-man-in-city = { $amount } VP
    .how = per man in a city
si-helps-political = Politics
    .how = die value
si-helps-clerical = Church
    .how = die value
si-helps-military = Military
    .how = die value
si-helps-initiative = Initiative
    .how = die value
si-helps-steps-careers = { $amount } points
    .how = careers
si-helps-steps-initiative = { $amount } points
    .how = initiative
si-hired = hired
si-hire-for = { $florins ->
    [one] 1 florin to hire
   *[other] { $florins } florins to hire
}
si-works-now = at work now
si-works-next = may work after the action
si-family = The men of the family
si-married = married
si-portrait-vp = { $vp } VP
si-portrait-wed = Hold the wedding: { $vp } VP
si-sum = dice { $adds ->
    [0] { $total }
   *[other] { $total } + { $adds }
} of { $threshold }
si-plan-mine = Your plan
si-plan-of = Plan: { $name }
si-plan-hint = a row scores from { $least } tokens on; VP on each shield
si-whose-plan = Whose plan
si-row-count = { $complete ->
    [yes] { $count } tokens:
   *[no] { $count } of { $least }
}
si-row-scores = { $vp } VP
si-row-worth = ({ $vp } VP)
si-wants = wants { $house }
si-face-down = { $count ->
    [one] 1 token face down
   *[other] { $count } tokens face down
}


## Italy: rewards, cities, careers

si-you = You
si-rewards = Rewards
# $over says whether the dice are too many for the reward
si-sum-of = { $name }: { $sum } of { $threshold }{ $over ->
    [yes] , no reward
   *[no] {""}
  }
si-reward-gone = gone
si-reward-label = { $take ->
    [yes] Take the bonus of round { $round }: { $reward }
   *[no] Reward of round { $round }: { $reward }
  }
si-reward-mission = mission
si-reward-marriage = marriage
si-reward-two-men = { $amount } men
si-reward-two-women = { $amount } women
si-reward-career = { $points } points
si-reward-initiative = { $points } initia­tive
si-reward-alliance = token
si-reward-helper = free helper
si-reward-extra-action = extra die
si-reward-vp-helpers = { $amount } VP a helper
si-reward-vp-cities-men = { $amount } VP a city, men
si-reward-vp-cities-women = { $amount } VP a city, women
si-reward-vp-men = { $amount } VP a man
si-reward-vp-women = { $amount } VP a woman
si-served = in the new turn order
si-served-initiative = for initiative
si-served-sum = { $total } of { $threshold }
si-served-nothing = no reward
si-served-wedding = wedding
si-served-deciding = deciding
si-vp-gain = +{ $vp } VP
si-florins-gain = +{ $florins } fl
si-cities = Cities
si-cities-hint = always the lowest free space
si-stack = { $count ->
    [one] { $count } token left in the stack
   *[other] { $count } tokens left in the stack
  }
si-city-out = out of play
si-city-marry = Marry off to { $city }: dowry from { $value }{ $token ->
    [none] {""}
   *[other] , takes { $token }
  }
si-city-mission = Mission to { $city }, rank { $value } or more{ $token ->
    [none] {""}
   *[other] , takes { $token }
  }
si-token = { $house }, { $vp } VP
si-token-marriage = For a marriage: { $token }{ $fits ->
    [no] ; it does not fit your row
   *[yes] {""}
  }
si-token-mission = For a mission: { $token }{ $fits ->
    [no] ; it does not fit his row
   *[yes] {""}
  }
si-no-token-marriage = No token for a marriage
si-no-token-mission = No token for a mission
si-figure = { $name }: { $sex ->
    [woman] woman
   *[man] man
  }
si-careers = Careers
si-careers-hint = VP for a mission
si-order = Turn order
si-rank = rank
si-men = { $name }: { $count ->
    [one] { $count } man
   *[other] { $count } men
  }
si-bonus-florins = On arrival: { $florins } florins
si-bonus-initiative = On arrival: one space up the initiative track
# $names from the top of the stack down
si-discs = { $count ->
    [one] { $names }
   *[other] Stack from the top: { $names }; the upper disc is ahead
  }
si-initiative-hint = VP each round
si-spend = { $track }, space { $space } ({ $vp } VP): { $points ->
    [one] spend a point
   *[other] spend { $points } points
  }
si-send = Send the man of space { $space }, { $track }: { $vp } VP{ $why ->
    [none] {""}
   *[other] . { $why }
  }

## Prompt, chain, panels, the end

# $count decides about the plural, $n is what is shown: it may be several numbers
si-gain-vp = { $n } VP
si-gain-florins = { $n } { $count ->
    [one] florin
   *[other] florins
  }
si-gain-men = { $n } { $count ->
    [one] man
   *[other] men
  }
si-gain-women = { $n } { $count ->
    [one] woman
   *[other] women
  }
si-gain-initiative = { $n } initiative
si-gain-threshold = threshold { $n }
si-gain-points = { $n } { $count ->
    [one] point
   *[other] points
  }
si-gain-dice = { $n } offspring { $count ->
    [one] die
   *[other] dice
  }
si-gain-pawns = { $n } { $count ->
    [one] pawn
   *[other] pawns
  } of either sex
si-gain-face-down = a face-down token
# $career and $rank: the man who would score most
si-gain-mission = up to { $vp } VP ({ $career } { $rank })
si-gain-marriage = { $range ->
    [yes] dowry { $least }–{ $most } florins: +{ $from } to +{ $to } VP
   *[no] dowry { $most ->
        [one] 1 florin
       *[other] { $most } florins
      }: +{ $to } VP
  }
si-manage-points = { $n } points, divided as you like: careers and initiative
si-gain-token = { $token } beside { $row }
si-token-none = no token
si-token-facedown = a face-down token
si-vp = { $vp } VP
si-vp-short = VP
si-florins-unit = fl
si-space = rank { $value }+
si-cities-reached = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
si-dowry-least = from { $value ->
    [one] 1 florin
   *[other] { $value } florins
  }

si-ask-die = { $die }: what shall it do?
si-ask-take = Die { $number } of { $most }: which one do you take?
si-ask-point = Where does the next point go?
si-ask-mission = Who goes where?
si-ask-marriage = Which city, and what dowry?
si-ask-city = { $career } { $rank }: to which city does he go?
si-ask-dowry = { $city }: how high is the dowry?

si-pick-die = Pick a die.
si-pick-extra = Pick one of the dice left: it is free.
si-pick-die-text = Nothing is taken before you choose what it shall do.
# $left is how far the sum is from the threshold
si-sum-now = { $state ->
    [none] Your dice may add up to { $threshold } for the reward.
    [over] Your dice: { $total } of { $threshold }. That is { $left } too many for the reward.
   *[some] Your dice: { $total } of { $threshold }. For the reward at most { $left } more.
  }
si-pass = Pass
si-pass-text = You take no more dice in this round.
# The pool has too few for a task
si-lack = needs { $sex ->
    [woman] { $least ->
        [one] 1 woman
       *[other] { $least } women
      }
   *[man] { $least ->
        [one] 1 man
       *[other] { $least } men
      }
  }, you have { $there }
si-needs-pawns = { $count ->
    [one] needs 1 pawn
   *[other] needs { $count } pawns
  }
si-free-helper-keys = Keys: 1–5 for the column, then 1–3 for the space; or the arrows.
si-card-task = Task: { $name }
si-card-hire = Hire into { $name }
si-hire-text = works with later dice there
si-way-pawns = { $count } { $sex ->
    [woman] { $count ->
        [one] woman
       *[other] women
      }
   *[man] { $count ->
        [one] man
       *[other] men
      }
  }: { $brings }
si-way-hire = { $helper }, { $florins } florins
si-put-back = Put back
si-die-cost = { $cost ->
    [0] It costs nothing.
    [one] You pay 1 florin and keep { $left }.
   *[other] You pay { $cost } florins and keep { $left }.
  }
si-die-sum = { $before ->
    [0] Dice { $total } of { $threshold }
   *[other] Dice { $before } + { $value } = { $total } of { $threshold }
  }{ $over ->
    [yes] : no reward.
   *[no] .
  }

si-facedown-hint = A face-down token instead of the city’s.
si-chain = What led to this question
si-then = then perhaps:
si-back-text = Take back the last step
si-step-choose-main-action = action?
si-step-spend-point = points?
si-step-send-on-mission = who, where?
si-step-marry-off = city and dowry?
si-step-activate-helper = yes or no?
si-step-choose-pawn = man or woman?
si-step-choose-any-task = which task?
si-step-choose-row = which row?
si-born = { $women ->
    [0] No daughter
    [one] 1 daughter
   *[other] { $women } daughters
  }, { $men ->
    [0] no son
    [one] 1 son
   *[other] { $men } sons
  }

si-points-left = { $left } of { $total } { $total ->
    [one] point
   *[other] points
  } left
si-point-enter = { $track } → { $to }
si-point-step = { $track } { $from } → { $to }
si-point-worth = VP when he is sent on a mission
si-point-worth-disc = VP at the end of the round
si-point-all = ×{ $count }: so many points here ({ $track })
si-stop = Stop
si-stop-text = { $count ->
    [one] 1 point is lost
   *[other] { $count } points are lost
  }
si-mission-man = Who goes
si-mission-city = Where to
si-mission-who = { $career } { $rank }
si-marry-city = City
si-dowry = Dowry
si-dowry-less = One florin less
si-dowry-more = One florin more
si-marry = Marriage: { $city }

si-helper-yes = Yes
si-helper-no = No
si-helper-no-text = not this time
si-helper-always = Always yes
si-helper-always-text = a standing order
si-always-list = Always at work:
si-always-drop = { $helper }: ask me again

si-take-pawn = { $sex ->
    [woman] A woman
   *[man] A man
  }
si-take-pawn-text = you have { $own }, { $supply } in the supply
si-take-florins-text = instead of the bonus; you have { $florins }
si-wed = Hold a wedding
si-wed-die = { $dice } dice for your offspring from now on
si-buy = Buy points
si-decline = No
si-decline-hold-wedding = the bride stays away
si-decline-buy-vp = you keep the florins
# $state: the row would be open, complete now, or have more than it needs
si-row-text = { $state ->
    [open] { $count } of { $least } tokens then
    [complete] complete then: { $vp } VP
   *[more] +1 VP, { $vp } in all
  }

si-has-vp = { $name }, { $vp } VP: show this board
si-show-board = Show this board; click to keep it
si-has-florins = { $count ->
    [one] 1 florin
   *[other] { $count } florins
  }
si-has-men = { $count ->
    [one] 1 man in the pool
   *[other] { $count } men in the pool
  }
si-has-women = { $count ->
    [one] 1 woman in the pool
   *[other] { $count } women in the pool
  }
si-has-brides = { $count ->
    [one] 1 bride
   *[other] { $count } brides
  }
si-has-row = { $row }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }, { $worth } VP{ $complete ->
    [yes] , complete
   *[no] {""}
  }
si-has-helpers = { $count ->
    [0] No helpers
    [one] 1 helper: { $names }
   *[other] { $count } helpers: { $names }
  }
si-has-sum = { $total } of { $threshold }
si-passed = passed
si-place = { $place }. in turn order

si-brief = { $vp } VP, dice { $total } of { $threshold }
si-end = Seven rounds are over
si-end-plans = { $name }: careers and plan at the end
si-end-sons = Men in their careers: { $count }, half the points of their spaces
si-end-row = { $row }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }, { $vp ->
    [0] too few to score
   *[other] { $vp } VP
  }
si-end-sources = Points by source
si-end-total = Victory points
si-end-wins = wins
si-end-tie = { $ahead } and { $behind } have { $vp } VP each: { $ahead } is ahead, being earlier in the turn order.
si-source-mission = Missions
si-source-dowry = Dowries
si-source-initiative = Initiative
si-source-helper = Helpers
si-source-wedding = Weddings
si-source-reward = Rewards
si-source-purchase = Bought
si-source-career = Men in careers
si-source-plan = Plan
