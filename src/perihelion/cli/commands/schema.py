"""`perihelion schema`: the JSON Schema of everything that goes over a wire or into a file."""

from __future__ import annotations

from inspect import cleandoc
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from perihelion.cli.common import BadFile
from perihelion.games import ids, load
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import Record, RedactedRecord
from perihelion.kernel.wire import (
    Bounds,
    Chance,
    Decision,
    Event,
    Layout,
    Option,
    OptionSpec,
    Outcome,
)
from perihelion.match.line import Told
from perihelion.match.match import Pending
from perihelion.match.verification import Proof
from perihelion.server.wire import (
    AtMoment,
    AtPly,
    Begun,
    CampaignInfo,
    Claim,
    Consent,
    Do,
    Drawn,
    Elements,
    FairChance,
    Fork,
    GameInfo,
    GameLayout,
    GiveNonce,
    Health,
    Hint,
    Judged,
    Luck,
    Me,
    Message,
    MyCampaign,
    NewCampaign,
    NewPassword,
    News,
    NewTable,
    NewToken,
    Page,
    Play,
    PlayLevel,
    Preferences,
    Problems,
    Rename,
    Say,
    Session,
    SignIn,
    Sit,
    Table,
    TakeBack,
    Token,
    TokenMade,
    Update,
    WhichSeat,
)

SERVER: Final = (
    *(Problems, Me, TokenMade, Table, Page, Begun, Update, Message, News, FairChance, Luck),
    *(AtMoment, Hint, Judged, GameInfo, GameLayout, NewTable, Play, Sit, GiveNonce),
    *(Do, TakeBack, Consent, AtPly, Say, Fork, Claim, SignIn, Rename, NewToken, WhichSeat, Drawn),
    *(Elements, CampaignInfo, MyCampaign, NewCampaign, PlayLevel, Health, Token, Preferences),
    *(Session, NewPassword),
)
"""What the server says and hears; the page's types are made from it."""
COMMON: Final = (
    *(Phrase, Decision, Option, Chance, Event, Outcome, Bounds, Layout, OptionSpec),
    *(Record, RedactedRecord, Told, Pending, Proof),
)
FILE: Final = "wire.json"


def command(
    write: Annotated[
        Path | None, typer.Option(metavar="DIR", help=f"Write {FILE} there instead of printing.")
    ] = None,
) -> None:
    """Print the JSON Schema of views, questions, events and records.

    The committed copy is src/perihelion/schema; a test compares it with this.
    """
    if write is None:
        print(as_text(), end="")
        return
    try:
        write.mkdir(parents=True, exist_ok=True)
        (write / FILE).write_text(as_text(), encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{write / FILE} cannot be written: {error.strerror}") from None
    print(write / FILE)


def wire_schema() -> dict[str, Any]:
    """One document: `$defs` has every struct, `views` names the view of each game."""
    views = {game_id: load(game_id).view_type for game_id in ids()}
    types = (*COMMON, *SERVER, *dict.fromkeys(views.values()))
    refs, defs = msgspec.json.schema_components(
        types, schema_hook=_any_value, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What Perihelion says: views, questions, events, records, and the server",
        "views": {game_id: refs[types.index(view)] for game_id, view in views.items()},
        "$defs": {name: _tidy(one) for name, one in sorted(defs.items())},
    }


def _tidy(value: Any) -> Any:
    """Docstrings without their indentation, which differs between versions of Python."""
    if isinstance(value, dict):
        return {
            name: cleandoc(inner)
            if name == "description" and isinstance(inner, str)
            else _tidy(inner)
            for name, inner in value.items()
        }
    return [_tidy(one) for one in value] if isinstance(value, list) else value


def _any_value(kind: type) -> dict[str, Any]:
    if kind is object:  # a position or a patch
        return {"description": "Plain data of any shape."}
    raise NotImplementedError(kind)


def as_text() -> str:
    """The document as it is committed."""
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=1).decode() + "\n"
