"""The schedule: every deal from every side, the same wherever it is played."""

from collections import Counter
from typing import Any

import pytest

from perihelion.ai.arena import BadContest, contest_of
from perihelion.ai.arena.contest import seatings
from perihelion.ai.arena.playing import play
from perihelion.games import load
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, read_record
from perihelion.kernel.state import CHANCE
from perihelion.match import verify


def test_two_agents_change_sides() -> None:
    assert seatings(2, 2) == ((0, 1), (1, 0))


def test_one_alone_among_others_sits_everywhere_once() -> None:
    assert seatings(2, 3) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))


def test_more_agents_than_sides_play_every_line_up() -> None:
    table = seatings(4, 3)
    assert len(table) == 4 * 3
    assert set(Counter(who for line in table for who in line).values()) == {9}


def test_an_agent_alone_plays_itself_once_a_deal() -> None:
    assert seatings(1, 4) == ((0, 0, 0, 0),)


def test_games_are_whole_deals() -> None:
    contest = contest_of(load("kepler3ad-1"), ["random", "random"], seats=3, games=40)
    assert (contest.games, contest.deals, contest.per_deal) == (42, 14, 3)
    assert contest.names == ("random", "random #2")


def test_a_game_that_can_be_played_alone_is_played_alone_by_one(rigged: Game) -> None:
    """By default two agents meet, although the game has fewer seats too."""
    kind: Any = type(rigged)

    class Solo(kind):  # type: ignore[misc]  # a class known at run time
        seat_counts = (1, 2, 4)

        def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
            both: tuple[tuple[int, ...], ...] = kind.teams(self, seats)
            return ((0,),) if seats == 1 else both

    assert contest_of(Solo(), ["good", "bad"]).seats == 2
    assert contest_of(Solo(), ["good"]).seats == 1
    assert contest_of(Solo(), ["good", "bad"], seats=1, games=1).games == 2
    assert seatings(2, 1) == ((0,), (1,))


def test_bots_get_the_options_of_bots() -> None:
    game = load("kepler3ad-1")
    contest = contest_of(game, ["random"], options={})
    assert game.bot_options
    assert all(contest.options[name] == value for name, value in game.bot_options.items())


def test_a_deal_is_one_seed_and_agents_have_their_own() -> None:
    contest = contest_of(load("zenith"), ["random", "greedy"], games=6, seed="x")
    fixtures = [contest.fixture(number) for number in range(6)]
    assert [fixture.deal for fixture in fixtures] == [0, 0, 1, 1, 2, 2]
    assert len({contest.deal_seed(fixture) for fixture in fixtures}) == 3
    assert len({contest.agent_seed(fixture) for fixture in fixtures}) == 6


def record_of(contest: Any, number: int) -> Record:
    record = read_record(play(contest, number).record)
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("game_id", ["zenith", "kepler3ad-1", "kepler3ad-2"])
def test_mirrored_games_begin_alike_with_the_seats_changed(game_id: str) -> None:
    contest = contest_of(load(game_id), ["random", "greedy"], games=2, seed="mirror")
    first, second = record_of(contest, 0), record_of(contest, 1)
    assert first.names == ("random", "greedy")
    assert second.names == ("greedy", "random")
    assert opening(first) == opening(second)
    assert opening(first)
    assert [entry.text for entry in first.entries] != [entry.text for entry in second.entries]


def opening(record: Record) -> list[str]:
    """What chance said before anybody else did."""
    texts = []
    for entry in record.entries:
        if entry.seat != CHANCE:
            break
        texts.append(entry.text)
    return texts


def test_the_deal_of_a_game_can_be_verified() -> None:
    game = load("zenith")
    record = record_of(contest_of(game, ["random"], games=1), 0)
    assert verify(game, record).open


def test_the_same_game_goes_the_same_way() -> None:
    contest = contest_of(load("zenith"), ["greedy", "cadet"], games=2, seed="again")
    assert play(contest, 1).result.digest == play(contest, 1).result.digest
    assert play(contest, 1).record == play(contest, 1).record


def test_its_record_says_who_judged() -> None:
    contest = contest_of(load("zenith"), ["greedy", "cadet"], games=2)
    played = play(contest, 0)
    assert played.result.judges == record_of(contest, 0).judges
    assert sorted(played.result.judges) == ["", "generation 2 (fitted)"]


def test_partners_are_the_same_agent(rigged: Game) -> None:
    contest = contest_of(rigged, ["good", "bad"], seats=4, games=2)
    assert record_of(contest, 0).names == ("good", "bad", "good", "bad")
    assert record_of(contest, 1).names == ("bad", "good", "bad", "good")
    assert play(contest, 0).result.shares == (1.0, 0.0)
    assert play(contest, 1).result.shares == (0.0, 1.0)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"agents": ["gredy", "random"]}, "no level 'gredy'; did you mean 'greedy'"),
        ({"agents": []}, "name the agents"),
        ({"agents": ["random", ""]}, "name the agents"),
        ({"agents": ["captain@many"]}, "number of iterations a turn"),
        ({"agents": ["captain@0"]}, "a budget is 1 to"),
        ({"agents": ["captain@-1s"]}, "more than 0"),
        ({"agents": ["cmd:"]}, "an agent command is empty"),
        ({"agents": ["cmd:no-such-program-here"]}, "there is no program"),
        ({"agents": ["cmd:'open"]}, "is no command"),
        ({"seats": 3}, "2 or 4 seats, not 3"),
        ({"options": {"turn_limt": 5}}, "did you mean 'turn_limit'"),
        ({"options": {"turn_limit": 0}}, "cannot be 0"),
        ({"games": 0}, "0 games"),
        ({"budget": 0}, "at least 1 iteration"),
        ({"agents": ["random"] * 300}, "too many"),
    ],
)
def test_a_contest_that_cannot_be_says_why(changed: dict[str, Any], said: str) -> None:
    asked: dict[str, Any] = {"agents": ["random", "greedy"], **changed}
    agents = asked.pop("agents")
    with pytest.raises(PerihelionError, match=said):
        contest_of(load("zenith"), agents, **asked)


def test_bad_contest_is_an_error_of_the_caller() -> None:
    assert issubclass(BadContest, PerihelionError)
