# Ce que disent les leçons de Kepler-3042 ; docs/lessons.md dit comment en écrire.

## Premier vol

lesson-first-flight = Premier vol
    .about = Les deux derniers tours d’une partie : construire un Vaisseau, se poser, coloniser et gagner.
lesson-first-flight-goal = Vous menez une nation qui quitte la Terre. Après la manche 16, qui a le plus de points de victoire l’emporte. Ils viennent des colonies, de deux pistes, de Médailles et d’un Objectif secret. Nous sommes à la manche 15. Il vous reste deux tours, et vous avez 7 points contre 9 à votre adversaire.
lesson-first-flight-objective = À quoi servira ce Vaisseau ? À votre Objectif secret, que personne d’autre ne voit. { objective-logistic-support } vaut 5 points si vous avez une colonie dans chacune des trois zones. Vous en avez une dans la zone intermédiaire et une dans la zone lointaine. Il manque la zone proche.
lesson-first-flight-target = Voici votre cible : la Planète 3, tout près du Soleil, et personne n’y est. Votre Vaisseau s’y posera dès ce tour, et au suivant il deviendra une colonie.
lesson-first-flight-cell = Voici vos neuf actions. À chaque tour, votre cube Action passe sur une autre. Il vous faudra un Vaisseau : déplacez-le vers l’action { action-space-construction }.
    .early = L’action { action-colonisation } demande un Vaisseau posé sur une Planète, et vous n’en avez aucun là-bas. Construisez-en d’abord un : { action-space-construction }.
    .else = Dans une autre partie, pourquoi pas. Mais il reste deux tours et vous n’avez pas de Vaisseau : { action-space-construction }.
lesson-first-flight-build = Un Vaisseau coûte 1 énergie et 1 matière. On ne dépense que des Ressources posées sur une Planète, et une seule Planète paie tout. Ici, c’est la Terre.
    .else = Sans Vaisseau, pas de colonie. Faites payer la Terre.
lesson-first-flight-ship = Le nouveau Vaisseau se pose à côté de la Planète qui a payé ; pour la Terre, à côté du Soleil. Choisissez le côté de la Planète 3.
    .else = De là, la Planète 3 est à deux hexagones, et vos Vaisseaux n’en parcourent qu’un par tour. Choisissez un hexagone qui touche la Planète 3.
lesson-first-flight-enough = La Terre pourrait payer un autre Vaisseau, mais il n’arriverait nulle part à temps. N’en construisez pas d’autre.
    .else = Un second Vaisseau ne pourra pas se poser avant la fin. Gardez vos Ressources et arrêtez là.
lesson-first-flight-bonus = Votre cube est sur une ligne et dans une colonne, et chacune a son action bonus. Le bonus { bonus-society-modernisation } vous fait passer de la case 1 à la case 2 de la piste de Suprématie coloniale. Une Médaille attend sur la case 4 : la Planète 3 vous y mènera. Prenez ce bonus.
    .ship = Un autre Vaisseau, gratuit, mais il ne pourrait pas se poser à temps. La piste mène à une Médaille : { bonus-society-modernisation }.
    .none = Une Ressource de moins dans le Stockage ne vous gênera plus, et une Médaille vaut un point. Prenez { bonus-society-modernisation }.
    .else = Pas maintenant. Prenez { bonus-society-modernisation }.
lesson-first-flight-sacrifice = Un bonus a un prix : une Ressource part dans la Fosse de Clausius, où elle ne sert plus. Prenez une énergie ou une matière du Stockage : de toute façon, on ne peut pas dépenser ce qui s’y trouve.
    .precious = Une antimatière sur une Planète vaut un point en fin de partie. Gardez-la : sacrifiez une énergie ou une matière du Stockage.
    .else = Cette Ressource est sur une Planète et peut encore payer quelque chose. Prenez-en une du Stockage.
lesson-first-flight-move = Vos Vaisseaux se déplacent maintenant, aussi loin que le permet la technologie { technology-space-travel } : un hexagone au niveau 1. Choisissez votre Vaisseau.
    .else = S’il reste là, il n’y aura pas de colonie. Choisissez votre Vaisseau.
lesson-first-flight-leg = Posez-vous sur la Planète 3. Un Vaisseau posé y reste, et personne d’autre ne peut s’y poser.
    .else = Là-bas, il n’y a rien à coloniser. La Planète 3 est à un hexagone.
lesson-first-flight-end = En fin de tour, on peut retirer des Vaisseaux. Le vôtre a encore à faire : terminez votre tour.
    .else = Retiré, il retournerait dans la réserve, et la Planète 3 serait perdue. Terminez votre tour.
lesson-first-flight-card = Votre adversaire a produit de l’énergie. Puis la carte Progrès de la manche a pris effet : la carte { card-colonial-relief } profite au moins avancé sur la piste de Suprématie coloniale. C’est vous ! Produisez 2 matières sur une Planète, la Terre par exemple.
    .else = Cela ne coûte rien, et les Ressources posées sur une Planète peuvent être dépensées. Produisez-les.
lesson-first-flight-colonisation = Manche 16, et votre adversaire a joué : c’est le tout dernier tour. Votre Vaisseau est posé sur la Planète 3. Déplacez le cube vers l’action { action-colonisation }.
    .else = Il n’y aura pas d’autre tour. Ce qui fait gagner, c’est la colonie : { action-colonisation }.
lesson-first-flight-colonise = Votre Vaisseau devient une colonie, et cela ne coûte rien. Une Planète rocheuse vous fait aussi avancer de 2 cases sur la piste de Suprématie coloniale.
    .else = Votre Objectif a besoin de cette colonie. Colonisez la Planète 3.
lesson-first-flight-icon = En chemin, la case 3 vous laisse produire 1 matière. Choisissez une de vos Planètes.
    .else = C’est un cadeau. Choisissez une Planète.
lesson-first-flight-last-points = Vous avez atteint la Médaille : elle est sur la carte Progrès, et ira au plus avancé de la piste après ce tour. C’est vous. Un dernier point est à portée de main : le bonus { bonus-technological-evolution } produit une antimatière qui, sur une Planète, vaut 1 point.
    .track = La case 5 ne rapporte pas plus que la case 4. L’antimatière, si : { bonus-technological-evolution }.
    .none = Au dernier tour, ce qui reste dans le Stockage ne vaut plus rien. Faites-en un point : { bonus-technological-evolution }.
    .else = Le bonus { bonus-technological-evolution } rapporte un point. Prenez ce bonus.
lesson-first-flight-last-sacrifice = Payez avec une énergie ou une matière : elles ne rapportent rien à la fin.
    .else = L’antimatière est la seule Ressource qui rapporte un point. Payez avec une énergie ou une matière.
lesson-first-flight-antimatter = Posez l’antimatière sur la Planète de votre choix.
lesson-first-flight-last-end = Tout est fait. Terminez votre tour, et la partie avec lui.
lesson-first-flight-score = 16 à 14 : vous gagnez ! La Planète 3 a rapporté 1 point pour sa zone et les 5 de votre Objectif ; la piste, la Médaille et l’antimatière, 1 chacune. Vous connaissez maintenant un tour complet. Les valeurs marquées ◇ sont notre reconstitution de ce qui est imprimé. Les chapitres montrent le reste, une chose à la fois.

## Le cube et le plateau

lesson-cube-and-grid = Le cube et le plateau des Actions
    .about = Neuf actions, deux bonus pour chacune, et un tour où ce sont les bonus qui comptent.
lesson-cube-and-grid-grid = Neuf actions principales, sur trois lignes et trois colonnes. Votre cube est sur l’action { action-energy-storage }. Il ne peut jamais rester sur place : aucune action ne se joue deux tours de suite. Pensez donc aussi au tour d’après.
lesson-cube-and-grid-lines = Chaque ligne et chaque colonne a son action bonus. La case choisie vous donne son action principale et jusqu’à deux bonus. Aujourd’hui, vous voulez deux bonus : un Vaisseau gratuit, et un vol de 2 hexagones.
lesson-cube-and-grid-cell = Le bonus { bonus-space-logistics } est en haut de la colonne de gauche, { bonus-plan-exploration } au bout de la ligne du milieu. Ils se croisent sur l’action { action-stellar-propulsion }.
    .price = Là, un Vaisseau coûte 1 énergie et 1 matière à la Terre, et { bonus-plan-exploration } est sur une autre ligne. Choisissez { action-stellar-propulsion }.
    .centre = C’est bien la ligne du milieu, mais cette colonne ne construit pas de Vaisseau. Choisissez { action-stellar-propulsion }.
    .else = Cherchez la case où les deux bonus se croisent : { action-stellar-propulsion }.
lesson-cube-and-grid-skip = L’action { action-stellar-propulsion } déplace des Vaisseaux, et vous n’en avez aucun sur le plateau. Renoncez à l’action : les bonus sont à vous quand même.
    .nothing = C’est permis, mais rien ne bougerait. Renoncez à l’action.
    .else = Rien ne presse. Renoncez à l’action.
lesson-cube-and-grid-logistics = Vous prenez les bonus dans l’ordre que vous voulez. D’abord le Vaisseau, ensuite le vol : { bonus-space-logistics }.
    .order = Il n’y aurait encore aucun Vaisseau à déplacer. D’abord { bonus-space-logistics }.
    .none = Vous êtes ici pour les bonus. Prenez { bonus-space-logistics }.
    .else = D’abord le Vaisseau : { bonus-space-logistics }.
lesson-cube-and-grid-sacrifice = Chaque bonus coûte une Ressource de votre choix. Elle part dans la Fosse de Clausius et en revient rarement. Une énergie ou une matière du Stockage vous manquera le moins.
    .antimatter = Vous n’avez que trois antimatières, et elles sont précieuses. Sacrifiez une énergie ou une matière du Stockage.
    .else = Sur une Planète, elle peut payer quelque chose. Prenez-en une du Stockage.
lesson-cube-and-grid-yard = Le Vaisseau peut être posé à côté de toute Planète que vous contrôlez. À côté de la Planète 3, il sera plus près de la suivante.
    .earth = C’est permis, mais la Planète 2 est trop loin de la Terre. Choisissez la Planète 3.
    .else = Choisissez la Planète 3.
lesson-cube-and-grid-ship = Choisissez un hexagone d’où la Planète 2 est à 2 hexagones au plus.
    .else = De là, le détour par l’étoile demande plus de 2 hexagones. Choisissez l’un des deux hexagones indiqués.
lesson-cube-and-grid-exploration = Place au second bonus : le bonus { bonus-plan-exploration } déplace chacun de vos Vaisseaux de 2 hexagones au plus, quel que soit votre niveau de { technology-space-travel }.
    .else = Le Vaisseau resterait là où il est. Prenez { bonus-plan-exploration }.
lesson-cube-and-grid-second = Un second bonus, une seconde Ressource. (Au niveau 4 de { technology-energy-development }, une seule paie les deux.)
    .antimatter = Vous n’avez que trois antimatières. Sacrifiez une énergie ou une matière du Stockage.
    .else = Sur une Planète, elle peut payer quelque chose. Prenez-en une du Stockage.
lesson-cube-and-grid-move = Choisissez le Vaisseau.
    .stay = Ce vol est payé. Choisissez le Vaisseau.
    .else = Choisissez le Vaisseau.
lesson-cube-and-grid-leg = Posez-vous sur la Planète 2.
    .else = La Planète 2 est à votre portée : posez-vous-y.
lesson-cube-and-grid-end = Au prochain tour, l’action { action-colonisation } en fera votre colonie. Terminez votre tour ; le Vaisseau reste là.
    .else = Retiré, il retournerait dans la réserve. Terminez votre tour.
lesson-cube-and-grid-done = Un Vaisseau construit et posé, en un tour où l’action principale n’a rien fait, pour deux Ressources. Lisez donc le plateau ainsi : ce que fait la case, et ce que sa ligne et sa colonne y ajoutent.

## Énergie, matière, antimatière

lesson-resources = Énergie, matière, antimatière
    .about = Trois sortes de Ressources, trois endroits où elles se trouvent, et quatre façons d’aller de l’un à l’autre.
lesson-resources-three = Vous possédez 7 énergies, 7 matières et 3 antimatières, du premier au dernier tour. On n’en perd et on n’en gagne jamais : elles changent seulement de place. Il y a trois endroits.
lesson-resources-planets = Sur les Planètes, on peut les dépenser : Vaisseaux, niveaux, terraformation. Un prix est toujours payé par une seule Planète ; il importe donc de savoir sur laquelle elles sont.
lesson-resources-storage = Dans le Stockage, elles attendent et ne peuvent pas être dépensées. Produire, c’est les déplacer du Stockage vers une Planète ; dépenser, c’est les y remettre.
lesson-resources-pit = Dans la Fosse de Clausius se trouve ce qui a été sacrifié. Cela ne sert plus à rien, jusqu’à ce que vous le régénériez : il retourne alors dans le Stockage.
lesson-resources-cell = Votre Stockage contient 1 énergie, 2 matières et 3 antimatières. Faites produire une colonie : { action-production }.
    .else = Pas aujourd’hui. Voyons l’action { action-production }.
lesson-resources-harvest = Au niveau 1 de { technology-terraforming }, une colonie produit. La Planète 14 montre 1 énergie et 3 matières, la Planète 3 une de chaque. Choisissez la Planète 14.
    .less = La Planète 3 produirait 1 énergie et 1 matière. La Planète 14 donne plus.
    .stop = Rien ne serait produit. Choisissez la Planète 14.
    .else = Choisissez la Planète 14.
lesson-resources-evolution = Deux matières seulement : il n’y en avait pas de troisième dans le Stockage. Ce qui y manque n’est pas produit. Il y reste de l’antimatière : produisez-en avec { bonus-technological-evolution }.
    .empty = Votre Stockage n’a plus ni énergie ni matière : rien ne serait produit. Prenez { bonus-technological-evolution }.
    .none = L’antimatière est rare, et sur une Planète elle vaut un point. Prenez { bonus-technological-evolution }.
    .else = Prenez { bonus-technological-evolution }.
lesson-resources-sacrifice = Une Ressource doit partir dans la Fosse de Clausius. La Planète 14 a maintenant 4 matières : donnez-en une.
    .antimatter = Une Ressource sacrifiée du Stockage ne peut plus être produite ensuite. Donnez une matière.
    .energy = Vos Planètes ont moins d’énergie que de matière. Donnez une matière.
    .else = Donnez une matière.
lesson-resources-produce = Ce qu’on produit en une fois va sur une seule Planète. L’antimatière paie les plus hauts niveaux et vaut, sur une Planète, 1 point en fin de partie. Posez-la où vous voulez.
    .else = Choisissez une Planète.
lesson-resources-end = Terminez votre tour. La manche s’achève et sa carte prend effet.
    .else = Terminez votre tour.
lesson-resources-matter = La carte { card-matter-recovery } profite au moins avancé sur la piste de Suprématie coloniale : vous. Régénérez jusqu’à deux Ressources. Votre Stockage manque de matière.
    .energy = Celle-là ensuite. D’abord une matière : votre Stockage n’en a plus.
    .decline = Dans la Fosse de Clausius, elles ne servent à rien. Régénérez une matière.
    .else = Régénérez une matière.
lesson-resources-energy = Et une seconde, celle que vous voulez.
    .decline = Cela ne coûte rien. Reprenez une Ressource.
    .else = Reprenez une Ressource.
lesson-resources-circle = Ainsi tournent les Ressources : du Stockage aux Planètes, des Planètes au Stockage, parfois dans la Fosse de Clausius et retour. Un Stockage vide ne produit rien, un Stockage plein ne paie rien.

## Vaisseaux et zones

lesson-ships-and-zones = Vaisseaux et zones
    .about = Révéler des Corps Célestes, voler, prendre au passage un Objectif colonial et se servir d’une Mine.
lesson-ships-and-zones-zones = Trois zones entourent le Soleil. En fin de partie, une colonie vaut 1 point dans la zone proche, 2 dans la zone intermédiaire et 3 dans la zone lointaine.
lesson-ships-and-zones-hidden = Les Corps Célestes sont à côté des étoiles. Ceux de la zone proche sont révélés dès le début, les autres restent face cachée. On ne se pose pas sur un Corps Céleste face cachée : il faut bien que quelqu’un le révèle.
lesson-ships-and-zones-cell = C’est ce que fait l’action { action-galactic-cartography }. Déplacez-y votre cube.
    .later = Vos Vaisseaux se déplaceront de toute façon en fin de tour. D’abord { action-galactic-cartography }.
    .else = Déplacez-le vers l’action { action-galactic-cartography }.
lesson-ships-and-zones-track = Cette action vous fait d’abord avancer d’une case sur la piste de votre choix.
    .else = Choisissez une piste.
lesson-ships-and-zones-reveal = Puis vous révélez quatre Corps Célestes, l’un après l’autre. Choisissez le premier ; le guide se charge des trois autres.
    .else = Choisissez un Corps Céleste face cachée.
lesson-ships-and-zones-revealed = Deux Planètes rocheuses, une Planète alien et une Mine. Tout le monde les voit désormais : révélez ce que vous atteindrez avant les autres.
lesson-ships-and-zones-move = Place au vol. Au niveau 2 de { technology-space-travel }, chaque Vaisseau parcourt jusqu’à 3 hexagones. Commencez par celui du haut.
    .other = Celui-là dans un instant. D’abord celui du haut.
    .stay = Il y a quelque chose à prendre. Choisissez le Vaisseau du haut.
    .else = Choisissez le Vaisseau du haut.
lesson-ships-and-zones-leg = Volez jusqu’à l’Objectif colonial. Le premier qui y entre le prend et avance d’une case sur la piste de Suprématie coloniale.
    .else = L’Objectif colonial est à votre portée. Volez jusqu’à lui.
lesson-ships-and-zones-further = Il ne vous arrête pas : il vous reste un hexagone. Continuez, ou restez.
    .else = Continuez, ou restez.
lesson-ships-and-zones-second = À l’autre Vaisseau.
    .stay = Une Mine l’attend. Choisissez l’autre Vaisseau.
    .else = Choisissez l’autre Vaisseau.
lesson-ships-and-zones-mine = Posez-vous sur la Mine. Les Planètes et les Mines arrêtent le vol. Les étoiles, le Soleil et les Corps Célestes face cachée ou occupés sont infranchissables ; on passe par-dessus un Vaisseau dans l’espace, mais on ne s’y arrête pas.
    .else = Posez-vous sur la Mine, à côté de l’étoile.
lesson-ships-and-zones-withdraw = Un Vaisseau sur une Mine en fin de partie rapporte 2 points. Si vous le retirez, vous régénérez une Ressource. La partie est encore longue : retirez-le.
    .other = Celui-là est dans l’espace et ne rapporterait rien. Retirez le Vaisseau de la Mine.
    .end = Vous pourriez l’y laisser. Mais votre Fosse de Clausius n’est pas vide : retirez le Vaisseau de la Mine.
    .else = Retirez le Vaisseau de la Mine.
lesson-ships-and-zones-regenerate = Reprenez une Ressource de la Fosse de Clausius.
    .decline = Cela ne coûte rien. Reprenez une Ressource.
    .else = Reprenez une Ressource.
lesson-ships-and-zones-end = L’autre Vaisseau poursuit sa route. Terminez votre tour.
    .else = Revenir jusque-là vous coûterait des tours. Laissez-le et terminez votre tour.
lesson-ships-and-zones-rules = Vous avez trois Vaisseaux en tout. Celui qui colonise ou que l’on retire retourne dans la réserve et pourra être reconstruit.

## Coloniser et terraformer

lesson-colonies = Coloniser et terraformer
    .about = Du Vaisseau posé à la colonie, de la colonie à la Planète Terraformée, et ce que valent l’une et l’autre.
lesson-colonies-landed = Deux de vos Vaisseaux sont posés : l’un sur la Planète 2, océanique, l’autre sur la Planète 28, alien. L’action { action-colonisation } les remplace par vos marqueurs de Nation, et cela ne coûte rien.
lesson-colonies-cell = Déplacez votre cube vers l’action { action-colonisation }.
    .else = Vos Vaisseaux attendent { action-colonisation }.
lesson-colonies-colonise = Seule la Planète 2 est proposée : une Planète alien demande le niveau 3 de { technology-antimatter-science }. Ce Vaisseau-là devra attendre. Colonisez la Planète 2.
    .stop = Les deux Vaisseaux attendraient. Colonisez la Planète 2.
    .else = Colonisez la Planète 2.
lesson-colonies-card = Sa carte est à vous, encore sans Ressources, et le Vaisseau est de retour dans la réserve. Une Planète océanique vous fait avancer d’une case sur la piste de Suprématie coloniale, une rocheuse de 2. Vous aurez cinq colonies au plus.
lesson-colonies-terraform = Plus tard dans une partie. Terraformer, c’est retourner la carte sur sa meilleure face : une autre production, et des points. Il faut deux choses : des Ressources sur la Planète même, et la technologie { technology-terraforming } au niveau de la Planète.
lesson-colonies-cell-terraforming = Déplacez votre cube vers l’action { action-terraforming }.
    .else = C’est l’action { action-terraforming } qu’il vous faut.
lesson-colonies-ocean = Votre technologie { technology-terraforming } est au niveau 2. La Planète 2 est de niveau 1 et paie 1 énergie. Terraformez-la.
    .later = Celle-là ensuite. Commencez par la Planète 2.
    .stop = Les Ressources sont prêtes. Terraformez la Planète 2.
    .else = Terraformez la Planète 2.
lesson-colonies-super-earth = Vous continuez tant que vous pouvez payer. La Planète 5 paie 1 énergie et 1 matière, et une Super-Terre vous fait avancer de 2 cases.
    .stop = Rien ne s’y oppose. Terraformez la Planète 5.
    .else = Terraformez la Planète 5.
lesson-colonies-points = La Planète 13 a les Ressources, mais elle est de niveau 3 : votre technologie n’en est pas là. Les deux autres rapportent maintenant leurs points, en plus de ceux de leur zone.
lesson-colonies-collect = Votre collection compte aussi en fin de partie : trois colonies du même type rapportent 3 points, une de chacun des cinq types en rapporte 5.

## Technologies et pistes

lesson-technologies = Technologies et pistes
    .about = Acheter un niveau, choisir qui paie, profiter d’une icône de la piste, et faire collaborer les autres.
lesson-technologies-board = Cinq technologies, du niveau 0 au niveau 4 : elles disent jusqu’où vous volez, ce que vous faites de vos Ressources, et ce que donnent énergie, terraformation et antimatière. Un niveau agit tout de suite.
lesson-technologies-cell = Les niveaux s’achètent avec l’action { action-technological-development }.
    .else = Pour des niveaux, il vous faut { action-technological-development }.
lesson-technologies-develop = Portez { technology-space-travel } au niveau 3 : vos Vaisseaux parcourront 6 hexagones au lieu de 3.
    .stop = Vous êtes là pour acheter. Augmentez { technology-space-travel }.
    .else = Ce serait possible. Mais à partir du niveau 3, une technologie aide aussi les autres : voyez-le avec la technologie { technology-space-travel }.
lesson-technologies-payer = Le niveau 3 coûte 2 énergies, 1 matière et 1 antimatière, le tout depuis une seule Planète. Deux des vôtres les ont. Faites payer la Planète 13 : sur la Terre, vos Ressources serviront à de nouveaux Vaisseaux.
    .earth = Elle le pourrait. Mais il ne lui resterait pas de quoi payer un Vaisseau au prochain tour. Faites payer la Planète 13.
    .else = Faites payer la Planète 13.
lesson-technologies-icon = Ce niveau vous fait avancer de 2 cases sur la piste de Suprématie technologique. La case 3 porte une icône : produire 1 énergie. Elle vaut pour tous ceux qui l’atteignent ou la traversent.
    .decline = Cela ne coûte rien. Choisissez une Planète.
    .else = Choisissez une Planète.
lesson-technologies-collaboration = Bonus de collaboration : votre adversaire était au niveau 0, le voici au niveau 1, gratuitement. Certains niveaux élevés portent cette icône : qui en atteint un fait progresser ceux qui sont loin derrière.
lesson-technologies-more = Vous pouvez acheter autant de niveaux que vous pouvez payer. Aujourd’hui, la Terre garde ses Ressources : n’augmentez pas d’autre technologie.
    .dear = Vous le pourriez, et parfois il le faut. Aujourd’hui, la Terre garde ses Ressources : arrêtez là.
    .else = Arrêtez là.
lesson-technologies-bonus = La case suivante de la piste porte une Médaille. { bonus-scientific-progress }, le bonus de cette colonne, vous y mène.
    .other = C’est l’autre piste. La Médaille est sur la piste de Suprématie technologique : { bonus-scientific-progress }.
    .none = Une Médaille à une case de vous : prenez { bonus-scientific-progress }.
    .else = Prenez { bonus-scientific-progress }.
lesson-technologies-sacrifice = Payez avec une énergie ou une matière.
    .else = Gardez votre antimatière. Payez avec une énergie ou une matière.
lesson-technologies-tracks = La Médaille est maintenant sur la carte Progrès. En fin de partie, chaque piste rapporte aussi les points de votre case, et chaque technologie au niveau 4 en rapporte 2.

## Physique quantique

lesson-quantum-physics = { technology-quantum-physics }
    .about = La bonne Ressource au mauvais endroit : transformez-la, ou envoyez-la ailleurs.
lesson-quantum-physics-stuck = Vous voulez terraformer les Planètes 2 et 5. La Planète 2 demande 1 énergie et n’a que 1 matière. La Planète 5 demande 1 énergie et 1 matière, et n’a pas d’énergie. La technologie { technology-quantum-physics } va vous aider.
lesson-quantum-physics-cell = Déplacez votre cube vers l’action { action-terraforming }.
    .early = C’est possible à tout moment de votre tour, maintenant aussi. Mais on y voit plus clair quand on sait ce qui manque : d’abord { action-terraforming }.
    .else = C’est l’action { action-terraforming } que vous voulez.
lesson-quantum-physics-quantum = Aucune Planète ne peut payer, donc rien n’est proposé. Mais vous pouvez utiliser la technologie { technology-quantum-physics } même au milieu d’une action.
    .stop = Pas encore. Utilisez la technologie { technology-quantum-physics }.
    .else = Utilisez la technologie { technology-quantum-physics }.
lesson-quantum-physics-transform = Deux choses sont possibles. Transformer change une énergie en matière, ou une matière en énergie. C’est ce qu’il faut à la Planète 2.
    .later = Ce sera pour la Planète 5. D’abord transformer.
    .else = D’abord transformer.
lesson-quantum-physics-giver = Quelle Planète donne la Ressource ? La Planète 2.
    .earth = L’énergie de la Terre servira à la Planète 5. Choisissez la Planète 2.
    .else = Cette matière est utile là où elle est. Choisissez la Planète 2.
lesson-quantum-physics-swap = Sa matière va dans le Stockage, et une énergie en revient. L’antimatière ne se transforme pas.
    .else = Transformez la matière.
lesson-quantum-physics-terraform = La Planète 2 peut payer. Terraformez-la.
    .else = La Planète 2 d’abord.
lesson-quantum-physics-again = Il manque une énergie à la Planète 5, et la Terre en a deux. Utilisez encore la technologie { technology-quantum-physics }.
    .stop = Il ne manque qu’une Ressource à la Planète 5. Utilisez la technologie { technology-quantum-physics }.
    .else = Utilisez la technologie { technology-quantum-physics }.
lesson-quantum-physics-assign = Avant le niveau 4, on n’a qu’une transformation par tour. Mais vous pouvez assigner : envoyer une Ressource d’une Planète à une autre.
    .else = Assignez une Ressource.
lesson-quantum-physics-from = La Terre donne.
    .else = C’est à cette Planète qu’il manque quelque chose. La Terre donne.
lesson-quantum-physics-send = Envoyez l’énergie à la Planète 5.
    .else = La Planète 2 est déjà Terraformée. Envoyez-la à la Planète 5.
lesson-quantum-physics-super-earth = Et terraformez la Planète 5.
    .enough = Il ne manque plus rien. Terraformez la Planète 5.
    .stop = Si près du but ! Terraformez la Planète 5.
    .else = Terraformez la Planète 5.
lesson-quantum-physics-limits = Deux Planètes Terraformées, en un tour où aucune ne pouvait payer. Votre niveau dit combien de fois par tour : une transformation, et autant d’assignations que le niveau, jusqu’à 3. Au niveau 4, il n’y a plus de limite.

## Médailles et cartes Progrès

lesson-medals-and-cards = Médailles et cartes Progrès
    .about = Ce qui se passe en fin de manche : la carte d’abord, les Médailles ensuite.
lesson-medals-and-cards-card = Chaque manche s’ouvre sur une carte Progrès. Tout le monde la lit, mais elle ne prend effet qu’après les tours de tous : on peut s’y préparer. La carte { card-extraterrestrial-knowledge } laissera chaque nation augmenter une technologie.
lesson-medals-and-cards-race = Votre adversaire a atteint la case 7 de la piste de Suprématie coloniale : sa Médaille est sur la carte. Elle ira au plus avancé de la piste en fin de manche. Vous êtes sur la case 6.
lesson-medals-and-cards-cell = Votre Vaisseau est posé sur la Planète 2. Déplacez votre cube vers l’action { action-colonisation }.
    .else = Une colonie vous ferait avancer : { action-colonisation }.
lesson-medals-and-cards-colonise = Une Planète océanique : 1 case. Colonisez-la.
    .else = Cette case vous est utile. Colonisez la Planète 2.
lesson-medals-and-cards-overtake = Case 7 : égalité, et vous auriez chacun une Médaille. Une case de plus, et personne d’autre n’en aura : { bonus-society-modernisation }.
    .tie = Vous en recevriez chacun le nombre complet. Ne pas partager, c’est mieux : { bonus-society-modernisation }.
    .antimatter = Cela vaut aussi un point. Mais une Médaille que vous ne partagez pas est un point que votre adversaire n’aura pas : { bonus-society-modernisation }.
    .else = Prenez { bonus-society-modernisation }.
lesson-medals-and-cards-sacrifice = Payez avec une énergie ou une matière.
    .else = Gardez votre antimatière. Payez avec une énergie ou une matière.
lesson-medals-and-cards-icon = La case 8 porte elle aussi une icône : 1 matière.
    .decline = Cela ne coûte rien. Choisissez une Planète.
    .else = Choisissez une Planète.
lesson-medals-and-cards-end = Vous voilà en tête. Terminez votre tour ; la manche s’achève.
    .else = Terminez votre tour.
lesson-medals-and-cards-level = La carte d’abord. Votre adversaire y a renoncé. Vous augmentez une technologie d’un niveau ; il n’en coûte qu’une Ressource par case dont ce niveau vous fait avancer. { technology-terraforming } !
    .decline = Un niveau pour une Ressource, c’est donné. Augmentez { technology-terraforming }.
    .else = Un bon niveau aussi. Aujourd’hui, ce sera { technology-terraforming } : les Planètes de niveau 2 seront à votre portée.
lesson-medals-and-cards-price = Le niveau 2 vous fait avancer d’une case : sacrifiez une Ressource.
    .else = Gardez votre antimatière. Donnez une énergie ou une matière.
lesson-medals-and-cards-medal = Puis les Médailles : elle est à vous. Chacune vaut 1 point en fin de partie. Enfin, le jeton Premier joueur passe à droite.
lesson-medals-and-cards-cards = La carte suivante est révélée. Certaines profitent à tous, d’autres seulement au premier ou au dernier en quelque chose. Qui en profiterait maintenant est indiqué, et peut changer jusqu’à la fin de la manche. On peut renoncer à ce qu’offre une carte.

## Objectifs et fin de partie

lesson-objectives = Objectifs et fin de partie
    .about = Commencer avec son Objectif en tête, et voir comment on compte.
lesson-objectives-secret = Une partie commence : la galaxie est en place, et vous avez reçu un Objectif secret. L’Objectif { objective-project-atlantis } demande une Planète océanique Terraformée. La Planète 2 en est une, et elle est tout près du Soleil.
lesson-objectives-free-levels = Avant la manche 1, vous portez deux technologies au niveau 1, gratuitement. Pour cet Objectif, il faut voler, et terraformer.
    .ground = De quoi terraformer, mais vos Vaisseaux ne voleraient pas. { technology-space-travel } et { technology-terraforming }.
    .sky = De quoi voler, mais { action-terraforming } et { action-production } demandent la technologie { technology-terraforming }. Prenez les deux.
    .else = Utile plus tard. Pour cet Objectif : { technology-space-travel } et { technology-terraforming }.
lesson-objectives-plan = Vos premières manches sont tracées : un Vaisseau, la Planète 2, une colonie, une énergie dessus, puis { action-terraforming }. Personne d’autre ne le sait.
lesson-objectives-last-round = Une autre partie, votre dernier tour. Votre Objectif n’est pas encore réalisé, la Planète 4, océanique, a 1 matière, et l’un de vos Vaisseaux est sur une Mine.
lesson-objectives-cell = Déplacez votre cube vers l’action { action-terraforming }.
    .else = Votre Objectif n’est plus qu’à une action : { action-terraforming }.
lesson-objectives-terraform = La Planète 4 paie 1 matière.
    .stop = Votre Objectif en a besoin. Terraformez la Planète 4.
    .else = Terraformez la Planète 4.
lesson-objectives-end = Le Vaisseau sur la Mine vaut 2 points : laissez-le là et terminez votre tour.
    .mine = Vous jetteriez 2 points. Terminez votre tour.
    .else = Rien de tout cela ne rapporte plus. Terminez votre tour.
lesson-objectives-sheet = On compte ligne par ligne : antimatière sur les Planètes, types, Vaisseaux sur des Mines, technologies au maximum, Médailles, zones, pistes, Planètes Terraformées et, seulement maintenant, les Objectifs. 30 à 26 : sans les 4 points du vôtre, il y aurait égalité. C’est alors la Planète Terraformée au plus haut numéro qui décide.

## Seul avec le joueur fantôme

lesson-alone = Seul avec le joueur fantôme
    .about = Une campagne de quatre niveaux contre quelqu’un qui ne dort jamais.
lesson-alone-campaign = En solitaire, on joue des campagnes de quatre niveaux. Voici le niveau 2 de la campagne { campaign-edge-of-the-galaxy } : il faut 40 points, et les Objectifs de ce niveau et du précédent.
lesson-alone-bonus-cubes = En solitaire, vous commencez sans rien sur la Terre, sauf les Ressources bonus : de l’antimatière selon le niveau, et une Ressource par tranche de 5 points au-delà du score minimum du niveau précédent. Vous en avez 3. Choisissez combien seront de l’énergie ; un Vaisseau demande les deux sortes.
    .all-energy = Sans matière, pas de Vaisseau. Gardez un peu des deux.
    .all-matter = Sans énergie, pas de Vaisseau. Gardez un peu des deux.
    .else = Gardez un peu des deux.
lesson-alone-free-levels = Deux niveaux gratuits, comme toujours. La Terre est presque vide : prenez { technology-space-travel } et { technology-energy-development }.
    .else = C’est possible. Mais quand on commence avec si peu, l’action { action-energy-storage } remplit le mieux la Terre : { technology-space-travel } et { technology-energy-development }.
lesson-alone-ghost = Le joueur fantôme a pris le niveau 1 des trois technologies que vous lui laissez. Aux manches 5, 10 et 15, il gagne un niveau dans chacune.
lesson-alone-steps = Au début de chaque manche, il avance d’une case sur les deux pistes et pousse les Médailles sur la carte. S’il est plus loin que vous, il les prend. Il compte aussi quand une carte demande qui est premier ou dernier ; il n’a ni Planètes ni points.
lesson-alone-last-turn = Le niveau 1 de la même campagne, votre dernier tour. Il faut 30 points et une Planète Terraformée dans la zone lointaine. La Planète 18 s’y trouve, avec toutes les Ressources qu’elle demande.
lesson-alone-cell = Déplacez votre cube vers l’action { action-terraforming }.
    .else = Sans l’Objectif, aucun point n’y fera : { action-terraforming }.
lesson-alone-terraform = Terraformez la Planète 18.
    .stop = Sans elle, le niveau est manqué. Terraformez la Planète 18.
    .quantum = Inutile : les Ressources sont là. Terraformez la Planète 18.
    .else = Terraformez la Planète 18.
lesson-alone-end = Terminez votre tour.
    .else = Il ne manque rien. Terminez votre tour.
lesson-alone-passed = Réussi, avec 40 points. Les 10 au-delà du score minimum donneront 2 Ressources bonus au niveau 2. Un niveau manqué se rejoue, tout simplement.

## Disposer la galaxie à tour de rôle

lesson-laying-the-galaxy = Disposer la galaxie à tour de rôle
    .about = Une mise en place où les nations posent elles-mêmes les Corps Célestes.
lesson-laying-the-galaxy-stars = À certaines tables, les nations posent les Corps Célestes à tour de rôle. Chacun touche une étoile et une seule, et jamais un autre Corps Céleste. À deux nations, seules les étoiles simples servent.
lesson-laying-the-galaxy-token = À cette table, chacun regarde ses propres jetons, et personne d’autre ne les voit. Posez d’abord une de vos Planètes les plus riches : la 18, la 19 ou la 24.
    .mine = Une Mine sert à tout le monde, où qu’elle soit. Posez d’abord une Planète riche.
    .goal = Quelqu’un le prendra en passant. Posez d’abord une Planète riche.
    .else = Une petite peut attendre. Posez la 18, la 19 ou la 24.
lesson-laying-the-galaxy-place = Les Corps Célestes de la zone proche sont révélés à tous avant la manche 1. Au-delà, personne d’autre que vous ne saura. Choisissez un hexagone de la zone intermédiaire.
    .near = Là, tous la verront dès le début. Choisissez un hexagone de la zone intermédiaire.
    .else = C’est un long voyage. Choisissez un hexagone de la zone intermédiaire, à 5, 6 ou 7 hexagones du Soleil.
lesson-laying-the-galaxy-rules = Elle est face cachée, et vous savez ce que c’est. Votre adversaire pose la suivante, et ainsi de suite jusqu’à la dernière. Là où personne ne regarde ses jetons, vous ne choisissez que les hexagones.

## Règles de la table

lesson-house-rules = Règles de la table
    .about = Quatre questions que seules certaines tables posent.
lesson-house-rules-price = Au niveau 4 de { technology-space-travel }, un Vaisseau coûte 1 énergie. À une table qui laisse le choix, on peut payer le prix plein. À quoi bon ? Prenez le prix réduit.
    .full = Une matière retournerait au Stockage, ce qui en vaut rarement la peine. Prenez le prix réduit.
    .else = Prenez le prix réduit.
lesson-house-rules-amount = D’ordinaire, on produit tout ce qu’on peut. À cette table, on peut produire moins. Au prochain tour, la Planète 14 doit produire 1 énergie, et le Stockage en a 4 : produisez-en 3 et laissez-en une.
    .all = Le Stockage serait vide, et la Planète 14 ne produirait pas d’énergie au prochain tour. Produisez-en 3.
    .else = En produire moins encore n’apporte rien. Produisez-en 3.
lesson-house-rules-icon-price = La carte { card-extraterrestrial-knowledge } vous a donné un niveau. À cette table, le niveau est gratuit, mais chaque icône qu’il vous fait atteindre coûte une Ressource. Payez : une Ressource du Stockage contre une énergie sur une Planète.
    .else = L’icône serait perdue. Une Ressource sur une Planète vaut mieux qu’une dans le Stockage : payez.
lesson-house-rules-medal = Un jeu de cartes corrigé peut avoir une carte qui donne aussitôt des Médailles. Aucune des nôtres ne le fait ; imaginez que ce soit celle-ci. Choisissez une piste : la Médaille vaut un point sur l’une comme sur l’autre.
    .else = Une Médaille, c’est un point. Choisissez une piste.
lesson-house-rules-done = Ce que joue une table est dit quand on la prépare, et dans ses règles. Tout le reste est comme vous le connaissez.

## La première fois qu’une question est posée

first-time-cell = Déplacez votre cube Action vers une autre action ; il ne peut pas rester sur place. Regardez aussi les deux actions bonus de sa ligne et de sa colonne, et ce que vous voudrez faire au tour suivant.
first-time-action = Réalisez l’action principale de la case, ou renoncez-y. Dans les deux cas, les actions bonus de la ligne et de la colonne viennent ensuite.
first-time-bonus = Prenez le bonus de la ligne, celui de la colonne, les deux ou aucun, dans l’ordre que vous voulez. Chacun coûte une Ressource sacrifiée, qui revient rarement : demandez-vous ce qu’il rapporte vraiment.
first-time-withdraw = Terminez votre tour, ou retirez d’abord des Vaisseaux. Un Vaisseau retiré d’une Mine régénère une Ressource ; les autres retournent seulement dans la réserve.
first-time-move = Choisissez le Vaisseau qui se déplace ; chacun peut le faire une fois. Votre niveau de { technology-space-travel } dit jusqu’où il va, et un Vaisseau posé sur un Corps Céleste ne bouge plus.
first-time-leg = Choisissez l’hexagone où le vol se termine. Sur une Planète ou une Mine, le Vaisseau s’arrête et tient les autres à distance ; un Objectif colonial vous fait avancer au passage.
first-time-build = Choisissez la Planète qui paie un Vaisseau ; il sera posé à côté d’elle. Vous avez trois Vaisseaux en tout : construisez là d’où vous voulez partir.
first-time-price = Choisissez ce que coûte ce Vaisseau. Le prix réduit est presque toujours le bon ; le prix plein remet une matière dans votre Stockage.
first-time-ship = Choisissez l’hexagone où se pose le nouveau Vaisseau. Prenez le côté vers lequel il volera, en contournant les étoiles.
first-time-colonise = Choisissez le Vaisseau qui colonise sa Planète ; cela ne coûte rien et le Vaisseau retourne dans la réserve. Vous n’avez que cinq marqueurs de Nation pour des colonies : la zone, le type et les points d’une Planète comptent.
first-time-develop = Choisissez la technologie à augmenter d’un niveau ; une seule Planète en paie tout le prix. Un niveau agit tout de suite, et les plus hauts vous font avancer sur la piste de Suprématie technologique.
first-time-payer = Choisissez la Planète qui paie ce niveau. Gardez des Ressources là où vous voulez construire ou terraformer.
first-time-terraform = Choisissez la colonie à terraformer ; elle paie avec ses propres Ressources. Elle rapporte alors ses points, produit autrement et peut vous faire avancer sur la piste de Suprématie coloniale.
first-time-track = Choisissez la piste sur laquelle vous avancez. Cherchez la prochaine icône ou Médaille, et voyez où vous êtes en tête.
first-time-medal = Choisissez la piste dont vous prenez les Médailles. Chacune vaut un point en fin de partie, et les cartes qui comparent les Médailles comptent les deux sortes.
first-time-reveal = Choisissez un Corps Céleste à révéler, pour tous et pour toujours. Révélez d’abord ce que vos Vaisseaux atteindront avant les autres.
first-time-produce = Choisissez la Planète qui reçoit ce qui est produit ; tout va sur la même. Pensez à ce qu’elle aura à payer : un Vaisseau, un niveau, sa terraformation.
first-time-harvest = Choisissez la colonie qui produit ce que montre sa carte. Ce qui manque dans votre Stockage n’est pas produit : commencez par celle dont vous avez le plus besoin.
first-time-amount = À cette table, vous choisissez combien vous produisez. Ce que vous laissez dans le Stockage pourra être produit ailleurs, ou sacrifié.
first-time-sacrifice = Choisissez la Ressource qui part dans la Fosse de Clausius. Une Ressource du Stockage ne peut pas être dépensée et vous manquera souvent moins que celle d’une Planète.
first-time-yard = Choisissez la Planète à côté de laquelle se pose ce Vaisseau gratuit. Plus elle est proche de votre prochaine cible, mieux c’est.
first-time-regenerate = Choisissez la Ressource qui revient de la Fosse de Clausius dans votre Stockage. Prenez celle qui manquera à votre prochaine production.
first-time-icon = Votre marqueur a atteint une icône : produisez la Ressource indiquée sur une de vos Planètes. Elle est gratuite, il n’y a qu’à choisir où elle servira.
first-time-icon-price = À cette table, utiliser cette icône coûte une Ressource sacrifiée. Payez si ce qu’elle donne vaut plus pour vous qu’une Ressource du Stockage.
first-time-level = La carte vous laisse augmenter une technologie d’un niveau ; si ce niveau fait avancer, elle peut demander des sacrifices. Un niveau cher est celui qui gagne le plus à être gratuit.
first-time-kind = Choisissez ce que fait la technologie { technology-quantum-physics }. Transformer échange une énergie contre une matière ou l’inverse, assigner envoie une Ressource d’une de vos Planètes à une autre.
first-time-giver = Choisissez la Planète qui donne la Ressource. Prenez-la là où elle ne paiera rien de sitôt.
first-time-cube = Choisissez la Ressource, et où elle va ou ce qu’elle devient. Ce pas est alors fait, et vous revenez à la question d’avant.
first-time-place = Choisissez l’hexagone du prochain Corps Céleste : à côté d’une seule étoile, loin des autres Corps Célestes. Ceux de la zone proche seront révélés à tous avant la manche 1.
first-time-token = Choisissez lequel de vos jetons vous posez ; personne d’autre ne les connaît. Gardez pour les bons hexagones ceux que vous voulez atteindre.
first-time-bonus-cubes = Choisissez combien de vos Ressources bonus sont de l’énergie ; les autres sont de la matière. Un Vaisseau demande une de chaque, et la Terre n’a rien d’autre au départ.
first-time-free-levels = Choisissez les deux technologies qui commencent au niveau 1. Sans { technology-space-travel }, vos Vaisseaux ne volent pas ; laissez votre Objectif choisir la seconde.

## Avant la première partie : comment on gagne, et ce qu’est un tour

welcome-kepler3042 = Vous menez une nation qui quitte la Terre. Après seize manches, qui a le plus de points de victoire l’emporte : colonies, deux pistes de Suprématie, Médailles et un Objectif secret.
    .turn = Déplacez votre cube Action vers une autre des neuf cases et réalisez son action. Vous pouvez ensuite prendre deux bonus, chacun contre une Ressource sacrifiée, puis vos Vaisseaux se déplacent.

## Ce qu’une réponse coûte ou donne aux autres ($n de moins qu’avant elle)

risk-line = { $n ->
    [one] { $what } : { $n } point de moins
   *[other] { $what } : { $n } points de moins
  }
risk-technology = { $n ->
    [one] { $what } : { $n } niveau de moins
   *[other] { $what } : { $n } niveaux de moins
  }
risk-track = { $n ->
    [one] { $what } : { $n } case en arrière
   *[other] { $what } : { $n } cases en arrière
  }
risk-colony = { $n ->
    [one] { $n } colonie de moins
   *[other] { $n } colonies de moins
  }
risk-ship = { $n ->
    [one] { $n } Vaisseau de moins sur le plateau
   *[other] { $n } Vaisseaux de moins sur le plateau
  }
risk-cubes = { $n ->
    [one] { $n } Ressource de moins sur vos Planètes
   *[other] { $n } Ressources de moins sur vos Planètes
  }
risk-pit = { $n ->
    [one] { $n } Ressource part dans la Fosse de Clausius
   *[other] { $n } Ressources partent dans la Fosse de Clausius
  }
risk-objective = votre Objectif s’éloigne
