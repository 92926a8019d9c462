# Kepler-3Ad, both editions: every word a person reads. Our own sentences, the rulebooks' terms.
#
# Conventions, the same in every language:
#   keys ending in -1 or -2    words of that edition alone
#   $space, $origin            the plain names of spaces (district-green, n = 1)
#   $unit, $units              a kind of piece (unit-ship); pieces with their number (units-ship)
#   $track                     the plain name of a track (track-reroll)
#   $region                    the plain name of a zone or clan
#   $seat                      the seat that acts; other seats are inside other arguments
#   $piece, $whom              a piece with its owner (piece-ship); another seat (seat-name)
#   $you                       "yes" (the reader), anything else (somebody else)
#   $source                    what asks: an action, a track, a corporation
#   $step, $of                 how far along; $of = 1 says nothing

## Names

game = Kepler-3Ad
edition-1 = first edition
edition-2 = second edition

district-green = green district { $n }
    .short = green { $n }
district-orange = orange district { $n }
    .short = orange { $n }
district-purple = purple district { $n }
    .short = purple { $n }
planet-green = green planet { $n }
    .short = green { $n }
planet-orange = orange planet { $n }
    .short = orange { $n }
planet-purple = purple planet { $n }
    .short = purple { $n }

zone-green = green zone
zone-orange = orange zone
zone-purple = purple zone
clan-green = green clan
clan-orange = orange clan
clan-purple = purple clan
planet-of-faces = planet { $code }
face-A = face A
face-B = face B
galaxy = galaxy
chip = majority chip
passage = passage

unit-diplomat = diplomat
    .a = a diplomat
    .many = diplomats
units-diplomat = { $n ->
    [one] { $n } diplomat
   *[other] { $n } diplomats
  }
unit-leader = leader
    .a = a leader
    .many = leaders
units-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
  }
unit-ship = ship
    .a = a ship
    .many = ships
units-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }
unit-base = base
    .a = a base
    .many = bases
units-base = { $n ->
    [one] { $n } base
   *[other] { $n } bases
  }
unit-frigate = frigate
    .a = a frigate
    .many = frigates
units-frigate = { $n ->
    [one] { $n } frigate
   *[other] { $n } frigates
  }
unit-cruiser = cruiser
    .a = a cruiser
    .many = cruisers
units-cruiser = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
  }
piece-diplomat = { $you ->
    [yes] one of your diplomats ({ $space })
   *[no] a diplomat of { $seat } ({ $space })
  }
piece-leader = { $you ->
    [yes] one of your leaders ({ $space })
   *[no] a leader of { $seat } ({ $space })
  }
piece-ship = { $you ->
    [yes] one of your ships ({ $space })
   *[no] a ship of { $seat } ({ $space })
  }
piece-base = { $you ->
    [yes] one of your bases ({ $space })
   *[no] a base of { $seat } ({ $space })
  }
piece-frigate = { $you ->
    [yes] one of your frigates ({ $space })
   *[no] a frigate of { $seat } ({ $space })
  }
piece-cruiser = { $you ->
    [yes] one of your cruisers ({ $space })
   *[no] a cruiser of { $seat } ({ $space })
  }

track-extra-dice-1 = Black dice
    .power = roll the two black dice and use them as well
track-extra-dice-2 = Extra dice
    .power = roll two more dice, five in all at most
track-reroll = Reroll
    .power = roll two of your dice again
track-adjust = Shift a die
    .power = change one of your dice by 1; 6 and 1 are adjacent
track-move-own-1 = Move a leader
    .power = move one of your leaders to an adjacent district
track-move-own-2 = Move a frigate or cruiser
    .power = move one of your frigates or cruisers to an adjacent planet
track-remove-enemy-1 = Remove a diplomat
    .power = remove one diplomat of an opponent from anywhere on the planet
track-remove-enemy-2 = Remove a ship
    .power = remove one ship of an opponent from anywhere in the galaxy
track-move-enemy-1 = Move an opposing cube
    .power = move one diplomat or leader of an opponent to an adjacent district
track-move-enemy-2 = Move an opposing unit
    .power = move one ship or frigate of an opponent to an adjacent planet
track-bonus-points = Bonus points
    .power = brings as many points as its level at every scoring; it cannot be spent
track-line = line { $line }

die = die
die-white = white { $face }
die-black = black { $face }
die-plain = { $face }
dice-white = { $n ->
    [one] { $n } white die
   *[other] { $n } white dice
  }
dice-black = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
  }
dice-plain = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
die-locked = { $die } on the action
colour-white = white
colour-black = black

corporation-vanguard = Vanguard Fleet
corporation-patronage = Patronage Trust
corporation-carriers = Free Carriers
corporation-salvage = Salvage Guild
corporation-yards = Orbital Yards
corporation-embassy = Grand Embassy
corporation-croupier = Croupier House
corporation = corporation

## What corporations do; $levels and $units are phrases, $n is a number

power-place = Before the first turn, place { $n ->
    [one] { units-ship } on any planet in play.
   *[other] { units-ship } together on any one planet in play.
  } That is your free first placement.
power-raise = Before the first turn, raise { $n ->
    [one] one influence disc of yours by { $levels }.
   *[other] { $n } different influence discs of yours by { $levels } each.
  }
power-carry = Once a turn, one group of ships that your action moves may cross two passages in a row instead of one.
power-salvage = Each time an opponent removes one of your ships, raise one influence disc of your choice by { $levels }.
power-build = Each time you build { $units }, raise { $n ->
    [one] one more, different influence disc by { $levels }.
   *[other] { $n } more, different influence discs by { $levels } each.
  }
power-ties = When you are tied for the highest military value in a clan, you win its allegiance and its satellites as if you were alone.
power-spend = You may spend { $n } different { $n ->
    [one] influence
   *[other] influences
  } in a turn.
power-421 = Each time you use the 421 bonus, raise one influence disc of your choice by { $levels } after the opposing disc went down.
power-of-two = { $text } In a match for two: { $amount }.
discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
power-without = { $text } Not: { $tracks }.
power-printed = { $text } The card says: “{ $own }”

bonus-421 = 421 bonus
button-up = up
button-down = down
button-finish = finish
button-skip = skip
element-piece = { $unit } ({ $space })
element-disc = disc { $track }

token-1 = bonus token “{ $track }”
token-2 = satellite “{ $track }”
tokens-1 = { $n ->
    [one] { $n } bonus token
   *[other] { $n } bonus tokens
  }
tokens-2 = { $n ->
    [one] { $n } satellite
   *[other] { $n } satellites
  }
stack-1 = stack of bonus tokens
stack-2 = stack of satellites
discards-1 = bonus tokens out of the game
discards-2 = discarded satellites
supply = supply
allegiance = allegiance
score-track = score track
element-value-track-1 = diplomatic track
element-value-track-2 = military track
element-stack-1 = stack of bonus tokens
element-stack-2 = stack of satellites
element-discards-1 = discarded bonus tokens
element-discards-2 = discarded satellites
allegiances = allegiances
value-track-1 = diplomatic track
value-track-2 = military track
value-1 = diplomatic value
value-2 = military value
levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
  }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
setup = Set-up
scoring = Scoring { $n }

phase-spaces-1 = districts
phase-spaces-2 = A. planets
phase-regions-1 = zones
phase-regions-2 = B. allegiances
phase-tracks-1 = influence majorities
phase-tracks-2 = C. influence majorities
phase-bonus-1 = bonus points
phase-bonus-2 = D. bonus points
phase-allegiances-2 = E. allegiance bonus
phase-total = total

reason-scorings = the third scoring was held
match-shared = All share the victory.
reason-limit = the turn limit was reached
reason-resigned = resignation

## Actions and their groups, made from the data

action-1 = Action 1
action-2 = Action 2
action-3 = Action 3
action-4 = Action 4
action-5 = Action 5
action-6 = Action 6
action-7 = Action 7
group-then = { $first }, then { $next }
group-units = place or move { $units }
group-units-times = { $times } times, place or move { $units }, each time to a different space
group-disc = raise one influence disc by { levels }
group-disc-times = raise { $times } different influence discs by { levels } each
group-convert = remove three of your { $given } that stand together and put { $built } there
group-build = { $unit } ({ $dice } equal dice)
group-build-discs = { $unit } ({ $dice } equal dice; { $discs } influence discs rise by { levels })

## Decisions

ask-before = Do you choose your action, or spend influence first?
ask-after = Do you spend influence, or finish your turn?
ask-group = { $n ->
    [one] { $source }: where do you place { $units }, or from where do you move one?{ ask-step }
   *[other] { $source }: where do you place { $units }, or from where do you move them?{ ask-step }
  }
ask-to = { $source }: where does what you took up go?
ask-disc = { $source }: which influence disc do you raise by { $amount }?{ ask-step }
ask-build = { $source }: what do you build, and where?
ask-give = { $source }: which unit do you give up?{ ask-step }
ask-reroll = { $source }: which die do you reroll?{ ask-step }
ask-shift = { $source }: which die do you shift, and which way?
ask-piece = { $source }: which piece do you move?
ask-remove = { $source }: which piece do you remove?
ask-lower = 421 bonus: which influence disc of an opponent goes down a level?
ask-vanguard = { $source }: on which planet do you place { $units } to begin with?

## Answers

do-spend = Spend influence: { $power } ({ $track }, level { $level } → { $next })
do-claim = Use the 421 bonus
do-lower = { $you ->
    [yes] Your disc { $track }: level { $level } → { $next }
   *[no] { $seat }, { $track }: level { $level } → { $next }
  }
do-action = { $action } ({ $dice }): { $groups }
do-finish = Finish the turn
do-skip = Skip
do-skip-group = Place and move nothing more
do-skip-disc = Raise no disc
do-skip-build = Build nothing
do-skip-reroll = Reroll no other die
do-place = Place { $units }: { $space }
do-from = Move { $units }: { $space } → …
do-to = { $origin } → { $space }
do-raise = { $track }: level { $level } → { $next }
do-build = Build { $unit } ({ $space })
do-give = Give up { $unit }
do-reroll = Reroll: { $die }
do-shift = { $die } → { $to }
do-move = Move { $piece }
do-remove = Remove { $piece }

## What an answer would change, if spaces and tracks were counted now

effect-space = { $you ->
    [yes] { $space }: you take { $before } → { $after }
   *[no] { $space }: { $seat } takes { $before } → { $after }
  }
effect-track = { $you ->
    [yes] { $track }: you take { $before } → { $after }
   *[no] { $track }: { $seat } takes { $before } → { $after }
  }

## Chance

chance-roll = Roll: { $dice }
chance-face = { CAPITAL($place) }: { $face }
chance-first = { $you ->
    [yes] You start
   *[no] { $seat } starts
  }
chance-token = Draw: { $token }
chance-corporation = Draw: { $corporation }

## Events

event-face = { CAPITAL($place) }: { $face }.
event-first = { $you ->
    [yes] You were drawn to start.
   *[no] { $seat } was drawn to start.
  }
event-token = { CAPITAL($region) }: { $token }.
event-corporation = { $you ->
    [yes] You play for the corporation { $corporation }.
   *[no] { $seat } plays for the corporation { $corporation }.
  }
event-turn = { $you ->
    [yes] Turn { $number }: you.
   *[no] Turn { $number }: { $seat }.
  }
event-roll = { $you ->
    [yes] You rolled { $dice }.
   *[no] { $seat } rolled { $dice }.
  }
event-action = { $you ->
    [yes] You chose { $action } ({ $dice }).
   *[no] { $seat } chose { $action } ({ $dice }).
  }
event-skip = { $you ->
    [yes] You left something out.
   *[no] { $seat } left something out.
  }
event-finish = { $you ->
    [yes] You finished your turn.
   *[no] { $seat } finished the turn.
  }
event-spend = { $you ->
    [yes] You spent influence: { $track } (level { $level } now).
   *[no] { $seat } spent influence: { $track } (level { $level } now).
  }
event-reroll = { $you ->
    [yes] You reroll: { $die }.
   *[no] { $seat } rerolls: { $die }.
  }
event-shift = { $you ->
    [yes] You shifted a die: { $die } → { $to }.
   *[no] { $seat } shifted a die: { $die } → { $to }.
  }
event-move-piece = { $you ->
    [yes] You moved { $piece } → { $space }.
   *[no] { $seat } moved { $piece } → { $space }.
  }
event-remove = { $you ->
    [yes] You removed { $piece }.
   *[no] { $seat } removed { $piece }.
  }
disc-of = { $you ->
    [yes] a disc of yours
   *[no] a disc of { $seat }
  }
event-lower = { $you ->
    [yes] 421 bonus: you lowered { $whom }, { $track } (level { $level } now).
   *[no] 421 bonus: { $seat } lowered { $whom }, { $track } (level { $level } now).
  }
event-place = { $you ->
    [yes] You placed { $units } ({ $space }).
   *[no] { $seat } placed { $units } ({ $space }).
  }
event-move = { $you ->
    [yes] You moved { $units } ({ $origin } → { $space }).
   *[no] { $seat } moved { $units } ({ $origin } → { $space }).
  }
event-raise = { $you ->
    [yes] You raised { $track } by { $amount } (level { $level } now).
   *[no] { $seat } raised { $track } by { $amount } (level { $level } now).
  }
event-give = { $you ->
    [yes] You gave up { $units } ({ $space }).
   *[no] { $seat } gave up { $units } ({ $space }).
  }
event-build = { $you ->
    [yes] You built { $unit } ({ $space }).
   *[no] { $seat } built { $unit } ({ $space }).
  }
event-reliquat = { $you ->
    [yes] Remainder: you raised { $track } by { $amount } (level { $level } now).
   *[no] Remainder: { $seat } raised { $track } by { $amount } (level { $level } now).
  }
event-value = { $you ->
    [yes] Your { $name }: { $value }.
   *[no] { CAPITAL($name) } of { $seat }: { $value }.
  }
event-scoring = { $you ->
    [yes] Scoring { $number }: you reached { $threshold }.
   *[no] Scoring { $number }: { $seat } reached { $threshold }.
  }
event-score-space = { $you ->
    [yes] { CAPITAL($space) }: { $amount } for you (tranche { $tranche }).
   *[no] { CAPITAL($space) }: { $amount } for { $seat } (tranche { $tranche }).
  }
event-region-won = { $you ->
    [yes] { CAPITAL($region) }: the majority is yours, with { $value }.
   *[no] { CAPITAL($region) }: the majority goes to { $seat }, with { $value }.
  }
event-allegiance = { $you ->
    [yes] { CAPITAL($region) }: its allegiance is yours, with { $value }.
   *[no] { CAPITAL($region) }: its allegiance goes to { $seat }, with { $value }.
  }
event-region-tied = { CAPITAL($region) }: a tie; nobody wins it.
event-token-won = { $you ->
    [yes] You won: { $token } (level { $level } now).
   *[no] { $seat } won: { $token } (level { $level } now).
  }
event-reshuffle = Shuffled back into the stack: { $tokens }.
event-score-track = { $you ->
    [yes] { $track }: { $amount } for you (tranche { $tranche }).
   *[no] { $track }: { $amount } for { $seat } (tranche { $tranche }).
  }
event-score-bonus = { $you ->
    [yes] Bonus points: { $amount } for you.
   *[no] Bonus points: { $amount } for { $seat }.
  }
event-score-allegiances = { $you ->
    [yes] Allegiance bonus: { $amount } for you, with { $clans ->
        [one] { $clans } clan.
       *[other] { $clans } different clans.
      }
   *[no] Allegiance bonus: { $amount } for { $seat }, with { $clans ->
        [one] { $clans } clan.
       *[other] { $clans } different clans.
      }
  }
event-score-total = { $you ->
    [yes] You: { $amount } in this scoring, { $total } in all.
   *[no] { $seat }: { $amount } in this scoring, { $total } in all.
  }
tie-allegiances = the allegiances decide, and { $seat } has more of them
tie-dice = the allegiances are equal too, so a roll of the dice decides for { $seat }
event-roll-off = { $you ->
    [yes] Tie-break: you rolled { $dice }, { $sum } in all.
   *[no] Tie-break: { $seat } rolled { $dice }, { $sum } in all.
  }
event-win = { $you ->
    [yes] You win with { $amount }.
   *[no] { $seat } wins with { $amount }.
  }
event-over = The game is over: { $reason }.

## Options of the table

option-planet = Which planet is played: the faces of the green, orange and purple zones?
option-planet-random = drawn at random
option-planet-AAA = green A, orange A, purple A
option-planet-AAB = green A, orange A, purple B
option-planet-ABA = green A, orange B, purple A
option-planet-ABB = green A, orange B, purple B
option-planet-BAA = green B, orange A, purple A
option-planet-BAB = green B, orange A, purple B
option-planet-BBA = green B, orange B, purple A
option-planet-BBB = green B, orange B, purple B

option-data = Which set of components is played?
option-data-value = { $name }

option-raise_above_top = What if a raise would take an influence disc above the top level?
option-raise_above_top-excess_lost = the excess is lost
option-raise_above_top-forbidden = a raise you choose needs room for all its levels

option-bonus_421_per_turn = How often may the 421 bonus be used in a turn?
option-bonus_421_per_turn-once = once
option-bonus_421_per_turn-each_new_occurrence = once for every change of the dice that shows 4, 2 and 1

option-bonus_421_window = When may the 421 bonus be used?
option-bonus_421_window-roll_until_reliquat_while_shown = before or after the action, as long as the dice show it
option-bonus_421_window-immediately_after_dice_event = only right after the dice have changed

option-influence_windows = When may influence be spent?
option-influence_windows-before_and_after_action = before and after the action
option-influence_windows-before_action = only before the action

option-dice_on_action_locked = May dice that stand on the action no longer be changed?
option-dice_on_action_locked-true = no longer
option-dice_on_action_locked-false = they may be rerolled or shifted after the action, without effect on it

option-reroll_exactly_two = Must a reroll take two dice?
option-reroll_exactly_two-true = yes, if there are two
option-reroll_exactly_two-false = no, one is enough

option-action_move_reach = How far does an action move pieces?
option-action_move_reach-any_legal_placement_space = to any space where they could be placed
option-action_move_reach-adjacent_to_origin = to a space adjacent to the one they leave

option-group_all_or_nothing = Must a group be complete?
option-group_all_or_nothing-true = yes, or it cannot be used
option-group_all_or_nothing-false = a supply that is too small may be placed whole

option-distinctness_scope = What must differ between the groups of an action?
option-distinctness_scope-destinations_pieces_and_discs_within_action = the spaces they go to, the pieces and the discs
option-distinctness_scope-whole_turn = those, and they avoid what influence touched in the same turn
option-distinctness_scope-origins_too = those, and the spaces they leave

option-sacrifice_types = Which units may be given up in action 7?
option-sacrifice_types-any_unit = any units
option-sacrifice_types-ships_only = only ships

option-base_bonus = How may the two levels of a new base be used?
option-base_bonus-two_different_discs_one_level = on two different influence discs
option-base_bonus-one_disc_two_levels_allowed = on two influence discs, or both on the same one

option-reliquat_action_7_track = On which influence track is the remainder of action 7 gained?
option-reliquat_action_7_track-bonus_points = on the last one, bonus points
option-reliquat_action_7_track-track_of_die_face = on the one with the number of the dice used

option-may_skip_every_group = May an action be chosen to do nothing?
option-may_skip_every_group-true = yes
option-may_skip_every_group-false = no, unless no action can do anything

option-level_zero_ranks_on_tracks = Do influence discs on level 0 take part in the influence majorities?
option-level_zero_ranks_on_tracks-true = yes
option-level_zero_ranks_on_tracks-false = no

option-token_refill = What happens to the bonus tokens that were won?
option-token_refill-from_stack_discards_out = they leave the game, the stack replaces them
option-token_refill-discards_reshuffled = they are shuffled back into the stack, which replaces them

option-allegiance_count = Which allegiances break a tie at the end?
option-allegiance_count-distinct_clans = those of different clans
option-allegiance_count-total_wins = all of every scoring

option-setup_corporations_order = In what order do corporations act before the game?
option-setup_corporations_order-seat_order = in the order of play
option-setup_corporations_order-reverse_seat_order = in reverse, the last seat first

option-two_players_use_centre_only = Do two players use only the planets in the centre of the galaxy?
option-two_players_use_centre_only-true = yes, six planets
option-two_players_use_centre_only-false = no, all twelve

option-turn_limit = After how many turns does the game stop? (0: never)
option-turn_limit-value = { $n ->
    [0] never
    [one] after { $n } turn
   *[other] after { $n } turns
  }

option-use_corporations = Are the corporations played?
option-use_corporations-true = yes, one open card for each player
option-use_corporations-false = no
option-built_unit_in_supply = Must the unit that action 7 builds be in the supply?
option-built_unit_in_supply-before_giving = yes, before others are given up
option-built_unit_in_supply-after_giving = no, it may be one of those given up

## Help

help-turn = Roll your dice, then choose one action that they offer. Before and after the action you may spend influence. Then come the remainder, the value of your pieces and, when a threshold is reached, a scoring. In the first round the first players roll fewer dice.
    .title = turn
help-dice-1 = Put one die on the action of its number; action 7 takes equal dice instead. Three white dice are rolled, and the two black dice come only by influence. A die on the action stays there; the others may still change.
    .title = dice
help-dice-2 = Put one die on the action of its number; action 7 takes equal dice instead. Three dice are rolled, and influence brings up to two more; all five are alike. A die on the action stays there; the others may still change.
    .title = dice
help-421-1 = When your three white dice show 4, 2 and 1 you may lower one influence disc of an opponent by one level. It costs nothing and works once a turn, before or after your action.
    .title = 421
help-421-2 = When any three of your dice show 4, 2 and 1 you may lower one influence disc of an opponent by one level. It costs nothing and works once a turn, before or after your action.
    .title = 421
help-influence = Lower your disc by one level on an influence track to use what this track offers. You may do so several times a turn, each time on a different track. A disc on the lowest level cannot pay. The bonus points are never spent.
    .title = influence
help-actions = An action is made of groups. You may leave a group out, but never split it: its pieces go together, its levels to one influence disc. Different groups go to different spaces, with different pieces and discs. Groups come in the printed order.
    .title = actions
help-placing-1 = A group of diplomats is placed from your supply or moved from one district. Your first cube may go anywhere; later ones go where you have a cube, or to an adjacent district. A move reaches just as far. Districts that only touch at a corner are not adjacent.
    .title = districts
help-placing-2 = A group of ships is placed from your supply or moved from one planet. Your first unit may go anywhere; later ones go where you have a unit, or to an adjacent planet. A move goes to a planet adjacent to the one it leaves. Planets are adjacent if a passage joins them.
    .title = planets
help-converting-1 = Action 7 takes equal dice; its line says how many a leader needs. Remove three of your diplomats from one district and put a leader there instead. A leader can never be removed, but opponents can move it.
    .title = leaders
help-converting-2 = Action 7 takes equal dice; its line says how many a base, a frigate or a cruiser needs. Remove three of your units from one planet and put the new one there. A base also raises influence discs of yours; a frigate can be moved by opponents. None of them can be removed.
    .title = units
help-reliquat = Dice left over that show the same number as those on your action are not lost. Each of them raises your influence disc on the line of that action by one level. For action 7 this is the last line, the bonus points. The rulebook calls all this the reliquat.
    .title = remainder
help-ties = The three best of a majority take its three tranches of points. Players who are tied share the tranche of the last place they fill: two in first place both take the second tranche, four get nothing. These are the falling points. Whoever comes behind keeps the place behind all of them.
    .title = ties
help-scoring-1 = There are three scorings: when the diplomatic value of somebody first reaches each of the three thresholds. First every district pays its tranches. Then the majority player of a zone wins its bonus tokens, which raise influence discs. At last each influence track pays its three best, and the bonus points pay by their level as well.
    .title = scoring, first edition
help-scoring-2 = There are three scorings: when the military value of somebody first reaches each of the three thresholds. Every planet pays its tranches, and the majority player of an alien clan wins its allegiance and its satellites. Then each influence track pays its three best, and the bonus points pay by their level as well. The third scoring adds points for one, two or three different allegiances.
    .title = scoring, second edition
help-tokens-1 = Bonus tokens lie face up in the zones that have places for them. The majority player of the zone wins them at a scoring, and each raises an influence disc on the track it shows. They are replaced from the stack. If there is a tie they stay.
    .title = bonus tokens
help-tokens-2 = Satellites lie face up with the clans that have places for them. Whoever wins the allegiance of the clan takes them at a scoring, and each raises the influence disc on the track it shows. They are discarded, shuffled in and replaced. If there is a tie they stay.
    .title = satellites
help-corporations = In the second edition every player has one open corporation with a power of its own. Some act before the first turn. Their print is not known to us: names and powers are our reconstruction. A table may also play without them.
    .title = corporations
help-end-1 = The game ends right after the third scoring, in the middle of a round if need be. Most points win. Equal scores mean a shared victory.
    .title = end, first edition
help-end-2 = The game ends right after the third scoring, in the middle of a round if need be. Most points win. If scores are equal, most allegiances decide, then a roll of three dice.
    .title = end, second edition

## The table in a terminal, and help on things

sketch-turn = Turn
sketch-on-turn = { $you ->
    [yes] your turn
   *[no] { $seat } on turn
  }
sketch-you = you
sketch-seat = seat
sketch-dice = dice
sketch-locked = on the action
sketch-spent = spent
sketch-score = score
sketch-value-1 = diplomatic value
sketch-value-2 = military value
sketch-next-scoring = next scoring at { $n }
sketch-last-scoring = no scoring left
sketch-space-1 = district
sketch-space-2 = planet
sketch-points = points
sketch-pieces = pieces
sketch-supply = supply
sketch-tracks = influence
sketch-levels = levels
sketch-tokens-1 = bonus tokens
sketch-tokens-2 = satellites
sketch-stack = stack
sketch-corporation = corporation
sketch-allegiances = allegiances
letter-green = G
letter-orange = O
letter-purple = P
sketch-scoring = Scoring { $n }
sketch-phase = phase
sketch-total = total
sketch-none = none
sketch-empty = empty
letter-diplomat = d
letter-leader = L
letter-ship = s
letter-base = B
letter-frigate = F
letter-cruiser = C
explain = { CAPITAL($title) }. { $text }
explain-next = { $first } { $next }
explain-space = It pays { $points }; adjacent are { $adjacent }.
explain-face-points = { $points } ({ $face })
explain-space-points = It pays { $points }.
explain-space-reconstructed = (Its points and neighbours are our reconstruction; the print has not been checked.)
explain-reconstructed = (Part of this is our reconstruction; the print has not been checked.)
explain-unit = Value { $value }.
explain-track = Line { $line }: { $power }.
explain-action = { CAPITAL($groups) }.
explain-spends = { $n ->
    [one] { $n } spend in a turn at most.
   *[other] { $n } spends in a turn at most.
  }
explain-thresholds = Scorings are held at { $first }, { $second } and { $third }.
explain-tranches = On a track the best three get { $first }, { $second } and { $third } points.
explain-allegiances = One, two or three different allegiances (G green, O orange, P purple) bring { $first }, { $second } or { $third } points at the end.
explain-levels = Levels { $low } to { $high }; discs start on { $start }.
explain-token = Whoever wins it raises the influence disc { $track } by { levels }.

# Why an action would change nothing now.
lacks-discs = none of your discs can rise
lacks-pieces = you have no pieces to place or to move
lacks-build = { $edition ->
    [1] you have three diplomats in no district, or no leader left
   *[2] you have three units on no planet, or nothing left that these dice build
}

## Why an answer is better ($n of something more than after the other one)

why-victory = it wins the match
why-score = { $n ->
    [one] { $n } point more
   *[other] { $n } points more
  }
why-value = { $n } more value of pieces on the map
why-supply = { $n ->
    [one] { $n } more piece in your supply
   *[other] { $n } more pieces in your supply
  }
why-level = { $n ->
    [one] { $what }: { $n } level more
   *[other] { $what }: { $n } levels more
  }
why-space = { $n ->
    [one] { $what }: { $n } point more at a scoring
   *[other] { $what }: { $n } points more at a scoring
  }
why-less-space = { $n ->
    [one] { $what }: { $n } point less for the strongest of the others
   *[other] { $what }: { $n } points less for the strongest of the others
  }
why-region = the majority in the { $what }

## What the set-up holds, by its events

setup-face = { $of ->
    [zone] { $n } faces of zones were drawn
   *[other] { $n } faces of planets were drawn
}
setup-token = { $of ->
    [zone] { $n ->
        [one] one bonus token lies in a zone
       *[other] { $n } bonus tokens lie in the zones
    }
   *[other] { $n ->
        [one] one satellite lies with a clan
       *[other] { $n } satellites lie with the clans
    }
}
setup-corporation = { $n ->
    [one] one corporation was dealt
   *[other] { $n } corporations were dealt
}
