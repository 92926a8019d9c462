# Chaque mot de Comète qu’une personne lit.
game = Comète
comet-round = Manche

card-dust = poussière
card-ice = glace
card-gold = or
help-dust = Poussière : force 1.
help-ice = Glace : force 2.
help-gold = Or : force 3. Depuis la main, il dévie un échantillon.

ask-launch = Lancez une carte, face cachée
ask-deflect = Dévier l’échantillon ?
option-pass = Laisser passer
option-deflect = Le dévier avec de l’or
option-launch-dust = Lancer poussière
option-launch-ice = Lancer glace
option-launch-gold = Lancer or

event-drawn = { $seat } pioche { $card }
event-drawn-hidden = { $seat } pioche une carte
event-chosen = { $seat } a choisi
event-launched = { $seat } a lancé { $card }
event-deflected = { $seat } dévie l’échantillon
event-found = { $seat } trouve un échantillon qui vaut { $worth }
event-found-hidden = { $seat } trouve un échantillon
event-counted = { $seat } compte { $score }

reason-limit = la dernière manche est jouée
reason-target = une équipe a trois échantillons
