### Reguły gry Sigismundus Augustus, jedna wiadomość na każdą regułę.

## 1
chapter-SA-1 = Podstawy
rule-SA-1-1 = Od 3 do 5 graczy siedzi na stałych miejscach. „W lewo” to następne miejsce zgodnie z ruchem wskazówek zegara, „w prawo” następne w przeciwną stronę.
rule-SA-1-2 = Punkty zwycięstwa liczy się od 0 i nigdy nie spadają poniżej 0. Górnej granicy nie ma.
rule-SA-1-3 = Dukaty, głosy, jednostki, klienci, żetony i karty polityki przechodzą z rąk do rąk tylko tam, gdzie mówi o tym reguła. Rozmawiać i obiecywać wolno, ale obietnice nie wiążą; poza SA-13 nie ma darów, pożyczek ani wymiany.
rule-SA-1-4 = „Może” oznacza dowolność, wszystko inne jest obowiązkowe. Obowiązek, którego nie da się spełnić w całości, spełnia się, na ile to możliwe.
rule-SA-1-5 = Liczby kart na ręce, urzędów, osobistości i jednostek nic nie ogranicza prócz SA-2 i obowiązujących ustaw.

## 2
chapter-SA-2 = Ograniczenia elementów
rule-SA-2-1 = Ograniczone są: 10 żetonów piechoty, 16 husarii i 7 artylerii, 40 głosów, 20 klientów, 10 żetonów rodu każdego gracza i karty każdej talii. Czego w banku nie ma, tego nikt nie może wziąć.
rule-SA-2-2 = Komu należy się więcej, niż jest w banku, ten bierze, co jest; reszta przepada.
rule-SA-2-3 = Dukatów jest nieograniczenie wiele.
rule-SA-2-4 = Oddane elementy są od razu z powrotem w banku i można je wziąć jeszcze w tej samej fazie.
rule-SA-2-5 = Gdy w jednym kroku ograniczone elementy bierze z banku kilku graczy, biorą po kolei.
rule-SA-2-6 = Żetony rodu są w zapasie gracza, na krajach, na pieczęciach albo na urzędach. Z pustego zapasu nie można położyć żadnego, a położonego żetonu nie wolno podnieść ani przesunąć.
rule-SA-2-7 = Gdy trzeba dobrać kartę z pustej talii polityki, tasuje się jej stos kart odrzuconych i tworzy z niego talię. Jeśli i stos jest pusty, talii nie można wybrać; jeśli nie można wybrać żadnej, nie dobiera się karty.
rule-SA-2-8 = Jednostka wzięta z banku jest zawsze czynna, bez względu na fazę.

## 3
chapter-SA-3 = Przygotowanie gry
rule-SA-3-1 = Trzy talie polityki tasuje się osobno, a każdy gracz dostaje po jednej losowej karcie z każdej, ukrytej przed innymi.
rule-SA-3-2 = Karty sejmu leżą w kolejności rund od I do VIII; w krótkim wariancie gra się bez III, IV, VI i VII.
rule-SA-3-3 = Wszystkie 15 urzędów leży w trzech kolumnach według rodzaju i numeru; wszystkie są wolne. Urzędy kościelne i wojewodowie pokazują przód, czyli lepszą stronę.
rule-SA-3-4 = 9 żądań królewskich i 24 osobistości tasuje się zakryte.
rule-SA-3-5 = 6 żetonów krajów kładzie się w losowej kolejności na polach od 1 do 6 toru polityki zagranicznej, stroną bez korony.
rule-SA-3-6 = Każdy gracz dostaje jeden losowy ród. Niewykorzystane rody nie biorą udziału w grze.
rule-SA-3-7 = Na każdym torze poparcia rody biorące udział w grze ustawia się w kolejności nadrukowanych miejsc na polach od I, bez luk. Kto stoi na polu I, bierze kartę przedstawiciela tego toru.
rule-SA-3-8 = Każdy gracz dostaje 3 klientów, 10 żetonów rodu, 1 piechotę i 1 husarię, obie czynne; nie ma dukatów, głosów ani punktów.
rule-SA-3-9 = Do wyboru są urzędy początkowe 15, 13 i 12, przy czterech graczach także 10, przy pięciu także 9. Pierwszy wybiera gracz o najniższej inicjatywie, potem gracz po jego prawej i tak dalej, aż każdy ma jeden.
rule-SA-3-10 = Urząd początkowy liczy się jak zdobyty: od razu daje swoją jednostkę (SA-20.3).
rule-SA-3-11 = Kto wybierał ostatni, dostaje żeton pierwszego gracza. Kto wybierał pierwszy, jest więc w pierwszej rundzie ostatni.
rule-SA-3-12 = Przy trzech i czterech graczach drugie pole Ekonoma nie jest w użyciu.

## 4
chapter-SA-4 = Rundy, kolejność, tory, przedstawiciele
rule-SA-4-1 = Gra ma 8 rund, krótki wariant 4. Ostatnia runda to runda karty sejmu VIII.
rule-SA-4-2 = Runda ma dziewięć faz: Inicjatywa, Dochód, Dobranie kart, Akcje specjalne, Polityka zagraniczna, Akcje, Sejm, Punktacja, Utrzymanie wojska.
rule-SA-4-3 = Kolejność inicjatywy biegnie zgodnie z ruchem wskazówek zegara od posiadacza żetonu pierwszego gracza.
rule-SA-4-4 = Kolejność fazy ustala się na jej początku; jeśli żeton pierwszego gracza zmieni właściciela w trakcie fazy, liczy się to od następnej.
rule-SA-4-5 = Na torach poparcia i na torze polityki zagranicznej na każdym polu jest najwyżej jeden żeton. Przesunąć żeton o pole znaczy zamienić go miejscami z tym, który tam leży; przesunąć o kilka pól znaczy zrobić to kilka razy, tak że wyprzedzone żetony cofają się o jedno.
rule-SA-4-6 = „Naprzód” i „w lewo” znaczy w stronę pola I lub 1. Żeton na pierwszym polu dalej się nie przesuwa; nadmiarowe kroki przepadają.
rule-SA-4-7 = Karta przedstawiciela magnaterii należy zawsze do gracza na polu I toru poparcia senackiego, a karta przedstawiciela szlachty do gracza na polu I toru poparcia poselskiego. Przechodzi od razu, nawet w środku fazy, gdy pole I zajmie ktoś inny.
rule-SA-4-8 = Karta przedstawiciela króla należy do gracza na polu I toru poparcia królewskiego; przechodzi dopiero na koniec żądania królewskiego (SA-15.8).
rule-SA-4-9 = Z przywileju korzysta ten, kto ma kartę na początku danej fazy: akcji specjalnych przy przedstawicielu magnaterii, polityki zagranicznej przy przedstawicielu króla, akcji przy przedstawicielu szlachty. Późniejsza zmiana właściciela niczego w tej fazie tej rundy nie zmienia; nikt nie zyskuje ani nie traci klienta.
rule-SA-4-10 = Remisy rozstrzyga przedstawiciel króla (SA-13.6, SA-14.8, SA-15.6, SA-16.4, SA-17.8). Decyduje ten, kto ma kartę w danej chwili, także gdy sam remisuje.

## 5
chapter-SA-5 = Faza 1: Inicjatywa
rule-SA-5-1 = Od drugiej rundy żeton pierwszego gracza przechodzi do gracza po lewej stronie posiadacza, także gdy wzięto go kartą Primus Inter Pares.
rule-SA-5-2 = Odkrywa się kartę sejmu tej rundy; nad jej ustawą odbędzie się głosowanie na sejmie tej rundy.
rule-SA-5-3 = Odkrywa się wierzchnie żądanie królewskie na tę rundę; na jej koniec wypada z gry. Żądań nigdy nie tasuje się od nowa: w pełnej grze jednego z dziewięciu nikt nie zobaczy, w krótkiej pięciu.
rule-SA-5-4 = Osobistości, które zostały odkryte z poprzedniej rundy, wypadają z gry. Potem odkrywa się trzy osobistości z talii.
rule-SA-5-5 = W ostatniej rundzie odwraca się teraz wszystkie sześć żetonów krajów na stronę z koroną.

## 6
chapter-SA-6 = Faza 2: Dochód
rule-SA-6-1 = Każdy gracz bierze 2 dukaty i dochód z jednego ze swoich urzędów, według strony, którą urząd pokazuje. Kto nie ma urzędu, bierze 2 dukaty.
rule-SA-6-2 = Do tego dochodzą premie. Z podskarbim wielkim bierze się dochód z dwóch różnych urzędów, a jego własny może być jednym z nich; pieczęć Prus i Tomasz Sierpinek dają po 2 dukaty.

## 7
chapter-SA-7 = Faza 3: Dobranie kart
rule-SA-7-1 = Po kolei każdy gracz musi dobrać jedną kartę polityki z wybranej talii.
rule-SA-7-2 = Zaraz potem dobiera karty dodatkowe, najpierw z dowolnej talii (podkanclerzy, Prospero Provana), potem z określonej (pieczęć moskiewska: militarna, pieczęć osmańska: zagraniczna). Każdą kartę ogląda się przed wyborem następnej talii; określona talia bez kart nic nie daje.

## 8
chapter-SA-8 = Faza 4: Akcje specjalne
rule-SA-8-1 = Najpierw ten, kto na początku fazy ma kartę przedstawiciela magnaterii, może wykonać jedną dodatkową akcję specjalną.
rule-SA-8-2 = Potem każdy gracz po kolei może wykonać jedną akcję specjalną. Przedstawiciel magnaterii ma więc dwie: jedną przed wszystkimi i jedną w swojej kolejce.
rule-SA-8-3 = Akcja specjalna to zagranie jednej karty polityki z ręki, użycie sądu kościelnego (SA-8.21) albo użycie Walentego Bakfarka (SA-8.23). Można też spasować; akcja wtedy przepada.
rule-SA-8-4 = Akcję specjalną wykonuje się do końca, zanim zacznie się następna.
rule-SA-8-5 = Zagrana lub odrzucona karta polityki trafia od razu, jeszcze przed swoim działaniem, odkryta na stos kart odrzuconych swojego rodzaju; Tajny pakt dopiero na koniec rundy.
rule-SA-8-6 = Kartę polityki wolno zagrać tylko wtedy, gdy można zapłacić jej koszt i coś ona zmienia; tylko Negocjacje nie muszą niczego zmieniać (SA-8.13).
rule-SA-8-7 = Klient: weź z banku 1 klienta, tylko na tę rundę. Musi tam jakiś być; kilka takich kart się sumuje.
rule-SA-8-8 = Primus Inter Pares: weź żeton pierwszego gracza. Kto go ma, nie może zagrać tej karty; o kolejności mówi SA-4.4.
rule-SA-8-9 = Śmierć senatora: wskaż gracza, który ma co najmniej jeden urząd; możesz wskazać siebie. Ten gracz sam wybiera jeden ze swoich urzędów i zwraca go do wolnych urzędów tą stroną, którą urząd pokazuje. Nie można wskazać nikogo, kto ma Józefa Strusia.
rule-SA-8-10 = Fundacja kościoła: zapłać 3 dukaty i zdobądź 5 punktów. Do końca rundy nie można cię wskazać na cel Porwania, Grabieży ani Zajazdu.
rule-SA-8-11 = Spływ wiślany: weź 4 dukaty.
rule-SA-8-12 = Misja dyplomatyczna: odwróć jeden żeton kraju bez korony na stronę z koroną. Nie można jej zagrać, gdy wszystkie mają korony.
rule-SA-8-13 = Negocjacje: możesz przesunąć dowolny żeton kraju na pole 1 albo na pole 6; pozostałe się przesuwają (SA-4.5). Wolno wskazać także pole, na którym żeton już leży; wtedy nic się nie przesuwa.
rule-SA-8-14 = Tajny pakt: połóż kartę na kraju, na którym jeszcze żadnej nie ma. Do końca rundy nikt, także ty, nie może kłaść tam żetonów rodu, ani w fazie polityki zagranicznej, ani Poselstwem. Żetony, które tam leżą, zostają i punktują jak zwykle; pieczęć przyznaje się też jak zwykle.
rule-SA-8-15 = Zaciąg: weź 1 piechotę i do wyboru 1 husarię albo 1 artylerię, jeśli są w banku. Musi być do wzięcia co najmniej jedna jednostka.
rule-SA-8-16 = Porwanie, Grabież i Zajazd to ataki: wskaż innego gracza, którego nie chroni Fundacja kościoła, i stocz walkę (SA-9). Potrzebujesz co najmniej jednej czynnej jednostki; nie jest ważne, co ma zaatakowany.
rule-SA-8-17 = Wygrane Porwanie: weź jedną wybraną osobistość pokonanego razem z całym leżącym na niej złotem. Jeśli nie ma żadnej, nic nie bierzesz.
rule-SA-8-18 = Wygrana Grabież: weź połowę dukatów pokonanego, zaokrągloną w dół. Złota na osobistościach się nie liczy.
rule-SA-8-19 = Wygrany Zajazd: odbierz pokonanemu 6 punktów albo wszystkie, jeśli ma mniej.
rule-SA-8-20 = Jednostek, kart i klientów zyskanych akcją specjalną można użyć od razu.
rule-SA-8-21 = Sąd kościelny: potrzeba urzędu kościelnego, którego w tej rundzie jeszcze tak nie użyto. Wskaż przeciwnika, który ma na ręce co najmniej jedną kartę polityki, a nie ma Jana Łaskiego; weź z jego ręki losową kartę na swoją.
rule-SA-8-22 = Gdy obowiązuje ustawa Zawieszenie sądów kościelnych, sądu kościelnego nie można używać.
rule-SA-8-23 = Walenty Bakfark: jako akcję specjalną obejrzyj wszystkie karty na ręce dowolnego przeciwnika, choćby nie miał żadnej, a potem dobierz jedną kartę polityki z wybranej talii. Osobistość zostaje u ciebie.

## 9
chapter-SA-9 = Walka
rule-SA-9-1 = Biorą w niej udział tylko jednostki czynne. Odwrócone na szarą stronę nie walczą, nie liczą się i nie można ich stracić.
rule-SA-9-2 = Karta właśnie zagranego ataku leży już na stosie kart odrzuconych i nie może przyjąć rany.
rule-SA-9-3 = Walka ma trzy fazy: artylerii, husarii, piechoty. Fazę walki, w której żadna strona nie ma czynnej jednostki danego rodzaju, się pomija.
rule-SA-9-4 = W każdej fazie walki każda strona, która ma co najmniej jedną czynną jednostkę danego rodzaju, rzuca jedną kością. Obrażenia to wynik rzutu i siła wszystkich jej czynnych jednostek tego rodzaju (piechota 1, husaria 2, artyleria 3), a także 2 dla atakującego z Dymitrem Wiśniowieckim lub obrońcy z Bernardem Pretwiczem. Strona bez takiej jednostki nie rzuca i nie zadaje obrażeń.
rule-SA-9-5 = Każde pełne 5 obrażeń to jedna rana. Rany obu stron liczy się, zanim ktokolwiek poniesie straty.
rule-SA-9-6 = Za każdą ranę tracisz jedną czynną jednostkę dowolnego rodzaju albo odrzucasz z ręki jedną kartę polityki militarnej, za każdym razem do wyboru, dopóki coś z tego masz; nadmiarowe rany przepadają. Atakujący ponosi wszystkie straty pierwszy, jawnie, potem obrońca.
rule-SA-9-7 = Jednostki stracone w jednej fazie walki nie walczą w następnych.
rule-SA-9-8 = Po ostatniej fazie walki porównuje się siłę pozostałych czynnych jednostek. Atakujący wygrywa tylko wtedy, gdy ma jej więcej, i wtedy działa karta ataku; w przeciwnym razie nic więcej się nie dzieje.

## 10
chapter-SA-10 = Faza 5: Polityka zagraniczna
rule-SA-10-1 = Najpierw przedstawiciel króla musi odwrócić jeden żeton kraju na stronę z koroną. Jeśli wszystkie ją mają, pomija się to.
rule-SA-10-2 = Potem każdy gracz po kolei może wybrać jeden kraj bez Tajnego paktu, odrzucić dowolną liczbę kart polityki zagranicznej i położyć tam tyle samo żetonów rodu. Trzeba odrzucić co najmniej jedną kartę (ale zob. SA-10.4) i nie więcej, niż ma się żetonów w zapasie; darmowego żetonu nie ma.
rule-SA-10-3 = Jeśli gracz położył co najmniej jeden żeton, kraj przesuwa się o jedno pole w lewo: raz na gracza, bez względu na liczbę żetonów.
rule-SA-10-4 = Kanclerz wielki i Piotr Barzi: po 1 żetonie więcej w wybranym kraju, nawet bez odrzucania kart, o ile starczy zapasu.

## 11
chapter-SA-11 = Faza 6: Akcje
rule-SA-11-1 = Na początku każdy gracz ma 3 klientów i tych z kart Klient; przedstawiciel szlachty bierze z banku jeszcze jednego, jeśli jest.
rule-SA-11-2 = Po kolei każdy gracz, który ma jeszcze klientów, stawia jednego na polu w użyciu i od razu wykonuje jego akcję. Trwa to, dopóki ktokolwiek ma klientów; kto ma ich więcej, na koniec działa sam.
rule-SA-11-3 = Najpierw płaci się do banku 1 dukata za każdego klienta, który już stoi na tym polu, także własnego. Marszałek nadworny płaci o 1 dukata mniej, ale nie mniej niż 0. Na polu zmieści się dowolnie wielu klientów.
rule-SA-11-4 = Klienta wolno postawić na każdym polu w użyciu, za które można zapłacić, nawet jeśli jego akcji nie da się wykonać albo niczego nie zmienia. Akcję, którą można wykonać, wykonać trzeba; odmówić wolno tylko Mecenatu. Uczta lub Agitacja z pola I niczego nie przesuwa.
rule-SA-11-5 = Zamiast stawiać klienta, można go wycofać: w tej rundzie już nie działa i nie stoi na żadnym polu. Kto nie może zapłacić za żadne pole, musi wycofać klienta.
rule-SA-11-6 = Dwa pola Ekonoma w grze pięciu osób są osobne; klientów liczy się na każdym z nich oddzielnie.
rule-SA-11-7 = Poselstwo: połóż 1 żeton rodu z zapasu w kraju bez Tajnego paktu; żeton tego kraju przesuwa się o pole w lewo. Andrzej Taranowski: 2 żetony w tym kraju, jeśli pozwala zapas, ale wciąż jeden krok.
rule-SA-11-8 = Mecenat: weź odkrytą osobistość i połóż na niej dowolną liczbę swoich dukatów albo przekup osobistość innego gracza. Przekupienie kosztuje o jednego dukata więcej, niż leży na osobistości; płaci się do banku, osobistość przechodzi ze swoim złotem, a z banku dokłada się na nią 1 dukata.
rule-SA-11-9 = Złota na osobistości nie można wydać, przesunąć ani zdjąć; przechodzi razem z kartą, a na koniec nie jest nic warte.
rule-SA-11-10 = Zwołanie chorągwi: weź jedną dowolną jednostkę, jaka jest w banku.
rule-SA-11-11 = Wakanse: połóż żeton rodu z zapasu na wolnym urzędzie bez żetonu. Nad tym urzędem odbędzie się głosowanie na tym sejmie, a ty dostaniesz 2 dodatkowe głosy, tylko do tego głosowania. Kilku klientów może oznaczyć kilka urzędów.
rule-SA-11-12 = Magnacka uczta: przesuń się o 1 pole naprzód na torze poparcia senackiego i o 1 więcej za każdą z dowolnej liczby odrzuconych kart polityki wewnętrznej. Wacław z Szamotuł: o 1 pole więcej za darmo.
rule-SA-11-13 = Akademia: dobierz 2 karty polityki, jedną po drugiej, każdą z wybranej talii; pierwszą oglądasz, zanim wybierzesz drugą talię.
rule-SA-11-14 = Ekonom: weź 3 dukaty.
rule-SA-11-15 = Agitacja sejmowa: przesuń się o 1 pole naprzód na torze poparcia poselskiego i o 1 więcej za każdego z dowolnej liczby zapłaconych dukatów. Jan Łaski: o 1 pole więcej za darmo.
rule-SA-11-16 = Na Ucztę i na Agitację wolno wydać także więcej kart lub dukatów, niż zostało pól; kroki poza pole I przepadają (SA-4.6).
rule-SA-11-17 = Na koniec fazy wszyscy klienci schodzą z planszy; każdy gracz zatrzymuje 3, reszta wraca do banku.

## 12
chapter-SA-12 = Faza 7, sejm: głosy
rule-SA-12-1 = Po kolei każdy gracz bierze głosy ze swoich pól na trzech torach poparcia i premie, po 1: za marszałka wielkiego, za Bartłomieja Groickiego, za pieczęć litewską, a na polu I toru poparcia królewskiego także za ustawę Uznanie małżeństwa królewskiego.
rule-SA-12-2 = Potem po kolei każdy gracz może odrzucić dowolną liczbę kart polityki wewnętrznej, po 1 głosie za kartę, ale nie więcej kart, niż jest głosów w banku.
rule-SA-12-3 = Głosów używa się tylko na sejmie tej rundy; żadnego nie zachowuje się na później.

## 13
chapter-SA-13 = Sejm: przekupstwo
rule-SA-13-1 = Wszyscy jednocześnie i w tajemnicy wybierają liczbę swoich dukatów, 0 lub więcej; potem wszystkie dłonie się otwierają. Te dukaty leżą przed właścicielami i w tym etapie nie można ich użyć do niczego innego.
rule-SA-13-2 = Potem wszyscy jednocześnie i w tajemnicy wybierają liczbę swoich głosów, 0 lub więcej; dłonie się otwierają i te głosy są na sprzedaż. Oferować można zarazem dukaty i głosy.
rule-SA-13-3 = Sprzedający, który wystawił najwięcej głosów, wybiera innego gracza, którego oferowane dukaty (co najmniej 1) jeszcze leżą, oddaje mu wszystkie wystawione głosy i bierze wszystkie te dukaty. Nie musi to być najwyższa oferta.
rule-SA-13-4 = Jeśli jest kupiec, trzeba jakiegoś wybrać. Nikt nie sprzedaje samemu sobie, a każdą ofertę bierze się raz.
rule-SA-13-5 = Potem sprzedaje ten, kto wystawił najwięcej z pozostałych, i tak dalej. Kto wystawił 0 głosów, nie sprzedaje.
rule-SA-13-6 = Spośród sprzedających po tyle samo głosów przedstawiciel króla za każdym razem wskazuje następnego.
rule-SA-13-7 = Kto nie znajdzie kupca, traci wystawione głosy; wracają do banku.
rule-SA-13-8 = Gdy wszyscy sprzedali, dukaty, które jeszcze leżą, wracają do właścicieli.
rule-SA-13-9 = Kupione głosy należą odtąd do kupującego; w tym etapie nie można ich sprzedać ponownie.

## 14
chapter-SA-14 = Sejm: głosowanie nad urzędami
rule-SA-14-1 = Głosuje się nad każdym urzędem z żetonem rodu i nad jednym więcej: wolnym urzędem o najwyższym numerze, na którym żetonu nie ma. Jeśli żetony leżą na wszystkich wolnych urzędach, dodatkowego nie ma.
rule-SA-14-2 = Jeśli nie ma wolnego urzędu, etap się pomija; głosów można jeszcze użyć przy żądaniu królewskim i ustawie.
rule-SA-14-3 = Listę ustala się na początku etapu; urzędy idą po jednym, od najwyższego numeru do najniższego.
rule-SA-14-4 = Przy każdym urzędzie wszyscy jednocześnie i w tajemnicy wybierają liczbę głosów, od 0 do wszystkich swoich; potem wszystkie dłonie się otwierają.
rule-SA-14-5 = Właściciel żetonu na urzędzie bierze na początku jego głosowania 2 dodatkowe głosy z banku, o ile tam są, i może dać najwyżej tyle, ile ma własnych i dodatkowych razem. Dodatkowych używa się najpierw; niewykorzystane wracają.
rule-SA-14-6 = Wszystkie dane głosy, każdego gracza, wracają do banku, czy się wygrało, czy nie.
rule-SA-14-7 = Kto dał najwięcej, obejmuje urząd tą stroną, którą urząd pokazuje, i od razu bierze jednostkę, jeśli urząd ją daje. Prestiż liczy się już w punktacji tej rundy.
rule-SA-14-8 = Remis o najwyższą liczbę głosów, także wszystkich przy 0, rozstrzyga przedstawiciel króla spośród remisujących. Każdy urząd poddany pod głosowanie zostaje obsadzony, ale zob. SA-14.11 i SA-16.8.
rule-SA-14-9 = Żeton rodu z urzędu wraca do zapasu właściciela, ktokolwiek wygrał.
rule-SA-14-10 = Gdy obowiązuje ustawa Incompatibilitas, zob. SA-16.8.
rule-SA-14-11 = Przy opcji stołu „urząd pozostaje wolny” nikt nie obejmuje urzędu, na który wszyscy dali 0: pozostaje wolny tą stroną, którą pokazuje, żeton z niego wraca i na tym sejmie już się nad nim nie głosuje. Same dodatkowe głosy też są głosami.

## 15
chapter-SA-15 = Sejm: żądanie królewskie
rule-SA-15-1 = Najpierw wszystkie odwrócone jednostki wszystkich graczy stają się czynne, bez względu na żądanie.
rule-SA-15-2 = Odkryta karta mówi, co się daje: Podatek to dukaty, Poparcie na sejmie to głosy, Pospolite ruszenie to jednostki, liczone według siły.
rule-SA-15-3 = Wszyscy jednocześnie i w tajemnicy przeznaczają dowolną liczbę, 0 lub więcej, a na pospolite ruszenie dowolne ze swoich jednostek; potem wszystkie dłonie się otwierają.
rule-SA-15-4 = Graczy ustawia się według tego, ile dali. Kto najwięcej, staje na polu I toru poparcia królewskiego, drugi na II i tak dalej; miejsce dostaje każdy, także ten, kto dał 0.
rule-SA-15-5 = Dukaty i głosy dane przez wszystkich graczy wracają do banku. Wysłane jednostki zostają u właściciela i przestają być czynne.
rule-SA-15-6 = Remisujących ustawia przedstawiciel króla, który miał kartę przed tym etapem.
rule-SA-15-7 = Odwrócone jednostki nie mogą walczyć w akcjach specjalnych następnej rundy. Czynne stają się znów przy jej żądaniu królewskim i można je wtedy wysłać ponownie; przedtem trzeba je utrzymać (SA-18).
rule-SA-15-8 = Gdy wszyscy mają już miejsca, karta przedstawiciela króla przechodzi do gracza na polu I.

## 16
chapter-SA-16 = Sejm: ustawa
rule-SA-16-1 = Wszystkie głosy, które gracze jeszcze mają, leżą jawnie. Każdy, także ten bez głosów, jednocześnie z innymi i w tajemnicy wybiera: za albo przeciw. Nikt się nie wstrzymuje i nie dzieli głosów.
rule-SA-16-2 = Wszystkie głosy gracza liczą się po wybranej stronie. Więcej głosów za: ustawa przechodzi. Więcej przeciw: upada.
rule-SA-16-3 = Wszystkie głosy wracają do banku.
rule-SA-16-4 = Gdy głosów jest po równo, także po 0, rozstrzyga swobodnie przedstawiciel króla, ten po SA-15.8, cokolwiek wcześniej wybrał.
rule-SA-16-5 = Ustawa, która przeszła, działa od razu i do końca gry; jej karta leży odkryta. Ustawa, która upadła, wypada z gry, ale liczbę takich ustaw się pamięta (SA-20.6).
rule-SA-16-6 = Uznanie małżeństwa królewskiego (I): SA-12.1. Obrona potoczna (II): każdy gracz utrzymuje za darmo jedną husarię (SA-18.2). Zawieszenie sądów kościelnych (III): SA-8.22.
rule-SA-16-7 = Kościół narodowy (IV): wszystkie urzędy kościelne, obsadzone i wolne, odwraca się na drugą stronę, z prestiżem 1. Egzekucja dóbr (VI): wszystkie urzędy wojewodów, obsadzone i wolne, odwraca się na drugą stronę, z niższym dochodem. Strona należy do karty i nigdy się z powrotem nie odwraca.
rule-SA-16-8 = Incompatibilitas (V): od razu, po kolei, każdy gracz, który ma dwa urzędy jednego rodzaju lub więcej, zatrzymuje jeden z nich, a pozostałe zwraca do wolnych urzędów. Odtąd kto zdobywa urząd rodzaju, który już ma, musi od razu wybrać, który zatrzymuje; drugi jest znów wolny i na tym sejmie już się nad nim nie głosuje. Jeśli oddaje nowy, nie dostaje jego jednostki.
rule-SA-16-9 = Nadania dla osób zasłużonych (VII): SA-19.3. Unia lubelska (VIII): SA-17.10.

## 17
chapter-SA-17 = Faza 8: Punktacja
rule-SA-17-1 = Każdy gracz zdobywa sumę prestiżu swoich urzędów, według strony, którą pokazują, i po 1 punkcie za pieczęć Habsburgów i za Józefa Strusia.
rule-SA-17-2 = Potem punktuje się po jednym kraje z koroną, od pola 1 toru polityki zagranicznej do pola 6. W ostatniej rundzie to wszystkie sześć (SA-5.5).
rule-SA-17-3 = Liczą się żetony rodu w kraju, bez tego na pieczęci. Udział biorą tylko gracze, którzy mają tam co najmniej jeden żeton.
rule-SA-17-4 = Kto sam ma najwięcej żetonów, zdobywa pierwszą wartość pola; kto sam jest drugi, drugą.
rule-SA-17-5 = Remis o pierwsze miejsce: obie wartości się dodaje i dzieli między remisujących, dla każdego zaokrąglając w dół. Za drugie miejsce nikt nic nie zdobywa.
rule-SA-17-6 = Jeden pierwszy i remis o drugie miejsce: drugą wartość dzieli się między remisujących, dla każdego zaokrąglając w dół.
rule-SA-17-7 = Jeśli żetony ma tylko jeden gracz, drugiej wartości się nie przyznaje. Jeśli nie ma ich nikt, nikt nic nie zdobywa, a pieczęć zostaje, jak była.
rule-SA-17-8 = Potem wszystkie żetony rodu z kraju wracają do zapasów, a kto miał najwięcej, kładzie jeden na pieczęci; żeton, który tam leżał, wraca do właściciela. Przy remisie o najwięcej przedstawiciel króla wybiera, kto z remisujących otrzymuje pieczęć; to, kto miał ją przedtem, nie daje przewagi.
rule-SA-17-9 = Potem żeton kraju odwraca się na stronę bez korony i zostaje na swoim polu. Kraje bez korony zachowują żetony.
rule-SA-17-10 = Gdy obowiązuje Unia lubelska, przy punktacji Litwy pierwsza wartość jest wyższa o 4, a druga o 2. Kolejność pozostaje taka jak na torze.

## 18
chapter-SA-18 = Faza 9: Utrzymanie wojska
rule-SA-18-1 = Po kolei każdy gracz postanawia, które jednostki zatrzymuje. Jednostka kosztuje tyle dukatów, ile ma siły: piechota 1, husaria 2, artyleria 3. Pozostałe wracają do banku.
rule-SA-18-2 = Darmowe utrzymanie, każde dla jednej jednostki, sumuje się: każdy kasztelan 1 piechota, każdy wojewoda 1 husaria, pieczęć szwedzka 1 artyleria, ustawa Obrona potoczna 1 husaria, Florian Zebrzydowski 1 dowolna jednostka. W granicach SA-18.3 można go użyć dla jednostek czynnych i odwróconych.
rule-SA-18-3 = Jednostki wysłane w tej rundzie na pospolite ruszenie mają pierwszeństwo: kto oddaje odwróconą jednostkę, nie może zatrzymać żadnej czynnej za opłatą ani dzięki darmowemu utrzymaniu, które do oddanej pasowało. Darmowe utrzymanie, które nie pasuje do żadnej z oddanych, działa nadal.
rule-SA-18-4 = Oddać wolno każdą jednostkę, także taką, którą można by zatrzymać. Za część ceny jednostki się nie zatrzymuje.
rule-SA-18-5 = Po tej fazie Tajne pakty trafiają na stos kart odrzuconych, kończy się ochrona Fundacji kościoła, a żądanie królewskie wypada z gry.
rule-SA-18-6 = Zestaw jednostek można zatrzymać, jeśli darmowe utrzymanie da się na nie rozłożyć, każde najwyżej na jedną, tak by zachować SA-18.3, a za resztę zapłacić. Płaci się najniższą taką cenę; o sam podział nikt nie pyta.

## 19
chapter-SA-19 = Koniec gry
rule-SA-19-1 = Gra kończy się po utrzymaniu wojska w ostatniej rundzie.
rule-SA-19-2 = Wtedy następuje punktacja końcowa; nic innego już się nie zmienia.
rule-SA-19-3 = Jeśli obowiązują Nadania dla osób zasłużonych: 5, 3, 2, 1 i 0 punktów za pola od I do V toru poparcia królewskiego.
rule-SA-19-4 = Każda osobistość ze złotą wstęgą daje punkty temu, kto ją ma, tak jak mówi jej karta (SA-20.6).
rule-SA-19-5 = Wygrywa, kto ma najwięcej punktów, a z remisujących ten, kto stoi wyżej na torze poparcia królewskiego. Zwycięzca jest więc zawsze dokładnie jeden; tak samo ustala się dalsze miejsca.

## 20
chapter-SA-20 = Zdolności
rule-SA-20-1 = Zdolności urzędów, osobistości i pieczęci ma ten, kto w chwili ich użycia ma kartę lub pieczęć. Wszystkie się sumują.
rule-SA-20-2 = Pieczęć działa od chwili, gdy leży na niej żeton, a więc od najbliższej fazy, której dotyczy.
rule-SA-20-3 = Jednostkę urzędu bierze się za każdym razem, gdy się urząd zdobywa: przy przygotowaniu gry albo w głosowaniu. Późniejsza utrata urzędu jej nie odbiera.
rule-SA-20-4 = Zdolności urzędów nie zależą od pokazywanej strony, chyba że mówi o tym ustawa (SA-8.22).
rule-SA-20-5 = Józef Struś i Jan Łaski sprawiają, że ich mecenasa nie można wskazać; kto ma Józefa Strusia, nie może więc Śmiercią senatora wskazać także siebie.
rule-SA-20-6 = Złote wstęgi liczą: wszystkie własne osobistości, razem z tą ze wstęgą; karty polityki wszystkich rodzajów na ręce; ustawy obowiązujące albo odrzucone w tej grze, bez tych usuniętych w krótkim wariancie; dukaty w skarbcu, bez złota na osobistościach; urzędy danego rodzaju; pieczęcie; siłę wszystkich zatrzymanych jednostek, czynnych i odwróconych; końcowe miejsce na torze. Karta może ograniczać liczbę swoich punktów.

## 21
chapter-SA-21 = Co jest jawne, a co ukryte
rule-SA-21-1 = Zawsze jawne są: urzędy i ich strony, osobistości i złoto na nich, dukaty, głosy, jednostki i to, czy są czynne, żetony, tory, punkty, ustawy uchwalone i odrzucone, stosy kart odrzuconych i ich kolejność, liczba kart w każdej talii i liczba kart każdego rodzaju na każdej ręce, przyszłe karty sejmu, widziane żądania królewskie, to, co wypadło z gry, oraz to, które osobistości jeszcze się nie pojawiły, choć nie w jakiej kolejności.
rule-SA-21-2 = Przed wszystkimi ukryta jest kolejność talii polityki, osobistości i żądań królewskich.
rule-SA-21-3 = Tylko właściciel wie, jakie karty ma na ręce.
rule-SA-21-4 = Kartę zabraną przez sąd kościelny zna ten, kto ją wziął, i ten, kto ją stracił; inni widzą tylko jej rodzaj. Karty obejrzane dzięki Walentemu Bakfarkowi zna tylko oglądający.
rule-SA-21-5 = Tajny wybór zna tylko wybierający, dopóki nie wybiorą wszyscy; potem wszystkie pokazuje się jednocześnie. Można widzieć, kto już wybrał, nigdy co.
rule-SA-21-6 = Karty odrzucane za głosy, żetony, uczty lub rany pokazuje się przy odrzucaniu.
rule-SA-21-7 = Własną rękę i każdy stos kart odrzuconych wolno oglądać zawsze.

## 22
chapter-SA-22 = Warianty i opcje
rule-SA-22-1 = Krótki wariant ma cztery rundy (SA-3.2); wszystko inne się nie zmienia, a ostatnią rundą jest sejm VIII.
rule-SA-22-2 = Pełna rozgrywka ma osiem rund.
rule-SA-22-3 = Przed przygotowaniem gry stół wybiera, i wszyscy to wiedzą, co dzieje się z urzędem, o który nikt nie zabiega: nadaje go, jak zwykle, przedstawiciel króla albo urząd pozostaje wolny (SA-14.11).
