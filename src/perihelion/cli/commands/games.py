"""`perihelion games`: what can be played, and with which options."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer

from perihelion.cli.common import Json, Lang, language
from perihelion.cli.table.screen import Screen
from perihelion.games import broken, ids, load
from perihelion.kernel.wire import OptionSpec
from perihelion.words import Words


def command(
    game: Annotated[str | None, typer.Argument(help="Show the options of this game.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the games; with a game, its options."""
    tongue = language(lang)
    if as_json:
        chosen = ids() if game is None else (game,)
        print(json.dumps([_described(one, tongue) for one in chosen], indent=1, ensure_ascii=False))
    elif game is None:
        _print_games(tongue)
    else:
        _print_options(game, tongue)


def _described(game_id: str, lang: str) -> dict[str, Any]:
    game = load(game_id)
    return {
        "id": game.id,
        "name": Words.of(lang, game_id).say("game"),
        "seats": list(game.seat_counts),
        "rules": game.rules_version,
        "data": game.data_digest(),
        "options": [
            {
                "name": spec.name,
                "default": spec.default,
                "values": values_of(spec),
                "means": _meaning(spec, Words.of(lang, game_id)),
            }
            for spec in game.option_specs
        ],
    }


def _print_games(lang: str) -> None:
    for game_id in ids():
        game = load(game_id)
        seats = "/".join(str(count) for count in game.seat_counts)
        name = Words.of(lang, game_id).say("game")
        print(f"{game_id:14} {name:14} seats {seats:8} rules {game.rules_version}")
    for game_id, fault in broken().items():
        print(f"{game_id:14} {fault}", file=sys.stderr)


def _print_options(game_id: str, lang: str) -> None:
    game = load(game_id)
    screen = Screen()
    words = Words.of(lang, game_id)
    for spec in game.option_specs:
        print(f"{spec.name}={plain(spec.default)}    {values_of(spec)}")
        screen.line(_meaning(spec, words), "    ")
        for value in spec.values:
            key = f"option-{spec.name}-{plain(value)}"
            if words.has(key):
                screen.line(f"{plain(value)}: {words.say(key)}", "      ", "        ")


def values_of(spec: OptionSpec) -> str:
    """What may be written after `--option name=`."""
    if spec.values:
        return " | ".join(plain(value) for value in spec.values)
    return f"{spec.low} to {spec.high}" if isinstance(spec.default, int) else "text"


def plain(value: bool | int | str) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _meaning(spec: OptionSpec, words: Words) -> str:
    key = f"option-{spec.name}"
    return words.say(key) if words.has(key) else ""
