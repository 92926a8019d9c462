"""`perihelion schema`: the JSON Schema of everything that goes over a wire or into a file."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from perihelion.cli.common import BadFile
from perihelion.games import ids, load
from perihelion.kernel.actions import Act
from perihelion.kernel.game import Game
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
from perihelion.server import wire

SERVER: Final = tuple(
    one
    for one in vars(wire).values()
    if isinstance(one, type)
    and issubclass(one, msgspec.Struct)
    and one.__module__.startswith(wire.__name__)
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
    """One document: `$defs` has every struct; `views`, `answers` and `questions` name what each
    game shows, which acts it offers with which facts, and the facts of its questions. `printed`
    has what the components of a game look like, with `$defs` of its own.
    """
    games = {game_id: load(game_id) for game_id in ids()}
    views = {game_id: game.view_type for game_id, game in games.items()}
    types = (*COMMON, *SERVER, *dict.fromkeys(views.values()))
    refs, defs = _components(types)
    defs["Act"] |= {"properties": {"type": {"type": "string"}}, "required": ["type"]}
    told: dict[str, dict[str, Any]] = {"answers": {}, "questions": {}}
    for game_id, game in games.items():
        for part, content in (
            ("answers", _answers(game, defs)),
            ("questions", _questions(game, defs)),
        ):
            name = _owner(game).__name__ + part.capitalize()
            defs[name] = content | {"title": name}
            told[part][game_id] = {"$ref": f"#/$defs/{name}"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What Perihelion says: views, questions, events, records, and the server",
        "views": {game_id: refs[types.index(view)] for game_id, view in views.items()},
        **told,
        "printed": {
            game_id: _printed(game_id, game.printed_type)
            for game_id, game in games.items()
            if game.printed_type is not None
        },
        "$defs": {name: _tidy(one) for name, one in sorted(defs.items())},
    }


def _components(types: Sequence[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(
        types, schema_hook=_any_value, ref_template="#/$defs/{name}"
    )


def _owner(game: Game) -> type[Game]:
    """The class that declares the acts: two editions may share them."""
    return next(one for one in type(game).__mro__ if "grammar" in vars(one))


def _answers(game: Game, defs: dict[str, Any]) -> dict[str, Any]:
    """By verb: the act, and the facts that come with it."""
    return _object(
        "The acts of a game by their verbs, and the facts that come with each.",
        {verb: _answer(act, defs) for verb, act in game.grammar.types.items()},
    )


def _answer(act: type[Act], defs: dict[str, Any]) -> dict[str, Any]:
    parts = {"act": act} if act.facts is None else {"act": act, "facts": act.facts}
    return _object(
        cleandoc(act.__doc__ or ""), {name: _in_place(one, defs) for name, one in parts.items()}
    )


def _questions(game: Game, defs: dict[str, Any]) -> dict[str, Any]:
    """By kind of question: its facts."""
    facts = {kind: _in_place(one, defs) for kind, one in game.question_facts.items()}
    return _object("The facts that come with questions of a game, by their kinds.", facts)


def _object(description: str, properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


def _in_place(struct: type, defs: dict[str, Any]) -> dict[str, Any]:
    """The schema of a struct without a name of its own: games may use the same ones.

    The structs in it go into `defs`.
    """
    ((ref,), inside) = _components((struct,))
    found = inside.pop(ref["$ref"].rpartition("/")[2])
    defs.update(inside)
    return {name: value for name, value in found.items() if name not in ("title", "description")}


def _printed(game_id: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    place = f"#/printed/{game_id}/$defs/{{name}}"
    (ref,), defs = msgspec.json.schema_components([kind], ref_template=place)
    return {**ref, "$defs": {name: _tidy(one) for name, one in sorted(defs.items())}}


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
