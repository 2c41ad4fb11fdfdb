"""What a host does with the database, by commands: prune, stats, migrate and the rest."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import delete, text

from cli.commands import refused, run
from interpares.server import database, schema
from interpares.server.admin.backup import backup
from interpares.server.admin.prune import Pruned, prune
from interpares.server.admin.stats import stats
from interpares.server.clocks import DAY_MS
from server.filling import LINES, NOW, add, changed, contents, person, table

OLD = NOW - 100 * DAY_MS


def test_old_leftovers_are_pruned_and_the_rest_stays(db_url):
    add(
        db_url,
        [
            person("gone", seen_ms=OLD),
            person("account", seen_ms=OLD, login="account"),
            person("player", seen_ms=OLD),
            person("here"),
        ],
        [
            table("open-old", "open", created_ms=OLD),
            table("open-new", "open"),
            table("running", "running", created_ms=OLD, host_id="player"),
            table("cancelled", "cancelled", finished_ms=OLD),
            table("abandoned", "abandoned", finished_ms=OLD),
            table("abandoned-new", "abandoned", created_ms=OLD, finished_ms=NOW),
            table("finished", "finished", finished_ms=OLD, rematch_id="open-old"),
            table("replay", "replay", finished_ms=OLD),
        ],
        [
            schema.Seat(table_id="cancelled", seat=0, kind="open"),
            schema.Move(table_id="abandoned", n=1, at_ms=OLD, line="{}"),
            *(
                schema.Snapshot(table_id=each, n=1, version=1, edition="e", data=b"")
                for each in ("finished", "running")
            ),
            *(
                schema.Session(
                    key_hash=each,
                    person_id="here",
                    csrf="",
                    created_ms=OLD,
                    seen_ms=OLD,
                    expires_ms=NOW + add_ms,
                )
                for each, add_ms in (("over", -1), ("good", DAY_MS))
            ),
            *(
                schema.Notice(
                    person_id="here",
                    kind="turn",
                    data="{}",
                    status=status,
                    created_ms=OLD,
                    due_ms=OLD,
                    done_ms=done_ms,
                )
                for status, done_ms in (("sent", OLD), ("sent", NOW), ("waiting", None))
            ),
        ],
    )

    found = prune(db_url, 90)

    left = contents(db_url)
    assert found == Pruned(tables=3, snapshots=1, sessions=1, guests=1, notices=1)
    assert {row[0] for row in left["tables"]} == {
        *("open-new", "running", "abandoned-new", "finished", "replay")
    }
    assert {row[0] for row in left["people"]} == {"account", "player", "here"}
    assert [row[0] for row in left["snapshots"]] == ["running"]
    assert [row[0] for row in left["sessions"]] == ["good"]
    assert len(left["outbox"]) == 2
    assert left["seats"] == left["moves"] == []
    assert rematch_of(db_url, "finished") is None, "a rematch that is gone can be asked for anew"

    assert prune(db_url, 90, finished=True).tables == 2
    assert prune(db_url, 90, finished=True) == Pruned(0, 0, 0, 0, 0)


def rematch_of(db_url, table_id):
    async def read(session):
        return (await session.get(schema.Table, table_id)).rematch_id

    return changed(db_url, read)


def test_many_tables_are_pruned_in_parts(db_url):
    add(db_url, [table(f"t{n}", "cancelled", finished_ms=OLD) for n in range(120)])

    assert prune(db_url, 90).tables == 120
    assert contents(db_url)["tables"] == []


def test_the_figures_are_those_of_the_rows(full_url):
    found = stats(full_url)

    assert found.tables == {"magnaci": {"finished": 1, "running": 1}}
    assert (found.guests, found.accounts, found.sessions) == (1, 1, 1)
    assert (found.moves, found.chat, found.results) == (LINES, 1, 1)
    assert found.notices == {"sent": 1}
    assert found.revision == database.HEAD
    assert full_url.startswith(found.database)
    assert found.bytes > 100_000


def empty_again(db_url):
    async def change(session):
        for each in reversed(schema.Row.metadata.sorted_tables):
            await session.execute(delete(each))

    changed(db_url, change)


def test_the_commands_do_the_same(full_url, tmp_path):
    file, db = tmp_path / "all.backup", ("--db", full_url)
    before = contents(full_url)

    taken = run("admin", "backup", file, *db)
    refusal = run("admin", "restore", file, *db)
    empty_again(full_url)
    restored = run("admin", "restore", file, *db)
    told = run("admin", "stats", "--json", *db)
    pruned = run("admin", "prune", "--days", 1, "--json", *db)

    assert (taken.exit_code, restored.exit_code) == (0, 0)
    assert "all secrets" in taken.stdout
    assert refused(refusal, 1, "The database is not empty")
    assert contents(full_url) == before
    assert json.loads(told.stdout)["tables"] == {"magnaci": {"finished": 1, "running": 1}}
    assert json.loads(pruned.stdout)["tables"] == 0
    assert "moves" in run("admin", "stats", *db).stdout


def test_migrate_brings_the_tables_up_and_down(empty_url):
    db = ("--db", empty_url)

    assert f"revision {database.HEAD}" in run("admin", "migrate", *db).stdout
    assert "its tables are gone" in run("admin", "migrate", "--down", "base", *db).stdout
    assert refused(run("admin", "stats", *db), 1, "run `interpares admin migrate` first")
    assert refused(run("admin", "backup", "x", *db), 1, "no tables of Inter Pares")
    assert refused(
        run("admin", "migrate", "--down", "0000", *db), 2, "The revisions are base, 0001"
    )


@pytest.mark.parametrize(
    "arguments, code, words",
    [
        (("stats",), 1, "There is no database at"),
        (("prune",), 1, "There is no database at"),
        (("prune", "--days", "0"), 2, "--days"),
        (("restore", "nothing.backup"), 2, "nothing.backup: No such file"),
        (("backup", "nowhere/all.backup"), 2, "nowhere"),
        (("stats", "--db", "mysql://x"), 2, "--db must begin with"),
        (("stats", "--db", "postgresql+asyncpg://u:hush@127.0.0.1:1/x"), 1, "u:***@127.0.0.1"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(tmp_path, monkeypatch, arguments, code, words):
    monkeypatch.chdir(tmp_path)
    result = run("admin", *arguments, INTERPARES_DATA=str(tmp_path / "data"))

    assert refused(result, code, words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "restore", "migrate", "prune", "stats"])
def test_every_command_of_a_host_has_help_with_an_example(command):
    result = run("admin", command, "--help")

    assert result.exit_code == 0
    assert f"Example: interpares admin {command}" in result.output


def test_a_database_of_a_later_program_is_left_alone(sqlite_url, tmp_path):
    async def change(session):
        await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    backup(sqlite_url, tmp_path / "all.backup")
    changed(sqlite_url, change)
    before = contents(sqlite_url)

    for arguments in (
        ("migrate",),
        ("migrate", "--down", "base"),
        ("restore", tmp_path / "all.backup"),
    ):
        result = run("admin", *arguments, "--db", sqlite_url)
        assert refused(result, 1, "belongs to a newer Inter Pares")
    assert contents(sqlite_url) == before
