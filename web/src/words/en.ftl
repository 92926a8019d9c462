# Words of the page itself.

## The question

page-question = What is asked
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-step = step { $step } of { $of }
page-answers = Answers
page-do = Do it
page-confirm = Confirm: { $what }?
page-lacks = Does nothing now: { $lacks }.
page-advice = What was weighed: share of the thought, worth from −1 (lost) to +1 (won)
page-widen = Step back
page-undo = Undo
page-hint = Hint
page-hint-thinking = Thinking…
page-hint-waiting = Waiting for its turn…
page-end-turn-ask = Turn done. End it?
page-end-turn = End turn
page-end-turn-back = { $n ->
    [one] You can still take back one step.
   *[other] You can still take back { $n } steps.
  }
page-takeback = Take-back
page-takeback-asked = { $seat } would like to take back { $n ->
    [one] one answer.
   *[other] { $n } steps.
  }
page-agree = Agree
page-refuse = Refuse
page-takeback-waits = You asked to take it back. Waiting for { $names }.
page-takeback-withdraw = Withdraw
page-takeback-granted = Your take-back was granted.
page-takeback-refused = Your take-back was refused.
page-takeback-lapsed = The match went on: your take-back was not answered.
page-is-choosing = { $n ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
  }
page-chance-answers = Chance is answering
page-show-end = Show the result

## The log

page-log = Log
page-log-all = All
page-log-setup = { $n ->
    [one] Set-up: one line
   *[other] Set-up: { $n } lines
}
page-chat = Chat
page-chat-unread = { $n ->
    [one] one new message
   *[other] { $n } new messages
  }
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-film = Others' turns
    .text = Played out step by step, from the board as it was.
page-film-slow = slowly
page-film-normal = normal speed
page-film-fast = fast
page-film-fastest = very fast
page-film-off = not shown
page-film-before = The board as it was
page-film-quiet = A choice; nothing moves yet
page-film-at = { $at } of { $of }
page-film-skip = To the present
page-film-any = any key
page-film-then = then it is your turn
page-film-chance = Chance
page-points-why = press to see where they come from
page-marks = Done to you: { $n }
page-marks-seen = Seen
page-since = Since your last turn
page-since-show = show
page-more = Show more

## Seats

page-seat-you = you
page-seat-bot = computer
page-seat-here = here
page-seat-away = away
page-seat-turn = on turn
page-seat-waits = waits

## Everywhere

page-skip = Skip to the content
page-loading = The sky is turning…
page-levels-slow = Levels think slowly, as their rules are not compiled, and the admiral thinks by the clock.
page-levels-compiling = Levels think slowly while their rules are compiled ({ $share } %); until then the admiral thinks by the clock.
page-levels-faster = Levels think faster now.
page-retry = Try again
page-cancel = Cancel
page-close = Close
page-continue = Continue
page-open = Open
page-all = All of them
page-copy = Copy
page-copied = Copied
page-name = Name
page-password = Password
page-sign-in-wrong = The name or the password is wrong.
page-security = Password and sessions
page-password-old = Old password
page-password-new = New password
page-password-change = Change the password
page-password-changed = The password is changed; all other browsers are signed out.
page-password-wrong = The old password is wrong.
page-sessions = Where you are signed in
page-session-this = this browser
page-session-seen = last used { $when }
page-session-unknown = A browser
page-session-end = Sign out there
page-session-ended = Signed out there.
page-sessions-end = Sign out everywhere else
page-saved = Saved.
page-guest = Guest
page-nav = Navigation
page-nav-games = Games
page-nav-lobby = Lobby
page-nav-campaigns = Campaigns
page-nav-records = Records
page-nav-rules = Rules
page-nav-settings = Settings
page-sound = Sound
page-language = Language
page-language-other = Français
page-theme = Theme
page-theme-dark = night instrument
page-theme-light = star chart
page-theme-other = Change between night and chart
page-to-games = To the games
page-lost-title = There is nothing at this place
page-lost-text = The address leads nowhere; perhaps a letter is missing.

## Home

page-hero = Four games under one sky
page-hero-sub = Pick one and play. The first decision is two clicks away.
page-play-now = Play now
page-level = Level
page-friends = Friends
page-hotseat = Hot-seat
page-campaign = campaign
page-my-games = Your games
page-my-games-none = No match is running. Pick a game above.
page-my-games-nothing = No match is running.
page-open-tables = Open tables
page-open-tables-none = Nobody waits for company just now.
page-new-table = New table
page-all-games = All games
page-campaign-lead = Alone among the stars
page-game-zenith = Zenith
    .sub = Pull five planets to your side of the sky
    .seats = 2 or 2 × 2
    .time = 30 min
page-game-kepler3042 = Kepler-3042
    .sub = Found a people among the stars
    .seats = 1 to 4
    .time = 120 min
page-game-kepler3ad-1 = Kepler-3Ad
    .sub = First edition: the districts of one planet
    .seats = 2 to 5
    .time = 30 to 60 min
page-game-kepler3ad-2 = Kepler-3Ad II
    .sub = Second edition: the passages of a galaxy
    .seats = 2 to 5
    .time = 20 min each
page-table-with = { $game } with { $names }
page-table-waits = waits for people
page-table-invited = You are invited to a rematch
page-table-closed = closed
page-table-runs = is being played
page-result = Result
page-result-won = won
page-result-shared = victory shared
page-result-lost = lost
page-result-watched = played by others
page-result-none = no result
page-record-seats = { $n ->
    [one] one seat
   *[other] { $n } seats
  }
page-filter-game = Game
page-filter-all = all
page-finished = Finished
page-finished-none = Nothing is finished yet.

## Sitting down

page-game = Game
page-seats = Seats
page-seat-count = How many seats?
page-seat-who = Who sits at seat { $n }?
page-seat-free = free
page-seat-invited = invited
page-seat-kind-me = I
page-seat-kind-person = a person
page-seat-kind-hotseat = somebody beside me
page-seat-kind-friend = a friend with the link
page-seat-kind-open = anybody
page-seat-kind-level = the computer
page-seat-kind-agent = a program
page-hotseat-name = Player { $n }
page-create = Set up the table
page-create-link = Set up and get the link
page-options = Options of the game
page-data-shipped = the set that ships
page-made = our reconstruction; the print has not been checked
page-made-legend = Marked so: our reconstruction, whose print has not been checked.
page-made-why = What is reconstructed, and how to correct it
page-rulings = { $n ->
    [one] One question the rulebook leaves open
   *[other] { $n } questions the rulebook leaves open
  }
page-house = Customs of the table
page-house-spectators = spectators may watch
page-house-chat = chat
page-house-hints = hints
page-house-takeback = take-backs may be asked for
page-house-returning = who left may come back
page-house-return_match = return match on the same deal
page-clock = Clock
page-clock-none = no clock
page-clock-live = live
page-clock-days = days for each turn
page-clock-minutes = minutes each
page-clock-increment = seconds back per turn
page-clock-each = days per turn
page-timeout = When time is up
page-timeout-replace = the computer takes the seat
page-timeout-answer = the computer answers once
page-timeout-lose = the match is lost
page-waiting-title = { $game }: waiting for company
page-waiting-text = The match begins by itself when all seats are taken.
page-invite = Invite
page-invite-text = Send this link to your friends. Whoever opens it can take a seat.
page-invite-open = Whoever opens this link sees the table.
page-home-only-here = This link works only on this machine.
page-home-let = Let friends in this house join
page-home-open = Friends in this house open this address:
page-home-code = QR code of the address for friends in this house
page-home-same = They must be in the same network (the same Wi-Fi). Nobody else can reach it.
page-home-close = Close it again
page-sit = Sit down
page-get-up = Get up
page-close-table = Close the table
page-sealed = The seed of chance is sealed; its commitment is
page-join = Invitation
page-join-title = { $names } invites you to { $game }
page-join-text = Take a seat; you need no account.
page-join-name = Your name at the table
page-terms-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } each, plus { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
  } a turn
page-terms-days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
  }
page-join-full = The seats are taken, or the match has begun.
page-watch = Watch
page-rules-title = The rules have changed
page-rules-choose = This match was begun under older rules and cannot be continued exactly as it stands. You may go on under the new rules from the last position that can be reached, or end the match without a result.
page-rules-together = Nothing happens until everybody who plays here has chosen the same.
page-rules-go-on = Go on under the new rules
page-rules-end = End without a result
page-rules-asked = Noted. Waiting for the others to choose.
page-rules-ended = The match has ended without a result.
page-rules-wait = This match was begun under older rules. Those who play it choose whether it goes on.
page-no-table = This table cannot be shown

## At the table

page-watching = watching
page-live = live
page-reconnecting = reconnecting
page-reconnecting-kept = reconnecting, your click is kept
page-lost = no connection since { $since }
page-menu = Menu
page-aids = Player aids
page-keys = Keys
page-keys-number = point at an answer; twice does it
page-keys-enter = do it
page-keys-escape = step back
page-keys-arrows = from lit place to lit place
page-keys-name = type the name of a place to point at it, such as PA2
page-keys-slash = begin a name, if its first letter is a key of its own
page-typing-begin = Type the name of a place
page-typing-none = nothing is called so
page-takeback-ask = Ask for a take-back
page-copy-link = Copy the link for spectators
page-resign = Resign
page-resign-sure = Give up this match? It ends for everybody.
page-resign-level = Give up this level? You may begin it again.
page-leave = Leave the table
page-come-back = Take my seat back
page-leave-sure = Leave? The computer plays on for you.
page-record = Download
page-curtain-turn = { $name }’s turn
page-curtain-away = { $names }, look away
page-curtain-open = Open my hand

## The end

page-place = Place
page-score = Score
page-course = The course of the match
page-turning = Turning points
page-turning-text = The computer looks at every moment of the match and shows where it turned.
page-turning-find = Find the turning points
page-turning-far = { $done } of { $all } moments judged…
page-turning-none = No single move turned this match.
page-turning-better = The computer prefers: { $preferred } (better by { $by })
page-turning-instead = { $name }: “{ $played }”. The computer prefers: “{ $preferred }” (better by { $by })
page-turning-failed = { $done } of { $all } moments judged. Something went wrong; it is tried again soon.
page-worth-axis = Worth to each seat: −100 is lost, 100 is won
page-axis-turns = Turns
page-turning-see = Replay { $ply }
page-rematch = Rematch
page-rematch-join = Join the rematch
page-return-match = Same deal, other seat
page-return-asked = You have agreed to a return match; it begins when the others agree.
page-twin = The return match
page-watch-replay = Watch the replay
page-show-board = Look at the board
page-fair = Fair chance
page-fair-text = Every draw follows from a seed that was sealed before the match. Your browser computes all of them again, without asking the server.
page-fair-check = Verify the chance
page-fair-sealed = The seed is still sealed.
page-fair-good = { $n ->
    [one] The seal fits, and the one draw follows from it.
   *[other] The seal fits, and all { $n } draws follow from it.
  }
page-fair-open = { $n ->
    [one] The one draw follows from the seed; the seed was known from the start.
   *[other] All { $n } draws follow from the seed; the seed was known from the start.
  }
page-fair-wrong = At entry { $ply } the record says “{ $said }”, but the seed gives “{ $meant }”.
page-fair-broken = The seal does not fit: seed, commitment or nonces were changed.
page-fair-commitment = Commitment
page-fair-nonces = Nonces
page-fair-seed = Seed
page-luck = Drawn and expected
page-luck-what = What
page-luck-drawn = drawn
page-luck-expected = expected
page-file = A record from a file
page-file-text = Choose a record to see what it is and whether its seal fits. It does not leave your browser.
page-file-entries = { $n ->
    [one] one entry
   *[other] { $n } entries
  }
page-file-fits = The seal of this record fits: seed, commitment and nonces belong together.
page-file-choose = Choose a file
page-file-wrong = This is not a record of Perihelion.

## Replay

page-replay = Replay
page-replay-start = Before the first move
page-step-first = To the beginning
page-step-last = To the end
page-step-back = One step back
page-step-on = One step on
page-step-turn-back = One turn back
page-step-turn-on = One turn on
page-step-play = Play
page-step-pause = Pause
page-speed = Speed
page-eyes = Seen by
page-judge = Analyse the match
page-judging = The computer is thinking…
page-worth = What it was worth to each seat
page-judged-same = The computer would have chosen the same: { $preferred }
page-judged-other = Played: { $played }. The computer prefers: { $preferred }
page-fork = Play on from here
page-fork-mine = I take the seat of
page-fork-others = The others

## Rules and campaigns

page-chapters = Chapters
page-campaign-text = Alone, level after level: each asks for something more, and what you pass with to spare helps on the next.
page-campaign-needed = What is needed
page-campaign-at-least = { $n ->
    [one] At least { $n } point
   *[other] At least { $n } points
  }
page-campaign-next = Next: level { $level }
page-campaign-once-more = Once more: level { $level }
page-campaign-mine = My campaigns
page-campaign-go = To the campaigns
page-campaign-won = won
page-campaign-at = level { $level } of { $of }
page-campaign-play = Play level { $level }
page-campaign-drop = Give up
page-campaign-drop-sure = Really give up this campaign
page-campaign-begin = Begin a campaign
page-campaign-begin-it = Begin
page-campaign-minimum = { $n } points

## Settings

page-likes = How you like it
page-like-system = as the system
page-like-sound = Sounds
    .text = A bell when it is your turn.
page-like-motion = Animations
    .text = Off: changed places keep a ring instead.
page-like-glow = Glow
    .text = Off: lit places without a halo.
page-like-auto = Answer what has only one answer
    .text = For tables you sit down at from now on.
page-like-confirm = Ask before the end of a turn
    .text = Chance waits until you say so, and you can still take back. For new tables.
page-account = Account
page-account-known = You are { $name }.
page-account-guest = You play as a guest in this browser. With a name and a password you keep your games everywhere.
page-account-nobody = Nobody is signed in. You become a guest when you play.
page-claim = New account
page-sign-in = Sign in
page-sign-out = Sign out
page-rename = Change the name
page-export = Take my data away
page-erase = Delete everything
page-erase-sure = Your seats become anonymous, the computer plays on. This cannot be undone.
page-erased = Everything about you is deleted.
page-tokens = Tokens for programs
page-tokens-text = A program with a token plays in your name.
page-token-label = What it is for
page-token-make = Make a token
page-token-drop = Revoke
page-token-secret = Shown only now:

## When something is wrong

page-error-unreachable = The server does not answer. Your last click is kept; we try again.
page-error-broken = Something went wrong in the page. Load it again.
page-error-stale = The table has moved on; look again.
page-error-closed = This table was closed.
page-error-refused = You may not look at this table.
page-error-sign-in = Sign in first.
page-error-not-found = There is no such table.
page-error-no-view = This match was played under older rules; how it ended is kept, the board is not.
page-error-too-many = Too many requests; wait a moment.

# The table of a game that has no board of its own.
page-any-table = The table
page-any-hidden = hidden
page-like-steps = Ask every step
    .text = Also what goes without saying: to carry out an action after choosing it, the one planet that can pay. Holds at once.

# Learning

page-nav-learn = Learn
page-learn-title = Learn { $game }
page-learn-go = First flight
    .title = Learn it in a few minutes
page-lesson-guide = The guide
page-lesson-step = { $n } of { $of }
page-lesson-progress = How far you are
page-lesson-back = Back
page-lesson-on = On
page-lesson-show = Do it for me
page-lesson-again = Once more
page-lesson-list = All lessons
page-lesson-leave = Leave the lesson
page-lesson-done = That was the whole lesson.
page-lesson-reads = The guide tells something: read, then go on.
page-lesson-lost = There is no such lesson
page-lesson-none = There are no lessons for this game yet.
page-lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
page-lesson-learned = learned
page-lesson-you = You
page-lesson-show-me = Show me

## Before the first match, and the coach of a guided one

page-welcome = Your first match of { $game }
page-welcome-wins = How one wins
page-welcome-turn = What a turn is
page-welcome-how = How do you want to begin?
page-welcome-flight = First flight
    .text = Learn by playing, step by step, to a first little win.
page-welcome-best = The best way to begin
page-welcome-flown = You have flown it.
page-welcome-guided = Guided match
    .text = A whole match against the cadet, who plays like a beginner. The coach explains each new kind of question, weighs your choices and lets you take back a costly slip.
page-welcome-play = Just play
    .text = Against the { $level }, without the coach.
page-welcome-read = Or read the rules first
page-tutor = The coach
page-tutor-choices = By the end of your turn, if you play on well
page-tutor-gain = for it
page-tutor-risk = against it
page-tutor-ok = Understood
page-tutor-slip = That cost you something
page-tutor-chose = You chose: { $text }
page-tutor-better = Better, as far as you could know: { $text }
page-tutor-back = Take it back
page-tutor-keep = It stays
page-tutor-on = Switch the coach on
page-tutor-off = Switch the coach off

## The coach

page-coach = The coach
page-coach-text = Your three costliest decisions, what else there was and why, and one thing done well.
page-coach-ask = Ask the coach
page-coach-luck = You erred less than whoever won: luck decided this match. The panel on chance tells what was drawn.
page-coach-played = You answered: { $text }
page-coach-better = Better: { $text }
page-coach-cost = { $by ->
    [one] About { $by } more win in 100 matches from here (± { $off }).
   *[other] About { $by } more wins in 100 matches from here (± { $off }).
}
page-coach-lit = On the board: the better answer has a green rim.
page-coach-show = See it on the board
page-coach-again = Try again from here
page-coach-none = Nothing that surely cost you anything.
page-coach-well = Well done:
page-coach-well-than = { $by ->
    [one] The next best answer, { $text }, wins about { $by } match in 100 less (± { $off }).
   *[other] The next best answer, { $text }, wins about { $by } matches in 100 less (± { $off }).
}

## Puzzles

page-nav-workshop = Workshop
page-data-by-link = Somebody’s set
page-nav-puzzles = Puzzles
page-puzzles-title = Puzzles of { $game }
page-puzzles-lead = The puzzle of the day
page-puzzles-text = One position, one thing to find: the same for everybody today.
page-puzzle-win-this-turn = Win this turn
page-puzzle-best-answer = Find the best answer
page-puzzle-level = Found by: { $level }
page-puzzle-no-level = no level
page-puzzle-daily = today
page-puzzle-lost = There is no such puzzle.
page-puzzle-no-hint = A puzzle gives no hints: a wrong try shows what follows.
page-puzzle-none = This game has no puzzles yet.
page-puzzle-solved = Solved
page-puzzle-wrong = That is not it
page-puzzle-follows = You have seen what follows. The position can be set up again.
page-puzzle-again = Try again
page-puzzle-next = The next puzzle
page-puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
  }
page-puzzle-standing = { $solved ->
    [one] { $solved } puzzle solved
   *[other] { $solved } puzzles solved
  }, { $streak ->
    [one] { $streak } day in a row
   *[other] { $streak } days in a row
  }
