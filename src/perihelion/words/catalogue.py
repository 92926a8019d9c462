"""Finds the `.ftl` files and reads them, strictly."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast

from perihelion.words.errors import BrokenCatalogue, MissingWords, UnknownLanguage


@cache
def languages() -> tuple[str, ...]:
    """The languages that the common catalogue exists in."""
    names = (entry.name for entry in files("perihelion.words").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def catalogues(lang: str, game_id: str | None) -> list[ast.Resource]:
    """The common catalogue and, if asked, the one of a game; no key is said twice."""
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    sources = [files("perihelion.words").joinpath(f"{lang}.ftl")]
    if game_id is not None:
        sources.append(_of_game(lang, game_id))
    seen: set[str] = set()
    resources: list[ast.Resource] = []
    for source in sources:
        resource = _read(source)
        for name in _names_in(resource):
            if name in seen:
                raise BrokenCatalogue(str(source), f"{name!r} is said twice")
            seen.add(name)
        resources.append(resource)
    return resources


def folder_of(game_id: str) -> str:
    """The folder of a game: editions ("kepler3ad-2") share one."""
    return re.sub(r"-\d+$", "", game_id)


def _of_game(lang: str, game_id: str) -> Traversable:
    # Read as a file below perihelion.games, so that no game is imported to be talked about.
    source = files("perihelion.games") / folder_of(game_id) / "text" / f"{lang}.ftl"
    if not re.fullmatch(r"[a-z0-9-]+", game_id) or not source.is_file():
        raise MissingWords("*", lang, f"game {game_id!r} has no text/{lang}.ftl")
    return source


def _read(source: Traversable) -> ast.Resource:
    resource = FluentResource(source.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().splitlines()[0]
            raise BrokenCatalogue(str(source), f"does not parse at {start!r}")
    return resource


def _names_in(resource: ast.Resource) -> list[str]:
    return [e.id.name for e in resource.body if isinstance(e, ast.Message | ast.Term)]
