"""The commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..kernel.errors import BadInput
from ..kernel.game import encode
from ..kernel.rules import rules_of, slugs
from .admin import admin
from .card import card
from .deck import deck
from .options import bots_of, game_options, language_of, players_of, usual_seats
from .printing import Json, show
from .progress import bar
from .running import Failed, OneLineErrors
from .tuning import tune

app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: interpares play magnaci --seats 4 --bots squire,squire,novice",
)

app.add_typer(admin, name="admin")
app.add_typer(deck, name="deck")
app.add_typer(card, name="card")

Game = Annotated[str, typer.Argument(help="The game, by the word `interpares games` gives it.")]
Seats = Annotated[int | None, typer.Option(help="How many seats.")]
Options = Annotated[str, typer.Option(help="Options of the game, as name=value,name=value.")]
Seed = Annotated[int | None, typer.Option(help="The number all chance comes from.")]
Language = Annotated[str | None, typer.Option("--lang", help="pl, en or de; else the system's.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match (*.jsonl).")]
Bots = Annotated[str, typer.Option(help="Bots by seat; the last one takes all seats left.")]
Jobs = Annotated[int, typer.Option(help="How many processes.", min=1)]
Backend = Annotated[
    str, typer.Option(help="Where games are played: local, or ray (the extra 'ray').")
]
RayAddress = Annotated[
    str | None,
    typer.Option(help="A Ray cluster, if not RAY_ADDRESS; else workers of this machine."),
]


@app.callback(invoke_without_command=True)
def interpares(context: typer.Context) -> None:
    """A digital table for five board games.

    Without a command: the same as `interpares serve --open`, at any free port from 8000 to 8020.
    """
    if context.invoked_subcommand is None:
        from .serving import serve as run

        run(open_page=True, port=None)


@app.command(epilog="Example: interpares serve --port 8000")
def serve(
    host: Annotated[str | None, typer.Option(help="The address; 127.0.0.1 unless set.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 8000 unless set.")] = None,
    db: Annotated[str | None, typer.Option(help="sqlite+aiosqlite or postgresql+asyncpg.")] = None,
    bus: Annotated[str | None, typer.Option(help="redis://…, for several workers.")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes.", min=1)] = None,
    *,
    open_page: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Open the table to browsers and bots; INTERPARES_… variables set the rest."""
    from .serving import serve as run

    run(open_page=open_page, host=host, port=port, db=db, bus=bus, workers=workers)


@app.command(epilog="Example: interpares play magnaci --seats 4 --bots squire,squire --lang pl")
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game; with --resume a record file.")
    ] = None,
    *,
    seats: Seats = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats, as level,level.")
    ] = None,
    options: Options = "",
    lang: Language = None,
    seed: Seed = None,
    file: Annotated[Path | None, typer.Option(help="Where to keep the record.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the latest game.")
    ] = False,
) -> None:
    """Play a game in the terminal; without seats and bots against two squires.

    Without a game: choose one, or take up one that was left.
    """
    from . import play as playing

    given = any(each not in (None, "") for each in (seats, bots, options, seed, file))
    if resume:
        if given:
            raise BadInput("A game that goes on keeps its seats, bots, options, seed and file.")
        path = Path(game) if game else None
        playing.resume(path, lang and language_of(lang))
        return
    if game is None and not given:
        from .choosing import choose

        choose(language_of(lang))
        return
    if game is None:
        raise BadInput(f"Name a game: {', '.join(slugs())}.")
    rules = rules_of(game)
    playing.begin(
        game,
        players_of(rules, seats, bots),
        game_options(options, rules),
        language=language_of(lang),
        seed=seed,
        file=file,
    )


@app.command(epilog="Example: interpares learn florence --lang pl")
def learn(game: Game, lang: Language = None) -> None:
    """Learn a game in the terminal: a guided first round says what to do and why.

    After it bots play on with you; `interpares play --resume` takes it up where it was left.
    """
    from .learning import begin

    begin(rules_of(game).slug, language_of(lang))


@app.command(epilog="Example: interpares games --json")
def games(*, json: Json = False) -> None:
    """List the games with their seats, options and where their data comes from."""
    from .reports import game_facts, games_table

    show([game_facts(rules_of(slug)) for slug in slugs()], games_table, json=json)


@app.command(epilog="Example: interpares replay game.jsonl --to 40 --seat 0")
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(help="Show the position after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat could see.")] = None,
    lang: Language = None,
    *,
    json: Json = False,
) -> None:
    """Play a record again, verify it, and show its outcome or a position."""
    from .replaying import at_move, checked_seat, facts_of, replayed, show_outcome, show_position

    match = replayed(file) if to is None else at_move(file, to)
    checked_seat(match, seat)
    if json:
        print(encode(facts_of(match, seat)).decode())
    elif to is None and seat is None:
        show_outcome(match, Console(), lang)
    else:
        show_position(match, seat, Console(), lang)


@app.command(epilog="Example: interpares check tests/games/magnaci/scenarios/*.toml")
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Scenarios or lessons (*.toml).")
    ],
) -> None:
    """Run scenarios and print whatever differs from what they expect."""
    from .checking import differences

    failed = 0
    for file in files:
        found = differences(file)
        failed += bool(found)
        print(f"{file}: {'holds' if not found else ''}".rstrip())
        for flaw in found:
            print(f"  {flaw}")
    if failed:
        raise Failed(f"{failed} of {len(files)} scenarios do not hold.")


@app.command(epilog="Example: interpares verify game.jsonl")
def verify(file: RecordFile, lang: Language = None) -> None:
    """Check that a record was dealt from the seed it was committed to, and replay it."""
    from .replaying import state_of, verified, words_for

    match = verified(file)
    words = words_for(match, lang)
    print(f"{words.say('verified')} {state_of(match, words)}")


@app.command(epilog="Example: interpares review game.jsonl --seat 0 --lang pl")
def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Judge the decisions of this seat only.")] = None,
    least: Annotated[
        int, typer.Option(help="Show decisions that cost so many percent of the chance.", min=0)
    ] = 5,
    lang: Language = None,
    *,
    json: Json = False,
) -> None:
    """Go over a finished match: chances to win, turning points, and what a bot would have done."""
    from .reviewing import reviewed, show_review

    match, found = reviewed(file, seat, quiet=json)
    if json:
        print(encode(found).decode())
    else:
        show_review(match, found, least, Console(), lang)


@app.command(
    epilog="Example: interpares simulate magnaci --seats 4 --games 100 --bots greedy,random"
)
def simulate(
    game: Game,
    *,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    bots: Bots = "random",
    options: Options = "",
    seed: Annotated[int, typer.Option(help="The number of the first deal.", min=0)] = 0,
    jobs: Jobs = 1,
    records: Annotated[Path | None, typer.Option(help="A folder for the records.")] = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count how they end."""
    from ..bots.simulate import simulate as run
    from .reports import simulation_table

    rules = rules_of(game)
    with bar(f"{game}, {games} games", quiet=json) as progress:
        result = run(
            game,
            seats=seats or usual_seats(rules),
            games=games,
            bots=bots_of(bots, game),
            options=game_options(options, rules),
            seed=seed,
            jobs=jobs,
            records=records,
            progress=progress,
        )
    show(result, simulation_table, json=json)


@app.command(
    epilog="Example: interpares arena magnaci --bots greedy,random --games 200 --jobs 2; "
    "or: interpares arena veto --ladder --games 200 --jobs 2 --state veto.jsonl --publish"
)
def arena(
    game: Game,
    *,
    bots: Annotated[str, typer.Option(help="The bots of the league, as name,name.")] = "",
    decks: Annotated[
        str | None,
        typer.Option(help="Veto!: files or ids of decks that one bot plays, as deck,deck."),
    ] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="One of each level against tables of those below.")
    ] = False,
    pairs: Annotated[
        str, typer.Option(help="Ladder: these pairs only, as magnate:squire,noble:squire.")
    ] = "",
    publish: Annotated[
        bool, typer.Option("--publish", help="Ladder: keep the table as data of the package.")
    ] = False,
    published: Annotated[
        bool, typer.Option("--show", help="Ladder: play nothing, show the published table.")
    ] = False,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats; for a ladder several times, or all.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games, at least.", min=0)] = 100,
    options: Options = "",
    seed: Annotated[int, typer.Option(help="The number of the first deal.", min=0)] = 0,
    jobs: Jobs = 1,
    backend: Backend = "local",
    ray_address: RayAddress = None,
    state: Annotated[
        list[Path] | None,
        typer.Option(
            help="A file to go on from after a stop; for a ladder several, the first is added to."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Hold a league of bots with seats rotated: win rates and ratings with intervals.

    With decks, one bot plays every pair of them: a matrix of win rates.

    With --ladder, one player of a level meets a table of the level below, in every seat.

    All pairs of levels play the same deals; --games 0 plays nothing and tells the state files.
    """
    from . import leagues

    common = leagues.Common(
        game,
        tuple(seats or ()),
        games,
        options,
        seed,
        tuple(state or ()),
        json,
        jobs,
        backend,
        ray_address,
    )
    if ladder:
        leagues.climb(common, pairs, bots, decks, publish=publish, published=published)
    elif pairs or publish or published:
        raise BadInput("--pairs, --publish and --show are for a ladder: add --ladder.")
    elif decks is not None:
        leagues.of_decks(common, decks, bots)
    else:
        leagues.of_bots(common, bots)


@app.command(epilog="Example: interpares balance signorie --seats 4 --games 500 --jobs 2 --off")
def balance(
    game: Game,
    *,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games of each setting.", min=1)] = 100,
    bots: Annotated[
        str | None, typer.Option(help="The level in all seats; the strongest fast one, if none.")
    ] = None,
    options: Annotated[
        str, typer.Option(help="As name=value,name=value; or each: every setting in turn.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The number of the first deal.", min=0)] = 0,
    jobs: Jobs = 1,
    backend: Backend = "local",
    ray_address: RayAddress = None,
    state: Annotated[Path | None, typer.Option(help="A file to go on from after a stop.")] = None,
    off: Annotated[bool, typer.Option("--off", help="Only rows that are off.")] = False,
    json: Json = False,
) -> None:
    """Let equals play, and tell what wins: seats, houses, decks, cards, offices, and so on.

    Every row is measured against the mean of its kind. An asterisk marks a row whose interval
    leaves that mean out; two mark one that would not be there if all rows were even.

    The last column names what of the thing is ours in the data, and may be corrected.
    """
    from ..bots.workers import Workers
    from .balance import run

    run(
        game,
        seats=seats,
        games=games,
        bot=bots,
        options=options,
        seed=seed,
        workers=Workers(jobs, backend, ray_address),
        state=state,
        only_off=off,
        json=json,
    )


@app.command(epilog="Example: interpares bench magnaci --json")
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Games; all if none is named.")
    ] = None,
    seats: Seats = None,
    *,
    json: Json = False,
) -> None:
    """Measure the engine: copy, apply, encode, imagine, options, replay and random play."""
    from .bench import measure
    from .reports import bench_table

    found = []
    for rules in [rules_of(slug) for slug in games or slugs()]:
        count = max(rules.seats) if seats is None else seats
        rules.complete({}, count)
        with bar(f"{rules.slug}, {count} seats", quiet=json) as progress:
            found.append(measure(rules.slug, count, progress))
    show(found, bench_table, json=json)


app.command(epilog="Example: interpares tune magnaci --weights budget,soldier --jobs 2")(tune)
