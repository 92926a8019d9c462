"""Seats agents at a state: the loop, the dealer, take-backs and the record; no network."""

from perihelion.match.agents import Agent, RandomAgent, ScriptedAgent, SimpleAgent
from perihelion.match.dealer import Dealer, OpenDealer, ScriptedDealer, SealedDealer
from perihelion.match.errors import (
    BadAgent,
    BadCampaign,
    BadNonce,
    BadUndo,
    MatchOver,
    NoAnswer,
    NoLevel,
)
from perihelion.match.line import Told
from perihelion.match.match import Match, Pending
from perihelion.match.resuming import resume, return_match, with_seed
from perihelion.match.sealed_seed import Seal
from perihelion.match.undo import Request, Undo
from perihelion.match.verification import Proof, dealer_of, verify

__all__ = [
    "Agent",
    "BadAgent",
    "BadCampaign",
    "BadNonce",
    "BadUndo",
    "Dealer",
    "Match",
    "MatchOver",
    "NoAnswer",
    "NoLevel",
    "OpenDealer",
    "Pending",
    "Proof",
    "RandomAgent",
    "Request",
    "ScriptedAgent",
    "ScriptedDealer",
    "Seal",
    "SealedDealer",
    "SimpleAgent",
    "Told",
    "Undo",
    "dealer_of",
    "resume",
    "return_match",
    "verify",
    "with_seed",
]
