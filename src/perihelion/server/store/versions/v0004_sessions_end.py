"""Sessions that end, and accounts under the key of their name."""

import time

import sqlalchemy as sa
from alembic import op

from perihelion.server.identity.names import name_key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A session that exists counts as used now; of names that look alike the oldest keeps it."""
    seen: sa.Column[float] = sa.Column(
        "seen", sa.Double(), nullable=False, server_default=sa.text("0")
    )
    label: sa.Column[str] = sa.Column(
        "label", sa.String(80), nullable=False, server_default=sa.text("''")
    )
    op.add_column("sessions", seen)
    op.add_column("sessions", label)
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE sessions SET seen = :now"), {"now": time.time()})
    people = sa.table("people", *map(sa.column, ("id", "name", "login", "created")))
    accounts = sa.select(people).where(people.c.login.is_not(None)).order_by(people.c.created)
    logins: dict[str, str] = {}
    for row in connection.execute(accounts).mappings().all():
        key = name_key(row["name"])
        if key in logins.values() or len(key) > 40:
            key = ("=" + row["login"])[:40]
        logins[row["id"]] = key
    for person in logins:  # first out of each other's way, the column being unique
        change = sa.update(people).where(people.c.id == person)
        connection.execute(change.values(login=f"#{person}"))
    for person, login in logins.items():
        connection.execute(sa.update(people).where(people.c.id == person).values(login=login))
