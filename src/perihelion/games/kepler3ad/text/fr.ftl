# Kepler-3Ad, les deux éditions : tous les mots qu’une personne lit. Nos propres phrases, les
# termes des règles.
#
# Conventions, les mêmes dans toutes les langues :
#   clés finissant par -1 ou -2   les mots de cette édition seulement
#   $space, $origin               les noms simples de quartiers ou planètes
#   $unit, $units                 un type de pièce (unit-ship) ; des pièces avec leur nombre
#   $track                        le nom simple d’une piste (track-reroll)
#   $region                       le nom simple d’une zone ou d’un clan
#   $seat                         le siège qui agit ; les autres sont dans d’autres arguments
#   $piece, $whom                 une pièce et son siège (piece-ship) ; un autre siège (seat-name)
#   $you                          "yes" (la personne qui lit), toute autre valeur (quelqu’un d’autre)
#   $source                       ce qui demande : une action, une piste, une corporation
#   $step, $of                    où l’on en est ; $of = 1 ne dit rien

## Noms

game = Kepler-3Ad
edition-1 = première édition
edition-2 = deuxième édition

district-green = quartier vert { $n }
    .short = vert { $n }
district-orange = quartier orange { $n }
    .short = orange { $n }
district-purple = quartier mauve { $n }
    .short = mauve { $n }
planet-green = planète verte { $n }
    .short = verte { $n }
planet-orange = planète orange { $n }
    .short = orange { $n }
planet-purple = planète mauve { $n }
    .short = mauve { $n }

zone-green = zone verte
zone-orange = zone orange
zone-purple = zone mauve
clan-green = clan des aliens verts
clan-orange = clan des aliens orange
clan-purple = clan des aliens mauves
planet-of-faces = planète { $code }
face-A = face A
face-B = face B
galaxy = galaxie
chip = pion de majorités
passage = passage

unit-diplomat = diplomate
    .a = un diplomate
    .many = diplomates
units-diplomat = { $n ->
    [one] { $n } diplomate
   *[other] { $n } diplomates
  }
unit-leader = leader
    .a = un leader
    .many = leaders
units-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
  }
unit-ship = vaisseau
    .a = un vaisseau
    .many = vaisseaux
units-ship = { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
  }
unit-base = base
    .a = une base
    .many = bases
units-base = { $n ->
    [one] { $n } base
   *[other] { $n } bases
  }
unit-frigate = frégate
    .a = une frégate
    .many = frégates
units-frigate = { $n ->
    [one] { $n } frégate
   *[other] { $n } frégates
  }
unit-cruiser = croiseur
    .a = un croiseur
    .many = croiseurs
units-cruiser = { $n ->
    [one] { $n } croiseur
   *[other] { $n } croiseurs
  }
piece-diplomat = { $you ->
    [yes] un de vos diplomates ({ $space })
   *[no] un diplomate { DE($seat) } ({ $space })
  }
piece-leader = { $you ->
    [yes] un de vos leaders ({ $space })
   *[no] un leader { DE($seat) } ({ $space })
  }
piece-ship = { $you ->
    [yes] un de vos vaisseaux ({ $space })
   *[no] un vaisseau { DE($seat) } ({ $space })
  }
piece-base = { $you ->
    [yes] une de vos bases ({ $space })
   *[no] une base { DE($seat) } ({ $space })
  }
piece-frigate = { $you ->
    [yes] une de vos frégates ({ $space })
   *[no] une frégate { DE($seat) } ({ $space })
  }
piece-cruiser = { $you ->
    [yes] un de vos croiseurs ({ $space })
   *[no] un croiseur { DE($seat) } ({ $space })
  }

track-extra-dice-1 = Dés noirs
    .power = lancer les deux dés noirs et s’en servir aussi
track-extra-dice-2 = Dés supplémentaires
    .power = lancer deux dés de plus, cinq en tout au maximum
track-reroll = Relance
    .power = relancer deux de vos dés
track-adjust = Modification de dé
    .power = modifier un de vos dés de 1 ; le 6 et le 1 sont adjacents
track-move-own-1 = Déplacement de leader
    .power = déplacer un de vos leaders vers un quartier adjacent
track-move-own-2 = Déplacement de frégate ou croiseur
    .power = déplacer une de vos frégates ou un de vos croiseurs vers une planète adjacente
track-remove-enemy-1 = Suppression de diplomate adverse
    .power = supprimer un diplomate adverse, où qu’il soit sur la planète
track-remove-enemy-2 = Suppression de vaisseau adverse
    .power = supprimer un vaisseau adverse, où qu’il soit dans la galaxie
track-move-enemy-1 = Déplacement de cube adverse
    .power = déplacer un diplomate ou un leader adverse vers un quartier adjacent
track-move-enemy-2 = Déplacement d’unité adverse
    .power = déplacer un vaisseau ou une frégate adverse vers une planète adjacente
track-bonus-points = Points bonus
    .power = rapporte autant de points que son niveau à chaque comptage de points ; ne se dépense pas
track-line = ligne { $line }

die = dé
die-white = { $face } blanc
die-black = { $face } noir
die-plain = { $face }
dice-white = { $n ->
    [one] { $n } dé blanc
   *[other] { $n } dés blancs
  }
dice-black = { $n ->
    [one] { $n } dé noir
   *[other] { $n } dés noirs
  }
dice-plain = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
die-locked = { $die } de l’action
colour-white = blanc
colour-black = noir

corporation-vanguard = Flotte d’Avant-Garde
corporation-patronage = Fondation du Mécénat
corporation-carriers = Libres Transporteurs
corporation-salvage = Guilde des Récupérateurs
corporation-yards = Chantiers Orbitaux
corporation-embassy = Grande Ambassade
corporation-croupier = Maison du Croupier
corporation = corporation

## Le pouvoir des corporations ; $levels et $units sont des phrases, $n un nombre

power-place = Avant le premier tour de jeu, posez { $n ->
    [one] { units-ship } sur n’importe quelle planète en jeu.
   *[other] ensemble { units-ship } sur n’importe quelle planète en jeu.
  } C’est votre première pose, libre.
power-raise = Avant le premier tour de jeu, augmentez de { $levels } { $n ->
    [one] un de vos disques d’influence.
   *[other] { $n } de vos disques d’influence, tous différents.
  }
power-carry = Une fois par tour de jeu, un groupe de vaisseaux déplacé par votre action peut franchir deux passages de suite au lieu d’un.
power-salvage = Chaque fois qu’un adversaire supprime un de vos vaisseaux, augmentez de { $levels } un disque d’influence de votre choix.
power-build = Chaque fois que vous construisez { $units }, augmentez de { $levels } { $n ->
    [one] un disque d’influence de plus, différent des autres.
   *[other] { $n } disques d’influence de plus, tous différents.
  }
power-ties = En cas d’égalité pour la plus grande valeur militaire chez un clan, vous remportez son allégeance et ses satellites comme si vous étiez seul en tête.
power-spend = Vous pouvez dépenser { $n ->
    [one] { $n } influence
   *[other] { $n } influences différentes
  } par tour de jeu.
power-421 = Chaque fois que vous utilisez le bonus du 421, augmentez de { $levels } un disque d’influence de votre choix une fois le disque adverse descendu.
power-of-two = { $text } À deux : { $amount }.
discs = { $n ->
    [one] { $n } disque
   *[other] { $n } disques
}
power-without = { $text } Sauf : { $tracks }.
power-printed = { $text } Sur la carte : « { $own } »

bonus-421 = bonus du 421
button-up = plus
button-down = moins
button-finish = terminer
button-skip = passer
element-piece = { $unit } ({ $space })
element-disc = disque { $track }

token-1 = jeton bonus « { $track } »
token-2 = satellite « { $track } »
tokens-1 = { $n ->
    [one] { $n } jeton bonus
   *[other] { $n } jetons bonus
  }
tokens-2 = { $n ->
    [one] { $n } satellite
   *[other] { $n } satellites
  }
stack-1 = pile de jetons bonus
stack-2 = pile de satellites
discards-1 = jetons bonus hors jeu
discards-2 = défausse des satellites
supply = réserve
allegiance = allégeance
score-track = piste de score
element-value-track-1 = piste diplomatique
element-value-track-2 = piste militaire
element-stack-1 = pile de jetons bonus
element-stack-2 = pile de satellites
element-discards-1 = jetons bonus défaussés
element-discards-2 = satellites défaussés
allegiances = allégeances
value-track-1 = piste diplomatique
value-track-2 = piste militaire
value-1 = valeur diplomatique
value-2 = valeur militaire
levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
setup = Mise en place
scoring = Comptage de points { $n }

phase-spaces-1 = quartiers
phase-spaces-2 = A. planètes
phase-regions-1 = zones
phase-regions-2 = B. allégeances
phase-tracks-1 = majorités des pistes d’influence
phase-tracks-2 = C. majorités des pistes d’influence
phase-bonus-1 = points bonus
phase-bonus-2 = D. points bonus
phase-allegiances-2 = E. bonus d’allégeance
phase-total = total

reason-scorings = le troisième comptage de points a eu lieu
match-shared = Tous partagent la victoire.
reason-limit = le nombre maximal de tours est atteint
reason-resigned = abandon

## Les actions et leurs groupes, d’après les données

action-1 = Action N°1
action-2 = Action N°2
action-3 = Action N°3
action-4 = Action N°4
action-5 = Action N°5
action-6 = Action N°6
action-7 = Action N°7
group-then = { $first }, puis { $next }
group-units = poser ou déplacer { $units }
group-units-times = { $times } fois, poser ou déplacer { $units }, chaque fois ailleurs
group-disc = augmenter un disque d’influence de { levels }
group-disc-times = augmenter { $times } disques d’influence différents de { levels } chacun
group-convert = supprimer trois de vos { $given } réunis au même endroit et y mettre { $built }
group-build = { $unit } ({ $dice } dés identiques)
group-build-discs = { $unit } ({ $dice } dés identiques ; { $discs } disques d’influence montent de { levels })

## Décisions

ask-before = Choisissez-vous votre action, ou dépensez-vous d’abord de l’influence ?
ask-after = Dépensez-vous de l’influence, ou terminez-vous votre tour de jeu ?
ask-group = { $n ->
    [one] { $source } : où posez-vous { $units }, ou d’où en déplacez-vous un ?{ ask-step }
   *[other] { $source } : où posez-vous { $units }, ou d’où les déplacez-vous ?{ ask-step }
  }
ask-to = { $source } : vers où va ce que vous avez pris ?
ask-disc = { $source } : quel disque d’influence augmentez-vous de { $amount } ?{ ask-step }
ask-build = { $source } : que construisez-vous, et où ?
ask-give = { $source } : quelle unité supprimez-vous ?{ ask-step }
ask-reroll = { $source } : quel dé relancez-vous ?{ ask-step }
ask-shift = { $source } : quel dé modifiez-vous, et dans quel sens ?
ask-piece = { $source } : quelle pièce déplacez-vous ?
ask-remove = { $source } : quelle pièce supprimez-vous ?
ask-lower = Bonus du 421 : quel disque d’influence d’un adversaire descend d’un niveau ?
ask-vanguard = { $source } : sur quelle planète posez-vous { $units } pour commencer ?

## Réponses

do-spend = Dépenser de l’influence : { $power } ({ $track }, niveau { $level } → { $next })
do-claim = Utiliser le bonus du 421
do-lower = { $you ->
    [yes] Votre disque { $track } : niveau { $level } → { $next }
   *[no] { $seat }, { $track } : niveau { $level } → { $next }
  }
do-action = { $action } ({ $dice }) : { $groups }
do-finish = Terminer le tour de jeu
do-skip = Passer
do-skip-group = Ne plus rien poser ni déplacer
do-skip-disc = N’augmenter aucun disque
do-skip-build = Ne rien construire
do-skip-reroll = Ne relancer aucun autre dé
do-place = Poser { $units } : { $space }
do-from = Déplacer { $units } : { $space } → …
do-to = { $origin } → { $space }
do-raise = { $track } : niveau { $level } → { $next }
do-build = Construire { $unit } ({ $space })
do-give = Supprimer { $unit }
do-reroll = Relancer : { $die }
do-shift = { $die } → { $to }
do-move = Déplacer { $piece }
do-remove = Supprimer { $piece }

## Ce qu’une réponse changerait, si l’on comptait maintenant

effect-space = { $you ->
    [yes] { $space } : vous prenez { $before } → { $after }
   *[no] { $space } : { $seat } prend { $before } → { $after }
  }
effect-track = { $you ->
    [yes] { $track } : vous prenez { $before } → { $after }
   *[no] { $track } : { $seat } prend { $before } → { $after }
  }

## Hasard

chance-roll = Lancer : { $dice }
chance-face = { CAPITAL($place) } : { $face }
chance-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  }
chance-token = Tirage : { $token }
chance-corporation = Tirage : { $corporation }

## Événements

event-face = { CAPITAL($place) } : { $face }.
event-first = { $you ->
    [yes] Le sort vous désigne pour commencer.
   *[no] Le sort désigne { $seat } pour commencer.
  }
event-token = { CAPITAL($region) } : { $token }.
event-corporation = { $you ->
    [yes] Vous jouez pour la corporation { $corporation }.
   *[no] { $seat } joue pour la corporation { $corporation }.
  }
event-turn = { $you ->
    [yes] Tour { $number } : à vous.
   *[no] Tour { $number } : à { $seat }.
  }
event-roll = { $you ->
    [yes] Vous avez lancé { $dice }.
   *[no] { $seat } a lancé { $dice }.
  }
event-action = { $you ->
    [yes] Vous avez choisi { $action } ({ $dice }).
   *[no] { $seat } a choisi { $action } ({ $dice }).
  }
event-skip = { $you ->
    [yes] Vous avez renoncé à la suite.
   *[no] { $seat } a renoncé à la suite.
  }
event-finish = { $you ->
    [yes] Vous avez terminé votre tour de jeu.
   *[no] { $seat } a terminé son tour de jeu.
  }
event-spend = { $you ->
    [yes] Vous avez dépensé de l’influence : { $track } (niveau { $level } maintenant).
   *[no] { $seat } a dépensé de l’influence : { $track } (niveau { $level } maintenant).
  }
event-reroll = { $you ->
    [yes] Vous relancez : { $die }.
   *[no] { $seat } relance : { $die }.
  }
event-shift = { $you ->
    [yes] Vous avez modifié un dé : { $die } → { $to }.
   *[no] { $seat } a modifié un dé : { $die } → { $to }.
  }
event-move-piece = { $you ->
    [yes] Vous avez déplacé { $piece } → { $space }.
   *[no] { $seat } a déplacé { $piece } → { $space }.
  }
event-remove = { $you ->
    [yes] Vous avez supprimé { $piece }.
   *[no] { $seat } a supprimé { $piece }.
  }
disc-of = { $you ->
    [yes] un de vos disques
   *[no] un disque { DE($seat) }
  }
event-lower = { $you ->
    [yes] Bonus du 421 : vous avez fait descendre { $whom }, { $track } (niveau { $level } maintenant).
   *[no] Bonus du 421 : { $seat } a fait descendre { $whom }, { $track } (niveau { $level } maintenant).
  }
event-place = { $you ->
    [yes] Vous avez posé { $units } ({ $space }).
   *[no] { $seat } a posé { $units } ({ $space }).
  }
event-move = { $you ->
    [yes] Vous avez déplacé { $units } ({ $origin } → { $space }).
   *[no] { $seat } a déplacé { $units } ({ $origin } → { $space }).
  }
event-raise = { $you ->
    [yes] Vous avez augmenté { $track } de { $amount } (niveau { $level } maintenant).
   *[no] { $seat } a augmenté { $track } de { $amount } (niveau { $level } maintenant).
  }
event-give = { $you ->
    [yes] Vous avez supprimé { $units } ({ $space }).
   *[no] { $seat } a supprimé { $units } ({ $space }).
  }
event-build = { $you ->
    [yes] Vous avez construit { $unit } ({ $space }).
   *[no] { $seat } a construit { $unit } ({ $space }).
  }
event-reliquat = { $you ->
    [yes] Reliquat : vous avez augmenté { $track } de { $amount } (niveau { $level } maintenant).
   *[no] Reliquat : { $seat } a augmenté { $track } de { $amount } (niveau { $level } maintenant).
  }
event-value = { $you ->
    [yes] Votre { $name } : { $value }.
   *[no] { CAPITAL($name) } { DE($seat) } : { $value }.
  }
event-scoring = { $you ->
    [yes] Comptage de points { $number } : vous avez atteint { $threshold }.
   *[no] Comptage de points { $number } : { $seat } a atteint { $threshold }.
  }
event-score-space = { $you ->
    [yes] { CAPITAL($space) } : { $amount } pour vous (tranche de points { $tranche }).
   *[no] { CAPITAL($space) } : { $amount } pour { $seat } (tranche de points { $tranche }).
  }
event-region-won = { $you ->
    [yes] { CAPITAL($region) } : la majorité est à vous, avec { $value }.
   *[no] { CAPITAL($region) } : la majorité revient à { $seat }, avec { $value }.
  }
event-allegiance = { $you ->
    [yes] { CAPITAL($region) } : son allégeance est à vous, avec { $value }.
   *[no] { CAPITAL($region) } : son allégeance revient à { $seat }, avec { $value }.
  }
event-region-tied = { CAPITAL($region) } : égalité, personne ne l’emporte.
event-token-won = { $you ->
    [yes] Vous avez remporté : { $token } (niveau { $level } maintenant).
   *[no] { $seat } a remporté : { $token } (niveau { $level } maintenant).
  }
event-reshuffle = Remis dans la pile, qui est mélangée : { $tokens }.
event-score-track = { $you ->
    [yes] { $track } : { $amount } pour vous (tranche de points { $tranche }).
   *[no] { $track } : { $amount } pour { $seat } (tranche de points { $tranche }).
  }
event-score-bonus = { $you ->
    [yes] Points bonus : { $amount } pour vous.
   *[no] Points bonus : { $amount } pour { $seat }.
  }
event-score-allegiances = { $you ->
    [yes] Bonus d’allégeance : { $amount } pour vous, avec { $clans ->
        [one] { $clans } clan.
       *[other] { $clans } clans différents.
      }
   *[no] Bonus d’allégeance : { $amount } pour { $seat }, avec { $clans ->
        [one] { $clans } clan.
       *[other] { $clans } clans différents.
      }
  }
event-score-total = { $you ->
    [yes] Vous : { $amount } dans ce comptage, { $total } au total.
   *[no] { $seat } : { $amount } dans ce comptage, { $total } au total.
  }
tie-allegiances = les allégeances les départagent, et { $seat } en a davantage
tie-dice = les allégeances sont égales aussi, et un jet de dés tranche en faveur { DE($seat) }
event-roll-off = { $you ->
    [yes] Départage : vous avez lancé { $dice }, { $sum } en tout.
   *[no] Départage : { $seat } a lancé { $dice }, { $sum } en tout.
  }
event-win = { $you ->
    [yes] Vous gagnez avec { $amount }.
   *[no] { $seat } gagne avec { $amount }.
  }
event-over = La partie est finie : { $reason }.

## Options de la table

option-planet = Sur quelle planète joue-t-on, c’est-à-dire avec quelles faces des zones verte, orange et mauve ?
option-planet-random = tirées au hasard
option-planet-AAA = verte A, orange A, mauve A
option-planet-AAB = verte A, orange A, mauve B
option-planet-ABA = verte A, orange B, mauve A
option-planet-ABB = verte A, orange B, mauve B
option-planet-BAA = verte B, orange A, mauve A
option-planet-BAB = verte B, orange A, mauve B
option-planet-BBA = verte B, orange B, mauve A
option-planet-BBB = verte B, orange B, mauve B

option-data = Avec quelles données de matériel joue-t-on ?
option-data-value = { $name }

option-raise_above_top = Que se passe-t-il quand un disque d’influence dépasserait le dernier niveau ?
option-raise_above_top-excess_lost = l’excédent est perdu
option-raise_above_top-forbidden = une augmentation choisie doit pouvoir se faire en entier

option-bonus_421_per_turn = Combien de fois par tour de jeu peut-on utiliser le bonus du 421 ?
option-bonus_421_per_turn-once = une seule fois
option-bonus_421_per_turn-each_new_occurrence = une fois pour chaque changement des dés qui montre 4, 2 et 1

option-bonus_421_window = Quand peut-on utiliser le bonus du 421 ?
option-bonus_421_window-roll_until_reliquat_while_shown = avant ou après l’action, tant que les dés le montrent
option-bonus_421_window-immediately_after_dice_event = seulement juste après un changement des dés

option-influence_windows = Quand peut-on dépenser de l’influence ?
option-influence_windows-before_and_after_action = avant et après l’action
option-influence_windows-before_action = seulement avant l’action

option-dice_on_action_locked = Les dés posés sur l’action restent-ils tels quels ?
option-dice_on_action_locked-true = oui
option-dice_on_action_locked-false = non, on peut encore les relancer ou les modifier après l’action, sans effet sur elle

option-reroll_exactly_two = Une relance prend-elle forcément deux dés ?
option-reroll_exactly_two-true = oui, s’il y en a deux
option-reroll_exactly_two-false = non, un seul suffit

option-action_move_reach = Jusqu’où une action déplace-t-elle les pièces ?
option-action_move_reach-any_legal_placement_space = partout où on pourrait les poser
option-action_move_reach-adjacent_to_origin = seulement à côté de leur départ

option-group_all_or_nothing = Un groupe doit-il être complet ?
option-group_all_or_nothing-true = oui, sinon il ne peut pas servir
option-group_all_or_nothing-false = non, une réserve trop petite peut être posée entière

option-distinctness_scope = Qu’est-ce qui doit différer entre les groupes d’une action ?
option-distinctness_scope-destinations_pieces_and_discs_within_action = les destinations, les pièces et les disques
option-distinctness_scope-whole_turn = de plus, ils évitent ce que l’influence a touché dans ce tour de jeu
option-distinctness_scope-origins_too = de plus, les départs

option-sacrifice_types = Quelles unités peut-on supprimer pour l’action N°7 ?
option-sacrifice_types-any_unit = toutes
option-sacrifice_types-ships_only = seulement des vaisseaux

option-base_bonus = Comment utilise-t-on les deux niveaux d’une nouvelle base ?
option-base_bonus-two_different_discs_one_level = sur deux disques d’influence différents
option-base_bonus-one_disc_two_levels_allowed = sur deux disques d’influence, ou les deux sur le même

option-reliquat_action_7_track = Sur quelle piste d’influence gagne-t-on le reliquat de l’action N°7 ?
option-reliquat_action_7_track-bonus_points = sur la dernière, les points bonus
option-reliquat_action_7_track-track_of_die_face = sur celle du chiffre des dés utilisés

option-may_skip_every_group = Peut-on choisir une action pour ne rien faire ?
option-may_skip_every_group-true = oui
option-may_skip_every_group-false = non, sauf si aucune action ne permet rien

option-level_zero_ranks_on_tracks = Un disque d’influence au niveau 0 compte-t-il pour les majorités des pistes ?
option-level_zero_ranks_on_tracks-true = oui
option-level_zero_ranks_on_tracks-false = non

option-token_refill = Que deviennent les jetons bonus remportés ?
option-token_refill-from_stack_discards_out = ils quittent la partie, la pile les remplace
option-token_refill-discards_reshuffled = ils sont remélangés à la pile, qui les remplace

option-allegiance_count = Quelles allégeances départagent une égalité finale ?
option-allegiance_count-distinct_clans = celles de clans différents
option-allegiance_count-total_wins = toutes, de chaque comptage de points

option-setup_corporations_order = Dans quel ordre les corporations agissent-elles avant la partie ?
option-setup_corporations_order-seat_order = dans l’ordre du jeu
option-setup_corporations_order-reverse_seat_order = à l’envers, le dernier siège en premier

option-two_players_use_centre_only = À deux, ne joue-t-on qu’au centre de la galaxie ?
option-two_players_use_centre_only-true = oui, six planètes
option-two_players_use_centre_only-false = non, les douze

option-turn_limit = Après combien de tours la partie s’arrête-t-elle ? (0 = jamais)
option-turn_limit-value = { $n ->
    [0] jamais
    [one] après { $n } tour
   *[other] après { $n } tours
  }

option-use_corporations = Joue-t-on avec les corporations ?
option-use_corporations-true = oui, une carte visible par joueur
option-use_corporations-false = non
option-built_unit_in_supply = L’unité que construit l’action N°7 doit-elle être dans la réserve ?
option-built_unit_in_supply-before_giving = oui, avant que les autres soient rendues
option-built_unit_in_supply-after_giving = non, ce peut être une de celles qu’on rend

## Aide

help-turn = Lancez vos dés, puis choisissez une action qu’ils permettent. Avant et après l’action, vous pouvez dépenser de l’influence. Viennent ensuite le reliquat, la valeur de vos pièces et, si un seuil est atteint, un comptage de points. La première fois, les premiers joueurs ont moins de dés.
    .title = tour de jeu
help-dice-1 = Un dé va sur l’action de son chiffre ; l’action N°7 demande des dés identiques. On lance trois dés blancs, et les deux dés noirs ne viennent que par l’influence. Un dé posé sur l’action y reste ; les autres peuvent encore changer.
    .title = dés
help-dice-2 = Un dé va sur l’action de son chiffre ; l’action N°7 demande des dés identiques. On lance trois dés, et l’influence en apporte jusqu’à deux de plus ; les cinq se valent. Un dé posé sur l’action y reste ; les autres peuvent encore changer.
    .title = dés
help-421-1 = Quand vos trois dés blancs montrent 4, 2 et 1, vous pouvez faire descendre d’un niveau un disque d’influence adverse. Ce bonus du 421 est gratuit et sert une fois par tour de jeu, avant ou après votre action.
    .title = 421
help-421-2 = Quand trois de vos dés, n’importe lesquels, montrent 4, 2 et 1, vous pouvez faire descendre d’un niveau un disque d’influence adverse. Ce bonus du 421 est gratuit et sert une fois par tour de jeu, avant ou après votre action.
    .title = 421
help-influence = Descendez votre disque d’un niveau sur une piste d’influence pour profiter de ce qu’elle offre. Vous pouvez le faire plusieurs fois par tour de jeu, chaque fois sur une autre piste. Un disque au niveau le plus bas ne peut pas payer. Les points bonus ne se dépensent jamais.
    .title = influence
help-actions = Une action est faite de groupes. Vous pouvez laisser un groupe de côté, mais pas le couper : ses pièces restent ensemble, ses niveaux vont à un seul disque d’influence. Deux groupes n’ont ni la même destination, ni les mêmes pièces, ni le même disque. Ils se jouent dans l’ordre imprimé.
    .title = actions
help-placing-1 = Un groupe de diplomates se pose depuis votre réserve ou se déplace depuis un quartier. Le premier cube va où vous voulez ; les suivants, là où vous avez déjà un cube, ou dans un quartier adjacent. Un déplacement va tout aussi loin. Deux quartiers qui se touchent par un angle ne sont pas adjacents.
    .title = quartiers
help-placing-2 = Un groupe de vaisseaux se pose depuis votre réserve ou se déplace depuis une planète. La première unité va où vous voulez ; les suivantes, là où vous avez déjà une unité, ou sur une planète adjacente. Un déplacement mène à une planète adjacente à son départ. Un passage relie deux planètes adjacentes.
    .title = planètes
help-converting-1 = L’action N°7 demande des dés identiques ; sa ligne dit combien il en faut pour un leader. Supprimez trois diplomates d’un de vos quartiers et mettez-y un leader. Personne ne peut supprimer un leader, mais les adversaires peuvent le déplacer.
    .title = leaders
help-converting-2 = L’action N°7 demande des dés identiques ; sa ligne dit combien il en faut pour une base, une frégate ou un croiseur. Supprimez trois de vos unités d’une planète et mettez-y la nouvelle. Une base fait aussi monter des disques d’influence ; les adversaires peuvent déplacer une frégate. Personne ne peut les supprimer.
    .title = unités
help-reliquat = Les dés restants qui ont le même chiffre que ceux de votre action ne sont pas perdus. Chacun fait monter d’un niveau votre disque d’influence sur la ligne de cette action. Pour l’action N°7, c’est la dernière ligne, les points bonus.
    .title = reliquat
help-ties = Les trois meilleurs d’une majorité prennent ses trois tranches de points. En cas d’égalité, on prend la tranche du dernier rang occupé : deux premiers reçoivent chacun la deuxième tranche, quatre premiers ne reçoivent rien. Ce sont les points dégressifs. Qui vient après garde son rang, derrière tous les autres.
    .title = égalités
help-scoring-1 = Une partie a trois comptages de points, chaque fois qu’une valeur diplomatique atteint pour la première fois un des trois seuils. D’abord chaque quartier paie ses tranches. Puis le joueur majoritaire d’une zone remporte ses jetons bonus, qui font monter des disques d’influence. Enfin chaque piste d’influence paie ses trois premiers, et les points bonus rapportent aussi selon leur niveau.
    .title = comptage, première édition
help-scoring-2 = Une partie a trois comptages de points, chaque fois qu’une valeur militaire atteint pour la première fois un des trois seuils. Chaque planète paie ses tranches, et le joueur majoritaire d’un clan d’aliens remporte son allégeance et ses satellites. Puis chaque piste d’influence paie ses trois premiers, et les points bonus rapportent aussi selon leur niveau. Le troisième ajoute des points pour une, deux ou trois allégeances différentes.
    .title = comptage, deuxième édition
help-tokens-1 = Des jetons bonus sont visibles dans les zones qui ont des emplacements. Le joueur majoritaire les remporte lors d’un comptage, et chacun fait monter son disque sur la piste indiquée. La pile les remplace. En cas d’égalité, ils restent.
    .title = jetons bonus
help-tokens-2 = Des satellites sont visibles chez les clans qui ont des emplacements. Qui remporte l’allégeance du clan les prend lors d’un comptage, et chacun fait monter son disque sur la piste indiquée. Ils vont dans la défausse, sont remélangés et remplacés. En cas d’égalité, ils restent.
    .title = satellites
help-corporations = Dans la deuxième édition, chaque joueur a une corporation visible avec son propre pouvoir. Certaines agissent avant le premier tour de jeu. Nous n’avons pas vu les cartes : noms et pouvoirs sont notre reconstitution. On peut aussi jouer sans elles.
    .title = corporations
help-end-1 = La partie s’arrête juste après le troisième comptage de points, même au milieu d’un tour de table. Le meilleur score gagne. À égalité, c’est une victoire partagée.
    .title = fin, première édition
help-end-2 = La partie s’arrête juste après le troisième comptage de points, même au milieu d’un tour de table. Le meilleur score gagne. À égalité, on compare les allégeances, puis un lancer de trois dés.
    .title = fin, deuxième édition

## La table dans un terminal, et l’aide sur les choses

sketch-turn = Tour
sketch-on-turn = { $you ->
    [yes] à vous de jouer
   *[no] à { $seat } de jouer
  }
sketch-you = vous
sketch-seat = siège
sketch-dice = dés
sketch-locked = sur l’action
sketch-spent = dépensées
sketch-score = score
sketch-value-1 = valeur diplomatique
sketch-value-2 = valeur militaire
sketch-next-scoring = prochain comptage à { $n }
sketch-last-scoring = plus de comptage
sketch-space-1 = quartier
sketch-space-2 = planète
sketch-points = points
sketch-pieces = pièces
sketch-supply = réserve
sketch-tracks = influence
sketch-levels = niveaux
sketch-tokens-1 = jetons bonus
sketch-tokens-2 = satellites
sketch-stack = pile
sketch-corporation = corporation
sketch-allegiances = allégeances
letter-green = G
letter-orange = O
letter-purple = P
sketch-scoring = Comptage { $n }
sketch-phase = phase
sketch-total = total
sketch-none = aucun
sketch-empty = vide
letter-diplomat = d
letter-leader = L
letter-ship = v
letter-base = B
letter-frigate = F
letter-cruiser = C
explain = { CAPITAL($title) }. { $text }
explain-next = { $first } { $next }
explain-space = Rapporte { $points } ; voisins : { $adjacent }.
explain-face-points = { $points } ({ $face })
explain-space-points = Rapporte { $points }.
explain-space-reconstructed = (Points et voisins sont notre reconstitution ; l’original n’a pas été vérifié.)
explain-reconstructed = (Reconstitué en partie par nos soins ; l’original n’a pas été vérifié.)
explain-unit = Valeur { $value }.
explain-track = Ligne { $line } : { $power }.
explain-action = { CAPITAL($groups) }.
explain-spends = { $n ->
    [one] { $n } dépense par tour de jeu au plus.
   *[other] { $n } dépenses par tour de jeu au plus.
  }
explain-thresholds = Les comptages ont lieu à { $first }, { $second } et { $third }.
explain-tranches = Sur une piste, les trois premiers reçoivent { $first }, { $second } et { $third } points.
explain-allegiances = Une, deux ou trois allégeances différentes (G verts, O orange, P mauves) rapportent { $first }, { $second } ou { $third } points à la fin.
explain-levels = Niveaux { $low } à { $high } ; les disques partent de { $start }.
explain-token = Qui le remporte augmente son disque d’influence { $track } de { levels }.

# Pourquoi une action ne changerait rien maintenant.
lacks-discs = aucun de vos disques ne peut monter
lacks-pieces = vous n’avez aucune pièce à poser ou à déplacer
lacks-build = { $edition ->
    [1] aucun quartier n’a trois de vos diplomates, ou il ne vous reste plus de leader
   *[2] aucune planète n’a trois de vos unités, ou il ne vous reste rien de ce que ces dés construisent
  }

## Pourquoi une réponse est meilleure ($n de quelque chose de plus qu’après l’autre)

why-victory = la partie est gagnée
why-score = { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
  }
why-value = { $n } de valeur de plus sur la carte
why-supply = { $n ->
    [one] { $n } pièce de plus dans votre réserve
   *[other] { $n } pièces de plus dans votre réserve
  }
why-level = { $n ->
    [one] { $what } : { $n } niveau de plus
   *[other] { $what } : { $n } niveaux de plus
  }
why-space = { $n ->
    [one] { $what } : { $n } point de plus au comptage
   *[other] { $what } : { $n } points de plus au comptage
  }
why-less-space = { $n ->
    [one] { $what } : { $n } point de moins pour le plus fort des autres
   *[other] { $what } : { $n } points de moins pour le plus fort des autres
  }
why-region = majorité : { $what }

## Ce que contient la mise en place, selon ses événements

setup-face = { $of ->
    [zone] { $n } faces de zones tirées
   *[other] { $n } faces de planètes tirées
}
setup-token = { $of ->
    [zone] { $n ->
        [one] un jeton bonus posé dans une zone
       *[other] { $n } jetons bonus posés dans les zones
    }
   *[other] { $n ->
        [one] un satellite posé chez un clan
       *[other] { $n } satellites posés chez les clans
    }
}
setup-corporation = { $n ->
    [one] une corporation distribuée
   *[other] { $n } corporations distribuées
}
