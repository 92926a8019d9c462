# Words of Zenith's page; the game's own are in src/perihelion/games/zenith/text.

page-zenith-option = { $name }, option { $n }
page-zenith-planet = { $planet }, { $side ->
    [off] its disc was just won
    [centre] on the centre
    [mine] { $n } towards you
   *[theirs] { $n } towards the rival
  }
page-zenith-column-mine = Your { $planet } column: { $count ->
    [0] no card
    [one] one card, { $top }
   *[other] { $count } cards, { $top } on top
  }
page-zenith-column-theirs = The rival’s { $planet } column: { $count ->
    [0] no card
    [one] one card, { $top }
   *[other] { $count } cards, { $top } on top
  }
page-zenith-technology = { $technology }, to level { $level }
page-zenith-marker = { $whose ->
    [mine] Your marker: level { $level }
   *[theirs] The rival’s marker: level { $level }
  }
page-zenith-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
page-zenith-hand-empty = No card in hand
page-zenith-no-card = no card
page-zenith-row = row
page-zenith-technologies = Technology
page-zenith-diplomacy = Diplomacy
page-zenith-discarded = discarded
page-zenith-column = { $n ->
    [one] One card in this column
   *[other] { $n } cards in this column
  }
page-zenith-discount = { $n ->
    [one] The next card here costs 1 Credit less: you have one in this column
   *[other] The next card here costs { $n } Credits less: you have { $n } in this column
  }
page-zenith-absolute = same
page-zenith-democratic = different
page-zenith-popular = any
page-zenith-put-aside = { $name }, put aside
page-zenith-aside = put aside
page-zenith-mulligan = { $change ->
    [0] Keep all { $keep }
   *[other] { $keep ->
        [0] Change all { $change }
       *[other] Keep { $keep }, change { $change }
      }
  }
page-zenith-you = You
page-zenith-tabs = Parts of the table
page-zenith-tab-board = Board
page-zenith-tab-technology = Technology
page-zenith-tab-table = Table
page-zenith-recruit = Recruit { $card }
page-zenith-develop = Develop { $people } { $level } with { $card }
page-zenith-lead = Lead with { $card }
page-zenith-under-way = What is being applied
page-zenith-effect-at = effect { $n } of { $of }
page-zenith-goes-on = Goes on afterwards
page-zenith-figure = discs won
page-zenith-end-course = The course of the planets
page-zenith-end-down = down: towards { $name }
page-zenith-end-up = up: towards { $name }
page-zenith-end-discs = Discs, in order
page-zenith-end-sources = Where the influence came from
page-zenith-end-by = { $planet } by { $source }
page-zenith-end-last = ends the game
page-zenith-end-none = Nobody won a disc.
page-zenith-end-badge = badge
page-zenith-from-own = Own planet of a card
page-zenith-from-card = Card effects
page-zenith-from-technology = Technology
page-zenith-from-row = Row primes
page-zenith-from-token = Bonus tokens
page-zenith-from-given = Given by the rival
page-zenith-from-all = Steps in all
page-zenith-aid-ways = Three ways to win
page-zenith-aid-tokens = Bonus tokens
page-zenith-aid-token = boards { $lying }, reserve { $reserve }, spent { $spent }
page-zenith-aid-cards = Cards: { $n } not seen yet
page-zenith-aid-unseen = in the deck or a hidden hand
page-zenith-aid-hand = in a hand you know
page-zenith-aid-table = in a column
page-zenith-aid-discard = discarded
page-zenith-aid-lexicon = Icon lexicon
page-zenith-aid-turn = A turn
page-zenith-lexicon = Down is mine, up is theirs, sideways is the supply. A dashed brass line is the horizon of the board. A dashed frame is an offer: pay the left part to get the right part.
