# Words of the page itself.

## The question

page-question = What is asked
page-your-turn = Your turn
page-step = step { $step } of { $of }
page-answers = Answers
page-do = Do it
page-widen = Step back
page-undo = Undo
page-hint = Hint
page-end-turn-ask = Turn done. End it?
page-end-turn = End turn
page-end-turn-back = { $n ->
    [one] You can still take back one step.
   *[other] You can still take back { $n } steps.
  }
page-takeback = Take-back
page-takeback-asked = { $seat } would like to take back { $n ->
    [one] one answer.
   *[other] { $n } answers.
  }
page-agree = Agree
page-refuse = Refuse
page-is-choosing = { $n ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
  }
page-chance-answers = Chance is answering
page-show-end = Show the result

## The log

page-log = Log
page-log-all = All
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-since = Since your last turn
page-before = Before
page-more = Show more

## Seats

page-seat-you = you
page-seat-here = here
page-seat-away = away
page-seat-turn = on turn
page-seat-waits = waits
