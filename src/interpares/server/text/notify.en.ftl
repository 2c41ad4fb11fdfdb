### Notifications: what they say, and what became of them.

## Messages

notice-turn = Your turn: { $table }
    .text = Table “{ $table }” ({ $game }): it is your turn.
notice-asked = You are asked: { $table }
    .text = Table “{ $table }” ({ $game }): your answer is awaited.
notice-mention = You were called: { $table }
    .text = Table “{ $table }” ({ $game }): somebody mentioned you in the chat.
notice-finished = Finished: { $table }
    .text = Table “{ $table }” ({ $game }): the match is over.
notice-started = Started: { $table }
    .text = Table “{ $table }” ({ $game }): the match has begun.
notice-digest = Inter Pares: { $count ->
    [one] 1 notification
   *[other] { $count } notifications
}
notice-more = … and { $count } more
notice-test = Inter Pares: a test
    .text = It works: notifications reach you here.
notice-confirm = Inter Pares: confirm your address
    .text = Your code is { $code }. Whoever enters it will receive notifications of games at this address. If that was not you, leave this message unanswered; you will get no other.

## What became of a delivery

delivery-delivered = Delivered.
delivery-answered = Not sent: you had already answered.
delivery-newer = Not sent: a newer message says the same.
delivery-muted = Not sent: the table is muted on this channel.
delivery-unwanted = Not sent: the channel does not want such messages.
delivery-off = Not sent: the channel is switched off.
delivery-interrupted = The server stopped before it knew whether the message arrived.
delivery-timeout = The target did not answer in time.
delivery-tls = The target’s certificate is not valid.
delivery-answer = The target’s answer could not be understood.
delivery-unreachable = The target could not be reached.
delivery-http = The target answered with status { $value }.
delivery-gone = The browser is no longer subscribed; the channel was switched off.
delivery-mail = The mail server did not take the message.
delivery-no-mail = { problem-no-mail }
delivery-keys = The message could not be encrypted for this browser.
delivery-target-url = { problem-target-url }
delivery-target-port = The port of the target is not allowed.
delivery-target-private = The name of the target leads to no place on the open internet.
delivery-internal = Something went wrong here.

## Refusals

problem-no-channel = You have no such channel.
problem-too-many-channels = You can have at most { $most } channels.
problem-no-mail = This server does not send e-mail.
problem-mail-failed = The message with the code could not be sent to this address.
problem-mail-address = This is not an e-mail address.
problem-push-keys = The keys of this push subscription are not valid.
problem-target-url = This is not a web address that can be called: it must begin with https:// or http:// and hold no name or password.
problem-target-port = Port { $port } is not allowed: use 80, 443 or one from 8000 to 9999.
problem-target-private = “{ $host }” leads to no place on the open internet.
problem-quiet-timezone = “{ $timezone }” is not a time zone we know.
problem-quiet-hours = Quiet hours cannot begin and end at the same time.
problem-channel-unconfirmed = Confirm the address first, with the code that was sent to it.
problem-channel-confirmed = This channel needs no code.
problem-wrong-code = The code is wrong or too old.
problem-too-many-tries = Too many wrong codes: have a new one sent.
problem-too-many-messages = That is too many messages for now; try again later.
