### Magnaci
###
### Nazwy rodów stoją w liczbie mnogiej. Przypadki: .gen, .dat, .acc, .ins; .loc prowincji i lenn
### ma już przyimek („w Prusach”, „na Litwie”).

game-magnaci = Magnaci: Gra o Rzeczpospolitą
    .text = Wspólnie z rywalami strzeż Rzeczypospolitej, prześcignij ich bogactwem i nie dopuść do upadku trzeciej prowincji. Przez cztery Wieki twój ród zabiega o urzędy w Senacie, forsuje Prawa w Sejmie i oddaje obronie granic tyle sił, ile musi.
    .time = około 90 minut
    .weight = 3 z 5

option-trade = Handel Prawami
    .text = Prawa mogą zmieniać właścicieli w każdej rundzie akcji i przed decyzjami Prymasa. Bez handlu gra jest krótsza.
option-families = Familie
    .text = Który ród siedzi na którym miejscu. Wszystkie talie są jednakowe, więc wybór nie wpływa na grę.

outcome-finished = Rzeczpospolita przetrwała cztery Wieki; wygrywa największy Majątek.
outcome-collapsed = Trzeci Rozbiór: nie ma już Rzeczypospolitej, przegrały wszystkie rody.

## Familie

name-lubomirski = Lubomirscy
    .gen = Lubomirskich
    .dat = Lubomirskim
    .acc = Lubomirskich
    .ins = Lubomirskimi
name-potocki = Potoccy
    .gen = Potockich
    .dat = Potockim
    .acc = Potockich
    .ins = Potockimi
name-radziwill = Radziwiłłowie
    .gen = Radziwiłłów
    .dat = Radziwiłłom
    .acc = Radziwiłłów
    .ins = Radziwiłłami
name-sapieha = Sapiehowie
    .gen = Sapiehów
    .dat = Sapiehom
    .acc = Sapiehów
    .ins = Sapiehami
name-zamoyski = Zamoyscy
    .gen = Zamoyskich
    .dat = Zamoyskim
    .acc = Zamoyskich
    .ins = Zamoyskimi

## Mapa

name-prussia = Prusy
    .acc = Prusy
    .loc = w Prusach
name-lithuania = Litwa
    .acc = Litwę
    .loc = na Litwie
name-ukraine = Ukraina
    .acc = Ukrainę
    .loc = na Ukrainie
name-little-poland = Małopolska
    .acc = Małopolskę
    .loc = w Małopolsce
name-great-poland = Wielkopolska
    .acc = Wielkopolskę
    .loc = w Wielkopolsce

name-livonia = Inflanty
    .acc = Inflanty
    .loc = w Inflantach
name-smolensk = Smoleńszczyzna
    .acc = Smoleńszczyznę
    .loc = na Smoleńszczyźnie
name-moldavia = Mołdawia
    .acc = Mołdawię
    .loc = w Mołdawii
name-silesia = Śląsk
    .acc = Śląsk
    .loc = na Śląsku

name-moscow = Moskwa
name-cossacks-tatars = Kozaczyzna/Tatarzy
name-turkey = Turcja
name-habsburgs = Imperium Habsburgów
name-brandenburg-sweden = Brandenburgia/Szwecja

name-palace = Pałac
name-partition = Rozbiór

## Wieki, fazy, rundy akcji

name-golden = Wiek Złoty
name-silver = Wiek Srebrny
name-bronze = Wiek Brązu
name-iron = Wiek Żelaza

name-setup = Przygotowanie
name-election = Elekcja Króla
name-senate = Senat
name-sejm = Sejm
name-conflicts = Konflikty
name-interregnum = Interregnum
name-scoring = Podliczenie Majątku

name-senate-open = Otwarcie Senatu
name-senate-contest = Walka o urząd
name-sejm-open = Otwarcie Sejmu
name-sejm-contest = Walka o Prawo
name-sejm-end = Zamknięcie Sejmu
name-conflicts-open = W przededniu Konfliktów
name-conflict = Konflikt
name-tie-pause = Przerwa przed decyzją Prymasa

## Królowie i symbole

name-sabre = szabla
name-chalice = kielich
name-ducat = dukat
name-crown = korona

name-sigismund-augustus = Zygmunt August
    .gen = Zygmunta Augusta
name-henry-of-valois = Henryk Walezy
    .gen = Henryka Walezego
name-stephen-bathory = Stefan Batory
    .gen = Stefana Batorego
name-sigismund-iii-vasa = Zygmunt III Waza
    .gen = Zygmunta III Wazy
name-ladislaus-iv-vasa = Władysław IV Waza
    .gen = Władysława IV Wazy
name-john-ii-casimir = Jan II Kazimierz
    .gen = Jana II Kazimierza
name-michael-wisniowiecki = Michał Korybut Wiśniowiecki
    .gen = Michała Korybuta Wiśniowieckiego
name-john-iii-sobieski = Jan III Sobieski
    .gen = Jana III Sobieskiego
name-augustus-ii-the-strong = August II Mocny
    .gen = Augusta II Mocnego
name-stanislaus-leszczynski = Stanisław Leszczyński
    .gen = Stanisława Leszczyńskiego
name-augustus-iii = August III
    .gen = Augusta III
name-stanislaus-augustus = Stanisław August Poniatowski
    .gen = Stanisława Augusta Poniatowskiego

## Karty Familii; wszystkie prócz Damy nazywa ich liczba

name-lady = Dama
    .acc = Damę

## Pozycja w prowincji

name-presence = Obecność
name-advantage = Przewaga
name-dominance = Dominacja

## Senatorowie

name-primate = Prymas
    .gen = Prymasa
name-treasurer = Podskarbi
    .gen = Podskarbiego
name-hetman = Hetman
    .gen = Hetmana
name-chancellor = Kanclerz
    .gen = Kanclerza

senator-primate = { name-primate }
    .text = Rozstrzyga według własnej woli każdy remis tego Wieku prócz remisu o urząd Prymasa. Nie ma akcji i nigdy się nie zużywa.
senator-treasurer = { name-treasurer }
    .text = Interregnum: wskaż prowincję nieobjętą Rozbiorem i innego gracza, który ma tam posiadłość. Traci on tam 1 posiadłość, a ty stawiasz 1 własną.
senator-hetman = { name-hetman }
    .text = Konflikt: +3 do siły twojej karty.
senator-chancellor = { name-chancellor }
    .text = Walka o Prawo: +3 do wpływów twojej karty.

## Prawa

name-bishopric = Biskupstwo
name-versailles-of-the-north = Wersal Północy
name-corps-of-cadets = Szkoła rycerska
name-land-sejmik = Sejmik ziemski
name-tribunal = Trybunał
name-jesuit-colleges = Kolegia jezuickie
name-confederation = Konfederacja
name-dissenters = Innowiercy
name-rokosz = Rokosz
name-capitulation = Kapitulacja
name-levy-in-mass = Pospolite ruszenie
name-quarter-army = Wojska kwarciane
name-monastery = Klasztor
name-palazzo-in-fortezza = Palazzo in fortezza
name-fortress = Twierdza
name-grain-rafting = Spław zboża
name-union-of-brest = Unia brzeska
name-private-duchy = Prywatne księstwo
name-ad-maiorem-dei-gloriam = Ad maiorem Dei gloriam
name-embassy = Poselstwo
name-entail = Ordynacja
name-veto = VETO!
name-assignats = Asygnaty
name-pacta-conventa = Pacta conventa
name-constitution-may-3 = Konstytucja 3 maja

law-bishopric = { name-bishopric }
    .text = Walka o urząd Prymasa: +10 do wpływów twojej karty, jeśli tam leży.
law-versailles-of-the-north = { name-versailles-of-the-north }
    .text = Walka o urząd Podskarbiego: +10 do wpływów twojej karty, jeśli tam leży.
law-corps-of-cadets = { name-corps-of-cadets }
    .text = Walka o urząd Hetmana: +10 do wpływów twojej karty, jeśli tam leży.
law-land-sejmik = { name-land-sejmik }
    .text = Walka o urząd Kanclerza: +10 do wpływów twojej karty, jeśli tam leży.
law-tribunal = { name-tribunal }
    .text = Walka o urząd lub Prawo: +1 do wpływów twojej karty.
law-jesuit-colleges = { name-jesuit-colleges }
    .text = Walka o urząd lub Prawo: +1 do wpływów twojej karty.
law-confederation = { name-confederation }
    .text = Walka o urząd lub Prawo: +2 do wpływów twojej karty.
law-dissenters = { name-dissenters }
    .text = Konflikt: −1 do siły twojej karty.
law-rokosz = { name-rokosz }
    .text = Konflikt: −2 do siły twojej karty.
law-capitulation = { name-capitulation }
    .text = Konflikt: −3 do siły twojej karty.
law-levy-in-mass = { name-levy-in-mass }
    .text = Konflikt: +1 do siły twojej karty.
law-quarter-army = { name-quarter-army }
    .text = Konflikt: +2 do siły twojej karty.
law-monastery = { name-monastery }
    .text = Konflikt: w zaatakowanej prowincji na stałe staje Klasztor. Dodaje tam 1 do siły Rzeczypospolitej, także w tym Konflikcie.
law-palazzo-in-fortezza = { name-palazzo-in-fortezza }
    .text = Konflikt: w zaatakowanej prowincji na stałe staje Pałac. Dodaje tam 2 do siły Rzeczypospolitej, także w tym Konflikcie.
law-fortress = { name-fortress }
    .text = Konflikt: w zaatakowanej prowincji na stałe staje Twierdza. Dodaje tam 3 do siły Rzeczypospolitej, także w tym Konflikcie.
law-grain-rafting = { name-grain-rafting }
    .text = Interregnum: 1 posiadłość w Prusach, jeśli masz posiadłość w Wielkopolsce; druga, jeśli masz ją również w Małopolsce. Żadna z prowincji, od których to zależy, nie może być objęta Rozbiorem.
law-union-of-brest = { name-union-of-brest }
    .text = Interregnum: 1 posiadłość w prowincji nieobjętej Rozbiorem, jeśli masz Przewagę albo Dominację na Litwie lub na Ukrainie, choćby objętej Rozbiorem.
law-private-duchy = { name-private-duchy }
    .text = Interregnum: 1 posiadłość w prowincji nieobjętej Rozbiorem, jeśli masz Dominację w 2 prowincjach nieobjętych Rozbiorem; przy 4 lub 5 graczach wystarczy 1.
law-ad-maiorem-dei-gloriam = { name-ad-maiorem-dei-gloriam }
    .text = Interregnum: 1 posiadłość w prowincji nieobjętej Rozbiorem, jeśli masz posiadłości w co najmniej 4 prowincjach nieobjętych Rozbiorem.
law-embassy = { name-embassy }
    .text = Zanim gracze wyłożą karty na Konflikty: usuń z gry dowolny Konflikt z planszy; potem dokłada się jeden nowy.
law-entail = { name-entail }
    .text = Gdy masz stracić posiadłość w przegranym Konflikcie lub przez Podskarbiego, możesz stracić ją w innej prowincji. Nie chroni lenn ani tego, czego żądają Asygnaty.
law-veto = { name-veto }
    .text = Gdy inny gracz zagra akcję Senatora lub Prawa: akcja nie odnosi skutku, a jej karta przepada. Senator przepada tylko na ten Wiek.
law-assignats = { name-assignats }
    .text = W swojej kolejce w dowolnej rundzie akcji: wskaż innego gracza i jedno z jego Praw. Ofiara oddaje ci to Prawo albo wskazuje prowincję nieobjętą Rozbiorem, w której wszystkie jej posiadłości zastępujesz własnymi.
law-pacta-conventa = { name-pacta-conventa }
    .text = Zamknięcie Sejmu: wybierz symbol inny niż symbol Króla. Dostajesz po 1 posiadłości za każde zdobyte w tym Sejmie Prawo z tym symbolem i stawiasz je wszystkie w jednej prowincji nieobjętej Rozbiorem.
law-constitution-may-3 = { name-constitution-may-3 }
    .text = Nie ma akcji. Jeśli na koniec gry żadna prowincja nie jest objęta Rozbiorem, dodaje 5 do twojego Majątku.

## Konflikty

name-livonian-war = Wojna Inflancka
name-smolensk-war = Wojna Smoleńska
name-muscovite-war = Wojna Moskiewska
name-war-with-russia = Wojna z Rosją
name-silent-sejm = Sejm Niemy
name-kantymir-raid = Najazd Kantymirzy
name-cossack-rebellion = Bunt Kozaków
name-war-with-abaza-pasha = Wojna z Abazy-paszą
name-crimean-horde-invasion = Najazd Ordy Krymskiej
name-khmelnytsky-uprising = Powstanie Chmielnickiego
name-bulwark-of-christendom = Przedmurze chrześcijaństwa
name-holy-league = Święta Liga
name-turkish-war = Wojna Turecka
name-moldavian-war = Wojna Mołdawska
name-rakoczi-invasion = Najazd Rakoczego
name-maximilian-election = Elekcja Maksymiliana
name-insurrection = Insurekcja
name-relief-of-vienna = Odsiecz Wiedeńska
name-habsburg-queen = Królowa Habsburżanka
name-three-black-eagles-treaty = Traktat trzech czarnych orłów
name-gdansk-rebellion = Bunt Gdańszczan
name-northern-war = Wojna Północna
name-swedish-war = Wojna Szwedzka
name-swedish-deluge = Potop szwedzki
name-black-clouds = Czarne Chmury

## Co przynosi Konflikt: najsilniejsza karta zyskuje nagrodę, najsłabsza ściąga karę

-invasion = Przegrana: każdy traci 1 posiadłość { $where }, a najsłabsza karta kosztuje jeszcze 1.
-wide-invasion = Przegrana: każdy traci po 1 posiadłości { $where }, a najsłabsza karta kosztuje jeszcze 1 { $home }.
-law-loss = Przegrana: najsłabsza karta kosztuje jedno Prawo.

conflict-livonian-war = { name-livonian-war }
    .text = Wygrana: 1 posiadłość w Inflantach. { -invasion(where: "na Litwie") }
conflict-smolensk-war = { name-smolensk-war }
    .text = Wygrana: 1 posiadłość na Smoleńszczyźnie. { -invasion(where: "na Litwie") }
conflict-muscovite-war = { name-muscovite-war }
    .text = Wygrana: 1 posiadłość na Smoleńszczyźnie. { -law-loss }
conflict-war-with-russia = { name-war-with-russia }
    .text = Wygrana: 1 posiadłość na Litwie. { -wide-invasion(where: "na Litwie i na Ukrainie", home: "na Litwie") }
conflict-silent-sejm = { name-silent-sejm }
    .text = Wygrana: 1 posiadłość na Litwie. Przegrana: w każdej prowincji staje pionek, który do końca gry obniża tam siłę Rzeczypospolitej o 2.
conflict-kantymir-raid = { name-kantymir-raid }
    .text = Wygrana: 1 posiadłość na Ukrainie. { -invasion(where: "na Ukrainie") }
conflict-cossack-rebellion = { name-cossack-rebellion }
    .text = Wygrana: 1 posiadłość na Ukrainie. { -invasion(where: "na Ukrainie") }
conflict-war-with-abaza-pasha = { name-war-with-abaza-pasha }
    .text = Wygrana: 1 posiadłość na Ukrainie. { -invasion(where: "na Ukrainie") }
conflict-crimean-horde-invasion = { name-crimean-horde-invasion }
    .text = Wygrana: 1 posiadłość na Ukrainie. { -wide-invasion(where: "na Ukrainie i w Małopolsce", home: "na Ukrainie") }
conflict-khmelnytsky-uprising = { name-khmelnytsky-uprising }
    .text = Wygrana: 1 posiadłość na Ukrainie. { -wide-invasion(where: "na Ukrainie i na Litwie", home: "na Ukrainie") }
conflict-bulwark-of-christendom = { name-bulwark-of-christendom }
    .text = Wygrana: 1 posiadłość w Małopolsce. { -invasion(where: "w Małopolsce") }
conflict-holy-league = { name-holy-league }
    .text = Wygrana: 1 posiadłość w Małopolsce. { -invasion(where: "w Małopolsce") }
conflict-turkish-war = { name-turkish-war }
    .text = Wygrana: 1 posiadłość w Małopolsce. { -invasion(where: "w Małopolsce") }
conflict-moldavian-war = { name-moldavian-war }
    .text = Wygrana: 1 posiadłość w Mołdawii. { -law-loss }
conflict-rakoczi-invasion = { name-rakoczi-invasion }
    .text = Wygrana: 1 posiadłość w Małopolsce. { -wide-invasion(where: "w Małopolsce i w Wielkopolsce", home: "w Małopolsce") }
conflict-maximilian-election = { name-maximilian-election }
    .text = Wygrana: 1 posiadłość w Wielkopolsce. { -invasion(where: "w Wielkopolsce") }
conflict-insurrection = { name-insurrection }
    .text = Wygrana: 1 posiadłość w Wielkopolsce. { -invasion(where: "w Wielkopolsce") }
conflict-relief-of-vienna = { name-relief-of-vienna }
    .text = Wygrana: 1 posiadłość w Wielkopolsce. { -invasion(where: "w Wielkopolsce") }
conflict-habsburg-queen = { name-habsburg-queen }
    .text = Wygrana: 1 posiadłość na Śląsku. { -law-loss }
conflict-three-black-eagles-treaty = { name-three-black-eagles-treaty }
    .text = Wygrana: 1 posiadłość w Wielkopolsce. { -wide-invasion(where: "w Wielkopolsce, w Prusach i na Litwie", home: "w Wielkopolsce") }
conflict-gdansk-rebellion = { name-gdansk-rebellion }
    .text = Wygrana: 1 posiadłość w Prusach. { -invasion(where: "w Prusach") }
conflict-northern-war = { name-northern-war }
    .text = Wygrana: 1 posiadłość w Prusach. { -invasion(where: "w Prusach") }
conflict-swedish-war = { name-swedish-war }
    .text = Wygrana: 1 posiadłość w Prusach. { -invasion(where: "w Prusach") }
conflict-swedish-deluge = { name-swedish-deluge }
    .text = Wygrana: 1 posiadłość w Prusach. { -wide-invasion(where: "w Prusach, w Wielkopolsce i w Małopolsce", home: "w Prusach") }
conflict-black-clouds = { name-black-clouds }
    .text = Wygrana: 1 posiadłość w Prusach. Przegrana: w Prusach staje pionek, który do końca gry obniża tam siłę Rzeczypospolitej o 2.

## Części zdań

# Gdzie leży karta albo czego dotyczy remis: urząd, Konflikt (I–X), Prawo (1–5).
at-place = { $place ->
    [primate] przy urzędzie Prymasa
    [treasurer] przy urzędzie Podskarbiego
    [hetman] przy urzędzie Hetmana
    [chancellor] przy urzędzie Kanclerza
    [track] na torze kolejności
    [I] przy Konflikcie I
    [II] przy Konflikcie II
    [III] przy Konflikcie III
    [IV] przy Konflikcie IV
    [V] przy Konflikcie V
    [VI] przy Konflikcie VI
    [VII] przy Konflikcie VII
    [VIII] przy Konflikcie VIII
    [IX] przy Konflikcie IX
    [X] przy Konflikcie X
   *[other] przy Prawie { $place }
}

# Karta i to, w co jest wymierzona.
played-card = { $card ->
    [treasurer] Podskarbi (posiadłość { SEAT($victim, case: "gen") } { NAME($target, case: "loc") })
    [assignats] { $target ->
        [none] Asygnaty (przeciw { SEAT($victim, case: "dat") })
       *[other] Asygnaty (przeciw { SEAT($victim, case: "dat") }, o Prawo „{ NAME($target) }”)
    }
    [embassy] Poselstwo (Konflikt „{ NAME($target) }”)
    [pacta_conventa] Pacta conventa (symbol: { NAME($target) })
   *[other] { NAME($card) }
}

# To samo także dla kart zagrywanych poza kolejką.
declared-card = { $card ->
    [entail] Ordynacja (strata { NAME($place, case: "loc") }, nie { NAME($target, case: "loc") })
   *[other] { played-card }
}

## Akcje

action-leave-out = Nie ubiegaj się o urząd { NAME($office, case: "gen") }
action-lay = Połóż { NAME($card, case: "acc") } { at-place }
action-settle = Postaw { NAME($province, case: "loc") }
action-play = Zagraj: { played-card }
action-pass = Pas
action-veto = Zagraj: VETO!
action-decline = Nie
action-accept = Zgoda
action-redirect = Zagraj Ordynację: strać { NAME($instead, case: "loc") }, nie { NAME($loss, case: "loc") }
action-name = Wskaż { SEAT($chosen, case: "acc") }
action-discard = Usuń z gry Konflikt „{ NAME($conflict) }”
action-order = { SEAT($track, join: ", ") }
action-hand-over = { $what ->
    [prussia] Oddaj wszystkie posiadłości w Prusach
    [lithuania] Oddaj wszystkie posiadłości na Litwie
    [ukraine] Oddaj wszystkie posiadłości na Ukrainie
    [little_poland] Oddaj wszystkie posiadłości w Małopolsce
    [great_poland] Oddaj wszystkie posiadłości w Wielkopolsce
   *[other] Oddaj Prawo „{ NAME($what) }”
}
action-lose = Odrzuć Prawo „{ NAME($law) }”
action-offer = Handluj z { SEAT($to, case: "ins") }
action-give = Daj Prawo „{ NAME($law) }”
action-take = Poproś o Prawo „{ NAME($law) }”
action-propose = Złóż propozycję
action-pledge = Obiecaj Prymasowi Prawo „{ NAME($law) }”

## Decyzje

-primate-guide = Jako Prymas rozstrzygasz każdy remis wedle woli, także na własną korzyść. Inni to zapamiętają.
decision-start-estate = Wybierz prowincję dla swojej pierwszej posiadłości.
    .name = Pierwsza posiadłość
    .waiting = Czekamy, aż { SEAT($seats) } postawią pierwszą posiadłość.
    .guide = Posiadłości to twój Majątek. Więcej niż ktokolwiek inny w prowincji daje Przewagę, więcej niż wszyscy inni razem – Dominację; obie liczą się dodatkowo na końcu. W pustej prowincji wystarczy jedna posiadłość.
decision-turn = { $window ->
    [senate_open] Otwarcie Senatu; nikt jeszcze nie wyłożył kart. Co robisz?
    [senate_contest] Karty { at-place } są odkryte. Co robisz?
    [sejm_open] Prawa tego Sejmu leżą na stole; nikt jeszcze nie wyłożył kart. Co robisz?
    [sejm_contest] Karty { at-place }, „{ NAME($subject) }”, są odkryte. Co robisz?
    [sejm_end] Sejm dobiega końca. Co robisz?
    [conflicts_open] Konflikty leżą na planszy; nikt jeszcze nie wyłożył kart. Co robisz?
    [conflict] Karty { at-place }, „{ NAME($subject) }”, są odkryte. Co robisz?
    [interregnum] Interregnum: ostatnia w tym Wieku okazja, by użyć Senatorów i Praw. Co robisz?
   *[tie_pause] Remis { at-place }{ $subject ->
        [none] { "" }
        [treasurer] { "" }
        [hetman] { "" }
        [chancellor] { "" }
       *[other] , „{ NAME($subject) }”
    }{ $tied ->
        [none] .
       *[other] : { SEAT($tied) }.
    } Co robisz, zanim rozstrzygnie go Prymas?
}
    .name = Kolej w oknie akcji
    .answer-pass = Pasuję
    .waiting = { NAME($window) }: czekamy na { SEAT($seats, case: "acc") }.
    .guide = W każdym oknie wszyscy mają po jednej kolejce, w kolejności na torze, by użyć urzędów i Praw. Przy każdym wyborze napisano, co zmieni. Użyte Prawo przepada, więc najczęściej się pasuje. Kto siedzi dalej, wie więcej.
decision-proposal = Twoja propozycja dla { SEAT($to, case: "gen") }. Dajesz: { $give ->
    [none] nic
   *[other] { NAME($give) }
}. Dostajesz: { $take ->
    [none] nic
   *[other] { NAME($take) }
}.
    .name = Składanie propozycji wymiany
    .waiting = Czekamy, aż { SEAT($seats) } złożą propozycję { SEAT($to, case: "dat") }.
decision-trade-answer = Propozycja { SEAT($proposer, case: "gen") }. Dostajesz: { $give ->
    [none] nic
   *[other] { NAME($give) }
}. Oddajesz: { NAME($take) }. Zgoda?
    .name = Odpowiedź na propozycję wymiany
    .answer-decline = Odrzucam
    .answer-accept = Zgadzam się
    .waiting = Czekamy, aż { SEAT($seats) } odpowiedzą na propozycję { SEAT($proposer, case: "gen") }.
    .guide = Wiąże tylko sama wymiana, żadne inne obietnice. Pomyśl, co to Prawo da drugiej Familii.
decision-veto-question = { SEAT($actor) } zagrywają: { declared-card }. Czy odpowiadasz „VETO!”?
    .name = Zagranie VETO!
    .answer-decline = Nie zagrywam VETO!
    .answer-veto = Zagrywam VETO!
    .waiting = { SEAT($actor) } zagrywają: { declared-card }. Czekamy, czy { SEAT($seats) } odpowiedzą „VETO!”.
    .guide = VETO! unieważnia to, co właśnie zagrano, i wypada z gry. Jest tylko jedno: czy warto?
decision-entail-question = { $cause ->
    [treasurer] Podskarbi zagraża twojej posiadłości { NAME($losses, case: "loc") }.
   *[other] Konflikt „{ NAME($cause) }” jest przegrany: grożą ci straty { NAME($losses, case: "loc") }.
} Czy zagrywasz Ordynację, aby jedną posiadłość stracić w innej prowincji?
    .name = Zagranie Ordynacji
    .answer-decline = Nie zagrywam Ordynacji
    .waiting = { $cause ->
        [treasurer] Podskarbi zagraża posiadłości { NAME($losses, case: "loc") }.
       *[other] Konflikt „{ NAME($cause) }” jest przegrany.
    } Czekamy, czy { SEAT($seats) } zagrają Ordynację.
    .guide = Ordynacja przenosi jedną stratę tam, gdzie mniej boli. Działa tylko raz.
decision-extorted = { $law ->
    [none] Asygnaty { SEAT($actor, case: "gen") }: w której prowincji nieobjętej Rozbiorem oddajesz wszystkie posiadłości?
   *[other] Asygnaty { SEAT($actor, case: "gen") }: oddajesz Prawo „{ NAME($law) }” czy wszystkie posiadłości w jednej prowincji nieobjętej Rozbiorem?
}
    .name = Odpowiedź na Asygnaty
    .waiting = Czekamy, aż { SEAT($seats) } odpowiedzą na Asygnaty { SEAT($actor, case: "gen") }.
    .guide = Asygnaty zostawiają ci wybór zła: wskazane Prawo albo wszystkie posiadłości w jednej, wybranej przez ciebie prowincji. Prowincja z jedną posiadłością bywa tańsza.
decision-placement = { $place ->
    [none] O który urząd się nie ubiegasz? Przy każdym z trzech pozostałych położysz jedną kartę.
   *[other] Którą kartę kładziesz { at-place }?
}
    .name = Karty w Senacie
    .waiting = Czekamy, aż { SEAT($seats) } wyłożą karty w Senacie.
    .guide = Trzynaście kart musi wystarczyć na cały Wiek: trzy idą teraz na urzędy, pięć na Prawa, pięć na Konflikty. Najwyższa karta zdobywa urząd i posiadłość, a dwie, jeśli król sprzyja temu urzędowi. Prymas rozstrzyga remisy. Wysokich kart wydanych tutaj zabraknie na wojnach.
decision-office-tie = Remis: { SEAT($tied) }. Komu jako Prymas przyznajesz urząd { NAME($place, case: "gen") }?
    .name = Remis o urząd
    .waiting = Remis o urząd { NAME($place, case: "gen") }: { SEAT($tied) }. Czekamy na decyzję Prymasa ({ SEAT($seats) }).
    .guide = { -primate-guide }
decision-place-estates = { $count ->
    [one] Postaw 1 posiadłość w prowincji nieobjętej Rozbiorem.
    [few] Postaw { $count } posiadłości, wszystkie w jednej prowincji nieobjętej Rozbiorem.
    [many] Postaw { $count } posiadłości, wszystkie w jednej prowincji nieobjętej Rozbiorem.
   *[other] Postaw { $count } posiadłości, wszystkie w jednej prowincji nieobjętej Rozbiorem.
}
    .name = Umieszczanie posiadłości
    .waiting = Czekamy, aż { SEAT($seats) } postawią { $count ->
        [one] 1 posiadłość
        [few] { $count } posiadłości
        [many] { $count } posiadłości
       *[other] { $count } posiadłości
    }.
    .guide = Wskaż prowincję, aby zobaczyć, co zmienią tam twoje posiadłości: kto prowadzi i ile Majątku mieliby wszyscy. Prowincja, której grozi wiele Konfliktów, bywa zyskowna i niebezpieczna.
decision-sejm-commitment = Którą kartę kładziesz przy Prawie { $place }, „{ NAME($subject) }”?
    .name = Karty na Sejm
    .waiting = Czekamy, aż { SEAT($seats) } wyłożą karty w Sejmie.
    .guide = Po jednej karcie na każde Prawo, w tajemnicy; najwyższe Wpływy zdobywają Prawo i jego posiadłości, o jedną więcej, jeśli król mu sprzyja. Karty, które zostaną w ręce, to wszystko, co będziesz mieć na Konflikty. Dama liczy tu dziesięć, a na wojnie tylko jeden.
decision-law-tie = Remis: { SEAT($tied) }. Komu jako Prymas przyznajesz Prawo „{ NAME($subject) }”?
    .name = Remis o Prawo
    .waiting = Remis o Prawo „{ NAME($subject) }”: { SEAT($tied) }. Czekamy na decyzję Prymasa ({ SEAT($seats) }).
    .guide = { -primate-guide }
decision-conflict-commitment = Którą kartę kładziesz przy Konflikcie { $place }, „{ NAME($subject) }”?
    .name = Karty na Konflikty
    .waiting = Czekamy, aż { SEAT($seats) } wyłożą karty na Konflikty.
    .guide = Wszystkie Familie walczą razem: jeśli suma kart dorówna Skali, najsilniejszy bierze nagrodę. Jeśli nie, przepadają posiadłości, najsłabszy traci najwięcej, a prowincję obejmuje Rozbiór. Trzy Rozbiory – i przegrywają wszyscy.
decision-reward-tie = Remis: { SEAT($tied) }. Komu jako Prymas przyznajesz nagrodę za Konflikt „{ NAME($subject) }”?
    .name = Remis o nagrodę
    .waiting = Remis o nagrodę za Konflikt „{ NAME($subject) }”: { SEAT($tied) }. Czekamy na decyzję Prymasa ({ SEAT($seats) }).
    .guide = { -primate-guide }
decision-penalty-tie = Najsłabsze karty przy Konflikcie „{ NAME($subject) }” mają { SEAT($tied) }. Na kogo jako Prymas nakładasz karę?
    .name = Remis o karę
    .waiting = Najsłabsze karty przy Konflikcie „{ NAME($subject) }” mają { SEAT($tied) }. Czekamy, na kogo karę nałoży Prymas ({ SEAT($seats) }).
    .guide = { -primate-guide }
decision-law-loss = Przegrany Konflikt „{ NAME($conflict) }” kosztuje cię jedno Prawo. Które odrzucasz?
    .name = Oddanie Prawa
    .waiting = Czekamy, aż { SEAT($seats) } odrzucą jedno Prawo.
    .guide = Oddaj Prawo, którego czas minął, albo to, które najmniej ci pomoże.
decision-conflict-tie = Przegrane Konflikty o tej samej Skali: { NAME($conflicts) }. Który z nich jako Prymas usuwasz z gry?
    .name = Remis przegranych Konfliktów
    .waiting = Czekamy, aż Prymas ({ SEAT($seats) }) usunie z gry jeden z dwóch przegranych Konfliktów.
    .guide = { -primate-guide }
decision-track-tie = Tyle samo posiadłości mają { SEAT($tied) }{ $also_tied ->
    [none] .
   *[other] , a także { SEAT($also_tied) } między sobą.
} Jaką kolejność jako Prymas ustalasz na torze?
    .name = Remis na torze kolejności
    .waiting = Czekamy, aż Prymas ({ SEAT($seats) }) ustali kolejność na torze.
    .guide = { -primate-guide }
decision-victory-tie = Największy Majątek mają { SEAT($tied) }. Kogo jako Prymas ogłaszasz zwycięzcą?
    .name = Remis o zwycięstwo
    .waiting = Największy Majątek mają { SEAT($tied) }. Czekamy, aż Prymas ({ SEAT($seats) }) ogłosi zwycięzcę.
    .guide = { -primate-guide }

## Zdarzenia

event-king-elected = { NAME($age) }: Królem zostaje { NAME($king) }. Polityka Królewska: { NAME($symbol) }.
event-king-died = Dobiega końca panowanie { NAME($king, case: "gen") }; Polityka Królewska przestaje obowiązywać.
event-estates-placed = { SEAT($seat) } { $count ->
    [0] nie stawiają żadnej posiadłości
    [one] stawiają 1 posiadłość
    [few] stawiają { $count } posiadłości
    [many] stawiają { $count } posiadłości
   *[other] stawiają { $count } posiadłości
} { NAME($place, case: "loc") }.
event-estates-forfeited = { SEAT($seat, case: "dat") } { $count ->
    [one] przepada 1 posiadłość
    [few] przepadają { $count } posiadłości
    [many] przepada { $count } posiadłości
   *[other] przepada { $count } posiadłości
}: zasoby są wyczerpane.
event-estates-lost = { SEAT($seat) } { $count ->
    [one] tracą 1 posiadłość
    [few] tracą { $count } posiadłości
    [many] tracą { $count } posiadłości
   *[other] tracą { $count } posiadłości
} { NAME($place, case: "loc") }.
event-card-laid = { SEAT($seat) } kładą kartę { at-place }.
event-committed = { SEAT($seat) } kończą wykładanie kart.
event-cards-revealed = { NAME($subject) }: { EACH($seats, $cards) }.
event-office-empty = O urząd { NAME($office, case: "gen") } nie ubiega się nikt.
event-primate-by-default = { SEAT($seat) }, ostatni na torze kolejności, obejmują urząd Prymasa bez walki i bez posiadłości.
event-tied = Remis: { SEAT($seats) }. Rozstrzyga Prymas ({ SEAT($primate) }).
event-favoured = Prymas ({ SEAT($primate) }) wskazuje { SEAT($seat, case: "acc") }.
event-office-won = { SEAT($seat) } zdobywają urząd { NAME($office, case: "gen") }.
event-laws-dealt = Prawa tego Sejmu: { NAME($laws, join: ", ") }.
event-law-won = { SEAT($seat) } zdobywają Prawo „{ NAME($law) }”.
event-conflict-dealt = Konflikt { $slot }: „{ NAME($conflict) }”.
event-conflict-returned = Konflikt „{ NAME($conflict) }” byłby trzecim tego samego Mocarstwa; zostaje wtasowany z powrotem do talii.
event-conflict-won = Konflikt wygrany: „{ NAME($conflict) }”. Siła Rzeczypospolitej { SIGNED($strength, plus: "") }, Skala { $scale }.
event-conflict-lost = Konflikt przegrany: „{ NAME($conflict) }”. Siła Rzeczypospolitej { SIGNED($strength, plus: "") }, Skala { $scale }.
event-penalised = Kara spada na { SEAT($seat, case: "acc") }.
event-conflict-discarded = Konflikt „{ NAME($conflict) }” odpada z gry.
event-partitioned = Rozbiór obejmuje { NAME($province, case: "acc") }.
event-restored = Koniec Rozbioru { NAME($province, case: "loc") }.
event-silent-sejm = We wszystkich pięciu prowincjach stają pionki Sejmu Niemego: odtąd −2 do siły Rzeczypospolitej w każdej z nich.
event-black-clouds = W Prusach staje pionek Czarnych Chmur: odtąd −2 do siły Rzeczypospolitej w tej prowincji.
event-declared = { SEAT($seat) } zagrywają: { declared-card }.
event-passed = { SEAT($seat) } pasują.
event-modified = Karta { SEAT($seat, case: "gen") }: { SIGNED($amount) }, razem { SIGNED($total, plus: "") }.
event-built = { NAME($building) } staje { NAME($province, case: "loc") }.
event-vetoed = { SEAT($seat) } odpowiadają „VETO!”: akcja karty „{ NAME($card) }” nie odnosi skutku.
event-law-moved = Prawo „{ NAME($law) }” przechodzi od { SEAT($giver, case: "gen") } do { SEAT($receiver, case: "gen") }.
event-law-lost = { SEAT($seat) } tracą Prawo „{ NAME($law) }”; odpada ono z gry.
event-proposed = { $take ->
    [none] { SEAT($seat) } dają { SEAT($to, case: "dat") } w prezencie: { NAME($give) }.
   *[other] { SEAT($seat) } proponują { SEAT($to, case: "dat") } wymianę. Dają: { $give ->
        [none] nic
       *[other] { NAME($give) }
    }. Dostają: { NAME($take) }.
}
event-declined = { SEAT($seat) } odrzucają propozycję { SEAT($to, case: "gen") }.
event-pledged = { SEAT($seat) } obiecują Prymasowi Prawo „{ NAME($law) }” w zamian za przychylną decyzję.
event-track-ordered = Nowa kolejność: { SEAT($track, join: ", ") }.
event-age-began = Zaczyna się { NAME($age) }.
event-collapsed = Trzeci Rozbiór ({ NAME($age) }): Rzeczpospolita upada, przegrywają wszyscy.
event-wealth-counted = { SEAT($seat) }: Majątek { $wealth } (posiadłości { $estates }, pozycja w prowincjach { $standing }, lenna { $fiefs }, Prawa { $laws }).
event-won = { SEAT($seat) } wygrywają z Majątkiem { $wealth }.

## Odmowy

refusal-not-yet = Chcesz działać, ale w tej rundzie kolej na { SEAT($seat, case: "acc") }; twoja przyjdzie później.
refusal-already-passed = Chcesz działać, ale twoja kolejka w tej rundzie już minęła; pas jest ostateczny.
refusal-trade-is-off = Chcesz handlować, ale przy tym stole gra się bez handlu.
refusal-offer-first = Mówisz o Prawach do oddania lub wzięcia, ale propozycję zaczyna się od wskazania gracza, któremu się ją składa.
refusal-no-pledge = Nie możesz teraz obiecać Prawa „{ NAME($law) }”. Obietnicę składa w przerwie przed decyzją Prymasa gracz, którego dotyczy remis, inny niż Prymas: z własnych Praw i zamiast inicjatywy.
refusal-no-initiative = Chcesz znów handlować, ale masz tu prawo najwyżej do { $most ->
    [one] 1 inicjatywy
    [few] { $most } inicjatyw
    [many] { $most } inicjatyw
   *[other] { $most } inicjatywy
} i żadna już ci nie została.
refusal-no-partner = Chcesz handlować, ale propozycję składa się jednemu innemu graczowi przy tym stole.
refusal-pledged-instead = Chcesz handlować, ale w tej przerwie padła już twoja obietnica, a ta zastępuje inicjatywę.
refusal-nothing-to-trade = Chcesz handlować z { SEAT($to, case: "ins") }, ale nikt z was nie ma Prawa, które mogłoby tu jeszcze zmienić właściciela.
refusal-empty-proposal = Twoja propozycja jest pusta: trzeba dać lub wziąć przynajmniej jedno Prawo.
refusal-only-laws = „{ NAME($law) }” nie może zmienić właściciela: to nie jest Prawo, które mają { SEAT($seat) }, a handluje się tylko zdobytymi Prawami.
refusal-law-pledged = Prawo „{ NAME($law) }” nie może zmienić właściciela: w tej przerwie jest obiecane Prymasowi.
refusal-law-moved = Prawo „{ NAME($law) }” nie może zmienić właściciela: w tej rundzie już raz go zmieniło.
refusal-out-of-order = Nie można teraz dołożyć Prawa „{ NAME($law) }”: najpierw wymienia się Prawa dawane, potem te, o które się prosi, jedne i drugie w kolejności spisu kart.
refusal-no-such-card = Nie ma Senatora ani Prawa o nazwie „{ NAME($card) }”.
refusal-senator-used = Chcesz zagrać kartę „{ NAME($card) }”, ale ten Senator został już w tym Wieku użyty.
refusal-not-yours = Chcesz zagrać kartę „{ NAME($card) }”, ale nie należy ona do ciebie.
refusal-no-action = Chcesz zagrać kartę „{ NAME($card) }”, ale nie ma ona akcji.
refusal-wrong-window = Chcesz zagrać kartę „{ NAME($card) }”, ale to nie jest chwila, na którą jest przeznaczona.
refusal-wrong-office = Chcesz zagrać kartę „{ NAME($card) }”, ale nie działa ona w walce o urząd { NAME($office, case: "gen") }.
refusal-no-card-there = Chcesz zagrać kartę „{ NAME($card) }”, ale nie masz karty Familii przy urzędzie { NAME($office, case: "gen") }.
refusal-out-of-reach = Chcesz zamienić posiadłość { NAME($province, case: "loc") }, ale ta prowincja jest objęta Rozbiorem i Podskarbi do niej nie sięga.
refusal-condition-not-met = Chcesz zagrać kartę „{ NAME($card) }”, ale jej warunek nie jest spełniony, więc nic by nie dała.
refusal-wrong-target = Chcesz zagrać kartę „{ NAME($card) }”, ale nie może ona mieć takiego celu.
refusal-cannot-hand-over = „{ NAME($what) }” to nie to, czego żądają Asygnaty: oddaj wskazane Prawo albo wszystkie posiadłości w jednej prowincji nieobjętej Rozbiorem, w której jakieś masz.
refusal-not-your-placement = Chcesz wyłożyć karty, ale najpierw robią to { SEAT($seat) }; karty wykłada się w kolejności z toru.
refusal-no-such-family-card = Nie ma karty Familii „{ NAME($card) }”; są karty od 2 do 9, od 11 do 14 i Dama.
refusal-card-used = Chcesz położyć { NAME($card, case: "acc") }, ale tej karty nie masz już na ręce; każdą zagrywa się raz w Wieku.
refusal-three-offices = Wybierasz inny urząd, ale karty kładzie się po jednej przy dokładnie trzech: najpierw wskaż urząd, o który się nie ubiegasz, potem połóż karty w kolejności Prymas, Podskarbi, Hetman, Kanclerz.
refusal-not-your-law = Chcesz odrzucić Prawo „{ NAME($law) }”, ale go nie masz.
refusal-not-one-of-two = „{ NAME($conflict) }” to nie jeden z dwóch przegranych Konfliktów, spośród których wybierasz.
refusal-one-province = Chcesz postawić posiadłość w miejscu „{ NAME($province) }”, ale posiadłości z jednej karty stawia się, wszystkie razem, w jednej z pięciu prowincji.
refusal-partitioned = Chcesz postawić posiadłość { NAME($province, case: "loc") }, ale ta prowincja jest objęta Rozbiorem; nie wolno tam teraz stawiać posiadłości.
refusal-nothing-to-veto = Chcesz zagrać „VETO!”, ale nie ma teraz akcji innego gracza, którą można by unieważnić. Zdobycie karty, handel i decyzje Prymasa nie są akcjami.
refusal-no-loss-to-redirect = Chcesz zagrać Ordynację, ale nie rozstrzyga się teraz strata twojej posiadłości.
refusal-no-window = Chcesz zagrać kartę „{ NAME($card) }”, ale karty zagrywa się tylko w swojej kolejce w rundzie akcji.
refusal-no-trade-now = Chcesz handlować, ale trwa inna decyzja; Prawa zmieniają właścicieli tylko w twojej kolejce w rundzie akcji lub w przerwie.
refusal-not-tied = Możesz wskazać tylko kogoś z remisujących: { SEAT($tied) }.
refusal-cannot-redirect = Nie można stracić posiadłości { NAME($instead, case: "loc") } zamiast { NAME($loss, case: "loc") }: strata musi ci rzeczywiście grozić, a w drugiej prowincji musisz mieć posiadłość ponad to, co i tak tracisz.
refusal-commitment-is-final = Chcesz położyć kartę, ale teraz nie ma na to pory; kart już wyłożonych nie można zmienić.
refusal-no-fief-to-take = Chcesz postawić posiadłość { NAME($province, case: "loc") }, ale lenno zdobywa się tylko jako nagrodę za Konflikt i tylko wtedy, gdy jego prowincja nie jest objęta Rozbiorem.
refusal-one-card-each = Chcesz położyć kartę gdzie indziej, ale w każdym miejscu kładzie się dokładnie jedną kartę, miejsce po miejscu.
refusal-not-an-order = Taka kolejność nie jest możliwa: kto ma więcej posiadłości, stoi wcześniej, a ty ustawiasz tylko rody o równej ich liczbie.
