"""Opponents: search, what we know of each game, and the named levels made of both."""

from perihelion.ai.agents import BeginnerAgent, Considered, GreedyAgent, SearchAgent, Step
from perihelion.ai.errors import BadBudget, UnknownLevel
from perihelion.ai.levels import ALIASES, LEVELS, SIMPLE, Level, agent_of, level_of, names

__all__ = [
    "ALIASES",
    "LEVELS",
    "SIMPLE",
    "BadBudget",
    "BeginnerAgent",
    "Considered",
    "GreedyAgent",
    "Level",
    "SearchAgent",
    "Step",
    "UnknownLevel",
    "agent_of",
    "level_of",
    "names",
]
