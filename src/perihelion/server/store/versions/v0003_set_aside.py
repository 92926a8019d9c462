"""Work at a table that failed is set aside for a while."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing has failed so far."""
    none = sa.text("0")
    op.add_column(
        "tables", sa.Column("failures", sa.Integer(), nullable=False, server_default=none)
    )
    op.add_column("tables", sa.Column("retry_at", sa.Double(), nullable=False, server_default=none))
