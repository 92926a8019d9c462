// The rules of Kepler-3Ad, second edition, in English, in our own words.
import { piece, rulesPage } from '$lib/rules';
import Diagram from './Diagram.svelte';
import { SECOND as F, figure, unitRow } from './figures';

export default rulesPage(
  'Kepler-3Ad, second edition',
  `
<h2 id="aim">What it is about</h2>
<p>Two to five players compete for a galaxy of twelve planets, joined by passages. You send <b>ships</b> and build <b>bases</b>, <b>frigates</b> and <b>cruisers</b>. Dice say what you can do; influence bends the dice, the units and your rivals.</p>
<p>Three times in a game everything is counted. Whoever is strong on many planets, wins the allegiance of the clans and is ahead on the seven influence tracks, scores most. After the third time the most points win. Christophe Coat invented the game; the words and drawings here are ours.</p>
<p><b>If you know the first edition:</b> planets and passages instead of districts and borders; ships move along one passage; action 7 builds one of three units, and a cruiser takes ${F.built.cruiser} equal dice; five dice, all alike; satellites and allegiances instead of bonus tokens; and each player has a corporation.</p>
<h2 id="table">The table</h2>
<p><b>Planets and clans.</b> Twelve planets belong to three clans of four: green, orange and purple. Planets are neighbours if a passage joins them.</p>
<p><b>Tranches.</b> Every planet has a chip with three numbers: what first, second and third place are paid in a scoring. A lot decides before the game which face of the chip shows. The marks below the numbers show who would take each of them now.</p>
<p class="pieces">${piece('planet:G1')}${piece('clan:green')}${piece('clan:orange')}${piece('clan:purple')}</p>
<p><b>Seven lines.</b> Each line pairs an action (left) with an influence track (right). Every player has one disc on each track, on levels ${F.low} to ${F.high}. From the first track to the last, discs start on levels ${F.starts}.<sup class="made">◇</sup></p>
<p><b>The military track.</b> The ring around the galaxy shows the value of every player’s units, with the three thresholds that bring a scoring.</p>
<table>
<thead><tr><th>unit</th><th>value</th><th>each player has</th></tr></thead>
<tbody>
${unitRow('ship', 'ship')}
${unitRow('base', 'base')}
${unitRow('frigate', 'frigate')}
${unitRow('cruiser', 'cruiser')}
</tbody></table>
<h2 id="turn">A turn</h2>
<ol>
<li><b>Roll</b> three dice.</li>
<li><b>Before the action</b> you may spend influence, and use the 421 bonus.</li>
<li><b>Action.</b> Choose one that your dice show, and carry it out.</li>
<li><b>After the action</b> you may again spend influence, and use the 421 bonus if you have not.</li>
<li><b>Remainder</b> (the rulebook says reliquat). Dice left over that show the number on your action raise your disc on that line.</li>
<li><b>Value.</b> Your marker on the military track moves to the value of your units on the map. If that meets the next threshold, there is a scoring.</li>
</ol>
${figure('remainder', 'Three fours, action 4: one die is on the action (framed), the two others raise your disc on line 4 by two levels.')}
<p>In the very first round fewer dice make up for going first. In the order of players: ${F.dice} dice.</p>
<h2 id="dice">Dice and the 421 bonus</h2>
<p class="pieces">${piece('die:4')}${piece('die:2')}${piece('die:1')}</p>
<p>Actions 1 to 6 take one die with their number. Action 7 takes equal dice of any number. Dice on the action stay there and no longer change; all others may still be rolled again or turned.</p>
<p>While any three of your dice show <b>4, 2 and 1</b> you may lower one disc of one opponent by one level, once in a turn, before or after the action. It costs nothing. A die on the action counts too.</p>
${figure('421', 'Four, two, one: a disc of an opponent falls by one level.')}
<h2 id="influence">Spending influence</h2>
<p>Lower your own disc by one level to use what its track offers. You may do so ${F.spends} times in a turn, before and after the action together, each time on another track. A disc on level 0 cannot pay.</p>
<dl>
<dt>${piece('track:extra-dice')} 1, extra dice</dt><dd>Roll two more dice, but never have more than five.</dd>
<dt>${piece('track:reroll')} 2, reroll</dt><dd>Roll two of your dice again that are not on the action.</dd>
<dt>${piece('track:adjust')} 3, shift</dt><dd>Turn one die up or down by one. 6 and 1 are neighbours.</dd>
<dt>${piece('track:move-own')} 4, move your own</dt><dd>Move one of your frigates or cruisers to a neighbouring planet.${figure('spend:move-own', 'The disc pays one level; the frigate takes a passage.')}</dd>
<dt>${piece('track:remove-enemy')} 5, remove</dt><dd>Send one ship of an opponent back to its owner, from anywhere.${figure('spend:remove-enemy', 'The rival’s ship goes back to the rival’s supply. All other units stay.')}</dd>
<dt>${piece('track:move-enemy')} 6, move an opponent’s</dt><dd>Move one ship or frigate of an opponent to a neighbouring planet.${figure('spend:move-enemy', 'Pushed along a passage, even away from all others of its owner.')}</dd>
<dt>${piece('track:bonus-points')} 7, bonus points</dt><dd>Never spent: its level is worth points in every scoring.</dd>
</dl>
<h2 id="actions">The actions</h2>
<p>The framed die is the one that the action takes; the numbers on the arrows are the order of its groups.</p>
<h3>${piece('action:1')} Action 1</h3>
${figure('action:1', 'Three different discs rise by one level each.')}
<h3>${piece('action:2')} Action 2</h3>
${figure('action:2', 'Two ships together, then one disc rises by two levels.')}
<h3>${piece('action:3')} Action 3</h3>
${figure('action:3', 'One ship, another one, then one disc rises by one level. Here the first is placed from the supply, the second moved.')}
<h3>${piece('action:4')} Action 4</h3>
${figure('action:4', 'Three ships together.')}
<h3>${piece('action:5')} Action 5</h3>
${figure('action:5', 'Two ships together, then two others together, to another planet.')}
<h3>${piece('action:6')} Action 6</h3>
${figure('action:6', 'One ship, three times, to three planets.')}
<p>Each group of ships is either <b>placed</b> from your supply or <b>moved</b> from one planet to another, always whole. You may leave a group out, which leaves out all that remain of its kind. Groups of one action go to different planets, never move the same ship twice, and raise different discs. A disc stops at level ${F.high}.</p>
<p><b>Placing.</b> If you have no unit on the map: anywhere. Otherwise where you have a unit, or next to such a planet.</p>
<p><b>Moving.</b> Along one passage.</p>
<h2 id="seven">Action 7: bases, frigates, cruisers</h2>
<p>Equal dice of any number: three of your units on one planet, of any kind, go back to your supply, and one new unit takes their place.</p>
<h3>${piece('unit:base')} Base</h3>
<p>${F.built.base} equal dice. It never moves and nobody can remove it.</p>
${figure('build:base', 'Three ships go (1), a base comes (2), and two different discs rise by one level.')}
<h3>${piece('unit:frigate')} Frigate</h3>
<p>${F.built.frigate} equal dice. It cannot be removed; opponents may move it.</p>
${figure('build:frigate', 'Three ships go (1), a frigate comes (2).')}
<h3>${piece('unit:cruiser')} Cruiser</h3>
<p>${F.built.cruiser} equal dice. Opponents can neither remove nor move it.</p>
${figure('build:cruiser', 'Three ships go (1), a cruiser comes (2).')}
<p>One is built in a turn, and it must be in your supply. The remainder of action 7 counts on the last line, bonus points.</p>
<h2 id="scoring">The three scorings</h2>
<p>A scoring is held at the end of the turn in which somebody’s value first reaches the next threshold: <b>${F.thresholds}</b>. Each threshold works once.</p>
${figure('value', 'The marker passes the first threshold: at the end of this turn everybody scores.')}
<ol>
<li><b>Planets.</b> On each planet those present compare the values of their units. First, second and third take its tranches.</li>
<li><b>Clans.</b> Whoever alone has the highest value in a clan wins its <i>allegiance</i>, which you mark, and its satellites: each raises the disc on the track it shows, at once. Won satellites are shuffled in and replaced. In a tie nobody wins, and what lies there stays.</li>
<li><b>Influence.</b> On each of the seven tracks first, second and third take ${F.tranches[0]}, ${F.tranches[1]} and ${F.tranches[2]} points. Discs on level 0 take part.</li>
<li><b>Bonus points.</b> Everybody gets the level of their disc on the seventh track.</li>
<li><b>Allegiances</b>, in the third scoring only: ${F.allegiances[0]}, ${F.allegiances[1]} or ${F.allegiances[2]} points for one, two or three different clans you have marked.</li>
</ol>
<h3>A planet</h3>
${figure('paid:untied', 'Nobody is equal: units, value, points. The strongest takes the first tranche.')}
<h3>Ties</h3>
<p>Players who are equal all take the tranche of the <i>last</i> place they fill; whoever is behind keeps the place behind all of them.</p>
${figure('paid:planet_tie', 'Two are first together: they fill the first and second place, and both take the second tranche. The next one is third, the last one fourth and gets nothing.')}
${figure('paid:four_way_tie', 'Four are equal: the last place they fill is the fourth, and that pays nothing.')}
${figure('paid:influence_tie', 'On a track it is the same: levels, then points. The two behind the first fill second and third place.')}
<h3>A clan</h3>
${figure('region:won', 'Alone with the highest value of the clan: its satellite is won and raises the disc on that track, and the clan is marked.')}
${figure('region:tied', 'Equal: nobody wins, and the satellite stays.')}
<h3>Allegiances at the end</h3>
${figure('allegiances', 'One, two or three different clans marked in the match, and what they pay in the third scoring.')}
<h2 id="corporations">Corporations</h2>
<p>Each player has one open corporation. A table can also play without them. Names and powers are our reconstruction.<sup class="made">◇</sup></p>
<dl>
<dt>Vanguard Fleet</dt><dd>Before the first turn ${F.vanguard.count} of your ships go together on any planet; with two players it is ${F.vanguard.count_with_two_seats}.</dd>
<dt>Patronage Trust</dt><dd>Before the first turn raise ${F.patronage.discs} of your discs by ${F.patronage.levels}.</dd>
<dt>Free Carriers</dt><dd>Once a turn a group of ships that your action moves may cross two passages.</dd>
<dt>Salvage Guild</dt><dd>Each time an opponent removes a ship of yours, raise a disc of the lines 1 to 4 by ${F.salvage}.</dd>
<dt>Orbital Yards</dt><dd>Each base you build raises more discs, all different: ${F.yards.discs}, with two players ${F.yards.discs_with_two_seats}.</dd>
<dt>Grand Embassy</dt><dd>In a tie for the highest value in a clan, you win it.</dd>
<dt>Croupier House</dt><dd>Each time you use the 421 bonus, raise a disc of yours by ${F.croupier}.</dd>
</dl>
<h2 id="end">End of the game</h2>
<p>The game ends right after the third scoring, even in the middle of a round. Most points win. Among equal scores the most different allegiances decide, then a roll of three dice.</p>
<p><b>Two players.</b> Only the six planets around the sun are in play.</p>
<h2 id="open">What the rulebook leaves open</h2>
<p>Where the printed rules are silent, the most natural reading is played. Most of these points are options of the table, with that reading as the default; a few are documented only, each with its reason, in the rules of the package (README, rulings R01 to R34). Options are: whether levels above ${F.high} are lost, whether the 421 bonus works once, whether dice on the action are locked, whether a group must be complete, whether level 0 competes on a track, whether the unit built may be one of those given up, and others. You find them all when you set up a table; each says what it changes.</p>
<h2 id="reconstructed">What is our reconstruction</h2>
<p>We worked from the rulebook, not from printed copies of all components. So some things are our own reconstruction, made to fit everything the rulebook says and shows:</p>
<ul>
<li>where planets and passages lie, both faces of the majority chips, the names and powers of the corporations, and the numbers of ships, bases, frigates and cruisers;</li>
<li>the number of levels and the starting levels of the influence tracks, and which icon stands on which line.</li>
</ul>
<p>A tooltip says so on every such component, and cards and tracks carry the mark ◇. If you own the box you can correct it: copy the component files of the package into a folder, change what your copy shows, run <code>perihelion data check FOLDER</code>, which names whatever does not fit together, and play with the option <code>data</code> of the command line set to that folder; a server offers the sets that its operator keeps in <code>$PERIHELION_DATA</code>. Rules, board, words and opponents follow the files. The chapter “If you own the box” of the README says what may be corrected. And tell us, so that everybody gets the true numbers.</p>
`,
  Diagram
);
