"""The `perihelion` command and the terminal table."""

from perihelion.cli.app import main

__all__ = ["main"]
