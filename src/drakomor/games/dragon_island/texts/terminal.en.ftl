### The terminal, in English.

## Words that are typed

word-do-sail = sail
word-do-assault = assault
word-do-attack = attack
word-do-buy = buy
word-do-deck = deck
word-do-disband = disband
word-do-exchange = exchange
word-do-hand_over = hand-over
word-do-jettison = jettison
word-do-launch = launch
word-do-load = load
word-do-raid = raid
word-do-replace = replace
word-do-sell = sell
word-do-store = store
word-do-summon = summon
word-do-take = take
word-do-task = task
word-do-transfer = transfer
word-do-end = end
word-do-next = next
word-do-stop = stop
word-do-bonus = bonus
word-do-pass = pass
word-do-claim = claim
word-do-none = none
word-do-afloat = afloat
word-do-sink = sink
word-do-front = front
word-do-rear = rear
word-do-nothing = nothing
word-go-island = island
word-go-home = home
word-ware-ballista = Ballista
word-ware-warriors = Warriors
word-ware-mage = Mage
word-ware-iron = Iron
word-ware-dragon_stone = Dragon Stone
letter-ballista = B
letter-warriors = W
letter-mage = M
letter-dragon = D

## How it is typed

typed-turn = sail SHIP GOAL, buy iron …, end; also: list, why ANSWER, hint, undo, ?, help
typed-route = { $sample }, or a goal, or stop; also: list, why ANSWER, hint, undo, ?, help
typed-steer = { $sample }, or all at once: { $sample } J9 S1, or none; also: list, hint, undo, help

## What is offered

offer-sail = Sail with { $first }: name ship and goal, { $one } Varnholt, or the points, { $one } J3 J4
offer-buy = Buy { $first } for { $second }
offer-sell = Sell { $first } from { $second }
offer-disband = Disband { $first } of { $second }, for half the price
offer-summon = Summon a Mage, for two Stones; he comes to { $first }
offer-exchange = Exchange Iron for a Stone: { $first }
offer-launch = Launch a ship, on { $first }
offer-store = Leave { $first } of { $second } in the harbour
offer-take = Take { $first } from the harbour, onto { $second }
offer-load = Load { $first } from the water, onto { $second }
offer-transfer = Pass { $first } from { $second } to { $third }
offer-jettison = Throw overboard { $first } of { $second }
offer-deck = Lay open on deck { $first } of { $second }
offer-attack = Attack with { $first }: { $second }
offer-raid = Raid the harbour with { $first }
offer-assault = Attack Dragon Island: { $first }
offer-task = Take a task card
offer-replace = Another task card instead of { $first }
offer-hand_over = Hand over { $first } of { $second }, for nothing

## The table

table-seat = { $seat }
table-house-N = House Azure
table-house-E = House Crimson
table-house-S = House Amber
table-house-W = House Violet
table-round = Round { $round }
table-over = Game over
table-coins = coins
table-medals = Medals
table-cards = tasks
table-free-hunter = Free Hunter
table-dice = Dice { $dice }
table-phase-move = sailing
table-phase-act = acting
table-after-move = on to the action phase
table-after-act = on to the movement phase
table-protected = protected by the dragons
table-eight = 8: bonuses
table-bank = Bank
table-dragons = dragons { $count }
table-depot = Depot
table-home = harbour { $letter }
table-task = { $task }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $medals ->
    [0] { "" }
    [one] , { $medals } Medal
   *[other] , { $medals } Medals
}
table-moves = { $ship } can make { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
table-strength = strength { $strength }
table-guard = Dragons of the island { $dragons }, garrison { $garrison }
help-signs = The chart: + a point that a ship can come to now, ! one where it can be attacked, › the route so far. N1 a ship; D? a dragon face down, D3 green, D7 red, D* gold, DD a pair; ∩1 the cave CV1. □ ports, $ bonuses: $1 $3 $5 coins, $■ Iron, $◆ a Stone, $≈ magic wind; % goods on the water; ≈A a current that carries to a. On the circle: = gates, ^ reefs, ○ the white point; the arrow shows to its front, the digits behind it count the columns of its points, d26 for example; D14 with a capital letter is on the chart, d14 on the circle, and every point of the circle may also be called by its square on the chart. Beside it: coins (? unknown), Medals, task cards; B Ballista, W Warriors, M Mage, ■ Iron, ◆ Stone; in brackets what lies on deck; the prices and depots of the mainlands; what can be reached, with the moves it takes. Typed: sail N1 J3 J4 J5, N1 Varnholt, N1 island, N1 H5 bonus; buy iron; end.

illegal-no-such-place = There is no point, harbour or cave called { $place }.
illegal-out-of-reach = { $ship } cannot come to { $point } and end there; moves left: { $moves }.
illegal-route-is-over = The route is over before { $point }: no moves are left.

## The score sheet

sheet-coins = coins
sheet-medals = Medals of Glory
sheet-gold-silver = { $gold ->
    [0] { $silver }
   *[other] { $gold }×5+{ $silver }
}
sheet-ships = ships
sheet-troops = troops aboard
sheet-goods = value of the goods
sheet-won-coins = Won by riches: whoever first has all the coins that it takes.
sheet-won-front = Won by the assault on Dragon Island, from the front.
sheet-won-rear = Won by the assault on Dragon Island, from the rear.
sheet-won-rounds = The last round is over: coins decide, then Medals, then goods.
