"""Levels at a table: nobody waits long for one that is not compiled."""

import pytest

import perihelion
from perihelion.ai import LEVELS, SearchAgent
from perihelion.ai.plan_agent import PlanAgent
from perihelion.games import load
from perihelion.server.thinking import levels


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interpreted_level_thinks_by_the_clock(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(perihelion, "is_compiled", lambda: compiled)
    for level in LEVELS:
        agent = levels.agent_of(level.name, load("zenith"))
        assert isinstance(agent, SearchAgent)
        if compiled:
            assert (agent.at_most, agent.seconds) == (None, None)
        elif level is LEVELS[-1]:
            assert (agent.at_most, agent.seconds) == (None, levels.STRONGEST_SECONDS)
        else:
            assert (agent.at_most, agent.seconds) == (levels.HURRIED_SECONDS, None)
    assert levels.agent_of("random", load("zenith")).name == "random"


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interpreted_level_below_the_strongest_does_not_plan(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One plan to the end of a match takes longer there than the whole turn may."""
    monkeypatch.setattr(perihelion, "is_compiled", lambda: compiled)
    game = load("kepler3042")
    assert isinstance(levels.agent_of("admiral", game), PlanAgent)
    commodore = levels.agent_of("commodore", game)
    assert type(commodore) is (PlanAgent if compiled else SearchAgent)
