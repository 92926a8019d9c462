"""Small networks that learned to judge positions from what a seat sees."""
