"""Which puzzles people have solved."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table; nobody has solved any yet."""
    op.create_table(
        "puzzles",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.String(length=10), nullable=True),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzles_person")),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name=op.f("pk_puzzles")),
    )
