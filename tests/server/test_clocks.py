"""The arithmetic of clocks, without a server."""

from perihelion.server.matches.clocks import (
    begun,
    deadline,
    moved_on,
    refilled,
    run_out,
    with_person,
    without,
)
from perihelion.server.wire import Clock, Clocks

LIVE = Clock(kind="live", seconds=60, increment=5)
DAYS = Clock(kind="days", days=2)
DAY = 86_400.0


def start(clock: Clock, *people: bool) -> Clocks:
    clocks = begun(clock, people or (True, True), 0.0)
    assert clocks is not None
    return clocks


def test_without_a_clock_there_is_nothing_to_wait_for() -> None:
    assert begun(Clock(), (True, True), 0.0) is None
    assert deadline(None) is None


def test_levels_have_no_clock() -> None:
    clocks = moved_on(start(LIVE, True, False), LIVE, (0, 1), 0.0)
    assert clocks.left == (60, None)
    assert clocks.running == (0,)


def test_thinking_costs_and_the_end_of_a_turn_gives_the_increment() -> None:
    clocks = moved_on(start(LIVE), LIVE, (0,), 0.0)
    assert deadline(clocks) == 60
    still = moved_on(clocks, LIVE, (0,), 10.0)
    assert still.left == (50, 60)
    after = moved_on(still, LIVE, (1,), 20.0)
    assert after.left == (45, 60)
    assert deadline(after) == 80


def test_of_several_who_think_each_pays() -> None:
    clocks = moved_on(start(LIVE), LIVE, (0, 1), 0.0)
    one_left = moved_on(clocks, LIVE, (1,), 20.0)
    assert one_left.left == (45, 40)


def test_time_is_up_for_those_who_used_it() -> None:
    clocks = moved_on(start(LIVE), LIVE, (0,), 0.0)
    assert run_out(clocks, 59.0) == []
    assert run_out(clocks, 60.0) == [0]


def test_after_a_level_answered_there_is_time_again() -> None:
    clocks = moved_on(start(LIVE), LIVE, (0,), 0.0)
    again = moved_on(refilled(clocks, LIVE, 0, 61.0), LIVE, (0,), 61.0)
    assert run_out(again, 61.0) == []
    assert deadline(again) == 71.0


def test_days_begin_anew_with_each_turn() -> None:
    clocks = moved_on(start(DAYS), DAYS, (0,), 0.0)
    later = moved_on(clocks, DAYS, (0,), DAY)
    assert later.left[0] == DAY
    other = moved_on(later, DAYS, (1,), DAY)
    assert moved_on(other, DAYS, (0,), DAY + 5).left[0] == 2 * DAY


def test_a_level_that_sits_down_has_no_clock_and_whoever_returns_has_a_full_one() -> None:
    clocks = moved_on(start(LIVE), LIVE, (0,), 0.0)
    assert without(clocks, 0) == Clocks((None, 60), (), 0.0)
    back = with_person(without(clocks, 0), LIVE, 0)
    assert back.left == (60, 60)
