"""By whose judgement the level at a seat plays."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody noted it of the matches that there are."""
    op.add_column("seats", sa.Column("judge", sa.Text(), nullable=True))
