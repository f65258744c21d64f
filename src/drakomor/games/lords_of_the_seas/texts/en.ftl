### Lords of the Seas in English.

title = Lords of the Seas

## Words

word-seat-0 = light
word-seat-1 = dark
word-winner-0 = light
word-winner-1 = dark
word-colour-0 = light
word-colour-1 = dark
word-mercenary-M01 = Bulwark
word-mercenary-M02 = Rampart
word-mercenary-M03 = Sweeper
word-mercenary-M04 = Minelayer
word-mercenary-M05 = Broadsider
word-mercenary-M06 = Corsair
word-mercenary-M07 = Recruiter
word-mercenary-M08 = Fireship Captain
word-mercenary-M09 = Twin Flags
word-mercenary-M10 = Flagship
word-mercenary-M11 = Guardian
word-mercenary-M12 = Boarder
word-mercenaries-M01 = { word-mercenary-M01 }
word-mercenaries-M02 = { word-mercenary-M02 }
word-mercenaries-M03 = { word-mercenary-M03 }
word-mercenaries-M04 = { word-mercenary-M04 }
word-mercenaries-M05 = { word-mercenary-M05 }
word-mercenaries-M06 = { word-mercenary-M06 }
word-mercenaries-M07 = { word-mercenary-M07 }
word-mercenaries-M08 = { word-mercenary-M08 }
word-mercenaries-M09 = { word-mercenary-M09 }
word-mercenaries-M10 = { word-mercenary-M10 }
word-mercenaries-M11 = { word-mercenary-M11 }
word-mercenaries-M12 = { word-mercenary-M12 }
word-cell-shot_orthogonal = a straight shot
word-cell-shot_diagonal = a diagonal shot
word-cell-repair = a repair
word-cell-mine = a mine
word-cell-reserve_ship = a reserve ship
word-ship-shield = a shield
word-ship-shot_orthogonal = a straight shot
word-ship-repair = a repair
word-ship-remove_mine = removing a mine
word-effect-shot = a shot
word-effect-repair = a repair
word-effect-shield = a shield
word-effect-mine = a mine
word-effect-remove_mine = removing a mine
word-effect-reserve_ship = a reserve ship
word-effect-pick_reserve = a reserve ship
word-effect-coins = a coin
word-effect-points = a victory point
word-effect-extra_ships = an extra ship
word-direction-N = north
word-direction-NE = northeast
word-direction-E = east
word-direction-SE = southeast
word-direction-S = south
word-direction-SW = southwest
word-direction-W = west
word-direction-NW = northwest

## Questions

ask-turn = { $seat }: place a ship of your hand, or buy a mercenary first.
ask-after = { $seat }: buy a mercenary now, or end your turn.
ask-order = { $seat }: which effect comes first, that of the cell ({ $cell }) or that of the ship ({ $ship })?
ask-shoot = { $seat }: in which direction does the ship on { $cell } fire?
ask-repair = { $seat }: which burning ship is repaired?
ask-shield = { $seat }: which ship gets a shield token?
ask-mine = { $seat }: on which cell is a mine laid?
ask-fake_mine = { $seat }: on which cell is the false mine laid?
ask-remove_mine = { $seat }: which mine is removed?
ask-pick_reserve = { $seat }: which ship of your reserve pile do you take?
ask-search = { $seat }: look through your reserve pile and take a ship, or do without?
ask-layout = { $seat }: how do your three boards lie, from your left to your right? Write board:face and turn, such as :a0
ask-adjust = { $seat }: turn or move one board and give up the starting shield, or keep the layout?
ask-mercenary = { $seat }: which mercenary of cost { $cost } joins the market?
ask-first_player = Who begins?
ask-draw = Which ship is drawn?
ask-look = Which ship lies in the reserve pile?
ask-aside = { $seat }: do you resign?

answer-end = end your turn
answer-skip = do without
answer-search = look and take
answer-keep = keep the layout
answer-cell = that of the cell first
answer-ship = that of the ship first
answer-N = north
answer-NE = northeast
answer-E = east
answer-SE = southeast
answer-S = south
answer-SW = southwest
answer-W = west
answer-NW = northwest
answer-resign = give the game up
offer-place = Ships { $first } on { $second } (7c3: ship 7 on C3)
offer-buy = Mercenaries { $first } on { $second } (m05 c3)
offer-adjust = Boards { $first }, slots { $second }, turns { $third }; or keep

## What happened

event-first_player = { $seat } begins, and gets a shield for the first ship.
event-laid_out = { $seat } lays the boards { $layout }.
event-kept_layout = { $seat } keeps the layout, and the shield.
event-opened_market = On the market: { $mercenaries }.
event-drew = { $seat } draws a ship{ $pile ->
    [reserve] { " " }of the reserve pile
   *[main] { "" }
}.
event-drew-secret = { $seat } draws { $number ->
    [8] an
   *[other] a
} { $number }{ $pile ->
    [reserve] { " " }of the reserve pile
   *[main] { "" }
}.
event-looked = { $seat } looks through the reserve pile.
event-placed = { $seat } places { $number } on { $cell }.
event-hired = { $seat } buys { $mercenary } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, on { $cell }.
event-discarded = The { $number } on { $cell } ({ $seat }) is discarded.
event-burned = A shot from { $by }: the { $number } on { $cell } ({ $seat }) is on fire.
event-absorbed = A shot from { $by }: the ship on { $cell } ({ $seat }) loses a shield.
event-bounced = A shot from { $by } does nothing to { $mercenary } on { $cell } ({ $seat }).
event-repaired = { $seat } repairs the { $number } on { $cell }.
event-gained = { $seat } gets { $token ->
    [coins] { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
    [points] { $number } VP
   *[extra_ships] a hand larger by { $number }
}.
event-shielded = { $seat } shields the ship on { $cell }.
event-laid_mine = { $seat } lays a mine on { $cell }.
event-laid_mines = { $seat } lays mines on { $cells }.
event-laid_mines-secret = { $seat } lays mines on { $cells }; the false one: { $fake }.
event-removed_mine = { $seat } removes { $fake ->
    [true] the false mine
   *[false] a mine
} on { $cell }.
event-set_off_mine = { $fake ->
    [true] The false mine goes off on { $cell } and does no harm.
   *[false] A mine goes off on { $cell }: { $seat } takes it, -2 VP.
}
event-nothing = { $seat }: nothing comes of { $effect }.
event-skipped = { $seat } does without { $effect }.
event-ended = { $reason ->
    [score] The game is over: { $winner } has more victory points.
    [coins] The game is over: equal victory points, and { $winner } has more coins.
    [second_player] The game is over: all is equal, and { $winner } did not begin.
    [no_placement] The game is over: nowhere to place a ship, { $winner } wins.
    [resignation] The game is over: { $winner } wins by resignation.
   *[draw] The game is over: a draw.
}

## Why not

why-LS-SETUP-9 = There is no { $number } in your hand.
why-LS-TURN-2 = Each turn you place one ship of your hand, neither more nor fewer.
why-LS-TURN-4 = You have bought a mercenary in this turn already.
why-LS-PLACE-1 = A combat ship is on { $cell }.
why-LS-PLACE-3 = { $cell } is neither in your home row nor next to one of your combat ships.
why-LS-PLACE-4 = The burning ship on { $cell } can be covered only from one of your combat ships next to it.
why-LS-MERC-1 = { $mercenary } is not on the market.
why-LS-MERC-2 = { $mercenary } costs { $cost }, and you have { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
why-LS-MERC-17 = The ship on { $cell } has a shield and cannot be boarded.
why-LS-MINE-1 = There is a ship on { $cell }; mines are laid on cells without one.
why-LS-SHOT-1 = This shot cannot fly { $direction }.
why-LS-CELL-4 = There is no burning ship of yours on { $cell }.
why-LS-TOKEN-1 = There is no ship of yours on { $cell }.
why-LS-R-15 = Effects cannot be skipped in this game.
why-LS-R-18 = In this game the burning ship on { $cell } needs a combat ship of yours next to it.
why-LS-R-25 = There is no target { $direction } of the ship.
why-LS-R-30 = In this game mercenaries such as that on { $cell } get no shield tokens.
why-LS-R-31 = The ship on { $cell } burns, and burning ships get no shield.
why-LS-R-33 = There is a mine on { $cell } already.
why-LS-R-38 = There is no mine on { $cell }.
why-LS-R-48 = The ship on { $cell } cannot be boarded from where your ships are.

## Options of the rules

option-layout_mode = who lays out the boards: the lot, the fixed layout for a first game, the players openly, or the players in secret (the variant for experienced players)
option-market_mode = how the market is found: by lot, agreed (then name it by market), or picked in turn
option-market = the five mercenaries of an agreed market, such as M01,M03,M05,M08,M10
option-effects_optional = whether effects may be skipped
option-home_row_burning = whether burning ships of the home row may be covered without a neighbour
option-burning_replace_cell_effect = whether a ship placed on a burning one gets the cell effect
option-shield_on_mercenary = whether mercenaries may get shield tokens
option-mine_stacking = whether several mines may lie on one cell
option-fake_mine_hidden = whether the false mine is secret
option-token_supply = whether tokens can run out
option-twelfth_mercenary = the effect of the mercenary M02
option-burning_in_combinations = whether burning ships count in combinations
option-equal_vp = victory points for three and for four equal numbers
option-mercenaries_on_enemy_half = whether mercenaries bring victory points in the enemy half
option-final_tie = who wins if victory points and coins are equal

## The board in a terminal

table-turn = Turn { $now } of { $last } · { $seat } to move
table-over = The game is over
table-seat = { $seat }
table-your-turn = Turn { $now } of { $last } · your turn
table-coins = coins
table-points = VP tokens
table-mines = mines taken
table-hand = hand
table-piles = piles
table-shield = shield for { $seat }'s first ship
table-market = Market: cost, numbers, effect
table-sold = The market is sold out.
table-your-hand = Hand
table-your-reserve = Reserve pile
table-your-boards = Your boards, faces a and b
table-boards-lie = The top row lies at the enemy.
cell-V = point
cell-O = shot +
cell-D = shot ×
cell-R = repair
cell-M = mine
cell-S = reserve ship
ship-shield = shield
ship-coin = coin
ship-shot_orthogonal = shot +
ship-repair = repair
ship-remove_mine = sweep
ship-repeat_cell_effect = cell twice
effect-shield = shield a ship
effect-pick_reserve = reserve ship, +1
effect-sweep = remove 3 mines
effect-lay_mines = 2 mines and false
effect-shots_adjacent = hit neighbours
effect-shots_horizontal = 2 shots in row
effect-shots_diagonal = 2 diagonal shots
effect-shots_vertical = 2 shots in column
effect-board = board a ship
effect-vp_adjacent = VP for neighbours
effect-vp_shields = VP for shields
effect-vp_equal = VP for equals
help-signs = △ light, ▼ dark; ! burning, + a shield, ✹ a mine, ○ the false mine; › ‹ cells that may be answered. Letters are the effects of cells. Columns A to G, rows 1 to 6 from light's home row; light moves north.

## The score sheet

sheet-total = { $points } VP
sheet-sequence = Sequence { $numbers } on { $cells }
sheet-equal = Equal numbers { $numbers } on { $cells }
sheet-mercenary = { $mercenary } on { $cell }, as { $number }
sheet-enemy_half = Ships in the enemy half
sheet-tokens = Victory point tokens
sheet-mines = Mines taken
sheet-coins = Coins left: { $number }

## Errors

malformed-market-not-agreed = a market is named only with market_mode=agreed
malformed-no-such-mercenary = there is no mercenary { $found }
malformed-wrong-market = an agreed market is five different mercenaries of the costs { $wanted }
malformed-wrong-board = the board { $found } is not 3 rows deep with faces a and b
malformed-wrong-size = a face is { $height } lines of { $width } letters
malformed-no-such-effect = there is no effect { $found }
malformed-wrong-width = the boards of { $colour } are { $found } columns wide together, not { $wanted }
malformed-wrong-numbers = numbers are different ones from 1 to 9, or "X" for a mercenary
malformed-too-few-mercenaries = there are too few mercenaries of cost { $cost }
malformed-wrong-sea = the sea has 6 rows, 7 columns and home halves 3 rows deep
malformed-wrong-piles = the piles do not make up a fleet of { $fleet }
malformed-wrong-layout = this is no layout of that colour's boards
malformed-not-a-pair = one entry for each of the two seats is needed
malformed-negative = less than nothing
malformed-burning-mercenary = a mercenary does not burn
malformed-lone-shield = a shield lies on a combat ship
malformed-stacked-mines = only one mine lies on a cell in this game
malformed-wrong-fleet = hand, piles, sea and discards do not make up the fleet{ $number ->
    [0] { "" }
   *[other] : look for number { $number }
}
malformed-not-sorted = a hand is sorted
malformed-wrong-tokens = the { $kind } are not { $wanted } together with those in the supply
