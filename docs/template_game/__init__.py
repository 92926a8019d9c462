"""The template game, beside its words."""
