### Why an answer is refused.

word-phase-move = the movement phase
word-phase-act = the action phase
word-place-island = Dragon Island

## The turn, sailing

why-DI-SETUP-1 = There is no point { $point }.
why-DI-TURN-3 = One phase is finished with all ships before the other begins. Now it is { $phase }{ $second ->
    [1] , the second one of this turn.
   *[other] ; close it with: next.
}
why-DI-TURN-4 = You have no ship { $ship } that could sail.
why-DI-TURN-5 = You have no ship { $ship }.
why-DI-R-9 = { $ship ->
    [none] There is no phase to close: your first move or action begins one, and the second phase ends with the turn.
   *[other] { $ship } cannot sail any more in this turn.
}
why-DI-MOVE-1 = No line leads from { $at } to { $point }.
why-DI-MOVE-2 = An obstacle breaks the line from { $at } to { $point }.
why-DI-MOVE-5 = { $moves ->
    [0] { $ship } has no moves: its load and the dice leave it none.
    [one] { $ship } has { $moves } move, and that is used up.
   *[other] { $ship } has { $moves } moves, and they are used up.
}
why-DI-MOVE-6 = Two ships may not stand on one point, and { $ship } is on { $point }.
why-DI-MOVE-8 = There is a dragon on { $point }, and no ship passes a dragon.
why-DI-R-2 = { $point } belongs to a home harbour without a player, and in this game such harbours are closed.
why-DI-R-14 = Even under the protectorate { $point } is not one move away from { $at }.
why-DI-R-15 = { $ship } has not left its place yet: a route has to lead somewhere.
why-DI-R-16 = The circle is entered and left only where a gate meets the sea: not from { $at } to { $point }.
why-DI-R-20 = A current flows one way only: from { $point } to { $at }, and not back.
why-DI-R-31 = All ports are taken, and no ship there can be pushed out ({ $harbour }).
why-DI-BONUS-1 = Nothing can be taken on { $point }: a bonus needs a rolled 8 and a ship that reaches it by its base moves alone.
why-DI-BONUS-2 = The 8 that would pay for the bonus on { $point } has been used already.
why-DI-BONUS-3 = { $ship } has no room for a Dragon Stone.
why-DI-BONUS-4 = { $ship } has no room for Iron.
why-DI-BONUS-8 = { $ship } has taken a bonus already, and it gets only one.
why-DI-R-18 = { $ship } sails with magic wind, and that allows no second bonus.
why-DI-R-19 = The bank has none left for this bonus: { $cargo }.
why-DI-PUSH-1 = { $ship } does not lie in a port of this harbour, so it cannot be pushed out.
why-DI-PUSH-3 = { $ship } cannot be pushed out: there is no free water for it.

## Dragons

why-DI-DRAGON-1 = A new dragon comes out in a cave, and { $place } is none.
why-DI-DRAGON-5 = You can steer no dragon at { $place }: there is none.
why-DI-DRAGON-6 = { $place } is too far: the moves of a dragon are { $moves }.
why-DI-DRAGON-7 = { $place ->
    [none] A dragon can attack a ship of another player, so one has to.
   *[other] A dragon has to attack a ship of another player as long as one can, and with { $place } none would.
}
why-DI-DRAGON-8 = A ship of another player lies there too, so the dragon has to attack that one and not your own { $ship }.
why-DI-DRAGON-11 = { $place } lies in the central circle, and steered dragons reach nothing there.
why-DI-DRAGON-12 = { $place } is a port: dragons neither enter ports nor attack ships in them.
why-DI-PAIR-1 = More than two dragons cannot be joined, and there are two at { $place }.
why-DI-PAIR-7 = You cannot steer the pair at { $place } as a whole now: say upper or lower.
why-DI-PAIR-8 = There is no pair at { $place }, only a single dragon.
why-DI-R-33 = There is a dragon in { $cave } already.
why-DI-R-37 = The dragon cannot end at { $place }: the place is taken, or closed to it.
why-DI-R-38 = From { $place } the dragon cannot attack { $ship }: they are not neighbours.
why-DI-R-39 = The dragon at { $place } has been steered in this turn already.
why-DI-R-43 = No dragon at { $place } attacks now: those whose zones were touched first come first.
why-DI-BATTLE-1 = { $dragons ->
    [0] There is no dragon at { $place }.
   *[other] { $ship } cannot attack the dragon at { $place }: it takes a neighbouring point, or the mouth of its cave.
}
why-DI-BATTLE-3 = Only troops fight, and this is goods: { $cargo }.
why-DI-R-48 = { $ship } lies in port, and in this game nobody attacks dragons from there.
why-DI-R-49 = { $troops ->
    [0] { $ship } has no troops to fight with.
   *[other] { $ship } has begun a fight in this turn already.
}
why-DI-R-51 = All of this kind have fought this dragon already: { $cargo }.

## Trade and cargo

why-DI-TRADE-2 = You can buy only in a mainland harbour ({ $place }).
why-DI-TRADE-3 = { $ship } has no room: two tokens in the holds, one on deck.
why-DI-TRADE-4 = You can sell only in a mainland harbour ({ $place }).
why-DI-TRADE-5 = { $cargo ->
    [none] The deck of { $ship } cannot stay empty: the upper token always lies open.
   *[other] This lies on the deck of { $ship } already: { $cargo }.
}
why-DI-TRADE-6 = Only in the ports of Dragon Island is Iron exchanged for Stones, and { $ship } is not there.
why-DI-HARBOUR-1 = That can be done only in a mainland harbour ({ $place }).
why-DI-HARBOUR-2 = The price here is { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins } ({ $cargo }).
why-DI-HARBOUR-3 = Only Iron and Dragon Stones can be sold; troops can be disbanded: { $cargo }.
why-DI-HARBOUR-4 = A Mage costs two Dragon Stones; here you have { $stones } ({ $harbour }).
why-DI-HARBOUR-5 = Only troops can be disbanded; goods can be sold: { $cargo }.
why-DI-HARBOUR-7 = No room is left: at most { $most ->
    [one] { $most } token
   *[other] { $most } tokens
} can lie there ({ $harbour }).
why-DI-HARBOUR-9 = You have no ship in port there ({ $harbour }).
why-DI-HARBOUR-10 = Nothing can be left there ({ $harbour }): tokens are left in mainland harbours and in those of players.
why-DI-HARBOUR-12 = { $ship } has nobody to beat: a raid needs a foreign home harbour with troops in it.
why-DI-HARBOUR-13 = The harbour is another player's: you can leave goods there, but no troops ({ $harbour }).
why-DI-LAUNCH-1 = A ship costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins }.
why-DI-LAUNCH-3 = Your ships are launched from the berths of your home harbour ({ $berths }), not on { $point }.
why-DI-UNIT-6 = A Mage is not bought but summoned, for two Dragon Stones.
why-DI-R-7 = At most { $most ->
    [one] { $most } ship
   *[other] { $most } ships
} can be yours, and you have as many.
why-DI-R-21 = In this game mainlands do not buy Iron.
why-DI-R-22 = Dragon Stones cannot be bought for coins; Dragon Island gives them for Iron.
why-DI-R-23 = The bank has none left: { $cargo }.
why-DI-R-24 = In this game Mages cannot be disbanded.
why-DI-R-25 = You have no such token there ({ $place }): { $cargo }.
why-DI-R-26 = The tokens of { $ship } have been rearranged in this phase already.
why-DI-R-27 = From { $ship } to { $other } nothing can pass: both have to be yours, and side by side.
why-DI-R-44 = There is a dragon over the goods on { $point }: they can be loaded when it is gone.
why-DI-R-53 = { $ship } is too far away to load what floats on { $point }.
why-DI-R-73 = { $ship } is not in port: only there are tokens left and taken.
why-DI-R-74 = Troops guard what lies there ({ $harbour }): they have to be beaten in a raid first.
why-DI-BATTLE-14 = Nothing of the kind floats on { $point }: { $cargo }.

## Task cards

why-DI-TASK-1 = Task cards are to be had only in a mainland harbour where you have a ship ({ $harbour }).
why-DI-TASK-3 = No task of yours asks for this to be handed over there ({ $harbour }).
why-DI-TASK-4 = You do not hold this task: { $task }.
why-DI-TASK-5 = Another task costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} now, and you have { $coins }.
why-DI-R-76 = No task card is left.
why-DI-R-77 = You hold { $number ->
    [one] a task card
   *[other] { $number } task cards
} and may not take another.
why-DI-R-84 = In this game Free Hunters take no task cards.

## Fights between players, the island

why-DI-PVP-1 = { $port ->
    [none] { $ship } and { $other } are not joined by a line.
   *[other] { $port } lies in port, and there no ship fights another.
}
why-DI-PVP-2 = { $ship } and { $other } do not stand on neighbouring points.
why-DI-PVP-5 = At least one of your troops survives with a margin of { $left }: say which.
why-DI-PVP-6 = To keep these troops takes a margin of { $cost }, and yours is { $left }.
why-DI-PVP-11 = { $ship } itself cannot be taken over, only its goods.
why-DI-R-59 = Troops of a beaten ship are lost and cannot be taken: { $cargo }.
why-DI-R-60 = First you take goods, or say stop; then you decide what becomes of the ship.
why-DI-R-61 = { $other } is a ship of your own.
why-DI-INTERCEPT-1 = No line joins { $ship } to { $point }.
why-DI-R-62 = { $troops ->
    [0] { $ship } has no troops to intercept with.
   *[other] { $ship } cannot intercept: it lies in port, or it has intercepted this ship already.
}
why-DI-ISLAND-2 = From the front only ships in the ports of Dragon Island attack, and you have none there.
why-DI-ISLAND-3 = From the rear a ship has to attack from the white point { $point }, and you have none there.
why-DI-R-66 = Your ships in the ports of Dragon Island carry no troops.
why-DI-R-67 = Your ship on { $point } carries no troops to attack the rear.
why-DI-R-68 = You have attacked Dragon Island in this turn already.

## Free Hunters

why-DI-KIDS-7 = A Free Hunter has at most { $most ->
    [one] { $most } ship
   *[other] { $most } ships
}.
why-DI-KIDS-14 = Dragon Island does not exchange with Free Hunters.
why-DI-KIDS-20 = No room is left ({ $harbour }): a Free Hunter keeps at most { $most ->
    [one] { $most } token
   *[other] { $most } tokens
} there.
