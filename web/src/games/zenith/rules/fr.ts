// Les règles de Zenith en français, avec nos mots ; les dessins viennent des vraies pièces.
import { piece, rulesPage } from '$lib/rules';
import { TOKENS } from '../data';

const pieces = (...elements: string[]): string =>
  `<p class="pieces">${elements.map(piece).join(' ')}</p>`;

export default rulesPage(
  'Zenith',
  `
<h2 id="aim">De quoi il s’agit</h2>
<p>Deux camps attirent cinq planètes vers eux. Chaque planète a une piste : un centre, trois emplacements de chaque côté et une zone de contrôle à chaque bout. Qui amène un disque dans sa zone de contrôle le remporte.</p>
${pieces('planet:mercury', 'planet:venus', 'planet:terra', 'planet:mars', 'planet:jupiter')}
<p>Il y a trois façons de gagner, vérifiées à l’instant où un disque est remporté, quel que soit le joueur dont c’est le tour :</p>
<ul><li><b>absolue</b> : trois disques d’une même planète ;</li><li><b>démocratique</b> : des disques de quatre planètes différentes ;</li><li><b>populaire</b> : cinq disques, peu importe lesquels.</li></ul>
<p>La partie s’arrête aussitôt : plus rien n’est appliqué. Zenith est un jeu de Grégory Grard et Mathieu Roussel, illustré par Naïade, édité par PlayPunk. Les mots et les dessins de cette page sont les nôtres ; le livret français fait foi.</p>
<h2 id="setup">Mise en place</h2>
<p>On tire au sort une face de chacune des trois pièces de Technologie (S ou D, U ou O, N ou P ; pour une première partie : S, U et N). Tous les marqueurs partent du niveau 0. Un disque se trouve au centre de chaque planète. Un jeton Bonus est posé face visible sur chaque planète et sur le niveau 2 de chaque Technologie ; les huit autres forment la réserve, face cachée.</p>
<p>Chaque camp reçoit 12 Crédits et 1 Zenithium. Le sort désigne qui commence ; à deux joueurs, le second camp commence avec 1 Influence sur la Terre (avec l’option pour débutants, aussi sur Mars et sur Venus).</p>
<p><b>Main initiale.</b> Chacun reçoit quatre cartes et peut en mettre de côté autant qu’il veut, une seule fois. Tous choisissent en même temps, sans voir ; puis les cartes mises de côté sont montrées et défaussées, et chacun complète sa main à quatre.</p>
<h2 id="cards">Les cartes</h2>
<p>Il y a 90 Agents : 18 par planète, 30 par peuple, six de chaque paire. La pièce dit le prix, la sphère la planète, la pastille le peuple ; en dessous, les effets, de gauche à droite, ligne par ligne. Le premier effet est toujours 1 Influence sur la planète de la carte.</p>
${pieces('card:amytis', 'card:charlize-gun', 'card:p-k-d1ck', 'card:domitian')}
<p><b>Lire les icônes.</b> En bas, c’est à vous ; en haut, à l’adversaire ; sur le côté, la réserve. Une ligne de laiton en pointillés est l’horizon du plateau. Un cadre en pointillés est une offre : on peut payer la partie gauche pour obtenir la droite. Un cadre plein avec une barre est un choix. Un portique porte sa condition dans l’onglet pointu. « 3× » avec un maillon est une paire que l’on répète.</p>
<h2 id="turn">Un tour</h2>
<p>Utilisez exactement une carte de votre main pour l’une des trois actions. On ne passe pas ; prendre le Leadership est toujours possible. Qui n’a pas de carte va droit à la fin du tour.</p>
<h3>Recruter un Agent</h3><p>Posez la carte au-dessus de votre colonne de sa planète et payez son coût, moins 1 Crédit par carte déjà dans cette colonne, jamais moins que zéro. Appliquez ensuite ses effets de gauche à droite. La carte fait déjà partie de la colonne.</p>
<h3>Développer une Technologie</h3><p>Défaussez une carte pour monter votre marqueur d’un niveau dans la Technologie de son peuple. Le niveau <i>n</i> coûte <i>n</i> Zenithium. Appliquez les effets du niveau atteint, puis ceux de chaque niveau inférieur, en descendant.</p>
${pieces('level:U:3', 'level:U:2', 'level:U:1')}
<p>Le premier camp arrivé au niveau 2 gagne le jeton qui s’y trouve, après les effets du niveau 2 et avant ceux du niveau 1. Quand vos trois marqueurs sont sur la ligne 1, 2 ou 3, ou au-dessus, vous gagnez une fois la prime de cette ligne :</p>
${pieces('prime:1', 'prime:2', 'prime:3')}
<h3>Prendre le Leadership</h3><p>Défaussez une carte et prenez le badge Leader. Le peuple de la carte ajoute quelque chose :</p>
${pieces('leadership:animod', 'leadership:human', 'leadership:robot')}
<p>Pris sur le plateau ou chez l’adversaire, le badge montre sa face argent ; pris une nouvelle fois, il passe à l’or.</p>
${pieces('badge')}
<h3>Fin du tour</h3><p>Piochez jusqu’à 4 cartes, 5 avec le badge argent, 6 avec l’or. Si vous en avez davantage, vous les gardez et ne piochez pas. Puis chaque planète sans disque en reçoit un nouveau au centre.</p>
<h2 id="influence">Influence et disques</h2>
<p>Une Influence avance un disque d’un emplacement vers le camp qui la gagne. Il y a quatre pas du centre à une zone de contrôle ; les pas en trop sont perdus. Une planète dont le disque vient d’être remporté n’en a plus jusqu’à la fin du tour : aucun effet ne peut l’atteindre. Remporter un disque ne défausse aucune carte.</p>
<p>Le tout premier disque remporté sur une planète rapporte le jeton qui s’y trouve. L’ordre est : le disque est remporté, la victoire est vérifiée, le jeton est appliqué en entier, puis l’on reprend ce qui était en cours. Peu importe le tour : le disque et son jeton vont au camp dont la zone de contrôle est atteinte.</p>
<p><b>Planètes voisines.</b> La rangée Mercure, Venus, Terre, Mars, Jupiter ne fait pas le tour. Une suite de trois peut dépasser d’une planète à un bout et perdre cette part. Ses disques avancent l’un après l’autre, dans l’ordre de votre choix.</p>
<h2 id="tokens">Jetons Bonus</h2>
<p>Seize jetons de huit sortes. Un jeton est appliqué aussitôt par le camp qui le gagne, même pendant le tour de l’autre, puis rejoint face visible les jetons utilisés. Les jetons pris sur les plateaux ne sont jamais remplacés. Quand la réserve est vide, on mélange les jetons utilisés pour en faire une nouvelle.</p>
${pieces(...TOKENS.map((one) => `token:${one.id}`))}
<h2 id="effects">Les effets, mot à mot</h2>
<ul>
<li>Les effets sont obligatoires, sauf les offres et les développements par une carte. Ce qui est impossible est ignoré ; un nombre s’applique autant que possible.</li>
<li><b>Mobiliser</b> : la première carte de la pioche va sur votre colonne de sa planète, sans la payer et sans ses effets.</li>
<li><b>Transférer</b> : la carte du dessus d’une colonne adverse va sur votre colonne de la même planète, sans ses effets.</li>
<li><b>Exiler</b> : la carte du dessus d’une colonne va à la défausse. Seules les cartes du dessus peuvent être exilées ou transférées.</li>
<li><b>Dépenser, donner, prendre</b> : à la réserve ; à l’adversaire ; chez l’adversaire, au plus ce qu’il a.</li>
<li><b>Vous pouvez</b> : un des coûts est payé en entier, ou aucun. L’offre n’est faite que si elle peut être payée et si sa récompense sert à quelque chose.</li>
<li><b>Une autre planète</b> : aucune de celles déjà choisies pour la même carte ou le même niveau ; la première Influence de la carte ne compte pas.</li>
<li><b>Du côté adverse, au centre</b> : d’après le plateau au moment où l’on arrive à l’effet.</li>
<li><b>Développer par une carte</b> : on ne défausse rien, le prix est réduit ou nul ; colonne, jeton et prime suivent comme d’habitude.</li>
</ul>
<p>Quand la pioche est vide et qu’il faut une carte, la défausse est mélangée pour en faire une nouvelle.</p>
<h2 id="team">Deux contre deux</h2>
<p>Les coéquipiers partagent Crédits, Zenithium, badge, marqueurs, colonnes et disques ; chacun a sa main. L’un est du côté Technologie et recrute sur Mercure, Venus et la Terre, l’autre du côté Diplomatie et recrute sur la Terre, Mars et Jupiter. Rien d’autre n’est limité.</p>
<p>La manche d’une équipe est un tour complet de chaque membre ; au début, l’équipe dit qui joue en premier. La seconde équipe commence avec 1 Influence sur Mars et sur Venus. Qui prend le Leadership peut donner jusqu’à deux cartes à son coéquipier. Quand l’équipe dont ce n’est pas le tour doit choisir, c’est le membre assis du même côté que le joueur dont c’est le tour qui le fait.</p>
<h2 id="open">Ce que chacun sait</h2>
<p>Visible : les colonnes avec leurs cartes couvertes, toute la défausse, les jetons utilisés, les plateaux, les disques, les réserves, la taille de chaque main. Caché : les mains, même au coéquipier ; l’ordre et le contenu de la pioche ; les faces de la réserve. L’aide de jeu de la table (touche <kbd>?</kbd>) compte pour vous ce qui n’a pas encore été vu.</p>
<p>Après 400 tours, ou quand il ne reste plus aucune carte, la partie est nulle ; les options de la table peuvent le changer. Là où le livret laisse une question ouverte, nous avons tranché et en avons fait une option de la table : la liste de nos décisions, Z01 à Z29, est dans le README du jeu.</p>
<h2 id="components">Notre copie du matériel</h2>
<p>Les noms, coûts et effets des cartes, Technologies, jetons et du Leadership sont des données. Les textes et les dessins en sont tirés : ils ne contredisent jamais ce qui est joué. Une pièce que personne n’a pu vérifier sur l’original est signalée comme notre reconstitution : l’aide sur cette pièce le dit, et la vue de la table la nomme.</p>
<p>Si vous possédez le jeu et trouvez une erreur, vous pouvez la corriger : copiez le dossier <code>data</code> du jeu, changez la fiche, lancez <code>perihelion data check DOSSIER</code>, qui nomme chaque fiche fautive et dit pourquoi, puis jouez avec l’option <code>data</code> : <code>perihelion play zenith --option data=DOSSIER</code>. L’option et l’empreinte des données font partie de l’enregistrement d’une partie.</p>
`
);
