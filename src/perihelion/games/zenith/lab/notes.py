"""What the lab must be told about Zenith, because its events do not say it."""

from typing import Final

from perihelion.lab.game_notes import Piece

# Discs are what a match is about; a technology is a people and a level.
NOTES: Final = Piece(counted={"win-disc": "planet"}, levelled={"advance": "level"})
