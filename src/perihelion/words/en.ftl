# Words common to all games and to the tables they are played at.
#
# $you, wherever it stands: "yes" (the reader), "target" (the reader is on the other side),
# anything else (somebody the reader only watches).

## Joining

number = { $n }
list-nothing = nothing
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
sentence = { CAPITAL($clause) }.

## People

seat = Seat { $n }
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
thinking = { $seat } is thinking…
forced = only one answer
match-over = The game is over.
match-draw = Nobody wins.
match-won = { $you ->
    [yes] You win!
   *[no] { $seat } wins.
  }
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
table-undone = { $count ->
    [one] One answer was taken back.
   *[other] { $count } answers were taken back.
  }
table-undo-nothing = There is nothing to take back.
table-undo-revealed = This cannot be taken back: something has been shown since.
table-reveals = cannot be taken back
table-help = help
table-help-commands = Type the number of an answer or its text. Also: undo, hint, log, board, help, quit.
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
error-bad-record = This record cannot be read: { $reason }.
