### What speaks for a hint, and where the score came from
###
### The parts of a bot's evaluation, each as the thing that is gained or lost.

insight-points = { $points ->
    [one] { $points } Prestige Point
   *[other] { $points } Prestige Points
}

part-prestige = Prestige Points
part-money = florins
part-jesters = Jesters
part-cards = cards that add to Works
part-architects = Architects for cheaper buildings
part-freedoms = Freedoms
part-landscapes = Landscapes
part-works = Works in hand
part-wishes = wishes of the cards in hand that are met
part-prestige-cards = Prestige cards
part-bonus-cards = Bonus cards
part-rivals = keeping the strongest rival back

source-works = Income of Works
source-best-work = Best Works
source-building = Buildings
source-landscape = Landscapes
source-architect = Architects
source-characters = Characters
source-prestige = Prestige cards
source-sold = Sold
