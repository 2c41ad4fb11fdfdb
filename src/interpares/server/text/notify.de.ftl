### Benachrichtigungen: was sie sagen, und was aus ihnen wurde.

## Nachrichten

notice-turn = Du bist am Zug: { $table }
    .text = Tisch „{ $table }“ ({ $game }): Du bist am Zug.
notice-asked = Du bist gefragt: { $table }
    .text = Tisch „{ $table }“ ({ $game }): Deine Antwort wird erwartet.
notice-mention = Du wurdest gerufen: { $table }
    .text = Tisch „{ $table }“ ({ $game }): Jemand hat dich im Chat erwähnt.
notice-finished = Zu Ende: { $table }
    .text = Tisch „{ $table }“ ({ $game }): Die Partie ist zu Ende.
notice-started = Begonnen: { $table }
    .text = Tisch „{ $table }“ ({ $game }): Die Partie hat begonnen.
notice-digest = Inter Pares: { $count ->
    [one] 1 Benachrichtigung
   *[other] { $count } Benachrichtigungen
}
notice-more = … und { $count } weitere
notice-test = Inter Pares: ein Test
    .text = Es klappt: Benachrichtigungen erreichen dich hier.
notice-confirm = Inter Pares: Bestätige deine Adresse
    .text = Dein Code ist { $code }. Wer ihn eingibt, bekommt unter dieser Adresse Benachrichtigungen von Spielen. Warst du das nicht, lass diese Nachricht unbeantwortet; es kommt keine weitere.

## Was aus einer Zustellung wurde

delivery-delivered = Zugestellt.
delivery-answered = Nicht gesendet: Du hattest schon geantwortet.
delivery-newer = Nicht gesendet: Eine neuere Nachricht sagt dasselbe.
delivery-muted = Nicht gesendet: Der Tisch ist auf diesem Kanal stumm.
delivery-unwanted = Nicht gesendet: Der Kanal will solche Nachrichten nicht.
delivery-off = Nicht gesendet: Der Kanal ist ausgeschaltet.
delivery-interrupted = Der Server hielt an, bevor er wusste, ob die Nachricht angekommen ist.
delivery-timeout = Das Ziel hat nicht rechtzeitig geantwortet.
delivery-tls = Das Zertifikat des Ziels ist ungültig.
delivery-answer = Die Antwort des Ziels war nicht zu verstehen.
delivery-unreachable = Das Ziel war nicht zu erreichen.
delivery-http = Das Ziel hat mit Status { $value } geantwortet.
delivery-gone = Der Browser ist nicht mehr angemeldet; der Kanal wurde ausgeschaltet.
delivery-mail = Der Mailserver hat die Nachricht nicht angenommen.
delivery-no-mail = { problem-no-mail }
delivery-keys = Die Nachricht ließ sich für diesen Browser nicht verschlüsseln.
delivery-target-url = { problem-target-url }
delivery-target-port = Der Port des Ziels ist nicht erlaubt.
delivery-target-private = Der Name des Ziels führt an keinen Ort im offenen Internet.
delivery-internal = Hier ist etwas schiefgegangen.

## Was abgelehnt wird

problem-no-channel = Einen solchen Kanal hast du nicht.
problem-too-many-channels = Du kannst höchstens { $most } Kanäle haben.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-mail-failed = Die Nachricht mit dem Code konnte nicht an diese Adresse gesendet werden.
problem-mail-address = Das ist keine E-Mail-Adresse.
problem-push-keys = Die Schlüssel dieser Push-Anmeldung sind ungültig.
problem-target-url = Das ist keine Webadresse, die sich aufrufen lässt: Sie muss mit https:// oder http:// beginnen und darf weder Namen noch Passwort enthalten.
problem-target-port = Port { $port } ist nicht erlaubt: Nimm 80, 443 oder einen von 8000 bis 9999.
problem-target-private = „{ $host }“ führt an keinen Ort im offenen Internet.
problem-quiet-timezone = „{ $timezone }“ ist keine Zeitzone, die wir kennen.
problem-quiet-hours = Die Ruhezeit kann nicht zur selben Zeit beginnen und enden.
problem-channel-unconfirmed = Bestätige zuerst die Adresse, mit dem Code, der dorthin gesendet wurde.
problem-channel-confirmed = Dieser Kanal braucht keinen Code.
problem-wrong-code = Der Code ist falsch oder zu alt.
problem-too-many-tries = Zu viele falsche Codes: Lass dir einen neuen senden.
problem-too-many-messages = Das sind fürs Erste zu viele Nachrichten; versuch es später noch einmal.
