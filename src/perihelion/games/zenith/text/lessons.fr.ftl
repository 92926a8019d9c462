# Ce que disent les leçons de Zenith ; docs/lessons.md dit comment en écrire.

## Premier vol

lesson-first-flight = Premier vol
    .about = Ce qu’on cherche à gagner, les trois usages d’une carte, et une première victoire.
lesson-first-flight-goal = Cinq planètes vous séparent de votre adversaire, chacune avec un disque. L’Influence attire un disque vers vous, un emplacement à la fois. Au-delà du dernier emplacement, dans votre zone de contrôle, il est à vous.
lesson-first-flight-three-ways = Trois disques d’une même planète donnent aussitôt la victoire. Des disques de quatre planètes différentes aussi, ou cinq disques quelconques. Vous en avez déjà deux de la Terre : au troisième, la partie est à vous.
lesson-first-flight-recruit = Un tour, c’est une carte de votre main, utilisée de l’une de trois façons. La première : la recruter en payant son coût, la pièce. Ses effets se lisent de gauche à droite, et le premier est toujours 1 Influence sur sa propre planète. Zenon coûte 1, moins 1 pour la carte déjà dans votre colonne Terre : rien du tout. Recrutez Zenon.
    .mathison = M4TH3S0N est aussi de la Terre, mais son second effet demande une chose que vous n’avez pas encore. Recrutez d’abord Zenon : il est gratuit.
    .elsewhere = Cela attire une autre planète. Sur la Terre, vous touchez au but : recrutez Zenon.
    .else = La carte partirait pour autre chose. Zenon ne coûte rien et attire la Terre : recrutez-le.
lesson-first-flight-pulled-back = La Terre s’est rapprochée, Zenon a rapporté 8 Crédits et vous avez pioché une carte. Puis votre adversaire a recruté sur la Terre et ramené le disque vers lui. Ainsi va la partie, carte après carte.
lesson-first-flight-technology = La deuxième façon : défausser une carte pour développer la Technologie de son Peuple. Le niveau 1 coûte 1 Zenithium, le niveau 2 en coûte 2, et ainsi de suite. Vous recevez ce que montre le niveau, puis de nouveau tout ce qui est en dessous. Le niveau 1 des Humains donne 1 Influence sur la planète de votre choix.
lesson-first-flight-develop = Hiroshi Sun est un Humain. Ne le recrutez pas : défaussez-le pour développer la Technologie des Humains.
    .recruit = Vous paieriez des Crédits pour une seule planète. Servez-vous de Hiroshi Sun pour la Technologie des Humains.
    .other-people = Chaque Peuple a sa Technologie, et celle-ci n’apporte pas ce qu’il vous faut maintenant. L’Humain, c’est Hiroshi Sun.
    .else = Le Leadership viendra juste après. Développez d’abord avec Hiroshi Sun.
lesson-first-flight-influence = Le niveau 1 vous laisse choisir une planète. Attirez encore la Terre.
    .else = Pourquoi pas, mais là-bas ce ne serait qu’un premier pas. Sur la Terre, vous allez gagner.
lesson-first-flight-badge = Votre adversaire a encore répondu sur la Terre. La troisième façon d’utiliser une carte : la défausser pour prendre le Leadership. Le badge Leader vous laisse tenir 5 cartes au lieu de 4, et bien des cartes demandent si vous l’avez.
lesson-first-flight-lead = Le Peuple de la carte ajoute quelque chose : un Robot 1 Zenithium, un Humain 3 Crédits, un Animod deux cartes de la pioche pour vos colonnes. Prenez le badge avec MC4FFR3Y, le Robot.
    .mathison = M4TH3S0N vous fera gagner la partie. Gardez-le, et défaussez l’autre Robot : MC4FFR3Y.
    .other-people = Cela donne aussi le badge, mais ces cartes vous serviront. Défaussez MC4FFR3Y.
    .too-soon = La Terre s’arrêterait à un emplacement de votre zone : son second effet demande le badge. Prenez-le d’abord, avec MC4FFR3Y.
    .else = Les autres planètes peuvent attendre. Prenez le badge avec MC4FFR3Y.
lesson-first-flight-count = Le disque de la Terre est à deux emplacements de votre zone de contrôle. M4TH3S0N donne 1 Influence sur la Terre et, si vous avez le badge, une deuxième. Son coût est de 4, moins 2 pour vos deux cartes dans la colonne.
lesson-first-flight-win = Recrutez M4TH3S0N.
    .else = Possible, mais votre adversaire ramènerait la Terre. Vous avez les deux Influences en main : recrutez M4TH3S0N.
lesson-first-flight-end = Trois disques de la Terre : vous avez gagné. Vous connaissez le but et les trois façons d’utiliser une carte. Les chapitres disent le reste ; ou jouez tout de suite contre le cadet.

## Disques et les trois victoires

lesson-discs = Les disques et les trois victoires
    .about = Quand un disque est à vous, et quels disques font gagner.
lesson-discs-counts = Vous avez un disque de Venus, un de la Terre et un de Mars. Celui de Mercure est sur le dernier emplacement de votre côté : une Influence de plus l’amène dans votre zone de contrôle. Elle est à quatre pas du centre ; ce qui dépasse est perdu.
lesson-discs-four = Remportez une quatrième planète : recrutez Lula Smart sur Mercure.
    .third = Cela attire la Terre, dont vous avez déjà un disque. Quatre planètes différentes font gagner : prenez Mercure.
    .known = Cela attire une planète dont le disque est encore loin. Mercure est à un pas de vous.
    .else = Une carte dépensée ailleurs laisse Mercure à votre adversaire. Recrutez Lula Smart.
lesson-discs-five = Quatre planètes : une victoire démocratique, aussitôt. À cette table, vous avez deux disques de Venus et deux de Jupiter. Un cinquième disque, quel qu’il soit, donne la victoire populaire. La Terre est à un pas.
    .else = La Terre d’abord : le cinquième disque fait gagner, quels que soient les autres.
lesson-discs-end = Trois d’une même planète, quatre différentes, ou cinq quelconques. Les petites jauges près des joueurs comptent les trois, pour vous et pour l’adversaire : regardez les deux avant de choisir.

## Coûts et colonnes

lesson-prices = Les coûts et les colonnes
    .about = Pourquoi la quatrième carte d’une planète coûte moins que la première, et à quoi sert encore une colonne.
lesson-prices-column = Les cartes recrutées restent dans la colonne de leur planète. Chacune rend la suivante moins chère de 1 Crédit, jusqu’à la gratuité. Vous avez trois cartes de Mars, et Septimius coûte 3.
lesson-prices-free = Vous n’avez que 3 Crédits, et trois de ces cartes sont hors de prix. Recrutez Septimius, gratuitement.
    .else = C’est permis, mais une carte gratuite vous attend. Recrutez Septimius.
lesson-prices-offer = Un cadre en pointillés est une offre : payez la partie gauche pour obtenir la partie droite. Vous pouvez exiler 2 ou 4 cartes de cette colonne. Quatre cartes, Septimius compris, donnent 2 Influences, et le disque de Mars est à deux pas.
    .two = Deux cartes donnent un pas : le disque s’arrêterait juste devant votre zone. Donnez-en quatre.
    .decline = Garder les cartes garde les coûts bas, mais un disque entier vous tend les bras. Acceptez pour quatre cartes.
    .else = Acceptez l’offre à quatre cartes.
lesson-prices-after = Le disque de Mars est à vous, et la colonne est vide : la prochaine carte de Mars coûtera son plein prix. Une colonne, c’est de l’argent de côté, jusqu’à ce qu’un effet le réclame.

## Technologies et Primes

lesson-technologies = Les Technologies et les Primes
    .about = Un niveau, tout ce qui est en dessous, et une Prime pour une ligne entière.
lesson-technologies-levels = Pour atteindre le niveau 2, vous défaussez une carte de ce Peuple et payez 2 Zenithium. Vous recevez le niveau 2, puis de nouveau le niveau 1. Le premier arrivé à un niveau 2 prend aussi le jeton qui s’y trouve.
lesson-technologies-up = Nero est un Animod. Développez avec lui.
    .other = C’est un autre Peuple, ou un Animod peu coûteux à recruter. Nero est cher : défaussez-le.
    .else = La Technologie d’abord : défaussez Nero pour développer.
lesson-technologies-neighbours = Le niveau 2 déplace d’un pas deux planètes voisines. À vous de choisir : la rangée va de Mercure à Jupiter par Venus, la Terre et Mars, et elle a deux bouts.
    .else = Choisissez deux voisines.
lesson-technologies-order = Vous décidez quel disque se déplace en premier. Cela compte quand il est remporté : son jeton, ou la victoire, vient avant le déplacement du second.
    .else = Choisissez l’un des disques.
lesson-technologies-below = Puis sont venus le jeton du niveau 2 et, de nouveau, le niveau 1 : 2 Crédits. Plus vous montez, plus chaque pas rapporte.
lesson-technologies-prime = La petite colonne à côté des Technologies : quand vos trois marqueurs ont atteint une ligne, vous recevez sa Prime, une seule fois. Il vous manque le niveau 1 des Robots. As1m0v fait développer la Technologie de votre choix pour 2 Zenithium de moins : recrutez cette carte.
    .also = La ligne serait atteinte aussi, mais au prix de votre Zenithium. As1m0v attire en plus Venus : recrutez-le.
    .else = Recrutez As1m0v : il attire Venus, et la Technologie ne coûte rien.
lesson-technologies-which = Quelle Technologie ? Le niveau 1 des Robots complète la première ligne.
    .decline = Rien ne vous y oblige, mais un niveau gratuit ne se refuse pas. Faites avancer les Robots.
    .else = Un bon niveau, mais la ligne attend les Robots.
lesson-technologies-row = La Prime de la ligne 1 : 1 Influence sur la planète de votre choix. La Terre est à un pas de votre zone.
    .else = Un joli pas, mais la Terre n’attend que vous.
lesson-technologies-end = Le disque de la Terre est à vous. Les Primes des lignes 2 et 3 donnent 2 et 3 Influences : les Technologies paient tard, mais beaucoup.

## Leadership et badge

lesson-leadership = Le Leadership et le badge
    .about = Plus de cartes, Argent et Or, et comment le badge change de mains.
lesson-leadership-badge = Vous avez le badge Leader côté Argent, et donc pioché jusqu’à 5 cartes. Repris par qui l’a déjà, il passe côté Or : 6 cartes.
lesson-leadership-gold = Reprenez le Leadership. Un Animod fait mobiliser : deux cartes de la pioche vont directement dans vos colonnes. Servez-vous de Cresus ou d’Annie.
    .people = Le badge passe côté Or de cette façon aussi. Mais essayez un Animod : Cresus ou Annie.
    .else = C’est un tour comme un autre. Ici, nous voulons le côté Or : prenez le Leadership avec Cresus ou Annie.
lesson-leadership-taken = Votre adversaire a défaussé une carte, et le badge est parti : pris à un autre, il revient côté Argent. Vos six cartes restent à vous, vous cessez seulement de piocher.
lesson-leadership-atlas = Certaines cartes prennent aussi le badge. Atlas le fait, et vous demande d’abord de défausser une carte de votre main. Recrutez Atlas.
    .lead = Cela prend le badge, sans planète. Atlas le prend et attire Mercure.
    .else = Le badge d’abord : recrutez Atlas.
lesson-leadership-discard = Choisissez la carte à défausser : ici, celle que vous pouvez le moins payer.
    .else = Choisissez une carte.
lesson-leadership-end = Le badge est revenu. Les cartes à portique demandent « avez-vous le badge ? » : gardez-le quand vous en avez en main.

## Jetons

lesson-tokens = Les jetons Bonus
    .about = Ce qui se trouve sur les planètes et les Technologies, et qui le reçoit.
lesson-tokens-lie = Un jeton se trouve sur chaque planète et au niveau 2 de chaque Technologie. Le premier disque remporté sur une planète apporte son jeton ; il s’applique tout de suite, puis il est défaussé.
lesson-tokens-first-disc = Le disque de Venus est à un pas, et 3 Crédits l’accompagnent. Recrutez Cresus.
    .else = Venus est à un pas, et son jeton avec elle. Recrutez Cresus.
lesson-tokens-choose = Le disque, puis le jeton : 3 Crédits de plus. Certaines cartes prennent un jeton n’importe où, sans disque. Recrutez Handy Luke.
    .else = Recrutez Handy Luke : vous choisirez un jeton.
lesson-tokens-which = Lequel ? Celui de Mercure donne 1 Influence sur la planète de votre choix.
    .badge = Pas mal : le badge Leader. Mais essayez l’Influence de Mercure.
    .small = Ce serait de la petite monnaie. C’est l’Influence qui fait gagner : prenez le jeton de Mercure.
    .else = Prenez le jeton de Mercure.
lesson-tokens-use = Il s’applique tout de suite : choisissez une planète.
    .else = Choisissez une planète.
lesson-tokens-end = Les jetons pris sur les plateaux ne sont pas remplacés. La réserve garde les autres, face cachée ; certaines cartes y piochent.

## Lire les icônes

lesson-icons = Lire les icônes
    .about = En bas c’est vous, en haut c’est l’autre : les signes des cartes.
lesson-icons-lines = Une carte se lit ligne par ligne. Vers le bas, c’est vers vous ; vers le haut, vers l’adversaire ; un trait en pointillés est le milieu du plateau. Charlize Gun mobilise une carte, en transfère une, en exile une.
lesson-icons-three = Mobiliser : la première carte de la pioche va dans votre colonne de sa planète, sans coût ni effets. Recrutez Charlize Gun.
    .else = Recrutez Charlize Gun.
lesson-icons-transfer = Transférer : la carte du dessus d’une colonne adverse passe dans votre colonne de la même planète. Choisissez-en une.
    .else = Choisissez l’une des colonnes.
lesson-icons-exile = Exiler : la carte du dessus d’une colonne est défaussée. Celles de Jupiter et de Mercure font baisser les coûts de votre adversaire.
    .else = Choisissez l’une des colonnes.
lesson-icons-center = Le disque de Venus est à un pas de votre adversaire. Sir Sam ramène au centre un disque de son côté. Recrutez Sir Sam.
    .else = Au prochain tour, Venus serait perdue. Recrutez Sir Sam.
lesson-icons-which-disc = Quel disque revient au centre ?
    .far = Jupiter peut encore attendre. Venus est près d’être perdue.
    .else = Le danger, c’est Venus.
lesson-icons-slash = Un cadre plein avec une barre est un choix : un côté ou l’autre. Recrutez Ramses.
    .else = Recrutez Ramses pour voir le choix.
lesson-icons-choose = Des cartes ou des Crédits ? À votre goût.
    .else = Choisissez l’un des deux.
lesson-icons-end = Des pointillés : une offre. Une barre : un choix. Un portique : une condition. Arrêtez-vous sur une carte et elle se dit en mots ; la touche ? ouvre toute la liste.

## La première main

lesson-first-hand = La première main
    .about = Avant le premier tour : quoi écarter.
lesson-first-hand-dear = Avant le premier tour, chacun peut écarter autant de ses quatre cartes qu’il veut, une seule fois et en même temps que les autres, et en pioche autant. Vous commencez avec 12 Crédits. Domitian coûte 9, CH4MB3RS 8 : écartez les deux.
    .none = Deux de ces cartes resteraient longtemps hors de prix. Écartez Domitian et CH4MB3RS.
    .else = Presque. Écartez Domitian et CH4MB3RS, et F4RM3R aussi si vous voulez.
lesson-first-hand-end = Deux nouvelles cartes, moins chères. Des cartes peu coûteuses d’une même planète font un bon départ : chacune fait baisser la suivante.

## Équipes

lesson-teams = À deux contre deux
    .about = Ce qu’une équipe partage, qui joue en premier, et donner des cartes.
lesson-teams-shared = Quatre joueurs font deux équipes. Vous partagez avec votre coéquipier les colonnes, les Crédits, les Technologies et le badge ; seules les mains sont à chacun. Vous êtes côté Technologie, votre coéquipier côté Diplomatie.
lesson-teams-order = À chaque fois, l’équipe dit lequel des deux joue en premier. Commencez vous-même, côté Technologie.
    .you = Votre coéquipier commencerait. Prenez le premier tour vous-même.
    .else = Commencez côté Technologie.
lesson-teams-lead = De votre côté, on ne recrute que sur Mercure, Venus et la Terre. Domitian (Mars) et CH4MB3RS (Jupiter) sont pour votre coéquipier. Qui prend le Leadership peut lui donner des cartes : prenez-le avec C1X1N ou F4RM3R.
    .partner = C’est une carte que votre coéquipier pourrait recruter. Prenez C1X1N ou F4RM3R.
    .recruit = Un bon tour. Ici, prenez plutôt le Leadership, avec C1X1N ou F4RM3R.
    .else = Prenez le Leadership, avec C1X1N ou F4RM3R.
lesson-teams-give = Donnez à votre coéquipier une carte qui ne vous sert à rien de votre côté.
    .decline = Rien ne vous y oblige. Mais de votre côté, ces cartes ne peuvent être que défaussées.
    .else = Celle-ci, vous pouvez la recruter vous-même. Donnez CH4MB3RS ou Domitian.
lesson-teams-end = On peut parler de tout, mais on ne montre pas ses cartes. L’équipe qui a les disques gagne, ensemble.

## Points laissés ouverts

lesson-house-rules = Là où la règle se tait
    .about = Les questions que posent d’autres lectures de la règle.
lesson-house-rules-why = La règle laisse quelques points ouverts. Une table les tranche par ses options, et pose alors un peu plus de questions. Voici les trois qui en viennent.
lesson-house-rules-gate = Ici, « si vous avez le badge » est une offre et non une obligation. Recrutez W3LLS.
    .else = Recrutez W3LLS.
lesson-house-rules-reward = Vous avez le badge : prenez-vous la récompense ?
    .decline = Permis à cette table. Mais Mercure vaut bien un pas : prenez-la.
    .else = Prenez-la.
lesson-house-rules-chain = À cette table, un enchaînement peut s’arrêter après chaque maillon. Recrutez Domitian.
    .else = Recrutez Domitian.
lesson-house-rules-round = Continuer, ou s’arrêter là ?
    .decline = Vous pouvez vous arrêter, mais la carte suivante apporte une Influence de plus. Continuez.
    .else = Continuez.
lesson-house-rules-row = Et ici, vous choisissez l’ordre des effets imprimés en une rangée. Recrutez H3RB3RT.
    .else = Recrutez H3RB3RT.
lesson-house-rules-which = Lequel de la rangée vient en premier ?
    .else = Choisissez-en un ; les autres pourront suivre.
lesson-house-rules-end = Chaque option d’une table dit ce qu’elle change. Les valeurs par défaut suivent notre lecture de la règle française.

## La première fois qu’une question se pose

first-time-order = Votre équipe dit lequel de vous deux joue en premier. Côté Technologie on recrute sur Mercure, Venus et la Terre, côté Diplomatie sur la Terre, Mars et Jupiter.
first-time-turn = Utilisez une carte : recrutez-la sur sa planète, ou défaussez-la pour développer son Peuple ou pour prendre le badge Leader. Une carte peu coûteuse, sur une planète dont le disque est près de vous, est rarement une erreur.
first-time-influence = Choisissez la planète dont le disque se déplace. Cherchez d’abord un disque qui atteint votre zone de contrôle, puis un disque qui menace d’atteindre celle d’en face.
first-time-center = Un disque du côté adverse revient au centre. Prenez celui qui est le plus près de sa zone de contrôle.
first-time-stretch = Choisissez des planètes voisines dans la rangée ; le disque de chacune se déplace. Le mieux est de finir un disque.
first-time-may = Une offre : payez la partie gauche et recevez la droite, ou laissez. Refuser ne coûte rien.
first-time-choose = Choisissez l’un des effets ; l’autre est perdu. Prenez ce qui sert ce tour-ci ou le suivant.
first-time-reward = La condition est remplie, et à cette table la récompense est une offre. Il y a rarement une raison de la refuser.
first-time-round = À cette table, un enchaînement peut s’arrêter après chaque maillon. Continuez tant que le suivant vous aide.
first-time-develop = Vous pouvez faire monter une Technologie d’un niveau, moins cher que d’habitude. Vous recevez le nouveau niveau et tout ce qui est en dessous.
first-time-token = Prenez l’un des jetons posés sur les plateaux ; il s’applique tout de suite. Sa place reste vide ensuite.
first-time-mulligan = Vous pouvez écarter autant de vos quatre cartes que vous voulez et en piocher autant, cette seule fois. Écartez ce que vous ne pourrez pas payer bientôt : vous commencez avec 12 Crédits.
first-time-run-disc = Plusieurs disques se déplacent, l’un après l’autre. L’ordre ne compte que si l’un d’eux est remporté.
first-time-exile = La carte du dessus de la colonne choisie est défaussée. Une colonne plus courte rend la carte suivante de cette planète plus chère.
first-time-transfer = La carte du dessus d’une colonne adverse passe dans votre colonne de la même planète. Votre prochaine carte y coûte moins, la sienne davantage.
first-time-discard = Choisissez une carte de votre main à défausser. Gardez celles que vous pourrez recruter bientôt.
first-time-hand-over = Vous pouvez donner des cartes de votre main à votre coéquipier. Donnez celles qui ne se recrutent que de son côté.
first-time-row = À cette table, vous choisissez l’ordre des effets imprimés en une rangée. Commencez par celui dont les autres ne dépendent pas.

## Avant la première partie : comment on gagne, et ce qu’est un tour

welcome-zenith = L’influence attire vers vous les disques de cinq planètes ; celui qui atteint votre zone de contrôle est à vous. La partie est gagnée avec trois disques d’une même planète, des disques de quatre planètes différentes, ou cinq disques quelconques.
    .turn = Utilisez une carte de votre main, de l’une de ces trois façons : recrutez-la sur sa planète, défaussez-la pour développer une Technologie, ou défaussez-la pour prendre le Leadership, qui donne plus de cartes. C’est ensuite à votre adversaire.

## Ce qu’une réponse coûte ou donne aux autres ($n de moins qu’avant elle)

risk-disc = vous perdez le disque { $what }
risk-less-disc = l’adversaire remporte le disque { $what }
risk-influence = { $n ->
    [one] { $what } : { $n } emplacement vers l’adversaire
   *[other] { $what } : { $n } emplacements vers l’adversaire
  }
risk-credits = { $n ->
    [one] { $n } Crédit dépensé
   *[other] { $n } Crédits dépensés
  }
risk-less-credits = { $n ->
    [one] { $n } Crédit pour l’adversaire
   *[other] { $n } Crédits pour l’adversaire
  }
risk-zenithium = { $n } Zenithium dépensé
risk-less-zenithium = { $n } Zenithium pour l’adversaire
risk-technology = { $n ->
    [one] { $what } : { $n } niveau de moins
   *[other] { $what } : { $n } niveaux de moins
  }
risk-less-technology = { $what } : l’adversaire monte
risk-column = { $n ->
    [one] { $n } carte de moins dans vos colonnes
   *[other] { $n } cartes de moins dans vos colonnes
  }
risk-less-column = { $n ->
    [one] { $n } carte de plus dans les colonnes adverses
   *[other] { $n } cartes de plus dans les colonnes adverses
  }
risk-badge = le badge Leader est perdu
risk-less-badge = l’adversaire prend le badge Leader
risk-hand = { $n ->
    [one] { $n } carte de moins en main
   *[other] { $n } cartes de moins en main
  }
risk-less-hand = { $n ->
    [one] { $n } carte de plus dans la main adverse
   *[other] { $n } cartes de plus dans la main adverse
  }
