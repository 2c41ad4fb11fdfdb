### Reguły gry Signorie, jedna wiadomość na każdą regułę.

## 4. Przygotowanie
chapter-SI-SET = Przygotowanie gry
rule-SI-SET-1 = Każdy gracz ma jeden kolor, a z nim Planszę Gracza z jej Planem, 12 Mężczyzn, 11 Kobiet i 3 dyski. Kolory wybiera się przed wszystkim innym i żadnego nie ma dwóch graczy.
rule-SI-SET-2 = Każdy zaczyna z 5 Florenami oraz z 4 Mężczyznami i 3 Kobietami we Własnej Puli; pozostałych 8 Mężczyzn i 8 Kobiet stoi w jego Ogólnych Zasobach.
rule-SI-SET-3 = Wszyscy zaczynają od 0 PZ.
rule-SI-SET-4 = Kości Akcji jest w każdym kolorze tyle, ilu graczy: po 4 przy czterech, po 3 przy trzech, po 2 przy dwóch.
rule-SI-SET-5 = Pierwsza kolejność jest losowa.
rule-SI-SET-6 = Zależnie od miejsca w tej kolejności dochodzą Floreny: 1 dla pierwszego gracza, 2 dla drugiego, 2 dla trzeciego, 3 dla czwartego.
rule-SI-SET-7 = Wszystkie dyski Inicjatywy leżą na polu 0 w jednym stosie: ostatniego gracza na spodzie, pierwszego na wierzchu.
rule-SI-SET-8 = Z 9 żetonów z Bonusami losuje się 5 na rundy od 1 do 5, a z 5 żetonów z PZ 2 na rundy 6 i 7. Leżą odkryte od początku; pozostałych 7 nie bierze udziału w grze.
rule-SI-SET-9 = W grze jest zawsze wszystkie 10 żetonów Zadań, ilukolwiek jest graczy.
rule-SI-SET-10 = Przy trzech graczach usuwa się po 1 losowym żetonie Sojuszu każdego Domu, przy dwóch po 2, i nikt nie ogląda których. Z reszty, czyli z 54, 48 lub 42, powstaje jeden zakryty stos.
rule-SI-SET-11 = W Puli Ogólnej jest 48 Pomocników, 16 Panien Młodych i nieograniczona liczba Florenów.
rule-SI-SET-12 = Przy trzech graczach jedno losowe Miasto jest poza grą, przy dwóch dwa. Takie Miasto nie dostaje żetonów ani pionków i nigdy do niczego się nie liczy.
rule-SI-SET-13 = Na początku nikt nie ma Pomocnika ani Panny Młodej; pierwszy portret, czyli sam gracz, liczy się jako żonaty Mężczyzna.

## 5. Runda
chapter-SI-RND = Przebieg gry
rule-SI-RND-1 = Gra trwa dokładnie 7 rund, a każda ma trzy fazy: Przygotowanie, Akcje i Nagrody. Po Nagrodach rundy 7 następuje punktacja końcowa.

chapter-SI-PRE = Faza 1: Przygotowanie
rule-SI-PRE-1 = Na każde puste pole żetonu w każdym Mieście będącym w grze trafia odkryty żeton ze stosu, w kolejności Mediolan, Wenecja, Florencja, Rzym, Neapol, a w każdym Mieście najpierw na pole Małżeństwa, potem na pole Misji.
rule-SI-PRE-2 = Żetony, które zostały na polach z wcześniejszych rund, leżą tam dalej.
rule-SI-PRE-3 = Gdy stos się wyczerpie, pola zostają puste; niczego nie tasuje się od nowa.
rule-SI-PRE-4 = Zbiera się wszystkie kości Akcji biorące udział w grze, także odłożone na bok, rzuca nimi i układa na Planszy Głównej według kolorów.
rule-SI-PRE-5 = Wszystkie 10 Zadań tasuje się i rozkłada odkryte na polach Zadań, po dwa w każdym kolorze. Górne jest dla Kobiet, dolne dla Mężczyzn.

## 5. Faza 2
chapter-SI-ACT = Faza 2: Akcje
rule-SI-ACT-1 = Gracze działają po kolei, raz za razem, aż wszyscy spasują. W swojej kolejce bierzesz kość i wykonujesz nią akcję albo pasujesz.
rule-SI-ACT-2 = Pas jest w tej fazie ostateczny. Niczego więcej nie zmienia, a to, kto spasował wcześniej, nie ma znaczenia.
rule-SI-ACT-3 = Spasować wolno w każdej kolejce, nawet w pierwszej i nawet wtedy, gdy można wziąć kość.
rule-SI-ACT-4 = W rundzie bierze się najwyżej 4 kości. Kto ma 4 albo żadnej wziąć nie może, musi spasować.
rule-SI-ACT-5 = Kość kładzie się na polu Akcji jej koloru; koloru, na którego polu już leży kość, drugi raz wziąć nie można.
rule-SI-ACT-6 = Za kość niższą niż wartość jej pola płaci się różnicę we Florenach, od razu i przed akcją. Kość równa lub wyższa nic nie kosztuje i nic nie zwraca.
rule-SI-ACT-7 = Kość wolno wziąć tylko wtedy, gdy jej pole jest puste, stać cię na nią, a z tym, co ci zostanie, możesz w pełni wykonać którąś główną Akcję tej kolumny. Nie płaci się pieniędzmi, które dopiero da akcja albo Pomocnik.
rule-SI-ACT-8 = Położona kość wykonuje dokładnie jedną główną Akcję swojej kolumny: zatrudnienie, Zadanie albo akcję Zarządzania. Musi to być taka, którą można wykonać w pełni; nie kładzie się kości tylko dla Pomocników.
rule-SI-ACT-9 = Po głównej Akcji można aktywować Pomocników z tej kolumny. Potem kolejka się kończy.
rule-SI-ACT-10 = Kość zostaje na planszy do następnego Przygotowania, chyba że zdejmie ją SI-REW.13. Kości o tym samym kolorze i wartości niczym się nie różnią.
rule-SI-ACT-11 = Faza kończy się, gdy wszyscy spasowali.

## 6. Pełne wykonanie
chapter-SI-FUL = Kiedy akcję można wykonać w pełni
rule-SI-FUL-1 = Zatrudnienie: w kolumnie docelowej jest puste pole, za które możesz zapłacić, a w Puli Ogólnej jest Pomocnik.
rule-SI-FUL-2 = Zadanie: mówią o tym SI-TSK.6, SI-TSK.7 i SI-TSK.8.
rule-SI-FUL-3 = Floreny i Potomstwo: zawsze.
rule-SI-FUL-4 = Małżeństwo: masz w Puli Kobietę, a w którymś Mieście będącym w grze najniższe wolne pole jest warte najwyżej tyle, ile masz Florenów.
rule-SI-FUL-5 = Misja: masz na Torze Kariery Mężczyznę, którego Ranga dorównuje najniższemu wolnemu polu w którymś Mieście będącym w grze.
rule-SI-FUL-6 = Kariera: jest na co wydać co najmniej jeden punkt (SI-ADV.2).

## 7. Zatrudnienie
chapter-SI-HIR = Zatrudnienie Pomocnika
rule-SI-HIR-1 = Pomocnik z Puli Ogólnej staje na pustym polu kolumny, na którą wskazuje kolumna kości: z żółtej w turkusowej, z czerwonej w żółtej, z fioletowej w czerwonej, z szarej w fioletowej, z turkusowej w szarej.
rule-SI-HIR-2 = Wolno wybrać każde puste pole tej kolumny. Górne kosztuje 2 Floreny, środkowe 3, dolne 4.
rule-SI-HIR-3 = Nowy Pomocnik w tej kolejce nie działa, bo nigdy nie stoi w kolumnie właśnie położonej kości.
rule-SI-HIR-4 = Pomocnicy zostają do końca gry, po jednym na polu; nigdy się ich nie przenosi ani nie zastępuje.

## 8. Zadania
chapter-SI-TSK = Zadania
rule-SI-TSK-1 = Wybiera się jedno z dwóch Zadań koloru kości.
rule-SI-TSK-2 = Płaci się pionkami z Własnej Puli: Kobietami za Zadanie na górnym polu, Mężczyznami za Zadanie na dolnym. Pionki na Torach Karier, w Miastach, w Ogólnych Zasobach i w Obszarze Progu nigdy nie płacą.
rule-SI-TSK-3 = Zadanie oznaczone „..3” przyjmuje 1, 2 lub 3 pionki i działa tyle razy. Każde inne przyjmuje dokładnie tyle pionków, ile pokazuje, 1 lub 2, i działa raz.
rule-SI-TSK-4 = Pionki oddaje się przed efektem; trafiają do Ogólnych Zasobów, a za Zadanie z progiem do Obszaru Progu.
rule-SI-TSK-5 = Zadanie zostaje na swoim miejscu: w tej samej rundzie mogą z niego skorzystać inni, a ty ponownie przez Pomocnika lub dodatkową akcję.
rule-SI-TSK-6 = Zadanie można wykonać w pełni tylko wtedy, gdy masz pionki, a jego efekt jest możliwy po ich oddaniu.
rule-SI-TSK-7 = Za każdy pionek: 2 punkty awansu na torze Polityki, Kościoła, Wojskowym albo Inicjatywy; próg w tej rundzie wyższy o 3; 2 Floreny; albo 1 pionek dowolnej płci z Ogólnych Zasobów. Za dokładnie 1 pionek: zakryty żeton Sojuszu obok dowolnego rzędu. Za dokładnie 2 pionki: jedna Misja albo jedno Małżeństwo.
rule-SI-TSK-8 = Zadanie z Karierą wymaga kroku możliwego po zapłacie, a oddany Mężczyzna nie może już wejść na tor. Zadanie z Inicjatywą wymaga dysku poniżej szczytu, Zadanie z Sojuszem żetonu w stosie. Misja i Małżeństwo muszą być możliwe po zapłacie, więc Małżeństwo opłacone dwiema Kobietami wymaga trzeciej. W Obszarze Progu mogą stać najwyżej 3 twoje pionki.
rule-SI-TSK-9 = Pionki oddane za wymianę są już w Ogólnych Zasobach i można je wziąć z powrotem.

## 9. Punkty awansu
chapter-SI-ADV = Punkty awansu
rule-SI-ADV-1 = Są trzy Tory Karier po 7 pól i Tor Inicjatywy z polami od 0 do 7.
rule-SI-ADV-2 = Jeden punkt wystawia Mężczyznę z Puli na pole 1 Kariery albo przesuwa jednego z twoich Mężczyzn na Torze Kariery o pole w górę, albo przesuwa twój dysk Inicjatywy o pole w górę. Ponad pole 7 nie wchodzi nic. Na które tory wolno wydać punkty, mówi to, co je dało.
rule-SI-ADV-3 = Punkty wydaje się jeden po drugim i można je dzielić między Mężczyzn i tory. Co najmniej 1 trzeba wydać; niewykorzystane przepadają.
rule-SI-ADV-4 = Na jednym polu Kariery może stać dowolnie wielu Mężczyzn dowolnych graczy.
rule-SI-ADV-5 = Ilekroć twój Mężczyzna wejdzie na pole 4 Kariery, od razu zyskujesz 2 Floreny, także gdy idzie dalej.
rule-SI-ADV-6 = Ilekroć twój Mężczyzna wejdzie na pole 6 Kariery, twój dysk Inicjatywy od razu idzie o pole w górę, bez wydawania punktu i bez pytania. Na szczycie nic się nie dzieje.
rule-SI-ADV-7 = Dysk, który trafia na pole Inicjatywy z innymi dyskami, ląduje na ich wierzchu. Te, które opuszcza, zachowują swoją kolejność.
rule-SI-ADV-8 = Punkty dają: akcja Zarządzania Karierą (4, na wszystkie cztery tory), Zadania z Karierami i z Inicjatywą, niektórzy Pomocnicy oraz Nagrody z Karierą i z Inicjatywą.

## 10. Sojusze
chapter-SI-ALL = Żetony Sojuszy i Plan
rule-SI-ALL-1 = Twój Plan ma trzy rzędy Karier po cztery tarcze, w których jeden Dom powtarza się dwa razy, a dwa inne są po razie, oraz rząd Małżeństwa, w którym każdy z sześciu Domów jest raz.
rule-SI-ALL-2 = Odkryty żeton może leżeć obok rzędu tylko wtedy, gdy jest w nim jego Dom, i nie więcej takich żetonów, niż rząd ma tarcz tego Domu.
rule-SI-ALL-3 = Zakryte żetony nie zajmują tarcz i może ich być dowolnie wiele.
rule-SI-ALL-4 = Położonych żetonów nigdy się nie przenosi, nie odwraca, nie zamienia i nie usuwa.
rule-SI-ALL-5 = Odkryte żetony pochodzą tylko z Miast, z Misji i Małżeństw. Zakryte pochodzą ze stosu: dają je trzej Pomocnicy, jedno Zadanie i jedna Nagroda.
rule-SI-ALL-6 = Zakryty żeton dobiera się ze stosu i nikt, nawet jego właściciel, nigdy nie ogląda jego przodu. Jest wart 1 PZ.
rule-SI-ALL-7 = Gdy stos jest pusty, nie można wybrać efektu, który tylko dobiera żeton. Misja lub Małżeństwo z zakrytym żetonem są nadal możliwe, lecz bez żetonu.

## 11. Pomocnicy
chapter-SI-HEL = Pomocnicy
rule-SI-HEL-1 = Po głównej Akcji, jakakolwiek była, możesz aktywować swoich Pomocników z kolumny właśnie położonej kości, każdego najwyżej raz na kość, od góry do dołu. Pominięty w tej kolejce już nie zadziała.
rule-SI-HEL-2 = Żaden Pomocnik nie musi działać, a może tylko wtedy, gdy jego efekt jest w tej chwili możliwy. PZ, Floreny i biała kość są możliwe zawsze, nawet gdy nic nie dają; pionek musi być w Ogólnych Zasobach, punkty muszą mieć na co pójść, żeton musi być w stosie, a Zadanie, Misja lub Małżeństwo muszą być dozwolone.
rule-SI-HEL-3 = Efekty: zakryty żeton obok dowolnego rzędu; 3 PZ; 3 Floreny; jedna biała kość, czytana jak w SI-OFF.3; 1 PZ za każdego twojego Mężczyznę w Miastach; Mężczyzna albo Kobieta z Ogólnych Zasobów.
rule-SI-HEL-4 = Pomocnicy od awansu dają 3 punkty albo tyle, ile pokazuje właśnie położona kość, na wskazane tory. Co najmniej 1 trzeba wydać.
rule-SI-HEL-5 = Pomocnik od dowolnego Zadania wykonuje jedno Zadanie dowolnego koloru, raz i dokładnie jednym pionkiem tej płci, której wymaga pole. Dwa Zadania za 2 pionki nie wchodzą w grę; poza tym obowiązuje wszystko to, co przy Zadaniach.
rule-SI-HEL-6 = Misja lub Małżeństwo z zakrytym żetonem mają Rangę albo posag i PZ jak zwykle, ale żeton Miasta zostaje, choćby pasował. Zamiast niego dobiera się zakryty żeton, do rzędu Kariery wysłanego Mężczyzny albo do rzędu Małżeństwa.
rule-SI-HEL-7 = Pomocnicy działają jeden po drugim; następny może skorzystać z tego, co dał poprzedni albo główna Akcja.

## 12. Floreny i Potomstwo
chapter-SI-FLO = Floreny
rule-SI-FLO-1 = Żółta akcja Zarządzania daje 3 Floreny.

chapter-SI-OFF = Potomstwo
rule-SI-OFF-1 = W fioletowej akcji Zarządzania rzuca się jedną białą kością za każdego żonatego Mężczyznę: za głowę rodu i za każdą Pannę Młodą na planszy.
rule-SI-OFF-2 = Wszystkimi kośćmi rzuca się naraz; niczego się nie przerzuca ani nie wybiera.
rule-SI-OFF-3 = Każda 1, 2 lub 3 daje Kobietę, każda 4, 5 lub 6 Mężczyznę, z Ogólnych Zasobów do Własnej Puli.
rule-SI-OFF-4 = Jeśli którejś płci brakuje w Ogólnych Zasobach, bierze się tyle, ile jest; druga płeć jej nie zastąpi. Akcja jest dozwolona nawet wtedy, gdy nic nie da.

## 13. Misja
chapter-SI-MIS = Misja Dyplomatyczna
rule-SI-MIS-1 = Wybierasz jednego ze swoich Mężczyzn na Torze Kariery i Miasto będące w grze, które ma wolne pole.
rule-SI-MIS-2 = Mężczyzna zajmuje tam wolne pole o najniższej wartości. Jego Ranga, czyli numer jego pola Kariery, musi być co najmniej taka jak ta wartość.
rule-SI-MIS-3 = Zdobywasz PZ z pola Kariery, które opuścił: 1, 3, 5, 7, 9, 11 lub 13.
rule-SI-MIS-4 = Jeśli żeton z pola Misji tego Miasta może leżeć obok rzędu jego Kariery (SI-ALL.2), bierzesz go i kładziesz tam odkryty; odmówić nie można. W innym razie żeton zostaje.
rule-SI-MIS-5 = Misja jest dozwolona także wtedy, gdy żetonu wziąć nie można. W jednym Mieście możesz mieć dowolnie wiele pionków; zostają tam do końca gry.
rule-SI-MIS-6 = Pola Miasta są wspólne dla Mężczyzn i Kobiet wszystkich graczy, po jednym pionku na polu. Miasta, w którym zajęte jest wszystkie 8 pól, wybrać nie można.

## 14. Małżeństwo
chapter-SI-MAR = Małżeństwo córki
rule-SI-MAR-1 = Kobieta z twojej Puli zajmuje wolne pole o najniższej wartości w wybranym Mieście będącym w grze.
rule-SI-MAR-2 = Płacisz do Puli Ogólnej posag, od wartości tego pola do 4 Florenów.
rule-SI-MAR-3 = Zdobywasz 2 PZ za każdy Floren posagu.
rule-SI-MAR-4 = Jeśli na polu Małżeństwa tego Miasta leży żeton Domu, którego odkrytego żetonu nie masz obok rzędu Małżeństwa, bierzesz go i kładziesz tam odkryty; odmówić nie można. W innym razie żeton zostaje. SI-MIS.5 i SI-MIS.6 obowiązują i tu.

## 15. Nagrody
chapter-SI-REW = Faza 3: Nagrody
rule-SI-REW-1 = Najpierw każdy zdobywa PZ z pola Inicjatywy, na którym jest jego dysk: 0, 0, 1, 2, 4, 6, 9 lub 12.
rule-SI-REW-2 = Potem ustala się nową kolejność: pierwszy jest ten, czyj dysk stoi najwyżej, a na tym samym polu ten, czyj leży na wierzchu. Obowiązuje ona do końca tej fazy i w następnej rundzie.
rule-SI-REW-3 = Wszystkie dyski Inicjatywy wracają na pole 0 w jednym stosie: ostatni w nowej kolejności na spodzie, pierwszy na wierzchu.
rule-SI-REW-4 = Teraz, dla wszystkich naraz, rozstrzyga się, komu przysługuje Nagroda: każdemu, u kogo suma kości nie przekracza progu, czyli 13 i jeszcze 3 za każdy własny pionek w Obszarze Progu. Kto nie ma kości, też ma do niej prawo.
rule-SI-REW-5 = Uprawnieni biorą Nagrody w nowej kolejności; każdy kończy wszystko, zanim zacznie następny.
rule-SI-REW-6 = W rundach od 1 do 5 bierzesz Bonus z żetonu rundy albo 3 Floreny. Bonus można wybrać tylko wtedy, gdy da się go wykonać.
rule-SI-REW-7 = Potem możesz wyprawić jeden ślub, póki któryś z czterech portretów nie ma Panny Młodej: trafia ona do najwyższego z nich i daje jego PZ, kolejno 0, 1, 2 i 4. W rundach od 2 do 5 ślub przynosi też 2 Floreny.
rule-SI-REW-8 = Bez ślubu nie ma tych 2 Florenów, czy to po odmowie, czy wtedy, gdy masz już cztery Panny Młode.
rule-SI-REW-9 = Bonusy: Misja lub Małżeństwo, z Rangą i posagiem jak zwykle; 2 Mężczyzn lub 2 Kobiety z Ogólnych Zasobów albo tylu, ilu jest; 3 punkty awansu na Kariery; 4 punkty awansu na Tor Inicjatywy; zakryty żeton obok dowolnego rzędu; darmowy Pomocnik na dowolnym pustym polu planszy; dodatkowa akcja.
rule-SI-REW-10 = Punkty na Tor Inicjatywy zyskane w tej fazie przesuwają dysk już po powrocie na dół, liczą się więc do następnej rundy.
rule-SI-REW-11 = Do dodatkowej akcji bierzesz jedną z kości, których nikt w tej rundzie nie wziął, i kładziesz ją za darmo, cokolwiek pokazuje. Wykonuje ona jedną główną Akcję, a potem mogą działać Pomocnicy z jej kolumny; za zatrudnienie, posag i pionki płaci się jak zwykle.
rule-SI-REW-12 = Kości wziętej do dodatkowej akcji nie ma już dla następnych graczy. Nie wlicza się jej do limitu 4, a sumy nie sprawdza się ponownie.
rule-SI-REW-13 = Jeśli żetonem rundy jest dodatkowa akcja, po SI-REW.4 wszystkie kości schodzą z Plansz Graczy i zostają odłożone, tak że każdy kolor jest wolny. Tak samo schodzi potem każda dodatkowa kość.
rule-SI-REW-14 = W rundach 6 i 7 każdy uprawniony punktuje żeton rundy: 2 PZ za każdego swojego Pomocnika albo 4 PZ za każde Miasto, w którym ma co najmniej jednego Mężczyznę (lub jedną Kobietę), albo 2 PZ za każdego swojego Mężczyznę (lub każdą Kobietę) w Miastach.
rule-SI-REW-15 = W tych rundach każdy uprawniony może ponadto, raz, zapłacić dokładnie 5 Florenów za 5 PZ.
rule-SI-REW-16 = W rundach 6 i 7 nie ma ślubów ani 3 Florenów zamiast Nagrody.
rule-SI-REW-17 = Na koniec fazy usuwa się żeton rundy, a wszystkie pionki z Obszaru Progu wracają do Ogólnych Zasobów swoich właścicieli.

## 16. Koniec gry
chapter-SI-END = Koniec gry
rule-SI-END-1 = Po rundzie 7 każdy Mężczyzna, który został na Torze Kariery, daje połowę PZ swojego pola, zaokrągloną w dół osobno dla każdego: 0, 1, 2, 3, 4, 5 lub 6.
rule-SI-END-2 = Każdy rząd Planu, przy którym leżą co najmniej 3 żetony, odkryte i zakryte razem, daje PZ ze wszystkich tych żetonów: od 2 do 5 za odkryty, 1 za zakryty. Rząd z mniejszą liczbą żetonów nie daje nic.
rule-SI-END-3 = Wygrywa, kto ma najwięcej PZ. Spośród równych wygrywa ten, kto jest najwcześniej w kolejności ustalonej w Nagrodach ostatniej rundy; zwycięstw wspólnych nie ma.
rule-SI-END-4 = Floreny, pionki w Pulach, Panny Młode i Pomocnicy nic na koniec nie dają.

## 17. Granice i jawność
chapter-SI-LIM = Granice
rule-SI-LIM-1 = Każdy gracz ma w sumie 12 Mężczyzn i 11 Kobiet. Pionek jest zawsze w dokładnie jednym miejscu: w Puli, w Ogólnych Zasobach, na Torze Kariery, w Mieście albo w Obszarze Progu.
rule-SI-LIM-2 = Pomocników jest 48. Gdy zabraknie, zatrudnienie i darmowy Pomocnik nie są możliwe.
rule-SI-LIM-3 = Panien Młodych jest 16, najwyżej 4 u jednego gracza; nikt więc nie rzuca więcej niż 5 białymi kośćmi.
rule-SI-LIM-4 = Żeton Sojuszu jest w stosie, na polu Miasta albo obok rzędu; żaden nie wraca do stosu.
rule-SI-LIM-5 = Florenów jest bez ograniczeń, ale nikt nie może mieć ich mniej niż 0. PZ nigdy się nie traci i może ich być dowolnie wiele.
rule-SI-LIM-6 = W Obszarze Progu stoją najwyżej 3 twoje pionki, więc próg nigdy nie jest wyższy niż 22.

chapter-SI-INF = Co jest jawne, a co ukryte
rule-SI-INF-1 = Dla wszystkich i zawsze jawne są: punkty, Floreny, Pule i Ogólne Zasoby, Kariery, Miasta i ich żetony, Pomocnicy, Panny Młode, Plany, odkryte żetony i liczba zakrytych, kości, Zadania, Nagrody, Obszar Progu, układ dysków Inicjatywy, kolejność oraz wielkość stosu.
rule-SI-INF-2 = Na zawsze ukryte przed wszystkimi są kolejność żetonów w stosie oraz przody żetonów zakrytych i usuniętych. Nikt nie wie niczego, czego nie wiedzą inni.
rule-SI-INF-3 = Los rozstrzyga o pierwszej kolejności, Miastach poza grą, żetonach usuniętych i dobranych, Nagrodach, kościach i Zadaniach każdej rundy oraz białych kościach. Nikt nie zna tego z góry.
rule-SI-INF-4 = Wszystkie decyzje zapadają jawnie i pojedynczo. W cudzej kolejce nikogo o nic się nie pyta.
