"""What lies on a table and what it is called: made once, sent compressed, asked for rarely."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response

from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.table_options import Value
from perihelion.server.wire import Elements, ElementWords
from perihelion.words import Words, WordsError

KEPT: Final = 64
CACHE: Final = "private, max-age=300"


class Packed(msgspec.Struct, frozen=True):
    """An answer as it leaves."""

    plain: bytes
    packed: bytes
    tag: str


def packed_elements(
    game: str, seats: int, options: Mapping[str, Value], data: str | None = None
) -> Packed:
    """The elements of a game with complete options, on the data set of that digest."""
    return _packed(game, seats, tuple(sorted(options.items())), data)


@lru_cache(KEPT)
def _packed(
    game: str, seats: int, options: tuple[tuple[str, Value], ...], data: str | None
) -> Packed:
    return pack(elements_of(game, seats, dict(options), data))


def elements_of(
    game: str, seats: int, chosen: Mapping[str, Value], data: str | None = None
) -> Elements:
    """What lies on a table with these options, and what it is called."""
    rules = load(game).playing(chosen, data)
    layout = rules.layout(seats, chosen)
    return Elements(
        game=rules.id,
        seats=seats,
        teams=rules.teams(seats),
        layout=layout,
        elements={
            one.name: ElementWords(
                _name(rules, one.name),
                rules.explain(one.name, seats, chosen),
                rules.sentences(one.name, seats, chosen),
            )
            for one in layout.elements
        },
        printed=rules.printed(chosen) if rules.data else None,
    )


def pack(found: msgspec.Struct) -> Packed:
    """An answer as it leaves."""
    plain = msgspec.json.encode(found)
    tag = hashlib.blake2b(plain, digest_size=12).hexdigest()
    return Packed(plain, gzip.compress(plain, mtime=0), f'"{tag}"')


def _name(game: Game, element: str) -> Phrase | str | None:
    """The name of an element, if the catalogues have one."""
    name = game.name_of(element)
    try:
        Words.of("en", game.id).render(name)
    except WordsError:
        return None
    return name


def answer(request: Request[Any, Any, Any], packed: Packed) -> Response[Any]:
    """With a tag, so that whoever has it need not be sent it again."""
    headers = {"etag": packed.tag, "cache-control": CACHE, "vary": "accept-encoding, cookie"}
    if packed.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    body = packed.plain
    if _takes_gzip(request):
        headers["content-encoding"] = "gzip"
        body = packed.packed
    return Response(body, media_type=MediaType.JSON, headers=headers)


def compressed(request: Request[Any, Any, Any], found: msgspec.Struct) -> Response[Any]:
    """An answer that is made for this once, a fraction of its size for whoever can unpack it."""
    body, headers = msgspec.json.encode(found), {"vary": "accept-encoding"}
    if _takes_gzip(request):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 5, mtime=0)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
