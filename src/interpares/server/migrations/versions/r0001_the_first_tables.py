"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

INTEGER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

TABLES = (
    "people",
    "ratings",
    "settings",
    "channels",
    "sessions",
    "tables",
    "tokens",
    "chat",
    "moves",
    "mutes",
    "orders",
    "outbox",
    "progress",
    "proposals",
    "results",
    "seats",
    "snapshots",
)


def upgrade() -> None:
    create_people()
    create_ratings()
    create_settings()
    create_channels()
    create_sessions()
    create_tables()
    create_tokens()
    create_chat()
    create_moves()
    create_mutes()
    create_orders()
    create_outbox()
    create_progress()
    create_proposals()
    create_results()
    create_seats()
    create_snapshots()


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("login", sa.String(length=64), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("seen_ms", INTEGER, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", INTEGER, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", INTEGER, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats", name=op.f("pk_ratings")),
    )


def create_settings() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )


def create_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("target", sa.JSON(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("failures", INTEGER, nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_channels_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index(op.f("ix_channels_person_id"), "channels", ["person_id"])


def create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("csrf", sa.String(length=64), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("seen_ms", INTEGER, nullable=False),
        sa.Column("expires_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_sessions_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires_ms"), "sessions", ["expires_ms"])
    op.create_index(op.f("ix_sessions_person_id"), "sessions", ["person_id"])


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("version", INTEGER, nullable=False),
        sa.Column("edition", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("setting", sa.JSON(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("host_id", sa.String(length=24), nullable=True),
        sa.Column("host_hash", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("header", sa.JSON(), nullable=True),
        sa.Column("origin", sa.JSON(), nullable=False),
        sa.Column("rematch_id", sa.String(length=24), nullable=True),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("started_ms", INTEGER, nullable=True),
        sa.Column("finished_ms", INTEGER, nullable=True),
        sa.ForeignKeyConstraint(
            ["host_id"], ["people.id"], name=op.f("fk_tables_host_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_created_ms"), "tables", ["created_ms"])
    op.create_index(op.f("ix_tables_game"), "tables", ["game"])
    op.create_index(op.f("ix_tables_host_id"), "tables", ["host_id"])
    op.create_index(op.f("ix_tables_status"), "tables", ["status"])


def create_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("used_ms", INTEGER, nullable=True),
        sa.Column("expires_ms", INTEGER, nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_tokens_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_tokens_key_hash")),
    )
    op.create_index(op.f("ix_tokens_person_id"), "tokens", ["person_id"])


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", INTEGER, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", INTEGER, nullable=True),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("mentions", sa.JSON(), nullable=False),
        sa.Column("at_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_chat_person_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_person_id"), "chat", ["person_id"])
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"])


def create_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("n", INTEGER, autoincrement=False, nullable=False),
        sa.Column("at_ms", INTEGER, nullable=False),
        sa.Column("seat", INTEGER, nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_moves_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_moves")),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_moves_key"),
    )


def create_mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("channel_id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel_id"], ["channels.id"], name=op.f("fk_mutes_channel_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_mutes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("channel_id", "table_id", name=op.f("pk_mutes")),
    )


def create_orders() -> None:
    op.create_table(
        "orders",
        sa.Column("id", INTEGER, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", INTEGER, nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("left", INTEGER, nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_orders_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_index(op.f("ix_orders_table_id"), "orders", ["table_id"])


def create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", INTEGER, autoincrement=True, nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("channel_id", sa.String(length=24), nullable=True),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("attempts", INTEGER, nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("due_ms", INTEGER, nullable=False),
        sa.Column("done_ms", INTEGER, nullable=True),
        sa.ForeignKeyConstraint(
            ["channel_id"], ["channels.id"], name=op.f("fk_outbox_channel_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_outbox_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index(op.f("ix_outbox_person_id"), "outbox", ["person_id"])
    op.create_index("ix_outbox_todo", "outbox", ["status", "due_ms"])


def create_progress() -> None:
    op.create_table(
        "progress",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("n", INTEGER, nullable=False),
        sa.Column("due_ms", INTEGER, nullable=True),
        sa.Column("waiting", sa.String(length=64), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_progress_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_progress")),
    )
    op.create_index(op.f("ix_progress_due_ms"), "progress", ["due_ms"])


def create_proposals() -> None:
    op.create_table(
        "proposals",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", INTEGER, nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_proposals_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_proposals")),
    )
    op.create_index(op.f("ix_proposals_table_id"), "proposals", ["table_id"])


def create_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", INTEGER, autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", INTEGER, nullable=False),
        sa.Column("rank", INTEGER, nullable=True),
        sa.Column("score", INTEGER, nullable=True),
        sa.Column("reason", sa.String(length=32), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_results_person_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_person_id"), "results", ["person_id"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", INTEGER, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("invite_hash", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_seats_person_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person_id"), "seats", ["person_id"])


def create_snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("n", INTEGER, nullable=False),
        sa.Column("version", INTEGER, nullable=False),
        sa.Column("edition", sa.String(length=32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
