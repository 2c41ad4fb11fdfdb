"""Copies of the database, on SQLite and PostgreSQL and from one to the other."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import shutil
import stat

import pytest
from sqlalchemy import func, select

from interpares.server import database, migrations, schema
from interpares.server.admin.backup import backup
from interpares.server.admin.restore import restore
from interpares.server.database import default_url
from interpares.server.readiness import Unable
from server.filling import NOW, add, changed, contents, person
from server.live import LiveServer, Watching, open_table

numbers = itertools.count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request, tmp_path):
    """A second database without tables, of each kind."""
    if request.param == "sqlite":
        yield default_url(tmp_path / "other")
        return
    postgres = request.getfixturevalue("postgres")
    name = f"other_{next(numbers)}"
    yield postgres.create(name)
    postgres.drop(name)


def test_a_backup_goes_from_any_database_into_any_other(full_url, other_url, tmp_path):
    file = tmp_path / "all.backup"

    header = backup(full_url, file)
    restore(other_url, file)

    before = contents(full_url)
    assert all(before.values()), "every table is tried"
    assert contents(other_url) == before
    assert header.rows == {name: len(rows) for name, rows in before.items()}


def test_a_value_that_was_never_set_is_restored_as_such(full_url, other_url, tmp_path):
    restored_into(other_url, full_url, tmp_path)

    async def unset(session):
        wanted = select(schema.Table.id).where(schema.Table.header.is_(None))
        return (await session.scalars(wanted)).all()

    assert changed(other_url, unset) == ["t2"]


def test_a_restored_database_goes_on_counting(full_url, other_url, tmp_path):
    restored_into(other_url, full_url, tmp_path)
    new = schema.Message(table_id="t1", name="Ann", text="again", mentions=[], at_ms=NOW)

    add(other_url, [new])

    assert new.id == 2


def restored_into(other_url, full_url, tmp_path):
    backup(full_url, tmp_path / "all.backup")
    restore(other_url, tmp_path / "all.backup")


def test_a_backup_can_be_read_by_its_owner_only(sqlite_url, tmp_path):
    file = tmp_path / "all.backup"

    backup(sqlite_url, file)

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("*.backup*")] == [file.name]


def test_a_backup_does_not_take_the_place_of_another_file(sqlite_url, tmp_path):
    file = tmp_path / "all.backup"
    file.write_text("precious")

    with pytest.raises(FileExistsError):
        backup(sqlite_url, file)

    assert file.read_text() == "precious"


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path):
    with pytest.raises(Unable, match="no database"):
        backup(default_url(tmp_path / "nowhere"), tmp_path / "all.backup")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_of_one_moment(kind, request, tmp_path):
    settings = {} if kind == "sqlite" else {"DB": request.getfixturevalue("postgres_url")}
    with LiveServer(tmp_path, **settings) as server:
        url = settings.get("DB") or f"sqlite+aiosqlite:///{tmp_path / 'interpares.db'}"
        asyncio.run(bots_play(server.url, tables=4))
        files = [tmp_path / f"{number}.backup" for number in range(3)]
        for file in files:
            backup(url, file)

    for number, file in enumerate(files):
        copy = default_url(tmp_path / str(number))
        restore(copy, file)
        assert lines_by_table(copy) == progress_by_table(copy)
        assert len(lines_by_table(copy)) == 4


async def bots_play(url, tables):
    """Matches that are being played when this returns."""
    for _ in range(tables):
        opened = await open_table(url, [{"kind": "bot", "level": "novice"}] * 5)
        watching = await Watching.begin(url, opened["table"]["id"])
        await watching.until("update")
        await watching.close()


def lines_by_table(db_url):
    async def count(session):
        move = schema.Move
        return dict(
            (
                await session.execute(select(move.table_id, func.count()).group_by(move.table_id))
            ).all()
        )

    return changed(db_url, count)


def progress_by_table(db_url):
    async def read(session):
        progress = schema.Progress
        return dict((await session.execute(select(progress.table_id, progress.n))).all())

    return changed(db_url, read)


def test_a_database_that_is_not_empty_is_filled_only_if_that_is_wanted(full_url, tmp_path):
    file = tmp_path / "all.backup"
    backup(full_url, file)
    before = contents(full_url)
    add(full_url, [person("late")])

    with pytest.raises(Unable, match="not empty"):
        restore(full_url, file)
    assert len(contents(full_url)["people"]) == 3
    restore(full_url, file, replace=True)

    assert contents(full_url) == before


def rewritten(file, change):
    """The file with its lines changed."""
    lines = gzip.decompress(file.read_bytes()).splitlines()
    change(lines)
    file.write_bytes(gzip.compress(b"".join(line + b"\n" for line in lines)))


def without_the_last_row(lines):
    lines.pop()


def with_a_row_too_many(lines):
    lines.append(lines[-1])


def with_an_unknown_table(lines):
    lines[0] = lines[0].replace(b'"people"', b'"peoples"')


def with_an_unknown_column(lines):
    lines[1] = lines[1].replace(b'"name"', b'"nam"')


def with_a_seat_at_no_table(lines):
    at = next(number for number, line in enumerate(lines) if line.startswith(b'["t1",0,"person"'))
    lines[at] = lines[at].replace(b"t1", b"t9")


@pytest.mark.parametrize(
    "change, words",
    [
        (without_the_last_row, "damaged"),
        (with_a_row_too_many, "damaged: it is not complete"),
        (with_an_unknown_table, "a table people is not expected here"),
        (with_an_unknown_column, "people has no nam"),
        (with_a_seat_at_no_table, "The table seats does not take its rows"),
    ],
)
def test_a_wrong_backup_changes_nothing(full_url, tmp_path, change, words):
    file = tmp_path / "all.backup"
    backup(full_url, file)
    rewritten(file, change)
    before = contents(full_url)

    with pytest.raises(Unable, match=words):
        restore(full_url, file, replace=True)

    assert contents(full_url) == before


@pytest.mark.parametrize("size", [0, 10, 400, -1])
def test_a_file_that_is_cut_off_or_no_backup_is_refused(full_url, tmp_path, size):
    file = tmp_path / "all.backup"
    backup(full_url, file)
    file.write_bytes(file.read_bytes()[:size])
    before = contents(full_url)

    with pytest.raises(Unable, match="is no backup, or it is damaged"):
        restore(full_url, file, replace=True)

    assert contents(full_url) == before


@pytest.mark.parametrize(
    "old, new, words",
    [
        (b'"revision":"0', b'"revision":"9', "belongs to a newer Inter Pares"),
        (b'"interpares_backup":1', b'"interpares_backup":2', "has format 2"),
    ],
)
def test_a_backup_of_a_later_program_is_refused(sqlite_url, tmp_path, old, new, words):
    file = tmp_path / "all.backup"
    backup(sqlite_url, file)
    rewritten(file, lambda lines: lines.__setitem__(0, lines[0].replace(old, new)))

    with pytest.raises(Unable, match=words):
        restore(default_url(tmp_path / "other"), file)

    assert not (tmp_path / "other").exists()


LATER = """
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "later", "{head}", None, None


def upgrade() -> None:
    op.add_column("people", sa.Column("motto", sa.Text(), server_default="!", nullable=False))
    op.drop_column("people", "email")


def downgrade() -> None:
    op.add_column("people", sa.Column("email", sa.Text()))
    op.drop_column("people", "motto")
"""


def test_an_older_backup_gets_the_tables_of_today(full_url, other_url, tmp_path, monkeypatch):
    file = tmp_path / "all.backup"
    backup(full_url, file)
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.FOLDER, folder)
    (folder / "versions" / "later.py").write_text(LATER.format(head=database.HEAD))
    monkeypatch.setattr(migrations, "FOLDER", folder)
    revisions = (*database.REVISIONS, "later")
    for module in ("database", "admin.restore"):
        monkeypatch.setattr(f"interpares.server.{module}.HEAD", "later")
        monkeypatch.setattr(f"interpares.server.{module}.REVISIONS", revisions)

    restore(other_url, file)
    backup(other_url, tmp_path / "renewed.backup")

    lines = gzip.decompress((tmp_path / "renewed.backup").read_bytes()).splitlines()
    columns = json.loads(lines[1])["columns"]
    ann = dict(zip(columns, json.loads(lines[2]), strict=True))
    assert json.loads(lines[0])["revision"] == "later"
    assert (ann["id"], ann["motto"]) == ("ann", "!")
    assert "email" not in ann
