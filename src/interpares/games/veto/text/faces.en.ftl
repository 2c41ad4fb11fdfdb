### Veto!: words on card faces, and what a face says to those who listen

ve-kind-deed = Deed
ve-kind-trifle = Trifle
ve-kind-reply = Reply
ve-kind-influence = Influence
ve-card-unique = unique
ve-card-own-victory = own victory
ve-card-no-text = No game text.
ve-card-home-made = home-made

ve-card-mark = mark
ve-card-costs = costs { $lafa ->
    [one] 1 dukat
   *[other] { $lafa } dukats
}
ve-card-treasury = treasury { $dukats }
ve-card-income = income { $dukats }
ve-card-upkeep = upkeep { $dukats }
ve-card-printed = { $now } (printed { $printed })
ve-card-marked = marked
ve-card-back = A card face down
ve-card-thrusts = { $count ->
    [one] 1 face-down thrust
   *[other] { $count } face-down thrusts
}
ve-zoom = Card in focus
ve-zoom-close = Close

## Keywords in one letter, where it is not their first

ve-letter-lady = La
ve-letter-absent = A
ve-letter-cossack = C
