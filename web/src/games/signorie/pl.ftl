### Słowa planszy Signorie.

## Stół

si-parts = Części stołu
si-tab-dice = Kości
si-tab-cities = Miasta
si-tab-careers = Kariery
si-tab-plan = Plan
si-tab-rewards = Nagrody
si-tab-lit = tu możesz wybierać
si-key-dice = do pierwszej kości, którą możesz wziąć
si-key-die = wśród kości i Pomocników; Enter bierze
si-key-pass = pas
si-key-pawns = liczba pionków, pole Pomocnika
si-key-points = wszystkie punkty awansu na jeden tor
si-key-dowry = posag
si-key-stop = dość
si-key-always = zawsze odpowiadaj tak samo
si-key-back = odłożenie tego, co w ręku

## Kolumny: kości, zadania, pomocnicy, plan

si-dice-and-tasks = Kości i Zadania
si-dice-left = { $dice ->
    [one] została 1 kość
    [few] zostały { $dice } kości
   *[many] zostało { $dice } kości
}
si-dice-most = bierzesz najwyżej { $most }, po jednej w kolorze
si-tasks-woman = Zadania Kobiet
si-tasks-man = Zadania Mężczyzn
si-task-of-woman = płacą Kobiety
si-task-of-man = płacą Mężczyźni
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
}; twoje kości dadzą razem { $total } z { $threshold }
si-die-back = Odłóż: { $die }
si-pawns = { $sex ->
    [man] { $pawns ->
        [one] 1 Mężczyzna
       *[other] { $pawns } Mężczyzn
    }
   *[woman] { $pawns ->
        [one] 1 Kobieta
        [few] { $pawns } Kobiety
       *[many] { $pawns } Kobiet
    }
}
si-task-political = Polityka
    .how = { $least }–{ $most } × { $amount } pkt
si-task-clerical = Kościół
    .how = { $least }–{ $most } × { $amount } pkt
si-task-military = Wojsko
    .how = { $least }–{ $most } × { $amount } pkt
si-task-initiative = Inicja­tywa
    .how = { $least }–{ $most } × { $amount } pkt
si-task-alliance = Sojusz
    .how = { $least }, zakryty
si-task-threshold = Próg
    .how = { $least }–{ $most } × +{ $amount }
si-task-mission = Misja
    .how = { $least } za jedną
si-task-marriage = Małżeń­stwo
    .how = { $least } za jedno
si-task-florins = Floreny
    .how = { $least }–{ $most } × { $amount } fl.
si-task-exchange = Wymiana
    .how = { $least }–{ $most } na inne
si-signoria = Signoria
si-signoria-mine = Twoja signoria
si-signoria-of = Signoria: { $name }
si-back-to-mine = Wróć do mojej
si-pool = W Puli: Mężczyźni { $men }, Kobiety { $women }
si-supply = W Zasobach: Mężczyźni { $men }, Kobiety { $women }
si-supply-short = Zasoby
si-florins-label = Floreny
si-hire-hint = Pomocnik staje kolumnę w lewo
si-action-space = Pole Akcji { $value }
si-manage-florins = Floreny
si-manage-marriage = Małżeń­stwo
si-manage-offspring = Potom­stwo
si-manage-mission = Misja
si-manage-career = Kariera
si-helps-alliance-facedown = Sojusz
    .how = żeton zakryty
si-helps-gain-vp = { $amount } PZ
si-helps-gain-florins = { $amount } Floreny
si-helps-gain-pawn = { $amount } pionek
    .how = dowolny
si-helps-offspring-roll = { $amount } kość
    .how = Potomstwa
si-helps-task-any = Dowolne Zadanie
    .how = { $amount } pionek
si-helps-marriage-facedown = Małżeń­stwo
    .how = żeton zakryty
si-helps-mission-facedown = Misja
    .how = żeton zakryty
si-helps-vp-per-man-in-city = { $amount } PZ
    .how = za Męż­czyznę w Mieście
si-helps-political = Polityka
    .how = wg kości
si-helps-clerical = Kościół
    .how = wg kości
si-helps-military = Wojsko
    .how = wg kości
si-helps-initiative = Inicja­tywa
    .how = wg kości
si-helps-steps-careers = { $amount } punkty
    .how = Kariery
si-helps-steps-initiative = { $amount } punkty
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
} z { $threshold }
si-plan-mine = Twój Plan
si-plan-of = Plan: { $name }
si-plan-hint = rząd punktuje od { $least } żetonów; na tarczach PZ
si-whose-plan = Czyj Plan
si-row-count = { $complete ->
    [yes] { $count ->
        [few] { $count } żetony:
       *[other] { $count } żetonów:
    }
   *[no] { $count } z { $least }
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
si-sum-of = { $name }: { $sum } z { $threshold }{ $over ->
    [yes] , bez Nagrody
   *[no] {""}
  }
si-reward-gone = minęła
si-reward-label = { $take ->
    [yes] Weź Bonus { $round }. rundy: { $reward }
   *[no] Nagroda { $round }. rundy: { $reward }
  }
si-reward-mission = Misja
si-reward-marriage = Małżeń­stwo
si-reward-two-men = { $amount } Męż­czyzn
si-reward-two-women = { $amount } Kobiety
si-reward-career = { $points } pkt awansu
si-reward-initiative = { $points } pkt Inicja­tywy
si-reward-alliance = Sojusz
si-reward-helper = Pomoc­nik
si-reward-extra-action = +1 kość
si-reward-vp-helpers = { $amount } PZ za Po­mocnika
si-reward-vp-cities-men = { $amount } PZ za Miasto: synowie
si-reward-vp-cities-women = { $amount } PZ za Miasto: córki
si-reward-vp-men = { $amount } PZ za Męż­czyznę
si-reward-vp-women = { $amount } PZ za Kobietę
si-served = w nowej kolejności
si-served-initiative = za Inicjatywę
si-served-sum = { $total } z { $threshold }
si-served-nothing = bez Nagrody
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
si-city-mission = Misja, { $city }: Ranga co najmniej { $value }{ $token ->
    [none] {""}
   *[other] , żeton: { $token }
  }
si-token = { $house }, { $vp } PZ
si-token-marriage = Za Małżeństwo: { $token }{ $fits ->
    [no] ; nie pasuje do twojego rzędu
   *[yes] {""}
  }
si-token-mission = Za Misję: { $token }{ $fits ->
    [no] ; nie pasuje do jego rzędu
   *[yes] {""}
  }
si-no-token-marriage = Brak żetonu za Małżeństwo
si-no-token-mission = Brak żetonu za Misję
si-figure = { $name }: { $sex ->
    [woman] Kobieta
   *[man] Mężczyzna
  }
si-careers = Kariery
si-careers-hint = PZ za Misję
si-order = Kolejność graczy
si-rank = Ranga
si-men = { $name }: { $count ->
    [one] { $count } Mężczyzna
   *[other] { $count } Mężczyzn
  }
si-bonus-florins = Po wejściu: { $florins } Floreny
si-bonus-initiative = Po wejściu: o pole w górę Toru Inicjatywy
# $names from the top of the stack down
si-discs = { $count ->
    [one] { $names }
   *[other] Stos od góry: { $names }; wyższy dysk jest z przodu
  }
si-initiative-hint = PZ co rundę
si-spend = { $track }, pole { $space } ({ $vp } PZ): { $points ->
    [one] wydaj punkt awansu
    [few] wydaj { $points } punkty awansu
   *[many] wydaj { $points } punktów awansu
  }
si-send = Wyślij Mężczyznę z pola { $space }, { $track }: { $vp } PZ{ $why ->
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
   *[other] Mężczyzn
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
# $career i $rank: kto zdobędzie najwięcej
si-gain-mission = do { $vp } PZ ({ $career } { $rank })
si-gain-marriage = { $range ->
    [yes] posag { $least }–{ $most } fl.: od +{ $from } do +{ $to } PZ
   *[no] posag { $most ->
        [one] 1 Floren
        [few] { $most } Floreny
       *[many] { $most } Florenów
      }: +{ $to } PZ
  }
si-manage-points = { $n ->
    [one] { $n } punkt awansu
    [few] { $n } punkty awansu
   *[many] { $n } punktów awansu
  } do podziału: Kariery i Inicjatywa
si-gain-token = { $token }, rząd: { $row }
si-token-none = bez żetonu
si-token-facedown = zakryty żeton
si-vp = { $vp } PZ
si-vp-short = PZ
si-florins-unit = fl
si-space = Ranga od { $value }
si-cities-reached = { $count ->
    [one] 1 Miasto
    [few] { $count } Miasta
   *[many] { $count } Miast
  }
si-dowry-least = posag od { $value }

si-ask-die = { $die }: co ma zrobić ta kość?
si-ask-take = Kość { $number } z { $most }: którą bierzesz?
si-ask-point = Co da następny punkt awansu?
si-ask-mission = Kto i dokąd rusza?
si-ask-marriage = Które Miasto i jaki posag?
si-ask-city = { $career } { $rank }: do którego Miasta rusza?
si-ask-dowry = { $city }: jak wysoki posag?

si-pick-die = Wybierz kość.
si-pick-extra = Wybierz jedną z pozostałych kości: jest darmowa.
si-pick-die-text = Bierzesz ją dopiero wtedy, gdy wskażesz, co ma zrobić.
# $left to odległość sumy od progu
si-sum-now = { $state ->
    [none] Do Nagrody suma twoich kości może wynieść najwyżej { $threshold }.
    [over] Twoje kości: { $total } z { $threshold }. To o { $left } za dużo na Nagrodę.
   *[some] Twoje kości: { $total } z { $threshold }. Do Nagrody może dojść najwyżej { $left }.
  }
si-pass = Pas
si-pass-text = Nie bierzesz już kości w tej rundzie.
# W Puli jest za mało na Zadanie
si-lack = trzeba { $sex ->
    [woman] { $least ->
        [one] 1 Kobiety
       *[other] { $least } Kobiet
      }
   *[man] { $least ->
        [one] 1 Mężczyzny
       *[other] { $least } Mężczyzn
      }
  }, masz { $there }
si-needs-pawns = { $count ->
    [one] trzeba 1 pionka
   *[other] trzeba { $count } pionków
  }
si-free-helper-keys = Klawisze: 1–5 kolumna, potem 1–3 pole; albo strzałki.
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
       *[other] Mężczyzn
      }
  }: { $brings }
si-way-hire = { $helper }, Floreny: { $florins }
si-put-back = Odłóż
si-die-cost = { $cost ->
    [0] Nic nie kosztuje.
    [one] Płacisz 1 Florena, zostaje { $left }.
    [few] Płacisz { $cost } Floreny, zostaje { $left }.
   *[many] Płacisz { $cost } Florenów, zostaje { $left }.
  }
si-die-sum = { $before ->
    [0] Kości: { $total } z { $threshold }
   *[other] Kości: { $before } + { $value } = { $total } z { $threshold }
  }{ $over ->
    [yes] , bez Nagrody.
   *[no] .
  }

si-facedown-hint = Zamiast żetonu Miasta dobierasz zakryty.
si-chain = Co doprowadziło do tego pytania
si-then = potem może:
si-back-text = Cofnij ostatni krok
si-step-choose-main-action = która Akcja?
si-step-spend-point = punkty awansu?
si-step-send-on-mission = kto i dokąd?
si-step-marry-off = Miasto i posag?
si-step-activate-helper = tak czy nie?
si-step-choose-pawn = Mężczyzna czy Kobieta?
si-step-choose-any-task = które Zadanie?
si-step-choose-row = który rząd?
si-born = Córki: { $women }, synowie: { $men }

si-points-left = Punkty awansu: zostało { $left } z { $total }
si-point-enter = { $track } → { $to }
si-point-step = { $track } { $from } → { $to }
si-point-worth = PZ za wysłanie na Misję
si-point-worth-disc = PZ na koniec rundy
si-point-all = ×{ $count }: tyle punktów awansu naraz ({ $track })
si-stop = Dość
si-stop-text = { $count ->
    [one] przepada 1 punkt awansu
    [few] przepadają { $count } punkty awansu
   *[many] przepada { $count } punktów awansu
  }
si-mission-man = Kto rusza
si-mission-city = Dokąd
si-mission-who = { $career } { $rank }
si-marry-city = Miasto
si-dowry = Posag
si-dowry-less = O jednego Florena mniej
si-dowry-more = O jednego Florena więcej
si-marry = Małżeństwo: { $city }

si-helper-yes = Tak
si-helper-no = Nie
si-helper-no-text = nie tym razem
si-helper-always = Zawsze tak
si-helper-always-text = stałe polecenie
si-always-list = Zawsze działają:
si-always-drop = { $helper }: pytaj mnie znowu

si-take-pawn = { $sex ->
    [woman] Kobietę
   *[man] Mężczyznę
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
    [open] będzie { $count } z { $least } żetonów
    [complete] będzie komplet: { $vp } PZ
   *[more] +1 PZ, razem { $vp }
  }

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
si-has-sum = { $total } z { $threshold }
si-passed = pas
si-place = { $place }. w kolejności

si-brief = { $vp } PZ, kości { $total } z { $threshold }
si-end = Minęło siedem rund
si-end-plans = { $name }: Kariery i Plan na koniec gry
si-end-sons = Mężczyźni na torach Karier: { $count }, połowa punktów za ich pola
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
si-end-wins = zwycięstwo
si-end-tie = { $ahead } i { $behind }: po { $vp } PZ. O miejscu rozstrzyga Tor Kolejności, wyżej: { $ahead }.
si-source-mission = Misje
si-source-dowry = Posagi
si-source-initiative = Inicjatywa
si-source-helper = Pomocnicy
si-source-wedding = Śluby
si-source-reward = Nagrody
si-source-purchase = Kupione
si-source-career = Mężczyźni na torach Karier
si-source-plan = Plan
