"""A hint in words: what the adviser would answer, what else it thought of, and what it is worth."""

from __future__ import annotations

from perihelion.ai.hints import Hint
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
    return lines
