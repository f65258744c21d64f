### Dragon Island in English.

title = Dragon Island

## Words

word-seat-N = House Azure
word-seat-E = House Crimson
word-seat-S = House Amber
word-seat-W = House Violet
word-harbour-M_NW = Varnholt
word-harbour-M_NE = Ostrel
word-harbour-M_SE = Melkar
word-harbour-M_SW = Tirsa
word-harbour-H_N = the harbour of House Azure
word-harbour-H_E = the harbour of House Crimson
word-harbour-H_S = the harbour of House Amber
word-harbour-H_W = the harbour of House Violet
word-harbour-island = Dragon Island
word-by-M_NW = { word-harbour-M_NW }
word-by-M_NE = { word-harbour-M_NE }
word-by-M_SE = { word-harbour-M_SE }
word-by-M_SW = { word-harbour-M_SW }
word-by-H_N = { word-harbour-H_N }
word-by-H_E = { word-harbour-H_E }
word-by-H_S = { word-harbour-H_S }
word-by-H_W = { word-harbour-H_W }
word-other-M_NW = { word-harbour-M_NW }
word-other-M_NE = { word-harbour-M_NE }
word-other-M_SE = { word-harbour-M_SE }
word-other-M_SW = { word-harbour-M_SW }
word-other-H_N = { word-harbour-H_N }
word-other-H_E = { word-harbour-H_E }
word-other-H_S = { word-harbour-H_S }
word-other-H_W = { word-harbour-H_W }
word-place-M_NW = { word-harbour-M_NW }
word-place-M_NE = { word-harbour-M_NE }
word-place-M_SE = { word-harbour-M_SE }
word-place-M_SW = { word-harbour-M_SW }
word-place-H_N = { word-harbour-H_N }
word-place-H_E = { word-harbour-H_E }
word-place-H_S = { word-harbour-H_S }
word-place-H_W = { word-harbour-H_W }
word-ship-M_NW = { word-harbour-M_NW }
word-ship-M_NE = { word-harbour-M_NE }
word-ship-M_SE = { word-harbour-M_SE }
word-ship-M_SW = { word-harbour-M_SW }
word-ship-H_N = { word-harbour-H_N }
word-ship-H_E = { word-harbour-H_E }
word-ship-H_S = { word-harbour-H_S }
word-ship-H_W = { word-harbour-H_W }
word-side-M_NW = { word-harbour-M_NW }
word-side-M_NE = { word-harbour-M_NE }
word-side-M_SE = { word-harbour-M_SE }
word-side-M_SW = { word-harbour-M_SW }
word-side-H_N = { word-harbour-H_N }
word-side-H_E = { word-harbour-H_E }
word-side-H_S = { word-harbour-H_S }
word-side-H_W = { word-harbour-H_W }
word-side-island = { word-harbour-island }
word-side-front = from the front
word-side-rear = from the rear
word-kind-ballista = a Ballista
word-kind-warriors = Warriors
word-kind-mage = a Mage
word-kind-iron = Iron
word-kind-dragon_stone = a Dragon Stone
word-token-ballista = Ballista
word-token-warriors = Warriors
word-token-mage = Mage
word-token-iron = Iron
word-token-dragon_stone = Dragon Stone
word-cargo-ballista = { word-token-ballista }
word-cargo-warriors = { word-token-warriors }
word-cargo-mage = { word-token-mage }
word-cargo-iron = { word-token-iron }
word-cargo-dragon_stone = { word-token-dragon_stone }
word-deck-ballista = { word-token-ballista }
word-deck-warriors = { word-token-warriors }
word-deck-mage = { word-token-mage }
word-deck-iron = { word-token-iron }
word-deck-dragon_stone = { word-token-dragon_stone }
word-garrison-ballista = { word-token-ballista }
word-garrison-warriors = { word-token-warriors }
word-garrison-mage = { word-token-mage }
word-goods-iron = { word-token-iron }
word-goods-dragon_stone = { word-token-dragon_stone }
word-kinds-ballista = { word-token-ballista }
word-kinds-warriors = { word-token-warriors }
word-kinds-mage = { word-token-mage }
word-kinds-iron = { word-token-iron }
word-kinds-dragon_stone = { word-token-dragon_stone }
word-troops-ballista = { word-token-ballista }
word-troops-warriors = { word-token-warriors }
word-troops-mage = { word-token-mage }
word-dragon-green = green dragon
word-dragon-red = red dragon
word-dragon-gold = gold dragon
word-dragons-green = { word-dragon-green }
word-dragons-red = { word-dragon-red }
word-dragons-gold = { word-dragon-gold }
word-bonus-coin1 = 1 coin
word-bonus-coin3 = 3 coins
word-bonus-coin5 = 5 coins
word-bonus-iron = Iron
word-bonus-dragon_stone = Dragon Stone
word-bonus-magic_wind = magic wind
word-rotation-0 = south
word-rotation-1 = west
word-rotation-2 = north
word-rotation-3 = east
word-task-T01 = Stone merchant
word-task-T02 = Iron broker
word-task-T03 = Feeder of dragons
word-task-T04 = Grand tour
word-task-T05 = Young blood
word-task-T06 = Red trophy
word-task-T07 = Golden trophy
word-task-T08 = Cave raid
word-task-T09 = Clear the lanes
word-task-T10 = Privateer
word-task-T11 = Treasure seeker
word-task-T12 = The ritual
word-task-T13 = Shipwright
word-task-T14 = Salvager
word-task-T15 = Reef pilot
word-task-T16 = Expeditionary corps

## The task cards

task-T01 = In one turn, sell two or more Dragon Stones in the same mainland harbour.
task-T02 = In one turn, sell two or more Iron in the same mainland harbour, but not where you drew this card.
task-T03 = In one turn, exchange two or more Iron for Stones on Dragon Island.
task-T04 = Have a ship in each of the four mainland harbours when turns of yours end. The one where you drew this card counts at once.
task-T05 = Kill a green dragon.
task-T06 = Kill a red dragon.
task-T07 = Kill a gold dragon.
task-T08 = Kill a dragon in its cave.
task-T09 = Kill a dragon of the outer contour outside a cave, whoever attacked.
task-T10 = Win a fight against another player's ship, whoever attacked.
task-T11 = Take any bonus.
task-T12 = Summon a Mage.
task-T13 = Launch a ship for its full price.
task-T14 = Load goods from the water or from a ship you have beaten, or goods that another player left in a harbour.
task-T15 = End the move of a ship on a reef or on the white point.
task-T16 = In one turn, hand over two troop tokens for nothing in the mainland harbour diagonally opposite the one where you drew this card.

## Questions

ask-turn = { $seat }: { $now ->
    [move] sail on, go on to your actions, or end your turn
    [move_last] sail, or end your turn
    [act] go on acting, turn to sailing, or end your turn
    [act_last] act, or end your turn
   *[other] sail, act, or end your turn
}.
ask-route = { $seat }: where does { $ship } sail on from { $at }? Moves left: { $left }.
ask-push = { $seat }: which ship does { $ship } push out of its port?
ask-steer = { $seat }: which dragon do you steer?
ask-steer_to = { $seat }: where does the dragon at { $place } fly?
ask-prey = { $seat }: which ship does the dragon attack?
ask-cave = { $seat }: into which cave does the new dragon come?
ask-hunter = { $seat }: which dragon attacks { $ship } first?
ask-claim = { $seat }: { $ship } has touched a hunting zone. Do you point the dragon out?
ask-fighter = { $seat }: which troops of { $ship } fight next? They face a { $dragon } at { $place }, strength { $strength }.
ask-intercept = { $seat }: { $ship } sails across { $point }. Do you intercept it, and with which ship?
ask-survivors = { $seat }: { $ship } wins by { $left }. Which of its troops survive?
ask-survivor = { $seat }: { $ship } has a margin of { $left } left. Which of its troops survives next?
ask-loot = { $seat }: what does { $ship } take from { $other }?
ask-fate = { $seat }: is { $other } left afloat, or sunk?
ask-deck = { $seat }: which token of { $ship } lies on deck?
ask-relief_push = { $seat }: which ship is pushed out to make room for your new one?
ask-die = What does the die of { $seat } show?
ask-ballista = What does the Ballista roll ({ $side })?
ask-dragon = Which dragon comes out of the bank?
ask-guard = Which token joins the defenders of the island?
ask-rotation = How does the central circle lie?
ask-task = Which task card is drawn?
ask-first_player = Who begins?

answer-end = end your turn
answer-next = close this phase
answer-stop = that is enough
answer-bonus = take the bonus
answer-pass = let it pass
answer-claim = point it out
answer-none = none
answer-afloat = leave it afloat
answer-sink = sink it
answer-ballista = (Ballista)
answer-warriors = (Warriors)
answer-mage = (Mage)
answer-iron = (Iron)
answer-dragon_stone = (Dragon Stone)

## What happened

event-circle_laid = Dragon Island looks { $rotation }.
event-launched = { $seat } launches { $ship } on { $point }.
event-first_player = { $seat } begins.
event-turn_began = Round { $round }: it is the turn of { $seat }.
event-rolled = { $seat } rolls { $dice }.
event-protectorate = The dragons protect { $seat } in this turn.
event-came_out = A dragon comes out of the bank, face down, into { $cave }.
event-none_came_out = No dragon comes out for { $seat }: no cave is empty, or no dragon is left.
event-steered = { $seat } steers { $number ->
    [2] a pair of dragons
   *[other] a dragon
} from { $place } to { $point }.
event-attacked = An attack on { $ship } from { $place }!
event-claimed = { $seat } points the dragon out: { $ship } has touched its hunting zone.
event-unclaimed = Nobody points the dragon out: { $ship } gets away.
event-hunted = From { $place } a hunter dragon falls upon { $ship } on { $point }!
event-turned_over = The dragon at { $place } is turned over: a { $dragon }.
event-ballista_rolled = A Ballista rolls { $strength } ({ $by }).
event-struck = { $ship } strikes with { $token }, strength { $strength }: the { $dragon } is brought to { $left }.
event-lost = { $ship } loses { $kind }.
event-slain = The { $dragon } at { $place } is dead!
event-dragon_moved = The dragon flies from { $place } to { $point }.
event-circle_turned = The circle makes a quarter turn: Dragon Island now looks { $rotation }.
event-sank = { $ship } sinks on { $point }{ $goods ->
    [none] .
   *[other] { $lost ->
        [true] ; lost with it: { $goods }.
       *[false] ; on the water now: { $goods }.
    }
}
event-salvaged = { $ship } loads { $kind } from the water on { $point }.
event-declared = { $ship } shows its route: { $route }.
event-sailed = { $ship } arrives at { $point }.
event-pushed = { $ship } is pushed out of its port, to { $point }.
event-took_bonus = { $ship } takes a bonus: { $bonus }.
event-intercepted = { $seat } intercepts: { $ship } attacks { $other } on { $point }.
event-raided = { $ship } raids { $harbour }.
event-showed = { $ship } shows what it carries: { $cargo ->
    [none] nothing
   *[other] { $cargo }
}.
event-showed_guards = The troops come forward ({ $harbour }): { $troops }.
event-compared = { $one } against { $other }: { $sums }.
event-spared = { $ship } stays afloat.
event-robbed = { $ship } takes { $kind } from { $other }.
event-loaded = { $ship } gets { $kind } { $reason ->
    [start] to begin with
    [buy] from the market
    [bonus] as a bonus
    [loot] as loot
    [exchange] for the Iron
    [launch] with the launch
    [relief] as relief
    [summon] for two Stones
   *[disband] for the Mage
}.
event-handed_in = { $reason ->
    [sell] { $seat } sells { $kind }
    [disband] { $seat } disbands { $kind }
    [summon] { $seat } offers { $kind } to summon a Mage
    [exchange] { $seat } gives { $kind } to Dragon Island
    [hand_over] { $seat } hands over { $kind }
   *[jettison] { $seat } throws { $kind } overboard
} ({ $place }).
event-earned = { $seat } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} { $reason ->
    [sell] for the sale
    [disband] for the troops
    [relief] as relief
    [bonus] as a bonus
   *[task] for the task
}.
event-paid = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} { $reason ->
    [buy] on the market
    [launch] for a ship
   *[replace] for another task
}.
event-won_medals = { $seat } wins { $medals ->
    [one] { $medals } Medal of Glory
   *[other] { $medals } Medals of Glory
}.
event-relieved = { $seat } has lost its last ship and gets { $ship } in its place.
event-stored = { $ship } leaves a token ({ $harbour }).
event-stored-secret = { $ship } leaves { $kind } ({ $harbour }).
event-fetched = { $ship } takes a token ({ $harbour }).
event-fetched-secret = { $ship } takes { $kind } ({ $harbour }).
event-transferred = { $ship } passes a token to { $other }.
event-transferred-secret = { $ship } passes { $kind } to { $other }.
event-arranged = On the deck of { $ship } now: { $deck ->
    [none] nothing
   *[other] { $deck }
}.
event-looked = { $seat } looks into the depot ({ $harbour }).
event-looked-secret = { $seat } looks into the depot ({ $harbour }): { $kinds }.
event-drew_task = { $seat } takes a task card ({ $harbour }){ $task ->
    [none] .
   *[other] : { $task }.
}
event-drew_task-secret = { $seat } takes a task card ({ $harbour }): { $task }.
event-returned_task = { $seat } puts a task card under the pile.
event-completed = { $seat } completes a task: { $task }!
event-assault = { $seat } attacks Dragon Island { $side }! Ships in the assault: { $ships }.
event-assault_rolled = A Ballista of { $seat } rolls { $strength }.
event-guard_shown = The defenders are turned over: { $dragons }{ $garrison ->
    [none] { "" }
   *[other] ; garrison: { $garrison }
}.
event-garrison_rolled = { $seat } rolls { $strength } for a Ballista of the garrison.
event-assault_compared = The assault { $side }, { $seat } against the island: { $sums }.
event-guard_recalled = { $front ->
    [true] The dragons and the garrison
   *[false] The dragons
} of the island are drawn anew.
event-ended = The game is over: { $reason ->
    [coins] { $seat } has all the coins it takes.
    [front] { $seat } has captured Dragon Island from the front!
    [rear] { $seat } has captured Dragon Island from the rear!
   *[rounds] the last round has been played, and coins decide.
}

## Options of the rules

option-free_hunters = how many of the last seats are children, Free Hunters
option-unused_home = what a home harbour without a player is: a neutral port, or closed
option-initial_rotation = how the circle lies at the start: by lot, or with its front to the south (zero)
option-launch_with_ballista = whether a launched ship carries a Ballista
option-three_ship_wind = how three ships share the wind: sum_split in any parts, whole_dice each die whole
option-protectorate_wind = what wind a rolled 1 gives: its one move (die_one), or none
option-double_one_spawns = how many dragons a double 1 brings out
option-bonus_ends_move = whether a bonus ends the move of the ship
option-bonus_other_die = whether a ship that took a bonus may use the other die, too
option-iron_sell_price = what mainlands pay for Iron: the price of the tower (same), one coin less, or they do not buy it
option-token_supply = whether the tokens of the bank can run out
option-mage_disband = what a disbanded Mage brings: one Stone, or Mages cannot be disbanded
option-deck_rule = which tokens lie open: always the top one (top_open), or those on deck, which may stay empty (slots)
option-ship_to_ship = where your ships may pass tokens to each other: in a harbour or along a line, or in a harbour only
option-coins_visibility = whether everybody sees your coins
option-depot_visibility = whether everybody sees what lies on the mainlands
option-push_home_ports = whether ships can be pushed out of home harbours
option-killed_dragon = where a dead dragon goes: back to the bank, or out of the game
option-gate_goods = what becomes of the goods of a ship that the circle destroys in a gate: they float, or are lost
option-dragon_may_enter_cave = whether a steered dragon may end in a cave
option-hunter_targets = whom a hunter dragon hunts: everyone, or everyone but who put it there
option-hunter_call = who notices that a ship has touched a hunting zone: the table (automatic), or the others (manual)
option-hunter_start_counts = whether the point where a route starts can touch a hunting zone
option-hunter_after_sinking = where a hunter dragon is after it sank a ship: on its point, or beside it
option-dragons_stay_revealed = whether dragons stay face up after a fight
option-attack_from_port = whether a ship in a port may attack a dragon
option-attacks_per_ship = how many fights a ship may begin in a turn
option-dragon_damage_persists = whether a weakened dragon stays weak until the end of the turn
option-flotsam_reach = from where goods on the water are loaded: from their point, or also along a line
option-pvp_min_diff = the margin from which the winner of a fight between players keeps a token
option-pvp_payment = how surviving tokens are paid out of the margin: the cheapest first, or in any order, each in full
option-intercept_ends_move = whether an intercept ends the move of the ship
option-rear_force = which ships attack the rear: that on the white point, or those in the lagoon as well
option-assault_defeat = what a lost assault costs: the troops, the ships as well, or nothing
option-assault_reshuffle = whether the defenders are drawn anew after a failed assault
option-task_deck = how many task cards are used
option-task_limit = how many task cards one may hold
option-task_secret = whether task cards are secret
option-kids_start_coins = the coins that a Free Hunter begins with
option-kids_load_penalty = whether cargo slows the ships of Free Hunters down
option-kids_tasks = whether Free Hunters may take task cards
option-round_limit = after how many rounds the game ends; 0 for no limit

## Errors

malformed-too-few-adults = at least { $adults ->
    [one] { $adults } adult has
   *[other] { $adults } adults have
} to play, and there are { $seats } seats in all
malformed-out-of-range = possible are numbers from { $least } to { $most }
malformed-wrong-size = must be { $height } lines of { $width } signs
malformed-no-such-space = there is no kind of point { $found }
malformed-no-space = at least one point of the kind { $wanted } is needed
malformed-no-such-point = there is no point { $found }
malformed-no-such-line = no line is there: { $found }
malformed-not-open = { $found } is a port; a point of open water is needed
malformed-no-port = { $found } is not marked as a port of this kind
malformed-stray-port = the port { $found } belongs to no harbour
malformed-not-straight = the points of a push line lie in a row, and { $found } do not
malformed-not-beside = { $found } does not lie beside the gate { $gate }
malformed-covered = the circle would cover the point { $found }
malformed-cut-off = no line leads to { $found }
malformed-too-few-ports = a harbour has at least { $least } ports
malformed-no-such-land = there is no such harbour or cave: { $found }
malformed-not-even = an even number is needed: half of it is paid, too
malformed-too-few-tokens = at least { $least } are needed
malformed-too-few-tasks = at least { $least } core task cards are needed
malformed-no-such-event = no task can ask for { $found }
malformed-wrong-scope = tasks of this event have the scope { $wanted }
