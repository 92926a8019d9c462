"""SQLAlchemy's asynchronous engine without its ORM.

Its package loads the ORM too, which nobody here uses and which was a sixth of what a start imports.
Whoever imports the whole package later gets it, with the same engine.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec, module_from_spec
from typing import Final

PACKAGE: Final = "sqlalchemy.ext.asyncio"

if PACKAGE in sys.modules or (_spec := find_spec(PACKAGE)) is None:
    from sqlalchemy.ext.asyncio.engine import AsyncConnection, AsyncEngine, create_async_engine
else:
    sys.modules[PACKAGE] = module_from_spec(_spec)  # where its modules lie, and nothing is run
    from sqlalchemy.ext.asyncio.engine import AsyncConnection, AsyncEngine, create_async_engine

    del sys.modules[PACKAGE]

__all__ = ["AsyncConnection", "AsyncEngine", "create_async_engine"]
