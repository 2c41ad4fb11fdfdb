### Gry w przygotowaniu; gotowa gra przynosi własne słowa.

game-sigismundus = Sigismundus Augustus: Dei gratia rex Poloniae
    .text = Głosy za dukaty, dukaty za urzędy: osiem sejmów u boku ostatniego z Jagiellonów.
    .time = około 150 minut
    .weight = 4 z 5
game-veto = Veto! Szlachecka Gra Karciana
    .text = Pojedynek stronnictw podczas elekcji: szable, kreski i riposta na każdą ripostę.
    .time = około 45 minut
    .weight = 4 z 5
