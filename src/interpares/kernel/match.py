"""A game being played: checked, logged, undone, recorded and replayed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

import msgspec

from . import chance, records
from .errors import BadInput, Diverged, Illegal, InterParesError, Stale
from .game import Event, Game, Outcome, encode
from .moves import Base, Move, Played
from .opening import opened, playable, seed_of
from .records import Header, Line, Record
from .rules import Chosen, Rules, rules_of
from .steps import Action, Sealed
from .values import Seat
from .views import Perspective, Prompt, prompt


class Match:
    """A game, the log of its moves, and the only way to change either."""

    def __init__(self, rules: Rules, header: Header, seed: bytes, base: Base | None = None) -> None:
        self.rules = rules
        self.header = header
        self.base = base
        self._seed = seed
        self._lines: list[Line] = []
        self._played: list[Played] = []
        self._keys: list[tuple[int, bytes]] = []
        """Draw keys that replaced the first one, each with the standing moves before it."""
        self._count = base.n if base else 0
        self._rewinds = base.rewinds if base else 0
        self._start = self._begin()
        self._milestone = (0, self._start)
        """Where to begin when an earlier position is wanted: standing moves, and the position."""
        self.game = self._start.copy()

    @classmethod
    def start(
        cls,
        game: str,
        *,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        match_id: str = "",
        seat_seeds: Sequence[str] = (),
        players: Sequence[str] = (),
        created: str | None = None,
        position: Game | None = None,
    ) -> Self:
        """Deal a new match, or take up play from a position."""
        rules = rules_of(game)
        chosen = rules.complete(options or {}, seats)
        secret = chance.seed_from(secrets.randbits(256) if seed is None else seed)
        header = records.header(
            game=game,
            version=rules.version,
            seats=seats,
            options=chosen,
            edition=rules.edition(),
            id=match_id,
            seat_seeds=seat_seeds,
            position=position,
            players=players,
            created=created,
        )
        published = chance.commitment(secret, header.id)
        return cls(rules, msgspec.structs.replace(header, commitment=published), secret)

    def _begin(self) -> Game:
        if self.base is not None:
            return self.rules.decode(self.base.position)
        if self.header.position is not None:
            game = self.rules.decode(encode(self.header.position))
            return opened(self.rules, game, self.header.seats)
        key = chance.draw_key(self._seed, self.header.id, self.header.seat_seeds)
        return self.rules.new(self.header.seats, key, self.header.options)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now; several under a sealed choice."""
        return self.game.waiting

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that stand."""
        return tuple(played.move for played in self._played)

    @property
    def played(self) -> Sequence[Played]:
        """The moves that stand, with what they showed."""
        return self._played

    @property
    def lines(self) -> Sequence[Line]:
        """The log so far, without the outcome."""
        return self._lines

    @property
    def n(self) -> int:
        """How many moves were ever made here, the undone ones too."""
        return self._count

    def options(self, seat: Seat) -> list[Action]:
        """What the seat may choose; nothing when it is not asked."""
        return self.game.decision.options(self.game, seat) if seat in self.waiting else []

    def prompt(self, seat: Seat | None) -> Prompt | None:
        return prompt(self.game, seat)

    def view(self, seat: Seat | None) -> Any:
        """What this seat may see; None for the public."""
        return self.rules.view(self.game, seat)

    def perspective(self, seat: Seat) -> Perspective:
        return Perspective(self.rules, self.game, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What happened after that many standing moves, as far as this seat may know."""
        told = [event for played in self._played[since:] for event in played.events]
        return [each for each in told if each.audience is None or seat in each.audience]

    def play(
        self, seat: Seat, action: Chosen, *, n: int | None = None, at: str | None = None
    ) -> list[Event]:
        """Check, log and apply a move, meant after `n` moves and made at the time `at`."""
        if n is not None and n != self._count:
            raise Stale(f"This move was meant after move {n}, but {self._count} have been made.")
        chosen = self.rules.read_action(action)
        self._check(seat, chosen)
        told = self._take(seat, chosen, at)
        return [each for each in told if each.audience is None or seat in each.audience]

    def _take(self, seat: Seat, action: Action, at: str | None) -> tuple[Event, ...]:
        """Apply and log a move known to be legal."""
        drawn, answered = self.game.drawn, self._answers()
        told = self._apply(seat, action)
        self._count += 1
        move = Move(seat, action)
        by_chance = self.game.drawn > drawn
        sealed = answered is not None and self._answers() == answered + 1
        self._played.append(Played(self._count, move, told, by_chance=by_chance, sealed=sealed))
        self._log_move(move, at)
        return told

    def _apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Apply a move wholly, or not at all if the rules have a bug."""
        game = self.game.copy()
        game.told = []
        with playable(self.header.position is not None):
            game.apply(seat, action)
        told, game.told = tuple(game.told), None
        self.game = game
        return told

    def _check(self, seat: Seat, action: Action) -> None:
        if type(seat) is not int or not 0 <= seat < self.header.seats:
            raise BadInput(f"There is no seat {seat!r}; seats are 0 to {self.header.seats - 1}.")
        if self.game.outcome:
            raise BadInput("The match is over; no more moves are taken.")
        try:
            self.game.decision.check(self.game, seat, action)
        except Illegal as refusal:
            names = self.rules.names_of_seats(self.game)
            refusal.text = self.rules.texts("en").refusal(refusal, names)
            raise

    def _answers(self) -> int | None:
        """How many answers the sealed choice of this moment has; None if there is none."""
        sealed = not self.game.outcome and isinstance(self.game.decision, Sealed)
        return len(self.game.agenda[-1].answers) if sealed else None

    def _log_move(self, move: Move, at: str | None) -> None:
        action = msgspec.json.decode(encode(move.action))
        line = Line(n=self._count, seat=move.seat, action=action)
        self._lines.append(records.stamped(line, at))
        if self._count % records.DIGEST_EVERY == 0:
            self._lines.append(Line(digest=records.digest(self.game)))

    def undo(self, seat: Seat, *, at: str | None = None) -> None:
        """Take back the seat's own last move, while nothing was drawn, shown or answered since."""
        place = self.undoable(seat)
        undone = self._played.pop(place)
        self._milestone = (0, self._start)
        self._keys = [(kept - (kept > place), key) for kept, key in self._keys]
        self._lines.append(records.stamped(Line(undo=undone.n, seat=seat), at))
        self.game = self._after(len(self._played))

    def undoable(self, seat: Seat) -> int:
        """Where the move is that the seat may take back; raises BadInput with the reason."""
        if self.outcome:
            raise BadInput("The match is over; every move stands.", message="undo-over")
        at = len(self._played) - 1
        while at >= 0 and self._played[at].move.seat != seat:
            at -= 1
        if at < 0:
            raise BadInput(
                "You have made no move that could be taken back.", message="undo-nothing"
            )
        since = self._played[at:]
        if any(played.by_chance for played in since):
            raise BadInput(
                "Chance has spoken since your last move; it stands.", message="undo-chance"
            )
        if any(event.reveals for played in since for event in played.events):
            raise BadInput(
                "Something hidden was shown since your last move; it stands.", message="undo-shown"
            )
        if since[0].sealed and seat not in self.waiting and self.game.decision.final:
            raise BadInput("Your sealed choice is complete; it stands.", message="undo-sealed")
        # A move before a sealed choice stands as soon as the choice is open, whether or not
        # somebody has begun to answer: that is secret.
        answered = len(since) > 1 or self._answers() is not None
        if answered and not all(played.sealed for played in since):
            raise BadInput(
                "Another seat has acted since your last move; it stands.", message="undo-answered"
            )
        return at

    def _after(self, count: int) -> Game:
        """The position after so many standing moves."""
        first, known = self._milestone if self._milestone[0] <= count else (0, self._start)
        game = known.copy()
        for at, played in enumerate(self._played[first:count], first):
            self._rekey(game, at)
            game.apply(played.move.seat, played.move.action)
        self._rekey(game, count)
        return game

    def positions(self) -> Iterator[Game]:
        """The position before the first move, and after every move that stands."""
        game = self._start.copy()
        for at, played in enumerate(self._played):
            self._rekey(game, at)
            yield game
            game = game.copy()
            game.apply(played.move.seat, played.move.action)
        yield game

    def _rekey(self, game: Game, at: int) -> None:
        for kept, key in self._keys:
            if kept == at:
                game.seed, game.drawn = key, 0

    def rewind(self, keep: int, *, at: str | None = None) -> None:
        """Go back to the position after `keep` standing moves, with new chance from there on.

        Everybody must have agreed: what was seen since is known, so no draw of it comes again.
        """
        if self.outcome:
            raise BadInput("The match is over; every move stands.", message="undo-over")
        if type(keep) is not int or not 0 <= keep < len(self._played):
            raise BadInput(f"{len(self._played)} moves stand; {keep!r} is no earlier moment.")
        self._rewinds += 1
        seeds = (*self.header.seat_seeds, f"rewind {self._rewinds}")
        key = chance.draw_key(self._seed, self.header.id, seeds)
        del self._played[keep:]
        self._milestone = (0, self._start)
        self._keys = [(kept, old) for kept, old in self._keys if kept < keep] + [(keep, key)]
        self._lines.append(records.stamped(Line(rewind=keep), at))
        self.game = self._after(keep)

    def base_after(self, keep: int) -> Base:
        """The moment after so many standing moves; sound if nothing was taken back since."""
        self._milestone = (keep, self._after(keep))
        return Base(encode(self._milestone[1]), self._played[keep - 1].n, self._rewinds)

    def fork(self, after: int, *, seat: Seat | None = None, seed: int | None = None) -> Match:
        """A new match from the position after that many standing moves, with chance of its own.

        What was begun then and not finished is not begun in the new match, for there it could not
        be taken back. With a seat, what that seat could not know is imagined anew.
        """
        if type(after) is not int or not 0 <= after <= len(self._played):
            raise BadInput(f"There are {len(self._played)} moves, so no position after {after}.")
        if seat is not None and seat not in range(self.header.seats):
            raise BadInput(f"There is no seat {seat!r}; seats are 0 to {self.header.seats - 1}.")
        game = self._after(after)
        while game.outcome is None and game.decision.continues:
            after -= 1
            game = self._after(after)
        secret = chance.seed_from(secrets.randbits(256) if seed is None else seed)
        if seat is not None:
            game = self.rules.imagine(game, seat, chance.generator(secret))
        game.seed, game.drawn = chance.draw_key(secret, "", ()), 0
        header, number = self.header, int.from_bytes(secret, "big")
        return Match.start(
            header.game, seats=header.seats, seed=number, options=header.options, position=game
        )

    def note(self, note: dict[str, Any], *, at: str | None = None) -> None:
        """Write something into the log that is no move."""
        self._lines.append(records.stamped(records.noted(note), at))

    def record(self, *, open_seed: bool = False) -> Record:
        """Header and lines: all one needs.

        The seed is in it when the match is over, or was always open. Before that the moves
        themselves tell what lies face down: an unfinished record is not for the players' eyes.
        """
        shown = open_seed or self.outcome is not None
        header = msgspec.structs.replace(
            self.header,
            seed=self._seed.hex() if shown else None,
            position=self.header.position if shown else None,
        )
        lines = list(self._lines)
        if self.outcome:
            lines += [Line(digest=records.digest(self.game)), Line(outcome=self.outcome)]
        return Record(header, tuple(lines))

    @classmethod
    def replay(cls, record: Record) -> Match:
        """Play a record again and hold it to its digests and outcome."""
        header = record.header
        rules = rules_of(header.game)
        if header.version != rules.version:
            raise BadInput(
                f"The record was played with version {header.version} of {header.game}; "
                f"this program has version {rules.version}."
            )
        if header.edition != rules.edition():
            raise BadInput(
                f"The record was played with edition {header.edition} of the data of "
                f"{header.game}; this program has edition {rules.edition()}."
            )
        options = rules.complete(header.options, header.seats)
        match = cls(rules, msgspec.structs.replace(header, options=options), seed_of(header))
        for line in record.lines:
            match._replay_line(line)
        match._compare(record)
        return match

    def resume(self, lines: Iterable[Line]) -> None:
        """Take up play from lines this program wrote itself: moves are not checked again."""
        for line in lines:
            if line.action is not msgspec.UNSET and line.seat is not msgspec.UNSET:
                self._take(line.seat, self.rules.decode_action(line.action), line.at or None)
            else:
                self._replay_line(line)

    def _replay_line(self, line: Line) -> None:
        if line.action is not msgspec.UNSET:
            self._replay_move(line)
        elif line.undo is not msgspec.UNSET:
            self._replay_undo(line)
        elif line.rewind is not msgspec.UNSET:
            self.rewind(line.rewind, at=line.at or None)
        elif line.note is not msgspec.UNSET:
            self.note(line.note, at=line.at or None)
        elif line.digest is not msgspec.UNSET and line.digest != records.digest(self.game):
            raise Diverged(
                f"The position after move {self._count} is another one than recorded.",
                at_move=self._count,
            )
        elif line.outcome is not msgspec.UNSET and line.outcome != self.outcome:
            raise Diverged("The match does not end as recorded.", at_move=self._count)

    def _compare(self, record: Record) -> None:
        """A record says all that its own match would write, line by line, and nothing else."""
        at, whole = self._count, self.record().lines
        for number, (line, wanted) in enumerate(zip(record.lines, whole, strict=False), 2):
            if line != wanted:
                raise Diverged(f"Line {number} of the record is not what was played.", at_move=at)
        if len(record.lines) > len(whole):
            raise Diverged("The record goes on after its end.", at_move=at)
        if self.outcome and len(record.lines) < len(whole):
            raise Diverged("The record is cut off before its outcome.", at_move=at)

    def _replay_move(self, line: Line) -> None:
        at = self._count + 1
        if line.n != at or line.seat is msgspec.UNSET:
            raise Diverged(f"Move {at} is missing; the record goes on with {line.n}.", at_move=at)
        try:
            action = self.rules.decode_action(line.action)
            self.play(line.seat, action, at=line.at or None)
        except InterParesError as error:
            raise Diverged(f"Move {at} cannot be replayed: {error}", at_move=at) from None

    def _replay_undo(self, line: Line) -> None:
        at = self._count
        try:
            self.undo(line.seat if line.seat is not msgspec.UNSET else -1, at=line.at or None)
        except InterParesError as error:
            raise Diverged(f"The undo after move {at} is refused: {error}", at_move=at) from None
        if self._lines[-1] != line:
            raise Diverged(f"The undo after move {at} takes back another move.", at_move=at)


def verify(record: Record) -> Match:
    """Prove that a record was dealt from the seed committed to; raises BadInput if it was not."""
    if record.header.position is not None:
        raise BadInput("The match began from a given position, not from a deal.")
    seed = seed_of(record.header)
    if chance.commitment(seed, record.header.id) != record.header.commitment:
        raise BadInput("The seed does not match the commitment published before the match.")
    match = Match.replay(record)
    if match.outcome is None:
        raise BadInput("The record has no outcome: the match is not over, or the file is cut off.")
    return match
