"""Campaigns of any game."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Those that exist are of the one game that had campaigns."""
    game: sa.Column[str] = sa.Column(
        "game", sa.String(40), nullable=False, server_default=sa.text("'kepler3042'")
    )
    op.add_column("campaigns", game)
