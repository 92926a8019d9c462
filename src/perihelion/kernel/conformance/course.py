"""The course of a match: it starts, goes on, stays in its bounds and ends with an outcome."""

from __future__ import annotations

from perihelion.kernel.conformance.case import Case, Finding, Walk
from perihelion.kernel.errors import BadOption, BadSeats
from perihelion.kernel.record import TABLE_VERBS
from perihelion.kernel.state import CHANCE, NOBODY, TRUTH, State
from perihelion.kernel.wire import Bounds, Outcome


def check_start(case: Case) -> None:
    """A match starts as asked, twice the same, and refuses what the game does not have."""
    game, options = case.game, game_options(case)
    state = case.start()
    if state != case.start() or state.key() != case.start().key():
        raise Finding(f"two starts differ\n  {case}")
    if (int(state.seats), state.options()) != (case.seats, options):
        raise Finding(f"started {state.seats} seats with {state.options()}\n  {case}")
    if state.viewer != TRUTH or state.log is not None:
        raise Finding(f"a match starts whole and unheard\n  {case}")
    for seats in (0, -1, max(game.seat_counts) + 1):
        try:
            game.start(seats, case.options)
        except BadSeats:
            continue
        raise Finding(f"started with {seats} seats, which is none of {game.seat_counts}\n  {case}")
    try:
        game.start(case.seats, {"no such option": True})
    except BadOption:
        pass
    else:
        raise Finding(f"started with an option that does not exist\n  {case}")
    verbs = [*game.grammar.types, *game.chance_grammar.types]
    if taken := set(verbs) & set(TABLE_VERBS):
        raise Finding(f"the verbs {sorted(taken)} belong to the table\n  {case}")
    case.covered["options"] += len(options) + 1


def game_options(case: Case) -> dict[str, bool | int | str]:
    """The complete options of a case."""
    return case.game.checked_options(case.options)


def check_ends(case: Case) -> None:
    """No crash, no dead end, and an end within the promised number of plies."""
    for walk in case.walks("ends"):
        for state in walk.plies():
            if not state.is_over and not CHANCE <= state.seat < state.seats:
                raise walk.finding(f"seat {state.seat} is asked, of {state.seats}")


def check_bounds(case: Case) -> None:
    """Ids, numbers of answers and plies per turn stay within `game.bounds`."""
    bounds = case.game.bounds(case.seats, case.options)
    for walk in case.walks("bounds"):
        turn, plies = -1, 0
        for state in walk.plies():
            if state.is_over:
                break
            if state.turn < turn:
                raise walk.finding(f"turn {state.turn} after turn {turn}")
            plies = plies + 1 if state.turn == turn else 1
            turn = int(state.turn)
            if plies > bounds.plies_per_turn:
                raise walk.finding(f"more than {bounds.plies_per_turn} plies in turn {turn}")
            _fits(walk, state, bounds)


def _fits(walk: Walk, state: State, bounds: Bounds) -> None:
    for seat in state.deciders() or [CHANCE]:
        legal = state.legal(seat)
        ids = bounds.chance_answers if seat == CHANCE else bounds.player_actions
        most = ids if seat == CHANCE else bounds.most_legal
        if len(legal) > most:
            raise walk.finding(f"{len(legal)} answers of seat {seat}, more than {most}")
        if legal and not 0 <= min(legal) <= max(legal) < ids:
            raise walk.finding(f"answers {legal} of seat {seat}, which has {ids} ids")


def check_conservation(case: Case) -> None:
    """`game.audit` finds every state sound."""
    for walk in case.walks("conservation"):
        for state in walk.plies():
            if wrong := case.game.audit(state):
                raise walk.finding(f"the audit says: {'; '.join(wrong)}")


def check_deciders(case: Case) -> None:
    """`seat` is one of the deciders; chance and the end have none."""
    for walk in case.walks("deciders"):
        for state in walk.plies():
            deciders, mask = state.deciders(), int(state.deciders_mask())
            if not 0 <= mask < 1 << case.seats:
                raise walk.finding(f"the deciders {mask:b} are not among {case.seats} seats")
            if deciders and state.seat not in deciders:
                raise walk.finding(f"seat {state.seat} is asked, the deciders are {deciders}")
            if not deciders and state.seat not in {CHANCE, NOBODY}:
                raise walk.finding(f"seat {state.seat} is asked, and nobody decides")
            case.covered["simultaneous"] += len(deciders) > 1


def check_outcomes(case: Case) -> None:
    """Utilities lie in [-1, 1], are the team's, and agree with the outcome."""
    teams = case.game.teams(case.seats)
    if sorted(seat for team in teams for seat in team) != list(range(case.seats)):
        raise Finding(f"the teams {teams} are not the seats\n  {case}")
    for walk in case.walks("outcomes"):
        for state in walk.plies():
            if not state.is_over and any(map(state.utility, range(case.seats))):
                raise walk.finding("somebody has a utility before the end")
        outcome = walk.state.outcome()
        worth = [walk.state.utility(seat) for seat in range(case.seats)]
        wrong = _wrong_outcome(outcome, worth, teams)
        if wrong or outcome != walk.state.clone().outcome():
            raise walk.finding(f"{wrong or 'it changes when asked again'}: {outcome}")
        case.covered[f"ended by {outcome.reason}"] += 1
        case.covered["shared first places"] += outcome.places.count(1) == case.seats > 1


def _wrong_outcome(
    outcome: Outcome, worth: list[float], teams: tuple[tuple[int, ...], ...]
) -> str | None:
    places, seats = outcome.places, range(len(worth))
    if list(outcome.utilities) != worth:
        return f"the utilities are {worth}"
    if any(not -1 <= one <= 1 for one in worth):
        return "a utility is beyond 1"
    if len(places) != len(worth) or len(outcome.scores) != len(worth) or min(places) != 1:
        return "the places are not one for each seat, from 1"
    if not outcome.reason or outcome.teams not in {(), teams}:
        return f"it has no reason, or other teams than {teams}"
    for team in teams:
        if len({(places[seat], worth[seat]) for seat in team}) > 1:
            return f"team {team} does not share its place"
    for a in seats:
        for b in seats:
            if places[a] < places[b] and worth[a] < worth[b]:
                return f"seat {a} is placed before seat {b} and has less"
            if places[a] == places[b] and worth[a] != worth[b]:
                return f"seats {a} and {b} share a place and not its worth"
    return None
