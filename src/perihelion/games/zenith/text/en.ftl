# Zenith: every word a person reads. Our own sentences, the rulebook's terms.
#
# Conventions, the same in every language:
#   $planet, $people, $token, $technology   the plain names below (planet-mars, ...)
#   $card, $seat                            names, already text
#   $cards, $planets, $seats                several of them, joined
#   $you                                    "yes" (the reader), "target" (the reader is on the
#                                           other side), anything else (a third person)
#   $who, $owner                            "self" or "opponent", seen from whoever decides
#   $source                                 what asks: a card, level, token, row prime, leadership
#   $step, $of                              how far along; $of = 1 says nothing
# Effects have two forms: the value follows "to", the attribute .do stands as an order.

## Names

game = Zenith
action-recruit = Recruit an Agent
action-develop = Develop a Technology
action-lead = Take the Leadership
agent-card = Agent card
disc = Influence disc
track = Influence track
marker = technology marker
diplomacy-effect = diplomacy effect
control-zone = control zone

planet-mercury = Mercury
    .on = on Mercury
    .the = Mercury
    .disc = the Mercury disc
planet-venus = Venus
    .on = on Venus
    .the = Venus
    .disc = the Venus disc
planet-terra = Terra
    .on = on Terra
    .the = Terra
    .disc = the Terra disc
planet-mars = Mars
    .on = on Mars
    .the = Mars
    .disc = the Mars disc
planet-jupiter = Jupiter
    .on = on Jupiter
    .the = Jupiter
    .disc = the Jupiter disc
planet-row = that planet
    .on = on that planet

people-animod = Animod
people-human = Human
people-robot = Robot

technology-animod = Animod Technology
technology-human = Human Technology
technology-robot = Robot Technology
technology-any = a Technology of your choice
technology-lowest = your least advanced Technology
technology-yours = your { $technology }

resource-credits = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
  }
resource-zenithium = { $n } Zenithium
resource-name-credits = Credits
resource-name-zenithium = Zenithium

token-influence = { $n } Influence
token-zenithium-1 = { resource-zenithium }
token-credits-3 = { resource-credits }
token-credits-4 = { resource-credits }
token-badge = Leader badge
token-mobilize-2 = mobilize { $n }
token-transfer-1 = transfer { $n }
token-exile-2 = exile { $n }

badge = Leader badge
badge-silver = Leader badge, silver side
badge-gold = Leader badge, gold side
badge-nobody = Leader badge, on the diplomacy board

end-technology = technology end
end-diplomacy = diplomacy end

pile-hand = hand
pile-deck = deck
pile-discard = discard pile
pile-reserve = reserve
pile-tokens = discarded tokens
pile-column = { $planet } column
pile-won = discs won

board-planets = planets board
board-technology = technology board
board-diplomacy = diplomacy board

space-center = centre
space-side = { $you ->
    [yes] { $n } on your side
    [target] { $n } on the opponent’s side
   *[no] { $n } towards { $seat }
  }
space-control = { $you ->
    [yes] your control zone
    [target] the opponent’s control zone
   *[no] control zone of { $seat }
  }
space-side-far = { $you ->
    [yes] { $n } on the opponent’s side
    [target] { $n } on your side
   *[no] { $n } away from { $seat }
  }
space-control-far = { $you ->
    [yes] the opponent’s control zone
    [target] your control zone
   *[no] control zone opposite { $seat }
  }
space-off = disc won, none on the track
reason-absolute = absolute victory: 3 discs of one planet
reason-democratic = democratic victory: discs of 4 different planets
reason-popular = popular victory: 5 discs
reason-standstill = standstill: no cards are left to play
reason-limit = the turn limit was reached
reason-empty-hand = no card to play and none to draw
reason-resigned = resignation

## What a card, level, token or row is

card = { $name } ({ $planet }, { $people }, cost { $cost })
level = { $technology }, level { $level }
side = side { $side }
token = Bonus token “{ $token }”
prime = Row prime { $row }
leadership = Leadership ({ $people })
setup = Set-up

## Amounts and places inside effects

influence-amount = { $amount } Influence
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
rungs = respectively { $list }
amount-printed-cost = as many { $resource } as that card’s printed cost
amount-per-planet = { $what } for each { $owner ->
    [opponent] planet where your opponent has at least one card
   *[self] planet where you have at least one card
  }
amount-per-technology = { $what } for each of your Technologies at level 1 or higher
amount-by-technologies = { $amounts } { $resource } for { $counts } of your Technologies at level 1 or higher
pick-any =
    .on = on a planet of your choice
    .disc = a disc of your choice
pick-except =
    .on = on a planet of your choice other than { $planets }
    .disc = a disc of your choice other than that of { $planets }
pick-differs =
    .on = on a planet you have not chosen yet
    .disc = the disc of a planet you have not chosen yet
pick-center =
    .on = on a planet whose disc is on its central space
    .disc = a disc on its central space
pick-opponent-side =
    .on = on a planet whose disc is on your opponent’s side
    .disc = a disc on your opponent’s side
pick-moved-card =
    .on = on that card’s planet
    .disc = the disc of that card’s planet
from-self-any = from your columns
from-self-except = from your columns other than { $planets }
from-self-differs = from one of your columns, a different one each time
from-self-planet = from your { $planet } column
from-self-row = from your column of that planet
from-opponent-any = from the opposing columns
from-opponent-except = from the opposing columns other than { $planets }
from-opponent-differs = from one of the opposing columns, a different one each time
from-opponent-planet = from the opposing { $planet } column
from-opponent-row = from the opposing column of that planet
price-discount = paying { $n } Zenithium less
price-free = for free
test-badge = you hold the Leader badge
test-credits = { $n ->
    [one] you have at least { $n } Credit
   *[other] you have at least { $n } Credits
  }

## Effects

effect-influence = gain { influence-amount } { $where }
    .do = gain { influence-amount } { $where }
effect-influence-times = gain { $times } times { influence-amount }, each { $where }
    .do = gain { $times } times { influence-amount }, each { $where }
effect-influence-opponent = let your opponent gain { influence-amount } { $where }
    .do = your opponent gains { influence-amount } { $where }
effect-run-even = gain { influence-amount } on each of { $count } neighbouring planets of your choice
    .do = gain { influence-amount } on each of { $count } neighbouring planets of your choice
effect-run = gain Influence on { $count } neighbouring planets of your choice: { $amounts }, in this order
    .do = gain Influence on { $count } neighbouring planets of your choice: { $amounts }, in this order
effect-center = move { $disc } back to its central space
    .do = move { $disc } back to its central space
effect-gain = gain { $what }
    .do = gain { $what }
effect-gain-opponent = let your opponent gain { $what }
    .do = your opponent gains { $what }
effect-spend = spend { $what }
    .do = spend { $what }
effect-give = give your opponent { $what }
    .do = give your opponent { $what }
effect-take = take { $what } from your opponent
    .do = take { $what } from your opponent
effect-mobilize = mobilize { card-count }
    .do = mobilize { card-count }
effect-transfer = transfer { card-count } { $from }
    .do = transfer { card-count } { $from }
effect-exile = exile { card-count } { $from }
    .do = exile { card-count } { $from }
effect-discard = discard { card-count } from your hand
    .do = discard { card-count } from your hand
effect-discard-all = discard your whole hand
    .do = discard your whole hand
effect-take-badge = take the Leader badge
    .do = take the Leader badge
effect-take-badge-gold = take the Leader badge on its gold side
    .do = take the Leader badge on its gold side
effect-give-badge = give your opponent the Leader badge
    .do = give your opponent the Leader badge
effect-token-reserve = draw a bonus token from the reserve and apply it
    .do = draw a bonus token from the reserve and apply it
effect-token-boards = take a bonus token of your choice from the boards and apply it
    .do = take a bonus token of your choice from the boards and apply it
effect-develop = develop { $technology } by one level, { $price }
    .do = you may develop { $technology } by one level, { $price }
effect-hand-over = give your teammate up to { card-count } from your hand
    .do = you may give your teammate up to { card-count } from your hand
effect-may = { $cost } to { $then }
    .do = you may { $cost } to { $then }
effect-may-one = do one of these: { $options }
    .do = you may do one of these: { $options }
effect-choose = choose one: { $options }
    .do = choose one: { $options }
effect-if = { $then } if { $test }
    .do = if { $test }, { $then }
effect-chain = { $times ->
    [1] { $first }, then { $then }
   *[other] { $times } times: { $first }, then { $then }
  }
    .do = { $times ->
    [1] { $first }, then { $then }
   *[other] { $times } times: { $first }, then { $then }
  }

## Decisions

ask-mulligan = Which cards of your first hand do you put aside? You draw as many new ones.
ask-order = Which member of your team plays first?
ask-turn = Which card do you play, and for which action?
ask-influence = { $source }: { $who ->
    [opponent] where does your opponent gain
   *[self] where do you gain
  } { influence-amount }?
ask-center = { $source }: which disc goes back to its central space?
ask-stretch = { $source }: which neighbouring planets?
ask-run-disc = { $source }: which disc moves next?{ ask-step }
ask-exile = { $source }: { $who ->
    [opponent] which of your opponent’s cards do you exile?
   *[self] which of your cards do you exile?
  }{ ask-step }
ask-transfer = { $source }: which of your opponent’s cards do you transfer?{ ask-step }
ask-discard = { $source }: which card do you discard from your hand?{ ask-step }
ask-may = { $source }: do you accept the offer?
ask-choose = { $source }: which effect do you choose?
ask-develop = { $source }: which Technology do you develop?
ask-token = { $source }: which bonus token do you take?
ask-hand-over = { $source }: which card do you give your teammate?{ ask-step }
ask-row = { $source }: which effect of the row comes next?
ask-round = { $source }: do you go on, or stop here?{ ask-step }
ask-reward = { $source }: do you take the reward?

## Answers

do-recruit = { $price ->
    [0] Recruit { $card } for free
    [one] Recruit { $card } for { $price } Credit
   *[other] Recruit { $card } for { $price } Credits
  }
do-develop = Discard { $card } to develop the { $people } Technology to level { $level } for { $price } Zenithium
do-lead = Discard { $card } to take the Leadership ({ $people })
do-discard = Discard { $card }
do-give = Give { $card } to your teammate
do-mulligan = Put aside { $cards }
do-mulligan-none = Keep the whole hand
do-influence = { $planet }: { influence-amount } ({ $from } → { $to })
do-influence-opponent = { $planet }: { influence-amount } for your opponent ({ $from } → { $to })
do-center = { $planet }: back to the centre
do-stretch = { $planets }
do-exile-own = Exile { $card } from your { $planet } column
do-exile-opponent = Exile { $card } from the opposing { $planet } column
do-transfer = Transfer { $card } to your { $planet } column
do-accept = { CAPITAL($what) }
do-choose = { CAPITAL($what) }
do-next = { CAPITAL($what) }
do-advance = { $price ->
    [0] Develop the { $people } Technology to level { $level } for free
   *[other] Develop the { $people } Technology to level { $level } for { $price } Zenithium
  }
do-take = Take the token “{ $token }” ({ $place })
do-decline = Decline
do-stop = Stop here
do-begin-technology = { $you ->
    [yes] You play first (technology end)
   *[no] { $seat } plays first (technology end)
  }
do-begin-diplomacy = { $you ->
    [yes] You play first (diplomacy end)
   *[no] { $seat } plays first (diplomacy end)
  }

## Chance

chance-side = { $people } Technology: side { $side }
chance-place = { $place }: token “{ $token }”
chance-first = { $you ->
    [yes] You start
   *[no] { $seat } starts
  }
chance-seating = Seating: { $seats }
chance-draw = Draw { $card }
chance-draw-hidden = Draw a card
chance-mobilize = Mobilize { $card }
chance-token = Draw the token “{ $token }”
chance-reserve = Shuffle the reserve of bonus tokens
chance-member = { $you ->
    [yes] You answer for your team
   *[no] { $seat } answers for the team
  }
seated-technology = { $you ->
    [yes] you at the technology end
   *[no] { $seat } at the technology end
  }
seated-diplomacy = { $you ->
    [yes] you at the diplomacy end
   *[no] { $seat } at the diplomacy end
  }

## Events

event-setup-side = The { $people } Technology shows side { $side }.
event-setup-token = The token “{ $token }” was placed: { $place }.
event-first = { $you ->
    [yes] You were drawn to start.
   *[no] { $seat } was drawn to start.
  }
event-seating = Places at the table: { $seats }.
event-deal = { $you ->
    [yes] You were dealt { $card }.
   *[no] { $seat } was dealt { $card }.
  }
event-deal-hidden = { $you ->
    [yes] You were dealt a card.
   *[no] { $seat } was dealt a card.
  }
event-draw = { $you ->
    [yes] You drew { $card }.
   *[no] { $seat } drew { $card }.
  }
event-draw-hidden = { $you ->
    [yes] You drew a card.
   *[no] { $seat } drew a card.
  }
event-mulligan = { $you ->
    [yes] You put aside { card-count } of your first hand.
   *[no] { $seat } put aside { card-count } of the first hand.
  }
event-mulligan-hidden = { $you ->
    [yes] You have decided about your first hand.
   *[no] { $seat } has decided about the first hand.
  }
event-mulligan-cards = { $you ->
    [yes] You put aside { $cards }.
   *[no] { $seat } put aside { $cards }.
  }
event-recruit = { $you ->
    [yes] You recruited { $card } ({ $planet })
   *[no] { $seat } recruited { $card } ({ $planet })
  }{ $price ->
    [0] { " " }for free.
    [one] { " " }for { $price } Credit.
   *[other] { " " }for { $price } Credits.
  }
event-develop = { $you ->
    [yes] You discarded { $card } to develop a Technology.
   *[no] { $seat } discarded { $card } to develop a Technology.
  }
event-advance = { $you ->
    [yes] You developed the { $people } Technology to level { $level }
   *[no] { $seat } developed the { $people } Technology to level { $level }
  }{ $price ->
    [0] { " " }for free.
   *[other] { " " }for { $price } Zenithium.
  }
event-lead = { $you ->
    [yes] You discarded { $card } to take the Leadership ({ $people }).
   *[no] { $seat } discarded { $card } to take the Leadership ({ $people }).
  }
event-gain = { $you ->
    [yes] You gained { $what }.
   *[no] { $seat } gained { $what }.
  }
event-spend = { $you ->
    [yes] You spent { $what }.
   *[no] { $seat } spent { $what }.
  }
event-give-resource = { $you ->
    [yes] You gave your opponent { $what }.
    [target] { $seat } gave you { $what }.
   *[no] { $seat } gave the opponent { $what }.
  }
event-take-resource = { $you ->
    [yes] You took { $what } from your opponent.
    [target] { $seat } took { $what } from you.
   *[no] { $seat } took { $what } from the opponent.
  }
event-influence = { $you ->
    [yes] The { $planet } disc moved { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
      } towards you ({ $to }).
   *[no] The { $planet } disc moved { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
      } towards { $seat } ({ $to }).
  }
event-win-disc = { $you ->
    [yes] You won the { $planet } disc
   *[no] { $seat } won the { $planet } disc
  }{ $count ->
    [one] { " " }({ $count } disc in all).
   *[other] { " " }({ $count } discs in all).
  }
event-token-won = { $you ->
    [yes] You won the token “{ $token }” ({ $place }).
   *[no] { $seat } won the token “{ $token }” ({ $place }).
  }
event-token-drawn = { $you ->
    [yes] You drew the token “{ $token }” from the reserve.
   *[no] { $seat } drew the token “{ $token }” from the reserve.
  }
event-token-applied = The token “{ $token }” was applied and discarded.
event-mobilize = { $you ->
    [yes] You mobilized { $card } ({ $planet }).
   *[no] { $seat } mobilized { $card } ({ $planet }).
  }
event-transfer = { $you ->
    [yes] You transferred { $card } ({ $planet }) to your side.
    [target] { $seat } transferred your { $card } ({ $planet }).
   *[no] { $seat } transferred { $card } ({ $planet }).
  }
event-exile = { $owner ->
    [opponent] { $you ->
        [yes] You exiled your opponent’s { $card } ({ $planet }).
        [target] { $seat } exiled your { $card } ({ $planet }).
       *[no] { $seat } exiled the opponent’s { $card } ({ $planet }).
      }
   *[self] { $you ->
        [yes] You exiled your { $card } ({ $planet }).
       *[no] { $seat } exiled their own { $card } ({ $planet }).
      }
  }
event-discard = { $you ->
    [yes] You discarded { $card }.
   *[no] { $seat } discarded { $card }.
  }
event-badge-silver = { $you ->
    [yes] You took the Leader badge, silver side up.
   *[no] { $seat } took the Leader badge, silver side up.
  }
event-badge-gold = { $you ->
    [yes] You hold the Leader badge on its gold side now.
   *[no] { $seat } holds the Leader badge on its gold side now.
  }
event-badge-given = { $you ->
    [yes] You gave your opponent the Leader badge.
    [target] { $seat } gave you the Leader badge.
   *[no] { $seat } gave the opponent the Leader badge.
  }
event-center = { $you ->
    [yes] You moved the { $planet } disc back to its central space.
   *[no] { $seat } moved the { $planet } disc back to its central space.
  }
event-hand-over = { $you ->
    [yes] You gave your teammate { $card }.
   *[no] { $seat } gave a teammate { $card }.
  }
event-hand-over-hidden = { $you ->
    [yes] You gave your teammate a card.
   *[no] { $seat } gave a teammate a card.
  }
event-reshuffle = { $cards ->
    [one] The discard pile ({ $cards } card) became the new deck.
   *[other] The discard pile ({ $cards } cards) became the new deck.
  }
event-reshuffle-tokens = The discarded tokens became the new reserve.
event-new-disc = A new { $planet } disc was placed on its central space.
event-prime = { $you ->
    [yes] You completed row { $row } and get its row prime.
   *[no] { $seat } completed row { $row } and gets its row prime.
  }
event-skipped = { $source }: one effect could not be applied.
event-declined = { $you ->
    [yes] { $source }: you declined.
   *[no] { $source }: { $seat } declined.
  }
event-turn = { $you ->
    [yes] Turn { $number }: you.
   *[no] Turn { $number }: { $seat }.
  }
event-order = { $you ->
    [yes] You play first for your team.
   *[no] { $seat } plays first for the team.
  }
event-empty-hand = { $you ->
    [yes] You had no card to play.
   *[no] { $seat } had no card to play.
  }
event-over = { $you ->
    [yes] You won: { $reason }.
   *[no] { $seat } won: { $reason }.
  }
event-draw-game = The game ended in a draw: { $reason }.

## Options of the table

option-technology = Technology board
option-technology-first-game = sides S, U, N, as for a first game
option-technology-random = sides drawn at random
option-technology-chosen = sides chosen by the table

option-novice = Does the second player, a novice, get the novice advantage?
option-novice-true = yes: 1 Influence on Terra, Mars and Venus
option-novice-false = no: 1 Influence on Terra only

option-turn_limit = After how many turns does the game stop?
option-turn_limit-value = { $n ->
    [one] after { $n } turn
   *[other] after { $n } turns
  }

option-data = Which set of cards, technologies and tokens is played?
option-data-value = { $name }

option-run_over_edge = May Influence on three neighbouring planets reach over the end of the row, losing that part?
option-run_over_edge-true = yes, by one planet
option-run_over_edge-false = no, all three planets must exist

option-split_multiples = May repeated single Influences (Stessy Power, Suleiman) go to different planets?
option-split_multiples-true = yes, each one is chosen in turn
option-split_multiples-false = no, all go to one planet

option-if_is_optional = May the reward of a fulfilled condition be declined?
option-if_is_optional-true = yes
option-if_is_optional-false = no, it is compulsory

option-center_any_disc = Which disc may Sir Sam bring back to the centre?
option-center_any_disc-true = any disc off its centre
option-center_any_disc-false = only one on the opponent’s side

option-opponent_side_fallback = Gilgamesh, Lord Creep: when the effect before has pulled the last disc off the opponent’s side, may another one be moved?
option-opponent_side_fallback-true = yes, any disc but the one just pulled
option-opponent_side_fallback-false = no, the effect is lost

option-team_start_resources = Team game: who receives the starting stock?
option-team_start_resources-team = each team: 12 Credits and 1 Zenithium
option-team_start_resources-player = each player: 24 Credits and 2 Zenithium per team

option-pay_for_nothing = May an optional cost be paid when its reward can do nothing?
option-pay_for_nothing-true = yes
option-pay_for_nothing-false = no

option-useless_cost_choice = When a reward goes to the planet of the card that pays for it, which cards may pay?
option-useless_cost_choice-any_card = any card, even if the reward is then lost
option-useless_cost_choice-rewarding_cards_only = only cards whose reward works

option-run_order = In what order do the discs of neighbouring planets move?
option-run_order-player_choice_capture_first = as the player decides, each disc won is dealt with before the next one moves
option-run_order-along_the_row = along the row
option-run_order-discs_then_tokens = all discs first, then the tokens won, the last one first

option-run_with_gaps = May Influence on neighbouring planets include a planet without a disc?
option-run_with_gaps-true = yes, if at least one disc is there
option-run_with_gaps-false = no, every disc must be there

option-differs_scope = “A planet you have not chosen yet”: which planets are out?
option-differs_scope-earlier_picks_of_same_source = all those chosen before for the same card or level
option-differs_scope-also_own_planet = those, and the card’s own planet
option-differs_scope-previous_pick_only = only the one chosen just before

option-given_badge_side = Which side does a Leader badge show when it is given to the opponent?
option-given_badge_side-silver = the silver side
option-given_badge_side-keeps_side = the side it showed before

option-chain_compulsory = Effects such as “3 times: …”: must every round be carried out?
option-chain_compulsory-true = yes, while a card can be moved
option-chain_compulsory-false = no, one may stop before any round

option-chaka_columns = From which columns may an agent that exiles two cards of other planets take them?
option-chaka_columns-any = any, even the same one twice
option-chaka_columns-two_different = two different ones

option-capture_token_timing = When is the token of a disc won in the middle of an effect applied?
option-capture_token_timing-at_once = at once
option-capture_token_timing-after_effect = after the whole effect, the last one won first

option-off_turn_seat = Team game: who answers for the team that is not on turn?
option-off_turn_seat-same_end_as_seat_on_turn = the member at the same end of the board as the player on turn
option-off_turn_seat-either_first_answer = either member, whoever answers first
option-off_turn_seat-random = a member drawn by lot
option-off_turn_seat-last_played = the member who played last

option-order_seat = Team game: who decides which member plays first?
option-order_seat-either_first_answer = either member, whoever answers first
option-order_seat-technology_side = the member at the technology end
option-order_seat-fixed = nobody: the order of the first round is kept
option-order_seat-alternating = nobody: whoever went first goes second next time

option-discard_public = Which cards of the discard pile are open to all?
option-discard_public-all = all of them
option-discard_public-top_card = only the card on top
option-discard_public-all_but_mulligan = all but those put aside from the first hands

option-choose_impossible = Choosing between effects: may one be chosen that can do nothing?
option-choose_impossible-true = yes
option-choose_impossible-false = only if none of them can do anything

option-mulligan_order = In what order are the first hands changed?
option-mulligan_order-simultaneous = everybody at the same time
option-mulligan_order-turn_order = one after the other, in turn order
option-mulligan_order-second_player_first = one after the other, the second side first

option-mulligan_destination = Where do the cards put aside from the first hands go?
option-mulligan_destination-discard_pile = to the discard pile
option-mulligan_destination-shuffled_into_deck = back into the deck, which is shuffled

option-reshuffle_timing = When is an empty deck or reserve renewed?
option-reshuffle_timing-when_needed = when a card or token is next needed
option-reshuffle_timing-when_emptied = as soon as the last one is taken

option-develop_optional = May a card’s offer to develop a Technology be declined?
option-develop_optional-true = yes
option-develop_optional-false = no, not if it can be paid

option-hand_over_timing = Team game: when are cards given to the teammate while taking the Leadership?
option-hand_over_timing-last = at the end of the action
option-hand_over_timing-any_moment_of_action = at any moment of the action

option-empty_hand = What happens to a player on turn who has no card and cannot draw one?
option-empty_hand-no_action = no action, the turn ends
option-empty_hand-side_loses = that side loses

option-stalled_game = Who wins when nobody has a card left, or at the turn limit?
option-stalled_game-draw = nobody: it is a draw
option-stalled_game-most_discs = whoever won most discs, then whoever has the other discs nearer

option-team_novice = Team game: does the second team get a novice advantage?
option-team_novice-true = yes, also 1 Influence on Terra
option-team_novice-false = no

option-team_seating = Team game: how are the places and the starting team decided?
option-team_seating-lot = by lot
option-team_seating-agreed = as the players sit, the team of the first seat starts

option-printed_row_order = Effects printed as a row of planets: in what order?
option-printed_row_order-true = as printed, from Mercury to Jupiter
option-printed_row_order-false = as the player decides

## Help

help-recruit = Put a card from your hand on top of your column of its planet and pay its cost in Credits. Every card already in that column makes it 1 Credit cheaper, down to nothing. Then apply its effects from left to right; an effect that cannot be applied is skipped. The first effect is always 1 Influence on the card’s own planet.
    .title = recruit
help-develop = Discard a card to move your marker one level up in the Technology of that card’s people. The next level costs its own number in Zenithium. You get the effects of the new level, then of every level below it. When all three of your markers have reached row 1, 2 or 3, you also get that row’s prime, once.
    .title = develop
help-lead = Discard any card to take the Leader badge. Its people adds something of its own. This action is always possible.
    .title = lead
help-discs = Every Influence you gain pulls the planet’s disc one space towards you. Four spaces lie between the centre and your control zone; a disc that gets there is yours, and steps left over are lost. The planet then has no disc until the end of the turn. Your columns stay as they are.
    .title = discs
help-badge = The Leader badge makes your hand bigger: 5 cards on its silver side, 6 on its gold side, 4 without it. Taking it from the board or from your opponent gives you the silver side; taking it again turns it to gold. It stays with you until the other side takes it or you give it away.
    .title = badge
help-tokens = The first disc won on a planet brings the bonus token lying there, and the first side to arrive on level 2 of a Technology gets the token of that level. A token is applied at once and then discarded. Tokens on the boards are never replaced. Some cards draw from the hidden reserve instead.
    .title = tokens
help-victory = You win at once with 3 discs of one planet (absolute), discs of 4 different planets (democratic) or any 5 discs (popular). It does not matter whose turn it is.
    .title = victory
help-end-of-turn = When all effects are done, you draw up to 4 cards, 5 with the Leader badge on silver, 6 on gold. If you hold more, you keep them and draw none. Then every planet without a disc gets a new one in the centre.
    .title = end of turn
help-team = Two against two: a team shares everything but the hands. Each round your team decides which of you plays first; both take a full turn. At the technology end you recruit on Mercury, Venus and Terra, at the diplomacy end on Terra, Mars and Jupiter. Whoever takes the Leadership may give the teammate up to two cards. You may talk aloud, but not show your cards.
    .title = team
help-mulligan = Before the first turn everybody may put aside any number of the four cards dealt and draw as many new ones. This happens once. Cheap cards are a good start.
    .title = first hand

## The table in a terminal, and help on things

stock-credits = Credits
stock-zenithium = Zenithium
sketch-you = you
sketch-them = opponent
sketch-side = side
sketch-seat = seat
sketch-token = token
sketch-won = won
sketch-levels = levels
sketch-turn = Turn
sketch-on-turn = { $you ->
    [yes] your turn
   *[no] { $seat } on turn
  }
sketch-empty = empty
sketch-off = won this turn
sketch-hand = Hand
sketch-none = none
explain = { CAPITAL($title) }. { $text }
explain-next = { $first } { $next }
sentence-planets = For each planet: { $clause }.
sentence-row = For each of { $planets }: { $clause }.
explain-reconstructed = (This component was reconstructed by us; its print has not been checked.)
event-member = { $you ->
    [yes] You answer for your team, by lot.
   *[no] { $seat } answers for the team, by lot.
  }
event-seated = { $you ->
    [yes] You sit at the technology end.
   *[no] { $seat } sits at the technology end.
  }

## Why an answer is better ($n of something more than after the other one)

why-victory = it wins the match
why-disc = it wins the disc of { $what }
why-less-disc = the opponent does not win the disc of { $what }
why-influence = { $n ->
    [one] { $what }: { $n } step nearer to you
   *[other] { $what }: { $n } steps nearer to you
  }
why-credits = { $n ->
    [one] { $n } more Credit
   *[other] { $n } more Credits
  }
why-less-credits = { $n ->
    [one] { $n } Credit less for the opponent
   *[other] { $n } Credits less for the opponent
  }
why-zenithium = { $n } more Zenithium
why-less-zenithium = { $n } Zenithium less for the opponent
why-technology = { $n ->
    [one] { $what }: { $n } level higher
   *[other] { $what }: { $n } levels higher
  }
why-less-technology = { $what }: the opponent stays lower
why-column = { $n ->
    [one] { $n } more card in your columns: the next ones there are cheaper
   *[other] { $n } more cards in your columns: the next ones there are cheaper
  }
why-less-column = { $n ->
    [one] { $n } card less in the opponent’s columns
   *[other] { $n } cards less in the opponent’s columns
  }
why-badge = the Leader badge: more cards in hand
why-less-badge = the opponent does not hold the Leader badge
why-hand = { $n ->
    [one] { $n } more card in hand
   *[other] { $n } more cards in hand
  }
why-less-hand = { $n ->
    [one] { $n } card less in the opponent’s hand
   *[other] { $n } cards less in the opponent’s hand
  }

## What the set-up holds, by its events

setup-setup-side = { $n ->
    [one] one Technology was laid out
   *[other] { $n } Technologies were laid out
}
setup-setup-token = { $n ->
    [one] one token was placed
   *[other] { $n } tokens were placed
}
setup-draw = { $n ->
    [one] one card was drawn
   *[other] { $n } cards were drawn
}
setup-mulligan = { $n ->
    [one] one card was put aside
   *[other] { $n } cards were put aside
}
