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
lesson-first-flight-develop = Hiroshi Sun is a Human. Do not recruit this card: discard it to develop.
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
