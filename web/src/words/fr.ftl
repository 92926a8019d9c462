# Les mots de la page elle-même.

## La question

page-question = Ce qui est demandé
page-your-turn = À vous
page-turn-of = Au tour { DE($name) }
page-step = étape { $step } sur { $of }
page-answers = Réponses
page-do = Valider
page-confirm = Confirmer : { $what } ?
page-lacks = Ne change rien maintenant : { $lacks }.
page-advice = Ce qui a été pesé : part de la réflexion, valeur de −1 (perdu) à +1 (gagné)
page-widen = Revenir
page-undo = Reprendre
page-hint = Conseil
page-hint-thinking = Réflexion…
page-hint-waiting = En attente de son tour…
page-end-turn-ask = Tour joué. Le terminer ?
page-end-turn = Fin du tour
page-end-turn-back = { $n ->
    [one] Vous pouvez encore reprendre un coup.
   *[other] Vous pouvez encore reprendre { $n } coups.
  }
page-takeback = Reprise de coup
page-takeback-asked = { $seat } voudrait reprendre { $n ->
    [one] son dernier coup.
   *[other] les { $n } derniers coups.
  }
page-agree = Accepter
page-refuse = Refuser
page-takeback-waits = Vous avez demandé à reprendre votre coup. En attente { DE($names) }.
page-takeback-withdraw = Retirer la demande
page-takeback-granted = La reprise vous est accordée.
page-takeback-refused = La reprise vous est refusée.
page-takeback-lapsed = La partie a continué : votre demande de reprise est restée sans réponse.
page-is-choosing = { $n ->
    [one] { $names } choisit
   *[other] { $names } choisissent
  }
page-chance-answers = Le hasard répond
page-show-end = Voir le résultat

## Le journal

page-log = Journal
page-log-all = Tout
page-log-setup = { $n ->
    [one] Mise en place : une ligne
   *[other] Mise en place : { $n } lignes
}
page-chat = Messages
page-chat-unread = { $n ->
    [one] un nouveau message
   *[other] { $n } nouveaux messages
  }
page-chat-none = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-film = Tours des autres
    .text = Montrés pas à pas, depuis le plateau tel qu’il était.
page-film-slow = lentement
page-film-normal = vitesse normale
page-film-fast = rapidement
page-film-fastest = très vite
page-film-off = ne pas montrer
page-film-before = Le plateau tel qu’il était
page-film-quiet = Un choix ; rien ne bouge encore
page-film-at = { $at } sur { $of }
page-film-skip = Au présent
page-film-any = toute touche
page-film-then = puis c’est à vous
page-film-chance = Le hasard
page-points-why = appuyez pour voir d’où ils viennent
page-marks = Ce qu’on vous a fait : { $n }
page-marks-seen = Vu
page-since = Depuis votre dernier tour
page-since-show = revoir
page-more = Voir plus

## Les sièges

page-seat-you = vous
page-seat-bot = ordinateur
page-seat-here = ici
page-seat-away = absent
page-seat-turn = joue
page-seat-waits = attend

## Partout

page-skip = Aller au contenu
page-loading = Le ciel tourne…
page-levels-slow = Les niveaux réfléchissent lentement, car leurs règles ne sont pas compilées, et l’amiral joue à la pendule.
page-levels-compiling = Les niveaux réfléchissent lentement pendant que leurs règles sont compilées ({ $share } %) ; d’ici là, l’amiral joue à la pendule.
page-levels-faster = Les niveaux réfléchissent désormais plus vite.
page-retry = Réessayer
page-cancel = Annuler
page-close = Fermer
page-continue = Continuer
page-open = Ouvrir
page-all = Toutes
page-copy = Copier
page-copied = Copié
page-name = Nom
page-password = Mot de passe
page-sign-in-wrong = Nom ou mot de passe incorrect.
page-security = Mot de passe et sessions
page-password-old = Ancien mot de passe
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-password-changed = Le mot de passe est changé ; tous les autres navigateurs sont déconnectés.
page-password-wrong = L’ancien mot de passe est incorrect.
page-sessions = Où vous êtes connecté
page-session-this = ce navigateur
page-session-seen = dernière utilisation { $when }
page-session-unknown = Un navigateur
page-session-end = Déconnecter
page-session-ended = La session est terminée.
page-sessions-end = Se déconnecter partout ailleurs
page-saved = Enregistré.
page-guest = Invité
page-nav = Navigation
page-nav-games = Jeux
page-nav-lobby = Salon
page-nav-campaigns = Campagnes
page-nav-records = Parties
page-nav-rules = Règles
page-nav-settings = Réglages
page-sound = Son
page-language = Langue
page-language-other = English
page-theme = Thème
page-theme-dark = instrument de nuit
page-theme-light = carte du ciel
page-theme-other = Passer de la nuit à la carte
page-to-games = Retour aux jeux
page-lost-title = Il n’y a rien ici
page-lost-text = Cette adresse ne mène nulle part ; il y manque peut-être une lettre.

## Accueil

page-hero = Quatre jeux sous un même ciel
page-hero-sub = Choisissez et jouez. La première décision est à deux clics.
page-play-now = Jouer
page-level = Niveau
page-friends = Amis
page-hotseat = Même écran
page-campaign = campagne
page-my-games = Vos parties
page-my-games-none = Aucune partie en cours. Choisissez un jeu ci-dessus.
page-my-games-nothing = Aucune partie en cours.
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table n’attend de joueurs en ce moment.
page-new-table = Nouvelle table
page-all-games = Tous les jeux
page-campaign-lead = Seul parmi les étoiles
page-game-zenith = Zenith
    .sub = Attirez cinq planètes de votre côté du ciel
    .seats = 2 ou 2 × 2
    .time = 30 min
page-game-kepler3042 = Kepler-3042
    .sub = Fondez un peuple parmi les étoiles
    .seats = 1 à 4
    .time = 120 min
page-game-kepler3ad-1 = Kepler-3Ad
    .sub = Première édition : les quartiers d’une planète
    .seats = 2 à 5
    .time = 30 à 60 min
page-game-kepler3ad-2 = Kepler-3Ad II
    .sub = Deuxième édition : les passages d’une galaxie
    .seats = 2 à 5
    .time = 20 min par joueur
page-table-with = { $game } avec { $names }
page-table-waits = attend des joueurs
page-table-invited = On vous invite à rejouer
page-table-closed = fermée
page-table-runs = en cours
page-result = Résultat
page-result-won = gagnée
page-result-shared = victoire partagée
page-result-lost = perdue
page-result-watched = jouée par d’autres
page-result-none = sans résultat
page-record-seats = { $n ->
    [one] un siège
   *[other] { $n } sièges
  }
page-filter-game = Jeu
page-filter-all = tous
page-finished = Terminées
page-finished-none = Rien n’est encore terminé.

## S’asseoir

page-game = Jeu
page-seats = Sièges
page-seat-count = Combien de sièges ?
page-seat-who = Qui prend le siège { $n } ?
page-seat-free = libre
page-seat-invited = invité
page-seat-kind-me = moi
page-seat-kind-person = une personne
page-seat-kind-hotseat = quelqu’un à côté de moi
page-seat-kind-friend = un ami avec le lien
page-seat-kind-open = ouvert à tous
page-seat-kind-level = l’ordinateur
page-seat-kind-agent = un programme
page-hotseat-name = Joueur { $n }
page-create = Créer la table
page-create-link = Créer la table et obtenir le lien
page-options = Options du jeu
page-data-shipped = les données fournies
page-made = notre reconstitution ; l’original n’a pas été vérifié
page-made-legend = Ainsi marqué : notre reconstitution, dont l’original n’a pas été vérifié.
page-made-why = Ce qui est reconstitué, et comment le corriger
page-rulings = { $n ->
    [one] Une question que la règle laisse ouverte
   *[other] { $n } questions que la règle laisse ouvertes
  }
page-house = Conventions de la table
page-house-spectators = les spectateurs sont admis
page-house-chat = messages
page-house-hints = conseils
page-house-takeback = on peut demander à reprendre un coup
page-house-returning = qui s’absente peut revenir
page-house-return_match = revanche avec la même donne
page-clock = Pendule
page-clock-none = sans pendule
page-clock-live = en direct
page-clock-days = par correspondance
page-clock-minutes = minutes par joueur
page-clock-increment = secondes ajoutées par tour
page-clock-each = jours par tour
page-timeout = Quand le temps est écoulé
page-timeout-replace = l’ordinateur prend le siège
page-timeout-answer = l’ordinateur répond une fois
page-timeout-lose = la partie est perdue
page-waiting-title = { $game } : on attend des joueurs
page-waiting-text = La partie commence toute seule dès que tous les sièges sont pris.
page-invite = Inviter
page-invite-text = Envoyez ce lien à vos amis : en l’ouvrant, chacun peut prendre un siège.
page-invite-open = Quiconque ouvre ce lien voit la table.
page-home-only-here = Ce lien ne fonctionne que sur cette machine.
page-home-let = Inviter les amis de la maison
page-home-open = Vos amis, dans cette maison, ouvrent cette adresse :
page-home-code = Code QR de l’adresse pour les amis de la maison
page-home-same = Ils doivent être sur le même réseau (le même Wi-Fi). Personne d’autre ne peut y accéder.
page-home-close = Refermer
page-sit = S’asseoir
page-get-up = Se lever
page-close-table = Fermer la table
page-sealed = La graine du hasard est scellée ; son empreinte :
page-join = Invitation
page-join-title = { $names } vous invite à { $game }
page-join-text = Prenez un siège ; aucun compte n’est nécessaire.
page-join-name = Votre nom à la table
page-terms-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } par joueur, plus { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
  } par tour
page-terms-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
  }
page-join-full = Les sièges sont pris, ou la partie a commencé.
page-watch = Regarder
page-rules-title = Les règles ont changé
page-rules-choose = Cette partie a commencé avec d’anciennes règles et ne peut pas reprendre exactement là où elle en est. Vous pouvez continuer avec les nouvelles règles, à partir de la dernière position qui peut être rejouée, ou arrêter la partie sans résultat.
page-rules-together = Rien ne se passe tant que tous les joueurs n’ont pas fait le même choix.
page-rules-go-on = Continuer avec les nouvelles règles
page-rules-end = Arrêter sans résultat
page-rules-asked = C’est noté. En attente du choix des autres joueurs.
page-rules-ended = La partie est terminée, sans résultat.
page-rules-wait = Cette partie a commencé avec d’anciennes règles. Ceux qui la jouent décident si elle continue.
page-no-table = Cette table ne peut pas être montrée

## À la table

page-watching = spectateur
page-live = en ligne
page-reconnecting = reconnexion…
page-reconnecting-kept = reconnexion… votre clic est conservé
page-lost = plus de connexion depuis { $since }
page-menu = Menu
page-aids = Aides de jeu
page-keys = Touches
page-keys-number = désigner une réponse ; deux fois pour la valider
page-keys-enter = valider
page-keys-escape = revenir
page-keys-arrows = d’un lieu éclairé à l’autre
page-keys-name = taper le nom d’un lieu pour le désigner, par exemple PA2
page-keys-slash = commencer un nom dont la première lettre est déjà une touche
page-typing-begin = Tapez le nom d’un lieu
page-typing-none = rien ne porte ce nom
page-takeback-ask = Demander à reprendre un coup
page-copy-link = Copier le lien pour les spectateurs
page-resign = Abandonner
page-resign-sure = Abandonner ? La partie s’arrête pour tout le monde.
page-resign-level = Abandonner ce niveau ? Vous pourrez le recommencer.
page-leave = Quitter la table
page-come-back = Reprendre mon siège
page-leave-sure = Partir ? L’ordinateur jouera à votre place.
page-record = Télécharger
page-curtain-turn = À { $name } de jouer
page-curtain-away = { $names } : ne regardez pas
page-curtain-open = Voir ma main

## La fin

page-place = Rang
page-score = Score
page-course = Le cours de la partie
page-turning = Les tournants
page-turning-text = L’ordinateur examine chaque moment de la partie et montre où elle a basculé.
page-turning-find = Trouver les tournants
page-turning-far = { $done } moments examinés sur { $all }…
page-turning-none = Aucun coup n’a fait basculer cette partie à lui seul.
page-turning-better = L’ordinateur préfère : { $preferred } ({ $by } de mieux)
page-turning-instead = { $name } : « { $played } ». L’ordinateur préfère « { $preferred } » ({ $by } de mieux)
page-turning-failed = { $done } moments examinés sur { $all }. Un incident est survenu ; l’examen reprendra bientôt.
page-worth-axis = Valeur pour chacun : −100, c’est perdu ; 100, c’est gagné
page-axis-turns = Tours
page-turning-see = Revoir { $ply }
page-rematch = Rejouer
page-rematch-join = Rejoindre la nouvelle partie
page-return-match = Même donne, autre siège
page-return-asked = Vous êtes d’accord pour une revanche ; elle commence quand les autres le sont aussi.
page-twin = La revanche
page-watch-replay = Revoir la partie
page-show-board = Regarder le plateau
page-fair = Un hasard vérifiable
page-fair-text = Chaque tirage découle d’une graine scellée avant la partie. Votre navigateur les recalcule tous, sans interroger le serveur.
page-fair-check = Vérifier le hasard
page-fair-sealed = La graine est encore scellée.
page-fair-good = { $n ->
    [one] Le sceau est intact, et l’unique tirage en découle.
   *[other] Le sceau est intact, et les { $n } tirages en découlent.
  }
page-fair-open = { $n ->
    [one] L’unique tirage découle de la graine ; elle était connue dès le début.
   *[other] Les { $n } tirages découlent de la graine ; elle était connue dès le début.
  }
page-fair-wrong = À l’entrée { $ply }, l’enregistrement dit « { $said } », mais la graine donne « { $meant } ».
page-fair-broken = Le sceau est rompu : la graine, l’empreinte ou les nonces ont été modifiés.
page-fair-commitment = Empreinte
page-fair-nonces = Nonces
page-fair-seed = Graine
page-luck = Tirages obtenus et attendus
page-luck-what = Quoi
page-luck-drawn = obtenu
page-luck-expected = attendu
page-file = Ouvrir un enregistrement
page-file-text = Choisissez le fichier d’une partie pour voir ce qu’il contient et si son sceau est intact. Il ne quitte pas votre navigateur.
page-file-entries = { $n ->
    [one] une entrée
   *[other] { $n } entrées
  }
page-file-fits = Le sceau de cette partie est intact : graine, empreinte et nonces vont ensemble.
page-file-choose = Choisir un fichier
page-file-wrong = Ce fichier n’est pas une partie de Perihelion.

## Revoir

page-replay = Relecture
page-replay-start = Avant le premier coup
page-step-first = Au début
page-step-last = À la fin
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-turn-back = Un tour en arrière
page-step-turn-on = Un tour en avant
page-step-play = Lecture
page-step-pause = Pause
page-speed = Vitesse
page-eyes = Vu par
page-judge = Analyser la partie
page-judging = L’ordinateur analyse…
page-worth = Ce que la position valait pour chacun
page-judged-same = L’ordinateur aurait joué de même : { $preferred }
page-judged-other = Joué : { $played }. L’ordinateur préfère : { $preferred }
page-fork = Rejouer à partir d’ici
page-fork-mine = Je prends le siège de
page-fork-others = Les autres

## Règles et campagnes

page-chapters = Chapitres
page-campaign-text = Seul, niveau après niveau : chacun demande quelque chose de plus, et ce que vous réussissez avec de la marge vous aide au suivant.
page-campaign-needed = Ce qu’il faut
page-campaign-at-least = { $n ->
    [one] Au moins { $n } point
   *[other] Au moins { $n } points
  }
page-campaign-next = Ensuite : niveau { $level }
page-campaign-once-more = À refaire : niveau { $level }
page-campaign-mine = Mes campagnes
page-campaign-go = Vers les campagnes
page-campaign-won = gagnée
page-campaign-at = niveau { $level } sur { $of }
page-campaign-play = Jouer le niveau { $level }
page-campaign-drop = Abandonner
page-campaign-drop-sure = Abandonner vraiment cette campagne
page-campaign-begin = Commencer une campagne
page-campaign-begin-it = Commencer
page-campaign-minimum = { $n } points

## Réglages

page-likes = Vos préférences
page-like-system = comme le système
page-like-sound = Sons
    .text = Une cloche quand c’est à vous.
page-like-motion = Animations
    .text = Sans elles, ce qui a changé garde un anneau.
page-like-glow = Lueur
    .text = Sans elle, les lieux éclairés n’ont pas de halo.
page-like-auto = Jouer d’office quand il n’y a qu’un choix
    .text = Pour les prochaines tables.
page-like-confirm = Confirmer la fin du tour
    .text = Le hasard attend votre accord, et vous pouvez encore reprendre vos coups. Pour les prochaines tables.
page-account = Compte
page-account-known = Vous êtes { $name }.
page-account-guest = Vous jouez en invité dans ce navigateur. Avec un nom et un mot de passe, vous gardez vos parties partout.
page-account-nobody = Personne n’est connecté. Vous devenez invité en jouant.
page-claim = Nouveau compte
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-rename = Changer de nom
page-export = Emporter mes données
page-erase = Tout supprimer
page-erase-sure = Vos sièges deviennent anonymes, l’ordinateur joue à votre place. C’est définitif.
page-erased = Tout ce qui vous concerne est supprimé.
page-tokens = Jetons pour programmes
page-tokens-text = Un programme muni d’un jeton joue en votre nom.
page-token-label = À quoi il sert
page-token-make = Créer un jeton
page-token-drop = Révoquer
page-token-secret = Affiché une seule fois :

## Quand quelque chose ne va pas

page-error-unreachable = Le serveur ne répond pas. Votre dernier clic est conservé ; nouvel essai en cours.
page-error-broken = La page a rencontré une erreur. Rechargez-la.
page-error-stale = La table a changé entre-temps ; regardez à nouveau.
page-error-closed = Cette table a été fermée.
page-error-refused = Vous ne pouvez pas regarder cette table.
page-error-sign-in = Connectez-vous d’abord.
page-error-not-found = Cette table n’existe pas.
page-error-no-view = Cette partie a été jouée avec d’anciennes règles ; son résultat est conservé, mais pas le plateau.
page-error-too-many = Trop de demandes ; attendez un instant.

# The table of a game that has no board of its own.
page-any-table = La table
page-any-hidden = caché
page-like-steps = Demander chaque étape
    .text = Même ce qui va de soi : faire l’action choisie, la seule planète qui puisse payer. Prend effet tout de suite.

# Apprendre

page-nav-learn = Apprendre
page-learn-title = Apprendre à jouer à { $game }
page-learn-go = Premier vol
    .title = L’apprendre en quelques minutes
page-lesson-guide = Le guide
page-lesson-step = { $n } sur { $of }
page-lesson-progress = Où vous en êtes
page-lesson-back = Retour
page-lesson-on = Continuer
page-lesson-show = Faites-le pour moi
page-lesson-again = Encore une fois
page-lesson-list = Toutes les leçons
page-lesson-leave = Quitter la leçon
page-lesson-done = La leçon est finie.
page-lesson-reads = Le guide vous parle : lisez, puis continuez.
page-lesson-lost = Cette leçon n’existe pas
page-lesson-none = Il n’y a pas encore de leçons pour ce jeu.
page-lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
page-lesson-learned = apprise
page-lesson-you = Vous
page-lesson-show-me = Montrez-moi

## Avant la première partie, et l’entraîneur d’une partie guidée

page-welcome = Votre première partie de { $game }
page-welcome-wins = Comment on gagne
page-welcome-turn = Ce qu’est un tour
page-welcome-how = Comment voulez-vous commencer ?
page-welcome-flight = Premier vol
    .text = Apprendre en jouant, pas à pas, jusqu’à une première petite victoire.
page-welcome-best = Le meilleur début
page-welcome-flown = Vous l’avez déjà fait.
page-welcome-guided = Partie guidée
    .text = Une partie entière contre le cadet, qui joue comme un débutant. L’entraîneur explique chaque nouvelle sorte de question, pèse vos choix et vous laisse reprendre une faute coûteuse.
page-welcome-play = Jouer tout de suite
    .text = Contre le niveau { $level }, sans l’entraîneur.
page-welcome-read = Ou lisez d’abord les règles
page-tutor = L’entraîneur
page-tutor-choices = D’ici la fin de votre tour, si vous continuez bien
page-tutor-gain = pour
page-tutor-risk = contre
page-tutor-ok = Compris
page-tutor-slip = Cela vous coûte quelque chose
page-tutor-chose = Vous avez choisi : { $text }
page-tutor-better = Mieux, d’après ce que vous pouviez savoir : { $text }
page-tutor-back = Reprendre ce coup
page-tutor-keep = Je le garde
page-tutor-on = Activer l’entraîneur
page-tutor-off = Désactiver l’entraîneur

## L’entraîneur

page-coach = L’entraîneur
page-coach-text = Vos trois décisions les plus coûteuses, ce que vous auriez pu jouer et pourquoi, et une chose bien jouée.
page-coach-ask = Demander à l’entraîneur
page-coach-luck = Vous avez commis moins d’erreurs que le vainqueur : la chance a décidé de cette partie. Le volet sur le hasard montre ce qui a été tiré.
page-coach-played = Vous avez répondu : { $text }
page-coach-better = Mieux : { $text }
page-coach-cost = { $by ->
    [one] Environ { $by } victoire de plus sur 100 parties à partir d’ici (± { $off }).
   *[other] Environ { $by } victoires de plus sur 100 parties à partir d’ici (± { $off }).
}
page-coach-lit = Sur le plateau : la meilleure réponse est cerclée de vert.
page-coach-show = Voir sur le plateau
page-coach-again = Rejouer à partir d’ici
page-coach-none = Rien qui vous ait sûrement coûté quelque chose.
page-coach-well = Bien joué :
page-coach-well-than = { $by ->
    [one] La réponse suivante, { $text }, gagne environ { $by } partie de moins sur 100 (± { $off }).
   *[other] La réponse suivante, { $text }, gagne environ { $by } parties de moins sur 100 (± { $off }).
}

## Problèmes

page-nav-workshop = Atelier
page-data-by-link = Jeu de données partagé
page-nav-puzzles = Problèmes
page-puzzles-title = Problèmes de { $game }
page-puzzles-lead = Le problème du jour
page-puzzles-text = Une position, une chose à trouver : la même pour tout le monde aujourd’hui.
page-puzzle-win-this-turn = Gagnez pendant ce tour
page-puzzle-best-answer = Trouvez le meilleur coup
page-puzzle-level = Trouvé par : { $level }
page-puzzle-no-level = aucun niveau
page-puzzle-daily = aujourd’hui
page-puzzle-lost = Ce problème n’existe pas.
page-puzzle-no-hint = Un problème ne donne pas d’indices : un essai manqué montre la suite.
page-puzzle-none = Ce jeu n’a pas encore de problèmes.
page-puzzle-solved = Résolu
page-puzzle-wrong = Ce n’est pas cela
page-puzzle-follows = Vous avez vu la suite. La position peut être remise en place.
page-puzzle-again = Réessayer
page-puzzle-next = Problème suivant
page-puzzle-streak = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
  }
page-puzzle-standing = { $solved ->
    [one] { $solved } problème résolu
   *[other] { $solved } problèmes résolus
  }, { $streak ->
    [one] { $streak } jour d’affilée
   *[other] { $streak } jours d’affilée
  }
