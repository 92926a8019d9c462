"""What is kept of finished matches, so that they stay readable under any rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; the server fills it for matches that are over, one after the other."""
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("part", sa.String(length=20), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archive_table_id")),
        sa.PrimaryKeyConstraint("table_id", "part", name=op.f("pk_archive")),
    )
