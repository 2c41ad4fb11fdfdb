### Reguły gry Magnaci, jedna wiadomość na każdą regułę.

## 1
chapter-MA-1 = Cel i koniec gry
rule-MA-1-1 = Gra trwa najwyżej cztery Wieki: Złoty, Srebrny, Brązu i Żelaza, zawsze w tej kolejności.
rule-MA-1-2 = Jeśli Rzeczpospolita przetrwa, wygrywa gracz, który po Interregnum Wieku Żelaza ma największy Majątek.
rule-MA-1-3 = Jeśli podczas sprawdzenia w którymkolwiek Interregnum Rozbiorem objęte są trzy prowincje lub więcej, gra natychmiast się kończy. Przegrywają wszyscy, Majątku się nie liczy, nie ma klasyfikacji.
rule-MA-1-4 = Partia kończy się na jeden z dwóch sposobów: rozstrzygnięciem ze zwycięzcą i klasyfikacją albo upadkiem Rzeczypospolitej. Upadek jest gorszy od wygranej i nie gorszy od przegranej; nigdy nie jest remisem.

## 2
chapter-MA-2 = Elementy gry i ich liczba
rule-MA-2-1 = Każda talia Familii to te same 13 kart: 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, których siła równa się wpływom, oraz Dama o wpływach 10 i sile 1.
rule-MA-2-2 = Wszystkie talie są jednakowe; wybór Familii nie wpływa na grę.
rule-MA-2-3 = W każdym Wieku gracz zagrywa każdą z 13 kart raz: 3 w Senacie, 5 w Sejmie, 5 w Konfliktach. Na koniec Wieku wszystkie wracają na rękę. Gdy Konfliktów jest mniej niż pięć, część kart pozostaje niezagrana (MA-9.8).
rule-MA-2-4 = Każdy Senator ma jedną kartę.
rule-MA-2-5 = Każde z 25 Praw występuje w jednym egzemplarzu, więc w partii jest najwyżej jedno VETO! i jedna Ordynacja. Prawo użyte, utracone lub unieważnione odpada z gry.
rule-MA-2-6 = Każdy gracz ma 35 posiadłości. Przy 2 lub 3 graczach ten, komu ich zabraknie, korzysta z nieużywanych kolorów: wspólnej puli 105 lub 70 posiadłości. Posiadłość, której nie ma skąd wziąć, przepada; reszta efektu pozostaje w mocy.
rule-MA-2-7 = Posiadłości zdjęte z planszy wracają do zasobów właściciela. Gracze nigdy nie przekazują sobie posiadłości; tylko Podskarbi i Asygnaty stawiają posiadłości jednego gracza w miejsce posiadłości drugiego.
rule-MA-2-8 = Budowli, pionków Sejmu Niemego i pionka Czarnych Chmur nigdy nie usuwa się z planszy.
rule-MA-2-9 = W prowincji może stać dowolnie wiele różnych budowli, jeden pionek Sejmu Niemego i jeden pionek Rozbioru; w Prusach dodatkowo pionek Czarnych Chmur.
rule-MA-2-10 = Są trzy pionki Rozbioru; więcej nie potrzeba, bo trzy Rozbiory kończą grę. W fazie Konfliktów Rozbiorem mogą być przez pewien czas objęte więcej niż trzy prowincje.

## 3
chapter-MA-3 = Jawność
rule-MA-3-1 = Niejawne są tylko nieodkryte karty Familii, na ręce i na planszy, kolejność kart w taliach oraz przyszli Królowie. Wszystko inne jest jawne.
rule-MA-3-2 = Nikt, nawet widz, nie może w żaden sposób poznać tego, co niejawne.
rule-MA-3-3 = Karty wykłada się jednocześnie: nic nie wychodzi na jaw, dopóki nie skończy ostatni gracz. Wyłożonych kart nie można zmienić.
rule-MA-3-4 = Karty odkrywa się urząd po urzędzie i pole po polu; karty przy następnych pozostają zakryte, dopóki trwa rozpatrywanie wcześniejszego.
rule-MA-3-5 = Pominięcie gracza, który nie ma nic do wyboru, niczego nie zdradza, bo zależy tylko od faktów jawnych.

## 4
chapter-MA-4 = Przygotowanie
rule-MA-4-1 = Dla każdego Wieku losuje się jednego z trzech jego Królów; leży on zakryty aż do swojej Elekcji. Resztę odkłada się bez oglądania.
rule-MA-4-2 = Tasuje się 25 Praw i 25 Konfliktów.
rule-MA-4-3 = Cztery karty Senatorów leżą odkryte.
rule-MA-4-4 = Każdy gracz dostaje inną Familię, jej 13 kart i 35 posiadłości.
rule-MA-4-5 = Kolejność na torze w Wieku Złotym jest losowa.
rule-MA-4-6 = W kolejności z toru każdy gracz stawia 1 posiadłość w dowolnej prowincji; mogą tam już być inni.
rule-MA-4-7 = Na początku nikt nie ma urzędu ani Prawa, a na planszy nie ma Konfliktów.
rule-MA-4-8 = Od liczby graczy zależą tylko Skale Konfliktów, zasoby posiadłości, wymagania Prywatnego księstwa, a przy dwóch graczach – znaczenie Dominacji.

## 5
chapter-MA-5 = Przebieg Wieku
rule-MA-5-1 = Fazy Wieku to kolejno: Elekcja, Senat, Sejm, Konflikty i Interregnum.

## 6
chapter-MA-6 = Elekcja
rule-MA-6-1 = Odkrywa się Króla tego Wieku; jego symbol to Polityka Królewska, która obowiązuje, dopóki Król nie odejdzie z gry w Interregnum.

## 7
chapter-MA-7 = Senat
rule-MA-7-1 = W kolejności z toru każdy gracz kładzie trzy zakryte karty Familii, po jednej przy trzech z czterech urzędów. Następny gracz zaczyna, gdy leżą już wszystkie trzy.
rule-MA-7-2 = Trzeba wybrać dokładnie trzy urzędy i położyć przy każdym jedną własną kartę. O jeden urząd może się ubiegać dowolnie wielu graczy.
rule-MA-7-3 = Kolejni gracze widzą, które urzędy wybrali poprzedni, ale nie widzą kart.
rule-MA-7-4 = Gdy wszyscy położą karty, rozpatruje się urzędy w kolejności: Prymas, Podskarbi, Hetman, Kanclerz. Każdy rozpatruje się do końca, wraz z posiadłościami, zanim odkryje się karty przy następnym.
rule-MA-7-5 = Odkrywa się wszystkie karty przy urzędzie, po czym następuje runda akcji. Kartę Senatora zdobywa gracz z najwyższą sumą wpływów karty i modyfikatorów.
rule-MA-7-6 = O urząd walczą tylko gracze, którzy mają przy nim kartę; kto jej nie ma, nie może tam zagrać modyfikatora.
rule-MA-7-7 = Remis o urząd Prymasa wygrywa automatycznie ten z remisujących, który stoi najdalej na torze kolejności.
rule-MA-7-8 = Remis o inny urząd rozstrzyga wybrany przed chwilą Prymas.
rule-MA-7-9 = Zwycięzca od razu stawia 1 posiadłość albo 2, jeśli symbol Senatora zgadza się z Polityką Królewską, wszystkie w jednej wybranej prowincji nieobjętej Rozbiorem.
rule-MA-7-10 = O urząd, o który nikt się nie ubiega, nie ma walki i nie przynosi on posiadłości. Podskarbi, Hetman lub Kanclerz jest wtedy niedostępny w tym Wieku; Prymasem zostaje gracz ostatni na torze.
rule-MA-7-11 = Gracz może zdobyć dowolnie wiele urzędów.
rule-MA-7-12 = Karty Familii zagrane w Senacie odkłada się odkryte na bok do końca Wieku.

## 8
chapter-MA-8 = Sejm
rule-MA-8-1 = Na polach od 1 do 5 wykłada się pięć odkrytych Praw.
rule-MA-8-2 = Wszyscy gracze jednocześnie i w tajemnicy kładą dokładnie po jednej karcie z ręki przy każdym z pięciu Praw.
rule-MA-8-3 = Pola rozpatruje się od 1 do 5: odkrywa się karty, następuje runda akcji, a Prawo zdobywa gracz z najwyższą sumą wpływów karty i modyfikatorów. Remisy rozstrzyga Prymas.
rule-MA-8-4 = Zwycięzca bierze Prawo i od razu stawia tyle posiadłości, ile ono wskazuje, a o jedną więcej, jeśli któryś z jego symboli zgadza się z Polityką Królewską, wszystkie w jednej wybranej prowincji nieobjętej Rozbiorem.
rule-MA-8-5 = Konstytucja 3 maja nie wskazuje posiadłości, ale ma wszystkie cztery symbole, więc zawsze przynosi dokładnie 1.
rule-MA-8-6 = Po piątym Prawie następuje jeszcze jedna runda akcji: zamknięcie Sejmu.
rule-MA-8-7 = Karty Familii zagrane w Sejmie odkłada się odkryte na bok.

## 9
chapter-MA-9 = Konflikty: rozkładanie i wykładanie kart
rule-MA-9-1 = Konflikty pozostałe z poprzednich Wieków leżą tam, gdzie leżały. Nowe dokłada się po jednym, aż na planszy będzie ich razem pięć.
rule-MA-9-2 = Konflikt trafia na wolne pole swojego Mocarstwa, a jeśli wolne są oba – na to o niższym numerze. Konfliktów z poprzednich Wieków się nie przesuwa.
rule-MA-9-3 = Żadne Mocarstwo nie ma więcej niż dwóch Konfliktów. Trzeci pokazuje się wszystkim i wtasowuje z powrotem do talii, a w jego miejsce odkrywa się inną kartę.
rule-MA-9-4 = Jeśli żadna karta w talii nie należy do Mocarstwa z wolnym polem, rozkładanie kończy się, choć Konfliktów jest mniej niż pięć.
rule-MA-9-5 = Rozkładanie jest mechaniczne; nikt niczego nie wybiera.
rule-MA-9-6 = Po rozłożeniu Konfliktów następuje runda akcji, w której można zagrać Poselstwo i Asygnaty.
rule-MA-9-7 = Potem wszyscy gracze jednocześnie i w tajemnicy kładą dokładnie po jednej karcie przy każdym Konflikcie na planszy.
rule-MA-9-8 = Gdy Konfliktów jest mniej niż pięć, każdy kładzie po jednej karcie przy każdym z nich, a resztę zachowuje zakrytą i niezagraną do końca Wieku.

## 10
chapter-MA-10 = Konflikty: rozstrzyganie
rule-MA-10-1 = Zajęte pola rozstrzyga się w kolejności od I do X: Moskwa, Kozaczyzna i Tatarzy, Turcja, Imperium Habsburgów, Brandenburgia i Szwecja.
rule-MA-10-2 = W każdym Konflikcie odkrywa się karty, następuje runda akcji, po czym siłę porównuje się ze Skalą. Wszystkie skutki następują, zanim odkryje się karty przy następnym Konflikcie.
rule-MA-10-3 = Siła karty gracza to siła jego karty Familii wraz z jego własnymi modyfikatorami w tym Konflikcie. Dama liczy się za 1; wynik może być ujemny.
rule-MA-10-4 = Siła Rzeczypospolitej to suma sił kart wszystkich graczy i modyfikatora zaatakowanej prowincji.
rule-MA-10-5 = Modyfikator prowincji: Klasztor +1, Pałac +2, Twierdza +3, każde lenno tej prowincji z co najmniej jedną posiadłością +1, Sejm Niemy −2, Czarne Chmury −2.
rule-MA-10-6 = Modyfikator prowincji nigdy nie zmienia siły karty żadnego gracza.
rule-MA-10-7 = Budowla zagrana w rundzie akcji tego Konfliktu liczy się od razu.
rule-MA-10-8 = Konflikt jest wygrany, jeśli siła Rzeczypospolitej jest co najmniej równa Skali dla danej liczby graczy; w przeciwnym razie jest przegrany.
rule-MA-10-9 = Wygrana: nagrodę bierze gracz o najwyższej sile karty; remisy rozstrzyga Prymas. Nie trzeba mieć w tej prowincji posiadłości.
rule-MA-10-10 = Nagroda w prowincji to 1 posiadłość, nawet jeśli prowincja jest objęta Rozbiorem.
rule-MA-10-11 = Nagroda w lennie to 1 posiadłość, ale nic, jeśli jego prowincja jest w tej chwili objęta Rozbiorem. W jednym lennie może stać wiele posiadłości, także różnych graczy.
rule-MA-10-12 = Po przyznaniu nagrody karta Konfliktu odpada z gry i dopiero wtedy Rozbiór może się skończyć. Dlatego pozostały z wcześniejszego Wieku Konflikt o lenno po wygranej nie daje lenna.
rule-MA-10-13 = Przegrana: wszystkie posiadłości we wszystkich lennach prowincji z karty zostają usunięte, czyjekolwiek są.
rule-MA-10-14 = Przegrana: kara spada na gracza o najniższej sile karty; remisy rozstrzyga Prymas.
rule-MA-10-15 = Najazd: każdy gracz traci po 1 posiadłości w każdej prowincji wymienionej na karcie, po czym ukarany gracz traci jeszcze 1 w prowincji, której dotyczy karta, jeśli mu tam jakaś została. Lenna pozostałych wymienionych prowincji są bezpieczne, a same te prowincje nie zostają objęte Rozbiorem.
rule-MA-10-16 = Utrata Prawa: ukarany gracz usuwa z gry jedno ze swoich Praw, według własnego wyboru, jeśli jakieś ma. Nikt nie traci posiadłości w prowincjach.
rule-MA-10-17 = Czarne Chmury: pionek staje w Prusach; jeśli już tam stoi, nic się nie dzieje.
rule-MA-10-18 = Sejm Niemy: w każdej z pięciu prowincji staje pionek; jeśli już tam stoją, nic się nie dzieje. Pionki liczą się od następnego Konfliktu.
rule-MA-10-19 = Przegrany Konflikt zostaje na swoim polu, a prowincja, której dotyczy, jest od tej chwili objęta Rozbiorem.
rule-MA-10-20 = Kolejność skutków przegranej: wskazanie ukaranego, strata posiadłości, lenna, Prawo albo pionki, Rozbiór. Straty oblicza się ze stanu sprzed usunięcia czegokolwiek i ponosi jednocześnie; wcześniej pada pytanie o Ordynację, która przenosi jedną z nich.
rule-MA-10-21 = Konflikt pozostały z wcześniejszego Wieku rozstrzyga się w każdym Wieku od nowa, jak nową kartę, z pełną nagrodą i pełną karą.
rule-MA-10-22 = Jeśli po ostatnim Konflikcie na obu polach Mocarstwa leżą przegrane Konflikty, ten o niższej Skali odpada z gry. Przy równych Skalach wybiera Prymas.
rule-MA-10-23 = Pionki Sejmu Niemego i Czarnych Chmur zostają na planszy także wtedy, gdy ich karta zostanie później pokonana lub usunięta z gry.
rule-MA-10-24 = Karty Familii zagrane w Konfliktach odkłada się odkryte na bok.

## 11
chapter-MA-11 = Rozbiór
rule-MA-11-1 = Rozbiór obejmuje prowincję w chwili, gdy Konflikt jej Mocarstwa zostaje przegrany.
rule-MA-11-2 = Pionek Rozbioru, najwyżej jeden w prowincji, stawia się pod koniec fazy Konfliktów; służy tylko do oznaczenia Rozbioru.
rule-MA-11-3 = Rozbiór kończy się w chwili, gdy na żadnym z pól Mocarstwa nie leży karta Konfliktu. Druga, jeszcze nierozstrzygnięta karta utrzymuje trwający Rozbiór.
rule-MA-11-4 = W prowincji objętej Rozbiorem nie wolno stawiać posiadłości za zdobycie Senatora lub Prawa ani dzięki akcji.
rule-MA-11-5 = Podskarbi i Asygnaty nie sięgają posiadłości w prowincji objętej Rozbiorem.
rule-MA-11-6 = Nagrodę za Konflikt stawia się w prowincji mimo Rozbioru, ale lenna takiej prowincji zdobyć nie można.
rule-MA-11-7 = W prowincji objętej Rozbiorem można tracić posiadłości, a budowle i pionki działają nadal.
rule-MA-11-8 = Posiadłości w prowincji objętej Rozbiorem liczą się w pełni do kolejności na torze, do pozycji w prowincji i do Majątku.
rule-MA-11-9 = O upadku decyduje tylko sprawdzenie w Interregnum. Trzy Rozbiory, z których do końca fazy Konfliktów zostaną dwa, nie szkodzą.
rule-MA-11-10 = Kto musi postawić posiadłości, zawsze ma do wyboru co najmniej trzy prowincje nieobjęte Rozbiorem. Gdy karta sama wyznacza miejsce, a jest ono zamknięte, posiadłości się nie dostaje.

## 12
chapter-MA-12 = Interregnum
rule-MA-12-1 = Król odchodzi z gry. Do następnej Elekcji nie obowiązuje żadna Polityka Królewska.
rule-MA-12-2 = Jeśli Rozbiorem objęte są teraz trzy prowincje lub więcej, Rzeczpospolita upada, zanim można zagrać jakąkolwiek akcję.
rule-MA-12-3 = Potem następuje ostatnia runda akcji: ostatnia w tym Wieku okazja, by użyć Senatorów i Praw.
rule-MA-12-4 = W Wieku Żelaza następuje podliczenie Majątku; nowej kolejności się nie ustala.
rule-MA-12-5 = W pozostałych Wiekach ustala się nową kolejność na torze: od największej do najmniejszej liczby posiadłości, w prowincjach i lennach łącznie.
rule-MA-12-6 = Graczy o równej liczbie posiadłości Prymas ustawia według własnej woli, także siebie. Wszystkie remisy rozstrzyga jedną decyzją.
rule-MA-12-7 = Wszyscy biorą z powrotem na rękę 13 kart Familii.
rule-MA-12-8 = Wszystkie karty Senatorów, użyte i nieużyte, wracają do Senatu, a władza Prymasa się kończy.
rule-MA-12-9 = Nieużyte Prawa, budowle, pionki, posiadłości, lenna, Rozbiory i przegrane Konflikty przechodzą do następnego Wieku.

## 13
chapter-MA-13 = Podliczenie Majątku
rule-MA-13-1 = Majątek to 1 za każdą posiadłość w prowincjach i lennach, 1 za każde lenno z własną posiadłością oraz za każdą prowincję: 3 za Dominację, 2 za Przewagę albo 1 za Obecność. Do tego dochodzi premia z Prawa.
rule-MA-13-2 = Przy liczeniu posiadłości i pozycji w prowincjach Rozbiór nie ma znaczenia.
rule-MA-13-3 = Kto ma Konstytucję 3 maja, dodaje 5, jeśli żadna prowincja nie jest objęta Rozbiorem.
rule-MA-13-4 = Inne zachowane Prawa i Senatorowie nie liczą się wcale.
rule-MA-13-5 = Wygrywa największy Majątek. Jeśli ma go kilku graczy, Prymas Wieku Żelaza ogłasza jednego z nich zwycięzcą.
rule-MA-13-6 = Zwycięzca jest pierwszy, pozostali idą według Majątku. Równy Majątek daje to samo miejsce; kto zremisował ze zwycięzcą, jest drugi.

## 14
chapter-MA-14 = Rundy akcji
rule-MA-14-1 = Akcje zagrywa się tylko w rundach akcji: w każdej walce o urząd lub Prawo, przy zamknięciu Sejmu, przed wyłożeniem kart na Konflikty, w każdym Konflikcie i w Interregnum. Otwarcie Senatu i otwarcie Sejmu to rundy samego handlu.
rule-MA-14-2 = Runda akcji to jedno okrążenie w kolejności z toru. Kogo kolejka minęła, ten nie może już odpowiedzieć późniejszemu graczowi.
rule-MA-14-3 = W swojej kolejce gracz może zagrać dowolnie wiele akcji, każdą rozpatrywaną do końca przed następną, i może handlować; potem pasuje.
rule-MA-14-4 = Pas jest w tej rundzie ostateczny.
rule-MA-14-5 = Gracz, który nie może ani działać, ani handlować, pasuje automatycznie.
rule-MA-14-6 = Kartę wolno zagrać tylko w chwili, którą wskazuje, tylko jej posiadaczowi i tylko wtedy, gdy w tym momencie coś zmieni. Zagranie nigdy nie jest obowiązkowe.
rule-MA-14-7 = Zagrywając kartę, wskazuje się od razu wszystkie jej cele. Prowincję dla zyskanych posiadłości wybiera się dopiero, gdy akcja odnosi skutek.
rule-MA-14-8 = Po każdym zagraniu, jeśli inny gracz ma VETO!, tylko on jest pytany, czy je zagrywa.
rule-MA-14-9 = Potem akcja odnosi skutek. Użyte Prawo odpada z gry; użytego Senatora odkłada się na bok do końca Wieku.
rule-MA-14-10 = Wszystkie posiadłości zyskane jedną akcją stawia się od razu w jednej wybranej prowincji nieobjętej Rozbiorem, chyba że karta sama wyznacza prowincję.
rule-MA-14-11 = Modyfikatory sumują się bez ograniczeń i liczą się tylko w tej walce lub w tym Konflikcie, w których je zagrano.
rule-MA-14-12 = Dwa Prawa zagrywa się poza kolejką: VETO! po zagraniu innego gracza, Ordynację – gdy grozi strata własnej posiadłości.
rule-MA-14-13 = Dopiero co zdobytego Prawa lub Senatora można użyć od następnej rundy akcji.
rule-MA-14-14 = Zdobycie Prawa lub Senatora, rozstrzyganie remisów przez Prymasa, premia Konstytucji, nagrody za Konflikty i handel nie są akcjami: VETO! ich nie dotyczy.

## 15
chapter-MA-15 = Akcje kart
rule-MA-15-1 = Prymas: nie ma akcji; rozstrzyga remisy przez cały Wiek i nigdy się nie zużywa.
rule-MA-15-2 = Podskarbi, w Interregnum: wskazuje prowincję nieobjętą Rozbiorem i innego gracza, który ma tam posiadłość. Gracz ten traci tam 1 posiadłość, a posiadacz Podskarbiego stawia w tej prowincji 1 własną. Lenna i prowincje objęte Rozbiorem są poza zasięgiem.
rule-MA-15-3 = Hetman, w Konflikcie: +3 do siły własnej karty.
rule-MA-15-4 = Kanclerz, w walce o Prawo: +3 do wpływów własnej karty.
rule-MA-15-5 = Biskupstwo, w walce o urząd Prymasa: +10 do wpływów własnej karty, która tam leży.
rule-MA-15-6 = Wersal Północy, w walce o urząd Podskarbiego: +10 do wpływów własnej karty, która tam leży.
rule-MA-15-7 = Szkoła rycerska, w walce o urząd Hetmana: +10 do wpływów własnej karty, która tam leży.
rule-MA-15-8 = Sejmik ziemski, w walce o urząd Kanclerza: +10 do wpływów własnej karty, która tam leży.
rule-MA-15-9 = Trybunał, w walce o urząd lub Prawo: +1 do wpływów własnej karty, która tam leży.
rule-MA-15-10 = Kolegia jezuickie, w walce o urząd lub Prawo: +1 do wpływów własnej karty, która tam leży.
rule-MA-15-11 = Konfederacja, w walce o urząd lub Prawo: +2 do wpływów własnej karty, która tam leży.
rule-MA-15-12 = Pospolite ruszenie, w Konflikcie: +1 do siły własnej karty.
rule-MA-15-13 = Wojska kwarciane, w Konflikcie: +2 do siły własnej karty.
rule-MA-15-14 = Innowiercy, w Konflikcie: −1 do siły własnej karty.
rule-MA-15-15 = Rokosz, w Konflikcie: −2 do siły własnej karty.
rule-MA-15-16 = Kapitulacja, w Konflikcie: −3 do siły własnej karty.
rule-MA-15-17 = Klasztor, Palazzo in fortezza i Twierdza, w Konflikcie: w zaatakowanej prowincji staje do końca gry Klasztor (+1), Pałac (+2) lub Twierdza (+3) i liczy się już w tym Konflikcie. Nie trzeba mieć tam posiadłości; Rozbiór nie przeszkadza.
rule-MA-15-18 = Spław zboża, w Interregnum: z własną posiadłością w Wielkopolsce 1 posiadłość w Prusach; jeśli jest też własna w Małopolsce – druga. Rozbiorem nie mogą być objęte Prusy ani Wielkopolska, a dla drugiej posiadłości także Małopolska.
rule-MA-15-19 = Prywatne księstwo, w Interregnum: 1 posiadłość w wybranej prowincji nieobjętej Rozbiorem za Dominację w 2 prowincjach nieobjętych Rozbiorem, a przy 4 lub 5 graczach w 1.
rule-MA-15-20 = Unia brzeska, w Interregnum: 1 posiadłość w wybranej prowincji nieobjętej Rozbiorem za Przewagę albo Dominację na Litwie lub na Ukrainie, choćby objętej Rozbiorem.
rule-MA-15-21 = Ad maiorem Dei gloriam, w Interregnum: 1 posiadłość w wybranej prowincji nieobjętej Rozbiorem za posiadłości w co najmniej 4 prowincjach nieobjętych Rozbiorem.
rule-MA-15-22 = Ordynacja, poza kolejką: gdy jej posiadacz ma stracić posiadłość w prowincji w przegranym Konflikcie lub przez Podskarbiego, może stracić ją w innej prowincji, w której po wszystkich pozostałych stratach jeszcze jakąś by miał. Płacąca prowincja może być objęta Rozbiorem, ale nigdy nie jest to lenno. Karta dotyczy jednej posiadłości i nie działa na lenna ani na Asygnaty.
rule-MA-15-23 = VETO!, poza kolejką: unieważnia akcję dopiero co zagraną przez innego gracza. Unieważnione Prawo odpada z gry, unieważniony Senator jest niedostępny do końca Wieku, a VETO! się zużywa. Gracz, którego to spotkało, kontynuuje kolejkę.
rule-MA-15-24 = Asygnaty, w dowolnej rundzie akcji: wskazują innego gracza – ofiarę – i jedno z jego Praw, jeśli jakieś ma. Ofiara oddaje to Prawo albo ustępuje z jednej prowincji nieobjętej Rozbiorem, którą sama wybiera: jej posiadłości zostają tam usunięte, a grający stawia tyle samo własnych. Nie można wskazać gracza, który nie ma ani Prawa, ani posiadłości w prowincji nieobjętej Rozbiorem.
rule-MA-15-25 = Poselstwo, przed wyłożeniem kart na Konflikty: wskazany Konflikt z planszy, także pozostały z wcześniejszego Wieku, odpada z gry, po czym dokłada się jeden nowy. Może się przez to skończyć Rozbiór.
rule-MA-15-26 = Pacta conventa, przy zamknięciu Sejmu: wskazują symbol inny niż Polityka Królewska i dają po 1 posiadłości za każde Prawo z tym symbolem zdobyte w tym Sejmie, wszystkie w jednej prowincji nieobjętej Rozbiorem. Zdobyte Prawa liczą się, nawet jeśli zostały już użyte, utracone lub oddane; otrzymane w handlu się nie liczą. Liczyć musi się co najmniej jedno.
rule-MA-15-27 = Konstytucja 3 maja: nie ma akcji. Nie można jej zagrać, ale można nią handlować, wymusić ją lub stracić.

## 16
chapter-MA-16 = Handel
rule-MA-16-1 = Właściciela zmieniać mogą tylko Prawa leżące przed graczami: nie Senatorowie, posiadłości, karty Familii ani Prawa jeszcze niezdobyte.
rule-MA-16-2 = Inicjatywę podejmuje się we własnej kolejce w rundzie akcji, najwyżej 2 razy, oraz w przerwie przed decyzją Prymasa, najwyżej raz. Odrzucona propozycja też się liczy.
rule-MA-16-3 = Inicjatywa to propozycja dla jednego innego gracza: zestaw Praw dawanych i zestaw Praw branych od niego; oba naraz nie mogą być puste.
rule-MA-16-4 = Jeśli niczego się nie bierze, jest to podarunek i następuje od razu. W innym razie drugi gracz natychmiast zgadza się albo odmawia; kontrpropozycji nie ma.
rule-MA-16-5 = Prawo, które w danej rundzie lub przerwie zmieniło właściciela w handlu, nie może w niej zrobić tego ponownie.
rule-MA-16-6 = Wiąże tylko sama wymiana. Inne obietnice wolno składać, ale nikt ich nie egzekwuje.
rule-MA-16-7 = Zanim Prymas rozstrzygnie remis, każdy gracz, w kolejności z toru, może podjąć jedną inicjatywę. Ci, których dotyczy remis o urząd, Prawo, nagrodę lub karę, prócz Prymasa, mogą zamiast tego jawnie i wiążąco obiecać własne Prawa: przechodzą one na Prymasa, jeśli decyzja jest dla obiecującego przychylna, a inaczej zostają. Obiecanymi Prawami nie można w tej przerwie handlować; przed decyzją o zwycięstwie przerwy nie ma.
rule-MA-16-8 = Otrzymanego Prawa można użyć od razu, jeśli kolejka otrzymującego w tej rundzie trwa lub dopiero nadejdzie.
rule-MA-16-9 = Handel nie przynosi posiadłości i nie jest akcją.
rule-MA-16-10 = Nie handluje się, gdy trwa decyzja o VETO!, Ordynacji, Asygnatach lub stawianiu posiadłości, ani podczas wykładania kart.
rule-MA-16-11 = Jeśli nikt nie ma Prawa, rundy samego handlu i przerwy się pomija. Przy stole można grać bez handlu; wtedy cały ten rozdział odpada.

## 17
chapter-MA-17 = Prymas
rule-MA-17-1 = Od rozpatrzenia urzędu Prymasa do końca Wieku jest zawsze dokładnie jeden Prymas.
rule-MA-17-2 = Prymas rozstrzyga swobodnie, na korzyść kogokolwiek z zainteresowanych: remisy o pozostałe urzędy, o Prawo, o najwyższą lub najniższą siłę karty w Konflikcie, między dwoma przegranymi Konfliktami o równej Skali, w nowej kolejności na torze i o zwycięstwo.
rule-MA-17-3 = W remisach między graczami o urząd, Prawo, nagrodę, karę lub zwycięstwo Prymas musi wskazać dokładnie jednego z remisujących.
rule-MA-17-4 = W Konflikcie pytanie się pomija, jeśli nikt z remisujących nie mógłby przez nie niczego zyskać ani stracić.
rule-MA-17-5 = Kartą Prymasa nie można handlować, nie można jej wymusić ani unieważnić.

## 18
chapter-MA-18 = Pozycja w prowincji
rule-MA-18-1 = Pozycję oblicza się w każdej chwili z aktualnej liczby posiadłości. Lenna nigdy się do niej nie liczą.
rule-MA-18-2 = Przewaga to więcej posiadłości w prowincji, niż ma każdy inny gracz z osobna; Dominacja to więcej, niż mają wszyscy pozostali razem. Dominację liczy się zamiast Przewagi.
rule-MA-18-3 = Jedyna posiadłość w prowincji to Dominacja. Jeśli dwóch graczy ma po równo najwięcej, nikt nie ma Przewagi ani Dominacji.
rule-MA-18-4 = Przy dwóch graczach Dominacja wymaga co najmniej jednej posiadłości i co najmniej dwa razy tylu, ile ma drugi; Przewaga to wtedy więcej niż drugi, ale mniej niż dwa razy tyle.
rule-MA-18-5 = Obecność to co najmniej jedna posiadłość w prowincji.
