# Kepler-3042: every word a person reads. Our own sentences, the rulebook's terms.
#
# Conventions, the same in all languages:
#   $n                        how many; it chooses the plural
#   $cubes                    resources with their numbers ("2 energy and 1 matter")
#   $hex, $planet, $body      plain names: "hex 11-9", "planet 12", "mine"
#   $technology, $track       plain names of technologies and tracks
#   $seat                     the seat that acts; $you: "yes" (the reader), any other value (not)
#   $source                   what asks: an action, a bonus action, a card, a track
#   $step, $of                how far along; $of = 1 says nothing

## Names

game = Kepler-3042

action-space-construction = Space Construction
    .short = Construction
    .text = Build up to three ships. For each one spend its price from one controlled planet and put it on a free space hex beside that planet (for Earth: beside the Sun), or on the nearest free space hex if there is none.
action-colonisation = Colonisation
    .short = Colonisation
    .text = Replace any number of your ships that stand on planets by your nation markers, take the planet cards, and advance on the colonial track. It costs nothing.
action-technological-development = Technological Development
    .short = Development
    .text = Raise technologies, as many levels as you can pay; each level is paid from one planet. Advance on the technology track as the level says.
action-stellar-propulsion = Stellar Propulsion
    .short = Propulsion
    .text = Move each of your ships now. The movement at the end of the turn takes place all the same.
action-terraforming = Terraforming
    .short = Terraforming
    .text = Terraform colonies whose level your { $technology } allows; the cost is spent from the very planet. Turn the card to its terraformed face and advance on the colonial track.
action-galactic-cartography = Galactic Cartography
    .short = Cartography
    .text = Advance 1 space on one of the supremacy tracks, then reveal four hidden bodies anywhere in the galaxy, one after the other.
action-energy-storage = Energy Storage
    .short = Energy Storage
    .text = Produce energy on one controlled planet, as much as your { $technology } says.
action-production = Production
    .short = Production
    .text = As many of your colonies as your { $technology } allows produce what their face shows. Earth does not produce.
action-antimatter-generation = Antimatter Generation
    .short = Antimatter
    .text = Produce antimatter on one controlled planet, as much as your { $technology } says.

bonus-space-logistics = Space Logistics
    .short = Space Logistics
    .text = Put one ship from your supply beside any of your controlled planets. The ship costs nothing.
bonus-technological-evolution = Technological Evolution
    .short = Tech. Evolution
    .text = Produce 1 antimatter on one controlled planet.
bonus-scientific-progress = Scientific Progress
    .short = Science Progress
    .text = Advance 1 space on the technology track.
bonus-society-modernisation = Society Modernisation
    .short = Modernisation
    .text = Advance 1 space on the colonial track.
bonus-plan-exploration = Plan an Exploration
    .short = Exploration
    .text = Move each of your ships up to 2 hexes, whatever your { $technology }.
bonus-exploit-asteroid = Exploit an Asteroid
    .short = Asteroid
    .text = Produce 1 energy and 1 matter on Earth.

technology-space-travel = Space Travel
    .short = Space Travel
technology-quantum-physics = Quantum Physics
    .short = Quantum Physics
technology-energy-development = Energy Development
    .short = Energy Devel.
technology-terraforming = Terraforming
    .short = Terraforming
technology-antimatter-science = Antimatter Science
    .short = Antimatter Sci.
level-space-travel-0 = Launch Pads
level-space-travel-1 = Ion Thrust
level-space-travel-2 = Space Warp Drive
level-space-travel-3 = Spacetime Corridor
level-space-travel-4 = Wormhole Stabiliser
level-quantum-physics-0 = Standard Model
level-quantum-physics-1 = Molecular Forge
level-quantum-physics-2 = Graviton Control
level-quantum-physics-3 = Entangled Transfer
level-quantum-physics-4 = Relativity Sphere
level-energy-development-0 = Orbital Solar Grid
level-energy-development-1 = Fusion Ring
level-energy-development-2 = Central Quantum Plasma
level-energy-development-3 = Stellar Collector
level-energy-development-4 = Theory of Everything
level-terraforming-0 = Sealed Habitat
level-terraforming-1 = Biosphere
level-terraforming-2 = Planetary Engineering
level-terraforming-3 = Alien Genetic Research
level-terraforming-4 = Genesis Protocol
level-antimatter-science-0 = Particle Accelerator
level-antimatter-science-1 = Positron Trap
level-antimatter-science-2 = Magnetic Containment
level-antimatter-science-3 = Metamaterial Generator
level-antimatter-science-4 = Annihilation Core

track-colonial = colonial track
    .name = Colonial Supremacy
    .short = Colonial
    .line = Colonial track
track-technology = technology track
    .name = Technological Supremacy
    .short = Technology
    .line = Technology track
space = space { $n } of the { $track }
round = round { $n }

zone-near = near zone
zone-intermediate = intermediate zone
zone-far = far zone
hex = hex { $at }
star = star { $id }
star-1 = single star
star-2 = double star
star-3 = triple star
sun = the Sun
sagittarius-a = Sagittarius A*

type-rocky = rocky planet
    .short = rocky
type-super-earth = super-Earth
    .short = super-Earth
type-ocean = ocean planet
    .short = ocean
type-gas-giant = gas giant
    .short = gas giant
type-alien = alien planet
    .short = alien
planet = planet { $n }
planet-earth = Earth
token-mine = mine
    .text = A ship that lands here stays until it is withdrawn, and then regenerates one cube.
token-colonial-objective = colonial objective
    .text = The first ship to enter takes it: its nation advances 1 space on the colonial track, and the ship may fly on.

cube-energy = energy
    .letter = E
cube-matter = matter
    .letter = M
cube-antimatter = antimatter
    .letter = A
cubes-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
  }
cubes-matter = { $n ->
    [one] { $n } matter
   *[other] { $n } matter
  }
cubes-antimatter = { $n ->
    [one] { $n } antimatter
   *[other] { $n } antimatter
  }
place-storage = storage
place-pit = Clausius Pit

card-extraterrestrial-knowledge = Extraterrestrial Knowledge
card-expansion-agreement = Expansion Agreement
card-scientific-solidarity = Scientific Solidarity
card-colonial-relief = Colonial Relief
card-research-prestige = Research Prestige
card-colonial-prestige = Colonial Prestige
card-entropy-reversal = Entropy Reversal
card-matter-recovery = Matter Recovery
card-orbital-shipyards = Orbital Shipyards
card-deep-survey = Deep Survey
card-shared-laboratories = Shared Laboratories
card-interstellar-relay = Interstellar Relay
card-resource-exchange = Resource Exchange
card-energy-surplus = Energy Surplus
card-planetary-harvest = Planetary Harvest
card-antimatter-cascade = Antimatter Cascade
card-galactic-jubilee = Galactic Jubilee
card-new-generation = New Generation

objective-outer-logistics-base = Outer Logistics Base
objective-project-atlantis = Project Atlantis
objective-project-helios = Project Helios
objective-project-titan = Project Titan
objective-project-eden = Project Eden
objective-elite-scientific-leadership = Elite Scientific Leadership
objective-antimatter-mastery = Antimatter Mastery
objective-extraterrestrial-contact = Extraterrestrial Contact
objective-logistic-support = Logistic Support
objective-outer-logistics = Outer Logistics
objective-inner-logistics = Inner Logistics
objective-extraterrestrial-studies = Extraterrestrial Studies
objective-colonial-plan = Colonial Plan
objective-operation-gemini = Operation Gemini
objective-civil-development = Civil Development
objective-colonial-supremacy = Colonial Supremacy
objective-technological-supremacy = Technological Supremacy

campaign-edge-of-the-galaxy = The Edge of the Galaxy
campaign-children-of-progress = The Children of Progress
campaign-sagittarius-a = Sagittarius A*
campaign-hybrid-civilisation = Hybrid Civilisation
campaign-superior-progeny = Superior Progeny
difficulty-easy = easy
difficulty-intermediate = intermediate
difficulty-hard = hard
difficulty-extreme = extreme
difficulty-utopian = utopian

ghost = ghost
    .short = ghost
lot = the lot
deck = Progress cards
supply = supply
medals = medals
line-antimatter = Antimatter on planets
line-all-types = All five types
line-three-of-type = Three of one type
line-mine-ships = Ships on mines
line-max-technologies = Technologies at the top
line-medals = Medals
line-zone-near = Colonies, { $zone }
line-zone-intermediate = Colonies, { $zone }
line-zone-far = Colonies, { $zone }
line-terraformed = Terraformed planets
line-objectives = Objectives

match-shared = All share the victory.
reason-running = the match goes on
reason-points = all sixteen rounds have been played
reason-passed = the level is passed
reason-failed = the level is failed
reason-resigned = resignation

## Numbers with their nouns

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }
mines = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
  }
colonial-objectives = { $n ->
    [one] { $n } colonial objective
   *[other] { $n } colonial objectives
  }
colonial-medals = { $n ->
    [one] { $n } colonial medal
   *[other] { $n } colonial medals
  }
technology-medals = { $n ->
    [one] { $n } technological medal
   *[other] { $n } technological medals
  }
levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
  }
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  }
resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
advances = { $n ->
    [one] { $n } advance
   *[other] { $n } advances
  }
planets = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
  }
planets-rocky = { $n ->
    [one] { $n } rocky planet
   *[other] { $n } rocky planets
  }
planets-ocean = { $n ->
    [one] { $n } ocean planet
   *[other] { $n } ocean planets
  }
planets-super-earth = { $n ->
    [one] { $n } super-Earth
   *[other] { $n } super-Earths
  }
planets-gas-giant = { $n ->
    [one] { $n } gas giant
   *[other] { $n } gas giants
  }
planets-alien = { $n ->
    [one] { $n } alien planet
   *[other] { $n } alien planets
  }

## What Progress cards do and objectives ask for, from the data

card-serves = { CAPITAL($who) }: { $does }.
who-all = each nation
who-most-tracks = most advanced on both tracks together
who-least-tracks = least advanced on both tracks together
who-most-track = most advanced on the { $track }
who-least-track = least advanced on the { $track }
who-most-technology = highest level of { $technology }
who-least-technology = lowest level of { $technology }
who-most-medals = most medals
who-least-medals = fewest medals
does-then = { $first }, then { $next }
does-produce = produce { $cubes } on one planet
does-regenerate = { $n ->
    [one] regenerate { $n } resource
   *[other] regenerate up to { $n } resources
  }
does-free-ship = { $n ->
    [one] build { $n } ship at no cost beside a controlled planet
   *[other] build { $n } ships at no cost beside controlled planets
  }
does-ship-abroad = { $n ->
    [one] build one ship at no cost beside a colony of another nation, or beside the Sun if there is none
   *[other] build { $n } ships at no cost beside colonies of other nations, or beside the Sun if there are none
  }
does-reveal = { $n ->
    [one] reveal { $n } hidden body
   *[other] reveal { $n } hidden bodies
  }
does-free-level = { $n ->
    [one] raise one technology by one level at no cost
   *[other] { $n } times raise one technology by one level at no cost
  }
does-free-level-up-to = { $n ->
    [one] raise one technology by one level at no cost, up to level { $level }
   *[other] { $n } times raise one technology by one level at no cost, up to level { $level }
  }
does-free-level-price = { $what }, and sacrifice resources if that brings technological advances
does-move-ships = { $n ->
    [one] move each ship up to { $n } hex
   *[other] move each ship up to { $n } hexes
  }
does-assign = { $n ->
    [one] assign up to { $n } resource to another planet
   *[other] assign up to { $n } resources to other planets
  }
does-transform = { $n ->
    [one] transform { $n } resource
   *[other] transform up to { $n } resources
  }
does-planet-production = { $n ->
    [one] let one colony produce
   *[other] let up to { $n } colonies produce
  }
does-advance = { $n ->
    [one] advance { $n } space on the { $track }
   *[other] advance { $n } spaces on the { $track }
  }
does-advance-choice = { $n ->
    [one] advance { $n } space on one of the tracks
   *[other] advance { $n } spaces on one of the tracks
  }
does-advance-both = { $n ->
    [one] advance { $n } space on each of the tracks
   *[other] advance { $n } spaces on each of the tracks
  }
does-medal = take { $medals }
does-medal-choice = { $n ->
    [one] take { $n } medal of a track of your choice
   *[other] take { $n } medals of a track of your choice
  }
does-sacrifice = { $n ->
    [one] sacrifice { $n } resource
   *[other] sacrifice { $n } resources
  }
does-sacrifice-for = { $n ->
    [one] sacrifice { $n } resource if you want the rest
   *[other] sacrifice { $n } resources if you want the rest
  }
goal-terraform = terraform { $what }
goal-colonise = colonise { $what }
goal-terraform-zone = { $n ->
    [one] terraform { $n } planet in the { $zone }
   *[other] terraform { $n } planets in the { $zone }
  }
goal-colonise-zone = { $n ->
    [one] colonise { $n } planet in the { $zone }
   *[other] colonise { $n } planets in the { $zone }
  }
goal-terraform-same = { $n ->
    [one] terraform { $n } planet
   *[other] terraform { $n } planets of the same type
  }
goal-colonise-same = { $n ->
    [one] colonise { $n } planet
   *[other] colonise { $n } planets of the same type
  }
goal-terraform-each-zone = { $n ->
    [one] terraform { $n } planet in each of the three zones
   *[other] terraform { $n } planets in each of the three zones
  }
goal-terraform-types = { $n ->
    [one] have terraformed planets of { $n } type
   *[other] have terraformed planets of { $n } different types
  }
goal-medals = have { $medals }
medals-of-both = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
  }
goal-mines = { $n ->
    [one] have { $n } ship on a mine
   *[other] have { $n } ships on mines
  }
goal-antimatter = have { cubes-antimatter } on your planets
goal-each-zone = { $n ->
    [one] colonise { $n } planet in each of the three zones
   *[other] colonise { $n } planets in each of the three zones
  }
goal-types = { $n ->
    [one] have colonies of { $n } type
   *[other] have colonies of { $n } different types
  }
goal-level = bring { $technology } to level { $level }
goal-levels = { $n ->
    [one] bring { $n } technology to level { $level }
   *[other] bring { $n } technologies to level { $level }
  }
goal-track = reach space { $n } of the { $track }

## Answers

do-place = Lay it on { $hex } ({ $zone })
do-lay = Lay { $body }
do-energy = { CAPITAL($cubes) }
do-levels = { $technology } and { $other }
do-cell = { $action } (bonus actions: { $bonuses })
do-perform = Carry out { $action }
do-skip = Leave { $action } out
do-bonus = { $bonus } (sacrifice 1 resource): { $text }
do-bonus-paid = { $bonus } (already paid for): { $text }
do-stop = Stop here
do-stop-bonus = No further bonus action
do-stop-move = Move no other ship
do-stop-leg = Stay there
do-stop-build = Build no other ship
do-stop-colonise = Colonise no other planet
do-stop-develop = Raise no other technology
do-stop-terraform = Terraform no other colony
do-stop-harvest = Let no other colony produce
do-decline = Decline
do-move = Move the ship at { $hex } ({ $zone })
do-to = To { $hex } ({ $distance })
do-to-body = To { $hex } ({ $distance }): { $body }
do-to-planet = To { $hex } ({ $distance }): { $planet }, { $type }, level { $level }
do-withdraw = Withdraw the ship at { $hex } ({ $zone })
do-withdraw-from = Withdraw the ship at { $hex } ({ $body })
do-end = End your turn
do-build = Build a ship: { $planet } pays { $cubes } (it holds { $held })
do-price = Spend { $cubes }
do-at = Put it on { $hex } ({ $zone })
do-colonise = Colonise { $planet } ({ $type }, level { $level }, { $zone }): { $advances } on the colonial track
do-develop = { $technology }, level { $level } ({ $name }) for { $cubes }: { $advances } on the technology track
do-spend = { CAPITAL($planet) } pays; it holds { $cubes }
do-terraform = Terraform { $planet } ({ $type }) for { $cubes }: { $points }, { $advances } on the colonial track
do-medal = Take { $medals }
do-advance = { CAPITAL($track) }: to space { $space }
do-advance-part = { CAPITAL($track) }: to space { $space }, its end; the rest is lost
do-advance-lost = { CAPITAL($track) }: you are at its end, the advance is lost
do-advance-both = { CAPITAL($track) }: to space { $space }, its end, then { $other }: to space { $there }
do-advance-other = { CAPITAL($track) }: you are at its end, so { $other }: to space { $there }
do-reveal = Reveal { $hex } ({ $zone })
do-produce = { CAPITAL($planet) }: { $cubes }
do-harvest = { CAPITAL($planet) } produces { $cubes }
do-amount = Produce { $cubes }
do-sacrifice = Sacrifice { $cubes } ({ $holder })
do-regenerate = Regenerate { $cubes }
do-beside = Beside { $planet }
do-pay = Sacrifice a resource and { $icon }
do-raise = { $technology }, level { $level } ({ $name })
do-raise-price = { $n ->
    [one] { $technology }, level { $level } ({ $name }); sacrifice { $n } resource
   *[other] { $technology }, level { $level } ({ $name }); sacrifice { $n } resources
  }
do-quantum = Use { $technology }
do-transform = Transform a resource
do-assign = Assign a resource to another planet
do-give = { CAPITAL($planet) } gives; it holds { $cubes }
do-swap = { CAPITAL($cubes) } into { $got }
do-send = { CAPITAL($cubes) } to { $planet }
button-perform = carry out
button-skip = leave out
button-stop = stop
button-decline = decline
button-pay = pay
button-end = end the turn
button-transform = transform
button-assign = assign
button-reduced = reduced price
button-full = full price

## Chance

chance-first = { $you ->
    [yes] You are first player
   *[no] { $seat } is first player
  }
chance-leave-out = Not in play: { $planet }
chance-lot = A celestial body on { $hex }
chance-deal = Dealt: { $body }
chance-body = Revealed: { $body }
chance-objective = Objective card: { $objective }
chance-card = Progress card: { $card }

## Questions

ask-cell = To which action does your action cube go?
ask-action = { CAPITAL($source) }: do you carry it out?
ask-bonus = Which bonus action do you take?
ask-withdraw = Do you withdraw a ship, or end your turn?
ask-move = { CAPITAL($source) }: which ship do you move, up to { $distance }?
ask-leg = { CAPITAL($source) }: where does the ship from { $hex } go, up to { $distance }?
ask-build = { CAPITAL($source) }: which planet pays for a ship?{ ask-step }
ask-price = { CAPITAL($source) }: what does { $planet } spend for the ship?
ask-ship = { CAPITAL($source) }: where do you put the new ship, beside { $planet }?
ask-colonise = { CAPITAL($source) }: which ship colonises its planet?
ask-develop = { CAPITAL($source) }: which technology do you raise?
ask-payer = { $technology }, level { $level } ({ $name }): which planet pays { $cost }?
ask-terraform = { CAPITAL($source) }: which colony do you terraform?
ask-track = { $n ->
    [one] { CAPITAL($source) }: on which track do you advance { $n } space?
   *[other] { CAPITAL($source) }: on which track do you advance { $n } spaces?
  }
ask-medal = { $n ->
    [one] { CAPITAL($source) }: do you take { $n } medal, and of which track?
   *[other] { CAPITAL($source) }: do you take { $n } medals, and of which track?
  }
ask-reveal = { CAPITAL($source) }: which hidden body do you reveal?{ ask-step }
ask-reveal-last = { $n ->
    [one] { CAPITAL($source) }: do you reveal the last hidden body?
   *[other] { CAPITAL($source) }: which of the last { $n } hidden bodies do you reveal next?
  }
ask-produce-nothing = { CAPITAL($source) }: there is nothing to produce.
ask-produce = { CAPITAL($source) }: on which planet do you produce { $cubes }?
ask-harvest = { CAPITAL($source) }: which colony produces?{ ask-step }
ask-amount = { CAPITAL($source) }: how much of { $cubes } do you produce ({ $planet })?
ask-sacrifice = { CAPITAL($source) }: which resource do you sacrifice?{ ask-step }
ask-yard = { CAPITAL($source) }: beside which planet do you put a ship?
ask-regenerate = { CAPITAL($source) }: which resource do you regenerate?{ ask-step }
ask-icon = { CAPITAL($source) }: on which planet do you produce { $cubes }?
ask-icon-price = { CAPITAL($source) }: do you sacrifice a resource to use { $icon }?
ask-level = { CAPITAL($source) }: which technology do you raise at no cost, up to level { $level }?
ask-kind = { CAPITAL($source) }: do you transform or assign a resource?
ask-giver = { CAPITAL($source) }: which planet gives the resource?{ ask-step }
ask-cube = { CAPITAL($source) }: which resource of { $planet } do you choose, and what do you do with it?
ask-place = Set-up: on which hex do you lay the next celestial body?{ ask-step }
ask-place-body = Set-up: on which hex do you lay this celestial body: { $body }?{ ask-step }
ask-token = Set-up: which of your celestial bodies do you lay next?{ ask-step }
ask-bonus-cubes = Bonus resources: how many of the { $n } are energy? The others are matter.
ask-free-levels = Set-up: which two technologies do you raise to level 1?
step-move = Move ships

## Chained answers, ties

leave-out-perform = Leave the action out
tie-planet = the highest number of a terraformed planet decides, and { $seat } has { $planet }
tie-rounds = nobody has a terraformed planet that decides, so whoever was first player in fewer rounds wins, and that is { $seat }, with { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }

## Events

event-first = { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
  }
event-left-out = { CAPITAL($planet) } is not in play.
event-dealt = { $you ->
    [yes] You have been dealt a celestial body to lay: { $body }.
   *[no] { $seat } has been dealt a celestial body to lay: { $body }.
  }
event-dealt-hidden = { $you ->
    [yes] You have been dealt a celestial body to lay.
   *[no] { $seat } has been dealt a celestial body to lay.
  }
event-laid = { $you ->
    [yes] You laid a celestial body, face down: { $hex }.
   *[no] { $seat } laid a celestial body, face down: { $hex }.
  }
event-begin-again = No hex is left for the next celestial body: all are picked up, and laid again.
event-laid-by-lot = A celestial body lies face down: { $hex }.
event-revealed = { CAPITAL($hex) }: { $body }.
event-objective = { $you ->
    [yes] Your secret objective: { $objective }.
   *[no] Secret objective of { $seat }: { $objective }.
  }
event-objective-hidden = { $you ->
    [yes] You have a secret objective.
   *[no] { $seat } has a secret objective.
  }
event-bonus-cubes = Bonus resources on Earth: { $cubes }.
event-free-levels = { $you ->
    [yes] You begin with level 1 of { $technology } and { $other }.
   *[no] { $seat } begins with level 1 of { $technology } and { $other }.
  }
event-chosen = { $you ->
    [yes] You have chosen your two technologies.
   *[no] { $seat } has chosen two technologies, unseen.
  }
event-ghost-level = Ghost: { $technology }, level { $level }.
event-round = Round { $round }. Progress card: { $card }.
event-ghost-advance = Ghost: { $track }, space { $space }.
event-turn = { $you ->
    [yes] Turn { $number }: your turn.
   *[no] Turn { $number }: { $seat }.
  }
event-cell = { $you ->
    [yes] You moved your action cube: { $action }.
   *[no] { $seat } moved the action cube: { $action }.
  }
event-perform = { $you ->
    [yes] You carry out the main action { $action }.
   *[no] { $seat } carries out the main action { $action }.
  }
event-skip = { $you ->
    [yes] You left out the main action { $action }.
   *[no] { $seat } left out the main action { $action }.
  }
event-stop = { $you ->
    [yes] You stopped there.
   *[no] { $seat } stopped there.
  }
event-decline = { $you ->
    [yes] You declined.
   *[no] { $seat } declined.
  }
event-bonus = { $you ->
    [yes] You take the bonus action { $bonus }.
   *[no] { $seat } takes the bonus action { $bonus }.
  }
event-end = { $you ->
    [yes] You ended your turn.
   *[no] { $seat } ended the turn.
  }
event-spend = { $you ->
    [yes] You spent { $cubes } ({ $planet }).
   *[no] { $seat } spent { $cubes } ({ $planet }).
  }
event-produce = { $you ->
    [yes] You produced { $cubes } ({ $planet }).
   *[no] { $seat } produced { $cubes } ({ $planet }).
  }
event-sacrifice = { $you ->
    [yes] You sacrificed { $cubes } ({ $holder }).
   *[no] { $seat } sacrificed { $cubes } ({ $holder }).
  }
event-regenerate = { $you ->
    [yes] You regenerated { $cubes }.
   *[no] { $seat } regenerated { $cubes }.
  }
event-transform = { $you ->
    [yes] You transformed { $cubes } into { $got } ({ $planet }).
   *[no] { $seat } transformed { $cubes } into { $got } ({ $planet }).
  }
event-assign = { $you ->
    [yes] You assigned { $cubes }: { $planet } → { $to }.
   *[no] { $seat } assigned { $cubes }: { $planet } → { $to }.
  }
event-build = { $you ->
    [yes] You built a ship: { $hex }.
   *[no] { $seat } built a ship: { $hex }.
  }
event-colonise = { $you ->
    [yes] You colonised { $planet } ({ $hex }).
   *[no] { $seat } colonised { $planet } ({ $hex }).
  }
event-level = { $you ->
    [yes] You reached level { $level } of { $technology }: { $name }.
   *[no] { $seat } reached level { $level } of { $technology }: { $name }.
  }
event-collaboration = { $you ->
    [yes] Collaboration bonus: you reach level { $level } of { $technology }.
   *[no] Collaboration bonus: { $seat } reaches level { $level } of { $technology }.
  }
event-terraform = { $you ->
    [yes] You terraformed { $planet }.
   *[no] { $seat } terraformed { $planet }.
  }
event-move = { $you ->
    [yes] You moved a ship: { $origin } → { $hex } ({ $steps }).
   *[no] { $seat } moved a ship: { $origin } → { $hex } ({ $steps }).
  }
event-take-objective = { $you ->
    [yes] You took a colonial objective ({ $hex }).
   *[no] { $seat } took a colonial objective ({ $hex }).
  }
event-withdraw = { $you ->
    [yes] You withdrew a ship ({ $hex }).
   *[no] { $seat } withdrew a ship ({ $hex }).
  }
event-advance = { $you ->
    [yes] You advanced to space { $space } of the { $track }.
   *[no] { $seat } advanced to space { $space } of the { $track }.
  }
event-lost = { $you ->
    [yes] You are at the end of the { $track }: { $advances } lost.
   *[no] { $seat } is at the end of the { $track }: { $advances } lost.
  }
event-medal = A medal goes to the Progress card ({ $track }, space { $space }).
event-benefit = { $you ->
    [yes] { $card } serves you.
   *[no] { $card } serves { $seat }.
  }
event-no-benefit = { $card } serves nobody.
event-medals = { $you ->
    [yes] You received { $medals }.
   *[no] { $seat } received { $medals }.
  }
event-ghost-medals = The ghost received { $medals }.
event-pass-first = { $you ->
    [yes] The first-player token goes to you.
   *[no] The first-player token goes to { $seat }.
  }
event-scored = { $you ->
    [yes] { $line }: { $points } for you ({ $count }).
   *[no] { $line }: { $points } for { $seat } ({ $count }).
  }
event-met = { $you ->
    [yes] Your objective { $objective } is met: { $points }.
   *[no] The objective { $objective } of { $seat } is met: { $points }.
  }
event-missed = { $you ->
    [yes] Your objective { $objective } is not met.
   *[no] The objective { $objective } of { $seat } is not met.
  }
event-total = { $you ->
    [yes] Your total: { $points }.
   *[no] Total of { $seat }: { $points }.
  }
event-win = { $you ->
    [yes] You win with { $points }.
   *[no] { $seat } wins with { $points }.
  }
event-over = The game is over: { $reason }.

## Options of the table

option-objectives = Which set of objective cards is dealt?
option-objectives-standard = the standard objectives
option-objectives-advanced = the advanced objectives, which are harder

option-placement = How are the celestial bodies laid?
option-placement-random = at random
option-placement-in_turn = dealt out and laid by the nations in turn

option-placement_peek = Does a nation look at the celestial bodies it lays in turn?
option-placement_peek-false = no, they stay face down for all
option-placement_peek-true = yes, at its own

option-free_levels_order = How are the two free levels chosen?
option-free_levels_order-seat_order_public = one nation after the other, openly
option-free_levels_order-simultaneous_hidden = all at the same time, unseen until the last choice

option-overflow_distance = Where does a ship go if all hexes around the planet are taken?
option-overflow_distance-hex_distance = to the nearest free hex by distance
option-overflow_distance-flight_path = to the nearest free hex by the way a ship would fly

option-cartography_needs_four = Does Galactic Cartography need four hidden bodies?
option-cartography_needs_four-false = no, what is left is revealed
option-cartography_needs_four-true = yes, otherwise it cannot be carried out

option-produce_less = May a nation produce less than it could?
option-produce_less-false = no
option-produce_less-true = yes, any amount of each resource

option-bonus_axis = Where do the first three bonus actions belong?
option-bonus_axis-first_three_on_columns = to the columns
option-bonus_axis-first_three_on_rows = to the rows

option-allow_no_effect = May an action or bonus action be taken that changes nothing?
option-allow_no_effect-true = yes
option-allow_no_effect-false = no

option-end_of_track = What becomes of advances beyond the end of a track?
option-end_of_track-lost = they are lost
option-end_of_track-other_track = they are made on the other track

option-decline_progress = May the effect of a Progress card be declined?
option-decline_progress-true = yes
option-decline_progress-false = no, what is possible is carried out; a level may still be declined

option-knowledge_price = What does Extraterrestrial Knowledge cost?
option-knowledge_price-per_advance = one resource for each technological advance of the level
option-knowledge_price-per_icon_used = one resource for each icon used on the track
option-knowledge_price-one_cube = one resource if the level has technological advances

option-last_tie_break = Who wins a tie without terraformed planets?
option-last_tie_break-shared = the victory is shared
option-last_tie_break-fewest_first_player_rounds = whoever was first player in fewer rounds

option-solo_planets = How many planets are in a solo game?
option-solo_planets-18 = 18, as the solo rules print; two are left out at random
option-solo_planets-20 = 20, as two nations have

option-wormhole_price = What does a ship cost at level 4 of Space Travel?
option-wormhole_price-one_energy = 1 energy
option-wormhole_price-either = 1 energy, or 1 energy and 1 matter, as the builder likes

option-campaign = Which solo campaign is played?
option-campaign-edge_of_the_galaxy = The Edge of the Galaxy (easy)
option-campaign-children_of_progress = The Children of Progress (intermediate)
option-campaign-sagittarius_a = Sagittarius A* (hard)
option-campaign-hybrid_civilisation = Hybrid Civilisation (extreme)
option-campaign-superior_progeny = Superior Progeny (utopian)

option-level = Which level of the campaign is played?
option-level-value = level { $n }

option-bonus_cubes = How many bonus resources, energy or matter, did the level before earn?
option-bonus_cubes-value = { $n ->
    [0] none
    [one] { $n } resource
   *[other] { $n } resources
  }

option-data = Which component data is played with?
option-data-value = { $name }

## Help

help-rounds = A match has sixteen rounds. A round begins with a Progress card, then every nation takes one turn. At the end the card takes effect, medals are given, and the first-player token passes to the right.
    .title = rounds
help-turn = Move your action cube to another action, and carry it out if you like. Then take none, one or both of the bonus actions of its row and column. Then move your ships, and at last withdraw ships if you like.
    .title = turn
help-actions = Your action board has nine main actions in three rows and three columns. The cube may never stay where it is. What an action repeats you may stop at any point, but not revealing the four bodies of { $action }. You may leave the action out and still use the bonus actions.
    .title = main actions
help-bonuses = The row and the column of your action cube each offer a bonus action. Before each one you sacrifice one resource, from your storage or from a planet. A level of { $technology } can let one resource pay for both.
    .title = bonus actions
help-cubes = Resources are energy, matter and antimatter. To produce is to move them from the storage to a planet; to spend is to move them back, all from one planet. Sacrificed resources go to the Clausius Pit, and only regenerating brings them back to the storage. A nation’s resources are never lost and never become more.
    .title = resources
help-ships = Ships on space hexes move up to their maximum speed, which { $technology } gives. They fly past other ships, but not through stars, the Sun, Sagittarius A* or hidden and occupied bodies: these are impassable. On a planet or mine a ship stops, until it colonises or is withdrawn.
    .title = ships
help-earth = Earth belongs to every nation and lies at the Sun. It is a controlled planet: you can produce, spend and build there. It is no colony: the action { $action } leaves it out, and it scores nothing but its antimatter.
    .title = Earth
help-planets = Land a ship on a revealed planet, then colonise it. The card lies before you with its colony face up, and its resources on it. Terraforming turns it to its terraformed face, which has a production of its own and scores points. A nation has five colonies at most, one for each nation marker.
    .title = planets
help-galaxy = The galaxy board shows the Milky Way as hexes, named by column and row. Celestial bodies lie beside stars, face down until they are revealed. There are three zones: { $near }, { $intermediate } and { $far }.
    .title = galaxy
help-technologies = Your technology board has five technologies with levels 0 to 4. Levels are reached in order, and each works at once. Levels also bring advances on the technology track.
    .title = technologies
help-collaboration = Some levels of a technology carry the collaboration icon. When a nation reaches one, all others below the level that the icon names rise straight to it. It costs them nothing; the help on a level says where the icon is.
    .title = collaboration bonus
help-quantum = At any moment of your turn, even inside an action, you may use { $technology }. A transformation exchanges an energy on a planet for a matter in the storage, or the reverse. An assignment moves one resource from one of your planets to another. Your level limits how many you may do in a turn.
    .title = { technology-quantum-physics }
help-tracks = Colonising and terraforming advance you on the colonial track, technologies on the technology track. Icons on the way regenerate or produce a resource. Both tracks score the number at your space. At the end of a track further advances are lost.
    .title = supremacy tracks
help-medals = The first marker to reach or pass a medal moves it to the Progress card. At the end of the round whoever is furthest on the track takes its medals; in a tie all take the full number.
    .title = medals
help-cards = A Progress card is revealed at the start of a round and takes effect in the resolution. It serves all nations, or those that are most or least advanced. In a tie all of them are served, in turn order.
    .title = Progress cards
help-objectives = Each nation has a secret objective card. It scores if it is met at the end of the game; until then it stays secret. A table chooses between standard objectives and advanced objectives.
    .title = objectives
help-end = After sixteen rounds victory points are counted: antimatter on planets, types and zones of colonies, ships on mines, technologies at their top level, medals, tracks, terraformed planets, objectives. The most victory points win. A tie goes to the terraformed planet with the highest number.
    .title = end of the game
help-solo = Alone you play a campaign of four levels against a ghost. A level is passed if you meet its objectives, those of the earlier levels too, and reach the minimum score. Points above the minimum score bring bonus resources for the next level. A failed level is played again.
    .title = solo game

## The table in a terminal

sketch-round = Round { $n } of { $of }
sketch-phase-setup = set-up
sketch-phase-turns = turns
sketch-phase-resolution = resolution
sketch-phase-over = the game is over
sketch-on-turn = { $you ->
    [yes] your turn
   *[no] { $seat } is on turn
  }
sketch-step-cell = moving the action cube
sketch-step-main = main action
sketch-step-bonus = bonus actions
sketch-step-move = move ships
sketch-step-withdraw = withdraw ships
sketch-first = { $you ->
    [yes] you are first player
   *[no] first player: { $seat }
  }
sketch-deck = { $n ->
    [one] { $n } Progress card to come
   *[other] { $n } Progress cards to come
  }
sketch-quantum = { $technology }: transformed { $transformations }/{ $mosttransformations }, assigned { $assignments }/{ $mostassignments }
sketch-unlimited = ∞
sketch-card = Progress card
sketch-serves = now for
sketch-medals-on-card = medals on it
sketch-campaign = { $campaign }, level { $level }: minimum score { $minimum }
sketch-objective = objective
sketch-actions = Actions; bonus actions above and at the left, [a] action cubes
sketch-tracks = Supremacy tracks (o medal, R regenerate, E M A produce)
sketch-points = points
sketch-nations = Nations
sketch-colonies = colonies (+ terraf.)
sketch-supply = ships in supply
sketch-ships = ships
sketch-markers = nation markers
sketch-medals = medals
sketch-open-points = points so far
sketch-hidden = { $n ->
    [one] { $n } hidden body may be
   *[other] { $n } hidden bodies may be
  }
sketch-planets = Planets
    .key = number, a ship or A colony, + terraformed, type level: production, cost > points
sketch-hidden-planets = planets
sketch-stars = stars
sketch-hidden-body = hidden
sketch-planet = planet
sketch-ship = a ship
sketch-colony = a colony
sketch-own-ship = your ship
sketch-own-colony = your colony
sketch-sheet = Score sheet
sketch-total = total
sketch-best-planet = best terraformed
sketch-rounds-first = rounds as first

## Help on a thing

# A name that a corrected data set has; every language takes its own, and none of the others.
data-name = { $fr ->
   *[other] { $en }
  }

explain = { CAPITAL($title) }. { $text }
explain-next = { $first } { $next }
explain-reconstructed = (Reconstructed by us; its print was not seen.)
explain-inferred = (Where it stands is our conclusion from the rulebook; the print was not seen.)
explain-says = It is printed: “{ $text }”
explain-ship-price = A ship costs { $cost }, unless your { $technology } says otherwise.
explain-alien = Alien planets can be colonised from level { $n } of { $technology } on ({ $level }).
explain-mine = { $points ->
    [one] Each of your ships on a mine at the end scores { $points } point.
   *[other] Each of your ships on a mine at the end scores { $points } points.
  }
explain-medal = { $points ->
    [one] Each medal scores { $points } point.
   *[other] Each medal scores { $points } points.
  }
explain-face-up = At the start they are revealed here: { $zones }.
explain-card-of = Its card names { $designation }, { $discoverer }.
explain-hex = { $n ->
    [one] A space hex of the { $zone }, { $n } hex from the Sun.
   *[other] A space hex of the { $zone }, { $n } hexes from the Sun.
  }
explain-star = { CAPITAL($kind) } of the { $zone }; celestial bodies lie beside it. It is impassable.
explain-star-closed = { CAPITAL($kind) } of the { $zone }; with so few nations no celestial body lies beside it. It is impassable.
explain-zone = { $points ->
    [one] From { $low } to { $high } hexes from the Sun; each colony there scores { $points } point.
   *[other] From { $low } to { $high } hexes from the Sun; each colony there scores { $points } points.
  }
explain-zone-hexes = { $points ->
    [one] { $n } hexes of the board; each colony there scores { $points } point.
   *[other] { $n } hexes of the board; each colony there scores { $points } points.
  }
explain-zone-last = { $points ->
    [one] { $low } hexes from the Sun and more; each colony there scores { $points } point.
   *[other] { $low } hexes from the Sun and more; each colony there scores { $points } points.
  }
explain-planet = { CAPITAL($type) } of level { $level }. It produces { $produces }, terraformed { $terraformed }. Terraforming costs { $cost } and scores { $points }. Colonial track: { $colonise } when colonised, { $terraform } when terraformed.
explain-type = Colonial track: { $colonise } when colonised, { $terraform } when terraformed. The planets { $planets } are of this type.
explain-bonuses = Bonus actions: { $bonuses }.
explain-level-start = Level { $level }, { $name }: { $effects }.
explain-level = Level { $level }, { $name }: { $effects }; costs { $cost }, brings { $advances } on the technology track.
explain-level-still = Level { $level }, { $name }: { $effects }; costs { $cost }.
explain-level-grants = Level { $level }, { $name }: { $effects }; costs { $cost }, brings { $advances } on the technology track; collaboration bonus: the others rise to level { $granted }.
effect-speed = { $n ->
    [0] ships do not move
    [one] ships move up to { $n } hex
   *[other] ships move up to { $n } hexes
  }
effect-ship-cost = a ship costs { $cost }
effect-transform = { $n ->
    [0] no transformation
    [one] { $n } transformation in a turn
   *[other] { $n } transformations in a turn
  }
effect-assign = { $n ->
    [0] no assignment
    [one] { $n } assignment in a turn
   *[other] { $n } assignments in a turn
  }
effect-transform-unlimited = any number of transformations
effect-assign-unlimited = any number of assignments
effect-energy = { $action } produces { cubes-energy }
effect-both-bonuses = { $n ->
    [one] { $n } resource pays for both bonus actions
   *[other] { $n } resources pay for both bonus actions
  }
effect-producing-planets = { $n ->
    [0] no colony produces by { $action }
    [one] { $n } colony produces by { $action }
   *[other] { $n } colonies produce by { $action }
  }
effect-terraform-level = { $n ->
    [0] no planet can be terraformed
   *[other] planets up to level { $n } can be terraformed
  }
effect-antimatter = { $action } produces { cubes-antimatter }
effect-alien-colonies = alien planets can be colonised
explain-track = Spaces 0 to { $last }; medals on { $medals }.
icon-regenerate = regenerate 1 resource
icon-produce-energy = produce 1 energy
icon-produce-matter = produce 1 matter
icon-produce-antimatter = produce 1 antimatter
explain-icons = On { $spaces }: { $icon }.
explain-points = Victory points from space to space: { $points }.
explain-space = { $points ->
    [one] Scores { $points } point.
   *[other] Scores { $points } points.
  }
explain-space-medal = A medal lies here at the start.
explain-space-icon = Whoever reaches or passes it may { $icon }.
explain-objective = { $points ->
    [one] Worth { $points } point.
   *[other] Worth { $points } points.
  }
explain-campaign-level = Level { $level }: { $objective }, minimum score { $minimum }.

## Campaigns

solo-ghost = A ghost plays against you. It begins with level 1 of the three technologies that you leave out, advances one space on both tracks every round, and rises by one level in every technology in rounds { $rounds }. It takes medals and counts where cards compare nations; it owns no planets and scores no points.
solo-bonus = Bonus resources on Earth: { $cubes }.
solo-either = { $n ->
    [one] { $n } energy or matter
   *[other] { $n } energy or matter
  }

# Why an action would change nothing now.
lacks-ships = all your ships are on the board
lacks-space-construction = no planet of yours holds what a ship costs
lacks-colonisation = no ship of yours stands on a planet that you may colonise
lacks-technological-development = no planet of yours can pay for a next level
lacks-stellar-propulsion = no ship of yours can move
lacks-terraforming = no colony that your technology can terraform holds the price
lacks-galactic-cartography = nothing is hidden, and both of your markers are at the end of their tracks
lacks-energy-storage = your { $technology } produces nothing yet, or your storage has no energy
lacks-production = no colony of yours can produce
lacks-antimatter-generation = your { $technology } produces nothing yet, or your storage has no antimatter

## Why an answer is better ($n of something more than after the other one)

why-line = { $n ->
    [one] { $what }: { $n } point more
   *[other] { $what }: { $n } points more
  }
why-technology = { $n ->
    [one] { $what }: { $n } level more
   *[other] { $what }: { $n } levels more
  }
why-track = { $n ->
    [one] { $what }: { $n } space further
   *[other] { $what }: { $n } spaces further
  }
why-colony = { $n ->
    [one] { $n } more colony
   *[other] { $n } more colonies
  }
why-ship = { $n ->
    [one] { $n } more ship on the board
   *[other] { $n } more ships on the board
  }
why-cubes = { $n ->
    [one] { $n } more cube on your planets
   *[other] { $n } more cubes on your planets
  }
why-pit = { $n ->
    [one] { $n } cube less in the pit
   *[other] { $n } cubes less in the pit
  }
why-objective = your objective comes nearer
plan-gain = { $n ->
    [one] the plan behind it ends with about { $n } point
   *[other] the plan behind it ends with about { $n } points
  }
plan-passes = the plan behind it passes the level about { $n } times in ten

## What the set-up holds, by its events

setup-laid = { $n ->
    [one] one celestial body was laid face down
   *[other] { $n } celestial bodies were laid face down
}
setup-revealed = { $n ->
    [one] one of them was revealed
   *[other] { $n } of them were revealed
}
setup-left-out = { $n ->
    [one] one planet is not in play
   *[other] { $n } planets are not in play
}
