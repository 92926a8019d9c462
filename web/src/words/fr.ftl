# Les mots de la page elle-même.

## La question

page-question = Ce qui est demandé
page-your-turn = À vous
page-step = étape { $step } sur { $of }
page-answers = Réponses
page-do = Valider
page-widen = Revenir
page-undo = Annuler
page-hint = Conseil
page-end-turn-ask = Tour fini. Le terminer ?
page-end-turn = Fin du tour
page-end-turn-back = { $n ->
    [one] Vous pouvez encore revenir d’un pas.
   *[other] Vous pouvez encore revenir de { $n } pas.
  }
page-takeback = Reprise
page-takeback-asked = { $seat } voudrait reprendre { $n ->
    [one] une réponse.
   *[other] { $n } réponses.
  }
page-agree = Accepter
page-refuse = Refuser
page-is-choosing = { $n ->
    [one] { $names } choisit
   *[other] { $names } choisissent
  }
page-chance-answers = Le hasard répond
page-show-end = Voir le résultat

## Le journal

page-log = Journal
page-log-all = Tout
page-chat = Messages
page-chat-none = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-since = Depuis votre dernier tour
page-before = Avant
page-more = Voir plus

## Les sièges

page-seat-you = vous
page-seat-here = ici
page-seat-away = absent
page-seat-turn = joue
page-seat-waits = attend
