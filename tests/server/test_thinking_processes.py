"""Processes that think leave the processor to the server, and end when it does."""

from __future__ import annotations

import asyncio
import gc
import os
import struct
import sys
import time
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from threading import Thread

import pytest
from tests.server.serving import SECONDS, wait_for

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


def begin_to_answer(note: str) -> None:
    """In a thinking process: send the head of an answer, then nothing more."""
    [answers] = [one for one in gc.get_objects() if isinstance(one, SimpleQueue)]
    os.write(answers._writer.fileno(), struct.pack("!i", 1_000))  # type: ignore[attr-defined]
    Path(note).touch()
    time.sleep(3_600)


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Windows is written to otherwise")
def test_they_end_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    thinkers, note = Thinkers(1, 2_000), tmp_path / "begun"

    async def ask_and_go() -> None:
        asked = asyncio.create_task(thinkers.run(begin_to_answer, str(note)))
        await asyncio.to_thread(wait_for, note.exists)
        asked.cancel()

    asyncio.run(ask_and_go())
    assert thinkers._pool is not None
    answers = thinkers._pool._result_queue
    ending = Thread(target=thinkers.close)
    ending.start()
    try:
        ending.join(SECONDS)
        assert not ending.is_alive()
    finally:
        answers._writer.close()  # type: ignore[attr-defined]  # else nothing would end, this process neither
