# Every word of Comet that a person reads.
game = Comet
comet-round = Round

option-rounds = Rounds to play, unless a team has three samples before.
option-deflect = May gold from the hand deflect a sample?

card-dust = dust
card-ice = ice
card-gold = gold
help-dust = Dust: strength 1.
help-ice = Ice: strength 2.
help-gold = Gold: strength 3. From the hand it deflects a sample.

ask-launch = Launch a card, face down
ask-deflect = Deflect the sample?
do-pass = Let it go
do-deflect = Deflect it with gold
do-launch-dust = Launch dust
do-launch-ice = Launch ice
do-launch-gold = Launch gold

event-drawn = { $seat } draws { $card }
event-drawn-hidden = { $seat } draws a card
event-chosen = { $seat } has chosen
event-launched = { $seat } launched { $card }
event-deflected = { $seat } deflects the sample
event-found = { $seat } finds a sample worth { $worth }
event-found-hidden = { $seat } finds a sample
event-counted = { $seat } counts { $score }

reason-limit = the last round was played
reason-target = a team has three samples

first-light = First light
first-light-about = A cadet launches against you.
first-light-level = Worth { $worth }
first-light-text = Win with samples worth { $worth } or more.

# The fields of the view and the groups of the layout, for the table that the page draws.
view-turn = round
view-spent = shown so far
view-hands = hand
view-table = launched
view-found = samples
group-card = Cards
group-choice = Or
choice-pass = Let it go
