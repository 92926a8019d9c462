# The page of Kepler-3042: labels of the boards, beside the game's own words.

page-kepler3042-option = { $name }, option { $n }
page-kepler3042-galaxy = The galaxy
page-kepler3042-zone-near = near
page-kepler3042-zone-intermediate = intermediate
page-kepler3042-zone-far = far
page-kepler3042-zoom-in = Closer
page-kepler3042-zoom-out = Farther
page-kepler3042-zoom-fit = The whole galaxy
page-kepler3042-lit-only = Only what is lit
page-kepler3042-type-level = { $type }, level { $level }
page-kepler3042-ship-of = ship of { $name }
page-kepler3042-route = { $n } of { $of ->
    [one] { $of } hex
   *[other] { $of } hexes
  }
page-kepler3042-route-open = stops in open space
page-kepler3042-route-planet = lands and may colonise it
page-kepler3042-route-alien = lands; to colonise it takes { $technology }
page-kepler3042-route-mine = lands on the mine and stays
page-kepler3042-route-objective = takes the objective and may fly on
page-kepler3042-more = and { $n } more
page-kepler3042-reading = Point at a place to read what it is.
page-kepler3042-fold-open = { $n ->
    [one] Stop in open space… { $n } hex
   *[other] Stop in open space… { $n } hexes
  }
page-kepler3042-fold-hexes = { $n ->
    [one] { $n } hex more…
   *[other] { $n } hexes more…
  }

page-kepler3042-actions = Actions
page-kepler3042-cube-moves = the cube must move each turn
page-kepler3042-my-cube = your action cube
page-kepler3042-used = taken in this turn
page-kepler3042-act-space-construction = Construct
page-kepler3042-act-colonisation = Colonise
page-kepler3042-act-technological-development = Develop
page-kepler3042-act-stellar-propulsion = Propel
page-kepler3042-act-terraforming = Terraform
page-kepler3042-act-galactic-cartography = Chart
page-kepler3042-act-energy-storage = Energy
page-kepler3042-act-production = Produce
page-kepler3042-act-antimatter-generation = Antimatter
page-kepler3042-line-space-logistics = Logistics
page-kepler3042-line-technological-evolution = Evolution
page-kepler3042-line-scientific-progress = Science
page-kepler3042-line-society-modernisation = Society
page-kepler3042-line-plan-exploration = Exploration
page-kepler3042-line-exploit-asteroid = Asteroid
page-kepler3042-bonus-space-logistics = +1 ship
page-kepler3042-bonus-technological-evolution = +1 antimatter
page-kepler3042-bonus-scientific-progress = +1 tech
page-kepler3042-bonus-society-modernisation = +1 colonial
page-kepler3042-bonus-plan-exploration = fly 2
page-kepler3042-bonus-exploit-asteroid = 1 E + 1 M
page-kepler3042-now-space-construction = { $n ->
    [0] no ship
    [one] { $n } ship
   *[other] ≤ { $n } ships
  }
page-kepler3042-now-colonisation = { $n ->
    [0] none ready
    [one] { $n } ready
   *[other] { $n } ready
  }
page-kepler3042-now-technological-development = { $n ->
    [0] no level
    [one] { $n } level
   *[other] { $n } levels
  }
page-kepler3042-now-stellar-propulsion = speed { $n }
page-kepler3042-now-terraforming = { $n ->
    [0] not yet
   *[other] level ≤ { $n }
  }
page-kepler3042-now-galactic-cartography = reveal { $n }
page-kepler3042-now-energy-storage = { $n ->
    [0] makes none
   *[other] up to { $n }
  }
page-kepler3042-now-production = { $n ->
    [0] no planet
    [one] { $n } planet
   *[other] { $n } planets
  }
page-kepler3042-now-antimatter-generation = { $n ->
    [0] makes none
   *[other] up to { $n }
  }

page-kepler3042-technologies = Technologies
page-kepler3042-level-four = level 4 scores { $n }★
page-kepler3042-tech-space-travel = Travel
page-kepler3042-tech-quantum-physics = Quantum
page-kepler3042-tech-energy-development = Energy
page-kepler3042-tech-terraforming = Terraform
page-kepler3042-tech-antimatter-science = Antimatter

page-kepler3042-home = home
page-kepler3042-builds-by-sun = builds by the Sun
page-kepler3042-markers = { $n ->
    [one] { $n } colony marker left
   *[other] { $n } colony markers left
  }
page-kepler3042-storage = spent cubes return here
page-kepler3042-pit = lost until regenerated
page-kepler3042-supply = { $n ->
    [0] none in supply
    [one] { $n } in supply
   *[other] { $n } in supply
  }
page-kepler3042-on-planets = on planets
page-kepler3042-colonies = Colonies
page-kepler3042-first = First player
page-kepler3042-purse-planets = planets
page-kepler3042-purse-storage = storage
page-kepler3042-purse-pit = pit

page-kepler3042-card = Progress card · round { $n }
page-kepler3042-now-for = Now for
page-kepler3042-secret = Secret objective
page-kepler3042-met = met
page-kepler3042-minimum = Minimum score

page-kepler3042-step-cell = Cube
page-kepler3042-step-main = Action
page-kepler3042-step-bonus = Bonus
page-kepler3042-step-move = Move
page-kepler3042-step-withdraw = Withdraw

page-kepler3042-sheet = Answers: line, half, full
page-kepler3042-tabs = Parts of the table
page-kepler3042-tab-map = Galaxy
page-kepler3042-tab-actions = Actions
page-kepler3042-tab-tech = Tech
page-kepler3042-tab-planets = Planets
page-kepler3042-tab-table = Table

## The end

page-kepler3042-revealed = Objectives revealed
page-kepler3042-sources = Where the points came from
page-kepler3042-line = Line
page-kepler3042-worth = Worth
page-kepler3042-needed = needed
page-kepler3042-total = Total
page-kepler3042-missed = missed
page-kepler3042-tie-rule = A tie goes to the terraformed planet with the highest number.
page-kepler3042-level-passed = Level { $n } is passed.
page-kepler3042-level-failed = Level { $n } is not passed.
page-kepler3042-source-planets = colonies
page-kepler3042-source-terraforming = terraforming
page-kepler3042-source-tracks = tracks
page-kepler3042-source-science = science and medals
page-kepler3042-source-other = other
page-kepler3042-worth-antimatter = { $n } each
page-kepler3042-worth-all-types = { $n } once
page-kepler3042-worth-three-of-type = { $n } once
page-kepler3042-worth-mine-ships = { $n } each
page-kepler3042-worth-max-technologies = { $n } each
page-kepler3042-worth-medals = { $n } each
page-kepler3042-worth-zone-near = { $n } each
page-kepler3042-worth-zone-intermediate = { $n } each
page-kepler3042-worth-zone-far = { $n } each
page-kepler3042-worth-track-colonial = printed
page-kepler3042-worth-track-technology = printed
page-kepler3042-worth-terraformed = printed
page-kepler3042-worth-objectives = if met
page-kepler3042-count-antimatter = { $n }
page-kepler3042-count-all-types = { $n ->
    [one] { $n } type
   *[other] { $n } types
  }
page-kepler3042-count-three-of-type = { $n } alike
page-kepler3042-count-mine-ships = { $n }
page-kepler3042-count-max-technologies = { $n }
page-kepler3042-count-medals = { $n }
page-kepler3042-count-zone-near = { $n }
page-kepler3042-count-zone-intermediate = { $n }
page-kepler3042-count-zone-far = { $n }
page-kepler3042-count-track-colonial = space { $n }
page-kepler3042-count-track-technology = space { $n }
page-kepler3042-count-terraformed = { $n }
page-kepler3042-count-objectives = { $n }

## Player aids

page-kepler3042-still-hidden = Still hidden
page-kepler3042-lexicon = Signs
page-kepler3042-objectives-later = Objectives count at the end.
page-kepler3042-planet = Planet
page-kepler3042-level = Level
page-kepler3042-produces = Colony makes
page-kepler3042-terraformed = Terraformed makes
page-kepler3042-cost = Terraforming costs
page-kepler3042-advances = Advances
page-kepler3042-where = Where
page-kepler3042-unseen-cards = { $n ->
    [one] Not seen yet: { $n }, of which { $deck } will come
   *[other] Not seen yet: { $n }, of which { $deck } will come
  }
page-kepler3042-played = Earlier rounds
page-kepler3042-sign-star = star: nothing flies through
page-kepler3042-sign-ship = ship, with the shape of its nation
page-kepler3042-sign-colony = colony: ring and mark of its nation
page-kepler3042-sign-laurel = terraformed
page-kepler3042-sign-medal = medal, { $n }★
page-kepler3042-sign-regenerate = regenerate one cube
page-kepler3042-sign-transform = transformations in a turn
page-kepler3042-sign-assign = assignments in a turn
page-kepler3042-sign-points = victory points

## Answers, objectives, campaigns

page-kepler3042-answer-name = { $name }
page-kepler3042-answer-level = { $technology } { $level }
page-kepler3042-answer-advances = +{ $n } technology
page-kepler3042-answer-send = to { $planet }
page-kepler3042-go-open = Stop in open space
page-kepler3042-go-planet = Land on { $planet }
page-kepler3042-go-mine = Land on the mine
page-kepler3042-go-objective = Take the colonial objective
page-kepler3042-stage = level { $n } of { $of }
page-kepler3042-so-far = { $n } of { $of }
page-kepler3042-left = To go: { $objectives ->
    [0] { $points }★
    [one] { $objectives } objective
   *[other] { $objectives } objectives
  }{ $points ->
    [0] { "" }
   *[other] { $objectives ->
        [0] { "" }
       *[other] , { $points }★
      }
  }; { $rounds ->
    [one] last round
   *[other] { $rounds } rounds left
  }
page-kepler3042-all-done = All reached: the level is passed if it stays so.
page-kepler3042-goals-short = ✓ { $n }/{ $of }
page-kepler3042-ghost-rises = next levels in round { $n }
page-kepler3042-goal = { $goal }: { $n } of { $of }
page-kepler3042-above = { $score } points, { $minimum } needed
page-kepler3042-below = { $score } points of { $minimum }: { $n } missing
page-kepler3042-looking = You are looking at the boards of { $name }.
page-kepler3042-look-back = Back to mine
