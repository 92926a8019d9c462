# Les mots communs à tous les jeux et aux tables où l’on y joue.
#
# $you, partout : « yes » (la personne qui lit), « target » (elle est de l’autre côté),
# toute autre valeur (elle ne fait que regarder).

## Assembler

number = { $n }
list-nothing = rien
list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
sentence = { CAPITAL($clause) }.

## Les personnes

seat = Joueur { $n }
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
thinking = { $seat } réfléchit…
forced = une seule réponse possible
match-over = La partie est terminée.
match-draw = Personne ne gagne.
match-won = { $you ->
    [yes] Vous gagnez !
   *[no] { $seat } gagne.
  }
place-of = { $you ->
    [yes] Vous : place { $place }
   *[no] { $seat } : place { $place }
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
table-undone = { $count ->
    [one] Une réponse a été reprise.
   *[other] { $count } réponses ont été reprises.
  }
table-undo-nothing = Il n’y a rien à reprendre.
table-undo-revealed = Impossible de reprendre : quelque chose a été dévoilé depuis.
table-reveals = sans retour possible
table-help = aide
table-help-commands = Tapez le numéro d’une réponse ou son texte. Ou bien : reprendre, conseil, journal, plateau, aide, quitter.
table-hint = conseil
table-log = journal
table-board = plateau
table-quit = quitter
table-quit-sure = Quitter cette partie ? Elle est enregistrée.
table-saved = Enregistré dans { $file }.
table-welcome = { $game } : { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }.

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
error-bad-record = Cet enregistrement est illisible : { $reason }.
