# What the lessons of Comet say.
lesson-first-flight = First flight
    .about = Launch, and deflect what another has launched.
lesson-first-flight-goal = A comet passes. Whoever launches more strength fetches a sample; the samples that are worth most win.
lesson-first-flight-launch = Everybody launches one card, face down. Ice is stronger than dust: launch it.
    .gold = Gold is the strongest, and it can do something else from the hand. Keep it.
    .else = Dust would lose against nearly everything. Launch the ice.
lesson-first-flight-deflect = Your opponent launched gold and would fetch the sample. Deflect it with your own gold.
    .else = Then the sample would be theirs. You hold gold: deflect it.
lesson-first-flight-end = The sample is lost for both of you, and a new round begins. That is all there is to it.

# Said when a kind of question is met for the first time.
first-time-launch = Choose the card that you launch; nobody sees it before all have chosen. The higher strength fetches a sample.
first-time-deflect = The others are about to fetch a sample. A gold card from your hand makes it miss, and is spent.

# Before the first match: how one wins, and what a turn is.
welcome-comet = Whoever launches more strength than the others fetches the sample of a passing comet. The samples that are worth most win the match.
    .turn = Everybody launches one card of their hand, face down, and all are turned up together. Then a new comet comes.
