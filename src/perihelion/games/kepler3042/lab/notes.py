"""What the lab must be told about Kepler-3042, because its events do not say it."""

from typing import Final

from perihelion.lab.game_notes import Piece

# Objectives met are a line of the sheet; the event only says which.
NOTES: Final = Piece(levelled={"level": "level", "collaboration": "level"}, repeated=("met",))
