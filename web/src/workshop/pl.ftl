### Warsztat talii i edytor kart gry Veto!

ws-title = Warsztat talii
ws-decks = Talie
ws-cards = Edytor kart
ws-again = Spróbuj ponownie
ws-parts = Części warsztatu
ws-part-cards = Karty
ws-part-deck = Talia
ws-part-figures = Liczby i próba

## Karty

ws-search = Szukaj
ws-search-hint = Nazwa lub tekst zasad
ws-filters = Filtry
ws-faction = Frakcja
ws-strategy = Strategia
ws-type = Typ
ws-keyword = Słowo kluczowe
ws-cost = Koszt w dukatach
ws-cost-least = Co najmniej
ws-cost-most = Co najwyżej
ws-any = wszystkie
ws-nobodys = bez frakcji
ws-order = Kolejność
ws-order-type = według typu
ws-order-name = według nazwy
ws-order-lafa = od najtańszych
ws-order-szabla = według Szabli
ws-order-kreski = według Kresek
ws-only-deck = w mojej talii
ws-only-own = własne
ws-found = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ws-all-cards = Pokaż wszystkie
ws-look = Widok
ws-look-faces = Karty
ws-look-lines = Lista
ws-keys = + i − zmieniają liczbę kopii, spacja powiększa kartę
ws-none-found = Nie ma takiej karty. Spróbuj z mniejszą liczbą filtrów albo z innym słowem.
ws-no-own = Nie masz jeszcze własnej karty.
ws-make-card = Zrób kartę
ws-own = własna
ws-chosen = wybrana
ws-in-deck = w talii: { $count }
ws-copies-of = Kopie karty { $name }
ws-less = O jedną mniej: { $name }
ws-more = O jedną więcej: { $name }

## Talia

ws-deck-name = Nazwa talii
ws-my-decks = Moje talie
ws-other-deck = Inna talia
ws-no-decks = Nie masz jeszcze zapisanej talii.
ws-no-strategy = brak
ws-undo = Cofnij
ws-share = Udostępnij
ws-text = Jako tekst
ws-saved = Zapisano
ws-unsaved = Niezapisane zmiany
ws-is-kept = Zapisana w twoich taliach.
ws-not-kept = Jeszcze nie ma jej w twoich taliach.
ws-deck-empty = Kredens jest pusty. Klikaj karty, aby je dodać, albo przeciągnij je tutaj.
ws-figures-none = Najpierw wybierz talię; tu będą jej liczby.
ws-unknown = Nieznane karty
ws-flawed = niezgodna z zasadami
ws-cards-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ws-own-count = własnych kart: { $count }
ws-start-new = Nowa talia
ws-start-box = Talia z pudełka
ws-start-text = Wczytaj talię z tekstu
ws-rename = Zmień nazwę: { $name }
ws-copy = Powiel: { $name }
ws-copied = { $name } (kopia)
ws-drop = Wyrzuć
ws-drop-of = Wyrzuć: { $name }
ws-drop-sure = Wyrzucić „{ $name }” na zawsze?
ws-guard = Talia na warsztacie ma niezapisane zmiany.
ws-guard-card = Karta na warsztacie ma niezapisane zmiany.
ws-guard-save = Najpierw zapisz
ws-guard-drop = Porzuć zmiany

## Zgodność z zasadami

ws-legal = { $rules }: zgodna
ws-illegal = { $rules }: niezgodna
ws-checking = { $rules }: sprawdzam …
ws-unchecked = { $rules }: niesprawdzona
ws-check-away = Serwer nie odpowiada; sprawdzenie nastąpi, gdy tylko wróci.
ws-warnings = { $count ->
    [one] 1 uwaga
    [few] { $count } uwagi
    [many] { $count } uwag
   *[other] { $count } uwagi
}

## Liczby

ws-curve = Krzywa kosztów
ws-bar = { $last ->
    [true] { $price } dukatów lub więcej
   *[other] { $price ->
        [one] 1 dukat
        [few] { $price } dukaty
        [many] { $price } dukatów
       *[other] { $price } dukata
    }
}: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ws-figure-income = dochód
ws-figure-kreski = Kreski
ws-figure-szabla = Szabla
ws-figure-elects = Elekci
ws-figure-negations = anulowania
ws-figure-mean = średni koszt postaci
ws-types = Typy
ws-factions = Frakcje
ws-keywords = Słowa kluczowe
ws-chances = Szanse na pierwszy dwór
ws-chance-of = Co najmniej jedna
ws-chance-opening = wśród siedmiu
ws-chance-redrawn = z wymianą
ws-chance-income = karta z dochodem
ws-chance-cheap = tania postać
ws-chance-elect = karta Elekta
ws-hands = Przykładowe dwory
ws-hand-draw = Dobierz siedem
ws-hand-other = Inny dwór
ws-hand-redraw = Wymień raz
ws-hand-first = Pierwszy dwór. Raz można go wymienić na siedem innych kart (VE-2.10).
ws-hand-second = Drugi dwór, który trzeba zatrzymać (VE-2.10).

## Próba

ws-trial = Siła przeciw taliom z pudełka
ws-trial-text = Boty grają na serwerze twoją talią przeciw każdej talii z pudełka ({ $rules }). Próba trwa także wtedy, gdy opuścisz tę stronę.
ws-trial-games = Gier na talię
ws-trial-begin = Zacznij próbę
ws-trial-stop = Przerwij
ws-trial-none = Nie było jeszcze próby.
ws-trial-state = { $status ->
    [running] gra: { $done } z { $total } gier
    [finished] – koniec, gier: { $total }
    [cancelled] – przerwana przez ciebie po { $done } z { $total } gier
   *[other] – urwana po { $done } z { $total } gier
}
ws-trial-failed = Nieudanych gier, które się nie liczą: { $count }.
ws-trial-against = Przeciw
ws-trial-won = Wygrane
ws-trial-rate = Odsetek
ws-trial-interval = 95%
ws-trial-earlier = Wcześniejsze próby
ws-trial-deck = Talia
ws-trial-unnamed = talia
ws-trial-all = Razem

## Gra

ws-play = Zagraj z botem
ws-play-how = Z kim?
ws-play-illegal = Aby zagrać, talia musi być zgodna z zasadami ({ $rules }).
ws-level = Poziom bota
ws-rules = Zasady
ws-bot-deck = Talia bota
ws-bot-deck-any = jak zechce
ws-table-name = Próba: { $deck }

## Tekst i odnośniki

ws-text-title = Talia jako tekst
ws-export = Eksport
ws-import = Import
ws-text-language = Język nazw
ws-text-none = Tekst pojawi się po sprawdzeniu talii.
ws-copy-text = Kopiuj
ws-download = Pobierz
ws-paste = Tekst talii albo odnośnik do niej
ws-paste-hint = Frakcja: Dworscy
ws-take = Wczytaj
ws-shared = Talia dla ciebie: { $name }
ws-take-deck = Skopiuj do moich talii
ws-to-mine = Do mojego warsztatu
ws-link-broken = Tego odnośnika nie da się odczytać

## Edytor kart

ws-form = Formularz karty
ws-card = Karta
ws-values = Wartości
ws-doing = Tekst i działanie
ws-try = Wypróbuj od razu
ws-my-cards = Moje karty
ws-no-cards = Nie masz jeszcze zapisanej karty.
ws-new-card = Nowa karta
ws-from-box = Zacznij od karty z pudełka
ws-and-more = … i jeszcze { $count }; szukaj po nazwie.
ws-finished = gotowa
ws-unfinished = niegotowa
ws-nameless = Karta bez nazwy
ws-card-right = Karta jest poprawna i można nią grać.
ws-card-flaws = { $count ->
    [one] 1 rzecz wymaga poprawy
    [few] { $count } rzeczy wymagają poprawy
   *[other] { $count } rzeczy wymaga poprawy
}
ws-card-doubts = Tekst i działanie karty mogą się nie zgadzać:
ws-meaning = Wskaż pole, a przeczytasz tu, co znaczy.
ws-whole-card = Karta
ws-card-hint = „Wypróbuj od razu” otwiera prywatny stół z trzema kopiami karty w talii jej frakcji.
ws-toml-title = Karta jako TOML
ws-toml-flawed = Kartę można wyeksportować, gdy nic nie wymaga w niej poprawy.
ws-paste-toml = TOML z [[card]]
ws-which-card = W pliku jest kilka kart. Którą wziąć?
ws-remove = Usuń: { $what }
ws-add = dodaj: { $what }
ws-add-field = dodaj warunek lub szczegół
ws-up = W górę: { $what }
ws-down = W dół: { $what }
ws-form-of = Rodzaj: { $what }
ws-form-number = liczba
ws-form-word = jedno
ws-form-text = jedno
ws-form-list = kilka
ws-form-card = znana karta
ws-form-table = dowolna pasująca karta
ws-flaw-empty = Wpisz coś tutaj.
