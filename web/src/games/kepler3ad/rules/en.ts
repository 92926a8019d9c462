// The rules of Kepler-3Ad in English, both editions, in our own words.
import type { RulesPage } from '$table/contract';
import { FIGURES as F, unitRow } from './figures';

const page: RulesPage = {
  title: 'Kepler-3Ad',
  chapters: [
    {
      id: 'aim',
      title: 'What it is about',
      html: `
<p>Two to five players compete for a world. In the <b>first edition</b> it is one planet: you send diplomats into its twelve districts and make leaders of them. In the <b>second edition</b> it is a galaxy of twelve planets, joined by passages: you send ships and build bases, frigates and cruisers. Dice say what you can do; influence bends the dice, the pieces and your rivals.</p>
<p>Three times in a game everything is counted. Whoever is strong in many places, and ahead on the seven influence tracks, scores most. Christophe Coat invented the game; the words and drawings here are ours.</p>`
    },
    {
      id: 'table',
      title: 'The table',
      html: `
<p><b>Spaces and regions.</b> Twelve spaces lie in three regions of four: green, orange and purple. In the first edition spaces are <i>districts</i> and regions are <i>zones</i>; every zone has two faces, so there are eight different planets. Two districts are neighbours if they share a border line; a common corner is not enough, and a small rivet reminds you of it. In the second edition spaces are <i>planets</i> and regions are <i>clans</i>; planets are neighbours if a passage joins them.</p>
<p><b>Tranches.</b> Every space shows three numbers: what first, second and third place are paid in a scoring. The marks below the numbers show who would take each of them now.</p>
<p class="pieces"><span data-piece="district:GA1"></span><span data-piece="planet:G1"></span><span data-piece="clan:green"></span><span data-piece="clan:orange"></span><span data-piece="clan:purple"></span></p>
<p><b>Seven lines.</b> Each line pairs an action (left) with an influence track (right). Every player has one disc on each track, on levels ${F.low} to ${F.high}. From the first track to the last, discs start on levels ${F.starts}.<sup class="made">◇</sup></p>
<p><b>The value track.</b> The ring around the board, the diplomatic or the military track by edition, shows the value of every player's pieces, with the three thresholds that bring a scoring.</p>
<table>
<thead><tr><th>piece</th><th>edition</th><th>value</th><th>each player has</th></tr></thead>
<tbody>
${unitRow('diplomat', 'diplomat', 'first')}
${unitRow('leader', 'leader', 'first')}
${unitRow('ship', 'ship', 'second')}
${unitRow('base', 'base', 'second')}
${unitRow('frigate', 'frigate', 'second')}
${unitRow('cruiser', 'cruiser', 'second')}
</tbody></table>`
    },
    {
      id: 'turn',
      title: 'A turn',
      html: `
<ol>
<li><b>Roll.</b> Three dice; in the first edition the three white ones.</li>
<li><b>Before the action</b> you may spend influence, and use the 421 bonus.</li>
<li><b>Action.</b> Choose one that your dice show, and carry it out.</li>
<li><b>After the action</b> you may again spend influence, and use the 421 bonus if you have not.</li>
<li><b>Remainder</b> (the rulebook says reliquat). Dice left over that show the number on your action raise your disc on that line.</li>
<li><b>Value.</b> Your marker on the value track moves to the value of your pieces on the map. If that meets the next threshold, there is a scoring.</li>
</ol>
<p>In the very first round fewer dice make up for going first. In the order of players, first edition: ${F.firstDice[0]} dice. Second edition: ${F.firstDice[1]}.</p>`
    },
    {
      id: 'dice',
      title: 'Dice and the 421 bonus',
      html: `
<p class="pieces"><span data-piece="die:4"></span><span data-piece="die:white-2"></span><span data-piece="die:black-3"></span><span data-piece="bonus-421"></span></p>
<p>Actions 1 to 6 take one die with their number. Action 7 takes equal dice of any number. Dice on the action stay there and no longer change; all others may still be rolled again or turned.</p>
<p>While your dice show <b>4, 2 and 1</b> you may lower one disc of one opponent by one level, once in a turn, before or after the action. It costs nothing. In the first edition these must be the three white dice; in the second, any three of your dice will do, also one on the action.</p>`
    },
    {
      id: 'influence',
      title: 'Spending influence',
      html: `
<p>Lower your own disc by one level to use what its track offers. You may do so ${F.spends} times in a turn, before and after the action together, each time on another track. A disc on level 0 cannot pay.</p>
<dl>
<dt><span data-piece="track:extra-dice"></span> 1, extra dice</dt><dd>First edition: roll the two black dice as well. Second edition: roll two more dice, but never have more than five.</dd>
<dt><span data-piece="track:reroll"></span> 2, reroll</dt><dd>Roll two of your dice again that are not on the action.</dd>
<dt><span data-piece="track:adjust"></span> 3, shift</dt><dd>Turn one die up or down by one. 6 and 1 are neighbours.</dd>
<dt><span data-piece="track:move-own"></span> 4, move your own</dt><dd>Move one of your leaders, or one of your frigates or cruisers, to a neighbouring space.</dd>
<dt><span data-piece="track:remove-enemy"></span> 5, remove</dt><dd>Send one diplomat or ship of an opponent back to its owner, from anywhere.</dd>
<dt><span data-piece="track:move-enemy"></span> 6, move an opponent's</dt><dd>Move one diplomat or leader, or one ship or frigate, of an opponent to a neighbouring space.</dd>
<dt><span data-piece="track:bonus-points"></span> 7, bonus points</dt><dd>Never spent: its level is worth points in every scoring.</dd>
</dl>`
    },
    {
      id: 'actions',
      title: 'The actions',
      html: `
<table><tbody>
<tr><th>1</th><td><span data-piece="action:1"></span></td><td>raise three different discs by one level each</td></tr>
<tr><th>2</th><td><span data-piece="action:2"></span></td><td>two light pieces together, then one disc by two levels</td></tr>
<tr><th>3</th><td><span data-piece="action:3"></span></td><td>one light piece, another one, then one disc by one level</td></tr>
<tr><th>4</th><td><span data-piece="action:4"></span></td><td>three light pieces together</td></tr>
<tr><th>5</th><td><span data-piece="action:5"></span></td><td>two light pieces together, then two others together</td></tr>
<tr><th>6</th><td><span data-piece="action:6"></span></td><td>one light piece, three times</td></tr>
<tr><th>7</th><td><span data-piece="action:7"></span></td><td>three pieces become a heavy one</td></tr>
</tbody></table>
<p>Light pieces are diplomats or ships. Each group of them is either <b>placed</b> from your supply or <b>moved</b> from one space to another, always whole. You may leave a group out, which leaves out all that remain of its kind. Groups of one action go to different spaces, never move the same piece twice, and raise different discs. A disc stops at level ${F.high}.</p>
<p><b>Placing.</b> If you have no piece on the map: anywhere. Otherwise where you have a piece, or next to such a space.</p>
<p><b>Moving.</b> First edition: to any district where you could place. Second edition: along one passage.</p>`
    },
    {
      id: 'seven',
      title: 'Action 7: leaders, bases, frigates, cruisers',
      html: `
<p><b>First edition.</b> Two equal dice: three of your diplomats in one district go back to your supply, and a leader takes their place. A leader can never be removed, but opponents may move it.</p>
<p><b>Second edition.</b> Three of your units on one planet, of any kind, go back to your supply, and one new unit takes their place.</p>
<ul>
<li><span data-piece="unit:base"></span> <b>Base</b>, two equal dice: raises two different discs of yours by one level. It never moves and nobody can remove it.</li>
<li><span data-piece="unit:frigate"></span> <b>Frigate</b>, two equal dice: cannot be removed; opponents may move it.</li>
<li><span data-piece="unit:cruiser"></span> <b>Cruiser</b>, three equal dice: opponents can neither remove nor move it.</li>
</ul>
<p>One is built in a turn, and it must be in your supply. The remainder of action 7 counts on the last line, bonus points.</p>`
    },
    {
      id: 'scoring',
      title: 'The three scorings',
      html: `
<p>A scoring is held at the end of the turn in which somebody's value first reaches the next threshold: <b>${F.thresholds[0]}</b> in the first edition, <b>${F.thresholds[1]}</b> in the second. Each threshold works once.</p>
<ol>
<li><b>Spaces.</b> In each space those present compare the values of their pieces. First, second and third take its tranches.</li>
<li><b>Regions.</b> Whoever alone has the highest value in a region wins its tokens: each raises the disc on the track it shows, at once. First edition: bonus tokens; they are replaced from the stack. Second edition: satellites, and with them the <i>allegiance</i> of the clan, which you mark; won satellites are shuffled in and replaced. In a tie nobody wins, and what lies there stays.</li>
<li><b>Influence.</b> On each of the seven tracks first, second and third take ${F.tranches[0]}, ${F.tranches[1]} and ${F.tranches[2]} points. Discs on level 0 take part.</li>
<li><b>Bonus points.</b> Everybody gets the level of their disc on the seventh track.</li>
<li><b>Allegiances</b> (second edition, third scoring): ${F.allegiances[0]}, ${F.allegiances[1]} or ${F.allegiances[2]} points for one, two or three different clans you have marked.</li>
</ol>
<p class="pieces"><span data-piece="token:reroll"></span><span data-piece="satellite:bonus-points"></span></p>
<p><b>Ties.</b> Players who are equal all take the tranche of the <i>last</i> place they fill; whoever is behind keeps the place behind all of them. On a space that pays 9, 6, 3: values 5, 5, 2, 1 are paid 6, 6, 3, 0; four equal values are paid nothing. On a track, levels 4, 3, 3 are paid 3, 1, 1.</p>`
    },
    {
      id: 'corporations',
      title: 'Corporations (second edition)',
      html: `
<p>Each player has one open corporation. A table can also play without them. Names and powers are our reconstruction.<sup class="made">◇</sup></p>
<dl>
<dt>Vanguard Fleet</dt><dd>Before the first turn two of your ships go together on any planet.</dd>
<dt>Patronage Trust</dt><dd>Before the first turn three different discs of yours rise by one level.</dd>
<dt>Free Carriers</dt><dd>Once a turn a group of ships that your action moves may cross two passages.</dd>
<dt>Salvage Guild</dt><dd>Each time an opponent removes a ship of yours, raise a disc by one level.</dd>
<dt>Orbital Yards</dt><dd>Each base you build raises a third, different disc.</dd>
<dt>Grand Embassy</dt><dd>In a tie for the highest value in a clan, you win it.</dd>
<dt>Croupier House</dt><dd>You may spend influence four times in a turn.</dd>
</dl>`
    },
    {
      id: 'end',
      title: 'End of the game',
      html: `
<p>The game ends right after the third scoring, even in the middle of a round. Most points win. First edition: equal scores share the victory. Second edition: the most different allegiances decide, then a roll of three dice.</p>
<p><b>Two players.</b> First edition: nothing changes. Second edition: only the six planets around the sun are in play.</p>`
    },
    {
      id: 'open',
      title: 'What the rulebooks leave open',
      html: `
<p>Where the printed rules are silent, the most natural reading is played. Most of these points are options of the table, with that reading as the default; a few are documented only, each with its reason, in the rules of the package (README, rulings R01 to R34). Options are: whether levels above ${F.high} are lost, whether the 421 bonus works once, whether dice on the action are locked, whether a group must be complete, whether level 0 competes on a track, whether the unit built may be one of those given up, and others. You find them all when you set up a table; each says what it changes.</p>`
    },
    {
      id: 'reconstructed',
      title: 'What is our reconstruction',
      html: `
<p>We worked from the two rulebooks, not from printed copies of all components. So some things are our own reconstruction, made to fit everything the rulebooks say and show:</p>
<ul>
<li>first edition: how the districts of each zone lie and touch, and the points printed on them;</li>
<li>second edition: where planets and passages lie, both faces of the majority chips, the names and powers of the corporations, and the numbers of ships, bases, frigates and cruisers;</li>
<li>both: the number of levels and the starting levels of the influence tracks, and which icon stands on which line.</li>
</ul>
<p>A tooltip says so on every such component, and cards and tracks carry the mark ◇. If you own the box you can correct it: copy the component files of the package into a folder, change what your copy shows, run <code>perihelion data check FOLDER</code>, which names whatever does not fit together, and play with the option <code>data</code> of the command line set to that folder; a server offers the sets that its operator keeps in <code>$PERIHELION_DATA</code>. Rules, board, words and opponents follow the files. The chapter “If you own the box” of the README says what may be corrected. And tell us, so that everybody gets the true numbers.</p>`
    }
  ]
};

export default page;
