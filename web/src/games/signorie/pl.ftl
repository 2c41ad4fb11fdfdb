### Słowa planszy Signorie.

## Stół

si-parts = Części stołu
si-tab-dice = Kości
si-tab-cities = Miasta
si-tab-careers = Kariery
si-tab-plan = Plan
si-tab-rewards = Nagrody
si-tab-lit = tu możesz wybierać
si-key-die = strzałki i Enter wśród kości: weź do ręki; P: pas
si-key-choose = 1–9: wybierz; Shift+1–3: liczba pionków, pole Pomocnika
si-key-back = Esc: odłóż to, co w ręku
si-key-points = Shift+1–9: wszystkie kroki na jednym torze; S: dość; + i −: posag

## Kolumny: kości, zadania, pomocnicy, plan

si-dice-and-tasks = Kości i Zadania
si-dice-left = { $dice ->
    [one] została 1 kość
    [few] zostały { $dice } kości
   *[many] zostało { $dice } kości
}
si-dice-most = bierzesz najwyżej { $most }, po jednej w kolorze
si-tasks-woman = Zadania kobiet
si-tasks-man = Zadania mężczyzn
si-task-of-woman = płacą kobiety
si-task-of-man = płacą mężczyźni
si-dice-here = Kości na planszy
si-die = { $colour ->
    [yellow] Żółta
    [red] Czerwona
    [purple] Fioletowa
    [grey] Szara
   *[turquoise] Turkusowa
} { $value }
si-die-brings = { $florins ->
    [0] Nic nie kosztuje
    [one] Kosztuje 1 Florena
    [few] Kosztuje { $florins } Floreny
   *[many] Kosztuje { $florins } Florenów
}; twoje kości dadzą razem { $total } z { $threshold }
si-die-back = Odłóż: { $die }
si-pawns = { $sex ->
    [man] { $pawns ->
        [one] 1 mężczyzna
        [few] { $pawns } mężczyźni
       *[many] { $pawns } mężczyzn
    }
   *[woman] { $pawns ->
        [one] 1 kobieta
        [few] { $pawns } kobiety
       *[many] { $pawns } kobiet
    }
}
si-task-political = Polityka
    .how = { $least }–{ $most } × { $amount } pola
si-task-clerical = Kościół
    .how = { $least }–{ $most } × { $amount } pola
si-task-military = Wojsko
    .how = { $least }–{ $most } × { $amount } pola
si-task-initiative = Inicjatywa
    .how = { $least }–{ $most } × { $amount } pola
si-task-alliance = Sojusz
    .how = { $least }, zakryty
si-task-threshold = Próg
    .how = { $least }–{ $most } × +{ $amount }
si-task-mission = Misja
    .how = { $least } za jedną
si-task-marriage = Małżeństwo
    .how = { $least } za jedno
si-task-florins = Floreny
    .how = { $least }–{ $most } × { $amount } fl.
si-task-exchange = Wymiana
    .how = { $least }–{ $most } na inne
si-signoria = Signoria
si-signoria-mine = Twoja signoria
si-signoria-of = Signoria: { $name }
si-back-to-mine = Wróć do mojej
si-pool = W puli: mężczyźni { $men }, kobiety { $women }
si-supply = W zasobach: mężczyźni { $men }, kobiety { $women }
si-supply-short = zasoby
si-florins-label = Floreny
si-hire-hint = Pomocnik staje kolumnę w lewo
si-action-space = Pole Akcji { $value }
si-manage-florins = Floreny
si-manage-marriage = Małżeństwo
si-manage-offspring = Potomstwo
si-manage-mission = Misja
si-manage-career = Kariera
si-helps-alliance-facedown = Sojusz
    .how = zakryty
si-helps-gain-vp = { $amount } PZ
si-helps-gain-florins = { $amount } Floreny
si-helps-gain-pawn = { $amount } pionek
    .how = dowolny
si-helps-offspring-roll = { $amount } kość
    .how = Potomstwa
si-helps-task-any = Dowolne Zadanie
    .how = { $amount } pionek
si-helps-marriage-facedown = Małżeń­stwo
    .how = zakryte
si-helps-mission-facedown = Misja
    .how = zakryta
si-helps-vp-per-man-in-city = { $amount } PZ
    .how = za syna w Mieście
si-helps-political = Polityka
    .how = wg kości
si-helps-clerical = Kościół
    .how = wg kości
si-helps-military = Wojsko
    .how = wg kości
si-helps-initiative = Inicja­tywa
    .how = wg kości
si-helps-steps-careers = { $amount } pola
    .how = Kariery
si-helps-steps-initiative = { $amount } pola
    .how = Inicja­tywy
si-hired = zatrudniony
si-hire-for = { $florins ->
    [one] 1 Floren za zatrudnienie
    [few] { $florins } Floreny za zatrudnienie
   *[many] { $florins } Florenów za zatrudnienie
}
si-works-now = właśnie działa
si-works-next = może zadziałać po Akcji
si-family = Mężczyźni rodu
si-married = żonaty
si-portrait-vp = { $vp } PZ
si-portrait-wed = Wypraw ślub: { $vp } PZ
si-sum = kości { $adds ->
    [0] { $total }
   *[other] { $total } + { $adds }
} z { $threshold }
si-plan-mine = Twój Plan
si-plan-of = Plan: { $name }
si-plan-hint = rząd punktuje od { $least } żetonów; na tarczach PZ
si-whose-plan = Czyj Plan
si-row-count = { $complete ->
    [yes] { $count ->
        [few] { $count } żetony:
       *[other] { $count } żetonów:
    }
   *[no] { $count } z { $least }
}
si-row-scores = { $vp } PZ
si-row-worth = ({ $vp } PZ)
si-wants = brak: { $house }
si-face-down = { $count ->
    [one] 1 zakryty żeton
    [few] { $count } zakryte żetony
   *[many] { $count } zakrytych żetonów
}


## Włochy: nagrody, miasta, kariery

si-you = Ty
si-rewards = Nagrody
# $over says whether the dice are too many for the reward
si-sum-of = { $name }: { $sum } z { $threshold }{ $over ->
    [yes] , bez nagrody
   *[no] {""}
  }
si-reward-gone = minęła
si-reward-label = { $take ->
    [yes] Weź bonus { $round }. rundy: { $reward }
   *[no] Nagroda { $round }. rundy: { $reward }
  }
si-reward-mission = misja
si-reward-marriage = małżeń­stwo
si-reward-two-men = { $amount } męż­czyzn
si-reward-two-women = { $amount } kobiety
si-reward-career = { $points } awanse
si-reward-initiative = { $points } inicja­tywy
si-reward-alliance = sojusz
si-reward-helper = pomocnik
si-reward-extra-action = +1 kość
si-reward-vp-helpers = { $amount } PZ za po­mocnika
si-reward-vp-cities-men = { $amount } PZ za miasto: synowie
si-reward-vp-cities-women = { $amount } PZ za miasto: córki
si-reward-vp-men = { $amount } PZ za syna
si-reward-vp-women = { $amount } PZ za córkę
si-served = w nowej kolejności
si-served-initiative = za inicjatywę
si-served-sum = { $total } z { $threshold }
si-served-nothing = bez nagrody
si-served-wedding = ślub
si-served-deciding = wybiera
si-vp-gain = +{ $vp } PZ
si-florins-gain = +{ $florins } fl.
si-cities = Miasta
si-cities-hint = zawsze najniższe wolne pole
si-stack = { $count ->
    [one] W stosie został { $count } żeton
    [few] W stosie zostały { $count } żetony
   *[many] W stosie zostało { $count } żetonów
  }
si-city-out = poza grą
si-city-marry = Małżeństwo, { $city }: posag od { $value }{ $token ->
    [none] {""}
   *[other] , żeton: { $token }
  }
si-city-mission = Misja, { $city }: ranga co najmniej { $value }{ $token ->
    [none] {""}
   *[other] , żeton: { $token }
  }
si-token = { $house }, { $vp } PZ
si-token-marriage = Za małżeństwo: { $token }{ $fits ->
    [no] ; nie pasuje do Twojego rzędu
   *[yes] {""}
  }
si-token-mission = Za misję: { $token }{ $fits ->
    [no] ; nie pasuje do jego rzędu
   *[yes] {""}
  }
si-no-token-marriage = Brak żetonu za małżeństwo
si-no-token-mission = Brak żetonu za misję
si-figure = { $name }: { $sex ->
    [woman] kobieta
   *[man] mężczyzna
  }
si-careers = Kariery
si-careers-hint = PZ za misję
si-order = Kolejność graczy
si-rank = ranga
si-men = { $name }: { $count ->
    [one] { $count } mężczyzna
    [few] { $count } mężczyźni
   *[many] { $count } mężczyzn
  }
si-bonus-florins = Po wejściu: { $florins } floreny
si-bonus-initiative = Po wejściu: krok na torze Inicjatywy
si-initiative-hint = PZ co rundę
si-spend = { $track }, pole { $space } ({ $vp } PZ): { $points ->
    [one] wydaj punkt
    [few] wydaj { $points } punkty
   *[many] wydaj { $points } punktów
  }
si-send = Wyślij mężczyznę z pola { $space }, { $track }: { $vp } PZ{ $why ->
    [none] {""}
   *[other] . { $why }
  }

## Pytanie, łańcuch, panele, koniec

# $count rozstrzyga o liczbie, $n jest tym, co widać: może to być kilka liczb
si-gain-vp = { $n } PZ
si-gain-florins = { $n } { $count ->
    [one] Floren
    [few] Floreny
   *[many] Florenów
  }
si-gain-men = { $n } { $count ->
    [one] Mężczyzna
    [few] Mężczyzn
   *[many] Mężczyzn
  }
si-gain-women = { $n } { $count ->
    [one] Kobieta
    [few] Kobiety
   *[many] Kobiet
  }
si-gain-initiative = { $n } Inicjatywy
si-gain-threshold = próg { $n }
si-gain-points = { $n } { $count ->
    [one] punkt awansu
    [few] punkty awansu
   *[many] punktów awansu
  }
si-gain-dice = { $n } { $count ->
    [one] kość Potomstwa
    [few] kości Potomstwa
   *[many] kości Potomstwa
  }
si-gain-pawns = { $n } { $count ->
    [one] pionek
    [few] pionki
   *[many] pionków
  } dowolnej płci
si-gain-face-down = zakryty żeton
si-gain-mission = syn rusza do Miasta
si-gain-marriage = córka rusza do Miasta
si-gain-token = { $token }, rząd: { $row }
si-token-none = bez żetonu
si-token-facedown = zakryty żeton
si-vp = { $vp } PZ
si-vp-short = PZ
si-florins-unit = fl
si-space = pole { $value }

si-ask-die = { $die }: co ma zrobić ta kość?
si-ask-take = Kość { $number } z { $most }: którą bierzesz?
si-ask-point = Co da następny punkt awansu?
si-ask-city = { $career } { $rank }: do którego Miasta rusza?
si-ask-dowry = { $city }: jak wysoki posag?

si-pick-die = Wybierz kość.
si-pick-extra = Wybierz jedną z pozostałych kości: jest darmowa.
si-pick-die-text = Bierzesz ją dopiero wtedy, gdy wskażesz, co ma zrobić.
# $left to odległość sumy od progu
si-sum-now = { $state ->
    [none] Do Nagrody suma twoich kości może wynieść { $threshold }.
    [over] Twoje kości: { $total } z { $threshold }. To o { $left } za dużo na Nagrodę.
   *[some] Twoje kości: { $total } z { $threshold }. Do Nagrody może dojść najwyżej { $left }.
  }
si-pass = Pas
si-pass-text = Nie bierzesz już kości w tej rundzie.
si-card-task = Zadanie: { $name }
si-card-hire = Pomocnik do { $name }
si-hire-text = zadziała przy następnych kościach
si-way-pawns = { $count } { $sex ->
    [woman] { $count ->
        [one] Kobieta
        [few] Kobiety
       *[many] Kobiet
      }
   *[man] { $count ->
        [one] Mężczyzna
        [few] Mężczyzn
       *[many] Mężczyzn
      }
  }: { $brings }
si-way-hire = { $helper }, Floreny: { $florins }
si-put-back = Odłóż
si-die-cost = { $cost ->
    [0] Nic nie kosztuje.
    [one] Płacisz 1 Floren, zostaje { $left }.
    [few] Płacisz { $cost } Floreny, zostaje { $left }.
   *[many] Płacisz { $cost } Florenów, zostaje { $left }.
  }
si-die-sum = { $before ->
    [0] Kości: { $total } z { $threshold }
   *[other] Kości: { $before } + { $value } = { $total } z { $threshold }
  }{ $over ->
    [yes] , bez Nagrody.
   *[no] .
  }

si-chain = Co doprowadziło do tego pytania
si-then = potem może:
si-back-text = Cofnij ostatni krok
si-step-choose-main-action = jaka akcja?
si-step-spend-point = punkty awansu?
si-step-send-on-mission = kto i dokąd?
si-step-marry-off = Miasto i posag?
si-step-activate-helper = tak czy nie?
si-step-choose-pawn = syn czy córka?
si-step-choose-any-task = które Zadanie?
si-step-choose-row = który rząd?
si-born = Córki: { $women }, synowie: { $men }

si-points-left = Punkty awansu: zostało { $left } z { $total }
si-point-enter = { $track } → { $to }
si-point-step = { $track } { $from } → { $to }
si-point-worth = PZ za wysłanie na Misję
si-point-worth-disc = PZ na koniec rundy
si-point-all = ×{ $count }: tyle kroków naraz ({ $track })
si-stop = Dość
si-stop-text = { $count ->
    [one] przepada 1 punkt
    [few] przepadają { $count } punkty
   *[many] przepada { $count } punktów
  }
si-mission-man = Kto rusza
si-mission-city = Dokąd
si-mission-who = { $career } { $rank }
si-marry-city = Miasto
si-dowry = Posag
si-dowry-less = O jeden Floren mniej
si-dowry-more = O jeden Floren więcej
si-marry = Małżeństwo: { $city }

si-helper-yes = Tak
si-helper-no = Nie
si-helper-no-text = nie tym razem
si-helper-always = Zawsze tak
si-helper-always-text = stałe polecenie
si-always-list = Zawsze do dzieła:
si-always-drop = { $helper }: pytaj mnie znowu

si-take-pawn = { $sex ->
    [woman] Kobieta
   *[man] Mężczyzna
  }
si-take-pawn-text = w Puli { $own }, w Zasobach { $supply }
si-take-florins-text = zamiast Bonusu; masz { $florins }
si-wed = Wypraw ślub
si-wed-die = odtąd kości Potomstwa: { $dice }
si-buy = Kup punkty
si-decline = Nie
si-decline-hold-wedding = ślubu nie będzie
si-decline-buy-vp = Floreny zostają
# $state: rząd będzie otwarty, właśnie pełny albo ma więcej, niż potrzeba
si-row-text = { $state ->
    [open] będzie { $count } z { $least } żetonów
    [complete] będzie komplet: { $vp } PZ
   *[more] +1 PZ, razem { $vp }
  }

si-round = Runda { $round } z { $rounds }
si-phases = Fazy rundy
si-has-vp = { $name }, { $vp } PZ: pokaż tę planszę
si-show-board = Pokaż tę planszę; kliknięcie ją zatrzyma
si-has-florins = { $count ->
    [one] 1 Floren
    [few] { $count } Floreny
   *[many] { $count } Florenów
  }
si-has-men = { $count ->
    [one] 1 Mężczyzna w Puli
   *[other] { $count } Mężczyzn w Puli
  }
si-has-women = { $count ->
    [one] 1 Kobieta w Puli
    [few] { $count } Kobiety w Puli
   *[many] { $count } Kobiet w Puli
  }
si-has-brides = { $count ->
    [one] 1 Panna Młoda
    [few] { $count } Panny Młode
   *[many] { $count } Panien Młodych
  }
si-has-row = { $row }: { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
  }, { $worth } PZ{ $complete ->
    [yes] , komplet
   *[no] {""}
  }
si-has-helpers = { $count ->
    [0] Bez Pomocników
   *[other] Pomocnicy ({ $count }): { $names }
  }
si-has-sum = { $total } z { $threshold }
si-passed = pas
si-place = { $place }. w kolejności

si-end = Minęło siedem rund
si-end-plans = Kariery i Plany na koniec gry
si-end-sons = Synowie na torach Karier: { $count }, połowa punktów za ich pola
si-end-row = { $row }: { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
  }, { $vp ->
    [0] za mało, by punktować
   *[other] { $vp } PZ
  }
si-end-sources = Punkty według źródeł
si-end-total = Punkty Zwycięstwa
si-end-wins = zwycięzca
si-end-tie = { $ahead } i { $behind } mają po { $vp } PZ: wyżej są { $ahead }, bo stoją wcześniej na Torze Kolejności.
si-source-mission = Misje
si-source-dowry = Posagi
si-source-initiative = Inicjatywa
si-source-helper = Pomocnicy
si-source-wedding = Śluby
si-source-reward = Nagrody
si-source-purchase = Kupione
si-source-career = Synowie na torach Karier
si-source-plan = Plan
