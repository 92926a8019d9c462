"""The checker finds what is wrong: a sound history, and one broken on purpose for each finding."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.faults.checker import Finding, check
from tests.server.faults.history import (
    Advanced,
    Ended,
    Event,
    History,
    Seen,
    Sent,
    Struck,
    read_history,
)
from tests.server.faults.truth import Row, Table, Truth

ROWS = (
    Row(ply=1, seat=-1, text="draw nero"),
    Row(ply=2, seat=0, text="recruit nero"),
    Row(ply=3, seat=1, text="pass", by="random"),
    Row(ply=4, seat=0, text="pass"),
)
NOW = 1_000.0


def table(**more: Any) -> Table:
    """A match of four entries; seat 0 draws a card that only seat 0 may know."""
    views = {(ply, eyes): f"{ply}/{eyes}" for ply in range(5) for eyes in (0, 1, None)}
    told = {(row.ply, eyes): row.text for row in ROWS for eyes in (0, 1, None)}
    told |= {(1, 1): "draw ?", (1, None): "draw ?"}
    plain: dict[str, Any] = {
        "id": "t",
        "status": "running",
        "ply": 4,
        "rev": 4,
        "asked": (0,),
        "levels": (1,),
    }
    return Table(**(plain | {"entries": ROWS, "views": views, "told": told} | more))


def truth(**more: Any) -> Truth:
    return Truth(NOW, {"t": table(**more)})


def sent(n: int, ply: int, text: str) -> Sent:
    return Sent(n=n, at=ply, who="ann", table="t", what="act", seat=0, text=text, ply=ply)


def ended(n: int, at: float, entry: int | None) -> Ended:
    return Ended(n=n, at=at, result="ok", entry=entry, rev=entry)


def seen(shown: int, at: float, eyes: int | None = 0, **more: Any) -> Seen:
    """Somebody sees the whole record so far, rightly."""
    right = table().told
    entries = tuple((row.ply, row.seat, right[row.ply, eyes]) for row in ROWS[:shown])
    plain: dict[str, Any] = {
        "at": at,
        "begun": at - 0.1,
        "who": f"eyes {eyes}",
        "table": "t",
        "rev": shown,
    }
    plain |= {"ply": shown, "status": "running", "viewer": eyes, "view": f"{shown}/{eyes}"}
    return Seen(**(plain | {"since": 0, "entries": entries} | more))


SOUND: list[Event] = [
    Struck(at=0.5, kind="node killed", target="node 0", seconds=1.0),
    seen(1, 1.0),
    sent(1, 1, "recruit nero"),
    seen(2, 2.0),
    ended(1, 2.0, 2),
    seen(3, 3.0, None),
    seen(3, 3.1, 1),
    sent(2, 3, "pass"),
    Ended(n=2, at=3.2, result="lost"),  # and yet it is there, which is right
    seen(4, 4.0),
    Advanced(table="t", before=3, after=4, over=False),
]


def kinds(events: Sequence[Event], rows: Truth | None = None) -> set[str]:
    return {one.kind for one in check(events, rows or truth())}


def test_a_sound_history_has_no_finding() -> None:
    assert check(SOUND, truth()) == []


def test_a_lost_move_is_found() -> None:
    """Acknowledged, and not in the rows."""
    shorter = truth(entries=(*ROWS[:3], Row(ply=4, seat=0, text="recruit gaia")))
    assert "lost" in kinds([*SOUND, ended(2, 4.0, 4)], shorter)
    assert "lost" in kinds([*SOUND, sent(3, 4, "pass"), ended(3, 5.0, 5)])
    assert "lost" in kinds([*SOUND, sent(3, 4, "pass"), ended(3, 5.0, None)])


def test_an_entry_that_was_told_and_is_gone_is_found() -> None:
    ghost = seen(4, 5.0, ply=5, rev=5, entries=((5, 0, "pass"),))
    assert kinds([*SOUND, ghost]) == {"lost"}


def test_a_doubled_move_is_found() -> None:
    """Sent once and in the rows twice; or one entry that answers two people."""
    twice = (*ROWS, Row(ply=5, seat=0, text="pass"))
    views = table().views | {(5, eyes): f"5/{eyes}" for eyes in (0, 1, None)}
    assert kinds(SOUND, truth(entries=twice, ply=5, views=views)) == {"doubled"}
    again = [*SOUND, sent(3, 1, "recruit nero"), ended(3, 5.0, 2)]
    assert kinds(again) == {"doubled"}


def test_a_move_that_was_refused_and_is_there_is_found() -> None:
    refused = Ended(n=2, at=3.2, result="refused", code="stale")
    told = [refused if isinstance(one, Ended) and one.n == 2 else one for one in SOUND]
    assert kinds(told) == {"doubled"}


@pytest.mark.parametrize("verb", ["undo", "resign"])
def test_a_doubled_take_back_or_resignation_is_found(verb: str) -> None:
    asked = Sent(n=9, at=4.5, who="ann", table="t", what=verb, seat=0, ply=4)
    views = table().views | {(5, eyes): f"5/{eyes}" for eyes in (0, 1, None)}
    once = truth(entries=(*ROWS, Row(ply=5, seat=0, text=f"{verb} 1")), ply=5, views=views)
    assert kinds([*SOUND, asked], once) == set()
    assert kinds(SOUND, once) == {"doubled"}


def test_two_orders_are_found() -> None:
    other = seen(3, 5.0, 1, entries=((2, 0, "pass"), (3, 0, "recruit nero")))
    assert kinds([*SOUND, other]) == {"order"}
    assert "order" in kinds([*SOUND, seen(4, 5.0, 1, rev=5, ply=3, view="3/1", entries=())])


def test_a_torn_revision_is_found() -> None:
    """The same revision with another ply, or with another board."""
    torn = seen(3, 5.0, None, rev=4, who="bob")
    assert check([*SOUND, torn], truth()) == [
        Finding("torn", "t", "revision 4 was [(3, 'running'), (4, 'running')]")
    ]
    assert kinds([*SOUND, seen(3, 5.0, None, view="2/None")]) == {"torn"}


def test_a_secret_is_found() -> None:
    leak = seen(1, 5.0, None, who="eve", entries=((1, -1, "draw nero"),))
    assert check([*SOUND, leak], truth()) == [
        Finding("secret", "t", "entry 1, 'draw nero', was told to a spectator")
    ]
    assert "secret" in kinds([*SOUND, seen(1, 5.0, 1, entries=((1, -1, "draw nero"),))])


def test_an_older_revision_after_a_newer_one_is_found() -> None:
    assert kinds([*SOUND, seen(3, 5.0, 0)]) == {"stale"}
    crossed = [seen(4, 2.0, 1), seen(3, 2.05, 1, begun=1.0)]  # both were asked for before
    assert kinds([*SOUND, *crossed]) == set()


def test_a_line_that_repeats_or_skips_is_found() -> None:
    def line(*events: Seen) -> set[str]:
        return kinds([*SOUND, *events])

    first = seen(2, 5.0, None, line="x", who="eve")
    assert line(first, seen(3, 6.0, None, line="x", since=2, entries=((3, 1, "pass"),))) == set()
    assert line(first, seen(3, 6.0, None, line="x")) == {"order"}
    assert line(first, seen(4, 6.0, None, line="x", entries=((4, 0, "pass"),))) == {"order"}
    assert line(first, seen(4, 6.0, None, line="x", entries=())) == {"order"}
    assert line(first, seen(3, 6.0, None, line="x", again=True)) == set()
    assert "stale" in line(first, seen(1, 6.0, None, line="x", entries=()))


@pytest.mark.parametrize(
    "rows",
    [
        {"asked": (1,), "waits_bot": False},
        {"asked": (0,), "waits_bot": True},
        {"asked": (1,), "waits_bot": True, "claimed_until": NOW + 3_600},
        {"deadline": NOW - 60},
        {"status": "over", "asked": (), "deadline": NOW - 60},
    ],
)
def test_work_that_waits_for_ever_is_found(rows: dict[str, Any]) -> None:
    assert kinds(SOUND, truth(**rows)) == {"stuck"}


def test_a_match_that_does_not_go_on_is_found() -> None:
    stuck = Advanced(table="t", before=4, after=4, over=False, why="a level is asked")
    assert kinds([*SOUND, stuck]) == {"stuck"}
    assert kinds([*SOUND, msgspec.structs.replace(stuck, over=True)]) == set()


def test_a_clock_that_jumps_is_found() -> None:
    def clocked(rev: int, at: float, left: float) -> Seen:
        return seen(rev, at, clocks={"left": [left, None], "running": [0], "at": at})

    events: list[Event] = [*SOUND[:1], clocked(1, 1.0, 900.0)]
    empty = truth(entries=ROWS[:2], ply=2, clock_seconds=900.0)
    quiet: list[Event] = [sent(1, 1, "recruit nero"), clocked(2, 2.0, 899.0)]
    assert kinds([*events, *quiet], empty) == set()
    assert kinds([*events, quiet[0], clocked(2, 2.0, 10.0)], empty) == {"clock"}
    late = (ROWS[0], Row(ply=2, seat=0, text="resign", auto="timeout"))
    told = table().told | {(2, 0): "resign"}
    lost = truth(entries=late, ply=2, clock_seconds=900.0, told=told)
    ending = clocked(2, 2.0, 899.0)
    gone = msgspec.structs.replace(ending, entries=(*ending.entries[:1], (2, 0, "resign")))
    assert kinds([*events, gone], lost) == {"clock"}
    assert kinds(SOUND, truth(deadline=NOW + 9_000, clock_seconds=900.0)) == {"clock"}


def test_rows_that_do_not_fit_are_found() -> None:
    assert kinds(SOUND, truth(ply=5)) == {"order"}
    assert kinds(SOUND, truth(broken="BadProof: the seed gives another card")) == {"chance"}


def test_a_history_can_be_kept_and_read_again(tmp_path: Path) -> None:
    history = History()
    history.events = list(SOUND)
    history.write(tmp_path / "x.jsonl")
    assert read_history(tmp_path / "x.jsonl") == SOUND
