# Kepler-3042 : tous les mots qu’une personne lit. Nos propres phrases, les termes des règles.
#
# Conventions, les mêmes dans toutes les langues :
#   $n                        combien ; choisit le pluriel
#   $cubes                    des Ressources et leurs nombres (« 2 énergies et 1 matière »)
#   $hex, $planet, $body      noms simples : « hexagone 11-9 », « Planète 12 », « Mine »
#   $technology, $track       noms simples des technologies et des pistes
#   $seat                     le siège qui agit ; $you : "yes" (qui lit), toute autre valeur (non)
#   $source                   ce qui demande : une action, une action bonus, une carte, une piste
#   $step, $of                où l’on en est ; $of = 1 ne dit rien

## Noms

game = Kepler-3042

action-space-construction = Constructions spatiales
    .short = Constructions
    .text = Construisez jusqu’à trois Vaisseaux. Pour chacun, dépensez son prix depuis une Planète contrôlée et posez-le sur un hexagone espace libre à côté de cette Planète (pour la Terre : à côté du Soleil), ou sur l’hexagone espace libre le plus proche s’il n’y en a pas.
action-colonisation = Colonisation
    .short = Colonisation
    .text = Remplacez par vos marqueurs de Nation autant de vos Vaisseaux posés sur des Planètes que vous voulez, prenez leurs cartes Planète et avancez sur la piste de Suprématie coloniale. Cela ne coûte rien.
action-technological-development = Développement technologique
    .short = Développement
    .text = Augmentez vos technologies d’autant de niveaux que vous pouvez payer ; chaque niveau se paie depuis une seule Planète. Avancez sur la piste de Suprématie technologique comme le niveau l’indique.
action-stellar-propulsion = Propulsion stellaire
    .short = Propulsion
    .text = Déplacez maintenant chacun de vos Vaisseaux. Le déplacement de la fin du tour a lieu quand même.
action-terraforming = Terraformation
    .short = Terraformation
    .text = Terraformez des colonies dont votre { $technology } permet le niveau ; le coût se dépense depuis la Planète même. Retournez la carte sur sa face Terraformée et avancez sur la piste de Suprématie coloniale.
action-galactic-cartography = Cartographie galactique
    .short = Cartographie
    .text = Avancez d’une case sur une des pistes de Suprématie, puis révélez quatre Corps Célestes face cachée n’importe où dans la galaxie, l’un après l’autre.
action-energy-storage = Stockage d’énergie
    .short = Stockage d’én.
    .text = Produisez de l’énergie sur une Planète contrôlée, autant que l’indique votre { $technology }.
action-production = Production
    .short = Production
    .text = Autant de vos colonies que le permet votre { $technology } produisent ce que montre leur face. La Terre ne produit pas.
action-antimatter-generation = Génération d’antimatière
    .short = Antimatière
    .text = Produisez de l’antimatière sur une Planète contrôlée, autant que l’indique votre { $technology }.

bonus-space-logistics = Logistique spatiale
    .short = Logistique
    .text = Posez un Vaisseau de votre réserve à côté d’une de vos Planètes contrôlées. Le Vaisseau ne coûte rien.
bonus-technological-evolution = Évolution technologique
    .short = Évolution tech.
    .text = Produisez 1 antimatière sur une Planète contrôlée.
bonus-scientific-progress = Progrès scientifique
    .short = Progrès scient.
    .text = Avancez d’une case sur la piste de Suprématie technologique.
bonus-society-modernisation = Modernisation de la société
    .short = Modernisation
    .text = Avancez d’une case sur la piste de Suprématie coloniale.
bonus-plan-exploration = Planifier une exploration
    .short = Exploration
    .text = Déplacez chacun de vos Vaisseaux de 2 hexagones au plus, quel que soit le niveau de votre { $technology }.
bonus-exploit-asteroid = Exploiter un astéroïde
    .short = Astéroïde
    .text = Produisez 1 énergie et 1 matière sur la Terre.

technology-space-travel = Voyage spatial
    .short = Voyage spatial
technology-quantum-physics = Physique quantique
    .short = Physique quant.
technology-energy-development = Développement énergétique
    .short = Dév. énergétique
technology-terraforming = Terraformation
    .short = Terraformation
technology-antimatter-science = Science de l’antimatière
    .short = Sc. antimatière
level-space-travel-0 = Rampes de Lancement
level-space-travel-1 = Propulsion Ionique
level-space-travel-2 = Moteur de Courbure Spatiale
level-space-travel-3 = Corridor Spatio-temporel
level-space-travel-4 = Stabilisateur de Trou de Ver
level-quantum-physics-0 = Modèle Standard
level-quantum-physics-1 = Forge Moléculaire
level-quantum-physics-2 = Contrôle des Gravitons
level-quantum-physics-3 = Transfert Intriqué
level-quantum-physics-4 = Sphère de Relativité
level-energy-development-0 = Réseau Solaire Orbital
level-energy-development-1 = Anneau de Fusion
level-energy-development-2 = Plasma Quantique Central
level-energy-development-3 = Collecteur Stellaire
level-energy-development-4 = Théorie du Tout
level-terraforming-0 = Habitat Étanche
level-terraforming-1 = Biosphère
level-terraforming-2 = Ingénierie Planétaire
level-terraforming-3 = Recherche Génétique Alien
level-terraforming-4 = Protocole Genèse
level-antimatter-science-0 = Accélérateur de Particules
level-antimatter-science-1 = Piège à Positrons
level-antimatter-science-2 = Confinement Magnétique
level-antimatter-science-3 = Générateur Métamatériel
level-antimatter-science-4 = Cœur d’Annihilation

# Le livre de règles imprime « Suprémie », son résumé « Suprématie » : c’est ce mot qui est juste.

track-colonial = piste de Suprématie coloniale
    .name = Suprématie coloniale
    .short = Coloniale
    .line = Suprématie coloniale
track-technology = piste de Suprématie technologique
    .name = Suprématie technologique
    .short = Technologique
    .line = Suprématie technologique
space = case { $n } de la { $track }
round = manche { $n }

zone-near = zone proche
zone-intermediate = zone intermédiaire
zone-far = zone lointaine
hex = hexagone { $at }
star = étoile { $id }
star-1 = étoile simple
star-2 = étoile double
star-3 = étoile triple
sun = le Soleil
sagittarius-a = Sagittarius A*

type-rocky = Planète rocheuse
    .short = rocheuse
type-super-earth = Super-Terre
    .short = Super-Terre
type-ocean = Planète océanique
    .short = océanique
type-gas-giant = Géante gazeuse
    .short = gazeuse
type-alien = Planète alien
    .short = alien
planet = Planète { $n }
planet-earth = Terre
token-mine = Mine
    .text = Un Vaisseau qui s’y pose y reste jusqu’à ce qu’on le retire, ce qui régénère une Ressource.
token-colonial-objective = Objectif colonial
    .text = Le premier Vaisseau qui y entre le prend : sa nation avance d’une case sur la piste de Suprématie coloniale, et le Vaisseau peut continuer.

cube-energy = énergie
    .letter = E
cube-matter = matière
    .letter = M
cube-antimatter = antimatière
    .letter = A
cubes-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
  }
cubes-matter = { $n ->
    [one] { $n } matière
   *[other] { $n } matières
  }
cubes-antimatter = { $n ->
    [one] { $n } antimatière
   *[other] { $n } antimatières
  }
place-storage = Stockage de Ressources
place-pit = Fosse de Clausius

card-extraterrestrial-knowledge = Connaissance Extraterrestre
card-expansion-agreement = Accord d’Expansion
card-scientific-solidarity = Solidarité Scientifique
card-colonial-relief = Secours Colonial
card-research-prestige = Prestige de la Recherche
card-colonial-prestige = Prestige Colonial
card-entropy-reversal = Inversion de l’Entropie
card-matter-recovery = Récupération de Matière
card-orbital-shipyards = Chantiers Orbitaux
card-deep-survey = Relevé Lointain
card-shared-laboratories = Laboratoires Partagés
card-interstellar-relay = Relais Interstellaire
card-resource-exchange = Échange de Ressources
card-energy-surplus = Surplus d’Énergie
card-planetary-harvest = Récolte Planétaire
card-antimatter-cascade = Cascade d’Antimatière
card-galactic-jubilee = Jubilé Galactique
card-new-generation = Nouvelle Génération

objective-outer-logistics-base = Base Logistique Extérieure
objective-project-atlantis = Projet Atlantis
objective-project-helios = Projet Hélios
objective-project-titan = Projet Titan
objective-project-eden = Projet Éden
objective-elite-scientific-leadership = Direction Scientifique d’Élite
objective-antimatter-mastery = Maîtrise de l’Antimatière
objective-extraterrestrial-contact = Contact Extraterrestre
objective-logistic-support = Soutien Logistique
objective-outer-logistics = Logistique Extérieure
objective-inner-logistics = Logistique Intérieure
objective-extraterrestrial-studies = Études Extraterrestres
objective-colonial-plan = Plan Colonial
objective-operation-gemini = Opération Gémeaux
objective-civil-development = Développement Civil
objective-colonial-supremacy = Suprématie Coloniale
objective-technological-supremacy = Suprématie Technologique

campaign-edge-of-the-galaxy = Le Bord de la Galaxie
campaign-children-of-progress = Les fils du Progrès
campaign-sagittarius-a = Sagittarius A*
campaign-hybrid-civilisation = Civilisation Hybride
campaign-superior-progeny = Progéniture Supérieure
difficulty-easy = facile
difficulty-intermediate = intermédiaire
difficulty-hard = difficile
difficulty-extreme = extrême
difficulty-utopian = utopique

ghost = joueur fantôme
    .short = fantôme
lot = le sort
deck = cartes Progrès
supply = réserve
medals = Médailles
line-antimatter = Antimatière sur les Planètes
line-all-types = Les cinq types
line-three-of-type = Trois du même type
line-mine-ships = Vaisseaux sur des Mines
line-max-technologies = Technologies au maximum
line-medals = Médailles
line-zone-near = Colonies, { $zone }
line-zone-intermediate = Colonies, { $zone }
line-zone-far = Colonies, { $zone }
line-terraformed = Planètes Terraformées
line-objectives = Objectifs

match-shared = Tous partagent la victoire.
reason-running = la partie continue
reason-points = les seize manches ont été jouées
reason-passed = le niveau est réussi
reason-failed = le niveau est manqué
reason-resigned = abandon

## Les nombres et leurs noms

points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
  }
ships = { $n ->
    [one] { $n } Vaisseau
   *[other] { $n } Vaisseaux
  }
mines = { $n ->
    [one] { $n } Mine
   *[other] { $n } Mines
  }
colonial-objectives = { $n ->
    [one] { $n } Objectif colonial
   *[other] { $n } Objectifs coloniaux
  }
colonial-medals = { $n ->
    [one] { $n } Médaille coloniale
   *[other] { $n } Médailles coloniales
  }
technology-medals = { $n ->
    [one] { $n } Médaille technologique
   *[other] { $n } Médailles technologiques
  }
levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  }
spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
hexes = { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
  }
resources = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressources
  }
advances = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
planets = { $n ->
    [one] { $n } Planète
   *[other] { $n } Planètes
  }
planets-rocky = { $n ->
    [one] { $n } Planète rocheuse
   *[other] { $n } Planètes rocheuses
  }
planets-ocean = { $n ->
    [one] { $n } Planète océanique
   *[other] { $n } Planètes océaniques
  }
planets-super-earth = { $n ->
    [one] { $n } Super-Terre
   *[other] { $n } Super-Terres
  }
planets-gas-giant = { $n ->
    [one] { $n } Géante gazeuse
   *[other] { $n } Géantes gazeuses
  }
planets-alien = { $n ->
    [one] { $n } Planète alien
   *[other] { $n } Planètes aliens
  }

## Ce que font les cartes Progrès et demandent les Objectifs, d’après les données

card-serves = { CAPITAL($who) } : { $does }.
who-all = chaque nation
who-most-tracks = la plus avancée sur les deux pistes de Suprématie ensemble
who-least-tracks = la moins avancée sur les deux pistes de Suprématie ensemble
who-most-track = la plus avancée sur la { $track }
who-least-track = la moins avancée sur la { $track }
who-most-technology = le plus haut niveau { DE($technology) }
who-least-technology = le plus bas niveau { DE($technology) }
who-most-medals = le plus de Médailles
who-least-medals = le moins de Médailles
does-then = { $first }, puis { $next }
does-produce = produire { $cubes } sur une Planète
does-regenerate = { $n ->
    [one] régénérer { $n } Ressource
   *[other] régénérer jusqu’à { $n } Ressources
  }
does-free-ship = { $n ->
    [one] construire { $n } Vaisseau sans rien dépenser à côté d’une Planète contrôlée
   *[other] construire { $n } Vaisseaux sans rien dépenser à côté de Planètes contrôlées
  }
does-ship-abroad = { $n ->
    [one] construire un Vaisseau sans rien dépenser à côté d’une colonie d’une autre nation, ou à côté du Soleil s’il n’y en a pas
   *[other] construire { $n } Vaisseaux sans rien dépenser à côté de colonies d’autres nations, ou à côté du Soleil s’il n’y en a pas
  }
does-reveal = { $n ->
    [one] révéler { $n } Corps Céleste face cachée
   *[other] révéler { $n } Corps Célestes face cachée
  }
does-free-level = { $n ->
    [one] augmenter gratuitement une technologie d’un niveau
   *[other] augmenter { $n } fois gratuitement une technologie d’un niveau
  }
does-free-level-up-to = { $n ->
    [one] augmenter gratuitement une technologie d’un niveau, jusqu’au niveau { $level }
   *[other] augmenter { $n } fois gratuitement une technologie d’un niveau, jusqu’au niveau { $level }
  }
does-free-level-price = { $what }, et sacrifier des Ressources si cela fait avancer sur la piste de Suprématie technologique
does-move-ships = { $n ->
    [one] déplacer chaque Vaisseau de { $n } hexagone au plus
   *[other] déplacer chaque Vaisseau de { $n } hexagones au plus
  }
does-assign = { $n ->
    [one] assigner { $n } Ressource au plus à une autre Planète
   *[other] assigner { $n } Ressources au plus à d’autres Planètes
  }
does-transform = { $n ->
    [one] transformer { $n } Ressource
   *[other] transformer jusqu’à { $n } Ressources
  }
does-planet-production = { $n ->
    [one] faire produire une colonie
   *[other] faire produire jusqu’à { $n } colonies
  }
does-advance = { $n ->
    [one] avancer de { $n } case sur la { $track }
   *[other] avancer de { $n } cases sur la { $track }
  }
does-advance-choice = { $n ->
    [one] avancer de { $n } case sur une des pistes de Suprématie
   *[other] avancer de { $n } cases sur une des pistes de Suprématie
  }
does-advance-both = { $n ->
    [one] avancer de { $n } case sur chacune des pistes de Suprématie
   *[other] avancer de { $n } cases sur chacune des pistes de Suprématie
  }
does-medal = prendre { $medals }
does-medal-choice = { $n ->
    [one] prendre { $n } Médaille d’une piste au choix
   *[other] prendre { $n } Médailles d’une piste au choix
  }
does-sacrifice = { $n ->
    [one] sacrifier { $n } Ressource
   *[other] sacrifier { $n } Ressources
  }
does-sacrifice-for = { $n ->
    [one] sacrifier { $n } Ressource pour obtenir le reste
   *[other] sacrifier { $n } Ressources pour obtenir le reste
  }
goal-terraform = terraformer { $what }
goal-colonise = coloniser { $what }
goal-terraform-zone = { $n ->
    [one] terraformer { $n } Planète dans la { $zone }
   *[other] terraformer { $n } Planètes dans la { $zone }
  }
goal-colonise-zone = { $n ->
    [one] coloniser { $n } Planète dans la { $zone }
   *[other] coloniser { $n } Planètes dans la { $zone }
  }
goal-terraform-same = { $n ->
    [one] terraformer { $n } Planète
   *[other] terraformer { $n } Planètes du même type
  }
goal-colonise-same = { $n ->
    [one] coloniser { $n } Planète
   *[other] coloniser { $n } Planètes du même type
  }
goal-terraform-each-zone = { $n ->
    [one] terraformer { $n } Planète dans chacune des trois zones
   *[other] terraformer { $n } Planètes dans chacune des trois zones
  }
goal-terraform-types = { $n ->
    [one] avoir des Planètes Terraformées de { $n } type
   *[other] avoir des Planètes Terraformées de { $n } types différents
  }
goal-medals = avoir { $medals }
medals-of-both = { $n ->
    [one] { $n } Médaille
   *[other] { $n } Médailles
  }
goal-mines = { $n ->
    [one] avoir { $n } Vaisseau sur une Mine
   *[other] avoir { $n } Vaisseaux sur des Mines
  }
goal-antimatter = avoir { cubes-antimatter } sur vos Planètes
goal-each-zone = { $n ->
    [one] coloniser { $n } Planète dans chacune des trois zones
   *[other] coloniser { $n } Planètes dans chacune des trois zones
  }
goal-types = { $n ->
    [one] avoir des colonies de { $n } type
   *[other] avoir des colonies de { $n } types différents
  }
goal-level = amener la technologie { $technology } au niveau { $level }
goal-levels = { $n ->
    [one] amener { $n } technologie au niveau { $level }
   *[other] amener { $n } technologies au niveau { $level }
  }
goal-track = atteindre la case { $n } de la { $track }

## Réponses

do-place = Le poser : { $hex } ({ $zone })
do-lay = Poser : { $body }
do-energy = { CAPITAL($cubes) }
do-levels = { $technology } et { $other }
do-cell = { $action } (actions bonus : { $bonuses })
do-perform = Réaliser { $action }
do-skip = Ne pas réaliser { $action }
do-bonus = { $bonus } (sacrifier 1 Ressource) : { $text }
do-bonus-paid = { $bonus } (déjà payée) : { $text }
do-stop = S’arrêter là
do-stop-bonus = Plus d’action bonus
do-stop-move = Ne plus déplacer de Vaisseau
do-stop-leg = Rester là
do-stop-build = Ne plus construire de Vaisseau
do-stop-colonise = Ne plus coloniser de Planète
do-stop-develop = Ne plus augmenter de technologie
do-stop-terraform = Ne plus terraformer de colonie
do-stop-harvest = Ne plus faire produire de colonie
do-decline = Renoncer
do-move = Déplacer le Vaisseau : { $hex } ({ $zone })
do-to = Vers : { $hex } ({ $distance })
do-to-body = Vers : { $hex } ({ $distance }), { $body }
do-to-planet = Vers : { $hex } ({ $distance }), { $planet }, { $type }, niveau { $level }
do-withdraw = Retirer le Vaisseau : { $hex } ({ $zone })
do-withdraw-from = Retirer le Vaisseau : { $hex } ({ $body })
do-end = Terminer votre tour
do-build = Construire un Vaisseau : { $planet }, { $cubes } (elle porte { $held })
do-price = Dépenser { $cubes }
do-at = Le poser : { $hex } ({ $zone })
do-colonise = Coloniser la { $planet } ({ $type }, niveau { $level }, { $zone }) : { $advances } sur la piste de Suprématie coloniale
do-develop = { $technology }, niveau { $level } ({ $name }) pour { $cubes } : { $advances } sur la piste de Suprématie technologique
do-spend = { CAPITAL($planet) } paie ; elle porte { $cubes }
do-terraform = Terraformer la { $planet } ({ $type }) pour { $cubes } : { $points }, { $advances } sur la piste de Suprématie coloniale
do-medal = Prendre { $medals }
do-advance = { CAPITAL($track) } : jusqu’à la case { $space }
do-advance-part = { CAPITAL($track) } : jusqu’à la case { $space }, la dernière ; le reste est perdu
do-advance-lost = { CAPITAL($track) } : vous êtes au bout, le déplacement est perdu
do-advance-both = { CAPITAL($track) } : jusqu’à la case { $space }, la dernière, puis { $other } : jusqu’à la case { $there }
do-advance-other = { CAPITAL($track) } : vous êtes au bout, donc { $other } : jusqu’à la case { $there }
do-reveal = Révéler : { $hex } ({ $zone })
do-produce = { CAPITAL($planet) } : { $cubes }
do-harvest = { CAPITAL($planet) } produit { $cubes }
do-amount = Produire { $cubes }
do-sacrifice = Sacrifier { $cubes } ({ $holder })
do-regenerate = Régénérer { $cubes }
do-beside = À côté : { $planet }
do-pay = Sacrifier une Ressource et { $icon }
do-raise = { $technology }, niveau { $level } ({ $name })
do-raise-price = { $n ->
    [one] { $technology }, niveau { $level } ({ $name }) ; sacrifier { $n } Ressource
   *[other] { $technology }, niveau { $level } ({ $name }) ; sacrifier { $n } Ressources
  }
do-quantum = Utiliser : { $technology }
do-transform = Transformer une Ressource
do-assign = Assigner une Ressource à une autre Planète
do-give = { CAPITAL($planet) } donne ; elle porte { $cubes }
do-swap = { CAPITAL($cubes) } en { $got }
do-send = { CAPITAL($cubes) } vers : { $planet }
button-perform = réaliser
button-skip = ne pas réaliser
button-stop = s’arrêter
button-decline = renoncer
button-pay = payer
button-end = terminer le tour
button-transform = transformer
button-assign = assigner
button-reduced = prix réduit
button-full = prix entier

## Hasard

chance-first = { $you ->
    [yes] Vous êtes premier joueur
   *[no] { $seat } est premier joueur
  }
chance-leave-out = Hors jeu : { $planet }
chance-lot = Un Corps Céleste : { $hex }
chance-deal = Distribué : { $body }
chance-body = Révélé : { $body }
chance-objective = Carte Objectif : { $objective }
chance-card = Carte Progrès : { $card }

## Questions

ask-cell = Sur quelle action posez-vous votre cube Action ?
ask-action = { CAPITAL($source) } : réalisez-vous l’action ?
ask-bonus = Quelle action bonus prenez-vous ?
ask-withdraw = Retirez-vous un Vaisseau, ou terminez-vous votre tour ?
ask-move = { CAPITAL($source) } : quel Vaisseau déplacez-vous, de { $distance } au plus ?
ask-leg = { CAPITAL($source) } : où va le Vaisseau ({ $hex }), à { $distance } au plus ?
ask-build = { CAPITAL($source) } : quelle Planète paie un Vaisseau ?{ ask-step }
ask-price = { CAPITAL($source) } : que dépensez-vous pour le Vaisseau ({ $planet }) ?
ask-ship = { CAPITAL($source) } : où posez-vous le nouveau Vaisseau ({ $planet }) ?
ask-colonise = { CAPITAL($source) } : quel Vaisseau colonise sa Planète ?
ask-develop = { CAPITAL($source) } : quelle technologie augmentez-vous ?
ask-payer = { $technology }, niveau { $level } ({ $name }) : quelle Planète paie { $cost } ?
ask-terraform = { CAPITAL($source) } : quelle colonie terraformez-vous ?
ask-track = { $n ->
    [one] { CAPITAL($source) } : sur quelle piste de Suprématie avancez-vous de { $n } case ?
   *[other] { CAPITAL($source) } : sur quelle piste de Suprématie avancez-vous de { $n } cases ?
  }
ask-medal = { $n ->
    [one] { CAPITAL($source) } : prenez-vous { $n } Médaille, et de quelle piste ?
   *[other] { CAPITAL($source) } : prenez-vous { $n } Médailles, et de quelle piste ?
  }
ask-reveal = { CAPITAL($source) } : quel Corps Céleste face cachée révélez-vous ?{ ask-step }
ask-reveal-last = { $n ->
    [one] { CAPITAL($source) } : révélez-vous le dernier Corps Céleste face cachée ?
   *[other] { CAPITAL($source) } : lequel des { $n } derniers Corps Célestes face cachée révélez-vous maintenant ?
  }
ask-produce-nothing = { CAPITAL($source) } : il n’y a rien à produire.
ask-produce = { CAPITAL($source) } : sur quelle Planète produisez-vous { $cubes } ?
ask-harvest = { CAPITAL($source) } : quelle colonie produit ?{ ask-step }
ask-amount = { CAPITAL($source) } : que produisez-vous, parmi { $cubes } ({ $planet }) ?
ask-sacrifice = { CAPITAL($source) } : quelle Ressource sacrifiez-vous ?{ ask-step }
ask-yard = { CAPITAL($source) } : à côté de quelle Planète posez-vous un Vaisseau ?
ask-regenerate = { CAPITAL($source) } : quelle Ressource régénérez-vous ?{ ask-step }
ask-icon = { CAPITAL($source) } : sur quelle Planète produisez-vous { $cubes } ?
ask-icon-price = { CAPITAL($source) } : sacrifiez-vous une Ressource pour utiliser { $icon } ?
ask-level = { CAPITAL($source) } : quelle technologie augmentez-vous gratuitement, jusqu’au niveau { $level } ?
ask-kind = { CAPITAL($source) } : transformez-vous ou assignez-vous une Ressource ?
ask-giver = { CAPITAL($source) } : quelle Planète donne la Ressource ?{ ask-step }
ask-cube = { CAPITAL($source) } : quelle Ressource choisissez-vous ({ $planet }), et qu’en faites-vous ?
ask-place = Mise en place : sur quel hexagone posez-vous le prochain Corps Céleste ?{ ask-step }
ask-place-body = Mise en place : sur quel hexagone posez-vous ce Corps Céleste : { $body } ?{ ask-step }
ask-token = Mise en place : lequel de vos Corps Célestes posez-vous maintenant ?{ ask-step }
ask-bonus-cubes = Ressources bonus : combien des { $n } sont des énergies ? Les autres sont des matières.
ask-free-levels = Mise en place : quelles deux technologies portez-vous au niveau 1 ?
step-move = Déplacer des Vaisseaux

## Réponses enchaînées, égalités

leave-out-perform = Sans faire l’action
tie-planet = la Planète Terraformée au numéro le plus élevé les départage, et { $seat } a la { $planet }
tie-rounds = aucune Planète Terraformée ne les départage, donc qui a été premier joueur pendant le moins de manches l’emporte, et c’est { $seat }, avec { $n ->
    [one] { $n } manche
   *[other] { $n } manches
  }

## Événements

event-first = { $you ->
    [yes] Vous êtes premier joueur.
   *[no] { $seat } est premier joueur.
  }
event-left-out = { CAPITAL($planet) } n’est pas en jeu.
event-dealt = { $you ->
    [yes] Vous avez reçu un Corps Céleste à poser : { $body }.
   *[no] { $seat } a reçu un Corps Céleste à poser : { $body }.
  }
event-dealt-hidden = { $you ->
    [yes] Vous avez reçu un Corps Céleste à poser.
   *[no] { $seat } a reçu un Corps Céleste à poser.
  }
event-laid = { $you ->
    [yes] Vous avez posé un Corps Céleste face cachée : { $hex }.
   *[no] { $seat } a posé un Corps Céleste face cachée : { $hex }.
  }
event-begin-again = Il ne reste aucun hexagone pour le prochain Corps Céleste : on les reprend tous et on recommence.
event-laid-by-lot = Un Corps Céleste est posé face cachée : { $hex }.
event-revealed = { CAPITAL($hex) } : { $body }.
event-objective = { $you ->
    [yes] Votre Objectif secret : { $objective }.
   *[no] Objectif secret { DE($seat) } : { $objective }.
  }
event-objective-hidden = { $you ->
    [yes] Vous avez un Objectif secret.
   *[no] { $seat } a un Objectif secret.
  }
event-bonus-cubes = Ressources bonus sur la Terre : { $cubes }.
event-free-levels = { $you ->
    [yes] Vous commencez au niveau 1 { DE($technology) } et { DE($other) }.
   *[no] { $seat } commence au niveau 1 { DE($technology) } et { DE($other) }.
  }
event-chosen = { $you ->
    [yes] Vous avez choisi vos deux technologies.
   *[no] { $seat } a choisi deux technologies en secret.
  }
event-ghost-level = Joueur fantôme : { $technology }, niveau { $level }.
event-round = Manche { $round }. Carte Progrès : { $card }.
event-ghost-advance = Joueur fantôme : { $track }, case { $space }.
event-turn = { $you ->
    [yes] Tour { $number } : à vous.
   *[no] Tour { $number } : à { $seat }.
  }
event-cell = { $you ->
    [yes] Vous avez déplacé votre cube Action : { $action }.
   *[no] { $seat } a déplacé son cube Action : { $action }.
  }
event-perform = { $you ->
    [yes] Vous réalisez l’action principale { $action }.
   *[no] { $seat } réalise l’action principale { $action }.
  }
event-skip = { $you ->
    [yes] Vous n’avez pas réalisé l’action principale { $action }.
   *[no] { $seat } n’a pas réalisé l’action principale { $action }.
  }
event-stop = { $you ->
    [yes] Vous vous êtes arrêté là.
   *[no] { $seat } s’est arrêté là.
  }
event-decline = { $you ->
    [yes] Vous avez renoncé.
   *[no] { $seat } a renoncé.
  }
event-bonus = { $you ->
    [yes] Vous prenez l’action bonus { $bonus }.
   *[no] { $seat } prend l’action bonus { $bonus }.
  }
event-end = { $you ->
    [yes] Vous avez terminé votre tour.
   *[no] { $seat } a terminé son tour.
  }
event-spend = { $you ->
    [yes] Vous avez dépensé { $cubes } ({ $planet }).
   *[no] { $seat } a dépensé { $cubes } ({ $planet }).
  }
event-produce = { $you ->
    [yes] Vous avez produit { $cubes } ({ $planet }).
   *[no] { $seat } a produit { $cubes } ({ $planet }).
  }
event-sacrifice = { $you ->
    [yes] Vous avez sacrifié { $cubes } ({ $holder }).
   *[no] { $seat } a sacrifié { $cubes } ({ $holder }).
  }
event-regenerate = { $you ->
    [yes] Vous avez régénéré { $cubes }.
   *[no] { $seat } a régénéré { $cubes }.
  }
event-transform = { $you ->
    [yes] Vous avez transformé { $cubes } en { $got } ({ $planet }).
   *[no] { $seat } a transformé { $cubes } en { $got } ({ $planet }).
  }
event-assign = { $you ->
    [yes] Vous avez assigné { $cubes } : { $planet } → { $to }.
   *[no] { $seat } a assigné { $cubes } : { $planet } → { $to }.
  }
event-build = { $you ->
    [yes] Vous avez construit un Vaisseau : { $hex }.
   *[no] { $seat } a construit un Vaisseau : { $hex }.
  }
event-colonise = { $you ->
    [yes] Vous avez colonisé la { $planet } ({ $hex }).
   *[no] { $seat } a colonisé la { $planet } ({ $hex }).
  }
event-level = { $you ->
    [yes] Vous avez atteint le niveau { $level } { DE($technology) } : { $name }.
   *[no] { $seat } a atteint le niveau { $level } { DE($technology) } : { $name }.
  }
event-collaboration = { $you ->
    [yes] Bonus de collaboration : vous atteignez le niveau { $level } { DE($technology) }.
   *[no] Bonus de collaboration : { $seat } atteint le niveau { $level } { DE($technology) }.
  }
event-terraform = { $you ->
    [yes] Vous avez terraformé la { $planet }.
   *[no] { $seat } a terraformé la { $planet }.
  }
event-move = { $you ->
    [yes] Vous avez déplacé un Vaisseau : { $origin } → { $hex } ({ $steps }).
   *[no] { $seat } a déplacé un Vaisseau : { $origin } → { $hex } ({ $steps }).
  }
event-take-objective = { $you ->
    [yes] Vous avez pris un Objectif colonial ({ $hex }).
   *[no] { $seat } a pris un Objectif colonial ({ $hex }).
  }
event-withdraw = { $you ->
    [yes] Vous avez retiré un Vaisseau ({ $hex }).
   *[no] { $seat } a retiré un Vaisseau ({ $hex }).
  }
event-advance = { $you ->
    [yes] Vous avez avancé jusqu’à la case { $space } de la { $track }.
   *[no] { $seat } a avancé jusqu’à la case { $space } de la { $track }.
  }
event-lost = { $you ->
    [yes] Vous êtes au bout de la { $track } : { $advances } sans effet.
   *[no] { $seat } est au bout de la { $track } : { $advances } sans effet.
  }
event-medal = Une Médaille va sur la carte Progrès ({ $track }, case { $space }).
event-benefit = { $you ->
    [yes] { $card } vous profite.
   *[no] { $card } profite à { $seat }.
  }
event-no-benefit = { $card } ne profite à personne.
event-medals = { $you ->
    [yes] Vous avez obtenu { $medals }.
   *[no] { $seat } a obtenu { $medals }.
  }
event-ghost-medals = Le joueur fantôme a obtenu { $medals }.
event-pass-first = { $you ->
    [yes] Le jeton Premier joueur est à vous.
   *[no] Le jeton Premier joueur passe à { $seat }.
  }
event-scored = { $you ->
    [yes] { $line } : { $points } pour vous ({ $count }).
   *[no] { $line } : { $points } pour { $seat } ({ $count }).
  }
event-met = { $you ->
    [yes] Votre Objectif { $objective } est réalisé : { $points }.
   *[no] L’Objectif { $objective } { DE($seat) } est réalisé : { $points }.
  }
event-missed = { $you ->
    [yes] Votre Objectif { $objective } n’est pas réalisé.
   *[no] L’Objectif { $objective } { DE($seat) } n’est pas réalisé.
  }
event-total = { $you ->
    [yes] Votre total : { $points }.
   *[no] Total { DE($seat) } : { $points }.
  }
event-win = { $you ->
    [yes] Vous gagnez avec { $points }.
   *[no] { $seat } gagne avec { $points }.
  }
event-over = La partie est finie : { $reason }.

## Options de la table

option-objectives = Quel lot de cartes Objectifs distribue-t-on ?
option-objectives-standard = les Objectifs standards
option-objectives-advanced = les Objectifs avancés, plus difficiles

option-placement = Comment place-t-on les Corps Célestes ?
option-placement-random = au hasard
option-placement-in_turn = distribués, puis posés par les nations chacune à son tour

option-placement_peek = Une nation regarde-t-elle les Corps Célestes qu’elle pose à son tour ?
option-placement_peek-false = non, ils restent face cachée pour tous
option-placement_peek-true = oui, les siens

option-free_levels_order = Comment choisit-on les deux niveaux gratuits ?
option-free_levels_order-seat_order_public = une nation après l’autre, ouvertement
option-free_levels_order-simultaneous_hidden = toutes en même temps, en secret jusqu’au dernier choix

option-overflow_distance = Où va un Vaisseau quand tout est pris autour de la Planète ?
option-overflow_distance-hex_distance = sur l’hexagone libre le plus proche à vol d’oiseau
option-overflow_distance-flight_path = sur l’hexagone libre le plus proche par le chemin d’un Vaisseau

option-cartography_needs_four = La Cartographie galactique demande-t-elle quatre Corps Célestes face cachée ?
option-cartography_needs_four-false = non, on révèle ce qui reste
option-cartography_needs_four-true = oui, sinon on ne peut pas la réaliser

option-produce_less = Une nation peut-elle produire moins qu’elle ne pourrait ?
option-produce_less-false = non
option-produce_less-true = oui, la quantité voulue de chaque Ressource

option-bonus_axis = À quoi appartiennent les trois premières actions bonus ?
option-bonus_axis-first_three_on_columns = aux colonnes
option-bonus_axis-first_three_on_rows = aux lignes

option-allow_no_effect = Peut-on prendre une action ou une action bonus qui ne change rien ?
option-allow_no_effect-true = oui
option-allow_no_effect-false = non

option-end_of_track = Que deviennent les cases au-delà de la fin d’une piste de Suprématie ?
option-end_of_track-lost = elles sont perdues
option-end_of_track-other_track = on avance sur l’autre piste

option-decline_progress = Peut-on renoncer à l’effet d’une carte Progrès ?
option-decline_progress-true = oui
option-decline_progress-false = non, on réalise ce qui est possible ; on peut toujours renoncer à un niveau

option-knowledge_price = Que coûte Connaissance Extraterrestre ?
option-knowledge_price-per_advance = une Ressource pour chaque case de Suprématie technologique du niveau
option-knowledge_price-per_icon_used = une Ressource pour chaque icône utilisée sur la piste
option-knowledge_price-one_cube = une seule Ressource si le niveau fait avancer

option-last_tie_break = Qui gagne une égalité sans Planète Terraformée ?
option-last_tie_break-shared = la victoire est partagée
option-last_tie_break-fewest_first_player_rounds = qui a été premier joueur pendant moins de manches

option-solo_planets = Combien de Planètes dans une partie en solitaire ?
option-solo_planets-18 = 18, comme l’imprime la règle en solitaire ; deux sont retirées au hasard
option-solo_planets-20 = 20, comme à deux nations

option-wormhole_price = Que coûte un Vaisseau au niveau 4 du Voyage spatial ?
option-wormhole_price-one_energy = 1 énergie
option-wormhole_price-either = 1 énergie, ou 1 énergie et 1 matière, au choix

option-campaign = Quelle campagne joue-t-on en solitaire ?
option-campaign-edge_of_the_galaxy = Le Bord de la Galaxie (facile)
option-campaign-children_of_progress = Les fils du Progrès (intermédiaire)
option-campaign-sagittarius_a = Sagittarius A* (difficile)
option-campaign-hybrid_civilisation = Civilisation Hybride (extrême)
option-campaign-superior_progeny = Progéniture Supérieure (utopique)

option-level = Quel niveau de la campagne joue-t-on ?
option-level-value = niveau { $n }

option-bonus_cubes = Combien de Ressources bonus, énergies ou matières, le niveau précédent a-t-il rapportées ?
option-bonus_cubes-value = { $n ->
    [0] aucune
    [one] { $n } Ressource
   *[other] { $n } Ressources
  }

option-data = Avec quelles données de matériel joue-t-on ?
option-data-value = { $name }

## Aide

help-rounds = Une partie compte seize manches. Une manche commence par une carte Progrès, puis chaque nation joue un tour. À la fin, la carte prend effet, on distribue les Médailles, et le jeton Premier joueur passe à droite.
    .title = manches
help-turn = Déplacez votre cube Action vers une autre action, et réalisez-la si vous voulez. Prenez ensuite zéro, une ou deux actions bonus, celles de sa ligne et de sa colonne. Déplacez alors vos Vaisseaux, et enfin retirez-en si vous voulez.
    .title = tour
help-actions = Votre plateau des Actions montre neuf actions principales en trois lignes et trois colonnes. Le cube ne peut jamais rester sur place. Ce qu’une action répète, vous pouvez l’arrêter à tout moment, sauf la révélation des quatre Corps Célestes de l’action { $action }. Vous pouvez ne pas réaliser l’action et prendre quand même les actions bonus.
    .title = actions principales
help-bonuses = La ligne et la colonne de votre cube Action offrent chacune une action bonus. Avant chacune, vous sacrifiez une Ressource, de votre Stockage ou d’une Planète. Un niveau de la technologie { $technology } peut permettre à une seule Ressource de payer les deux.
    .title = actions bonus
help-cubes = Les Ressources sont l’énergie, la matière et l’antimatière. Produire, c’est les déplacer du Stockage vers une Planète ; dépenser, c’est les y remettre, toutes depuis une même Planète. Les Ressources sacrifiées vont dans la Fosse de Clausius, et seul régénérer les rend au Stockage. Une nation ne perd ni ne gagne jamais de Ressources.
    .title = Ressources
help-ships = Les Vaisseaux sur des hexagones espace se déplacent jusqu’à leur vitesse maximale, que donne la technologie { $technology }. Ils passent à travers d’autres Vaisseaux, mais les étoiles, le Soleil, Sagittarius A* et les Corps Célestes face cachée ou occupés sont infranchissables. Sur une Planète ou une Mine, un Vaisseau s’arrête, jusqu’à ce qu’il colonise ou qu’on le retire.
    .title = Vaisseaux
help-earth = La Terre appartient à chaque nation et se trouve au Soleil. C’est une Planète contrôlée : on peut y produire, y dépenser et y construire. Ce n’est pas une colonie : l’action { $action } la laisse de côté, et elle ne rapporte que son antimatière.
    .title = Terre
help-planets = Posez un Vaisseau sur une Planète révélée, puis colonisez-la. Sa carte Planète est devant vous, face Colonie visible, avec ses Ressources. La terraformer la retourne sur sa face Terraformée, qui a sa propre production et rapporte des points. Une nation a cinq colonies au plus, une par marqueur de Nation.
    .title = Planètes
help-galaxy = Le plateau de la Galaxie montre la Voie Lactée en hexagones, nommés par colonne et par ligne. Les Corps Célestes sont à côté des étoiles, face cachée jusqu’à ce qu’on les révèle. Il y a trois zones : { $near }, { $intermediate } et { $far }.
    .title = galaxie
help-technologies = Votre plateau des Technologies compte cinq technologies, du niveau 0 au niveau 4. Les niveaux s’atteignent dans l’ordre, et chacun agit tout de suite. Ils font aussi avancer sur la piste de Suprématie technologique.
    .title = technologies
help-collaboration = Certains niveaux d’une technologie portent l’icône du bonus de collaboration. Quand une nation en atteint un, toutes les autres sous le niveau que l’icône indique y passent directement. Cela ne leur coûte rien ; l’aide d’un niveau dit où se trouve l’icône.
    .title = bonus de collaboration
help-quantum = À tout moment de votre tour, même au milieu d’une action, vous pouvez utiliser la technologie { $technology }. Une transformation de Ressources échange une énergie d’une Planète contre une matière du Stockage, ou l’inverse. Une assignation de Ressources déplace une Ressource d’une de vos Planètes vers une autre. Votre niveau limite leur nombre par tour.
    .title = { technology-quantum-physics }
help-tracks = Coloniser et terraformer font avancer sur la piste de Suprématie coloniale, les technologies sur la piste de Suprématie technologique. Des icônes en chemin régénèrent ou produisent une Ressource. Chaque piste rapporte le nombre de votre case. Au bout d’une piste, les cases suivantes sont perdues.
    .title = pistes de Suprématie
help-medals = Le premier marqueur qui atteint ou traverse une Médaille la place sur la carte Progrès. À la fin de la manche, qui est le plus avancé sur la piste prend ses Médailles ; en cas d’égalité, chacun en prend le nombre complet.
    .title = Médailles
help-cards = Une carte Progrès est révélée au début d’une manche et prend effet lors de la Résolution. Elle profite à toutes les nations, ou aux plus ou aux moins avancées. En cas d’égalité, toutes en profitent, dans l’ordre du tour.
    .title = cartes Progrès
help-objectives = Chaque nation a une carte Objectif. Cet Objectif secret rapporte des points s’il est réalisé en fin de partie ; il reste caché jusque-là. La table choisit entre un Objectif standard et un Objectif avancé par nation.
    .title = Objectifs
help-end = Après seize manches, on compte les points de victoire : antimatière sur les Planètes, types et zones des colonies, Vaisseaux sur des Mines, technologies au niveau maximal, Médailles, pistes, Planètes Terraformées, Objectifs. Qui a le plus de points de victoire gagne. En cas d’égalité, c’est la Planète Terraformée au plus haut numéro qui décide.
    .title = fin de partie
help-solo = Seul, vous jouez une campagne de quatre niveaux contre un joueur fantôme. Un niveau est réussi si vous réalisez ses Objectifs, ceux des niveaux précédents aussi, et atteignez le score minimum. Les points au-delà du score minimum donnent des Ressources bonus pour le niveau suivant. Un niveau manqué se rejoue.
    .title = jeu en solitaire

## La table dans un terminal

sketch-round = Manche { $n } sur { $of }
sketch-phase-setup = mise en place
sketch-phase-turns = tours des joueurs
sketch-phase-resolution = Résolution
sketch-phase-over = la partie est finie
sketch-on-turn = { $you ->
    [yes] à vous de jouer
   *[no] à { $seat } de jouer
  }
sketch-step-cell = déplacement du cube Action
sketch-step-main = action principale
sketch-step-bonus = actions bonus
sketch-step-move = déplacer des Vaisseaux
sketch-step-withdraw = retirer des Vaisseaux
sketch-first = { $you ->
    [yes] vous êtes premier joueur
   *[no] premier joueur : { $seat }
  }
sketch-deck = { $n ->
    [one] encore { $n } carte Progrès
   *[other] encore { $n } cartes Progrès
  }
sketch-quantum = { $technology } : transformé { $transformations }/{ $mosttransformations }, assigné { $assignments }/{ $mostassignments }
sketch-unlimited = ∞
sketch-card = Carte Progrès
sketch-serves = pour l’instant
sketch-medals-on-card = Médailles dessus
sketch-campaign = { $campaign }, niveau { $level } : score minimum { $minimum }
sketch-objective = Objectif
sketch-actions = Actions ; actions bonus en haut et à gauche, [a] cubes Action
sketch-tracks = Pistes de Suprématie (o Médaille, R régénérer, E M A produire)
sketch-points = PV
sketch-nations = Nations
sketch-colonies = colonies (+ terraf.)
sketch-supply = Vaisseaux, réserve
sketch-ships = Vaisseaux
sketch-markers = marqueurs de Nation
sketch-medals = Médailles
sketch-open-points = PV pour l’instant
sketch-hidden = { $n ->
    [one] { $n } Corps Céleste face cachée peut être
   *[other] { $n } Corps Célestes face cachée peuvent être
  }
sketch-planets = Planètes
    .key = numéro, a Vaisseau ou A colonie, + Terraformée, type niveau : produit, coût > PV
sketch-hidden-planets = Planètes
sketch-stars = étoiles
sketch-hidden-body = face cachée
sketch-planet = Planète
sketch-ship = un Vaisseau
sketch-colony = une colonie
sketch-own-ship = votre Vaisseau
sketch-own-colony = votre colonie
sketch-sheet = Carnet de score
sketch-total = total
sketch-best-planet = meilleure Terraformée
sketch-rounds-first = manches en premier

## Aide sur une chose

# Un nom qu’un jeu de données corrigé apporte ; chaque langue prend le sien et aucun autre.
data-name = { $en ->
   *[other] { $fr }
  }

explain = { CAPITAL($title) }. { $text }
explain-next = { $first } { $next }
explain-reconstructed = (Reconstitué par nos soins ; son impression n’a pas été vue.)
explain-inferred = (Son emplacement est déduit de la règle ; l’impression n’a pas été vue.)
explain-says = Il est imprimé : « { $text } »
explain-ship-price = Un Vaisseau coûte { $cost }, sauf indication contraire de votre { $technology }.
explain-alien = Les Planètes aliens demandent le niveau { $n } de la technologie { $technology } ({ $level }).
explain-mine = { $points ->
    [one] Chacun de vos Vaisseaux sur une Mine en fin de partie rapporte { $points } point de victoire.
   *[other] Chacun de vos Vaisseaux sur une Mine en fin de partie rapporte { $points } points de victoire.
  }
explain-medal = { $points ->
    [one] Chaque Médaille rapporte { $points } point de victoire.
   *[other] Chaque Médaille rapporte { $points } points de victoire.
  }
explain-face-up = Au début, ils sont révélés ici : { $zones }.
explain-card-of = Sa carte nomme { $designation }, { $discoverer }.
explain-hex = { $n ->
    [one] Un hexagone espace de la { $zone }, à { $n } hexagone du Soleil.
   *[other] Un hexagone espace de la { $zone }, à { $n } hexagones du Soleil.
  }
explain-star = { CAPITAL($kind) } de la { $zone } ; des Corps Célestes sont à côté. Elle est infranchissable.
explain-star-closed = { CAPITAL($kind) } de la { $zone } ; avec si peu de nations, aucun Corps Céleste à côté. Elle est infranchissable.
explain-zone = { $points ->
    [one] De { $low } à { $high } hexagones du Soleil ; chaque colonie y rapporte { $points } point de victoire.
   *[other] De { $low } à { $high } hexagones du Soleil ; chaque colonie y rapporte { $points } points de victoire.
  }
explain-zone-hexes = { $points ->
    [one] { $n } hexagones du plateau ; chaque colonie y rapporte { $points } point de victoire.
   *[other] { $n } hexagones du plateau ; chaque colonie y rapporte { $points } points de victoire.
  }
explain-zone-last = { $points ->
    [one] À { $low } hexagones du Soleil et plus ; chaque colonie y rapporte { $points } point de victoire.
   *[other] À { $low } hexagones du Soleil et plus ; chaque colonie y rapporte { $points } points de victoire.
  }
explain-planet = { CAPITAL($type) } de niveau { $level }. Elle produit { $produces }, Terraformée { $terraformed }. La terraformer coûte { $cost } et rapporte { $points }. Piste de Suprématie coloniale : { $colonise } à la colonisation, { $terraform } à la terraformation.
explain-type = Piste de Suprématie coloniale : { $colonise } à la colonisation, { $terraform } à la terraformation. Les Planètes { $planets } sont de ce type.
explain-bonuses = Actions bonus : { $bonuses }.
explain-level-start = Niveau { $level }, { $name } : { $effects }.
explain-level = Niveau { $level }, { $name } : { $effects } ; coûte { $cost }, rapporte { $advances } sur la piste de Suprématie technologique.
explain-level-still = Niveau { $level }, { $name } : { $effects } ; coûte { $cost }.
explain-level-grants = Niveau { $level }, { $name } : { $effects } ; coûte { $cost }, rapporte { $advances } sur la piste de Suprématie technologique ; bonus de collaboration : les autres passent au niveau { $granted }.
effect-speed = { $n ->
    [0] les Vaisseaux ne se déplacent pas
    [one] les Vaisseaux se déplacent de { $n } hexagone au plus
   *[other] les Vaisseaux se déplacent de { $n } hexagones au plus
  }
effect-ship-cost = un Vaisseau coûte { $cost }
effect-transform = { $n ->
    [0] aucune transformation
    [one] { $n } transformation par tour
   *[other] { $n } transformations par tour
  }
effect-assign = { $n ->
    [0] aucune assignation
    [one] { $n } assignation par tour
   *[other] { $n } assignations par tour
  }
effect-transform-unlimited = des transformations sans limite
effect-assign-unlimited = des assignations sans limite
effect-energy = l’action { $action } produit { cubes-energy }
effect-both-bonuses = { $n ->
    [one] { $n } Ressource paie les deux actions bonus
   *[other] { $n } Ressources paient les deux actions bonus
  }
effect-producing-planets = { $n ->
    [0] aucune colonie ne produit avec { $action }
    [one] { $n } colonie produit avec { $action }
   *[other] { $n } colonies produisent avec { $action }
  }
effect-terraform-level = { $n ->
    [0] aucune Planète ne peut être terraformée
   *[other] les Planètes jusqu’au niveau { $n } peuvent être terraformées
  }
effect-antimatter = l’action { $action } produit { cubes-antimatter }
effect-alien-colonies = les Planètes aliens peuvent être colonisées
explain-track = Cases 0 à { $last } ; Médailles sur { $medals }.
icon-regenerate = régénérer 1 Ressource
icon-produce-energy = produire 1 énergie
icon-produce-matter = produire 1 matière
icon-produce-antimatter = produire 1 antimatière
explain-icons = Sur { $spaces } : { $icon }.
explain-points = Points de victoire de case en case : { $points }.
explain-space = { $points ->
    [one] Rapporte { $points } point de victoire.
   *[other] Rapporte { $points } points de victoire.
  }
explain-space-medal = Une Médaille y est au départ.
explain-space-icon = Qui l’atteint ou la traverse peut { $icon }.
explain-objective = { $points ->
    [one] Vaut { $points } point de victoire.
   *[other] Vaut { $points } points de victoire.
  }
explain-campaign-level = Niveau { $level } : { $objective }, score minimum { $minimum }.

## Les campagnes

solo-ghost = Un joueur fantôme joue contre vous. Il débute au niveau 1 des trois technologies que vous laissez de côté, avance d’une case sur les deux pistes à chaque manche et gagne un niveau dans chaque technologie aux manches { $rounds }. Il prend des Médailles et compte quand une carte compare les nations ; il n’a ni Planètes ni points.
solo-bonus = Ressources bonus sur la Terre : { $cubes }.
solo-either = { $n ->
    [one] { $n } énergie ou matière
   *[other] { $n } énergies ou matières
  }

# Pourquoi une action ne changerait rien maintenant.
lacks-ships = tous vos Vaisseaux sont sur le plateau
lacks-space-construction = aucune de vos Planètes n’a de quoi payer un Vaisseau
lacks-colonisation = aucun de vos Vaisseaux n’est sur une Planète que vous pouvez coloniser
lacks-technological-development = aucune de vos Planètes ne peut payer un niveau de plus
lacks-stellar-propulsion = aucun de vos Vaisseaux ne peut se déplacer
lacks-terraforming = aucune colonie que votre technologie permet de terraformer n’a de quoi payer
lacks-galactic-cartography = plus rien n’est caché et vos deux marqueurs sont au bout de leur piste
lacks-energy-storage = votre technologie { $technology } ne produit encore rien, ou votre Stockage n’a plus d’énergie
lacks-production = aucune de vos colonies ne peut produire
lacks-antimatter-generation = votre technologie { $technology } ne produit encore rien, ou votre Stockage n’a plus d’antimatière

## Pourquoi une réponse est meilleure ($n de quelque chose de plus qu’après l’autre)

why-line = { $n ->
    [one] { $what } : { $n } point de plus
   *[other] { $what } : { $n } points de plus
  }
why-technology = { $n ->
    [one] { $what } : { $n } niveau de plus
   *[other] { $what } : { $n } niveaux de plus
  }
why-track = { $n ->
    [one] { $what } : { $n } case plus loin
   *[other] { $what } : { $n } cases plus loin
  }
why-colony = { $n ->
    [one] { $n } colonie de plus
   *[other] { $n } colonies de plus
  }
why-ship = { $n ->
    [one] { $n } Vaisseau de plus sur le plateau
   *[other] { $n } Vaisseaux de plus sur le plateau
  }
why-cubes = { $n ->
    [one] { $n } Ressource de plus sur vos Planètes
   *[other] { $n } Ressources de plus sur vos Planètes
  }
why-pit = { $n ->
    [one] { $n } Ressource de moins dans la Fosse de Clausius
   *[other] { $n } Ressources de moins dans la Fosse de Clausius
  }
why-objective = votre Objectif se rapproche
plan-gain = { $n ->
    [one] le plan qui suit finit avec environ { $n } point
   *[other] le plan qui suit finit avec environ { $n } points
  }
plan-passes = le plan qui suit réussit le niveau environ { $n } fois sur dix

## Ce que contient la mise en place, selon ses événements

setup-laid = { $n ->
    [one] un Corps Céleste posé face cachée
   *[other] { $n } Corps Célestes posés face cachée
}
setup-revealed = { $n ->
    [one] l’un d’eux révélé
   *[other] { $n } d’entre eux révélés
}
setup-left-out = { $n ->
    [one] une Planète hors jeu
   *[other] { $n } Planètes hors jeu
}
