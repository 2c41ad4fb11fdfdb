### Games that are on their way; a game that is built brings its own words.

game-veto = Veto! A Card Game of the Nobility
    .text = A duel of camps at the royal election: sabres, kreski, and a reply to every reply.
    .time = about 45 minutes
    .weight = 4 of 5
