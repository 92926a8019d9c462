"""A hint in words: what the adviser would answer, what else it thought of, and what it is worth."""

from __future__ import annotations

from perihelion.ai.hints import Hint
from perihelion.ai.judged import Judgement, judgement
from perihelion.cli.table.narrator import Narrator
from perihelion.match import Match

ROWS = 4
"""Answers that are told, the advised one included."""


def hint_lines(hint: Hint, match: Match, voice: Narrator) -> list[str]:
    """The hint for whoever is asked, in the labels of the open question."""
    say = voice.to(hint.seat)
    options = match.decision(hint.seat).options
    label_of = {option.id: say(option.label) for option in options}
    lines = [voice.say("hint-here", text=label_of[hint.action])]
    for row in hint.considered[:ROWS]:
        if not row.worth:
            continue
        worth = f"{row.worth[hint.seat]:+.2f}"
        share = round(100 * row.share)
        label = label_of[row.action]
        lines.append("  " + voice.say("hint-row", text=label, share=share, worth=worth))
    lines += ["  " + voice.say("hint-why", text=say(one.text)) for one in hint.reasons]
    judged = judgement(hint.judge)
    return [*lines, "  " + by_hand(judged, voice)] if judged.is_by_hand else lines


def by_hand(judged: Judgement, voice: Narrator) -> str:
    """Why hand-written rules judged, and not what was learned."""
    return voice.say("hint-by-hand", refused=judged.refused)
