"""Where a command finds a data set: with a game, in a folder, of a record, or on a server."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from perihelion.cli.common import BadFile, load_record
from perihelion.games import ids, load
from perihelion.kernel.data_sets import CONTENT, DIGEST, SHIPPED, known_sets, write_set
from perihelion.kernel.errors import BadData, BadOption
from perihelion.kernel.game import Game

Token = Annotated[
    str | None,
    typer.Option(
        envvar="PERIHELION_TOKEN",
        help="A token of yours on the server (Settings, Tokens), for what is not public.",
    ),
]

ADDRESS: Final = re.compile(r"(https?://[^/?#]+)(?:/[^?#]*)?/([0-9a-f]{20})(?:/([1-9][0-9]*))?/?")
"""A link to a set (its id, and a version) or to a table or replay on a server."""
TABLES: Final = re.compile(r"/(?:t|replay|api/matches|api/tables)/[0-9a-f]{20}/?$")
SECONDS: Final = 30


class SetFound(NamedTuple):
    """A sound set, and what it is called."""

    game: str
    digest: str
    files: dict[str, Any]
    called: str


def find_source(named: str, game: str | None = None, token: str | None = None) -> SetFound:
    """The set that `named` means: a game, GAME@DIGEST, a folder, a record or an address."""
    if ADDRESS.fullmatch(named):
        return _on_server(named, token)
    known, _, digest = named.partition("@")
    if known in ids():
        return _found(load(known), digest, named)
    path = Path(named)
    if path.is_dir():
        return _found(load(game or game_in(path)), str(path), named)
    if path.is_file():
        return _of_record(path)
    raise BadOption(
        f"{named!r} is no data set: name a game, GAME@DIGEST, a folder, a record or an address"
    )


def _of_record(file: Path) -> SetFound:
    """The set that a match was played with: the one its options name, or the one of its digest."""
    record = load_record(file)
    rules = load(record.game)
    try:
        is_there = rules.data_digest(record.options) == record.data
    except BadData:  # a folder that is gone, or was broken since
        is_there = False
    data = str(record.options.get("data", "")) if is_there else record.data
    return _found(rules, data, str(file))


def _found(rules: Game, data: str, called: str) -> SetFound:
    if not rules.data_files:
        raise BadOption(f"{rules.id} has no other data sets than its own")
    whole = rules.set_files(data)
    return SetFound(rules.id, whole.digest, whole.files, called)


def game_in(folder: Path) -> str:
    """The game whose component files lie in a folder."""
    found = games_in(folder)
    if len(found) > 1:
        raise BadData(f"{folder} has the files of {' and '.join(found)}; name one with --game")
    return found[0]


def games_in(folder: Path) -> list[str]:
    """The games whose component files lie in a folder."""
    known = {one: load(one).data_files for one in ids()}
    found = [
        one
        for one, names in known.items()
        if names and all((folder / f"{name}.json").is_file() for name in names)
    ]
    if not found:
        wanted = "; ".join(
            f"{one}: {', '.join(f'{name}.json' for name in names)}"
            for one, names in known.items()
            if names
        )
        raise BadData(
            f"{folder} has the files of no game; name one with --game, or add what is missing"
            f" ({wanted})"
        )
    return found


class Playable(NamedTuple):
    """A table for experiments: as options name it, and what it is called."""

    game: str | None
    """The game that it is for, if the name says so."""
    named: str
    """`shipped`, options as NAME=VALUE,..., or a data set that options can name."""
    called: str


def playable(named: str, home: Path, game: str | None, token: str | None) -> Playable:
    """What somebody names, for an experiment; what is in no folder is written into one at home."""
    is_options = "=" in named and not ADDRESS.fullmatch(named)
    is_known = named in known_sets() or DIGEST.fullmatch(named) or CONTENT.fullmatch(named)
    if named == SHIPPED or is_options or is_known:
        return Playable(None, named, named)
    found = find_source(named, game, token)
    if named == found.game:
        return Playable(found.game, SHIPPED, named)
    if Path(named).is_dir():
        return Playable(found.game, named, named)
    folder = home / found.digest
    write_set(folder, found.files)
    return Playable(found.game, str(folder), found.called)


# On a server.


def _on_server(address: str, token: str | None) -> SetFound:
    place = ADDRESS.fullmatch(address)
    assert place is not None
    server, name, version = place.groups()
    if TABLES.search(address):
        found = ask_server("GET", f"{server}/api/matches/{name}/data-set", token)
        return SetFound(found["game"], found["digest"], found["files"], address)
    shown = ask_server("GET", f"{server}/api/data-sets/{name}", token)
    number = version or str(shown["versions"][0]["version"])
    whole = ask_server("GET", f"{server}/api/data-sets/{name}/versions/{number}", token)
    digest = next(one["digest"] for one in shown["versions"] if str(one["version"]) == number)
    return SetFound(shown["game"], digest, whole["files"], f"{shown['name']}, version {number}")


def ask_server(method: str, address: str, token: str | None, body: object = None) -> Any:
    """One request, as the holder of a token or as anybody; raises BadFile with its reason."""
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, headers, method=method)  # noqa: S310  (http)
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise BadFile(f"{address}: {_reason(error)}") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{address} cannot be asked: {error}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError):
        return f"answers {error.code}"
