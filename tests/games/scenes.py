"""A table that a test plays at and looks at: what the scenes of all games share."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE, NOBODY, EventLog, State

Played = TypeVar("Played", bound=State)


class GameScene(Generic[Played]):
    """Answers are played in sequence, and the table is audited after each."""

    def __init__(self, state: Played) -> None:
        self.game = state.game
        self.state = state
        self.log = EventLog()
        state.log = self.log

    def play(self, *texts: str, seat: int | None = None) -> Self:
        """Answer in sequence, for whoever is asked, chance included; the table stays sound."""
        for text in texts:
            self.state.play(text, seat)
            assert self.game.audit(self.state) == [], f"after {text!r}"
        return self

    def refuses(self, text: str, seat: int | None = None) -> bool:
        """Whether an answer is not allowed now."""
        try:
            self.state.clone().play(text, seat)
        except IllegalAction:
            return True
        return False

    def asked(self) -> tuple[int, str]:
        """Who is asked what; of a match that is over: NOBODY and the reason."""
        state = self.state
        seat = int(state.seat)
        if seat == NOBODY:
            return NOBODY, state.outcome().reason
        if seat == CHANCE:
            return CHANCE, state.chance().kind
        return seat, self.game.decision_of(state.blind(seat), seat).kind

    def options(self, *verbs: str, seat: int | None = None) -> list[str]:
        """The legal answers of a seat, by default of the one asked, or only those that begin so."""
        state = self.state
        texts = [state.text(action, seat) for action in state.legal(seat)]
        return [text for text in texts if not verbs or text.startswith(verbs)]
