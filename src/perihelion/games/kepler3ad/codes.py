"""The small integers of Kepler-3Ad: spaces, units, dice, frames, answers, events.

Everything here is `Final`, so compiled rules pay nothing for a name.
"""
# Generated from codes.toml by scripts/generate_games.py; change that, not this.

from typing import Final

# Components.

SPACES: Final = 12
"""Space 4 r + n - 1 is number n of region r."""
REGIONS: Final = 3
"""Green, orange, purple."""
SPENDABLE: Final = 6
"""The first six tracks have a power; the seventh pays at scorings."""
EXTRA_DICE: Final = 0
REROLL: Final = 1
ADJUST: Final = 2
MOVE_OWN: Final = 3
REMOVE_ENEMY: Final = 4
MOVE_ENEMY: Final = 5
BONUS_POINTS: Final = 6
TRACKS: Final = 7
UNITS: Final = 4
"""Diplomat, leader; or ship, base, frigate, cruiser."""
LIGHT: Final = 0
SEATS: Final = 5
"""The most seats there are; rows by unit and seat stand at SEATS * unit + seat."""
SLOTS: Final = 6
"""Places for tokens: two at most in each region, 2 r and 2 r + 1."""
NO_TOKEN: Final = -1
NO_SEAT: Final = -1
SCORINGS: Final = 3
MOST_SPENDS: Final = 6
LONG: Final = 1073741824
"""More than any number that grows comes to."""
MOST_TURNS: Final = 1073741824

# What corporations can do, 0 for none; by default each card does the one of its name.

NO_POWER: Final = 0
VANGUARD: Final = 1
PATRONAGE: Final = 2
CARRIERS: Final = 3
SALVAGE: Final = 4
YARDS: Final = 5
EMBASSY: Final = 6
CROUPIER: Final = 7
CASINO: Final = 8
CORPORATIONS: Final = 7

# Dice: groups of equal dice, each a word of six counts, four bits for each face.

WHITE: Final = 0
"""The white dice of edition 1, all dice of edition 2."""
BLACK: Final = 1
LOCKED: Final = 2
"""WHITE + LOCKED and BLACK + LOCKED stand on the action."""
DICE_GROUPS: Final = 4
FACES: Final = 6
DICE: Final = 5
DICE_KINDS: Final = 24
"""A kind of die is 6 * group + face - 1."""
FOUR_TWO_ONE: Final = 4113
"""One die each on 1, 2 and 4."""

# Frames: what is still to be done. KIND, SEAT and two numbers.

FRAME: Final = 4
KIND: Final = 0
SEAT: Final = 1
A: Final = 2
B: Final = 3
MAX_FRAMES: Final = 6

# Kinds of frames; those up to F_LAST_ASKED always wait for an answer of their seat.

F_BEFORE: Final = 0
F_AFTER: Final = 1
F_GROUP: Final = 2
"""A: groups left; B: pieces of a group."""
F_TO_GROUP: Final = 3
"""A: the space it leaves; B: pieces of the group."""
F_TO_PIECE: Final = 4
"""A: the space it leaves; B: SEATS * unit + owner."""
F_DISC: Final = 5
"""A: discs left; B: levels, and where it comes from times 4."""
F_BUILD: Final = 6
F_GIVE: Final = 7
"""A: units still to give; B: 12 * unit to build + space."""
F_REROLL: Final = 8
"""A: dice still to choose; B: dice chosen, four bits for each group."""
F_SHIFT: Final = 9
F_PIECE: Final = 10
"""A: 1 for pieces of opponents, 0 for own ones."""
F_REMOVE: Final = 11
F_LOWER: Final = 12
F_VANGUARD: Final = 13
F_ROLL: Final = 14
"""B: dice to roll, four bits for each group."""
F_SETUP: Final = 15
"""A: the stage; B: how far it is."""
F_END_TURN: Final = 16
F_SCORE: Final = 17
"""A: the stage; B: the slots to refill."""
F_ROLL_OFF: Final = 18
"""A: seats tied, seats still to roll, seats leading, five bits each; B: the best sum."""
F_LAST_ASKED: Final = 13
F_LAST: Final = 18

# Stages of the set-up.

STAGE_FACES: Final = 0
STAGE_TOKENS: Final = 1
STAGE_FIRST: Final = 2
STAGE_CORPORATIONS: Final = 3
STAGE_CARDS: Final = 4

# Stages of a scoring.

STAGE_MAP: Final = 0
STAGE_REFILL: Final = 1
STAGE_TRACKS: Final = 2

# Where the raise of a disc comes from.

BY_ACTION: Final = 0
BY_BASE: Final = 1
BY_YARDS: Final = 2
BY_EVENT: Final = 3
BY_PATRONAGE: Final = 4
SOURCE_SHIFT: Final = 2
LEVELS_MASK: Final = 3

# Lines of the score sheet.

LINE_SPACE: Final = 0
LINE_TRACK: Final = 12
LINE_BONUS: Final = 19
LINE_ALLEGIANCES: Final = 20
LINE_REGION: Final = 21
"""1 for the seat that won the region; no points."""
LINES: Final = 24

# How far what must differ reaches (R13).

WITHIN_ACTION: Final = 0
WHOLE_TURN: Final = 1
ORIGINS_TOO: Final = 2

# Answers of seats.

A_SPEND: Final = 0
A_CLAIM: Final = 6
A_FINISH: Final = 7
A_ACTION: Final = 8
"""Action n with a white or black die: A_ACTION + 2 (n - 1) + black."""
A_SEVEN: Final = 20
"""Action 7 with a face and 0 to 2 black dice: A_SEVEN + 3 (face - 1) + black."""
A_PLACE: Final = 38
A_FROM: Final = 50
A_TO: Final = 62
A_RAISE: Final = 74
A_BUILD: Final = 81
"""A_BUILD + 12 * unit + space."""
A_GIVE: Final = 129
A_SKIP: Final = 133
A_REROLL: Final = 134
"""A_REROLL + kind of die."""
A_SHIFT: Final = 158
"""A_SHIFT + 2 * kind of die, + 1 for down."""
A_REMOVE: Final = 206
"""A_REMOVE + 12 * seat + space."""
A_LOWER: Final = 266
"""A_LOWER + 7 * seat + track."""
A_MOVE: Final = 301
"""A_MOVE + 12 * (SEATS * unit + seat) + space."""
PLAYER_ACTIONS: Final = 541

# Answers of chance.

ROLLS: Final = 461
C_ROLL: Final = 0
"""Multisets of one to five faces, in the order of `Tables.roll_counts`."""
C_FACE: Final = 461
"""C_FACE + 2 * place + face."""
C_FIRST: Final = 485
C_TOKEN: Final = 490
C_CORPORATION: Final = 497
CHANCE_ANSWERS: Final = 504

# Causes of events.

CAUSE_NONE: Final = 0
CAUSE_ACTION: Final = 0
"""Action n is CAUSE_ACTION + n."""
CAUSE_TRACK: Final = 8
CAUSE_CORPORATION: Final = 14
"""Corporation c, counted from 1, is CAUSE_CORPORATION + c."""
CAUSE_421: Final = 22

# How far the numbers of an observation reach, see `rules/observing.py`.

SEEN_SCORE: Final = 999
SEEN_TURN: Final = 30000

# Why a match ended.

RUNNING: Final = 0
BY_SCORINGS: Final = 1
BY_LIMIT: Final = 2

# Events, in the order of `events.py`.

E_FACE: Final = 0
E_FIRST: Final = 1
E_TOKEN: Final = 2
E_CORPORATION: Final = 3
E_TURN: Final = 4
E_ROLL: Final = 5
E_ACTION: Final = 6
E_SKIP: Final = 7
E_FINISH: Final = 8
E_SPEND: Final = 9
E_REROLL: Final = 10
E_SHIFT: Final = 11
E_MOVE_PIECE: Final = 12
E_REMOVE: Final = 13
E_LOWER: Final = 14
E_PLACE: Final = 15
E_MOVE: Final = 16
E_RAISE: Final = 17
E_GIVE: Final = 18
E_BUILD: Final = 19
E_RELIQUAT: Final = 20
E_VALUE: Final = 21
E_SCORING: Final = 22
E_SCORE_SPACE: Final = 23
E_REGION_WON: Final = 24
E_REGION_TIED: Final = 25
E_TOKEN_WON: Final = 26
E_RESHUFFLE: Final = 27
E_SCORE_TRACK: Final = 28
E_SCORE_BONUS: Final = 29
E_SCORE_ALLEGIANCES: Final = 30
E_SCORE_TOTAL: Final = 31
E_ROLL_OFF: Final = 32
E_WIN: Final = 33
E_OVER: Final = 34
