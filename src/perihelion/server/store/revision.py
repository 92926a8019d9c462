"""Which schema the database has and which one this server knows, without Alembic.

Nearly every start finds its schema there already. Alembic, with all that it imports, is a fifth of
a start: whoever has nothing to migrate does not wait for it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

VERSIONS: Final = Path(__file__).parent / "versions"
"""A file for each revision; its name begins with the number."""
_NUMBER: Final = re.compile(r"v(\d{4})_\w+\.py")


def newest() -> str:
    """The revision that this server knows last."""
    return max(found[1] for one in VERSIONS.iterdir() if (found := _NUMBER.fullmatch(one.name)))


def is_current(connection: Connection) -> bool:
    """Whether nothing is missing, so that nobody need wait for a migration."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    noted = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return list(noted) == [newest()]
