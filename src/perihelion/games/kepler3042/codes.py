"""The small integers of Kepler-3042: hexes, cards, frames, answers, events.

Everything here is `Final`, so compiled rules pay nothing for a name.
"""
# Generated from codes.toml by scripts/generate_games.py; change that, not this.

from typing import Final

# The galaxy. Its hexes are numbered row by row; sets of hexes see `rules/sets`.

HEXES: Final = 418
"""As many as the rulebook counts; a board of a data set has no more."""
PLACEMENTS: Final = 8
"""So often a placement that got stuck begins again before it keeps to the hexes that fit (2.3)."""
NO_HEX: Final = -1
LONG: Final = 1073741824
"""More than any number that grows comes to."""
MOST_TURNS: Final = 1073741824
NEAR: Final = 0
INTERMEDIATE: Final = 1
FAR: Final = 2
ZONES: Final = 3

# Seats.

SEATS: Final = 4
GHOST: Final = 4
"""The row of the ghost in `levels`, `space` and `medals`."""
NATIONS: Final = 5
"""Rows of what a ghost has too."""
NO_SEAT: Final = -1

# Bodies. A token is one of 36; a body is what is printed on it, one of 30.

PLANETS: Final = 28
"""Planet with number n is n - 1."""
MINE: Final = 28
"""The body; mines are tokens 28 to 31."""
COLONIAL_OBJECTIVE: Final = 29
"""The body; colonial objectives are tokens 32 to 35."""
BODIES: Final = 30
FIRST_MINE: Final = 28
FIRST_OBJECTIVE: Final = 32
TOKENS: Final = 36
UNSEEN: Final = -1
"""The `place` of a token that may be any hidden body, or is not in play."""
TAKEN: Final = -2
"""The `place` of a colonial objective that left the match."""
HELD: Final = -3
"""The `place` of a token that seat s is still to lay is HELD - s (placement_peek)."""
NO_TOKEN: Final = 63
"""In a frame: the body about to be laid is not known."""
ROCKY: Final = 0
SUPER_EARTH: Final = 1
OCEAN: Final = 2
GAS_GIANT: Final = 3
ALIEN: Final = 4
TYPES: Final = 5

# Cubes. `cubes` has a word for each seat and type, with eight places of seven bits.

ENERGY: Final = 0
MATTER: Final = 1
ANTIMATTER: Final = 2
CUBES: Final = 3
STORAGE: Final = 0
PIT: Final = 1
EARTH: Final = 2
"""The place of the card of Earth; the colonies follow, by their numbers."""
PLACES: Final = 8
PLACE_BITS: Final = 7
MOST: Final = 63
"""The most cubes of a type in a place; the highest bit of a place is always free."""
COLONIES: Final = 5
SHIPS: Final = 3
NO_PLANET: Final = -1
CARD_EARTH: Final = 0
"""Cards in answers and events: Earth is 0, planet n is n."""
CARDS: Final = 29
AMOUNT_BITS: Final = 5
"""Amounts of energy, matter and antimatter in one word, lowest first."""
AMOUNT_MASK: Final = 31

# Technologies.

SPACE_TRAVEL: Final = 0
QUANTUM_PHYSICS: Final = 1
ENERGY_DEVELOPMENT: Final = 2
TERRAFORMING: Final = 3
ANTIMATTER_SCIENCE: Final = 4
TECHNOLOGIES: Final = 5
TOP_LEVEL: Final = 4
LEVELS: Final = 5
LEVEL_BITS: Final = 4
UNLIMITED: Final = 1000
PAIRS: Final = 10
"""Two different technologies: pair 0 is 0 and 1, pair 1 is 0 and 2, and so on."""
NOT_CHOSEN: Final = -1
CHOSEN_UNSEEN: Final = -2

# Tracks.

COLONIAL: Final = 0
TECHNOLOGY: Final = 1
TRACKS: Final = 2
SPACES: Final = 32
"""Room for the spaces of a track."""
NO_ICON: Final = 0
ICON_REGENERATE: Final = 1
ICON_PRODUCE: Final = 2
"""ICON_PRODUCE + type of the cube."""

# Main actions, in the order of the cells, and bonus actions.

SPACE_CONSTRUCTION: Final = 0
COLONISATION: Final = 1
TECHNOLOGICAL_DEVELOPMENT: Final = 2
STELLAR_PROPULSION: Final = 3
TERRAFORM: Final = 4
GALACTIC_CARTOGRAPHY: Final = 5
ENERGY_STORAGE: Final = 6
PRODUCTION: Final = 7
ANTIMATTER_GENERATION: Final = 8
ACTIONS: Final = 9
SPACE_LOGISTICS: Final = 0
TECHNOLOGICAL_EVOLUTION: Final = 1
SCIENTIFIC_PROGRESS: Final = 2
SOCIETY_MODERNISATION: Final = 3
PLAN_EXPLORATION: Final = 4
EXPLOIT_ASTEROID: Final = 5
BONUSES: Final = 6

# Progress cards and objectives.

PROGRESS_CARDS: Final = 18
NO_CARD: Final = -1
EXPANSION_AGREEMENT: Final = 1
OBJECTIVES: Final = 17
NO_OBJECTIVE: Final = -1
OBJECTIVE_UNSEEN: Final = -2
CAMPAIGNS: Final = 5
CAMPAIGN_LEVELS: Final = 4
QUANTUM_STEPS: Final = 20
"""Most steps between two other decisions (R37)."""

# Whom a card serves, and by what.

WHO_ALL: Final = 0
WHO_MOST: Final = 1
WHO_LEAST: Final = 2
BY_TRACK: Final = 0
"""BY_TRACK + track."""
BY_TECHNOLOGY: Final = 2
"""BY_TECHNOLOGY + technology."""
BY_MEDALS: Final = 7
BY_TRACKS: Final = 8
"""Both tracks together."""

# Effects of cards: rows of `Tables.effects`, op and three numbers.

EFFECT: Final = 4
OP_PRODUCE: Final = 0
"""Amounts."""
OP_REGENERATE: Final = 1
"""Count."""
OP_SHIP: Final = 2
"""Count."""
OP_SHIP_ABROAD: Final = 3
OP_REVEAL: Final = 4
"""Count."""
OP_LEVEL: Final = 5
"""Count, highest level, whether advances have their price (R21)."""
OP_MOVE: Final = 6
"""Distance."""
OP_ASSIGN: Final = 7
"""Count."""
OP_TRANSFORM: Final = 8
"""Count."""
OP_HARVEST: Final = 9
"""Colonies."""
OP_ADVANCE: Final = 10
"""Mask of the tracks, count."""
OP_MEDAL: Final = 11
"""Mask of the tracks, count."""
OP_SACRIFICE: Final = 12
"""Count, 1 if it is the price of what follows."""

# Conditions of objectives: rows of `Tables.conditions`, op and two numbers.

CONDITION: Final = 3
OP_TERRAFORMED_TYPE: Final = 0
"""Count, type."""
OP_TERRAFORMED_ZONE: Final = 1
OP_TERRAFORMED_TOTAL: Final = 2
OP_TERRAFORMED_SAME: Final = 3
OP_COLONISED_TYPE: Final = 4
OP_COLONISED_ZONE: Final = 5
OP_COLONISED_EACH: Final = 6
OP_COLONISED_TOTAL: Final = 7
OP_COLONISED_TYPES: Final = 8
OP_TECHNOLOGY: Final = 9
"""Level, technology."""
OP_TECHNOLOGIES: Final = 10
"""Count, level."""
OP_TRACK: Final = 11
"""Space, track."""
OP_MEDALS: Final = 12
"""Count, track; TRACKS for both together."""
OP_MINES: Final = 13
"""Own ships on mines."""
OP_ANTIMATTER: Final = 14
"""Antimatter on planets, as it scores."""
OP_COLONISED_SAME: Final = 15
OP_TERRAFORMED_TYPES: Final = 16
OP_TERRAFORMED_EACH: Final = 17

# Prices in Extraterrestrial Knowledge (R21).

PRICE_PER_ADVANCE: Final = 0
PRICE_PER_ICON: Final = 1
PRICE_ONE_CUBE: Final = 2

# Frames: what is still to be done, one word each: kind, seat, and the numbers a, b and c.

SEAT_SHIFT: Final = 8
A_SHIFT: Final = 12
B_SHIFT: Final = 28
C_SHIFT: Final = 44
KIND_MASK: Final = 255
SEAT_MASK: Final = 15
NUMBER_MASK: Final = 65535
MAX_FRAMES: Final = 12

# Kinds of frames; those up to F_LAST_ASKED always wait for an answer of their seat.

F_CELL: Final = 0
"""Choose the cell of the action cube."""
F_ACTION: Final = 1
"""Perform the main action, or skip it."""
F_BONUS: Final = 2
"""Choose a bonus action, or stop."""
F_WITHDRAW: Final = 3
"""Choose a ship to withdraw, or end the turn."""
F_MOVE: Final = 4
"""Choose a ship to move, or stop. A: steps; B: FROM_."""
F_LEG: Final = 5
"""Choose where a leg ends. A: the hex of the ship; B: steps left; C: 1 after the first leg."""
F_BUILD: Final = 6
"""Choose the planet that pays for a ship, or stop. A: ships built."""
F_PRICE: Final = 7
"""Choose the price of a ship (R32). A: the card."""
F_SHIP: Final = 8
"""Choose the hex of a new ship. A: the card it is built beside."""
F_COLONISE: Final = 9
"""Choose a ship that colonises, or stop."""
F_DEVELOP: Final = 10
"""Choose a technology to raise, or stop."""
F_PAYER: Final = 11
"""Choose the planet that pays for a level. A: the technology."""
F_TERRAFORM: Final = 12
"""Choose a colony to terraform, or stop."""
F_TRACK: Final = 13
"""Choose a track to advance on. A: mask of the tracks; B: spaces; C: 1 if it may be declined."""
F_REVEAL: Final = 14
"""Choose a hidden body. A: how many are left; B: FROM_."""
F_PRODUCE: Final = 15
"""Choose the planet that gets a production. A: amounts; B: FROM_."""
F_HARVEST: Final = 16
"""Choose a colony that produces. A: how many are left; B: FROM_; C: places that produced."""
F_AMOUNT: Final = 17
"""Choose how much to produce (R09). A: the place; B: amounts possible."""
F_SACRIFICE: Final = 18
"""Choose a cube to sacrifice. A: how many are left; B: FROM_; C: 1 if a card asks it for the rest
of what it gives, so that it may be declined."""
F_YARD: Final = 19
"""Choose the planet beside which a free ship is put. A: how many are left; B: FROM_; C: 1 for
colonies of other nations."""
F_REGENERATE: Final = 20
"""Choose a cube to regenerate, or decline. A: how many are left; B: FROM_; C: the track."""
F_ICON: Final = 21
"""Choose the planet on which an icon produces, or decline. A: the cube; B: the track."""
F_ICON_PRICE: Final = 22
"""Pay for an icon, or decline (R21). A: the icon; B: the track."""
F_LEVEL: Final = 23
"""Choose a technology to raise by a card, or decline. A: the highest level; B: 1 if advances have
their price."""
F_KIND: Final = 24
"""Quantum: transform or assign."""
F_GIVER: Final = 25
"""Choose the planet that gives a cube. A: KIND_; B: FROM_; C: how many steps are left (cards)."""
F_CUBE: Final = 26
"""Choose the cube and its target. A: KIND_; B: FROM_; C: the place that gives."""
F_PLACE: Final = 27
"""Set-up: choose the hex of a body. A: the body, or NO_TOKEN."""
F_TOKEN: Final = 28
"""Set-up: choose the body to lay (placement_peek)."""
F_BONUS_CUBES: Final = 29
"""Set-up alone: how many bonus cubes are energy. A: how many there are."""
F_FREE_LEVELS: Final = 30
"""Set-up: choose two technologies."""
F_SETUP: Final = 31
"""A: STAGE_; B: how far it is; C: how often the bodies were picked up again."""
F_ROUND: Final = 32
"""A Progress card is revealed."""
F_TURN_UP: Final = 33
"""A body is turned up. A: its hex."""
F_ADVANCE: Final = 34
"""A: the track; B: spaces left; C: 1 if icons have their price."""
F_COLLABORATE: Final = 35
"""A: the technology; B: the level; C: seats gone through."""
F_RAISE: Final = 36
"""A: the technology, raised once the price is sacrificed."""
F_BONUS_EFFECT: Final = 37
"""A: the bonus action, once its price is sacrificed."""
F_CARD: Final = 38
"""A: the seats still to be served; B: the next effect of the seat being served."""
F_NEXT: Final = 39
"""The bonus actions are over; movement and withdrawal follow."""
F_MEDAL: Final = 40
"""Choose the track whose medals a card gives, or decline; asked. A: mask of the tracks; B: how
many."""
F_LAST_ASKED: Final = 30
F_LAST: Final = 40

# Where a question comes from.

FROM_TURN: Final = 0
FROM_ACTION: Final = 1
FROM_BONUS: Final = 2
FROM_CARD: Final = 3
FROM_ICON: Final = 4
FROM_MINE: Final = 5

# Kinds of quantum steps.

KIND_TRANSFORM: Final = 0
KIND_ASSIGN: Final = 1

# Stages of the set-up.

STAGE_FIRST: Final = 0
STAGE_LEAVE_OUT: Final = 1
STAGE_DEAL: Final = 2
STAGE_PLACE: Final = 3
STAGE_REVEAL: Final = 4
STAGE_OBJECTIVES: Final = 5
STAGE_CUBES: Final = 6
STAGE_LEVELS: Final = 7
STAGE_DONE: Final = 8

# Lines of the score sheet.

LINE_ANTIMATTER: Final = 0
LINE_ALL_TYPES: Final = 1
LINE_THREE_OF_TYPE: Final = 2
LINE_MINES: Final = 3
LINE_TECHNOLOGIES: Final = 4
LINE_MEDALS: Final = 5
LINE_ZONE: Final = 6
"""LINE_ZONE + zone."""
LINE_TRACK: Final = 9
"""LINE_TRACK + track."""
LINE_TERRAFORMED: Final = 11
LINE_OBJECTIVES: Final = 12
LINES: Final = 13

# Answers of seats.

A_HEX: Final = 0
A_PLANET: Final = 418
"""A_PLANET + card: Earth is 0, planet n is n."""
A_CELL: Final = 447
"""A_CELL + main action."""
A_BONUS: Final = 456
A_TECHNOLOGY: Final = 462
A_TRACK: Final = 467
A_SACRIFICE: Final = 469
"""From the storage: A_SACRIFICE + cube; from a card: A_SACRIFICE + 3 (card + 1) + cube."""
A_REGENERATE: Final = 559
A_ASSIGN: Final = 562
"""A_ASSIGN + 3 * card that receives + cube."""
A_TRANSFORM: Final = 649
"""A_TRANSFORM + cube that the planet gives, energy or matter."""
A_KIND: Final = 651
"""A_KIND + KIND_."""
A_PRICE: Final = 653
"""A_PRICE: what the level says; A_PRICE + 1: the price of level 0."""
A_AMOUNT: Final = 655
A_FREE_LEVELS: Final = 687
"""A_FREE_LEVELS + pair."""
A_TOKEN: Final = 697
"""A_TOKEN + body."""
A_PERFORM: Final = 727
A_SKIP: Final = 728
A_STOP: Final = 729
A_DECLINE: Final = 730
A_PAY: Final = 731
A_QUANTUM: Final = 732
A_END: Final = 733
PLAYER_ACTIONS: Final = 734

# Answers of chance.

C_FIRST: Final = 0
C_LEAVE_OUT: Final = 4
"""C_LEAVE_OUT + planet (R24)."""
C_HEX: Final = 32
C_DEAL: Final = 450
"""C_DEAL + body, to the seat that is to lay it (placement_peek)."""
C_REVEAL: Final = 480
"""C_REVEAL + body."""
C_OBJECTIVE: Final = 510
C_CARD: Final = 527
CHANCE_ANSWERS: Final = 545

# Causes of events and questions.

CAUSE_NONE: Final = 0
CAUSE_ACTION: Final = 1
CAUSE_BONUS: Final = 10
CAUSE_CARD: Final = 16
CAUSE_TECHNOLOGY: Final = 34
CAUSE_TRACK: Final = 39
CAUSES: Final = 41

# How far the numbers of an observation reach, see `rules/observing.py`.

SEEN_COUNT: Final = 99
SEEN_NUMBER: Final = 255
SEEN_SCORE: Final = 999
SEEN_TURN: Final = 999

# Why a match ended.

RUNNING: Final = 0
BY_POINTS: Final = 1
PASSED: Final = 2
FAILED: Final = 3

# Events, in the order of `events.py`.

E_FIRST: Final = 0
E_LEFT_OUT: Final = 1
E_DEALT: Final = 2
E_LAID: Final = 3
E_REVEALED: Final = 4
E_OBJECTIVE: Final = 5
E_BONUS_CUBES: Final = 6
E_FREE_LEVELS: Final = 7
E_CHOSEN: Final = 8
E_GHOST_LEVEL: Final = 9
E_ROUND: Final = 10
E_GHOST_ADVANCE: Final = 11
E_TURN: Final = 12
E_CELL: Final = 13
E_PERFORM: Final = 14
E_SKIP: Final = 15
E_STOP: Final = 16
E_DECLINE: Final = 17
E_BONUS: Final = 18
E_END: Final = 19
E_SPEND: Final = 20
E_PRODUCE: Final = 21
E_SACRIFICE: Final = 22
E_REGENERATE: Final = 23
E_TRANSFORM: Final = 24
E_ASSIGN: Final = 25
E_BUILD: Final = 26
E_COLONISE: Final = 27
E_LEVEL: Final = 28
E_COLLABORATION: Final = 29
E_TERRAFORM: Final = 30
E_MOVE: Final = 31
E_TAKE_OBJECTIVE: Final = 32
E_WITHDRAW: Final = 33
E_ADVANCE: Final = 34
E_LOST: Final = 35
E_MEDAL: Final = 36
E_BENEFIT: Final = 37
E_NO_BENEFIT: Final = 38
E_MEDALS: Final = 39
E_GHOST_MEDALS: Final = 40
E_PASS_FIRST: Final = 41
E_SCORED: Final = 42
E_MET: Final = 43
E_MISSED: Final = 44
E_TOTAL: Final = 45
E_WIN: Final = 46
E_OVER: Final = 47
E_BEGIN_AGAIN: Final = 48
