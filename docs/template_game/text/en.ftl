# Every word of Comet that a person reads.
game = Comet
comet-round = Round

card-dust = dust
card-ice = ice
card-gold = gold
help-dust = Dust: strength 1.
help-ice = Ice: strength 2.
help-gold = Gold: strength 3. From the hand it deflects a sample.

ask-launch = Launch a card, face down
ask-deflect = Deflect the sample?
option-pass = Let it go
option-deflect = Deflect it with gold
option-launch-dust = Launch dust
option-launch-ice = Launch ice
option-launch-gold = Launch gold

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
