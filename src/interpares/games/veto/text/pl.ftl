### Veto!
###
### Nazwy i teksty kart, słów kluczowych, frakcji i talii są w danych; wiadomości robi z nich
### `wording.py`. Miejsce nosi nazwę frakcji, w liczbie mnogiej. Nazw kart się nie odmienia: stoją
### w mianowniku, w cudzysłowie.

game-veto = Veto! Szlachecka gra karciana
    .text = Elekcja 1648 roku. Stań na czele magnackiego stronnictwa z własną talią: sprowadź na pole elekcyjne sławną szlachtę, agituj o jej kreski, wyzywaj rywali na pojedynki i w dobrej chwili zawołaj „veto”. Koronę daje dwie trzecie wszystkich kresek i żywy kandydat.
    .time = około 45 minut
    .weight = 4 z 5

option-variant = Zasady
    .text = Zasady biesiadne są lżejsze: inicjatywa przechodzi kolejno na następnego gracza, a w kredensie są najwyżej dwie kopie karty.
option-first_game = Pierwsza gra z przewodnikiem
    .text = Dla dwóch osób, które nie znają gry: dwie talie w ustalonej kolejności i pierwsza runda bez efektów przeciw graczowi przy głosie.
option-distinct_factions = Różne frakcje
    .text = Dla trzech lub czterech graczy: nikt nie gra frakcją, którą gra już ktoś inny.
option-max_rounds = Ostatnia runda
    .text = Po tej rundzie wygrywa ten, kto ma najwięcej kresek.
    .choice-40 = runda 40
    .choice-0 = bez ostatniej
option-own_cards = Własne karty
    .text = W taliach mogą być karty, które gracze sami ułożyli. Każdy może je od początku przeczytać; kto je ma i ile, pozostaje tajemnicą.

name-standard = pełne zasady
name-feast = zasady biesiadne

outcome-election = Elekcja wygrana: dwie trzecie wszystkich kresek i Elekt w grze.
outcome-strategy = Spełniony warunek zwycięstwa z własnej strategii.
outcome-all_kreski = Wszystkie kreski gry są w jednym ręku.
outcome-elect_killed = Zabito Elekta, a innego nie było.
outcome-conceded = Wszyscy inni się poddali.
outcome-rounds_over = Minęła ostatnia runda; wygrywa ten, kto ma najwięcej kresek, a spośród równych pierwszy od posiadacza inicjatywy.

## Miejsca

name-camp-1 = Obóz 1
    .gen = Obozu 1
    .dat = Obozowi 1
name-camp-2 = Obóz 2
    .gen = Obozu 2
    .dat = Obozowi 2
name-camp-3 = Obóz 3
    .gen = Obozu 3
    .dat = Obozowi 3
name-camp-4 = Obóz 4
    .gen = Obozu 4
    .dat = Obozowi 4
seat-radziwill = Radziwiłłowie
    .gen = Radziwiłłów
    .dat = Radziwiłłom
    .acc = Radziwiłłów
seat-wisniowiecki = Wiśniowieccy
    .gen = Wiśniowieckich
    .dat = Wiśniowieckim
    .acc = Wiśniowieckich
seat-court = Dworscy
    .gen = Dworskich
    .dat = Dworskim
    .acc = Dworskich
seat-lubomirski = Lubomirscy
    .gen = Lubomirskich
    .dat = Lubomirskim
    .acc = Lubomirskich

## Fazy, miejsca kart, rodzaje

name-setup = Przygotowanie gry
name-untap = Faza odznaczania
name-settlement = Faza rozliczenia
name-game = Faza gry
name-ending = Faza zakończenia

name-play = gra
name-hand = dwór
name-cupboard = kredens
name-discard = stos kart odrzuconych
name-removed = stos kart usuniętych z gry
name-pool = wspólna pula
name-election = pole elekcyjne

name-faction = frakcja
name-strategy = strategia
name-character = postać
name-equipment = moderunek
name-possession = posesja
name-effect = efekt
name-thrust = sztych
name-hidden-thrust = zakryty sztych
name-ability = zdolność
name-agitation = agitacja
name-challenge = wyzwanie
name-move = przemieszczenie

name-szabla = Szabla
name-kreski = Kreski
name-lafa = Lafa wystawienia
name-upkeep = Lafa utrzymania
name-income = dochód
name-dukats = dukaty
name-initiative = inicjatywa
name-threshold = próg elekcji
name-voice = przy głosie
name-round = runda
name-phase = faza

counted-dukats = { $count ->
    [one] 1 dukata
    [few] { $count } dukaty
    [many] { $count } dukatów
   *[other] { $count } dukata
}
counted-kreski = { $count ->
    [one] 1 kreskę
    [few] { $count } kreski
    [many] { $count } kresek
   *[other] { $count } kreski
}
counted-cards = { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
counted-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
counted-markers = { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
}

## Zdarzenia, na które można odpowiedzieć

name-game-start = początek gry
name-untap-begin = początek fazy odznaczania
name-initiative-set = ustalono inicjatywę
name-untapped = odznaczono karty
name-settlement-begin = początek fazy rozliczenia
name-cards-drawn = uzupełniono dwory
name-dukats-computed = obliczono dochody i utrzymanie
name-dukats-settled = rozliczono dochody i utrzymanie
name-election-announced = ogłoszono elekcję
name-game-phase-begin = początek fazy gry
name-declared = deklaracja
name-duel-answered = odpowiedziano na wyzwanie
name-duel-before = zaraz zacznie się pojedynek
name-fight-turn = ruch w walce
name-duel-result = znany jest wynik pojedynku
name-duel-applied = zastosowano wynik pojedynku
name-duel-end = koniec pojedynku
name-casualty-pending = postać w niebezpieczeństwie
name-entered-play = karta weszła do gry
name-left-play = karta opuściła grę
name-agitated = udana agitacja
name-influence-used = użyto wpływu politycznego
name-ending-begin = początek fazy zakończenia
name-victory-check = sprawdzenie warunków zwycięstwa
name-hand-discarded = odrzucono karty na koniec rundy
name-any = dowolna chwila

## Działania

action-choose-deck = Weź talię „{ NAME($deck) }” ({ NAME($deck, case: "camp") })
action-bring-deck = Przynieś własną talię ({ NAME($faction) })
action-keep = Zostaw ten dwór
action-redraw = Wtasuj dwór w kredens i dociągnij siedem kart
action-bribe = { $dukats ->
    [0] Nikogo nie przekupuj
   *[other] Przekup szlachtę: zapłać { COUNTED($dukats, of: "dukats") }
}
action-discard-card = Odrzuć „{ NAME($card) }”
action-discard-piece = Odrzuć „{ NAME($piece) }”
action-announce = Ogłoś elekcję
action-deploy-character = { $field ->
    [karmazyn] Wystaw na polu karmazynów: „{ NAME($card) }”
   *[election] Wystaw na polu elekcyjnym: „{ NAME($card) }”
}
action-agitate = Agituj: „{ NAME($character) }”{ $against ->
    [none] { "" }
   *[other] , przeciw: { SEAT($against) }
}{ $thrust ->
    [none] { "" }
   *[other] , odrzuć sztych: „{ NAME($thrust) }”
}
action-challenge = Wyzwij: „{ NAME($character) }” kontra „{ NAME($challenged) }”
action-move-character = Przemieść na drugie pole: „{ NAME($character) }”
action-deploy-possession = Wystaw „{ NAME($card) }”
action-deploy-equipment = Wystaw „{ NAME($card) }” i dołącz do karty „{ NAME($bearer) }”
action-lay-thrust = { $face_up ->
    [true] Dołącz odkryty sztych „{ NAME($card) }” do karty „{ NAME($character) }”
   *[false] Dołącz zakryty sztych „{ NAME($card) }” do karty „{ NAME($character) }”
}
aimed = { $targets ->
    [none] { "" }
   *[other] : { NAME($targets, join: ", ") }
}
paid-by-mark = { $mark ->
    [none] { "" }
   *[other] ; zaznacz: { NAME($mark) }
}
paid-by-discards = { $discards ->
    [none] { "" }
   *[other] ; odrzuć: { NAME($discards, join: ", ") }
}
in-answer = { $to ->
    [none] { "" }
   *[other] { " " }(w odpowiedzi na: { NAME($to) })
}
action-play = Zagraj „{ NAME($card) }”{ aimed }{ paid-by-mark }{ paid-by-discards }{ in-answer }
action-play-attached = Zagraj spod walczącej postaci „{ NAME($piece) }”{ aimed }{ paid-by-mark }{ paid-by-discards }{ in-answer }
action-use = { $ability ->
    [none] Użyj zdolności: „{ NAME($piece) }”
    [influence] Użyj wpływu politycznego
   *[other] Użyj zdolności: „{ NAME($piece) }”, { NAME($ability) }
}{ aimed }{ paid-by-mark }{ paid-by-discards }{ $attached ->
    [none] { "" }
   *[other] ; kosztem karty: { NAME($attached) }
}{ in-answer }
action-yield = Oddaj głos
action-bene = Bene
action-accept = Przyjmij pojedynek
action-refuse = Odmów pojedynku
action-take-up = { $equipment ->
    [none] Nie bierz niczego
   *[other] Weź do walki: { NAME($equipment, join: ", ") }
}
action-choose = Wybierz: { NAME($option) }
action-agree = Tak
action-pay = Zapłać{ paid-by-mark }{ paid-by-discards }
action-decline = Nie
action-take = { $cards ->
    [none] Nie bierz żadnej
   *[other] Weź: { NAME($cards, join: ", ") }
}
action-find = { $field ->
    [karmazyn] Na pole karmazynów: „{ NAME($card) }”
    [election] Na pole elekcyjne: „{ NAME($card) }”
   *[none] { $bearer ->
        [none] Weź „{ NAME($card) }”
       *[other] { $face_up ->
            [true] Dołącz odkryty sztych „{ NAME($card) }” do karty „{ NAME($bearer) }”
           *[false] Dołącz „{ NAME($card) }” do karty „{ NAME($bearer) }”
        }
    }
}
action-lay-found = { $face_up ->
    [true] Dołącz odkryty sztych „{ NAME($card) }”
   *[false] Dołącz zakryty sztych „{ NAME($card) }”
}
action-against-player = Przeciw: { SEAT($seat) }
action-lay-next = Teraz „{ NAME($card) }”
action-act-next = Teraz „{ NAME($piece) }”
action-concede = Poddaj się

## Decyzje

decision-choose-setup = { $taken ->
    [none] Którą talią grasz?
   *[other] Którą talią grasz? Już zajęte frakcje: { NAME($taken) }.
}
    .name = Wybór talii
    .waiting = { $taken ->
        [none] Czekamy na wybór talii: { SEAT($seats, join: ", ") }.
       *[other] Czekamy na wybór talii: { SEAT($seats, join: ", ") }. Już zajęte frakcje: { NAME($taken) }.
    }
    .guide = Talia to frakcja ze skarbem i wpływem politycznym, strategia i kredens pełen kart. Talie startowe pokazują cztery różne sposoby gry. Frakcję i strategię zobaczą wszyscy, kart nie.
decision-mulligan = Czy zostawiasz ten dwór?
    .name = Pierwszy dwór
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: zostawić dwór czy dociągnąć od nowa?
    .guide = Raz na grę, i tylko teraz, możesz wtasować cały dwór w kredens i znów dociągnąć siedem kart. Drugi dwór jest ostateczny. Szukaj postaci, na które cię stać.
decision-bribery = Ile dukatów dajesz szlachcie? Każde { $price } dodają 1 do sumy inicjatywy.
    .name = Przekupywanie szlachty
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: przekupić szlachtę czy nie?
    .guide = Kto ma najwyższą sumę, obejmuje inicjatywę: pierwszą turę, wpływ polityczny i prawo ogłoszenia elekcji. Każdy ma jedną jawną ofertę i nic się nie zwraca. Kto mówi ostatni, zna oferty wszystkich innych.
decision-discard-excess = { $count ->
    [one] Masz o 1 kartę za dużo. Którą odrzucasz?
    [few] Masz o { $count } karty za dużo. Którą odrzucasz najpierw?
    [many] Masz o { $count } kart za dużo. Którą odrzucasz najpierw?
   *[other] Masz o { $count } karty za dużo. Którą odrzucasz najpierw?
}
    .name = Za dużo kart
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odrzucanie do limitu dworu ({ $count }).
    .guide = Limit dworu obowiązuje tylko w fazie rozliczenia. Odrzuć to, na co cię nie stać albo czego twoja frakcja nie może użyć.
decision-discard-for-upkeep = Na utrzymanie brakuje: { $missing }. Którą kartę odrzucasz?
    .name = Nie stać cię na utrzymanie
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odrzucanie kart, na których utrzymanie nie starcza dukatów ({ $missing }).
    .guide = Po każdej karcie sumę liczy się od nowa. Odrzucona tak postać nie jest ranna ani zabita, więc nie traci się kresek, a Elekt kosztuje tylko tyle, ile sama karta.
decision-announce-election = Czy ogłaszasz elekcję na tę rundę?
    .name = Ogłoszenie elekcji
    .answer-decline = Nie ogłaszam elekcji
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: ogłosić elekcję czy nie?
    .guide = Jeśli elekcja dotrwa do sprawdzenia warunków zwycięstwa, wygra ten, kto ma wtedy tyle kresek, ile wynosi próg elekcji, i Elekta, choćby przeciwnik. Inni mają całą rundę, by odebrać ci kreski albo zabić Elekta. Próba nic nie kosztuje i można ją powtórzyć w innej rundzie.
decision-turn = { $deeds ->
    [0] Twoja tura, runda { $round }. Czyn już był; co jeszcze robisz?
   *[other] Twoja tura, runda { $round }. Co robisz?
}
    .name = Tura
    .waiting = Czekamy na { SEAT($seats, case: "acc") }, przy głosie w rundzie { $round }.
    .guide = Masz jeden czyn: wystawienie postaci, agitację, wyzwanie, przemieszczenie albo to, co karta nazywa czynem. Drobiazgów, takich jak posesje, moderunki i sztychy, może być dowolnie wiele. Oddaj głos, jeśli chcesz jeszcze wrócić; gdy wszyscy z rzędu powiedzą „bene”, faza się kończy.
decision-window = { $kind ->
    [none] { $about ->
        [none] Moment na repliki: { NAME($event) }. Replikujesz?
       *[other] Moment na repliki: { NAME($event) } („{ NAME($about) }”). Replikujesz?
    }
   *[other] Na stosie: „{ NAME($card) }” ({ NAME($kind) }, { SEAT($by) }). Replikujesz?
}
    .name = Moment na repliki
    .answer-bene = Nie replikuję
    .waiting = { $kind ->
        [none] { $about ->
            [none] Moment na repliki: { NAME($event) }. Czekamy na { SEAT($seats, case: "acc") }.
           *[other] Moment na repliki: { NAME($event) } („{ NAME($about) }”). Czekamy na { SEAT($seats, case: "acc") }.
        }
       *[other] Na stosie: „{ NAME($card) }” ({ NAME($kind) }, { SEAT($by) }). Czekamy na { SEAT($seats, case: "acc") }.
    }
    .guide = Kolejno każdy deklaruje replikę albo mówi „bene”. Gdy wszyscy z rzędu powiedzą „bene”, stos rozpatruje się od góry, więc ostatnia replika działa pierwsza. Unieważnić można tylko to, co leży na wierzchu.
decision-agitation-victim = Pula jest pusta. Przeciw komu agituje „{ NAME($card) }”?
    .name = Przeciw komu
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: przeciw komu agituje „{ NAME($card) }”?
    .guide = Kreski idą od tego gracza do wspólnej puli, nie do ciebie. Pomyśl, kto jest najbliżej progu elekcji.
decision-answer-duel = Wyzwanie: „{ NAME($challenger) }” kontra „{ NAME($challenged) }”. Przyjmujesz? Odmowa kosztuje { $lost ->
    [0] tylko zaznaczenie
   *[other] { COUNTED($lost, of: "kreski") }
}.
    .name = Wyzwanie
    .answer-accept = Przyjmuję
    .answer-refuse = Odmawiam
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odpowiedź na wyzwanie, „{ NAME($challenger) }” kontra „{ NAME($challenged) }”.
    .guide = Porównaj Szable i pamiętaj o sztychach we dworach i pod walczącymi. Pokonany o 1 lub 2 jest ranny i odrzucony, o 3 lub więcej zabity i poza grą. Odmowa zaznacza postać; kto straci zabitego Elekta, przegrywa.
decision-take-up-equipment = Co bierze do walki „{ NAME($card) }”?
    .name = Moderunek na pojedynek
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: co bierze do walki „{ NAME($card) }”?
    .guide = W pojedynku można użyć jednej Broni lub Broni palnej i jednego Pancerza, chyba że karta mówi inaczej. Inny moderunek i tak działa.
decision-fight-turn = „{ NAME($fighters, join: "” kontra „") }”, Szabla { NAME($totals, join: " : ") }. Co robi „{ NAME($card) }”?
    .name = Ruch w walce
    .waiting = „{ NAME($fighters, join: "” kontra „") }”, Szabla { NAME($totals, join: " : ") }. Czekamy na { SEAT($seats, case: "acc") }: sztych albo „bene”.
    .guide = W ruchu w walce zagrywasz jeden sztych, używasz jednej repliki pojedynkowej albo mówisz „bene”. Gdy obaj z rzędu powiedzą „bene”, porównuje się Szable. Kto prowadzi, może więc czekać.
decision-choose-option = „{ NAME($card) }”: co wybierasz?
    .name = Wybór na karcie
    .waiting = Czekamy na wybór { SEAT($seats, case: "gen") }: „{ NAME($card) }”.
    .guide = Karta zostawia ci wybór. Co wybierzesz, stanie się od razu i nikt już na to nie odpowie.
decision-may-happen = „{ NAME($card) }” zostawia to tobie: czy tak ma się stać? { NAME($card, case: "text") }
    .name = Czy tak ma się stać
    .waiting = Czekamy na decyzję { SEAT($seats, case: "gen") }: „{ NAME($card) }”.
    .guide = Karta mówi, że możesz. Jeśli odmówisz, tę część tekstu się pomija, a reszta działa dalej.
decision-pay-or-not = „{ NAME($card) }”: czy płacisz? { NAME($card, case: "text") }
    .name = Zapłacić czy nie
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: zapłacić czy nie? „{ NAME($card) }”.
    .guide = Jeśli zapłacisz, ominie cię to, czym grozi karta. Jeśli nie, tak się stanie.
decision-discard-own = { $count ->
    [one] „{ NAME($card) }”: którą kartę z dworu odrzucasz?
   *[other] „{ NAME($card) }”: odrzucasz { COUNTED($count, of: "cards") } z dworu. Którą najpierw?
}
    .name = Odrzucanie z dworu
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odrzucanie z dworu, „{ NAME($card) }” ({ $count }).
    .guide = Karta każe ci odrzucać z dworu. Wszyscy widzą, co trafia na stos kart odrzuconych.
decision-discard-others = { $hand ->
    [none] „{ NAME($card) }”: dwór { SEAT($owner, case: "gen") } jest pusty.
   *[other] „{ NAME($card) }”: we dworze { SEAT($owner, case: "gen") } są { NAME($hand, join: ", ") }. Którą kartę trzeba odrzucić ({ $count })?
}
    .name = Odrzucanie z cudzego dworu
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: wybór z dworu { SEAT($owner, case: "gen") }, „{ NAME($card) }” ({ $count }).
    .guide = Widzisz cały dwór i wybierasz, co z niego odpadnie. Inni widzą tylko odrzuconą kartę.
decision-take-from-top = „{ NAME($card) }”: na wierzchu twojego kredensu są { NAME($cards, join: ", ") }. Co bierzesz{ $price ->
    [0] ?
   *[other] , po { COUNTED($price, of: "dukats") } za kartę?
}
    .name = Wierzch kredensu
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: wybór z wierzchu kredensu ({ $count }), „{ NAME($card) }”.
    .guide = Te karty widzisz tylko ty. Wzięte idą do dworu; co z resztą, mówi karta.
decision-search-for = { $zone ->
    [discard] „{ NAME($card) }”: czy bierzesz kartę ze swojego stosu kart odrzuconych?
   *[cupboard] „{ NAME($card) }”: czy bierzesz kartę ze swojego kredensu?
}
    .name = Przeszukanie
    .waiting = { $zone ->
        [discard] Czekamy na { SEAT($seats, case: "acc") }: przeszukanie stosu kart odrzuconych, „{ NAME($card) }” ({ $count }).
       *[cupboard] Czekamy na { SEAT($seats, case: "acc") }: przeszukanie kredensu, „{ NAME($card) }” ({ $count }).
    }
    .guide = Co weźmiesz, zobaczą wszyscy. Możesz nic nie znaleźć, nawet umyślnie. Kredens po przeszukaniu się tasuje.
decision-deploy-by-effect = „{ NAME($card) }”: czy wprowadzasz do gry kartę z dworu?
    .name = Do gry dzięki karcie
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: wprowadzenie karty do gry, „{ NAME($card) }”.
    .guide = Karta wchodzi do gry od razu i nikt nie może na to odpowiedzieć. Kosztuje tyle, ile mówi efekt.
decision-lay-by-effect = „{ NAME($card) }”: czy dołączasz sztych do karty „{ NAME($character) }”?
    .name = Sztych dzięki karcie
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: dołączenie sztychu, „{ NAME($character) }”, karta „{ NAME($card) }”.
    .guide = Sztych pod postacią można zagrać, gdy ona walczy, albo odrzucić przy jej agitacji. Inni widzą tylko, ile leży zakrytych.
decision-discard-elect = Masz więcej Elektów, niż ci wolno. Którego odrzucasz?
    .name = Za dużo Elektów
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odrzucenie Elekta ponad limit.
    .guide = Nie jest to rana ani śmierć: nikt przez to nie przegrywa, a karta może wrócić. Zostaw tego, któremu mniej grożą pojedynki.
decision-discard-thrust = „{ NAME($card) }” ma za dużo sztychów. Który odrzucasz?
    .name = Za dużo sztychów
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odrzucenie sztychu, „{ NAME($card) }”.
    .guide = Pod postacią mogą leżeć dwa zakryte sztychy, pod Karmazynem jeden, a pod Sławnym jeszcze jeden odkryty. Karty mogą to zmienić.
decision-influence-now = Czy używasz wpływu politycznego { NAME($faction, case: "gen") }? { NAME($faction, case: "text") }
    .name = Wpływ polityczny
    .answer-decline = Nie używam
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: użyć wpływu politycznego czy nie?
    .guide = Karta pozwala ci teraz na wpływ polityczny, choćby inicjatywę miał kto inny. Kosztuje tyle co zawsze, a inni mogą odpowiedzieć.
decision-order-pile = Która karta idzie teraz na twój stos kart odrzuconych?
    .name = Kolejność na stosie
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: kolejność kart na stosie kart odrzuconych.
    .guide = Odchodzi naraz kilka twoich kart. Ostatnia leży na wierzchu, gdzie wszyscy ją widzą i gdzie sięgają niektóre karty.
decision-order-casualties = „{ NAME($card) }” godzi w kilka twoich postaci. Która teraz?
    .name = Kilka ofiar naraz
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: kolejność ofiar karty „{ NAME($card) }”.
    .guide = Giną lub odnoszą rany jedna po drugiej. Każdą można ratować, gdy przyjdzie jej kolej.
decision-order-simultaneous = W tej samej chwili ({ NAME($event) }) działa kilka twoich kart. Która teraz?
    .name = Kilka kart naraz
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: kolejność tego, co dzieje się naraz ({ NAME($event) }).
    .guide = Zadziałają wszystkie. Kolejność ma znaczenie tylko wtedy, gdy jedna zmienia coś drugiej.
decision-ending-discard = Czy odrzucasz kartę z dworu?
    .name = Odrzucenie na koniec rundy
    .answer-decline = Nic nie odrzucam
    .waiting = Czekamy na { SEAT($seats, case: "acc") }: odrzucić kartę czy nie?
    .guide = Najwyżej jedną i nie musisz. W następnej fazie rozliczenia dwór się uzupełnia, więc bezużyteczna karta robi miejsce nowej.

## Zdarzenia

event-deck-shown = { $strategy ->
    [none] { SEAT($seat) }: bez strategii, kart w kredensie: { $cards }.
   *[other] { SEAT($seat) }: strategia „{ NAME($strategy) }”, kart w kredensie: { $cards }.
}
event-own-card-shown = W którejś talii jest własna karta: „{ NAME($card) }”.
event-faction-taken = { SEAT($seat) }: trzeba wybrać jeszcze raz, { NAME($faction) } mają już swojego gracza.
event-hand-kept = { SEAT($seat) } zostawiają swój dwór.
event-hand-redrawn = { SEAT($seat) } wtasowują dwór w kredens i dociągają od nowa.
event-round-begun = Zaczyna się runda { $round }.
event-phase-begun = { NAME($phase) }.
event-bribed = { SEAT($seat) } dają szlachcie { COUNTED($dukats, of: "dukats") }: dodają do inicjatywy { COUNTED($points, of: "points") }.
event-initiative-sums = Inicjatywa: { EACH($sums) }.
event-initiative-taken = { SEAT($seat) } mają inicjatywę.
event-all-unmarked = Odznaczają się wszystkie karty, którym wolno.
event-drawn = { SEAT($seat) } dobierają { COUNTED($count, of: "cards") }.
event-drawn-cards = Dobrane karty { SEAT($seat, case: "gen") }: „{ NAME($cards, join: "”, „") }”.
event-reshuffled = { SEAT($seat) } tasują stos kart odrzuconych; to teraz ich kredens.
event-cupboard-shuffled = { SEAT($seat) } tasują kredens.
event-cards-discarded = { SEAT($seat) } odrzucają „{ NAME($cards, join: "”, „") }”.
event-settled = { $net ->
    [0] { SEAT($seat) } nic nie biorą i nic nie płacą; w skarbie jest { $dukats }.
   *[other] { SEAT($seat) }: rozliczenie { SIGNED($net) }; w skarbie jest { $dukats }.
}
event-election-announced = { SEAT($seat) } ogłaszają elekcję.
event-election-cancelled = Elekcja udaremniona.
event-election-lapsed = Nikt nie spełnia warunków; elekcja upada.
event-voice-passed = { SEAT($seat) } są przy głosie.
event-yielded = { SEAT($seat) } oddają głos.
event-bene-said = { SEAT($seat) } mówią „bene”.
event-object-declared = { SEAT($seat) } { $kind ->
    [character] { $field ->
        [karmazyn] wystawiają na polu karmazynów: „{ NAME($card) }”
       *[election] wystawiają na polu elekcyjnym: „{ NAME($card) }”
    }
    [equipment] wystawiają „{ NAME($card) }”
    [possession] wystawiają „{ NAME($card) }”
    [ability] { $reply ->
        [true] replikują zdolnością karty „{ NAME($card) }”
       *[false] używają zdolności karty „{ NAME($card) }”
    }
    [agitation] deklarują agitację: „{ NAME($card) }”
    [challenge] deklarują wyzwanie: „{ NAME($card) }”
    [move] deklarują przemieszczenie: „{ NAME($card) }”
   *[other] { $reply ->
        [true] replikują kartą „{ NAME($card) }”
       *[false] zagrywają „{ NAME($card) }”
    }
}{ $targets ->
    [none] .
   *[other] { " " }({ NAME($targets, join: ", ") }).
}
event-object-negated = { $fate ->
    [hand] „{ NAME($card) }” ({ NAME($kind) }): unieważnienie, karta wraca do dworu.
    [remove] „{ NAME($card) }” ({ NAME($kind) }): unieważnienie, karta zostaje usunięta z gry.
   *[discard] „{ NAME($card) }” ({ NAME($kind) }): unieważnienie.
}
event-object-fizzled = „{ NAME($card) }” spełza na niczym.
event-object-unpaid = „{ NAME($card) }” nie dochodzi do skutku: nie da się zapłacić albo nie wolno już wejść do gry.
event-card-entered = { $host ->
    [none] { $field ->
        [karmazyn] „{ NAME($card) }” wchodzi do gry na polu karmazynów ({ SEAT($seat) }).
        [election] „{ NAME($card) }” wchodzi do gry na polu elekcyjnym ({ SEAT($seat) }).
       *[none] „{ NAME($card) }” wchodzi do gry ({ SEAT($seat) }).
    }
   *[other] „{ NAME($card) }”: karta dołączona do karty „{ NAME($host) }” ({ SEAT($seat) }).
}
event-card-left = { $how ->
    [removed] „{ NAME($card) }”: karta usunięta z gry.
    [wounded] „{ NAME($card) }”: postać ranna i odrzucona.
    [killed] „{ NAME($card) }”: postać zabita i usunięta z gry.
    [returned] „{ NAME($card) }” wraca do { SEAT($owner, case: "gen") }.
   *[discarded] „{ NAME($card) }”: karta odrzucona.
}
event-thrust-laid = { $card ->
    [none] { SEAT($seat) } dołączają zakryty sztych do karty „{ NAME($character) }”.
   *[other] { SEAT($seat) } dołączają odkryty sztych „{ NAME($card) }” do karty „{ NAME($character) }”.
}
event-card-marked = „{ NAME($card) }”: karta zaznaczona.
event-card-unmarked = „{ NAME($card) }”: karta odznaczona.
event-character-moved = { $field ->
    [karmazyn] „{ NAME($card) }” przechodzi na pole karmazynów.
   *[election] „{ NAME($card) }” przechodzi na pole elekcyjne.
}
event-control-taken = { SEAT($seat) } przejmują kontrolę nad kartą „{ NAME($card) }”.
event-control-returned = { SEAT($seat) } znów kontrolują kartę „{ NAME($card) }”.
event-markers-put = Znaczniki na karcie „{ NAME($card) }”: { $markers }.
event-dukats-moved = { $giver ->
    [-1] { SEAT($taker) } biorą z banku { COUNTED($amount, of: "dukats") }.
   *[other] { $taker ->
        [-1] { SEAT($giver) } płacą { COUNTED($amount, of: "dukats") }.
       *[other] { SEAT($giver) } oddają { SEAT($taker, case: "dat") } { COUNTED($amount, of: "dukats") }.
    }
}
event-kreski-moved = { $giver ->
    [-1] { SEAT($taker) } biorą ze wspólnej puli { COUNTED($amount, of: "kreski") }.
   *[other] { $taker ->
        [-1] { SEAT($giver) } oddają do wspólnej puli { COUNTED($amount, of: "kreski") }.
       *[other] { SEAT($giver) } oddają { SEAT($taker, case: "dat") } { COUNTED($amount, of: "kreski") }.
    }
}
event-agitation-done = { $against ->
    [-1] Agitacja postaci „{ NAME($card) }” daje { COUNTED($worth, of: "kreski") }.
   *[other] Agitacja postaci „{ NAME($card) }” przeciw { SEAT($against, case: "dat") } odbiera { COUNTED($worth, of: "kreski") }.
}
event-agitation-failed = Agitacja postaci „{ NAME($card) }” nie dochodzi do skutku.
event-duel-accepted = Pojedynek przyjęty: „{ NAME($challenger) }” kontra „{ NAME($challenged) }”.
event-duel-refused = { $lost ->
    [0] { SEAT($seat) } odmawiają pojedynku („{ NAME($challenger) }” kontra „{ NAME($challenged) }”) i nic nie tracą.
   *[other] { SEAT($seat) } odmawiają pojedynku („{ NAME($challenger) }” kontra „{ NAME($challenged) }”) i tracą { COUNTED($lost, of: "kreski") }.
}
event-duel-void = Wyzwanie jest niebyłe: do pojedynku nie może dojść.
event-duel-broken-off = Pojedynek przerwany.
event-fighter-replaced = W pojedynku zamiast karty „{ NAME($old) }” staje „{ NAME($new) }”.
event-equipment-taken-up = { $cards ->
    [none] { SEAT($seat) } nie biorą niczego do walki.
   *[other] { SEAT($seat) } biorą do walki „{ NAME($cards, join: "”, „") }”.
}
event-thrust-told = { SEAT($seat) } kładą w pojedynku „{ NAME($card) }”: Szabla { NAME($totals, join: " : ") }.
event-duel-decided = { $winner ->
    [none] „{ NAME($challenger) }” kontra „{ NAME($challenged) }”, Szabla { NAME($totals, join: " : ") }: remis.
   *[other] „{ NAME($challenger) }” kontra „{ NAME($challenged) }”, Szabla { NAME($totals, join: " : ") }: wygrywa „{ NAME($winner) }”. { $casualty ->
        [kill] Pokonanemu grozi śmierć
       *[wound] Pokonanemu grozi rana
    }{ $spoils ->
        [0] .
       *[other] , a jego gracz ma oddać { COUNTED($spoils, of: "kreski") }.
    }
}
event-casualty-threatens = { $sort ->
    [kill] „{ NAME($card) }”: grozi śmierć.
   *[wound] „{ NAME($card) }”: grozi rana.
}
event-casualty-saved = { $mode ->
    [wound] „{ NAME($card) }”: kończy się na ranie.
    [hand] „{ NAME($card) }”: postać ocalona, wraca do dworu.
   *[keep] „{ NAME($card) }”: postać ocalona, zostaje w grze.
}
event-duel-ended = Koniec pojedynku.
event-cupboard-looked-at = { SEAT($seat) } oglądają wierzch kredensu { SEAT($owner, case: "gen") }: { COUNTED($count, of: "cards") }.
event-cards-seen = { $cards ->
    [none] { SEAT($seat) } nie widzą żadnej karty { SEAT($owner, case: "gen") }.
   *[other] { SEAT($seat) } widzą karty { SEAT($owner, case: "gen") }: „{ NAME($cards, join: "”, „") }”.
}
event-cards-shown = { $cards ->
    [none] { SEAT($owner) } nie mają nic do pokazania.
   *[other] { SEAT($owner) } pokazują „{ NAME($cards, join: "”, „") }”.
}
event-cards-taken = { $count ->
    [0] { SEAT($seat) } nie biorą żadnej karty.
   *[other] { SEAT($seat) } biorą do dworu { COUNTED($count, of: "cards") }.
}
event-nothing-found = { SEAT($seat) } nic nie znajdują.
event-option-chosen = { $option ->
    [0] „{ NAME($card) }”: { SEAT($seat) } wybierają pierwszą możliwość.
    [1] „{ NAME($card) }”: { SEAT($seat) } wybierają drugą możliwość.
   *[other] „{ NAME($card) }”: { SEAT($seat) } wybierają inną możliwość.
}
event-fame-counted = { $kreski ->
    [0] { SEAT($seat) } mają najwięcej postaci Sławnych, ale pula jest pusta.
   *[other] { SEAT($seat) } mają najwięcej postaci Sławnych: za Sławę biorą { COUNTED($kreski, of: "kreski") }.
}
event-effect-expired = „{ NAME($card) }”: czas minął.
event-player-eliminated = { SEAT($seat) }: koniec gry.
event-conceded = { SEAT($seat) }: poddanie się.
