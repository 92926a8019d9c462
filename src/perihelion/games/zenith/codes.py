"""The small integers of Zenith: places, effect operations, frames, answers, events.

Everything here is `Final`, so compiled rules pay nothing for a name.
"""
# Generated from codes.toml by scripts/generate_games.py; change that, not this.

from typing import Final

# Components.

MERCURY: Final = 0
VENUS: Final = 1
TERRA: Final = 2
MARS: Final = 3
JUPITER: Final = 4
PLANETS: Final = 5
ALL_PLANETS: Final = 31
"""All five planets as a mask."""
TECHNOLOGY_END_PLANETS: Final = 7
"""Mercury, Venus and Terra."""
DIPLOMACY_END_PLANETS: Final = 28
"""Terra, Mars and Jupiter."""
PEOPLES: Final = 3
CARDS: Final = 90
TOKEN_KINDS: Final = 8
BOARDS: Final = 6
"""Technology sides: S D, U O, N P; piece p has the boards 2p and 2p + 1."""
LEVELS: Final = 5
PLACES: Final = 8
"""Token places: the five planets, then level 2 of the three technologies."""
PRIMES: Final = 3
"""Rows of the technology boards that pay when all three peoples have reached them."""
TRACK_END: Final = 4
"""Steps from the centre to a control zone."""
OFF: Final = 9
"""The disc position of a planet whose disc has been won this turn."""
CREDITS: Final = 0
ZENITHIUM: Final = 1
MOST_STOCK: Final = 1000000
"""More than any stock or epoch comes to."""
MOST_TURNS: Final = 100000
NO_CARD: Final = 255
NO_TOKEN: Final = -1

# A card in one word: planet, people, cost.

DEAL_PLANET: Final = 7
DEAL_PEOPLE: Final = 8
DEAL_PEOPLE_SHIFT: Final = 3
DEAL_COST: Final = 32
DEAL_COST_SHIFT: Final = 5

# Where a card is.

DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2
"""The hand of seat s is HAND + s."""
COLUMN: Final = 6
"""The column of side d on planet p is COLUMN + 5 d + p."""
UNSEEN: Final = 16
"""Only in blind states: the deck, or a hand the viewer does not know."""
HELD_BEFORE: Final = 16
"""Bit of `known`: the card has been in some hand since before the last reshuffle."""
SEAT_BITS: Final = 15
ODDS: Final = 32
"""Room for so many numbers of held cards, for each team."""

# Effect operations; the operands a to e are described in `components.py`.

END: Final = 0
INFLUENCE_AT: Final = 1
INFLUENCE_PICK: Final = 2
INFLUENCE_MOVED: Final = 3
INFLUENCE_REPEAT: Final = 4
INFLUENCE_RUN: Final = 5
CENTER_DISC: Final = 6
GAIN: Final = 7
GAIN_COST: Final = 8
GAIN_PER_PLANET: Final = 9
GAIN_PER_TECHNOLOGY: Final = 10
SPEND: Final = 11
GIVE: Final = 12
TAKE: Final = 13
MOBILIZE: Final = 14
TRANSFER: Final = 15
EXILE: Final = 16
DISCARD_CARDS: Final = 17
TAKE_BADGE: Final = 18
GIVE_BADGE: Final = 19
TOKEN_FROM_RESERVE: Final = 20
TOKEN_FROM_BOARDS: Final = 21
DEVELOP: Final = 22
HAND_OVER: Final = 23
MAY: Final = 24
CHOOSE: Final = 25
IF_BADGE: Final = 26
IF_CREDITS: Final = 27
CHAIN: Final = 28
ROW: Final = 29

# Selector bits beside the five planet bits of a mask.

DIFFERS: Final = 32
AT_CENTER: Final = 64
OPPONENT_SIDE: Final = 128

# `people` operand of DEVELOP beside the three peoples.

ANY_PEOPLE: Final = 3
LOWEST: Final = 4

# Kinds of frames; those up to F_BOARDS always wait for an answer of their seat.

F_ORDER: Final = 0
F_TURN: Final = 1
F_PLANET: Final = 2
F_CENTER: Final = 3
F_STRETCH: Final = 4
F_MAY: Final = 5
F_CHOOSE: Final = 6
F_REWARD: Final = 7
F_ROUND: Final = 8
F_DEVELOP: Final = 9
F_BOARDS: Final = 10
F_SETUP: Final = 11
F_DEAL: Final = 12
F_END_TURN: Final = 13
F_LIST: Final = 14
F_MOBILIZE: Final = 15
F_RESERVE: Final = 16
F_MULLIGAN: Final = 17
F_RUN: Final = 18
F_REPEAT: Final = 19
F_EXILE: Final = 20
F_TRANSFER: Final = 21
F_DISCARD: Final = 22
F_CHAIN: Final = 23
F_PRIZE: Final = 24
F_HAND_OVER: Final = 25
F_ROW: Final = 26
F_LAST: Final = 26

# Fields of a frame, as they are packed and as positions name them.

KIND: Final = 0
SEAT: Final = 1
"""Who answers; -1 in a token frame whose member is still to be drawn by lot."""
AT: Final = 2
"""The next row of a list, or the row that asks."""
SOURCE: Final = 3
"""The number of the frame that holds the picks of this card, level, prime or token."""
PICKS: Final = 4
"""In a source frame: the planets picked so far, as a mask."""
MOVED: Final = 5
"""In a list or chain: the card moved by its cost or first part, or -1. In a step that moves cards:
the number of the frame to tell, or -1."""
LEFT: Final = 6
"""Steps, rounds or planets left."""
ARG: Final = 7
"""Its cause in a list; otherwise what its kind needs."""
FRAME: Final = 8
"""The number of fields."""
MAX_FRAMES: Final = 24

# A frame in one word, from the lowest bit: kind, seat + 1, picks, moved + 1, left, arg, source,
# row. `rules/frames.py` reads and writes them.

KIND_MASK: Final = 31
SEAT_SHIFT: Final = 5
SEAT_MASK: Final = 7
WHO_MASK: Final = 255
"""Kind and seat."""
PICKS_SHIFT: Final = 8
PICKS_MASK: Final = 31
MOVED_SHIFT: Final = 13
MOVED_MASK: Final = 127
LEFT_SHIFT: Final = 20
LEFT_MASK: Final = 127
ONE_LEFT: Final = 1048576
ARG_SHIFT: Final = 27
ARG_MASK: Final = 255
SOURCE_SHIFT: Final = 35
SOURCE_MASK: Final = 31
ROW_SHIFT: Final = 40
ROW_MASK: Final = 8191
ONE_ROW: Final = 1099511627776

# Causes: where effects come from.

CAUSE_LEVEL: Final = 100
"""Level n of board b is CAUSE_LEVEL + 5 b + n - 1; below it, the card itself."""
CAUSE_TOKEN: Final = 140
CAUSE_PRIME: Final = 150
CAUSE_LEADERSHIP: Final = 160
CAUSE_RULES: Final = 170
"""Set-up and end of turn."""

# Ids of the players' answers. One pass over a sorted hand lists a turn in ascending order.

A_TURN: Final = 0
"""3 c: recruit card c; 3 c + 1: develop with it; 3 c + 2: take the leadership with it."""
A_DISCARD: Final = 270
A_GIVE: Final = 360
A_MULLIGAN: Final = 450
"""Plus a mask over the seat's hand in ascending order."""
A_INFLUENCE: Final = 466
A_CENTER: Final = 471
A_STRETCH: Final = 476
"""Four pairs of neighbours, then three triples."""
A_EXILE_OWN: Final = 483
A_EXILE_OPPONENT: Final = 488
A_TRANSFER: Final = 493
A_ACCEPT: Final = 498
A_CHOOSE: Final = 502
A_ADVANCE: Final = 506
A_TAKE: Final = 509
A_BEGIN: Final = 517
A_DECLINE: Final = 519
PLAYER_ACTIONS: Final = 520

# Ids of chance's answers.

C_CARD: Final = 0
C_TOKEN: Final = 90
C_BOARD: Final = 98
C_FIRST: Final = 104
C_SEAT: Final = 106
CHANCE_ANSWERS: Final = 110

# Ways to end.

REASON_NONE: Final = 0
REASON_ABSOLUTE: Final = 1
REASON_DEMOCRATIC: Final = 2
REASON_POPULAR: Final = 3
REASON_STANDSTILL: Final = 4
REASON_LIMIT: Final = 5
REASON_EMPTY_HAND: Final = 6
NO_SIDE: Final = -1

# Stages of the set-up.

STAGE_BOARDS: Final = 0
STAGE_TOKENS: Final = 1
STAGE_SEATING: Final = 2
STAGE_FIRST: Final = 3
STAGE_DEAL: Final = 4
STAGE_MULLIGAN: Final = 5
STAGE_PLAY: Final = 6
NOT_CHOSEN: Final = -1
"""The mulligan choice of a seat that has not answered."""
CHOSEN_UNSEEN: Final = -2
"""Only in blind states: it has answered, but the viewer does not know what."""

# Values of the rulings with more than two sides.

RUN_BY_PLAYER: Final = 0
RUN_ALONG_ROW: Final = 1
RUN_DISCS_THEN_TOKENS: Final = 2
DIFFERS_EARLIER: Final = 0
DIFFERS_OWN_TOO: Final = 1
DIFFERS_PREVIOUS: Final = 2
OFF_TURN_SAME_END: Final = 0
OFF_TURN_RANDOM: Final = 1
OFF_TURN_LAST_PLAYED: Final = 2
ORDER_EITHER: Final = 0
ORDER_TECHNOLOGY: Final = 1
ORDER_FIXED: Final = 2
ORDER_ALTERNATING: Final = 3
MULLIGAN_TOGETHER: Final = 0
MULLIGAN_TURN_ORDER: Final = 1
MULLIGAN_SECOND_FIRST: Final = 2

# Where a card is as the numbers of an observation have it, see `rules/observing.py`.

SEEN_UNSEEN: Final = 0
SEEN_HELD: Final = 1
"""In some hand since before the last reshuffle."""
SEEN_HAND: Final = 2
SEEN_PARTNER: Final = 3
SEEN_DISCARD: Final = 4
SEEN_COLUMN: Final = 5
SEEN_THEIR_COLUMN: Final = 6
SEEN_STOCK: Final = 255
"""Credits and zenithium are told up to here."""
SEEN_AMOUNT: Final = 99
SEEN_PENDING: Final = 3
"""So many frames beneath the open question are told."""

# Events, in the order of `events.py`.

E_SETUP_SIDE: Final = 0
E_SETUP_TOKEN: Final = 1
E_SEATING: Final = 2
E_FIRST: Final = 3
E_DRAW: Final = 4
E_MULLIGAN: Final = 5
E_ORDER: Final = 6
E_TURN: Final = 7
E_RECRUIT: Final = 8
E_DEVELOP: Final = 9
E_ADVANCE: Final = 10
E_LEAD: Final = 11
E_GAIN: Final = 12
E_SPEND: Final = 13
E_GIVE_RESOURCE: Final = 14
E_TAKE_RESOURCE: Final = 15
E_INFLUENCE: Final = 16
E_WIN_DISC: Final = 17
E_TOKEN_WON: Final = 18
E_TOKEN_DRAWN: Final = 19
E_MOBILIZE: Final = 20
E_TRANSFER: Final = 21
E_EXILE: Final = 22
E_DISCARD: Final = 23
E_BADGE: Final = 24
E_BADGE_GIVEN: Final = 25
E_CENTER: Final = 26
E_HAND_OVER: Final = 27
E_RESHUFFLE: Final = 28
E_RESHUFFLE_TOKENS: Final = 29
E_NEW_DISC: Final = 30
E_PRIME: Final = 31
E_SKIPPED: Final = 32
E_DECLINED: Final = 33
E_EMPTY_HAND: Final = 34
E_MEMBER: Final = 35
E_OVER: Final = 36
E_PUT_ASIDE: Final = 37
