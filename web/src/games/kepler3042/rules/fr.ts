// Les règles de Kepler-3042 en français, dans nos propres mots.
import { piece, rulesPage } from '$lib/rules';
import { FIGURES as F, advances, priced, row } from './figures';

const NUMBERS = { none: 'aucune', unlimited: 'sans limite' };

export default rulesPage(
  'Kepler-3042',
  `
<h2 id="aim">De quoi il s’agit</h2>
<p>${piece('sun')} Une à quatre nations quittent la Terre. En seize manches, elles construisent des Vaisseaux, se posent sur des planètes, les colonisent et les terraforment, développent cinq technologies et avancent sur deux pistes de suprématie. Qui a le plus de points de victoire après la manche ${F.rounds} l’emporte.</p>
<p>Tout est visible, sauf trois choses : les corps célestes face cachée, l’ordre des cartes Progrès et les objectifs secrets des autres.</p>
<p>Une manche a trois temps : on révèle une carte Progrès ; chaque nation joue un tour, dans le sens horaire depuis le premier joueur ; puis la carte prend effet, les médailles sont données et le jeton Premier joueur passe à droite.</p>
<h2 id="galaxy">La Galaxie et ses corps</h2>
<p>La Galaxie compte ${F.hexes} hexagones : ${F.space} d’espace, ${F.stars} étoiles, le Soleil et Sagittarius A*. Un hexagone se nomme par sa colonne et sa ligne, comptées depuis 0. Autour du Soleil s’étendent les zones proche, intermédiaire et lointaine ; une colonie y vaut ${F.zones[0]}, ${F.zones[1]} ou ${F.zones[2]} points. La place des hexagones, des étoiles et des limites de zones est notre reconstitution ◇ : ${F.columns} colonnes et ${F.rows} lignes, le Soleil en ${F.sun}, la zone proche jusqu’à ${F.near} hexagones de lui, la zone intermédiaire jusqu’à ${F.intermediate}.</p>
<ul>
<li>${piece('type:rocky')} <b>Planètes rocheuses</b> : ${advances('rocky')[0]} cases de la piste coloniale à la colonisation, ${advances('rocky')[1]} à la terraformation.</li>
<li>${piece('type:super-earth')} <b>Super-Terres</b> : ${advances('super_earth').join(' et ')}.</li>
<li>${piece('type:ocean')} <b>Planètes océaniques</b> : ${advances('ocean').join(' et ')}.</li>
<li>${piece('type:gas-giant')} <b>Géantes gazeuses</b> : ${advances('gas_giant').join(' et ')}.</li>
<li>${piece('type:alien')} <b>Planètes aliens</b> : ${advances('alien').join(' et ')} ; les coloniser demande le niveau 3 de Science de l’antimatière.</li>
<li>${piece('token:mine')} <b>Mines</b> : un Vaisseau qui s’y trouve à la fin vaut ${F.vp.mine_ships} points ; quand on l’en retire, on peut régénérer une Ressource.</li>
<li>${piece('token:colonial-objective')} <b>Objectifs coloniaux</b> : le premier Vaisseau qui entre prend le jeton, sa nation avance de 1 sur la piste coloniale, et le Vaisseau peut poursuivre son vol.</li>
</ul>
<p>Les corps se trouvent à côté d’${piece('star:1')} étoiles du bon nombre : à quatre nations, de toutes ; à trois, des simples et des doubles ; à une ou deux, des simples ; jamais à côté d’une autre étoile ni l’un à côté de l’autre. Ceux de la zone proche sont révélés au début, les autres restent cachés jusqu’à ce que quelqu’un les révèle.</p>
<p>Une planète a un niveau de 1 à 4, un coût de terraformation et des points une fois terraformée. Sa carte a deux faces, colonie et terraformée, chacune avec sa production. La Terre est une planète contrôlée de chaque nation : on y produit, on y dépense, on y construit, mais ce n’est pas une colonie.</p>
<h2 id="cubes">Les Ressources</h2>
<p>Une nation possède ${F.kit.energy} ${piece('cube:energy')} énergies, ${F.kit.matter} ${piece('cube:matter')} matières et ${F.kit.antimatter} ${piece('cube:antimatter')} antimatières. Elles sont sur ses planètes, dans son Stockage ou dans sa Fosse de Clausius, et ne se perdent jamais. Au début, ${F.earth.energy} énergies et ${F.earth.matter} matières sont sur la Terre, le reste dans le Stockage.</p>
<ul>
<li><b>Produire</b> : du Stockage vers une planète contrôlée. Ce qui manque au Stockage n’est pas produit.</li>
<li><b>Dépenser</b> : d’une planète vers le Stockage. Tout un prix vient d’une seule planète ; le Stockage ne paie pas.</li>
<li><b>Sacrifier</b> : une Ressource du Stockage ou d’une planète vers la Fosse.</li>
<li><b>Régénérer</b> : une Ressource de la Fosse vers le Stockage.</li>
</ul>
<h2 id="turn">Un tour</h2>
<ol>
<li><b>Action principale.</b> Déplacez le cube Action vers une autre case ; il ne peut jamais rester. Réalisez l’action de cette case, ou renoncez-y.</li>
<li><b>Actions bonus.</b> Prenez aucune, une ou les deux actions bonus de la ligne et de la colonne du cube ; chacune coûte une Ressource sacrifiée.</li>
<li><b>Déplacement.</b> Chacun de vos Vaisseaux dans l’espace peut voler.</li>
<li><b>Retrait.</b> Retirez du plateau les Vaisseaux que vous voulez.</li>
</ol>
<p>Ce qu’une action répète peut s’arrêter après chaque partie ; seuls les quatre corps de la Cartographie galactique sont révélés jusqu’au dernier. Une avancée sur une piste se fait aussitôt, avec tout ce que donnent ses cases. Un niveau atteint agit aussitôt.</p>
<h2 id="actions">Les neuf actions principales</h2>
<ul>
<li>${piece('action:space-construction')} <b>Constructions spatiales</b> : construisez jusqu’à trois Vaisseaux. Chacun coûte 1 énergie et 1 matière d’une même planète (${priced(F.cheapShip.brought, ['énergie', 'matière', 'antimatière'], ' et ')} avec le niveau ${F.cheapShip.level} de Voyage spatial) et se pose sur un hexagone espace libre à côté d’elle, pour la Terre à côté du Soleil ; sinon sur le plus proche.</li>
<li>${piece('action:colonisation')} <b>Colonisation</b> : remplacez des Vaisseaux posés sur des planètes par vos marqueurs, cinq colonies au plus. C’est gratuit et donne les avancées coloniales du type.</li>
<li>${piece('action:technological-development')} <b>Développement technologique</b> : achetez des niveaux l’un après l’autre, chacun payé par une planète.</li>
<li>${piece('action:stellar-propulsion')} <b>Propulsion stellaire</b> : déplacez chaque Vaisseau maintenant ; le déplacement du tour a lieu quand même.</li>
<li>${piece('action:terraforming')} <b>Terraformation</b> : payez le coût depuis la planète même ; votre Terraformation doit permettre son niveau. La carte est retournée et donne les avancées de son autre face.</li>
<li>${piece('action:galactic-cartography')} <b>Cartographie galactique</b> : avancez de 1 sur la piste de votre choix, puis révélez quatre corps cachés, l’un après l’autre.</li>
<li>${piece('action:energy-storage')} <b>Stockage d’énergie</b> : produisez de l’énergie sur une planète, selon le Développement énergétique.</li>
<li>${piece('action:production')} <b>Production</b> : autant de colonies que la Terraformation le permet produisent ce que montre leur face visible ; jamais la Terre.</li>
<li>${piece('action:antimatter-generation')} <b>Génération d’antimatière</b> : produisez de l’antimatière sur une planète, selon la Science de l’antimatière.</li>
</ul>
<h2 id="bonuses">Les six actions bonus</h2>
<p>Colonnes, de gauche à droite : <b>Logistique spatiale</b> (un Vaisseau gratuit à côté d’une planète contrôlée), <b>Évolution technologique</b> (1 antimatière), <b>Progrès scientifique</b> (1 avancée technologique). Lignes, de haut en bas : <b>Modernisation de la société</b> (1 avancée coloniale), <b>Planifier une exploration</b> (chaque Vaisseau vole de 2 hexagones au plus), <b>Exploiter un astéroïde</b> (1 énergie et 1 matière sur la Terre).</p>
<p>Avant chacune, on sacrifie une Ressource. Avec le niveau ${F.bothBonuses.level} de Développement énergétique, les deux ensemble en coûtent ${F.bothBonuses.brought}.</p>
<h2 id="ships">Les Vaisseaux</h2>
<p>${piece('ship:0')} Une nation a trois Vaisseaux. Un Vaisseau dans l’espace vole jusqu’à la vitesse du Voyage spatial, un Vaisseau après l’autre. Il croise les autres Vaisseaux sans s’arrêter avec eux ; les étoiles, le Soleil, Sagittarius A*, les corps cachés et les corps occupés barrent la route. Sur une planète ou une Mine libre il s’arrête, et y reste jusqu’à coloniser ou être retiré. Chacun peut se poser sur toute planète libre.</p>
<p>À la fin du tour, les Vaisseaux peuvent être retirés d’où qu’ils soient.</p>
<h2 id="technologies">Les technologies</h2>
<table>
<thead><tr><th>Niveau</th><th>0</th><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead>
<tbody>
${row('Voyage spatial : vitesse', 'space_travel', ['speed'], { ...NUMBERS, also: { ship_cost: 'un Vaisseau coûte 1 énergie' } })}
${row('Physique quantique : transformer, assigner', 'quantum_physics', ['transform', 'assign'], NUMBERS)}
${row('Développement énergétique : énergie', 'energy_development', ['energy'], { ...NUMBERS, also: { both_bonus_actions_cost: 'une Ressource paie les deux bonus' } })}
${row('Terraformation : planètes jusqu’au niveau, colonies qui produisent', 'terraforming', ['terraform_level', 'producing_planets'], NUMBERS)}
${row('Science de l’antimatière : antimatière', 'antimatter_science', ['antimatter'], { ...NUMBERS, also: { alien_colonies: 'colonies aliens' } })}
</tbody>
</table>
<p>Au début, chaque nation porte deux technologies différentes au niveau 1. Les niveaux 2, 3 et 4 donnent ${F.gained[0]}, ${F.gained[1]} et ${F.gained[2]} avancées technologiques.</p>
<p><b>Collaboration.</b> ${F.collaboration.map(({ level, to }) => `Quand quelqu’un atteint le niveau ${level}, tous ceux qui sont sous le niveau ${to} de cette technologie y montent.`).join(' ')} Ils reçoivent les avancées du niveau atteint ; on ne peut refuser.</p>
<p><b>Physique quantique.</b> À tout moment de votre tour : une transformation échange une énergie d’une planète contre une matière du Stockage, ou l’inverse ; une assignation déplace une Ressource d’une de vos planètes à une autre.</p>
<h2 id="tracks">Pistes et médailles</h2>
<p>Coloniser et terraformer font avancer sur la piste coloniale, les niveaux sur la piste technologique. Chaque case atteinte agit avant la suivante : une icône permet de régénérer ou de produire une Ressource ; une ${piece('medals')} médaille va sur la carte Progrès. Au-delà de la dernière case, les avancées sont perdues.</p>
<p>À la fin de la manche, qui est le plus loin sur une piste prend ses médailles sur la carte ; à égalité, chacun reçoit le nombre entier. Une médaille vaut ${F.vp.medals} point.</p>
<h2 id="cards">Cartes Progrès</h2>
<p>Il y a ${F.cards} cartes ; ${F.unseen} quittent la partie sans être vues. Une carte sert toutes les nations, ou celles qui ont le plus ou le moins de quelque chose ; à égalité toutes sont servies, dans l’ordre de la manche. Son effet peut être refusé.</p>
<h2 id="end">La fin</h2>
<ul>
<li>${F.vp.antimatter} point par antimatière sur les planètes, la Terre comprise.</li>
<li>${F.vp.all_types} points pour des colonies des cinq types ; ${F.vp.three_of_type} points pour trois colonies d’un même type, une fois.</li>
<li>${F.vp.mine_ships} points par Vaisseau sur une Mine, ${F.vp.max_tech} par technologie au niveau 4, ${F.vp.medals} par médaille.</li>
<li>${F.zones[0]}, ${F.zones[1]} ou ${F.zones[2]} points par colonie dans la zone proche, intermédiaire ou lointaine.</li>
<li>Les points à la hauteur de votre marqueur sur chaque piste, et ceux de chaque colonie terraformée.</li>
<li>Les points de votre objectif, s’il est atteint.</li>
</ul>
<p>À égalité, la colonie terraformée au numéro le plus élevé l’emporte ; sans aucune, la victoire est partagée.</p>
<h2 id="solo">Seul</h2>
<p>Cinq campagnes ont chacune quatre niveaux. La Galaxie est celle de deux nations, sans deux de leurs planètes, tirées au sort. Toutes les Ressources commencent dans le Stockage ; les objectifs du niveau et des précédents sont visibles. Un joueur fantôme avance de 1 sur les deux pistes à chaque manche et gagne un niveau de chaque technologie aux manches ${F.ghost[0]}, ${F.ghost[1]} et ${F.ghost[2]} ; il prend des médailles et compte quand une carte compare les nations.</p>
<p>Un niveau est réussi si tous ses objectifs sont atteints et que le score atteint ${F.minimum.slice(0, 3).join(', ')} ou ${F.minimum[3]}. Chaque tranche de ${F.perBonus} points au-dessus rapporte une énergie ou une matière pour le niveau suivant, en plus d’une antimatière par niveau réussi. Un niveau manqué se rejoue.</p>
<h2 id="reconstructed">Ce que nous avons reconstitué</h2>
<p>Les règles suivent le livret publié. Il laisse 37 questions ouvertes : 13 sont des options de la table, les 24 autres se jouent toujours d’une seule façon. Le README du jeu les donne toutes, R01 à R37, et pour chacune des 24 la raison pour laquelle elle n’est pas une option.</p>
<p>Nous n’avons jamais vu la plupart des éléments imprimés. La disposition de la Galaxie, les valeurs des planètes, les coûts des niveaux, les cases des pistes, les textes des cartes Progrès et les points des objectifs sont de notre main là où ils ne sont pas connus ; ils respectent tout ce qui l’est. Chaque donnée dit d’où elle vient.</p>
<ul>
<li>La marque ◇ à côté d’une chose, et « Reconstitué par nos soins » dans son aide : son impression n’a pas été vue, ses valeurs ou sa place sont de notre main. C’est le cas des hexagones, des étoiles et des zones de la Galaxie, de la plupart des planètes, des technologies et des pistes, des cartes Progrès et des objectifs.</li>
<li>La marque ◇ à côté du plateau des Actions, et « déduit de la règle » dans l’aide de ses cases : la chose est imprimée, mais sa place ne ressort que d’exemples. C’est le cas des cases et des bonus du plateau des Actions.</li>
<li>Sans marque : la règle le dit.</li>
</ul>
<p>Vous possédez le jeu ? Copiez le dossier <code>perihelion/games/kepler3042/data</code>, corrigez valeurs, places et noms, et vérifiez la copie par <code>perihelion data check DOSSIER</code>. On joue avec elle par l’option <code>data</code> de la table ; plateaux, aide et journal montrent alors vos valeurs et vos noms. Le chapitre « If you own the box » du README du jeu explique pas à pas.</p>
`
);
