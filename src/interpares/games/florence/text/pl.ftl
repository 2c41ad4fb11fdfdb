### Książęta Florencji
###
### Nazwy rodów stoją w liczbie mnogiej. Przypadki: .gen, .dat, .acc, .ins. Tekst karty stoi przy
### jej nazwie i powtarza się przy jej rodzaju.

game-florence = Książęta Florencji
    .text = Siedem rund, by zbudować Księstwo, w którym artyści zechcą tworzyć swoje wielkie Dzieła. Licytuj Krajobrazy, Błaznów i Architektów, wznoś Budynki, ogłaszaj Swobody i zamieniaj dochód z każdego Dzieła w Prestiż.
    .time = około 80 minut
    .weight = 3 z 5

option-muse_and_princess = Muza i Księżniczka
    .text = Rozszerzenie: w każdej rundzie odbywa się druga licytacja, o sześć Postaci, które pomagają przez jedną rundę. Prestiżu nie można już wymieniać na Floreny.
option-cooperative_building = Wspólne budowanie
    .text = Rozszerzenie: plansze łączą się ze sobą, a sąsiedzi mogą się umówić na Budynek przez granicę, który liczy się obu.
option-two_player_freedoms = Znaczniki Swobód dla dwóch graczy
    .text = Tylko dla dwóch graczy: po jednym znaczniku każdej Swobody i jeszcze dwa (razem 5) albo, w trudniejszej grze, jeszcze jeden (razem 4).
option-first_start_player = Pierwszy gracz rozpoczynający
    .text = Kto rozpoczyna pierwszą rundę; potem funkcja ta przechodzi na kolejnych graczy zgodnie z ruchem wskazówek zegara.

name-random = losowo
name-seat-0 = miejsce 1
name-seat-1 = miejsce 2
name-seat-2 = miejsce 3
name-seat-3 = miejsce 4
name-seat-4 = miejsce 5

outcome-finished = Minęło siedem rund; wygrywa, kto ma najwięcej Punktów Prestiżu, a spośród równych najbogatszy.

## Rody

name-medici = Medyceusze
    .gen = Medyceuszy
    .dat = Medyceuszom
    .acc = Medyceuszy
    .ins = Medyceuszami
name-pazzi = Pazzi
    .gen = Pazzich
    .dat = Pazzim
    .acc = Pazzich
    .ins = Pazzimi
name-strozzi = Strozzi
    .gen = Strozzich
    .dat = Strozzim
    .acc = Strozzich
    .ins = Strozzimi
name-albizzi = Albizzi
    .gen = Albizzich
    .dat = Albizzim
    .acc = Albizzich
    .ins = Albizzimi
name-rucellai = Rucellai
    .gen = Rucellaich
    .dat = Rucellaim
    .acc = Rucellaich
    .ins = Rucellaimi

## Fazy

name-setup = Przygotowanie
name-auction = Faza Licytacji
name-characters = Licytacja Postaci
name-action = Faza Akcji
name-scoring = Punktacja końcowa

## Budynki

name-university = Uniwersytet
    .gen = Uniwersytetu
    .acc = Uniwersytet
    .text = Duży Budynek na 7 pól, którego życzą sobie Matematyk, Teolog i Filozof. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
    .text = Duży Budynek na 7 pól, którego życzą sobie Botanik, Alchemik i Fizyk. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-workshop = Warsztat
    .gen = Warsztatu
    .acc = Warsztat
    .text = Duży Budynek na 7 pól, którego życzą sobie Zegarmistrz, Złotnik i Ludwisarz. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .text = Średni Budynek na 5 pól, którego życzą sobie Kartograf i Prawnik. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-opera = Opera
    .gen = Opery
    .acc = Operę
    .text = Średni Budynek na 5 pól, którego życzą sobie Choreograf i Kompozytor. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-studio = Pracownia
    .gen = Pracowni
    .acc = Pracownię
    .text = Średni Budynek na 5 pól, którego życzą sobie Rzeźbiarz i Malarz. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-hospital = Szpital
    .gen = Szpitala
    .acc = Szpital
    .text = Średni Budynek na 5 pól, którego życzą sobie Aptekarz i Medyk. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-theatre = Teatr
    .gen = Teatru
    .acc = Teatr
    .text = Średni Budynek na 5 pól, którego życzą sobie Dramaturg i Poeta. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-tower = Wieża
    .gen = Wieży
    .acc = Wieżę
    .text = Mały Budynek na 3 pola, którego życzy sobie Astronom. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.
name-chapel = Kaplica
    .gen = Kaplicy
    .acc = Kaplicę
    .text = Mały Budynek na 3 pola, którego życzy sobie Organmistrz. Wzniesienie daje 3 Punkty Prestiżu, a każde Dzieło z tym życzeniem zyskuje 4 do swojej Wartości.

building-university = { name-university }
    .text = { name-university.text }
building-laboratory = { name-laboratory }
    .text = { name-laboratory.text }
building-workshop = { name-workshop }
    .text = { name-workshop.text }
building-library = { name-library }
    .text = { name-library.text }
building-opera = { name-opera }
    .text = { name-opera.text }
building-studio = { name-studio }
    .text = { name-studio.text }
building-hospital = { name-hospital }
    .text = { name-hospital.text }
building-theatre = { name-theatre }
    .text = { name-theatre.text }
building-tower = { name-tower }
    .text = { name-tower.text }
building-chapel = { name-chapel }
    .text = { name-chapel.text }

name-large = Duży
name-medium = Średni
name-small = Mały
name-palazzo = Pałac

## Co się licytuje

name-forest = Las
    .gen = Lasu
    .acc = Las
    .text = Krajobraz na 4 pola, kładziony od razu na dowolnym wolnym miejscu. Dodaje 3 do Wartości każdego Dzieła z tym życzeniem, a ma je 9 z 21 Wolnych Zawodów; drugi i każdy następny daje 3 Punkty Prestiżu.
name-lake = Jezioro
    .gen = Jeziora
    .acc = Jezioro
    .text = Krajobraz na 3 pola, kładziony od razu na dowolnym wolnym miejscu. Dodaje 3 do Wartości każdego Dzieła z tym życzeniem, a ma je 7 z 21 Wolnych Zawodów; drugie i każde następne daje 3 Punkty Prestiżu.
name-park = Park
    .gen = Parku
    .acc = Park
    .text = Krajobraz na 2 pola, kładziony od razu na dowolnym wolnym miejscu. Dodaje 3 do Wartości każdego Dzieła z tym życzeniem, a ma je 5 z 21 Wolnych Zawodów; drugi i każdy następny daje 3 Punkty Prestiżu.
name-jester = Błazen
    .gen = Błazna
    .acc = Błazna
    .text = Mieszka w twoim Pałacu i dodaje 2 do Wartości każdego twojego Dzieła, bez względu na życzenia.
name-architect = Architekt
    .gen = Architekta
    .acc = Architekta
    .text = Z jednym Budynek kosztuje 300 Florenów zamiast 700, z dwoma Budynki mogą też do siebie przylegać, z trzema są za darmo. Drugi i trzeci dają po 3 Punkty Prestiżu. Czwartego mieć nie można.
name-prestige-card = karta Prestiżu
    .gen = karty Prestiżu
    .acc = kartę Prestiżu
    .text = Obejrzyj pięć wierzchnich kart z talii Prestiżu i zachowaj jedną zakrytą. Na koniec gry daje Punkty Prestiżu, jeśli spełniasz jej warunek.
name-recruitment-card = karta Rekrutacji
    .gen = karty Rekrutacji
    .acc = kartę Rekrutacji
    .text = Weź na rękę kartę Wolnego Zawodu leżącą przy planszy innego gracza, a tę kartę połóż na jej miejscu. Do tego czasu dodaje 1 do Wartości każdego twojego Dzieła, jak karta Wolnego Zawodu.
name-landscape = Krajobraz
    .gen = Krajobrazu
    .acc = Krajobraz
    .text = Przy dwóch graczach Las, Jezioro i Park są jednym przedmiotem: kto go zdobędzie, wybiera typ. Drugi gracz nie dostanie w tej rundzie Krajobrazu.

landscape-forest = { name-forest }
    .text = { name-forest.text }
landscape-lake = { name-lake }
    .text = { name-lake.text }
landscape-park = { name-park }
    .text = { name-park.text }

auction_object-forest = { name-forest }
    .text = { name-forest.text }
auction_object-lake = { name-lake }
    .text = { name-lake.text }
auction_object-park = { name-park }
    .text = { name-park.text }
auction_object-jester = { name-jester }
    .text = { name-jester.text }
auction_object-architect = { name-architect }
    .text = { name-architect.text }
auction_object-prestige-card = { name-prestige-card }
    .text = { name-prestige-card.text }
auction_object-recruitment-card = { name-recruitment-card }
    .text = { name-recruitment-card.text }

auction_object_two_players-landscape = { name-landscape }
    .text = { name-landscape.text }

## Swobody

name-travel = Swoboda Poruszania
    .gen = Swobody Poruszania
    .acc = Swobodę Poruszania
    .text = Dodaje 3 do Wartości każdego Dzieła z tym życzeniem; mają je Teolog, Fizyk, Zegarmistrz, Choreograf, Malarz, Medyk i Poeta. Ogłoszenie kosztuje 300 Florenów.
name-religion = Swoboda Wyznania
    .gen = Swobody Wyznania
    .acc = Swobodę Wyznania
    .text = Dodaje 3 do Wartości każdego Dzieła z tym życzeniem; mają je Matematyk, Botanik, Ludwisarz, Kartograf, Rzeźbiarz, Dramaturg i Astronom. Ogłoszenie kosztuje 300 Florenów.
name-opinion = Swoboda Wypowiedzi
    .gen = Swobody Wypowiedzi
    .acc = Swobodę Wypowiedzi
    .text = Dodaje 3 do Wartości każdego Dzieła z tym życzeniem; mają je Filozof, Alchemik, Złotnik, Prawnik, Kompozytor, Aptekarz i Organmistrz. Ogłoszenie kosztuje 300 Florenów.

freedom-travel = { name-travel }
    .text = { name-travel.text }
freedom-religion = { name-religion }
    .text = { name-religion.text }
freedom-opinion = { name-opinion }
    .text = { name-opinion.text }

## Talie

name-profession = Talia Wolnych Zawodów
    .gen = talii Wolnych Zawodów
    .acc = talię Wolnych Zawodów
name-bonus = Talia Premii
    .gen = talii Premii
    .acc = talię Premii
name-prestige = Talia Prestiżu
    .gen = talii Prestiżu
    .acc = talię Prestiżu

## Wolne Zawody

name-mathematician = Matematyk
    .gen = Matematyka
    .acc = Matematyka
    .text = Życzenia: Uniwersytet (+4), Jezioro (+3), Swoboda Wyznania (+3).
name-theologian = Teolog
    .gen = Teologa
    .acc = Teologa
    .text = Życzenia: Uniwersytet (+4), Park (+3), Swoboda Poruszania (+3).
name-philosopher = Filozof
    .gen = Filozofa
    .acc = Filozofa
    .text = Życzenia: Uniwersytet (+4), Las (+3), Swoboda Wypowiedzi (+3).
name-botanist = Botanik
    .gen = Botanika
    .acc = Botanika
    .text = Życzenia: Laboratorium (+4), Park (+3), Swoboda Wyznania (+3).
name-alchemist = Alchemik
    .gen = Alchemika
    .acc = Alchemika
    .text = Życzenia: Laboratorium (+4), Jezioro (+3), Swoboda Wypowiedzi (+3).
name-physicist = Fizyk
    .gen = Fizyka
    .acc = Fizyka
    .text = Życzenia: Laboratorium (+4), Las (+3), Swoboda Poruszania (+3).
name-watchmaker = Zegarmistrz
    .gen = Zegarmistrza
    .acc = Zegarmistrza
    .text = Życzenia: Warsztat (+4), Jezioro (+3), Swoboda Poruszania (+3).
name-goldsmith = Złotnik
    .gen = Złotnika
    .acc = Złotnika
    .text = Życzenia: Warsztat (+4), Park (+3), Swoboda Wypowiedzi (+3).
name-bell-maker = Ludwisarz
    .gen = Ludwisarza
    .acc = Ludwisarza
    .text = Życzenia: Warsztat (+4), Las (+3), Swoboda Wyznania (+3).
name-cartographer = Kartograf
    .gen = Kartografa
    .acc = Kartografa
    .text = Życzenia: Biblioteka (+4), Jezioro (+3), Swoboda Wyznania (+3).
name-jurist = Prawnik
    .gen = Prawnika
    .acc = Prawnika
    .text = Życzenia: Biblioteka (+4), Las (+3), Swoboda Wypowiedzi (+3).
name-choreographer = Choreograf
    .gen = Choreografa
    .acc = Choreografa
    .text = Życzenia: Opera (+4), Las (+3), Swoboda Poruszania (+3).
name-composer = Kompozytor
    .gen = Kompozytora
    .acc = Kompozytora
    .text = Życzenia: Opera (+4), Jezioro (+3), Swoboda Wypowiedzi (+3).
name-sculptor = Rzeźbiarz
    .gen = Rzeźbiarza
    .acc = Rzeźbiarza
    .text = Życzenia: Pracownia (+4), Las (+3), Swoboda Wyznania (+3).
name-painter = Malarz
    .gen = Malarza
    .acc = Malarza
    .text = Życzenia: Pracownia (+4), Jezioro (+3), Swoboda Poruszania (+3).
name-pharmacist = Aptekarz
    .gen = Aptekarza
    .acc = Aptekarza
    .text = Życzenia: Szpital (+4), Park (+3), Swoboda Wypowiedzi (+3).
name-physician = Medyk
    .gen = Medyka
    .acc = Medyka
    .text = Życzenia: Szpital (+4), Las (+3), Swoboda Poruszania (+3).
name-dramatist = Dramaturg
    .gen = Dramaturga
    .acc = Dramaturga
    .text = Życzenia: Teatr (+4), Park (+3), Swoboda Wyznania (+3).
name-poet = Poeta
    .gen = Poety
    .acc = Poetę
    .text = Życzenia: Teatr (+4), Jezioro (+3), Swoboda Poruszania (+3).
name-astronomer = Astronom
    .gen = Astronoma
    .acc = Astronoma
    .text = Życzenia: Wieża (+4), Las (+3), Swoboda Wyznania (+3).
name-organ-builder = Organmistrz
    .gen = Organmistrza
    .acc = Organmistrza
    .text = Życzenia: Kaplica (+4), Las (+3), Swoboda Wypowiedzi (+3).

profession-mathematician = { name-mathematician }
    .text = { name-mathematician.text }
profession-theologian = { name-theologian }
    .text = { name-theologian.text }
profession-philosopher = { name-philosopher }
    .text = { name-philosopher.text }
profession-botanist = { name-botanist }
    .text = { name-botanist.text }
profession-alchemist = { name-alchemist }
    .text = { name-alchemist.text }
profession-physicist = { name-physicist }
    .text = { name-physicist.text }
profession-watchmaker = { name-watchmaker }
    .text = { name-watchmaker.text }
profession-goldsmith = { name-goldsmith }
    .text = { name-goldsmith.text }
profession-bell-maker = { name-bell-maker }
    .text = { name-bell-maker.text }
profession-cartographer = { name-cartographer }
    .text = { name-cartographer.text }
profession-jurist = { name-jurist }
    .text = { name-jurist.text }
profession-choreographer = { name-choreographer }
    .text = { name-choreographer.text }
profession-composer = { name-composer }
    .text = { name-composer.text }
profession-sculptor = { name-sculptor }
    .text = { name-sculptor.text }
profession-painter = { name-painter }
    .text = { name-painter.text }
profession-pharmacist = { name-pharmacist }
    .text = { name-pharmacist.text }
profession-physician = { name-physician }
    .text = { name-physician.text }
profession-dramatist = { name-dramatist }
    .text = { name-dramatist.text }
profession-poet = { name-poet }
    .text = { name-poet.text }
profession-astronomer = { name-astronomer }
    .text = { name-astronomer.text }
profession-organ-builder = { name-organ-builder }
    .text = { name-organ-builder.text }

## Karty Premii

name-bonus-buildings = Każdy Budynek
    .text = Do jednego Dzieła: +1 do Wartości za każdy twój Budynek.
name-bonus-small-buildings-and-landscapes = Każdy mały Budynek oraz każdy Krajobraz
    .text = Do jednego Dzieła: +1 do Wartości za każdy twój mały Budynek i za każdy twój Krajobraz.
name-bonus-forests = Każdy Las
    .text = Do jednego Dzieła: +2 do Wartości za każdy twój Las.
name-bonus-freedoms = Każda Swoboda
    .text = Do jednego Dzieła: +2 do Wartości za każdą twoją Swobodę.
name-bonus-architects = Każdy Architekt
    .text = Do jednego Dzieła: +2 do Wartości za każdego twojego Architekta.
name-bonus-prestige-cards-and-freedoms = Każda karta Prestiżu oraz każda Swoboda
    .text = Do jednego Dzieła: +1 do Wartości za każdą twoją kartę Prestiżu i za każdą twoją Swobodę.
name-bonus-professions-in-hand = Każda karta Wolnego Zawodu w ręce
    .text = Do jednego Dzieła: +1 do Wartości za każdą kartę Wolnego Zawodu lub Rekrutacji w twojej ręce, bez właśnie użytej.
name-bonus-large-buildings = Każdy duży Budynek
    .text = Do jednego Dzieła: +2 do Wartości za każdy twój duży Budynek.
name-bonus-building-groups = Każda grupa Budynków
    .text = Do jednego Dzieła: +2 do Wartości za każdą grupę Budynków, którą masz: duże, średnie, małe.
name-bonus-lakes = Każde Jezioro
    .text = Do jednego Dzieła: +2 do Wartości za każde twoje Jezioro.
name-bonus-jesters = Każdy Błazen
    .text = Do jednego Dzieła: +2 do Wartości za każdego twojego Błazna.
name-bonus-architects-and-lakes = Każdy Architekt oraz każde Jezioro
    .text = Do jednego Dzieła: +1 do Wartości za każdego twojego Architekta i za każde twoje Jezioro.
name-bonus-landscape-types = Każdy typ Krajobrazu
    .text = Do jednego Dzieła: +2 do Wartości za każdy typ Krajobrazu, który masz: Las, Jezioro, Park.
name-bonus-professions-on-table = Każda karta Wolnego Zawodu na stole
    .text = Do jednego Dzieła: +1 do Wartości za każdą kartę Wolnego Zawodu lub Rekrutacji na twoim stole, wraz z właśnie użytą.
name-bonus-medium-buildings-and-forests = Każdy średni Budynek oraz każdy Las
    .text = Do jednego Dzieła: +1 do Wartości za każdy twój średni Budynek i za każdy twój Las.
name-bonus-landscapes = Każdy Krajobraz
    .text = Do jednego Dzieła: +1 do Wartości za każdy twój Krajobraz.
name-bonus-parks = Każdy Park
    .text = Do jednego Dzieła: +2 do Wartości za każdy twój Park.
name-bonus-jesters-and-freedoms = Każdy Błazen oraz każda Swoboda
    .text = Do jednego Dzieła: +1 do Wartości za każdego twojego Błazna i za każdą twoją Swobodę.
name-bonus-prestige-cards = Każda karta Prestiżu
    .text = Do jednego Dzieła: +2 do Wartości za każdą twoją kartę Prestiżu.
name-bonus-element-kinds = Każdy rodzaj elementu
    .text = Do jednego Dzieła: +1 do Wartości za każdy z tych rodzajów, który w ogóle masz: Las, Jezioro, Park, Błazen, Architekt, karta Prestiżu, Swoboda.

bonus_card-bonus-buildings = { name-bonus-buildings }
    .text = { name-bonus-buildings.text }
bonus_card-bonus-small-buildings-and-landscapes = { name-bonus-small-buildings-and-landscapes }
    .text = { name-bonus-small-buildings-and-landscapes.text }
bonus_card-bonus-forests = { name-bonus-forests }
    .text = { name-bonus-forests.text }
bonus_card-bonus-freedoms = { name-bonus-freedoms }
    .text = { name-bonus-freedoms.text }
bonus_card-bonus-architects = { name-bonus-architects }
    .text = { name-bonus-architects.text }
bonus_card-bonus-prestige-cards-and-freedoms = { name-bonus-prestige-cards-and-freedoms }
    .text = { name-bonus-prestige-cards-and-freedoms.text }
bonus_card-bonus-professions-in-hand = { name-bonus-professions-in-hand }
    .text = { name-bonus-professions-in-hand.text }
bonus_card-bonus-large-buildings = { name-bonus-large-buildings }
    .text = { name-bonus-large-buildings.text }
bonus_card-bonus-building-groups = { name-bonus-building-groups }
    .text = { name-bonus-building-groups.text }
bonus_card-bonus-lakes = { name-bonus-lakes }
    .text = { name-bonus-lakes.text }
bonus_card-bonus-jesters = { name-bonus-jesters }
    .text = { name-bonus-jesters.text }
bonus_card-bonus-architects-and-lakes = { name-bonus-architects-and-lakes }
    .text = { name-bonus-architects-and-lakes.text }
bonus_card-bonus-landscape-types = { name-bonus-landscape-types }
    .text = { name-bonus-landscape-types.text }
bonus_card-bonus-professions-on-table = { name-bonus-professions-on-table }
    .text = { name-bonus-professions-on-table.text }
bonus_card-bonus-medium-buildings-and-forests = { name-bonus-medium-buildings-and-forests }
    .text = { name-bonus-medium-buildings-and-forests.text }
bonus_card-bonus-landscapes = { name-bonus-landscapes }
    .text = { name-bonus-landscapes.text }
bonus_card-bonus-parks = { name-bonus-parks }
    .text = { name-bonus-parks.text }
bonus_card-bonus-jesters-and-freedoms = { name-bonus-jesters-and-freedoms }
    .text = { name-bonus-jesters-and-freedoms.text }
bonus_card-bonus-prestige-cards = { name-bonus-prestige-cards }
    .text = { name-bonus-prestige-cards.text }
bonus_card-bonus-element-kinds = { name-bonus-element-kinds }
    .text = { name-bonus-element-kinds.text }

## Karty Prestiżu

name-prestige-most-buildings = Najwięcej Budynków
    .text = Na koniec gry: 6 Punktów Prestiżu, jeśli masz najwięcej Budynków, 3, jeśli ktoś ma tyle samo.
name-prestige-all-landscape-types = Wszystkie trzy typy Krajobrazów
    .text = Na koniec gry: 8 Punktów Prestiżu, jeśli masz Las, Jezioro i Park.
name-prestige-most-lakes = Najwięcej Jezior
    .text = Na koniec gry: 6 Punktów Prestiżu, jeśli masz najwięcej Jezior, 3, jeśli ktoś ma tyle samo.
name-prestige-most-jesters = Najwięcej Błaznów
    .text = Na koniec gry: 6 Punktów Prestiżu, jeśli masz najwięcej Błaznów, 3, jeśli ktoś ma tyle samo.
name-prestige-architect-jester-two-landscapes = Co najmniej 1 Architekt + 1 Błazen + 2 Krajobrazy
    .text = Na koniec gry: 7 Punktów Prestiżu, jeśli masz co najmniej 1 Architekta, 1 Błazna i 2 Krajobrazy.
name-prestige-two-large-buildings = Co najmniej dwa duże Budynki
    .text = Na koniec gry: 5 Punktów Prestiżu, jeśli masz co najmniej 2 duże Budynki.
name-prestige-most-landscapes = Najwięcej Krajobrazów
    .text = Na koniec gry: 7 Punktów Prestiżu, jeśli masz najwięcej Krajobrazów, 4, jeśli ktoś ma tyle samo.
name-prestige-all-freedoms = Wszystkie trzy rodzaje Swobód
    .text = Na koniec gry: 8 Punktów Prestiżu, jeśli masz wszystkie trzy Swobody.
name-prestige-most-architects = Najwięcej Architektów
    .text = Na koniec gry: 6 Punktów Prestiżu, jeśli masz najwięcej Architektów, 3, jeśli ktoś ma tyle samo.
name-prestige-most-works = Najwięcej ukończonych Dzieł
    .text = Na koniec gry: 7 Punktów Prestiżu, jeśli masz najwięcej ukończonych Dzieł, czyli kart Wolnych Zawodów i Rekrutacji na stole; 4, jeśli ktoś ma tyle samo.
name-prestige-fewest-empty-cells = Najmniej pustych pól
    .text = Na koniec gry: 8 Punktów Prestiżu, jeśli twoje Księstwo ma najmniej pustych pól, 4, jeśli czyjeś ma ich równie mało.
name-prestige-most-forests = Najwięcej Lasów
    .text = Na koniec gry: 7 Punktów Prestiżu, jeśli masz najwięcej Lasów, 4, jeśli ktoś ma tyle samo.
name-prestige-four-buildings-two-freedoms-four-works = Co najmniej 4 Budynki + 2 Swobody + 4 Dzieła
    .text = Na koniec gry: 6 Punktów Prestiżu, jeśli masz co najmniej 4 Budynki, 2 Swobody i 4 ukończone Dzieła.
name-prestige-most-parks = Najwięcej Parków
    .text = Na koniec gry: 5 Punktów Prestiżu, jeśli masz najwięcej Parków, 3, jeśli ktoś ma tyle samo.

prestige_card-prestige-most-buildings = { name-prestige-most-buildings }
    .text = { name-prestige-most-buildings.text }
prestige_card-prestige-all-landscape-types = { name-prestige-all-landscape-types }
    .text = { name-prestige-all-landscape-types.text }
prestige_card-prestige-most-lakes = { name-prestige-most-lakes }
    .text = { name-prestige-most-lakes.text }
prestige_card-prestige-most-jesters = { name-prestige-most-jesters }
    .text = { name-prestige-most-jesters.text }
prestige_card-prestige-architect-jester-two-landscapes = { name-prestige-architect-jester-two-landscapes }
    .text = { name-prestige-architect-jester-two-landscapes.text }
prestige_card-prestige-two-large-buildings = { name-prestige-two-large-buildings }
    .text = { name-prestige-two-large-buildings.text }
prestige_card-prestige-most-landscapes = { name-prestige-most-landscapes }
    .text = { name-prestige-most-landscapes.text }
prestige_card-prestige-all-freedoms = { name-prestige-all-freedoms }
    .text = { name-prestige-all-freedoms.text }
prestige_card-prestige-most-architects = { name-prestige-most-architects }
    .text = { name-prestige-most-architects.text }
prestige_card-prestige-most-works = { name-prestige-most-works }
    .text = { name-prestige-most-works.text }
prestige_card-prestige-fewest-empty-cells = { name-prestige-fewest-empty-cells }
    .text = { name-prestige-fewest-empty-cells.text }
prestige_card-prestige-most-forests = { name-prestige-most-forests }
    .text = { name-prestige-most-forests.text }
prestige_card-prestige-four-buildings-two-freedoms-four-works = { name-prestige-four-buildings-two-freedoms-four-works }
    .text = { name-prestige-four-buildings-two-freedoms-four-works.text }
prestige_card-prestige-most-parks = { name-prestige-most-parks }
    .text = { name-prestige-most-parks.text }

## Postacie

name-muse = Muza
    .gen = Muzy
    .acc = Muzę
    .text = Wartość każdego twojego Dzieła w tej rundzie rośnie o numer rundy.
name-cardinal = Kardynał
    .gen = Kardynała
    .acc = Kardynała
    .text = Masz w tej rundzie trzy akcje. Nadal możesz kupić tylko jedną kartę Wolnego Zawodu i ogłosić tylko jedną Swobodę.
name-princess = Księżniczka
    .gen = Księżniczki
    .acc = Księżniczkę
    .text = Raz w tej rundzie możesz za akcję ukończyć Dzieło Księżniczki: nie zużywa ono kart, a jego Wartość to 3 za każdy Krajobraz, po 2 za każdy Budynek i Architekta oraz 1 za każdą kartę Wolnego Zawodu lub Rekrutacji. Minimum rundy obowiązuje.
name-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca
    .text = Jedno z dwojga: przedmiot zdobyty w następnej fazie Licytacji masz za darmo albo zyskujesz tyle Punktów Prestiżu, ile wynosi twoje miejsce na Ścieżce Sławy.
name-professor = Profesor
    .gen = Profesora
    .acc = Profesora
    .text = Karta Prestiżu albo karta Premii za darmo: oglądasz pięć, zachowujesz jedną. Do użycia najpóźniej przed następną licytacją Postaci.
name-banker = Bankier
    .gen = Bankiera
    .acc = Bankiera
    .text = Wypłaca od razu to, co leży na jego karcie, pomniejszone o twoją stawkę. Kto ma go w rundzie 7, może na jej koniec zamieniać Floreny w Punkty Prestiżu, po 200 za jeden.

character-muse = { name-muse }
    .text = { name-muse.text }
character-cardinal = { name-cardinal }
    .text = { name-cardinal.text }
character-princess = { name-princess }
    .text = { name-princess.text }
character-merchant = { name-merchant }
    .text = { name-merchant.text }
character-professor = { name-professor }
    .text = { name-professor.text }
character-banker = { name-banker }
    .text = { name-banker.text }

## Za co zyskuje się Prestiż

name-building = Budynek
name-best-work = Najwybitniejsze Dzieło

## Plansze, pieniądze, tabele

name-fame-track = Ścieżka Sławy
name-round-table = Tabela rund / minimalnej WD
name-round-1 = Runda 1
name-round-2 = Runda 2
name-round-3 = Runda 3
name-round-4 = Runda 4
name-round-5 = Runda 5
name-round-6 = Runda 6
name-round-7 = Runda 7
name-base-side = Strona podstawowa
name-cooperative-side = Strona rozszerzenia „Wspólne budowanie”
name-architect-slots = Pola Architektów
name-freedom-slots = Pola Swobód
name-palazzo-jesters = Błaznowie w Pałacu
name-joined-2 = Wspólne pole gry, 2 graczy
name-joined-3 = Wspólne pole gry, 3 graczy
name-joined-4 = Wspólne pole gry, 4 graczy
name-joined-5 = Wspólne pole gry, 5 graczy
name-florins-100 = 100 Florenów
name-florins-500 = 500 Florenów
name-florins-1000 = 1000 Florenów
name-architect-1 = Pierwszy Architekt
name-architect-2 = Drugi Architekt
name-architect-3 = Trzeci Architekt
name-players-2 = 2 graczy
name-players-3 = 3 graczy
name-players-4 = 4 graczy
name-players-5 = 5 graczy

## Części zdań

prestige-points = { $points ->
    [one] 1 Punkt Prestiżu
    [few] { $points } Punkty Prestiżu
    [many] { $points } Punktów Prestiżu
   *[other] { $points } Punktu Prestiżu
}

# Karta z talii, o którą chodzi, w bierniku.
card-of-deck = { $deck ->
    [profession] kartę Wolnego Zawodu
    [bonus] kartę Premii
   *[prestige] kartę Prestiżu
}

# Wspólny Budynek tak, jak widzi go aktywny gracz.
joint-building = { NAME($tile) } na polach { $at } u { SEAT($actor, case: "gen") } i { $beyond } u { SEAT($to, case: "gen") }

## Akcje

action-keep = Zachowaj: { NAME($cards, join: " · ") }
action-put-under = Pod talię, pierwsza na wierzchu: { NAME($cards, join: " · ") }
action-name = Wystaw na licytację { NAME($object, case: "acc") }
action-withdraw = Wycofaj się: żadnego przedmiotu w tej rundzie
action-bid = Daj { $florins } Florenów
action-pass = Pas
action-buy = Kup { NAME($object, case: "acc") }
action-decline = Nie
action-choose = Weź { NAME($landscape, case: "acc") }
action-place = { $beyond ->
    [none] Połóż na polach { $at }
   *[other] Połóż u siebie na polach { $at }, a za granicą na { $beyond }
}
action-work = Ukończ Dzieło: { NAME($profession) }
action-add-bonus = Dołóż kartę Premii „{ NAME($card) }”
action-complete = Ukończ Dzieło bez dalszych kart Premii
action-princess-work = Ukończ Dzieło Księżniczki
action-exchange = { $points ->
    [0] Zatrzymaj wszystkie Floreny
   *[other] Wymień Floreny na { prestige-points }
}
action-build = Wznieś { NAME($building, case: "acc") }
action-buy-profession = Kup kartę Wolnego Zawodu za 300 Florenów
action-buy-bonus = Pozyskaj kartę Premii za 300 Florenów
action-declare = Ogłoś { NAME($freedom, case: "acc") } za 300 Florenów
action-recruit = Zrekrutuj { NAME($profession, case: "acc") }
action-sell = { $points ->
    [one] Oddaj 1 Punkt Prestiżu za 100 Florenów
   *[other] Oddaj { prestige-points } po 100 Florenów za punkt
}
action-end-turn = Zakończ turę
action-put-marker = { NAME($character) }: stawka { $florins } Florenów
action-use-professor = Profesor: weź { card-of-deck } za darmo
action-take-rank = Kupiec: weź Punkty Prestiżu za miejsce na Ścieżce Sławy
action-take-free = Weź za darmo
action-pay-and-rank = Zapłać i weź Punkty Prestiżu za miejsce na Ścieżce Sławy
action-propose = Zaproponuj { SEAT($to, case: "dat") } wspólny Budynek: { NAME($building) }
action-price = Partner płaci { $florins } Florenów
action-accept = Zgoda
action-reject = Odrzuć
action-counter = Złóż kontrpropozycję

## Decyzje

-look-guide = Zachowujesz dokładnie jedną z kart; nikt inny nie dowie się którą.
decision-starting-cards = Które { $count } z czterech kart Wolnych Zawodów zachowujesz?
    .name = Karty początkowe
    .waiting = Czekamy, aż { SEAT($seats) } wybiorą karty początkowe.
    .guide = Każdy Wolny Zawód życzy sobie Budynku, Krajobrazu i Swobody; każde spełnione życzenie podnosi Wartość Dzieła. Zachowaj karty o wspólnym Krajobrazie lub wspólnej Swobodzie: jeden zakup posłuży wtedy dwóm Dziełom.
decision-open-auction = Otwierasz licytację. Który przedmiot wystawiasz za { $price } Florenów, czy może się wycofujesz?
    .name = Otwarcie licytacji
    .answer-withdraw = Wycofuję się
    .waiting = Czekamy, aż { SEAT($seats) } wystawią przedmiot na licytację; jeszcze bez przedmiotu: { SEAT($eligible) }.
    .guide = Każdy zdobywa w rundzie najwyżej jeden przedmiot, a każdy rodzaj sprzedaje się raz. Wystawienie jest twoją ofertą, więc nie wystawiaj niczego, czego za tę cenę nie chcesz. Błaźni pomagają przy każdym Dziele i najwięcej są warci na początku; to, czego inni nie chcą, może później tanio trafić do ciebie.
decision-bidding = Licytacja: { NAME($object) }. { SEAT($leader) } dają { $price } Florenów. Czy dajesz { $next }?
    .name = Licytacja
    .answer-pass = Pasuję
    .order-bid = { NAME($object) }: licytuj do { $florins } Florenów, potem pas
    .waiting = Licytacja: { NAME($object) }. { SEAT($leader) } dają { $price } Florenów. Czekamy na { SEAT($seats, case: "acc") }; licytują jeszcze { SEAT($bidders) }; następna oferta to { $next }.
    .guide = Podbija się dokładnie o 100 Florenów; pas jest ostateczny, ale tylko dla tego przedmiotu. Pomyśl, co on przyniesie: Błazen jest wart około 200 Florenów na każde Dzieło, które jeszcze ukończysz, Krajobraz około 300 na każde Dzieło z takim życzeniem. Płaci tylko zwycięzca.
decision-buy-without-auction = Tylko ty nie masz jeszcze przedmiotu. Który kupujesz za { $price } Florenów?
    .name = Zakup bez licytacji
    .answer-decline = Nic nie kupuję
    .waiting = Czekamy, czy { SEAT($seats) } kupią bez licytacji przedmiot za { $price } Florenów.
    .guide = Wszyscy inni już coś mają albo się wycofali, więc nikt nie licytuje przeciw tobie. To, co zostało, kosztuje najmniej, jak można; weź to, co pomoże następnym Dziełom, albo zachowaj pieniądze.
decision-choose-landscape = Który Krajobraz bierzesz?
    .name = Wybór typu Krajobrazu
    .waiting = Czekamy, aż { SEAT($seats) } wybiorą Krajobraz.
    .guide = Przy dwóch graczach wszystkie Krajobrazy są jednym przedmiotem. Weź typ, którego życzą sobie twoje Wolne Zawody; drugi tego samego typu daje 3 Punkty Prestiżu, ale nie podnosi już Wartości Dzieł.
decision-place-landscape = Gdzie kładziesz { NAME($tile, case: "acc") }?
    .name = Kładzenie Krajobrazu
    .waiting = Czekamy, aż { SEAT($seats) } położą { NAME($tile, case: "acc") }.
    .guide = Krajobraz może przylegać do wszystkiego i nigdy się go nie przesuwa. Nie rozdrabniaj wolnych pól, bo Budynki są większe; między dwoma Budynkami Krajobraz nie przeszkadza, skoro bez dwóch Architektów i tak nie mogą się one stykać.
decision-recruit-now = Czy od razu używasz karty Rekrutacji?
    .name = Natychmiastowa rekrutacja
    .answer-decline = Zatrzymuję kartę
    .waiting = Czekamy, czy { SEAT($seats) } od razu użyją karty Rekrutacji.
    .guide = Karta Wolnego Zawodu leżąca przy cudzej planszy trafia na twoją rękę, gotowa do następnego Dzieła. Jeśli żadna jeszcze nie pasuje do twojego Księstwa, zatrzymaj kartę Rekrutacji: w ręce dodaje 1 do Wartości każdego twojego Dzieła, a użyć jej możesz w każdej swojej turze.
decision-keep-card = { $deck ->
    [profession] Którą z tych kart Wolnych Zawodów zachowujesz?
    [bonus] Którą z tych kart Premii zachowujesz?
   *[prestige] Którą z tych kart Prestiżu zachowujesz?
}
    .name = Wybór karty
    .waiting = Czekamy, aż { SEAT($seats) } zachowają { card-of-deck }; obejrzane karty: { $count }.
    .guide = { -look-guide } Wybierz to, co twoje Księstwo już ma albo wkrótce będzie miało: Wolny Zawód, którego życzenia spełnisz, Premię, która liczy twoje elementy, kartę Prestiżu, której warunek jest już bliski.
decision-order-returned = W jakiej kolejności wkładasz pod talię pozostałe karty ({ $count })?
    .name = Karty pod talię
    .waiting = Czekamy, aż { SEAT($seats) } włożą karty ({ $count }) pod talię.
    .guide = Tylko ty znasz te karty i ich kolejność; w długiej grze mogą wrócić na wierzch. Jeśli nie masz innych planów, na wierzchu połóż te, które chcesz jeszcze kiedyś zobaczyć.
decision-merchant-settlement = Zdobywasz { NAME($object, case: "acc") } za { $price } Florenów. Płaci Kupiec czy płacisz ty i zyskujesz { $rank ->
    [one] 1 Punkt Prestiżu
    [few] { $rank } Punkty Prestiżu
    [many] { $rank } Punktów Prestiżu
   *[other] { $rank } Punktu Prestiżu
}?
    .name = Kupiec płaci
    .answer-take-free = Biorę za darmo
    .answer-pay-and-rank = Płacę i biorę punkty za miejsce
    .waiting = Czekamy, co Kupiec zrobi dla { SEAT($seats, case: "gen") }: { NAME($object) } za darmo (zamiast { $price } Florenów) czy punkty za miejsce { $rank }.
    .guide = Kupiec robi tylko jedno z dwojga. Drogi przedmiot najlepiej wziąć za darmo; jeśli na Ścieżce Sławy stoisz daleko, a cena jest niska, więcej może być warte twoje miejsce. Punkt Prestiżu kosztuje około 200 Florenów.
decision-character-bid = Na której Postaci kładziesz znacznik, czy może pasujesz?
    .name = Licytacja Postaci
    .answer-pass = Pasuję
    .waiting = Czekamy na { SEAT($seats, case: "acc") } w licytacji Postaci.
    .guide = Połóż znacznik na polu licytacji; jeśli do twojej następnej kolejki nikt nie da więcej, płacisz stawkę i masz tę Postać na tę rundę. Jeśli ktoś cię przebije, wybierasz na nowo. Pieniądze zachowane na Dzieła i Budynki bywają warte więcej niż każda Postać.
decision-merchant-on-taking = Kupiec jest twój. Czy od razu bierzesz { $rank ->
    [one] 1 Punkt Prestiżu
    [few] { $rank } Punkty Prestiżu
    [many] { $rank } Punktów Prestiżu
   *[other] { $rank } Punktu Prestiżu
} za miejsce na Ścieżce Sławy?
    .name = Wzięcie Kupca
    .answer-take-rank = Od razu biorę punkty za miejsce
    .answer-decline = Zatrzymuję Kupca
    .waiting = Czekamy, czy { SEAT($seats) } od razu wezmą punkty za miejsce { $rank }.
    .guide = Zatrzymany Kupiec może zapłacić za twój przedmiot w następnej licytacji albo dać punkty za miejsce później. Im dalsze miejsce na Ścieżce Sławy, tym więcej punktów.
decision-professor-offer = { $last ->
    [true] Profesor odchodzi. Z której talii bierzesz kartę, zanim przepadnie?
   *[false] Profesor jest twój. Z której talii bierzesz kartę, czy może zachowujesz go na później?
}
    .name = Użycie Profesora
    .answer-decline = Nie używam teraz Profesora
    .waiting = { $last ->
        [true] Ostatnia okazja: czekamy, czy { SEAT($seats) } użyją Profesora.
       *[false] Czekamy, czy { SEAT($seats) } użyją Profesora.
    }
    .guide = Profesor daje za darmo jedną z pięciu kart Prestiżu albo Premii. Kartę Prestiżu łatwiej dobrać, gdy twoje Księstwo nabrało już kształtu; karta Premii pomoże przy najbliższym Dziele. Profesor czeka do następnej licytacji Postaci, potem przepada.
decision-choose-action = { $actions ->
    [0] Nie masz już akcji. Czy robisz coś jeszcze przed końcem tury?
    [one] Co robisz? Została ci 1 akcja; Dzieło musi mieć Wartość co najmniej { $minimum }.
    [few] Co robisz? Zostały ci { $actions } akcje; Dzieło musi mieć Wartość co najmniej { $minimum }.
    [many] Co robisz? Zostało ci { $actions } akcji; Dzieło musi mieć Wartość co najmniej { $minimum }.
   *[other] Co robisz? Zostało ci { $actions } akcji; Dzieło musi mieć Wartość co najmniej { $minimum }.
}
    .name = Wybór akcji
    .waiting = { $actions ->
        [0] Czekamy, aż { SEAT($seats) } zakończą turę (minimalna Wartość Dzieła: { $minimum }).
        [one] Czekamy na { SEAT($seats, case: "acc") }: została 1 akcja (minimalna Wartość Dzieła: { $minimum }).
        [few] Czekamy na { SEAT($seats, case: "acc") }: zostały { $actions } akcje (minimalna Wartość Dzieła: { $minimum }).
        [many] Czekamy na { SEAT($seats, case: "acc") }: zostało { $actions } akcji (minimalna Wartość Dzieła: { $minimum }).
       *[other] Czekamy na { SEAT($seats, case: "acc") }: zostało { $actions } akcji (minimalna Wartość Dzieła: { $minimum }).
    }
    .guide = Dzieła przynoszą pieniądze: 100 Florenów za każdy punkt Wartości, i tylko te Floreny, od razu, mogą stać się Prestiżem. Ukończ Dzieło, które sięga minimum, zanim ono urośnie; w innym razie wznieś Budynek, ogłoś Swobodę albo kup kartę, która podniesie więcej niż jedno przyszłe Dzieło.
decision-declare-bonus = { NAME($profession) }: Wartość Dzieła { $declared ->
    [none] bez kart Premii
   *[other] z Premią „{ NAME($declared, join: "”, „") }”
} to { $value }, a najmniej musi wynosić { $minimum }. Czy dokładasz kartę Premii?
    .name = Karty Premii do Dzieła
    .answer-complete = Nie dokładam karty Premii
    .waiting = { NAME($profession) }: Wartość Dzieła { $declared ->
        [none] bez kart Premii
       *[other] z Premią „{ NAME($declared, join: "”, „") }”
    } to { $value }, a najmniej musi wynosić { $minimum }. Czekamy, aż { SEAT($seats) } dołożą karty Premii lub ukończą Dzieło.
    .guide = Każda karta Premii służy raz i odpada z gry. Dołóż ją, jeśli daje dużo już teraz, wynosi Dzieło ponad minimum albo czyni je Najwybitniejszym Dziełem rundy, za co są 3 Punkty Prestiżu; w innym razie zachowaj ją na Dzieło, przy którym policzy więcej.
decision-exchange-income = Wartość Dzieła to { $value }, dochód { $florins } Florenów. Ile Punktów Prestiżu bierzesz za ten dochód, po 200 Florenów za punkt? Najwyżej { $most }.
    .name = Wymiana dochodu z Dzieła
    .waiting = Wartość Dzieła to { $value }, dochód { $florins } Florenów. Czekamy, na ile Punktów Prestiżu, najwyżej { $most }, wymienią go { SEAT($seats) }.
    .guide = Tylko teraz te pieniądze mogą stać się Prestiżem. Zatrzymaj tyle, ile potrzebujesz do następnego Dzieła: od 300 do 800 Florenów na kolejny przedmiot i po 300 na każdą akcję. W ostatniej rundzie wymień wszystko.
decision-place-building = Gdzie wznosisz { NAME($tile, case: "acc") }? Koszt: { $cost } Florenów.
    .name = Umieszczanie Budynku
    .waiting = Czekamy, aż { SEAT($seats) } umieszczą { NAME($tile, case: "acc") } ({ $cost ->
        [0] za darmo
       *[other] { $cost } Florenów
    }).
    .guide = Budynek można obracać i odwracać na drugą stronę. Kto ma mniej niż dwóch Architektów, nie może go postawić tak, by bokiem stykał się z innym Budynkiem lub z Pałacem; styk rogami nie przeszkadza. Wykorzystuj brzegi planszy i zostaw miejsce na to, co jeszcze planujesz.
decision-place-jointly = Gdzie proponujesz { SEAT($to, case: "dat") } wznieść wspólnie { NAME($tile, case: "acc") }?
    .name = Umieszczanie wspólnego Budynku
    .waiting = Czekamy, aż { SEAT($seats) } wybiorą miejsce na { NAME($tile, case: "acc") } wspólnie z { SEAT($to, case: "ins") }.
    .guide = Budynek musi mieć przynajmniej jedno pole po każdej stronie granicy i w pełni liczy się obu partnerom. Miejsce, które zabiera mało pól tobie, jest dobre dla ciebie; to, które zabiera mało sąsiadowi, łatwiej z nim uzgodnić.
decision-propose-price = { NAME($tile) } u ciebie na polach { $at }, a na { $beyond } u { SEAT($to, case: "gen") }: ile mają ci zapłacić { SEAT($to) }?
    .name = Propozycja ceny
    .waiting = { NAME($tile) } na polach { $at } u { SEAT($actor, case: "gen") } i { $beyond } u { SEAT($to, case: "gen") }: czekamy, jakiej ceny zażądają { SEAT($seats) }.
    .guide = Bankowi płacisz ty, jak za każdy Budynek; cena to kwota, którą tobie płaci sąsiad. Zyskuje on 3 Punkty Prestiżu i może spełnić życzenie swoich Wolnych Zawodów bez zużycia akcji: połowa tego, ile to dla niego warte, będzie uczciwą ceną.
decision-answer-proposal = { SEAT($actor) } proponują wspólny Budynek: { joint-building }. Zapłacisz { $florins } Florenów. Zgoda?
    .name = Odpowiedź na propozycję
    .answer-reject = Odrzucam
    .waiting = { SEAT($actor) } proponują wspólny Budynek: { joint-building }, cena { $florins } Florenów. Czekamy na odpowiedź { SEAT($seats, case: "gen") }.
    .guide = Budynek w pełni liczyłby się także tobie: od razu 3 Punkty Prestiżu i 4 do Wartości każdego Dzieła z takim życzeniem. Przeciw temu stoją cena, zajęte pola i to, co zyska sąsiad. Możesz złożyć jedną kontrpropozycję.
decision-counter-place = Twoja kontrpropozycja dla { SEAT($actor, case: "gen") }: { NAME($tile) }. Na których polach? W propozycji są pola { $beyond } u ciebie i { $at } po drugiej stronie, za { $florins } Florenów.
    .name = Miejsce w kontrpropozycji
    .waiting = Propozycja: { joint-building }, cena { $florins } Florenów. Czekamy, aż { SEAT($seats) } wskażą miejsce w kontrpropozycji.
    .guide = Najpierw podaje się własne pola. Możesz zostawić miejsce bez zmian i zmienić tylko cenę, o którą zaraz padnie pytanie.
decision-counter-price = Twoja kontrpropozycja: { joint-building }. Ile płacisz? W propozycji było { $florins } Florenów.
    .name = Cena w kontrpropozycji
    .waiting = Kontrpropozycja: { joint-building }. Czekamy, jaką cenę podadzą { SEAT($seats) }; w propozycji było { $florins } Florenów.
    .guide = Sąsiad może ją tylko przyjąć lub odrzucić. Coś musi się różnić od propozycji: miejsce, cena albo jedno i drugie.
decision-answer-counter = Kontrpropozycja { SEAT($to, case: "gen") }: { joint-building }. Dostaniesz { $florins } Florenów. Zgoda?
    .name = Odpowiedź na kontrpropozycję
    .answer-reject = Odrzucam
    .waiting = Kontrpropozycja { SEAT($to, case: "gen") }: { joint-building }, cena { $florins } Florenów. Czekamy na odpowiedź { SEAT($seats, case: "gen") }.
    .guide = Jeśli się zgodzisz, Budynek staje od razu, a twoja akcja jest wykonana. Jeśli nie, nic nie tracisz: możesz proponować dalej, do trzech razy na jedną akcję, budować bez partnera albo zrobić coś innego.
decision-banker-exchange = Bankier wymienia 200 Florenów na 1 Punkt Prestiżu. Ile punktów bierzesz? Najwyżej { $most }.
    .name = Wymiana u Bankiera
    .waiting = Czekamy, aż { SEAT($seats) } wymienią u Bankiera Floreny na Punkty Prestiżu (najwyżej { $most }).
    .guide = To koniec ostatniej rundy: Floreny liczą się już tylko przy remisie. Wymień tyle, ile możesz.

## Zdarzenia

event-chosen = { SEAT($seat) } mają już karty początkowe.
event-round-begun = Zaczyna się runda { $round }; Dzieło musi mieć Wartość co najmniej { $minimum }. Rozpoczynają { SEAT($start) }.
event-object-named = { SEAT($seat) } wystawiają na licytację { NAME($object, case: "acc") } za { $florins } Florenów.
event-bid-made = { SEAT($seat) } dają { $florins } Florenów.
event-passed = { $forced ->
    [true] { SEAT($seat) } nie mogą dać więcej i pasują.
   *[false] { SEAT($seat) } pasują.
}
event-withdrew = { $forced ->
    [true] { SEAT($seat) } zostają w tej rundzie bez przedmiotu: nie ma nic, za co mogliby zapłacić lub co mogliby wziąć.
   *[false] { SEAT($seat) } wycofują się i w tej rundzie zostają bez przedmiotu.
}
event-object-bought = { SEAT($seat) } zdobywają { NAME($object, case: "acc") } za { $florins } Florenów.
event-tile-placed = { SEAT($seat) } kładą { NAME($tile, case: "acc") } na polach { $cells }.
event-gained = { SEAT($seat) } zyskują { prestige-points } za { $reason ->
    [building] Budynek
    [architect] kolejnego Architekta
    [landscape] kolejny Krajobraz tego samego typu
    [best_work] Najwybitniejsze Dzieło rundy
   *[other] { NAME($reason, case: "acc") }
}.
event-sold = { SEAT($seat) } oddają { prestige-points } za { $florins } Florenów.
event-looked = { SEAT($seat) } oglądają { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchniej karty
} { NAME($deck, case: "gen") }.
event-cards-seen = { NAME($deck) }: { SEAT($seat) } widzą { NAME($cards, join: " · ") }.
event-card-kept = { SEAT($seat) } zachowują { card-of-deck }.
event-card-known = { NAME($deck) }: karta, którą zachowują { SEAT($seat) }, to „{ NAME($card) }”.
event-recruited = { SEAT($seat) } rekrutują { NAME($profession, case: "acc") } od { SEAT($owner, case: "gen") }; na jego miejscu zostaje karta Rekrutacji.
event-turn-begun = { SEAT($seat) } zaczynają turę i mają { $actions ->
    [one] 1 akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}.
event-work-begun = { SEAT($seat) } wykładają kartę „{ NAME($profession) }”, by ukończyć Dzieło.
event-bonus-declared = { SEAT($seat) } zgłaszają kartę Premii: „{ NAME($card) }”.
event-work-completed = { SEAT($seat) } kończą Dzieło ({ $profession ->
    [none] Księżniczka
   *[other] { NAME($profession) }
}) o Wartości { $value } i zarabiają { $florins } Florenów: karty { SIGNED($cards) }{ $building ->
    [0] { "" }
   *[other] , Budynek { SIGNED($building) }
}{ $landscape ->
    [0] { "" }
   *[other] , Krajobraz { SIGNED($landscape) }
}{ $freedom ->
    [0] { "" }
   *[other] , Swoboda { SIGNED($freedom) }
}{ $jesters ->
    [0] { "" }
   *[other] , Błaźni { SIGNED($jesters) }
}{ $architects ->
    [0] { "" }
   *[other] , Architekci { SIGNED($architects) }
}{ $muse ->
    [0] { "" }
   *[other] , Muza { SIGNED($muse) }
}{ $bonus ->
    [none] { "" }
   *[other] , karty Premii „{ NAME($bonus, join: "”, „") }” (+{ NAME($bonus_values, join: ", +") })
}.
event-exchanged = { SEAT($seat) } wymieniają { $florins } Florenów na { prestige-points }.
event-built = { SEAT($seat) } wznoszą { NAME($building, case: "acc") } na polach { $cells } { $florins ->
    [0] za darmo
   *[other] za { $florins } Florenów
}.
event-freedom-declared = { SEAT($seat) } ogłaszają { NAME($freedom, case: "acc") }.
event-card-bought = { SEAT($seat) } kupują { card-of-deck } za { $florins } Florenów.
event-turn-ended = { SEAT($seat) } kończą turę.
event-best-work = Najwybitniejsze Dzieło rundy ma Wartość { $value }: { SEAT($seats) }.
event-marker-put = { SEAT($seat) } stawiają { $florins } Florenów na { NAME($character, case: "acc") }{ $outbid ->
    [none] .
   *[other] { " " }i przebijają { SEAT($outbid, case: "acc") }.
}
event-character-taken = { $character ->
    [banker] { SEAT($seat) } biorą Bankiera za stawkę { $florins } Florenów.
   *[other] { SEAT($seat) } biorą { NAME($character, case: "acc") } za { $florins } Florenów.
}
event-banker-paid = Bankier wypłaca { SEAT($seat, case: "dat") } { $florins } Florenów.
event-rank-taken = Kupiec daje { SEAT($seat, case: "dat") } { $rank ->
    [one] 1 Punkt Prestiżu
    [few] { $rank } Punkty Prestiżu
    [many] { $rank } Punktów Prestiżu
   *[other] { $rank } Punktu Prestiżu
} za miejsce na Ścieżce Sławy.
event-object-free = Płaci Kupiec: { SEAT($seat) } zdobywają { NAME($object, case: "acc") } za darmo.
event-character-lapsed = { $character ->
    [cardinal] Kardynał opuszcza { SEAT($seat, case: "acc") }.
   *[other] { NAME($character) }: { SEAT($seat) } nie skorzystali z tej Postaci.
}
event-proposed = { SEAT($seat) } proponują { SEAT($to, case: "dat") } wspólny Budynek: { NAME($building) } na polach { $at } u { SEAT($seat, case: "gen") } i { $beyond } u { SEAT($to, case: "gen") }, cena { $florins } Florenów.
event-answered = { SEAT($seat) } odrzucają ofertę { SEAT($to, case: "gen") }.
event-countered = { SEAT($seat) } składają { SEAT($to, case: "dat") } kontrpropozycję: { NAME($building) } na polach { $at } u { SEAT($to, case: "gen") } i { $beyond } u { SEAT($seat, case: "gen") }, cena { $florins } Florenów.
event-built-jointly = { SEAT($seat) } i { SEAT($partner) } wznoszą wspólnie { NAME($building, case: "acc") } na polach { $at } u { SEAT($seat, case: "gen") } i { $beyond } u { SEAT($partner, case: "gen") }; { SEAT($partner) } płacą { $florins } Florenów.
event-prestige-scored = { SEAT($seat) } odkrywają kartę „{ NAME($card) }”: { prestige-points }.
event-final = { SEAT($seat) }: { $prestige ->
    [one] 1 Punkt Prestiżu
    [few] { $prestige } Punkty Prestiżu
    [many] { $prestige } Punktów Prestiżu
   *[other] { $prestige } Punktu Prestiżu
}, { $florins } Florenów.

## Odmowy

refusal-already-served = Chcesz licytować, ale masz już w tej rundzie przedmiot; każdy zdobywa najwyżej jeden.
refusal-already-withdrawn = Chcesz licytować, ale padło już twoje wycofanie się; w tej rundzie zostajesz bez przedmiotu.
refusal-no-bid-now = Chcesz licytować, ale nie trwa teraz twoja kolejka w licytacji.
refusal-no-naming-now = Chcesz wybrać przedmiot, ale robi to tylko gracz otwierający licytację albo ostatni, który nie ma jeszcze przedmiotu.
refusal-no-withdrawing-now = Chcesz się wycofać, ale można to zrobić tylko przy otwieraniu licytacji, przed wystawieniem przedmiotu.
refusal-no-sale-now = Chcesz oddać Punkty Prestiżu, ale można to zrobić tylko przy otwieraniu licytacji, licytowaniu, zakupie bez licytacji i wyborze akcji.
refusal-no-recruiting-now = Chcesz rekrutować, ale karty Rekrutacji używa się tylko w chwili jej zdobycia albo we własnej turze akcji.
refusal-no-exchange-now = Chcesz zamienić Floreny w Prestiż, ale można to zrobić tylko zaraz po ukończeniu Dzieła, z jego dochodu.
refusal-no-work-now = Chcesz uzupełnić lub ukończyć Dzieło, ale najpierw trzeba w swojej turze, jako akcję, wyłożyć kartę Wolnego Zawodu.
refusal-nothing-to-place = Chcesz położyć kafelek, ale nie masz teraz żadnego do położenia; najpierw wybierz Budynek albo zdobądź Krajobraz.
refusal-no-cards-to-keep = Chcesz wybrać karty, ale żadnych teraz nie oglądasz.
refusal-no-marker-now = Chcesz licytować Postać, ale można to zrobić tylko w swojej kolejce w licytacji Postaci.
refusal-no-professor-now = Chcesz użyć Profesora, ale to nie ta chwila: można to zrobić, gdy się go bierze, w swojej turze akcji albo przy własnych decyzjach w następnej fazie Licytacji.
refusal-no-merchant-now = Chcesz użyć Kupca, ale to nie ta chwila: można to zrobić, gdy się go bierze, w swojej turze akcji albo w następnej fazie Licytacji.
refusal-no-proposal-now = Chcesz negocjować wspólny Budynek, ale propozycję zaczyna się od wyboru akcji we własnej turze.
refusal-not-your-turn = Chcesz wykonać akcję, ale akcje wykonuje się tylko we własnej turze fazy Akcji, gdy pada pytanie o akcję.
refusal-landscapes-are-one = Chcesz wziąć { NAME($object, case: "acc") }, ale przy dwóch graczach wszystkie Krajobrazy są jednym przedmiotem: wskaż Krajobraz, a typ wybierzesz potem.
refusal-no-such-object = Nie ma przy tym stole przedmiotu o nazwie „{ NAME($object) }”.
refusal-stack-is-closed = Chcesz wziąć { NAME($object, case: "acc") }, ale w tej rundzie sprzedano już taki przedmiot; każdy rodzaj sprzedaje się raz.
refusal-stack-is-empty = Chcesz wziąć { NAME($object, case: "acc") }, ale ten stos jest pusty.
refusal-cannot-pay = Trzeba by zapłacić { $florins } Florenów, a możesz najwyżej { $most }.
refusal-opening-price = Przedmiot wystawia się dokładnie za { $florins } Florenów; więcej można dać dopiero po ofertach innych.
refusal-name-first = Chcesz licytować, ale to ty otwierasz licytację: wystaw przedmiot albo się wycofaj.
refusal-already-passed = Chcesz licytować { NAME($object, case: "acc") }, ale padł już twój pas; dla tego przedmiotu jest ostateczny.
refusal-not-yet = Chcesz licytować, ale teraz kolej na { SEAT($seat, case: "acc") }.
refusal-raise-exactly = Chcesz dać { $florins } Florenów, ale następna oferta to { $next } Florenów, nie więcej i nie mniej.
refusal-no-auction-alone = Tylko ty nie masz przedmiotu, więc licytacji nie ma: kup przedmiot albo zrezygnuj.
refusal-enough-architects = Chcesz wziąć Architekta, ale masz już { $most }, a więcej mieć nie można.
refusal-no-room = Chcesz wziąć { NAME($object, case: "acc") }, ale trzeba by to od razu położyć, a w twoim Księstwie nie ma na to miejsca.
refusal-landscape-not-to-be-had = „{ NAME($landscape) }” nie wchodzi w grę: wybierz Las, Jezioro albo Park, który jest jeszcze w zasobach i który możesz położyć.
refusal-no-such-building = Nie ma Budynku o nazwie „{ NAME($building) }”.
refusal-building-stands = Chcesz wznieść { NAME($building, case: "acc") }, ale taki Budynek już stoi w twoim Księstwie; każdy może tam stać tylko raz.
refusal-building-gone = Chcesz wznieść { NAME($building, case: "acc") }, ale wszystkie takie Budynki zostały już wzniesione.
refusal-no-room-to-build = Chcesz wznieść { NAME($building, case: "acc") }, ale nie ma miejsca, na którym nie złamałoby to zasad umieszczania.
refusal-wrong-shape = Te pola nie mają kształtu tego kafelka ({ NAME($tile) }), jakkolwiek by go obrócić.
refusal-outside = Kafelek ({ NAME($tile) }) musi w całości leżeć w twoim Księstwie: kolumny od a do g, rzędy od 1 do 7.
refusal-covers-palazzo = Chcesz położyć kafelek na { $cells }, ale tam stoi Pałac.
refusal-covers-tile = Chcesz położyć kafelek na { $cells }, ale tam leży już inny.
refusal-touches = Na { $cells } Budynek stykałby się z innym Budynkiem lub z Pałacem; do tego trzeba dwóch Architektów.
refusal-border-needs-architect = Chcesz budować przy granicy, na { $cells }, ale bez Architekta ({ NAME($tile) }) można tam budować tylko wspólnie z sąsiadem.
refusal-landscape-across = Chcesz położyć { NAME($tile, case: "acc") } przez granicę, ale wspólne mogą być tylko Budynki; Krajobraz leży w całości w twoim Księstwie.
refusal-alone-inside = Wznosisz { NAME($tile, case: "acc") } bez partnera, więc wszystkie pola muszą leżeć w twoim Księstwie; wspólny Budynek zaczyna się od propozycji.
refusal-no-cells = „{ $typed }” to nie pola: kolumnę pisze się literą, rząd cyfrą, pole po polu, na przykład a1a2a3.
refusal-cells-in-order = Wpisz pola rzędami i od lewej do prawej: { $cells }.
refusal-bonus-declared = Karta „{ NAME($card) }” jest już dołożona do tego Dzieła; każda karta Premii liczy się raz.
refusal-bonus-not-in-hand = Chcesz dołożyć kartę „{ NAME($card) }”, ale nie masz takiej karty Premii na ręce.
refusal-bonus-in-order = Chcesz dołożyć kartę „{ NAME($card) }”, ale karty Premii dokłada się w kolejności na ręce, a ta została już pominięta.
refusal-below-minimum = { NAME($profession) }: Wartość tego Dzieła wyniosłaby { $value }, a w tej rundzie musi wynosić co najmniej { $minimum }.
refusal-no-such-profession = Nie ma Wolnego Zawodu o nazwie „{ NAME($profession) }”.
refusal-card-on-table = Chcesz ukończyć Dzieło kartą „{ NAME($profession) }”, ale ta karta leży już na twoim stole; każdej używa się raz.
refusal-card-not-in-hand = Chcesz ukończyć Dzieło kartą „{ NAME($profession) }”, ale nie masz jej na ręce.
refusal-exchange-at-most = Chcesz wymienić Floreny na { $points ->
    [one] 1 Punkt Prestiżu
    [few] { $points } Punkty Prestiżu
    [many] { $points } Punktów Prestiżu
   *[other] { $points } Punktu Prestiżu
}, ale możliwa jest tylko liczba od 0 do { $most }.
refusal-keep-exactly-one = Musisz zachować dokładnie jedną z oglądanych kart, nie więcej i nie mniej.
refusal-all-others-under = Wszystkie pozostałe karty, każda raz, muszą trafić pod talię, w kolejności, którą wybierzesz.
refusal-keep-three = Musisz zachować dokładnie { $count } z rozdanych ci kart.
refusal-cards-are-chosen = Chcesz wybrać karty początkowe, ale twój wybór już zapadł i jest ostateczny.
refusal-no-selling = Chcesz oddać Punkty Prestiżu za Floreny, ale w grze z Muzą i Księżniczką nie jest to możliwe.
refusal-sell-at-least-one = Chcesz oddać Punkty Prestiżu, ale musi to być co najmniej 1 punkt.
refusal-not-so-many-points = Chcesz oddać { $points ->
    [one] 1 Punkt Prestiżu
    [few] { $points } Punkty Prestiżu
    [many] { $points } Punktów Prestiżu
   *[other] { $points } Punktu Prestiżu
}, ale masz ich tylko { $most }.
refusal-own-card = Chcesz zrekrutować { NAME($profession, case: "acc") }, ale ta karta leży na twoim stole; rekrutuje się tylko od innych.
refusal-no-recruitment-card = Chcesz rekrutować, ale nie masz karty Rekrutacji.
refusal-not-on-a-table = Chcesz zrekrutować { NAME($profession, case: "acc") }, ale ta karta nie leży na niczyim stole; kart z ręki i z talii rekrutować nie można.
refusal-one-profession = Chcesz kupić jeszcze jedną kartę Wolnego Zawodu, ale w rundzie można kupić tylko jedną.
refusal-deck-is-empty = Chcesz wziąć kartę, ale ta talia jest pusta.
refusal-no-such-freedom = Nie ma Swobody o nazwie „{ NAME($freedom) }”; są Swobody Poruszania, Wyznania i Wypowiedzi.
refusal-one-freedom = Chcesz ogłosić jeszcze jedną Swobodę, ale w rundzie można ogłosić tylko jedną.
refusal-freedom-declared = Chcesz ogłosić { NAME($freedom, case: "acc") }, ale w twoim Księstwie już ona obowiązuje.
refusal-freedom-gone = Chcesz ogłosić { NAME($freedom, case: "acc") }, ale nie ma już jej znaczników.
refusal-no-action-left = Chcesz wykonać akcję, ale w tej turze nie masz już żadnej.
refusal-not-your-character = Chcesz użyć Postaci „{ NAME($character) }”, ale nie ma jej u ciebie.
refusal-character-used = Chcesz użyć Postaci „{ NAME($character) }”, ale jest już zużyta; każdej używa się raz.
refusal-princess-below = Wartość Dzieła Księżniczki wyniosłaby { $value }, a w tej rundzie musi wynosić co najmniej { $minimum }.
refusal-one-of-both = Kupiec robi tylko jedno z dwojga: weź przedmiot za darmo albo zapłać i weź Punkty Prestiżu za miejsce na Ścieżce Sławy.
refusal-no-such-character = Nie ma Postaci o nazwie „{ NAME($character) }”.
refusal-no-such-space = Ta Postać nie ma pola za { $florins } Florenów: pola idą co sto od 300 do 1500, a u Bankiera od 0 do 500.
refusal-character-taken = Chcesz wziąć { NAME($character, case: "acc") }, ale ktoś już w tej rundzie zabrał tę Postać.
refusal-space-too-low = Na tej Postaci leży znacznik za { $florins } Florenów; trzeba dać więcej.
refusal-stake-too-high = Nie możesz postawić więcej Florenów, niż masz: najwyżej { $most }.
refusal-one-character = Chcesz licytować Postać, ale jedną już w tej rundzie masz.
refusal-already-out = Chcesz licytować Postać, ale padł już twój pas; w tej rundzie jest ostateczny.
refusal-marker-lies = Chcesz przełożyć znacznik, ale leży on na Postaci; można go przełożyć dopiero, gdy ktoś cię przebije.
refusal-not-cooperative = Chcesz budować wspólnie, ale przy tym stole gra się bez wspólnego budowania.
refusal-enough-proposals = Chcesz złożyć kolejną propozycję, ale na jedną akcję przypada ich najwyżej { $most } i wszystkie już padły.
refusal-no-neighbour = Nie możesz budować wspólnie z { SEAT($to, case: "ins") }: wasze Księstwa nie mają wspólnej granicy.
refusal-one-has-it = Chcesz wspólnie wznieść { NAME($building, case: "acc") }, ale taki Budynek stoi już w Księstwie { SEAT($owner, case: "gen") }.
refusal-cannot-pay-jointly = Nie zapłacisz Bankowi { $florins } Florenów za ten Budynek, nawet gdyby sąsiad oddał ci wszystko, co może.
refusal-no-room-across = Chcesz wspólnie wznieść { NAME($building, case: "acc") }, ale nie ma na to miejsca na tej granicy.
refusal-cells-on-both-sides = Wspólny Budynek ({ NAME($tile) }) potrzebuje pól po obu stronach granicy: najpierw podaj swoje, potem sąsiada.
refusal-price-not-possible = Cena { $florins } Florenów nie jest możliwa: musi być wielokrotnością { $step } od { $least } do { $most }.
refusal-counter-differs = Kontrpropozycja musi się różnić od propozycji miejscem albo ceną.
refusal-one-counter-offer = Chcesz odpowiedzieć kontrpropozycją na kontrpropozycję, ale możesz ją tylko przyjąć lub odrzucić.
