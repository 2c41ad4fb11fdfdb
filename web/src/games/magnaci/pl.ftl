### Words of the board of Magnaci.

ma-ages = Wieki i królowie
ma-age-golden = Złoty
ma-age-silver = Srebrny
ma-age-bronze = Brązu
ma-age-iron = Żelaza
ma-royal-policy = { $symbol }: urzędy i Prawa z tym symbolem dają +1 posiadłość
ma-no-king = Bezkrólewie; nie obowiązuje żadna Polityka Królewska
ma-order = Kolejność
ma-does-passed = pas
ma-does-deciding = decyduje
ma-does-acting = działa
ma-does-next = zaraz
ma-does-later = potem
ma-does-sealed = gotowe
ma-does-choosing = wybiera
ma-laws = Prawa tego Sejmu
ma-no-laws = W tym Wieku Sejm jeszcze nie obradował. Praw w talii: { $count }.
ma-no-law = żadnych Praw
ma-now = { $amount ->
    [none] teraz
   *[other] teraz { $amount }
}
ma-used = użyty
ma-is-declared = zagrano
ma-is-vetoed = VETO!
ma-breaks-ties = rozstrzyga remisy
ma-later = później
ma-gone = zużyte
ma-empty = wakat
ma-brings = { $count ->
    [0] bez posiadłości
    [one] 1 posiadłość
    [few] { $count } posiadłości
   *[many] { $count } posiadłości
}
ma-brings-prize = { $count ->
    [0] nie daje posiadłości
    [one] daje 1 posiadłość
   *[other] daje { $count } posiadłości
}{ $royal ->
    [0] {""}
   *[other] , w tym 1 za symbol Króla
}
ma-phases = Fazy Wieku
ma-phase-election = Elekcja
ma-phase-senate = Senat
ma-phase-sejm = Sejm
ma-phase-conflicts = Konflikty
ma-phase-interregnum = Interregnum
ma-doom = Trzy prowincje objęte Rozbiorem w Interregnum: przegrywają wszyscy
ma-partitions = { $count ->
    [0] Żadna prowincja nie jest objęta Rozbiorem
    [one] 1 prowincja jest objęta Rozbiorem
   *[other] { $count } prowincje są objęte Rozbiorem
}; przy trzech przegrywają wszyscy
ma-partitions-short = Rozbiory: { $count } z { $most }
ma-partitioned = objęta Rozbiorem
ma-modifier = Siła prowincji: { SIGNED($amount) }
ma-defence = Obrona { $amount }
ma-holding = { $family } { $estates }, { $standing }, Majątek { $worth }
ma-nobody = nikt
ma-estates = Posiadłości
ma-fiefs = Lenna
ma-wealth = Majątek
ma-provinces = Prowincje i lenna
ma-only-these = Pokaż tylko posiadłości tego rodu
ma-short-prussia = Pr
ma-short-lithuania = Lit
ma-short-ukraine = Ukr
ma-short-little-poland = Młp
ma-short-great-poland = Wlkp
ma-short-livonia = Infl
ma-short-smolensk = Smo
ma-short-moldavia = Moł
ma-short-silesia = Śl
ma-in = { $place }
ma-conflict-at = Konflikt { $place }
ma-scale = Skala { $scale }
ma-won-by = wygrany { $strength } / { $scale }
ma-lost-by = przegrany { $strength } / { $scale }
ma-left-over = pozostał
ma-is-won = wygrany
ma-is-lost = przegrany
ma-won-short = wygr.
ma-lost-short = przegr.
ma-is-now = teraz
ma-slot-won = wygrany
ma-slot-lost = przegrany
ma-slot-now = rozstrzygany
ma-slot-left = pozostał z poprzedniego Wieku
ma-slot-dealt = czeka na rozstrzygnięcie
ma-slot-empty = puste pole
ma-conflicts-of-age = Konflikty na planszy
ma-of-scale = z { $scale }
ma-short-by = brakuje { $short }
ma-over-by = zapas { $over }
ma-exactly = co do punktu
ma-battle-stands = Na razie: { $margin }.
ma-leads = prowadzi
ma-ties = remis
ma-lowest = { $family } najniżej
ma-if-won = Wygrana
ma-if-lost = Przegrana
ma-reward = najwyższa karta daje posiadłość { $where }
ma-defeat = { $kind ->
    [invasion] każdy traci posiadłość { $where }, najniższa karta jeszcze jedną
    [lose_law] najniższa karta kosztuje jedno Prawo
    [silent_sejm] odtąd w każdej prowincji −2
   *[black_clouds] odtąd w Prusach −2
}; lenna przepadają; { $partition ->
    [stays] { $province }: Rozbiór trwa
    [1] { $province }: pierwszy Rozbiór
    [2] { $province }: drugi Rozbiór
    [3] { $province }: trzeci Rozbiór
   *[other] { $province }: Rozbiór
}
ma-bar = Siła { $strength } wobec Skali { $scale }: { $parts }
ma-falls-card = Na razie zdobywają: { $family }.
ma-falls-card-tied = Na razie remis: { $families }; rozstrzygają: { $decider }.
ma-falls-card-nobody = Na razie nie zdobywa nikt.
ma-falls-reward = Na razie nagrodę biorą: { $family }.
ma-falls-reward-tied = Na razie remis o nagrodę: { $families }; rozstrzygają: { $decider }.
ma-falls-reward-nobody = Na razie nie ma nagrody.
ma-falls-penalty = Na razie za przegraną płacą: { $family }.
ma-falls-penalty-tied = Na razie remis o karę: { $families }; rozstrzygają: { $decider }.
ma-falls-penalty-nobody = Na razie nikt nie płaci więcej niż inni.
ma-you = ty
ma-would-tie = { $total ->
    [none] remis ({ $families })
   *[other] { $total }: remis ({ $families })
}
ma-would-win = { $total }: zdobywasz
ma-would-go-to = { $total ->
    [none] zdobywają { $family }
   *[other] { $total }: zdobywają { $family }
}
ma-would-reward = nagroda: { $family }
ma-would-reward-you = nagroda dla ciebie
ma-would-reward-tied = remis o nagrodę: { $family }
ma-would-penalty = kara: { $family }
ma-would-penalty-you = płacisz ty
ma-would-penalty-tied = remis o karę: { $family }
ma-would-partition = { $count ->
    [1] pierwszy Rozbiór
    [2] drugi Rozbiór
    [3] trzeci Rozbiór
   *[other] Rozbiory: { $count }
}
ma-would-place = potem do postawienia { $count ->
    [one] 1 posiadłość
   *[other] { $count } posiadłości
}
ma-other-would-place = potem { $family } stawiają { $count ->
    [one] 1 posiadłość
   *[other] { $count } posiadłości
}
ma-others-change = pozostali { $amount }
ma-would-restore = { $province }: koniec Rozbioru
ma-stakes = Skala { $scale } · wygrana: posiadłość { $reward } · przegrana: { $kind ->
    [invasion] posiadłości { $where }
    [lose_law] jedno Prawo
    [silent_sejm] −2 w każdej prowincji
   *[black_clouds] −2 w Prusach
}
ma-wealth-change = Majątek { $amount }
ma-your-cards = Karty Familii
ma-cards-hand = Na ręce
ma-cards-senate = Senat
ma-cards-sejm = Sejm
ma-card = { $influence }: wpływy { $influence }, siła { $strength }
ma-lady = Dama: wpływy { $influence }, siła { $strength }
ma-your-card = twoja karta { $card }
ma-no-card = bez twojej karty
ma-your-card-there = twoja zakryta karta
ma-committed = Leżą tu karty rodów:
ma-to-card = Opis karty
ma-also-there = leżą tu też karty: { $families }
ma-ask-placement = Wybierz trzy z czterech urzędów i przy każdym połóż kartę.
ma-ask-sejm-commitment = Połóż po jednej karcie przy każdym Prawie.
ma-ask-conflict-commitment = Połóż po jednej karcie przy każdym Konflikcie.
ma-ask-trade = Co i komu proponujesz?
ma-lay-placement = Ubiegaj się o trzy z czterech urzędów
ma-lay-sejm-commitment = Jedna karta na każde Prawo
ma-lay-conflict-commitment = Jedna karta na każdy Konflikt
ma-laid-of = { $laid } z { $wanted }
ma-left-out = pominięty
ma-how-to-lay = { $left ->
    [one] Jeszcze jedna karta:
    [few] Jeszcze { $left } karty:
   *[many] Jeszcze { $left } kart:
} kliknij, przeciągnij albo wpisz liczbę z kółka na karcie (10 to Dama); ← / → wybierają miejsce. Do zapieczętowania wszystko można zmienić.
ma-how-to-tap = { $left ->
    [one] Jeszcze jedna karta:
    [few] Jeszcze { $left } karty:
   *[many] Jeszcze { $left } kart:
} dotknij karty, potem miejsca. Wszystko można zmienić.
ma-begun = { $digit } … teraz druga cyfra karty.
ma-too-many = O jedną kartę za dużo: połóż ją tam, gdzie leży inna, albo najpierw którąś cofnij.
ma-card-lies = { $card ->
    [none] { $space }: bez karty.
   *[other] { $space }: { $card }.
}
ma-card-back = Na rękę wraca { $card }.
ma-space-chosen = Miejsce na następną kartę: { $space }{ $card ->
    [none] {""}
   *[other] , leży tam { $card }
}.
ma-not-taken = Te karty nie zostały przyjęte. Nadal tu leżą: zmień je albo zapieczętuj ponownie.
ma-ready-to-seal = Wszystkie karty są wyłożone. Możesz je jeszcze zmienić; po zapieczętowaniu są ostateczne.
ma-seal = Zapieczętuj
ma-start-over = Od nowa
ma-sealing = Pieczętowanie: { $done } z { $total } …
ma-sealing-label = Zapieczętowane karty
ma-trade = Handel Prawami
ma-trade-text = zaproponuj, poproś albo daj
ma-trade-with = Handel z
ma-trade-give = Daję
ma-trade-take = Proszę o
ma-propose = Złóż propozycję: { $family }
ma-give-away = Oddaj w darze
ma-you-get = Dostajesz
ma-you-give = Oddajesz
ma-nothing = nic
ma-after-trade = Po wymianie twoje Prawa: { $mine }. { $family }: { $theirs }.
ma-trade-begun = Ta propozycja ({ $family }) jest już zaczęta. Dokończ ją albo wycofaj.
ma-trade-cancel = Wycofaj propozycję
ma-proposed = Propozycja: { $family } dają: { $give }, chcą: { $take }.
ma-declined = { $family } odrzucają propozycję: { $give } za { $take }.
ma-key-map = mapa
ma-key-cards = wyłożenie karty z tą liczbą w kółku
ma-key-place = wybór miejsca dla karty albo partnera handlu
ma-key-back = cofnięcie ostatniej karty
ma-key-trade = handel Prawami; potem 1–9 wybierają Prawa
ma-key-pass = pas albo rezygnacja z odpowiedzi
ma-key-seal = zapieczętowanie kart, złożenie propozycji, ustalenie kolejności
ma-decline = Odrzuć
ma-let-pass = Bez VETO!
ma-choose-target = wybierz cel …
ma-at-best = najlepiej
ma-aim-treasurer = Komu i gdzie twój Podskarbi odbiera posiadłość?
ma-aim-treasurer-there = Komu twój Podskarbi odbiera posiadłość { $where }?
ma-aim-assignats = Od kogo i którego Prawa żądają twoje Asygnaty?
ma-aim-assignats-there = { $family }: którego Prawa żądają twoje Asygnaty?
ma-aim-embassy = Który Konflikt usuwa z gry twoje Poselstwo?
ma-aim-pacta-conventa = Za który symbol twoje Pacta conventa dają posiadłości?
ma-aim-redirect = Gdzie tracisz posiadłość, aby ocalić jedną { $where }?
ma-ways-treasurer = { $count ->
    [few] { $count } rody
   *[many] { $count } rodów
}
ma-ways-assignats = { $count ->
    [few] { $count } Prawa
   *[many] { $count } Praw
}
ma-ways-redirect = { $count ->
    [one] 1 inna prowincja
    [few] { $count } inne prowincje
   *[many] { $count } innych prowincji
}
ma-back = Wróć
ma-redirect = { $instead } zamiast { $loss }
ma-spare = Ocal posiadłość { $where }
ma-keep-entail = Nie gram Ordynacji
ma-all-estates = Wszystkie posiadłości { $where }
ma-pledge = Obiecaj: { $law }
ma-pledge-named = dostają { $primate }, jeśli Prymas wskaże ciebie
ma-pledge-spared = dostają { $primate }, jeśli Prymas oszczędzi ciebie
ma-primate-decides = Rozstrzyga Prymas: { $family }
ma-pledged = obiecane
ma-this-order = Taka kolejność
ma-comes-at = na miejscu { $place }
ma-fixed = bez wyboru
ma-comes-after = Po tobie: { $family } ({ $cards }).
ma-holds-veto = VETO! mają { $family }.
ma-you-may-answer = Możesz odpowiedzieć
ma-may-answer = Mogą odpowiedzieć: { $family }
ma-put-aside = Odłóż kartę
ma-faces-loss = { $family } mają stracić posiadłości { $where }.
ma-comes-to-nothing = „{ $card }” bez skutku
ma-takes-effect = „{ $card }” odnosi skutek
ma-extorts = { $family } oddają { $law ->
    [none] wszystkie posiadłości w jednej prowincji
   *[other] „{ $law }” albo wszystkie posiadłości w jednej prowincji
}
ma-extorts-you = oddajesz { $law ->
    [none] wszystkie posiadłości w jednej prowincji
   *[other] „{ $law }” albo wszystkie posiadłości w jednej prowincji
}
ma-count = Majątki rodów
ma-count-estates = Posiadłości
ma-count-standing = Pozycja
ma-count-fiefs = Lenna
ma-count-laws = Prawa
ma-rank = Miejsce
ma-family = Ród
ma-third-partition = Trzeci Rozbiór
ma-zoom-in = Powiększ
ma-zoom-out = Pomniejsz
ma-whole-map = Cała mapa
ma-in-words = Plansza słowami
ma-your-family = Twój ród: { $family }.
ma-highest-are = Najwyżej: { $families }.
ma-lowest-are = Najniżej: { $families }.
ma-laws-held = Prawa w rękach rodów
ma-the-age = Król, kolejność, Senat i Prawa
ma-not-now = Nie teraz ({ $count })
