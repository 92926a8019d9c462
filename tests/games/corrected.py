"""What the tests of corrected data sets share."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from perihelion import replay
from perihelion.kernel.errors import OtherRules
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, read_record
from perihelion.kernel.table_options import Value
from perihelion.match import Match, OpenDealer, RandomAgent


def is_kept_by_records(game: Game, options: Mapping[str, Value]) -> None:
    """The digest of the set differs; a record names it, and is not played with another."""
    assert game.data_digest(options) != game.data_digest()
    match = Match(
        game, 2, options, agents=[RandomAgent()] * 2, dealer=OpenDealer("data"), agent_seed=1
    )
    match.run()
    record = read_record(match.record.to_json())
    assert isinstance(record, Record)
    assert record.data == game.data_digest(options)
    assert replay(record).is_over
    plain = json.loads(record.to_json())
    plain["options"]["data"] = ""
    moved = read_record(json.dumps(plain))
    assert isinstance(moved, Record)
    with pytest.raises(OtherRules, match=record.data):
        replay(moved)
