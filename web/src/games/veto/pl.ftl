### Plansza Veto!

## Pola, ręka, pytanie

ve-parts = Części stołu
ve-tab-theirs = { $count ->
    [one] { $names }
   *[other] Przeciwnicy
}
ve-tab-middle = { $fight ->
    [duel] Pojedynek
    [stack] Stos
   *[other] Stół
}
ve-tab-mine = { $own ->
    [me] Moje pole
   *[other] { $own }
}
ve-tab-lit = tu można coś wybrać
ve-side = Strona: { $name }
ve-my-side = Moja strona: { $name }
ve-others = Pozostałe obozy
ve-show-side = Pokaż stronę: { $name }
ve-no-faction = jeszcze nie wybrano
ve-field-possessions = Posesje
ve-field-karmazyn = Pole karmazynów
ve-field-election = Pole elekcyjne
ve-here = Tutaj
ve-hand = Twój dwór
ve-hand-count = { $count } z { $limit }
ve-marked = Zaznaczona
ve-in-duel = w pojedynku
ve-can-reply = może odpowiedzieć
ve-silent = Jej zdolności teraz nie działają
ve-markers = { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
ve-hidden-thrust = zakryty sztych
ve-hidden-thrusts = { $count ->
    [one] 1 zakryty sztych
    [few] { $count } zakryte sztychy
   *[many] { $count } zakrytych sztychów
}
ve-choosable = Można wybrać
ve-picked = Wzięta do ręki
ve-attached = Dołączone do: { $name }
ve-token = { $name }, { $field ->
    [karmazyn] pole karmazynów
   *[other] pole elekcyjne
}, Szabla { $szabla }, Kreski { $kreski }{ $marked ->
    [true] , zaznaczona
   *[other] { "" }
}
ve-kreski = { $count ->
    [one] 1 kreska
    [few] { $count } kreski
   *[many] { $count } kresek
}
ve-kreski-word = { $count ->
    [one] kreska
    [few] kreski
   *[many] kresek
}
ve-twin = { $name } ({ $seat })

ve-way-play = zagraj
ve-way-deploy = wystaw
ve-way-lay = podłóż pod postać
ve-way-agitate = agituj
ve-way-challenge = wyzwij
ve-way-move = przesuń
ve-way-find = weź
ve-way-discard-card = odrzuć
ve-way-discard-piece = odrzuć
ve-way-lay-next = następna
ve-way-use = użyj
ve-way-influence = wpływ polityczny
ve-way-keyword = jako { $name }
ve-ways = { $count ->
    [one] 1 sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
}
ve-on-election = na pole elekcyjne
ve-on-karmazyn = na pole karmazynów
ve-on-possessions = między posesje
ve-face-up = odkryty
ve-face-down = zakryty
ve-answering = w odpowiedzi na: { $name }
ve-nothing-more = nic więcej
ve-do-play = { $to ->
    [none] zagraj
   *[other] zagraj: { $to }
}
ve-do-play-attached = { $to ->
    [none] zagraj spod pojedynkującego się
   *[other] zagraj spod pojedynkującego się: { $to }
}
ve-do-use = { $to ->
    [none] { $way }
   *[other] { $way }: { $to }
}
ve-do-deploy-character = { $field ->
    [karmazyn] na pole karmazynów
   *[election] na pole elekcyjne
}
ve-do-deploy-possession = wystaw
ve-do-deploy-equipment = dla: { $whom }
ve-do-lay-thrust = { $up ->
    [true] podłóż odkryty: { $whom }
   *[false] podłóż zakryty: { $whom }
}
ve-do-lay-found = { $up ->
    [true] dołącz odkryty
   *[false] dołącz zakryty
}
ve-do-agitate = { $against ->
    [none] agituj
   *[other] agituj przeciw: { $against }
}{ $thrust ->
    [none] { "" }
   *[other] , odrzucając: { $thrust }
}
ve-do-challenge = wyzwij: { $whom }
ve-do-move-character = przesuń na drugie pole
ve-do-discard-card = odrzuć
ve-do-discard-piece = odrzuć
ve-do-find = { $field ->
    [karmazyn] na pole karmazynów
    [election] na pole elekcyjne
   *[none] { $whom ->
        [none] weź
       *[other] dołącz do: { $whom }
    }
}
ve-do-act-next = działa następna
ve-do-lay-next = idzie następna
ve-paid-mark = zaznaczając: { $name }
ve-paid-discard = odrzucając: { $name }
ve-paid-with = kartą: { $name }
ve-back = Wstecz
ve-ask = { $next ->
    [sure] { $name }: czy tak ma być?
    [field] { $name }: na które pole?
    [piece] { $name }: kogo lub co wskazujesz?
    [seat] { $name }: przeciw komu?
    [face] { $name }: zakryty czy odkryty?
    [do] { $name }: co ma się stać?
    [use] { $name }: co ma się stać?
   *[other] { $name }: w jaki sposób?
}

ve-phase-untap = Odznaczanie
ve-phase-settlement = Rozliczenie
ve-phase-game = Gra
ve-phase-ending = Zakończenie
ve-voice = { $mine ->
    [true] jesteś przy głosie
   *[other] przy głosie: { $name }
}
ve-duel-now = pojedynek
ve-window-open = moment na repliki
ve-election = Elekcja ogłoszona: { $name }
ve-out = poza grą
ve-threshold = { $count } kresek i Elekt wygrywają ogłoszoną elekcję
ve-income = { $income } dukatów co rundę
ve-each-round = { $income } co rundę
ve-in-hand = w dworze
ve-pile-cupboard = Kredens
ve-pile-discard = Odrzucone
ve-pile-removed = Usunięte
ve-open-piles = Stosy: { $name }
ve-aim-seat = Wskaż: { $name }
ve-line = { $kind ->
    [income] dochód
    [upkeep] utrzymanie
    [kreski] Kreski karmazynów
   *[other] z kart
}
ve-piles = Stosy kart
ve-cupboard-holds = { $count ->
    [one] 1 zakryta karta w kredensie.
    [few] { $count } zakryte karty w kredensie.
   *[many] { $count } zakrytych kart w kredensie.
}
ve-discard-holds = { $count ->
    [0] Nic nie odrzucono
    [one] 1 karta odrzucona
    [few] { $count } karty odrzucone, widać wierzchnią
   *[many] { $count } kart odrzuconych, widać wierzchnią
}
ve-removed-holds = { $count ->
    [0] Niczego nie usunięto z gry
    [one] 1 karta usunięta z gry
    [few] { $count } karty usunięte z gry
   *[many] { $count } kart usuniętych z gry
}
ve-own-deck = Wszystkie karty mojej talii
ve-focus = Karta z bliska
ve-with = Razem z nią
ve-reference = Karta w opisie
ve-beneath = { $dukats }d · { $hand }
ve-brief = kreski: { $kreski }, dukaty: { $dukats }, karty w dworze: { $hand }
ve-key-bene = bene
ve-key-yield = oddanie głosu
ve-key-enter = wypowiedzenie tego, co gotowe
ve-key-cards = od karty do karty
ve-key-large = karta z bliska w największym rozmiarze
ve-key-piles = stosy kart
ve-key-comfort = kiedy pytać mnie o replikę
ve-key-until = bene, aż coś się stanie
ve-key-stack = bene dla całego stosu
ve-key-ask = znów pytaj mnie wszędzie
ve-key-back = krok wstecz

ve-out-ends = { $mine ->
    [true] wygrywasz grę
   *[other] koniec gry: { $names }
}
ve-out-no-result = bez wyniku
ve-out-score = { $one } : { $other }{ $fate ->
    [kill] , śmierć
    [wound] , rana
   *[none] { "" }
}
ve-out-negated = unieważnia: { $name }
ve-out-failed = przepada: { $name }
ve-out-left = { $name }: { $how ->
    [killed] śmierć
    [wounded] rana
    [removed] poza grę
    [returned] wraca do właściciela
   *[discarded] odrzucenie
}
ve-out-kreski = { $sum } { $count ->
    [one] kreska
    [few] kreski
   *[many] kresek
}
ve-out-dukats = { $sum } { $count ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
ve-out-drawn = { $count ->
    [one] dobierasz 1 kartę
    [few] dobierasz { $count } karty
   *[many] dobierasz { $count } kart
}
ve-out-income = dochód { $sum }
ve-out-cancelled = elekcja udaremniona
ve-out-election = elekcja
ve-out-asks = potem: { $name }
ve-out-unsure = i coś niewiadomego

## Wygoda repliki

ve-bene-title = Auto-bene
ve-bene-settings = Kiedy pytać mnie o replikę?
ve-bene-ask = Pytaj mnie
ve-bene-ask-every = w każdym momencie na repliki
ve-bene-ask-reply = gdy mam czym replikować
ve-bene-ask-touching = tylko o to, co mnie dotyczy, gdy mam czym replikować
ve-bene-hint = Wszędzie indziej „bene” pada za ciebie. Każda odpowiedź każdego gracza przychodzi po tej samej krótkiej losowej chwili; widać tylko dłuższy namysł, jak przy każdym stole. Tych ustawień nikt inny nie widzi.
ve-bene-cards = O kartach
ve-bene-no-cards = W momencie na repliki znajdziesz tu kartę, na którą można replikować, i swoje repliki.
ve-bene-never-with = nigdy nie pytaj o replikę kartą „{ $card }”
ve-bene-never-to = nigdy nie pytaj o replikę na kartę „{ $card }”
ve-bene-timings = Zawsze mów „bene”, gdy …
ve-bene-group-stack = Na stosie
ve-bene-group-duel = W pojedynku
ve-bene-timing = { $id ->
    [W-A-others] na wierzchu stosu leży coś przeciwnika
    [W-A-own] na wierzchu stosu leży coś mojego
   *[other] po rozpatrzeniu stosu: wejścia i zejścia kart, agitacja, wpływ
}
ve-bene-done = Gotowe
ve-bene-every = Pytanie pada w każdym momencie na repliki.
ve-bene-force = Auto-bene: { $words }
ve-bene-until = Aż coś się stanie
ve-bene-until-title = Mów „bene”, aż ktoś coś zadeklaruje, coś wejdzie do gry albo zacznie się nowa runda
ve-bene-stack = Cały stos
ve-bene-stack-title = Mów „bene”, aż rozpatrzy się cały ten stos, cokolwiek jeszcze na niego trafi
ve-bene-mode-reply = { $ignored ->
    [0] Tylko gdy mam replikę
    [one] Tylko gdy mam replikę, prócz 1 karty
   *[other] Tylko gdy mam replikę, prócz { $ignored } kart
}
ve-bene-mode-touching = { $ignored ->
    [0] Tylko co mnie dotyczy
    [one] Tylko co mnie dotyczy, prócz 1 karty
   *[other] Tylko co mnie dotyczy, prócz { $ignored } kart
}
ve-bene-timings-count = { $count ->
    [one] Bene w 1 chwili
    [few] Bene w { $count } chwilach
   *[many] Bene w { $count } chwilach
}
ve-bene-object = Nigdy na „{ $card }”
ve-bene-drop = Wycofaj: { $words }

## Środek: kreski, pojedynek, stos, fazy

ve-mid-you = ty
ve-mid-kreski = Kreski
ve-mid-of-total = z { $total }
ve-mid-pool = Wspólna pula
ve-mid-pool-short = pula
ve-mid-kreski-of = { $enough ->
    [true] Kreski: { $kreski } z { $total }, dość na elekcję (próg { $threshold })
   *[false] Kreski: { $kreski } z { $total }; elekcja wymaga { $threshold }
}
ve-mid-kreski-in-pool = Kreski we wspólnej puli: { $kreski }
ve-mid-threshold = Elekcja wymaga { $threshold }
ve-mid-needs = { $threshold } i Elekt wygrywają ogłoszoną elekcję
ve-mid-needs-short = { $threshold } i Elekt wygrywają
ve-mid-election-by = Elekcja ogłoszona: { $name }

ve-mid-duel = Pojedynek
ve-mid-i-am-challenger = wyzywa twoja postać
ve-mid-i-am-challenged = twoja postać jest wyzwana
ve-mid-duel-stage = { $stage ->
    [challenge] na wyzwanie można jeszcze odpowiedzieć
    [answer-duel] { $who ->
        [you] przyjmujesz?
       *[other] { $name } – przyjęcie albo odmowa
    }
    [take-up-equipment] { $who ->
        [you] dobierasz broń
       *[other] { $name } – dobór broni
    }
    [fight-turn] { $who ->
        [you] twoja ruch w walce
       *[other] { $name } – ruch w walce
    }
    [window] otwarte okno replik
    [refused] pojedynek odmówiony
    [decided] wynik znany, jeszcze niewprowadzony
    [applied] wynik wprowadzony
   *[other] walka trwa
}
ve-mid-challenger = wyzywający
ve-mid-challenged = { $answer ->
    [accepted] wyzwany, przyjął
    [refused] wyzwany, odmówił
   *[open] wyzwany, bez odpowiedzi
}
ve-mid-marked = zaznaczony
ve-mid-kill = śmierć
ve-mid-wound = rana
ve-mid-won = wygrana
ve-mid-lost = przegrana
ve-mid-score = Szabla { $one } do { $other }
ve-mid-score-after = Po stosie { $one } do { $other }
ve-mid-after-stack = po stosie
ve-mid-draw = { $decided ->
    [true] remis
   *[false] po równo: nikt by nie przegrał
}
ve-mid-verdict = { $casualty ->
    [kill] { $decided ->
        [true] { $loser } ginie, różnica { $margin }
       *[false] { $loser } poniósłby śmierć, różnica { $margin }
    }
    [wound] { $decided ->
        [true] { $loser } odnosi ranę, różnica { $margin }
       *[false] { $loser } odniósłby ranę, różnica { $margin }
    }
   *[none] { $loser } przegrywa, różnica { $margin }
}{ $spoils ->
    [0] { "" }
    [one] ; łup: 1 kreska
    [few] ; łup: { $spoils } kreski
   *[many] ; łup: { $spoils } kresek
}
ve-mid-arms = Moderunki: { $name }
ve-mid-no-arms = nie ma czego brać
ve-mid-refusal = { $kreski ->
    [0] Odmowa zaznacza postać { $name } i nic więcej nie kosztuje.
    [one] Odmowa zaznacza postać { $name } i kosztuje 1 kreskę.
    [few] Odmowa zaznacza postać { $name } i kosztuje { $kreski } kreski.
   *[many] Odmowa zaznacza postać { $name } i kosztuje { $kreski } kresek.
}
ve-mid-no-refusal = { $name } nie może odmówić.
ve-mid-sum = Suma: { $name }
ve-mid-total = { $who ->
    [you] twoja suma
   *[other] { $name }
}
ve-mid-line-printed = Szabla: { $card }
ve-mid-line-set = { $card }: Szabla wynosi { $to }
ve-mid-line-factor = { $card }: broń × { $times }
ve-mid-line-floor = nigdy poniżej 0
ve-mid-line-result = { $card }, jak ustalono
ve-mid-line-waits = na stosie
ve-mid-line-negated = unieważnione
ve-mid-note-keyword = słowo kluczowe
ve-mid-note-lasting = na razie
ve-mid-note-weapon = broń
ve-mid-note-armour = pancerz
ve-mid-note-thrust = sztych
ve-mid-note-copied = powtórzone
ve-mid-note-upkeep = utrzymanie
ve-mid-note-last-known = ostatni znany stan

ve-mid-stack = Stos
ve-mid-stack-sub = od góry
ve-mid-stack-empty = pusty
ve-mid-answers = { $next ->
    [true] w odpowiedzi
   *[false] w odpowiedzi na numer { $place }
}
ve-mid-right = Prawo repliki:
ve-mid-then = , potem { $names }
ve-mid-benes = bene { $benes } z { $of }
ve-mid-queued = Czeka pojedynek: { $one } kontra { $other }.
ve-mid-aimed = cel: { $names }
ve-mid-marks = zaznacza: { $card }
ve-mid-discards = { $count ->
    [one] odrzuca 1 kartę
    [few] odrzuca { $count } karty
   *[many] odrzuca { $count } kart
}
ve-mid-negated = unieważnione
ve-mid-fizzled = spełzło na niczym
ve-mid-past = Co leżało na nim ostatnio
ve-mid-resolving = właśnie działa
ve-mid-doomed = unieważnione, jeśli nikt nie odpowie
ve-mid-failing = spełznie na niczym, jeśli nikt nie odpowie
ve-mid-does-agitation = Zdobywa kreski dla swego gracza.
ve-mid-does-challenge = Wyzywa postać na pojedynek.
ve-mid-does-move = Przemieszcza się na drugie pole.
ve-mid-does-character = { $field ->
    [karmazyn] Wchodzi do gry na pole karmazynów.
   *[election] Wchodzi do gry na pole elekcyjne.
}
ve-mid-does-equipment = Trafia do swego posiadacza.
ve-mid-does-possession = Wchodzi do gry i przynosi dochód.
ve-mid-does-keyword = Zdolność słowa kluczowego { $keyword }.

ve-mid-deed = { $kind ->
    [agitation] Agitacja
    [challenge] Wyzwanie
    [move] Przemieszczenie
    [character] Wystawienie
    [equipment] Moderunek
    [possession] Posesja
    [thrust] Sztych
    [ability] Zdolność
   *[effect] Efekt
}
ve-mid-now = W toku
ve-mid-costs = { $dukats ->
    [one] kosztuje 1 dukata
    [few] kosztuje { $dukats } dukaty
   *[many] kosztuje { $dukats } dukatów
}
ve-mid-from-pool = ze wspólnej puli ({ $pool })
ve-mid-against = przeciw: { $name }
ve-mid-extra = { $extra } dzięki replikom
ve-mid-with-thrust = odrzucony sztych daje kreskę więcej
ve-mid-if-bene = jeśli nikt już nie odpowie
ve-mid-kreski-more = { $kreski ->
    [-1] { $signed } kreska
    [one] { $signed } kreska
    [few] { $signed } kreski
   *[many] { $signed } kresek
}
ve-mid-dukats-more = { $dukats ->
    [-1] { $signed } dukat
    [one] { $signed } dukat
    [few] { $signed } dukaty
   *[many] { $signed } dukatów
}
ve-mid-last = Co się ostatnio stało
ve-mid-round = Runda { $round }
ve-mid-voice = { $who ->
    [you] ty jesteś przy głosie
   *[other] przy głosie: { $name }
}{ $deeds ->
    [0] , bez czynu
    [one] , 1 czyn
    [few] , { $deeds } czyny
   *[many] , { $deeds } czynów
}

ve-mid-steps = Kroki fazy
ve-mid-initiative = Inicjatywa
ve-mid-initiative-now = pola karmazynów w tej chwili
ve-mid-bribing = każde { $price } dukaty dodają 1
ve-mid-bribe = przekupstwo: { $dukats } dukatów
ve-mid-points = inicjatywa
ve-mid-untap-begin = początek
ve-mid-untap-initiative = inicjatywa
ve-mid-untap-unmark = odznaczanie
ve-mid-unmarked = { $count ->
    [0] żadna karta nie była zaznaczona
    [one] odznaczono 1 kartę
    [few] odznaczono { $count } karty
   *[many] odznaczono { $count } kart
}
ve-mid-feast-initiative = W zasadach biesiadnych inicjatywa przechodzi w kolejności; teraz: { $name }.

ve-mid-settlement = Rozliczenie
ve-mid-settle-begin = początek
ve-mid-settle-cards = karty
ve-mid-settle-compute = obliczanie
ve-mid-settle-settle = wypłata
ve-mid-settle-election = elekcja
ve-mid-settle-told-begin = dochody i koszty według stanu na stole
ve-mid-settle-told-cards = dwory są uzupełniane do limitu
ve-mid-settle-told-compute = kwoty są ustalone
ve-mid-settle-told-settle = kwoty są wypłacane
ve-mid-may-announce = { $announced ->
    [true] { $name }: elekcja ogłoszona
   *[false] { $name }: prawo ogłoszenia elekcji
}
ve-mid-adjusted = przez karty, tym razem
ve-mid-fixed = jak obliczono wcześniej
ve-mid-net = razem
ve-mid-settled = rozliczone
ve-mid-to-settle = do rozliczenia
ve-mid-missing = Brakuje { $missing }. Trzeba odrzucić kartę z kosztem utrzymania.
ve-mid-drawn = { $count ->
    [one] dobrana 1 karta
    [few] dobrane { $count } karty
   *[many] dobranych { $count } kart
}
ve-mid-thrown = odrzucone: { $names }

ve-mid-ending = Koniec rundy
ve-mid-ending-fame = sława
ve-mid-ending-victory = warunki zwycięstwa
ve-mid-ending-discard = odrzucanie
ve-mid-no-election = bez elekcji w tej rundzie
ve-mid-lapsed = elekcja nie doszła do skutku
ve-mid-round-of = runda { $round } z najwyżej { $last }
ve-mid-votes = { $enough ->
    [true] Kreski: { $kreski }, potrzeba { $threshold }: dość
   *[false] Kreski: { $kreski }, potrzeba { $threshold }
}
ve-mid-no-elect = bez Elekta w grze
ve-mid-own-victory = { $name }: warunek spełniony

## Środek: przed pierwszą rundą i koniec

ve-mid-setup = Wybór talii
ve-mid-setup-sub = w tajemnicy; frakcje i strategie odkrywacie razem
ve-mid-choosing = wybiera
ve-mid-sealed = zapieczętowane
ve-mid-no-strategy = bez strategii
ve-mid-decks = Talie z pudełka
ve-mid-taken = tą frakcją gra już ktoś inny
ve-mid-deck-radziwill-starter = Cudzoziemcy, pieniądze i dwóch Elektów; noże w plecy.
ve-mid-deck-wisniowiecki-starter = Sławni i Honorowi szermierze, którzy zmuszają do walki.
ve-mid-deck-court-starter = Karmazyni, inicjatywa i unieważnianie; wygrywa elekcją albo Senatem.
ve-mid-deck-lubomirski-starter = Agitacja, Kozacy i ataki na tego, kto prowadzi.
ve-mid-deck-radziwill-feast = Bogactwo: dąży do zwycięstwa skarbu.
ve-mid-deck-wisniowiecki-feast = Wielka biesiada sławnych szabel.
ve-mid-deck-court-feast = Szybka elekcja, o dwie kreski tańsza.
ve-mid-deck-lubomirski-feast = Pojedynki na śmierć: dąży do zwycięstwa rokoszu.
ve-mid-deck-first-game-wisniowiecki = Talia przykładowej rozgrywki po stronie Wiśniowieckich.
ve-mid-deck-first-game-radziwill = Talia przykładowej rozgrywki po stronie Radziwiłłów.
ve-mid-own-deck = Własna talia
ve-mid-kept-decks = Twoje zachowane talie
ve-mid-paste-deck = Talia jako tekst albo odnośnik
ve-mid-paste-example = Frakcja: Dworscy
ve-mid-deck-legal = Tą talią wolno grać.
ve-mid-deck-unchecked = Nie udało się sprawdzić talii; spróbuj za chwilę.
ve-mid-bring-deck = Zagraj tą talią
ve-mid-hand = Pierwszy dwór
ve-mid-hand-sub = zostaje, albo raz wtasowujesz go i dobierasz siedem nowych kart
ve-mid-hand-sealed = zdecydowane
ve-mid-thinks = zostaje czy nowe karty?

ve-mid-end = Zwycięstwo: { $name }
ve-mid-kreski-at-end = Kreski na koniec
ve-mid-end-wins = zwycięstwo
ve-mid-end-figures = Obozy na koniec
ve-mid-end-rounds = { $rounds ->
    [one] Rozgrywka trwała 1 rundę.
    [few] Rozgrywka trwała { $rounds } rundy.
   *[many] Rozgrywka trwała { $rounds } rund.
}
ve-mid-figure-agitations = agitacje
ve-mid-figure-won = wygrane pojedynki
ve-mid-figure-killed = własne postaci zabite
ve-mid-figure-characters = postaci w grze
ve-mid-figure-dukats = pozostałe dukaty
ve-reply-alike = każda odpowiedź czeka jednakowo
ve-reply-alike-title = Odpowiedź pojawia się na stole krótką chwilę po pytaniu, niezależnie od tego, kto, jak szybko i co odpowie: milczenie niczego nie zdradza (VE-6.22).
ve-reply-left = { $time } na replikę
