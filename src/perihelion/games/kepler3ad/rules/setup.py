"""Setting up (README, 2): faces, tokens, who starts, corporations."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.corporations import act_before_game
from perihelion.games.kepler3ad.rules.emit import note
from perihelion.games.kepler3ad.rules.frames import push, set_a, set_b, top_a, top_b
from perihelion.games.kepler3ad.rules.pieces import spaces_in_play
from perihelion.games.kepler3ad.rules.scoring import lay_token
from perihelion.games.kepler3ad.rules.turn import begin_turn
from perihelion.games.kepler3ad.state import Fields


def lay_out(s: Fields) -> None:
    """Everything that no chance decides; then the set-up asks chance, stage by stage."""
    t = s.tables
    seat: i64 = 0
    while seat < s.seats:
        s.levels[seat] = t.start_levels
        unit: i64 = 0
        while unit < t.units:
            s.supply[c.SEATS * unit + seat] = t.total[unit]
            unit += 1
        seat += 1
    s.stack = t.tokens
    s.stack_start = t.tokens
    choose_map(s)
    push(s, c.F_SETUP, 0, c.STAGE_FACES, 0)


def choose_map(s: Fields) -> None:
    """The map that the faces (1) or the number of seats (2, R30) make."""
    if s.tables.zones_turn:
        if s.rulings.faces >= 0:
            s.faces = s.rulings.faces
        s.variant = s.faces
    else:
        s.variant = 1 if s.seats == 2 and s.rulings.centre_for_two else 0


def run_setup(s: Fields) -> bool:
    """Go on with the set-up; True when chance has to answer first."""
    stage = top_a(s)
    if stage == c.STAGE_FACES:
        return _stays(s, _find_face(s))
    if stage == c.STAGE_TOKENS:
        return _stays(s, _find_slot(s))
    if stage == c.STAGE_FIRST:
        return _stays(s, s.starter == c.NO_SEAT)
    if stage == c.STAGE_CORPORATIONS:
        return _stays(s, s.rulings.corporations and top_b(s) < s.seats)
    _act_before_game(s)
    return False


def _stays(s: Fields, is_asked: bool) -> bool:
    """Stay in this stage while it asks, else go to the next."""
    if not is_asked:
        set_a(s, top_a(s) + 1)
        set_b(s, 0)
    return is_asked


def _find_face(s: Fields) -> bool:
    """Go to the next zone or planet that needs a face."""
    if s.tables.zones_turn:
        return s.rulings.faces < 0 and top_b(s) < c.REGIONS
    in_play = spaces_in_play(s)
    while top_b(s) < c.SPACES:
        if (in_play >> top_b(s)) & 1:
            return True
        set_b(s, top_b(s) + 1)
    return False


def _find_slot(s: Fields) -> bool:
    """Go to the next place for a token."""
    while top_b(s) < c.SLOTS:
        slot = top_b(s)
        if s.stack and slot & 1 < slots_of(s, slot >> 1):
            return True
        set_b(s, slot + 1)
    return False


def slots_of(s: Fields, region: i64) -> i64:
    """How many tokens lie in a region."""
    face: i64 = (s.faces >> region) & 1 if s.tables.zones_turn else 0
    at: i64 = 2 * region + face
    return s.tables.slots[at]


def turn_up(s: Fields, face: i64) -> None:
    """A zone or chip shows its face (2.1, 2.2)."""
    place = top_b(s)
    s.faces |= face << place
    set_b(s, place + 1)
    if s.tables.zones_turn:
        s.variant = s.faces
    if s.log is not None:
        note(s, c.E_FACE, place, face)


def lay_first_token(s: Fields, track: i64) -> None:
    """A token lies face up on its place (2.3, 2.4)."""
    slot = top_b(s)
    lay_token(s, slot, track)
    set_b(s, slot + 1)


def start_with(s: Fields, seat: i64) -> None:
    """The lot says who starts (2.7)."""
    s.starter = seat
    if s.log is not None:
        note(s, c.E_FIRST, seat)


def seat_in_order(s: Fields, place: i64) -> i64:
    """The seat at a place of the order of play, counted from 0."""
    seat: i64 = s.starter + place
    return seat - s.seats if seat >= s.seats else seat


def deal(s: Fields, corporation: i64) -> None:
    """The next seat in the order of play gets its corporation (2.8)."""
    seat = seat_in_order(s, top_b(s))
    s.corporation[seat] = corporation
    set_b(s, top_b(s) + 1)
    if s.log is not None:
        note(s, c.E_CORPORATION, seat, corporation)


def _act_before_game(s: Fields) -> None:
    """Corporations that act before the game, one by one (2.9, R29); then the first turn."""
    number = top_b(s)
    if number == s.seats:
        begin_turn(s, s.starter)
        return
    set_b(s, number + 1)
    place: i64 = s.seats - 1 - number if s.rulings.reverse_cards else number
    act_before_game(s, seat_in_order(s, place))
