// Les règles de Kepler-3Ad, première édition, en français, avec nos propres mots.
import { piece, rulesPage } from '$lib/rules';
import Diagram from './Diagram.svelte';
import { FIRST as F, figure, unitRow } from './figures';

export default rulesPage(
  'Kepler-3Ad, première édition',
  `
<h2 id="aim">De quoi il s’agit</h2>
<p>De deux à cinq joueurs se disputent une planète. Vous envoyez des <b>diplomates</b> dans ses douze quartiers et en faites des <b>leaders</b>. Les dés disent ce que vous pouvez faire ; l’influence plie les dés, les pièces et vos rivaux.</p>
<p>Trois fois dans la partie, on compte tout. Qui est fort dans beaucoup de quartiers et en tête des sept pistes d’influence marque le plus. Après le troisième comptage, le plus de points l’emporte. Le jeu est de Christophe Coat ; les mots et les dessins sont les nôtres.</p>
<h2 id="table">La table</h2>
<p><b>Quartiers et zones.</b> Douze quartiers forment trois zones de quatre : verte, orange et mauve. Chaque zone a deux faces, ce qui fait huit planètes différentes. Deux quartiers sont adjacents s’ils partagent une ligne de frontière ; un coin commun ne suffit pas, un petit rivet le rappelle.</p>
<p><b>Tranches.</b> Chaque quartier montre trois nombres : ce que reçoivent le premier, le deuxième et le troisième lors d’un comptage. Les marques sous les nombres disent qui les prendrait maintenant.</p>
<p class="pieces">${piece('district:GA1')}${piece('district:OA1')}${piece('district:PA1')}</p>
<p><b>Sept lignes.</b> Chaque ligne associe une action (à gauche) et une piste d’influence (à droite). Chaque joueur a un disque sur chaque piste, aux niveaux ${F.low} à ${F.high}. De la première à la dernière piste, les disques partent des niveaux ${F.starts}.<sup class="made">◇</sup></p>
<p><b>La piste diplomatique.</b> L’anneau autour de la planète montre la valeur des pièces de chacun, avec les trois seuils qui déclenchent un comptage.</p>
<table>
<thead><tr><th>pièce</th><th>valeur</th><th>par joueur</th></tr></thead>
<tbody>
${unitRow('diplomat', 'diplomate')}
${unitRow('leader', 'leader')}
</tbody></table>
<h2 id="turn">Un tour</h2>
<ol>
<li><b>Lancer</b> les trois dés blancs.</li>
<li><b>Avant l’action</b>, vous pouvez dépenser de l’influence et utiliser le bonus du 421.</li>
<li><b>Action.</b> Choisissez-en une que montrent vos dés, et faites-la.</li>
<li><b>Après l’action</b>, vous pouvez encore dépenser de l’influence, et utiliser le bonus du 421 si ce n’est déjà fait.</li>
<li><b>Reliquat.</b> Les dés restants qui montrent le chiffre de ceux de votre action font monter votre disque de cette ligne.</li>
<li><b>Valeur.</b> Votre marqueur sur la piste diplomatique rejoint la valeur de vos pièces. Si elle atteint le seuil suivant, il y a un comptage.</li>
</ol>
${figure('remainder', 'Trois quatre, action 4 : un dé est sur l’action (encadré), les deux autres font monter de deux niveaux votre disque de la ligne 4.')}
<p>Au tout premier tour, moins de dés compensent l’avantage de commencer. Dans l’ordre des joueurs : ${F.dice} dés.</p>
<h2 id="dice">Les dés et le bonus du 421</h2>
<p class="pieces">${piece('die:white-2')}${piece('die:black-3')}</p>
<p>Les actions 1 à 6 prennent un dé de leur chiffre. L’action 7 prend ${F.built.leader} dés identiques, quel que soit leur chiffre. Sur une action, dés blancs et dés noirs se valent. Les dés posés sur l’action y restent et ne changent plus ; tous les autres peuvent encore être relancés ou modifiés.</p>
<p>Tant que les trois dés <b>blancs</b> montrent <b>4, 2 et 1</b>, vous pouvez faire descendre d’un niveau un disque d’influence adverse, une fois par tour, avant ou après l’action. C’est gratuit.</p>
${figure('421', 'Quatre, deux, un sur les dés blancs : un disque adverse descend d’un niveau.')}
<h2 id="influence">Dépenser de l’influence</h2>
<p>Descendez votre disque d’un niveau pour profiter de ce qu’offre sa piste. Vous pouvez le faire ${F.spends} fois par tour, avant et après l’action ensemble, chaque fois sur une autre piste. Un disque au niveau 0 ne peut pas payer.</p>
<dl>
<dt>${piece('track:extra-dice')} 1, dés en plus</dt><dd>Lancez aussi les deux dés noirs.</dd>
<dt>${piece('track:reroll')} 2, relance</dt><dd>Relancez deux de vos dés qui ne sont pas sur l’action.</dd>
<dt>${piece('track:adjust')} 3, modifier un dé</dt><dd>Modifiez un dé de 1, en plus ou en moins. Le 6 et le 1 sont adjacents.</dd>
<dt>${piece('track:move-own')} 4, déplacer</dt><dd>Déplacez un de vos leaders vers un quartier adjacent.${figure('spend:move-own', 'Le disque paie un niveau ; le leader passe chez le voisin.')}</dd>
<dt>${piece('track:remove-enemy')} 5, supprimer</dt><dd>Rendez à son propriétaire un diplomate adverse, où qu’il soit.${figure('spend:remove-enemy', 'Le diplomate adverse retourne dans la réserve de son propriétaire. Les leaders restent.')}</dd>
<dt>${piece('track:move-enemy')} 6, déplacer l’adversaire</dt><dd>Déplacez vers un quartier adjacent un diplomate ou un leader adverse.${figure('spend:move-enemy', 'Poussé chez le voisin, même loin de toutes les autres pièces de son propriétaire.')}</dd>
<dt>${piece('track:bonus-points')} 7, points bonus</dt><dd>Ne se dépense jamais : son niveau vaut des points à chaque comptage.</dd>
</dl>
<h2 id="actions">Les actions</h2>
<p>Le dé encadré est celui que prend l’action ; les chiffres sur les flèches donnent l’ordre de ses groupes.</p>
<h3>${piece('action:1')} Action 1</h3>
${figure('action:1', 'Trois disques différents montent d’un niveau chacun.')}
<h3>${piece('action:2')} Action 2</h3>
${figure('action:2', 'Deux diplomates ensemble, puis un disque monte de deux niveaux.')}
<h3>${piece('action:3')} Action 3</h3>
${figure('action:3', 'Un diplomate, un autre ailleurs, puis un disque monte d’un niveau. Ici, le premier est posé depuis la réserve, le second déplacé.')}
<h3>${piece('action:4')} Action 4</h3>
${figure('action:4', 'Trois diplomates ensemble.')}
<h3>${piece('action:5')} Action 5</h3>
${figure('action:5', 'Deux diplomates ensemble, puis deux autres ensemble, dans un autre quartier.')}
<h3>${piece('action:6')} Action 6</h3>
${figure('action:6', 'Un diplomate, trois fois, dans trois quartiers.')}
<p>Chaque groupe de diplomates est soit <b>posé</b> depuis votre réserve, soit <b>déplacé</b> d’un quartier à un autre, toujours entier. Vous pouvez renoncer à un groupe, et alors à tous ceux du même genre qui restent. Les groupes d’une action vont dans des quartiers différents, ne déplacent jamais deux fois la même pièce et augmentent des disques différents. Un disque s’arrête au niveau ${F.high}.</p>
<p><b>Poser.</b> Si vous n’avez aucune pièce sur la planète : n’importe où. Sinon là où vous avez une pièce, ou dans un quartier adjacent.</p>
<p><b>Déplacer.</b> Vers tout quartier où vous pourriez poser.</p>
<h2 id="seven">Action 7 : les leaders</h2>
<p>${F.built.leader} dés identiques, quel que soit leur chiffre : trois de vos diplomates d’un même quartier retournent dans votre réserve, et un leader prend leur place. Personne ne peut supprimer un leader, mais les adversaires peuvent le déplacer.</p>
${figure('build:leader', 'Trois diplomates s’en vont (1), un leader arrive (2).')}
<p>On obtient un leader par tour, et il doit être dans votre réserve. Le reliquat de l’action 7 compte sur la dernière ligne, les points bonus.</p>
<h2 id="scoring">Les trois comptages</h2>
<p>Un comptage a lieu à la fin du tour où la valeur de quelqu’un atteint pour la première fois le seuil suivant : <b>${F.thresholds}</b>. Chaque seuil ne sert qu’une fois.</p>
${figure('value', 'Le marqueur passe le premier seuil : à la fin de ce tour, tout le monde compte.')}
<ol>
<li><b>Quartiers.</b> Dans chaque quartier, les joueurs présents comparent la valeur de leurs pièces. Les trois premiers prennent ses tranches.</li>
<li><b>Zones.</b> Qui a seul la plus haute valeur d’une zone remporte ses jetons bonus : chacun fait aussitôt monter votre disque sur la piste qu’il montre. Ils sont remplacés depuis la pile. En cas d’égalité, personne ne l’emporte et tout reste en place.</li>
<li><b>Influence.</b> Sur chacune des sept pistes, les trois premiers prennent ${F.tranches[0]}, ${F.tranches[1]} et ${F.tranches[2]} points. Les disques au niveau 0 participent.</li>
<li><b>Points bonus.</b> Chacun reçoit le niveau de son disque sur la septième piste.</li>
</ol>
<h3>Un quartier</h3>
${figure('paid:untied', 'Pas d’égalité : pièces, valeur, points. Le plus fort prend la première tranche.')}
<h3>Les égalités</h3>
<p>Les joueurs à égalité prennent tous la tranche du <i>dernier</i> rang qu’ils occupent ; qui les suit garde son rang, derrière eux tous.</p>
${figure('paid:district_tie', 'Deux joueurs sont premiers ensemble : ils occupent les rangs un et deux et prennent tous deux la deuxième tranche. Le suivant est troisième ; le dernier, quatrième, ne reçoit rien.')}
${figure('paid:four_way_tie', 'Quatre joueurs à égalité : le dernier rang qu’ils occupent est le quatrième, qui ne rapporte rien.')}
${figure('paid:influence_tie', 'Sur une piste, c’est pareil : niveaux, puis points. Les deux joueurs derrière le premier occupent les rangs deux et trois.')}
<h3>Une zone</h3>
${figure('region:won', 'Seul avec la plus haute valeur de la zone : le jeton est gagné et fait monter le disque de cette piste.')}
${figure('region:tied', 'À égalité : personne ne gagne, et le jeton reste.')}
<h2 id="end">Fin de la partie</h2>
<p>La partie s’arrête juste après le troisième comptage, même au milieu d’un tour de table. Qui a le plus de points gagne ; à égalité, on partage la victoire.</p>
<p><b>À deux.</b> Rien ne change.</p>
<h2 id="open">Ce que la règle laisse ouvert</h2>
<p>Là où la règle imprimée se tait, on joue la lecture la plus naturelle. La plupart de ces points sont des options de la table, avec cette lecture par défaut ; quelques-uns sont seulement documentés, chacun avec sa raison, dans les règles du paquet (README, R01 à R34). Les options disent si les niveaux au-delà de ${F.high} sont perdus, si le 421 ne sert qu’une fois, si les dés posés sur l’action sont bloqués, si un groupe doit être complet, si le niveau 0 participe sur une piste, jusqu’où va un déplacement, et d’autres choses encore. Vous les trouvez toutes en préparant une table ; chacune dit ce qu’elle change.</p>
<h2 id="reconstructed">Ce que nous avons reconstitué</h2>
<p>Nous avons travaillé d’après le livret de règles, non d’après un exemplaire imprimé de tout le matériel. Certaines choses sont donc notre reconstitution, faite pour s’accorder avec tout ce que dit et montre le livret :</p>
<ul>
<li>la disposition des quartiers de chaque zone, leurs voisinages, et les points imprimés dessus ;</li>
<li>le nombre de niveaux et les niveaux de départ des pistes d’influence, et quel symbole est sur quelle ligne.</li>
</ul>
<p>L’aide de chaque élément concerné le dit, et les cartes et les pistes portent la marque ◇. Si vous possédez la boîte, vous pouvez corriger : copiez les fichiers de composants du paquet dans un dossier, changez ce que montre votre exemplaire, lancez <code>perihelion data check DOSSIER</code>, qui nomme tout ce qui ne s’accorde pas, et jouez avec l’option <code>data</code> de la ligne de commande réglée sur ce dossier ; un serveur propose les données que son exploitant garde dans <code>$PERIHELION_DATA</code>. Règles, plateau, mots et adversaires suivent les fichiers. Le chapitre « If you own the box » du README dit ce qui peut être corrigé. Et dites-le-nous, pour que chacun ait les vrais nombres.</p>
`,
  Diagram
);
