"""Stored sets as folders: laid out once per machine process, so that rules and bots can read them.

The database has what a set says; rules read folders. Before a match on a stored set is opened,
its files are written to a folder that is named by the digest of their content and never changes.
Thinking processes find it by the environment that they inherit.
"""

from __future__ import annotations

import asyncio
import atexit
import gzip
import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from perihelion.kernel.data_sets import CONTENT, STORED_VARIABLE, write_set
from perihelion.server.store import Store, schema


@cache
def stored_folder() -> Path:
    """Where this process and those it starts find stored sets."""
    given = os.environ.get(STORED_VARIABLE)
    if given and Path(given).is_dir():
        return Path(given)
    folder = Path(tempfile.mkdtemp(prefix="perihelion-sets-"))
    os.environ[STORED_VARIABLE] = str(folder)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def content_of(options: Mapping[str, Any]) -> str | None:
    """The stored set that options name, if they name one."""
    named = options.get("data")
    return named if isinstance(named, str) and CONTENT.fullmatch(named) else None


def packed(files: Mapping[str, Any]) -> bytes:
    """The files of a set as they are stored."""
    return gzip.compress(msgspec.json.encode(files, order="sorted"), 6, mtime=0)


def unpacked(data: bytes) -> dict[str, Any]:
    """The files of a stored set."""
    return msgspec.json.decode(gzip.decompress(data), type=dict[str, Any])


def lay_out(content: str, files: Mapping[str, Any]) -> None:
    """Write a set into its folder, whole or not at all."""
    folder = stored_folder()
    part = Path(tempfile.mkdtemp(prefix=".part-", dir=folder))
    write_set(part, files)
    with suppress(OSError):  # somebody else was first, with the same
        part.rename(folder / content)
    shutil.rmtree(part, ignore_errors=True)


class StoredSets:
    """Lays out the sets of the database that are played here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        stored_folder()  # before any process is started that must know it

    async def bring(self, options: Mapping[str, Any]) -> None:
        """Have the set of a table here, if it is a stored one; its rules say if it is lost."""
        content = content_of(options)
        if content is None or (stored_folder() / content).is_dir():
            return
        contents = schema.data_contents
        row = await self.store.row(select(contents.c.data).where(contents.c.digest == content))
        if row is not None:
            files = unpacked(bytes(row["data"]))
            await asyncio.to_thread(lay_out, content, files)
