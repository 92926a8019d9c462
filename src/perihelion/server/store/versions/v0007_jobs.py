"""Analyses of finished matches, kept with the match as far as they have come."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables; nobody has asked for anything yet."""
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=60), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("is_done", sa.Boolean(), nullable=False),
        sa.Column("claimed_by", sa.String(length=40), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("retry_at", sa.Double(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_jobs_table_id")),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_jobs_owner")),
        sa.PrimaryKeyConstraint("table_id", "kind", name=op.f("pk_jobs")),
    )
    op.create_index(op.f("ix_jobs_owner"), "jobs", ["owner"])
    op.create_index("ix_jobs_open", "jobs", ["is_done", "claimed_until"])
    op.create_table(
        "job_parts",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=60), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_job_parts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", "first", name=op.f("pk_job_parts")),
    )
