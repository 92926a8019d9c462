"""The rows of both databases. Times are seconds since 1970; JSON is JSONB on PostgreSQL.

A table and the match played at it are one row of `tables`: the match is the entries of that
row, and everything else in the row is what a list of matches must know without playing them.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMES)
json_type: Final = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
number: Final = BigInteger().with_variant(Integer(), "sqlite")

keep: Final = Table(
    "keep",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself remembers: the key that signs cookies."""

people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True, nullable=True),
    Column("password", Text, nullable=True),
    Column("preferences", json_type, nullable=False),
    Column("webhook", Text, nullable=True, index=True),
    Column("created", Double, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default=text("0")),  # used last, to a day
    Column("label", String(80), nullable=False, server_default=text("''")),  # the browser
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("digest", String(64), unique=True, nullable=False),
    Column("label", String(80), nullable=False),
    Column("scopes", json_type, nullable=False),
    Column("created", Double, nullable=False),
)

campaigns: Final = Table(
    "campaigns",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("campaign", String(40), nullable=False),
    Column("game", String(40), nullable=False, server_default=text("'kepler3042'")),
    Column("options", json_type, nullable=False),
    Column("house", json_type, nullable=False),
    Column("created", Double, nullable=False),
)
"""How far one has come is in the rows of its tables."""

lessons: Final = Table(
    "lessons",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("answers", json_type, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("changed", Double, nullable=False),
)
"""How far people have come in lessons; what a lesson is, the games know."""

guides: Final = Table(
    "guides",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("is_on", Boolean, nullable=False),
    Column("met", json_type, nullable=False),  # kinds of question
    Column("rev", Integer, nullable=False),
)
"""Whether the coach guides a person in a game, and which questions it has explained to them."""

puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved", String(10), nullable=True),  # the day, 2026-11-17
    Column("rev", Integer, nullable=False),
)
"""Which puzzles people have tried and solved; what a puzzle is, the games know."""

data_contents: Final = Table(
    "data_contents",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("plays", String(40), nullable=False),  # the digest that records carry
    Column("data", LargeBinary, nullable=False),  # compressed
    Column("created", Double, nullable=False),
)
"""What data sets say, once each; kept as long as a version or a table names it."""

data_sets: Final = Table(
    "data_sets",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("sharing", String(10), nullable=False),
    Column("forked_from", String(40), nullable=True),
    Column("confirmed", json_type, nullable=False),  # compared with the box
    Column("rev", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("ix_data_sets_public", "sharing", "game", "changed"),
)
"""The data sets of people; what they say is in their versions."""

data_versions: Final = Table(
    "data_versions",
    metadata,
    Column("set_id", String(24), ForeignKey("data_sets.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("content", String(32), ForeignKey("data_contents.digest"), nullable=False, index=True),
    Column("size", Integer, nullable=False),
    Column("note", String(200), nullable=False),
    Column("created", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(40), nullable=False),
    Column("content", String(32), ForeignKey("data_contents.digest"), nullable=True, index=True),
    Column("seats", Integer, nullable=False),
    Column("options", json_type, nullable=False),
    Column("position", json_type, nullable=True),
    Column("house", json_type, nullable=False),  # the customs of the table: wire.House
    Column("join_code", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("is_private", Boolean, nullable=False),
    # Chance.
    Column("seed", LargeBinary, nullable=False),
    Column("nonces", json_type, nullable=True),  # fixed at the start
    Column("is_open_deal", Boolean, nullable=False),
    Column("is_sealed", Boolean, nullable=False),  # the seed waits for a return match
    Column("agent_seed", number, nullable=False),
    # Where the match stands.
    Column("ply", Integer, nullable=False),
    Column("rev", Integer, nullable=False),  # grows with every change, entries or not
    Column("asked", json_type, nullable=False),  # the seats that may answer
    Column("clocks", json_type, nullable=True),
    Column("request", json_type, nullable=True),  # a take-back that waits for consent
    Column("outcome", json_type, nullable=True),
    # Work that waits.
    Column("deadline", Double, nullable=True, index=True),
    Column("waits_bot", Boolean, nullable=False),
    Column("claimed_by", String(40), nullable=True),
    Column("claimed_until", Double, nullable=False, server_default=text("0")),
    Column("failures", Integer, nullable=False, server_default=text("0")),  # at this revision
    Column("retry_at", Double, nullable=False, server_default=text("0")),
    # Other tables.
    Column("twin", String(24), nullable=True),  # the other match on the same deal
    Column("agreed", json_type, nullable=False),  # who wants a return match
    Column("rematch", String(24), nullable=True),
    Column("forked_from", String(24), nullable=True),
    Column("campaign", String(24), nullable=True),  # whose level is played here
    Column("attempt", Integer, nullable=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("ended", Double, nullable=True),
    Index("ix_tables_lobby", "status", "is_private", "created"),
    Index("ix_tables_bots", "waits_bot", "claimed_until"),
    Index("ix_tables_campaign", "campaign", "attempt", unique=True),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("reserved", String(24), nullable=True),  # only this person may sit here
    Column("level", String(40), nullable=True),
    Column("judge", Text, nullable=True),  # by whose judgement it plays, since it sat down
    Column("name", String(40), nullable=False),
    Column("nonce", Text, nullable=True),
    Column("auto", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("left_by", String(24), nullable=True),  # whose seat a level plays on
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(32), nullable=True),
    Column("time", Double, nullable=True),
    Column("by", String(80), nullable=True),
    Column("auto", String(10), nullable=True),
)

archive: Final = Table(
    "archive",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("part", String(20), primary_key=True),  # views, chances, record SEAT
    Column("data", LargeBinary, nullable=False),  # compressed
)
"""Finished matches, readable without their rules."""

jobs: Final = Table(
    "jobs",
    metadata,
    Column("subject", String(24), primary_key=True),  # a table, or a data set
    Column(
        "kind", String(60), primary_key=True
    ),  # evaluation LEVEL, coach, comparison VERSION LEVEL GAMES
    Column("owner", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("rev", Integer, nullable=False),  # grows with every part
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("claimed_by", String(40), nullable=True),
    Column("claimed_until", Double, nullable=False),
    Column("failures", Integer, nullable=False),  # since the last part
    Column("retry_at", Double, nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_jobs_open", "is_done", "claimed_until"),
)
"""Analyses of finished matches and of data sets: whose, who works on them, how far they are."""

job_parts: Final = Table(
    "job_parts",
    metadata,
    Column("subject", String(24), primary_key=True),  # a table, or a data set
    Column("kind", String(60), primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # compressed
)
"""What they have found, part by part."""

chat: Final = Table(
    "chat",
    metadata,
    Column("id", number, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("socket", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("worker", String(40), nullable=False),
    Column("seats", json_type, nullable=False),  # the seats of this person, none to watch
    Column("name", String(40), nullable=False),
    Column("until", Double, nullable=False),
)

ALL: Final = (
    *(keep, people, sessions, tokens, campaigns, lessons, guides, puzzles),
    *(data_contents, data_sets, data_versions),
    *(tables, seats, entries, archive, jobs, job_parts, chat),
)
"""What a backup holds, in an order in which rows may refer to earlier ones."""
