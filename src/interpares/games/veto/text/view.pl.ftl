### Stół Veto! w słowach
###
### Dla strony bez planszy: wiadomość nazywa się tak, jak pole widoku, i nic nie mówi tam, gdzie nie
### ma o czym. `.name` to nazwa pola.

view-seat = { "" }
view-variant =
    .name = zasady
view-first-game = { $value ->
    [true] { NAME($value) }
   *[false] { "" }
}
    .name = pierwsza gra z przewodnikiem
view-max-rounds = { $value ->
    [0] { "" }
   *[other] { $value }
}
    .name = ostatnia runda
view-round = { $value ->
    [0] { "" }
   *[other] { $value }
}
view-pool = kreski: { $value } z { $total }
view-total = { "" }
view-initiative = { $value ->
    [-1] { "" }
   *[other] { SEAT($value) }
}
view-voice = { $value ->
    [-1] { "" }
   *[other] { SEAT($value) }{ $deeds ->
        [0] , bez czynu
        [one] , został 1 czyn
        [few] , zostały { $deeds } czyny
       *[other] , zostało czynów: { $deeds }
    }
}
view-deeds = { "" }
view-acted = { "" }
view-election = { $value ->
    [-1] { "" }
   *[other] { SEAT($value) }
}
    .name = ogłoszona elekcja
view-influence = { SEAT($value) }
    .name = wpływ polityczny użyty
view-granted = { SEAT($value) }
    .name = może jeszcze użyć wpływu politycznego
view-winning = { SEAT($value) }
    .name = spełnia warunek strategii
view-barred = { "" }
view-own-cards = { NAME($id) }
    .name = własne karty

## Obozy

view-players-faction = { "" }
view-players-strategy = { "" }
view-players-dukats = { $value } (rozliczenie { SIGNED($income) })
view-players-kreski = { $value } (elekcja od { $threshold })
view-players-threshold = { "" }
view-players-hand = { $value } (limit { $hand_limit })
view-players-hand-limit = { "" }
view-players-discard = { $value }{ $discard_top ->
    [none] { "" }
   *[other] , na wierzchu { NAME($discard_top) }
}
view-players-discard-top = { "" }
view-players-removed =
    .name = usunięte z gry
view-players-alive = { $value ->
    [true] { "" }
   *[false] { NAME($value) }
}
    .name = w grze
view-players-redrew = { "" }
view-players-income = { "" }
view-players-initiative = { $value }{ $bribe ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bribe) } za dukaty
}
    .name = suma inicjatywy
view-players-bribe = { "" }
view-players-adjusted = { "" }
view-players-income-lines = { "" }
view-players-initiative-lines = { "" }
view-players-net = { "" }
view-players-spent = { "" }

## Karty

view-table = { $card ->
    [none] { name-hidden-thrust }
   *[other] { NAME($card) }
}{ $field ->
    [none] { "" }
    [karmazyn] { " " }na polu karmazynów: Szabla { $szabla }, Kreski { $kreski }
   *[election] { " " }na polu elekcyjnym: Szabla { $szabla }, Kreski { $kreski }
}{ $keywords ->
    [none] { "" }
   *[other] ; { NAME($keywords, join: ", ") }
}{ $markers ->
    [0] { "" }
   *[other] ; znaczniki: { $markers }
}{ $card ->
    [none] { "" }
   *[other] { $face_down ->
        [true] ; karta zakryta
       *[false] { "" }
    }
}{ $in_duel ->
    [true] ; w pojedynku
   *[false] { "" }
}{ $silent ->
    [true] ; jej tekst nie działa
   *[false] { "" }
}{ $until ->
    [0] { "" }
   *[other] ; do rundy { $until }
}{ $marked ->
    [true] ; karta zaznaczona
   *[false] { "" }
}
    .name = karty w grze
view-stack = { NAME($card) } ({ NAME($kind) }, { SEAT($seat) }){ $negated ->
    [none] { $resolving ->
        [true] , właśnie działa
       *[false] { "" }
    }
   *[other] , unieważnienie
}
    .name = stos, wierzch na końcu
view-lasting = { NAME($card) } ({ SEAT($seat) }){ $duel ->
    [true] , do końca pojedynku
   *[false] { $turn ->
        [true] , do końca tury
       *[false] { $until ->
            [0] { "" }
           *[other] , do końca rundy { $until }
        }
    }
}
    .name = działa
view-duel = { NAME($cards, join: " kontra ") }, Szabla { NAME($totals, join: " : ") }
    .name = pojedynek
view-queued = { "" }
view-pending = { "" }

## Tylko dla jednego gracza

view-own =
    .name = ukryte przed innymi
view-own-hand = { NAME($value) }{ $lafa ->
    [0] { "" }
   *[other] { " " }({ $lafa })
}
    .name = dwór (lafa)
view-own-lafa = { "" }
view-own-deck =
    .name = cała talia
