### Sigismundus Augustus
###
### Nazwy rodów stoją w liczbie mnogiej. Przypadki: .gen, .dat, .acc, .ins, .loc; kraje mają w .ins
### i .loc także przyimek („ze Szwecją”, „w Szwecji”); .card to karta polityki w bierniku, .deck jej
### talia w dopełniaczu. To, co rzecz robi, stoi przy jej nazwie i powtarza się przy jej rodzaju.

game-sigismundus = Sigismundus Augustus: Dei gratia rex Poloniae
    .text = Polska ostatniego z Jagiellonów, od roku 1548 po unię lubelską. Stań na czele magnackiego rodu: zjednuj sobie osobistości i obce dwory, gromadź głosy, kupuj je i sprzedawaj, a potem w tajemnicy wydawaj je na urzędy, na łaskę króla i na ustawy, które zmieniają resztę gry.
    .time = około 150 minut
    .weight = 4 z 5

option-variant = Długość gry
    .text = Pełna rozgrywka to osiem sejmów, krótka cztery: z lat 1548, 1550, 1562 i 1569. Poza tym wszystko jest jednakowe.
option-unbid_office = Urząd, o który nikt nie zabiega
    .text = Co się dzieje, gdy wszystkie dłonie okażą się puste: urząd nadaje przedstawiciel króla, jak przy każdym remisie, albo urząd pozostaje wolny.
option-edition = Wydanie
    .text = Wielu wartości urzędów i rodów nie znamy z drukowanej gry; są nasze. Drugie wydanie ma wartości wyrównane po tysiącach rozgrywek, pierwsze te, od których zaczęliśmy.

name-full = pełna rozgrywka
    .text = Osiem rund, po jednej na każdy sejm od roku 1548 do 1569.
name-short = krótki wariant rozgrywki
    .text = Cztery rundy: sejmy I, II, V i VIII. Pozostałe cztery karty nie biorą udziału w grze.
name-representative = urząd nadaje przedstawiciel króla
name-vacant = urząd pozostaje wolny
name-second = drugie wydanie
name-first = pierwsze wydanie
name-unbid-office = Urząd, o który nikt nie zabiega

outcome-finished = Ostatni sejm dobiegł końca; wygrywa, kto ma najwięcej punktów zwycięstwa, a spośród równych ten, kto stoi wyżej w łasce króla.

## Rody

name-gorka = Górkowie
    .gen = Górków
    .dat = Górkom
    .acc = Górków
    .ins = Górkami
    .house = ród Górków
    .arms = Łodzia
    .text = Herb Łodzia. W drugim wydaniu: inicjatywa 3; wśród pięciu rodów zaczyna na III miejscu toru poparcia królewskiego, II senackiego i II poselskiego.
name-zborowski = Zborowscy
    .gen = Zborowskich
    .dat = Zborowskim
    .acc = Zborowskich
    .ins = Zborowskimi
    .house = ród Zborowskich
    .arms = Jastrzębiec
    .text = Herb Jastrzębiec. W drugim wydaniu: inicjatywa 2; wśród pięciu rodów zaczyna na II miejscu toru poparcia królewskiego, III senackiego i IV poselskiego.
name-zamoyski = Zamoyscy
    .gen = Zamoyskich
    .dat = Zamoyskim
    .acc = Zamoyskich
    .ins = Zamoyskimi
    .house = ród Zamoyskich
    .arms = Jelita
    .text = Herb Jelita. W drugim wydaniu: inicjatywa 4; wśród pięciu rodów zaczyna na V miejscu toru poparcia królewskiego, IV senackiego i I poselskiego.
name-tarnowski = Tarnowscy
    .gen = Tarnowskich
    .dat = Tarnowskim
    .acc = Tarnowskich
    .ins = Tarnowskimi
    .house = ród Tarnowskich
    .arms = Leliwa
    .text = Herb Leliwa. W drugim wydaniu: inicjatywa 1; wśród pięciu rodów zaczyna na IV miejscu toru poparcia królewskiego, I senackiego i III poselskiego.
name-firlej = Firlejowie
    .gen = Firlejów
    .dat = Firlejom
    .acc = Firlejów
    .ins = Firlejami
    .house = ród Firlejów
    .arms = Lewart
    .text = Herb Lewart. W drugim wydaniu: inicjatywa 5; wśród pięciu rodów zaczyna na I miejscu toru poparcia królewskiego, V senackiego i V poselskiego.

## Rundy, fazy, etapy

name-round-1 = Runda 1
name-round-2 = Runda 2
name-round-3 = Runda 3
name-round-4 = Runda 4
name-round-5 = Runda 5
name-round-6 = Runda 6
name-round-7 = Runda 7
name-round-8 = Runda 8

name-setup = Przygotowanie gry
name-initiative = Inicjatywa
    .text = Żeton pierwszego gracza przechodzi w lewo, odkrywa się kartę sejmu i żądanie królewskie tej rundy oraz trzy osobistości.
name-income = Dochód
    .text = Każdy bierze 2 dukaty i dochód z jednego ze swoich urzędów.
name-draw = Dobranie kart
    .text = Każdy po kolei dobiera kartę polityki z wybranej talii, a potem dodatkowe karty dzięki urzędom, osobistościom i pieczęciom.
name-special-actions = Akcje specjalne
    .text = Każdy po kolei może wykonać jedną akcję specjalną: zagrać kartę polityki, użyć sądu kościelnego albo Walentego Bakfarka. Przedstawiciel magnaterii ma jedną więcej, przed wszystkimi.
name-foreign-policy = Polityka zagraniczna
    .text = Przedstawiciel króla koronuje jeden kraj. Potem każdy po kolei może odrzucić karty polityki zagranicznej i położyć za nie żetony rodu w jednym kraju.
name-actions = Akcje
    .text = Gracze po kolei wysyłają po jednym kliencie na pola akcji, raz za razem, aż klientów zabraknie.
name-sejm = Sejm
    .text = Głosy się liczy, kupuje i sprzedaje, a potem wydaje na urzędy, żądanie królewskie i ustawę tej rundy.
name-scoring = Punktacja
    .text = Urzędy dają punkty za prestiż. Potem punktuje się kraje z koroną: każdy traci koronę, a jeśli leżą w nim żetony rodu, oddaje też pieczęć.
name-maintenance = Utrzymanie wojska
    .text = Każdy po kolei płaci za jednostki, które chce zatrzymać: 1 dukata za piechotę, 2 za husarię, 3 za artylerię. Reszta wraca do banku.
name-ending = Koniec gry
    .text = Punktuje się złote wstęgi oraz nadania, jeśli ich ustawa obowiązuje.

name-count-votes = Liczenie głosów
    .text = Każdy bierze głosy ze swoich pól na trzech torach poparcia oraz premie.
name-additional-votes = Dodatkowe głosy
    .text = Każdy po kolei może odrzucić karty polityki wewnętrznej, po 1 głosie za kartę.
name-bribery = Przekupstwo
    .text = W tajemnicy oferuje się najpierw dukaty, potem głosy. Kto sprzedaje najwięcej głosów, pierwszy wybiera kupca.
name-voting = Głosowanie nad urzędami
    .text = O każdy urząd zabiega się głosami ukrytymi w dłoni. Wszystkie użyte głosy przepadają, czy się wygrało, czy nie.
name-royal-demand = Żądanie królewskie
    .text = W tajemnicy daje się królowi dukaty, głosy albo jednostki. Od tych darów zależy nowa kolejność na torze poparcia królewskiego.
name-act-of-law = Ustawa sejmowa
    .text = Wszystkimi pozostałymi głosami każdy w tajemnicy opowiada się za ustawą tej rundy albo przeciw niej.

## Talie polityki, rodzaje urzędów, jednostki

name-internal = Polityka wewnętrzna
    .card = kartę polityki wewnętrznej
    .cards = karty polityki wewnętrznej
    .deck = talii polityki wewnętrznej
name-foreign = Polityka zagraniczna
    .card = kartę polityki zagranicznej
    .cards = karty polityki zagranicznej
    .deck = talii polityki zagranicznej
name-military = Polityka militarna
    .card = kartę polityki militarnej
    .cards = karty polityki militarnej
    .deck = talii polityki militarnej

name-ecclesiastical = Urzędy kościelne
    .one = urząd kościelny
    .text = Biskupi i arcybiskupi. Każdy ma sąd kościelny; ich prestiż spada do 1, gdy przejdzie ustawa Kościół narodowy.
name-ministerial = Urzędy ministerialne
    .one = urząd ministerialny
    .text = Ministrowie Korony. Każdy ma własną zdolność; żadna ustawa ich nie odwraca.
name-land = Urzędy ziemskie
    .one = urząd ziemski
    .text = Wojewodowie i kasztelanowie. Każdy daje jednostkę i utrzymuje jedną taką za darmo; dochód wojewodów maleje po ustawie Egzekucja dóbr.

name-archbishop = arcybiskup
name-bishop = biskup
name-minister = minister
name-palatine = wojewoda
name-castellan = kasztelan

name-infantry = piechota
    .gen = piechoty
    .acc = piechotę
    .text = Siła 1, utrzymanie 1 dukat. Walczy w trzeciej fazie walki.
name-hussars = husaria
    .gen = husarii
    .acc = husarię
    .text = Siła 2, utrzymanie 2 dukaty. Walczy w drugiej fazie walki.
name-artillery = artyleria
    .gen = artylerii
    .acc = artylerię
    .text = Siła 3, utrzymanie 3 dukaty. Walczy w pierwszej fazie walki.

name-ducats = dukaty
name-votes = głosy
name-units = jednostki

name-culture = kultura
name-diplomacy = dyplomacja

calling-culture = człowiek kultury
calling-diplomacy = dyplomata
calling-military = żołnierz

## Urzędy

-court-text = Sąd kościelny jako akcja specjalna, raz w rundzie: losowa karta polityki z ręki przeciwnika. Ustawa Kościół narodowy obniża prestiż urzędu do 1.
-palatine-text = Kto obejmuje ten urząd, bierze 1 husarię; 1 husarię utrzymuje się za darmo. Ustawa Egzekucja dóbr obniża jego dochód.
-castellan-text = Kto obejmuje ten urząd, bierze 1 piechotę; 1 piechotę utrzymuje się za darmo.

name-archiepiscopus-gnesnensis = arcybiskup gnieźnieński, prymas
    .latin = archiepiscopus gnesnensis
    .gen = arcybiskupa gnieźnieńskiego
    .text = { -court-text }
name-marschalcus-regni = marszałek wielki koronny
    .latin = marschalcus regni
    .gen = marszałka wielkiego koronnego
    .text = 1 głos więcej przy liczeniu głosów na sejmie.
name-castellanus-cracoviensis = kasztelan krakowski
    .latin = castellanus cracoviensis
    .gen = kasztelana krakowskiego
    .text = { -castellan-text }
name-archiepiscopus-leopoliensis = arcybiskup lwowski
    .latin = archiepiscopus leopoliensis
    .gen = arcybiskupa lwowskiego
    .text = { -court-text }
name-cancellarius-regni = kanclerz wielki koronny
    .latin = cancellarius regni
    .gen = kanclerza wielkiego koronnego
    .text = 1 żeton rodu więcej w kraju wybranym w fazie polityki zagranicznej, nawet bez odrzucania kart.
name-palatinus-cracoviensis = wojewoda krakowski
    .latin = palatinus cracoviensis
    .gen = wojewody krakowskiego
    .text = { -palatine-text }
name-episcopus-cracoviensis = biskup krakowski
    .latin = episcopus cracoviensis
    .gen = biskupa krakowskiego
    .text = { -court-text }
name-vicecancellarius-regni = podkanclerzy koronny
    .latin = vicecancellarius regni
    .gen = podkanclerzego koronnego
    .text = 1 karta polityki więcej w fazie dobrania kart, z dowolnej talii.
name-palatinus-posnaniensis = wojewoda poznański
    .latin = palatinus posnaniensis
    .gen = wojewody poznańskiego
    .text = { -palatine-text }
name-episcopus-cuiaviensis = biskup kujawski
    .latin = episcopus cuiaviensis
    .gen = biskupa kujawskiego
    .text = { -court-text }
name-thesaurarius-regni = podskarbi wielki koronny
    .latin = thesaurarius regni
    .gen = podskarbiego wielkiego koronnego
    .text = W fazie dochodu bierzesz dochód z 2 różnych urzędów zamiast z jednego; ten może być jednym z nich.
name-palatinus-sandomirensis = wojewoda sandomierski
    .latin = palatinus sandomirensis
    .gen = wojewody sandomierskiego
    .text = { -palatine-text }
name-episcopus-posnaniensis = biskup poznański
    .latin = episcopus posnaniensis
    .gen = biskupa poznańskiego
    .text = { -court-text }
name-marschalcus-curiae = marszałek nadworny koronny
    .latin = marschalcus curiae
    .gen = marszałka nadwornego koronnego
    .text = Za wejście klientem na zajęte pole płacisz o 1 dukata mniej.
name-castellanus-posnaniensis = kasztelan poznański
    .latin = castellanus posnaniensis
    .gen = kasztelana poznańskiego
    .text = { -castellan-text }

## Karty polityki

name-client-card = Klient
    .text = Weź z banku 1 klienta, tylko na tę rundę.
name-primus-inter-pares = Primus Inter Pares
    .text = Weź żeton pierwszego gracza. Nowa kolejność obowiązuje od następnej fazy.
name-death-of-senator = Śmierć senatora
    .text = Wskaż dowolnego gracza, który ma urząd. Ten gracz sam wybiera jeden ze swoich urzędów i zwraca go do wolnych urzędów.
name-church-foundation = Fundacja kościoła
    .text = Zapłać 3 dukaty i zdobądź 5 PZ. Do końca rundy nikt nie może cię zaatakować.
name-vistula-raft = Spływ wiślany
    .text = Weź 4 dukaty.
name-diplomatic-mission = Misja dyplomatyczna
    .text = Odwróć żeton kraju na stronę z koroną: będzie punktowany w tej rundzie.
name-negotiations = Negocjacje
    .text = Możesz przesunąć dowolny kraj na pierwsze albo na ostatnie pole toru polityki zagranicznej; pozostałe się przesuwają.
name-secret-pact = Tajny pakt
    .text = Połóż kartę na kraju. Do końca rundy nikt, także ty, nie położy tam żetonów rodu.
name-enlistment = Zaciąg
    .text = Weź 1 piechotę oraz, do wyboru, 1 husarię albo 1 artylerię.
name-abduction = Porwanie
    .text = Atak. Po zwycięstwie bierzesz wybraną osobistość pokonanego razem z leżącym na niej złotem.
name-sack = Grabież
    .text = Atak. Po zwycięstwie bierzesz połowę dukatów pokonanego, zaokrągloną w dół.
name-foray = Zajazd
    .text = Atak. Po zwycięstwie odbierasz pokonanemu 6 PZ albo wszystkie, jeśli ma mniej.

## Osobistości

name-florian-zebrzydowski = Florian Zebrzydowski
    .gen = Floriana Zebrzydowskiego
    .desc = hetman nadworny, autor artykułów wojskowych
    .text = W fazie utrzymania wojska zatrzymujesz za darmo 1 dowolną jednostkę.
name-bernard-pretwicz = Bernard Pretwicz
    .gen = Bernarda Pretwicza
    .desc = rotmistrz obrony potocznej
    .text = Gdy cię atakują, każdy twój rzut liczy się o 2 wyżej.
name-dymitr-wisniowiecki = Dymitr Wiśniowiecki
    .gen = Dymitra Wiśniowieckiego
    .desc = kniaź, wódz wypraw na Krym
    .text = Gdy atakujesz, każdy twój rzut liczy się o 2 wyżej.
name-tomasz-sierpinek = Tomasz Sierpinek
    .gen = Tomasza Sierpinka
    .desc = dowódca królewskich kaprów
    .text = 2 dukaty więcej w fazie dochodu.
name-prospero-provana = Prospero Provana
    .gen = Prospera Provany
    .desc = organizator poczty królewskiej
    .text = 1 karta polityki więcej w fazie dobrania kart, z dowolnej talii.
name-andrzej-taranowski = Andrzej Taranowski
    .gen = Andrzeja Taranowskiego
    .desc = poseł do Turcji i na Krym
    .text = Twoje Poselstwo kładzie w kraju 2 żetony rodu zamiast 1.
name-piotr-barzi = Piotr Barzi
    .gen = Piotra Barziego
    .desc = poseł do Rzymu i Hiszpanii
    .text = 1 żeton rodu więcej w kraju wybranym w fazie polityki zagranicznej, nawet bez odrzucania kart.
name-bartlomiej-groicki = Bartłomiej Groicki
    .gen = Bartłomieja Groickiego
    .desc = prawnik
    .text = 1 głos więcej przy liczeniu głosów na sejmie.
name-jozef-strus = Józef Struś
    .gen = Józefa Strusia
    .desc = lekarz królewski
    .text = Nie można cię wskazać Śmiercią senatora. 1 PZ więcej przy punktacji urzędów.
name-jan-laski = Jan Łaski
    .gen = Jana Łaskiego
    .desc = reformator religijny
    .text = Żaden sąd kościelny nie zabierze ci karty. Twoja Agitacja sejmowa przesuwa o 1 pole więcej za darmo.
name-waclaw-z-szamotul = Wacław z Szamotuł
    .gen = Wacława z Szamotuł
    .desc = kompozytor królewski
    .text = Twoja Magnacka uczta przesuwa o 1 pole więcej za darmo.
name-walenty-bakfark = Walenty Bakfark
    .gen = Walentego Bakfarka
    .desc = lutnista królewski
    .text = Jako akcję specjalną oglądasz wszystkie karty na ręce przeciwnika, a potem dobierasz kartę polityki z dowolnej talii.
name-jan-kochanowski = Jan Kochanowski
    .gen = Jana Kochanowskiego
    .desc = poeta
    .text = Złota wstęga: na koniec 1 PZ za każdą twoją osobistość, licząc i tę; najwyżej 8 PZ.
name-mikolaj-rej = Mikołaj Rej
    .gen = Mikołaja Reja
    .desc = pisarz
    .text = Złota wstęga: na koniec 2 PZ za każdą kartę polityki na ręce; najwyżej 8 PZ.
name-andrzej-frycz-modrzewski = Andrzej Frycz Modrzewski
    .gen = Andrzeja Frycza Modrzewskiego
    .desc = pisarz polityczny
    .text = Złota wstęga: na koniec 2 PZ za każdą obowiązującą ustawę; najwyżej 8 PZ.
name-stanislaw-orzechowski = Stanisław Orzechowski
    .gen = Stanisława Orzechowskiego
    .desc = polemista
    .text = Złota wstęga: na koniec 2 PZ za każdą odrzuconą ustawę; najwyżej 8 PZ.
name-lukasz-gornicki = Łukasz Górnicki
    .gen = Łukasza Górnickiego
    .desc = dworzanin i pisarz
    .text = Złota wstęga: na koniec 8, 5, 3, 1 lub 0 PZ za pole od I do V toru poparcia królewskiego.
name-marcin-bielski = Marcin Bielski
    .gen = Marcina Bielskiego
    .desc = kronikarz
    .text = Złota wstęga: na koniec 8, 5, 3, 1 lub 0 PZ za pole od I do V toru poparcia poselskiego.
name-jan-maria-padovano = Jan Maria Padovano
    .gen = Jana Marii Padovana
    .desc = rzeźbiarz i architekt
    .text = Złota wstęga: na koniec 1 PZ za każde 2 dukaty w skarbcu; najwyżej 8 PZ.
name-santi-gucci = Santi Gucci
    .gen = Santiego Gucciego
    .desc = rzeźbiarz i architekt
    .text = Złota wstęga: na koniec 3 PZ za każdy twój urząd ziemski.
name-marcin-kromer = Marcin Kromer
    .gen = Marcina Kromera
    .desc = historyk i dyplomata
    .text = Złota wstęga: na koniec 3 PZ za każdą twoją pieczęć.
name-stanislaw-hozjusz = Stanisław Hozjusz
    .gen = Stanisława Hozjusza
    .desc = kardynał, legat
    .text = Złota wstęga: na koniec 3 PZ za każdy twój urząd kościelny.
name-jan-herburt = Jan Herburt
    .gen = Jana Herburta
    .desc = prawnik, historyk i poseł
    .text = Złota wstęga: na koniec 3 PZ za każdy twój urząd ministerialny.
name-mikolaj-sieniawski = Mikołaj Sieniawski
    .gen = Mikołaja Sieniawskiego
    .desc = hetman wielki koronny
    .text = Złota wstęga: na koniec 1 PZ za każdy punkt siły utrzymanego wojska; najwyżej 8 PZ.

## Ustawy sejmowe

name-recognition-of-royal-marriage = Uznanie małżeństwa królewskiego
    .number = I
    .session = Piotrków 1548
    .dates = 31 października – 12 grudnia 1548
    .text = Pole I toru poparcia królewskiego daje 1 głos więcej przy liczeniu głosów.
name-border-defence = Obrona potoczna
    .number = II
    .session = Piotrków 1550
    .dates = 15 maja – 30 lipca 1550
    .text = Każdy gracz utrzymuje za darmo o 1 husarię więcej.
name-suspension-of-church-courts = Zawieszenie sądów kościelnych
    .number = III
    .session = Piotrków 1552
    .dates = 2 lutego – 11 kwietnia 1552
    .text = Nikt nie może już używać sądu kościelnego.
name-national-church = Kościół narodowy
    .number = IV
    .session = Piotrków 1555
    .dates = 22 kwietnia – 15 czerwca 1555
    .text = Wszystkie urzędy kościelne, obsadzone i wolne, odwraca się na drugą stronę: mają prestiż 1.
name-incompatibilitas = Incompatibilitas
    .number = V
    .session = Piotrków 1562
    .dates = 30 listopada 1562 – 25 marca 1563
    .text = Każdy zatrzymuje najwyżej jeden urząd każdego rodzaju, teraz i w przyszłości; pozostałe znów są wolne.
name-execution-of-crown-estates = Egzekucja dóbr
    .number = VI
    .session = Warszawa 1563
    .dates = 22 listopada 1563 – 1 kwietnia 1564
    .text = Wszystkie urzędy wojewodów, obsadzone i wolne, odwraca się na drugą stronę: mają niższy dochód.
name-grants-for-the-deserving = Nadania dla osób zasłużonych
    .number = VII
    .session = Piotrków 1567
    .dates = 7 kwietnia – 20 czerwca 1567
    .text = Na koniec gry pola od I do V toru poparcia królewskiego dają 5, 3, 2, 1 i 0 PZ.
name-union-of-lublin = Unia lubelska
    .number = VIII
    .session = Lublin 1569
    .dates = 10 stycznia – 12 sierpnia 1569
    .text = Gdy punktuje się Wielkie Księstwo Litewskie, pierwsza wartość jest wyższa o 4, a druga o 2.

## Żądania królewskie

-tax-text = Wszyscy w tajemnicy dają dukaty i wszystkie przepadają; kto da najwięcej, stoi najwyżej w łasce króla.
-support-text = Wszyscy w tajemnicy dają głosy i wszystkie przepadają; kto da najwięcej, stoi najwyżej w łasce króla.
-host-text = Wszyscy w tajemnicy wysyłają jednostki, a liczy się ich siła. Pozostają twoje, lecz odwrócone na szarą stronę nie walczą aż do następnego żądania królewskiego, a płaci się za nie w pierwszej kolejności.

name-tax = Podatek
    .text = { -tax-text }
name-sejm-support = Poparcie na sejmie
    .text = { -support-text }
name-noble-host = Pospolite ruszenie
    .text = { -host-text }
name-tax-1 = Podatek: pobór łanowy
    .text = { -tax-text }
name-tax-2 = Podatek: na potrzebę moskiewską
    .text = { -tax-text }
name-tax-3 = Podatek: czopowe
    .text = { -tax-text }
name-sejm-support-1 = Poparcie na sejmie: głos senatu
    .text = { -support-text }
name-sejm-support-2 = Poparcie na sejmie: głos izby poselskiej
    .text = { -support-text }
name-sejm-support-3 = Poparcie na sejmie: sejmiki ziemskie
    .text = { -support-text }
name-noble-host-1 = Pospolite ruszenie: przeciw Tatarom
    .text = { -host-text }
name-noble-host-2 = Pospolite ruszenie: do Inflant
    .text = { -host-text }
name-noble-host-3 = Pospolite ruszenie: przeciw Moskwie
    .text = { -host-text }

## Kraje i tor kierunków polityki zagranicznej

name-lithuania = Wielkie Księstwo Litewskie
    .short = Litwa
    .latin = Magnus Ducatus Lithuaniae
    .gen = Wielkiego Księstwa Litewskiego
    .acc = Wielkie Księstwo Litewskie
    .loc = w Wielkim Księstwie Litewskim
    .ins = z Wielkim Księstwem Litewskim
    .text = Jego pieczęć: 1 głos więcej przy liczeniu głosów na sejmie.
name-sweden = Szwecja
    .short = Szwecja
    .latin = Regnum Sueciae
    .gen = Szwecji
    .acc = Szwecję
    .loc = w Szwecji
    .ins = ze Szwecją
    .text = Jej pieczęć: 1 artyleria utrzymywana za darmo.
name-habsburg = Cesarstwo Habsburgów
    .short = Habsburgowie
    .latin = Imperium Habsburgensis
    .gen = Cesarstwa Habsburgów
    .acc = Cesarstwo Habsburgów
    .loc = w Cesarstwie Habsburgów
    .ins = z Cesarstwem Habsburgów
    .text = Jego pieczęć: 1 PZ więcej przy punktacji urzędów.
name-muscovy = Wielkie Księstwo Moskiewskie
    .short = Moskwa
    .latin = Magnus Ducatus Moscoviae
    .gen = Wielkiego Księstwa Moskiewskiego
    .acc = Wielkie Księstwo Moskiewskie
    .loc = w Wielkim Księstwie Moskiewskim
    .ins = z Wielkim Księstwem Moskiewskim
    .text = Jego pieczęć: 1 karta więcej w fazie dobrania kart, z talii polityki militarnej.
name-ottoman = Imperium Osmańskie
    .short = Osmanowie
    .latin = Imperium Ottomanorum
    .gen = Imperium Osmańskiego
    .acc = Imperium Osmańskie
    .loc = w Imperium Osmańskim
    .ins = z Imperium Osmańskim
    .text = Jego pieczęć: 1 karta więcej w fazie dobrania kart, z talii polityki zagranicznej.
name-prussia = Prusy Książęce
    .short = Prusy
    .latin = Ducatus Prussiae
    .gen = Prus Książęcych
    .acc = Prusy Książęce
    .loc = w Prusach Książęcych
    .ins = z Prusami Książęcymi
    .text = Ich pieczęć: 2 dukaty więcej w fazie dochodu.

name-foreign-policy-space-1 = pole 1
name-foreign-policy-space-2 = pole 2
name-foreign-policy-space-3 = pole 3
name-foreign-policy-space-4 = pole 4
name-foreign-policy-space-5 = pole 5
name-foreign-policy-space-6 = pole 6

## Tory poparcia i przedstawiciele

name-royal-support = tor poparcia królewskiego
    .short = Poparcie królewskie
    .gen = toru poparcia królewskiego
    .text = 5, 4, 3, 2 i 1 głos za pola od I do V. Kolejność wyznacza na nowo żądanie królewskie na każdym sejmie, a pole I daje kartę przedstawiciela króla.
name-senatorial-support = tor poparcia senackiego
    .short = Poparcie senackie
    .gen = toru poparcia senackiego
    .text = 4, 3, 2, 1 i 0 głosów za pola od I do V. Naprzód prowadzi Magnacka uczta; pole I daje kartę przedstawiciela magnaterii.
name-parliamentary-support = tor poparcia poselskiego
    .short = Poparcie poselskie
    .gen = toru poparcia poselskiego
    .text = 3, 2, 1, 0 i 0 głosów za pola od I do V. Naprzód prowadzi Agitacja sejmowa; pole I daje kartę przedstawiciela szlachty.

name-royal-representative = przedstawiciel króla
    .gen = przedstawiciela króla
    .text = Na początku fazy polityki zagranicznej koronuje kraj, rozstrzyga też wszystkie remisy. Karta zmienia właściciela dopiero po żądaniu królewskim.
name-magnates-representative = przedstawiciel magnaterii
    .gen = przedstawiciela magnaterii
    .text = Jedna akcja specjalna więcej, przed wszystkimi. Karta przechodzi od razu, gdy na pole I toru poparcia senackiego wejdzie inny ród.
name-nobilitys-representative = przedstawiciel szlachty
    .gen = przedstawiciela szlachty
    .text = 4 klientów zamiast 3 w fazie akcji. Karta przechodzi od razu, gdy na pole I toru poparcia poselskiego wejdzie inny ród.

## Pola akcji

name-envoy = Poselstwo
    .text = Połóż 1 żeton rodu w kraju; przesuwa się on o jedno pole w lewo na torze polityki zagranicznej.
name-patronage = Mecenat
    .text = Weź odkrytą osobistość i połóż na niej dowolną liczbę swoich dukatów albo przekup osobistość innego gracza za 1 dukata więcej, niż na niej leży.
name-calling-banners = Zwołanie chorągwi
    .text = Weź z banku 1 dowolną jednostkę.
name-vacancy = Wakanse
    .text = Połóż żeton rodu na wolnym urzędzie: odbędzie się nad nim głosowanie na tym sejmie, a ty masz w nim 2 dodatkowe głosy.
name-nobles-feast = Magnacka uczta
    .text = Przesuń się o 1 pole naprzód na torze poparcia senackiego i o 1 więcej za każdą z dowolnej liczby odrzuconych kart polityki wewnętrznej.
name-academy = Akademia
    .text = Dobierz 2 karty polityki, jedną po drugiej, każdą z dowolnej talii.
name-economist = Ekonom
    .text = Weź 3 dukaty.
name-economist-five = Ekonom II
    .text = Weź 3 dukaty. To pole jest w użyciu tylko w grze 5 osób.
name-parliamentary-agitation = Agitacja sejmowa
    .text = Przesuń się o 1 pole naprzód na torze poparcia poselskiego i o 1 więcej za każdego z dowolnej liczby zapłaconych dukatów.

## Skąd pochodzą punkty zwycięstwa

name-foundation = Fundacje kościołów
name-offices = Urzędy
name-countries = Kraje
name-grants = Nadania
name-ribbons = Złote wstęgi

source-foundation = Fundacje kościołów
source-foray = Zajazdy
source-offices = Prestiż urzędów
source-countries = Kraje
source-grants = Nadania dla osób zasłużonych
source-ribbons = Złote wstęgi

## Elementy gry

name-sigismundus = Sigismundus Augustus. Dei gratia rex Poloniae
name-sejm-card = karta sejmu
name-figure-card = karta osobistości
name-royal-demand-card = karta żądania królewskiego
name-reference-sheet = karta pomocy
name-symbol-card = karta z opisem symboli
name-house-card = karta rodu
name-representative-card = karta przedstawiciela
name-office-card = karta urzędu senackiego
name-foreign-policy-card = karta polityki zagranicznej
name-internal-policy-card = karta polityki wewnętrznej
name-military-policy-card = karta polityki militarnej
name-military-marker = żeton wojska
name-foreign-policy-marker = żeton kierunków polityki zagranicznej
name-first-player-marker = żeton pierwszego gracza
name-ducat = dukat
name-vote = głos
name-house-marker = żeton rodu
name-track-marker = żeton toru
name-client = pionek klienta
name-die = kość sześcienna
name-start-offices-3 = urzędy początkowe, 3 graczy
name-start-offices-4 = urzędy początkowe, 4 graczy
name-start-offices-5 = urzędy początkowe, 5 graczy
name-church-court = sąd kościelny

## To samo według rodzaju, dla spisu elementów

phase-initiative = { name-initiative }
    .text = { name-initiative.text }
phase-income = { name-income }
    .text = { name-income.text }
phase-draw = { name-draw }
    .text = { name-draw.text }
phase-special-actions = { name-special-actions }
    .text = { name-special-actions.text }
phase-foreign-policy = { name-foreign-policy }
    .text = { name-foreign-policy.text }
phase-actions = { name-actions }
    .text = { name-actions.text }
phase-sejm = { name-sejm }
    .text = { name-sejm.text }
phase-scoring = { name-scoring }
    .text = { name-scoring.text }
phase-maintenance = { name-maintenance }
    .text = { name-maintenance.text }

field-envoy = { name-envoy }
    .text = { name-envoy.text }
field-patronage = { name-patronage }
    .text = { name-patronage.text }
field-calling-banners = { name-calling-banners }
    .text = { name-calling-banners.text }
field-vacancy = { name-vacancy }
    .text = { name-vacancy.text }
field-nobles-feast = { name-nobles-feast }
    .text = { name-nobles-feast.text }
field-academy = { name-academy }
    .text = { name-academy.text }
field-economist = { name-economist }
    .text = { name-economist.text }
field-economist-five = { name-economist-five }
    .text = { name-economist-five.text }
field-parliamentary-agitation = { name-parliamentary-agitation }
    .text = { name-parliamentary-agitation.text }

support_track-royal-support = { name-royal-support }
    .text = { name-royal-support.text }
support_track-senatorial-support = { name-senatorial-support }
    .text = { name-senatorial-support.text }
support_track-parliamentary-support = { name-parliamentary-support }
    .text = { name-parliamentary-support.text }

country-lithuania = { name-lithuania }
    .text = { name-lithuania.text }
country-sweden = { name-sweden }
    .text = { name-sweden.text }
country-habsburg = { name-habsburg }
    .text = { name-habsburg.text }
country-muscovy = { name-muscovy }
    .text = { name-muscovy.text }
country-ottoman = { name-ottoman }
    .text = { name-ottoman.text }
country-prussia = { name-prussia }
    .text = { name-prussia.text }

representative-royal-representative = { name-royal-representative }
    .text = { name-royal-representative.text }
representative-magnates-representative = { name-magnates-representative }
    .text = { name-magnates-representative.text }
representative-nobilitys-representative = { name-nobilitys-representative }
    .text = { name-nobilitys-representative.text }

variant-full = { name-full }
    .text = { name-full.text }
variant-short = { name-short }
    .text = { name-short.text }

unit-infantry = { name-infantry }
    .text = { name-infantry.text }
unit-hussars = { name-hussars }
    .text = { name-hussars.text }
unit-artillery = { name-artillery }
    .text = { name-artillery.text }

house-gorka = { name-gorka.house }
    .text = { name-gorka.text }
house-zborowski = { name-zborowski.house }
    .text = { name-zborowski.text }
house-zamoyski = { name-zamoyski.house }
    .text = { name-zamoyski.text }
house-tarnowski = { name-tarnowski.house }
    .text = { name-tarnowski.text }
house-firlej = { name-firlej.house }
    .text = { name-firlej.text }

office-archiepiscopus-gnesnensis = { name-archiepiscopus-gnesnensis }
    .text = { name-archiepiscopus-gnesnensis.text }
office-marschalcus-regni = { name-marschalcus-regni }
    .text = { name-marschalcus-regni.text }
office-castellanus-cracoviensis = { name-castellanus-cracoviensis }
    .text = { name-castellanus-cracoviensis.text }
office-archiepiscopus-leopoliensis = { name-archiepiscopus-leopoliensis }
    .text = { name-archiepiscopus-leopoliensis.text }
office-cancellarius-regni = { name-cancellarius-regni }
    .text = { name-cancellarius-regni.text }
office-palatinus-cracoviensis = { name-palatinus-cracoviensis }
    .text = { name-palatinus-cracoviensis.text }
office-episcopus-cracoviensis = { name-episcopus-cracoviensis }
    .text = { name-episcopus-cracoviensis.text }
office-vicecancellarius-regni = { name-vicecancellarius-regni }
    .text = { name-vicecancellarius-regni.text }
office-palatinus-posnaniensis = { name-palatinus-posnaniensis }
    .text = { name-palatinus-posnaniensis.text }
office-episcopus-cuiaviensis = { name-episcopus-cuiaviensis }
    .text = { name-episcopus-cuiaviensis.text }
office-thesaurarius-regni = { name-thesaurarius-regni }
    .text = { name-thesaurarius-regni.text }
office-palatinus-sandomirensis = { name-palatinus-sandomirensis }
    .text = { name-palatinus-sandomirensis.text }
office-episcopus-posnaniensis = { name-episcopus-posnaniensis }
    .text = { name-episcopus-posnaniensis.text }
office-marschalcus-curiae = { name-marschalcus-curiae }
    .text = { name-marschalcus-curiae.text }
office-castellanus-posnaniensis = { name-castellanus-posnaniensis }
    .text = { name-castellanus-posnaniensis.text }

policy-client-card = { name-client-card }
    .text = { name-client-card.text }
policy-primus-inter-pares = { name-primus-inter-pares }
    .text = { name-primus-inter-pares.text }
policy-death-of-senator = { name-death-of-senator }
    .text = { name-death-of-senator.text }
policy-church-foundation = { name-church-foundation }
    .text = { name-church-foundation.text }
policy-vistula-raft = { name-vistula-raft }
    .text = { name-vistula-raft.text }
policy-diplomatic-mission = { name-diplomatic-mission }
    .text = { name-diplomatic-mission.text }
policy-negotiations = { name-negotiations }
    .text = { name-negotiations.text }
policy-secret-pact = { name-secret-pact }
    .text = { name-secret-pact.text }
policy-enlistment = { name-enlistment }
    .text = { name-enlistment.text }
policy-abduction = { name-abduction }
    .text = { name-abduction.text }
policy-sack = { name-sack }
    .text = { name-sack.text }
policy-foray = { name-foray }
    .text = { name-foray.text }

figure-florian-zebrzydowski = { name-florian-zebrzydowski }
    .text = { name-florian-zebrzydowski.text }
figure-bernard-pretwicz = { name-bernard-pretwicz }
    .text = { name-bernard-pretwicz.text }
figure-dymitr-wisniowiecki = { name-dymitr-wisniowiecki }
    .text = { name-dymitr-wisniowiecki.text }
figure-tomasz-sierpinek = { name-tomasz-sierpinek }
    .text = { name-tomasz-sierpinek.text }
figure-prospero-provana = { name-prospero-provana }
    .text = { name-prospero-provana.text }
figure-andrzej-taranowski = { name-andrzej-taranowski }
    .text = { name-andrzej-taranowski.text }
figure-piotr-barzi = { name-piotr-barzi }
    .text = { name-piotr-barzi.text }
figure-bartlomiej-groicki = { name-bartlomiej-groicki }
    .text = { name-bartlomiej-groicki.text }
figure-jozef-strus = { name-jozef-strus }
    .text = { name-jozef-strus.text }
figure-jan-laski = { name-jan-laski }
    .text = { name-jan-laski.text }
figure-waclaw-z-szamotul = { name-waclaw-z-szamotul }
    .text = { name-waclaw-z-szamotul.text }
figure-walenty-bakfark = { name-walenty-bakfark }
    .text = { name-walenty-bakfark.text }
figure-jan-kochanowski = { name-jan-kochanowski }
    .text = { name-jan-kochanowski.text }
figure-mikolaj-rej = { name-mikolaj-rej }
    .text = { name-mikolaj-rej.text }
figure-andrzej-frycz-modrzewski = { name-andrzej-frycz-modrzewski }
    .text = { name-andrzej-frycz-modrzewski.text }
figure-stanislaw-orzechowski = { name-stanislaw-orzechowski }
    .text = { name-stanislaw-orzechowski.text }
figure-lukasz-gornicki = { name-lukasz-gornicki }
    .text = { name-lukasz-gornicki.text }
figure-marcin-bielski = { name-marcin-bielski }
    .text = { name-marcin-bielski.text }
figure-jan-maria-padovano = { name-jan-maria-padovano }
    .text = { name-jan-maria-padovano.text }
figure-santi-gucci = { name-santi-gucci }
    .text = { name-santi-gucci.text }
figure-marcin-kromer = { name-marcin-kromer }
    .text = { name-marcin-kromer.text }
figure-stanislaw-hozjusz = { name-stanislaw-hozjusz }
    .text = { name-stanislaw-hozjusz.text }
figure-jan-herburt = { name-jan-herburt }
    .text = { name-jan-herburt.text }
figure-mikolaj-sieniawski = { name-mikolaj-sieniawski }
    .text = { name-mikolaj-sieniawski.text }

sejm-recognition-of-royal-marriage = { name-recognition-of-royal-marriage }
    .text = { name-recognition-of-royal-marriage.text }
sejm-border-defence = { name-border-defence }
    .text = { name-border-defence.text }
sejm-suspension-of-church-courts = { name-suspension-of-church-courts }
    .text = { name-suspension-of-church-courts.text }
sejm-national-church = { name-national-church }
    .text = { name-national-church.text }
sejm-incompatibilitas = { name-incompatibilitas }
    .text = { name-incompatibilitas.text }
sejm-execution-of-crown-estates = { name-execution-of-crown-estates }
    .text = { name-execution-of-crown-estates.text }
sejm-grants-for-the-deserving = { name-grants-for-the-deserving }
    .text = { name-grants-for-the-deserving.text }
sejm-union-of-lublin = { name-union-of-lublin }
    .text = { name-union-of-lublin.text }

royal_demand-tax-1 = { name-tax-1 }
    .text = { name-tax-1.text }
royal_demand-tax-2 = { name-tax-2 }
    .text = { name-tax-2.text }
royal_demand-tax-3 = { name-tax-3 }
    .text = { name-tax-3.text }
royal_demand-sejm-support-1 = { name-sejm-support-1 }
    .text = { name-sejm-support-1.text }
royal_demand-sejm-support-2 = { name-sejm-support-2 }
    .text = { name-sejm-support-2.text }
royal_demand-sejm-support-3 = { name-sejm-support-3 }
    .text = { name-sejm-support-3.text }
royal_demand-noble-host-1 = { name-noble-host-1 }
    .text = { name-noble-host-1.text }
royal_demand-noble-host-2 = { name-noble-host-2 }
    .text = { name-noble-host-2.text }
royal_demand-noble-host-3 = { name-noble-host-3 }
    .text = { name-noble-host-3.text }

## Części zdań

# Wszystkie w bierniku.
ducats = { $ducats ->
    [one] 1 dukata
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukata
}
votes = { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}
# Ile trzeba zapłacić.
cost = { $cost ->
    [one] 1 dukata
    [few] { $cost } dukaty
    [many] { $cost } dukatów
   *[other] { $cost } dukata
}
# Dukaty na osobistości.
gold = { $gold ->
    [one] 1 dukata
    [few] { $gold } dukaty
    [many] { $gold } dukatów
   *[other] { $gold } dukata
}
markers = { $markers ->
    [one] 1 żeton rodu
    [few] { $markers } żetony rodu
    [many] { $markers } żetonów rodu
   *[other] { $markers } żetonu rodu
}
# W mianowniku.
wounds = { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
clients = { $clients ->
    [one] 1 klienta
   *[other] { $clients } klientów
}
# Pola torów poparcia.
space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

# Jednostki, jak mówi o nich COUNTED.
counted-infantry = { $count ->
    [one] 1 jednostkę piechoty
    [few] { $count } jednostki piechoty
    [many] { $count } jednostek piechoty
   *[other] { $count } jednostki piechoty
}
counted-hussars = { $count ->
    [one] 1 jednostkę husarii
    [few] { $count } jednostki husarii
    [many] { $count } jednostek husarii
   *[other] { $count } jednostki husarii
}
counted-artillery = { $count ->
    [one] 1 jednostkę artylerii
    [few] { $count } jednostki artylerii
    [many] { $count } jednostek artylerii
   *[other] { $count } jednostki artylerii
}

## Akcje

action-pick-office = { NAME($office) }
action-choose-income = { NAME($offices, join: " · ") }
action-draw = Dobierz z { NAME($deck, case: "deck") }
action-pass = Pas
action-play-client = Zagraj „{ name-client-card }”: jeden klient więcej w tej rundzie
action-play-primus = Zagraj „{ name-primus-inter-pares }”: weź żeton pierwszego gracza
action-play-death = Zagraj „{ name-death-of-senator }” przeciw { SEAT($target, case: "dat") }
action-play-foundation = Zagraj „{ name-church-foundation }”: 5 PZ za 3 dukaty
action-play-raft = Zagraj „{ name-vistula-raft }”: weź 4 dukaty
action-play-mission = Zagraj „{ name-diplomatic-mission }”: ukoronuj { NAME($country, case: "acc") }
action-play-negotiations = { $end ->
    [first] Zagraj „{ name-negotiations }”: { NAME($country) } na pierwsze pole
   *[last] Zagraj „{ name-negotiations }”: { NAME($country) } na ostatnie pole
}
action-play-pact = Zagraj „{ name-secret-pact }” { NAME($country, case: "ins") }
action-play-enlistment = { $unit ->
    [hussars] Zagraj „{ name-enlistment }”: piechota i husaria
    [artillery] Zagraj „{ name-enlistment }”: piechota i artyleria
    [infantry] Zagraj „{ name-enlistment }”: dwa razy piechota
   *[none] Zagraj „{ name-enlistment }”: tylko piechota
}
action-play-abduction = Zagraj „{ name-abduction }”: zaatakuj { SEAT($target, case: "acc") }, by zdobyć osobistość
action-play-sack = Zagraj „{ name-sack }”: zaatakuj { SEAT($target, case: "acc") }, by zdobyć dukaty
action-play-foray = Zagraj „{ name-foray }”: zaatakuj { SEAT($target, case: "acc") }, by zdobyć punkty zwycięstwa
action-hold-court = Sąd kościelny ({ NAME($office) }): karta z ręki { SEAT($target, case: "gen") }
action-spy = { name-walenty-bakfark }: obejrzyj karty { SEAT($target, case: "gen") }
action-surrender-office = Oddaj urząd { NAME($office, case: "gen") }
action-lose-unit = { $unit ->
    [infantry] Strać 1 piechotę
    [hussars] Strać 1 husarię
   *[artillery] Strać 1 artylerię
}
action-discard-military = Odrzuć „{ NAME($card) }”
action-abduct = Porwij { NAME($figure, case: "gen") }
action-crown = Ukoronuj { NAME($country, case: "acc") }
action-place-influence = { $cards ->
    [none] Połóż żetony rodu { NAME($country, case: "loc") } bez odrzucania kart
   *[other] Połóż żetony rodu { NAME($country, case: "loc") } za: { NAME($cards, join: ", ") }
}
action-withdraw = Wycofaj klienta
action-send-envoy = { name-envoy }: żeton rodu { NAME($country, case: "loc") }
action-take-figure = { $gold ->
    [0] { name-patronage }: weź { NAME($figure, case: "gen") }
   *[other] { name-patronage }: weź { NAME($figure, case: "gen") } i połóż na karcie { gold }
}
action-bribe-figure = { name-patronage }: przekup { NAME($figure, case: "gen") }
action-call-banners = { $unit ->
    [infantry] { name-calling-banners }: weź 1 piechotę
    [hussars] { name-calling-banners }: weź 1 husarię
   *[artillery] { name-calling-banners }: weź 1 artylerię
}
action-mark-office = { name-vacancy }: oznacz urząd { NAME($office, case: "gen") }
action-hold-feast = { $cards ->
    [none] { name-nobles-feast }: nic nie odrzucaj
   *[other] { name-nobles-feast }: odrzuć { NAME($cards, join: ", ") }
}
action-visit-academy = { name-academy }: dobierz 2 karty polityki
action-farm = { NAME($field) }: weź 3 dukaty
action-agitate = { $ducats ->
    [0] { name-parliamentary-agitation }: nic nie płać
   *[other] { name-parliamentary-agitation }: zapłać { ducats }
}
action-block = { NAME($field) }: postaw klienta bez żadnego skutku
action-discard-for-votes = { $cards ->
    [none] Nic nie odrzucaj
   *[other] Odrzuć za głosy: { NAME($cards, join: ", ") }
}
action-offer-ducats = { $ducats ->
    [0] Nie oferuj dukatów
   *[other] Zaoferuj { ducats }
}
action-offer-votes = { $votes ->
    [0] Nie sprzedawaj głosów
   *[other] Wystaw na sprzedaż { votes }
}
action-name-seller = Teraz sprzedają { SEAT($seller) }
action-choose-buyer = Sprzedaj { SEAT($buyer, case: "dat") }
action-bid = { $votes ->
    [0] Nie dawaj głosów
   *[other] Daj { votes }
}
action-award-office = Urząd otrzymują { SEAT($winner) }
action-keep-office = Zatrzymaj urząd { NAME($office, case: "gen") }
action-commit = { $amount ->
    [0] Zamknij pustą dłoń: nic dla króla
   *[other] Zamknij w dłoni { $amount } dla króla
}
action-commit-units = Wyślij na pospolite ruszenie: piechota { $infantry }, husaria { $hussars }, artyleria { $artillery }
action-rank-tied = W tej kolejności: { SEAT($seats, join: ", ") }
action-vote-for = Za ustawą
action-vote-against = Przeciw ustawie
action-pass-act = Ustawa przechodzi
action-reject-act = Ustawa upada
action-award-seal = Pieczęć otrzymują { SEAT($winner) }
action-maintain = { SUM($active) ->
    [0] { SUM($inactive) ->
        [0] Nie zatrzymuj żadnej jednostki
       *[other] Zatrzymaj tylko z pospolitego ruszenia: { COUNTED($inactive, of: "infantry,hussars,artillery") }
    }
   *[other] { SUM($inactive) ->
        [0] Zatrzymaj { COUNTED($active, of: "infantry,hussars,artillery") }
       *[other] Zatrzymaj { COUNTED($active, of: "infantry,hussars,artillery") }; z pospolitego ruszenia { COUNTED($inactive, of: "infantry,hussars,artillery") }
    }
}

## Decyzje

decision-pick-start-office = Od którego urzędu zaczyna twój ród?
    .name = Urząd początkowy
    .waiting = Czekamy, aż { SEAT($seats) } wybiorą urząd początkowy.
    .guide = Wojewodowie często płacą więcej i dają husarię, którą utrzymują za darmo; biskupi mają większy prestiż, który punktuje co rundę, i sąd kościelny. Kto wybiera ostatni, zaczyna pierwszą rundę.
decision-choose-income-offices = { $count ->
    [one] Z którego urzędu bierzesz dochód?
   *[other] Z których { $count } urzędów bierzesz dochód?
}
    .name = Dochód z urzędu
    .waiting = { $count ->
        [one] Czekamy, aż { SEAT($seats) } wybiorą urząd, z którego wezmą dochód.
       *[other] Czekamy, aż { SEAT($seats) } wybiorą urzędy, z których wezmą dochód (liczba: { $count }).
    }
    .guide = Każdy bierze 2 dukaty i dochód z jednego urzędu, a z podskarbim z dwóch. Nic nie przemawia przeciw najwyższemu. Dukaty zostają ci z rundy na rundę.
decision-choose-deck = { $by ->
    [extra] Z której talii dobierasz dodatkową kartę?
    [walenty_bakfark] Znasz już te karty. Z której talii teraz dobierasz?
    [academy] Z której talii dobierasz kartę w Akademii?
   *[draw] Z której talii dobierasz kartę?
}
    .name = Dobranie karty polityki
    .waiting = { $by ->
        [extra] Czekamy, aż { SEAT($seats) } dobiorą dodatkową kartę.
        [walenty_bakfark] Czekamy, aż { SEAT($seats) } po obejrzeniu cudzych kart dobiorą swoją.
        [academy] Czekamy, aż { SEAT($seats) } dobiorą kartę w Akademii.
       *[draw] Czekamy, aż { SEAT($seats) } dobiorą kartę polityki.
    }
    .guide = Karty polityki wewnętrznej można też zamienić na głosy albo na kroki podczas Magnackiej uczty, karty zagraniczne na żetony w obcych krajach, a militarne ratują jednostki w walce. Przyda się więc każda, nawet jeśli nigdy jej nie zagrasz. Wszyscy widzą, z której talii dobierasz.
decision-special-action = { $extra ->
    [true] Masz kartę przedstawiciela magnaterii i działasz przed wszystkimi. Jaką akcję specjalną wykonujesz?
   *[false] Jaką akcję specjalną wykonujesz, jeśli w ogóle?
}
    .name = Akcja specjalna
    .answer-pass = Nie wykonuję akcji specjalnej
    .waiting = { $extra ->
        [true] Czekamy, aż { SEAT($seats) } wykonają dodatkową akcję przedstawiciela magnaterii.
       *[false] Czekamy, aż { SEAT($seats) } wykonają akcję specjalną.
    }
    .guide = Możesz zagrać jedną kartę polityki, użyć jednego sądu kościelnego albo Walentego Bakfarka. Atak wygrywa się tylko wtedy, gdy po walce zostanie ci większa siła niż obrońcy, więc najpierw policz czynne jednostki obu stron. Kto pasuje, traci akcję, ale karty zachowuje.
decision-choose-senator = { SEAT($by) } zagrali przeciw tobie Śmierć senatora. Który urząd oddajesz?
    .name = Śmierć senatora
    .waiting = Czekamy, który urząd oddadzą { SEAT($seats) }: Śmierć senatora zagrali { SEAT($by) }.
    .guide = Urząd znów będzie wolny, a najniższy wolny trafia pod głosowanie na każdym sejmie. Oddaj ten, którego najmniej szkoda: prestiż punktuje co rundę aż do końca. Jednostki, które dał urząd, zostają u ciebie.
decision-take-wound = { $wounds ->
    [one] 1 rana: którą jednostkę tracisz albo którą kartę militarną odrzucasz?
   *[other] { wounds }: co tracisz za następną, jednostkę czy kartę militarną?
}
    .name = Rana w walce
    .waiting = Czekamy, aż { SEAT($seats) } stracą jednostkę albo kartę militarną (do rozliczenia: { wounds }).
    .guide = Każda rana kosztuje jedną czynną jednostkę dowolnego rodzaju albo jedną kartę polityki militarnej. Karta ratuje jednostkę, a na koniec walki liczy się siła tych, które zostały. Rodzaje wojska, które już walczyły, ran więcej nie zadadzą.
decision-choose-figure = Którą osobistość odbierasz { SEAT($defender, case: "dat") }?
    .name = Porwana osobistość
    .waiting = Czekamy, którą osobistość { SEAT($seats) } odbiorą { SEAT($defender, case: "dat") }.
    .guide = Osobistość przechodzi do ciebie razem ze złotem. Złota nie można wydać, ale dzięki niemu innym trudniej będzie ją przekupić.
decision-crown-country = Masz kartę przedstawiciela króla. Który kraj koronujesz?
    .name = Koronacja kraju
    .waiting = Czekamy, aż { SEAT($seats) }, z kartą przedstawiciela króla, ukoronują kraj.
    .guide = Kraje z koroną punktuje się na koniec tej rundy, tym wyżej, im dalej są w lewo. Koronuj ten, w którym prowadzisz bez remisu, albo ten, z którego najmniej mają prowadzący w grze. Jakiś kraj ukoronować musisz.
decision-choose-influence = { $free ->
    [0] W którym kraju kładziesz żetony rodu i za które karty polityki zagranicznej?
    [one] W którym kraju kładziesz żetony rodu i za które karty polityki zagranicznej? 1 żeton masz za darmo.
    [few] W którym kraju kładziesz żetony rodu i za które karty polityki zagranicznej? { $free } żetony masz za darmo.
   *[other] W którym kraju kładziesz żetony rodu i za które karty polityki zagranicznej? { $free } żetonów masz za darmo.
}
    .name = Żetony rodu za granicą
    .answer-pass = Nie kładę żetonów rodu
    .waiting = { $free ->
        [0] Czekamy, aż { SEAT($seats) } położą żetony rodu w jakimś kraju.
       *[other] Czekamy, aż { SEAT($seats) } położą żetony rodu w jakimś kraju (za darmo: { $free }).
    }
    .guide = Każda odrzucona karta polityki zagranicznej to jeden żeton rodu, wszystkie w tym samym kraju. Kraj przesuwa się potem o pole w lewo, dla wszystkich, którzy mają w nim żetony. Przewaga dwóch żetonów w jednym kraju jest warta więcej niż po jednym wszędzie.
decision-place-client = { $clients ->
    [one] Dokąd wysyłasz ostatniego klienta?
   *[other] Dokąd wysyłasz następnego klienta? Masz { clients }.
}
    .name = Wysłanie klienta
    .answer-withdraw = Wycofuję klienta
    .waiting = Czekamy, dokąd { SEAT($seats) } wyślą klienta (mają { clients }).
    .guide = Za każdego klienta stojącego już na polu, także własnego, płacisz 1 dukata. Najpierw idź po to, co się skończy: najlepszą osobistość, urząd wart walki. Ostatni klienci mogą pójść tam, gdzie nic to nie kosztuje.
decision-choose-vote-cards = Które karty polityki wewnętrznej odrzucasz za głosy?
    .name = Głosy za karty
    .waiting = Czekamy, czy { SEAT($seats) } odrzucą karty polityki wewnętrznej za głosy.
    .guide = Każda karta polityki wewnętrznej to 1 głos, tylko na tym sejmie. Warto, gdy głos czy dwa rozstrzygną o urzędzie. Niewykorzystane głosy przepadają po głosowaniu nad ustawą.
decision-hide-ducats = Ile dukatów oferujesz za głosy? Nikt tego nie zobaczy, dopóki nie wybiorą wszyscy.
    .name = Dukaty za głosy
    .waiting = Czekamy, aż { SEAT($seats) } ukryją w dłoni dukaty za głosy.
    .guide = Kto sprzeda tobie, odda wszystkie wystawione głosy i weźmie wszystkie twoje oferowane dukaty. Kupców wybierają sprzedający, najpierw ten, kto ma najwięcej głosów, więc najwyższa oferta zwykle dostaje największą pulę. Dukaty, których nikt nie weźmie, wracają do ciebie.
decision-hide-votes = Ile głosów wystawiasz na sprzedaż? Oferty w dukatach: { EACH($offers) }.
    .name = Głosy na sprzedaż
    .waiting = Czekamy, aż { SEAT($seats) } ukryją w dłoni głosy na sprzedaż. Oferty w dukatach: { EACH($offers) }.
    .guide = Kto wystawi najwięcej głosów, pierwszy wybiera kupca. Dla kogo nie starczy ofert, ten traci wystawione głosy, więc wystawiaj je tylko wtedy, gdy jest na co liczyć. Sobie samemu sprzedać nie można.
decision-next-seller = { SEAT($sellers) } wystawili tyle samo głosów. Kto sprzedaje teraz?
    .name = Następny sprzedający
    .waiting = Czekamy, aż { SEAT($seats) }, z kartą przedstawiciela króla, wskażą następnych sprzedających: { SEAT($sellers, join: ", ") }. Oferty w dukatach: { EACH($offers, skip: "0") }. Głosy na sprzedaż: { EACH($votes, skip: "0") }.
    .guide = Kto sprzedaje wcześniej, ma większy wybór ofert, a dla ostatnich może nie starczyć żadnej. Daj pierwszeństwo tym, których chcesz widzieć bogatszymi.
decision-name-buyer = Komu sprzedajesz swoje głosy? Oferty w dukatach: { EACH($offers, skip: "0") }.
    .name = Kupiec głosów
    .waiting = Czekamy, aż { SEAT($seats) } wybiorą kupca. Oferty w dukatach: { EACH($offers, skip: "0") }. Głosy na sprzedaż: { EACH($votes, skip: "0") }.
    .guide = Oddajesz wszystkie wystawione głosy i bierzesz wszystkie dukaty z jednej oferty. Nie musi być najwyższa: pomyśl, co kupiec zrobi z twoimi głosami.
decision-bid-for-office = { $owner ->
    [none] Ile głosów dajesz na urząd { NAME($office, case: "gen") }?
   *[other] Ile głosów dajesz na urząd { NAME($office, case: "gen") }? Dodatkowe głosy za żeton mają { SEAT($owner) }: { $extra }.
}
    .name = Głosy na urząd
    .waiting = { $owner ->
        [none] Czekamy, aż { SEAT($seats) } ukryją w dłoni głosy na urząd { NAME($office, case: "gen") }.
       *[other] Czekamy, aż { SEAT($seats) } ukryją w dłoni głosy na urząd { NAME($office, case: "gen") }; dodatkowe za żeton mają { SEAT($owner) }: { $extra }.
    }
    .guide = Wszystkie dane głosy przepadają, wygranym i przegranym, więc nigdy nie dawaj po trochu. Głosy leżą jawnie: sprawdź, ile mogą dać inni. Remisy rozstrzyga przedstawiciel króla, a na następne urzędy też potrzeba głosów.
decision-break-office-tie = Masz kartę przedstawiciela króla. Kto otrzymuje urząd { NAME($office, case: "gen") }? Remis: { SEAT($tied) }.
    .name = Remis o urząd
    .waiting = Czekamy, komu { SEAT($seats) }, z kartą przedstawiciela króla, przyznają urząd { NAME($office, case: "gen") }; remis: { SEAT($tied) }. Głosy: { EACH($bids) }.
    .guide = Wybierasz spośród tych, którzy dali najwięcej, i możesz wybrać siebie. Głosy przepadły, cokolwiek postanowisz.
decision-keep-one-of-kind = { $new ->
    [none] Incompatibilitas: który z tych urzędów zatrzymujesz? { NAME($offices, join: " · ") }.
   *[other] Incompatibilitas: zdobywasz urząd { NAME($new, case: "gen") }, ale zatrzymać możesz tylko jeden: { NAME($offices, join: " · ") }. Który?
}
    .name = Jeden urząd każdego rodzaju
    .waiting = { $new ->
        [none] Czekamy, który urząd z jednego rodzaju zatrzymają { SEAT($seats) }: { NAME($offices, join: " · ") }.
       *[other] Czekamy, który urząd zatrzymają { SEAT($seats) } po zdobyciu nowego ({ NAME($new) }): { NAME($offices, join: " · ") }.
    }
    .guide = Pozostałe znów będą wolne na następnych sejmach. Zatrzymany urząd punktuje swój prestiż co rundę; nowo zdobyty da jednostkę tylko wtedy, gdy go zatrzymasz.
decision-commit-to-demand = { $resource ->
    [votes] { NAME($demand) }. Ile głosów dajesz królowi?
   *[ducats] { NAME($demand) }. Ile dukatów dajesz królowi?
}
    .name = Dar dla króla
    .waiting = { $resource ->
        [votes] Czekamy, ile głosów { SEAT($seats) } dadzą królowi w tajemnicy. { NAME($demand) }.
       *[ducats] Czekamy, ile dukatów { SEAT($seats) } dadzą królowi w tajemnicy. { NAME($demand) }.
    }
    .guide = Wszystko, co dasz, przepada, bez względu na zajęte miejsce. Pierwsze daje kartę przedstawiciela króla: rozstrzygasz remisy, a w następnej rundzie koronujesz kraj. Każde miejsce wyżej to 1 głos więcej na następnym sejmie.
decision-commit-units-to-host = { NAME($demand) }. Które jednostki wysyłasz?
    .name = Jednostki na pospolite ruszenie
    .waiting = Czekamy, jakie jednostki { SEAT($seats) } wyślą w tajemnicy. { NAME($demand) }.
    .guide = Liczy się siła jednostek. Pozostają twoje, ale nie walczą aż do następnego żądania królewskiego, a przy utrzymaniu wojska płaci się za nie najpierw. W ostatniej rundzie nie ma już czego bronić.
decision-rank-tied-players = Masz kartę przedstawiciela króla. W jakiej kolejności od pola { space } staną { SEAT($tied) }?
    .name = Remis o łaskę króla
    .waiting = Czekamy, w jakiej kolejności { SEAT($seats) }, z kartą przedstawiciela króla, ustawią od pola { space } remisujące rody: { SEAT($tied, join: ", ") }.
    .guide = Karta jest twoja, dopóki wszyscy nie zajmą miejsc, i możesz ustawić siebie na czele. Każde pole wyżej to głos więcej na następnym sejmie, a pole I to sama karta.
decision-vote-on-act = Głosujesz za ustawą „{ NAME($act) }” czy przeciw niej? { NAME($act, case: "text") }
    .name = Głosowanie nad ustawą
    .answer-vote-for = Za ustawą
    .answer-vote-against = Przeciw ustawie
    .waiting = Czekamy, aż { SEAT($seats) } w tajemnicy zagłosują nad ustawą „{ NAME($act) }”.
    .guide = Wszystkie głosy, które ci zostały, liczą się po wybranej stronie i przepadają. Ustawa, która przejdzie, działa do końca gry; odrzucona wypada z gry. Przy równej liczbie głosów rozstrzyga przedstawiciel króla.
decision-break-act-tie = Głosy w sprawie ustawy „{ NAME($act) }” rozłożyły się po równo. Czy ustawa przechodzi? { NAME($act, case: "text") }
    .name = Remis w głosowaniu nad ustawą
    .answer-pass-act = Ustawa przechodzi
    .answer-reject-act = Ustawa upada
    .waiting = Czekamy, czy { SEAT($seats) }, z kartą przedstawiciela króla, uchwalą ustawę „{ NAME($act) }”.
    .guide = Rozstrzygasz swobodnie, bez względu na swój wcześniejszy głos. Ustawa, która przejdzie, działa do końca gry.
decision-choose-seal-holder = Najwięcej żetonów rodu { NAME($country, case: "loc") } mają { SEAT($tied) }. Kto otrzymuje pieczęć? { NAME($country, case: "text") }
    .name = Remis o pieczęć
    .waiting = Czekamy, komu { SEAT($seats) }, z kartą przedstawiciela króla, przyznają pieczęć { NAME($country, case: "gen") }; remis: { SEAT($tied, join: ", ") }.
    .guide = Punkty są już podzielone; chodzi tylko o pieczęć i o jej premię w każdej następnej rundzie. Na pieczęci zostaje żeton rodu tego, komu ją przyznasz.
decision-maintain-army = Które jednostki zatrzymujesz?
    .name = Utrzymanie wojska
    .waiting = Czekamy, które jednostki zatrzymają { SEAT($seats) }.
    .guide = Piechota kosztuje 1 dukata, husaria 2, artyleria 3, chyba że urząd, osobistość, pieczęć lub ustawa utrzymuje ją za darmo. Najpierw te z pospolitego ruszenia: jeśli oddasz choć jedną, za żadną czynną zapłacić nie możesz. Trochę siły w domu strzeże twoich dukatów, osobistości i punktów.

## Zdarzenia

event-office-gained = { SEAT($seat) } obejmują urząd { NAME($office, case: "gen") }.
event-first-player = { SEAT($seat) } mają żeton pierwszego gracza.
event-round-begun = Zaczyna się runda { $round }. Sejm: { NAME($sejm, case: "session") }. Ustawa: { NAME($sejm) }. Żądanie królewskie: { NAME($demand) }. Osobistości: { NAME($figures, join: ", ") }.
event-all-crowned = To ostatnia runda: wszystkie sześć krajów ma koronę.
event-phase-begun = { NAME($phase) }. Kolejność: { SEAT($order, join: ", ") }.
event-income-taken = { $offices ->
    [none] { SEAT($seat) } biorą { ducats }; dochodu z urzędów nie mają.
   *[other] { SEAT($seat) } biorą { ducats } dochodu ({ NAME($offices, join: " · ") }).
}
event-card-drawn = { SEAT($seat) } dobierają { NAME($deck, case: "card") }.
event-card-known = Karta, którą dobierają { SEAT($seat) }: „{ NAME($card) }”.
event-deck-reshuffled = Stos odrzuconych kart zostaje potasowany i służy odtąd za talię ({ NAME($deck) }).
event-passed = { $phase ->
    [foreign_policy] { $forced ->
        [true] { SEAT($seat) } nie mogą położyć żetonów rodu.
       *[false] { SEAT($seat) } nie kładą żetonów rodu.
    }
    [additional_votes] { SEAT($seat) } nie odrzucają kart za głosy.
   *[special_actions] { $forced ->
        [true] { SEAT($seat) } nie mogą wykonać akcji specjalnej.
       *[false] { SEAT($seat) } nie wykonują akcji specjalnej.
    }
}
event-card-played = { SEAT($seat) } zagrywają kartę „{ NAME($card) }”.
event-cards-discarded = { $purpose ->
    [influence] { SEAT($seat) } odrzucają za żetony rodu: { NAME($cards, join: ", ") }.
    [feast] { SEAT($seat) } odrzucają na Magnacką ucztę: { NAME($cards, join: ", ") }.
    [votes] { SEAT($seat) } odrzucają za głosy: { NAME($cards, join: ", ") }.
   *[wounds] { SEAT($seat) } odrzucają zamiast jednostek: { NAME($cards, join: ", ") }.
}
event-client-gained = { $by ->
    [nobilitys_representative] { SEAT($seat) }, z kartą przedstawiciela szlachty, mają jednego klienta więcej.
   *[other] { SEAT($seat) } mają w tej rundzie jednego klienta więcej.
}
event-first-player-taken = { SEAT($seat) } biorą żeton pierwszego gracza.
event-senator-named = { SEAT($seat) } wskazują jako ofiarę ród { SEAT($target, case: "gen") }: umiera jego senator.
event-office-returned = { SEAT($seat) } tracą urząd { NAME($office, case: "gen") }; znów jest wolny.
event-church-founded = { SEAT($seat) } fundują kościół za { ducats }, zdobywają { $vp } PZ i w tej rundzie nie można ich atakować.
event-ducats-gained = { SEAT($seat) } biorą { ducats } ({ NAME($by) }).
event-crowned = { SEAT($seat) } koronują { NAME($country, case: "acc") }.
event-country-moved = Żeton { NAME($country, case: "gen") } przechodzi na pole { $space } toru polityki zagranicznej.
event-pact-made = { SEAT($seat) } zawierają tajny pakt { NAME($country, case: "ins") }: w tej rundzie nikt nie położy tam żetonów rodu.
event-units-gained = { SEAT($seat) } biorą { COUNTED($units, of: "infantry,hussars,artillery") } ({ NAME($by) }).
event-attacked = { SEAT($seat) } atakują { SEAT($target, case: "acc") } ({ NAME($card) }).
event-rolled = Walczy { NAME($unit) }. { SEAT($attacker) }: { $attacker_die ->
    [0] bez rzutu
   *[other] rzut { $attacker_die }, obrażenia { $attacker_damage }
}; { SEAT($defender) }: { $defender_die ->
    [0] bez rzutu
   *[other] rzut { $defender_die }, obrażenia { $defender_damage }
}. Rany: { SEAT($attacker) } { $wounds_on_attacker }, { SEAT($defender) } { $wounds_on_defender }.
event-units-lost = { SEAT($seat) } tracą { COUNTED($units, of: "infantry,hussars,artillery") }.
event-combat-won = { SEAT($seat) } pokonują { SEAT($target, case: "acc") } stosunkiem sił { $power } do { $against }.
event-combat-lost = Atak { SEAT($seat, case: "gen") } na { SEAT($target, case: "acc") } się nie udaje: stosunek sił { $power } do { $against }.
event-figure-abducted = { $gold ->
    [0] { SEAT($seat) } porywają { SEAT($target, case: "dat") } { NAME($figure, case: "gen") }.
   *[other] { SEAT($seat) } porywają { SEAT($target, case: "dat") } { NAME($figure, case: "gen") } ze złotem na karcie: { $gold }.
}
event-ducats-sacked = { $ducats ->
    [0] { SEAT($seat) } nie znajdują u { SEAT($target, case: "gen") } dukatów do zabrania.
   *[other] { SEAT($seat) } zabierają { SEAT($target, case: "dat") } { ducats }.
}
event-points-taken = { $vp ->
    [0] { SEAT($seat) } nie znajdują u { SEAT($target, case: "gen") } punktów do zabrania.
   *[other] { SEAT($seat) } zabierają { SEAT($target, case: "dat") } { $vp } PZ.
}
event-no-booty = { SEAT($seat) } nie znajdują u { SEAT($target, case: "gen") } osobistości do porwania.
event-court-held = { SEAT($seat) } przez sąd kościelny ({ NAME($office) }) zabierają { SEAT($target, case: "dat") } { NAME($deck, case: "card") }.
event-court-card = Karta, którą { SEAT($seat) } zabierają { SEAT($target, case: "dat") }: „{ NAME($card) }”.
event-hand-spied = Walenty Bakfark gra { SEAT($target, case: "dat") }, a { SEAT($seat) } poznają wszystkie ich karty.
event-hand-seen = { $cards ->
    [none] { SEAT($seat) } widzą, że { SEAT($target) } nie mają na ręce żadnej karty.
   *[other] { SEAT($seat) } widzą karty { SEAT($target, case: "gen") }: { NAME($cards, join: ", ") }.
}
event-influence-placed = { SEAT($seat) } kładą { markers } { NAME($country, case: "loc") }.
event-client-placed = { SEAT($seat) } wysyłają klienta na pole { NAME($field) }{ $ducats ->
    [0] { "" }
   *[other] { " " }za { ducats }
}{ $idle ->
    [true] { " " }bez żadnego skutku
   *[false] { "" }
}.
event-client-withdrawn = { $forced ->
    [true] { SEAT($seat) } nie mogą zapłacić za żadne pole i wycofują klienta.
   *[false] { SEAT($seat) } wycofują klienta.
}
event-figure-taken = { $gold ->
    [0] { SEAT($seat) } obejmują mecenatem { NAME($figure, case: "gen") }.
   *[other] { SEAT($seat) } obejmują mecenatem { NAME($figure, case: "gen") } i kładą na karcie { gold }.
}
event-figure-bribed = { SEAT($seat) } przekupują za { ducats } { NAME($figure, case: "gen") }, dotąd u { SEAT($target, case: "gen") }; złoto na karcie: { $gold }.
event-office-marked = { SEAT($seat) } oznaczają urząd { NAME($office, case: "gen") }: odbędzie się nad nim głosowanie.
event-steps-paid = { SEAT($seat) } płacą { ducats } za dalsze kroki.
event-track-moved = { SEAT($seat) } przechodzą na pole { space } { NAME($track, case: "gen") }.
event-representative-changed = { SEAT($seat) } mają odtąd kartę { NAME($representative, case: "gen") }.
event-stage-begun = Sejm: { NAME($stage) }.
event-votes-counted = { $bonus ->
    [0] { SEAT($seat) } biorą { votes }.
   *[other] { SEAT($seat) } biorą { votes }, w tym premia: { $bonus }.
}
event-votes-gained = { SEAT($seat) } biorą { votes } za karty.
event-hand-closed = { SEAT($seat) } dokonują tajnego wyboru.
event-ducats-offered = Dłonie się otwierają. Dukaty za głosy: { EACH($ducats) }.
event-votes-offered = Dłonie się otwierają. Głosy na sprzedaż: { EACH($votes) }.
event-seller-named = { SEAT($seat) }, z kartą przedstawiciela króla, wskazują, że teraz sprzedają { SEAT($seller) }.
event-votes-sold = { SEAT($seat) } sprzedają { SEAT($buyer, case: "dat") } { votes } za { ducats }.
event-votes-unsold = { SEAT($seat) } nie znajdują kupca i tracą { votes }.
event-ducats-back = { SEAT($seat) } zabierają z powrotem { ducats }, bo nikt nie chciał tej oferty.
event-no-office-available = Nie ma wolnych urzędów, więc nie ma nad czym głosować.
event-offices-voted = Głosowanie nad urzędami w tej kolejności: { NAME($offices, join: " · ") }.
event-extra-votes = { $votes ->
    [0] W banku brak dodatkowych głosów, które { SEAT($seat) } mieliby za żeton na urzędzie { NAME($office, case: "gen") }.
   *[other] Za żeton na urzędzie { NAME($office, case: "gen") } { SEAT($seat) } mają { $votes ->
        [one] 1 dodatkowy głos
       *[other] { $votes } dodatkowe głosy
    }.
}
event-bids-opened = Dłonie się otwierają. Głosy na urząd { NAME($office, case: "gen") }: { EACH($bids) }.
event-tie-settled = { SEAT($seat) }, z kartą przedstawiciela króla, rozstrzygają: urząd { NAME($office, case: "gen") } otrzymują { SEAT($winner) }.
event-office-vacant = Nikt nie zabiega o urząd { NAME($office, case: "gen") }; pozostaje wolny.
event-office-kept = { SEAT($seat) } zatrzymują urząd { NAME($office, case: "gen") } i oddają: { NAME($returned, join: " · ") }.
event-units-ready = Wszystkie odwrócone jednostki znów są czynne.
event-committed = „{ NAME($demand) }”, dary dla króla: { EACH($amounts) }.
event-host-sent = { SEAT($seat) } wysyłają na pospolite ruszenie { COUNTED($units, of: "infantry,hussars,artillery") }.
event-tied-ranked = { SEAT($seat) }, z kartą przedstawiciela króla, ustawiają remisujących: { SEAT($seats, join: ", ") }.
event-favour-ranked = W łasce króla stoją teraz, od pola I: { SEAT($seats, join: ", ") }.
event-act-voted = Dłonie się otwierają. „{ NAME($act) }”: za { $votes_for }, przeciw { $votes_against }. Kto za: { EACH($sides) }. Głosy: { EACH($votes) }.
event-act-tie-settled = { $passed ->
    [true] Głosów jest po równo; { SEAT($seat) }, z kartą przedstawiciela króla, uchwalają ustawę.
   *[false] Głosów jest po równo; { SEAT($seat) }, z kartą przedstawiciela króla, odrzucają ustawę.
}
event-act-passed = Ustawa „{ NAME($act) }” przechodzi i obowiązuje do końca gry.
event-act-rejected = Ustawa „{ NAME($act) }” zostaje odrzucona i wypada z gry.
event-offices-turned = Ustawa „{ NAME($act) }” odwraca urzędy na drugą stronę: { NAME($offices, join: " · ") }.
event-prestige-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za urzędy.
   *[other] { $bonus ->
        [0] { SEAT($seat) } zdobywają { $vp } PZ za urzędy.
       *[other] { SEAT($seat) } zdobywają { $vp } PZ za urzędy, w tym premia: { $bonus }.
    }
}
event-country-scored = { SUM($markers) ->
    [0] { NAME($country) }: nikt nie ma tu żetonów rodu i nikt nie zdobywa punktów.
   *[other] { NAME($country) }, pole { $space }, warte { $first } i { $second } PZ. Żetony rodu: { EACH($markers, skip: "0") }. PZ: { EACH($points, skip: "0") }.
}
event-seal-awarded = { $decided_by ->
    [none] { SEAT($seat) } otrzymują pieczęć { NAME($country, case: "gen") }.
   *[other] { SEAT($seat) } otrzymują pieczęć { NAME($country, case: "gen") }; rozstrzygają { SEAT($decided_by) }, z kartą przedstawiciela króla.
}
event-army-kept = { SUM($kept) ->
    [0] { SEAT($seat) } nie zatrzymują żadnej jednostki i oddają { COUNTED($lost, of: "infantry,hussars,artillery") }.
   *[other] { SEAT($seat) } zatrzymują { COUNTED($kept, of: "infantry,hussars,artillery") } { $ducats ->
        [0] za darmo
       *[other] za { ducats }
    }{ SUM($lost) ->
        [0] .
       *[other] { " " }i oddają { COUNTED($lost, of: "infantry,hussars,artillery") }.
    }
}
event-grants-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za nadania dla osób zasłużonych.
   *[other] { SEAT($seat) } zdobywają { $vp } PZ za nadania dla osób zasłużonych.
}
event-ribbon-scored = { $vp ->
    [0] { SEAT($seat) } nic nie zdobywają za złotą wstęgę { NAME($figure, case: "gen") } ({ $space ->
        [0] policzono: { $items }
       *[other] pole { space }
    }).
   *[other] { SEAT($seat) } zdobywają { $vp } PZ za złotą wstęgę { NAME($figure, case: "gen") } ({ $space ->
        [0] policzono: { $items }
       *[other] pole { space }
    }).
}
event-final-score = { SEAT($seat) } mają { $vp } PZ.

## Odmowy

refusal-not-now = O to nikt w tej chwili nie pyta.
refusal-not-your-turn = Teraz nie twoja kolej: najpierw wybierają { SEAT($asked) }.
refusal-hand-is-closed = Wybór już za tobą; twoja dłoń pozostaje zamknięta, dopóki nie wybiorą wszyscy.
refusal-one-special-action = Akcję specjalną mają teraz { SEAT($asked) }; każdy ma jedną, po kolei.
refusal-not-on-offer = Tego urzędu nie ma wśród urzędów początkowych do wyboru: { NAME($office) }.
refusal-no-such-office = Nie ma urzędu o nazwie „{ NAME($office) }”.
refusal-not-your-office = Urząd { NAME($office, case: "gen") } nie należy do ciebie.
refusal-same-office-twice = Jeden urząd daje dochód tylko raz w rundzie.
refusal-so-many-incomes = { $count ->
    [one] Bierzesz dochód dokładnie z 1 urzędu.
   *[other] Bierzesz dochód dokładnie z { $count } urzędów.
}
refusal-offices-in-order = Wymień urzędy w kolejności godności, od najwyższego.
refusal-deck-is-empty = Nie można dobrać z { NAME($deck, case: "deck") }: puste są talia i stos kart odrzuconych.
refusal-no-cards-anywhere = Akademia nie ma czego dać: wszystkie talie i stosy kart odrzuconych są puste.
refusal-no-such-card = Nie ma karty polityki o nazwie „{ NAME($card) }”.
refusal-not-in-hand = Nie masz na ręce takiej karty „{ NAME($card) }”.
refusal-cards-in-order = Wymień karty w kolejności, w jakiej je trzymasz.
refusal-internal-only = „{ NAME($card) }” nie jest kartą polityki wewnętrznej, a tylko takie można tu odrzucać.
refusal-foreign-only = „{ NAME($card) }” nie jest kartą polityki zagranicznej, a tylko takie odrzuca się za żetony rodu.
refusal-military-only = „{ NAME($card) }” nie jest kartą polityki militarnej, a tylko takie ratują jednostki.
refusal-card-was-played = „{ NAME($card) }” to karta właśnie tego ataku; leży już na stosie kart odrzuconych i nie uratuje jednostki.
refusal-cannot-pay = To kosztuje { cost }, a masz { $ducats }.
refusal-no-clients-left = W banku nie ma już klientów.
refusal-is-first-player = Masz już żeton pierwszego gracza.
refusal-no-such-player = Nie ma takiego gracza przy tym stole ({ $target }).
refusal-has-no-office = { SEAT($target) } nie mają urzędu, który mogliby stracić.
refusal-immune-to-death = Nie można wskazać { SEAT($target, case: "gen") }: ich senatorów leczy Józef Struś.
refusal-no-such-country = Nie ma kraju o nazwie „{ NAME($country) }”.
refusal-is-crowned = Nie można ukoronować { NAME($country, case: "gen") }: ten żeton pokazuje już koronę.
refusal-must-crown = Nie można spasować: przedstawiciel króla musi ukoronować kraj.
refusal-has-pact = W tej rundzie nie można kłaść żetonów rodu { NAME($country, case: "loc") }: leży tam tajny pakt.
refusal-no-units-left = W banku nie ma już jednostek do zaciągnięcia.
refusal-no-such-unit-left = { $unit ->
    [infantry] W banku nie ma już piechoty.
    [hussars] W banku nie ma już husarii.
   *[artillery] W banku nie ma już artylerii.
}
refusal-unit-must-be-taken = Musisz wziąć także husarię albo artylerię, dopóki są w banku.
refusal-hussars-or-artillery = Drugą jednostką jest husaria albo artyleria; piechotę bierzesz i tak.
refusal-not-oneself = Nie można zaatakować siebie.
refusal-no-active-unit = Nie możesz zaatakować: nie masz czynnej jednostki.
refusal-is-protected = W tej rundzie nie można zaatakować { SEAT($target, case: "gen") }: chroni ich fundacja kościoła.
refusal-courts-suspended = Sądy kościelne są zawieszone ustawą.
refusal-no-court = Nie masz tu sądu: { NAME($office) } nie jest twoim urzędem kościelnym.
refusal-court-was-held = Z sądu tego urzędu już w tej rundzie skorzystano: { NAME($office) }.
refusal-opponent-only = Trzeba wskazać przeciwnika.
refusal-immune-to-court = Żaden sąd kościelny nie zabierze karty { SEAT($target, case: "dat") }: broni ich Jan Łaski.
refusal-hand-is-empty = { SEAT($target) } nie mają na ręce karty polityki.
refusal-no-spy = Walenty Bakfark nie jest pod twoim mecenatem.
refusal-unit-is-inactive = { $unit ->
    [infantry] Twoja piechota jest odwrócona; nie walczy i nie można jej stracić.
    [hussars] Twoja husaria jest odwrócona; nie walczy i nie można jej stracić.
   *[artillery] Twoja artyleria jest odwrócona; nie walczy i nie można jej stracić.
}
refusal-no-such-unit = { $unit ->
    [infantry] Nie masz czynnej piechoty, którą można by stracić.
    [hussars] Nie masz czynnej husarii, którą można by stracić.
   *[artillery] Nie masz czynnej artylerii, którą można by stracić.
}
refusal-no-such-figure = Nie ma osobistości o nazwisku „{ NAME($figure) }”.
refusal-not-their-figure = { NAME($figure) } nie jest pod mecenatem pokonanego rodu.
refusal-no-markers = Nie masz już żetonów rodu w zapasie.
refusal-no-free-marker = Kładziesz tyle żetonów rodu, ile kart polityki zagranicznej odrzucasz; bez karty nie ma żetonu.
refusal-more-cards-than-markers = { $markers ->
    [one] Masz w zapasie tylko 1 żeton rodu; więcej kart odrzucić nie możesz.
    [few] Masz w zapasie tylko { $markers } żetony rodu; więcej kart odrzucić nie możesz.
   *[other] Masz w zapasie tylko { $markers } żetonów rodu; więcej kart odrzucić nie możesz.
}
refusal-no-such-field = Nie ma pola o nazwie „{ NAME($field) }”.
refusal-field-out-of-play = Pole { NAME($field) } jest w użyciu tylko w grze pięciu osób.
refusal-cannot-enter = Wejście na to pole kosztuje { cost }, a masz { $ducats }.
refusal-must-act = Akcję pola { NAME($field) } można wykonać, więc trzeba ją wykonać.
refusal-not-open = { NAME($figure) } nie leży wśród odkrytych osobistości.
refusal-negative-ducats = Liczba dukatów nie może być ujemna.
refusal-so-much-gold = Nie możesz położyć na karcie tyle złota ({ $gold }), bo po wejściu na pole zostaje ci dukatów: { $ducats }.
refusal-has-no-patron = { NAME($figure) } nie ma mecenasa, więc nie ma komu tej osobistości odebrać.
refusal-own-figure = { NAME($figure) } jest już pod twoim mecenatem.
refusal-cannot-bribe = Przekupienie kosztuje { cost }, a po wejściu na pole zostaje ci dukatów: { $ducats }.
refusal-office-is-held = Urząd { NAME($office, case: "gen") } mają { SEAT($holder) }; oznaczać można tylko urzędy wolne.
refusal-office-is-marked = Na urzędzie { NAME($office, case: "gen") } leży już żeton rodu.
refusal-no-votes-left = { $votes ->
    [0] W banku nie ma już głosów.
    [one] W banku jest już tylko 1 głos.
    [few] W banku są już tylko { $votes } głosy.
   *[other] W banku jest już tylko { $votes } głosów.
}
refusal-so-many-ducats = { $ducats ->
    [0] Nie masz dukatów, które można by dać.
   *[other] Możesz dać najwyżej { ducats }.
}
refusal-so-many-votes = { $votes ->
    [0] Nie masz głosów, które można by dać.
   *[other] Możesz dać najwyżej { votes }.
}
refusal-so-many-units = { SUM($units) ->
    [0] Nie masz jednostek, które można by wysłać.
   *[other] Możesz wysłać najwyżej { COUNTED($units, of: "infantry,hussars,artillery") }.
}
refusal-not-tied = Musisz wybrać spośród remisujących: { SEAT($tied) }.
refusal-not-to-oneself = Nikt nie sprzedaje samemu sobie.
refusal-no-offer-there = { SEAT($target) } nie mają tu dukatów do wzięcia.
refusal-other-resource = { $resource ->
    [ducats] To żądanie królewskie dotyczy dukatów.
    [votes] To żądanie królewskie dotyczy głosów.
   *[units] To żądanie królewskie dotyczy jednostek.
}
refusal-rank-the-tied = Musisz ustawić w kolejności dokładnie tych: { SEAT($tied) }.
refusal-no-abstention = Nikt się nie wstrzymuje: głosujesz za ustawą albo przeciw niej.
refusal-one-of-these = Zatrzymujesz jeden z tych urzędów: { NAME($offices, join: " · ") }.
refusal-no-such-units = Nie możesz zatrzymać jednostek, których nie masz.
refusal-host-comes-first = Jednostki z pospolitego ruszenia mają pierwszeństwo: jeśli którąś oddasz, nie możesz zapłacić za żadną czynną ani zatrzymać jej dzięki darmowemu utrzymaniu, które pasowało do oddanej.
