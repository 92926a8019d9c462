# Chaque mot de Comète qu’une personne lit.
game = Comète
comet-round = Manche

option-rounds = Manches à jouer, à moins qu’une équipe n’ait trois échantillons avant.
option-deflect = L’or de la main peut-il dévier un échantillon ?

card-dust = poussière
card-ice = glace
card-gold = or
help-dust = Poussière : force 1.
help-ice = Glace : force 2.
help-gold = Or : force 3. Depuis la main, il dévie un échantillon.

ask-launch = Lancez une carte, face cachée
ask-deflect = Dévier l’échantillon ?
do-pass = Laisser passer
do-deflect = Le dévier avec de l’or
do-launch-dust = Lancer poussière
do-launch-ice = Lancer glace
do-launch-gold = Lancer or

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

first-light = Première lueur
first-light-about = Un cadet lance contre vous.
first-light-level = Valeur { $worth }
first-light-text = Gagnez avec des échantillons d’une valeur de { $worth } ou plus.

# Les champs de la vue et les groupes du plan, pour la table que la page dessine.
view-turn = manche
view-spent = déjà montrées
view-hands = main
view-table = lancée
view-found = échantillons
group-card = Cartes
group-choice = Ou bien
choice-pass = Laisser passer
