"""The data sets of people, and which of them a table is played with."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables; nobody has kept a set yet."""
    op.create_table(
        "data_contents",
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("plays", sa.String(length=40), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_data_contents")),
    )
    json_type = sa.JSON(none_as_null=True).with_variant(
        postgresql.JSONB(none_as_null=True), "postgresql"
    )
    op.create_table(
        "data_sets",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("sharing", sa.String(length=10), nullable=False),
        sa.Column("forked_from", sa.String(length=40), nullable=True),
        sa.Column("confirmed", json_type, nullable=False),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_data_sets_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_data_sets")),
    )
    op.create_index(op.f("ix_data_sets_owner"), "data_sets", ["owner"])
    op.create_index("ix_data_sets_public", "data_sets", ["sharing", "game", "changed"])
    op.create_table(
        "data_versions",
        sa.Column("set_id", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=32), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("note", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["set_id"], ["data_sets.id"], name=op.f("fk_data_versions_set_id")),
        sa.ForeignKeyConstraint(
            ["content"], ["data_contents.digest"], name=op.f("fk_data_versions_content")
        ),
        sa.PrimaryKeyConstraint("set_id", "version", name=op.f("pk_data_versions")),
    )
    op.create_index(op.f("ix_data_versions_content"), "data_versions", ["content"])
    # Alembic adds no column with a foreign key to SQLite; both databases know this sentence.
    op.execute(
        "ALTER TABLE tables ADD COLUMN content VARCHAR(32)"
        " CONSTRAINT fk_tables_content REFERENCES data_contents (digest)"
    )
    op.create_index(op.f("ix_tables_content"), "tables", ["content"])
