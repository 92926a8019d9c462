"""What the lab is told about this game."""
