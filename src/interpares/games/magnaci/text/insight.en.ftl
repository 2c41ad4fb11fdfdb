### What speaks for a hint, and where the score came from
###
### The parts of a bot's evaluation, each as the thing that is gained or lost.

insight-points = { $points ->
    [one] { $points } Wealth
   *[other] { $points } Wealth
}

part-estates = estates
part-standing = the standing in Provinces
part-fiefs = Fiefs
part-laws = Laws held
part-offices = offices held
part-track = the place on the track
part-contest = the prize being contested
part-prospects = what the cards may still win
part-rivals = keeping the rivals back
part-collapse = safety from the Third Partition

source-estates = Estates
source-standing = Standing
source-fiefs = Fiefs
source-laws = Laws
