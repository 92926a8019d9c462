"""`perihelion campaign`: listing, playing, leaving, resuming and checking a campaign."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from tests.data_sets import corrected
from tests.match.campaign_scenes import MISSED, WON, attempt
from typer.testing import Result

from perihelion.games.kepler3042.options import CAMPAIGNS
from perihelion.match import OpenDealer, SimpleAgent
from perihelion.match.campaign import Attempt, Campaign, read_campaign

Perihelion = Callable[..., Result]
EDGE: Final = "edge_of_the_galaxy"
QUIET: Final = "cell colonisation\nskip\nstop\nstop\nend\n"
"""The shortest turn there is; questions that are not asked do not stop the table."""


@pytest.fixture
def from_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command read campaigns whose levels begin from a position."""
    lenient = partial(read_campaign, positions=True)
    monkeypatch.setattr("perihelion.cli.commands.campaign.read_campaign", lenient)


def running(file: Path, start: dict[str, Any], passed: int = 0) -> Path:
    """A campaign file with so many levels passed, and the next one running from a position."""
    campaign = Campaign(EDGE, names=("Ada",), positions=True)
    for _ in range(passed):
        assert attempt(campaign, WON[EDGE]).passed
    campaign.begin_level(start=start, dealer=OpenDealer("table"))
    campaign.save(file)
    return file


def status(perihelion: Perihelion, file: Path) -> dict[str, Any]:
    result = perihelion("campaign", "status", "--file", file, "--json")
    assert result.exit_code == 0, result.output
    plain: dict[str, Any] = json.loads(result.stdout)
    return plain


# --- what there is -------------------------------------------------------------------------------


def test_the_five_campaigns_are_listed(perihelion: Perihelion) -> None:
    shown = perihelion("campaign").output
    assert shown == perihelion("campaign", "list").output
    assert "The Edge of the Galaxy (easy): Outer Logistics Base, Project Atlantis" in shown
    for name in CAMPAIGNS:
        assert f"perihelion campaign start {name}" in shown
    french = perihelion("campaign", "list", "--lang", "fr").output.replace("\u00a0", " ")
    assert "Progéniture Supérieure (utopique) : Suprématie Coloniale, Plan Colonial" in french


def test_the_list_for_programs(perihelion: Perihelion) -> None:
    rows = json.loads(perihelion("campaign", "list", "--json").stdout)
    assert [row["id"] for row in rows] == [*CAMPAIGNS, "first_light"]
    assert [len(row["levels"]) for row in rows] == [4, 4, 4, 4, 4, 2]


# --- playing -------------------------------------------------------------------------------------


def test_a_campaign_is_begun_left_and_resumed(perihelion: Perihelion, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    result = perihelion("campaign", "start", EDGE, "--file", file, "--seed", "7", typed="1\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Campaign: The Edge of the Galaxy (easy)" in result.output
    assert "Level 1. Minimum score: 30. Objectives:" in result.output
    assert "Outer Logistics Base: Terraform 1 planet in the far zone." in result.output
    assert f"perihelion campaign resume --file {file}" in result.output
    first = read_campaign(file)
    assert first.running is not None
    again = perihelion("campaign", "resume", "--file", file, typed="1\nquit\n")
    assert again.exit_code == 0, again.output
    second = read_campaign(file)
    assert second.running is not None
    count = len(first.running.entries)
    assert second.running.entries[:count] == first.running.entries
    assert len(second.running.entries) > count


def test_files_live_in_the_data_folder(perihelion: Perihelion, tmp_path: Path) -> None:
    assert perihelion("campaign", "start", "sagittarius-a", typed="quit\n").exit_code == 0
    file = tmp_path / "home" / "perihelion" / "campaigns" / "sagittarius_a.json"
    assert read_campaign(file).level == 1
    for which in ((), ("sagittarius_a",)):
        shown = perihelion("campaign", "status", *which).output
        assert "Campaign: Sagittarius A* (hard)" in shown
        assert "Level 1 is being played, in its set-up." in shown
        assert perihelion("campaign", "resume", *which, typed="quit\n").exit_code == 0


def test_nothing_is_written_over(perihelion: Perihelion, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    perihelion("campaign", "start", EDGE, "--file", file, typed="quit\n")
    before = file.read_bytes()
    result = perihelion("campaign", "start", EDGE, "--file", file, typed="quit\n")
    assert result.exit_code == 2
    assert "is there already; go on with it (perihelion campaign resume" in result.stderr
    assert file.read_bytes() == before


def test_a_level_is_played_to_its_end_and_again(perihelion: Perihelion, tmp_path: Path) -> None:
    """The first answer every time does not pass it; the next `resume` begins it anew."""
    file = tmp_path / "mine.json"
    result = perihelion(
        "campaign", "start", EDGE, "--file", file, "--seed", "1", typed="1\n" * 5000
    )
    assert result.exit_code == 0, result.output[-2000:]
    assert "Score sheet" in result.output
    assert "Level 1: failed with" in result.output
    assert "You do not win." in result.output
    known = status(perihelion, file)
    assert (known["level"], known["running"], known["won"]) == (1, False, False)
    assert [row["passed"] for row in known["attempts"]] == [False]
    perihelion("campaign", "resume", "--file", file, "--seed", "2", typed="quit\n")
    assert status(perihelion, file)["running"]


@pytest.mark.rules("17.1", "17.3")
@pytest.mark.usefixtures("from_positions")
def test_a_level_is_passed_at_the_table(perihelion: Perihelion, tmp_path: Path) -> None:
    file = running(tmp_path / "mine.json", WON[EDGE])
    result = perihelion("campaign", "resume", "--file", file, typed=QUIET)
    assert result.exit_code == 0, result.output
    score = read_campaign(file, positions=True).attempts[0].score
    assert f"Level 1: passed with {score} points (minimum score 30)." in result.output
    assert (
        "Level 2 comes next. Minimum score: 40. Objectives: Outer Logistics Base and"
        in " ".join(result.output.split())
    )
    cubes = (score - 30) // 5
    assert f"Bonus resources on Earth: {cubes} energy or matter and 1 antimatter." in result.output
    known = status(perihelion, file)
    assert (known["level"], known["bonus_cubes"], known["bonus_antimatter"]) == (2, cubes, 1)


@pytest.mark.rules("17.2", "17.4")
@pytest.mark.usefixtures("from_positions")
def test_the_last_level_is_failed_then_won(perihelion: Perihelion, tmp_path: Path) -> None:
    file = running(tmp_path / "mine.json", MISSED[EDGE, 4], passed=3)
    result = perihelion(
        "campaign",
        "resume",
        "--file",
        file,
        typed=QUIET,
    )
    assert "Level 4: failed with" in result.output
    assert f"perihelion campaign resume --file {file}" in result.output
    running(file, WON[EDGE], passed=3)
    result = perihelion("campaign", "resume", "--file", file, "--lang", "fr", typed=QUIET)
    french = result.output.replace("\u00a0", " ")
    assert "La campagne est gagnée !" in french
    assert "Carnet de score" in french
    assert "campaign resume" not in french
    result = perihelion("campaign", "resume", "--file", file)
    assert result.exit_code == 2
    assert "the campaign is won" in result.stderr
    assert "The campaign is won!" in perihelion("campaign", "status", "--file", file).output


def test_giving_up_fails_the_level(perihelion: Perihelion, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    result = perihelion("campaign", "start", EDGE, "--file", file, typed="resign\nyes\n")
    assert "Level 1: given up." in result.output
    assert status(perihelion, file)["attempts"][0]["passed"] is False


@pytest.mark.usefixtures("from_positions")
def test_a_level_is_told_before_and_after(perihelion: Perihelion, tmp_path: Path) -> None:
    """Before: the ghost, what is needed, the best so far. After: what was met, and the way on."""
    file = running(tmp_path / "mine.json", MISSED[EDGE, 2], passed=1)
    first = perihelion("campaign", "resume", "--file", file, typed=QUIET).output
    first = " ".join(first.split())
    assert "rises by one level in every technology in rounds 5, 10 and 15." in first
    assert "Best so far" not in first
    assert "Met: Outer Logistics Base Not met: Project Atlantis" in first
    assert "Level 2 comes next." in first
    score = read_campaign(file, positions=True).attempts[-1].score
    again = perihelion("campaign", "resume", "--file", file, typed="quit\n").output
    again = " ".join(again.split())
    assert f"Best so far: {score} points." in again
    assert "energy or matter and 1 antimatter." in again


def test_names_are_those_of_the_data_set(perihelion: Perihelion, tmp_path: Path) -> None:
    folder = corrected(tmp_path / "data", "kepler3042", _renamed, "objectives")
    listed = perihelion("campaign", "list", "--data", folder).output
    assert "The Rim (easy): Far Depot, Project Atlantis" in listed
    file = tmp_path / "mine.json"
    option = ("--option", f"data={folder}")
    begun = perihelion("campaign", "start", EDGE, *option, "--file", file, typed="quit\n").output
    assert "Far Depot: Terraform 1 planet" in begun
    shown = perihelion("campaign", "status", "--file", file).output
    assert "Campaign: The Rim (easy)" in shown
    assert "Outer Logistics Base" not in listed + begun + shown


def _renamed(objectives: Any) -> None:
    objectives["campaigns"][0]["name"] = "The Rim"
    level = objectives["campaigns"][0]["levels"][0]
    next(one for one in objectives["objectives"] if one["id"] == level)["name"] = "Far Depot"


# --- another game --------------------------------------------------------------------------------

LAST: Final = {"turn": 4, "hands": [["gold"], ["dust"]]}
"""The last round of Comet, which seat 0 wins."""


def comet_level(campaign: Campaign, start: dict[str, Any]) -> Attempt:
    """A level of Comet from a position to its end."""
    agents = {0: SimpleAgent(), 1: SimpleAgent()}
    match = campaign.begin_level(agents=agents, dealer=OpenDealer("comet"), start=start)
    match.run()
    done = campaign.keep(match)
    assert done is not None
    return done


def test_any_game_may_bring_campaigns(perihelion: Perihelion, tmp_path: Path) -> None:
    """Comet's has opponents, and carries an option of its own to the next level."""
    campaign = Campaign("first-light", names=("Ada",), positions=True)
    assert (campaign.game.id, campaign.carried, campaign.seats(1)) == ("comet", {"rounds": 4}, 2)
    lost = comet_level(campaign, {**LAST, "found": [[], ["5", "5"]]})
    assert (lost.passed, campaign.level) == (False, 1)
    won = comet_level(campaign, {**LAST, "found": [["5"], []]})
    assert (won.passed, won.score > 2, won.record.names) == (True, True, ("Ada", "cadet"))
    assert won.record.options == {"rounds": 4, "deflect": False}
    assert (campaign.level, campaign.carried) == (2, {"rounds": 5})
    last = comet_level(campaign, {**LAST, "turn": 5, "found": [["5"], []]})
    assert last.record.options == {"rounds": 5, "deflect": True}
    assert campaign.is_won
    campaign.save(tmp_path / "comet.json")
    assert read_campaign(tmp_path / "comet.json", positions=True).attempts == campaign.attempts


def test_a_campaign_of_another_game_is_played(perihelion: Perihelion, tmp_path: Path) -> None:
    listed = perihelion("campaign", "list", "--game", "comet", "--lang", "fr").output
    assert listed == (
        "Première lueur\u00a0: Valeur 2 et Valeur 4\n    perihelion campaign start first_light\n"
    )
    file = tmp_path / "mine.json"
    words = ("first_light", "--file", file, "--seed", "1")
    begun = perihelion("campaign", "start", *words, typed="1\nresign\nyes\n").output
    assert "A cadet launches against you." in begun
    assert "Level 1. Minimum score: 2. Objectives:" in begun
    assert "Worth 2: Win with samples worth 2 or more." in begun
    assert "Level 1: given up." in begun
    known = status(perihelion, file)
    assert (known["game"], known["level"], known["rounds"], known["running"]) == (
        *("comet", 1, 4),
        False,
    )
    perihelion("campaign", "resume", "--file", file, "--seed", "2", typed="quit\n")
    again = perihelion("campaign", "resume", "--file", file, typed="1\n" * 30).output
    assert "Level 1: passed" in again or "Level 1: failed" in again


# --- mistakes ------------------------------------------------------------------------------------


def test_a_damaged_file_says_so_and_stays(perihelion: Perihelion, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    perihelion("campaign", "start", EDGE, "--file", file, typed="resign\nyes\n")
    plain = json.loads(file.read_bytes())
    plain["attempts"][0]["score"] = 99
    file.write_text(json.dumps(plain))
    before = file.read_bytes()
    for command in ("status", "resume"):
        result = perihelion("campaign", command, "--file", file, typed="quit\n")
        assert result.exit_code == 1
        assert result.stderr.startswith(f"perihelion: {file}: attempt 1: says 99 points, failed")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("start", "moon"), "there is no campaign 'moon'"),
        (("start", EDGE, "--option", "level=3"), "'level' is set by the campaign itself"),
        (("start", EDGE, "--option", "colour=red"), "colour"),
        (("start", EDGE, "--file", "/nowhere/mine.json"), "/nowhere/mine.json cannot be written"),
        (("status",), "no campaign was begun yet"),
        (("resume",), "no campaign was begun yet"),
        (("resume", "moon"), "there is no campaign 'moon'"),
        (("resume", EDGE), "cannot be read: No such file"),
        (("status", "--lang", "xx", "--file", "."), "cannot be read: Is a directory"),
    ],
)
def test_mistakes_are_one_line(perihelion: Perihelion, words: tuple[str, ...], said: str) -> None:
    result = perihelion("campaign", *words)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("perihelion: ")
    assert said in line


def test_a_seed_is_for_a_new_level(perihelion: Perihelion, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    perihelion("campaign", "start", EDGE, "--file", file, typed="quit\n")
    result = perihelion("campaign", "resume", "--file", file, "--seed", "8")
    assert result.exit_code == 2
    assert "--seed is for a new level, but level 1 is being played" in result.stderr
