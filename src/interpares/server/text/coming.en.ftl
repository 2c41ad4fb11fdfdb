### Games that are on their way; a game that is built brings its own words.

game-sigismundus = Sigismundus Augustus: Dei gratia rex Poloniae
    .text = Votes for ducats, ducats for offices: eight Sejms around the last Jagiellon king.
    .time = about 150 minutes
    .weight = 4 of 5
game-veto = Veto! A Card Game of the Nobility
    .text = A duel of camps at the royal election: sabres, kreski, and a reply to every reply.
    .time = about 45 minutes
    .weight = 4 of 5
