"""Whether the coach guides people, and what it has explained to them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table; nobody is guided yet."""
    json_type = sa.JSON(none_as_null=True).with_variant(
        postgresql.JSONB(none_as_null=True), "postgresql"
    )
    op.create_table(
        "guides",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("is_on", sa.Boolean(), nullable=False),
        sa.Column("met", json_type, nullable=False),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_guides_person")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_guides")),
    )
