"""Progress in lessons: what somebody at this keyboard has learned of a game, in a small file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from perihelion.cli.common import BadFile
from perihelion.match.lesson import Progress
from perihelion.system import data_home, write_whole


class Learned(msgspec.Struct, forbid_unknown_fields=True):
    """How far one person has come in the lessons of a game, and what the coach has explained."""

    at: dict[str, Progress] = {}
    done: list[str] = []
    met: list[str] = []
    """Kinds of question."""


def _file(game: str) -> Path:
    return data_home() / "perihelion" / "lessons" / f"{game}.json"


def read_learned(game: str) -> Learned:
    """What is kept of a game; nothing at first. Raises BadFile."""
    file = _file(game)
    try:
        return msgspec.json.decode(file.read_bytes(), type=Learned)
    except FileNotFoundError:
        return Learned()
    except (OSError, msgspec.DecodeError) as error:
        raise BadFile(f"{file} cannot be read: {error}") from None


def write_learned(game: str, learned: Learned) -> None:
    """Keep it; raises BadFile."""
    file = _file(game)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(learned))
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}") from None
