### Słowa planszy Książąt Florencji.

## The table

fl-parts = Części stołu
fl-tab-mine = Moje
fl-tab-hand = Ręka
fl-tab-others = Inni
fl-tab-auction = Licytacja
fl-tab-yard = Budynki
fl-tab-fame = Sława
fl-setup = Karty początkowe
fl-phase-auction = Licytacje
fl-phase-characters = Postacie
fl-phase-action = Akcje
fl-minimum = minimum { $minimum }
fl-points = PP
fl-has-prestige = { $count ->
    [one] { $count } Punkt Prestiżu
    [few] { $count } Punkty Prestiżu
   *[many] { $count } Punktów Prestiżu
}
fl-has-florins = Floreny: { $count }
fl-has-hand = Karty Wolnych Zawodów na ręce: { $count }
fl-has-bonus = Karty Premii na ręce: { $count }
fl-has-prestige-cards = Karty Prestiżu: { $count }
fl-has-recruits = Karty Rekrutacji na ręce: { $count }
fl-has-works = Karty na stole: { $count }
fl-has-architects = Architekci: { $count }
fl-has-jesters = Błaźni: { $count }
fl-has-freedom = Ogłoszona: { $freedom }
fl-lacks-freedom = Nieogłoszona: { $freedom }
fl-spent = już w użyciu
fl-key-move = przesunięcie kafelka albo ceny
fl-key-turn = obrót kafelka
fl-key-flip = odwrócenie kafelka
fl-key-lay = położenie kafelka, podanie ceny, zatwierdzenie kart
fl-key-bid = podbicie ceny
fl-key-pass = pas
fl-key-keep = rezygnacja z werbunku
fl-key-end = koniec tury
fl-key-back = odłożenie Budynku, powrót

## Land, yard and joint buildings

fl-your-land = Twoje Księstwo
fl-land-of = Księstwo: { $name }
fl-land-label = Księstwo: { $name }. Kafelki: { $tiles }
fl-tile-on = { $tile } na { $cells }
fl-back-to-mine = Wróć do mojego
fl-land-back = Wróć
fl-keys-move = przesuń
fl-turn = Obróć
fl-flip = Odwróć
fl-architects = Architekci
fl-building-cost = { $florins ->
    [0] Budynki za darmo
   *[other] Budynek kosztuje { $florins }
}
fl-may-touch = , mogą się stykać
fl-freedoms = Swobody
fl-declared = (ogłoszona)
fl-not-declared = (nieogłoszona)
fl-jesters = Błaźni
fl-jesters-add = +{ $points } do każdego Dzieła
fl-none = brak
fl-free-cells = Wolne pola
fl-free-after = { $cells } po położeniu kafelka
fl-other-lands = Pozostałe Księstwa
fl-peek = { $name }: pokaż w dużym widoku
fl-yard = Budynki w zasobach
fl-yard-costs = { $florins ->
    [0] dla ciebie za darmo
   *[other] dla ciebie po { $florins } Florenów
}
fl-yard-left = { $left ->
    [0] brak
   *[other] zostało { $left }
}
fl-yard-wished = Życzenie kart z twojej ręki: { $cards }
fl-placing-label = Kładziesz: { $tile }. Strzałki przesuwają, R obraca, F odwraca, Enter kładzie.
fl-place-said = { $tile } na { $own }{ $beyond ->
    [none] { "" }
   *[other] , a po drugiej stronie granicy ({ $neighbour }) na { $beyond }
}.
fl-place-fits = Tu może leżeć.
fl-place-fails = Tu nie może leżeć.
fl-place-touches = Styka się z: { $things }. Wolno, bo masz { $architects ->
    [2] dwóch
   *[other] trzech
} Architektów.
fl-place-touches-theirs = Styka się z: { $things }. Wolno dzięki tamtejszym Architektom.
fl-place-leaves = Zostanie ci { $florins } Florenów.
fl-palazzo = Pałac
fl-touched-thing = { $name }
fl-build-here = Wznieś tutaj
fl-lay-here = Połóż tutaj
fl-propose-here = Zaproponuj to miejsce
fl-put-back = Odłóż
fl-change-florins = { $sign }{ $florins } Florenów
fl-change-points = { $points } PP{ $sold ->
    [0] { "" }
   *[other] { " " }(+{ $brought }, sprzedane: { $sold })
}
fl-in-and-out = +{ $florins } Florenów, −{ $cost } do banku
fl-not-here = tutaj nie wolno
fl-then-price = potem cena
fl-price-less = 100 Florenów mniej
fl-price-more = 100 Florenów więcej
fl-price-slider = Ile płaci sąsiad
fl-price-said = Floreny: { $florins }
fl-propose-for = { $florins ->
    [0] Zaproponuj bez zapłaty
   *[other] Zaproponuj za { $florins } Florenów
}
fl-counter-for = { $florins ->
    [0] Zaproponuj udział bez zapłaty
   *[other] Zaoferuj { $florins } Florenów
}
fl-price-leaves = Po przyjęciu oferty: { $actor }; { $to }.
fl-price-left = { $name } – { $florins } fl, { $points }
fl-accept = Przyjmij
fl-reject = Odrzuć
fl-counter = Kontroferta
fl-reject-words = nic się nie zmieni
fl-counter-words = inne miejsce lub cena
fl-work-rises = { $card } { $before } → { $after }
fl-propose-with = Z kim?
fl-propose-what = Sąsiad: { $name }. Który Budynek ma stanąć na waszej granicy? Po +{ $points } PP dla obu; { $cost ->
    [0] bank nic nie bierze.
   *[other] płacisz bankowi { $cost } Florenów.
}

## Auctions, characters and the fame track

fl-fame-track = Ścieżka Sławy
fl-track-caption = nad torem: Punkty Prestiżu · pod torem: najlepsze Dzieła rundy
fl-track-prestige = { $house }: { $points ->
    [one] { $points } Punkt Prestiżu
    [few] { $points } Punkty Prestiżu
   *[many] { $points } Punktów Prestiżu
}
fl-track-work = { $house }: najlepsze Dzieło tej rundy { $value }
fl-award = Najwybitniejsze Dzieło { $value }: { $houses }, { SIGNED($points) } PP
fl-rounds = Rundy i minimalna Wartość Dzieła
fl-rounds-number = Runda
fl-rounds-minimum = Min. WD
fl-auctions = { $round ->
    [0] Licytacje
   *[other] Licytacje rundy { $round }
}
fl-auctions-live = każdy może zdobyć jeden przedmiot w rundzie
fl-auctions-closed = zakończone · po jednym przedmiocie
fl-auctions-soon = zaczną się po wyborze kart początkowych
fl-short-forest = Las
fl-short-lake = Jezioro
fl-short-park = Park
fl-short-landscape = Krajobraz
fl-short-jester = Błazen
fl-short-architect = Architekt
fl-short-prestige-card = Prestiż
fl-short-recruitment-card = Rekrutacja
fl-stack-left = zostało: { $count }
fl-stack-block = licytowany
fl-stack-empty = wyczerpany
fl-stack-price = { $florins } fl
fl-stack-barred = nie dla ciebie
fl-stack-open = do wzięcia
fl-stack-unsold = bez nabywcy
fl-stack-free = za darmo
fl-stack-limit = twój limit: { $florins }
fl-ladder = Oferty, co sto
fl-beyond = więcej, niż możesz zapłacić
fl-seats = Rody
fl-seat-leads = prowadzą: { $florins }
fl-seat-speaks = ich kolej
fl-seat-mine = twoja kolej
fl-seat-bid = dali { $florins }
fl-seat-opened = otwarcie: { $florins }
fl-seat-waits = czekają
fl-seat-passed = pas
fl-seat-unable = nie mogą dać więcej
fl-seat-served = mają: { $object }
fl-seat-withdrawn = wycofani
fl-seat-opens = wybierają przedmiot
fl-seat-buys = kupują ostatni
fl-lot-sold = { $florins ->
    [0] { $house }, za darmo
   *[other] { $house }, za { $florins }
}
fl-lot-looked = nie jest teraz licytowany
fl-you-open = Otwierasz licytację
fl-you-open-text = Wybierz stos: najpierw zobaczysz, co przyniesie. Wystawiając go, dajesz { $florins } Florenów.
fl-opener = Otwierają { $house }
fl-opener-text = Zaraz zostanie wybrany przedmiot, za { $florins } Florenów. Wybierz stos, by z góry ustalić limit.
fl-opener-public = Zaraz zostanie wybrany przedmiot, za { $florins } Florenów.
fl-you-buy = Kupujesz jako ostatni gracz
fl-you-buy-text = Wybierz stos i zapłać { $florins } Florenów; nikt nie licytuje przeciw tobie.
fl-buyer = Na końcu kupują { $house }
fl-buyer-text = Jeden przedmiot można wziąć za { $florins } Florenów, bez licytacji.
fl-if-yours = Za { $florins } fl:
fl-leaves = zostaje { $florins } fl
fl-brings-points = { SIGNED($points) } PP
fl-raises = { $card } { $before } → { $after }
fl-raises-all = każde Dzieło { SIGNED($points) }
fl-means-architect = { $count ->
    [1] Twój pierwszy: Budynek kosztuje 300 Florenów zamiast 700.
    [2] Twój drugi: Budynki mogą do siebie przylegać, a od razu +3 PP.
    [3] Twój trzeci: Budynki są za darmo, a od razu +3 PP.
   *[other] Masz trzech, a więcej mieć nie można.
}
fl-means-jester = { $count ->
    [1] Twój pierwszy: +2 do każdego twojego Dzieła.
   *[other] Twój Błazen nr { $count }: kolejne +2 do każdego Dzieła.
}
fl-means-landscape = { $count ->
    [1] Twój pierwszy tego typu: +3 do każdego Dzieła z tym życzeniem.
   *[other] Masz już taki: +3 PP po położeniu.
}
fl-means-wished = { $cards ->
    [none] Żadna z twoich kart go nie potrzebuje.
   *[other] Życzą go sobie: { $cards }.
}
fl-means-recruitment = { $count ->
    [0] U innych nie leży jeszcze żadna odkryta karta.
   *[other] Odkryte karty u innych: { $count }.
}
fl-limit = Twój limit: { $object }
fl-limit-secret = (tajny)
fl-limit-active = Podbijanie do { $florins }, potem pas
fl-limit-reached = Limit { $florins } osiągnięty: pasujesz
fl-limit-mark = limit
fl-limit-poor = Nie stać cię na { $florins } Florenów.
fl-limit-less = 100 Florenów mniej
fl-limit-more = 100 Florenów więcej
fl-limit-give = Podbijaj do { $florins }, potem pas
fl-means-florins = Twoje Floreny: { $florins }.
fl-means-both = { $count ->
    [0] Twoje Floreny: { $florins }.
   *[other] Twoje Floreny: { $florins }; do tego { $count } PP do sprzedania po 100.
}
fl-bid = Daj { $florins }
fl-withdraw = Wycofaj się z rundy
fl-sell = Sprzedaj Prestiż
fl-sell-text = 100 Florenów za punkt, najwyżej { $count }
fl-sell-less = O punkt mniej
fl-sell-more = O punkt więcej
fl-professor = Profesor: { $deck ->
    [bonus] karta Premii
   *[prestige] karta Prestiżu
}
fl-merchant = Kupiec: punkty za miejsce
fl-characters = Postacie
fl-characters-of = Postacie rundy { $round }
fl-characters-live = po jednej Postaci, na jedną rundę
fl-characters-passed = pas: { $houses }
fl-character-free = do wzięcia
fl-character-has = zajęte
fl-power-muse = +{ $round } do każdego Dzieła
fl-power-cardinal = 3 akcje
fl-power-princess = Dzieło z ziem
fl-power-merchant = przedmiot albo miejsce
fl-power-professor = karta za darmo
fl-power-banker = płaci { $florins }
fl-banker-holds = Na karcie leży { $florins } Florenów.
fl-spaces = Pola licytacji: { $character }
fl-ask-stake = Ile stawiasz na { $character }?
fl-stake = Stawka { $florins }: { $character }
fl-stake-from = od { $florins }
fl-stake-taken = zajęte
fl-stake-none = poza zasięgiem
fl-stake-banker = wypłaci { $florins } Florenów
fl-stake-other = Inna Postać

## Cards and Works

fl-hand = Twoja ręka
fl-each-work = każde Dzieło
fl-from-jesters = za Błaznów
fl-from-cards = za karty
fl-from-muse = za Muzę
fl-professions = Karty Wolnych Zawodów
fl-no-professions = Brak kart Wolnych Zawodów na ręce
fl-other-cards = Karty Premii, Prestiżu i Rekrutacji
fl-on-table = Na twoim stole
fl-played = runda { $round } · WD { $value }
fl-recruits-there = { $count ->
    [one] Karta Rekrutacji
   *[other] Karty Rekrutacji: { $count }
}
fl-recruited = Zrekrutowany: wszyscy znają tę kartę
fl-unmet = niespełnione
fl-short-travel = Poruszanie
fl-short-religion = Wyznanie
fl-short-opinion = Wypowiedź
fl-would-be = Wartość po zakupie
fl-line-ready = Gotowe: { $florins } fl
fl-line-best = Gotowe: { $florins } fl, najlepsze
fl-line-bonus = Gotowe z kartami Premii: { $value }
fl-line-short = Brakuje { $gap } · { $wishes }: { $value }
fl-line-far = Brakuje { $gap }
fl-line-soon = { $thing }: { $value }, wystarczy na { $minimum }
fl-line-still = { $thing }: { $value }, wciąż brakuje { $gap }
fl-work-with = Ukończ Dzieło: { $profession }
fl-adds-now = teraz dodaje { $value }
fl-card-brings = { $points ->
    [one] do { $points } Punktu Prestiżu
   *[other] do { $points } Punktów Prestiżu
}
fl-looking = Oglądasz
fl-looked = Oglądane karty
fl-common = Karty z tym życzeniem: { $count }
fl-starting-text = Wspólne życzenia kart są zaznaczone.
fl-letters = Karty początkowe innych
fl-letter-open = jeszcze wybierają
fl-letter-sealed = już wybrali
fl-back = Wróć
fl-left = zostało { $count }
fl-deed-owned = masz już
fl-deed-raises = { $more ->
    [0] { $value }: { $name }
   *[other] { $value }: { $name }, +{ $more }
}
fl-deed-work = Ukończ Dzieło
fl-deed-works-ready = { $ready ->
    [one] { $ready } gotowe
    [few] { $ready } gotowe
   *[many] { $ready } gotowych
}
fl-deed-works-short = najwyżej { $value } z { $minimum }
fl-deed-build = Wznieś Budynek
fl-sells = sprzedaż { $sold } PP
fl-price = { $sold ->
    [0] { $florins ->
        [0] za darmo
       *[other] { $florins } fl
    }
   *[other] { $florins ->
        [0] { "" }
       *[other] { $florins } fl +{ " " }
    }{ $sold } PP
}
fl-deed-build-costs = { $price } · +{ $points } PP
fl-deed-buy-profession = Kup kartę Zawodu
fl-deed-buy-bonus = Kup kartę Premii
fl-deed-card-costs = { $price } · w talii { $left }
fl-deed-declare = Ogłoś Swobodę
fl-deed-declare-costs = { $price }{ $kinds ->
    [0] { "" }
    [one] { " · " }{ $kinds } rodzaj
    [few] { " · " }{ $kinds } rodzaje
   *[many] { " · " }{ $kinds } rodzajów
}
fl-deed-propose = Buduj wspólnie
fl-deed-propose-costs = z sąsiadem
fl-deed-recruit = Zrekrutuj
fl-deed-recruit-costs = { $count ->
    [one] { $count } karta · bez akcji
    [few] { $count } karty · bez akcji
   *[many] { $count } kart · bez akcji
}
fl-deed-sell = Sprzedaj Prestiż
fl-deed-sell-costs = { $florins } fl za punkt
fl-deed-princess-work = Dzieło Księżniczki
fl-deed-princess-costs = bez użycia karty
fl-deed-princess-brings = { $florins } Florenów, bez karty
fl-deed-use-professor = Użyj Profesora
fl-deed-professor-costs = karta za darmo · bez akcji
fl-deed-take-rank = Użyj Kupca
fl-deed-merchant-costs = PP za miejsce · bez akcji
fl-deed-merchant-brings = +{ $points } PP · bez akcji
fl-deed-end-turn = Zakończ turę
fl-deed-end-loses = { $count ->
    [0] nic nie przepada
    [one] przepada { $count } akcja
    [few] przepadają { $count } akcje
   *[many] przepada { $count } akcji
}
fl-really-end = Na pewno zakończ turę
fl-ask-end-turn = Zakończyć turę, choć zostały akcje?
fl-ask-work = Którą kartą kończysz Dzieło?
fl-ask-build = Który Budynek wznosisz?
fl-ask-declare = Którą Swobodę ogłaszasz?
fl-ask-propose = Jaki Budynek proponujesz i komu?
fl-ask-recruit = Którą kartę rekrutujesz?
fl-ask-sell = Ile Punktów Prestiżu oddajesz?
fl-ask-use-professor = Z której talii Profesor przynosi kartę?
fl-offer-work = { $name } { $value }
fl-offer-recruit = { $wishes ->
    [none] { $owner } · bez spełnionych życzeń
   *[other] { $owner } · { $wishes }
}
fl-keep-recruit = Zachowaj kartę
fl-keep-recruit-text = na ręce liczy się każdemu Dziełu
fl-keep = Zachowaj: { $card }
fl-keep-text = Nikt inny się nie dowie, którą.
fl-pick-keep = Zachowaj jedną kartę
fl-pick-keep-text = Wskaż kartę w rzędzie ręki; można też cyfrą.
fl-give-back = Oddaj: { $card }
fl-give-back-text = Zachowujesz: { $cards }.
fl-pick-back = Oddaj jedną kartę
fl-pick-back-text = Wskaż kartę, bez której się obejdziesz; można też cyfrą. Nikt jej nie zobaczy.
fl-order = Pod talię, pierwsza na wierzchu
fl-order-place = { "," } z { $count }; strzałki przesuwają
fl-order-up = { $card }: o jedno miejsce wyżej
fl-put-under = Odłóż pod talię
fl-put-under-text = numer 1 na wierzchu
fl-less = Mniej
fl-more = Więcej
fl-exchange-slider = Punkty Prestiżu za Floreny
fl-exchange-none = same Floreny
fl-exchange-half = połowa: { $points }
fl-exchange-all = wszystko: { $points }
fl-exchange = Weź +{ $points } PP
fl-exchange-keep = Zachowaj wszystkie Floreny
fl-exchange-text = będziesz mieć { $kept } Florenów i { $prestige } PP
fl-sale-slider = Punkty Prestiżu do oddania
fl-sale = { $points ->
    [one] Oddaj { $points } punkt
    [few] Oddaj { $points } punkty
   *[many] Oddaj { $points } punktów
}
fl-sale-text = +{ $florins } Florenów: będziesz mieć { $has } i { $points } PP
fl-sum = Wartość Dzieła
fl-sum-adds = +{ $adds }: razem { $total }
fl-sum-enough = minimum { $minimum }
fl-sum-short = brakuje { $gap } do { $minimum }
fl-complete = Ukończ: { $total }
fl-complete-text = { $florins } Florenów; dotąd najlepsze { $best }
fl-end = Koniec siódmej rundy
fl-prestige-cards = Karty Prestiżu
fl-counted = { $mine } wobec { $others }
fl-demand-met = warunek spełniony
fl-demand-unmet = warunek niespełniony
fl-sources = Skąd wziął się Prestiż
fl-source-works = Dochód z Dzieł
fl-source-best-work = Najwybitniejsze Dzieła
fl-source-building = Budynki
fl-source-landscape = Krajobrazy
fl-source-architect = Architekci
fl-source-characters = Postacie
fl-source-prestige = Karty Prestiżu
fl-source-sold = Sprzedane
fl-end-total = Prestiż
fl-end-florins = Floreny
fl-end-wins = wygrywa
