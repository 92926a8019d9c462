"""What a new table is made of: the game's own checks, the seats, and a sealed seed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from perihelion.kernel.data_sets import DIGEST, known_sets
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import OptionSpec
from perihelion.match import Seal
from perihelion.server.data_sets.stored import content_of
from perihelion.server.errors import BadRequest
from perihelion.server.identity.credentials import new_id
from perihelion.server.identity.names import checked_name
from perihelion.server.identity.people import Caller
from perihelion.server.matches.rooms import SeatRow
from perihelion.server.thinking.levels import check_level
from perihelion.server.wire import House, SeatAsked, plain

STORED: Final = re.compile(r"[0-9a-f]{20}(/[1-9][0-9]{0,6})?|[0-9a-f]{32}")
"""How a request names a set of somebody: SET, SET/VERSION, or the digest of its content."""


def checked_options(
    game: Game, given: Mapping[str, Value], *, with_bots: bool, stored: str | None = None
) -> dict[str, Value]:
    """The complete options; a table with levels sets what makes every match end."""
    check_no_files(game, given, stored)
    return game.checked_options({**(game.bot_options if with_bots else {}), **given})


def check_no_files(game: Game, given: object, stored: str | None = None) -> None:
    """Validate options from the network before any rules see them: none may name a file.

    A text without a list of values names a data set: strangers name one by its digest or by the
    name the operator gave it (`$PERIHELION_DATA`), and never a folder of this machine; `stored`
    is the set of somebody that they may see. What is no mapping at all, the game itself refuses.
    """
    if not isinstance(given, Mapping):
        return
    for spec in game.option_specs:
        named = given.get(spec.name, spec.default)
        is_text = isinstance(spec.default, str) and not spec.values
        if not is_text or named in (spec.default, stored) or _is_known_set(named):
            continue
        raise BadRequest(
            f"option {spec.name!r} is the digest or the name of a data set that the server has,"
            " or SET/VERSION of one that somebody keeps here"
        )


def names_stored_set(given: object) -> str | None:
    """What options from the network call a set that somebody keeps here, if they name one."""
    named = given.get("data") if isinstance(given, Mapping) else None
    return named if isinstance(named, str) and STORED.fullmatch(named) else None


def _is_known_set(named: object) -> bool:
    return isinstance(named, str) and (bool(DIGEST.fullmatch(named)) or named in known_sets())


def offered_options(game: Game) -> tuple[OptionSpec, ...]:
    """The options of a game, with the data sets that a table here may choose."""
    return tuple(
        msgspec.structs.replace(spec, values=("", *game.data_sets()))
        if spec.name == "data"
        else spec
        for spec in game.option_specs
    )


def seats_asked(caller: Caller, game: str, asked: Sequence[SeatAsked]) -> list[SeatRow]:
    """The seats as they stand when the table is new."""
    rows = []
    for seat, one in enumerate(asked):
        _check_fields(seat, one)
        name = "" if one.name is None else checked_name(one.name)
        row = SeatRow(seat, one.kind, name)
        if one.kind == "level":
            row.level = check_level(one.level or "")
            row.name = row.level
        elif one.kind in ("me", "hotseat"):
            sit_down(row, caller, name)
        rows.append(row)
    if not any(one.person for one in rows) and all(one.level for one in rows):
        raise BadRequest("a table of levels alone is an arena; leave a seat for somebody")
    return rows


def _check_fields(seat: int, one: SeatAsked) -> None:
    if (one.level is not None) != (one.kind == "level"):
        raise BadRequest(f"seat {seat}: a seat of kind 'level' has a level, and no other")
    if one.name is not None and one.kind != "hotseat":
        raise BadRequest(f"seat {seat}: only a seat of kind 'hotseat' is given a name")


def sit_down(row: SeatRow, caller: Caller, name: str | None = None) -> None:
    """Somebody takes a seat, with the habits they prefer."""
    row.person = caller.id
    row.kind = "agent" if row.kind == "agent" else "person"
    row.name = name or caller.name
    row.auto = caller.preferences.auto
    row.confirm = caller.preferences.confirm


def new_row(
    *,
    owner: str | None,
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    house: House,
    now: float,
    position: Mapping[str, object] | None = None,
    seed: bytes | None = None,
    forked_from: str | None = None,
) -> dict[str, Any]:
    """The row of a table that waits for its seats."""
    return {
        "id": new_id(),
        "owner": owner,
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_digest(options),
        "content": content_of(options),
        "seats": seats,
        "options": dict(options),
        "position": None if position is None else dict(position),
        "house": plain(house),
        "join_code": secrets.token_urlsafe(12),
        "status": "open",
        "is_private": house.private,
        "seed": seed or Seal.fresh(game, seats, options).seed,
        "nonces": None,
        "is_open_deal": False,
        "is_sealed": house.return_match,
        "agent_seed": secrets.randbits(62),
        "ply": 0,
        "rev": 0,
        "asked": [],
        "clocks": None,
        "request": None,
        "outcome": None,
        "deadline": None,
        "waits_bot": False,
        "claimed_by": None,
        "claimed_until": 0.0,
        "twin": None,
        "agreed": [],
        "rematch": None,
        "forked_from": forked_from,
        "campaign": None,
        "attempt": None,
        "created": now,
        "changed": now,
        "ended": None,
    }
