# What the lessons of Zenith say; docs/lessons.md tells how.

## First flight

lesson-first-flight = First flight
    .about = What you play for, the three things a turn can be, and a first victory.
lesson-first-flight-goal = Five planets lie between you and your opponent, each with one disc. Influence pulls a disc towards you, one space at a time. Pulled beyond the last space, into your control zone, it is yours.
lesson-first-flight-three-ways = Three discs of one planet win at once. So do discs of four different planets, or any five. You have two discs of Terra already: with a third the match is yours.
lesson-first-flight-recruit = A turn is one card of your hand, used in one of three ways. The first: recruit it and pay its price, the coin. What it does is read from left to right, beginning with 1 Influence on its own planet. Zenon costs 1, less 1 for the card already in your Terra column: nothing. Recruit Zenon.
    .mathison = M4TH3S0N is of Terra too, but its second effect needs something you do not hold yet. Recruit Zenon first: it is free.
    .elsewhere = That pulls another planet. You are close to Terra: recruit Zenon.
    .else = The card would be gone for something else. Zenon costs nothing and pulls Terra: recruit it.
lesson-first-flight-pulled-back = Terra came to you, Zenon brought 8 Credits, and you drew a new card. Then your opponent recruited on Terra and pulled the disc back. So it goes to and fro, card by card.
lesson-first-flight-technology = The second way: discard a card to develop the technology of its people. Level 1 costs 1 Zenithium, level 2 costs 2, and so on. You get what the level shows, and everything below it once more. Human level 1 is 1 Influence on any planet.
lesson-first-flight-develop = Hiroshi Sun is a Human. Do not recruit this card: discard it to develop the Human technology.
    .recruit = That would pay Credits for one planet only. Use Hiroshi Sun to develop the Human technology.
    .other-people = Each people has a technology of its own, and this one does not bring what you need now. Hiroshi Sun is the Human.
    .else = The leadership comes next. First develop with Hiroshi Sun.
lesson-first-flight-influence = Level 1 lets you choose a planet. Pull Terra again.
    .else = A good pull, but there it is only the first of many. On Terra you are about to win.
lesson-first-flight-badge = Your opponent answered on Terra once more. The third way to use a card: discard it to take the Leadership. The Leader badge lets you hold 5 cards instead of 4, and many cards ask whether you have it.
lesson-first-flight-lead = The people of the card adds something: a Robot 1 Zenithium, a Human 3 Credits, an Animod two cards from the deck for your columns. Take the badge with MC4FFR3Y, the Robot.
    .mathison = M4TH3S0N will win the match. Keep it, and discard the other Robot: MC4FFR3Y.
    .other-people = That gives the badge too, but you will want those cards. Discard MC4FFR3Y.
    .too-soon = It would bring Terra one space short of your zone: its second effect wants the badge. Take that first, with MC4FFR3Y.
    .else = Nothing runs away on the other planets. Take the badge with MC4FFR3Y.
lesson-first-flight-count = The disc of Terra is two spaces from your control zone. M4TH3S0N gives 1 Influence on Terra and, if you hold the badge, another one. Its price is 4, less 2 for your two cards in the column.
lesson-first-flight-win = Recruit M4TH3S0N.
    .else = You could, and your opponent would pull Terra back. Two Influence are in your hand: recruit M4TH3S0N.
lesson-first-flight-end = Three discs of Terra: you have won. You know the goal and all three ways to use a card. The chapters tell the rest, or play now against the cadet.

## Discs and the three victories

lesson-discs = Discs and the three victories
    .about = When a disc is yours, and which discs win.
lesson-discs-counts = You have one disc each of Venus, Terra and Mars. Mercury’s disc is on the last space on your side: one more Influence brings it into your control zone. It is four spaces from the centre; whatever is left over is lost.
lesson-discs-four = Win a fourth planet: recruit Lula Smart on Mercury.
    .third = That pulls Terra, where you have a disc already. Four different planets win: take Mercury.
    .known = That pulls a planet whose disc is still far away. Mercury is one step from you.
    .else = A card spent on something else leaves Mercury to your opponent. Recruit Lula Smart.
lesson-discs-five = Four planets: a democratic victory, at once. At this table you have two discs of Venus and two of Jupiter. Any fifth disc makes a popular victory. Terra is one step away.
    .else = Terra first: the fifth disc wins, whatever else you hold.
lesson-discs-end = Three of one planet, four different, or any five. The small gauges at the seats count all three, yours and your opponent’s: look at both before you choose.

## Prices and columns

lesson-prices = Prices and columns
    .about = Why the fourth card of a planet is cheaper than the first, and what else a column is good for.
lesson-prices-column = Recruited cards stay in the column of their planet. Each card there makes the next one of that planet 1 Credit cheaper, down to nothing. You have three cards of Mars, and Septimius costs 3.
lesson-prices-free = You have 3 Credits, and three of these cards cannot be paid at all. Recruit Septimius, for nothing.
    .else = You can, but a card for nothing is waiting. Recruit Septimius.
lesson-prices-offer = A dashed frame is an offer: pay the left part to get the right part. You may exile 2 or 4 cards of this column. Four cards, Septimius among them, bring 2 Influence, and the disc of Mars is two steps from you.
    .two = Two cards bring one step: the disc would stop just before your zone. Give four.
    .decline = Keeping the cards keeps the price low, but here is a whole disc. Accept for four cards.
    .else = Accept the offer for four cards.
lesson-prices-after = The disc of Mars is yours, and the column is empty: the next card of Mars costs its full price. A column is saved-up money, until something asks for it.

## Technologies and primes

lesson-technologies = Technologies and primes
    .about = A level, everything below it, and a bonus for a whole row.
lesson-technologies-levels = To reach level 2 you discard a card of that people and pay 2 Zenithium. You get level 2, then level 1 once more. Whoever is first on a level 2 takes the token there too.
lesson-technologies-up = Nero is an Animod. Develop with him.
    .other = That is another people, or another Animod that is cheap to recruit. Nero is dear: discard him.
    .else = First the technology: discard Nero to develop.
lesson-technologies-neighbours = Level 2 moves two neighbouring planets by one step each. Choose which: the row is Mercury, Venus, Terra, Mars, Jupiter, and it has two ends.
    .else = Choose two neighbours.
lesson-technologies-order = You decide which of the discs moves first. That matters when the first one is won: its token, or the victory, comes before the second moves.
    .else = Choose one of the discs.
lesson-technologies-below = The token of level 2 came next, then level 1 again: 2 Credits. The higher you climb, the more each step brings.
lesson-technologies-prime = The small column beside the technologies: when all three markers have reached a row, you get its prime, once. You lack Robot level 1. As1m0v lets you develop any technology, 2 Zenithium cheaper: recruit this card.
    .also = That reaches the row too, and costs your Zenithium. As1m0v also pulls Venus: recruit it.
    .else = Recruit As1m0v: it pulls Venus, and the technology comes for nothing.
lesson-technologies-which = Which technology? Robot level 1 completes the first row.
    .decline = You need not, but a free level should not be left. Advance Robot.
    .else = A good level, but the row needs the Robots.
lesson-technologies-row = The prime of row 1: 1 Influence on any planet. Terra is one step from your zone.
    .else = A fine step, but Terra is there for the taking.
lesson-technologies-end = The disc of Terra is yours. The primes of rows 2 and 3 give 2 and 3 Influence: technologies pay late, and then much.

## Leadership and badge

lesson-leadership = Leadership and badge
    .about = More cards, gold and silver, and how it changes hands.
lesson-leadership-badge = You hold the Leader badge on its silver side, so you drew up to 5 cards. Taken once more by whoever holds it, it turns to gold: 6 cards.
lesson-leadership-gold = Take the Leadership again. An Animod lets you mobilize: two cards of the deck go straight to your columns. Use Cresus or Annie.
    .people = The badge turns to gold that way too. But try an Animod: Cresus or Annie.
    .else = That is a turn as well. Here we want the gold side: lead with Cresus or Annie.
lesson-leadership-taken = Then your opponent discarded a card, and the badge was gone: from another’s hands it comes back on its silver side. Your six cards stay yours, you only draw no more.
lesson-leadership-atlas = Some cards take the badge too. Atlas does so, and asks you to discard a card of your hand before. Recruit Atlas.
    .lead = That takes the badge without a planet. Atlas takes it and pulls Mercury.
    .else = The badge first: recruit Atlas.
lesson-leadership-discard = Choose what to discard: here, whatever you can pay least.
    .else = Choose a card.
lesson-leadership-end = The badge is back. Cards with a gate ask “do you hold the badge?”: keep it when you have some of those.

## Tokens

lesson-tokens = Bonus tokens
    .about = What lies on planets and technologies, and who gets it.
lesson-tokens-lie = One token lies on each planet and on level 2 of each technology. The first disc won on a planet brings its token; a token is used at once and is gone.
lesson-tokens-first-disc = The disc of Venus is one step away, and 3 Credits lie there. Recruit Cresus.
    .else = Venus is one step away, and its token with it. Recruit Cresus.
lesson-tokens-choose = Disc, then token: 3 Credits came on top. Some cards take a token from any place, without a disc. Recruit Handy Luke.
    .else = Recruit Handy Luke: you may choose a token.
lesson-tokens-which = Which one? The token on Mercury is 1 Influence on any planet.
    .badge = Not bad: the Leader badge. But try the Influence of Mercury now.
    .small = That would be small change. Influence is what wins: take the token of Mercury.
    .else = Take the token of Mercury.
lesson-tokens-use = Used at once: choose a planet.
    .else = Choose a planet.
lesson-tokens-end = Tokens taken from the boards are not replaced. The reserve holds the others face down; some cards draw from it.

## Reading the icons

lesson-icons = Reading the icons
    .about = Down is yours, up is theirs: the signs on the cards.
lesson-icons-lines = A card is read line by line. Down is towards you, up towards your opponent; a dashed line is the middle of the board. Charlize Gun mobilizes a card, transfers one, exiles one.
lesson-icons-three = Mobilize: the top card of the deck goes to your column of its planet, without price or effects. Recruit Charlize Gun.
    .else = Recruit Charlize Gun.
lesson-icons-transfer = Transfer: the top card of an opposing column comes to your column of the same planet. Choose one.
    .else = Choose one of the columns.
lesson-icons-exile = Exile: the top card of a column is discarded. The cards of Jupiter and Mercury make your opponent’s next ones cheaper.
    .else = Choose one of the columns.
lesson-icons-center = The disc of Venus is one step from your opponent. Sir Sam moves a disc on their side back to the centre. Recruit Sir Sam.
    .else = Next turn Venus would be lost. Recruit Sir Sam.
lesson-icons-which-disc = Which disc goes back to the centre?
    .far = Jupiter can still wait. Venus is about to be lost.
    .else = Venus is the danger.
lesson-icons-slash = A full frame with a slash is a choice: one side or the other. Recruit Ramses.
    .else = Recruit Ramses to see the choice.
lesson-icons-choose = Cards or Credits? Choose as you like.
    .else = Choose one.
lesson-icons-end = A dashed frame is an offer, a slash a choice, a gate a condition. Rest on any card and it is told in words; the key ? opens the whole list.

## The first hand

lesson-first-hand = The first hand
    .about = Before the first turn: what to put aside.
lesson-first-hand-dear = Before the first turn everybody may put aside any of their four cards, once and at the same time, and draws as many. You begin with 12 Credits. Domitian costs 9, CH4MB3RS 8: put both aside.
    .none = You could not pay for two of these for long. Put Domitian and CH4MB3RS aside.
    .else = Close. Put Domitian and CH4MB3RS aside, and F4RM3R too if you like.
lesson-first-hand-end = Two new cards, and cheaper ones. Cheap cards of one planet make a good start: each makes the next cheaper.

## Teams

lesson-teams = Two against two
    .about = What a team shares, who plays first, and giving cards.
lesson-teams-shared = Four seats are two teams. You and your partner share columns, Credits, technologies and the badge; only the hands are your own. You sit at the end of the technologies, your partner at that of diplomacy.
lesson-teams-order = Each round a team says which of the two plays first. Begin yourself, at the end of the technologies.
    .you = Then your partner would begin. Take the first turn yourself.
    .else = Begin at the end of the technologies.
lesson-teams-lead = At your end you recruit on Mercury, Venus and Terra only. Domitian (Mars) and CH4MB3RS (Jupiter) are for your partner. Whoever takes the Leadership may give the partner cards: lead with C1X1N or F4RM3R.
    .partner = That is a card your partner could recruit. Lead with C1X1N or F4RM3R.
    .recruit = A fair turn. Here take the Leadership, with C1X1N or F4RM3R.
    .else = Take the Leadership: lead with C1X1N or F4RM3R.
lesson-teams-give = Give your partner a card that is dead weight at your end.
    .decline = You need not. But at your end these cards can only be discarded.
    .else = This one you can recruit yourself. Give CH4MB3RS or Domitian.
lesson-teams-end = You may talk about everything, but not show cards. The team with the discs wins, together.

## House rules

lesson-house-rules = Where the rulebook is silent
    .about = Questions that only other readings of the rules ask.
lesson-house-rules-why = The rulebook leaves a few things open. A table can decide them by its options, and then asks a little more. These are the three questions that come of it.
lesson-house-rules-gate = Here “if you hold the badge” is an offer, not a duty. Recruit W3LLS.
    .else = Recruit W3LLS.
lesson-house-rules-reward = You hold the badge: do you take the reward?
    .decline = Allowed at this table. But Mercury is worth a step: take it.
    .else = Take it.
lesson-house-rules-chain = At this table a chain may be stopped after each link. Recruit Domitian.
    .else = Recruit Domitian.
lesson-house-rules-round = Go on, or stop here?
    .decline = You may stop, but the next card brings another Influence. Go on.
    .else = Go on.
lesson-house-rules-row = And here you choose the order of effects that are printed in a row. Recruit H3RB3RT.
    .else = Recruit H3RB3RT.
lesson-house-rules-which = Which of the row comes first?
    .else = Choose one; the others can still follow.
lesson-house-rules-end = Every option of a table says what it changes. The defaults are how we read the French rulebook.

## The first time that a question is met

first-time-order = Your team says which of you two plays first this round. The one at the technologies recruits on Mercury, Venus and Terra, the other on Terra, Mars and Jupiter.
first-time-turn = Use one card: recruit it on its planet, discard it to develop its people, or discard it for the Leader badge. Cheap cards on planets whose discs are near you are seldom wrong.
first-time-influence = Choose the planet whose disc moves. Look first for a disc that reaches your control zone, then for one that is about to reach theirs.
first-time-center = A disc on your opponent’s side goes back to the centre. Take the one that is nearest to their control zone.
first-time-stretch = Choose neighbouring planets in the row; each of their discs moves. A row that finishes a disc is worth most.
first-time-may = An offer: pay the left part and get the right part, or leave it. Nothing is lost by declining.
first-time-choose = Choose one of the effects; the other is lost. Take what you can use this turn or the next.
first-time-reward = The condition is met, and at this table the reward is an offer. There is seldom a reason not to take it.
first-time-round = At this table a chain may be stopped after each link. Go on as long as the next link helps you.
first-time-develop = You may raise a technology by one level, cheaper than usual. You get the new level and everything below it.
first-time-token = Take one of the tokens that lie on the boards; it is used at once. It leaves its place for good.
first-time-mulligan = You may put aside any of your four cards and draw as many, this once. Put aside what you cannot pay soon: you begin with 12 Credits.
first-time-run-disc = Several discs move, one after the other. The order matters only if one of them is won.
first-time-exile = The top card of the column you choose is discarded. A thinner column makes the next card of that planet dearer.
first-time-transfer = The top card of an opposing column comes to your column of the same planet. Your next card there is cheaper, theirs dearer.
first-time-discard = Choose a card of your hand to discard. Keep what you can recruit soon.
first-time-hand-over = You may give your partner cards of your hand. Give what can only be recruited at the other end.
first-time-row = At this table you choose the order of effects printed in a row. Begin with the one that the others do not depend on.

## Before the first match: how one wins, and what a turn is

welcome-zenith = Influence pulls the discs of five planets towards you; one that reaches your control zone is yours. Three discs of one planet win the match, or discs of four different planets, or any five.
    .turn = Use one card of your hand in one of three ways: recruit it on its planet, discard it to develop a technology, or discard it to take the Leadership, which means more cards. Then it is your opponent’s turn.

## What an answer costs, or gives to others ($n of something less than before it)

risk-disc = you lose the disc of { $what }
risk-less-disc = the opponent wins the disc of { $what }
risk-influence = { $n ->
    [one] { $what }: { $n } step towards the opponent
   *[other] { $what }: { $n } steps towards the opponent
  }
risk-credits = { $n ->
    [one] { $n } Credit spent
   *[other] { $n } Credits spent
  }
risk-less-credits = { $n ->
    [one] { $n } Credit for the opponent
   *[other] { $n } Credits for the opponent
  }
risk-zenithium = { $n } Zenithium spent
risk-less-zenithium = { $n } Zenithium for the opponent
risk-technology = { $n ->
    [one] { $what }: { $n } level lower
   *[other] { $what }: { $n } levels lower
  }
risk-less-technology = { $what }: the opponent rises
risk-column = { $n ->
    [one] { $n } card less in your columns
   *[other] { $n } cards less in your columns
  }
risk-less-column = { $n ->
    [one] { $n } card more in the opponent’s columns
   *[other] { $n } cards more in the opponent’s columns
  }
risk-badge = the Leader badge is lost
risk-less-badge = the opponent takes the Leader badge
risk-hand = { $n ->
    [one] { $n } card less in hand
   *[other] { $n } cards less in hand
  }
risk-less-hand = { $n ->
    [one] { $n } card more in the opponent’s hand
   *[other] { $n } cards more in the opponent’s hand
  }
