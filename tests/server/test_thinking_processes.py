"""Processes that think leave the processor to the server that people wait for."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest

from perihelion.server.thinking.processes import Thinkers


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such steps")
def test_who_thinks_gives_way_to_who_answers() -> None:
    ours = os.nice(0)
    for gives_way in (0, 5):
        thinkers = Thinkers(1, 2_000, gives_way=gives_way)
        try:
            assert asyncio.run(thinkers.run(os.nice, 0)) == min(ours + gives_way, 19)
        finally:
            thinkers.close()
