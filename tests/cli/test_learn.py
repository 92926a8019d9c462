"""`perihelion learn`: lessons in lines, and how far one has come."""

from __future__ import annotations

from tests.cli.conftest import Perihelion


def test_a_lesson_is_played_and_kept(perihelion: Perihelion) -> None:
    """Another answer is told why; whoever leaves goes on there; the list ticks what is learned."""
    first = perihelion(
        "learn", "comet", "first", typed="\n\nlaunch gold\nlaunch ice\nquit\n"
    ).output
    assert "not possible" not in first, "an empty line is no answer"
    assert "it can do something else from the hand" in " ".join(first.split())
    assert "[3/4]" in first
    rest = perihelion("learn", "comet", "first-flight", typed="show\n\n").output
    assert "[1/4]" not in rest
    assert "That was the whole lesson." in rest
    assert perihelion("learn", "comet").output.startswith("✓ First flight")


def test_back_and_french_words(perihelion: Perihelion) -> None:
    typed = "\nretour\nquitter\n"
    told = perihelion("learn", "comet", "first", "--again", "--lang", "fr", typed=typed).output
    assert told.count("[1/4] Une comète passe") == 2


def test_an_unknown_lesson_is_named(perihelion: Perihelion) -> None:
    result = perihelion("learn", "comet", "tail")
    assert result.exit_code == 2
    assert "there are: first-flight" in " ".join(result.output.split())
