// The rules of Kepler-3Ad, first edition, in English, in our own words.
import { piece, rulesPage } from '$lib/rules';
import Diagram from './Diagram.svelte';
import { FIRST as F, figure, unitRow } from './figures';

export default rulesPage(
  'Kepler-3Ad, first edition',
  `
<h2 id="aim">What it is about</h2>
<p>Two to five players compete for one planet. You send <b>diplomats</b> into its twelve districts and make <b>leaders</b> of them. Dice say what you can do; influence bends the dice, the pieces and your rivals.</p>
<p>Three times in a game everything is counted. Whoever is strong in many districts, and ahead on the seven influence tracks, scores most. After the third time the most points win. Christophe Coat invented the game; the words and drawings here are ours.</p>
<h2 id="table">The table</h2>
<p><b>Districts and zones.</b> Twelve districts lie in three zones of four: green, orange and purple. Every zone has two faces, so there are eight different planets. Two districts are neighbours if they share a border line; a common corner is not enough, and a small rivet reminds you of it.</p>
<p><b>Tranches.</b> Every district shows three numbers: what first, second and third place are paid in a scoring. The marks below the numbers show who would take each of them now.</p>
<p class="pieces">${piece('district:GA1')}${piece('district:OA1')}${piece('district:PA1')}</p>
<p><b>Seven lines.</b> Each line pairs an action (left) with an influence track (right). Every player has one disc on each track, on levels ${F.low} to ${F.high}. From the first track to the last, discs start on levels ${F.starts}.<sup class="made">◇</sup></p>
<p><b>The diplomatic track.</b> The ring around the planet shows the value of every player’s pieces, with the three thresholds that bring a scoring.</p>
<table>
<thead><tr><th>piece</th><th>value</th><th>each player has</th></tr></thead>
<tbody>
${unitRow('diplomat', 'diplomat')}
${unitRow('leader', 'leader')}
</tbody></table>
<h2 id="turn">A turn</h2>
<ol>
<li><b>Roll</b> the three white dice.</li>
<li><b>Before the action</b> you may spend influence, and use the 421 bonus.</li>
<li><b>Action.</b> Choose one that your dice show, and carry it out.</li>
<li><b>After the action</b> you may again spend influence, and use the 421 bonus if you have not.</li>
<li><b>Remainder</b> (the rulebook says reliquat). Dice left over that show the number on your action raise your disc on that line.</li>
<li><b>Value.</b> Your marker on the diplomatic track moves to the value of your pieces on the map. If that meets the next threshold, there is a scoring.</li>
</ol>
${figure('remainder', 'Three fours, action 4: one die is on the action (framed), the two others raise your disc on line 4 by two levels.')}
<p>In the very first round fewer dice make up for going first. In the order of players: ${F.dice} dice.</p>
<h2 id="dice">Dice and the 421 bonus</h2>
<p class="pieces">${piece('die:white-2')}${piece('die:black-3')}</p>
<p>Actions 1 to 6 take one die with their number. Action 7 takes ${F.built.leader} equal dice of any number. White and black dice do the same on an action. Dice on the action stay there and no longer change; all others may still be rolled again or turned.</p>
<p>While the three <b>white</b> dice show <b>4, 2 and 1</b> you may lower one disc of one opponent by one level, once in a turn, before or after the action. It costs nothing.</p>
${figure('421', 'Four, two, one on the white dice: a disc of an opponent falls by one level.')}
<h2 id="influence">Spending influence</h2>
<p>Lower your own disc by one level to use what its track offers. You may do so ${F.spends} times in a turn, before and after the action together, each time on another track. A disc on level 0 cannot pay.</p>
<dl>
<dt>${piece('track:extra-dice')} 1, extra dice</dt><dd>Roll the two black dice as well.</dd>
<dt>${piece('track:reroll')} 2, reroll</dt><dd>Roll two of your dice again that are not on the action.</dd>
<dt>${piece('track:adjust')} 3, shift</dt><dd>Turn one die up or down by one. 6 and 1 are neighbours.</dd>
<dt>${piece('track:move-own')} 4, move your own</dt><dd>Move one of your leaders to a neighbouring district.${figure('spend:move-own', 'The disc pays one level; the leader goes next door.')}</dd>
<dt>${piece('track:remove-enemy')} 5, remove</dt><dd>Send one diplomat of an opponent back to its owner, from anywhere.${figure('spend:remove-enemy', 'The rival’s diplomat goes back to the rival’s supply. Leaders stay.')}</dd>
<dt>${piece('track:move-enemy')} 6, move an opponent’s</dt><dd>Move one diplomat or leader of an opponent to a neighbouring district.${figure('spend:move-enemy', 'Pushed next door, even away from all others of its owner.')}</dd>
<dt>${piece('track:bonus-points')} 7, bonus points</dt><dd>Never spent: its level is worth points in every scoring.</dd>
</dl>
<h2 id="actions">The actions</h2>
<p>The framed die is the one that the action takes; the numbers on the arrows are the order of its groups.</p>
<h3>${piece('action:1')} Action 1</h3>
${figure('action:1', 'Three different discs rise by one level each.')}
<h3>${piece('action:2')} Action 2</h3>
${figure('action:2', 'Two diplomats together, then one disc rises by two levels.')}
<h3>${piece('action:3')} Action 3</h3>
${figure('action:3', 'One diplomat, another one, then one disc rises by one level. Here the first is placed from the supply, the second moved.')}
<h3>${piece('action:4')} Action 4</h3>
${figure('action:4', 'Three diplomats together.')}
<h3>${piece('action:5')} Action 5</h3>
${figure('action:5', 'Two diplomats together, then two others together, to another district.')}
<h3>${piece('action:6')} Action 6</h3>
${figure('action:6', 'One diplomat, three times, to three districts.')}
<p>Each group of diplomats is either <b>placed</b> from your supply or <b>moved</b> from one district to another, always whole. You may leave a group out, which leaves out all that remain of its kind. Groups of one action go to different districts, never move the same piece twice, and raise different discs. A disc stops at level ${F.high}.</p>
<p><b>Placing.</b> If you have no piece on the planet: anywhere. Otherwise where you have a piece, or next to such a district.</p>
<p><b>Moving.</b> To any district where you could place.</p>
<h2 id="seven">Action 7: leaders</h2>
<p>${F.built.leader} equal dice of any number: three of your diplomats in one district go back to your supply, and a leader takes their place. A leader can never be removed, but opponents may move it.</p>
${figure('build:leader', 'Three diplomats go (1), a leader comes (2).')}
<p>One leader is made in a turn, and it must be in your supply. The remainder of action 7 counts on the last line, bonus points.</p>
<h2 id="scoring">The three scorings</h2>
<p>A scoring is held at the end of the turn in which somebody’s value first reaches the next threshold: <b>${F.thresholds}</b>. Each threshold works once.</p>
${figure('value', 'The marker passes the first threshold: at the end of this turn everybody scores.')}
<ol>
<li><b>Districts.</b> In each district those present compare the values of their pieces. First, second and third take its tranches.</li>
<li><b>Zones.</b> Whoever alone has the highest value in a zone wins its bonus tokens: each raises the disc on the track it shows, at once. They are replaced from the stack. In a tie nobody wins, and what lies there stays.</li>
<li><b>Influence.</b> On each of the seven tracks first, second and third take ${F.tranches[0]}, ${F.tranches[1]} and ${F.tranches[2]} points. Discs on level 0 take part.</li>
<li><b>Bonus points.</b> Everybody gets the level of their disc on the seventh track.</li>
</ol>
<h3>A district</h3>
${figure('paid:untied', 'Nobody is equal: pieces, value, points. The strongest takes the first tranche.')}
<h3>Ties</h3>
<p>Players who are equal all take the tranche of the <i>last</i> place they fill; whoever is behind keeps the place behind all of them.</p>
${figure('paid:district_tie', 'Two are first together: they fill the first and second place, and both take the second tranche. The next one is third, the last one fourth and gets nothing.')}
${figure('paid:four_way_tie', 'Four are equal: the last place they fill is the fourth, and that pays nothing.')}
${figure('paid:influence_tie', 'On a track it is the same: levels, then points. The two behind the first fill second and third place.')}
<h3>A zone</h3>
${figure('region:won', 'Alone with the highest value of the zone: its token is won and raises the disc on that track.')}
${figure('region:tied', 'Equal: nobody wins, and the token stays.')}
<h2 id="end">End of the game</h2>
<p>The game ends right after the third scoring, even in the middle of a round. Most points win; equal scores share the victory.</p>
<p><b>Two players.</b> Nothing changes.</p>
<h2 id="open">What the rulebook leaves open</h2>
<p>Where the printed rules are silent, the most natural reading is played. Most of these points are options of the table, with that reading as the default; a few are documented only, each with its reason, in the rules of the package (README, rulings R01 to R34). Options are: whether levels above ${F.high} are lost, whether the 421 bonus works once, whether dice on the action are locked, whether a group must be complete, whether level 0 competes on a track, how far a move of an action reaches, and others. You find them all when you set up a table; each says what it changes.</p>
<h2 id="reconstructed">What is our reconstruction</h2>
<p>We worked from the rulebook, not from printed copies of all components. So some things are our own reconstruction, made to fit everything the rulebook says and shows:</p>
<ul>
<li>how the districts of each zone lie and touch, and the points printed on them;</li>
<li>the number of levels and the starting levels of the influence tracks, and which icon stands on which line.</li>
</ul>
<p>A tooltip says so on every such component, and cards and tracks carry the mark ◇. If you own the box you can correct it: copy the component files of the package into a folder, change what your copy shows, run <code>perihelion data check FOLDER</code>, which names whatever does not fit together, and play with the option <code>data</code> of the command line set to that folder; a server offers the sets that its operator keeps in <code>$PERIHELION_DATA</code>. Rules, board, words and opponents follow the files. The chapter “If you own the box” of the README says what may be corrected. And tell us, so that everybody gets the true numbers.</p>
`,
  Diagram
);
