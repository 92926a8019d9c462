"""Finds the `.ftl` files and reads them, entry by entry."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from perihelion.games import GAMES, folder_of
from perihelion.kernel.errors import UnknownGame
from perihelion.words.errors import BrokenCatalogue, MissingWords, UnknownLanguage

ENTRY: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)
BETWEEN: Final = re.compile(r"^(?=-?[A-Za-z]|#)", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """The languages that the common catalogue exists in."""
    names = (entry.name for entry in files("perihelion.words").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def entries(lang: str, game_id: str | None, part: str = "") -> dict[str, str]:
    """The common words and those of a game and of a part of it, by name (a term's begins with `-`),
    each as it is written: parsing all of them takes a tenth of a second, and most are not said.
    What is not ours is parsed all the same, strictly.
    """
    if game_id is not None and game_id not in GAMES:
        from perihelion.words.parsing import catalogues

        catalogues(lang, game_id, part)
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    owners = [(None, ""), *(((game_id, ""), (game_id, part)) if game_id is not None else ())]
    found: dict[str, str] = {}
    for owner, its_part in dict.fromkeys(owners):
        source = source_of(lang, owner, its_part)
        for name, text in _split(source.read_text(encoding="utf-8")):
            if name in found:
                raise BrokenCatalogue(str(source), f"{name!r} is said twice")
            found[name] = text
    return found


def _split(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file with their names; what goes on on the next line is indented there."""
    for entry in BETWEEN.split(text):
        if (begin := ENTRY.match(entry)) is not None:
            yield begin[1], entry


def text_of(lang: str, game_id: str, part: str = "") -> str:
    """The catalogue of a game as it is written, for whoever says the words elsewhere.

    A `part` (`lessons`) is what is not needed at every table: `text/lessons.en.ftl`.
    """
    return _of_game(lang, game_id, part).read_text(encoding="utf-8")


@cache
def game_name(lang: str, game_id: str) -> str:
    """What a game is called, without parsing all of its words: that takes a tenth of a second."""
    said = re.search(r"^game = (.+)$", text_of(lang, game_id), re.MULTILINE)
    if said is None:
        raise MissingWords("game", lang, f"game {game_id!r} has no name on a line of its own")
    return said[1]


def _of_game(lang: str, game_id: str, part: str = "") -> Traversable:
    # Read as a file beside the game, which is not imported to be talked about. Somebody else's
    # game may speak fewer languages than we do; English it has.
    before = f"{part}." if part else ""
    missing = MissingWords("*", lang, f"game {game_id!r} has no text/{before}{lang}.ftl")
    try:
        texts = files(folder_of(game_id)) / "text"
    except UnknownGame as error:
        raise missing from error
    for one in (lang,) if game_id in GAMES else (lang, "en"):
        if (texts / f"{before}{one}.ftl").is_file():
            return texts / f"{before}{one}.ftl"
    raise missing


def source_of(lang: str, game_id: str | None, part: str) -> Traversable:
    """The file of a game's words, or of the common ones."""
    if game_id is None:
        return files("perihelion.words").joinpath(f"{lang}.ftl")
    return _of_game(lang, game_id, part)
