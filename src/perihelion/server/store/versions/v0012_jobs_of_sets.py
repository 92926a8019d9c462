"""Jobs are about tables or about data sets: what they are about is no longer a table alone."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make both tables anew with what they held; SQLite cannot drop a foreign key."""
    for name in ("jobs", "job_parts"):
        op.execute(f"CREATE TABLE kept_{name} AS SELECT * FROM {name}")  # noqa: S608  (our names)
        op.drop_table(name)
    op.create_table(
        "jobs",
        sa.Column("subject", sa.String(length=24), nullable=False),
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
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_jobs_owner")),
        sa.PrimaryKeyConstraint("subject", "kind", name=op.f("pk_jobs")),
    )
    op.create_index(op.f("ix_jobs_owner"), "jobs", ["owner"])
    op.create_index("ix_jobs_open", "jobs", ["is_done", "claimed_until"])
    op.create_table(
        "job_parts",
        sa.Column("subject", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=60), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "kind", "first", name=op.f("pk_job_parts")),
    )
    more = "owner, rev, done, total, is_done, claimed_by, claimed_until, failures, retry_at"
    for name, columns in (("jobs", f"{more}, created"), ("job_parts", "first, data")):
        op.execute(
            f"INSERT INTO {name} (subject, kind, {columns})"  # noqa: S608  (names of ours)
            f" SELECT table_id, kind, {columns} FROM kept_{name}"
        )
        op.execute(f"DROP TABLE kept_{name}")
