"""Insight: reviews of matches, hints that were taken, and where points came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

INTEGER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("seats", sa.Column("hints", INTEGER, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("sources", sa.JSON(), nullable=True))
    create_reviews()


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("results", "sources")
    op.drop_column("seats", "hints")


def create_reviews() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("version", INTEGER, nullable=False),
        sa.Column("edition", sa.String(length=32), nullable=False),
        sa.Column("review", INTEGER, nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("tries", INTEGER, nullable=False),
        sa.Column("done", INTEGER, nullable=False),
        sa.Column("total", INTEGER, nullable=False),
        sa.Column("data", sa.JSON(), nullable=True),
        sa.Column("accuracy", sa.JSON(), nullable=True),
        sa.Column("created_ms", INTEGER, nullable=False),
        sa.Column("changed_ms", INTEGER, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
