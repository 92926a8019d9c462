"""Writes what Python says of every Zenith effect, for the test that the page says the same.

`python dev/spoken.py` (in web/, with an installed perihelion) after a change of data or words.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from perihelion.games.zenith.data_set.components import components
from perihelion.games.zenith.phrases.effects import effects_phrases
from perihelion.words import Words

HERE = Path(__file__).parent.parent / "src/games/zenith/effects/spoken.json"


def main() -> None:
    """Write the sentences of all cards and technology levels in both languages."""
    records = components().catalogue
    lists = {f"card:{one['id']}": one["effects"] for one in records.agents}
    for board in records.boards:
        for level in board["levels"]:
            lists[f"level:{board['side']}:{level['level']}"] = level["effects"]
    spoken = {
        lang: {
            element: " ".join(words.render(one) for one in effects_phrases(effects))
            for element, effects in lists.items()
        }
        for lang in ("en", "fr")
        if (words := Words(lang, "zenith"))
    }
    HERE.write_bytes(msgspec.json.format(msgspec.json.encode(spoken), indent=1) + b"\n")


if __name__ == "__main__":
    main()
