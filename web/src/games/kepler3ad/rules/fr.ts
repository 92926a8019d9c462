// Les règles de Kepler-3Ad en français, les deux éditions, avec nos propres mots.
import type { RulesPage } from '$table/contract';
import { FIGURES as F, unitRow } from './figures';

const page: RulesPage = {
  title: 'Kepler-3Ad',
  chapters: [
    {
      id: 'aim',
      title: 'De quoi il s’agit',
      html: `
<p>De deux à cinq joueurs se disputent un monde. Dans la <b>première édition</b>, c’est une planète : vous envoyez des diplomates dans ses douze quartiers et en faites des leaders. Dans la <b>deuxième édition</b>, c’est une galaxie de douze planètes reliées par des passages : vous envoyez des vaisseaux et construisez des bases, des frégates et des croiseurs. Les dés disent ce que vous pouvez faire ; l’influence plie les dés, les pièces et vos rivaux.</p>
<p>Trois fois dans la partie, on compte tout. Qui est fort en beaucoup de lieux et en tête des sept pistes d’influence marque le plus. Le jeu est de Christophe Coat ; les mots et les dessins sont les nôtres.</p>`
    },
    {
      id: 'table',
      title: 'La table',
      html: `
<p><b>Lieux et régions.</b> Douze lieux forment trois régions de quatre : verte, orange et mauve. Dans la première édition, les lieux sont des <i>quartiers</i> et les régions des <i>zones</i> ; chaque zone a deux faces, ce qui fait huit planètes différentes. Deux quartiers sont adjacents s’ils partagent une ligne de frontière ; un coin commun ne suffit pas, un petit rivet le rappelle. Dans la deuxième édition, les lieux sont des <i>planètes</i> et les régions des <i>clans</i> ; deux planètes sont adjacentes si un passage les relie.</p>
<p><b>Tranches.</b> Chaque lieu montre trois nombres : ce que reçoivent le premier, le deuxième et le troisième lors d’un comptage. Les marques sous les nombres disent qui les prendrait maintenant.</p>
<p class="pieces"><span data-piece="district:GA1"></span><span data-piece="planet:G1"></span><span data-piece="clan:green"></span><span data-piece="clan:orange"></span><span data-piece="clan:purple"></span></p>
<p><b>Sept lignes.</b> Chaque ligne associe une action (à gauche) et une piste d’influence (à droite). Chaque joueur a un disque sur chaque piste, aux niveaux ${F.low} à ${F.high}. De la première à la dernière piste, les disques partent des niveaux ${F.starts}.<sup class="made">◇</sup></p>
<p><b>La piste de valeur.</b> L’anneau autour du plateau, piste diplomatique ou militaire selon l’édition, montre la valeur des pièces de chacun, avec les trois seuils qui déclenchent un comptage.</p>
<table>
<thead><tr><th>pièce</th><th>édition</th><th>valeur</th><th>par joueur</th></tr></thead>
<tbody>
${unitRow('diplomat', 'diplomate', 'première')}
${unitRow('leader', 'leader', 'première')}
${unitRow('ship', 'vaisseau', 'deuxième')}
${unitRow('base', 'base', 'deuxième')}
${unitRow('frigate', 'frégate', 'deuxième')}
${unitRow('cruiser', 'croiseur', 'deuxième')}
</tbody></table>`
    },
    {
      id: 'turn',
      title: 'Un tour',
      html: `
<ol>
<li><b>Lancer.</b> Trois dés ; dans la première édition, les trois blancs.</li>
<li><b>Avant l’action</b>, vous pouvez dépenser de l’influence et utiliser le bonus du 421.</li>
<li><b>Action.</b> Choisissez-en une que montrent vos dés, et faites-la.</li>
<li><b>Après l’action</b>, vous pouvez encore dépenser de l’influence, et utiliser le bonus du 421 si ce n’est déjà fait.</li>
<li><b>Reliquat.</b> Les dés restants qui montrent le chiffre de ceux de votre action font monter votre disque de cette ligne.</li>
<li><b>Valeur.</b> Votre marqueur sur la piste de valeur rejoint la valeur de vos pièces. Si elle atteint le seuil suivant, il y a un comptage.</li>
</ol>
<p>Au tout premier tour, moins de dés compensent l’avantage de commencer. Dans l’ordre des joueurs, première édition : ${F.firstDice[0]} dés. Deuxième édition : ${F.firstDice[1]}.</p>`
    },
    {
      id: 'dice',
      title: 'Les dés et le bonus du 421',
      html: `
<p class="pieces"><span data-piece="die:4"></span><span data-piece="die:white-2"></span><span data-piece="die:black-3"></span><span data-piece="bonus-421"></span></p>
<p>Les actions 1 à 6 prennent un dé de leur chiffre. L’action 7 prend des dés identiques, quel que soit leur chiffre. Les dés posés sur l’action y restent et ne changent plus ; tous les autres peuvent encore être relancés ou modifiés.</p>
<p>Tant que vos dés montrent <b>4, 2 et 1</b>, vous pouvez faire descendre d’un niveau un disque d’influence adverse, une fois par tour, avant ou après l’action. C’est gratuit. Dans la première édition, il faut les trois dés blancs ; dans la deuxième, trois dés quelconques, même celui de l’action.</p>`
    },
    {
      id: 'influence',
      title: 'Dépenser de l’influence',
      html: `
<p>Descendez votre disque d’un niveau pour profiter de ce qu’offre sa piste. Vous pouvez le faire ${F.spends} fois par tour, avant et après l’action ensemble, chaque fois sur une autre piste. Un disque au niveau 0 ne peut pas payer.</p>
<dl>
<dt><span data-piece="track:extra-dice"></span> 1, dés en plus</dt><dd>Première édition : lancez aussi les deux dés noirs. Deuxième édition : lancez deux dés de plus, sans jamais en avoir plus de cinq.</dd>
<dt><span data-piece="track:reroll"></span> 2, relance</dt><dd>Relancez deux de vos dés qui ne sont pas sur l’action.</dd>
<dt><span data-piece="track:adjust"></span> 3, modifier un dé</dt><dd>Modifiez un dé de 1, en plus ou en moins. Le 6 et le 1 sont adjacents.</dd>
<dt><span data-piece="track:move-own"></span> 4, déplacer</dt><dd>Déplacez un de vos leaders (première édition), une de vos frégates ou un de vos croiseurs (deuxième) vers un lieu adjacent.</dd>
<dt><span data-piece="track:remove-enemy"></span> 5, supprimer</dt><dd>Rendez à son propriétaire un diplomate ou un vaisseau adverse, où qu’il soit.</dd>
<dt><span data-piece="track:move-enemy"></span> 6, déplacer l’adversaire</dt><dd>Déplacez vers un lieu adjacent un diplomate ou un leader adverse (première édition), un vaisseau ou une frégate adverse (deuxième).</dd>
<dt><span data-piece="track:bonus-points"></span> 7, points bonus</dt><dd>Ne se dépense jamais : son niveau vaut des points à chaque comptage.</dd>
</dl>`
    },
    {
      id: 'actions',
      title: 'Les actions',
      html: `
<table><tbody>
<tr><th>1</th><td><span data-piece="action:1"></span></td><td>augmentez trois disques différents d’un niveau chacun</td></tr>
<tr><th>2</th><td><span data-piece="action:2"></span></td><td>deux pièces légères ensemble, puis augmentez un disque de deux niveaux</td></tr>
<tr><th>3</th><td><span data-piece="action:3"></span></td><td>une pièce légère, une autre ailleurs, puis augmentez un disque d’un niveau</td></tr>
<tr><th>4</th><td><span data-piece="action:4"></span></td><td>trois pièces légères ensemble</td></tr>
<tr><th>5</th><td><span data-piece="action:5"></span></td><td>deux pièces légères ensemble, puis deux autres ensemble</td></tr>
<tr><th>6</th><td><span data-piece="action:6"></span></td><td>une pièce légère, trois fois</td></tr>
<tr><th>7</th><td><span data-piece="action:7"></span></td><td>trois pièces en deviennent une lourde</td></tr>
</tbody></table>
<p>Les pièces légères sont les diplomates ou les vaisseaux. Chaque groupe est soit <b>posé</b> depuis votre réserve, soit <b>déplacé</b> d’un lieu à un autre, toujours entier. Vous pouvez renoncer à un groupe, et alors à tous ceux du même genre qui restent. Les groupes d’une action vont en des lieux différents, ne déplacent jamais deux fois la même pièce et augmentent des disques différents. Un disque s’arrête au niveau ${F.high}.</p>
<p><b>Poser.</b> Si vous n’avez aucune pièce sur le plateau : n’importe où. Sinon là où vous avez une pièce, ou dans un lieu adjacent.</p>
<p><b>Déplacer.</b> Première édition : vers tout quartier où vous pourriez poser. Deuxième édition : par un seul passage.</p>`
    },
    {
      id: 'seven',
      title: 'Action 7 : leaders, bases, frégates, croiseurs',
      html: `
<p><b>Première édition.</b> Deux dés identiques : trois de vos diplomates d’un même quartier retournent dans votre réserve, et un leader prend leur place. Personne ne peut supprimer un leader, mais les adversaires peuvent le déplacer.</p>
<p><b>Deuxième édition.</b> Trois de vos unités d’une même planète, de toute sorte, retournent dans votre réserve, et une nouvelle unité prend leur place.</p>
<ul>
<li><span data-piece="unit:base"></span> <b>Base</b>, deux dés identiques : augmentez de plus deux disques différents d’un niveau. Elle ne bouge jamais et personne ne peut la supprimer.</li>
<li><span data-piece="unit:frigate"></span> <b>Frégate</b>, deux dés identiques : personne ne peut la supprimer, mais les adversaires peuvent la déplacer.</li>
<li><span data-piece="unit:cruiser"></span> <b>Croiseur</b>, trois dés identiques : les adversaires ne peuvent ni le supprimer ni le déplacer.</li>
</ul>
<p>On en construit une par tour, et elle doit être dans votre réserve. Le reliquat de l’action 7 compte sur la dernière ligne, les points bonus.</p>`
    },
    {
      id: 'scoring',
      title: 'Les trois comptages',
      html: `
<p>Un comptage a lieu à la fin du tour où la valeur de quelqu’un atteint pour la première fois le seuil suivant : <b>${F.thresholds[0]}</b> dans la première édition, <b>${F.thresholds[1]}</b> dans la deuxième. Chaque seuil ne sert qu’une fois.</p>
<ol>
<li><b>Lieux.</b> Dans chaque lieu, les joueurs présents comparent la valeur de leurs pièces. Les trois premiers prennent ses tranches.</li>
<li><b>Régions.</b> Qui a seul la plus haute valeur d’une région remporte ses jetons : chacun fait aussitôt monter votre disque sur la piste qu’il montre. Première édition : des jetons bonus, remplacés depuis la pile. Deuxième édition : des satellites, et avec eux l’<i>allégeance</i> du clan, que vous marquez ; les satellites gagnés sont remélangés et remplacés. En cas d’égalité, personne ne l’emporte et tout reste en place.</li>
<li><b>Influence.</b> Sur chacune des sept pistes, les trois premiers prennent ${F.tranches[0]}, ${F.tranches[1]} et ${F.tranches[2]} points. Les disques au niveau 0 participent.</li>
<li><b>Points bonus.</b> Chacun reçoit le niveau de son disque sur la septième piste.</li>
<li><b>Allégeances</b> (deuxième édition, troisième comptage) : ${F.allegiances[0]}, ${F.allegiances[1]} ou ${F.allegiances[2]} points pour un, deux ou trois clans différents marqués.</li>
</ol>
<p class="pieces"><span data-piece="token:reroll"></span><span data-piece="satellite:bonus-points"></span></p>
<p><b>Égalités.</b> Les joueurs à égalité prennent tous la tranche du <i>dernier</i> rang qu’ils occupent ; qui les suit garde son rang, derrière eux tous. Dans un lieu qui rapporte 9, 6, 3 : les valeurs 5, 5, 2, 1 reçoivent 6, 6, 3, 0 ; quatre valeurs égales ne reçoivent rien. Sur une piste, les niveaux 4, 3, 3 reçoivent 3, 1, 1.</p>`
    },
    {
      id: 'corporations',
      title: 'Les corporations (deuxième édition)',
      html: `
<p>Chaque joueur a une corporation, face visible. Une table peut aussi jouer sans elles. Noms et pouvoirs sont notre reconstitution.<sup class="made">◇</sup></p>
<dl>
<dt>Flotte d’Avant-Garde</dt><dd>Avant le premier tour, deux de vos vaisseaux vont ensemble sur une planète de votre choix.</dd>
<dt>Fondation du Mécénat</dt><dd>Avant le premier tour, trois de vos disques montent d’un niveau.</dd>
<dt>Libres Transporteurs</dt><dd>Une fois par tour, un groupe de vaisseaux que déplace votre action peut franchir deux passages.</dd>
<dt>Guilde des Récupérateurs</dt><dd>Chaque fois qu’un adversaire supprime un de vos vaisseaux, augmentez un disque d’un niveau.</dd>
<dt>Chantiers Orbitaux</dt><dd>Chaque base que vous construisez augmente un troisième disque, différent des deux autres.</dd>
<dt>Grande Ambassade</dt><dd>À égalité pour la plus haute valeur d’un clan, vous le gagnez.</dd>
<dt>Maison du Croupier</dt><dd>Vous pouvez dépenser de l’influence quatre fois par tour.</dd>
</dl>`
    },
    {
      id: 'end',
      title: 'Fin de la partie',
      html: `
<p>La partie s’arrête juste après le troisième comptage, même au milieu d’un tour de table. Qui a le plus de points gagne. Première édition : à égalité, on partage la victoire. Deuxième édition : le plus d’allégeances différentes départage, puis un jet de trois dés.</p>
<p><b>À deux.</b> Première édition : rien ne change. Deuxième édition : seules les six planètes autour du soleil sont en jeu.</p>`
    },
    {
      id: 'open',
      title: 'Ce que les règles laissent ouvert',
      html: `
<p>Là où la règle imprimée se tait, on joue la lecture la plus naturelle. La plupart de ces points sont des options de la table, avec cette lecture par défaut ; quelques-uns sont seulement documentés, chacun avec sa raison, dans les règles du paquet (README, R01 à R34). Les options disent si les niveaux au-delà de ${F.high} sont perdus, si le 421 ne sert qu’une fois, si les dés posés sur l’action sont bloqués, si un groupe doit être complet, si le niveau 0 participe sur une piste, si l’unité construite peut être une de celles qu’on rend, et d’autres choses encore. Vous les trouvez toutes en préparant une table ; chacune dit ce qu’elle change.</p>`
    },
    {
      id: 'reconstructed',
      title: 'Ce que nous avons reconstitué',
      html: `
<p>Nous avons travaillé d’après les deux livrets de règles, non d’après un exemplaire imprimé de tout le matériel. Certaines choses sont donc notre reconstitution, faite pour s’accorder avec tout ce que disent et montrent les livrets :</p>
<ul>
<li>première édition : la disposition des quartiers de chaque zone, leurs voisinages, et les points imprimés dessus ;</li>
<li>deuxième édition : la place des planètes et des passages, les deux faces des pions de majorités, les noms et pouvoirs des corporations, et le nombre de vaisseaux, bases, frégates et croiseurs ;</li>
<li>les deux : le nombre de niveaux et les niveaux de départ des pistes d’influence, et quel symbole est sur quelle ligne.</li>
</ul>
<p>L’aide de chaque élément concerné le dit, et les cartes et les pistes portent la marque ◇. Si vous possédez la boîte, vous pouvez corriger : copiez les fichiers de composants du paquet dans un dossier, changez ce que montre votre exemplaire, lancez <code>perihelion data check DOSSIER</code>, qui nomme tout ce qui ne s’accorde pas, et jouez avec l’option <code>data</code> de la ligne de commande réglée sur ce dossier ; un serveur propose les données que son exploitant garde dans <code>$PERIHELION_DATA</code>. Règles, plateau, mots et adversaires suivent les fichiers. Le chapitre « If you own the box » du README dit ce qui peut être corrigé. Et dites-le-nous, pour que chacun ait les vrais nombres.</p>`
    }
  ]
};

export default page;
