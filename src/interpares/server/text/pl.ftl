# Odmowy serwera.

problem-already-proposed = Twoja poprzednia propozycja jeszcze czeka; najpierw ją wycofaj.
problem-busy = Stół jest w tej chwili zbyt obciążony; spróbuj ponownie.
problem-fork-after-end = W tym momencie partia jest już skończona; wybierz wcześniejszy.
problem-fork-needs-seat = Dopóki partia trwa, można ją rozwidlić tylko tak, jak zna ją jedno z twoich miejsc.
problem-internal = Coś się nie udało po stronie serwera; nic nie zostało zmienione.
problem-no-method = Ten adres nie przyjmuje takich żądań.
problem-no-order = Nie ma takiego stałego polecenia.
problem-no-path = Pod tym adresem nic nie ma.
problem-no-proposal = Tej propozycji już nie ma.
problem-no-seat = Przy tym stole nie ma miejsca { $seat }.
problem-no-spectators = Ten stół nie jest otwarty dla widzów.
problem-lesson = Tak też można, ale ta lekcja mówi o czymś innym: przeczytaj jeszcze raz, o co prosi.
problem-no-table = Nie ma takiego stołu.
problem-not-for-you = To jest tylko dla gospodarza serwera.
problem-not-open = Przy tym stole gra już się zaczęła albo stół jest zamknięty.
problem-not-over = To możliwe dopiero po zakończeniu partii.
problem-not-running = Przy tym stole nie toczy się partia.
problem-not-started = Przy tym stole gra jeszcze się nie zaczęła.
problem-not-the-host = Może to zrobić tylko gospodarz stołu.
problem-not-your-seat = Miejsce { $seat } nie należy do ciebie.
problem-other-protocol = Twój program używa wersji { $theirs } protokołu; ten serwer używa wersji { $ours }.
problem-other-version = Ta partia toczyła się według wersji { $theirs } zasad; ten serwer ma wersję { $ours }.
problem-seat-kept = To miejsce czeka na kogoś innego.
problem-seat-taken = Nie ma takiego wolnego miejsca.
problem-seats-open = Są jeszcze wolne miejsca.
problem-spectators-watch = Widzowie mogą tylko patrzeć.
problem-stale = Sytuacja przy stole już się zmieniła; spójrz jeszcze raz, zanim odpowiesz.
problem-too-fast = Zbyt wiele wiadomości; zwolnij.
problem-too-many-orders = Jedno miejsce może mieć najwyżej { $most } stałych poleceń.
problem-too-large = Żądanie jest za duże.
problem-unavailable = Serwer nie może teraz zapisywać ruchów; twój nie został przyjęty.

refusal-delay-missing = Opóźnieni widzowie wymagają podania opóźnienia.
refusal-too-deep = Żądanie jest zagnieżdżone zbyt głęboko.
refusal-undo-n-late = Po aktualizacji { $n } nie wykonano żadnego ruchu; nie ma czego cofać.
refusal-undo-n-missing = Cofnięcie za zgodą wszystkich wymaga numeru aktualizacji, do której partia ma wrócić.
refusal-moment-range = Momenty tej partii mają numery od 0 do { $last }.
refusal-pace-range = Wartość „{ $name }” przy tym tempie musi wynosić od { $least } do { $most }, a nie { $number }.
refusal-vacation-already = Twój urlop już trwa; najpierw go zakończ.
refusal-vacation-days = Urlop trwa od 1 do { $most } dni, a nie { $days }.
refusal-vacation-none = Nie jesteś na urlopie.
refusal-vacation-not-here = Urlop jest możliwy tylko przy stołach z dniami na ruch.
refusal-vacation-too-late = Twój czas minął; najpierw wróć do stołu.
refusal-vacation-used-up = Zostało ci dni urlopu: { $left }, a chcesz wziąć { $days }.

page-unbuilt = Strona nie została jeszcze zbudowana. Buduje ją `make play` albo `npm ci && npm run build` w folderze web; potem wczytaj tę stronę ponownie.
