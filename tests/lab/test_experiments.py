"""Experiments: two tables on the same deals, restricted play, skill curves."""

import json
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from tests.lab.test_figures import RECRUIT, seen
from typer.testing import Result

from perihelion.ai.agent_spec import agent_from
from perihelion.ai.errors import BadRestriction
from perihelion.ai.restricted import RestrictedAgent
from perihelion.cli.set_sources import Playable
from perihelion.games import load
from perihelion.kernel.rng import Rng
from perihelion.lab.comparing import compare
from perihelion.lab.differences import OnDeal, difference
from perihelion.lab.experiment_sections import ComparisonTelling
from perihelion.lab.experiments import plan_comparison
from perihelion.lab.shapes import Comparison
from perihelion.match import Match, OpenDealer, RandomAgent

Perihelion = Callable[..., Result]


# Differences.


def test_a_difference_knows_that_deals_are_paired() -> None:
    """Deals differ by hundreds, the change adds one to each: the interval sees the one."""
    rows = [OnDeal(100.0 * deal, 1, 100.0 * deal + 1 + deal % 2 / 10, 1) for deal in range(20)]
    told = difference(rows)
    assert told is not None
    assert told.size == pytest.approx(1.05)
    assert told.interval is not None
    low, high = told.interval
    assert 1.0 < low < 1.05 < high < 1.1
    assert told.is_clear


def test_noise_is_not_clear() -> None:
    rows = [OnDeal(deal % 3, 1, (deal + 1) % 3, 1) for deal in range(30)]
    told = difference(rows)
    assert told is not None
    assert told.size == pytest.approx(0)
    assert not told.is_clear


def test_many_figures_make_chance_findings_less_clear() -> None:
    rows = [OnDeal(0, 1, 0.4 + (1 if deal % 2 else -1), 1) for deal in range(40)]
    alone, among_many = difference(rows), difference(rows, 100)
    assert alone is not None
    assert among_many is not None
    assert alone.is_clear
    assert not among_many.is_clear
    assert alone.interval == among_many.interval, "what is shown stays a 95 % interval"


def test_few_deals_prove_nothing() -> None:
    told = difference([OnDeal(0, 1, 5, 1) for _ in range(3)])
    assert told is not None
    assert not told.is_clear
    assert difference([OnDeal(0, 0, 5, 1)]) is None, "there was nothing before"


def compared(turns: int) -> Comparison:
    """Twelve deals; after the change matches last `turns` longer, and card 0 is the winner's."""
    before = [seen(f"deal {n}", (1.0, 0.0) if n % 2 else (0.0, 1.0)) for n in range(12)]
    after = [seen(f"deal {n}", (1.0, 0.0), turns=40 + turns) for n in range(12)]
    return compare("zenith", before, after, named=("shipped", "mine"))


def test_what_changed_is_told_with_its_names() -> None:
    told = {(one.figure, one.thing): one for one in compared(turns=10).changes}
    turns = told["turns", ""]
    assert (turns.before, turns.after, turns.is_clear) == (40, 50, True)
    side = told["side", "1"]
    assert (side.before, side.after) == (0.5, 1.0)
    card = load("zenith").element_of("card", 0)
    name = next(thing for figure, thing in told if figure == "wins" and thing.startswith("recruit"))
    assert str(card) not in name, "a name, not an id"
    assert told["wins", name].is_clear
    uses = [one for (figure, _), one in told.items() if figure == "uses"]
    assert uses
    assert not any(one.is_clear for one in uses), "as often as before"
    assert RECRUIT >= 0


def test_no_change_is_said_so() -> None:
    matches = [seen(f"deal {n}", (1.0, 0.0) if n % 2 else (0.0, 1.0)) for n in range(12)]
    same = compare("zenith", matches, matches, named=("a", "b"))
    assert same.clear == ()
    for lang, word in (("en", "none of"), ("fr", "aucun")):
        assert word in ComparisonTelling(same, lang).verdict()[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_verdict_has_five_findings_at_most_and_the_clearest_first(lang: str) -> None:
    told = compared(turns=10)
    verdict = ComparisonTelling(told, lang).verdict()
    assert 2 <= len(verdict) <= 6
    assert [one.errors for one in told.clear] == sorted(
        (one.errors for one in told.clear), reverse=True
    )


# Restricted play.


def test_who_does_without_a_thing_never_uses_it() -> None:
    game = load("zenith")
    denied = {f"card:{name}" for name in ("nero", "pandora")} | {"develop"}
    agent = RestrictedAgent(RandomAgent(), frozenset(denied))
    dealer = OpenDealer("without")
    match = Match(game, 2, agents=[agent, RandomAgent()], dealer=dealer, agent_seed=1)
    match.run()
    mine = [entry.text for entry in match.record.entries if entry.seat == 0]
    others = [entry.text for entry in match.record.entries if entry.seat == 1]
    assert not any(text.startswith("develop") for text in mine)
    assert any(text.startswith("develop") for text in others)


def test_a_planner_neither_uses_nor_counts_on_what_it_does_without() -> None:
    game = load("kepler3042")
    specs = ("admiral@60 without action:galactic-cartography", "admiral@60")
    agents = [agent_from(spec, game) for spec in specs]
    match = Match(game, 2, agents=agents, dealer=OpenDealer("without"), agent_seed=1)
    match.run()
    denied = [
        sum(e.seat == seat and e.text == "cell galactic-cartography" for e in match.record.entries)
        for seat in (0, 1)
    ]
    assert denied[0] == 0 < denied[1]
    planner = agents[0].agent.planner  # type: ignore[attr-defined]
    assert len(planner.denied) == 1  # its plans do not build on it either


def test_where_nothing_else_is_open_the_rules_go_before() -> None:
    game = load("zenith")
    state = game.start(2, {})
    dealt = Match(game, 2, agents=[RandomAgent(), RandomAgent()], dealer=OpenDealer("1"))
    while not dealt.pending().seats:
        dealt.step()
    state = dealt.state
    seat = dealt.pending().seats[0]
    legal = list(state.legal(seat))
    verbs = frozenset(state.text(one, seat).partition(" ")[0] for one in legal)
    agent = RestrictedAgent(RandomAgent(), verbs)
    assert agent.choose(state.blind(seat), seat, legal, Rng(1)) in legal


def test_a_restriction_that_the_game_does_not_know_is_refused() -> None:
    game = load("zenith")
    assert agent_from("captain@50 without card:nero+develop", game).name.endswith(
        "without card:nero+develop"
    )
    for spec, said in (("captain without card:zorro", "card:"), ("captain without fly", "develop")):
        with pytest.raises(BadRestriction, match=said):
            agent_from(spec, game)


# The commands.


def corrected(folder: Path) -> Path:
    """A copy of Zenith's data in which Nero costs two more."""
    home = files("perihelion.games.zenith") / "data"
    folder.mkdir()
    for name in load("zenith").data_files:
        (folder / f"{name}.json").write_bytes((home / f"{name}.json").read_bytes())
    agents = json.loads((folder / "agents.json").read_text())
    rows = agents["agents"] if isinstance(agents, dict) else agents
    next(one for one in rows if one["id"] == "nero")["cost"] += 2
    (folder / "agents.json").write_text(json.dumps(agents))
    return folder


def test_two_data_sets_are_compared_and_kept(perihelion: Perihelion, tmp_path: Path) -> None:
    mine, out = corrected(tmp_path / "mine"), tmp_path / "out"
    words = ["lab", "compare", "shipped", mine, "--agent", "greedy", "--games", "4", "--out", out]
    done = perihelion(*words, "--workers", "1", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["game"] == "zenith", "nothing but JSON on stdout"
    page = (out / "zenith-compared.html").read_text()
    assert str(mine) in page
    assert "Nero" in (out / "zenith-compared.json").read_text()
    assert len(list((out / "before" / "records").iterdir())) == 4
    journal = (out / "after" / "games.jsonl").read_bytes()
    again = perihelion(*words, "--workers", "1", "--lang", "fr")
    assert again.exit_code == 0, again.output
    assert (out / "after" / "games.jsonl").read_bytes() == journal, "nothing is played twice"
    assert "Verdict" in (out / "zenith-compared.md").read_text()


def test_both_tables_are_judged_alike(tmp_path: Path) -> None:
    """Learned weights count on the sets on which they passed a gate; a changed set has none."""
    game, mine = load("zenith"), str(corrected(tmp_path / "mine"))

    def agents_of(agent: str, *named: str) -> set[str]:
        tables = [Playable("zenith", one, one) for one in named]
        planned = plan_comparison(game, tables, agents=[agent], games=2)
        return {name for contest in planned.contests for name in contest.agents}

    assert agents_of("admiral@50", "shipped", mine) == {"admiral-1@50"}
    denied = "strongest without develop"
    assert agents_of(denied, "shipped", mine) == {"admiral-1 without develop"}
    assert agents_of("admiral@50", "shipped", "turn_limit=20") == {"admiral@50"}
    assert agents_of("captain", "shipped", mine) == {"captain-1"}
    assert agents_of("captain@9", "shipped", mine) == {"captain-1@9"}
    assert agents_of("greedy", "shipped", mine) == {"greedy"}


def test_a_set_is_named_by_its_game_and_by_a_record(perihelion: Perihelion, tmp_path: Path) -> None:
    """As `perihelion data` names them; what is in no folder is kept with the matches."""
    mine, out = corrected(tmp_path / "mine"), tmp_path / "out"
    agents = [RandomAgent(), RandomAgent()]
    match = Match(load("zenith"), 2, {"data": str(mine)}, agents=agents, dealer=OpenDealer("1"))
    match.run()
    record = tmp_path / "match.json"
    record.write_bytes(match.record.to_json())
    few = ("--agent", "random", "--games", "2", "--workers", "1", "--out", out)
    done = perihelion("lab", "compare", "zenith", record, *few)
    assert done.exit_code == 0, done.output
    digest = load("zenith").data_digest({"data": str(mine)})
    [written] = (out / "sets").iterdir()
    assert written.name == digest
    played = json.loads(next((out / "after" / "records").iterdir()).read_text())
    assert played["data"] == digest
    assert str(record) in (out / "zenith-compared.md").read_text()


def test_options_are_compared(perihelion: Perihelion, tmp_path: Path) -> None:
    done = perihelion(
        *("lab", "compare", "shipped", "turn_limit=20", "--game", "zenith"),
        *("--agent", "random", "--games", "20", "--workers", "1"),
    )
    assert done.exit_code == 0, done.output
    assert "turn_limit=20" in done.output


def test_the_same_table_twice_is_refused(perihelion: Perihelion, tmp_path: Path) -> None:
    shutil.copytree(corrected(tmp_path / "one"), tmp_path / "two")
    same = perihelion("lab", "compare", tmp_path / "one", tmp_path / "two", "--agent", "random")
    assert same.exit_code != 0
    assert "nothing can differ" in same.output
    unknown = perihelion("lab", "compare", "shipped", "turn_limit=20")
    assert "--game" in unknown.output


def test_restricted_play_and_skill_are_told(perihelion: Perihelion, tmp_path: Path) -> None:
    few = ("--games", "4", "--workers", "1", "--json")
    worth = perihelion("lab", "worth", "zenith", "card:nero", "develop", "--agent", "greedy", *few)
    assert worth.exit_code == 0, worth.output
    rows = json.loads(worth.output)
    assert {row["name"] for row in rows} == {"card:nero", "develop"}
    assert [row["share"] for row in rows] == sorted(row["share"] for row in rows)
    skill = perihelion(
        *("lab", "skill", "zenith", "--agent", "captain", "--least", "4", "--doublings", "2"), *few
    )
    assert [row["name"] for row in json.loads(skill.output)] == ["8", "16"]
    dealt = perihelion(
        *("lab", "worth", "kepler3ad-2", "corporation:vanguard", "corporation:embassy"),
        *("--agent", "random", "--seats", "5", "--out", tmp_path / "dealt", *few),
    )
    assert dealt.exit_code == 0, dealt.output
    owned = json.loads(dealt.stdout)
    assert {row["name"] for row in owned} == {"corporation:vanguard", "corporation:embassy"}
    placed = [
        placed_before_the_first_roll(one)
        for where in ("with", "without/corporation_vanguard")
        for one in (tmp_path / "dealt" / where / "records").iterdir()
    ]
    assert any(placed[:4]), "with its power the fleet begins on a planet"
    assert not any(placed[4:])
    bad = perihelion("lab", "skill", "zenith", "--agent", "captain@50")
    assert "without a budget" in bad.output


def placed_before_the_first_roll(record: Path) -> bool:
    texts = [entry["text"] for entry in json.loads(record.read_text())["entries"]]
    first = next(at for at, text in enumerate(texts) if text.startswith("roll"))
    return any(text.startswith("place ") for text in texts[:first])
