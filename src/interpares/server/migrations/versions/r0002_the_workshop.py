"""The workshop: decks and cards that people keep, and trials of decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

INTEGER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    create_works()
    create_trials()


def downgrade() -> None:
    op.drop_table("trials")
    op.drop_table("works")


def create_works() -> None:
    op.create_table(
        "works",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("changed_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_works_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_works")),
    )
    op.create_index(op.f("ix_works_person_id"), "works", ["person_id"], unique=False)


def create_trials() -> None:
    op.create_table(
        "trials",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("results", sa.JSON(), nullable=False),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("changed_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_trials_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_trials")),
    )
    op.create_index(op.f("ix_trials_digest"), "trials", ["digest"], unique=False)
    op.create_index(op.f("ix_trials_person_id"), "trials", ["person_id"], unique=False)
