# What the lessons of Kepler-3042 say; docs/lessons.md tells how.

## First flight

lesson-first-flight = First flight
    .about = The last two turns of a match: build a ship, land, colonise, and win.
lesson-first-flight-goal = You lead a nation that leaves Earth. After round 16 the most victory points win: from colonies, two tracks, medals and a secret objective. This is round 15. You have two turns left, and 7 points against your rival’s 9.
lesson-first-flight-objective = What the ship is for is secret: only you see your objective. { objective-logistic-support } brings 5 points for a colony in each of the three zones. You have one in the intermediate and one in the far zone. The near zone is missing.
lesson-first-flight-target = There is your target: planet 3, close to the Sun, and nobody is there. Your ship lands there now, and next turn it becomes a colony.
lesson-first-flight-cell = These are your nine actions. Every turn your action cube moves to another one. You will need a ship: move it to { action-space-construction }.
    .early = { action-colonisation } needs a ship that stands on a planet, and you have none out there. Build one first: { action-space-construction }.
    .else = In another match, why not. Now two turns are left and you have no ship: { action-space-construction }.
lesson-first-flight-build = A ship costs 1 energy and 1 matter. Only resources that lie on a planet can be spent, and one planet pays the whole price. Let Earth pay.
    .else = No ship, no colony. Let Earth pay.
lesson-first-flight-ship = The new ship stands beside the planet that paid; for Earth, that is beside the Sun. Choose the side of planet 3.
    .else = From there planet 3 is two hexes away, and your ships fly only one in a turn. Choose a hex that touches planet 3.
lesson-first-flight-enough = Earth could pay for another ship. It would reach nothing in time: build no other ship.
    .else = A second ship cannot land before the end. Keep the resources and stop.
lesson-first-flight-bonus = Your cube stands in a row and in a column, and each has a bonus action. { bonus-society-modernisation } moves you on the colonial track, from space 1 to 2. A medal lies on space 4: planet 3 will carry you there. Take this bonus.
    .ship = Another ship for nothing, but it could not land in time. The track leads to a medal: { bonus-society-modernisation }.
    .none = A resource less in the storage will not hurt you now, and a medal is worth a point. Take { bonus-society-modernisation }.
    .else = Not now. Take { bonus-society-modernisation }.
lesson-first-flight-sacrifice = A bonus has a price: one resource goes into the Clausius Pit, out of use. Take energy or matter from the storage, because resources there cannot be spent anyway.
    .precious = Antimatter on a planet is worth a point at the end. Do not give it away: sacrifice energy or matter from the storage.
    .else = That resource lies on a planet and can still pay for something. Take one from the storage.
lesson-first-flight-move = Now your ships fly, as far as { technology-space-travel } allows: at level 1 one hex. Choose your ship.
    .else = If it stays, there will be no colony. Choose your ship.
lesson-first-flight-leg = Land on planet 3. A ship on a planet stays there, and nobody else can land.
    .else = Out there is nothing to colonise. Planet 3 is one hex away.
lesson-first-flight-end = At the end of a turn you may withdraw ships. Yours has work to do: end your turn.
    .else = Withdrawn, it would be back in the supply, and planet 3 lost. End your turn.
lesson-first-flight-card = Your rival has produced energy. Then the Progress card of the round took effect: { card-colonial-relief } helps whoever is last on the colonial track. That is you. Produce 2 matter on a planet, for example on Earth.
    .else = It costs nothing, and resources on planets can be spent. Produce them.
lesson-first-flight-colonisation = Round 16, and your rival has played: this is the very last turn. Your ship stands on planet 3. Move the cube to { action-colonisation }.
    .else = There is no turn after this one. What wins now is the colony: { action-colonisation }.
lesson-first-flight-colonise = Your ship becomes a colony, and it costs nothing. A rocky planet also moves you 2 spaces on the colonial track.
    .else = Your objective needs this colony. Colonise planet 3.
lesson-first-flight-icon = On the way, space 3 lets you produce 1 matter. Choose any of your planets.
    .else = It is a gift. Choose a planet.
lesson-first-flight-last-points = You reached the medal: it lies on the Progress card, and goes to whoever leads the track after this turn. You do. One more point is within reach: { bonus-technological-evolution } produces antimatter, and on a planet that is worth 1.
    .track = Space 5 scores no more than space 4. Antimatter does: { bonus-technological-evolution }.
    .none = In the last turn resources in the storage are worth nothing. Turn one into a point: { bonus-technological-evolution }.
    .else = { bonus-technological-evolution } scores a point. Take it.
lesson-first-flight-last-sacrifice = Pay with energy or matter. They score nothing at the end.
    .else = Antimatter is the one resource that scores. Pay with energy or matter.
lesson-first-flight-antimatter = Put the antimatter on a planet, whichever you like.
lesson-first-flight-last-end = All is done. End your turn, and the match.
lesson-first-flight-score = 16 to 14: you win! Planet 3 brought 1 point for its zone and the 5 of your objective; the track, the medal and the antimatter brought 1 each. Now you know a whole turn. Values marked ◇ are our reconstruction of what is printed. The chapters show the rest, one thing at a time.

## The cube and the grid

lesson-cube-and-grid = The cube and the grid
    .about = Nine actions, two bonuses for each, and a turn in which the bonuses are what counts.
lesson-cube-and-grid-grid = Nine main actions in three rows and three columns. Your cube stands on { action-energy-storage }. It can never stay, so no action comes twice in a row: think of the next turn, too.
lesson-cube-and-grid-lines = Every row and every column has a bonus action. The cell you choose gives you its main action and up to two bonuses. Today you want two bonuses: a ship for nothing, and a flight of 2 hexes.
lesson-cube-and-grid-cell = { bonus-space-logistics } stands above the left column, { bonus-plan-exploration } beside the middle row. They meet in { action-stellar-propulsion }.
    .price = There a ship costs 1 energy and 1 matter of Earth, and { bonus-plan-exploration } belongs to another row. Choose { action-stellar-propulsion }.
    .centre = In the middle row, but its column does not build ships. Choose { action-stellar-propulsion }.
    .else = Look for the cell where both bonuses meet: { action-stellar-propulsion }.
lesson-cube-and-grid-skip = { action-stellar-propulsion } moves ships, and you have none on the board. Leave it out: the bonuses are yours all the same.
    .nothing = That is allowed, but nothing would move. Leave it out.
    .else = Nothing to do before. Leave it out.
lesson-cube-and-grid-logistics = You may take the bonuses in any order. First the ship, then the flight: { bonus-space-logistics }.
    .order = Then there would be no ship to fly yet. First { bonus-space-logistics }.
    .none = You moved the cube here for the bonuses. Take { bonus-space-logistics }.
    .else = First the ship: { bonus-space-logistics }.
lesson-cube-and-grid-sacrifice = Each bonus costs one resource of your choice, which goes into the pit and rarely comes back. A resource of the storage hurts least: energy or matter.
    .antimatter = You own only three antimatter, and they are hard to replace. Sacrifice energy or matter from the storage.
    .else = On a planet it can pay for something. Take one from the storage.
lesson-cube-and-grid-yard = The ship may be put beside any planet you control. Beside planet 3 it is closer to the next one.
    .earth = Allowed, but planet 2 is too far from Earth. Choose planet 3.
    .else = Choose planet 3.
lesson-cube-and-grid-ship = Choose a hex from which planet 2 is at most 2 hexes away.
    .else = From there it takes more than 2 hexes around the star. Choose one of the two hexes that are pointed at.
lesson-cube-and-grid-exploration = Now the second bonus: { bonus-plan-exploration } moves each of your ships up to 2 hexes, whatever your { technology-space-travel }.
    .else = The ship would stay where it is. Take { bonus-plan-exploration }.
lesson-cube-and-grid-second = A second bonus, a second resource. (Level 4 of { technology-energy-development } makes one resource pay for both.)
    .antimatter = You own only three antimatter. Sacrifice energy or matter from the storage.
    .else = On a planet it can pay for something. Take one from the storage.
lesson-cube-and-grid-move = Choose the ship.
    .stay = You have paid for this flight. Choose the ship.
    .else = Choose the ship.
lesson-cube-and-grid-leg = Land on planet 2.
    .else = Planet 2 is within reach: land there.
lesson-cube-and-grid-end = Next turn { action-colonisation } makes it yours. End your turn; the ship stays.
    .else = Withdrawn, it would be back in the supply. End your turn.
lesson-cube-and-grid-done = A ship and a landing, in a turn whose main action did nothing, for two resources. So read the grid: what the cell does, and what its row and column add.

## Energy, matter, antimatter

lesson-resources = Energy, matter, antimatter
    .about = Three kinds of resources, three places where they lie, and the four ways between them.
lesson-resources-three = You own 7 energy, 7 matter and 3 antimatter, from the first turn to the last. Resources are never lost and never won: they only change places. There are three places.
lesson-resources-planets = On planets: here they can be spent, for ships, levels and terraforming. A price is always paid by one planet alone, so it matters on which one they lie.
lesson-resources-storage = In the storage: here they wait. They cannot be spent. To produce is to move resources from the storage to a planet; to spend moves them back.
lesson-resources-pit = In the Clausius Pit: what was sacrificed. It is out of use until you regenerate it, which moves it to the storage.
lesson-resources-cell = Your storage holds 1 energy, 2 matter and 3 antimatter. Let a colony produce: { action-production }.
    .else = Not today. Look at { action-production }.
lesson-resources-harvest = Level 1 of { technology-terraforming } lets one colony produce. Planet 14 shows 1 energy and 3 matter, planet 3 one of each. Choose planet 14.
    .less = Planet 3 would produce 1 energy and 1 matter. Planet 14 gives more.
    .stop = Then nothing is produced. Choose planet 14.
    .else = Choose planet 14.
lesson-resources-evolution = Only 2 matter came: the storage had no third. What it lacks is not produced. Antimatter is left: produce some with { bonus-technological-evolution }.
    .empty = Your storage has neither energy nor matter any more: nothing would be produced. Take { bonus-technological-evolution }.
    .none = Antimatter is rare, and on a planet it is a point. Take { bonus-technological-evolution }.
    .else = Take { bonus-technological-evolution }.
lesson-resources-sacrifice = A resource must go into the pit. Planet 14 now has 4 matter: give one of those.
    .antimatter = A resource sacrificed from the storage cannot be produced afterwards. Give matter.
    .energy = You have less energy on your planets. Give matter.
    .else = Give matter.
lesson-resources-produce = All that one production brings goes to one planet. Antimatter pays for the highest levels, and on a planet it is worth 1 point at the end. Put it where you like.
    .else = Choose a planet.
lesson-resources-end = End your turn. The round is over, and its card takes effect.
    .else = End your turn.
lesson-resources-matter = { card-matter-recovery } serves whoever is last on the colonial track: you. Regenerate up to two resources. Your storage needs matter.
    .energy = That one next. Matter first: your storage has none.
    .decline = Resources in the pit are good for nothing. Regenerate matter.
    .else = Regenerate matter.
lesson-resources-energy = And a second one, whichever you like.
    .decline = It costs nothing. Take a resource back.
    .else = Take a resource back.
lesson-resources-circle = So the resources go round: storage to planet, planet to storage, sometimes to the pit and back. An empty storage produces nothing, a full one pays nothing.

## Ships and zones

lesson-ships-and-zones = Ships and zones
    .about = Reveal bodies, fly, take a colonial objective on the way, and use a mine.
lesson-ships-and-zones-zones = Three zones lie around the Sun. At the end a colony is worth 1 point in the near zone, 2 in the intermediate and 3 in the far zone.
lesson-ships-and-zones-hidden = Bodies lie beside stars. Those of the near zone are open from the start, all others face down. Nobody can land on a hidden one, so somebody has to reveal them.
lesson-ships-and-zones-cell = { action-galactic-cartography } does that. Move your cube there.
    .later = Your ships will fly at the end of the turn anyway. First { action-galactic-cartography }.
    .else = Move it to { action-galactic-cartography }.
lesson-ships-and-zones-track = First it moves you 1 space on a track of your choice.
    .else = Choose a track.
lesson-ships-and-zones-reveal = Then you reveal four bodies, one after the other. Choose the first; the guide does the other three.
    .else = Choose a hidden body.
lesson-ships-and-zones-revealed = Two rocky planets, an alien one and a mine. They are open for everybody now: reveal what you can reach before the others.
lesson-ships-and-zones-move = Now your ships fly. At level 2 of { technology-space-travel } each one may fly up to 3 hexes. Start with the upper one.
    .other = That one in a moment. First the upper one.
    .stay = There is something to fetch. Choose the upper ship.
    .else = Choose the upper ship.
lesson-ships-and-zones-leg = Fly to the colonial objective. Whoever enters first takes it and advances 1 on the colonial track.
    .else = The colonial objective is within reach. Fly there.
lesson-ships-and-zones-further = It does not stop you: one hex is left. Fly on, or stay.
    .else = Fly on, or stay.
lesson-ships-and-zones-second = Now the other ship.
    .stay = A mine is waiting for it. Choose the other ship.
    .else = Choose the other ship.
lesson-ships-and-zones-mine = Land on the mine. Planets and mines end the flight. Stars, the Sun and bodies that are hidden or occupied are in the way; ships in open space are not, but you cannot end there.
    .else = Land on the mine, beside the star.
lesson-ships-and-zones-withdraw = A ship on a mine at the end of the match scores 2 points. Or withdraw it: that regenerates a resource. There is time, so do that.
    .other = That one stands in open space and would bring nothing. Withdraw the ship on the mine.
    .end = You may leave it there. But your pit is full: withdraw it from the mine.
    .else = Withdraw the ship on the mine.
lesson-ships-and-zones-regenerate = Take a resource back from the pit.
    .decline = It costs nothing. Take a resource back.
    .else = Take a resource back.
lesson-ships-and-zones-end = The other ship stays on its way. End your turn.
    .else = Flying back would cost turns. Leave it and end your turn.
lesson-ships-and-zones-rules = You have three ships in all. One that colonises or is withdrawn goes back to the supply and can be built again.

## Colonise and terraform

lesson-colonies = Colonise and terraform
    .about = From a landed ship to a colony, from a colony to a terraformed planet, and what both are worth.
lesson-colonies-landed = Two of your ships stand on planets: one on planet 2, an ocean planet, one on planet 28, an alien one. { action-colonisation } replaces ships by your markers, and costs nothing.
lesson-colonies-cell = Move your cube to { action-colonisation }.
    .else = The ships wait for { action-colonisation }.
lesson-colonies-colonise = Only planet 2 is offered: an alien planet asks for level 3 of { technology-antimatter-science }. That ship has to wait. Colonise planet 2.
    .stop = Then both ships wait. Colonise planet 2.
    .else = Colonise planet 2.
lesson-colonies-card = You have its card now, still without resources, and the ship is back in the supply. An ocean planet advances you 1 on the colonial track, a rocky one 2. You can have five colonies at most.
lesson-colonies-terraform = Later in a match. Terraforming turns the card to its better face: another production, and points. It asks for two things: resources on the very planet, and { technology-terraforming } as high as the planet’s level.
lesson-colonies-cell-terraforming = Move your cube to { action-terraforming }.
    .else = { action-terraforming } it is.
lesson-colonies-ocean = Your { technology-terraforming } is level 2. Planet 2 is of level 1 and pays 1 energy. Terraform it.
    .later = That one next. Start with planet 2.
    .stop = The resources lie ready. Terraform planet 2.
    .else = Terraform planet 2.
lesson-colonies-super-earth = You may go on as long as you can pay. Planet 5 pays 1 energy and 1 matter, and a super-Earth advances you 2.
    .stop = Nothing speaks against it. Terraform planet 5.
    .else = Terraform planet 5.
lesson-colonies-points = Planet 13 has the resources, but it is of level 3: your technology is not there yet. The two others score now, besides the points of their zone.
lesson-colonies-collect = What you collect counts at the end, too: three colonies of one type bring 3 points, one of each of the five types brings 5.

## Technologies and tracks

lesson-technologies = Technologies and tracks
    .about = Buy a level, choose who pays, use an icon of the track, and let others collaborate.
lesson-technologies-board = Five technologies, level 0 to 4: how far you fly, what you may do with resources, how much energy, terraforming and antimatter you get. A level works at once.
lesson-technologies-cell = Levels are bought by { action-technological-development }.
    .else = For levels you need { action-technological-development }.
lesson-technologies-develop = Raise { technology-space-travel } to level 3: your ships will fly 6 hexes instead of 3.
    .stop = You came here to buy. Raise { technology-space-travel }.
    .else = You could. But from level 3 on a technology helps the others as well: see it with { technology-space-travel }.
lesson-technologies-payer = Level 3 costs 2 energy, 1 matter and 1 antimatter, all from one planet. Two of yours have that. Let planet 13 pay: Earth will need its own for ships.
    .earth = It could. But then Earth has too little for a ship next turn. Let planet 13 pay.
    .else = Let planet 13 pay.
lesson-technologies-icon = The level moves you 2 spaces on the technology track. Space 3 has an icon: produce 1 energy. Whoever reaches or passes it may, now and later.
    .decline = It costs nothing. Choose a planet.
    .else = Choose a planet.
lesson-technologies-collaboration = Collaboration: your rival had level 0 and now has level 1, for nothing. Some high levels have this icon: whoever reaches one pulls up those who are far behind.
lesson-technologies-more = You may buy as many levels as you can pay. Earth keeps its resources today: raise no other technology.
    .dear = You could, and sometimes should. Today Earth keeps its resources: stop.
    .else = Stop here.
lesson-technologies-bonus = The next space of the track has a medal. { bonus-scientific-progress }, the bonus of this column, takes you there.
    .other = That is the other track. The medal lies on the technology track: { bonus-scientific-progress }.
    .none = A medal one space away: take { bonus-scientific-progress }.
    .else = Take { bonus-scientific-progress }.
lesson-technologies-sacrifice = Pay with a resource, energy or matter.
    .else = Keep your antimatter. Pay with energy or matter.
lesson-technologies-tracks = The medal lies on the Progress card now. At the end of the match each track also scores the points at your space, and each technology on level 4 scores 2.

## Quantum Physics

lesson-quantum-physics = { technology-quantum-physics }
    .about = The right resource in the wrong place: transform it, or send it over.
lesson-quantum-physics-stuck = You want to terraform planets 2 and 5. Planet 2 asks for 1 energy and has 1 matter. Planet 5 asks for 1 energy and 1 matter and has no energy. { technology-quantum-physics } helps.
lesson-quantum-physics-cell = Move your cube to { action-terraforming }.
    .early = You may do that at any moment of your turn, now too. It is clearer once you see what is missing: first { action-terraforming }.
    .else = { action-terraforming } is what you want.
lesson-quantum-physics-quantum = No planet can pay, so nothing is offered. But in the middle of an action you may use { technology-quantum-physics }.
    .stop = Not yet. Use { technology-quantum-physics }.
    .else = Use { technology-quantum-physics }.
lesson-quantum-physics-transform = Two things are possible. To transform turns energy into matter, or matter into energy. Do that on planet 2.
    .later = That one for planet 5. First transform.
    .else = First transform.
lesson-quantum-physics-giver = Which planet gives the resource? Planet 2.
    .earth = Earth’s energy is what planet 5 needs. Choose planet 2.
    .else = That matter is needed there. Choose planet 2.
lesson-quantum-physics-swap = Its matter goes to the storage, and an energy comes back. Antimatter cannot be transformed.
    .else = Transform the matter.
lesson-quantum-physics-terraform = Now planet 2 can pay. Terraform it.
    .else = Planet 2 first.
lesson-quantum-physics-again = Planet 5 lacks an energy, and Earth has two. Use { technology-quantum-physics } again.
    .stop = Planet 5 is one resource away. Use { technology-quantum-physics }.
    .else = Use { technology-quantum-physics }.
lesson-quantum-physics-assign = One transformation in a turn is all you have below level 4. But you can assign: send a resource from planet to planet.
    .else = Assign.
lesson-quantum-physics-from = Earth gives.
    .else = That planet is the one in need. Earth gives.
lesson-quantum-physics-send = Send the energy to planet 5.
    .else = Planet 2 is done. Send it to planet 5.
lesson-quantum-physics-super-earth = And terraform planet 5.
    .enough = No more is needed. Terraform planet 5.
    .stop = So close! Terraform planet 5.
    .else = Terraform planet 5.
lesson-quantum-physics-limits = Two planets in a turn in which neither could pay. Your level says how often: one transformation, and as many assignments as the level, up to 3. Level 4 has no limits.

## Medals and Progress cards

lesson-medals-and-cards = Medals and Progress cards
    .about = What happens at the end of a round: the card first, then the medals.
lesson-medals-and-cards-card = Each round opens with a Progress card. Everybody reads it, but it takes effect only after all have played: you can prepare. { card-extraterrestrial-knowledge } will let each nation raise a technology.
lesson-medals-and-cards-race = Your rival reached space 7 of the colonial track, so its medal lies on the card. It goes to whoever is furthest on the track at the end of the round. You stand on 6.
lesson-medals-and-cards-cell = Your ship stands on planet 2. Move your cube to { action-colonisation }.
    .else = A colony would move you forward: { action-colonisation }.
lesson-medals-and-cards-colonise = An ocean planet: 1 space. Colonise it.
    .else = You need the space. Colonise planet 2.
lesson-medals-and-cards-overtake = Space 7: you are level, and both would take a medal. One space more and it is yours alone: { bonus-society-modernisation }.
    .tie = Then you both take one, in full. Alone is better: { bonus-society-modernisation }.
    .antimatter = Worth a point as well. But a medal for you alone is a point that your rival does not get: { bonus-society-modernisation }.
    .else = Take { bonus-society-modernisation }.
lesson-medals-and-cards-sacrifice = Pay with energy or matter.
    .else = Keep your antimatter. Pay with energy or matter.
lesson-medals-and-cards-icon = Space 8 has an icon as well: 1 matter.
    .decline = It costs nothing. Choose a planet.
    .else = Choose a planet.
lesson-medals-and-cards-end = You lead the track. End your turn; the round is over.
    .else = End your turn.
lesson-medals-and-cards-level = First the card. Your rival declined. You raise a technology by one level; it costs only a resource for each space that the level moves you on the technology track. { technology-terraforming }!
    .decline = A level for one resource is cheap. Raise { technology-terraforming }.
    .else = A good level, too. Today it is { technology-terraforming }: planets of level 2 come within reach.
lesson-medals-and-cards-price = Level 2 brings 1 space, so sacrifice one resource.
    .else = Keep your antimatter. Give energy or matter.
lesson-medals-and-cards-medal = Then the medals: yours. Each one is worth 1 point at the end. Last, the first-player token passes to the right.
lesson-medals-and-cards-cards = The next card is open. Some cards serve all, some only who is first or last in something. Whoever it serves now is marked, and may change until the end of the round. You may decline what a card offers.

## Objectives and the end

lesson-objectives = Objectives and the end
    .about = Begin with your objective in mind, and see how it is counted.
lesson-objectives-secret = A match begins: the galaxy is laid, and you have been dealt a secret objective. { objective-project-atlantis } asks for a terraformed ocean planet. Planet 2 is one, and it lies close to the Sun.
lesson-objectives-free-levels = Before round 1 you raise two technologies to level 1, for nothing. For this objective you have to fly, and to terraform.
    .ground = That terraforms, but your ships could not fly. { technology-space-travel } and { technology-terraforming }.
    .sky = That flies, but { action-terraforming } and { action-production } ask for { technology-terraforming }. Take both.
    .else = Useful later. For this objective: { technology-space-travel } and { technology-terraforming }.
lesson-objectives-plan = Now you know what to do in the first rounds: a ship, planet 2, a colony, one resource of energy on it, and { action-terraforming }. Nobody else knows it.
lesson-objectives-last-round = Another match, your last turn. Your objective is open still, planet 4 is an ocean planet with 1 matter, and one of your ships stands on a mine.
lesson-objectives-cell = Move your cube to { action-terraforming }.
    .else = Your objective is one action away: { action-terraforming }.
lesson-objectives-terraform = Planet 4 pays 1 matter.
    .stop = Your objective needs it. Terraform planet 4.
    .else = Terraform planet 4.
lesson-objectives-end = The ship on the mine is worth 2 points: leave it there and end your turn.
    .mine = That would throw away 2 points. End your turn.
    .else = Nothing of that scores any more. End your turn.
lesson-objectives-sheet = The sheet counts line by line: antimatter on planets, types, ships on mines, technologies at the top, medals, zones, tracks, terraformed planets, and only now the objectives. 30 to 26: without the 4 points of yours it would be a tie. Then the terraformed planet with the highest number decides.

## Alone with the ghost

lesson-alone = Alone with the ghost
    .about = A campaign of four levels against somebody who never sleeps.
lesson-alone-campaign = Alone you play campaigns of four levels. This is level 2 of { campaign-edge-of-the-galaxy }: you need 40 points and the objectives of this level and of the one before.
lesson-alone-bonus-cubes = Alone you begin with nothing on Earth but bonus resources: antimatter for the level, and a resource for every full 5 points above the minimum of the level before. Yours are 3. Choose how many are energy; ships ask for both kinds.
    .all-energy = Without matter no ship can be built. Keep some of both.
    .all-matter = Without energy no ship can be built. Keep some of both.
    .else = Keep some of both.
lesson-alone-free-levels = Two levels for nothing, as always. Earth is nearly empty, so take { technology-space-travel } and { technology-energy-development }.
    .else = Possible. But { action-energy-storage } fills Earth best when you begin with so little: { technology-space-travel } and { technology-energy-development }.
lesson-alone-ghost = The ghost took level 1 in the three technologies that you left. In rounds 5, 10 and 15 it gains a level in each.
lesson-alone-steps = At the beginning of every round it moves 1 space on both tracks and carries medals to the card. If it is further than you, it takes them. It also counts where a card asks who is first or last; it has no planets and no points.
lesson-alone-last-turn = Level 1 of the same campaign, your last turn. You need 30 points and a terraformed planet in the far zone. Planet 18 lies there, and it has all the resources it asks for.
lesson-alone-cell = Move your cube to { action-terraforming }.
    .else = Without the objective no points help: { action-terraforming }.
lesson-alone-terraform = Terraform planet 18.
    .stop = Without it the level is failed. Terraform planet 18.
    .quantum = No need: the resources are there. Terraform planet 18.
    .else = Terraform planet 18.
lesson-alone-end = End your turn.
    .else = Nothing is missing. End your turn.
lesson-alone-passed = Passed, with 40 points. The 10 above the minimum bring 2 bonus resources on level 2. A failed level is simply played again.

## Laying the galaxy in turn

lesson-laying-the-galaxy = Laying the galaxy in turn
    .about = A way to begin in which the nations lay the bodies themselves.
lesson-laying-the-galaxy-stars = Some tables let the nations lay the bodies, in turn. Each lies beside exactly one star, and never beside another body. With two nations only single stars are used.
lesson-laying-the-galaxy-token = At this table you may look at your share, and you alone. Lay one of your rich planets first: 18, 19 or 24.
    .mine = Everybody can use a mine, wherever it lies. Lay a rich planet first.
    .goal = Somebody will take it in passing. Lay a rich planet first.
    .else = A small one can wait. Lay 18, 19 or 24.
lesson-laying-the-galaxy-place = Bodies of the near zone are turned up for all before round 1. Beyond, only you will know what lies there. Choose a hex in the intermediate zone.
    .near = There it is open to all from the start. Choose a hex in the intermediate zone.
    .else = A long way to fly. Choose a hex in the intermediate zone, 5 to 7 hexes from the Sun.
lesson-laying-the-galaxy-rules = It lies face down, and you know what it is. Your rival lays the next one, and so on until all lie. Where nobody may look, you only choose the hexes.

## House rules

lesson-house-rules = House rules
    .about = Four questions that only some tables ask.
lesson-house-rules-price = Level 4 of { technology-space-travel } makes a ship cost 1 energy. At a table that lets you choose, you may pay the full price. Why would you? Take the reduced one.
    .full = That would bring 1 matter back to the storage, and is rarely worth it. Take the reduced price.
    .else = Take the reduced price.
lesson-house-rules-amount = Usually you produce all you can. At this table you may produce less. Next turn planet 14 shall produce 1 energy, and the storage has 4: produce 3 and leave one.
    .all = Then the storage is empty, and planet 14 produces no energy next turn. Produce 3.
    .else = Even fewer help nobody. Produce 3.
lesson-house-rules-icon-price = { card-extraterrestrial-knowledge } gave you a level. At this table the level is free, but each icon you reach by it costs a resource. Pay: a resource of the storage for an energy on a planet.
    .else = Then the icon is lost. A resource on a planet is worth more than one in the storage: pay.
lesson-house-rules-medal = A corrected set of cards may have one that gives medals at once. None of ours does; imagine this were one. Choose a track: the medal is worth a point on either.
    .else = A medal is a point. Choose a track.
lesson-house-rules-done = What a table plays is told when it is set up, and in its rules. Everything else is as you know it.

## The first time a question is asked

first-time-cell = Move your action cube to another action; it cannot stay. Look at the two bonus actions of its row and column as well, and at what you want to do next turn.
first-time-action = Carry out the main action of the cell, or leave it out. In both cases the bonus actions of the row and the column come next.
first-time-bonus = Take the bonus of the row, that of the column, both or none, in any order. Each costs a sacrificed resource, which rarely comes back: ask what it really brings.
first-time-withdraw = End your turn, or first take ships off the board. A ship withdrawn from a mine regenerates a resource; others only go back to the supply.
first-time-move = Choose the ship that flies; each may fly once. Your { technology-space-travel } says how far, and a ship that stands on a body does not move any more.
first-time-leg = Choose the hex where the flight ends. On a planet or a mine the ship stops and keeps others away; a colonial objective moves you forward in passing.
first-time-build = Choose the planet that pays for a ship; it is put beside that planet. You have three ships in all: build where you want to start from.
first-time-price = Choose what this ship costs. The reduced price is nearly always right; the full one puts a matter back into your storage.
first-time-ship = Choose the hex of the new ship. Take the side on which it will fly on, with the stars out of the way.
first-time-colonise = Choose the ship that colonises its planet; that costs nothing, and the ship goes back to the supply. You have only five markers for colonies: zone, type and points of a planet matter.
first-time-develop = Choose the technology to raise by one level; one planet pays the whole price. A level works at once, and the higher ones move you on the technology track.
first-time-payer = Choose the planet that pays for this level. Keep resources where you want to build or terraform.
first-time-terraform = Choose the colony to terraform; it pays with its own resources. Then it scores its points, has another production and may move you on the colonial track.
first-time-track = Choose the track on which you advance. Look for the next icon or medal, and where you are ahead.
first-time-medal = Choose the track whose medals you take. Each is worth a point at the end, and cards that compare medals count both kinds.
first-time-reveal = Choose a body to reveal, for all and for good. Begin with what your ships will reach before the others.
first-time-produce = Choose the planet that gets what is produced; all of it goes to the same one. Think of what that planet will have to pay: a ship, a level, its own terraforming.
first-time-harvest = Choose the colony that produces what its card shows. What your storage lacks is not produced: begin with the one you need most.
first-time-amount = At this table you choose how much you produce. What you leave in the storage can be produced elsewhere, or sacrificed.
first-time-sacrifice = Choose the resource that goes into the Clausius Pit. A resource of the storage cannot be spent, and you will often miss it less than one on a planet.
first-time-yard = Choose the planet beside which this ship is put, for nothing. The closer to your next target, the better.
first-time-regenerate = Choose the resource that comes back from the Clausius Pit to your storage. Take the kind that your next production will lack.
first-time-icon = Your marker reached an icon: produce the resource it shows on one of your planets. It is free, so only decide where it will be of use.
first-time-icon-price = At this table the use of this icon costs a sacrificed resource. Pay if what it gives is worth more to you than a resource of the storage.
first-time-level = The card lets you raise a technology by one level; if that level moves you on the track, it may ask for sacrifices. A level that is dear to buy gains most from being free.
first-time-kind = Choose what { technology-quantum-physics } does. To transform exchanges energy for matter or matter for energy, to assign sends a resource from one of your planets to another.
first-time-giver = Choose the planet that gives the resource. Take it where it will not pay for anything soon.
first-time-cube = Choose the resource, and where it goes or what it becomes. Then the step is made, and you are back at the question before.
first-time-place = Choose the hex of the next body: beside one star only, and apart from other bodies. Those of the near zone will be turned up for all before round 1.
first-time-token = Choose which of your bodies you lay; nobody else knows them. Keep those that you want to reach for the right hexes.
first-time-bonus-cubes = Choose how many of your bonus resources are energy; the others are matter. A ship asks for one of each, and Earth has nothing else at the start.
first-time-free-levels = Choose the two technologies that begin on level 1. Without { technology-space-travel } your ships do not fly; let your objective choose the other.

## Before the first match: how one wins, and what a turn is

welcome-kepler3042 = You lead a nation that leaves Earth. After sixteen rounds the most victory points win: from colonies, two supremacy tracks, medals and a secret objective.
    .turn = Move your action cube to another of nine cells and do what it says. Then you may take two bonuses, each for a sacrificed cube, and your ships fly.

## What an answer costs, or gives to others ($n of something less than before it)

risk-line = { $n ->
    [one] { $what }: { $n } point less
   *[other] { $what }: { $n } points less
  }
risk-technology = { $n ->
    [one] { $what }: { $n } level less
   *[other] { $what }: { $n } levels less
  }
risk-track = { $n ->
    [one] { $what }: { $n } space back
   *[other] { $what }: { $n } spaces back
  }
risk-colony = { $n ->
    [one] { $n } colony less
   *[other] { $n } colonies less
  }
risk-ship = { $n ->
    [one] { $n } ship less on the board
   *[other] { $n } ships less on the board
  }
risk-cubes = { $n ->
    [one] { $n } cube less on your planets
   *[other] { $n } cubes less on your planets
  }
risk-pit = { $n ->
    [one] { $n } cube goes to the pit
   *[other] { $n } cubes go to the pit
  }
risk-objective = your objective moves away
