"""The first tables: people, tables, seats, entries, chat."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None

json_type = sa.JSON(none_as_null=True).with_variant(
    postgresql.JSONB(none_as_null=True), "postgresql"
)
number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "keep",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keep")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("preferences", json_type, nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_index(op.f("ix_people_webhook"), "people", ["webhook"], unique=False)
    op.create_table(
        "presence",
        sa.Column("socket", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("worker", sa.String(length=40), nullable=False),
        sa.Column("seats", json_type, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("socket", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_table_id"), "presence", ["table_id"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("data", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", json_type, nullable=False),
        sa.Column("position", json_type, nullable=True),
        sa.Column("house", json_type, nullable=False),
        sa.Column("join_code", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("is_private", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("nonces", json_type, nullable=True),
        sa.Column("is_open_deal", sa.Boolean(), nullable=False),
        sa.Column("is_sealed", sa.Boolean(), nullable=False),
        sa.Column("agent_seed", number, nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.Column("asked", json_type, nullable=False),
        sa.Column("clocks", json_type, nullable=True),
        sa.Column("request", json_type, nullable=True),
        sa.Column("outcome", json_type, nullable=True),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("waits_bot", sa.Boolean(), nullable=False),
        sa.Column("claimed_by", sa.String(length=40), nullable=True),
        sa.Column("claimed_until", sa.Double(), server_default=sa.text("0"), nullable=False),
        sa.Column("twin", sa.String(length=24), nullable=True),
        sa.Column("agreed", json_type, nullable=False),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("forked_from", sa.String(length=24), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_bots", "tables", ["waits_bot", "claimed_until"], unique=False)
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["status", "is_private", "created"], unique=False)
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("scopes", json_type, nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("digest", name=op.f("uq_tokens_digest")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", number, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=True),
        sa.Column("time", sa.Double(), nullable=True),
        sa.Column("by", sa.String(length=80), nullable=True),
        sa.Column("auto", sa.String(length=10), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id")),
        sa.PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_entries")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("reserved", sa.String(length=24), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=True),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.Column("confirm", sa.Boolean(), nullable=False),
        sa.Column("left_by", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
