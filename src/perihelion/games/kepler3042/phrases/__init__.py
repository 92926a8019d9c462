"""What the game says: names, questions, events, help; words are in `text/`."""
