"""The ladder: its rungs, its looks, and its page."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from perihelion.ai.arena import BadContest, contest_of, run
from perihelion.ai.arena.journal import GAMES
from perihelion.ai.arena.ladder import (
    CONFIDENCE,
    FAR,
    STEP,
    UNCUT,
    Finding,
    Rung,
    budgeted,
    climb,
    finding_of,
    findings,
    judged,
    looks_of,
    rungs_for,
    rungs_of,
    told_goal,
    told_verdict,
)
from perihelion.ai.arena.ladder_page import contests, ladder_page, level_rows
from perihelion.ai.arena.stats import Share
from perihelion.ai.levels import LEVELS, levels_of
from perihelion.games import ids, load
from perihelion.kernel.game import Game

ROOT = Path(__file__).resolve().parents[3]


def rung(*agents: str, goal: float = 0.65, ceiling: float | None = None, **asked: Any) -> Rung:
    return Rung("test-rung", "rigged", asked.get("seats", 2), agents, goal, "a test", ceiling)


def climbed(folder: Path, one: Rung, games: int = 40) -> Finding:
    return climb(one, folder, fraction=1.0, games=games, command="perihelion ladder rigged")


@pytest.mark.parametrize("game_id", ids())
def test_every_promise_of_every_game_is_a_contest(game_id: str) -> None:
    game = load(game_id)
    rungs = rungs_of(game, 0.1)
    names = [one.id for one in rungs]
    assert len(set(names)) == len(names)
    for one in rungs:
        contest_of(game, one.agents, seats=one.seats, games=1)
        assert 0 < one.goal < 1
    if 2 in game.seat_counts:
        assert {"beginner-over-weakest", "strongest-over-random", "strongest-over-greedy"} <= set(
            names
        )
        steps = [one for one in rungs if one.seats == 2 and one.ceiling is not None]
        assert {(one.goal, one.ceiling) for one in steps} == {(STEP, FAR)} == {(0.65, 0.85)}
        assert len(steps) == len(LEVELS) - 1
    for seats in game.seat_counts:
        if seats > 2:
            assert any(one.seats == seats for one in rungs)


def test_teams_and_many_seats_have_their_goals() -> None:
    goals = {one.id: one.goal for one in rungs_of(load("zenith"), 1.0)}
    assert goals["pair-4"] == 0.80
    teams = [one for one in rungs_of(load("zenith"), 1.0) if one.seats == 4 and one.ceiling]
    assert [one.id for one in teams] == [
        f"{upper.name}-over-{lower.name}-4" for lower, upper in pairwise(LEVELS)
    ]
    goals = {one.id: one.goal for one in rungs_of(load("kepler3ad-1"), 1.0)}
    assert goals["alone-5"] == pytest.approx(1.6 / 5)


def test_budgets_are_cut_but_keep_their_order() -> None:
    game = load("zenith")
    levels = levels_of(game)
    cut = [int(budgeted(level, game, 0.1).partition("@")[2]) for level in levels]
    whole = [int(budgeted(level, game, 1.0).partition("@")[2]) for level in levels]
    assert whole == [level.budget for level in levels]
    assert cut == sorted(cut)
    for level, iterations in zip(levels, cut, strict=True):
        assert iterations <= level.budget
        assert (iterations == level.budget) == (level.budget <= UNCUT)


def test_who_plans_has_playouts_for_a_budget() -> None:
    assert budgeted(LEVELS[-1], load("kepler3042"), 1.0) == f"admiral@{LEVELS[-1].plans}"


@pytest.mark.parametrize("fraction", [0.0, -1.0, 1.5])
def test_a_fraction_is_a_part(fraction: float) -> None:
    with pytest.raises(BadContest, match="the fraction of the budgets"):
        rungs_of(load("zenith"), fraction)


def test_parts_are_chosen_by_name_and_seats() -> None:
    only = rungs_for(["zenith", "kepler3ad-1"], 0.1, ["greedy", "pair"])
    assert {one.id for one in only} == {"strongest-over-greedy", "pair-4"}
    many = rungs_for(["kepler3ad-1"], 0.1, (), lambda one: one.seats == 4)
    assert [one.id for one in many] == ["alone-4"]
    with pytest.raises(BadContest, match="there are: beginner-over-weakest, "):
        rungs_for(["zenith"], 0.1, ["chess"])


def test_an_interval_on_one_side_of_the_goal_decides() -> None:
    assert judged(Share(0.9, 0.7, 0.95, 40, 20), 0.65) == "reached"
    assert judged(Share(0.5, 0.4, 0.6, 40, 20), 0.65) == "missed"
    assert judged(Share(0.7, 0.6, 0.8, 40, 20), 0.65) == "open"


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.65, 0.8499, "reached"),
        (0.70, 0.85, "open"),
        (0.60, 0.90, "open"),
        (0.85, 0.95, "too far"),
        (0.40, 0.6499, "missed"),
    ],
)
def test_a_step_has_a_ceiling_too(low: float, high: float, verdict: str) -> None:
    """Reached is only what lies between goal and ceiling with its whole interval."""
    assert judged(Share((low + high) / 2, low, high, 40, 20), 0.65, 0.85) == verdict


def test_a_step_that_is_too_far_is_told_at_the_first_look(rigged: Game, tmp_path: Path) -> None:
    far = rung("good", "bad", ceiling=0.85)
    found = climbed(tmp_path, far, games=400)
    assert (found.verdict, found.share.games, found.done) == ("too far", 40, True)
    assert told_goal(far) == "65.0 % to 85.0 %"
    page = ladder_page([found])
    assert "| 65.0 % to 85.0 % | too far |" in page
    assert "- too far: rigged, a test\n" in page


def test_an_open_step_says_when_the_ceiling_is_not_excluded(rigged: Game, tmp_path: Path) -> None:
    """Eight games of one that always wins: reached without the ceiling, open with it."""
    found = climbed(tmp_path / "with", rung("good", "bad", ceiling=0.85), games=8)
    assert found.share.low < 0.85 < found.share.high
    assert (found.verdict, told_verdict(found)) == ("open", "open, not below 85.0 %")
    assert "| open, not below 85.0 % |" in ladder_page([found])
    even = climbed(tmp_path / "even", rung("good", "good", goal=0.4, ceiling=0.95), games=40)
    assert told_verdict(even) == "open"


def test_looks_are_whole_deals_and_end_at_the_end(rigged: Game) -> None:
    assert looks_of(rung("good", "bad"), 400) == [40, 80, 160, 400]
    three = Rung("x", "kepler3ad-1", 3, ("random", "random"), 0.5, "")
    assert looks_of(three, 400) == [42, 81, 162, 402]
    assert pytest.approx(0.9875) == CONFIDENCE


def test_a_clear_rung_is_reached_at_the_first_look(rigged: Game, tmp_path: Path) -> None:
    found = climbed(tmp_path, rung("good", "bad"), games=400)
    assert (found.verdict, found.share.games, found.done) == ("reached", 40, True)
    assert found.share.low < found.plain.low, "looking four times costs some width"


def test_a_hopeless_rung_is_missed_at_the_first_look(rigged: Game, tmp_path: Path) -> None:
    found = climbed(tmp_path, rung("bad", "good"), games=400)
    assert (found.verdict, found.share.games) == ("missed", 40)


def test_every_game_is_told_once(rigged: Game, tmp_path: Path) -> None:
    numbers: list[int] = []
    even = rung("good", "good", goal=0.5)
    climb(even, tmp_path, fraction=1.0, games=40, tick=lambda one: numbers.append(one.number))
    assert numbers == list(range(40))


def test_an_even_rung_stays_open_to_the_end(rigged: Game, tmp_path: Path) -> None:
    found = climbed(tmp_path, rung("good", "good", goal=0.5), games=40)
    assert (found.verdict, found.share.games, found.done) == ("open", 40, True)


def test_a_rung_goes_on_where_it_was(rigged: Game, tmp_path: Path) -> None:
    found = climbed(tmp_path, rung("good", "good", goal=0.5), games=40)
    place = tmp_path / "rigged" / "test-rung"
    lines = (place / GAMES).read_bytes().splitlines(keepends=True)
    (place / GAMES).write_bytes(b"".join(lines[:13]))
    half = finding_of(place)
    assert not half.done
    assert half.share.games < 13
    again = climbed(tmp_path, rung("good", "good", goal=0.5), games=40)
    assert again.share == found.share
    assert (place / GAMES).read_bytes().count(b"\n") == 40


def test_what_is_decided_is_not_played_again(rigged: Game, tmp_path: Path) -> None:
    climbed(tmp_path, rung("good", "bad"), games=400)
    file = tmp_path / "rigged" / "test-rung" / GAMES
    before = file.read_bytes()
    assert climbed(tmp_path, rung("good", "bad"), games=400).verdict == "reached"
    assert file.read_bytes() == before


def test_a_folder_keeps_to_what_was_asked(rigged: Game, tmp_path: Path) -> None:
    climbed(tmp_path, rung("good", "bad"))
    with pytest.raises(BadContest, match="holds another rung: its games is 40, not 80"):
        climbed(tmp_path, rung("good", "bad"), games=80)


def test_the_page_says_what_was_run(rigged: Game, tmp_path: Path) -> None:
    climbed(tmp_path, rung("good", "bad"), games=400)
    even = msgspec.structs.replace(rung("good", "good", goal=0.5), id="even")
    climbed(tmp_path, even)
    place = tmp_path / "rigged" / "even"
    lines = (place / GAMES).read_bytes().splitlines(keepends=True)
    (place / GAMES).write_bytes(b"".join(lines[:13]))
    page = ladder_page(list(findings(tmp_path)))
    assert "## rigged" in page
    assert "| a test | 2 | `good` `bad` | 40 | 100.0 % |" in page
    assert "| reached | 0 |" in page
    assert "| still running |" in page
    assert "`perihelion ladder rigged`; seed `ladder`, 1 of the budgets, at most 400" in page
    assert all(f"| {level.name} | {level.budget} iterations |" in page for level in LEVELS)
    assert "Of 2 rungs: 1 reached, 1 still running.\n- still running: rigged, a test\n" in page
    assert "Beside the ladder" not in page


def test_contests_beside_the_ladder_stand_on_the_page(tmp_path: Path) -> None:
    game = load("kepler3ad-2")
    agents = ["random", "greedy"]
    contest = contest_of(game, agents, games=2, seed="x", options={"turn_limit": 12}, budget=9)
    run(contest, folder=tmp_path / "few")
    (beside,) = contests(tmp_path)
    page = ladder_page([], [beside])
    assert "No rung was played yet." in page
    asked = "perihelion arena kepler3ad-2 --agents random,greedy --seats 2 --games 2 --seed x"
    assert f"- {beside.date}: `{asked} --budget 9 --option turn_limit=12`" in page
    assert "| kepler3ad-2 | 2, 9 iterations | `greedy` | 2 | 2 | none |" in page
    file = tmp_path / "few" / GAMES
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    assert list(contests(tmp_path)) == [], "one that is not played to its end is not told"


def test_the_published_page_is_of_these_levels() -> None:
    """The steps with a seed by which nothing was tuned, at the budgets that people meet."""
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    rungs = page.partition("## Beside the ladder")[0]
    for game in ids():
        _, heading, told = rungs.partition(f"\n## {game}\n")
        told = told.partition("\n## ")[0]
        assert heading
        assert re.search(r"; seed `whole(-\d+)?`, 1 of the budgets", told)
        assert "\n".join(level_rows(load(game))) in told
        for upper, lower in pairwise(reversed(levels_of(load(game)))):
            specs = [budgeted(one, load(game), 1.0) for one in (upper, lower)]
            assert f"| `{specs[0]}` `{specs[1]}` |" in told
    claimed = set(re.findall(r"^\| (.+?) \| \d \| `", rungs, re.MULTILINE))
    assert claimed == {rung.claim for rung in rungs_for(ids(), 1.0)}


def test_limited_games_are_counted_beside(
    rigged: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert climbed(tmp_path / "whole", rung("good", "bad")).limited == 0
    monkeypatch.setattr(type(rigged), "bot_options", {"rounds": 1})
    found = climbed(tmp_path / "cut", rung("good", "bad"), games=4)
    assert found.limited == 4
