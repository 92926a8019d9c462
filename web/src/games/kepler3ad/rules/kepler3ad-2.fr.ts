// Les règles de Kepler-3Ad, deuxième édition, en français, avec nos propres mots.
import { piece, rulesPage } from '$lib/rules';
import Diagram from './Diagram.svelte';
import { SECOND as F, figure, unitRow } from './figures';

export default rulesPage(
  'Kepler-3Ad, deuxième édition',
  `
<h2 id="aim">De quoi il s’agit</h2>
<p>De deux à cinq joueurs se disputent une galaxie de douze planètes reliées par des passages. Vous envoyez des <b>vaisseaux</b> et construisez des <b>bases</b>, des <b>frégates</b> et des <b>croiseurs</b>. Les dés disent ce que vous pouvez faire ; l’influence plie les dés, les unités et vos rivaux.</p>
<p>Trois fois dans la partie, on compte tout. Qui est fort sur beaucoup de planètes, gagne l’allégeance des clans et mène sur les sept pistes d’influence marque le plus. Après le troisième comptage, le plus de points l’emporte. Le jeu est de Christophe Coat ; les mots et les dessins sont les nôtres.</p>
<p><b>Si vous connaissez la première édition :</b> des planètes et des passages au lieu de quartiers et de frontières ; les vaisseaux se déplacent par un seul passage ; l’action 7 construit une unité parmi trois, et le croiseur demande ${F.built.cruiser} dés identiques ; cinq dés, tous pareils ; des satellites et des allégeances au lieu des jetons bonus ; et chaque joueur a une corporation.</p>
<h2 id="table">La table</h2>
<p><b>Planètes et clans.</b> Douze planètes appartiennent à trois clans de quatre : vert, orange et mauve. Deux planètes sont adjacentes si un passage les relie.</p>
<p><b>Tranches.</b> Chaque planète a un pion avec trois nombres : ce que reçoivent le premier, le deuxième et le troisième lors d’un comptage. Le sort décide avant la partie quelle face du pion est visible. Les marques sous les nombres disent qui les prendrait maintenant.</p>
<p class="pieces">${piece('planet:G1')}${piece('clan:green')}${piece('clan:orange')}${piece('clan:purple')}</p>
<p><b>Sept lignes.</b> Chaque ligne associe une action (à gauche) et une piste d’influence (à droite). Chaque joueur a un disque sur chaque piste, aux niveaux ${F.low} à ${F.high}. De la première à la dernière piste, les disques partent des niveaux ${F.starts}.<sup class="made">◇</sup></p>
<p><b>La piste militaire.</b> L’anneau autour de la galaxie montre la valeur des unités de chacun, avec les trois seuils qui déclenchent un comptage.</p>
<table>
<thead><tr><th>unité</th><th>valeur</th><th>par joueur</th></tr></thead>
<tbody>
${unitRow('ship', 'vaisseau')}
${unitRow('base', 'base')}
${unitRow('frigate', 'frégate')}
${unitRow('cruiser', 'croiseur')}
</tbody></table>
<h2 id="turn">Un tour</h2>
<ol>
<li><b>Lancer</b> trois dés.</li>
<li><b>Avant l’action</b>, vous pouvez dépenser de l’influence et utiliser le bonus du 421.</li>
<li><b>Action.</b> Choisissez-en une que montrent vos dés, et faites-la.</li>
<li><b>Après l’action</b>, vous pouvez encore dépenser de l’influence, et utiliser le bonus du 421 si ce n’est déjà fait.</li>
<li><b>Reliquat.</b> Les dés restants qui montrent le chiffre de ceux de votre action font monter votre disque de cette ligne.</li>
<li><b>Valeur.</b> Votre marqueur sur la piste militaire rejoint la valeur de vos unités. Si elle atteint le seuil suivant, il y a un comptage.</li>
</ol>
${figure('remainder', 'Trois quatre, action 4 : un dé est sur l’action (encadré), les deux autres font monter de deux niveaux votre disque de la ligne 4.')}
<p>Au tout premier tour, moins de dés compensent l’avantage de commencer. Dans l’ordre des joueurs : ${F.dice} dés.</p>
<h2 id="dice">Les dés et le bonus du 421</h2>
<p class="pieces">${piece('die:4')}${piece('die:2')}${piece('die:1')}</p>
<p>Les actions 1 à 6 prennent un dé de leur chiffre. L’action 7 prend des dés identiques, quel que soit leur chiffre. Les dés posés sur l’action y restent et ne changent plus ; tous les autres peuvent encore être relancés ou modifiés.</p>
<p>Tant que trois de vos dés montrent <b>4, 2 et 1</b>, vous pouvez faire descendre d’un niveau un disque d’influence adverse, une fois par tour, avant ou après l’action. C’est gratuit. Un dé posé sur l’action compte aussi.</p>
${figure('421', 'Quatre, deux, un : un disque adverse descend d’un niveau.')}
<h2 id="influence">Dépenser de l’influence</h2>
<p>Descendez votre disque d’un niveau pour profiter de ce qu’offre sa piste. Vous pouvez le faire ${F.spends} fois par tour, avant et après l’action ensemble, chaque fois sur une autre piste. Un disque au niveau 0 ne peut pas payer.</p>
<dl>
<dt>${piece('track:extra-dice')} 1, dés en plus</dt><dd>Lancez deux dés de plus, sans jamais en avoir plus de cinq.</dd>
<dt>${piece('track:reroll')} 2, relance</dt><dd>Relancez deux de vos dés qui ne sont pas sur l’action.</dd>
<dt>${piece('track:adjust')} 3, modifier un dé</dt><dd>Modifiez un dé de 1, en plus ou en moins. Le 6 et le 1 sont adjacents.</dd>
<dt>${piece('track:move-own')} 4, déplacer</dt><dd>Déplacez une de vos frégates ou un de vos croiseurs vers une planète adjacente.${figure('spend:move-own', 'Le disque paie un niveau ; la frégate prend un passage.')}</dd>
<dt>${piece('track:remove-enemy')} 5, supprimer</dt><dd>Rendez à son propriétaire un vaisseau adverse, où qu’il soit.${figure('spend:remove-enemy', 'Le vaisseau adverse retourne dans la réserve de son propriétaire. Les autres unités restent.')}</dd>
<dt>${piece('track:move-enemy')} 6, déplacer l’adversaire</dt><dd>Déplacez vers une planète adjacente un vaisseau ou une frégate adverse.${figure('spend:move-enemy', 'Poussé par un passage, même loin de toutes les autres unités de son propriétaire.')}</dd>
<dt>${piece('track:bonus-points')} 7, points bonus</dt><dd>Ne se dépense jamais : son niveau vaut des points à chaque comptage.</dd>
</dl>
<h2 id="actions">Les actions</h2>
<p>Le dé encadré est celui que prend l’action ; les chiffres sur les flèches donnent l’ordre de ses groupes.</p>
<h3>${piece('action:1')} Action 1</h3>
${figure('action:1', 'Trois disques différents montent d’un niveau chacun.')}
<h3>${piece('action:2')} Action 2</h3>
${figure('action:2', 'Deux vaisseaux ensemble, puis un disque monte de deux niveaux.')}
<h3>${piece('action:3')} Action 3</h3>
${figure('action:3', 'Un vaisseau, un autre ailleurs, puis un disque monte d’un niveau. Ici, le premier est posé depuis la réserve, le second déplacé.')}
<h3>${piece('action:4')} Action 4</h3>
${figure('action:4', 'Trois vaisseaux ensemble.')}
<h3>${piece('action:5')} Action 5</h3>
${figure('action:5', 'Deux vaisseaux ensemble, puis deux autres ensemble, vers une autre planète.')}
<h3>${piece('action:6')} Action 6</h3>
${figure('action:6', 'Un vaisseau, trois fois, vers trois planètes.')}
<p>Chaque groupe de vaisseaux est soit <b>posé</b> depuis votre réserve, soit <b>déplacé</b> d’une planète à une autre, toujours entier. Vous pouvez renoncer à un groupe, et alors à tous ceux du même genre qui restent. Les groupes d’une action vont vers des planètes différentes, ne déplacent jamais deux fois le même vaisseau et augmentent des disques différents. Un disque s’arrête au niveau ${F.high}.</p>
<p><b>Poser.</b> Si vous n’avez aucune unité sur le plateau : n’importe où. Sinon là où vous avez une unité, ou sur une planète adjacente.</p>
<p><b>Déplacer.</b> Par un seul passage.</p>
<h2 id="seven">Action 7 : bases, frégates, croiseurs</h2>
<p>Des dés identiques, quel que soit leur chiffre : trois de vos unités d’une même planète, de toute sorte, retournent dans votre réserve, et une nouvelle unité prend leur place.</p>
<h3>${piece('unit:base')} Base</h3>
<p>${F.built.base} dés identiques. Elle ne bouge jamais et personne ne peut la supprimer.</p>
${figure('build:base', 'Trois vaisseaux s’en vont (1), une base arrive (2), et deux disques différents montent d’un niveau.')}
<h3>${piece('unit:frigate')} Frégate</h3>
<p>${F.built.frigate} dés identiques. Personne ne peut la supprimer, mais les adversaires peuvent la déplacer.</p>
${figure('build:frigate', 'Trois vaisseaux s’en vont (1), une frégate arrive (2).')}
<h3>${piece('unit:cruiser')} Croiseur</h3>
<p>${F.built.cruiser} dés identiques. Les adversaires ne peuvent ni le supprimer ni le déplacer.</p>
${figure('build:cruiser', 'Trois vaisseaux s’en vont (1), un croiseur arrive (2).')}
<p>On en construit une par tour, et elle doit être dans votre réserve. Le reliquat de l’action 7 compte sur la dernière ligne, les points bonus.</p>
<h2 id="scoring">Les trois comptages</h2>
<p>Un comptage a lieu à la fin du tour où la valeur de quelqu’un atteint pour la première fois le seuil suivant : <b>${F.thresholds}</b>. Chaque seuil ne sert qu’une fois.</p>
${figure('value', 'Le marqueur passe le premier seuil : à la fin de ce tour, tout le monde compte.')}
<ol>
<li><b>Planètes.</b> Sur chaque planète, les joueurs présents comparent la valeur de leurs unités. Les trois premiers prennent ses tranches.</li>
<li><b>Clans.</b> Qui a seul la plus haute valeur d’un clan gagne son <i>allégeance</i>, que vous marquez, et ses satellites : chacun fait aussitôt monter votre disque sur la piste qu’il montre. Les satellites gagnés sont remélangés et remplacés. En cas d’égalité, personne ne l’emporte et tout reste en place.</li>
<li><b>Influence.</b> Sur chacune des sept pistes, les trois premiers prennent ${F.tranches[0]}, ${F.tranches[1]} et ${F.tranches[2]} points. Les disques au niveau 0 participent.</li>
<li><b>Points bonus.</b> Chacun reçoit le niveau de son disque sur la septième piste.</li>
<li><b>Allégeances</b>, au troisième comptage seulement : ${F.allegiances[0]}, ${F.allegiances[1]} ou ${F.allegiances[2]} points pour un, deux ou trois clans différents marqués.</li>
</ol>
<h3>Une planète</h3>
${figure('paid:untied', 'Pas d’égalité : unités, valeur, points. Le plus fort prend la première tranche.')}
<h3>Les égalités</h3>
<p>Les joueurs à égalité prennent tous la tranche du <i>dernier</i> rang qu’ils occupent ; qui les suit garde son rang, derrière eux tous.</p>
${figure('paid:planet_tie', 'Deux joueurs sont premiers ensemble : ils occupent les rangs un et deux et prennent tous deux la deuxième tranche. Le suivant est troisième ; le dernier, quatrième, ne reçoit rien.')}
${figure('paid:four_way_tie', 'Quatre joueurs à égalité : le dernier rang qu’ils occupent est le quatrième, qui ne rapporte rien.')}
${figure('paid:influence_tie', 'Sur une piste, c’est pareil : niveaux, puis points. Les deux joueurs derrière le premier occupent les rangs deux et trois.')}
<h3>Un clan</h3>
${figure('region:won', 'Seul avec la plus haute valeur du clan : le satellite est gagné et fait monter le disque de cette piste, et le clan est marqué.')}
${figure('region:tied', 'À égalité : personne ne gagne, et le satellite reste.')}
<h3>Les allégeances à la fin</h3>
${figure('allegiances', 'Un, deux ou trois clans différents marqués pendant la partie, et ce qu’ils rapportent au troisième comptage.')}
<h2 id="corporations">Les corporations</h2>
<p>Chaque joueur a une corporation, face visible. Une table peut aussi jouer sans elles. Noms et pouvoirs sont notre reconstitution.<sup class="made">◇</sup></p>
<dl>
<dt>Flotte d’Avant-Garde</dt><dd>Avant le premier tour, ${F.vanguard.count} de vos vaisseaux vont ensemble sur une planète de votre choix ; à deux joueurs, ${F.vanguard.count_with_two_seats}.</dd>
<dt>Fondation du Mécénat</dt><dd>Avant le premier tour, augmentez de ${F.patronage.levels} le niveau de ${F.patronage.discs} de vos disques.</dd>
<dt>Libres Transporteurs</dt><dd>Une fois par tour, un groupe de vaisseaux que déplace votre action peut franchir deux passages.</dd>
<dt>Guilde des Récupérateurs</dt><dd>Chaque fois qu’un adversaire supprime un de vos vaisseaux, augmentez un disque des lignes 1 à 4 de ${F.salvage}.</dd>
<dt>Chantiers Orbitaux</dt><dd>Chaque base que vous construisez augmente d’autres disques, tous différents : ${F.yards.discs}, à deux joueurs ${F.yards.discs_with_two_seats}.</dd>
<dt>Grande Ambassade</dt><dd>À égalité pour la plus haute valeur d’un clan, vous le gagnez.</dd>
<dt>Maison du Croupier</dt><dd>Chaque fois que vous utilisez le bonus du 421, augmentez un de vos disques de ${F.croupier}.</dd>
</dl>
<h2 id="end">Fin de la partie</h2>
<p>La partie s’arrête juste après le troisième comptage, même au milieu d’un tour de table. Qui a le plus de points gagne. À égalité, le plus d’allégeances différentes départage, puis un jet de trois dés.</p>
<p><b>À deux.</b> Seules les six planètes autour du soleil sont en jeu.</p>
<h2 id="open">Ce que la règle laisse ouvert</h2>
<p>Là où la règle imprimée se tait, on joue la lecture la plus naturelle. La plupart de ces points sont des options de la table, avec cette lecture par défaut ; quelques-uns sont seulement documentés, chacun avec sa raison, dans les règles du paquet (README, R01 à R34). Les options disent si les niveaux au-delà de ${F.high} sont perdus, si le 421 ne sert qu’une fois, si les dés posés sur l’action sont bloqués, si un groupe doit être complet, si le niveau 0 participe sur une piste, si l’unité construite peut être une de celles qu’on rend, et d’autres choses encore. Vous les trouvez toutes en préparant une table ; chacune dit ce qu’elle change.</p>
<h2 id="reconstructed">Ce que nous avons reconstitué</h2>
<p>Nous avons travaillé d’après le livret de règles, non d’après un exemplaire imprimé de tout le matériel. Certaines choses sont donc notre reconstitution, faite pour s’accorder avec tout ce que dit et montre le livret :</p>
<ul>
<li>la place des planètes et des passages, les deux faces des pions de majorités, les noms et pouvoirs des corporations, et le nombre de vaisseaux, bases, frégates et croiseurs ;</li>
<li>le nombre de niveaux et les niveaux de départ des pistes d’influence, et quel symbole est sur quelle ligne.</li>
</ul>
<p>L’aide de chaque élément concerné le dit, et les cartes et les pistes portent la marque ◇. Si vous possédez la boîte, vous pouvez corriger : copiez les fichiers de composants du paquet dans un dossier, changez ce que montre votre exemplaire, lancez <code>perihelion data check DOSSIER</code>, qui nomme tout ce qui ne s’accorde pas, et jouez avec l’option <code>data</code> de la ligne de commande réglée sur ce dossier ; un serveur propose les données que son exploitant garde dans <code>$PERIHELION_DATA</code>. Règles, plateau, mots et adversaires suivent les fichiers. Le chapitre « If you own the box » du README dit ce qui peut être corrigé. Et dites-le-nous, pour que chacun ait les vrais nombres.</p>
`,
  Diagram
);
