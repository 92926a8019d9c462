"""The checker: pure, from every client's history and the rows afterwards to what is wrong.

- lost, doubled: each acknowledged move is in the rows, once, and nothing is there that nobody sent,
  or that was refused;
- order, torn: one revision is one position for everybody, and every view and every entry seen is
  what the rows give that viewer at that ply;
- secret: nobody was told what their seat may not know;
- stale: whoever was told of a revision is not shown an older one afterwards; a line tells every
  entry once;
- stuck: every match that ran went on after the faults, no claim and no deadline is left behind;
- clock: nobody loses time that has not passed;
- chance: the rows can be played again, and every draw follows from the committed seed.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from tests.server.faults.history import Advanced, Ended, Event, Seen, Sent
from tests.server.faults.truth import Row, Table, Truth

LEASE_SECONDS: Final = 15.0
OVERDUE_SECONDS: Final = 10.0
"""How late a sweeper may be."""
CLOCK_SLACK: Final = 30.0
"""Seconds by which a clock may seem to run fast, as clients hear of things late."""


class Finding(Struct, frozen=True, order=True):
    """Something that is wrong."""

    kind: str
    table: str
    text: str


def check(events: Iterable[Event], truth: Truth) -> list[Finding]:
    """Everything that is wrong, each thing once."""
    history = list(events)
    seen = [event for event in history if isinstance(event, Seen)]
    found = [
        *_moves(history, truth),
        *_revisions(seen),
        *_positions(seen, truth),
        *_reading(seen, history),
        *_going_on(history),
        *_rows(truth),
        *_clocks(seen, truth),
    ]
    return sorted(set(found))


def _moves(history: list[Event], truth: Truth) -> Iterator[Finding]:
    """Acknowledged moves are there, once; every move of a person was sent by somebody."""
    sends = {event.n: event for event in history if isinstance(event, Sent) and event.what == "act"}
    owners: dict[tuple[str, int], int] = {}
    for event in history:
        if not isinstance(event, Ended) or event.result != "ok" or event.n not in sends:
            continue
        sent = sends[event.n]
        rows = _rows_of(truth, sent.table)
        if event.entry is None or not _is_there(rows, event.entry, sent):
            yield Finding("lost", sent.table, f"{sent.text!r} of seat {sent.seat} at {sent.ply}")
            continue
        other = owners.setdefault((sent.table, event.entry), event.n)
        if other != event.n:
            yield Finding("doubled", sent.table, f"entry {event.entry} was acknowledged twice")
    refused = {one.n for one in history if isinstance(one, Ended) and one.result == "refused"}
    yield from _unsent([sent for n, sent in sends.items() if n not in refused], truth)
    yield from _special(history, truth)


def _rows_of(truth: Truth, table: str) -> tuple[Row, ...]:
    return truth.tables[table].entries if table in truth.tables else ()


def _is_there(rows: tuple[Row, ...], entry: int, sent: Sent) -> bool:
    return entry <= len(rows) and (rows[entry - 1].seat, rows[entry - 1].text) == (
        sent.seat,
        sent.text,
    )


def _unsent(sends: Iterable[Sent], truth: Truth) -> Iterator[Finding]:
    """A person's answer is in the rows at most as often as it was sent, and only afterwards.

    One that was refused is not there: whoever is told so answers anew.
    """
    left: dict[tuple[str, int | None, str | None], list[int]] = defaultdict(list)
    for sent in sends:
        left[sent.table, sent.seat, sent.text].append(sent.ply or 0)
    for table in truth.tables.values():
        for row in table.entries:
            if row.seat < 0 or row.auto or row.by or row.text.partition(" ")[0] in _SPECIAL:
                continue
            asked = [ply for ply in left[table.id, row.seat, row.text] if ply < row.ply]
            if not asked:
                text = f"entry {row.ply}, {row.text!r} of seat {row.seat}, is more than was sent"
                yield Finding("doubled", table.id, text)
                continue
            left[table.id, row.seat, row.text].remove(max(asked))


def _special(history: list[Event], truth: Truth) -> Iterator[Finding]:
    """Take-backs and resignations come from requests, each from one of its own."""
    asked = Counter((one.table, one.what) for one in history if isinstance(one, Sent))
    for table in truth.tables.values():
        done = Counter(row.text.partition(" ")[0] for row in table.entries if not row.auto)
        for verb, causes in _SPECIAL.items():
            most = sum(asked[table.id, cause] for cause in causes)
            if done[verb] > most:
                text = f"{done[verb]} times {verb!r}, asked for {most} times"
                yield Finding("doubled", table.id, text)


_SPECIAL: Final = {"undo": ("undo", "consent"), "resign": ("resign",)}


def _revisions(seen: list[Seen]) -> Iterator[Finding]:
    """One revision is one ply and one status; a later one is never an earlier ply."""
    by_table: dict[str, dict[int, set[tuple[int, str]]]] = defaultdict(lambda: defaultdict(set))
    for event in seen:
        by_table[event.table][event.rev].add((event.ply, event.status))
    for table, revisions in by_table.items():
        last = 0
        for rev, shown in sorted(revisions.items()):
            if len(shown) > 1:
                yield Finding("torn", table, f"revision {rev} was {sorted(shown)}")
            ply = min(one for one, _ in shown)
            if ply < last:
                yield Finding("order", table, f"revision {rev} goes back to ply {ply} from {last}")
            last = max(last, *(one for one, _ in shown))


def _positions(seen: list[Seen], truth: Truth) -> Iterator[Finding]:
    """Every view and every entry is what the rows give that viewer."""
    for event in seen:
        table = truth.tables.get(event.table)
        if table is None or table.broken:
            continue
        here = (event.ply, event.viewer)
        if here not in table.views:
            yield Finding("lost", table.id, f"ply {event.ply} was shown; the rows end before it")
        elif table.views[here] != event.view:
            text = f"the view of {_whose(event)} at ply {event.ply} is not that of the rows"
            yield Finding("torn", table.id, text)
        for ply, seat, text in event.entries:
            yield from _entry(event, table, ply, seat, text)


def _entry(event: Seen, table: Table, ply: int, seat: int, text: str) -> Iterator[Finding]:
    if ply > len(table.entries):
        yield Finding("lost", table.id, f"entry {ply} was told; the rows end before it")
        return
    row, right = table.entries[ply - 1], table.told.get((ply, event.viewer))
    if text == right and seat == row.seat:
        return
    if text == row.text and seat == row.seat:
        yield Finding("secret", table.id, f"entry {ply}, {text!r}, was told to {_whose(event)}")
    else:
        yield Finding("order", table.id, f"entry {ply} was told as {text!r}, it is {row.text!r}")


def _whose(event: Seen) -> str:
    return "a spectator" if event.viewer is None else f"seat {event.viewer}"


def _reading(seen: list[Seen], history: list[Event]) -> Iterator[Finding]:
    """Nobody is shown an older revision than they knew; a line tells each entry once."""
    known: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    lines: dict[str, Seen] = {}
    for event in seen:
        about = (event.who, event.table)
        before = max((rev for at, rev in known[about] if at <= event.begun), default=0)
        if event.line is None and event.rev < before:
            text = f"{event.who} knew revision {before} and was shown {event.rev}"
            yield Finding("stale", event.table, text)
        known[about].append((event.at, event.rev))
        if event.line is None:
            continue
        last = lines.get(event.line)
        lines[event.line] = event
        if last is None:
            continue
        if event.rev < last.rev:
            yield Finding("stale", event.table, f"a line went from {last.rev} to {event.rev}")
        told = [ply for ply, _, _ in event.entries]
        first = min(event.since, last.ply) if event.again else last.ply
        if told != list(range(first + 1, event.ply + 1)):
            yield Finding("order", event.table, f"a line at {last.ply} was told {told}")


def _going_on(history: list[Event]) -> Iterator[Finding]:
    for event in history:
        if isinstance(event, Advanced) and not event.over and event.after <= event.before:
            yield Finding("stuck", event.table, f"at ply {event.before}: {event.why}")


def _rows(truth: Truth) -> Iterator[Finding]:
    """The rows fit together, and nothing in them waits for ever."""
    for table in truth.tables.values():
        if table.broken:
            yield Finding("chance", table.id, table.broken)
        plies = Counter(row.ply for row in table.entries)
        if sorted(plies) != list(range(1, len(table.entries) + 1)) or table.ply != len(plies):
            yield Finding("order", table.id, f"ply {table.ply} with {len(table.entries)} entries")
        yield from _work(table, truth.now)


def _work(table: Table, now: float) -> Iterator[Finding]:
    asked = table.status == "running" and any(seat in table.levels for seat in table.asked)
    if asked and not table.waits_bot:
        yield Finding("stuck", table.id, "a level is asked and nobody will think")
    if table.waits_bot and not asked:
        yield Finding("stuck", table.id, "somebody will think and no level is asked")
    if table.waits_bot and table.claimed_until > now + LEASE_SECONDS + CLOCK_SLACK:
        late = table.claimed_until - now
        yield Finding("stuck", table.id, f"a level's turn is claimed for {late:.0f} s")
    if table.deadline is None:
        return
    if table.deadline < now - OVERDUE_SECONDS:
        late = now - table.deadline
        yield Finding("stuck", table.id, f"a deadline ({table.status}) is {late:.0f} s overdue")
    most = (table.clock_seconds or 0) + CLOCK_SLACK + 10 * table.ply
    if table.clock_seconds is not None and table.deadline > now + most:
        text = f"a deadline lies {table.deadline - now:.0f} s ahead"
        yield Finding("clock", table.id, text)


def _clocks(seen: list[Seen], truth: Truth) -> Iterator[Finding]:
    """A clock loses no more than the time that passed; nobody is late who had time left."""
    first: dict[str, dict[int, Seen]] = defaultdict(dict)
    for event in seen:
        if event.clocks is not None:
            kept = first[event.table].setdefault(event.rev, event)
            if event.at < kept.at:
                first[event.table][event.rev] = event
    for table, revisions in first.items():
        rows = [event for _, event in sorted(revisions.items())]
        for before, after in itertools.pairwise(rows):
            yield from _spent(before, after)
        yield from _too_early(truth.tables.get(table), rows)


def _spent(before: Seen, after: Seen) -> Iterator[Finding]:
    assert before.clocks is not None
    assert after.clocks is not None
    passed = after.at - before.at
    for seat, (old, new) in enumerate(
        zip(before.clocks["left"], after.clocks["left"], strict=False)
    ):
        if old is not None and new is not None and old - new > passed + CLOCK_SLACK:
            text = f"seat {seat} lost {old - new:.0f} s in {passed:.0f} s"
            yield Finding("clock", after.table, text)


def _too_early(table: Table | None, rows: list[Seen]) -> Iterator[Finding]:
    if table is None or table.clock_seconds is None or not rows:
        return
    lasted = rows[-1].at - rows[0].at
    late = [row for row in table.entries if row.auto == "timeout"]
    if late and lasted + CLOCK_SLACK < table.clock_seconds:
        text = f"somebody was late after {lasted:.0f} s of {table.clock_seconds:.0f}"
        yield Finding("clock", table.id, text)
