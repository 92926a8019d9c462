"""Puzzles from self-play: candidates, proofs, grades, and what follows a wrong try."""
