"""The levels: six rows of data, their words, and the front door."""

from collections import Counter
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec
import pytest
from librt.vecs import vec

from perihelion.ai import ALIASES, LEVELS, SIMPLE, BadBudget, UnknownLevel, agent_of, level_of
from perihelion.ai import levels as levels_module
from perihelion.ai.agents import BeginnerAgent, GreedyAgent, SearchAgent
from perihelion.ai.judges import judge_of
from perihelion.ai.levels import FIRST_ADMIRAL, MEMORY, levels_of, names, searcher_of
from perihelion.ai.search.judge import Judge
from perihelion.ai.search.lookahead import look_ahead
from perihelion.games import ids, load
from perihelion.games.kepler3042.views.view import Kepler3042View
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import BadData, PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.match import Match, OpenDealer, RandomAgent
from perihelion.words import Words

MANY: Final = range(4, 100)
"""Enough answers to overlook some."""


@pytest.mark.parametrize("game_id", ["", *ids()])
def test_there_are_six_levels_from_weak_to_strong(game_id: str) -> None:
    """Ours, and with the settings of each game."""
    levels = levels_of(load(game_id)) if game_id else LEVELS
    assert [level.name for level in levels] == [level.name for level in LEVELS]
    assert len(levels) == len({level.name for level in levels}) == 6
    assert [level.budget for level in levels] == sorted({level.budget for level in levels})
    assert [level.depth for level in levels] == sorted(level.depth for level in levels)
    newest = [level.generation or 99 for level in levels]
    assert newest == sorted(newest)
    for seats in (0, *sorted({seats for level in levels for seats in level.seats})):
        rows = [level.at(seats) for level in levels]
        for errors in ([row.noise for row in rows], [row.overlooks for row in rows]):
            assert errors == sorted(errors, reverse=True)


@pytest.fixture
def own_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Writes the file that a folder of Zenith's would hold."""

    def write(text: str) -> None:
        (tmp_path / "ai").mkdir(exist_ok=True)
        (tmp_path / "ai" / "levels.json").write_text(text)
        levels_module._levels_in.cache_clear()

    monkeypatch.setattr(levels_module, "files", lambda _: tmp_path)
    levels_module._levels_in.cache_clear()
    yield write
    levels_module._levels_in.cache_clear()


def test_a_game_may_change_what_it_needs(own_levels: Callable[[str], None]) -> None:
    """All else is ours, and other games of the folder keep their own."""
    zenith = load("zenith")
    assert levels_of(zenith) == LEVELS
    own_levels('{"zenith": {"pilot": {"noise": 1.5, "generation": 2}}, "other": {"pilot": {}}}')
    pilot = level_of("pilot", zenith)
    assert (pilot.noise, pilot.generation) == (1.5, 2)
    assert (pilot.budget, pilot.overlooks) == (LEVELS[1].budget, LEVELS[1].overlooks)
    assert searcher_of("pilot", zenith).noise == 1.5
    assert [one for one in levels_of(zenith) if one.name != "pilot"] == [LEVELS[0], *LEVELS[2:]]
    assert level_of("pilot") == LEVELS[1]
    assert level_of("admiral-1", zenith) == msgspec.structs.replace(FIRST_ADMIRAL, generation=1)


def test_frozen_opponents_search_as_they_did() -> None:
    """What the admiral of a game got since is not theirs."""
    game = load("kepler3ad-2")
    admiral, frozen = searcher_of("admiral", game), searcher_of("admiral-4", game)
    assert (admiral.settings.history, admiral.pools) == (1.0, True)
    assert (frozen.settings.history, frozen.pools) == (0.0, False)


def test_a_level_may_err_otherwise_with_more_seats(own_levels: Callable[[str], None]) -> None:
    """One agent plays at any table, and errs as that table wants it."""
    game = load("zenith")
    own_levels('{"zenith": {"pilot": {"noise": 1.5, "seats": {"4": {"overlooks": 99}}}}}')
    pilot = level_of("pilot", game)
    assert pilot.at(2) == msgspec.structs.replace(pilot, seats={})
    assert (pilot.at(4).noise, pilot.at(4).overlooks) == (0.0, 99)
    agent = searcher_of("pilot", game, budget=8)
    for seats, errs in ((4, (0.0, 99)), (2, (1.5, pilot.overlooks)), (4, (0.0, 99))):
        state = game.start(seats)
        while state.seat == CHANCE:
            state.apply(state.legal(CHANCE)[0])
        seat = int(state.seat)
        agent.choose(state.blind(seat), seat, state.legal(seat), Rng(1))
        assert (agent.noise, agent.overlooks) == errs


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "levels.json of zenith: .*truncated"),
        ('{"zenith": {"pilot": {"seats": {"four": {}}}}}', "levels.json of zenith: .*`int`"),
        ('{"zenith": {"ensign": {}}}', "levels.json of zenith: there is no level 'ensign'"),
        ('{"zenith": {"pilot": {"nois": 1}}}', "levels.json of zenith: .*`nois`"),
        ('{"zenith": {"pilot": {"budget": "many"}}}', "levels.json of zenith: .*`int`"),
    ],
)
def test_settings_that_cannot_be_read_are_told(
    own_levels: Callable[[str], None], text: str, said: str
) -> None:
    own_levels(text)
    with pytest.raises(BadData, match=said):
        agent_of("pilot", load("zenith"))


def test_the_strongest_is_the_last() -> None:
    assert level_of("strongest") is LEVELS[-1]
    assert dict(ALIASES) == {"strongest": LEVELS[-1].name}
    assert (LEVELS[-1].noise, LEVELS[-1].overlooks) == (0.0, 0)


def test_the_first_admiral_searches_as_it_once_did() -> None:
    """What later ones are measured against must not change with them."""
    for game_id in ids():
        agent = searcher_of("admiral-1", load(game_id))
        numbers = agent.settings
        assert (numbers.depth, numbers.exploration, numbers.first_play) == (4, 1.5, 0.3)
        assert (numbers.rollout, agent.budget, agent.noise, agent.overlooks) == (1, 50000, 0.0, 0)
        assert agent.judge.told() == "hand-written"
        assert type(agent) is SearchAgent


def test_every_name_is_an_agent() -> None:
    game = load("zenith")
    kinds = {"random": RandomAgent, "greedy": GreedyAgent, "beginner": BeginnerAgent}
    for name in names():
        agent = agent_of(name, game)
        assert agent.name == name
        assert isinstance(agent, kinds.get(name, SearchAgent))
    assert set(kinds) == set(SIMPLE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_level_has_a_name_in_words(lang: str) -> None:
    words = Words.of(lang)
    said = [words.say(f"level-{name}") for name in (*names(), "simple")]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("name", "near"), [("admirl", "admiral"), ("Captain", "captain"), ("gredy", "greedy")]
)
def test_an_unknown_level_is_named_with_the_nearest(name: str, near: str) -> None:
    with pytest.raises(UnknownLevel, match=f"did you mean '{near}'"):
        agent_of(name, load("zenith"))


def test_an_unknown_level_lists_all() -> None:
    with pytest.raises(PerihelionError, match=r"cadet, pilot, .* strongest, random, greedy"):
        agent_of("xyz", load("zenith"))
    with pytest.raises(UnknownLevel):
        level_of("greedy")


@pytest.mark.parametrize("budget", [0, -5, 10**9, True, 2.5, "100"])
def test_a_budget_is_a_sensible_number(budget: int) -> None:
    with pytest.raises(BadBudget, match="iterations a turn"):
        agent_of("captain", load("zenith"), budget=budget)


@pytest.mark.parametrize("seconds", [0.0, -1.0, 1e9, float("nan")])
def test_seconds_are_sensible_too(seconds: float) -> None:
    with pytest.raises(BadBudget, match="seconds"):
        agent_of("captain", load("zenith"), seconds=seconds)


def test_a_budget_takes_the_place_of_the_levels_own() -> None:
    game = load("zenith")
    assert searcher_of("cadet", game).budget == levels_of(game)[0].budget
    assert searcher_of("admiral", game, budget=70).budget == 70
    assert searcher_of("admiral", game).capacity == MEMORY
    assert searcher_of("cadet", game).capacity < MEMORY / 10


@pytest.mark.parametrize("game_id", ids())
@pytest.mark.parametrize("name", [*SIMPLE, "cadet", "pilot", "strongest"])
def test_everybody_answers_what_is_legal(game_id: str, name: str) -> None:
    game = load(game_id)
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        state, rng = game.start(seats, game.bot_options), Rng(4)
        agents = [agent_of(name, game, budget=8) for _ in range(seats)]
        for _ in range(45):
            if state.is_over:
                break
            if state.seat == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            seat = int(state.seat)
            legal = state.legal(seat)
            answer = agents[seat].choose(state.blind(seat), seat, tuple(legal), rng)
            assert answer in legal
            state.apply(answer, seat)


def test_a_game_we_know_nothing_of_is_played_to_its_end(comet: Game) -> None:
    """Levels play any game that keeps the kernel's contract, with our own settings."""
    assert levels_of(comet) == LEVELS
    for name in ("greedy", "beginner", "strongest"):
        state, rng = comet.start(2), Rng(1)
        agent = agent_of(name, comet, budget=20)
        while not state.is_over:
            if state.seat == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            seat = int(state.seat)
            state.apply(agent.choose(state.blind(seat), seat, state.legal(seat), rng), seat)


def test_the_beginner_slips_one_time_in_eight() -> None:
    """One choice in eight is random: over many generators it does not always answer the same."""
    game = load("kepler3ad-2")
    state = _asked(game, MANY)
    seat = int(state.seat)
    beginner = agent_of("beginner", game)
    slips = 0
    for seed in range(100):
        first = int(Rng(seed).below(8))
        answer = beginner.choose(state.blind(seat), seat, state.legal(seat), Rng(seed))
        if first == 0:
            twin = Rng(seed)
            twin.below(8)
            slips += 1
            assert answer == state.legal(seat)[int(twin.below(len(state.legal(seat))))]
    assert 4 <= slips <= 25


def test_the_beginner_finishes_its_turns_by_promise() -> None:
    """Where only the first answer promises anything, the rest of a turn is the first answers."""

    class Blinkered(Judge):
        """Promises nothing but the first answer, and values every position differently."""

        def __init__(self) -> None:
            self.informed = True

        def weigh(self, state: State, seat: int, answers: Answers, weight: vec[float]) -> None:
            for at in range(int(answers.count)):
                weight[at] = 1.0 if at == 0 else 0.0

        def judge(self, state: State, worth: vec[float]) -> None:
            worth[int(seat)] = crc32(state.key().encode()) / 2**32

    state = _asked(load("kepler3042"), MANY)
    seat, legal, judge = int(state.seat), list(state.legal()), Blinkered()
    rng = Rng(2)
    world, worth, finished = state.blind(seat).imagine(rng), vec[float]([0.0, 0.0]), 0
    expected = []
    for answer in legal:
        tried, luck = world.clone(), Rng(int(rng.word))
        tried.apply_as(seat, answer)
        while tried.turn == state.turn:
            if tried.seat == CHANCE:
                tried.apply_as(CHANCE, tried.draw(luck))
                continue
            first, *others = tried.legal(int(tried.seat))
            finished += bool(others) and int(luck.bits()) >= 0
            tried.apply_as(int(tried.seat), first)
        judge.judge(tried, worth)
        expected.append(worth[seat])
    assert finished, "turns must be finished, or this proves nothing"
    assert look_ahead(judge, state.blind(seat), seat, legal, 1, 1, Rng(2)) == expected


def test_of_what_comes_to_mind_the_best_is_taken() -> None:
    """Three answers come to anybody's mind, so the two thought worst are never given."""
    game = load("zenith")
    state = _asked(game, MANY)
    seat, legal = int(state.seat), tuple(state.legal())
    given = set()
    for seed in range(60):
        agent = SearchAgent("absent-minded", judge_of(game), budget=64, overlooks=100)
        answer = agent.choose(state.blind(seat), seat, legal, Rng(seed))
        tried = [one for one in agent.considered() if one.visits]
        if len(tried) == len(legal):
            worst = sorted(tried, key=lambda one: (one.visits, one.worth[seat]))[:2]
            assert answer not in [one.action for one in worst]
        given.add(answer)
    assert len(given) > len(legal) // 2


def test_a_level_overlooks_as_much_as_it_says() -> None:
    """Three answers in ten do not come to mind, so the best is missed about so often."""
    game = load("zenith")
    state = _asked(game, MANY)
    seat, legal = int(state.seat), tuple(state.legal())

    def answers(overlooks: int) -> list[int]:
        chosen = []
        for seed in range(60):
            agent = SearchAgent("overlooking", judge_of(game), budget=64, overlooks=overlooks)
            chosen.append(agent.choose(state.blind(seat), seat, legal, Rng(seed)))
        return chosen

    missed = sum(a != b for a, b in zip(answers(0), answers(30), strict=True))
    assert 9 <= missed <= 29


@pytest.mark.parametrize("count", [2, 3])
def test_of_few_answers_nobody_overlooks_any(count: int) -> None:
    game = load("zenith")
    state = _asked(game, (count,))
    seat, legal = int(state.seat), tuple(state.legal())
    for seed in range(20):
        careful, absent = (
            SearchAgent("one of two", judge_of(game), budget=64, overlooks=overlooks)
            for overlooks in (0, 100)
        )
        answer = careful.choose(state.blind(seat), seat, legal, Rng(seed))
        assert absent.choose(state.blind(seat), seat, legal, Rng(seed)) == answer


@pytest.mark.compiled
def test_the_weakest_plays_and_does_not_stand_still() -> None:
    """Of ten nations most colonise, every one spends and scores."""
    game = load("kepler3042")
    colonies: list[int] = []
    points: list[int] = []
    for number in range(5):
        agents = [agent_of(LEVELS[0].name, game) for _ in range(2)]
        dealer = OpenDealer(f"weakest {number}")
        match = Match(game, 2, game.bot_options, agents=agents, dealer=dealer, agent_seed=number)
        outcome = match.run()
        assert outcome is not None
        points += outcome.scores
        view = match.view(0)
        assert isinstance(view, Kepler3042View)
        colonies += [len(nation.planets) - 1 for nation in view.nations]
    assert sum(count > 0 for count in colonies) >= 7, colonies
    assert min(points) > 0, points


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game_id", "seats", "least"),
    [
        *(("zenith", 2, {"recruit": 8, "develop": 2}), ("zenith", 4, {"recruit": 3})),
        *(
            (game_id, seats, {"action": 4, "place": 4, "raise": 1, "spend": 2, "build": 1})
            for game_id, seats in (("kepler3ad-1", 2), ("kepler3ad-1", 4), ("kepler3ad-2", 4))
        ),
    ],
)
def test_the_weakest_recruits_builds_spends_and_scores(
    game_id: str, seats: int, least: dict[str, int]
) -> None:
    """At every seat of every match: nobody does nothing from beginning to end."""
    game = load(game_id)
    scored: list[int] = []
    for number in range(4):
        agents = [agent_of(LEVELS[0].name, game) for _ in range(seats)]
        dealer = OpenDealer(f"weakest {number}")
        options = game.bot_options
        match = Match(game, seats, options, agents=agents, dealer=dealer, agent_seed=number)
        outcome = match.run()
        assert outcome is not None
        assert not outcome.limited
        scored += outcome.scores
        for seat in range(seats):
            said = [one.entry.text for one in match.line.said if one.entry.seat == seat]
            done = Counter(text.split()[0] for text in said)
            assert all(done[verb] >= count for verb, count in least.items()), (number, seat, done)
    assert sum(score > 0 for score in scored) >= 0.7 * len(scored), scored


def _asked(game: Game, counts: Container[int]) -> State:
    """A position with so many answers."""
    state, rng = game.start(2, game.bot_options), Rng(3)
    while state.seat == CHANCE or len(state.legal()) not in counts:
        legal = state.legal()
        chance = state.seat == CHANCE
        state.apply(int(state.draw(rng)) if chance else legal[int(rng.below(len(legal)))])
    return state


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("captain-0", "there are: captain-1, captain-3, captain-4"),
        ("captain-2", "there are: captain-1, captain-3, captain-4"),
        ("random-1", "there is no level 'random-1'"),
        ("captain-" + "9" * 5000, "there is no level"),
    ],
)
def test_an_unknown_generation_is_refused_with_those_there_are(name: str, told: str) -> None:
    """Plans have no second generation: that one is of a network, for who searches."""
    with pytest.raises(UnknownLevel, match=told):
        searcher_of(name, load("kepler3042"))
