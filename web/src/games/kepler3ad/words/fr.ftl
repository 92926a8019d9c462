# Les mots de la page pour Kepler-3Ad, les deux éditions.

page-kepler3ad-option = { $name }, choix { $number }
page-kepler3ad-board = Plateau
page-kepler3ad-limb-1 = diplomatique
page-kepler3ad-limb-2 = militaire
page-kepler3ad-green = Vert
page-kepler3ad-orange = Orange
page-kepler3ad-purple = Mauve
page-kepler3ad-allied = allié
page-kepler3ad-no-ally = pas d’allié
page-kepler3ad-in-stack = dans la pile
page-kepler3ad-score = score
page-kepler3ad-value = valeur
page-kepler3ad-on-turn = joue
page-kepler3ad-tray = Dés
page-kepler3ad-on-action = sur { $n }
page-kepler3ad-remainder = reliquat
page-kepler3ad-no-dice = Pas encore de dés
page-kepler3ad-spends = dépenses restantes
page-kepler3ad-lines = Actions et influence
page-kepler3ad-action = Action
page-kepler3ad-influence = Influence
page-kepler3ad-track-extra-dice-1 = Dés noirs
page-kepler3ad-track-extra-dice-2 = Dés suppl.
page-kepler3ad-track-reroll = Relance
page-kepler3ad-track-adjust = Modif. de dé
page-kepler3ad-track-move-own = Déplacement
page-kepler3ad-track-remove-enemy = Suppression
page-kepler3ad-track-move-enemy = Dépl. adverse
page-kepler3ad-track-bonus-points = Points bonus
page-kepler3ad-state-spent = dépensée
page-kepler3ad-state-can-spend = à dépenser
page-kepler3ad-state-rests = { "" }
page-kepler3ad-state-scores = vaut son niveau
page-kepler3ad-disc-at = { $name } : niveau { $level }
page-kepler3ad-point = Pointez sur un lieu pour savoir ce que c’est.
page-kepler3ad-touches = voisin de { $spaces }
page-kepler3ad-steps = Étapes du tour
page-kepler3ad-step-roll = Lancer
page-kepler3ad-step-before = Avant
page-kepler3ad-step-action = Action
page-kepler3ad-step-after = Après
page-kepler3ad-step-remainder = Reliquat
page-kepler3ad-close = Fermer
page-kepler3ad-back = Étape précédente
page-kepler3ad-on = Étape suivante
page-kepler3ad-pause = Pause
page-kepler3ad-play = Lecture
page-kepler3ad-speed = vitesse
page-kepler3ad-go-on = Continuer
page-kepler3ad-result = Voir le résultat
page-kepler3ad-sheet = Feuille de score
page-kepler3ad-nobody = personne ici
page-kepler3ad-would-go = irait à
page-kepler3ad-tab-decide = Décider
page-kepler3ad-tab-lines = Lignes
page-kepler3ad-tab-regions-1 = Zones
page-kepler3ad-tab-regions-2 = Clans
page-kepler3ad-tab-seats = Sièges
page-kepler3ad-tab-log = Journal
page-kepler3ad-tabs = Parties de la table
page-kepler3ad-lit-here = il y a un choix ici
page-kepler3ad-turn-of = au tour { DE($name) }
page-kepler3ad-source = origine
page-kepler3ad-sources = D’où viennent les points
page-kepler3ad-every-line = Toutes les lignes de la feuille
page-kepler3ad-level-bonus = niveau de la dernière ligne
page-kepler3ad-won-in = { $region }, comptage { $n }
page-kepler3ad-running = Score jusqu’ici
page-kepler3ad-corporations = Corporations
page-kepler3ad-lexicon = Ce que disent les dessins
page-kepler3ad-reminders = Les règles en bref
page-kepler3ad-laid-out = posés
page-kepler3ad-discarded = gagnés
page-kepler3ad-not-in-play = hors de cette partie
page-kepler3ad-tokens-1 = Jetons bonus
page-kepler3ad-tokens-2 = Satellites
page-kepler3ad-spend = Dépenser :
page-kepler3ad-scoring = Comptage { $n }

## Ce que contient la mise en place, selon ses événements

page-setup-face = { $of ->
    [zone] { $n } faces de zones tirées
   *[other] { $n } faces de planètes tirées
}
page-setup-token = { $of ->
    [zone] { $n ->
        [one] un jeton bonus posé dans une zone
       *[other] { $n } jetons bonus posés dans les zones
    }
   *[other] { $n ->
        [one] un satellite posé chez un clan
       *[other] { $n } satellites posés chez les clans
    }
}
page-setup-corporation = { $n ->
    [one] une corporation distribuée
   *[other] { $n } corporations distribuées
}
