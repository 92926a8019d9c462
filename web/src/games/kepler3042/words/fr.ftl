# La page de Kepler-3042 : libellés des plateaux, à côté des mots du jeu.

page-kepler3042-option = { $name }, option { $n }
page-kepler3042-galaxy = La Galaxie
page-kepler3042-zone-near = proche
page-kepler3042-zone-intermediate = intermédiaire
page-kepler3042-zone-far = lointaine
page-kepler3042-zoom-in = Plus près
page-kepler3042-zoom-out = Plus loin
page-kepler3042-zoom-fit = Toute la Galaxie
page-kepler3042-lit-only = Seulement ce qui est éclairé
page-kepler3042-type-level = { $type }, niveau { $level }
page-kepler3042-ship-of = Vaisseau { DE($name) }
page-kepler3042-route = { $n } sur { $of ->
    [one] { $of } hexagone
   *[other] { $of } hexagones
  }
page-kepler3042-route-open = s’arrête dans l’espace
page-kepler3042-route-planet = atterrit et peut la coloniser
page-kepler3042-route-alien = atterrit ; coloniser demande { $technology }
page-kepler3042-route-mine = atterrit sur la mine et y reste
page-kepler3042-route-objective = prend l’objectif et peut repartir
page-kepler3042-more = et { $n } de plus
page-kepler3042-reading = Pointez sur un lieu pour savoir ce que c’est.
page-kepler3042-fold-open = { $n ->
    [one] S’arrêter dans l’espace… { $n } hexagone
   *[other] S’arrêter dans l’espace… { $n } hexagones
  }
page-kepler3042-fold-hexes = { $n ->
    [one] encore { $n } hexagone…
   *[other] encore { $n } hexagones…
  }

page-kepler3042-actions = Actions
page-kepler3042-cube-moves = le cube bouge à chaque tour
page-kepler3042-my-cube = votre cube Action
page-kepler3042-used = utilisée ce tour-ci
page-kepler3042-act-space-construction = Construire
page-kepler3042-act-colonisation = Coloniser
page-kepler3042-act-technological-development = Développer
page-kepler3042-act-stellar-propulsion = Propulser
page-kepler3042-act-terraforming = Terraformer
page-kepler3042-act-galactic-cartography = Révéler
page-kepler3042-act-energy-storage = Énergie
page-kepler3042-act-production = Produire
page-kepler3042-act-antimatter-generation = Antimatière
page-kepler3042-line-space-logistics = Logistique
page-kepler3042-line-technological-evolution = Évolution
page-kepler3042-line-scientific-progress = Science
page-kepler3042-line-society-modernisation = Société
page-kepler3042-line-plan-exploration = Exploration
page-kepler3042-line-exploit-asteroid = Astéroïde
page-kepler3042-bonus-space-logistics = +1 Vaisseau
page-kepler3042-bonus-technological-evolution = +1 antimat.
page-kepler3042-bonus-scientific-progress = +1 techno.
page-kepler3042-bonus-society-modernisation = +1 colon.
page-kepler3042-bonus-plan-exploration = vol de 2
page-kepler3042-bonus-exploit-asteroid = 1 E + 1 M
page-kepler3042-now-space-construction = { $n ->
    [0] aucun
    [one] { $n } Vaisseau
   *[other] { $n } Vaisseaux
  }
page-kepler3042-now-colonisation = { $n ->
    [0] aucune
    [one] { $n } prête
   *[other] { $n } prêtes
  }
page-kepler3042-now-technological-development = { $n ->
    [0] aucun niv.
    [one] { $n } niveau
   *[other] { $n } niveaux
  }
page-kepler3042-now-stellar-propulsion = vitesse { $n }
page-kepler3042-now-terraforming = { $n ->
    [0] pas encore
   *[other] niveau ≤ { $n }
  }
page-kepler3042-now-galactic-cartography = { $n ->
    [one] { $n } corps
   *[other] { $n } corps
  }
page-kepler3042-now-energy-storage = { $n ->
    [0] aucune
   *[other] jusqu’à { $n }
  }
page-kepler3042-now-production = { $n ->
    [0] aucune
    [one] { $n } planète
   *[other] { $n } planètes
  }
page-kepler3042-now-antimatter-generation = { $n ->
    [0] aucune
   *[other] jusqu’à { $n }
  }

page-kepler3042-technologies = Technologies
page-kepler3042-level-four = le niveau 4 vaut { $n }★
page-kepler3042-tech-space-travel = Voyage
page-kepler3042-tech-quantum-physics = Quantique
page-kepler3042-tech-energy-development = Énergie
page-kepler3042-tech-terraforming = Terraform.
page-kepler3042-tech-antimatter-science = Antimatière

page-kepler3042-home = foyer
page-kepler3042-builds-by-sun = près du Soleil
page-kepler3042-markers = { $n ->
    [one] { $n } marqueur de colonie libre
   *[other] { $n } marqueurs de colonie libres
  }
page-kepler3042-storage = les Ressources dépensées reviennent ici
page-kepler3042-pit = hors jeu jusqu’à régénération
page-kepler3042-supply = { $n ->
    [0] aucun en réserve
    [one] { $n } en réserve
   *[other] { $n } en réserve
  }
page-kepler3042-on-planets = sur planètes
page-kepler3042-colonies = Colonies
page-kepler3042-first = Premier joueur
page-kepler3042-purse-planets = planètes
page-kepler3042-purse-storage = stockage
page-kepler3042-purse-pit = fosse

page-kepler3042-card = Carte Progrès · manche { $n }
page-kepler3042-now-for = En ce moment pour
page-kepler3042-secret = Objectif secret
page-kepler3042-met = réalisé
page-kepler3042-minimum = Score minimum

page-kepler3042-step-cell = Cube
page-kepler3042-step-main = Action
page-kepler3042-step-bonus = Bonus
page-kepler3042-step-move = Vol
page-kepler3042-step-withdraw = Retrait

page-kepler3042-sheet = Réponses : ligne, moitié, tout
page-kepler3042-tabs = Parties de la table
page-kepler3042-tab-map = Galaxie
page-kepler3042-tab-actions = Actions
page-kepler3042-tab-tech = Techno.
page-kepler3042-tab-planets = Planètes
page-kepler3042-tab-table = Table

## La fin

page-kepler3042-revealed = Objectifs révélés
page-kepler3042-sources = D’où viennent les points
page-kepler3042-line = Ligne
page-kepler3042-worth = Valeur
page-kepler3042-needed = requis
page-kepler3042-total = Total
page-kepler3042-missed = manqué
page-kepler3042-tie-rule = À égalité, la Planète Terraformée au numéro le plus élevé l’emporte.
page-kepler3042-level-passed = Le niveau { $n } est réussi.
page-kepler3042-level-failed = Le niveau { $n } est manqué.
page-kepler3042-source-planets = colonies
page-kepler3042-source-terraforming = terraformation
page-kepler3042-source-tracks = pistes
page-kepler3042-source-science = science et médailles
page-kepler3042-source-other = autres
page-kepler3042-worth-antimatter = { $n } chacune
page-kepler3042-worth-all-types = { $n } une fois
page-kepler3042-worth-three-of-type = { $n } une fois
page-kepler3042-worth-mine-ships = { $n } chacun
page-kepler3042-worth-max-technologies = { $n } chacune
page-kepler3042-worth-medals = { $n } chacune
page-kepler3042-worth-zone-near = { $n } chacune
page-kepler3042-worth-zone-intermediate = { $n } chacune
page-kepler3042-worth-zone-far = { $n } chacune
page-kepler3042-worth-track-colonial = imprimé
page-kepler3042-worth-track-technology = imprimé
page-kepler3042-worth-terraformed = imprimé
page-kepler3042-worth-objectives = si réalisé
page-kepler3042-count-antimatter = { $n }
page-kepler3042-count-all-types = { $n ->
    [one] { $n } type
   *[other] { $n } types
  }
page-kepler3042-count-three-of-type = { $n } du même
page-kepler3042-count-mine-ships = { $n }
page-kepler3042-count-max-technologies = { $n }
page-kepler3042-count-medals = { $n }
page-kepler3042-count-zone-near = { $n }
page-kepler3042-count-zone-intermediate = { $n }
page-kepler3042-count-zone-far = { $n }
page-kepler3042-count-track-colonial = case { $n }
page-kepler3042-count-track-technology = case { $n }
page-kepler3042-count-terraformed = { $n }
page-kepler3042-count-objectives = { $n }

## Aides de jeu

page-kepler3042-still-hidden = Encore cachés
page-kepler3042-lexicon = Signes
page-kepler3042-objectives-later = Les objectifs comptent à la fin.
page-kepler3042-planet = Planète
page-kepler3042-level = Niveau
page-kepler3042-produces = Colonie : produit
page-kepler3042-terraformed = Terraformée : produit
page-kepler3042-cost = Terraformer coûte
page-kepler3042-advances = Avancées
page-kepler3042-where = Où
page-kepler3042-unseen-cards = { $n ->
    [one] Pas encore vue : { $n }, dont { $deck } à venir
   *[other] Pas encore vues : { $n }, dont { $deck } à venir
  }
page-kepler3042-played = Manches précédentes
page-kepler3042-sign-star = étoile : rien n’y passe
page-kepler3042-sign-ship = Vaisseau, avec la forme de sa nation
page-kepler3042-sign-colony = colonie : anneau et marque de sa nation
page-kepler3042-sign-laurel = terraformée
page-kepler3042-sign-medal = médaille, { $n }★
page-kepler3042-sign-regenerate = régénérer une Ressource
page-kepler3042-sign-transform = transformations par tour
page-kepler3042-sign-assign = assignations par tour
page-kepler3042-sign-points = points de victoire

## Réponses, objectifs, campagnes

page-kepler3042-answer-name = { $name }
page-kepler3042-answer-level = { $technology } { $level }
page-kepler3042-answer-advances = +{ $n } technologique
page-kepler3042-answer-send = vers { $planet }
page-kepler3042-go-open = S’arrêter dans l’espace
page-kepler3042-go-planet = Atterrir : { $planet }
page-kepler3042-go-mine = Atterrir sur la mine
page-kepler3042-go-objective = Prendre l’objectif colonial
page-kepler3042-stage = niveau { $n } sur { $of }
page-kepler3042-so-far = { $n } sur { $of }
page-kepler3042-left = Reste : { $objectives ->
    [0] { $points }★
    [one] { $objectives } objectif
   *[other] { $objectives } objectifs
  }{ $points ->
    [0] { "" }
   *[other] { $objectives ->
        [0] { "" }
       *[other] , { $points }★
      }
  } ; { $rounds ->
    [one] dernière manche
   *[other] { $rounds } manches
  }
page-kepler3042-all-done = Tout est réalisé : le niveau est réussi si cela tient.
page-kepler3042-goals-short = ✓ { $n }/{ $of }
page-kepler3042-ghost-rises = prochains niveaux : manche { $n }
page-kepler3042-goal = { $goal } : { $n } sur { $of }
page-kepler3042-above = { $score } points, { $minimum } requis
page-kepler3042-below = { $score } points sur { $minimum } : il en manque { $n }
page-kepler3042-looking = Vous regardez les plateaux { DE($name) }.
page-kepler3042-look-back = Revenir aux miens
