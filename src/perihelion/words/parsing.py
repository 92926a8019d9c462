"""Parses whole `.ftl` files, strictly."""

from functools import cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast

from perihelion.words.catalogue import languages, source_of
from perihelion.words.errors import BrokenCatalogue, UnknownLanguage


def catalogues(lang: str, game_id: str | None, part: str = "") -> list[ast.Resource]:
    """The common catalogue and, if asked, the one of a game and of a part of it; no key twice."""
    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    seen: set[str] = set()
    resources: list[ast.Resource] = []
    wanted = [
        (None, ""),
        *((game_id, one) for one in dict.fromkeys(("", part)) if game_id is not None),
    ]
    for owner, its_part in wanted:
        resource = _read(lang, owner, its_part)
        for name in _names_in(resource):
            if name in seen:
                where = str(source_of(lang, owner, its_part))
                raise BrokenCatalogue(where, f"{name!r} is said twice")
            seen.add(name)
        resources.append(resource)
    return resources


@cache
def _read(lang: str, game_id: str | None, part: str) -> ast.Resource:
    return _parsed(source_of(lang, game_id, part))


def _parsed(source: Traversable) -> ast.Resource:
    resource = FluentResource(source.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().splitlines()[0]
            raise BrokenCatalogue(str(source), f"does not parse at {start!r}")
    return resource


def _names_in(resource: ast.Resource) -> list[str]:
    return [e.id.name for e in resource.body if isinstance(e, ast.Message | ast.Term)]
