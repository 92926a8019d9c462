"""What an answer does: it acts on the top frame, and leaves the rest to the stack."""

from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    A_AMOUNT,
    A_ASSIGN,
    A_BONUS,
    A_CELL,
    A_DECLINE,
    A_END,
    A_FREE_LEVELS,
    A_KIND,
    A_PERFORM,
    A_PLANET,
    A_PRICE,
    A_QUANTUM,
    A_REGENERATE,
    A_SACRIFICE,
    A_SKIP,
    A_STOP,
    A_TECHNOLOGY,
    A_TOKEN,
    A_TRACK,
    A_TRANSFORM,
    C_CARD,
    C_DEAL,
    C_FIRST,
    C_HEX,
    C_LEAVE_OUT,
    C_OBJECTIVE,
    C_REVEAL,
    CAUSE_NONE,
    CAUSE_TECHNOLOGY,
    CAUSE_TRACK,
    CUBES,
    E_DECLINE,
    E_END,
    E_SKIP,
    E_STOP,
    F_ACTION,
    F_AMOUNT,
    F_BONUS,
    F_BONUS_CUBES,
    F_BUILD,
    F_CELL,
    F_COLONISE,
    F_CUBE,
    F_DEVELOP,
    F_FREE_LEVELS,
    F_GIVER,
    F_HARVEST,
    F_ICON,
    F_ICON_PRICE,
    F_KIND,
    F_LEG,
    F_LEVEL,
    F_MEDAL,
    F_MOVE,
    F_NEXT,
    F_PAYER,
    F_PLACE,
    F_PRICE,
    F_PRODUCE,
    F_REGENERATE,
    F_REVEAL,
    F_ROUND,
    F_SACRIFICE,
    F_SHIP,
    F_TERRAFORM,
    F_TOKEN,
    F_TRACK,
    F_TURN_UP,
    F_WITHDRAW,
    F_YARD,
    FROM_ICON,
    FROM_TURN,
    NO_SEAT,
    QUANTUM_PHYSICS,
    STORAGE,
)
from perihelion.games.kepler3042.rules.actions import (
    choose_body,
    choose_technology,
    move_cube,
    pay_level,
    perform,
)
from perihelion.games.kepler3042.rules.bodies import reveal
from perihelion.games.kepler3042.rules.bonuses import take_bonus
from perihelion.games.kepler3042.rules.building import (
    build_beside,
    pay_price,
    put_beside,
    put_new_ship,
)
from perihelion.games.kepler3042.rules.colonising import colonise, terraform
from perihelion.games.kepler3042.rules.cubes import (
    has_pit,
    place_of_card,
    regenerate,
    sacrifice,
)
from perihelion.games.kepler3042.rules.emit import note, set_cause
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    count_down,
    pop,
    push,
    top_a,
    top_b,
    top_c,
    top_kind,
    turn_base,
)
from perihelion.games.kepler3042.rules.free_levels import choose_free_levels
from perihelion.games.kepler3042.rules.moving import (
    choose_ship,
    end_leg,
    end_move,
    end_movement,
    withdraw,
)
from perihelion.games.kepler3042.rules.producing import (
    choose_amount,
    harvest,
    produce_on,
    use_icon,
)
from perihelion.games.kepler3042.rules.progress import choose_level, refuse_price, take_medals
from perihelion.games.kepler3042.rules.quantum import assign, choose_giver, transform
from perihelion.games.kepler3042.rules.rounds import begin_round, end_turn
from perihelion.games.kepler3042.rules.setup import (
    choose_bonus_cubes,
    choose_token,
    deal_body,
    deal_objective,
    lay_by_choice,
    lay_next,
    leave_out,
    start_with,
)
from perihelion.games.kepler3042.rules.tracks import advance, pay_for_icon
from perihelion.games.kepler3042.state import Fields


def answer(s: Fields, seat: i64, action: i64) -> None:
    """Carry out the answer of a seat."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, cause_of(s, kind))
    if action == A_QUANTUM:
        push(s, F_KIND, seat, 0, 0, 0)
        return
    if F_KIND <= kind <= F_CUBE:
        _answer_door(s, seat, kind, action)
        return
    # Any other decision begins a new series of quantum steps (10.10).
    s.steps = 0
    if kind <= F_LEG:
        _answer_turn(s, seat, kind, action)
    elif action >= A_SKIP:
        _leave(s, seat, kind, action)
    elif kind == F_SACRIFICE:
        _sacrifice(s, seat, action - A_SACRIFICE)
    elif kind == F_SHIP:
        put_new_ship(s, seat, action)
    elif kind == F_REVEAL:
        choose_body(s, seat, action)
    elif kind == F_PRODUCE:
        produce_on(s, seat, action - A_PLANET)
    elif kind == F_DEVELOP:
        choose_technology(s, seat, action - A_TECHNOLOGY)
    elif kind == F_PAYER:
        pay_level(s, seat, action - A_PLANET)
    elif kind == F_BUILD:
        build_beside(s, seat, action - A_PLANET)
    elif kind == F_TRACK:
        _advance(s, seat, action - A_TRACK)
    elif kind == F_ICON:
        use_icon(s, seat, action - A_PLANET)
    elif kind == F_REGENERATE:
        _regenerate(s, seat, action - A_REGENERATE)
    elif kind == F_COLONISE:
        colonise(s, seat, action)
    elif kind == F_TERRAFORM:
        terraform(s, seat, action - A_PLANET)
    elif kind == F_YARD:
        put_beside(s, seat, action - A_PLANET)
    elif kind == F_HARVEST:
        harvest(s, seat, action - A_PLANET)
    else:
        _answer_rare(s, seat, kind, action)


def _answer_turn(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """The steps of a turn (4.1)."""
    if kind == F_CELL:
        move_cube(s, seat, action - A_CELL)
    elif kind == F_ACTION:
        if action == A_PERFORM:
            perform(s, seat)
        else:
            turn_base(s, F_BONUS)
            if s.log is not None:
                note(s, E_SKIP, seat, s.cell[seat])
    elif kind == F_BONUS:
        if action == A_STOP:
            if s.log is not None:
                note(s, E_STOP, seat)
            turn_base(s, F_NEXT)
        else:
            take_bonus(s, seat, action - A_BONUS)
    elif kind == F_WITHDRAW:
        if action == A_END:
            if s.log is not None:
                note(s, E_END, seat)
            end_turn(s, seat)
        else:
            withdraw(s, seat, action)
    elif action == A_STOP:
        if s.log is not None:
            note(s, E_STOP, seat)
        if kind == F_MOVE:
            end_movement(s)
        else:
            end_move(s, seat)
    elif kind == F_MOVE:
        choose_ship(s, seat, action)
    else:
        end_leg(s, seat, action)


def _leave(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """Stop or decline: what is asked is not done; or pay for an icon."""
    if action == A_STOP:
        if s.log is not None:
            note(s, E_STOP, seat)
        pop(s)
    elif action == A_DECLINE:
        if s.log is not None:
            note(s, E_DECLINE, seat)
        pop(s)
        if kind == F_SACRIFICE:
            refuse_price(s)
    else:
        pay_for_icon(s, seat)


def _sacrifice(s: Fields, seat: i64, code: i64) -> None:
    """The code is 3 * holder + cube; holder 0 is the storage, others a planet card plus 1."""
    if top_c(s):
        # Once the first cube of a price is given, the others follow.
        change_top(s, top_a(s), top_b(s), 0)
    count_down(s)
    holder: i64 = 0
    while code >= CUBES:
        code -= CUBES
        holder += 1
    place: i64 = STORAGE if holder == 0 else place_of_card(s, seat, holder - 1)
    sacrifice(s, seat, place, code)


def _regenerate(s: Fields, seat: i64, cube: i64) -> None:
    """A cube comes back; more of them only while there are any."""
    left: i64 = top_a(s) - 1
    regenerate(s, seat, cube)
    if left and has_pit(s, seat):
        count_down(s)
    else:
        pop(s)


def _advance(s: Fields, seat: i64, track: i64) -> None:
    """The track is chosen (6.15, 13.17)."""
    spaces = top_b(s)
    pop(s)
    advance(s, seat, track, spaces, 0)


def _answer_door(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """Quantum Physics, by the door or by a card (10.7, 13.15)."""
    if kind == F_KIND:
        pop(s)
        push(s, F_GIVER, seat, action - A_KIND, FROM_TURN, 1)
    elif kind == F_GIVER:
        if action == A_DECLINE:
            if s.log is not None:
                note(s, E_DECLINE, seat)
            pop(s)
        else:
            choose_giver(s, seat, action - A_PLANET)
    elif action < A_TRANSFORM:
        code: i64 = action - A_ASSIGN
        card: i64 = 0
        while code >= CUBES:
            code -= CUBES
            card += 1
        assign(s, seat, card, code)
    else:
        transform(s, seat, action - A_TRANSFORM)


def _answer_rare(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """What is asked less often."""
    if kind == F_LEVEL:
        choose_level(s, seat, action - A_TECHNOLOGY)
    elif kind == F_AMOUNT:
        choose_amount(s, seat, action - A_AMOUNT)
    elif kind == F_PRICE:
        pay_price(s, seat, action - A_PRICE)
    elif kind == F_PLACE:
        lay_by_choice(s, seat, action)
    elif kind == F_TOKEN:
        choose_token(s, seat, action - A_TOKEN)
    elif kind == F_BONUS_CUBES:
        choose_bonus_cubes(s, action - A_AMOUNT)
    elif kind == F_FREE_LEVELS:
        choose_free_levels(s, seat, action - A_FREE_LEVELS)
    elif kind == F_MEDAL:
        take_medals(s, seat, action - A_TRACK)


def cause_of(s: Fields, kind: i64) -> i64:
    """What the frame on top comes from, for events and questions."""
    if kind == F_ACTION:
        return s.source
    if kind <= F_WITHDRAW or (kind == F_MOVE and top_b(s) == FROM_TURN):
        return CAUSE_NONE
    if kind == F_ICON or kind == F_ICON_PRICE:
        return CAUSE_TRACK + top_b(s)
    if kind == F_REGENERATE and top_b(s) == FROM_ICON:
        return CAUSE_TRACK + top_c(s)
    if F_KIND <= kind <= F_CUBE and s.on_turn != NO_SEAT:
        return CAUSE_TECHNOLOGY + QUANTUM_PHYSICS
    return s.source


# Chance.


def answer_chance(s: Fields, action: i64) -> None:
    """Carry out the answer of chance."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, s.source)
    if kind == F_ROUND:
        begin_round(s, action - C_CARD)
    elif kind == F_TURN_UP:
        hex_number = top_a(s)
        pop(s)
        reveal(s, hex_number, action - C_REVEAL)
    elif action < C_LEAVE_OUT:
        start_with(s, action - C_FIRST)
    elif action < C_HEX:
        leave_out(s, action - C_LEAVE_OUT)
    elif action < C_DEAL:
        lay_next(s, NO_SEAT, action - C_HEX)
    elif action < C_REVEAL:
        deal_body(s, action - C_DEAL)
    else:
        deal_objective(s, action - C_OBJECTIVE)
