### Powiadomienia: co mówią i co się z nimi stało.

## Wiadomości

notice-turn = Twój ruch: { $table }
    .text = Stół „{ $table }” ({ $game }): kolej na Ciebie.
notice-asked = Pytanie do Ciebie: { $table }
    .text = Stół „{ $table }” ({ $game }): czekamy na Twoją odpowiedź.
notice-mention = Wzmianka o Tobie: { $table }
    .text = Stół „{ $table }” ({ $game }): ktoś wspomniał o Tobie na czacie.
notice-finished = Koniec gry: { $table }
    .text = Stół „{ $table }” ({ $game }): partia dobiegła końca.
notice-started = Początek gry: { $table }
    .text = Stół „{ $table }” ({ $game }): partia się rozpoczęła.
notice-digest = Inter Pares: { $count ->
    [one] 1 powiadomienie
    [few] { $count } powiadomienia
   *[many] { $count } powiadomień
}
notice-more = … i jeszcze { $count }
notice-test = Inter Pares: próba
    .text = Działa: powiadomienia tu docierają.
notice-confirm = Inter Pares: potwierdź swój adres
    .text = Twój kod to { $code }. Kto go wpisze, będzie dostawać na ten adres powiadomienia o grach. Jeśli to nie Ty, zostaw tę wiadomość bez odpowiedzi; innych nie będzie.

## Co się stało z przesyłką

delivery-delivered = Doręczono.
delivery-answered = Nie wysłano: odpowiedź już padła.
delivery-newer = Nie wysłano: nowsza wiadomość mówi to samo.
delivery-muted = Nie wysłano: stół jest wyciszony na tym kanale.
delivery-unwanted = Nie wysłano: kanał nie przyjmuje takich wiadomości.
delivery-off = Nie wysłano: kanał jest wyłączony.
delivery-interrupted = Serwer zatrzymał się, zanim wiedział, czy wiadomość dotarła.
delivery-timeout = Odbiorca nie odpowiedział na czas.
delivery-tls = Certyfikat odbiorcy jest nieważny.
delivery-answer = Odpowiedź odbiorcy jest niezrozumiała.
delivery-unreachable = Nie udało się połączyć z odbiorcą.
delivery-http = Odbiorca odpowiedział kodem { $value }.
delivery-gone = Przeglądarka nie przyjmuje już powiadomień; kanał został wyłączony.
delivery-mail = Serwer poczty nie przyjął wiadomości.
delivery-no-mail = { problem-no-mail }
delivery-keys = Nie udało się zaszyfrować wiadomości dla tej przeglądarki.
delivery-target-url = { problem-target-url }
delivery-target-port = Port odbiorcy jest niedozwolony.
delivery-target-private = Nazwa odbiorcy nie prowadzi do żadnego miejsca w otwartym internecie.
delivery-internal = Coś tu poszło nie tak.

## Odmowy

problem-no-channel = Nie masz takiego kanału.
problem-too-many-channels = Możesz mieć najwyżej tyle kanałów: { $most }.
problem-no-mail = Ten serwer nie wysyła poczty.
problem-mail-failed = Nie udało się wysłać wiadomości z kodem na ten adres.
problem-mail-address = To nie jest adres e-mail.
problem-push-keys = Klucze tej subskrypcji są nieważne.
problem-target-url = To nie jest adres, pod który można pisać: musi zaczynać się od https:// lub http:// i nie może zawierać nazwy ani hasła.
problem-target-port = Port { $port } jest niedozwolony: możliwe są 80, 443 i od 8000 do 9999.
problem-target-private = „{ $host }” nie prowadzi do żadnego miejsca w otwartym internecie.
problem-quiet-timezone = „{ $timezone }” to nieznana strefa czasowa.
problem-quiet-hours = Godziny ciszy nie mogą zaczynać się i kończyć o tej samej porze.
problem-channel-unconfirmed = Najpierw potwierdź adres kodem, który na niego wysłaliśmy.
problem-channel-confirmed = Ten kanał nie wymaga kodu.
problem-wrong-code = Kod jest błędny albo zbyt stary.
problem-too-many-tries = Za dużo błędnych kodów: poproś o nowy.
problem-too-many-messages = To na razie za dużo wiadomości; spróbuj później.
