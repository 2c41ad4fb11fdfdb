### Sigismundus Augustus: the words of its board

## The table

sg-parts = Części stołu
sg-tab-lit = tu jest coś do wybrania
sg-tab-stage = Scena
sg-tab-abroad = Zagranica
sg-tab-senate = Senat
sg-tab-fields = Pola
sg-tab-hand = Karty
sg-key-choose = odpowiedzi po dziesiątej
sg-key-amount = liczba; można ją wpisać cyframi
sg-key-all = wszystko
sg-key-confirm = potwierdzenie
sg-key-map = mapa w powiększeniu
sg-key-back = krok wstecz albo dalej od otwartych dłoni

## Za granicą

sg-directions = Polityka zagraniczna
sg-directions-hint = PZ: 1. / 2. miejsce
sg-map = Mapa państw ościennych
sg-map-larger = Powiększ mapę (M)
sg-map-smaller = Zamknij mapę (M)
sg-seal-lithuania = +{ $count } { $count ->
    [one] głos
    [few] głosy
   *[other] głosów
}
sg-seal-sweden = { $count } artyleria gratis
sg-seal-habsburg = +{ $count } PZ
sg-seal-muscovy = +{ $count } militarna
sg-seal-ottoman = +{ $count } zagraniczna
sg-seal-prussia = +{ $count } { $count ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}
sg-seal-held = Pieczęć ma ród { $house }.
sg-no-markers = bez żetonów
sg-country-choose = Wybierz to państwo
sg-country-worth = Pole { $space }: { $first } PZ za najwięcej żetonów rodu, { $second } za drugie miejsce. { $crowned ->
    [yes] Z koroną: punktuje w tej rundzie.
   *[no] Bez korony: w tej rundzie nie punktuje.
}
sg-country-empty = Nie ma tu żetonów rodów; nikt nie dostałby punktów.
sg-country-scores = Gdyby punktowano teraz: { $each }.
sg-country-points = { $house } { $points } PZ ({ $markers ->
    [one] 1 żeton
    [few] { $markers } żetony
   *[other] { $markers } żetonów
})
sg-country-pact = Tajny pakt: w tej rundzie nikt nie kładzie tu żetonów rodu.
sg-figures = Odkryte osobistości
sg-figures-unseen = { $count } jeszcze w talii
sg-figure-take = Weź tę osobistość
sg-figure-with = mecenas: { $house }
sg-figure-gone = już jej tu nie ma
sg-figure-held = Mecenas: { $house }. Złoto na karcie: { $gold }.
sg-does-florian-zebrzydowski = 1 dowolna jednostka bez opłaty
sg-does-bernard-pretwicz = w obronie każdy rzut +2
sg-does-dymitr-wisniowiecki = w ataku każdy rzut +2
sg-does-tomasz-sierpinek = 2 dukaty więcej dochodu
sg-does-prospero-provana = 1 karta więcej przy dobieraniu
sg-does-andrzej-taranowski = Poselstwo kładzie 2 żetony
sg-does-piotr-barzi = 1 żeton więcej w polityce zagranicznej
sg-does-bartlomiej-groicki = 1 głos więcej na każdym sejmie
sg-does-jozef-strus = bez Śmierci senatora; urzędy +1 PZ
sg-does-jan-laski = bez sądu kościelnego; Agitacja +1 pole
sg-does-waclaw-z-szamotul = Uczta przesuwa o 1 pole więcej
sg-does-walenty-bakfark = akcja specjalna: obejrzyj rękę, dobierz kartę
sg-does-jan-kochanowski = na koniec 1 PZ za osobistość, do 8
sg-does-mikolaj-rej = na koniec 2 PZ za kartę polityki, do 8
sg-does-andrzej-frycz-modrzewski = na koniec 2 PZ za ustawę w mocy, do 8
sg-does-stanislaw-orzechowski = na koniec 2 PZ za odrzuconą ustawę, do 8
sg-does-lukasz-gornicki = na koniec do 8 PZ za poparcie królewskie
sg-does-marcin-bielski = na koniec do 8 PZ za poparcie poselskie
sg-does-jan-maria-padovano = na koniec 1 PZ za 2 dukaty, do 8
sg-does-santi-gucci = na koniec 3 PZ za urząd ziemski
sg-does-marcin-kromer = na koniec 3 PZ za pieczęć
sg-does-stanislaw-hozjusz = na koniec 3 PZ za urząd kościelny
sg-does-jan-herburt = na koniec 3 PZ za urząd ministra
sg-does-mikolaj-sieniawski = na koniec 1 PZ za punkt siły, do 8

## The senate, the fields and the hand

sg-space = { $space }: { $name }, { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
}
sg-space-more = w tym { $votes } z ustawy „{ $act }”
sg-track-royal = Poparcie królewskie
sg-track-senatorial = Poparcie senackie
sg-track-parliamentary = Poparcie poselskie
sg-gives-royal = rozstrzygają remisy, koronują
sg-gives-senatorial = mają pierwszą akcję specjalną
sg-gives-parliamentary = mają czwartego klienta

sg-offices = Urzędy senackie
sg-income = dochód
sg-prestige = prestiż
sg-kind-ecclesiastical = Kościelne
sg-kind-ministerial = Ministrowie
sg-kind-land = Ziemskie
sg-office-archiepiscopus-gnesnensis = arcybiskup gnieźnieński
sg-office-marschalcus-regni = marszałek wielki
sg-office-cancellarius-regni = kanclerz wielki
sg-office-vicecancellarius-regni = pod­kanclerzy
sg-office-thesaurarius-regni = podskarbi wielki
sg-office-marschalcus-curiae = marszałek nadworny
sg-available = Urząd wolny.
sg-held-by = Urząd sprawują { $name }.
sg-marked-by = Urząd wolny; leży na nim żeton rodu ({ $name }), który daje 2 dodatkowe głosy.
sg-brings = dochód { $income }, prestiż { $prestige }
sg-turned-short = odwrócony przez ustawę
sg-turned = Odwrócony przez ustawę „{ $act }”; przedtem: { $side }.
sg-turns = Ustawa „{ $act }” odwróciłaby go: { $side }.
sg-chosen = wybrany
sg-tag-voting = głosowanie
sg-tag-next = następny
sg-tag-later = w kolejce
sg-tag-new = nowy

sg-fields = Pola akcji
sg-fields-yours = na dukacie cena za twojego następnego klienta
sg-fields-price = na dukacie cena za następnego klienta
sg-fields-gone = klienci odeszli; kontury pokazują, gdzie stali
sg-field-envoy = Poselstwo
    .short = 1 żeton
sg-field-patronage = Mecenat
    .short = osobistość
sg-field-calling-banners = Chorągwie
    .short = 1 jednostka
sg-field-vacancy = Wakanse
    .short = żeton na urząd
sg-field-nobles-feast = Uczta
    .short = senat +1
sg-field-academy = Akademia
    .short = 2 karty
sg-field-economist = Ekonom
    .short = 3 dukaty
sg-field-economist-five = Ekonom II
    .short = 3 dukaty
sg-field-parliamentary-agitation = Agitacja
    .short = posłowie +1
sg-price = { $ducats ->
    [0] następny klient nie płaci
    [one] następny klient płaci 1 dukata
    [few] następny klient płaci { $ducats } dukaty
   *[other] następny klient płaci { $ducats } dukatów
}
sg-stands = stoją klienci: { $names }
sg-stood = stali tu: { $names }
sg-five-only = tylko 5 graczy
sg-no-effect = bez efektu
sg-no-effect-long = Klient tylko stanie na polu: jego akcja niczego teraz nie zmieni.

sg-your-hand = Twoje karty
sg-hands = Karty na rękach
sg-hand-empty = Nie masz kart polityki.
sg-cards-of = { $deck }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
sg-card-client-card = dodatkowy klient
sg-card-primus-inter-pares = żeton pierwszego gracza
sg-card-death-of-senator = ród oddaje urząd
sg-card-church-foundation = 5 punktów za 3 dukaty, nikt cię nie zaatakuje
sg-card-vistula-raft = weź 4 dukaty
sg-card-diplomatic-mission = ukoronuj kraj
sg-card-negotiations = kraj na początek lub koniec
sg-card-secret-pact = bez żetonów w kraju
sg-card-enlistment = 2 jednostki
sg-card-abduction = walka o osobistość
sg-card-sack = walka o połowę dukatów
sg-card-foray = walka o 6 punktów
sg-also-internal = lub 1 głos, lub krok na uczcie
    .long = Odrzucona: 1 głos na sejmie albo 1 pole więcej na magnackiej uczcie.
sg-also-foreign = lub żeton za granicą
    .long = Odrzucona w fazie polityki zagranicznej: 1 żeton rodu w wybranym kraju.
sg-also-military = lub pancerz na ranę
    .long = Odrzucona w walce: przyjmuje ranę zamiast jednostki.
sg-copies = { $count } razy
sg-laid = odłożone: { $laid }
sg-supply = Bank
sg-left-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[other] { $count } głosów
} w banku
sg-left-clients = { $count ->
    [one] { $count } klient
   *[other] { $count } klientów
} w banku
sg-left-units = { $unit } w banku: { $count }
sg-deck = { $deck }: w talii { $cards }, odrzucone { $discards }
sg-discards = Karty odrzucone
sg-discards-show = Pokaż karty odrzucone
sg-discards-none = Nic nie zostało odrzucone.

sg-show-things = Pokaż, co należy do tego rodu
sg-has-vp = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[other] { $count } punktów zwycięstwa
}
sg-has-ducats = { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
   *[other] { $count } dukatów
}
sg-has-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[other] { $count } głosów
}; przy liczeniu głosów ród dostałby teraz { $coming }
sg-has-clients = { $count ->
    [one] został { $count } klient
   *[other] zostało { $count } klientów
}
sg-has-markers = { $count ->
    [one] { $count } żeton rodu
    [few] { $count } żetony rodu
   *[other] { $count } żetonów rodu
} w zapasie
sg-has-figure = { $name }, { $gold ->
    [0] bez złota
   *[other] złoto: { $gold }
}
sg-has-units = { $unit }: { $count }
sg-has-host = { $unit } na pospolitym ruszeniu, nie walczy: { $count }
sg-has-power = siła { $power }
sg-first = pierwszy gracz
sg-protected = Fundacja kościoła: w tej rundzie nie można zaatakować tego rodu
sg-known = Karty, o których wiesz, że są na tej ręce

sg-rounds = Rundy i ich ustawy
sg-act-fate = { $name }{ $fate ->
    [passed] : uchwalona.
    [rejected] : odrzucona.
   *[open] .
}

## The stage

sg-sejm = { $place ->
    [Warszawa] Sejm w Warszawie
    [Lublin] Sejm w Lublinie
   *[other] Sejm w Piotrkowie
}
sg-stages = Etapy sejmu
sg-stage-count-votes = Głosy
sg-stage-additional-votes = Karty
sg-stage-bribery = Przekupstwo
sg-stage-voting = Urzędy
sg-stage-royal-demand = Żądanie
sg-stage-act-of-law = Ustawa
sg-palms = Dłonie wszystkich rodów
sg-choosing = wybierają
sg-sealed = zamknięta
sg-empty-hand = pusta dłoń
sg-by-marker = z żetonu: { $count }
sg-marker-votes = żeton: { $count ->
    [one] 1 głos
    [few] { $count } głosy
   *[other] { $count } głosów
}
sg-tie = remis
sg-won = wygrywają
sg-for = za
sg-against = przeciw
sg-less = O jeden mniej
sg-more = O jeden więcej
sg-of = z { $most }
sg-seal-it = Pieczętuj
sg-only-you = widzisz tylko ty
sg-heap = { $kind ->
    [ducats] Dukaty w twojej dłoni
   *[other] Głosy w twojej dłoni
}
sg-nothing-to-give = { $kind ->
    [ducats] Nie masz dukatów: twoja dłoń zostaje pusta.
   *[other] Nie masz głosów: twoja dłoń zostaje pusta.
}
sg-office-count = urząd { $at } z { $of }
sg-step-count = krok { $at } z { $of }
sg-still-choosing = { $you ->
    [true] Oprócz ciebie wybierają jeszcze: { $names }.
   *[other] Wybierają jeszcze: { $names }.
}
sg-waits-for-you = Wszystkie inne dłonie są zamknięte i czekają na twoją.
sg-go-on = Dalej
sg-verdict-ducats = { $count ->
    [0] Nikt nie oferuje dukatów za głosy.
    [one] Za głosy oferowany jest 1 dukat.
    [few] Za głosy oferowane są { $count } dukaty.
   *[other] Za głosy oferowanych jest { $count } dukatów.
}
sg-verdict-votes = { $count ->
    [0] Na tym sejmie nikt nie sprzedaje głosów.
    [one] Na sprzedaż jest 1 głos.
    [few] Na sprzedaż są { $count } głosy.
   *[other] Na sprzedaż jest { $count } głosów.
}
sg-verdict-office = { $votes ->
    [0] { $name } obejmują urząd bez głosów.
    [one] { $name } obejmują urząd: 1 głos.
    [few] { $name } obejmują urząd: { $votes } głosy.
   *[other] { $name } obejmują urząd: { $votes } głosów.
}
sg-verdict-settled = Remis: rozstrzygają { $decider }, urząd obejmują { $name }.
sg-verdict-vacant = Nikt nie dał głosów: urząd pozostaje wolny.
sg-verdict-favour = { $name } są pierwsi w łasce króla.
sg-verdict-favour-tie = Remis: w imieniu króla o kolejności rozstrzygają { $name }
sg-tie-decider = Remis: w imieniu króla rozstrzygają { $name }
sg-no-office = Nie ma urzędu do obsadzenia.
sg-votes = głosy
sg-bribery-ducats = Najpierw wszyscy ukrywają dukaty oferowane za głosy.
sg-bribery-votes = Teraz wszyscy ukrywają głosy na sprzedaż.
sg-bribery-offers = Zaoferowane dukaty:
sg-sellers = Głosy na sprzedaż
sg-buyers = Dukaty za głosy
sg-parcel-seller = { $state ->
    [now] teraz sprzedają
    [choice] mogą sprzedać
    [done] sprzedane
    [vain] bez kupca, przepadają
   *[other] na sprzedaż
}
sg-parcel-buyer = { $state ->
    [choice] do wyboru
    [done] kupione
    [vain] wracają
   *[other] czekają
}
sg-no-sellers = Na tym sejmie nikt nie sprzedaje głosów.
sg-no-buyers = Nikt nie oferuje dukatów, więc głosy na sprzedaż przepadają.
sg-votes-from = Skąd pochodzą głosy
sg-votes-bonus = Urzędy, osobistości, pieczęcie i ustawy
sg-votes-cards = Karty polityki wewnętrznej
sg-office-won = { $votes ->
    [0] { $name }, bez głosów
    [one] { $name }, 1 głos
    [few] { $name }, { $votes } głosy
   *[other] { $name }, { $votes } głosów
}
sg-office-vacant = pozostaje wolny
sg-office-next = następny
sg-office-marked = { $next ->
    [true] następny; żeton: { $name }
   *[other] żeton: { $name }
}
sg-demand = Żądanie królewskie
sg-act = Ustawa sejmowa
sg-favour = najwyżej w łasce: { $name }
sg-favour-order = Kolejność na torze poparcia królewskiego
sg-favour-space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
sg-send-units = Jednostki na pospolite ruszenie
sg-keep-units = Jednostki do utrzymania
sg-unit-send = { $unit }: { $on ->
    [true] rusza na wyprawę
   *[other] zostaje w domu
}
sg-unit-keep = { $unit }{ $host ->
    [true] {" "}z pospolitego ruszenia
   *[other] {""}
}: { $on ->
    [true] zostaje
   *[other] odchodzi
}
sg-tally = za: { $votes_for }, przeciw: { $votes_against }
sg-act-tie = Głosy równe: w imieniu króla rozstrzygają { $name }
sg-act-passed = Uchwalona; obowiązuje do końca gry
sg-act-rejected = Odrzucona; wychodzi z gry
sg-power = Siła jednostek czynnych
sg-no-units = brak jednostek
sg-die = rzut: { $die }
sg-damage = Obrażenia
sg-no-die = bez rzutu
sg-wounds = { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}
sg-clients-left = { $clients ->
    [one] został 1 klient
   *[other] pozostali klienci: { $clients }
}
sg-now = teraz
sg-to-come = jeszcze nic
sg-deck-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, odrzucone: { $discards }
sg-values = { $first } za najwięcej żetonów, { $second } za drugie miejsce
sg-seal-of = Pieczęć: { $name }
sg-prestige-scored = Prestiż urzędów
sg-prestige-bonus = w tym premia { $bonus }
sg-scored-sum = w tej rundzie
sg-crowned-scored = Koronowane kraje
sg-none-crowned = Żaden kraj nie ma korony.
sg-free = Bez opłat:
sg-free-kind = { $unit } ({ $count })
sg-free-any = dowolne ({ $count })
sg-upkeep-refused = Tych jednostek nie można zatrzymać razem: najpierw pospolite ruszenie, a za wszystko trzeba zapłacić.
sg-at-host = na pospolitym ruszeniu
sg-given-up = oddane
sg-keep = Utrzymaj
sg-keep-for = { $ducats ->
    [0] Utrzymaj za darmo
    [one] Utrzymaj za 1 dukata
    [few] Utrzymaj za { $ducats } dukaty
   *[other] Utrzymaj za { $ducats } dukatów
}
sg-setup = Każdy ród wybiera urząd
sg-picking = Kolejność wyboru
sg-entry = { $price ->
    [0] wejście za darmo
    [one] wejście: 1 dukat
    [few] wejście: { $price } dukaty
   *[other] wejście: { $price } dukatów
}
sg-other-field = inne pole
sg-choose-country = Wybierz kraj: tutaj albo na mapie.
sg-goes-to = na pole { $space }
sg-steps = { $steps ->
    [one] 1 pole naprzód
    [few] { $steps } pola naprzód
   *[other] { $steps } pól naprzód
}{ $won ->
    [none] {""}
   *[other] , zdobywasz kartę: { $won }
}
sg-no-steps = bez ruchu naprzód
sg-units-left = w banku: { $count }
sg-gold-on = Złoto na karcie
sg-take = Weź
sg-bribe = { $price ->
    [one] przekup za 1 dukata
    [few] przekup za { $price } dukaty
   *[other] przekup za { $price } dukatów
}
sg-end = Ostatni sejm dobiegł końca
sg-end-ribbons = Złote wstęgi: { $name }
sg-end-items = { $space ->
    [0] liczba: { $items }
    [1] pole I
    [2] pole II
    [3] pole III
    [4] pole IV
   *[5] pole V
}
sg-end-sources = Skąd pochodzą punkty
sg-end-total = Punkty
sg-end-wins = zwycięzcy
sg-end-tie = { $ahead } i { $behind } mają po { $vp } PZ; wyżej w łasce króla stoją { $ahead }.

## Pytanie

sg-back = Wstecz
sg-all = Wszystko
sg-nothing = Nic
sg-ask-target = „{ $card }”: { $what ->
    [country] który kraj?
    [unit] która jednostka?
   *[target] przeciw któremu rodowi?
}
sg-ask-field = { $field }: { $id ->
    [envoy] w którym kraju kładziesz żeton rodu?
    [patronage] którą osobistość bierzesz?
    [calling_banners] jaką jednostkę powołujesz?
    [vacancy] który urząd oznaczasz?
    [nobles_feast] które karty polityki wewnętrznej odrzucasz?
    [parliamentary_agitation] ile dukatów płacisz?
   *[other] co robisz?
}
sg-ask-gold = { $figure }: ile złota kładziesz na karcie?
sg-ask-cards = { $country }: które karty polityki zagranicznej odrzucasz za żetony rodu?{ $free ->
    [0] {""}
    [one] {" "}1 żeton masz za darmo.
    [few] {" "}{ $free } żetony masz za darmo.
   *[other] {" "}{ $free } żetonów masz za darmo.
}
sg-ask-favour = { $space ->
    [1] Kto stanie pierwszy w łasce króla?
   *[other] Kto stanie na polu { $roman } w łasce króla?
}
sg-left-ducats-after = { $left ->
    [0] Nie zostanie ci ani jeden dukat.
    [one] Zostanie ci 1 dukat.
    [few] Zostaną ci { $left } dukaty.
   *[other] Zostanie ci { $left } dukatów.
}
sg-left-votes-after = { $left ->
    [0] Nie zostanie ci ani jeden głos.
    [one] Zostanie ci 1 głos.
    [few] Zostaną ci { $left } głosy.
   *[other] Zostanie ci { $left } głosów.
}
sg-counts-as = Z żetonem oferta liczy się jako { $votes }.
sg-rivals = Inni najwyżej: { $each }.
sg-rival-most = { $house } { $most }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
}
sg-hide-hide-ducats = Czego nikt nie weźmie, wróci do ciebie.
sg-hide-hide-votes = Głosy, na które nie ma kupca, przepadają.
sg-hide-bid-for-office = Wszystkie zaoferowane głosy są wydane, także przegranych.
sg-hide-commit-to-demand = Wszystko, co dasz, jest wydane.
sg-gold-means = Im więcej złota na karcie, tym drożej innym przekupić osobistość.
sg-rival-offices = { $count ->
    [one] { $count } urząd
    [few] { $count } urzędy
   *[other] { $count } urzędów
}
sg-rival-figures = { $count ->
    [one] { $count } osobistość
    [few] { $count } osobistości
   *[other] { $count } osobistości
}
sg-rival-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
sg-rival-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[other] { $count } głosów
}
sg-rival-fight = siła { $mine } : { $theirs }, pancerz { $armour } : { $shield }; { $stake }
sg-as-armour = odrzucona zamiast jednostki
sg-your-votes = { $count ->
    [0] nie masz już głosów
    [one] z twoim 1 głosem
   *[other] z twoimi { $count } głosami
}
sg-to-end = { $country }: { $end ->
    [first] na pierwsze pole
   *[last] na ostatnie pole
}
sg-markers-here = ty { $mine }, inni { $most }
sg-fee-none = za darmo
sg-you-have = masz { $count }
sg-court = Sąd kościelny
sg-spy = ogląda karty rodu, potem dobierasz kartę
sg-steps-lost = { $count ->
    [one] 1 krok przepada: dalej niż na pole I nie dojdziesz.
    [few] { $count } kroki przepadają: dalej niż na pole I nie dojdziesz.
   *[other] { $count } kroków przepada: dalej niż na pole I nie dojdziesz.
}
sg-stays-there = już tam stoi: nic się nie przesuwa
sg-agitate = { $ducats ->
    [0] Nic nie dopłacaj
    [one] Dopłać 1 dukata
    [few] Dopłać { $ducats } dukaty
   *[other] Dopłać { $ducats } dukatów
}
sg-gain-ducats = { $count ->
    [one] { $n } dukat
    [few] { $n } dukaty
   *[other] { $n } dukatów
}
sg-gain-votes = { $count ->
    [one] { $n } głos
    [few] { $n } głosy
   *[other] { $n } głosów
}
sg-gain-vp = { $n } PZ
sg-gain-clients = { $count ->
    [one] { $n } klient
   *[other] { $n } klientów
}
sg-gain-units = { $count ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[other] { $n } jednostek
}
sg-scores = PZ: { $each }
sg-scores-one = { $house } { $points }
sg-scores-none = nikt nie zdobyłby punktów
sg-then-ducats = { $count ->
    [0] Nic nie płacisz, w skarbcu: { $left }.
    [one] { $way ->
        [less] Płacisz 1 dukata, zostaje ci { $left }.
       *[more] Bierzesz 1 dukata, masz { $left }.
    }
    [few] { $way ->
        [less] Płacisz { $count } dukaty, zostaje ci { $left }.
       *[more] Bierzesz { $count } dukaty, masz { $left }.
    }
   *[other] { $way ->
        [less] Płacisz { $count } dukatów, zostaje ci { $left }.
       *[more] Bierzesz { $count } dukatów, masz { $left }.
    }
}
sg-then-votes = { $way ->
    [less] Głosy po tym ruchu: { $left }.
   *[more] Razem głosów: { $left }.
}
sg-then-markers = Żetony rodu w zapasie: { $left }.
sg-then-steps = { $track }: { $steps ->
    [one] 1 pole naprzód.
    [few] { $steps } pola naprzód.
   *[other] { $steps } pól naprzód.
}
sg-then-card = Zdobywasz kartę: { $name }.
sg-then-space = { $country }: na pole { $space }.
sg-then-crowned = { $country }: korona, { $scores }.
sg-then-points = { $country }: dla ciebie { $points } PZ.
sg-laid-of = { $laid } z { $count }
sg-lay-all = Wszystkie możliwe ({ $count })
sg-lay-first = Najpierw wybierz karty
sg-host-power = Siła { $power } dla króla; w domu zostaje { $left }.
sg-keep-all = Na ile mnie stać
sg-keep-free = Tylko darmowe
sg-keep-none = Żadne
sg-send-all = Wszystkie
sg-send-none = Żadne
sg-hand-closed = Twoja dłoń jest zamknięta.
sg-take-back = Cofnij
sg-seal-last = To ostatnia dłoń: wszystkie się otworzą.
sg-seal-open = Możesz cofnąć, póki nie zamkną się wszystkie.
sg-withdraw = Wycofaj go
