"""Solo campaigns, and the tables where their levels are played."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"

json_type = sa.JSON(none_as_null=True).with_variant(
    postgresql.JSONB(none_as_null=True), "postgresql"
)


def upgrade() -> None:
    """Make them; no table that exists belongs to a campaign."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("campaign", sa.String(length=40), nullable=False),
        sa.Column("options", json_type, nullable=False),
        sa.Column("house", json_type, nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_campaigns_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
    )
    op.create_index(op.f("ix_campaigns_person"), "campaigns", ["person"], unique=False)
    op.add_column("tables", sa.Column("campaign", sa.String(length=24), nullable=True))
    op.add_column("tables", sa.Column("attempt", sa.Integer(), nullable=True))
    op.create_index("ix_tables_campaign", "tables", ["campaign", "attempt"], unique=True)
