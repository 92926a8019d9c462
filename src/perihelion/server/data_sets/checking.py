"""The check of a set that came over the network: the game's own, with bounds on what it says."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from perihelion.games import load
from perihelion.kernel.data_sets import (
    InMemory,
    components_of,
    differences,
    in_shipped_form,
    is_reconstructed,
    write_set,
)
from perihelion.kernel.errors import BadData
from perihelion.kernel.game import Game
from perihelion.match import Match, OpenDealer
from perihelion.server.errors import BadRequest, Unknown
from perihelion.server.matches.elements import Packed, elements_of, pack
from perihelion.server.operations.logs import LOG
from perihelion.server.wire import MatchSet, SetChange, SetCheck, SetPart, SetPreview, ShippedSet

MOST_PROBLEMS: Final = 50
MOST_CHANGES: Final = 500
LONGEST: Final = 400
"""Characters of one problem: it may quote what somebody sent."""


def game_with_sets(game: str) -> Game:
    """A game whose components can be changed; raises Unknown."""
    rules = load(game)
    if not rules.data_files:
        raise Unknown(f"{game} has no other data sets than its own")
    return rules


def shipped_set(game: str) -> ShippedSet:
    """The set that ships, with the shapes of its files and its components."""
    rules = game_with_sets(game)
    found = rules.set_files()
    return ShippedSet(
        game=rules.id,
        digest=found.digest,
        files=found.files,
        shapes={name: msgspec.json.schema(one) for name, one in rules.data_shapes.items()},
        parts=tuple(
            SetPart(one.element, one.file, one.at, is_reconstructed(one.record))
            for one in components_of(rules.data_parts, found.files)
        ),
    )


def as_shipped(rules: Game, files: Mapping[str, Any]) -> dict[str, Any]:
    """Files from the network with their numbers as the shipped ones are written."""
    try:
        found: dict[str, Any] = in_shipped_form(dict(files), rules.set_files().files)
    except RecursionError:
        raise BadData("this cannot be read as a data set: it is too deep") from None
    return found


def digest_of(rules: Game, files: Mapping[str, Any]) -> str:
    """The digest of a sound set; raises BadData naming what is wrong with it."""
    if unknown := sorted(set(files) - set(rules.data_files)):
        raise BadData(f"{rules.id} has no file {unknown[0][:40]!r}")
    try:
        return rules.read_set(InMemory(files)).digest
    except BadData:
        raise
    except Exception as error:  # noqa: BLE001  (hostile input must not be an accident of ours)
        LOG.error("the check of a data set failed", exc_info=error, game=rules.id)
        raise BadData("this cannot be read as a data set") from None


def check_set(game: str, files: Mapping[str, Any]) -> SetCheck:
    """What is wrong with a set, and how it differs from the one that ships."""
    rules = game_with_sets(game)
    problems: list[str] = []
    digest = None
    try:
        files = as_shipped(rules, files)
        digest = digest_of(rules, files)
    except BadData as error:
        problems = [line[:LONGEST] for line in str(error).splitlines()[:MOST_PROBLEMS]]
    found = differences(rules.set_files().files, {name: files.get(name) for name in files})
    return SetCheck(
        sound=digest is not None,
        problems=tuple(problems),
        digest=digest,
        changes=tuple(
            SetChange(*msgspec.structs.astuple(one)) for one in islice(found, MOST_CHANGES)
        ),
    )


def preview(game: str, files: Mapping[str, Any]) -> Packed:
    """A set that is not kept, to draw it. Runs in a thinking process."""
    rules = game_with_sets(game)
    files = as_shipped(rules, files)
    digest_of(rules, files)
    seats = rules.seat_counts[-1]
    with tempfile.TemporaryDirectory(prefix="perihelion-preview-") as folder:
        write_set(Path(folder), files)
        options = rules.checked_options({**rules.bot_options, "data": folder})
        match = Match(rules, seats, options, dealer=OpenDealer("preview"))
        view = msgspec.to_builtins(match.view(0))
        elements = elements_of(rules.id, seats, options)
    return pack(SetPreview(elements=elements, view=view))


def set_of_table(row: Mapping[Any, Any]) -> MatchSet:
    """The set that a table is played with, by its row."""
    rules = game_with_sets(row["game"])
    found = rules.set_files(row["content"] or row["data"])
    return MatchSet(game=rules.id, digest=found.digest, files=found.files)


def refused(error: BadData) -> BadRequest:
    """What whoever wants to keep an unsound set is told."""
    lines = [line[:LONGEST] for line in str(error).splitlines()[:MOST_PROBLEMS]]
    return BadRequest("this set is not sound: " + "; ".join(lines))
