# Odmowy serwera.

problem-already-proposed = Twoja poprzednia propozycja jeszcze czeka; najpierw ją wycofaj.
problem-busy = Stół jest w tej chwili zbyt obciążony; spróbuj ponownie.
problem-fork-after-end = W tym momencie partia jest już skończona; wybierz wcześniejszy.
problem-fork-needs-seat = Dopóki partia trwa, można ją rozwidlić tylko tak, jak zna ją jedno z twoich miejsc.
problem-internal = Coś się nie udało po stronie serwera; nic nie zostało zmienione.
problem-no-order = Nie ma takiego stałego polecenia.
problem-no-proposal = Tej propozycji już nie ma.
problem-no-seat = Przy tym stole nie ma miejsca { $seat }.
problem-no-spectators = Ten stół nie jest otwarty dla widzów.
problem-no-table = Nie ma takiego stołu.
problem-not-open = Przy tym stole gra już się zaczęła albo stół jest zamknięty.
problem-not-over = To możliwe dopiero po zakończeniu partii.
problem-not-running = Przy tym stole nie toczy się partia.
problem-not-started = Przy tym stole gra jeszcze się nie zaczęła.
problem-not-the-host = Może to zrobić tylko gospodarz stołu.
problem-not-your-seat = Miejsce { $seat } nie należy do ciebie.
problem-other-protocol = Twój program używa wersji { $theirs } protokołu; ten serwer używa wersji { $ours }.
problem-other-version = Ta partia toczyła się według wersji { $theirs } zasad; ten serwer ma wersję { $ours }.
problem-scope-missing = Ten token na to nie pozwala: brakuje mu uprawnienia „{ $scope }”.
problem-seat-kept = To miejsce czeka na kogoś innego.
problem-seat-taken = Nie ma takiego wolnego miejsca.
problem-seats-open = Są jeszcze wolne miejsca.
problem-sign-in = Najpierw zaloguj się albo wejdź jako gość.
problem-spectators-watch = Widzowie mogą tylko patrzeć.
problem-stale = Sytuacja przy stole już się zmieniła; spójrz jeszcze raz, zanim odpowiesz.
problem-too-fast = Zbyt wiele wiadomości; zwolnij.
problem-too-many-orders = Jedno miejsce może mieć najwyżej { $most } stałych poleceń.
problem-unavailable = Serwer nie może teraz zapisywać ruchów; twój nie został przyjęty.

refusal-delay-missing = Opóźnieni widzowie wymagają podania opóźnienia.
refusal-keep-range = Liczba ważnych ruchów: { $made }; podaj, ile z nich zachować.
refusal-moment-range = Momenty tej partii mają numery od 0 do { $last }.
