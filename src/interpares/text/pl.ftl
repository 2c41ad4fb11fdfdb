### Słowa potrzebne w każdej grze.
###
### Funkcje: NAME(ids) podaje nazwy, SEAT(seats) nazwy miejsc, obie z `case` (przypadek) i `join`
### (lista bez „i”); EACH(seats, ids) łączy je w pary, bez `seats` dla wszystkich miejsc po kolei,
### i pomija tych, którzy mają `skip`; COUNTED(numbers, of) mówi `counted-…` każdej liczby prócz 0;
### SUM(numbers) sumuje; SIGNED(number) pisze znak liczby. Brak wartości, puste słowo i pusta lista
### przychodzą jako `none`. Rzecz odróżnia od innych tej samej nazwy numer i miejsce, jak
### `guard#2@seat-1`.

list = { $first } i { $last }
one-of-several = { $name } { $number }
thing-at = { $name } ({ $place })
name-none = –
name-true = tak
name-false = nie

players = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
seat = Miejsce { $number }
spectator = Widz
your-turn = Twoja kolej
waiting-for = Czekamy na { SEAT($seats, case: "acc") }
game-over = Koniec gry
winner = Zwycięzca: { SEAT($seats) }
shared-defeat = Wszyscy przegrali
rule-number = Reguła { $rule }

refusal-no-lesson = Nie ma takiej lekcji.
refusal-not-asked = Teraz nie twoja kolej: najpierw musi wybrać inny gracz.
refusal-not-offered = Nie ma tego wśród możliwości, które masz teraz do wyboru.
refusal-undo-over = Gra się skończyła; wszystkie ruchy pozostają.
refusal-undo-nothing = Nie masz ruchu, który można by cofnąć.
refusal-undo-chance = Od twojego ostatniego ruchu przemówił los; ruch pozostaje.
refusal-undo-shown = Od twojego ostatniego ruchu odkryto coś ukrytego; ruch pozostaje.
refusal-undo-sealed = Twój tajny wybór jest kompletny; pozostaje bez zmian.
refusal-undo-answered = Od twojego ostatniego ruchu zagrał inny gracz; ruch pozostaje.
refusal-too-many-words = „{ $typed }” ma za dużo słów; powinno być „{ $form }”.
refusal-wrong-words = W „{ $typed }” brakuje słowa albo któreś nie pasuje.

# Podpowiedzi i analiza partii; $reasons to lista insight-reason albo `none`.
insight-reason = { $part } { SIGNED($points) }
insight-end = { $kind ->
    [good] to wygrywa partię
   *[bad] to przegrywa partię
}
insight-advice = { $option }: { $points ->
    [0] { $reasons ->
        [none] mniej więcej tak dobre jak inne
       *[other] { $reasons }
    }
   *[other] { $reasons ->
        [none] warte około { $worth }
       *[other] { $reasons }; warte około { $worth }
    }
}
insight-later = { $option }: { $reasons ->
    [none] opłaca się później
   *[other] { $reasons }; opłaca się później
}
insight-agrees = { SEAT($seat) }: { $done }. Bot zrobiłby to samo.
insight-verdict = { SEAT($seat) }: { $done }. Bot wolałby: { $advised }{ $gain ->
    [0] { "" }
   *[other] , szansa na wygraną { SIGNED($gain) }%
}{ $reasons ->
    [none] { "" }
   *[other] { " " }({ $reasons })
}.
