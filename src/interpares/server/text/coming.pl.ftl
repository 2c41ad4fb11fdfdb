### Gry w przygotowaniu; gotowa gra przynosi własne słowa.

game-veto = Veto! Szlachecka Gra Karciana
    .text = Pojedynek stronnictw podczas elekcji: szable, kreski i riposta na każdą ripostę.
    .time = około 45 minut
    .weight = 4 z 5
