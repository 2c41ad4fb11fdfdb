### Veto!: słowa na kartach i to, co karta mówi tym, którzy słuchają

ve-kind-deed = Czyn
ve-kind-trifle = Drobiazg
ve-kind-reply = Replika
ve-kind-influence = Wpływ
ve-card-unique = unikatowa
ve-card-own-victory = własne zwycięstwo
ve-card-no-text = Bez zasady gry.
ve-card-home-made = własna

ve-card-mark = zaznacz
ve-card-costs = koszt: { $lafa ->
    [one] 1 dukat
    [few] { $lafa } dukaty
   *[many] { $lafa } dukatów
}
ve-card-treasury = skarb { $dukats }
ve-card-income = dochód { $dukats }
ve-card-upkeep = utrzymanie { $dukats }
ve-card-printed = { $now } (na karcie { $printed })
ve-card-marked = zaznaczona
ve-card-back = Zakryta karta
ve-card-thrusts = { $count ->
    [one] 1 zakryty sztych
    [few] { $count } zakryte sztychy
   *[many] { $count } zakrytych sztychów
}
ve-zoom = Karta z bliska
ve-zoom-close = Zamknij

## Słowa kluczowe jedną literą, gdy nie jest to pierwsza

ve-letter-lady = N
ve-letter-absent = Nb
ve-letter-cossack = Kz
