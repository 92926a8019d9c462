# Les mots communs à tous les jeux et aux tables où l’on y joue.
#
# $you, partout : « yes » (la personne qui lit), « target » (elle est de l’autre côté),
# toute autre valeur (elle ne fait que regarder).

## Assembler

number = { $n }
plain = { $text }
team-of = Équipe { $names }
list-nothing = rien
list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
sentence = { CAPITAL($clause) }.

## Les personnes

seat = Joueur { $n }
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
thinking = { $seat } réfléchit…
forced = une seule réponse possible
match-over = La partie est terminée.
match-draw = Personne ne gagne.
match-won = { $you ->
    [yes] Vous gagnez !
   *[no] { $seat } gagne.
  }
match-won-many = { $seats } gagnent.
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
table-save = enregistrer
table-resign = abandonner
table-agents = À la table : { $names }.
table-asked = { $you ->
    [yes] C’est à vous, { $seat }.
   *[no] C’est à { $seat }.
  }
table-happened = Ce qui s’est passé :
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
        [one] { $count } réponse.
       *[other] { $count } réponses.
      }
   *[no] { $seat } a repris { $count ->
        [one] { $count } réponse.
       *[other] { $count } réponses.
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
    plateau : revoir la table.
    journal : ce qui s’est passé jusqu’ici.
    aide NOM, ou ? NOM : ce que fait un élément de la table ; aide NUMÉRO : de quoi parle un choix.
    enregistrer FICHIER : écrire la partie jusqu’ici.
    abandonner : renoncer.
    quitter : enregistrer et partir.
table-help-topics = Les règles en bref : aide { $topics }.
table-help-elements = Vous pouvez demander : { $names }.
table-help-none = Il n’y a pas d’aide sur « { $text } ».
table-help-many = « { $text } » peut désigner { $names }.
table-place = { $you ->
    [yes] Vous ({ $seat })
   *[no] { $seat }
  } : place { $place }, score { $score }
table-lost = Vous ne gagnez pas.
table-limited = La limite de tours de la table y a mis fin.
table-reason = Raison : { $reason }.
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

## Adversaires

level-cadet = cadet
level-pilot = pilote
level-navigator = navigateur
level-captain = capitaine
level-commodore = commodore
level-admiral = amiral
level-strongest = le plus fort
level-random = hasard
level-greedy = glouton
level-beginner = débutant
level-simple = simple
hint-answer = Niveau { $level }, pour { $seat } au coup { $ply } : { $text }
hint-column-answer = réponse
hint-column-visits = visites
hint-column-worth = valeur
hint-column-line = suite possible
hint-iterations = { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
  }

## Les enregistrements

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
