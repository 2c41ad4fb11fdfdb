### Reguły gry Książęta Florencji, jedna wiadomość na każdą regułę.

## 1
chapter-PF-1 = Zasady ogólne
rule-PF-1-1 = Gra od dwóch do pięciu graczy; gra trwa dokładnie siedem rund.
rule-PF-1-2 = Wygrywa, kto po punktacji końcowej ma najwięcej Punktów Prestiżu; remisy rozstrzyga PF-12.5.
rule-PF-1-3 = Miejsca się nie zmieniają. „Następny” i „zgodnie z ruchem wskazówek zegara” znaczy: kolejne miejsce, a po ostatnim pierwsze.
rule-PF-1-4 = Wszystkie kwoty Florenów są wielokrotnościami 100. Ani Florenów, ani Punktów Prestiżu nigdy nie jest mniej niż zero.
rule-PF-1-5 = Ruch niedozwolony zostaje odrzucony i niczego nie zmienia; to samo pytanie pozostaje otwarte. Odmowa podaje regułę, która stoi na przeszkodzie.

## 2
chapter-PF-2 = Przygotowanie
rule-PF-2-1 = Każdy ma planszę z Pałacem w lewym dolnym rogu, znacznik i 0 Punktów Prestiżu. Przy wspólnym budowaniu używa się drugiej strony planszy (PF-17.1).
rule-PF-2-2 = 21 kart Wolnych Zawodów tasuje się i rozdaje każdemu po cztery zakryte.
rule-PF-2-3 = Wszyscy jednocześnie i w tajemnicy zachowują po trzy z czterech kart, a jedną oddają.
rule-PF-2-4 = Karty oddane i nierozdane tasuje się razem w talię Wolnych Zawodów: 15, 12, 9 lub 6 kart przy dwóch, trzech, czterech lub pięciu graczach.
rule-PF-2-5 = Każdy zaczyna z 3500 Florenów, a przy dwóch graczach z 2500.
rule-PF-2-6 = Na licytację czeka sześć Lasów, sześć Jezior, sześć Parków, siedmiu Błaznów, sześciu Architektów, zakryta talia 14 kart Prestiżu i pięć jednakowych kart Rekrutacji.
rule-PF-2-7 = Do akcji służą wszystkie 30 Budynków, znaczniki Swobód, talia Wolnych Zawodów i zakryta talia 20 kart Premii.
rule-PF-2-8 = Przy trzech i więcej graczach znaczników każdej Swobody jest o jeden mniej niż graczy; reszta odpada z gry. Dla dwóch graczy obowiązuje PF-15.5.
rule-PF-2-9 = Wszystkich innych elementów używa się w komplecie bez względu na liczbę graczy.
rule-PF-2-10 = Gra zaczyna się od rundy 1. Zaczynać miałby najstarszy; przy tym stole pierwszy gracz rozpoczynający jest losowany albo wskazany z góry.

## 3
chapter-PF-3 = Przebieg rundy
rule-PF-3-1 = Runda to faza Licytacji, faza Akcji, Najwybitniejsze Dzieło i zmiana gracza rozpoczynającego. Z Muzą i Księżniczką faza Licytacji ma dwie części, A1 i A2.
rule-PF-3-2 = W fazie Licytacji wszyscy grają razem. W fazie Akcji gracze rozgrywają po kolei całe tury, od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara.
rule-PF-3-3 = Po rundzie rozpoczynającym zostaje następny gracz. Po rundzie 7 gra się kończy (PF-12).

## 4
chapter-PF-4 = Faza Licytacji
rule-PF-4-1 = Gracz bierze udział w fazie, dopóki nie zdobędzie przedmiotu lub się nie wycofa. Na początku biorą udział wszyscy.
rule-PF-4-2 = Pierwszą licytację otwiera gracz rozpoczynający.
rule-PF-4-3 = Przedmiot jest dla gracza dostępny, jeśli jego stos nie jest pusty i nic w tej rundzie nie sprzedał, jeśli gracz może go wziąć (PF-5.2, PF-5.7) i jeśli stać go na cenę (PF-13.3).
rule-PF-4-4 = Dopóki bierze udział co najmniej dwóch graczy, otwierający wystawia dostępny dla siebie przedmiot albo się wycofuje.
rule-PF-4-5 = Kto się wycofa, nie dostaje w tej rundzie przedmiotu i o żaden nie licytuje. Wycofać się można tylko przy otwieraniu licytacji, przed wystawieniem przedmiotu.
rule-PF-4-6 = Wystawienie przedmiotu to oferta w wysokości ceny wywoławczej, dokładnie 200 Florenów; nie można jej cofnąć.
rule-PF-4-7 = Kolejno od otwierającego, okrążenie za okrążeniem, każdy, kto bierze udział i nie spasował, podbija najwyższą ofertę dokładnie o 100 Florenów albo pasuje; gdy przyjdzie jego kolej, licytuje też otwierający. Nikt nie przebija sam siebie.
rule-PF-4-8 = Pas jest ostateczny dla tego przedmiotu i nie wpływa na późniejsze licytacje.
rule-PF-4-9 = Gracz, dla którego przedmiot za następną cenę jest niedostępny, pasuje bez pytania.
rule-PF-4-10 = Gdy spasują wszyscy prócz jednego, płaci on Bankowi swoją ofertę. Nikt inny nie płaci.
rule-PF-4-11 = Znacznik zwycięzcy zamyka stos do końca rundy, a zwycięzca nie bierze już udziału w tej fazie.
rule-PF-4-12 = Przedmiot w pełni działa (PF-5), zanim faza toczy się dalej.
rule-PF-4-13 = Następną licytację otwiera ten sam gracz, jeśli nadal bierze udział, a jeśli nie, najbliższy po nim, kto bierze.
rule-PF-4-14 = Gdy zostanie tylko jeden gracz, licytacji nie ma: kupuje on jeden dostępny przedmiot za cenę wywoławczą albo rezygnuje.
rule-PF-4-15 = Gdy nikt już nie bierze udziału, faza się kończy i wszyscy zabierają znaczniki.
rule-PF-4-16 = Nikt więc nie zdobywa w rundzie więcej niż jednego przedmiotu, żaden stos nie sprzedaje więcej niż jednego, a pusty stos nie sprzedaje już nic.
rule-PF-4-17 = Otwierający, dla którego za cenę wywoławczą nic nie jest dostępne, wycofuje się bez pytania, a ostatni gracz w takim położeniu rezygnuje; każdy widzi dlaczego.

## 5
chapter-PF-5 = Przedmioty
rule-PF-5-1 = Każdego przedmiotu można mieć dowolnie wiele, ale najwyżej trzech Architektów. Przedmiot pomaga tylko swojemu właścicielowi.
rule-PF-5-2 = Krajobraz kładzie się w Księstwie od razu, według PF-8.1 do PF-8.3; może przylegać do wszystkiego. Nigdy się go nie przesuwa ani nie zwraca.
rule-PF-5-3 = Pierwszy Krajobraz danego typu nie daje Prestiżu. Każdy następny tego samego typu daje 3 Punkty Prestiżu.
rule-PF-5-4 = Dla Wartości Dzieła liczy się tylko to, czy jest choć jeden Krajobraz danego typu, a nie to, gdzie leży.
rule-PF-5-5 = Błazen mieszka w Pałacu, nie zajmuje pola i dodaje 2 do Wartości każdego Dzieła właściciela.
rule-PF-5-6 = Budynek kosztuje 700 Florenów bez Architekta, 300 z jednym lub dwoma i nic z trzema. Z dwoma lub trzema Budynki mogą przylegać (PF-8.5). Drugi i trzeci Architekt dają od razu po 3 Punkty Prestiżu.
rule-PF-5-7 = Kto ma trzech Architektów, nie może kolejnego wystawić, licytować ani kupić.
rule-PF-5-8 = Kto zdobywa kartę Prestiżu, ogląda pięć wierzchnich kart talii, a jeśli jest ich mniej, wszystkie, i zachowuje dokładnie jedną zakrytą. Pozostałe wkłada pod talię w wybranej kolejności.
rule-PF-5-9 = Karty Rekrutacji używa się od razu (PF-10.2) albo bierze się ją na rękę.

## 6
chapter-PF-6 = Faza Akcji
rule-PF-6-1 = Od gracza rozpoczynającego każdy rozgrywa jedną turę: do dwóch akcji, jedna po drugiej. Można wykonać mniej albo żadnej.
rule-PF-6-2 = W rundzie gracz może ukończyć do dwóch Dzieł, wznieść do dwóch Budynków, kupić jedną kartę Wolnego Zawodu, ogłosić jedną Swobodę i pozyskać do dwóch kart Premii.
rule-PF-6-3 = W tych granicach dozwolone są dowolna kolejność i dowolne połączenia. Akcję wykonuje się w całości; niczego nie można w nią wtrącić.
rule-PF-6-4 = Przed akcjami swojej tury, między nimi i po nich można używać kart Rekrutacji, oddawać Prestiż oraz korzystać z Kupca i Profesora, ile razy się da.
rule-PF-6-5 = Tego, co się zdobyło w turze, można w niej od razu użyć.
rule-PF-6-6 = Tura kończy się, gdy gracz tak powie, albo gdy nie ma już akcji ani karty Rekrutacji czy Postaci do użycia. Dopóki została akcja, tura nie kończy się sama, bo ręka jest ukryta.

## 7
chapter-PF-7 = Ukończenie Dzieła
rule-PF-7-1 = Dzieło zgłasza się jedną kartą Wolnego Zawodu i dowolną liczbą kart Premii, wszystkimi z ręki.
rule-PF-7-2 = Jego Wartość to 4 za Budynek z życzenia, 3 za Krajobraz, 3 za Swobodę, 2 za każdego Błazna i 1 za każdą kartę Wolnego Zawodu i Rekrutacji gracza, w ręce lub na stole, wraz z zagraną. Dochodzą karty Premii (PF-7.4) i Muza (PF-16.13).
rule-PF-7-3 = Żadne życzenie nie musi być spełnione.
rule-PF-7-4 = Karty Premii liczy się, gdy karta Wolnego Zawodu leży już na stole: liczy się tam, a nie w ręce. Karty Rekrutacji liczą się jak karty Wolnych Zawodów, Pałac nie jest Budynkiem, zgłoszone karty Premii nie liczą się nigdzie. Można zgłosić kartę wartą 0.
rule-PF-7-5 = Wartość musi osiągnąć minimum rundy: 7, 10, 12, 14, 15, 16 i 17 w rundach od 1 do 7. W przeciwnym razie Dzieła nie ma.
rule-PF-7-6 = Bank wypłaca 100 Florenów za każdy punkt Wartości.
rule-PF-7-7 = Od razu, i tylko z tego dochodu, gracz może dowolnie wiele razy oddać 200 Florenów za 1 Punkt Prestiżu.
rule-PF-7-8 = W rundzie liczy się najwyższa Wartość spośród Dzieł gracza, nie ich suma. Sama Wartość nie daje Prestiżu.
rule-PF-7-9 = Karta Wolnego Zawodu zostaje na stole i nie można jej użyć ponownie, chyba że zrekrutuje ją inny gracz, a właściciel zrekrutuje ją z powrotem (PF-10.6).
rule-PF-7-10 = Zgłoszone karty Premii odpadają z gry odkryte.
rule-PF-7-11 = Dwa Dzieła w jednej turze to dwie akcje i każde musi osiągnąć minimum.

## 8
chapter-PF-8 = Budynki i umieszczanie kafelków
rule-PF-8-1 = Kafelek zajmuje całe pola i leży w całości na siatce siedem na siedem.
rule-PF-8-2 = Kafelek nie zakrywa Pałacu ani innego kafelka.
rule-PF-8-3 = Kafelki można obracać o ćwierć obrotu; Budynki można też odwracać na drugą stronę.
rule-PF-8-4 = Pola stykają się, jeśli mają wspólny bok. Rogi się nie liczą.
rule-PF-8-5 = Gdy gracz ma mniej niż dwóch Architektów, nowy Budynek nie może się stykać z innym Budynkiem ani z Pałacem. Z dwoma lub trzema może.
rule-PF-8-6 = Krajobrazy nie mają znaczenia dla PF-8.5: mogą stykać się ze wszystkim, a wszystko z nimi.
rule-PF-8-7 = Każdy z dziesięciu Budynków może stać w Księstwie raz.
rule-PF-8-8 = Każdego Budynku są trzy egzemplarze; tego, którego nie ma w zasobach, wznieść nie można.
rule-PF-8-9 = Wybiera się Budynek i pola, płaci cenę (PF-5.6) niezależną od wielkości, kładzie kafelek i zyskuje 3 Punkty Prestiżu.
rule-PF-8-10 = Kafelków nigdy się nie przesuwa ani nie usuwa.
rule-PF-8-11 = O tym, czy położenie jest dozwolone, decyduje chwila wznoszenia; nic, co stanie się potem, tego nie zmienia.

## 9
chapter-PF-9 = Wolne Zawody, Swobody i Premie
rule-PF-9-1 = Zakup karty Wolnego Zawodu kosztuje 300 Florenów: obejrzyj pięć wierzchnich kart talii, a jeśli jest ich mniej, wszystkie, zachowaj dokładnie jedną, a pozostałe włóż pod talię w wybranej kolejności.
rule-PF-9-2 = Każdy może kupić w rundzie jedną kartę Wolnego Zawodu; rekrutacja się nie liczy.
rule-PF-9-3 = Z pustej talii Wolnych Zawodów nic kupić nie można.
rule-PF-9-4 = Karty można użyć przy następnej akcji albo w dowolnej późniejszej rundzie.
rule-PF-9-5 = Ogłoszenie Swobody kosztuje 300 Florenów; jej znacznik bierze się z zasobów.
rule-PF-9-6 = Każdy może ogłosić w rundzie jedną Swobodę, a każdą Swobodę raz w grze, dopóki są jej znaczniki.
rule-PF-9-7 = Ogłoszona Swoboda pozostaje na stałe.
rule-PF-9-8 = Pozyskanie karty Premii kosztuje 300 Florenów: obejrzyj pięć wierzchnich kart talii, a jeśli jest ich mniej, wszystkie, zachowaj dokładnie jedną, a pozostałe włóż pod talię w wybranej kolejności. Pusta talia niczego nie daje.
rule-PF-9-9 = Użycie kart Premii należy do ukończenia Dzieła i nie jest osobną akcją; do jednego Dzieła można ich użyć dowolnie wiele.

## 10
chapter-PF-10 = Rekrutacja
rule-PF-10-1 = Karty Rekrutacji z ręki można użyć w każdej własnej turze fazy Akcji, obok akcji; w jednej turze można użyć kilku.
rule-PF-10-2 = Można jej też użyć w fazie Licytacji, w chwili jej zdobycia.
rule-PF-10-3 = Karta Wolnego Zawodu leżąca przy planszy innego gracza trafia na rękę, a na jej miejscu zostaje karta Rekrutacji.
rule-PF-10-4 = Kart z ręki, kart Rekrutacji i własnych kart na stole rekrutować nie można.
rule-PF-10-5 = Karta Rekrutacji zostaje u drugiego gracza i liczy mu się jak karta Wolnego Zawodu na stole: 1 do Wartości każdego Dzieła, do kart Premii i jako ukończone Dzieło do kart Prestiżu.
rule-PF-10-6 = Zrekrutowanej karty można użyć od razu lub później, a ze stołu można ją znów zrekrutować.

## 11
chapter-PF-11 = Najwybitniejsze Dzieło
rule-PF-11-1 = Po wszystkich turach 3 Punkty Prestiżu zyskuje ten, kto ukończył w rundzie Dzieło o najwyższej Wartości; przy remisie po 3 zyskują wszyscy równi.
rule-PF-11-2 = Jedyne Dzieło rundy jest najwybitniejsze. Gdy nie ukończono żadnego, nikt nic nie zyskuje.
rule-PF-11-3 = Potem Wartości tej rundy przestają się liczyć i rozpoczynającym zostaje następny gracz (PF-3.3).

## 12
chapter-PF-12 = Koniec gry
rule-PF-12-1 = Gra kończy się po rundzie 7, a z Muzą i Księżniczką po PF-16.24.
rule-PF-12-2 = Odkrywa się wszystkie karty Prestiżu; każda liczy się swojemu właścicielowi i według stanu końcowego, bez względu na kolejność.
rule-PF-12-3 = Karta za najwięcej lub najmniej czegoś daje pełną wartość właścicielowi, który prowadzi samodzielnie, a niższą temu, kto prowadzi wspólnie z kimkolwiek; w innym razie nic. Kto nie ma nic, nie ma najwięcej.
rule-PF-12-4 = Karta z warunkami liczy się, jeśli spełniono je wszystkie, bez względu na innych.
rule-PF-12-5 = Wygrywa najwięcej Punktów Prestiżu, a przy remisie najwięcej Florenów. Jeśli i te są równe, zwycięstwo jest wspólne.
rule-PF-12-6 = Pozostałe karty i Floreny nie są warte nic więcej.

## 13
chapter-PF-13 = Floreny i Punkty Prestiżu
rule-PF-13-1 = Floreny pochodzą z Dzieł, z oddawania Prestiżu, a w rozszerzeniach od Bankiera lub partnera.
rule-PF-13-2 = Otwierając licytację, licytując, kupując bez licytacji i wybierając akcję, można oddawać Punkty Prestiżu po 100 Florenów. Z Muzą i Księżniczką nie można.
rule-PF-13-3 = Gracz może zapłacić tyle, ile ma Florenów i po 100 za każdy Punkt Prestiżu; powyżej tego nie może licytować. Gdy przy zapłacie brakuje Florenów, oddaje się dokładnie tyle punktów, ile trzeba.
rule-PF-13-4 = Zapłata poprzedza zysk, który z niej wynika: Prestiżem za Budynek, Krajobraz czy Architekta nie można za nie zapłacić.
rule-PF-13-5 = Floreny stają się Prestiżem tylko z dochodu z Dzieła (PF-7.7) i u Bankiera (PF-16.22).
rule-PF-13-6 = Bankowi nigdy nie brakuje Florenów.
rule-PF-13-7 = Prestiż liczy się dalej powyżej 50; okrążenie ścieżki nie ma znaczenia.

## 14
chapter-PF-14 = Informacje ukryte
rule-PF-14-1 = Tylko karty początkowe wybierają wszyscy naraz i w tajemnicy. Wszystko inne rozstrzyga się po kolei; ukryte są karty w ręce, karty Prestiżu, talie i karty oglądane, a Floreny, Prestiż, plansze i zasoby są jawne.
rule-PF-14-2 = Przy liczeniu Dzieła inni widzą zagrane karty i liczbę kart w ręce, ale nie to, jakie one są.
rule-PF-14-3 = Co gracz obejrzał, o tym może pamiętać: o karcie oddanej, o kartach włożonych pod talię i o ich kolejności. Nikomu innemu się ich nie pokazuje.

## 15
chapter-PF-15 = Dwóch graczy
rule-PF-15-1 = Obaj zaczynają z 2500 Florenów.
rule-PF-15-2 = Cena wywoławcza wynosi 300 Florenów, także bez licytacji; podbija się nadal o 100.
rule-PF-15-3 = Las, Jezioro i Park są jednym przedmiotem, Krajobrazem, dopóki został choć jeden kafelek. Przedmiotów jest więc pięć.
rule-PF-15-4 = Kto zdobywa Krajobraz, wybiera typ, który jest w zasobach i mieści się w Księstwie, i od razu go kładzie. Drugi gracz nie dostaje w tej rundzie Krajobrazu.
rule-PF-15-5 = Jest po jednym znaczniku każdej Swobody i jeszcze dwa różne, wylosowane; w trudniejszej grze jeszcze jeden. Wszyscy wiedzą, które to są.
rule-PF-15-6 = Po pierwszej licytacji drugi gracz kupuje za 300 Florenów bez licytacji albo rezygnuje.

## 16
chapter-PF-16 = Muza i Księżniczka
rule-PF-16-1 = Faza Licytacji z PF-4 to faza A1; zaraz po niej następuje licytacja Postaci, faza A2.
rule-PF-16-2 = W tym rozszerzeniu nie wolno oddawać Prestiżu za Floreny; płacić można tylko Florenami.
rule-PF-16-3 = Sześć Postaci leży odkrytych, a na Bankierze 600 Florenów.
rule-PF-16-4 = Przed każdą fazą A2 wszystkie Postacie wracają, po ostatniej okazji do użycia Profesora (PF-16.19). W każdej rundzie do wzięcia jest wszystkich sześć.
rule-PF-16-5 = Każdy może zdobyć w rundzie jedną Postać.
rule-PF-16-6 = Kolejno od gracza rozpoczynającego, okrążenie za okrążeniem: czyj znacznik nadal leży na karcie, ten płaci stawkę i bierze kartę. Każdy inny pasuje do końca A2 albo kładzie znacznik na polu wolnej karty lub na wyższym polu karty z cudzym znacznikiem, który wraca do właściciela.
rule-PF-16-7 = Na karcie leży najwyżej jeden znacznik. Karta wzięta w tej fazie A2 nie jest już do wzięcia.
rule-PF-16-8 = Pola mają wartości od 300 do 1500 Florenów, a u Bankiera od 0 do 500, co sto. Najwyższego pola nie można przebić.
rule-PF-16-9 = Nie wolno postawić więcej Florenów, niż się ma. Nie dotyczy to Bankiera, który potrąca stawkę z wypłaty.
rule-PF-16-10 = Kto został przebity, w następnej kolejce wybiera na nowo.
rule-PF-16-11 = Faza A2 kończy się, gdy każdy wziął kartę albo spasował.
rule-PF-16-12 = Postać leży odkryta przed właścicielem, dopóki nie zostanie użyta; w jednej rundzie nie można jej zdobyć dwa razy.
rule-PF-16-13 = Muza: Wartość każdego Dzieła właściciela w tej rundzie rośnie o numer rundy, dla minimum, dochodu i Najwybitniejszego Dzieła.
rule-PF-16-14 = Kardynał: właściciel ma w tej rundzie trzy akcje. Nadal może kupić tylko jedną kartę Wolnego Zawodu i ogłosić jedną Swobodę; wszystko inne może zrobić trzy razy.
rule-PF-16-15 = Księżniczka: raz w tej rundzie akcją może być Dzieło bez kart, o Wartości 3 za każdy Krajobraz, po 2 za każdy Budynek i każdego Architekta i 1 za każdą kartę Wolnego Zawodu i Rekrutacji. Musi osiągnąć minimum, zarabia jak każde Dzieło i nie kładzie karty na stole.
rule-PF-16-16 = Kupiec: właściciel wybiera jedno z dwojga: przedmiot zdobyty w następnej fazie A1 jest za darmo albo zyskuje Punkty Prestiżu równe swojemu miejscu, czyli 1 i jeszcze 1 za każdego gracza, który ma więcej Prestiżu.
rule-PF-16-17 = Punkty za miejsce można wziąć przy zdobyciu Kupca, we własnej turze akcji albo przy własnych decyzjach w następnej fazie A1. Zdobywając w niej przedmiot, właściciel bierze go za darmo albo najpierw bierze punkty i płaci; nieużyty do końca tej fazy Kupiec daje punkty za miejsce. Właściciel licytuje jak wszyscy.
rule-PF-16-18 = Profesor: karta Prestiżu albo Premii za darmo: z pięciu wierzchnich zachowuje się jedną, a reszta idzie pod talię. Używa się go przy wzięciu, we własnej turze akcji albo przy własnych decyzjach w następnej fazie A1; pustej talii wybrać nie można.
rule-PF-16-19 = Nieużyty Profesor jest do dyspozycji jeszcze raz przed następną fazą A2. Jeśli właściciel zrezygnuje albo obie talie są puste, Profesor przepada.
rule-PF-16-20 = Bankier: właściciel od razu dostaje pieniądze z karty pomniejszone o swoją stawkę.
rule-PF-16-21 = Jeśli nikt nie weźmie Bankiera, na jego kartę dokłada się 100 Florenów; jeśli ktoś go wziął, leży na niej znów 600.
rule-PF-16-22 = Kto wziął Bankiera w rundzie 7, może na jej koniec wymieniać Floreny na Prestiż, 200 na 1, ile razy zdoła.
rule-PF-16-23 = Muza, Kardynał i Księżniczka przepadają z końcem fazy Akcji, użyte czy nie.
rule-PF-16-24 = Na koniec rundy 7, po Najwybitniejszym Dziele, nieużyty Kupiec daje punkty za miejsce, nieużyty Profesor jest do dyspozycji, a Bankier wymienia, w tej kolejności.
rule-PF-16-25 = Kto nie ma znacznika na karcie i nie może go nigdzie położyć, pasuje bez pytania.

## 17
chapter-PF-17 = Wspólne budowanie
rule-PF-17-1 = Używa się drugiej strony plansz, z Pałacem pośrodku dolnego brzegu, i łączy się je ze sobą. Wszystko inne pozostaje bez zmian.
rule-PF-17-2 = Przy trzech do pięciu graczy plansze tworzą pierścień: prawa kolumna każdej graniczy z lewą kolumną następnej. Przy dwóch graczach granica jest jedna.
rule-PF-17-3 = Przez granicę stykają się pola tego samego rzędu; żadne inne pola różnych Księstw się nie stykają.
rule-PF-17-4 = Budynek wznosi się samodzielnie albo wspólnie z jednym sąsiadem; w obu razach jest to jedna akcja tylko aktywnego gracza.
rule-PF-17-5 = Wspólny Budynek ma co najmniej jedno pole w każdym z dwóch Księstw i żadnego gdzie indziej.
rule-PF-17-6 = Żaden z partnerów nie może mieć już tego Budynku, a w zasobach musi być jeszcze jeden.
rule-PF-17-7 = PF-8.1 do PF-8.4 obowiązują na połączonych planszach; kafelki można obracać i odwracać także przez granicę.
rule-PF-17-8 = O każdym polu nowego Budynku decydują Architekci tego, w czyim Księstwie leży: gdy ma ich mniej niż dwóch, pole nie może się stykać z innym Budynkiem, także przez granicę, ani z Pałacem. Architekci partnera nie mają tam znaczenia.
rule-PF-17-9 = Kto buduje samodzielnie, używa tylko własnych pól, a w kolumnie przy granicy może budować, jeśli ma choć jednego Architekta. Wspólny Budynek go nie wymaga.
rule-PF-17-10 = Aktywny gracz płaci Bankowi według liczby własnych Architektów. Partner płaci jemu uzgodnioną cenę, wielokrotność 100 od 0 w górę, która może przekroczyć koszt.
rule-PF-17-11 = Najpierw płaci partner, potem aktywny gracz, więc ceną można pokryć koszt. Obaj mogą płacić tylko tyle, na ile pozwala PF-13.3.
rule-PF-17-12 = Dopóki ma akcję, aktywny gracz może zaproponować sąsiada, Budynek, pola i cenę, tak aby dało się to od razu wykonać.
rule-PF-17-13 = Sąsiad przyjmuje, odrzuca albo składa jedną kontrpropozycję: ten sam Budynek na innych polach, za inną cenę albo jedno i drugie.
rule-PF-17-14 = Kontrpropozycję można przyjąć albo odrzucić.
rule-PF-17-15 = To, na co padła zgoda, buduje się od razu i jest to ta akcja.
rule-PF-17-16 = Po odrzuceniu aktywny gracz wybiera znowu; niczego nie zużył.
rule-PF-17-17 = Na jedną akcję przypadają najwyżej trzy propozycje, do dowolnych sąsiadów. Przy następnej akcji liczy się je od nowa.
rule-PF-17-18 = Bez zgody aktywny gracz może budować samodzielnie, zrobić cokolwiek innego albo zakończyć turę.
rule-PF-17-19 = Obaj partnerzy zyskują 3 Punkty Prestiżu, a Budynek w pełni liczy się obu. Każdy traci tylko pola we własnym Księstwie.
rule-PF-17-20 = Partner nie zużywa akcji i może być partnerem dowolnie często.
rule-PF-17-21 = Krajobrazy leżą w całości w Księstwie właściciela, przy granicy także bez Architekta, i nie przeszkadzają w PF-17.8.

## 18
chapter-PF-18 = Łączenie rozszerzeń
rule-PF-18-1 = W oba rozszerzenia można grać razem; każde zmienia tylko to, o czym mówi. Ponieważ Prestiżu nie można wtedy oddawać, partner płaci tylko Florenami.
rule-PF-18-2 = Oba rozszerzenia działają także przy dwóch graczach, według PF-15.
rule-PF-18-3 = Trzecią akcją Kardynała może być wspólny Budynek, a wspólny Budynek liczy się do Dzieła Księżniczki obu partnerom.
