"""The board of this game in the terminal."""
