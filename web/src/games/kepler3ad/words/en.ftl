# Words of the page for Kepler-3Ad, both editions.

page-kepler3ad-option = { $name }, option { $number }
page-kepler3ad-board = Board
page-kepler3ad-limb-1 = diplomacy
page-kepler3ad-limb-2 = military
page-kepler3ad-green = Green
page-kepler3ad-orange = Orange
page-kepler3ad-purple = Purple
page-kepler3ad-allied = allied
page-kepler3ad-no-ally = no ally yet
page-kepler3ad-in-stack = in the stack
page-kepler3ad-score = score
page-kepler3ad-value = value
page-kepler3ad-on-turn = on turn
page-kepler3ad-tray = Dice
page-kepler3ad-on-action = on { $n }
page-kepler3ad-remainder = remainder
page-kepler3ad-no-dice = No dice yet
page-kepler3ad-spends = spends left
page-kepler3ad-lines = Actions and influence
page-kepler3ad-action = Action
page-kepler3ad-influence = Influence
page-kepler3ad-track-extra-dice-1 = Black dice
page-kepler3ad-track-extra-dice-2 = Extra dice
page-kepler3ad-track-reroll = Reroll
page-kepler3ad-track-adjust = Shift a die
page-kepler3ad-track-move-own = Move own
page-kepler3ad-track-remove-enemy = Remove
page-kepler3ad-track-move-enemy = Move opposing
page-kepler3ad-track-bonus-points = Bonus points
page-kepler3ad-state-spent = spent this turn
page-kepler3ad-state-can-spend = can be spent
page-kepler3ad-state-rests = { "" }
page-kepler3ad-state-scores = scores its level
page-kepler3ad-disc-at = { $name }: level { $level }
page-kepler3ad-point = Point at a place to read it.
page-kepler3ad-touches = next to { $spaces }
page-kepler3ad-steps = Steps of the turn
page-kepler3ad-step-roll = Roll
page-kepler3ad-step-before = Before
page-kepler3ad-step-action = Action
page-kepler3ad-step-after = After
page-kepler3ad-step-remainder = Remainder
page-kepler3ad-close = Close
page-kepler3ad-back = Step back
page-kepler3ad-on = Step on
page-kepler3ad-pause = Pause
page-kepler3ad-play = Play
page-kepler3ad-speed = speed
page-kepler3ad-go-on = Go on
page-kepler3ad-result = Show the result
page-kepler3ad-sheet = Score sheet
page-kepler3ad-nobody = nobody here
page-kepler3ad-would-go = would go to
page-kepler3ad-tab-decide = Decide
page-kepler3ad-tab-lines = Lines
page-kepler3ad-tab-regions-1 = Zones
page-kepler3ad-tab-regions-2 = Clans
page-kepler3ad-tab-seats = Seats
page-kepler3ad-tab-log = Log
page-kepler3ad-tabs = Parts of the table
page-kepler3ad-lit-here = something to choose here
page-kepler3ad-turn-of = { $name } is on turn
page-kepler3ad-source = source
page-kepler3ad-sources = Where the points came from
page-kepler3ad-every-line = Every line of the sheet
page-kepler3ad-level-bonus = level of the last line
page-kepler3ad-won-in = { $region }, scoring { $n }
page-kepler3ad-running = Score so far
page-kepler3ad-corporations = Corporations
page-kepler3ad-lexicon = What the drawings mean
page-kepler3ad-reminders = The rules in short
page-kepler3ad-laid-out = laid out
page-kepler3ad-discarded = won
page-kepler3ad-not-in-play = not in this game
page-kepler3ad-tokens-1 = Bonus tokens
page-kepler3ad-tokens-2 = Satellites
page-kepler3ad-spend = Spend
page-kepler3ad-scoring = Scoring { $n }

## What the set-up holds, by its events

page-setup-face = { $of ->
    [zone] { $n } faces of zones were drawn
   *[other] { $n } faces of planets were drawn
}
page-setup-token = { $of ->
    [zone] { $n ->
        [one] one bonus token lies in a zone
       *[other] { $n } bonus tokens lie in the zones
    }
   *[other] { $n ->
        [one] one satellite lies with a clan
       *[other] { $n } satellites lie with the clans
    }
}
page-setup-corporation = { $n ->
    [one] one corporation was dealt
   *[other] { $n } corporations were dealt
}
