"""Views told as changes: whoever puts them together has the whole view, in every game."""

from typing import Any

import msgspec
import pytest

from perihelion.games import ids, load
from perihelion.kernel.wire import View
from perihelion.match import Match, OpenDealer
from perihelion.server.matches.view_changes import changes_for_all

PLIES = 150


def plain(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", ids())
def test_changes_make_the_view_whole(game: str) -> None:
    match = Match(load(game), dealer=OpenDealer("changes"))
    viewers, table = range(match.seats + 1), f"changes of {game}"
    known: list[View] = [match.view(viewer) for viewer in viewers]
    told = [plain(view) for view in known]
    sizes = [0, 0]
    for number in range(PLIES):
        while match.step():
            pass
        if match.is_over:
            break
        seat = match.pending().seats[0]
        legal = match.state.legal(seat)
        match.act(seat, legal[number * 7 % len(legal)])
        for viewer in viewers:
            view = match.view(viewer)
            assert view == match.state.view(viewer), "a secret in a view that all are to share"
            fields, gone = changes_for_all(table, number, known[viewer], number + 1, view)
            told[viewer] |= plain(fields)
            for name in gone:
                del told[viewer][name]
            assert told[viewer] == plain(view)
            known[viewer] = view
            sizes[0] += len(msgspec.json.encode(fields))
            sizes[1] += len(msgspec.json.encode(view))
    assert sizes[0] < 0.6 * sizes[1], "changes are hardly shorter than whole views"
