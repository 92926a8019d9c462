# Zenith : tous les mots qu’une personne lit. Nos propres phrases, les termes de la règle.
#
# Conventions, les mêmes dans toutes les langues :
#   $planet, $people, $token, $technology   les noms simples ci-dessous (planet-mars, ...)
#   $card, $seat                            des noms, déjà du texte
#   $cards, $planets, $seats                plusieurs, assemblés
#   $you                                    "yes" (la personne qui lit), "target" (elle est de
#                                           l’autre côté), toute autre valeur (une tierce personne)
#   $who, $owner                            "self" ou "opponent", vu de la personne qui décide
#   $source                                 ce qui demande : carte, niveau, jeton, prime, Leadership
#   $step, $of                              où l’on en est ; $of = 1 ne dit rien
# Les effets ont deux formes : la valeur est à l’infinitif, l’attribut .do à l’impératif.

## Noms

game = Zenith
action-recruit = Recruter un Agent
action-develop = Développer une Technologie
action-lead = Prendre le Leadership
agent-card = carte Agent
disc = disque Influence
track = piste Influence
marker = marqueur Techno
diplomacy-effect = effet de Diplomatie
control-zone = zone de contrôle

planet-mercury = Mercure
    .on = sur Mercure
    .the = Mercure
    .disc = le disque Mercure
planet-venus = Venus
    .on = sur Venus
    .the = Venus
    .disc = le disque Venus
planet-terra = Terre
    .on = sur la Terre
    .the = la Terre
    .disc = le disque Terre
planet-mars = Mars
    .on = sur Mars
    .the = Mars
    .disc = le disque Mars
planet-jupiter = Jupiter
    .on = sur Jupiter
    .the = Jupiter
    .disc = le disque Jupiter
planet-row = cette planète
    .on = sur cette planète

people-animod = Animod
people-human = Humain
people-robot = Robot

technology-animod = Technologie Animod
technology-human = Technologie Humain
technology-robot = Technologie Robot
technology-any = une Technologie de votre choix
technology-lowest = votre Technologie la moins avancée
technology-yours = votre { $technology }

resource-credits = { $n ->
    [one] { $n } Crédit
   *[other] { $n } Crédits
  }
resource-zenithium = { $n } Zenithium
resource-name-credits = Crédits
resource-name-zenithium = Zenithium

token-influence = { $n } Influence
token-zenithium-1 = { resource-zenithium }
token-credits-3 = { resource-credits }
token-credits-4 = { resource-credits }
token-badge = badge Leader
token-mobilize-2 = mobiliser { $n }
token-transfer-1 = transférer { $n }
token-exile-2 = exiler { $n }

badge = badge Leader
badge-silver = badge Leader, côté Argent
badge-gold = badge Leader, côté Or
badge-nobody = badge Leader, sur le plateau Diplomatie

end-technology = côté Technologie
end-diplomacy = côté Diplomatie

pile-hand = main
pile-deck = pioche
pile-discard = défausse
pile-reserve = réserve
pile-tokens = jetons défaussés
pile-column = colonne { $planet }
pile-won = disques remportés

board-planets = plateau Planètes
board-technology = plateau Technologie
board-diplomacy = plateau Diplomatie

space-center = emplacement central
space-side = { $you ->
    [yes] { $n } de votre côté
    [target] { $n } côté adverse
   *[no] { $n } côté { $seat }
  }
space-control = { $you ->
    [yes] votre zone de contrôle
    [target] zone de contrôle adverse
   *[no] zone de contrôle côté { $seat }
  }
space-side-far = { $you ->
    [yes] { $n } côté adverse
    [target] { $n } de votre côté
   *[no] { $n } à l’opposé { DE($seat) }
  }
space-control-far = { $you ->
    [yes] zone de contrôle adverse
    [target] votre zone de contrôle
   *[no] zone de contrôle en face { DE($seat) }
  }
space-off = disque remporté, piste vide
reason-absolute = victoire absolue, 3 disques d’une même planète
reason-democratic = victoire démocratique, des disques de 4 planètes différentes
reason-popular = victoire populaire, 5 disques
reason-standstill = blocage, il ne reste aucune carte à jouer
reason-limit = le nombre maximal de tours est atteint
reason-empty-hand = aucune carte à jouer ni à piocher
reason-resigned = abandon

## Ce qu’est une carte, un niveau, un jeton, une ligne

card = { $name } ({ $planet }, { $people }, coût { $cost })
level = { $technology }, niveau { $level }
side = face { $side }
token = Jeton Bonus « { $token } »
prime = Prime de ligne { $row }
leadership = Leadership ({ $people })
setup = Mise en place

## Quantités et lieux dans les effets

influence-amount = { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
  }
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
rungs = respectivement { $list }
amount-printed-cost = autant de { $resource } que le coût imprimé de cette carte
amount-per-planet = { $what } par planète où { $owner ->
    [opponent] votre adversaire a au moins une carte
   *[self] vous avez au moins une carte
  }
amount-per-technology = { $what } pour chacune de vos Technologies de niveau 1 ou plus
amount-by-technologies = { $amounts } { $resource } pour { $counts } de vos Technologies de niveau 1 ou plus
pick-any =
    .on = sur une planète de votre choix
    .disc = un disque de votre choix
pick-except =
    .on = sur une planète de votre choix autre que { $planets }
    .disc = un disque de votre choix, sauf pour { $planets }
pick-differs =
    .on = sur une planète que vous n’avez pas encore choisie
    .disc = le disque d’une planète que vous n’avez pas encore choisie
pick-center =
    .on = sur une planète dont le disque est sur son emplacement central
    .disc = un disque situé sur son emplacement central
pick-opponent-side =
    .on = sur une planète dont le disque est du côté de votre adversaire
    .disc = un disque situé du côté de votre adversaire
pick-moved-card =
    .on = sur la planète de cette carte
    .disc = le disque de la planète de cette carte
from-self-any = de vos colonnes
from-self-except = de vos colonnes autres que { $planets }
from-self-differs = d’une de vos colonnes, chaque fois une autre
from-self-planet = de votre colonne { $planet }
from-self-row = de votre colonne de cette planète
from-opponent-any = des colonnes adverses
from-opponent-except = des colonnes adverses autres que { $planets }
from-opponent-differs = d’une des colonnes adverses, chaque fois une autre
from-opponent-planet = de la colonne { $planet } adverse
from-opponent-row = de la colonne adverse de cette planète
price-discount = pour { $n } Zenithium de moins
price-free = gratuitement
test-badge = vous possédez le badge Leader
test-credits = { $n ->
    [one] vous avez au moins { $n } Crédit
   *[other] vous avez au moins { $n } Crédits
  }

## Effets

effect-influence = gagner { influence-amount } { $where }
    .do = gagnez { influence-amount } { $where }
effect-influence-times = gagner { $times } fois { influence-amount }, chacune { $where }
    .do = gagnez { $times } fois { influence-amount }, chacune { $where }
effect-influence-opponent = faire gagner à votre adversaire { influence-amount } { $where }
    .do = votre adversaire gagne { influence-amount } { $where }
effect-run-even = gagner { influence-amount } sur chacune de { $count } planètes voisines de votre choix
    .do = gagnez { influence-amount } sur chacune de { $count } planètes voisines de votre choix
effect-run = gagner de l’Influence sur { $count } planètes voisines de votre choix : { $amounts }, dans cet ordre
    .do = gagnez de l’Influence sur { $count } planètes voisines de votre choix : { $amounts }, dans cet ordre
effect-center = ramener { $disc } sur son emplacement central
    .do = ramenez { $disc } sur son emplacement central
effect-gain = gagner { $what }
    .do = gagnez { $what }
effect-gain-opponent = faire gagner à votre adversaire { $what }
    .do = votre adversaire gagne { $what }
effect-spend = dépenser { $what }
    .do = dépensez { $what }
effect-give = donner { $what } à votre adversaire
    .do = donnez { $what } à votre adversaire
effect-take = prendre { $what } à votre adversaire
    .do = prenez { $what } à votre adversaire
effect-mobilize = mobiliser { card-count }
    .do = mobilisez { card-count }
effect-transfer = transférer { card-count } { $from }
    .do = transférez { card-count } { $from }
effect-exile = exiler { card-count } { $from }
    .do = exilez { card-count } { $from }
effect-discard = défausser { card-count } de votre main
    .do = défaussez { card-count } de votre main
effect-discard-all = défausser toute votre main
    .do = défaussez toute votre main
effect-take-badge = prendre le badge Leader
    .do = prenez le badge Leader
effect-take-badge-gold = prendre le badge Leader côté Or
    .do = prenez le badge Leader côté Or
effect-give-badge = donner le badge Leader à votre adversaire
    .do = donnez le badge Leader à votre adversaire
effect-token-reserve = piocher un jeton Bonus dans la réserve et l’appliquer
    .do = piochez un jeton Bonus dans la réserve et appliquez-le
effect-token-boards = prendre un jeton Bonus de votre choix sur les plateaux et l’appliquer
    .do = prenez un jeton Bonus de votre choix sur les plateaux et appliquez-le
effect-develop = développer d’un niveau { $technology }, { $price }
    .do = vous pouvez développer d’un niveau { $technology }, { $price }
effect-hand-over = donner jusqu’à { card-count } de votre main à votre coéquipier
    .do = vous pouvez donner jusqu’à { card-count } de votre main à votre coéquipier
effect-may = { $cost } pour { $then }
    .do = vous pouvez { $cost } pour { $then }
effect-may-one = faire une de ces choses : { $options }
    .do = vous pouvez faire une de ces choses : { $options }
effect-choose = au choix : { $options }
    .do = au choix : { $options }
effect-if = { $then } si { $test }
    .do = si { $test }, { $then }
effect-chain = { $times ->
    [1] { $first }, puis { $then }
   *[other] { $times } fois : { $first }, puis { $then }
  }
    .do = { $times ->
    [1] { $first }, puis { $then }
   *[other] { $times } fois : { $first }, puis { $then }
  }

## Décisions

ask-mulligan = Quelles cartes de votre main initiale défaussez-vous ? Vous en piochez autant.
ask-order = Quel membre de votre équipe joue en premier ?
ask-turn = Quelle carte jouez-vous, et pour quelle action ?
ask-influence = { $source } : { $who ->
    [opponent] où votre adversaire gagne-t-il
   *[self] où gagnez-vous
  } { influence-amount } ?
ask-center = { $source } : quel disque revient sur son emplacement central ?
ask-stretch = { $source } : quelles planètes voisines ?
ask-run-disc = { $source } : quel disque se déplace maintenant ?{ ask-step }
ask-exile = { $source } : { $who ->
    [opponent] quelle carte de votre adversaire exilez-vous ?
   *[self] laquelle de vos cartes exilez-vous ?
  }{ ask-step }
ask-transfer = { $source } : quelle carte de votre adversaire transférez-vous ?{ ask-step }
ask-discard = { $source } : quelle carte de votre main défaussez-vous ?{ ask-step }
ask-may = { $source } : acceptez-vous cette offre ?
ask-choose = { $source } : quel effet choisissez-vous ?
ask-develop = { $source } : quelle Technologie développez-vous ?
ask-token = { $source } : quel jeton Bonus prenez-vous ?
ask-hand-over = { $source } : quelle carte donnez-vous à votre coéquipier ?{ ask-step }
ask-row = { $source } : quel effet de la rangée vient maintenant ?
ask-round = { $source } : continuez-vous ou arrêtez-vous là ?{ ask-step }
ask-reward = { $source } : prenez-vous la récompense ?

## Réponses

do-recruit = { $price ->
    [0] Recruter { $card } gratuitement
    [one] Recruter { $card } pour { $price } Crédit
   *[other] Recruter { $card } pour { $price } Crédits
  }
do-develop = Défausser { $card } pour développer la Technologie { $people } au niveau { $level } ({ $price } Zenithium)
do-lead = Défausser { $card } pour prendre le Leadership ({ $people })
do-discard = Défausser { $card }
do-give = Donner { $card } à votre coéquipier
do-mulligan = Défausser { $cards }
do-mulligan-none = Garder toute la main
do-influence = { $planet } : { influence-amount } ({ $from } → { $to })
do-influence-opponent = { $planet } : { influence-amount } pour votre adversaire ({ $from } → { $to })
do-center = { $planet } : retour sur l’emplacement central
do-stretch = { $planets }
do-exile-own = Exiler { $card } de votre colonne { $planet }
do-exile-opponent = Exiler { $card } de la colonne { $planet } adverse
do-transfer = Transférer { $card } dans votre colonne { $planet }
do-accept = { CAPITAL($what) }
do-choose = { CAPITAL($what) }
do-next = { CAPITAL($what) }
do-advance = { $price ->
    [0] Développer la Technologie { $people } au niveau { $level } gratuitement
   *[other] Développer la Technologie { $people } au niveau { $level } pour { $price } Zenithium
  }
do-take = Prendre le jeton « { $token } » ({ $place })
do-decline = Refuser
do-stop = S’arrêter là
do-begin-technology = { $you ->
    [yes] Vous jouez en premier (côté Technologie)
   *[no] { $seat } joue en premier (côté Technologie)
  }
do-begin-diplomacy = { $you ->
    [yes] Vous jouez en premier (côté Diplomatie)
   *[no] { $seat } joue en premier (côté Diplomatie)
  }

## Hasard

chance-side = Technologie { $people } : face { $side }
chance-place = { $place } : jeton « { $token } »
chance-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
  }
chance-seating = Sièges : { $seats }
chance-draw = Piocher { $card }
chance-draw-hidden = Piocher une carte
chance-mobilize = Mobiliser { $card }
chance-token = Piocher le jeton « { $token } »
chance-reserve = Mélanger la réserve de jetons Bonus
chance-member = { $you ->
    [yes] Vous répondez pour votre équipe
   *[no] { $seat } répond pour l’équipe
  }
seated-technology = { $you ->
    [yes] vous côté Technologie
   *[no] { $seat } côté Technologie
  }
seated-diplomacy = { $you ->
    [yes] vous côté Diplomatie
   *[no] { $seat } côté Diplomatie
  }

## Événements

event-setup-side = La Technologie { $people } montre sa face { $side }.
event-setup-token = Le jeton « { $token } » a été posé : { $place }.
event-first = { $you ->
    [yes] Le sort a décidé : vous commencez.
   *[no] Le sort a décidé : { $seat } commence.
  }
event-seating = Sièges autour de la table : { $seats }.
event-deal = { $you ->
    [yes] Vous avez reçu { $card }.
   *[no] { $seat } a reçu { $card }.
  }
event-deal-hidden = { $you ->
    [yes] Vous avez reçu une carte.
   *[no] { $seat } a reçu une carte.
  }
event-draw = { $you ->
    [yes] Vous avez pioché { $card }.
   *[no] { $seat } a pioché { $card }.
  }
event-draw-hidden = { $you ->
    [yes] Vous avez pioché une carte.
   *[no] { $seat } a pioché une carte.
  }
event-mulligan = { $you ->
    [yes] Vous avez défaussé { card-count } de votre main initiale.
   *[no] { $seat } a défaussé { card-count } de sa main initiale.
  }
event-mulligan-hidden = { $you ->
    [yes] Vous avez constitué votre main initiale.
   *[no] { $seat } a constitué sa main initiale.
  }
event-mulligan-cards = { $you ->
    [yes] Vous avez défaussé { $cards } de votre main initiale.
   *[no] { $seat } a défaussé { $cards } de sa main initiale.
  }
event-recruit = { $you ->
    [yes] Vous avez recruté { $card } ({ $planet })
   *[no] { $seat } a recruté { $card } ({ $planet })
  }{ $price ->
    [0] { " " }gratuitement.
    [one] { " " }pour { $price } Crédit.
   *[other] { " " }pour { $price } Crédits.
  }
event-develop = { $you ->
    [yes] Vous avez défaussé { $card } pour développer une Technologie.
   *[no] { $seat } a défaussé { $card } pour développer une Technologie.
  }
event-advance = { $you ->
    [yes] Vous avez développé la Technologie { $people } au niveau { $level }
   *[no] { $seat } a développé la Technologie { $people } au niveau { $level }
  }{ $price ->
    [0] { " " }gratuitement.
   *[other] { " " }pour { $price } Zenithium.
  }
event-lead = { $you ->
    [yes] Vous avez défaussé { $card } pour prendre le Leadership ({ $people }).
   *[no] { $seat } a défaussé { $card } pour prendre le Leadership ({ $people }).
  }
event-gain = { $you ->
    [yes] Vous avez gagné { $what }.
   *[no] { $seat } a gagné { $what }.
  }
event-spend = { $you ->
    [yes] Vous avez dépensé { $what }.
   *[no] { $seat } a dépensé { $what }.
  }
event-give-resource = { $you ->
    [yes] Vous avez donné { $what } à votre adversaire.
    [target] { $seat } vous a donné { $what }.
   *[no] { $seat } a donné { $what } à l’adversaire.
  }
event-take-resource = { $you ->
    [yes] Vous avez pris { $what } à votre adversaire.
    [target] { $seat } vous a pris { $what }.
   *[no] { $seat } a pris { $what } à l’adversaire.
  }
event-influence = { $you ->
    [yes] Le disque { $planet } a avancé de { $steps ->
        [one] { $steps } emplacement
       *[other] { $steps } emplacements
      } vers vous ({ $to }).
   *[no] Le disque { $planet } a avancé de { $steps ->
        [one] { $steps } emplacement
       *[other] { $steps } emplacements
      } vers { $seat } ({ $to }).
  }
event-win-disc = { $you ->
    [yes] Vous avez remporté le disque { $planet }
   *[no] { $seat } a remporté le disque { $planet }
  }{ $count ->
    [one] { " " }({ $count } disque en tout).
   *[other] { " " }({ $count } disques en tout).
  }
event-token-won = { $you ->
    [yes] Vous avez gagné le jeton « { $token } » ({ $place }).
   *[no] { $seat } a gagné le jeton « { $token } » ({ $place }).
  }
event-token-drawn = { $you ->
    [yes] Vous avez pioché le jeton « { $token } » dans la réserve.
   *[no] { $seat } a pioché le jeton « { $token } » dans la réserve.
  }
event-token-applied = Le jeton « { $token } » a été appliqué puis défaussé.
event-mobilize = { $you ->
    [yes] Vous avez mobilisé { $card } ({ $planet }).
   *[no] { $seat } a mobilisé { $card } ({ $planet }).
  }
event-transfer = { $you ->
    [yes] Vous avez transféré { $card } ({ $planet }) de votre côté.
    [target] { $seat } vous a pris { $card } ({ $planet }) par transfert.
   *[no] { $seat } a transféré { $card } ({ $planet }) de son côté.
  }
event-exile = { $owner ->
    [opponent] { $you ->
        [yes] Vous avez exilé { $card } ({ $planet }) chez votre adversaire.
        [target] { $seat } a exilé { $card } ({ $planet }) chez vous.
       *[no] { $seat } a exilé { $card } ({ $planet }) chez l’adversaire.
      }
   *[self] { $you ->
        [yes] Vous avez exilé { $card } ({ $planet }), une de vos cartes.
       *[no] { $seat } a exilé { $card } ({ $planet }), une de ses propres cartes.
      }
  }
event-discard = { $you ->
    [yes] Vous avez défaussé { $card }.
   *[no] { $seat } a défaussé { $card }.
  }
event-badge-silver = { $you ->
    [yes] Vous avez pris le badge Leader, côté Argent.
   *[no] { $seat } a pris le badge Leader, côté Argent.
  }
event-badge-gold = { $you ->
    [yes] Vous avez maintenant le badge Leader côté Or.
   *[no] { $seat } a maintenant le badge Leader côté Or.
  }
event-badge-given = { $you ->
    [yes] Vous avez donné le badge Leader à votre adversaire.
    [target] { $seat } vous a donné le badge Leader.
   *[no] { $seat } a donné le badge Leader à l’adversaire.
  }
event-center = { $you ->
    [yes] Vous avez ramené le disque { $planet } sur son emplacement central.
   *[no] { $seat } a ramené le disque { $planet } sur son emplacement central.
  }
event-hand-over = { $you ->
    [yes] Vous avez donné { $card } à votre coéquipier.
   *[no] { $seat } a donné { $card } à son coéquipier.
  }
event-hand-over-hidden = { $you ->
    [yes] Vous avez donné une carte à votre coéquipier.
   *[no] { $seat } a donné une carte à son coéquipier.
  }
event-reshuffle = { $cards ->
    [one] La défausse ({ $cards } carte) est devenue la nouvelle pioche.
   *[other] La défausse ({ $cards } cartes) est devenue la nouvelle pioche.
  }
event-reshuffle-tokens = Les jetons défaussés sont devenus la nouvelle réserve.
event-new-disc = Un nouveau disque { $planet } a été posé sur son emplacement central.
event-prime = { $you ->
    [yes] Vous avez complété la ligne { $row } et gagné sa Prime de ligne.
   *[no] { $seat } a complété la ligne { $row } et gagné sa Prime de ligne.
  }
event-skipped = { $source } : un effet n’a pas pu être appliqué.
event-declined = { $you ->
    [yes] { $source } : vous avez refusé.
   *[no] { $source } : { $seat } a refusé.
  }
event-turn = { $you ->
    [yes] Tour { $number } : à vous.
   *[no] Tour { $number } : à { $seat }.
  }
event-order = { $you ->
    [yes] Vous jouez en premier pour votre équipe.
   *[no] { $seat } joue en premier pour l’équipe.
  }
event-empty-hand = { $you ->
    [yes] Vous n’aviez aucune carte à jouer.
   *[no] { $seat } n’avait aucune carte à jouer.
  }
event-over = { $you ->
    [yes] Vous avez gagné : { $reason }.
   *[no] { $seat } a gagné : { $reason }.
  }
event-draw-game = La partie s’est terminée sans vainqueur : { $reason }.

## Options de la table

option-technology = Plateau Technologie
option-technology-first-game = faces S, U, N, comme pour une première partie
option-technology-random = faces tirées au sort
option-technology-chosen = faces choisies par la table

option-novice = Le second joueur, novice, reçoit-il l’avantage joueurs débutants ?
option-novice-true = oui : 1 Influence sur la Terre, Mars et Venus
option-novice-false = non : 1 Influence sur la Terre seulement

option-turn_limit = Après combien de tours la partie s’arrête-t-elle ?
option-turn_limit-value = { $n ->
    [one] après { $n } tour
   *[other] après { $n } tours
  }

option-data = Avec quel ensemble de cartes, de technologies et de jetons joue-t-on ?
option-data-value = { $name }

option-run_over_edge = L’Influence sur trois planètes voisines peut-elle dépasser le bout de la rangée, la part en trop étant perdue ?
option-run_over_edge-true = oui, d’une planète
option-run_over_edge-false = non, les trois planètes doivent exister

option-split_multiples = Les Influences répétées (Stessy Power, Suleiman) peuvent-elles aller sur des planètes différentes ?
option-split_multiples-true = oui, chacune est choisie à son tour
option-split_multiples-false = non, toutes vont sur une même planète

option-if_is_optional = Peut-on refuser la récompense d’une condition remplie ?
option-if_is_optional-true = oui
option-if_is_optional-false = non, elle est obligatoire

option-center_any_disc = Quel disque Sir Sam peut-il ramener au centre ?
option-center_any_disc-true = tout disque hors de son emplacement central
option-center_any_disc-false = seulement un disque du côté adverse

option-opponent_side_fallback = Gilgamesh, Lord Creep : si l’effet précédent a retiré le dernier disque du côté adverse, peut-on en déplacer un autre ?
option-opponent_side_fallback-true = oui, tout disque sauf celui qui vient de bouger
option-opponent_side_fallback-false = non, l’effet est perdu

option-team_start_resources = En équipe : qui reçoit les ressources de départ ?
option-team_start_resources-team = chaque équipe : 12 Crédits et 1 Zenithium
option-team_start_resources-player = chaque joueur : 24 Crédits et 2 Zenithium par équipe

option-pay_for_nothing = Peut-on payer un coût facultatif quand sa récompense n’aurait aucun effet ?
option-pay_for_nothing-true = oui
option-pay_for_nothing-false = non

option-useless_cost_choice = Quand la récompense va à la planète de la carte qui la paie, quelles cartes peuvent payer ?
option-useless_cost_choice-any_card = n’importe laquelle, même si la récompense est alors perdue
option-useless_cost_choice-rewarding_cards_only = seulement celles dont la récompense est possible

option-run_order = Dans quel ordre les disques de planètes voisines se déplacent-ils ?
option-run_order-player_choice_capture_first = au choix du joueur ; chaque disque remporté est traité avant le suivant
option-run_order-along_the_row = le long de la rangée
option-run_order-discs_then_tokens = tous les disques d’abord, puis les jetons gagnés, le dernier en premier

option-run_with_gaps = L’Influence sur des planètes voisines peut-elle inclure une planète sans disque ?
option-run_with_gaps-true = oui, s’il y a au moins un disque
option-run_with_gaps-false = non, tous les disques doivent être là

option-differs_scope = « Une planète que vous n’avez pas encore choisie » : lesquelles sont exclues ?
option-differs_scope-earlier_picks_of_same_source = toutes celles déjà choisies pour la même carte ou le même niveau
option-differs_scope-also_own_planet = celles-là, et la planète de la carte
option-differs_scope-previous_pick_only = seulement celle choisie juste avant

option-given_badge_side = Quel côté montre un badge Leader donné à l’adversaire ?
option-given_badge_side-silver = le côté Argent
option-given_badge_side-keeps_side = le côté qu’il montrait

option-chain_compulsory = Effets du type « 3 fois : … » : faut-il tout faire ?
option-chain_compulsory-true = oui, tant qu’une carte peut être déplacée
option-chain_compulsory-false = non, on peut s’arrêter avant chaque fois

option-chaka_columns = De quelles colonnes un agent qui exile deux cartes d’autres planètes peut-il les prendre ?
option-chaka_columns-any = de toutes, même deux fois de la même
option-chaka_columns-two_different = de deux colonnes différentes

option-capture_token_timing = Quand applique-t-on le jeton d’un disque remporté au milieu d’un effet ?
option-capture_token_timing-at_once = tout de suite
option-capture_token_timing-after_effect = après tout l’effet, le dernier gagné en premier

option-off_turn_seat = En équipe : qui répond pour l’équipe dont ce n’est pas le tour ?
option-off_turn_seat-same_end_as_seat_on_turn = le membre assis du même côté que le joueur dont c’est le tour
option-off_turn_seat-either_first_answer = l’un ou l’autre, la première réponse compte
option-off_turn_seat-random = un membre tiré au sort
option-off_turn_seat-last_played = le membre qui a joué en dernier

option-order_seat = En équipe : qui décide lequel des deux joue en premier ?
option-order_seat-either_first_answer = l’un ou l’autre, la première réponse compte
option-order_seat-technology_side = le membre assis côté Technologie
option-order_seat-fixed = personne : on garde l’ordre du premier tour
option-order_seat-alternating = personne : le premier devient second la fois suivante

option-discard_public = Quelles cartes de la défausse tout le monde peut-il voir ?
option-discard_public-all = toutes
option-discard_public-top_card = seulement celle du dessus
option-discard_public-all_but_mulligan = toutes sauf celles défaussées des mains initiales

option-choose_impossible = Au moment de choisir un effet, peut-on en prendre un qui ne changerait rien ?
option-choose_impossible-true = oui
option-choose_impossible-false = seulement si aucun ne changerait quoi que ce soit

option-mulligan_order = Dans quel ordre les mains initiales sont-elles constituées ?
option-mulligan_order-simultaneous = tout le monde en même temps
option-mulligan_order-turn_order = l’un après l’autre, dans l’ordre du tour
option-mulligan_order-second_player_first = l’un après l’autre, en commençant par le second camp

option-mulligan_destination = Où vont les cartes écartées des mains initiales ?
option-mulligan_destination-discard_pile = dans la défausse
option-mulligan_destination-shuffled_into_deck = dans la pioche, qui est mélangée

option-reshuffle_timing = Quand une pioche ou une réserve vide est-elle renouvelée ?
option-reshuffle_timing-when_needed = quand il faut une carte ou un jeton de plus
option-reshuffle_timing-when_emptied = dès que le dernier élément est pris

option-develop_optional = Peut-on refuser de développer une Technologie quand une carte le propose ?
option-develop_optional-true = oui
option-develop_optional-false = non, si l’on peut payer

option-hand_over_timing = En équipe : quand donne-t-on des cartes au coéquipier en prenant le Leadership ?
option-hand_over_timing-last = à la fin de l’action
option-hand_over_timing-any_moment_of_action = à tout moment de l’action

option-empty_hand = Que fait un joueur sans carte, quand aucune ne peut être piochée ?
option-empty_hand-no_action = aucune action, son tour se termine
option-empty_hand-side_loses = son camp perd

option-stalled_game = Qui gagne quand plus personne n’a de carte, ou quand le nombre maximal de tours est atteint ?
option-stalled_game-draw = personne : partie nulle
option-stalled_game-most_discs = le camp avec le plus de disques, puis celui dont les autres disques sont plus proches

option-team_novice = En équipe : la seconde équipe reçoit-elle un avantage joueurs débutants ?
option-team_novice-true = oui, aussi 1 Influence sur la Terre
option-team_novice-false = non

option-team_seating = En équipe : comment décide-t-on des sièges et de l’équipe qui commence ?
option-team_seating-lot = au sort
option-team_seating-agreed = chacun garde son siège, l’équipe du premier siège commence

option-printed_row_order = Effets imprimés en une rangée de planètes : dans quel ordre ?
option-printed_row_order-true = comme imprimés, de Mercure à Jupiter
option-printed_row_order-false = au choix du joueur

## Aide

help-recruit = Posez une carte de votre main sur votre colonne de sa planète et payez son coût en Crédits. Chaque carte déjà présente dans cette colonne vous fait économiser 1 Crédit, sans descendre sous zéro. Puis vient chaque effet, de gauche à droite ; un effet impossible est ignoré. Le premier donne toujours 1 Influence sur la planète de la carte.
    .title = recruter
help-develop = Défaussez une carte pour faire monter d’un niveau votre marqueur Techno chez le Peuple de cette carte. Un niveau coûte son propre numéro en Zenithium. Vous profitez du nouveau niveau, puis de chaque niveau en dessous. Quand vos trois marqueurs ont atteint la ligne 1, 2 ou 3, vous recevez aussi sa Prime de ligne, une seule fois.
    .title = développer
help-lead = Défaussez n’importe quelle carte pour obtenir le badge Leader. Son Peuple y ajoute son propre effet. Cette action est toujours possible.
    .title = leadership
help-discs = Chaque Influence que vous gagnez tire le disque de la planète d’un emplacement vers vous. Le quatrième pas depuis le centre atteint votre zone de contrôle : le disque est à vous, et les pas en trop ne servent à rien. La planète reste alors sans disque jusqu’à la fin du tour. Vos colonnes ne changent pas.
    .title = disques
help-badge = Le badge Leader agrandit votre main : 5 cartes côté Argent, 6 côté Or, contre 4 sans lui. Pris sur le plateau ou à l’adversaire, il arrive côté Argent ; repris quand vous l’avez déjà, il passe côté Or. Vous le gardez jusqu’à ce que l’autre camp le prenne ou que vous le donniez.
    .title = badge
help-tokens = Le premier disque remporté sur une planète apporte le jeton Bonus posé là, et le premier camp qui arrive au niveau 2 d’une Technologie reçoit le jeton de ce niveau. Un jeton s’applique tout de suite, puis il est défaussé. Ceux des plateaux ne reviennent jamais. Certaines cartes font piocher dans la réserve, face cachée.
    .title = jetons
help-victory = Vous gagnez aussitôt avec 3 disques d’une seule planète (victoire absolue), des disques de 4 planètes différentes (victoire démocratique) ou 5 disques quelconques (victoire populaire). Peu importe de qui c’est le tour.
    .title = victoire
help-end-of-turn = Une fois tous les effets terminés, vous piochez jusqu’à 4 cartes, 5 avec le badge Leader côté Argent, 6 côté Or. Si vous en avez davantage, vous les gardez sans piocher. Ensuite, chaque planète sans disque en reçoit un nouveau sur son emplacement central.
    .title = fin du tour
help-team = À deux contre deux, une équipe partage tout sauf les mains. À chaque fois, elle décide lequel de ses deux membres commence ; chacun joue un tour entier. Côté Technologie, on recrute sur Mercure, Venus et la Terre ; côté Diplomatie, sur la Terre, Mars et Jupiter. Qui prend le Leadership peut donner une ou deux cartes à son coéquipier. On parle à voix haute, mais on ne montre pas ses cartes.
    .title = équipe
help-mulligan = Avant le premier tour, chacun peut écarter autant de cartes qu’il veut parmi les quatre reçues et en piocher autant. Cela n’arrive qu’une fois. Des cartes peu coûteuses font un bon départ.
    .title = première main

## La table dans un terminal, et l’aide sur les choses

stock-credits = Crédits
stock-zenithium = Zenithium
sketch-you = vous
sketch-them = adversaire
sketch-side = camp
sketch-seat = siège
sketch-token = jeton
sketch-won = remportés
sketch-levels = niveaux
sketch-turn = Tour
sketch-on-turn = { $you ->
    [yes] à vous de jouer
   *[no] à { $seat } de jouer
  }
sketch-empty = vide
sketch-off = remporté
sketch-hand = Main
sketch-none = aucune
explain = { CAPITAL($title) }. { $text }
explain-next = { $first } { $next }
sentence-planets = Pour chaque planète : { $clause }.
sentence-row = Pour chacune des planètes { $planets } : { $clause }.
explain-reconstructed = (Élément reconstitué par nos soins ; son impression n’a pas été vérifiée.)
event-member = { $you ->
    [yes] Le sort vous désigne pour répondre au nom de votre équipe.
   *[no] Le sort désigne { $seat } pour répondre au nom de l’équipe.
  }
event-seated = { $you ->
    [yes] Vous êtes du côté du plateau Technologie.
   *[no] { $seat } est du côté du plateau Technologie.
  }

## Pourquoi une réponse est meilleure ($n de quelque chose de plus qu’après l’autre)

why-victory = la partie est gagnée
why-disc = le disque { $what } est remporté
why-less-disc = l’adversaire ne remporte pas le disque { $what }
why-influence = { $n ->
    [one] { $what } : { $n } emplacement plus près de vous
   *[other] { $what } : { $n } emplacements plus près de vous
  }
why-credits = { $n ->
    [one] { $n } Crédit de plus
   *[other] { $n } Crédits de plus
  }
why-less-credits = { $n ->
    [one] { $n } Crédit de moins pour l’adversaire
   *[other] { $n } Crédits de moins pour l’adversaire
  }
why-zenithium = { $n } Zenithium de plus
why-less-zenithium = { $n } Zenithium de moins pour l’adversaire
why-technology = { $n ->
    [one] { $what } : { $n } niveau de plus
   *[other] { $what } : { $n } niveaux de plus
  }
why-less-technology = { $what } : l’adversaire reste plus bas
why-column = { $n ->
    [one] { $n } carte de plus dans vos colonnes : les suivantes y coûtent moins cher
   *[other] { $n } cartes de plus dans vos colonnes : les suivantes y coûtent moins cher
  }
why-less-column = { $n ->
    [one] { $n } carte de moins dans les colonnes adverses
   *[other] { $n } cartes de moins dans les colonnes adverses
  }
why-badge = le badge Leader : plus de cartes en main
why-less-badge = l’adversaire n’a pas le badge Leader
why-hand = { $n ->
    [one] { $n } carte de plus en main
   *[other] { $n } cartes de plus en main
  }
why-less-hand = { $n ->
    [one] { $n } carte de moins dans la main adverse
   *[other] { $n } cartes de moins dans la main adverse
  }

## Ce que contient la mise en place, selon ses événements

setup-setup-side = { $n ->
    [one] une Technologie mise en place
   *[other] { $n } Technologies mises en place
}
setup-setup-token = { $n ->
    [one] un jeton posé
   *[other] { $n } jetons posés
}
setup-draw = { $n ->
    [one] une carte piochée
   *[other] { $n } cartes piochées
}
setup-mulligan = { $n ->
    [one] une carte mise de côté
   *[other] { $n } cartes mises de côté
}
