"""The scorecard, and what it tells of: drama, maps, holes."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.lab.test_figures import ADVANCE, CARD, DISC, MATCHES, PEOPLE, RECRUIT, REPORT, seen
from typer.testing import Result

from perihelion.games import load
from perihelion.kernel.record import Record, read_record
from perihelion.lab import Report, report_of
from perihelion.lab.drama import drama_of
from perihelion.lab.replaying import replayed
from perihelion.lab.scorecard import FEWEST, SAME, ScorecardTelling, findings_of
from perihelion.lab.sections import Telling
from perihelion.lab.shapes import Holes, Won
from perihelion.words import languages

Perihelion = Callable[..., Result]
ROOT = Path(__file__).resolve().parents[2]
PLANET = 0
INFLUENCE = [kind.name for kind in load("zenith").event_kinds].index("influence")


def many(**changed: object) -> Report:
    """A report of enough matches, even but for what is changed."""
    even = {
        "matches": 400,
        "limited": 0,
        "sides": (Won("0", 400, 0.5, 0.45, 0.55, 0.5), Won("1", 400, 0.5, 0.45, 0.55, 0.5)),
        "order": (Won("1", 400, 0.5, 0.45, 0.55, 0.5), Won("2", 400, 0.5, 0.45, 0.55, 0.5)),
        "uses": (),
        "drama": (),
        "holes": Holes(0.0, 0.0, 0.1, ()),
    }
    return msgspec.structs.replace(REPORT, **{**even, **changed})


def test_nothing_stands_out_where_all_is_even() -> None:
    assert findings_of(many()) == []
    assert "Nothing stands out" in ScorecardTelling(many(), "en").intro()[0]


def test_who_begins_and_wins_is_a_finding_once() -> None:
    """Of two in the order the second says the same; the clearest comes first."""
    order = (Won("1", 400, 0.6, 0.55, 0.65, 0.5), Won("2", 400, 0.4, 0.35, 0.45, 0.5))
    holes = Holes(0.25, 0.0, 0.1, ())
    found = findings_of(many(order=order, holes=holes))
    assert [one.kind for one in found] == ["hole-limited", "order-more"]
    told = ScorecardTelling(many(order=order), "en").intro()
    assert told[0] == "1. Number 1 in the order of play wins 60.0 %; fair would be 50.0 %."


def test_few_matches_say_nothing_clearly() -> None:
    order = (Won("1", 400, 0.6, 0.55, 0.65, 0.5), Won("2", 400, 0.4, 0.35, 0.45, 0.5))
    assert not findings_of(many(order=order, matches=FEWEST - 1))


def test_things_fill_no_more_than_their_places() -> None:
    """Four cards that win are told as two findings, and only those of enough users."""
    [table] = [one for one in REPORT.uses if one.event == "recruit"]
    [row, *_] = table.rows
    strong = msgspec.structs.replace(
        row, games=200, share=0.7, low=0.64, high=0.76, fair=0.5, used_by=0.4
    )
    few = msgspec.structs.replace(strong, games=FEWEST - 1)
    rows = (few, *[strong] * 4)
    report = many(uses=(msgspec.structs.replace(table, rows=rows),))
    assert [one.kind for one in findings_of(report)] == ["thing-more"] * SAME


def test_drama_is_told_by_tenths() -> None:
    courses = [(-0.2,) * 5 + (0.4,) * 5, (0.2,) * 10]
    matches = [msgspec.structs.replace(seen("a", (1.0, 0.0)), course=course) for course in courses]
    drama = drama_of(matches)
    assert [one.part for one in drama] == list(range(1, 11))
    assert [one.ahead for one in drama] == [0.5] * 5 + [1.0] * 5
    assert drama[0].lead == pytest.approx(0.0)
    assert drama[-1].lead == pytest.approx(0.3)
    assert drama_of([seen("a", (1.0, 0.0))]) == (), "nobody judged it"


def test_maps_show_what_lies_on_the_board() -> None:
    """Planets lie somewhere, cards and peoples do not."""
    uses = {(INFLUENCE, PLANET, planet, -1, planet % 2): planet + 1 for planet in range(5)}
    uses |= {(RECRUIT, CARD, 0, -1, 0): 1, (ADVANCE, PEOPLE, 0, 2, 1): 1}
    match = msgspec.structs.replace(seen("a", (1.0, 0.0)), uses=uses, points={(DISC, 0, 0): 1})
    report = report_of("zenith", [match])
    [board] = report.maps
    assert (board.event, board.thing) == ("influence", "planet")
    layout = {one.name: one.at for one in load("zenith").layout(2).elements}
    assert [(one.x, one.y) for one in board.places] == [
        layout[one.used.element] for one in board.places
    ]
    del uses[INFLUENCE, PLANET, 4, -1, 0]
    report = report_of("zenith", [msgspec.structs.replace(match, uses=uses)])
    assert report.maps == (), "too few places for a map"


def test_what_is_offered_and_never_taken_is_a_hole() -> None:
    """What was taken once, or hardly offered, is none."""
    offers = {
        ("recruit", "card:nero"): (40, 8.0, 0),
        ("recruit", "card:pandora"): (40, 8.0, 1),
        ("recruit", "card:lord-creep"): (3, 0.5, 0),
    }
    matches = [msgspec.structs.replace(one, offers=offers) for one in MATCHES[:1]]
    holes = report_of("zenith", matches).holes
    assert holes is not None
    assert [(one.verb, one.name, one.offered) for one in holes.spurned] == [("recruit", "Nero", 40)]
    [found] = findings_of(many(holes=holes))
    assert (found.kind, found.errors) == ("hole-spurned", 8.0**0.5)


def test_offers_are_counted_by_the_verb_and_the_thing() -> None:
    record = read_record(ROOT / "tests" / "records" / "zenith-2.json")
    assert isinstance(record, Record)
    seen = replayed(record)
    assert seen.offers
    assert {verb for verb, _ in seen.offers} <= set(load("zenith").grammar.types)
    for offered, by_lot, taken in seen.offers.values():
        assert 0 < by_lot <= offered
        assert 0 <= taken <= offered
    assert any(taken for _, _, taken in seen.offers.values())


def test_a_position_that_comes_again_is_counted() -> None:
    """Golden matches of random play: Kepler-3042 always goes on, Kepler-3Ad came back six times."""
    counts = []
    for name in ("kepler3042-2", "kepler3ad-1-2"):
        record = read_record(ROOT / "tests" / "records" / f"{name}.json")
        assert isinstance(record, Record)
        counts.append(replayed(record).repeated)
    assert counts == [0, 6]


@pytest.mark.parametrize("lang", languages())
def test_every_finding_can_be_said(lang: str) -> None:
    telling = Telling(REPORT, lang)
    kinds = [f"{one}-{way}" for one in ("side", "order", "thing") for way in ("more", "less")]
    kinds += ["drama-early", "drama-late", "hole-limited", "hole-repeated", "hole-spurned"]
    words = ("n", "share", "fair", "event", "thing", "things", "used", "ahead", "verb")
    for kind in kinds:
        assert telling.say(f"finding-{kind}", **dict.fromkeys(words, "?"))


@pytest.mark.parametrize("lang", languages())
def test_a_scorecard_is_three_files(perihelion: Perihelion, tmp_path: Path, lang: str) -> None:
    records = ROOT / "tests" / "records"
    words = ("lab", "scorecard", "kepler3042", "--records", records, "--seats", "4")
    result = perihelion(*words, "--out", tmp_path, "--workers", "1", "--lang", lang)
    assert result.exit_code == 0, result.stderr
    names = [f"kepler3042-4-scorecard.{suffix}" for suffix in ("json", "md", "html")]
    assert result.stdout.split() == [str(tmp_path / name) for name in names]
    assert json.loads((tmp_path / names[0]).read_text()) == [], "one match finds nothing"
    html = (tmp_path / names[2]).read_text()
    assert html.count("<svg") >= 3, "order, drama, a map of the galaxy"
    assert html.count("<circle") + html.count("<path") > 20
