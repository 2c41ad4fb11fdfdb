### Podpowiedzi, analizy i statystyki.

## Podpowiedzi

hint-asking = Bot przygląda się temu, co widzisz …
hint-no-reason = mniej więcej tak dobre jak inne
hint-later = opłaci się później
hint-worth = warte około { $points }
hint-chance-text = szansa na wygraną
hint-do = Zrób to
hint-lit = Bot wie tyle samo co ty i może się mylić.
hint-unrated = Po podpowiedzi ta partia nie liczy się już do rankingu.

## Analizy

review-of = Analiza: { $name }
review-making = Bot przegląda partię: krok { $done } z { $total }.
review-waiting = Partia czeka na analizę; przed nią są inne.
review-progress = Postęp analizy
review-meanwhile = Nie musisz czekać: analiza zostanie zachowana i będzie tu po powrocie.
review-failed = Analiza nie doszła do końca. To nie twoja wina; można spróbować jeszcze raz.
review-chances = Szanse na wygraną
review-chances-text = Po każdym ruchu, tak jak bot ocenia stół z odkrytymi kartami. Kliknij albo użyj strzałek; Page Up i Page Down prowadzą do punktów zwrotnych, Enter do powtórki.
review-curve = Szanse na wygraną, ruch po ruchu
review-at = Ruch { $n } z { $last }: { $chances }. { $words }
review-move = Ruch { $n } z { $last }
review-move-short = ruch { $n }
review-start = Partia się zaczyna.
review-quiet = Nie stało się nic, co wszyscy mogliby zobaczyć.
review-show = Pokaż w powtórce
review-turns = Punkty zwrotne
review-no-turns = Żaden pojedynczy ruch nie odwrócił losów tej partii.
review-sources = Skąd wzięły się punkty
review-total = Razem
review-my-decisions = Moje decyzje
review-decisions-of = Decyzje: { $name }
review-whose = Czyje decyzje
review-summary = { $count ->
    [one] Oceniono jedną decyzję; tak samo bot wybrałby w { $agreed }.
   *[other] Ocenionych decyzji: { $count }; tak samo bot wybrałby w { $agreed }.
}
review-lost = Średnio decyzja kosztowała { $lost } szansy na wygraną.
review-order = Kolejność
review-by-loss = według straty
review-by-time = według czasu
review-all = Także te, które niczego nie zmieniły
review-you = Ty
review-done = Ruch
review-bot = Bot
review-agreed = bot się zgadza
review-none = bez różnicy
review-slight = nieco gorsze
review-mistake = błąd
review-blunder = duży błąd
review-on-curve = Na wykresie
review-try = Spróbuj stąd
review-more = Jeszcze { $count }
review-flawless = Żadna decyzja nie kosztowała nic, o czym warto mówić.
review-no-decisions = Nie było tu decyzji z wyborem, który można ocenić.

## Statystyki

statistics-text = Wszystkie twoje zakończone partie. W nawiasie leży przedział, w którym niemal na pewno jest prawdziwy odsetek wygranych.
statistics-none = Żadna twoja partia jeszcze się nie skończyła.
statistics-played = Rozegrane
statistics-won = Wygrane
statistics-rate = Odsetek wygranych
statistics-place = Średnie miejsce
statistics-seats = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
statistics-people = Ludzie
statistics-by-seats = Według liczby graczy
statistics-by-opponents = Według przeciwników
statistics-best = Najlepszy wynik
statistics-mean = Średni wynik
statistics-sources = Skąd biorą się moje punkty, średnio
statistics-accuracy = Strata szansy na decyzję
statistics-accuracy-text = przeanalizowane partie: { $matches }, decyzje: { $decisions }
statistics-hinted = Partie z podpowiedziami: { $count }.
statistics-last = Ostatnie partie
statistics-last-text = Każda kolumna to partia, ostatnia z prawej: im wyższa, tym lepsze miejsce; korona oznacza wygraną.
statistics-match = { $date }: { $rank ->
    [none] wszyscy przegrali
   *[other] miejsce { $rank } z { $seats }
}{ $score ->
    [none] { "" }
   *[other] , punkty: { $score }
}
