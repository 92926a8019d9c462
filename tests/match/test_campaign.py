"""Campaigns: four levels won and lost, bonus cubes, and a file that cannot be lied to."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest
from tests.match.campaign_scenes import MISSED, POOR, WON, attempt, finish, scene

from perihelion.games.kepler3042.options import CAMPAIGNS
from perihelion.kernel.errors import BadOption, BadSeats
from perihelion.match import BadCampaign, Match, NoLevel, OpenDealer, RandomAgent
from perihelion.match.campaign import Campaign, find_campaign, read_campaign

EDGE: Final = "edge_of_the_galaxy"
Plain = dict[str, Any]


def at_level(name: str, level: int) -> Campaign:
    """A campaign whose levels before this one are passed."""
    campaign = Campaign(name, positions=True)
    for _ in range(1, level):
        assert attempt(campaign, WON[name]).passed
    assert campaign.level == level
    return campaign


# --- winning and losing --------------------------------------------------------------------------


@pytest.mark.rules("15.1", "15.5", "16.7", "16.8", "17.1", "17.3", "17.4")
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_is_won_level_after_level(name: str) -> None:
    """Each level passed opens the next, with a cube for every five points above the minimum."""
    campaign = Campaign(name, positions=True)
    cubes = 0
    for level, minimum in enumerate((30, 40, 50, 60), 1):
        assert (campaign.level, campaign.minimum(level)) == (level, minimum)
        assert campaign.carried == {"bonus_cubes": cubes}
        done = attempt(campaign, WON[name])
        assert (done.level, done.carried, done.passed) == (level, {"bonus_cubes": cubes}, True)
        assert done.record.options["level"] == level
        assert done.record.options["bonus_cubes"] == cubes
        cubes = (done.score - minimum) // 5
    assert campaign.is_won
    assert len(campaign.attempts) == 4
    with pytest.raises(NoLevel, match="the campaign is won"):
        campaign.begin_level()


@pytest.mark.rules("14.12", "14.13", "15.7", "16.8", "17.2", "R23", "R30")
@pytest.mark.parametrize(("name", "level"), MISSED)
def test_a_level_is_lost_without_its_objective(name: str, level: int) -> None:
    """Points alone do not pass it; it is played again with the same cubes, and can be passed."""
    campaign = at_level(name, level)
    cubes = campaign.carried
    done = attempt(campaign, MISSED[name, level])
    assert done.score >= campaign.minimum(level)
    assert not done.passed
    assert (campaign.level, campaign.carried, campaign.is_won) == (level, cubes, False)
    again = attempt(campaign, WON[name])
    assert (again.level, again.carried, again.passed) == (level, cubes, True)


@pytest.mark.rules("15.7", "16.8")
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_the_objectives_of_earlier_levels_stay_asked(name: str) -> None:
    """On level 4 the objective of level 1 is needed still."""
    campaign = at_level(name, 4)
    done = attempt(campaign, MISSED[name, 1])
    assert not done.passed
    assert done.score >= 60


@pytest.mark.rules("16.8")
@pytest.mark.parametrize("name", POOR)
def test_a_level_is_lost_below_its_minimum(name: str) -> None:
    """The objective alone does not pass it either."""
    campaign = Campaign(name, positions=True)
    done = attempt(campaign, POOR[name])
    assert done.score < 30
    assert not done.passed
    assert done.record.outcome is not None
    assert done.record.outcome.reason == "failed"


@pytest.mark.rules("EP", "15.5", "17.3")
def test_example_p() -> None:
    """57 points on level 2, 17 above 40: three cubes and two antimatter on level 3."""
    campaign = at_level(EDGE, 2)
    assert attempt(campaign, EXAMPLE_P).score == 57
    assert (campaign.level, campaign.carried) == (3, {"bonus_cubes": 3})
    match = campaign.begin_level()
    decision = to_question(match, "bonus-cubes")
    assert [option.text for option in decision.options] == [f"energy {n}" for n in range(4)]
    match.act(0, "energy 2")
    view: Any = match.view(0)
    earth = view.nations[0].planets[0]
    assert earth.planet == "earth"
    assert (earth.cubes.energy, earth.cubes.matter, earth.cubes.antimatter) == (2, 1, 2)


EXAMPLE_P: Final = scene(
    ("13", "23", "14", "24"), ("13", "23", "24"), level=3, colonial=12, technology=17
)


@pytest.mark.rules("15.5", "17.3")
def test_a_level_brings_thirty_cubes_at_most(tmp_path: Path) -> None:
    """However well it was passed: the next level can be played with what is earned."""
    for file in (resources.files("perihelion.games.kepler3042") / "data").iterdir():
        if file.is_dir():
            continue  # older sets
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(
            text.replace('"vp_per_cube": 5', '"vp_per_cube": 1'), encoding="utf-8"
        )
    campaign = Campaign(EDGE, {"data": str(tmp_path)})
    cubes = [campaign.spec.carried(1, score)["bonus_cubes"] for score in (30, 59, 60, 61, 100)]
    assert cubes == [0, 29, 30, 30, 30]
    assert campaign.options_of_level(2, campaign.spec.carried(1, 100))["bonus_cubes"] == 30
    assert Campaign(EDGE).spec.carried(1, 300) == {"bonus_cubes": 30}


@pytest.mark.rules("EQ", "16.7")
def test_example_q() -> None:
    """A rocky planet terraformed in the far zone meets two objectives at once."""
    campaign = at_level(EDGE, 3)
    match = campaign.begin_level(start=scene(terraformed=("13", "23")))
    view: Any = match.view(0)
    assert {one.id for one in view.nations[0].objectives if one.met} == {
        "outer-logistics-base",
        "project-atlantis",
        "project-helios",
    }
    finish(match)
    done = campaign.keep(match)
    assert done is not None
    assert done.passed


@pytest.mark.rules("15.6")
def test_without_bonus_cubes_nothing_is_asked() -> None:
    """Level 1, and a level after one that was passed with no five points to spare."""
    match = Campaign(EDGE).begin_level(dealer=OpenDealer("first"))
    decision = to_question(match, "free-levels")
    assert decision.kind == "free-levels"
    assert not any(one.entry.text.startswith("energy") for one in match.line.said)


def to_question(match: Match, kind: str) -> Any:
    """Let chance answer until this is asked."""
    while match.pending().chance:
        match.deal()
    decision = match.decision(0)
    assert decision.kind == kind
    return decision


def test_giving_up_is_a_failed_attempt() -> None:
    campaign = Campaign(EDGE)
    match = campaign.begin_level()
    match.resign(0)
    done = campaign.keep(match)
    assert done is not None
    assert (done.score, done.passed, campaign.level) == (0, False, 1)
    assert read_campaign(campaign.to_json()).attempts == [done]


def test_options_for_several_seats_are_refused() -> None:
    with pytest.raises(BadOption, match="'objectives' is for several seats, and one plays"):
        Campaign(EDGE, {"objectives": "advanced"})


def test_one_level_at_a_time() -> None:
    campaign = Campaign(EDGE)
    with pytest.raises(NoLevel, match="no level is being played"):
        campaign.go_on()
    campaign.begin_level()
    with pytest.raises(NoLevel, match="level 1 is being played"):
        campaign.begin_level()


def test_a_campaign_that_counts_begins_at_the_set_up() -> None:
    with pytest.raises(NoLevel, match="not from a position"):
        Campaign(EDGE).begin_level(start=WON[EDGE])


def test_only_its_own_match_can_be_kept() -> None:
    campaign = Campaign(EDGE)
    other = Campaign("sagittarius_a").begin_level()
    with pytest.raises(BadCampaign, match="option 'campaign' of the record is 'sagittarius_a'"):
        campaign.keep(other)
    assert campaign.running is None


def test_what_a_campaign_is_made_of() -> None:
    game, spec = find_campaign("edge-of-the-galaxy")
    assert (game.id, spec.id) == ("kepler3042", EDGE)
    with pytest.raises(BadOption, match="there is no campaign 'moon'; there are: edge_of"):
        Campaign("moon")
    with pytest.raises(BadOption, match="'level' is set by the campaign itself"):
        Campaign(EDGE, {"level": 4})
    with pytest.raises(BadOption, match="solo_planets"):
        Campaign(EDGE, {"solo_planets": 19})
    with pytest.raises(BadSeats, match="played alone, not by 2"):
        Campaign(EDGE, names=("Ada", "Ben"))
    campaign = Campaign(EDGE, {"solo_planets": 18}, names=("Ada",))
    match = campaign.begin_level()
    assert match.options["solo_planets"] == 18
    assert match.names == ("Ada",)


@pytest.mark.rules("15.2", "17.1", "R24")
def test_a_campaign_goes_on_with_the_default_it_began_with() -> None:
    """A file of before names no number of planets, and its record says 20."""
    campaign = Campaign(EDGE, {"solo_planets": 20})
    match = campaign.begin_level(dealer=OpenDealer("before"))
    campaign.keep(match)
    plain = json.loads(campaign.to_json())
    del plain["options"]
    again = read_campaign(json.dumps(plain).encode())
    assert again.running is not None
    assert again.options_of_level(2, {})["solo_planets"] == 20
    assert Campaign(EDGE).options_of_level(2, {})["solo_planets"] == 18


# --- the file ------------------------------------------------------------------------------------


def part_played(plies: int = 60) -> tuple[Campaign, Match]:
    """A campaign in the middle of its first level."""
    campaign = Campaign(EDGE)
    match = campaign.begin_level(dealer=OpenDealer("middle"))
    match.agents[0] = RandomAgent()
    for _ in range(plies):
        match.step()
    assert not match.is_over
    campaign.keep(match)
    return campaign, match


def test_a_level_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    campaign, match = part_played()
    campaign.save(tmp_path / "campaign.json")
    again = read_campaign(tmp_path / "campaign.json")
    assert again.to_json() == campaign.to_json()
    resumed = again.go_on()
    assert resumed.state == match.state
    assert resumed.record == match.record
    # Chance goes on as it would have.
    resumed.agents[0], resumed.agent_seed = match.agents[0], match.agent_seed
    match.run()
    resumed.run()
    assert resumed.record.entries == match.record.entries
    assert again.keep(resumed) == campaign.keep(match)
    assert again.running is None


def test_attempts_survive_the_file(tmp_path: Path) -> None:
    campaign = at_level("sagittarius_a", 2)
    attempt(campaign, MISSED["sagittarius_a", 2])
    campaign.save(tmp_path / "campaign.json")
    again = read_campaign(tmp_path / "campaign.json", positions=True)
    assert again.attempts == campaign.attempts
    assert (again.level, again.carried) == (campaign.level, campaign.carried)
    with pytest.raises(BadCampaign, match="attempt 1: the record begins from a position"):
        read_campaign(tmp_path / "campaign.json")


def test_a_crash_while_saving_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign, _ = part_played()
    file = tmp_path / "campaign.json"
    campaign.save(file)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        Campaign(EDGE).save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_of_the_first_format_is_read(tmp_path: Path) -> None:
    """It said `bonus_cubes` beside the level; what is saved again is of today's format."""
    campaign = at_level(EDGE, 3)
    plain = json.loads(campaign.to_json())
    for one in plain["attempts"]:
        one["bonus_cubes"] = one.pop("carried")["bonus_cubes"]
    plain["format"] = "perihelion-campaign-1"
    again = read_campaign(json.dumps(plain).encode(), positions=True)
    assert again.attempts == campaign.attempts
    assert again.to_json() == campaign.to_json()


def won_twice() -> Plain:
    """The file of a campaign with a lost and two passed levels, and a third one running."""
    campaign = Campaign(EDGE, positions=True)
    attempt(campaign, MISSED[EDGE, 1])
    attempt(campaign, WON[EDGE])
    attempt(campaign, WON[EDGE])
    campaign.begin_level(start=WON[EDGE])
    plain: Plain = json.loads(campaign.to_json())
    return plain


@pytest.fixture(scope="module")
def sound() -> bytes:
    return json.dumps(won_twice()).encode()


def test_the_file_that_is_tampered_with_below_is_sound(sound: bytes) -> None:
    campaign = read_campaign(sound, positions=True)
    assert (campaign.level, len(campaign.attempts)) == (3, 3)
    assert campaign.running is not None


def _more_points(plain: Plain) -> None:
    plain["attempts"][1]["score"] += 5


def _passed_after_all(plain: Plain) -> None:
    plain["attempts"][0]["passed"] = True


def _skipped_level(plain: Plain) -> None:
    del plain["attempts"][1]


def _more_cubes(plain: Plain) -> None:
    plain["attempts"][2]["carried"]["bonus_cubes"] += 1


def _other_level(plain: Plain) -> None:
    plain["attempts"][2]["record"]["options"]["level"] = 3


def _other_option(plain: Plain) -> None:
    plain["options"]["decline_progress"] = False


def _other_answer(plain: Plain) -> None:
    plain["attempts"][1]["record"]["entries"][0]["text"] = "cell production"


def _other_outcome(plain: Plain) -> None:
    plain["attempts"][1]["record"]["outcome"]["scores"] = [200]


def _unfinished(plain: Plain) -> None:
    record = plain["attempts"][1]["record"]
    record["entries"], record["outcome"] = record["entries"][:-1], None


def _finished(plain: Plain) -> None:
    plain["running"] = plain["attempts"].pop()["record"]


def _other_campaign(plain: Plain) -> None:
    plain["campaign"] = "sagittarius_a"


def _no_campaign(plain: Plain) -> None:
    plain["campaign"] = "moon"


def _other_game(plain: Plain) -> None:
    plain["game"] = "zenith"


def _other_rules(plain: Plain) -> None:
    plain["attempts"][0]["record"]["rules"] = 99


def _other_format(plain: Plain) -> None:
    plain["format"] = "perihelion-campaign-3"


def _unknown_field(plain: Plain) -> None:
    plain["attempts"][0]["cheat"] = True


TAMPERED: Final[list[tuple[Callable[[Plain], None], str]]] = [
    (_more_points, r"attempt 2: says \d+ points, passed, but its record comes to \d+ points"),
    (_passed_after_all, r"attempt 1: says \d+ points, passed, but .* \d+ points, failed"),
    (_skipped_level, "attempt 2: says level 2 with .* comes level 1 with .'bonus_cubes': 0"),
    (_more_cubes, "attempt 3: says level 2 with"),
    (_other_level, "attempt 3: the option 'level' of the record is 3, not 2"),
    (_other_option, "attempt 1: the option 'decline_progress' of the record is True, not False"),
    (_other_answer, "attempt 2: entry 1"),
    (_other_outcome, "attempt 2: the record says it ended"),
    (_unfinished, "attempt 2: its record does not reach the end"),
    (_finished, "the running level: it is over"),
    (_other_campaign, "attempt 1: the option 'campaign' of the record is 'edge_of_the_galaxy'"),
    (_no_campaign, "malformed: there is no campaign 'moon'"),
    (_other_game, "malformed: there is no campaign 'edge_of_the_galaxy'; there are: none"),
    (_other_rules, "attempt 1: written under rules 99"),
    (_other_format, "the format is 'perihelion-campaign-3'"),
    (_unknown_field, "malformed: Object contains unknown field `cheat`"),
]


@pytest.mark.parametrize(("change", "said"), TAMPERED, ids=[one[0].__name__ for one in TAMPERED])
def test_a_tampered_file_is_refused(
    sound: bytes, change: Callable[[Plain], None], said: str
) -> None:
    """Nothing in it is believed that its records do not bear out."""
    plain: Plain = json.loads(sound)
    change(plain)
    with pytest.raises(BadCampaign, match=said):
        read_campaign(json.dumps(plain).encode(), positions=True)


def test_chance_that_does_not_follow_from_the_seed_is_refused() -> None:
    """Another card of the deck in the record, where every answer still fits."""
    campaign, _ = part_played(30)
    plain: Plain = json.loads(campaign.to_json())
    plain["running"]["fairness"]["seed"] = "another seed"
    with pytest.raises(BadCampaign, match="the running level: entry 1: the record says"):
        read_campaign(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a whole JSON document"),
        (b"{", "not a whole JSON document"),
        (b"\xff\xfe", "not a whole JSON document"),
        (b"[]", "the format is None"),
        (b'{"format": "perihelion-record-1"}', "this is no campaign"),
        (b'{"format": "perihelion-campaign-1"}', "missing required field `game`"),
    ],
)
def test_a_foreign_file_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(BadCampaign, match=said):
        read_campaign(data)


def test_a_truncated_file_is_refused(sound: bytes) -> None:
    for size in range(0, len(sound), len(sound) // 7):
        with pytest.raises(BadCampaign):
            read_campaign(sound[:size], positions=True)
