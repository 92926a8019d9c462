# Les mots communs à tous les jeux et aux tables où l’on y joue.
#
# $you, partout : « yes » (la personne qui lit), « target » (elle est de l’autre côté),
# toute autre valeur (elle ne fait que regarder).

## Assembler

number = { $n }
plain = { $text }
# Ce que les données de la table nomment elles-mêmes, dans les deux langues
named = { $en ->
   *[other] { $fr }
  }
team-of = Équipe { $names }
list-nothing = rien
list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
colon = { "" } :
sentence = { CAPITAL($clause) }.

## Les personnes

seat = Siège { $n }
player = Joueur { $n }
seat-name = { $you ->
    [yes] { seat-you }
   *[no] { $seat }
  }
seat-you = vous
team = Équipe { $n }
team-yours = votre équipe
spectator = spectateur
chance = le hasard
nobody = personne

## Une partie

turn = Tour { $number }
turn-of = { $you ->
    [yes] À vous de jouer
   *[no] À { $seat } de jouer
  }
waiting-for = { $you ->
    [yes] La table vous attend.
   *[no] On attend { $seat }.
  }
ask-step = { $of ->
    [1] { "" }
   *[other] { " " }({ $step } sur { $of })
  }
thinking = { $seat } réfléchit…
forced = une seule réponse possible
match-over = La partie est terminée.
match-draw = Personne ne gagne.
reason-no-result = les règles ont changé, personne ne gagne
match-won = { $you ->
    [yes] Vous gagnez !
   *[no] { $seat } gagne.
  }
match-won-many = { $seats } gagnent.
tie = { $names } sont à égalité avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  } : { $so }.
tie-name = { $seat }
tie-shared = la victoire est partagée
place-of = { $you ->
    [yes] Vous : rang { $place }
   *[no] { $seat } : rang { $place }
  }

## Les réponses que tout le monde comprend

yes = oui
no = non
ok = OK
cancel = annuler
confirm = confirmer
decline = refuser
continue = continuer

## La table dans le terminal

table-your-choice = Votre choix
table-type-number = Tapez un nombre de 1 à { $last }.
table-choices = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
  }
table-more = Appuyez sur Entrée pour la suite.
table-pass-screen = Passez l’écran à { $seat }, puis appuyez sur Entrée.
table-undo = reprendre
table-end = fin
table-only = seulement
table-no-end = Le tour ne peut pas se terminer ici : il faut répondre à cette question.
table-way-end = fin : { $told }
table-way-only = seulement NUMÉRO : { $told }
table-end-turn = Terminer votre tour
table-undone = { $count ->
    [one] Un coup a été repris.
   *[other] { $count } coups ont été repris.
  }
table-undo-nothing = Il n’y a rien à reprendre.
table-undo-revealed = Impossible de reprendre : quelque chose a été dévoilé depuis.
table-reveals = sans retour possible
table-help = aide
table-save = enregistrer
table-resign = abandonner
table-agents = À la table : { $names }.
table-asked = { $you ->
    [yes] { $named ->
        [yes] C’est à vous, { $seat }.
       *[no] C’est à vous.
      }
   *[no] C’est à { $seat }.
  }
table-happened = Ce qui s’est passé :
table-setup = Mise en place : { $what }
table-changed = Ce qui a changé sur la table (« plateau » montre tout) :
table-solo = { $game } à un seul siège est un niveau en solitaire : vous contre son objectif. Avec --seats 2 à { $most }, vous jouez contre d’autres.
table-solo-ask = Combien de sièges ({ $least } à { $most })
table-answered = { $you ->
    [yes] Vous : { $text }
   *[no] { $seat } : { $text }
  }
table-answered-hidden = { $you ->
    [yes] Vous avez répondu.
   *[no] { $seat } a répondu en secret.
  }
table-forced = (une seule réponse possible : { $text })
table-took-back = { $you ->
    [yes] Vous avez repris { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
      }
   *[no] { $seat } a repris { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
      }
  }
table-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $seat } a abandonné.
  }
table-prompt = Votre choix (de 1 à { $last }, ou aide) :
table-narrowed = Encore possible avec « { $text } » (Entrée : tout revoir) :
table-reveals-all = Aucune de ces réponses ne pourra être reprise.
table-reveals-mark = * { table-reveals }
table-undo-ask = Quelque chose a été dévoilé ou répondu depuis. Tous les autres sont-ils d’accord ? (oui ou non)
table-undo-refused = Rien n’a été repris.
table-resign-ask = Abandonner cette partie ? (oui ou non)
table-log-empty = Il ne s’est encore rien passé.
table-go-on = Pour continuer : { $command }
table-verify = Pour vérifier : { $command }
table-help-answer = Répondez par le numéro d’un choix, par son texte, ou par des mots qui s’y trouvent, dans n’importe quel ordre : ils réduisent les choix jusqu’à ce qu’il n’en reste qu’un.
table-help-text = Les textes des choix : { $texts }.
table-help-commands =
    reprendre : revenir sur votre dernière réponse.
    fin : renoncer à ce qui peut encore être fait et terminer votre tour.
    seulement NUMÉRO : donner une réponse sans celles qui vont de soi ensuite.
    conseil : ce que répondrait un fort joueur.
    plateau : revoir la table.
    journal : ce qui s’est passé jusqu’ici.
    aide NOM, ou ? NOM : ce que fait un élément de la table ; aide NUMÉRO : de quoi parle un choix.
    enregistrer FICHIER : écrire la partie jusqu’ici.
    abandonner : renoncer.
    quitter : enregistrer et partir.
table-help-topics = Les règles en bref : aide { $topics }.
table-help-elements = Vous pouvez demander : { $names }.
table-help-none = Il n’y a pas d’aide sur « { $text } ».
table-help-face = La face { $face } est visible.
table-help-many = « { $text } » peut désigner { $names }.
table-place = { $you ->
    [yes] Vous ({ $seat })
   *[no] { $seat }
  } : rang { $place }, score { $score }
table-lost = Vous n’avez pas gagné.
table-limited = La limite de tours de la table y a mis fin.
table-reason = Raison : { $reason }.
table-hint = conseil
table-log = journal
table-board = plateau
table-quit = quitter
table-quit-sure = Quitter cette partie ? Elle est enregistrée.
table-saved = Enregistré dans { $file }.
table-welcome = { $game } : { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  }.

## La table en fenêtres

win-title = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  }
win-help =
    ↑ ↓ Entrée : choisir une réponse. 1 à 9 : répondre par ce numéro, s’il n’y en a pas plus de neuf.
    Cliquez sur une réponse, ou sur les éléments du plateau dont elle parle : ils resserrent le choix. Ce qui se clique est souligné ; ce dont parle la réponse marquée ressort.
    / : taper un numéro, un texte ou des mots d’une réponse. Échap : toutes les réponses.
    Tab ou [ ] : les autres pages du plateau. Page préc. et suiv. : le faire défiler. z : le plateau seul.
    i : de quoi parle la réponse marquée. Un clic ailleurs sur le plateau explique aussi.
    h : ce que répondrait un fort joueur. u : reprendre. l : tout ce qui s’est passé.
    e : terminer votre tour en renonçant à ce qui peut encore être fait. o : la réponse marquée, sans celles qui vont de soi ensuite.
    s : enregistrer. r : abandonner. q : enregistrer et partir.
    ◇ à côté du nom d’un plateau : son impression n’a pas été vue, du moins en partie ; c’est notre reconstitution, et un clic sur l’élément le dit.
win-watch-help =
    ← → : une entrée en arrière ou en avant. ↑ ↓ : un tour. Début, Fin : le début, la fin.
    Espace : dérouler tout seul, ou arrêter. + - : plus vite, moins vite.
    v : par les yeux de qui. c : commenter cette entrée. f : une nouvelle partie à partir d’ici. n : la variante suivante.
    Tab ou [ ] : les autres pages du plateau. Page préc. et suiv. : le faire défiler. z : le plateau seul. q : partir.
    ◇ à côté du nom d’un plateau : son impression n’a pas été vue, du moins en partie ; c’est notre reconstitution, et un clic sur l’élément le dit.
win-key-help = aide
win-key-about = détails
win-key-undo = reprendre
win-key-hint = conseil
win-key-log = journal
win-key-type = taper
win-key-page = page
win-key-zoom = plateau
win-key-resign = abandon
win-key-save = garder
win-key-quit = partir
win-key-back = arrière
win-key-on = avant
win-key-play = dérouler
win-key-turn = tour
win-key-eyes = yeux
win-key-comment = commenter
win-key-fork = bifurquer
win-key-variation = variante
win-log = Ce qui s’est passé
win-answers = Réponses
win-pointed = Désigné : { $names }. Échap : toutes les réponses.
win-typed = { $count ->
    [0] Aucune réponse ne convient. Échap : toutes.
    [one] Une réponse convient : Entrée.
   *[other] { $count } réponses conviennent.
  }
win-type-here = un numéro, un texte ou des mots d’une réponse
win-thinking = { $seat } ({ $level }) réfléchit
win-advice = Un conseil est en préparation
win-way-end = e : { $told }
win-way-only = o : { $told }
win-close = Échap : retour
win-take = Entrée : répondre ainsi
win-curtain = L’écran est pour { $seat } et pour personne d’autre.
win-save-where = Enregistrer une copie sous
win-comment-here = Commentaire sur l’entrée { $ply }
win-quit-ask = Partir ? La partie est enregistrée, et vous pourrez la reprendre.
win-watching = Vous regardez ; q pour partir.
win-entry = Entrée { $ply } sur { $last }
win-line-main = la partie
win-line = variante { $n } depuis l’entrée { $ply }
win-eyes-all = comme tous la voient
win-eyes = comme { $seat } l’a vue
win-commented = Commentaire : { $text }
win-forked = Une nouvelle partie à partir d’ici est dans { $file }.
win-beginning = Il ne s’est encore rien passé.
panel-table = Table
panel-hand = Mains
panel-technologies = Technologies
panel-galaxy = Galaxie
panel-map = Carte
panel-actions = Actions
panel-tracks = Pistes
panel-nations = Nations
panel-planets = Planètes
panel-goals = Objectifs
panel-influence = Influence
panel-neighbours = Voisinages
panel-dice = Dés
panel-sheet = Feuille de score

## Les campagnes

campaigns-titled = { $name } ({ $difficulty })
campaigns-row = { $title } : { $levels }
campaigns-status = Campagne : { $title }
campaigns-none = Aucun niveau n’est encore terminé.
campaigns-running = { $turn ->
    [0] Le niveau { $level } est en cours de mise en place.
   *[other] Le niveau { $level } est en cours, tour { $turn }.
  }
campaigns-level = { $minimum ->
    [0] Niveau { $level }. Objectifs :
   *[other] Niveau { $level }. Score minimum : { $minimum }. Objectifs :
  }
campaigns-objective = { $name } : { $text }
campaigns-next = { $minimum ->
    [0] Le niveau { $level } est le prochain. Objectifs : { $objectives }.
   *[other] Le niveau { $level } est le prochain. Score minimum : { $minimum }. Objectifs : { $objectives }.
  }
campaigns-best = { $score ->
    [one] Meilleur score jusqu’ici : { $score } point.
   *[other] Meilleur score jusqu’ici : { $score } points.
  }
campaigns-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
campaigns-passed = { $minimum ->
    [0] Niveau { $level } : réussi avec { $points }.
   *[other] Niveau { $level } : réussi avec { $points } (score minimum { $minimum }).
  }
campaigns-failed = { $minimum ->
    [0] Niveau { $level } : manqué avec { $points }.
   *[other] Niveau { $level } : manqué avec { $points } (score minimum { $minimum }).
  }
campaigns-given-up = Niveau { $level } : abandonné.
campaigns-met = Réalisé : { $name }
campaigns-missed = Pas réalisé : { $name }
campaigns-won = La campagne est gagnée !

## Adversaires

level-cadet = cadet
    .word = première partie
level-pilot = pilote
    .word = connaît les règles
level-navigator = navigateur
    .word = un peu de pratique
level-captain = capitaine
    .word = joue bien
level-commodore = commodore
    .word = dur à battre
level-admiral = amiral
    .word = le plus fort de tous
level-strongest = le plus fort
level-random = hasard
    .word = sans réfléchir
level-greedy = glouton
level-beginner = débutant
level-simple = simple
by-hand-seats = { $n ->
    [one] Joue ici selon des règles écrites à la main : ce qu’il a appris n’a pas été essayé avec ce nombre de joueurs.
   *[other] Jouent ici selon des règles écrites à la main : ce qu’ils ont appris n’a pas été essayé avec ce nombre de joueurs.
  }
by-hand-data = { $n ->
    [one] Joue ici selon des règles écrites à la main : ce qu’il a appris n’a pas été essayé avec ce matériel.
   *[other] Jouent ici selon des règles écrites à la main : ce qu’ils ont appris n’a pas été essayé avec ce matériel.
  }
by-hand-damaged = { $n ->
    [one] Joue ici selon des règles écrites à la main : ce qu’il a appris ne peut pas servir.
   *[other] Jouent ici selon des règles écrites à la main : ce qu’ils ont appris ne peut pas servir.
  }
hint-answer = Niveau { $level }, pour { $seat } au coup { $ply } : { $text }
hint-column-answer = réponse
hint-column-visits = visites
hint-column-worth = valeur
hint-column-line = suite possible
hint-iterations = { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
  }
hint-learned = Évalué d’après ce qui a été appris, génération { $weights }
hint-by-hand = { $refused ->
    [seats] Évalué selon des règles écrites à la main : ce qui a été appris n’a pas été essayé avec ce nombre de joueurs.
    [data] Évalué selon des règles écrites à la main : ce qui a été appris n’a pas été essayé avec ce matériel.
   *[damaged] Évalué selon des règles écrites à la main : ce qui a été appris ne peut pas servir ici.
  }
hint-here = Conseil : { $text }
hint-row = { $text } ({ $share } % de la réflexion, valeur { $worth })

hint-why = Pourquoi : { $text }

## Les enregistrements

show-asked = À { $seats } de répondre.
show-chance = C’est au hasard de répondre.
report-title = { $game } : { $names }
report-rules = règles { $rules }, données { $data }
report-date = jouée
report-options = Options
report-result = Résultat
report-seat = siège
report-place = rang
report-score = score
report-end = La fin
report-match = La partie
report-setup = Mise en place
report-turn = Tour { $number }
report-final = La table à la fin
report-at = La table après l’entrée { $ply }
report-variation = Variante { $n }, après l’entrée { $ply }
report-running = La partie n’est pas finie.
report-proof = Son hasard se vérifie avec : { $command }
fork-written = { $file } reprend après l’entrée { $ply }.
fork-kept = { $file } contient cette ligne comme variante { $n }, après l’entrée { $ply }.
fork-known = { $file } contient déjà cette ligne.
verify-open = { $file } est en règle : la partie se rejoue, et ses { $answers } réponses du hasard découlent de sa graine. La graine était connue dès le début : rien ne prouve qu’elle était secrète.
verify-sealed = { $file } est en règle : la partie se rejoue, et ses { $answers } réponses du hasard découlent de la graine scellée au départ.

## Quand quelque chose ne va pas

error-not-a-number = « { $text } » n’est pas un nombre.
error-out-of-range = { $n } n’est pas compris entre 1 et { $last }.
error-unknown-command = Commande inconnue : « { $text } ». Tapez aide.
error-ambiguous = « { $text } » peut vouloir dire { $meanings }.
error-illegal-action = « { $text } » n’est pas possible ici. Possible : { $legal }.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-unknown-game = Il n’y a pas de jeu « { $game } ». Disponibles : { $available }.
error-unknown-language = Il n’y a pas de langue « { $lang } ». Disponibles : { $available }.
error-unknown-option = Il n’y a pas de réglage « { $option } ».
error-bad-option-value = « { $value } » n’est pas une valeur de « { $option } ».
error-not-possible = « { $text } » n’est pas possible maintenant. { table-type-number }
error-no-file = Nommez un fichier : enregistrer FICHIER.
error-cannot-save = Impossible d’enregistrer dans { $file } : { $reason }.
error-yes-or-no = Tapez oui ou non.
error-bad-record = Cet enregistrement est illisible : { $reason }.

## Les rapports du laboratoire

lab-title = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  } : ce que disent les parties
lab-counted = Décompte : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }.
lab-limited = Arrêtées par la limite de tours : { $limited }. Elles comptent pour la durée et l’usage, pas pour les victoires.
lab-interval = Les intervalles sont à 95 % (intervalle de Wilson sur le nombre effectif de parties ; la variance est prise entre les donnes, car les parties d’une même donne ne sont pas indépendantes). Un sur vingt se trompe par hasard : quatre ou cinq dans un tableau de quatre-vingt-dix lignes. Le trait gris est la part équitable.
lab-left = Enregistrements d’autres jeux, d’un autre nombre de sièges ou inachevés : { $left } ; ils ne sont pas comptés.
lab-mixed-options = Prudence : des parties jouées sous { $kinds } jeux d’options différents sont comptées ensemble.
lab-mixed-data = Prudence : des parties jouées avec { $sets } jeux de données différents sont comptées ensemble ; les noms sont ceux de la première partie.
lab-one-agent = Tous les camps ont été joués par { $agent }.
lab-mixed-agents = Prudence : des agents de force différente ont joué. Ce que le plus fort aime utiliser gagne plus souvent, quelle qu’en soit la valeur ; les parties d’un agent contre lui-même en disent plus sur le jeu.
lab-agents = Victoires par agent
lab-agents-text = La part des parties gagnées par chaque agent, de tous les côtés de la table.
lab-sides = Victoires par côté de la table
lab-sides-text = La part des parties gagnées de chaque côté : un siège ou une équipe.
lab-sides-row = côté { $n }
lab-order = Victoires selon l’ordre du tour
lab-order-text = Qui a eu le premier tour, qui le deuxième : l’avantage de commencer.
lab-order-row = numéro { $n } dans l’ordre
lab-reasons = Comment les parties ont fini
lab-reasons-text = La raison de la fin, telle que les règles la donnent.
lab-length = Durée
lab-length-text = Les tours de tous les côtés ensemble ; les coups sont les réponses une à une, celles du hasard aussi.
lab-leads = Avance
lab-leads-text = Combien de fois l’avance a changé de côté, et la part de la partie (médiane) après laquelle le vainqueur est resté devant.
lab-lead-score = points jusque-là
lab-lead-judgement = notre évaluation de la position
lab-points = D’où viennent les points
lab-points-text = Points moyens d’un côté par partie, selon la ligne de la feuille de score.
lab-points-none = Les parties n’ont pas de feuille de score.
lab-verbs = Usage des réponses
lab-verbs-text = Ce que les joueurs ont répondu, par verbe, et les victoires de ceux qui l’ont fait au moins une fois.
lab-uses = { $event } : { $thing }
lab-uses-text = Combien de fois chaque { $thing } figure dans un événement « { $event } », et les victoires de ceux qui l’ont eu au moins une fois.
lab-all-rows = Toutes les { $rows } lignes
lab-between = ({ $rows } lignes entre les deux)
lab-col-who = qui
lab-col-games = parties
lab-col-matches = parties
lab-col-share = part des victoires
lab-col-interval = 95 %
lab-col-fair = équitable
lab-col-reason = raison
lab-col-part = part
lab-col-measure = mesure
lab-col-turns = tours
lab-col-plies = coups
lab-col-mean = moyenne
lab-col-least = minimum
lab-col-tenth = 10 %
lab-col-median = médiane
lab-col-ninetieth = 90 %
lab-col-most = maximum
lab-col-changes = changements
lab-col-unchanged = sans changement
lab-col-settled = acquise après
lab-col-event = événement
lab-col-source = source
lab-col-winners = vainqueurs
lab-col-others = autres
lab-col-thing = élément
lab-col-uses = usages
lab-col-per-match = par partie
lab-col-used-by = utilisé par
lab-col-won = victoires des utilisateurs
lab-drama = Suspense
lab-drama-text = De combien le futur vainqueur devançait le meilleur autre côté, selon notre évaluation de la position (-2 à 2), à chaque dixième d’une partie ; entre quelles valeurs se trouvaient huit parties sur dix ; et dans combien il était devant. Une courbe qui monte tard, c’est un jeu qui reste ouvert.
lab-holes = Trous dans les règles
lab-holes-text = Ce qui ne finit pas, tourne en rond, ne laisse pas de choix ou n’arrive jamais. Rare n’est pas une faute : c’est un endroit à regarder.
lab-hole-limited = Parties que seule la limite de tours a arrêtées
lab-hole-repeated = Parties où une position est revenue
lab-hole-forced = Questions à une seule réponse
lab-hole-spurned = Proposé ({ $verb }) et jamais choisi : { $count }
lab-map = Carte de { $event } : { $thing }
lab-map-text = { $places } endroits du plateau. Plus le cercle est grand, plus c’est fréquent ; bleu là où ceux qui l’ont fait ont gagné plus que leur part, rouille là où ils ont gagné moins, dans la mesure où c’est sûr. Le tableau donne les endroits les plus utilisés.
lab-col-tenth-of-match = dixième de la partie
lab-col-lead = avance du vainqueur
lab-col-ahead = vainqueur devant
lab-col-hole = quoi
lab-col-seen = observé
lab-col-above-fair = au-dessus de la part équitable
lab-scorecard-title = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  } : les cinq constats les plus nets
lab-finding-none = Rien ne ressort avec ce nombre de parties.
lab-finding-side-more = Le côté { $n } de la table gagne { $share } de ses parties ; { $fair } serait équitable.
lab-finding-side-less = Le côté { $n } de la table ne gagne que { $share } de ses parties ; { $fair } serait équitable.
lab-finding-order-more = Le numéro { $n } dans l’ordre du tour gagne { $share } ; { $fair } serait équitable.
lab-finding-order-less = Le numéro { $n } dans l’ordre du tour ne gagne que { $share } ; { $fair } serait équitable.
lab-finding-thing-more = { $thing } ({ $event }) est aux vainqueurs : qui l’utilise gagne { $share } là où { $fair } serait équitable ; { $used } des côtés l’utilisent.
lab-finding-thing-less = { $thing } ({ $event }) est aux perdants : qui l’utilise ne gagne que { $share } là où { $fair } serait équitable ; { $used } des côtés l’utilisent.
lab-finding-drama-early = Les parties se décident tôt : à la mi-temps, le futur vainqueur est devant dans { $ahead } d’entre elles ({ $fair } serait le hasard).
lab-finding-drama-late = Les parties restent ouvertes : à la mi-temps, le futur vainqueur est devant dans { $ahead } d’entre elles ({ $fair } serait le hasard).
lab-finding-hole-limited = { $share } des parties ne finissent pas d’elles-mêmes ; seule la limite de tours les arrête.
lab-finding-hole-repeated = Dans { $share } des parties, une position revient : on peut tourner en rond.
lab-finding-hole-spurned = Proposé ({ $verb }) et jamais choisi : { $things }.
lab-vital = Chiffres essentiels
lab-vital-text = De quel genre de jeu il s’agit, en quelques nombres ; médianes des parties, sauf les changements d’avance, qui sont des moyennes.
lab-vital-turns = tours de tous les côtés ensemble
lab-vital-plies = réponses, celles du hasard aussi
lab-vital-changes-score = changements d’avance, selon les points
lab-vital-changes-judgement = changements d’avance, selon notre évaluation
lab-vital-settled-score = part d’une partie après laquelle le vainqueur reste devant, selon les points
lab-vital-settled-judgement = part d’une partie après laquelle le vainqueur reste devant, selon notre évaluation

table-does-nothing = { $label } (ne change rien maintenant : { $lacks })

## Problèmes

puzzle-win-this-turn = Gagnez pendant ce tour
puzzle-best-answer = Trouvez le meilleur coup
puzzle-title = Problème { $id } : { $kind }
puzzle-level = Trouvé par : { $level }
puzzle-keys = Répondez par un numéro, un texte ou quelques mots ; « solution » donne la réponse ; une ligne vide pour quitter.
puzzle-show = solution
puzzle-solution = La solution : { $text }
puzzle-wrong = Ce n’est pas cela.
puzzle-follows = Voici la suite :
puzzle-again = La position est comme avant. Essayez encore.
puzzle-solved = Résolu !
puzzle-standing = { $solved ->
    [one] { $solved } problème résolu
   *[other] { $solved } problèmes résolus
  }, { $streak ->
    [one] { $streak } jour d’affilée
   *[other] { $streak } jours d’affilée
  }
level-none = aucun niveau

## Les expériences du laboratoire

lab-compare-title = { $game } : { $before } et { $after }
lab-compare-played = Joué : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } avec chacun, sur { $deals ->
    [one] la même donne
   *[other] les mêmes { $deals } donnes
  }, par { $agents }.
lab-compare-limited = Terminées par la limite de tours : { $before } avant, { $after } après.
lab-compare-interval = Les intervalles sont à 95 % pour la différence, la variance étant prise entre les donnes. Une différence est dite nette quand zéro est hors d’un intervalle qui tient compte du nombre de chiffres de son tableau (Bonferroni) : un tableau sur vingt a une ligne nette par hasard.
lab-compare-nothing = Verdict : aucun des { $figures } chiffres n’a changé nettement avec ce nombre de parties. Des effets plus petits demandent plus de donnes.
lab-compare-clear = Verdict : { $clear } des { $figures } chiffres ont changé nettement. Les plus nets :
lab-compare-more = { $figure } : plus, { $after } au lieu de { $before } (différence de { $low } à { $high }).
lab-compare-less = { $figure } : moins, { $after } au lieu de { $before } (différence de { $low } à { $high }).
lab-compare-length = Durée et attente
lab-compare-length-text = Combien durent les parties, et combien de réponses des autres on attend entre deux de ses tours.
lab-compare-choices = Choix
lab-compare-choices-text = Combien il y a à décider.
lab-compare-lead = Tension
lab-compare-lead-text = À quel point les parties sont disputées, selon notre évaluation de la position à la fin de chaque tour.
lab-compare-ends = Fins
lab-compare-ends-text = Comment les parties se terminent.
lab-compare-sides = Équité par siège
lab-compare-sides-text = La part des parties gagnées de chaque côté de la table.
lab-compare-order = Équité par ordre de jeu
lab-compare-order-text = La part des parties gagnées par qui a eu le premier tour, le deuxième, et ainsi de suite.
lab-compare-points = Points
lab-compare-points-text = Points moyens d’un camp, et d’où ils viennent.
lab-compare-uses = Utilisation
lab-compare-uses-text = Combien de fois les choses servent dans une partie, tous camps confondus.
lab-compare-wins = Victoires des utilisateurs
lab-compare-wins-text = La part des parties gagnées par les camps qui ont utilisé une chose au moins une fois.
lab-figure-turns = Tours par partie
lab-figure-plies = Entrées par partie
lab-figure-downtime = Réponses des autres entre deux de ses tours
lab-figure-choices = Réponses possibles quand il y a un choix
lab-figure-forced = Questions à une seule réponse
lab-figure-tension = Égalité à la fin d’un tour (0 : décidé, 1 : égal)
lab-figure-lead-changes = Changements de tête
lab-figure-settled = Part de la partie après laquelle le vainqueur reste en tête
lab-figure-limited = Parties terminées par la limite de tours
lab-figure-reason = Parties qui finissent ainsi : { $thing }
lab-figure-side = Victoires du côté { $thing }
lab-figure-order = Victoires du numéro { $thing } dans l’ordre de jeu
lab-figure-score = Points d’un camp
lab-figure-points = Points d’un camp, { $thing }
lab-figure-uses = Utilisations par partie, { $thing }
lab-figure-wins = Victoires de ceux qui ont { $thing }
lab-col-figure = chiffre
lab-col-before = avant
lab-col-after = après
lab-col-difference = différence
lab-col-clear = net
lab-yes = oui
lab-worth-title = { $game } : ce que valent les choses
lab-worth-text = Jeu restreint : { $agent } sans une chose contre { $agent } avec tout, sur les mêmes donnes, de chaque côté.
lab-worth-how = Moins on gagne sans une chose, plus elle vaut. À la part équitable, on peut s’en passer. Ce qui est distribué, comme une corporation, est privé de son pouvoir ; la part équitable est alors ce que ses propriétaires gagnent avec lui, sur les mêmes donnes.
lab-skill-title = { $game } : la courbe du savoir-faire
lab-skill-text = { $agent } avec deux fois plus d’itérations contre { $agent } avec la moitié.
lab-skill-how = Là où doubler gagne encore nettement, il reste à trouver ; à la part équitable, il n’y a plus rien à trouver à cette profondeur.
lab-col-worth-of = sans
lab-col-skill-of = itérations par tour

## L’entraîneur

coach-looking = Examen de chaque décision
coach-luck = Vous avez commis moins d’erreurs que le vainqueur : c’est la chance qui a décidé.
coach-no-slips = Rien qui vous ait sûrement coûté quelque chose.
coach-slip = { $number }. Entrée { $ply } : vous avez répondu « { $played } ». Mieux : « { $other } ». Cela fait environ { $by } victoires de plus sur 100 parties à partir de là (± { $off }).
coach-well = Bien joué, entrée { $ply } : « { $played } ». La réponse suivante, « { $other } », gagne environ { $by } parties de moins sur 100 (± { $off }).
coach-again = Rejouer à partir d’ici : { $command }

## L’entraîneur d’une partie guidée dans le terminal

guide-new = { $game } est nouveau pour vous ? Le premier vol : { $learn }. Une partie guidée : { $guided }.
guide-wins = Comment on gagne : { $text }
guide-turn = Ce qu’est un tour : { $text }
guide-said = Entraîneur : { $text }
guide-show = Montrez-moi : { $command }
guide-choices = Ce qu’apportent les principaux choix d’ici la fin de votre tour, si vous continuez bien :
guide-gain = (+) { $text }
guide-risk = (−) { $text }
guide-slip = Entraîneur : cela vous coûte quelque chose. Vous avez choisi « { $played } » ; mieux, d’après ce que vous pouviez savoir : « { $other } ». Cela fait environ { $by } victoires de plus sur 100 parties (± { $off }). « { table-undo } » revient sur ce coup.

## Leçons dans le terminal

lesson-open = { $title } ({ $n } min) : { $about }
lesson-learned = ✓ { $title } ({ $n } min) : { $about }
lesson-step = [{ $n }/{ $of }]
lesson-on = Entrée pour continuer (retour, quitter) :
lesson-answer = Votre réponse (1 à { $last }, ou montrer, retour, quitter) :
lesson-quit = quitter
lesson-back = retour
lesson-show = montrer
lesson-done = La leçon est finie.
