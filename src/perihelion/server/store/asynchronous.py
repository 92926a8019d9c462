"""SQLAlchemy's asynchronous engine without its ORM.

The package `sqlalchemy.ext.asyncio` loads the ORM with it, which nobody here uses: a plain import
takes 0.70 s of processor until the server is loaded instead of 0.63 (medians of 8 in turns). Its
`engine` cannot be had from anywhere else, and importing a module runs its package first, so the
package is there unrun for that moment. Whoever imports it later gets it, with the same engine.
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
