### What speaks for a hint, and where the score came from
###
### The parts of a bot's evaluation, each as the thing that is gained or lost.

insight-points = { $points ->
    [one] { $points } VP
   *[other] { $points } VP
}

part-vp = VP at once
part-initiative = the Initiative Track
part-florins = florins
part-pawns = men and women in the Pool
part-careers = men on Career Tracks
part-alliances = rows of the Plan
part-brides = Brides
part-helpers = Helpers
part-rewards = the chance of a Reward
