### Spiele, die noch kommen; ein fertiges Spiel bringt seine eigenen Wörter mit.

game-veto = Veto! Ein Kartenspiel des Adels
    .text = Ein Duell der Lager bei der Königswahl: Säbel, Stimmen und auf jede Antwort eine Antwort.
    .time = etwa 45 Minuten
    .weight = 4 von 5
