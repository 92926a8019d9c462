# Ce que disent les leçons de Zenith ; docs/lessons.md dit comment en écrire.

## Premier vol

lesson-first-flight = Premier vol
    .about = Ce qu’on cherche à gagner, les trois usages d’une carte, et une première victoire.
lesson-first-flight-goal = Cinq planètes vous séparent de votre adversaire, chacune avec un disque. L’Influence attire un disque vers vous, un emplacement à la fois. Au-delà du dernier emplacement, dans votre zone de contrôle, il est à vous.
lesson-first-flight-three-ways = Trois disques d’une même planète donnent aussitôt la victoire. Des disques de quatre planètes différentes aussi, ou cinq disques quelconques. Vous en avez déjà deux de la Terre : au troisième, la partie est à vous.
lesson-first-flight-recruit = Un tour, c’est une carte de votre main, utilisée de l’une de trois façons. La première : la recruter en payant son coût, la pièce. Ses effets se lisent de gauche à droite, et le premier est toujours 1 Influence sur sa propre planète. Zenon coûte 1, moins 1 pour la carte déjà dans votre colonne Terre : rien du tout. Recrutez Zenon.
    .mathison = M4TH3S0N est aussi de la Terre, mais son second effet demande une chose que vous n’avez pas encore. Recrutez d’abord Zenon : il est gratuit.
    .elsewhere = Cela attire une autre planète. Sur la Terre, vous touchez au but : recrutez Zenon.
    .else = La carte partirait pour autre chose. Zenon ne coûte rien et attire la Terre : recrutez-le.
lesson-first-flight-pulled-back = La Terre s’est rapprochée, Zenon a rapporté 8 Crédits et vous avez pioché une carte. Puis votre adversaire a recruté sur la Terre et ramené le disque vers lui. Ainsi va la partie, carte après carte.
lesson-first-flight-technology = La deuxième façon : défausser une carte pour développer la Technologie de son Peuple. Le niveau 1 coûte 1 Zenithium, le niveau 2 en coûte 2, et ainsi de suite. Vous recevez ce que montre le niveau, puis de nouveau tout ce qui est en dessous. Le niveau 1 des Humains donne 1 Influence sur la planète de votre choix.
lesson-first-flight-develop = Hiroshi Sun est un Humain. Ne le recrutez pas : défaussez-le pour développer.
    .recruit = Vous paieriez des Crédits pour une seule planète. Servez-vous de Hiroshi Sun pour la Technologie des Humains.
    .other-people = Chaque Peuple a sa Technologie, et celle-ci n’apporte pas ce qu’il vous faut maintenant. L’Humain, c’est Hiroshi Sun.
    .else = Le Leadership viendra juste après. Développez d’abord avec Hiroshi Sun.
lesson-first-flight-influence = Le niveau 1 vous laisse choisir une planète. Attirez encore la Terre.
    .else = Pourquoi pas, mais là-bas ce ne serait qu’un premier pas. Sur la Terre, vous allez gagner.
lesson-first-flight-badge = Votre adversaire a encore répondu sur la Terre. La troisième façon d’utiliser une carte : la défausser pour prendre le Leadership. Le badge Leader vous laisse tenir 5 cartes au lieu de 4, et bien des cartes demandent si vous l’avez.
lesson-first-flight-lead = Le Peuple de la carte ajoute quelque chose : un Robot 1 Zenithium, un Humain 3 Crédits, un Animod deux cartes de la pioche pour vos colonnes. Prenez le badge avec MC4FFR3Y, le Robot.
    .mathison = M4TH3S0N vous fera gagner la partie. Gardez-le, et défaussez l’autre Robot : MC4FFR3Y.
    .other-people = Cela donne aussi le badge, mais ces cartes vous serviront. Défaussez MC4FFR3Y.
    .too-soon = La Terre s’arrêterait à un emplacement de votre zone : son second effet demande le badge. Prenez-le d’abord, avec MC4FFR3Y.
    .else = Les autres planètes peuvent attendre. Prenez le badge avec MC4FFR3Y.
lesson-first-flight-count = Le disque de la Terre est à deux emplacements de votre zone de contrôle. M4TH3S0N donne 1 Influence sur la Terre et, si vous avez le badge, une deuxième. Son coût est de 4, moins 2 pour vos deux cartes dans la colonne.
lesson-first-flight-win = Recrutez M4TH3S0N.
    .else = Possible, mais votre adversaire ramènerait la Terre. Vous avez les deux Influences en main : recrutez M4TH3S0N.
lesson-first-flight-end = Trois disques de la Terre : vous avez gagné. Vous connaissez le but et les trois façons d’utiliser une carte. Les chapitres disent le reste ; ou jouez tout de suite contre le cadet.
