### Stół Sigismundus Augustus w słowach
###
### Dla strony bez planszy: wiadomość nazywa się tak, jak pole widoku, i nic nie mówi tam, gdzie nie
### ma o czym. `.name` to nazwa pola.

view-seat = { "" }
view-variant =
    .name = wariant
view-edition =
    .name = wydanie zasad
view-rounds =
    .name = liczba rund
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = runda
view-phase =
    .name = faza
view-stage =
    .name = etap sejmu
view-first = { SEAT($value) }
    .name = żeton pierwszego gracza
view-order = { SEAT($value) }
    .name = kolejność
view-tracks = { $place ->
    [0] { $outer ->
        [0] { name-royal-support.short }
        [1] { name-senatorial-support.short }
       *[2] { name-parliamentary-support.short }
    }:{ " " }
   *[other] { "" }
}{ SEAT($value) }
    .name = tory poparcia
view-representative = { SEAT($value) }
    .name = przedstawiciel króla
view-sessions =
    .name = ustawy wszystkich sejmów
view-demand =
    .name = żądanie królewskie
view-seen-demands =
    .name = dawne żądania królewskie
view-demands-left =
    .name = talia żądań królewskich
view-acts =
    .name = ustawy uchwalone
view-rejected =
    .name = ustawy odrzucone
view-open-figures =
    .name = odkryte osobistości
view-removed-figures =
    .name = osobistości usunięte z gry
view-unseen-figures =
    .name = osobistości w talii
view-decks = { $place ->
    [0] { name-internal }
    [1] { name-foreign }
   *[2] { name-military }
} { $value }
    .name = talie
view-discards =
    .name = karty odrzucone
view-votes-left =
    .name = głosy w zasobach
view-extra-votes = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = dodatkowe głosy
view-clients-left =
    .name = klienci w zasobach
view-units-left = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = jednostki w zasobach
view-offers = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = oferowane dukaty
view-for-sale = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = głosy na sprzedaż
view-to-vote =
    .name = urzędy jeszcze do obsadzenia
view-bids = { $value ->
    [0] { "" }
   *[other] { SEAT($place) } { $value }
}
    .name = głosy na urząd
view-sealed = { SEAT($value) }
    .name = wybór w tajemnicy już dokonany

## Urzędy, kraje, pola akcji

view-offices = { NAME($id) }: { $holder ->
    [none] wolny
   *[other] { SEAT($holder) }
}{ $marker ->
    [none] { "" }
   *[other] , żeton rodu: { SEAT($marker) }
}; dochód { $income }, prestiż { $prestige }{ $turned ->
    [true] ; karta odwrócona
   *[false] { "" }
}
view-countries = { NAME($id) }: pole { $space } ({ $first } / { $second } PZ){ $crowned ->
    [true] , z koroną
   *[false] { "" }
}{ $pact ->
    [true] , tajny pakt
   *[false] { "" }
}; żetony: { EACH($markers) }; punkty: { EACH($points) }{ $seal ->
    [none] { "" }
   *[other] ; pieczęć: { SEAT($seal) }
}
view-fields = { $in_play ->
    [true] { NAME($id) }: klienci { $clients ->
        [none] –
       *[other] { SEAT($clients, join: ", ") }
    }; cena następnego: { EACH($prices) }{ $stood ->
        [none] { "" }
       *[other] ; poprzednio: { SEAT($stood, join: ", ") }
    }
   *[false] { "" }
}
    .name = pola akcji

## Walka

view-battle =
    .name = walka
view-battle-attacker = { SEAT($value) }
    .name = atakuje
view-battle-defender = { SEAT($value) }
    .name = broni się
view-battle-card =
    .name = karta
view-battle-rolls = { $place ->
    [0] { NAME($value) }
    [1] atak { $value }
   *[2] obrona { $value }
}
    .name = rzuty

## Rody

view-players-house = { "" }
view-players-ducats =
    .name = dukaty
view-players-votes =
    .name = głosy
view-players-vp =
    .name = punkty zwycięstwa
view-players-scored = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-foundation }
        [1] { name-foray }
        [2] { name-offices }
        [3] { name-countries }
        [4] { name-grants }
       *[5] { name-ribbons }
    } { SIGNED($value, plus: "") }
}
    .name = skąd punkty
view-players-clients =
    .name = klienci
view-players-withdrawn = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = klienci wycofani
view-players-markers =
    .name = żetony rodu w zapasie
view-players-active = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = jednostki czynne
view-players-inactive = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = jednostki odwrócone
view-players-power =
    .name = siła
view-players-free-upkeep = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-infantry }
        [1] { name-hussars }
       *[2] { name-artillery }
    } { $value }
}
    .name = utrzymanie za darmo
view-players-free-upkeep-any = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = za darmo dowolne jednostki
view-players-hand = { $value ->
    [0] { "" }
   *[other] { $place ->
        [0] { name-internal }
        [1] { name-foreign }
       *[2] { name-military }
    } { $value }
}
    .name = karty w ręce
view-players-offices =
    .name = urzędy
view-players-figures = { NAME($figure) }{ $gold ->
    [0] { "" }
   *[other] { " " }(dukaty: { $gold })
}
    .name = osobistości
view-players-seals =
    .name = pieczęcie
view-players-protected = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = ochrona fundacji kościoła
view-players-courts =
    .name = sądy kościelne w tej rundzie
view-players-prestige =
    .name = prestiż urzędów
view-players-income =
    .name = dochód
view-players-votes-to-come =
    .name = głosy w najbliższym sejmie
view-players-ribbons =
    .name = złote wstęgi

## Tylko dla jednego gracza

view-hand =
    .name = ukryte przed innymi
view-hand-cards =
    .name = ręka
view-hand-known = { NAME($value) } ({ SEAT($outer) })
    .name = znane karty innych
view-hand-closed = { $type ->
    [vote_for] za ustawą
    [vote_against] przeciw ustawie
    [commit_units] { name-infantry } { $infantry }, { name-hussars } { $hussars }, { name-artillery } { $artillery }
    [commit] { $amount }
    [offer_ducats] { name-ducats }: { $ducats }
   *[other] { name-votes }: { $votes }
}
    .name = wybór w tajemnicy
