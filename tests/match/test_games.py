"""Every game of the catalogue plays, proves, resumes and takes back at a table."""

import pytest

from perihelion.games import ids, load
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.match import (
    Match,
    NoAnswer,
    OpenDealer,
    RandomAgent,
    ScriptedDealer,
    Seal,
    SealedDealer,
    SimpleAgent,
    Undo,
    resume,
    verify,
)

TABLES = [(name, seats) for name in ids() for seats in load(name).seat_counts]
MOST_PLIES = 400
"""Random play may drag on; a match cut off is resigned."""


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[Game, int]:
    name, seats = request.param
    return load(name), seats


def step_through(match: Match, plies: int) -> None:
    for _ in range(plies):
        if not match.step():
            return


def random_match(game: Game, seats: int, seed: int, *, listen: bool = True) -> Match:
    dealer = SealedDealer(Seal(bytes(32), game.id, seats, game.checked_options(None)), [str(seed)])
    agents = [RandomAgent()] * seats
    return Match(game, seats, agents=agents, dealer=dealer, agent_seed=seed, listen=listen)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_replays_verifies_and_resumes(table: tuple[Game, int], seed: int) -> None:
    game, seats = table
    match = random_match(game, seats, seed)
    step_through(match, MOST_PLIES)
    agents = [RandomAgent()] * seats
    half = resume(game, match.record, agents=agents, dealer=match.dealer, agent_seed=seed)
    assert half.state == match.state
    if not match.is_over:
        match.resign(seed % seats)
    record = read_record(match.record.to_json())
    assert isinstance(record, Record)
    assert verify(game, record).answers == sum(e.seat == CHANCE for e in record.entries)
    assert resume(game, record).record == match.record


@pytest.mark.parametrize("seed", range(3))
def test_take_backs_change_nothing_that_was_dealt(table: tuple[Game, int], seed: int) -> None:
    game, seats = table
    match = random_match(game, seats, seed, listen=False)
    undo = Undo(match, owners=["me"] * seats)
    rng = Rng(seed)
    for _ in range(12):
        step_through(match, 25)
        if match.is_over:
            break
        keys = [state.key() for state in match.line.states]
        back = 1 + int(rng.below(len(match.line.answers)))
        undo.take_back(0, back)
        step_through(match, back)
        assert [state.key() for state in match.line.states] == keys
    match.keep_sealed = False
    if not match.is_over:
        match.resign(0)
    assert verify(game, match.record).answers > 0


Deal = dict[tuple[str, int, frozenset[tuple[str, int]]], str]


def deal_of(match: Match) -> Deal:
    """The piece that chance named, by domain, index and what was left to name."""
    dealt: Deal = {}
    for said in match.line.said:
        if said.asked is not None and said.entry.seat == CHANCE:
            asked = said.asked.chance()
            left = frozenset(zip(asked.names, asked.weights, strict=True))
            name = asked.names[asked.answers.index(said.action)]
            dealt[asked.domain, asked.index, left] = name
    return dealt


def test_mirrored_matches_have_the_same_deal(table: tuple[Game, int]) -> None:
    """However differently they are played: as long as the same pieces are there."""
    game, seats = table
    deals = []
    for seed in (1, 2):
        agents = [RandomAgent()] * seats
        match = Match(game, seats, agents=agents, dealer=OpenDealer("mirror"), agent_seed=seed)
        step_through(match, 240)
        deals.append(deal_of(match))
    shared = deals[0].keys() & deals[1].keys()
    assert len(shared) > 20
    assert all(deals[0][place] == deals[1][place] for place in shared)


def test_a_script_that_is_taken_back_deals_the_same_pieces(table: tuple[Game, int]) -> None:
    """Also where another seat draws them for another reason."""
    game, seats = table
    played = random_match(game, seats, 3)
    step_through(played, 80)
    texts = [said.entry.text for said in played.line.said if said.entry.seat == CHANCE]
    script = ScriptedDealer(texts)
    match = Match(game, seats, agents=[RandomAgent()] * seats, dealer=script, agent_seed=3)
    step_through(match, 80)
    assert match.state == played.state
    Undo(match, owners=["me"] * seats).take_back(0, 60)
    match.agent_seed = 4
    with pytest.raises((NoAnswer, IllegalAction)):  # at the end of what the script knows
        step_through(match, 200)
    place = {(domain, index): name for (domain, index, _), name in deal_of(played).items()}
    for (domain, index, _), name in deal_of(match).items():
        assert place.get((domain, index), name) == name


def test_the_simple_agent_plays(table: tuple[Game, int]) -> None:
    game, seats = table
    agents = [SimpleAgent(4, 30)] * seats
    match = Match(game, seats, agents=agents, dealer=OpenDealer(1), agent_seed=1)
    step_through(match, 60)
    again = Match(game, seats, agents=agents, dealer=OpenDealer(1), agent_seed=1)
    step_through(again, 60)
    assert match.record == again.record


def test_redacted_records_tell_each_seat_what_it_was_told(table: tuple[Game, int]) -> None:
    game, seats = table
    match = random_match(game, seats, 9)
    step_through(match, 120)
    for viewer in range(seats + 1):
        redacted = read_record(match.redacted(viewer).to_json())
        assert not isinstance(redacted, Record)
        assert [(t.seat, t.text, t.events) for t in match.told(viewer)] == [
            (e.seat, e.text, e.events) for e in redacted.entries
        ]
