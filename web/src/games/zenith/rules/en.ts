// The rules of Zenith in English, in our own words; drawings come from the real components.
import { piece, rulesPage } from '$lib/rules';
import { TOKENS } from '../data';

const pieces = (...elements: string[]): string =>
  `<p class="pieces">${elements.map(piece).join(' ')}</p>`;

export default rulesPage(
  'Zenith',
  `
<h2 id="aim">What it is about</h2>
<p>Two sides pull five planets towards themselves. Every planet has a track: a centre, three spaces on either half, and a control zone at each end. Whoever pulls a disc into their control zone has won it.</p>
${pieces('planet:mercury', 'planet:venus', 'planet:terra', 'planet:mars', 'planet:jupiter')}
<p>There are three ways to win, tested the moment a disc is won, on whosever turn:</p>
<ul><li><b>absolute</b>: three discs of one planet;</li><li><b>democratic</b>: discs of four different planets;</li><li><b>popular</b>: any five discs.</li></ul>
<p>The match ends there and then: nothing else is applied. Zenith is a game by Grégory Grard and Mathieu Roussel, illustrated by Naïade, published by PlayPunk. Words and drawings here are ours; the French rulebook decides.</p>
<h2 id="setup">Set-up</h2>
<p>One side of each of the three technology pieces is drawn (S or D, U or O, N or P; a first game uses S, U and N). All markers start at level 0. A disc lies on the centre of each planet. One bonus token lies face up on each planet and one on level 2 of each technology; the other eight are the face-down reserve.</p>
<p>Each side starts with 12 Credits and 1 Zenithium. A lot decides who starts; with two players the second side begins with 1 Influence on Terra (with the novice option also on Mars and Venus).</p>
<p><b>First hands.</b> Everybody is dealt four cards and may put any number of them aside, once. All choose at the same time, unseen; then the cards put aside are shown and discarded, and everybody draws up to four.</p>
<h2 id="cards">The cards</h2>
<p>There are 90 agents: 18 of each planet, 30 of each people, and six of each pair. The coin says the price, the sphere the planet, the badge the people, and below are the effects, from left to right, line by line. The first effect is always 1 Influence on the card’s own planet.</p>
${pieces('card:amytis', 'card:charlize-gun', 'card:p-k-d1ck', 'card:domitian')}
<p><b>How to read the icons.</b> Down is mine, up is theirs, sideways is the supply. A dashed brass line is the horizon of the board. A dashed frame is an offer: you may pay the left part to get the right part. A full frame with a slash is a choice. A gate has a condition in its pointed tab. “3×” with a link is a pair that is repeated.</p>
<h2 id="turn">A turn</h2>
<p>Use exactly one card of your hand for one of three actions. There is no passing; leading is always possible. Somebody without a card goes straight to the end of the turn.</p>
<h3>Recruit an Agent</h3><p>Put the card on top of your column of its planet and pay its cost, 1 Credit less for every card already in that column, down to nothing. Then apply its effects from left to right. The card already counts as part of the column.</p>
<h3>Develop a Technology</h3><p>Discard a card to move your marker up one level in the technology of its people. Level <i>n</i> costs <i>n</i> Zenithium. Apply the effects of the level you reach, then of every level below it, downwards.</p>
${pieces('level:U:3', 'level:U:2', 'level:U:1')}
<p>The first side to arrive on level 2 gets the token there, after the effects of level 2 and before those of level 1. When your three markers are all on row 1, 2 or 3 or above it, you get that row’s prime, once:</p>
${pieces('prime:1', 'prime:2', 'prime:3')}
<h3>Take the Leadership</h3><p>Discard a card and take the Leader badge. The people of the card adds something:</p>
${pieces('leadership:animod', 'leadership:human', 'leadership:robot')}
<p>From the board or from the rival the badge comes on its silver side; taken again it turns to gold.</p>
${pieces('badge')}
<h3>End of the turn</h3><p>Draw up to 4 cards, 5 with the badge on silver, 6 on gold. With more cards than that you keep them all and draw none. Then every planet without a disc gets a new one on its centre.</p>
<h2 id="influence">Influence and discs</h2>
<p>One Influence moves a disc one step towards the side that gets it. It is four steps from the centre into a control zone; steps left over are lost. A planet whose disc has been won has none until the end of the turn: no effect can reach it. Winning a disc discards no card.</p>
<p>The first disc ever won on a planet brings the token lying there. The order is: the disc is won, victory is tested, the token is applied in full, then what was going on goes on. It makes no difference on whose turn a disc is won: disc and token go to the side whose control zone it reached.</p>
<p><b>Neighbouring planets.</b> The row Mercury, Venus, Terra, Mars, Jupiter does not close. A run of three may hang over an end by one planet and lose that part. Its discs move one after the other in the order you choose.</p>
<h2 id="tokens">Bonus tokens</h2>
<p>Sixteen tokens of eight kinds. A token is applied at once by the side that gets it, also on the other’s turn, and then lies face up with the spent ones. Tokens taken from the boards are never replaced. When the reserve is empty, the spent tokens are shuffled into a new one.</p>
${pieces(...TOKENS.map((one) => `token:${one.id}`))}
<h2 id="effects">Effects, word by word</h2>
<ul>
<li>Effects are compulsory, but for offers and for developing by a card. What cannot be applied is skipped; a count goes as far as it can.</li>
<li><b>Mobilize</b>: the top card of the deck goes on your column of its planet, unpaid, without its effects.</li>
<li><b>Transfer</b>: the top card of an opposing column goes on your column of the same planet, without its effects.</li>
<li><b>Exile</b>: the top card of a column goes to the discard pile. Only top cards can be exiled or transferred.</li>
<li><b>Spend, give, take</b>: to the supply; to the rival; from the rival, at most what there is.</li>
<li><b>You may</b>: one of the costs is paid in full, or none. An offer is made only if it can be paid and its reward can do something.</li>
<li><b>Another planet</b>: none that was chosen before for the same card or level; the card’s own first Influence does not count.</li>
<li><b>On the rival’s half, in the centre</b>: as the board stands when the effect is reached.</li>
<li><b>Develop by a card</b>: no card is discarded, the price is reduced or nothing; column, token and prime follow as usual.</li>
</ul>
<p>When the deck is empty and a card is needed, the discard pile is shuffled into a new deck.</p>
<h2 id="team">Two against two</h2>
<p>Partners share Credits, Zenithium, badge, markers, columns and discs; each has a hand of their own. One sits at the technology end and recruits on Mercury, Venus and Terra, the other at the diplomacy end and recruits on Terra, Mars and Jupiter. Nothing else is restricted.</p>
<p>A team’s round is one whole turn of each member; at its start the team says who plays first. The second team starts with 1 Influence on Mars and on Venus. Whoever takes the Leadership may hand the partner up to two cards. When the team that is not on turn must choose, the member at the same end as the player on turn does.</p>
<h2 id="open">What everybody knows</h2>
<p>Open: columns with their covered cards, the whole discard pile, spent tokens, boards, discs, stocks, the size of every hand. Hidden: hands, also from the partner; order and content of the deck; the faces of the reserve. The player aid on the table (key <kbd>?</kbd>) counts for you what has not been seen.</p>
<p>After 400 turns, or when no card is left anywhere, the match is a draw; the table’s options can change that. Where the rulebook leaves something open we decided, and made it an option of the table: the list of our rulings, Z01 to Z29, is in the game’s README.</p>
<h2 id="components">Our copy of the components</h2>
<p>Names, costs and effects of cards, technologies, tokens and leadership are data. The texts and drawings are made from them, so they never disagree with what is played. A component that nobody could check against its print is marked as our reconstruction: the help on it says so, and the table’s view lists it.</p>
<p>If you own the game and find a mistake, you can correct it: copy the folder <code>data</code> of the game, change the record, run <code>perihelion data check FOLDER</code>, which names every record that is wrong and why, and play with it by the option <code>data</code>: <code>perihelion play zenith --option data=FOLDER</code>. The option and the digest of the data are part of the record of a match.</p>
`
);
