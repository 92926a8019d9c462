// The rules of Kepler-3042 in English, in our own words.
import { piece, rulesPage } from '$lib/rules';
import { FIGURES as F, advances, priced, row } from './figures';

const NUMBERS = { none: 'none', unlimited: 'no limit' };

export default rulesPage(
  'Kepler-3042',
  `
<h2 id="aim">What it is about</h2>
<p>${piece('sun')} One to four nations leave Earth. In sixteen rounds they build ships, land on planets, colonise and terraform them, develop five technologies and advance on two supremacy tracks. Whoever has the most victory points after round ${F.rounds} wins.</p>
<p>Everything lies open except three things: bodies that lie face down, the order of the Progress cards, and the secret objectives of the others.</p>
<p>A round has three parts: a Progress card is turned up; each nation takes one turn, clockwise from the first player; then the card takes effect, medals are given, and the first-player token passes to the right.</p>
<h2 id="galaxy">The galaxy and its bodies</h2>
<p>The galaxy has ${F.hexes} hexes: ${F.space} of open space, ${F.stars} stars, the Sun and Sagittarius A*. A hex is named by its column and row, counted from 0. Around the Sun lie the near, the intermediate and the far zone; a colony scores ${F.zones[0]}, ${F.zones[1]} or ${F.zones[2]} points by its zone. Where the hexes, the stars and the limits of the zones lie is our reconstruction ◇: ${F.columns} columns and ${F.rows} rows, the Sun on ${F.sun}, the near zone up to ${F.near} hexes from it, the intermediate zone up to ${F.intermediate}.</p>
<ul>
<li>${piece('type:rocky')} <b>Rocky planets</b>: ${advances('rocky')[0]} colonial advances when colonised, ${advances('rocky')[1]} when terraformed.</li>
<li>${piece('type:super-earth')} <b>Super-Earths</b>: ${advances('super_earth').join(' and ')}.</li>
<li>${piece('type:ocean')} <b>Ocean planets</b>: ${advances('ocean').join(' and ')}.</li>
<li>${piece('type:gas-giant')} <b>Gas giants</b>: ${advances('gas_giant').join(' and ')}.</li>
<li>${piece('type:alien')} <b>Alien planets</b>: ${advances('alien').join(' and ')}; to colonise them takes level 3 of Antimatter Science.</li>
<li>${piece('token:mine')} <b>Mines</b>: a ship that stands there at the end scores ${F.vp.mine_ships} points; when it is withdrawn, one cube may be regenerated.</li>
<li>${piece('token:colonial-objective')} <b>Colonial objectives</b>: the first ship to enter takes the token, its nation advances 1 on the colonial track, and the ship may fly on.</li>
</ul>
<p>Bodies lie beside ${piece('star:1')} stars of the right number: with four nations beside all stars, with three beside single and double ones, with one or two beside single ones; never beside another star, never beside each other. Those of the near zone are turned up at the start, all others stay hidden until somebody reveals them.</p>
<p>A planet has a level from 1 to 4, a price of terraforming, and points once it is terraformed. Its card has two faces, colony and terraformed, with a production each. Earth is a controlled planet of every nation: one can produce, spend and build there, but it is no colony.</p>
<h2 id="cubes">Cubes</h2>
<p>A nation owns ${F.kit.energy} ${piece('cube:energy')} energy, ${F.kit.matter} ${piece('cube:matter')} matter and ${F.kit.antimatter} ${piece('cube:antimatter')} antimatter. They lie on its planets, in its storage or in its Clausius Pit, and are never lost. At the start ${F.earth.energy} energy and ${F.earth.matter} matter lie on Earth, the others in the storage.</p>
<ul>
<li><b>Produce</b>: from the storage to one controlled planet. What the storage lacks is not produced.</li>
<li><b>Spend</b>: from one planet to the storage. A whole price comes from one planet; the storage cannot pay.</li>
<li><b>Sacrifice</b>: one cube from the storage or a planet into the pit.</li>
<li><b>Regenerate</b>: one cube from the pit to the storage.</li>
</ul>
<h2 id="turn">A turn</h2>
<ol>
<li><b>Main action.</b> Move the action cube to another cell; it may never stay. Carry out the action there, or leave it out.</li>
<li><b>Bonus actions.</b> Take none, one or both of the bonuses of the cube’s row and column; each costs one sacrificed cube.</li>
<li><b>Movement.</b> Each of your ships in open space may fly.</li>
<li><b>Withdrawal.</b> Take any of your ships off the board.</li>
</ol>
<p>What an action repeats may be stopped after any part; only the four bodies of Galactic Cartography are revealed to the last. An advance on a track is made at once, with all its spaces give. A level reached works at once.</p>
<h2 id="actions">The nine main actions</h2>
<ul>
<li>${piece('action:space-construction')} <b>Space Construction</b>: build up to three ships. Each costs 1 energy and 1 matter of one planet (${priced(F.cheapShip.brought, ['energy', 'matter', 'antimatter'], ' and ')} with level ${F.cheapShip.level} of Space Travel) and is put on a free space hex beside that planet, for Earth beside the Sun; if none is free, on the nearest one.</li>
<li>${piece('action:colonisation')} <b>Colonisation</b>: replace ships on planets by your markers, five colonies at most. It costs nothing and brings the colonial advances of the type.</li>
<li>${piece('action:technological-development')} <b>Technological Development</b>: buy levels, one after the other, each paid by one planet.</li>
<li>${piece('action:stellar-propulsion')} <b>Stellar Propulsion</b>: move each ship now; the movement of the turn follows all the same.</li>
<li>${piece('action:terraforming')} <b>Terraforming</b>: pay the price from the very planet; your Terraforming must allow its level. The card is turned over and brings the advances of its other face.</li>
<li>${piece('action:galactic-cartography')} <b>Galactic Cartography</b>: advance 1 on a track of your choice, then reveal four hidden bodies, one after the other.</li>
<li>${piece('action:energy-storage')} <b>Energy Storage</b>: produce energy on one planet, as much as Energy Development says.</li>
<li>${piece('action:production')} <b>Production</b>: as many colonies as Terraforming allows produce what their visible face shows; Earth never does.</li>
<li>${piece('action:antimatter-generation')} <b>Antimatter Generation</b>: produce antimatter on one planet, as much as Antimatter Science says.</li>
</ul>
<h2 id="bonuses">The six bonus actions</h2>
<p>Columns, from left to right: <b>Space Logistics</b> (a free ship beside a controlled planet), <b>Technological Evolution</b> (1 antimatter), <b>Scientific Progress</b> (1 technology advance). Rows, from top to bottom: <b>Society Modernisation</b> (1 colonial advance), <b>Plan an Exploration</b> (each ship flies up to 2 hexes), <b>Exploit an Asteroid</b> (1 energy and 1 matter on Earth).</p>
<p>Before each one a cube is sacrificed. With level ${F.bothBonuses.level} of Energy Development both together cost ${F.bothBonuses.brought}.</p>
<h2 id="ships">Ships</h2>
<p>${piece('ship:0')} A nation has three ships. A ship in open space flies up to the speed of Space Travel, one ship after the other. It flies past other ships but does not stop with them; stars, the Sun, Sagittarius A*, hidden bodies and bodies that somebody holds are in the way. On a free planet or mine it stops, and stays until it colonises or is withdrawn. Anybody may land on any free planet.</p>
<p>At the end of the turn ships may be withdrawn from wherever they stand.</p>
<h2 id="technologies">Technologies</h2>
<table>
<thead><tr><th>Level</th><th>0</th><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead>
<tbody>
${row('Space Travel: speed', 'space_travel', ['speed'], { ...NUMBERS, also: { ship_cost: 'a ship costs 1 energy' } })}
${row('Quantum Physics: transform, assign', 'quantum_physics', ['transform', 'assign'], NUMBERS)}
${row('Energy Development: energy', 'energy_development', ['energy'], { ...NUMBERS, also: { both_bonus_actions_cost: 'one cube pays both bonuses' } })}
${row('Terraforming: planets up to level, colonies that produce', 'terraforming', ['terraform_level', 'producing_planets'], NUMBERS)}
${row('Antimatter Science: antimatter', 'antimatter_science', ['antimatter'], { ...NUMBERS, also: { alien_colonies: 'alien colonies' } })}
</tbody>
</table>
<p>At the start each nation raises two different technologies to level 1. Levels 2, 3 and 4 bring ${F.gained[0]}, ${F.gained[1]} and ${F.gained[2]} technology advances.</p>
<p><b>Collaboration.</b> ${F.collaboration.map(({ level, to }) => `When somebody reaches level ${level}, all others below level ${to} of that technology rise to it.`).join(' ')} They get the advances of the level reached; it cannot be declined.</p>
<p><b>Quantum Physics.</b> At any moment of your turn: a transformation exchanges an energy on a planet for a matter in the storage, or the reverse; an assignment moves a cube from one of your planets to another.</p>
<h2 id="tracks">Tracks and medals</h2>
<p>Colonising and terraforming advance you on the colonial track, levels on the technology track. Each space entered works before the marker goes on: an icon lets you regenerate or produce one cube; a ${piece('medals')} medal goes to the Progress card. Beyond the last space advances are lost.</p>
<p>At the end of the round whoever is furthest on a track takes its medals from the card; if several are equally far, each takes the full number. A medal scores ${F.vp.medals} point.</p>
<h2 id="cards">Progress cards</h2>
<p>${F.cards} cards exist, ${F.unseen} leave the match unseen. A card serves all nations, or those with the most or the least of something; all who are equal are served, in the order of the round. Its effect may be declined.</p>
<h2 id="end">The end</h2>
<ul>
<li>${F.vp.antimatter} point for each antimatter on planets, Earth included.</li>
<li>${F.vp.all_types} points for colonies of all five types; ${F.vp.three_of_type} points for three colonies of one type, once.</li>
<li>${F.vp.mine_ships} points for each ship on a mine, ${F.vp.max_tech} for each technology on level 4, ${F.vp.medals} for each medal.</li>
<li>${F.zones[0]}, ${F.zones[1]} or ${F.zones[2]} points for each colony in the near, intermediate or far zone.</li>
<li>The points at your marker on each track, and of each terraformed colony.</li>
<li>The points of your objective, if it is met.</li>
</ul>
<p>Among equals the terraformed colony with the highest number wins; without any, the victory is shared.</p>
<h2 id="solo">Alone</h2>
<p>Five campaigns have four levels each. The galaxy is that of two nations, without two of their planets, drawn by lot. All cubes start in the storage; the objectives of the level and of the earlier ones are open. A ghost advances 1 on both tracks every round and rises by one level of every technology in rounds ${F.ghost[0]}, ${F.ghost[1]} and ${F.ghost[2]}; it takes medals and counts where cards compare nations.</p>
<p>A level is passed if all its objectives are met and the score reaches ${F.minimum.slice(0, 3).join(', ')} or ${F.minimum[3]}. Each full ${F.perBonus} points above bring a cube of energy or matter for the next level, besides one antimatter for each level passed. A failed level is played again.</p>
<h2 id="reconstructed">What we have reconstructed</h2>
<p>The rules follow the published rulebook. It leaves 37 questions open: 13 of them are options of the table, the other 24 are always played one way. The game’s README lists all of them, R01 to R37, and for each of the 24 the reason why it is no option.</p>
<p>Most of the printed components, however, were never seen by us. The layout of the galaxy, figures of planets, prices of levels, the spaces of the tracks, texts of Progress cards and the points of objectives are our own design where they are not known; they keep to every fact that is. Each record of the data says where it comes from.</p>
<ul>
<li>The mark ◇ beside a thing, and “Reconstructed by us” in the help on it: its print was not seen, and its figures or its place are our design. So it is with the hexes, stars and zones of the galaxy, most planets, technologies and tracks, the Progress cards and the objectives.</li>
<li>The mark ◇ beside the action board, and “our conclusion from the rulebook” in the help on its cells: the thing is printed, but where it stands follows only from examples. So it is with the cells and the bonuses of the action board.</li>
<li>No mark: the rulebook says it.</li>
</ul>
<p>Do you own the game? Copy the folder <code>perihelion/games/kepler3042/data</code>, correct figures, places and names, and check the copy with <code>perihelion data check FOLDER</code>. A table is played with it by the option <code>data</code>; boards, help and log then show your figures and names. The chapter “If you own the box” of the game’s README goes step by step.</p>
`
);
