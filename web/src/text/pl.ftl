### Słowa strony. Słowa gier przychodzą z serwera.

## Everywhere

lobby = Gry
replays = Powtórki
rules = Zasady
workshop = Warsztat
navigation = Główne ekrany
me = Moje imię i konto
guest = Gość
to-lobby = Do spisu gier
close = Zamknij
cancel = Anuluj
save = Zapisz
loading = Wczytywanie …
missing = Tu niczego nie ma
missing-text = Ten adres donikąd nie prowadzi: stół mógł zostać usunięty albo w adresie brakuje litery.
page-not-loaded = Nie udało się wczytać części strony. Czy serwer jeszcze działa?
server-away = Serwer nie odpowiada. To, co widzisz, może być nieaktualne.
offline-title = Brak połączenia z siecią
offline-text = Strona ruszy dalej, gdy tylko sieć wróci.
away-title = Serwer nie odpowiada
away-text = Może właśnie się uruchamia. Strona spróbuje ponownie sama.
failed-title = Coś poszło nie tak po stronie serwera
failed-text = To nie twoja wina. Strona spróbuje ponownie sama.
refused-title = Tego nie możesz zobaczyć
refused-text = Serwer ci tego nie pokaże.
broken-title = Nie udało się narysować tej strony
broken-text = To nasz błąd. To, co już zrobiono, jest zachowane; zwykle pomaga wczytanie strony od nowa.
reload = Wczytaj stronę od nowa
rule-link = Zasada { $rule }
api-docs = Dla programów: API

## Table

you = ty
your-turn = Twoja kolej
round-of = Runda { $round } z { $rounds }
round-number = Runda { $round }
phases-of-round = Fazy rundy
turn-of = Decyduje: { $name }
deciding = decyduje
to-question = Do pytania
decision = Pytanie
players = Gracze
players-and-log = Gracze i przebieg gry
bot-for-you = Bot gra za ciebie, dopóki nie wrócisz.
reserve = zapas { $time }
clock-hint = { $move ->
    [none] Czas na to pytanie minął; biegnie zapas: { $bank }.
   *[other] Na to pytanie: { $move }{ $bank ->
        [none] .
       *[other] , potem zapas: { $bank }.
    }
} Potem gra dalej bot.
clock-away = urlop
clock-away-hint = Zegar stoi do { $date }.
watching = Przyglądasz się tej grze.
sending-later = Utracono połączenie; twój ruch zostanie wysłany, gdy tylko wróci.
language = Język
keys = Klawisze
keys-everywhere = Przy każdym stole
key-options = wybór możliwości
key-search = szukanie wśród wielu możliwości
key-undo = cofnięcie ruchu
key-hint = poproś bota o podpowiedź
key-rule = zasada, na której opiera się pytanie
key-question = do pytania, z każdego miejsca
key-log = przebieg, rozmowa i polecenia
key-help = ta lista klawiszy
key-escape = zamknięcie albo zmiana zdania
call-me = Powiadom mnie, gdy przyjdzie moja kolej
sheet-up = Pokaż pytanie
sheet-down = Schowaj pytanie, żeby widzieć planszę
lost-connection = Utracono połączenie.
lost-server = Serwer uruchamia się ponownie.
lost-text = Stół wróci sam; do tego czasu niczego nie można wybrać.
table-given-up = Z tego stołu zrezygnowano
table-given-up-text = Nie można tu już grać ani niczego oglądać.
match-abandoned = Partię zakończono bez wyniku
match-abandoned-text = Wszyscy zgodzili się zakończyć ją tak, jak stoi. Nadal można ją obejrzeć.
match-cancelled = Partię unieważniono
match-cancelled-text = Wszyscy się na to zgodzili. Nikomu się nie liczy.
board-broken = Nie udało się narysować planszy
board-broken-text = To nasz błąd. Nic nie przepadło: możesz grać dalej za pomocą zwykłej listy możliwości.
board-again = Narysuj planszę ponownie
log-and-chat = Przebieg, rozmowa i polecenia
tab-log = Przebieg
tab-chat = Rozmowa
tab-orders = Polecenia
filter-log = Szukaj w przebiegu gry
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Wcześniejsze wpisy
log-not-found = Nic takiego się nie wydarzyło.
since-last = od twojej ostatniej decyzji
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś; @imię przywołuje gracza
chat-send = Wyślij
search-options = Szukaj wśród { $count } możliwości
no-option-found = Żadna możliwość nie zawiera tych słów.
sending = Twój ruch jest w drodze …
sending-failed = Twój ruch nie został przyjęty; jest zachowany.
try-again = Spróbuj ponownie
undo = Cofnij
hint = Podpowiedź
hint-ask = Poproś bota o podpowiedź
sure = Na pewno?
sure-text = „{ $choice }” – tego nie da się cofnąć.
sure-yes = Tak
not-for-you = Nie możesz zajrzeć do tego stołu
winner = Zwycięstwo: { $names }
   *[other] Wygrywają: { $names }
}
you-won = Wygrywasz
you-won-with = Dzielisz zwycięstwo z: { $names }
your-place = Zajmujesz { $place }. miejsce z { $seats }.
all-lost = Wszyscy przegrali
end-hide = Zobacz planszę
end-show = Pokaż wynik
look-back = Obejrzyj powtórkę
review = Analiza
rematch = Rewanż
to-rematch = Do rewanżu
level-novice = Nowicjusz
level-squire = Giermek
level-noble = Szlachcic
level-novice-text = Przychodzą mu na myśl najwyżej dwa ruchy; często robi od razu pierwszy z nich.
level-squire-text = Ocenia każdy ruch po tym, co od razu przynosi.
level-noble-text = Planuje naprzód, tak jak ludzie, którzy znają grę.
level-magnate-text = Patrzy wiele ruchów naprzód i myśli najdłużej.
level-novice-rivals = { $count ->
    [one] nowicjuszem
   *[other] { $count } nowicjuszami
}
level-squire-rivals = { $count ->
    [one] giermkiem
   *[other] { $count } giermkami
}
level-noble-rivals = { $count ->
    [one] szlachcicem
   *[other] { $count } szlachcicami
}
level-rating = Ranking { $rating } ({ $low }–{ $high }) po { $games ->
    [one] 1 partii
   *[other] { $games } partiach
}.
level-measure = Ranking { $rating }, miara dla pozostałych (partii: { $games }).
level-beats = Wygrywa { $wins } na 100 partii z { $rivals } (partii: { $games }).
level-at-once = Odpowiada od razu.
level-thinks = Myśli około { $seconds } s.
other-levels = Pozostałe poziomy
bot-of-level = bot, { $level }
plays-for = gra za: { $name }
menu = Menu
this-table = Ten stół
show-all = Pokaż wszystko
settings = Ustawienia
sound-on-turn = Dźwięk, gdy przychodzi moja kolej, a patrzę gdzie indziej
confirm-final = Pytaj ponownie przed ruchem, którego nie da się cofnąć
generic-panel = Graj prostą listą możliwości
theme = Jasno czy ciemno
theme-auto = tak jak w systemie
theme-light = jasno
theme-dark = ciemno
pace-untimed = Bez zegara: każdy ma tyle czasu, ile potrzebuje.
pace-live = Na żywo: { pace-spelt }
pace-correspondence = Korespondencyjnie: { pace-spelt }
pace-spelt = { $move } na każde pytanie{ $bank ->
    [none] .
   *[other] , a ponadto { $bank } zapasu na całą partię.
}
leave-table = Odejdź od stołu
leave-table-text = Bot zagra za ciebie dalej; możesz wrócić w każdej chwili.
come-back = Jestem z powrotem
with-consent = Jeśli wszyscy się zgodzą
propose-undo = Cofnąć ostatni krok
propose-abandon = Zakończyć partię bez wyniku
propose-cancel = Unieważnić partię
proposal-undo = { $name } prosi o cofnięcie ostatniego kroku.
proposal-abandon = { $name } prosi o zakończenie partii tak, jak stoi.
proposal-cancel = { $name } prosi o unieważnienie partii.
proposed-undo = Prosisz o cofnięcie ostatniego kroku.
proposed-abandon = Prosisz o zakończenie partii tak, jak stoi.
proposed-cancel = Prosisz o unieważnienie partii.
agreed-so-far = Zgody: { $agreed } z { $all }.
wish-unmet = Nie wszyscy się zgodzili: gra toczy się dalej.
agree = Zgadzam się
disagree = Odmawiam
withdraw = Wycofuję
vacation = Urlop
vacation-left = { $count ->
    [0] Nie masz już dni urlopu.
    [one] Masz jeszcze 1 dzień urlopu. Na urlopie twój zegar stoi.
   *[other] Masz jeszcze { $count } dni urlopu. Na urlopie twój zegar stoi.
}
vacation-days = Dni
take-vacation = Zatrzymaj mój zegar
end-vacation = Zakończ urlop
hand-over = Teraz decyduje { $name }. Przekaż ekran i graj dalej.
go-on-as = Graj dalej jako { $name }
orders-text = Stałe polecenie odpowiada za ciebie, gdy pada jego pytanie. Pozostaje tajne.
no-orders = Nie masz żadnych poleceń.
drop-order = Wycofaj
order-when = Gdy padnie pytanie
order-answer = Odpowiedz
order-choose = wybierz …
order-until = Kończy się
order-until-withdrawn = gdy je wycofam
order-until-asked = gdy padnie pytanie: { $question }
order-once = Tylko raz
give-order = Wydaj polecenie
order-what = { $question }: { $answer }
order-sentence = { $what }{ $until ->
    [none] {""}
   *[other] , aż do „{ $until }”
}{ $among ->
    [true] , tylko w niektórych przypadkach
   *[other] {""}
}{ $ignoring ->
    [true] , gdy nic innego nie wchodzi w grę
   *[other] {""}
}{ $lasts ->
    [true] , dopóki nic się nie zmieni
   *[other] {""}
}{ $times ->
    [none] {""}
   *[other] {" "}(× { $times })
}
note-undo = { $name }: ruch cofnięty.
note-rewind = Wszyscy zgodzili się cofnąć grę.
note-takes-over = { $name }: odtąd gra bot ({ $level }).
note-bot-failed = { $name }: bot zawiódł, zastępuje go inny ({ $level }).
note-returns = { $name }: powrót do gry.
note-vacation = { $days ->
    [0] { $name }: koniec urlopu.
   *[other] { $name }: urlop, dni: { $days }.
}
note-ended = Grę zakończono za zgodą wszystkich.
note-forked = Dotąd była to inna partia; odtąd ten stół idzie własną drogą.

guide = Pierwszy raz
guide-known = Rozumiem
guide-off = Bez podpowiedzi
guide-always = Objaśniaj każde nowe pytanie
lesson-step = Krok { $number } z { $count }
lesson-waits = Popatrz: lekcja toczy się sama.
lesson-done = Gotowe
lesson-back = Krok wstecz
lesson-show = Pokaż
lesson-do = Zrób to za mnie
lesson-play-on = Graj dalej z botami
lesson-real-game = Zagraj prawdziwą partię
lesson-again = Od początku
lesson-leave = Wyjdź

## Lobby

lobby-title = Pięć gier o szlacheckiej polityce
lobby-text = Zagraj od razu z botami albo wyślij przyjaciołom link. Bez rejestracji; twoje miejsce czeka, aż wrócisz.
game = Gra
games = Gry
bots = Boty
play-now = Graj od razu z botami
play-bots = Graj z botami
table-dots = Stół …
learn = Ucz się, grając
learn-game = Ucz się, grając: { $game }
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
coming = wkrótce
weight-of = Złożoność { $weight } na 5
tables = Stoły
tables-count = wolne: { $open }, w grze: { $running }
all-tables = Wszystkie stoły ({ $count })
nobody-plays = Teraz nikt nie gra. Boty zawsze są chętne: siadają od razu albo zajmą miejsce, zanim przyjdą znajomi.
lists-unknown = Gdy tylko serwer odpowie, pojawią się tu stoły.
away-since = Serwer nie odpowiada. Ostatnie wieści: { $time }.
away-at-first = Serwer jeszcze nie odpowiada. Strona sama spróbuje ponownie.
away-nothing-done = Serwer nie odpowiada; nic się nie zmieniło. Spróbuj za chwilę.
join = Dołącz
join-table = Dołącz do stołu „{ $table }”
watch = Oglądaj
watch-table = Oglądaj stół „{ $table }”
not-watched = bez widzów
go-on = Do stołu
full = komplet graczy
since = zaczęta { $time }
seats-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
seats-are = Miejsca: { $names }
seat-free = wolne miejsce
seat-kept = miejsce dla: { $name }
game-with = { $game }, gra { $name }
my-tables = Moje stoły
wait-for-you = { $count ->
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
finished-games = zakończone partie
no-tables-of-mine = Nie siedzisz jeszcze przy żadnym stole. Wszystko, co zaczniesz, znajdziesz tu po powrocie.
your-turn-in = Twoja kolej: „{ $table }”
asks-you = { $game }: czas na twoją decyzję
asks-you-this = { $game }: { $question }
waits-for = { $game }: decyduje { $name }
gathering = { $game }: { $count ->
    [0] wszyscy już są
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
a-bot = bot
time-left = w sumie
time-left-hint = Na to pytanie i w zapasie
welcome = Pierwszy raz tutaj?
your-name = Twoje imię
another-name = Wylosuj inne imię
welcome-1 = Zostań przy wylosowanym imieniu albo wpisz własne.
welcome-2 = Naciśnij „Graj od razu z botami”: stół będzie gotowy w sekundę.
welcome-3 = W pierwszej grze masz przewodnika: każde nowe pytanie jest objaśnione, a każda zasada jest o jedno kliknięcie stąd.
read-rules = Najpierw przeczytam zasady
have-account = Mam już konto
guest-names = Wit, Jagna, Zbyszko, Bogna, Dobiesław, Hanka, Mikołaj, Halszka, Spytko, Zofia, Jaksa, Barbara, Florian, Kinga, Stańczyk, Jadwiga, Bartosz, Anna
guest-places = z Wieliczki, z Sandomierza, z Tykocina, z Zamościa, z Kazimierza, z Torunia, z Łowicza, z Krosna, z Biecza, z Pińczowa, z Elbląga, z Nieświeża
bot-table = { $name } i { $count ->
    [one] bot
    [few] { $count } boty
   *[other] { $count } botów
}
bot-of = { $level } (bot)
level-magnate = Magnat
days = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
hours = { $count } godz.
minutes = { $count } min
seconds = { $count } s
no-clock = bez zegara
pace-with-bank = { $move } + { $bank }
pace-no-bank = { $move } na ruch
how-many = Ilu graczy?
seat-of = Miejsce { $number }
seat-me = Ja
seat-open = Wolne
seat-bot = Bot
level-at = Poziom bota na miejscu { $number }
name-at = Imię na miejscu { $number }
by-link = czeka na gracza
hot-seat = Kilka miejsc należy do ciebie: gracie przy jednym ekranie i podajecie go sobie co turę.
no-seat-of-mine = Nie zajmujesz miejsca: jesteś gospodarzem i patrzysz.
timing = Zegar
timing-untimed = Brak
timing-live = Na żywo
timing-correspondence = Korespondencyjnie
timing-untimed-text = Każdy ma tyle czasu, ile potrzebuje.
how-fast = Jak szybko?
preset-brisk = żwawo
preset-steady = miarowo
preset-easy = spokojnie
preset-day = dzień
preset-three-days = trzy dni
preset-week = tydzień
preset-own = własne …
move-seconds = Sekund na pytanie
move-hours = Godzin na pytanie
bank-minutes = Minut zapasu
bank-hours = Godzin zapasu
pace-means = Na każde pytanie: { $move }; ponad to każdy ma na całą partię zapas: { $bank }.
vacation-of = Dni urlopu, które każdy może wziąć
who-plays = Kto gra
variant = Gra
how-played = Czas
who-sees = Stół
substitute = Kto gra za nieobecnych?
substitute-text = Gdy komuś skończy się czas albo ktoś odejdzie, ten bot gra za niego, aż wróci.
table-name = Nazwa stołu
table-of = { $name } zaprasza
who-finds = Kto go znajdzie?
listed = Wszyscy, na liście
unlisted = Tylko z linku
listed-text = Wolne miejsce może zająć każdy, kto zajrzy na listę stołów.
unlisted-text = Stół znajdą tylko ci, którym wyślesz link.
spectators = Widzowie
spectators-on = mile widziani
spectators-delayed = z opóźnieniem
spectators-off = bez widzów
hints = Podpowiedzi
hints-on = dozwolone
hints-off = bez podpowiedzi
hints-text-on = Kto decyduje, może poprosić bota o radę. { $several ->
    [yes] Partia nie liczy się do rankingu.
   *[no] Z podpowiedzią partia przestaje się liczyć do rankingu.
}
hints-text-off = Każdy decyduje samodzielnie.
delay-minutes = O ile minut później widzą partię
start-when = Gra zaczyna się
start-full = gdy wszyscy są
start-host = na mój znak
create-table = Otwórz stół
locale = pl
sum-who = Przy stole: { $who }.
sum-me = ty
sum-hot-seat = wasza { $count ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] gromada
} przy jednym ekranie
sum-open = { $count ->
    [one] wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
sum-bots = { $count ->
    [one] bot
    [few] { $count } boty
   *[other] { $count } botów
}
sum-untimed = Nie ma zegara.
sum-timed = Na każde pytanie { $move }, zapas { $bank }.
sum-listed = Wolne miejsca widzą wszyscy na liście stołów.
sum-by-link = Dołączyć mogą tylko osoby z linkiem.
sum-start-full = Gra zacznie się, gdy ktoś zajmie ostatnie miejsce.
sum-start-host = Gra zacznie się na twój znak.
sum-start-now = Gra zacznie się od razu.
copied = Skopiowano
for-the-absent = Za nieobecnych
invitation = Zaproszenie
invites-you = { $name } zaprasza cię do gry. Na stole: { $game }.
invited-to = Zapraszamy do gry. Na stole: { $game }.
sit-down = Zajmij miejsce
sit-here = Usiądź tutaj
invitation-spent = To zaproszenie już nie działa: miejsce jest zajęte albo link jest niepełny. Zajmij inne wolne miejsce albo poproś o nowy link.
sit-down-as = Zajmij miejsce jako { $name }
table-full = Wszystkie miejsca są zajęte.
table-over = Ten stół jest zamknięty.
watch-replay = Obejrzyj powtórkę
copy-invitation = Zaproś
copy-link = Kopiuj link dla znajomych
seat-a-bot = bot
empty-seat = Zwolnij miejsce
shuffle-fair = Czy tasowanie jest uczciwe?
shuffle-fair-text = Tak, i możesz to sprawdzić. Zanim ktokolwiek usiadł, serwer opieczętował swój sekret poniższą liczbą i nie może go już zmienić. Słowa graczy zostaną domieszane. Po grze sekret jest jawny, a powtórka sprawdza go krok po kroku.
commitment = Pieczęć sekretu
own-seed = Moje własne słowa do domieszania
own-seed-example = dowolne słowa lub liczby
mix-in = Domieszaj
mixed-in = „{ $seed }” zostanie domieszane.
starts-when-full = { $count ->
    [one] Gra zacznie się, gdy ktoś zajmie ostatnie miejsce.
    [few] Gra zacznie się, gdy zajęte będą te { $count } miejsca.
   *[other] Gra zacznie się, gdy zajętych będzie tych { $count } miejsc.
}
waiting-for-people = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[other] { $count } miejsc jest wolnych.
}
you-may-start = Wszyscy są. Gra zacznie się na twój znak.
host-starts = Wszyscy są. Grę rozpocznie gospodarz.
seat-lost = Gospodarz zwolnił twoje miejsce.
who-sits = Kto gdzie siedzi
begin = Zaczynamy
get-up = Wstań od stołu
give-up-table = Zamknij stół
sure-cancel = Zamknąć ten stół? Wszyscy, którzy tu siedzą, odejdą.
just-now = przed chwilą
pace-long = { $move } na pytanie, { $bank } zapasu
likes = Ja i ta strona
name-text = To imię widzą inni przy stole. Tam, gdzie już siedzisz, zostaje dawne.
name-saved = Od teraz nosisz to imię.
results = Wyniki
statistics = Statystyki
no-results = Żadna z twoich gier jeszcze się nie skończyła.
more-results = Więcej wyników
place-of = miejsce { $place } z { $seats }
points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
rating-of = { $game }, graczy: { $seats }
rated-games = { $count ->
    [one] 1 partia rankingowa
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowej
}
rating-text = Niemal na pewno grasz lepiej, niż mówi ta liczba; rośnie, gdy wygrywasz i gdy grasz więcej.
notices = Powiadomienia
notices-text = Dowiedz się, że twoja kolej, gdy nie masz otwartej naszej strony. Niczego nie wysyłamy, dopóki nie wybierzesz tu sposobu.
add = Dodaj
add-push = Ta przeglądarka
add-email = E-mail …
add-webhook = Webhook …
webhook-url = Adres webhooka
push-denied = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
push-unable = Tej przeglądarki nie można wywołać: to może być okno prywatne. Wystarczy inna przeglądarka albo adres.
channel-push = Przeglądarka
channel-email = E-mail
channel-webhook = Webhook
channel-on = Włączone
test-channel = Wypróbuj
remove = Usuń
code = Kod z wiadomości wysłanej na ten adres
confirm = Potwierdź
send-code = Wyślij nowy kod
code-sent = Nowy kod jest w drodze.
failures = { $count ->
    [one] Ostatnia wiadomość nie dotarła.
    [few] Ostatnie { $count } wiadomości nie dotarły.
   *[other] Ostatnich { $count } wiadomości nie dotarło.
}
what-and-when = O czym i kiedy
tell-turn = Moja kolej
tell-asked = Ktoś prosi o moją zgodę
tell-mention = Ktoś woła mnie w rozmowie
tell-started = Zaczyna się moja partia
tell-finished = Moja partia się skończyła
digest = Jak często
digest-none = każde od razu
digest-every = zbiorczo, najwyżej co { $time }
quiet-hours = Godziny ciszy
quiet-in = Według czasu: { $zone }.
quiet-from = Od
quiet-to = Do
mute-table = Nie mów mi o stole
choose-table = Wybierz stół …
muted = Cisza: { $table }
unmute = Mów mi o nim znowu
account = Konto
guest-text = Jesteś gościem: zna cię ta przeglądarka. Z kontem twoje miejsca, wyniki i ranking masz na każdym urządzeniu.
nobody-text = Do gry nie trzeba konta. Z kontem twoje miejsca, wyniki i ranking masz na każdym urządzeniu.
sign-in = Zaloguj się
make-account = Załóż konto
sign-out = Wyloguj się
signed-in = Jesteś na koncie { $login }.
login = Login
password = Hasło
password-now = Obecne hasło
password-new = Nowe hasło
password-text = Co najmniej dziesięć znaków. Zapomnianego hasła nie da się odzyskać, więc strzeż go dobrze.
change-password = Zmień hasło
password-changed = Hasło zmienione; wszystkie inne przeglądarki wylogowano.
email = E-mail
email-optional = E-mail (jeśli chcesz)
saved = Zapisano.
sessions = { $count ->
    [one] Zna mnie 1 przeglądarka
    [few] Znają mnie { $count } przeglądarki
   *[other] Zna mnie { $count } przeglądarek
}
some-program = jakiś program
this-one = ta
seen-last = ostatnio { $time }
sign-out-others = Wyloguj wszędzie indziej
tokens = Klucze dla programów ({ $count })
tokens-text = Z kluczem twój program, na przykład bot, działa w twoim imieniu. Nie dawaj mu więcej, niż potrzebuje.
token-name = Do czego służy?
token-life = Ważny przez
token-may = Może
for-ever = zawsze
scope-read = patrzeć
scope-play = grać
scope-tables = otwierać stoły
scope-account = zmieniać moje konto
make-token = Utwórz klucz
end-token = Unieważnij
token-once = Widać go tylko raz, zachowaj go:
my-data = Moje dane
export = Pobierz wszystko, co o mnie zapisano
delete-me = Usuń mnie
delete-text = Gry toczą się dalej, a ich zapisy zostają; znika twoje imię, to, co napisano od ciebie, i wszystko, co tylko twoje.
delete-for-good = Usuń mnie na zawsze
sure-delete = Usunąć cię na zawsze? Tego nie da się cofnąć.

## Replay

replay-of = { $name }: powtórka
replay-as = Oczami
replay-public = wszystkich
replay-moment = Chwila { $n } z { $last }
replay-start = Partia się zaczyna.
replay-goes-on = { $name }: { $question }, kolejny krok.
replay-moved = { $name }: odpowiedź na pytanie „{ $question }” nic na stole nie zmienia.
replay-quiet = Stało się coś, czego z tego miejsca nie widać.
replay-slider = Chwila partii
replay-first = Na początek
replay-last = Na koniec
replay-step = Krok naprzód
replay-step-back = Krok wstecz
replay-round = Do następnej fazy
replay-round-back = Do poprzedniej fazy
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-times = × { $speed }
replay-jump = Przejdź do …
key-space = spacja
replay-link = Link do tej chwili
fork = Graj dalej stąd
fork-hint = Nowy stół, który zaczyna od tej chwili
fork-ended = Tu partia już się skończyła; cofnij się do chwili, w której ktoś jeszcze decyduje.
fork-needs-seat = Dopóki partia trwa, można grać dalej tylko z wiedzą własnego miejsca.
fork-truth = Nowy stół zacznie dokładnie od tej chwili, także z zakrytymi kartami. Pozostałe miejsca zajmą boty.
fork-knowledge = Nowy stół zacznie od tej chwili tak, jak widział ją ten gracz ({ $name }): to, co zakryte, zostanie wylosowane od nowa. Pozostałe miejsca zajmą boty.
fork-seat = Moje miejsce
fork-do = Otwórz stół
replay-tabs = Przebieg, punkty i partia
replay-tab-log = Przebieg
replay-tab-scores = Punkty
replay-tab-match = Partia
replay-graph = Punkty w tej chwili: { $scores }
replay-scores-by-round = Punkty runda po rundzie
replay-after = Po
replay-now = W tej chwili
replay-no-scores = W tej grze punktów nie liczy się przed końcem.
replay-breakdown = Podliczenie końcowe
replay-record = Pobierz zapis
replay-bgstats = Wpisz do BG Stats
replay-running = Partia jeszcze trwa. Do jej końca każdy ogląda tylko to, co wolno mu wiedzieć, a zapis pozostaje zamknięty.
replay-to-table = Wróć do stołu
fair-title = Uczciwe tasowanie
fair-text = Przed pierwszym ruchem serwer ogłosił zobowiązanie: odcisk tajnego ziarna. Potem nie mógł już ziarna zmienić ani przewidzieć słów, które dołożą gracze. Teraz ziarno jest jawne i twoja przeglądarka może powtórzyć rachunki.
fair-check = Sprawdź tasowanie
fair-insecure = Przeglądarki wykonują te rachunki tylko na stronach z bezpiecznego połączenia (https). Pobierz zapis i użyj polecenia „interpares verify”.
fair-commitment = Zobowiązanie ogłoszone przed grą
fair-seed = Ziarno ujawnione po zakończeniu
fair-word-seed = ziarno
fair-fits = Odcisk tego ziarna zgadza się ze zobowiązaniem
fair-fits-not = Odcisk tego ziarna jest inny
fair-seats = { $count ->
    [0] Żaden gracz nie dołożył własnych słów
   *[other] Co miejsca dołożyły do losu
}
fair-key = Klucz wszystkich losowań: z ziarna, partii i słów graczy
fair-proved = Partię rozdano z ziarna, do którego serwer się zobowiązał. Nikt nie wybrał kart: ani serwer, ani żaden gracz z osobna.
fair-broken = To nie jest ziarno, do którego serwer się zobowiązał. Nie ufaj tej partii.
fair-position = Ta partia zaczęła się od chwili z innej partii; z tego klucza pochodzi tylko to, co wylosowano później.
fair-replay = Aby odtworzyć każdy ruch i każde losowanie, pobierz zapis i uruchom
replay-mine = Moje zakończone partie
replay-listed = Zakończone partie innych
replay-place = miejsce { $rank } z { $seats }
replay-points = { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}
replay-none-mine = Jeszcze żadnej. Gdy skończysz partię, obejrzysz ją tutaj od nowa.
replay-none-listed = Nikt jeszcze nie skończył partii, którą mogą oglądać wszyscy.
replay-more = Wcześniejsze partie
import-title = Zapis skądinąd
import-text = Wybierz plik zapisu (.jsonl) albo upuść go tutaj. Każdy ruch zostanie odtworzony i sprawdzony; potem obejrzysz partię z każdego miejsca.
import-choose = Wybierz plik
import-damaged = To nie jest cały zapis partii. Wybierz plik .jsonl, jaki daje „Pobierz zapis”, albo pobierz go jeszcze raz.
import-diverged = Ten zapis zmieniono: jego ruchy nie wynikają z siebie według zasad. Pobierz go jeszcze raz.
import-busy = Trwa sprawdzanie …

## Rules reference

reference = Zasady i elementy gry
reference-rules = Zasady
reference-things = Elementy
reference-search = Znajdź zasadę lub kartę
reference-found = Znaleziono: zasady – { $rules }, elementy – { $things }
reference-contents = Spis treści
reference-none = Nic tutaj nie zawiera wszystkich słów z „{ $query }”.
reference-unknown = Nie ma elementu o nazwie „{ $name }”.
reference-page = Na osobnej stronie
reference-data = Dla programów
reference-origins = Przy każdej nazwie i liczbie widać, skąd pochodzi. Znak przy pojedynczej liczbie dotyczy tylko jej.
origin-of-name = nazwa
origin-rulebook = instrukcja
origin-rulebook-text = podane w instrukcji wydanej gry
origin-public = źródło publiczne
origin-public-text = znane z publicznych opisów drukowanych elementów
origin-deduced = wniosek
origin-deduced-text = nie podane w instrukcji, ale z niej wynika
origin-ours = nasze
origin-ours-text = wymyślone przez nas, bo żadne źródło tego nie podaje; w wydanej grze może być inaczej
back = Wstecz
rules-all = Wszystkie gry
rules-text = Zasady każdej gry naszymi słowami, każda z numerem, oraz wszystkie elementy z informacją, skąd pochodzą.
rules-read = Zasady i elementy
rules-coming = Zasady pojawią się razem z grą.
rules-coming-text = W tę grę nie można tu jeszcze grać; zasady pojawią się razem z nią.
rules-no-such-game = Nie ma tu takiej gry. Oto te, które są:

credits = Autorzy i podziękowania
credits-games = Gry
credits-games-text = Gry należą do swoich autorów i wydawców; ten stół robią gracze i nie jest z nimi związany. Wszystkie teksty i rysunki są tu nasze. Kto polubi grę, niech ma jej pudełko.
credits-ours = Nasze
credits-ours-text = Silnik, serwer, ta strona, teksty zasad i kart, mapy, okładki i godła są nasze, na licencji Apache 2.0.
credits-fonts = Litery
credits-fonts-text = Kroje pisma są na licencji SIL Open Font License 1.1.
credits-icons = Ikony
credits-icons-text = Narysowali je ci autorzy dla serwisu
credits-icons-unknown = współtwórcy game-icons.net
credits-libraries = Biblioteki
credits-libraries-text = Co jest w stronie i czego to potrzebuje.
credits-tools = Czym jest budowana
