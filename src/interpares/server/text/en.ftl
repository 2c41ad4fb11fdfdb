# Refusals of the server.

problem-already-proposed = You have made a proposal already; withdraw it first.
problem-busy = The table is too busy at the moment; try again.
problem-fork-after-end = The match is over at that moment; choose an earlier one.
problem-fork-needs-seat = While a match runs, it can be forked only as one of your seats knows it.
problem-internal = Something went wrong on the server; nothing was changed.
problem-no-method = This address does not take such a request.
problem-no-order = There is no such standing order.
problem-no-path = There is nothing at this address.
problem-no-proposal = There is no such proposal any more.
problem-no-seat = There is no seat { $seat } at this table.
problem-no-spectators = This table is not open to spectators.
problem-lesson = That is possible, but not what this lesson is about: look again at what it asks for.
problem-no-table = There is no such table.
problem-not-for-you = This is for the host of the server only.
problem-not-open = Play has begun at this table, or the table is closed.
problem-not-over = This is possible only when the match is over.
problem-not-running = No match is being played at this table.
problem-not-started = Play has not begun at this table.
problem-not-the-host = Only the host of the table may do that.
problem-not-your-seat = Seat { $seat } is not yours.
problem-other-protocol = You speak version { $theirs } of the protocol; this server speaks version { $ours }.
problem-other-version = This match was played with version { $theirs } of the rules; this server has version { $ours }.
problem-seat-kept = That seat is kept for somebody else.
problem-seat-taken = There is no such open seat.
problem-seats-open = There are still open seats.
problem-spectators-watch = Spectators can only watch.
problem-stale = The table has moved on since; look again before you answer.
problem-too-fast = Too many messages; slow down.
problem-too-many-orders = A seat may have { $most } standing orders at most.
problem-too-large = The request is too large.
problem-unavailable = The server cannot save moves at the moment; yours was not taken.

refusal-delay-missing = Delayed spectators need a delay.
refusal-too-deep = The request is nested too deeply.
refusal-undo-n-late = No move was made after update { $n }; there is nothing to take back.
refusal-undo-n-missing = An undo by consent needs the update to go back to.
refusal-moment-range = The moments of this match are 0 to { $last }.
refusal-pace-range = “{ $name }” must be { $least } to { $most } at this pace, not { $number }.
refusal-vacation-already = You are on vacation already; end it first.
refusal-vacation-days = A vacation has 1 to { $most } days, not { $days }.
refusal-vacation-none = You are not on vacation.
refusal-vacation-not-here = Only tables with days per move have vacations.
refusal-vacation-too-late = Your time is up; return to the table first.
refusal-vacation-used-up = You have { $left } days of vacation left, not { $days }.

page-unbuilt = The page has not been built yet. `make play` builds it, and so does `npm ci && npm run build` in the folder web; then load this page again.
