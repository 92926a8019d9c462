"""Mini games: the value that the page states is the one that CFR finds."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from tests.sampling import SEED

from perihelion import BadOption
from perihelion.research.mini_games import load_mini_game, mini_games

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text("utf-8")


def stated_value(name: str) -> float:
    part = PAGE[PAGE.index(f"`{name}` is ") :]
    over, under = re.findall(r"\*\*(\d+)/(\d+)\*\*", part)[0]
    return int(over) / int(under)


def test_cfr_finds_the_value_that_the_page_states() -> None:
    game = load_mini_game("last_card")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    mine, theirs = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert mine == -theirs
    assert mine == pytest.approx(stated_value("last_card"), abs=0.01)
    assert exploitability.exploitability(game, policy) < 0.01


@pytest.mark.parametrize("name", mini_games())
def test_a_mini_game_passes_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(load_mini_game(name), num_sims=3, serialize=True, verbose=False)


def test_one_zone_is_played_on_four_districts() -> None:
    """Whatever is answered, nobody is ever asked about a district of another zone."""
    game = load_mini_game("one_zone")
    rng = random.Random(SEED)
    named = set()
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                said = " ".join(state.action_to_string(action) for action in legal)
                named |= set(re.findall(r"\b[GOP][AB]\d", said))
            state.apply_action(rng.choice(legal))
    assert named == {"GA1", "GA2", "GA3", "GA4"}


def test_an_unknown_mini_game_is_a_clear_error() -> None:
    with pytest.raises(BadOption, match="no mini game 'chess'; there are dozen_agents, four_"):
        load_mini_game("chess")
