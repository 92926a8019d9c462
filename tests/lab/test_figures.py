"""The figures of a report, on four matches that can be counted by hand."""

import pytest

from perihelion.games import load
from perihelion.lab import Seen, figures, report_of
from perihelion.lab.figures import spread
from perihelion.lab.replaying import Leads
from perihelion.lab.sections import Telling

KINDS = [kind.name for kind in load("zenith").event_kinds]
RECRUIT, ADVANCE, DISC = KINDS.index("recruit"), KINDS.index("advance"), KINDS.index("win-disc")
CARD, PEOPLE = 1, 1
"""The places of the card and of the people among the arguments."""


def seen(deal: str, shares: tuple[float, float], *, limited: bool = False, turns: int = 40) -> Seen:
    """Seat 0 recruits card 0 twice and card 1 once; seat 1 recruits card 1 once."""
    return Seen(
        deal=deal,
        seats=2,
        names=("ada", "bob"),
        shares=shares,
        scores=(4, 1),
        reason="limit" if limited else "democratic",
        limited=limited,
        turns=turns,
        plies=4 * turns,
        order=(1, 0),
        verbs={("recruit", 0): 3, ("recruit", 1): 1},
        uses={
            (RECRUIT, CARD, 0, -1, 0): 2,
            (RECRUIT, CARD, 1, -1, 0): 1,
            (RECRUIT, CARD, 1, -1, 1): 1,
            (ADVANCE, PEOPLE, 0, 2, 1): 1,
        },
        points={(DISC, 3, 0): 3, (DISC, 0, 0): 1, (DISC, 3, 1): 1},
        by_score=Leads(2, 0.75, known=True),
        by_judgement=Leads(0, 1.0, known=False),
        options="{}",
    )


MATCHES = [
    seen("a", (1.0, 0.0)),
    seen("a", (1.0, 0.0), turns=50),
    seen("b", (0.0, 1.0), turns=60),
    seen("c", (0.5, 0.5), limited=True, turns=400),
]
REPORT = report_of("zenith", MATCHES, left=3)


def test_what_was_counted() -> None:
    assert (REPORT.matches, REPORT.deals, REPORT.limited, REPORT.left) == (4, 3, 1, 3)
    assert REPORT.reasons == {"democratic": 3, "limit": 1}
    assert REPORT.kinds_of_options == 1


def test_wins_leave_limited_matches_out() -> None:
    assert [(row.name, row.games) for row in REPORT.agents] == [("ada", 3), ("bob", 3)]
    assert [row.share for row in REPORT.agents] == pytest.approx([2 / 3, 1 / 3])
    assert [row.share for row in REPORT.sides] == pytest.approx([2 / 3, 1 / 3])
    for row in REPORT.sides:
        assert row.low < row.share < row.high
        assert row.fair == 0.5


def test_who_began_is_told_by_the_first_turn() -> None:
    assert [row.name for row in REPORT.order] == ["1", "2"]
    assert [row.share for row in REPORT.order] == pytest.approx([1 / 3, 2 / 3])


def test_length() -> None:
    assert REPORT.turns.mean == pytest.approx(137.5)
    assert (REPORT.turns.least, REPORT.turns.median, REPORT.turns.most) == (40, 60, 400)
    assert REPORT.all_turns == (40, 50, 60, 400)
    assert spread([7]).ninetieth == 7


def test_leads_are_told_where_they_are_known() -> None:
    (lead,) = REPORT.leads
    assert (lead.measure, lead.matches, lead.changes) == ("score", 4, 2)
    assert (lead.unchanged, lead.settled) == (0.0, 0.75)


def test_points_by_source() -> None:
    """Eight sides: 12 + 4 discs of planet 3, 4 of planet 0; five winners, counting the draw."""
    first, second = REPORT.points
    assert first.event == "win-disc"
    assert first.mean == pytest.approx(16 / 8)
    assert second.mean == pytest.approx(4 / 8)
    assert first.part + second.part == pytest.approx(1.0)
    won = 3 + 3 + 1 + 3 + 1  # ada, ada, bob, and both of the draw
    assert first.winners == pytest.approx(won / 5)
    assert first.others == pytest.approx((16 - won) / 3)


def test_uses_and_the_wins_of_users() -> None:
    recruited = next(table for table in REPORT.uses if table.event == "recruit")
    assert recruited.thing == "card"
    by_element = {row.element: row for row in recruited.rows}
    ids = [f"card:{one}" for one in _cards()[:2]]
    first, second = (by_element[one] for one in ids)
    assert (first.uses, first.per_match, first.used_by) == (8, 2.0, 0.5)
    assert first.share == pytest.approx(2 / 3), "ada's wins, the limited match left out"
    assert first.games == 3
    assert (second.uses, second.used_by, second.games) == (8, 1.0, 6)
    assert second.share == pytest.approx(0.5), "everybody uses it: as fair as can be"
    assert first.by_winners == pytest.approx((2 + 2 + 0 + 2) / 5)
    assert first.by_others == pytest.approx(2 / 3)
    assert first.name
    assert not first.name.startswith("card:")


def _cards() -> tuple[str, ...]:
    from perihelion.games.zenith.data_set.components import components

    return tuple(components().card_ids)


def test_a_technology_is_a_people_and_a_level() -> None:
    table = next(table for table in REPORT.uses if table.event == "advance")
    (row,) = table.rows
    assert row.element.startswith("people:")
    assert row.element.endswith(" 2")
    assert row.name.endswith(" 2")


def test_verbs() -> None:
    (row,) = REPORT.verbs
    assert (row.name, row.uses, row.used_by) == ("recruit", 16, 1.0)


def test_only_limited_matches_have_no_shares() -> None:
    report = report_of("zenith", MATCHES[3:])
    assert report.sides == ()
    assert all(row.share is None for table in report.uses for row in table.rows)


def test_places_of_a_large_map_get_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [seen("a", (1.0, 0.0)), seen("b", (0.0, 1.0))]
    assert [table.event for table in report_of("zenith", matches).uses] == ["recruit", "advance"]
    monkeypatch.setattr(figures, "MOST_THINGS", 1)
    assert [table.event for table in report_of("zenith", matches).uses] == ["advance"]


def test_lengths_that_are_all_the_same_are_not_drawn() -> None:
    same = [seen("a", (1.0, 0.0)), seen("b", (0.0, 1.0))]
    other = [seen("a", (1.0, 0.0), turns=30), seen("b", (0.0, 1.0))]
    for matches, drawn in ((same, False), (other, True)):
        section = Telling(report_of("zenith", matches), "en").length()
        assert (section.plot is not None) == drawn
