"""Rows: the schema, its migrations, and the one door to the database."""

from perihelion.server.store.store import Store

__all__ = ["Store"]
