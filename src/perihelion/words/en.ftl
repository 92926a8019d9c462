# Words common to all games and to the tables they are played at.
#
# $you, wherever it stands: "yes" (the reader), "target" (the reader is on the other side),
# anything else (somebody the reader only watches).

## Joining

number = { $n }
plain = { $text }
# What the data set of a table names itself, in both languages
named = { $fr ->
   *[other] { $en }
  }
team-of = Team { $names }
list-nothing = nothing
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
colon = :
sentence = { CAPITAL($clause) }.

## People

seat = Seat { $n }
player = Player { $n }
seat-name = { $you ->
    [yes] { seat-you }
   *[no] { $seat }
  }
seat-you = you
team = Team { $n }
team-yours = your team
spectator = spectator
chance = chance
nobody = nobody

## A match

turn = Turn { $number }
turn-of = { $you ->
    [yes] Your turn
   *[no] { $seat } to play
  }
waiting-for = { $you ->
    [yes] The table is waiting for you.
   *[no] Waiting for { $seat }.
  }
ask-step = { $of ->
    [1] { "" }
   *[other] { " " }({ $step } of { $of })
  }
thinking = { $seat } is thinking…
forced = only one answer
match-over = The game is over.
match-draw = Nobody wins.
reason-no-result = the rules have changed, nobody wins
match-won = { $you ->
    [yes] You win!
   *[no] { $seat } wins.
  }
match-won-many = { $seats } win.
tie = { $names } are equal with { $n ->
    [one] { $n } point
   *[other] { $n } points
  }: { $so }.
tie-name = { $seat }
tie-shared = they share the victory
place-of = { $you ->
    [yes] You: place { $place }
   *[no] { $seat }: place { $place }
  }

## Answers everybody understands

yes = yes
no = no
ok = OK
cancel = cancel
confirm = confirm
decline = decline
continue = continue

## The terminal table

table-your-choice = Your choice
table-type-number = Type a number from 1 to { $last }.
table-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
table-more = Press Enter for more.
table-pass-screen = Pass the screen to { $seat }, then press Enter.
table-undo = undo
table-end = end
table-only = only
table-no-end = The turn cannot be ended here: this has to be answered.
table-way-end = end: { $told }
table-way-only = only NUMBER: { $told }
table-end-turn = End your turn
table-undone = { $count ->
    [one] One answer was taken back.
   *[other] { $count } steps were taken back.
  }
table-undo-nothing = There is nothing to take back.
table-undo-revealed = This cannot be taken back: something has been shown since.
table-reveals = cannot be taken back
table-help = help
table-save = save
table-resign = resign
table-agents = { CAPITAL($names) } at the table.
table-asked = { $you ->
    [yes] { $named ->
        [yes] It is up to you, { $seat }.
       *[no] It is up to you.
      }
   *[no] It is up to { $seat }.
  }
table-happened = What happened:
table-setup = Set-up: { $what }
table-changed = What changed on the table (“board” shows all of it):
table-solo = { $game } with one seat is a solo level: you against its objective. With --seats 2 to { $most } you play against others.
table-solo-ask = How many seats ({ $least } to { $most })
table-answered = { $you ->
    [yes] You: { $text }
   *[no] { $seat }: { $text }
  }
table-answered-hidden = { $you ->
    [yes] You have answered.
   *[no] { $seat } has answered, unseen.
  }
table-forced = (only one answer: { $text })
table-took-back = { $you ->
    [yes] You took back { $count ->
        [one] { $count } answer.
       *[other] { $count } steps.
      }
   *[no] { $seat } took back { $count ->
        [one] { $count } answer.
       *[other] { $count } steps.
      }
  }
table-resigned = { $you ->
    [yes] You gave up.
   *[no] { $seat } gave up.
  }
table-prompt = Your choice (1 to { $last }, or help):
table-narrowed = Still possible with “{ $text }” (Enter shows all again):
table-reveals-all = No answer to this can be taken back.
table-reveals-mark = * { table-reveals }
table-undo-ask = Something has been shown or answered since. Do all the others agree? (yes or no)
table-undo-refused = Nothing was taken back.
table-resign-ask = Give up this game? (yes or no)
table-log-empty = Nothing has happened yet.
table-go-on = Go on with: { $command }
table-verify = Check it with: { $command }
table-help-answer = Answer with the number of a choice, with its text, or with words that occur in it, in any order: they narrow the choices until one is left.
table-help-text = The texts of the choices: { $texts }.
table-help-commands =
    undo: take back your last answer.
    end: leave out what may still be done, and end your turn.
    only NUMBER: give an answer without what goes without saying after it.
    hint: what a strong player would answer.
    board: show the table again.
    log: what happened so far.
    help NAME, or ? NAME: what something on the table does; help NUMBER: what a choice is about.
    save FILE: write the record so far.
    resign: give up.
    quit: save and leave.
table-help-topics = The rules in short: help { $topics }.
table-help-elements = You can ask about: { $names }.
table-help-none = There is no help on “{ $text }”.
table-help-face = Face { $face } is up.
table-help-many = “{ $text }” could be { $names }.
table-place = { $you ->
    [yes] You ({ $seat })
   *[no] { $seat }
  }: place { $place }, score { $score }
table-lost = You do not win.
table-limited = The turn limit of the table ended it.
table-reason = Reason: { $reason }.
table-hint = hint
table-log = log
table-board = board
table-quit = quit
table-quit-sure = Leave this game? It has been saved.
table-saved = Saved in { $file }.
table-welcome = { $game }: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.

## The table of windows

win-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
win-help =
    ↑ ↓ Enter: choose an answer. 1 to 9: answer with that number, if there are no more than nine.
    Click an answer, or click the things on the board that it is about: they narrow the answers. What can be clicked is underlined; what the marked answer is about stands out.
    / : type a number, a text or any words of an answer. Esc: all answers again.
    Tab or [ ]: the other pages of the board. PgUp PgDn: scroll it. z: the board alone.
    i: what the marked answer is about. A click on anything else on the board explains it too.
    h: what a strong player would answer. u: take back. l: all that happened.
    e: end your turn, leaving out what may still be done. o: the marked answer without what goes without saying after it.
    s: save. r: give up. q: save and leave.
    ◇ beside the name of a board: its print, or part of it, was not seen and is our reconstruction; a click on a thing says so.
win-watch-help =
    ← →: one entry back or on. ↑ ↓: one turn. Home End: the beginning, the end.
    Space: play by itself, or stop. + -: faster, slower.
    v: through whose eyes. c: a comment on this entry. f: a new match from here. n: the next variation.
    Tab or [ ]: the other pages of the board. PgUp PgDn: scroll it. z: the board alone. q: leave.
    ◇ beside the name of a board: its print, or part of it, was not seen and is our reconstruction; a click on a thing says so.
win-key-help = help
win-key-about = about
win-key-undo = undo
win-key-hint = hint
win-key-log = log
win-key-type = type
win-key-page = page
win-key-zoom = board
win-key-resign = give up
win-key-save = save
win-key-quit = leave
win-key-back = back
win-key-on = on
win-key-play = play
win-key-turn = turn
win-key-eyes = eyes
win-key-comment = comment
win-key-fork = fork
win-key-variation = variation
win-log = What happened
win-answers = Answers
win-pointed = Pointed at: { $names }. Esc: all answers again.
win-typed = { $count ->
    [0] No answer fits. Esc: all again.
    [one] One answer fits: Enter.
   *[other] { $count } answers fit.
  }
win-type-here = a number, a text or words of an answer
win-thinking = { $seat } ({ $level }) is thinking
win-advice = Advice is being thought of
win-way-end = e: { $told }
win-way-only = o: { $told }
win-close = Esc: back
win-take = Enter: answer so
win-curtain = The screen is for { $seat } alone.
win-save-where = Save a copy as
win-comment-here = Comment on entry { $ply }
win-quit-ask = Leave? The match is saved, and you can go on with it.
win-watching = You are watching; q leaves.
win-entry = Entry { $ply } of { $last }
win-line-main = the match
win-line = variation { $n } from entry { $ply }
win-eyes-all = as everybody sees it
win-eyes = as { $seat } saw it
win-commented = Comment: { $text }
win-forked = A new match from here is in { $file }.
win-beginning = Nothing has happened yet.
panel-table = Table
panel-hand = Hands
panel-technologies = Technologies
panel-galaxy = Galaxy
panel-map = Map
panel-actions = Actions
panel-tracks = Tracks
panel-nations = Nations
panel-planets = Planets
panel-goals = Goals
panel-influence = Influence
panel-neighbours = Neighbours
panel-dice = Dice
panel-sheet = Score sheet

## Campaigns

campaigns-titled = { $name } ({ $difficulty })
campaigns-row = { $title }: { $levels }
campaigns-status = Campaign: { $title }
campaigns-none = No level has been finished yet.
campaigns-running = { $turn ->
    [0] Level { $level } is being played, in its set-up.
   *[other] Level { $level } is being played, turn { $turn }.
  }
campaigns-level = { $minimum ->
    [0] Level { $level }. Objectives:
   *[other] Level { $level }. Minimum score: { $minimum }. Objectives:
  }
campaigns-objective = { $name }: { $text }
campaigns-next = { $minimum ->
    [0] Level { $level } comes next. Objectives: { $objectives }.
   *[other] Level { $level } comes next. Minimum score: { $minimum }. Objectives: { $objectives }.
  }
campaigns-best = { $score ->
    [one] Best so far: { $score } point.
   *[other] Best so far: { $score } points.
  }
campaigns-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
campaigns-passed = { $minimum ->
    [0] Level { $level }: passed with { $points }.
   *[other] Level { $level }: passed with { $points } (minimum score { $minimum }).
  }
campaigns-failed = { $minimum ->
    [0] Level { $level }: failed with { $points }.
   *[other] Level { $level }: failed with { $points } (minimum score { $minimum }).
  }
campaigns-given-up = Level { $level }: given up.
campaigns-met = Met: { $name }
campaigns-missed = Not met: { $name }
campaigns-won = The campaign is won!

## Opponents

level-cadet = cadet
    .word = first game
level-pilot = pilot
    .word = knows the rules
level-navigator = navigator
    .word = some practice
level-captain = captain
    .word = plays well
level-commodore = commodore
    .word = hard to beat
level-admiral = admiral
    .word = the strongest of all
level-strongest = the strongest
level-random = random
    .word = without a thought
level-greedy = greedy
level-beginner = beginner
level-simple = simple
by-hand-seats = { $n ->
    [one] Plays by hand-written rules here: what it learned was not tried with this number of players.
   *[other] Play by hand-written rules here: what they learned was not tried with this number of players.
  }
by-hand-data = { $n ->
    [one] Plays by hand-written rules here: what it learned was not tried on these components.
   *[other] Play by hand-written rules here: what they learned was not tried on these components.
  }
by-hand-damaged = { $n ->
    [one] Plays by hand-written rules here: what it learned cannot be used.
   *[other] Play by hand-written rules here: what they learned cannot be used.
  }
hint-answer = Level { $level }, for { $seat } at ply { $ply }: { $text }
hint-column-answer = answer
hint-column-visits = visits
hint-column-worth = worth
hint-column-line = what may follow
hint-iterations = { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
  }
hint-learned = Judged by what was learned, generation { $weights }
hint-by-hand = { $refused ->
    [seats] Judged by hand-written rules: what was learned was not tried with this number of players.
    [data] Judged by hand-written rules: what was learned was not tried on these components.
   *[damaged] Judged by hand-written rules: what was learned cannot be used here.
  }
hint-here = Advice: { $text }
hint-why = Why: { $text }
hint-row = { $text } ({ $share } % of the thought, worth { $worth })

## Records

show-asked = { $seats } to answer.
show-chance = Chance is asked.
report-title = { $game }: { $names }
report-rules = rules { $rules }, data { $data }
report-date = played
report-options = Options
report-result = Result
report-seat = seat
report-place = place
report-score = score
report-end = How it ended
report-match = The match
report-setup = Set-up
report-turn = Turn { $number }
report-final = The table at the end
report-at = The table after entry { $ply }
report-variation = Variation { $n }, after entry { $ply }
report-running = The match is not over.
report-proof = Its chance can be checked with: { $command }
fork-written = { $file } goes on after entry { $ply }.
fork-kept = { $file } has the line as variation { $n }, after entry { $ply }.
fork-known = { $file } has this line already.
verify-open = { $file } is sound: it can be played, and its { $answers } answers of chance follow from its seed. The seed was known from the start, so nothing proves that it was a secret.
verify-sealed = { $file } is sound: it can be played, and its { $answers } answers of chance follow from the seed that was committed to.

## When something is wrong

error-not-a-number = “{ $text }” is not a number.
error-out-of-range = { $n } is not between 1 and { $last }.
error-unknown-command = I do not know “{ $text }”. Type help.
error-ambiguous = “{ $text }” could mean { $meanings }.
error-illegal-action = “{ $text }” is not possible here. Possible: { $legal }.
error-not-your-turn = It is not your turn.
error-unknown-game = There is no game “{ $game }”. Available: { $available }.
error-unknown-language = There is no language “{ $lang }”. Available: { $available }.
error-unknown-option = There is no setting “{ $option }”.
error-bad-option-value = “{ $value }” is no value of “{ $option }”.
error-not-possible = “{ $text }” is not possible now. { table-type-number }
error-no-file = Name a file: save FILE.
error-cannot-save = This cannot be saved in { $file }: { $reason }.
error-yes-or-no = Type yes or no.
error-bad-record = This record cannot be read: { $reason }.

## Reports of the lab

lab-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: what the matches say
lab-counted = Counted: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }.
lab-limited = Ended by the turn limit: { $limited }. They count for length and use, not for wins.
lab-interval = Intervals are 95 % (Wilson’s score interval on the effective number of matches; the variance is taken between deals, because matches on one deal are not independent). One in twenty misses by chance: in a table of ninety rows, four or five. The grey tick is the fair share.
lab-left = Records of other games, other numbers of seats, or unfinished: { $left }; they are not counted.
lab-mixed-options = Caution: matches under { $kinds } different sets of options are counted together.
lab-mixed-data = Caution: matches on { $sets } different data sets are counted together; things are called as in the first match.
lab-one-agent = All sides were played by { $agent }.
lab-mixed-agents = Caution: agents of different strength played. What the stronger one likes to use wins more often, whatever it is worth; matches of one agent against itself tell more about the game.
lab-agents = Wins by agent
lab-agents-text = The share of matches that each agent won, on all its sides of the table.
lab-sides = Wins by side of the table
lab-sides-text = The share of matches won from each side: a seat, or a team.
lab-sides-row = side { $n }
lab-order = Wins by order of play
lab-order-text = Who had the first turn, who the second: the advantage of beginning.
lab-order-row = number { $n } in the order
lab-reasons = How matches ended
lab-reasons-text = The reason that the rules give for the end.
lab-length = Length
lab-length-text = Turns of all sides together; plies are single answers, those of chance too.
lab-leads = Lead
lab-leads-text = How often the lead went from one side to another, and the part of a match (median) after which the winner stayed ahead.
lab-lead-score = points so far
lab-lead-judgement = our evaluation of the position
lab-points = Where points came from
lab-points-text = Mean points of a side in a match, by the line of the score sheet.
lab-points-none = The matches have no score sheet.
lab-verbs = Use of answers
lab-verbs-text = What players answered, by verb, and the wins of those who did so at least once.
lab-uses = { $event }: { $thing }
lab-uses-text = How often each { $thing } was in an event “{ $event }”, and the wins of those who had it at least once.
lab-all-rows = All { $rows } rows
lab-between = ({ $rows } rows between)
lab-col-who = who
lab-col-games = matches
lab-col-matches = matches
lab-col-share = share of wins
lab-col-interval = 95 %
lab-col-fair = fair
lab-col-reason = reason
lab-col-part = part
lab-col-measure = measure
lab-col-turns = turns
lab-col-plies = plies
lab-col-mean = mean
lab-col-least = least
lab-col-tenth = 10 %
lab-col-median = median
lab-col-ninetieth = 90 %
lab-col-most = most
lab-col-changes = changes
lab-col-unchanged = never changed
lab-col-settled = settled after
lab-col-event = event
lab-col-source = source
lab-col-winners = winners
lab-col-others = others
lab-col-thing = thing
lab-col-uses = uses
lab-col-per-match = a match
lab-col-used-by = used by
lab-col-won = wins of users
lab-drama = Drama
lab-drama-text = How far the side that won in the end was ahead of the best other side, by our evaluation of the position (-2 to 2), in each tenth of a match; between which values eight of ten matches lay; and in how many it was ahead at all. A line that climbs late is a game that stays open.
lab-holes = Holes in the rules
lab-holes-text = What does not end, goes in a circle, leaves no choice or never happens. Seldom is not a fault; it is a place to look.
lab-hole-limited = Matches that only the turn limit ended
lab-hole-repeated = Matches in which a position came again
lab-hole-forced = Questions with a single answer
lab-hole-spurned = Offered ({ $verb }) and never taken: { $count }
lab-map = Map of { $event }: { $thing }
lab-map-text = { $places } places on the board. The larger a circle, the more often; blue where those who did it won more than their share, rust where less, each as far as it is sure. The table has the places of most uses.
lab-col-tenth-of-match = tenth of the match
lab-col-lead = lead of the winner
lab-col-ahead = winner ahead
lab-col-hole = what
lab-col-seen = seen
lab-col-above-fair = above fair
lab-scorecard-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: the five clearest findings
lab-finding-none = Nothing stands out at this number of matches.
lab-finding-side-more = Side { $n } of the table wins { $share } of its matches; fair would be { $fair }.
lab-finding-side-less = Side { $n } of the table wins only { $share } of its matches; fair would be { $fair }.
lab-finding-order-more = Number { $n } in the order of play wins { $share }; fair would be { $fair }.
lab-finding-order-less = Number { $n } in the order of play wins only { $share }; fair would be { $fair }.
lab-finding-thing-more = { $thing } ({ $event }) belongs to winners: its users win { $share } where { $fair } would be fair; { $used } of all sides use it.
lab-finding-thing-less = { $thing } ({ $event }) belongs to losers: its users win only { $share } where { $fair } would be fair; { $used } of all sides use it.
lab-finding-drama-early = Matches are decided early: at half time the later winner is ahead in { $ahead } of them ({ $fair } would be chance).
lab-finding-drama-late = Matches stay open: at half time the later winner is ahead in { $ahead } of them ({ $fair } would be chance).
lab-finding-hole-limited = { $share } of the matches do not end by themselves; only the turn limit ends them.
lab-finding-hole-repeated = In { $share } of the matches a position comes again: play can go in a circle.
lab-finding-hole-spurned = Offered ({ $verb }) and never taken: { $things }.
lab-vital = Vital figures
lab-vital-text = What kind of game it is, in a few numbers; medians over the matches, but for the changes of the lead, which are means.
lab-vital-turns = turns of all sides together
lab-vital-plies = answers, those of chance too
lab-vital-changes-score = changes of the lead, by points so far
lab-vital-changes-judgement = changes of the lead, by our evaluation
lab-vital-settled-score = part of a match after which the winner stays ahead, by points
lab-vital-settled-judgement = part of a match after which the winner stays ahead, by our evaluation

table-does-nothing = { $label } (does nothing now: { $lacks })

## Puzzles

puzzle-win-this-turn = Win this turn
puzzle-best-answer = Find the best answer
puzzle-title = Puzzle { $id }: { $kind }
puzzle-level = Found by: { $level }
puzzle-keys = A number, a text or words of it answer; “show” tells the solution; an empty line leaves.
puzzle-show = show
puzzle-solution = The solution: { $text }
puzzle-wrong = That is not it.
puzzle-follows = What follows:
puzzle-again = The position stands as it was. Try again.
puzzle-solved = Solved!
puzzle-standing = { $solved ->
    [one] { $solved } puzzle solved
   *[other] { $solved } puzzles solved
  }, { $streak ->
    [one] { $streak } day in a row
   *[other] { $streak } days in a row
  }
level-none = no level

## Experiments of the lab

lab-compare-title = { $game }: { $before } and { $after }
lab-compare-played = Played: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } with each, on the same { $deals ->
    [one] deal
   *[other] { $deals } deals
  }, by { $agents }.
lab-compare-limited = Ended by the turn limit: { $before } before, { $after } after.
lab-compare-interval = Intervals are 95 % for the difference, with the variance taken between deals. A difference is called clear where zero lies outside an interval that allows for the number of figures in its table (Bonferroni): one table in twenty has a clear row by chance.
lab-compare-nothing = Verdict: none of { $figures } figures changed clearly at this number of matches. Smaller effects need more deals.
lab-compare-clear = Verdict: { $clear } of { $figures } figures changed clearly. The clearest:
lab-compare-more = { $figure }: more, { $after } instead of { $before } (difference { $low } to { $high }).
lab-compare-less = { $figure }: less, { $after } instead of { $before } (difference { $low } to { $high }).
lab-compare-length = Length and waiting
lab-compare-length-text = How long matches take, and how many answers of the others one waits for between two turns.
lab-compare-choices = Choices
lab-compare-choices-text = How much there is to decide.
lab-compare-lead = Tension
lab-compare-lead-text = How contested matches are, by our evaluation of the position at the end of each turn.
lab-compare-ends = Ends
lab-compare-ends-text = How matches end.
lab-compare-sides = Fairness by seat
lab-compare-sides-text = The share of matches won from each side of the table.
lab-compare-order = Fairness by order of play
lab-compare-order-text = The share of matches won by who had the first turn, the second, and so on.
lab-compare-points = Points
lab-compare-points-text = Mean points of a side, and where they come from.
lab-compare-uses = Use
lab-compare-uses-text = How often things are used in a match, by all sides together.
lab-compare-wins = Wins of users
lab-compare-wins-text = The share of matches won by sides that used a thing at least once.
lab-figure-turns = Turns a match
lab-figure-plies = Entries a match
lab-figure-downtime = Answers of others between two turns of one’s own
lab-figure-choices = Answers open where there is a choice
lab-figure-forced = Questions with a single answer
lab-figure-tension = Evenness at the end of a turn (0 decided, 1 even)
lab-figure-lead-changes = Changes of the lead
lab-figure-settled = Part of a match after which the winner stays ahead
lab-figure-limited = Matches ended by the turn limit
lab-figure-reason = Matches that ended so: { $thing }
lab-figure-side = Wins from side { $thing }
lab-figure-order = Wins of number { $thing } in the order of play
lab-figure-score = Points of a side
lab-figure-points = Points of a side, { $thing }
lab-figure-uses = Uses a match, { $thing }
lab-figure-wins = Wins of those with { $thing }
lab-col-figure = figure
lab-col-before = before
lab-col-after = after
lab-col-difference = difference
lab-col-clear = clear
lab-yes = yes
lab-worth-title = { $game }: what things are worth
lab-worth-text = Restricted play: { $agent } without one thing against { $agent } with everything, on the same deals from every side.
lab-worth-how = The less is won without a thing, the more it is worth. At the fair share it can be done without. What is dealt, as a corporation, is left without its power; there the fair share is what its owners win with it, on the same deals.
lab-skill-title = { $game }: the skill curve
lab-skill-text = { $agent } with twice the iterations against { $agent } with half of them.
lab-skill-how = Where doubling still wins clearly, there is more to find; at the fair share it has nothing more to find at that depth.
lab-col-worth-of = without
lab-col-skill-of = iterations a turn

## The coach

coach-looking = Looking at every decision
coach-luck = You erred less than whoever won: this match was lost by luck.
coach-no-slips = Nothing that surely cost you anything.
coach-slip = { $number }. Entry { $ply }: you answered “{ $played }”. Better: “{ $other }”. That is about { $by } more wins in 100 matches from there (± { $off }).
coach-well = Well done, entry { $ply }: “{ $played }”. The next best answer, “{ $other }”, wins about { $by } matches in 100 less (± { $off }).
coach-again = Try again from here: { $command }

## The coach of a guided match in the terminal

guide-new = New to { $game }? The first flight: { $learn }. A guided match: { $guided }.
guide-wins = How one wins: { $text }
guide-turn = What a turn is: { $text }
guide-said = Coach: { $text }
guide-show = Show me: { $command }
guide-choices = What the main choices bring by the end of your turn, if you play on well:
guide-gain = (+) { $text }
guide-risk = (−) { $text }
guide-slip = Coach: that cost you something. You chose “{ $played }”; better, as far as you could know: “{ $other }”. That is about { $by } more wins in 100 matches (± { $off }). “{ table-undo }” takes it back.

## Lessons in the terminal

lesson-open = { $title } ({ $n } min): { $about }
lesson-learned = ✓ { $title } ({ $n } min): { $about }
lesson-step = [{ $n }/{ $of }]
lesson-on = Enter goes on (back, quit):
lesson-answer = Your answer (1 to { $last }, or show, back, quit):
lesson-quit = quit
lesson-back = back
lesson-show = show
lesson-done = That was the whole lesson.
