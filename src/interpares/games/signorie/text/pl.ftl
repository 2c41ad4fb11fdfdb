### Signorie
###
### Nazwy rodów stoją w liczbie mnogiej. Przypadki: .gen, .dat, .acc, .ins; kolor kości jest
### przymiotnikiem rodzaju żeńskiego (.nom, .gen, .acc). Po słowie „dzięki” stoi .by; .in to miejsce
### na torze; .row i .beside to rząd Planu, który dzieli identyfikator z Karierą lub akcją. To, co
### rzecz robi, stoi przy jej nazwie i powtarza się przy jej rodzaju.

game-signorie = Signorie: Rody Italii
    .text = Siedem rund na dworach piętnastowiecznej Italii. Wybieraj kości, zatrudniaj Pomocników, wysyłaj wykształconych synów na Misje i wydawaj córki za mąż; pilnuj, by suma kości nie odebrała ci Nagrody, i zbieraj Sojusze, których wymaga twój Plan.
    .time = około 100 minut
    .weight = 3 z 5

option-colours = Kolory
    .text = Który ród siedzi na którym miejscu. Każdy kolor ma własny Plan, czyli Domy, których Sojuszy szukają jego rzędy Karier; wszystko inne jest jednakowe.

outcome-finished = Minęło siedem rund; wygrywa, kto ma najwięcej Punktów Zwycięstwa, a spośród równych ten, kto jest wcześniej na Torze Kolejności.

## Rody

name-yellow-player = Żółci
    .gen = Żółtych
    .dat = Żółtym
    .acc = Żółtych
    .ins = Żółtymi
name-red-player = Czerwoni
    .gen = Czerwonych
    .dat = Czerwonym
    .acc = Czerwonych
    .ins = Czerwonymi
name-purple-player = Fioletowi
    .gen = Fioletowych
    .dat = Fioletowym
    .acc = Fioletowych
    .ins = Fioletowymi
name-blue-player = Niebiescy
    .gen = Niebieskich
    .dat = Niebieskim
    .acc = Niebieskich
    .ins = Niebieskimi

## Fazy

name-preparation = Przygotowanie
name-actions = Akcje
name-rewards = Nagrody
name-scoring = Punktacja końcowa

name-round-1 = Runda 1
name-round-2 = Runda 2
name-round-3 = Runda 3
name-round-4 = Runda 4
name-round-5 = Runda 5
name-round-6 = Runda 6
name-round-7 = Runda 7

## Kolumny i kości

name-yellow = żółty
    .nom = żółta
    .gen = żółtej
    .acc = żółtą
    .management = { name-florins }
    .hires = { name-turquoise.gen }
    .text = Pierwsza kolumna, o wartości 1. Jej akcją Zarządzania są Floreny, a Pomocników zatrudnia do turkusowej kolumny.
name-red = czerwony
    .nom = czerwona
    .gen = czerwonej
    .acc = czerwoną
    .management = { name-marriage }
    .hires = { name-yellow.gen }
    .text = Druga kolumna, o wartości 2. Jej akcją Zarządzania jest Małżeństwo, a Pomocników zatrudnia do żółtej kolumny.
name-purple = fioletowy
    .nom = fioletowa
    .gen = fioletowej
    .acc = fioletową
    .management = { name-offspring }
    .hires = { name-red.gen }
    .text = Trzecia kolumna, o wartości 3. Jej akcją Zarządzania jest Potomstwo, a Pomocników zatrudnia do czerwonej kolumny.
name-grey = szary
    .nom = szara
    .gen = szarej
    .acc = szarą
    .management = { name-mission }
    .hires = { name-purple.gen }
    .text = Czwarta kolumna, o wartości 4. Jej akcją Zarządzania jest Misja Dyplomatyczna, a Pomocników zatrudnia do fioletowej kolumny.
name-turquoise = turkusowy
    .nom = turkusowa
    .gen = turkusowej
    .acc = turkusową
    .management = { name-career }
    .hires = { name-grey.gen }
    .text = Piąta kolumna, o wartości 5. Jej akcją Zarządzania jest Kariera i Inicjatywa, a Pomocników zatrudnia do szarej kolumny.

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

## Główne akcje

name-florins = Floreny
    .by = akcji „{ name-florins }”
    .text = Weź 3 Floreny.
name-marriage = Małżeństwo
    .by = akcji „{ name-marriage }”
    .row = rząd Małżeństwa
    .beside = obok rzędu Małżeństwa
    .text = Córka z twojej Puli staje na najniższym wolnym polu Miasta. Zapłać posag, od wartości tego pola do 4 Florenów, i zdobądź 2 PZ za każdego Florena; żeton Małżeństwa z tego Miasta jest twój, jeśli pasuje do twojego rzędu Małżeństwa.
name-offspring = Potomstwo
    .by = akcji „{ name-offspring }”
    .text = Rzuć jedną białą kością za każdego żonatego Mężczyznę w swoim rodzie. Za każdą 1, 2 lub 3 bierzesz Kobietę, za każdą 4, 5 lub 6 Mężczyznę, z Ogólnych Zasobów do swojej Puli.
name-mission = Misja Dyplomatyczna
    .by = akcji „{ name-mission }”
    .text = Mężczyzna opuszcza swoją Karierę i staje na najniższym wolnym polu Miasta; jego Ranga musi dorównać wartości tego pola. Zdobywasz PZ z pola, które opuścił, a żeton Misji z tego Miasta jest twój, jeśli pasuje do rzędu jego Kariery.
name-career = Kariera i Inicjatywa
    .by = akcji „{ name-career }”
    .text = 4 punkty awansu, które dzielisz, jak chcesz, między trzy Kariery i Tor Inicjatywy. Co najmniej jeden trzeba wykorzystać.
name-hire = Zatrudnienie Pomocnika
    .text = Zapłać 2, 3 lub 4 Floreny i umieść Pomocnika w kolumnie, na którą wskazuje pole Akcji. Odtąd może działać po każdej kości w tej kolumnie.

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

## Kariery, Inicjatywa, rzędy Planu

-career-text = Kariera o siedmiu polach. Mężczyzna wysłany na Misję daje za swoje pole 1, 3, 5, 7, 9, 11 lub 13 PZ; kto zostanie tu do końca gry, daje połowę, zaokrągloną w dół. Pole 4 przynosi 2 Floreny, pole 6 krok na Torze Inicjatywy.
-career-row-text = Cztery tarcze: jeden Dom dwa razy, dwa inne po razie. Misja z tej Kariery przynosi tu żeton Miasta, jeśli jakaś tarcza jego Domu jest jeszcze wolna; rząd punktuje, gdy leżą przy nim co najmniej trzy żetony.

name-political = Polityka
    .by = premii na torze Polityki
    .acc = tor Polityki
    .gen = toru Polityki
    .in = na torze Polityki
    .row = rząd Polityki
    .beside = obok rzędu Polityki
    .text = { -career-text }
name-clerical = Kościół
    .by = premii na torze Kościoła
    .acc = tor Kościoła
    .gen = toru Kościoła
    .in = na torze Kościoła
    .row = rząd Kościoła
    .beside = obok rzędu Kościoła
    .text = { -career-text }
name-military = Wojsko
    .by = premii na torze Wojskowym
    .acc = tor Wojskowy
    .gen = toru Wojskowego
    .in = na torze Wojskowym
    .row = rząd Wojskowy
    .beside = obok rzędu Wojskowego
    .text = { -career-text }
name-initiative = Inicjatywa
    .acc = Tor Inicjatywy
    .gen = Toru Inicjatywy
    .in = na Torze Inicjatywy
    .text = Tor o ośmiu polach. Na koniec rundy każdy dysk daje za swoje pole 0, 0, 1, 2, 4, 6, 9 lub 12 PZ; najwyższy będzie pierwszy w nowej kolejności, po czym wszystkie wracają na dół.

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
    .text = Sześć tarcz, po jednej każdego Domu. Małżeństwo przynosi tu żeton Miasta, chyba że odkryty żeton jego Domu już tu leży; rząd punktuje, gdy leżą przy nim co najmniej trzy żetony.

name-career-space-1 = 1. pole Kariery
name-career-space-2 = 2. pole Kariery
name-career-space-3 = 3. pole Kariery
name-career-space-4 = 4. pole Kariery
name-career-space-5 = 5. pole Kariery
name-career-space-6 = 6. pole Kariery
name-career-space-7 = 7. pole Kariery
name-initiative-0 = najniższe pole Inicjatywy
name-initiative-1 = pole Inicjatywy 1
name-initiative-2 = pole Inicjatywy 2
name-initiative-3 = pole Inicjatywy 3
name-initiative-4 = pole Inicjatywy 4
name-initiative-5 = pole Inicjatywy 5
name-initiative-6 = pole Inicjatywy 6
name-initiative-7 = najwyższe pole Inicjatywy

## Miasta

-city-text = Osiem pól o wartościach 1, 1, 2, 2, 3, 3, 4 i 4, zajmowanych od najniższego i wspólnych dla Mężczyzn i Kobiet wszystkich rodów. Jeden żeton czeka na Małżeństwo, drugi na Misję.

name-milano = Mediolan
    .gen = Mediolanu
    .loc = w Mediolanie
    .board = Milano
    .text = { -city-text }
name-venezia = Wenecja
    .gen = Wenecji
    .loc = w Wenecji
    .board = Venezia
    .text = { -city-text }
name-firenze = Florencja
    .gen = Florencji
    .loc = we Florencji
    .board = Firenze
    .text = { -city-text }
name-roma = Rzym
    .gen = Rzymu
    .loc = w Rzymie
    .board = Roma
    .text = { -city-text }
name-napoli = Neapol
    .gen = Neapolu
    .loc = w Neapolu
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

## Pola Zadań

-women-task-text = Za Zadanie na tym polu płaci się Kobietami ze swojej Puli. Może je wykonać, kto bierze { $colour } kość.
-men-task-text = Za Zadanie na tym polu płaci się Mężczyznami ze swojej Puli. Może je wykonać, kto bierze { $colour } kość.

name-task-yellow-upper = żółte górne pole Zadania
    .in = na górnym żółtym polu
    .text = { -women-task-text(colour: "żółtą") }
name-task-yellow-lower = żółte dolne pole Zadania
    .in = na dolnym żółtym polu
    .text = { -men-task-text(colour: "żółtą") }
name-task-red-upper = czerwone górne pole Zadania
    .in = na górnym czerwonym polu
    .text = { -women-task-text(colour: "czerwoną") }
name-task-red-lower = czerwone dolne pole Zadania
    .in = na dolnym czerwonym polu
    .text = { -men-task-text(colour: "czerwoną") }
name-task-purple-upper = fioletowe górne pole Zadania
    .in = na górnym fioletowym polu
    .text = { -women-task-text(colour: "fioletową") }
name-task-purple-lower = fioletowe dolne pole Zadania
    .in = na dolnym fioletowym polu
    .text = { -men-task-text(colour: "fioletową") }
name-task-grey-upper = szare górne pole Zadania
    .in = na górnym szarym polu
    .text = { -women-task-text(colour: "szarą") }
name-task-grey-lower = szare dolne pole Zadania
    .in = na dolnym szarym polu
    .text = { -men-task-text(colour: "szarą") }
name-task-turquoise-upper = turkusowe górne pole Zadania
    .in = na górnym turkusowym polu
    .text = { -women-task-text(colour: "turkusową") }
name-task-turquoise-lower = turkusowe dolne pole Zadania
    .in = na dolnym turkusowym polu
    .text = { -men-task-text(colour: "turkusową") }

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

## Domy i ich żetony

-house-text = Dziewięć żetonów: trzy po 2 PZ, trzy po 3, dwa po 4 i jeden za 5. Tarczę tego Domu ma każdy rząd Małżeństwa; w których rzędach Karier jest jeszcze, zależy od Planu.
-token-text = Sojusz wart na koniec gry { $vp } PZ, jeśli leży przy rzędzie, który ma co najmniej trzy żetony. Zakryty byłby wart 1 PZ.

name-medici = Medyceusze
    .gen = Medyceuszy
    .text = { -house-text }
name-sforza = Sforzowie
    .gen = Sforzów
    .text = { -house-text }
name-este = Estensi
    .gen = Estensich
    .text = { -house-text }
name-gonzaga = Gonzagowie
    .gen = Gonzagów
    .text = { -house-text }
name-aragona = Aragonowie
    .gen = Aragonów
    .text = { -house-text }
name-della-rovere = Della Rovere
    .gen = Della Rovere
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
    .gen = { name-medici.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-medici-2 = { name-medici } 2
    .gen = { name-medici.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-medici-3 = { name-medici } 2
    .gen = { name-medici.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-medici-4 = { name-medici } 3
    .gen = { name-medici.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-medici-5 = { name-medici } 3
    .gen = { name-medici.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-medici-6 = { name-medici } 3
    .gen = { name-medici.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-medici-7 = { name-medici } 4
    .gen = { name-medici.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-medici-8 = { name-medici } 4
    .gen = { name-medici.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-medici-9 = { name-medici } 5
    .gen = { name-medici.gen } (5 PZ)
    .text = { -token-text(vp: 5) }
name-alliance-sforza-1 = { name-sforza } 2
    .gen = { name-sforza.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-sforza-2 = { name-sforza } 2
    .gen = { name-sforza.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-sforza-3 = { name-sforza } 2
    .gen = { name-sforza.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-sforza-4 = { name-sforza } 3
    .gen = { name-sforza.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-sforza-5 = { name-sforza } 3
    .gen = { name-sforza.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-sforza-6 = { name-sforza } 3
    .gen = { name-sforza.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-sforza-7 = { name-sforza } 4
    .gen = { name-sforza.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-sforza-8 = { name-sforza } 4
    .gen = { name-sforza.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-sforza-9 = { name-sforza } 5
    .gen = { name-sforza.gen } (5 PZ)
    .text = { -token-text(vp: 5) }
name-alliance-este-1 = { name-este } 2
    .gen = { name-este.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-este-2 = { name-este } 2
    .gen = { name-este.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-este-3 = { name-este } 2
    .gen = { name-este.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-este-4 = { name-este } 3
    .gen = { name-este.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-este-5 = { name-este } 3
    .gen = { name-este.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-este-6 = { name-este } 3
    .gen = { name-este.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-este-7 = { name-este } 4
    .gen = { name-este.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-este-8 = { name-este } 4
    .gen = { name-este.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-este-9 = { name-este } 5
    .gen = { name-este.gen } (5 PZ)
    .text = { -token-text(vp: 5) }
name-alliance-gonzaga-1 = { name-gonzaga } 2
    .gen = { name-gonzaga.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-gonzaga-2 = { name-gonzaga } 2
    .gen = { name-gonzaga.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-gonzaga-3 = { name-gonzaga } 2
    .gen = { name-gonzaga.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-gonzaga-4 = { name-gonzaga } 3
    .gen = { name-gonzaga.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-gonzaga-5 = { name-gonzaga } 3
    .gen = { name-gonzaga.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-gonzaga-6 = { name-gonzaga } 3
    .gen = { name-gonzaga.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-gonzaga-7 = { name-gonzaga } 4
    .gen = { name-gonzaga.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-gonzaga-8 = { name-gonzaga } 4
    .gen = { name-gonzaga.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-gonzaga-9 = { name-gonzaga } 5
    .gen = { name-gonzaga.gen } (5 PZ)
    .text = { -token-text(vp: 5) }
name-alliance-aragona-1 = { name-aragona } 2
    .gen = { name-aragona.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-aragona-2 = { name-aragona } 2
    .gen = { name-aragona.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-aragona-3 = { name-aragona } 2
    .gen = { name-aragona.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-aragona-4 = { name-aragona } 3
    .gen = { name-aragona.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-aragona-5 = { name-aragona } 3
    .gen = { name-aragona.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-aragona-6 = { name-aragona } 3
    .gen = { name-aragona.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-aragona-7 = { name-aragona } 4
    .gen = { name-aragona.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-aragona-8 = { name-aragona } 4
    .gen = { name-aragona.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-aragona-9 = { name-aragona } 5
    .gen = { name-aragona.gen } (5 PZ)
    .text = { -token-text(vp: 5) }
name-alliance-della-rovere-1 = { name-della-rovere } 2
    .gen = { name-della-rovere.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-della-rovere-2 = { name-della-rovere } 2
    .gen = { name-della-rovere.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-della-rovere-3 = { name-della-rovere } 2
    .gen = { name-della-rovere.gen } (2 PZ)
    .text = { -token-text(vp: 2) }
name-alliance-della-rovere-4 = { name-della-rovere } 3
    .gen = { name-della-rovere.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-della-rovere-5 = { name-della-rovere } 3
    .gen = { name-della-rovere.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-della-rovere-6 = { name-della-rovere } 3
    .gen = { name-della-rovere.gen } (3 PZ)
    .text = { -token-text(vp: 3) }
name-alliance-della-rovere-7 = { name-della-rovere } 4
    .gen = { name-della-rovere.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-della-rovere-8 = { name-della-rovere } 4
    .gen = { name-della-rovere.gen } (4 PZ)
    .text = { -token-text(vp: 4) }
name-alliance-della-rovere-9 = { name-della-rovere } 5
    .gen = { name-della-rovere.gen } (5 PZ)
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

## Pomocnicy

name-helper-yellow-top = Zakryty żeton Sojuszu
    .by = Pomocnikowi „{ name-helper-yellow-top }”
    .in = w żółtej kolumnie
    .text = Po żółtej kości: dobierz żeton ze stosu i bez oglądania połóż go zakryty obok dowolnego rzędu swojego Planu.
name-helper-yellow-middle = 3 PZ
    .by = Pomocnikowi „{ name-helper-yellow-middle }”
    .in = w żółtej kolumnie
    .text = Po żółtej kości: zdobądź 3 PZ.
name-helper-yellow-bottom = Polityka wg kości
    .by = Pomocnikowi „{ name-helper-yellow-bottom }”
    .in = w żółtej kolumnie
    .text = Po żółtej kości: tyle punktów awansu, ile pokazuje kość, tylko na Politykę.
name-helper-red-top = Kość Potomstwa
    .by = Pomocnikowi „{ name-helper-red-top }”
    .in = w czerwonej kolumnie
    .text = Po czerwonej kości: rzuć jedną białą kością. Za 1, 2 lub 3 bierzesz Kobietę, za 4, 5 lub 6 Mężczyznę.
name-helper-red-middle = 3 Floreny
    .by = Pomocnikowi „{ name-helper-red-middle }”
    .in = w czerwonej kolumnie
    .text = Po czerwonej kości: weź 3 Floreny.
name-helper-red-bottom = Kościół wg kości
    .by = Pomocnikowi „{ name-helper-red-bottom }”
    .in = w czerwonej kolumnie
    .text = Po czerwonej kości: tyle punktów awansu, ile pokazuje kość, tylko na Kościół.
name-helper-purple-top = Dowolne Zadanie
    .by = Pomocnikowi „{ name-helper-purple-top }”
    .in = w fioletowej kolumnie
    .text = Po fioletowej kości: wykonaj dowolne z dziesięciu Zadań, bez względu na kolor, dokładnie jednym pionkiem. Zadania za dwa pionki nie wchodzą w grę.
name-helper-purple-middle = 3 punkty Kariery
    .by = Pomocnikowi „{ name-helper-purple-middle }”
    .in = w fioletowej kolumnie
    .text = Po fioletowej kości: 3 punkty awansu, które dzielisz między Kariery, jak chcesz.
name-helper-purple-bottom = Małżeństwo z zakrytym żetonem
    .by = Pomocnikowi „{ name-helper-purple-bottom }”
    .in = w fioletowej kolumnie
    .text = Po fioletowej kości: Małżeństwo z posagiem i PZ. Żeton Miasta zostaje na miejscu; zamiast niego dobierasz żeton ze stosu i kładziesz go zakryty obok rzędu Małżeństwa.
name-helper-grey-top = 1 PZ za każdego Mężczyznę w Mieście
    .by = Pomocnikowi „{ name-helper-grey-top }”
    .in = w szarej kolumnie
    .text = Po szarej kości: zdobądź 1 PZ za każdego swojego Mężczyznę w Miastach.
name-helper-grey-middle = 3 punkty Inicjatywy
    .by = Pomocnikowi „{ name-helper-grey-middle }”
    .in = w szarej kolumnie
    .text = Po szarej kości: 3 punkty awansu na Tor Inicjatywy.
name-helper-grey-bottom = Wojsko wg kości
    .by = Pomocnikowi „{ name-helper-grey-bottom }”
    .in = w szarej kolumnie
    .text = Po szarej kości: tyle punktów awansu, ile pokazuje kość, tylko na Wojsko.
name-helper-turquoise-top = Pionek z Zasobów Ogólnych
    .by = Pomocnikowi „{ name-helper-turquoise-top }”
    .in = w turkusowej kolumnie
    .text = Po turkusowej kości: weź Mężczyznę albo Kobietę z Ogólnych Zasobów do swojej Puli.
name-helper-turquoise-middle = Inicjatywa wg kości
    .by = Pomocnikowi „{ name-helper-turquoise-middle }”
    .in = w turkusowej kolumnie
    .text = Po turkusowej kości: tyle punktów awansu, ile pokazuje kość, tylko na Tor Inicjatywy.
name-helper-turquoise-bottom = Misja z zakrytym żetonem
    .by = Pomocnikowi „{ name-helper-turquoise-bottom }”
    .in = w turkusowej kolumnie
    .text = Po turkusowej kości: Misja i jej PZ. Żeton Miasta zostaje na miejscu; zamiast niego dobierasz żeton ze stosu i kładziesz go zakryty obok rzędu Kariery tego Mężczyzny.

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

## Zadania

name-task-political = Awans: Polityka
    .by = Zadaniu „{ name-task-political }”
    .text = Od 1 do 3 pionków: za każdy 2 punkty awansu na torze Polityki. Co najmniej jeden trzeba wydać.
name-task-clerical = Awans: Kościół
    .by = Zadaniu „{ name-task-clerical }”
    .text = Od 1 do 3 pionków: za każdy 2 punkty awansu na torze Kościoła. Co najmniej jeden trzeba wydać.
name-task-military = Awans: Wojsko
    .by = Zadaniu „{ name-task-military }”
    .text = Od 1 do 3 pionków: za każdy 2 punkty awansu na torze Wojskowym. Co najmniej jeden trzeba wydać.
name-task-initiative = Awans: Inicjatywa
    .by = Zadaniu „{ name-task-initiative }”
    .text = Od 1 do 3 pionków: za każdy 2 punkty awansu na Torze Inicjatywy. Co najmniej jeden trzeba wydać.
name-task-alliance = Zakryty żeton Sojuszu
    .by = Zadaniu „{ name-task-alliance }”
    .text = Dokładnie 1 pionek: dobierz żeton ze stosu i bez oglądania połóż go zakryty obok dowolnego rzędu swojego Planu.
name-task-threshold = Próg +3
    .by = Zadaniu „{ name-task-threshold }”
    .text = Od 1 do 3 pionków, które do końca rundy stoją w Obszarze Progu: za każdy twój próg rośnie o 3. Mogą tam stać najwyżej 3 twoje pionki.
name-task-mission = Misja Dyplomatyczna
    .by = Zadaniu „{ name-task-mission }”
    .text = Dokładnie 2 pionki: jedna Misja Dyplomatyczna. Nie jest wśród nich ten, kto na nią jedzie.
name-task-marriage = Małżeństwo
    .by = Zadaniu „{ name-task-marriage }”
    .text = Dokładnie 2 pionki: jedno Małżeństwo. Nie ma wśród nich córki, a jej posag płaci się jak zwykle.
name-task-florins = Floreny
    .by = Zadaniu „{ name-task-florins }”
    .text = Od 1 do 3 pionków: za każdy 2 Floreny.
name-task-exchange = Wymiana pionków
    .by = Zadaniu „{ name-task-exchange }”
    .text = Od 1 do 3 pionków: za każdy weź 1 Mężczyznę albo Kobietę, jak wolisz, z Ogólnych Zasobów do swojej Puli.

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

## Nagrody

name-reward-mission = Misja Dyplomatyczna
    .by = Nagrodzie „{ name-reward-mission }”
    .text = Jedna Misja, bez kości i bez oddawania pionków. Ranga i PZ jak zwykle.
name-reward-marriage = Małżeństwo
    .by = Nagrodzie „{ name-reward-marriage }”
    .text = Jedno Małżeństwo, bez kości i bez oddawania pionków. Posag i PZ jak zwykle.
name-reward-two-men = 2 Mężczyzn
    .by = Nagrodzie „{ name-reward-two-men }”
    .text = Weź 2 Mężczyzn z Ogólnych Zasobów do swojej Puli.
name-reward-two-women = 2 Kobiety
    .by = Nagrodzie „{ name-reward-two-women }”
    .text = Weź 2 Kobiety z Ogólnych Zasobów do swojej Puli.
name-reward-career = Punkty Kariery
    .by = Nagrodzie „{ name-reward-career }”
    .text = 3 punkty awansu, które dzielisz między Kariery, jak chcesz.
name-reward-initiative = Punkty Inicjatywy
    .by = Nagrodzie „{ name-reward-initiative }”
    .text = 4 punkty awansu na Tor Inicjatywy. Liczą się już do następnej rundy.
name-reward-alliance = Zakryty żeton Sojuszu
    .by = Nagrodzie „{ name-reward-alliance }”
    .text = Dobierz żeton ze stosu i bez oglądania połóż go zakryty obok dowolnego rzędu swojego Planu.
name-reward-helper = Darmowy Pomocnik
    .by = Nagrodzie „{ name-reward-helper }”
    .text = Umieść Pomocnika na dowolnym wolnym polu swojej planszy, nic nie płacąc.
name-reward-extra-action = Dodatkowa akcja
    .by = Nagrodzie „{ name-reward-extra-action }”
    .text = Weź za darmo jedną z kości, których nikt nie wziął, i wykonaj nią główną Akcję; potem mogą działać Pomocnicy z jej kolumny. Wszystkie inne kości schodzą przedtem z plansz.
name-reward-vp-helpers = 2 PZ za każdego Pomocnika
    .by = Nagrodzie „{ name-reward-vp-helpers }”
    .text = 2 PZ za każdego twojego Pomocnika.
name-reward-vp-cities-men = 4 PZ za każde Miasto z Mężczyzną
    .by = Nagrodzie „{ name-reward-vp-cities-men }”
    .text = 4 PZ za każde Miasto, w którym masz co najmniej jednego Mężczyznę.
name-reward-vp-cities-women = 4 PZ za każde Miasto z Kobietą
    .by = Nagrodzie „{ name-reward-vp-cities-women }”
    .text = 4 PZ za każde Miasto, w którym masz co najmniej jedną Kobietę.
name-reward-vp-men = 2 PZ za każdego Mężczyznę w Miastach
    .by = Nagrodzie „{ name-reward-vp-men }”
    .text = 2 PZ za każdego twojego Mężczyznę w Miastach.
name-reward-vp-women = 2 PZ za każdą Kobietę w Miastach
    .by = Nagrodzie „{ name-reward-vp-women }”
    .text = 2 PZ za każdą twoją Kobietę w Miastach.

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

## Portrety i śluby

name-portrait-head = Signore, głowa rodu
    .text = Żonaty od początku gry: daje jedną białą kość w każdej akcji Potomstwa.
name-portrait-2 = drugi portret
    .text = Panna Młoda u boku tego Mężczyzny nie daje PZ. Każda Panna Młoda dodaje białą kość do twoich akcji Potomstwa.
name-portrait-3 = trzeci portret
    .text = Panna Młoda u boku tego Mężczyzny daje 1 PZ. Każda Panna Młoda dodaje białą kość do twoich akcji Potomstwa.
name-portrait-4 = czwarty portret
    .text = Panna Młoda u boku tego Mężczyzny daje 2 PZ. Każda Panna Młoda dodaje białą kość do twoich akcji Potomstwa.
name-portrait-5 = piąty portret
    .text = Panna Młoda u boku tego Mężczyzny daje 4 PZ. Każda Panna Młoda dodaje białą kość do twoich akcji Potomstwa.

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

## Skąd pochodzą Punkty Zwycięstwa

name-dowry = Posag
name-helper = Pomocnik
name-wedding = Ślub
name-reward = Nagroda
name-purchase = Zakup
name-plan = Plan

source-mission = Misje Dyplomatyczne
source-dowry = Posagi
source-initiative = Inicjatywa
source-helper = Pomocnicy
source-wedding = Śluby
source-reward = Nagrody
source-purchase = Kupione za Floreny
source-career = Kariery na koniec gry
source-plan = Sojusze w Planie

## Elementy, plansze, tabele

name-man = Mężczyzna
name-woman = Kobieta
name-main-board = Plansza Główna
name-player-board = Plansza Gracza
name-player-disc = Dysk gracza
name-bride = Panna Młoda
name-helper-disc = Pomocnik
name-reward-token = żeton Nagrody
name-alliance-token = żeton Sojuszu
name-offspring-die = kość Potomstwa
name-action-die = kość Akcji
name-task-token = żeton Zadania
name-florin = Floren
name-helper-row-top = górne pole Pomocnika
name-helper-row-middle = środkowe pole Pomocnika
name-helper-row-bottom = dolne pole Pomocnika
name-threshold-0 = próg podstawowy
name-threshold-1 = próg +3
name-threshold-2 = próg +6
name-threshold-3 = próg +9
name-plan-red = Plan Czerwonego
name-plan-blue = Plan Niebieskiego
name-plan-yellow = Plan Żółtego
name-plan-purple = Plan Fioletowego
name-position-1 = 1. gracz
name-position-2 = 2. gracz
name-position-3 = 3. gracz
name-position-4 = 4. gracz
name-players-2 = gra 2-osobowa
name-players-3 = gra 3-osobowa
name-players-4 = gra 4-osobowa

## Części zdań

# W bierniku.
florins = { $florins ->
    [one] 1 Florena
    [few] { $florins } Floreny
    [many] { $florins } Florenów
   *[other] { $florins } Florena
}
points = { $points ->
    [one] 1 punkt awansu
    [few] { $points } punkty awansu
    [many] { $points } punktów awansu
   *[other] { $points } punktu awansu
}
men = { $men ->
    [one] 1 Mężczyznę
   *[other] { $men } Mężczyzn
}
women = { $women ->
    [one] 1 Kobietę
    [few] { $women } Kobiety
    [many] { $women } Kobiet
   *[other] { $women } Kobiety
}

# Posag w dopełniaczu.
dowry = { $dowry ->
    [one] 1 Florena
   *[other] { $dowry } Florenów
}

# Pionki oddane za Zadanie, w bierniku.
paying-men = { $pawns ->
    [one] 1 Mężczyznę
   *[other] { $pawns } Mężczyzn
}
paying-women = { $pawns ->
    [one] 1 Kobietę
    [few] { $pawns } Kobiety
    [many] { $pawns } Kobiet
   *[other] { $pawns } Kobiety
}
# Według pola: górne są dla Kobiet.
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

## Akcje

action-take = Weź { NAME($colour, case: "acc") } kość ({ $value })
action-pass = Pas: żadnych więcej kości w tej rundzie
action-hire = Zatrudnij Pomocnika „{ NAME($helper) }” { NAME($helper, case: "in") }
action-perform = Zadanie { NAME($space, case: "in") }: oddaj { paid-on-space }
action-manage = Akcja Zarządzania
action-initiative = Inicjatywa: o jedno pole w górę
action-enter = Wystaw Mężczyznę z Puli na { NAME($career, case: "acc") }
action-advance = Awansuj Mężczyznę z pola { $rank } { NAME($career, case: "gen") }
action-stop = Nie używaj więcej punktów
action-mission = Wyślij Mężczyznę z pola { $rank } { NAME($career, case: "gen") } do { NAME($city, case: "gen") }
action-marry = Wydaj córkę za mąż { NAME($city, case: "loc") }, posag { dowry }
action-activate = Aktywuj Pomocnika
action-skip = Nie aktywuj Pomocnika
action-take-pawn = { $sex ->
    [woman] Weź Kobietę
   *[man] Weź Mężczyznę
}
action-put-beside = Połóż { NAME($row, case: "beside") }
action-take-bonus = Weź Bonus
action-take-florins = Weź zamiast niego Floreny
action-wed = Wypraw ślub
action-buy-points = Kup Punkty Zwycięstwa
action-decline = Nie

## Decyzje

decision-take-die = { $total ->
    [0] Próg wynosi { $threshold }.
   *[other] Suma twoich kości to { $total }, próg { $threshold }.
} Którą kość bierzesz, czy może pasujesz?
    .name = Wybór kości
    .answer-pass = Pasuję
    .waiting = Czekamy, aż { SEAT($seats) } wezmą kość (numer { $number }) albo spasują; suma kości { $total }, próg { $threshold }.
    .guide = W rundzie bierzesz do czterech kości, każdą innego koloru, po jednej w kolejce. Kość niższa niż jej pole kosztuje różnicę we Florenach, ale niska suma daje prawo do Nagrody: najwyżej 13, chyba że podniesiesz próg. Cztery kości po około 3 to dobra runda; pas jest do jej końca ostateczny.
decision-choose-main-action = Co ma zrobić { NAME($colour, case: "nom") } kość ({ $value })? Jej akcja Zarządzania to „{ NAME($colour, case: "management") }”, a Pomocnika zatrudnia do { NAME($colour, case: "hires") } kolumny.
    .name = Główna Akcja kości
    .waiting = Czekamy, co { SEAT($seats) } zrobią { NAME($colour, case: "acc") } kością ({ $value }), wziętą { $cost ->
        [0] za darmo
        [one] za 1 Florena
        [few] za { $cost } Floreny
        [many] za { $cost } Florenów
       *[other] za { $cost } Florena
    }.
    .guide = Kość robi dokładnie jedno: swoją akcję Zarządzania, jedno z dwóch Zadań swojego koloru albo zatrudnienie Pomocnika w kolumnie po lewej. Potem mogą działać Pomocnicy, których masz już w jej kolumnie. Zatrudniaj w pierwszych rundach, gdy Pomocnik ma przed sobą wiele kości; później niech pracuje rodzina.
decision-spend-point = { $points ->
    [one] Masz jeszcze 1 punkt awansu dzięki { NAME($by, case: "by") }. Na co go wydajesz?
   *[other] Masz jeszcze { points } dzięki { NAME($by, case: "by") }. Na co wydajesz następny?
}
    .name = Wydawanie punktów awansu
    .waiting = Czekamy, na co { SEAT($seats) } wydadzą { points } dzięki { NAME($by, case: "by") } ({ NAME($tracks) }).
    .guide = Punkt przesuwa Mężczyznę o pole w górę, wprowadza Mężczyznę z Puli na pierwsze pole Kariery albo przesuwa twój dysk na Torze Inicjatywy. Kto dojdzie na pole 4, przynosi 2 Floreny, a na polu 6 w górę idzie także dysk. Jeden Mężczyzna wysoko jest wart więcej niż trzej w środku, bo o Misje trudno.
decision-send-on-mission = { $facedown ->
    [true] Którego Mężczyznę wysyłasz i do którego Miasta? Zamiast żetonu Miasta dobierzesz zakryty.
   *[false] Którego Mężczyznę wysyłasz i do którego Miasta?
}
    .name = Misja Dyplomatyczna
    .waiting = { $facedown ->
        [true] Czekamy, kogo { SEAT($seats) } wyślą na Misję dzięki { NAME($by, case: "by") }, po zakryty żeton.
       *[false] Czekamy, kogo { SEAT($seats) } wyślą na Misję dzięki { NAME($by, case: "by") }.
    }
    .guide = Zdobywasz PZ z pola Kariery, które opuszcza; w Mieście zostaje już do końca gry. Jego Ranga musi dorównać najniższemu wolnemu polu Miasta, a te pola są coraz wyższe. Szukaj żetonu, który pasuje do rzędu jego Kariery: rząd liczy się dopiero z trzema żetonami.
decision-marry-off = { $facedown ->
    [true] W którym Mieście wydajesz córkę za mąż i z jakim posagiem? Zamiast żetonu Miasta dobierzesz zakryty.
   *[false] W którym Mieście wydajesz córkę za mąż i z jakim posagiem?
}
    .name = Małżeństwo córki
    .waiting = { $facedown ->
        [true] Czekamy, aż { SEAT($seats) } wydadzą córkę za mąż dzięki { NAME($by, case: "by") }, po zakryty żeton.
       *[false] Czekamy, aż { SEAT($seats) } wydadzą córkę za mąż dzięki { NAME($by, case: "by") }.
    }
    .guide = Każdy Floren posagu to 2 PZ; wolno dać najwyżej 4, a co najmniej tyle, ile wynosi najniższe wolne pole Miasta. Pełny posag to zwykle najlepszy użytek z pieniędzy. Żeton Miasta jest twój, jeśli w rzędzie Małżeństwa nie masz jeszcze żadnego z jego Domu.
decision-activate-helper = { $points ->
    [0] Czy aktywujesz Pomocnika „{ NAME($helper) }”?
   *[other] Czy aktywujesz Pomocnika „{ NAME($helper) }”? Daje { points }.
}
    .name = Aktywacja Pomocnika
    .answer-activate = Aktywuję Pomocnika
    .answer-skip = Nie aktywuję Pomocnika
    .order-activate = Aktywuj Pomocnika „{ NAME($helper) }”
    .order-skip = Nie aktywuj Pomocnika „{ NAME($helper) }”
    .waiting = { $points ->
        [0] Czekamy, czy { SEAT($seats) } aktywują Pomocnika „{ NAME($helper) }”.
       *[other] Czekamy, czy { SEAT($seats) } aktywują Pomocnika „{ NAME($helper) }”, który daje { points }.
    }
    .guide = Po akcji kości działają Pomocnicy z jej kolumny, od góry do dołu, każdy raz. Nic to nie kosztuje, więc odmawiaj tylko wtedy, gdy Pomocnik zużyłby coś, co chcesz zachować: pionek, Mężczyznę w Karierze, pieniądze na posag. Pominięty nie zadziała już przy tej kości.
decision-choose-pawn = { $count ->
    [one] Kogo bierzesz dzięki { NAME($by, case: "by") }: Mężczyznę czy Kobietę?
   *[other] Kogo bierzesz dzięki { NAME($by, case: "by") }: Mężczyznę czy Kobietę? Pionki do wzięcia: { $count }.
}
    .name = Mężczyzna czy Kobieta
    .waiting = { $count ->
        [one] Czekamy, czy { SEAT($seats) } wezmą Mężczyznę, czy Kobietę dzięki { NAME($by, case: "by") }.
       *[other] Czekamy, aż { SEAT($seats) } wezmą pionki dzięki { NAME($by, case: "by") } (zostało: { $count }).
    }
    .guide = Mężczyźni robią Kariery i jeżdżą na Misje, Kobiety wydaje się za mąż z posagiem. Jedni i drudzy płacą za Zadania: Mężczyźni za dolne, Kobiety za górne w każdym kolorze.
decision-choose-any-task = Które Zadanie wykonujesz jednym pionkiem?
    .name = Dowolne Zadanie
    .waiting = Czekamy, jakie Zadanie wykonają { SEAT($seats) } dzięki { NAME($by, case: "by") }.
    .guide = Możesz wybrać każde z dziesięciu Zadań, bez względu na kolor, i oddać jeden pionek tej płci, której wymaga pole. Zadania za dwa pionki nie wchodzą w grę. Pionek wraca do twoich Ogólnych Zasobów.
decision-choose-row = Obok którego rzędu kładziesz zakryty żeton?
    .name = Rząd dla zakrytego żetonu
    .waiting = Czekamy, obok którego rzędu { SEAT($seats) } położą zakryty żeton dzięki { NAME($by, case: "by") }.
    .guide = Jest wart 1 PZ, nie zajmuje tarczy i nikt nigdy nie ogląda jego przodu. Najlepszy jest jako trzeci żeton rzędu, bo rząd z mniejszą liczbą nic nie daje.
decision-choose-reward = Przysługuje ci Nagroda. Bierzesz Bonus „{ NAME($reward) }” czy { florins }?
    .name = Bonus czy Floreny
    .answer-take-bonus = Biorę Bonus
    .answer-take-florins = Biorę Floreny
    .waiting = Czekamy, czy { SEAT($seats) } wezmą Bonus „{ NAME($reward) }”, czy { florins }.
    .guide = Suma twoich kości nie przekroczyła progu, więc Nagroda tej rundy jest twoja. Bonus jest zwykle wart więcej niż Floreny, chyba że brakuje ci na posag albo na kość. Tak czy inaczej możesz potem wyprawić ślub.
decision-choose-free-helper = Na którym polu umieszczasz darmowego Pomocnika?
    .name = Darmowy Pomocnik
    .waiting = Czekamy, gdzie { SEAT($seats) } umieszczą darmowego Pomocnika.
    .guide = Wybierz dowolne wolne pole swojej planszy; nic nie płacisz, więc sięgnij po jedno z droższych. Najlepiej w kolumnie, w której zamierzasz kłaść kość prawie co rundę.
decision-take-extra-die = Którą z pozostałych kości bierzesz na dodatkową akcję?
    .name = Kość na dodatkową akcję
    .waiting = Czekamy, którą kość { SEAT($seats) } wezmą na dodatkową akcję.
    .guide = Zostały tylko kości, których nikt nie wziął. Ta nic nie kosztuje, cokolwiek pokazuje, a sumy już nikt nie sprawdza; wysoka wartość przyda się tylko Pomocnikowi, który ją liczy. Za zatrudnienie, posag i pionki płacisz jak zwykle.
decision-hold-wedding = { $vp ->
    [0] { $florins ->
        [0] Czy wyprawiasz ślub?
       *[other] Czy wyprawiasz ślub? Daje { florins }.
    }
   *[other] { $florins ->
        [0] Czy wyprawiasz ślub? Daje { $vp } PZ.
       *[other] Czy wyprawiasz ślub? Daje { $vp } PZ i { florins }.
    }
}
    .name = Ślub
    .answer-wed = Wyprawiam ślub
    .answer-decline = Nie wyprawiam ślubu
    .waiting = { $vp ->
        [0] { $florins ->
            [0] Czekamy, czy { SEAT($seats) } wyprawią ślub.
           *[other] Czekamy, czy { SEAT($seats) } wyprawią ślub, który daje { florins }.
        }
       *[other] { $florins ->
            [0] Czekamy, czy { SEAT($seats) } wyprawią ślub, który daje { $vp } PZ.
           *[other] Czekamy, czy { SEAT($seats) } wyprawią ślub, który daje { $vp } PZ i { florins }.
        }
    }
    .guide = Syn bierze sobie Pannę Młodą i nic to nie kosztuje. Każda dodaje białą kość do wszystkich twoich przyszłych akcji Potomstwa, więc wyprawiaj śluby wcześnie i zawsze, gdy możesz. Późniejsze dają też PZ.
decision-buy-vp = Czy płacisz { florins } za { $vp } PZ?
    .name = Kupno Punktów Zwycięstwa
    .answer-buy-points = Kupuję punkty
    .answer-decline = Zatrzymuję Floreny
    .waiting = Czekamy, czy { SEAT($seats) } zapłacą { florins } za { $vp } PZ.
    .guide = Na koniec gry Floreny nie są nic warte. Po rundzie 6 zatrzymaj je, jeśli wydasz je na posagi, bo te dają po 2 PZ za Florena; po rundzie 7 kupuj.

## Zdarzenia

event-round-begun = Zaczyna się runda { $round }. Nagroda: { NAME($reward) }.
event-token-dealt = { NAME($city) }, { $slot ->
    [marriage] pole Małżeństwa
   *[mission] pole Misji
}: { NAME($token) }.
event-dice-rolled = Kości Akcji zostały rzucone.
event-tasks-dealt = Zadania od żółtych do turkusowych, za każdym razem dla Kobiet i dla Mężczyzn: { NAME($tasks, join: " · ") }.
event-die-taken = { $extra ->
    [true] { SEAT($seat) } biorą na dodatkową akcję { NAME($colour, case: "acc") } kość ({ $value }).
   *[false] { SEAT($seat) } biorą { NAME($colour, case: "acc") } kość ({ $value }){ $florins ->
        [0] .
       *[other] { " " }i płacą { florins }.
    }
}
event-passed = { $forced ->
    [true] { SEAT($seat) } nie mogą wziąć więcej kości i pasują.
   *[false] { SEAT($seat) } pasują.
}
event-hired = { SEAT($seat) } zatrudniają Pomocnika „{ NAME($helper) }” { NAME($helper, case: "in") } { $florins ->
    [0] za darmo
   *[other] za { florins }
}.
event-task-begun = { SEAT($seat) } oddają { paid-pawns } za Zadanie „{ NAME($task) }”.
event-threshold-raised = Próg { SEAT($seat, case: "gen") } rośnie do { $threshold }.
event-florins-gained = { SEAT($seat) } zyskują { florins } dzięki { NAME($by, case: "by") }.
event-scored = { SEAT($seat) } zdobywają { $vp } PZ dzięki { NAME($by, case: "by") }.
event-pawns-gained = { $men ->
    [0] { $women ->
        [0] { SEAT($seat) } nie zyskują nikogo dzięki { NAME($by, case: "by") }: w Ogólnych Zasobach brakuje pionków.
       *[other] { SEAT($seat) } zyskują { women } dzięki { NAME($by, case: "by") }.
    }
   *[other] { $women ->
        [0] { SEAT($seat) } zyskują { men } dzięki { NAME($by, case: "by") }.
       *[other] { SEAT($seat) } zyskują { men } i { women } dzięki { NAME($by, case: "by") }.
    }
}
event-offspring-rolled = { SEAT($seat) } rzucają na Potomstwo: { NAME($dice, join: ", ") }.
event-initiative-moved = { SEAT($seat) } przesuwają się na pole { $space } Toru Inicjatywy.
event-man-advanced = { $rank ->
    [1] { SEAT($seat) } wystawiają Mężczyznę na { NAME($career, case: "acc") }.
   *[other] Mężczyzna { SEAT($seat, case: "gen") } awansuje na pole { $rank } { NAME($career, case: "gen") }.
}
event-points-lost = { SEAT($seat) } nie wykorzystują { $points ->
    [one] 1 punktu awansu
   *[other] { $points } punktów awansu
}.
event-mission-done = { SEAT($seat) } wysyłają do { NAME($city, case: "gen") } Mężczyznę z pola { $rank } { NAME($career, case: "gen") } i zdobywają { $vp } PZ.
event-married = { SEAT($seat) } wydają córkę za mąż { NAME($city, case: "loc") } z posagiem { dowry } i zdobywają { $vp } PZ.
event-token-taken = { SEAT($seat) } biorą żeton { NAME($token, case: "gen") } i kładą go { NAME($row, case: "beside") }.
event-token-left = Żeton { NAME($token, case: "gen") } zostaje { NAME($city, case: "loc") }: nie pasuje do Planu { SEAT($seat, case: "gen") }.
event-token-drawn = { SEAT($seat) } dobierają żeton i kładą go zakryty { NAME($row, case: "beside") }.
event-helper-activated = { SEAT($seat) } aktywują Pomocnika „{ NAME($helper) }”.
event-helper-skipped = { SEAT($seat) } nie aktywują Pomocnika „{ NAME($helper) }”.
event-initiative-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za pole { $space } Toru Inicjatywy.
   *[other] { SEAT($seat) } zdobywają { $vp } PZ za pole { $space } Toru Inicjatywy.
}
event-new-order = Nowa kolejność: { SEAT($order, join: ", ") }.
event-dice-counted = { $qualified ->
    [true] { SEAT($seat) } mają prawo do Nagrody: suma kości { $total }, próg { $threshold }.
   *[false] { SEAT($seat) } nie mają prawa do Nagrody: suma kości { $total }, próg { $threshold }.
}
event-boards-cleared = Wszystkie kości schodzą z Plansz Graczy; do dodatkowych akcji każdy kolor jest znów wolny.
event-bonus-taken = { SEAT($seat) } biorą Bonus „{ NAME($reward) }”.
event-florins-taken = { $forced ->
    [true] { SEAT($seat) } nie mogą skorzystać z Bonusu i biorą { florins }.
   *[false] { SEAT($seat) } biorą { florins } zamiast Bonusu.
}
event-wedding-held = { SEAT($seat) } wyprawiają ślub ({ $brides }. Panna Młoda){ $vp ->
    [0] { $florins ->
        [0] .
       *[other] { " " }i zyskują { florins }.
    }
   *[other] { $florins ->
        [0] { " " }i zdobywają { $vp } PZ.
       *[other] , zdobywają { $vp } PZ i zyskują { florins }.
    }
}
event-reward-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za Nagrodę „{ NAME($reward) }”.
   *[other] { SEAT($seat) } zdobywają { $vp } PZ za Nagrodę „{ NAME($reward) }” (× { $count }).
}
event-points-bought = { SEAT($seat) } płacą { florins } za { $vp } PZ.
event-career-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za Mężczyznę na polu { $rank } { NAME($career, case: "gen") }.
   *[other] { SEAT($seat) } zdobywają { $vp } PZ za Mężczyznę na polu { $rank } { NAME($career, case: "gen") }.
}
event-row-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za { NAME($row, case: "row") }: trzeba trzech żetonów, a { $tokens ->
        [0] nie ma tu żadnego
        [one] jest tu tylko 1
       *[other] są tu tylko { $tokens }
    }.
   *[other] { SEAT($seat) } zdobywają { $vp } PZ za { NAME($row, case: "row") } z { $tokens } żetonami.
}
event-final = { SEAT($seat) } mają { $vp } PZ.

## Odmowy

refusal-no-die-now = Chcesz wziąć kość albo spasować, ale robi się to tylko we własnej kolejce, gdy pada pytanie o kość.
refusal-main-action-first = Chcesz użyć Pomocnika, ale kości nie kładzie się tylko dla Pomocników: najpierw wykonujesz jedną główną Akcję jej kolumny.
refusal-no-main-action-now = Chcesz wykonać akcję, ale główną Akcję wybiera się dopiero po położeniu kości.
refusal-no-points-now = Chcesz wydać punkt awansu, ale nie masz teraz żadnego do wydania.
refusal-no-mission-now = Chcesz wysłać Mężczyznę na Misję, ale nic ci teraz na nią nie pozwala.
refusal-no-marriage-now = Chcesz wydać córkę za mąż, ale nic ci teraz na to nie pozwala.
refusal-no-helper-now = Chcesz zdecydować o Pomocniku, ale Pomocnicy działają tylko po głównej Akcji, w kolumnie położonej kości.
refusal-no-pawn-now = Chcesz wziąć Mężczyznę albo Kobietę, ale nic ci teraz nie daje pionka do wyboru.
refusal-no-token-now = Chcesz położyć żeton obok rzędu, ale żadnego teraz nie dobierasz; położonych żetonów nigdy się nie przenosi.
refusal-no-reward-now = Chcesz wziąć Nagrodę, ale to nie ta chwila: na koniec rundy biorą ją po kolei ci, którym przysługuje.
refusal-no-wedding-now = Chcesz wyprawić ślub, ale robi się to zaraz po swojej Nagrodzie, najwyżej raz w rundzie.
refusal-no-buying-now = Chcesz kupić Punkty Zwycięstwa, ale można to zrobić tylko raz, zaraz po Nagrodzie w rundach 6 i 7.
refusal-four-dice = Chcesz wziąć kość, ale masz już cztery, a więcej w rundzie brać nie wolno.
refusal-has-passed = Chcesz wziąć kość, ale padł już twój pas; w tej rundzie jest ostateczny.
refusal-no-florins-in-last-rounds = Chcesz wziąć Floreny zamiast Nagrody, ale w rundach 6 i 7 jest tylko sama Nagroda.
refusal-no-wedding-in-last-rounds = Chcesz wyprawić ślub, ale w rundach 6 i 7 ślubów nie ma.
refusal-no-such-colour = Nie ma kości koloru „{ NAME($colour) }”.
refusal-colour-is-used = Chcesz wziąć { NAME($colour, case: "acc") } kość, ale jedna leży już na twoim polu tego koloru.
refusal-no-such-die = Chcesz wziąć { NAME($colour, case: "acc") } kość ({ $value }), ale takiej nie ma na Planszy Głównej.
refusal-cannot-pay-die = Ta kość kosztuje { $cost ->
    [one] 1 Florena
    [few] { $cost } Floreny
    [many] { $cost } Florenów
   *[other] { $cost } Florena
}, a masz { $florins }; tym, co da dopiero jej akcja, zapłacić nie można.
refusal-die-can-do-nothing = Chcesz wziąć { NAME($colour, case: "acc") } kość, ale po opłaceniu jej (koszt: { $cost }) nic nie dałoby się nią zrobić: ani akcji Zarządzania, ani Zadania, ani zatrudnienia. Sami Pomocnicy nie wystarczą.
refusal-die-not-left = Chcesz wziąć { NAME($colour, case: "acc") } kość ({ $value }), ale do dodatkowej akcji są tylko kości, których nikt nie wziął.
refusal-no-such-space = Nie ma pola Zadania o nazwie „{ NAME($space) }”.
refusal-other-colour = Chcesz wykonać Zadanie innego koloru, ale twoja kość jest { NAME($colour, case: "nom") }: wybierz jedno z jej dwóch Zadań.
refusal-other-column = Chcesz tam zatrudnić, ale { NAME($colour, case: "nom") } kość zatrudnia tylko do { NAME($target, case: "gen") } kolumny.
refusal-cannot-pay-helper = Ten Pomocnik kosztuje { $cost ->
    [few] { $cost } Floreny
   *[other] { $cost } Florenów
}, a masz { $florins }.
refusal-no-such-helper = Nie ma Pomocnika o nazwie „{ NAME($helper) }”.
refusal-helper-is-there = Chcesz zatrudnić Pomocnika „{ NAME($helper) }”, ale jest już u ciebie.
refusal-no-helpers-left = Chcesz umieścić Pomocnika, ale w Puli Ogólnej nie ma już żadnego.
refusal-other-number-of-pawns = { $most ->
    [one] Zadanie „{ NAME($task) }” wymaga dokładnie 1 pionka.
   *[other] { $least ->
        [one] Zadanie „{ NAME($task) }” wykonuje się, oddając od 1 do { $most } pionków.
       *[other] Zadanie „{ NAME($task) }” wymaga dokładnie { $most } pionków.
    }
}
refusal-not-so-many-pawns = Chcesz oddać { paid-pawns }, ale w twojej Puli { $there ->
    [0] nie ma nikogo takiego
    [one] jest tylko 1 osoba
    [few] są tylko { $there } takie osoby
    [many] jest tylko { $there } takich osób
   *[other] jest tylko { $there } takiej osoby
}; pionki spoza niej nie płacą.
refusal-threshold-is-full = Chcesz podnieść próg, ale w Obszarze Progu mogą stać najwyżej { $most } twoje pionki, a { $there ->
    [0] byłoby ich więcej
    [one] 1 już tam stoi
    [few] { $there } już tam stoją
    [many] { $there } już tam stoi
   *[other] { $there } już tam stoi
}.
refusal-initiative-at-the-top = Chcesz iść w górę Toru Inicjatywy, ale twój dysk jest na samej górze.
refusal-nobody-can-advance = Nie ma na co wydać punktu: żaden twój Mężczyzna nie może tu awansować, a w Puli nie ma nikogo, kto mógłby wejść na tor.
refusal-one-point-at-least = Chcesz przestać, ale co najmniej jeden punkt trzeba wydać.
refusal-no-man-in-pool = Chcesz wystawić Mężczyznę na tor, ale w twojej Puli nie ma żadnego.
refusal-career-at-the-top = Mężczyzna, który ma awansować, stoi już na najwyższym polu { NAME($track, case: "gen") }.
refusal-no-man-there = Na polu { $rank } { NAME($track, case: "gen") } nie ma twojego Mężczyzny.
refusal-no-such-track = Nie ma toru o nazwie „{ NAME($track) }”.
refusal-not-this-track = Chcesz wydać punkt na { NAME($track, case: "acc") }, ale punkty, które masz dzięki { NAME($by, case: "by") }, nie są na ten tor.
refusal-stack-is-empty = Chcesz dobrać żeton, ale stos jest pusty.
refusal-no-such-row = Twój Plan nie ma rzędu o nazwie „{ NAME($row) }”.
refusal-no-task-possible = Ten Pomocnik nie może teraz działać: żadnego z dziesięciu Zadań nie da się wykonać jednym pionkiem.
refusal-one-pawn-only = Pomocnik wykonuje Zadanie dokładnie jednym pionkiem; Zadania za dwa pionki nie wchodzą w grę.
refusal-no-such-city = Nie ma Miasta o nazwie „{ NAME($city) }”.
refusal-city-out-of-play = { NAME($city) } nie bierze udziału w tej grze.
refusal-city-is-full = { NAME($city) }: wszystkie pola tego Miasta są zajęte.
refusal-cities-are-full = Chcesz wysłać kogoś do Miasta, ale wszystkie Miasta są pełne.
refusal-nobody-in-a-career = Chcesz podjąć Misję, ale żaden twój Mężczyzna nie robi Kariery.
refusal-rank-too-low = Mężczyzna o Randze { $rank } nie może tam pojechać: najniższe wolne pole wymaga { $value }.
refusal-no-woman-in-pool = Chcesz zawrzeć Małżeństwo, ale w twojej Puli nie byłoby Kobiety, którą można wydać za mąż.
refusal-no-florins-for-dowry = Chcesz zawrzeć Małżeństwo, ale najniższy posag to { $value ->
    [one] 1 Floren
    [few] { $value } Floreny
    [many] { $value } Florenów
   *[other] { $value } Florena
}, a zostałoby ci { $florins }.
refusal-dowry-too-high = Posag wynosi najwyżej { $most } Floreny.
refusal-dowry-too-low = Posag musi dorównać wartości najniższego wolnego pola: { $value ->
    [one] 1 Floren
    [few] { $value } Floreny
    [many] { $value } Florenów
   *[other] { $value } Florena
}.
refusal-not-so-many-florins = Chcesz zapłacić wyższy posag, ale masz tylko { florins }.
refusal-supply-is-empty = Chcesz wziąć pionki, ale takich nie ma już w twoich Ogólnych Zasobach.
refusal-no-helper-space = Chcesz umieścić darmowego Pomocnika, ale nie ma na niego miejsca albo nie ma już Pomocników.
refusal-no-extra-action = Chcesz wykonać dodatkową akcję, ale żadną z pozostałych kości nic się nie da zrobić.
