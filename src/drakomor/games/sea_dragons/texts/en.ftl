### Sea Dragons in English.

title = Sea Dragons

## Words

word-seat-0 = orange
word-seat-1 = green
word-seat-2 = purple
word-seat-3 = pink
word-seat-4 = yellow
word-owners-0 = { word-seat-0 }
word-owners-1 = { word-seat-1 }
word-owners-2 = { word-seat-2 }
word-owners-3 = { word-seat-3 }
word-owners-4 = { word-seat-4 }
word-colour-green = green
word-colour-purple = purple
word-colour-red = red
word-colour-blue = blue
word-ships-green = { word-colour-green }
word-ships-purple = { word-colour-purple }
word-ships-red = { word-colour-red }
word-ships-blue = { word-colour-blue }
word-coral-green-purple = two ships, green and purple
word-coral-green-red = two ships, green and red
word-coral-green-blue = two ships, green and blue
word-coral-purple-red = two ships, purple and red
word-coral-purple-blue = two ships, purple and blue
word-coral-red-blue = two ships, red and blue
word-coral-wild = wild ship
word-coral-dragon-starfish = hidden dragon, starfish
word-coral-dragon-seahorse = hidden dragon, seahorse
word-coral-dragon-jellyfish = hidden dragon, jellyfish
word-coral-dragon-nautilus = hidden dragon, nautilus
word-coral-gold = gold card
word-corals-green-purple = green+purple
word-corals-green-red = green+red
word-corals-green-blue = green+blue
word-corals-purple-red = purple+red
word-corals-purple-blue = purple+blue
word-corals-red-blue = red+blue
word-corals-wild = wild ship
word-corals-dragon-starfish = dragon (starfish)
word-corals-dragon-seahorse = dragon (seahorse)
word-corals-dragon-jellyfish = dragon (jellyfish)
word-corals-dragon-nautilus = dragon (nautilus)
word-corals-gold = gold
word-given-green = a green ship
word-given-purple = a purple ship
word-given-red = a red ship
word-given-blue = a blue ship
word-given-green-purple = green+purple
word-given-green-red = green+red
word-given-green-blue = green+blue
word-given-purple-red = purple+red
word-given-purple-blue = purple+blue
word-given-red-blue = red+blue
word-given-wild = wild ship
word-given-dragon-starfish = dragon (starfish)
word-given-dragon-seahorse = dragon (seahorse)
word-given-dragon-jellyfish = dragon (jellyfish)
word-given-dragon-nautilus = dragon (nautilus)
word-given-gold = gold card
word-size-small = small
word-size-medium = medium
word-size-large = large
word-do-place = place
word-do-complete = complete
letter-green = G
letter-purple = P
letter-red = R
letter-blue = B

## Questions

ask-turn = { $seat }: place a dragon, or pass.
ask-head = { $seat }: on which cell is the head of the dragon?
ask-keep = { $seat }: which of these two coral cards do you keep? The other goes under the deck.
ask-mission = { $seat }: complete a mission, or none?
ask-take = { $seat }: take a new dragon card, from the market or unseen from a deck.
ask-quarter = Which quarter of the sea lies in place { $place }?
ask-side = Which side of the quarter { $quarter } lies up?
ask-token = Which ship lies on { $cell }?
ask-refill = Which card comes to the market ({ $size })?
ask-draw = Which card is drawn ({ $size })?
ask-coral = Which coral card is drawn?
ask-first_player = Who begins?

answer-skip = no mission
answer-green-purple = (green and purple ship)
answer-green-red = (green and red ship)
answer-green-blue = (green and blue ship)
answer-purple-red = (purple and red ship)
answer-purple-blue = (purple and blue ship)
answer-red-blue = (red and blue ship)
answer-wild = (a ship of any colour)
answer-dragon-starfish = (hidden, in the NW)
answer-dragon-seahorse = (hidden, in the NE)
answer-dragon-jellyfish = (hidden, in the SE)
answer-dragon-nautilus = (hidden, in the SW)
answer-gold = (pays whenever you need it)
offer-place = Place { $counts }: by cells ({ $one } C3-C5 D5) or by keys (ghost { $one })
offer-pass = Pass, discarding { $first }: costs a head, brings gold and another card
offer-cash = Cash { $first }
offer-complete = Missions, with ways to pay: { $counts }; for each: list { $one }
offer-take = Market: { $first }
offer-draw = Unseen from a deck: { $first }

## What happened

event-laid_quarters = The sea: { $quarters }.
event-put_tokens = { $number ->
    [one] { $number } ship lies
   *[other] { $number } ships lie
} on it, { $left } left over.
event-first_player = { $seat } begins.
event-revealed_card = New on the market: { $shape }.
event-revealed_mission = New mission: { $mission }.
event-drew_card = { $seat } draws a card ({ $size }).
event-drew_card-secret = { $seat } draws { $shape } ({ $size }).
event-took_card = { $seat } takes { $shape }.
event-placed = { $seat } places { $shape } on { $cells }.
event-found_gold = { $seat } finds { $gold } gold.
event-was_touched = { $seat } is touched: { $gold } gold.
event-got_pass_gold = { $seat } gets { $gold } gold.
event-paid = { $seat } pays { $gold } gold.
event-cashed = { $seat } cashes a gold card: { $gold } gold.
event-took_ship = { $seat } wins a { $colour } ship.
event-passed = { $seat } passes and discards { $shape }.
event-completed = { $seat } completes { $mission }, paying { $ships ->
    [none] coral cards only
   *[other] { $ships }
}{ $cards ->
    [none] { "" }
   *[other] { " " }(cards: { $cards })
}.
word-cards-green-purple = { word-corals-green-purple }
word-cards-green-red = { word-corals-green-red }
word-cards-green-blue = { word-corals-green-blue }
word-cards-purple-red = { word-corals-purple-red }
word-cards-purple-blue = { word-corals-purple-blue }
word-cards-red-blue = { word-corals-red-blue }
word-cards-wild = { word-corals-wild }
event-drew_coral = { $seat } looks at a coral card.
event-drew_coral-secret = { $seat } looks at a coral card: { $coral }.
event-kept_coral = { $seat } keeps a coral card.
event-kept_coral-secret = { $seat } keeps a coral card: { $coral }.
event-returned_coral = The other goes under the deck.
event-returned_coral-secret = Under the deck goes: { $coral }.
event-showed_corals = { $seat } shows coral cards: { $corals }.
event-ended = { $reason ->
   *[heads] The game is over: nobody has a head left.
}

## Why not

why-SD-SETUP-1 = There is no cell { $cell } of the sea.
why-SD-TURN-3 = First a dragon is placed; missions and new cards come after that.
why-SD-PLACE-1 = There is no { $shape } in your hand.
why-SD-PLACE-3 = { $cells ->
    [none] Where? { $shape } needs its cells, such as { $shape } C3-C5 D5, or keys: ghost { $shape }.
   *[other] { $cells } do not have the shape { $shape }, however it is turned or mirrored.
}
why-SD-PLACE-4 = Already taken by a dragon: { $cells }.
why-SD-PLACE-8 = It touches neither the island nor a dragon of somebody else.
why-SD-PLACE-9 = Beside a dragon of your own: { $cells }.
why-SD-PLACE-11 = The first dragon of the game touches the island.
why-SD-PAY-2 = Whirlpools and currents cost { $cost } gold here, and you can pay { $gold }.
why-SD-PASS-3 = There is no { $shape } in your hand to discard.
why-SD-R-13 = In this game gold cards are cashed by themselves when you need them.
why-SD-CORAL-13 = You have no such gold card: { $coral }.
why-SD-MISSION-2 = { $mission } is not among the open missions.
why-SD-MISSION-3 = You do not have this to pay for { $mission }: { $given }.
why-SD-MISSION-4 = That does not pay for { $mission }: it costs { $ships }, and two ships of one colour stand for one of another.
why-SD-R-17 = Not all of that is needed to pay for { $mission }.
why-SD-DRAW-2 = You have just played a card of this size: { $size }.
why-SD-DRAW-3 = { $card } is not on the market.
why-SD-PASS-4 = In this edition that card may not be taken after a pass: { $size }.
why-SD-R-21 = That deck is empty: { $card }.
word-card-small = { word-size-small }
word-card-medium = { word-size-medium }
word-card-large = { word-size-large }

## A dragon moved by keys

ghost-told = { $shape } on { $cells } · cost { $cost } of { $have } gold · brings { $ships ->
    [none] no ships
   *[other] ships: { $ships }
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } gold
}{ $corals ->
    [0] { "" }
    [one] , a coral card
   *[other] , { $corals } coral cards
}{ $owners ->
    [none] { "" }
   *[other] { " " }· { $touched } gold each to: { $owners }
}
ghost-typed = Name the cells in any order: { $sample }; lines can be shortened, C3-C5 D5. Or turn the shape of the card: L4 m r C3 is L4 mirrored (m), then turned clockwise (r, rr, rrr), its first cell on C3. At a terminal, ghost moves it by keys.

## Options of the rules

option-edition = the rulebook: ru Russian, cs Czech, es Spanish; the options set to "edition" follow it
option-board_sides = whether sides of the quarters may be named or are always drawn by lot
option-quarters = which quarters lie in NW, NE, SE, SW, with sides or without, such as Q1A,Q2B,Q3A,Q4B
option-pass_take_size = the size of the card taken after a pass: different from the discarded one, or any
option-pass_take_sources = where that card comes from: any, or face_up for the market only
option-most_missions_vp = the points for the most missions; 0 for none
option-first_player = who begins: by lot, or this player
option-final_draw = whether a card is taken in the last turn, when it is of no use any more
option-auto_cash = whether gold cards are cashed by themselves when a placement needs them
option-ship_tokens_face_up = whether the colours of ships on the sea are seen
option-second_place_needs_a_dragon = whether a place in a realm needs a dragon there
option-most_missions_needs_a_mission = whether the points for the most missions need a mission at all
option-head = where the head of a dragon lies: on its first cell, or chosen

## The board in a terminal

table-turn = Turn { $now }/{ $last }
table-over = Game over
table-seat = { $seat }
table-heads = heads
table-gold = gold
table-points = { $points } VP
table-hand = Hand
realm-starfish = starfish
realm-seahorse = seahorse
realm-jellyfish = jellyfish
realm-nautilus = nautilus
help-signs = Dragons: ● orange, ■ green, ▲ purple, ◆ pink, ★ yellow, hollow where the head is; underlined what was laid since your last dragon. The sea: letters are ships (G green, P purple, R red, B blue), @ whirlpools, $ gold, ψ corals, ≈ currents; + and × a dragon that would fit or not. Beside it: heads, gold, ships by colour, ψ coral cards, M missions; the realms with open whirlpools, then dragons/pieces, the leaders coloured; the market; missions (✓ you can pay). Your coral cards: two letters two ships, * a wild ship, NW a hidden dragon there, $ gold. Cells are named as F7: row F, column 7.

## The score sheet

sheet-gold = gold
sheet-ships = ships
sheet-missions = missions
sheet-most_missions = most missions
sheet-standing = dragons+hidden/pieces
sheet-total = total

## Errors

malformed-wrong-quarters = four different quarters are needed, of { $known }
malformed-sides-by-chance = sides are drawn by lot here; name them with board_sides=choose, or leave them out
malformed-not-by-seat = one entry for each of the { $seats } seats is needed
malformed-negative = less than nothing
malformed-not-sorted = not in order
malformed-wrong-cards = the cards do not add up: look for { $card }
malformed-wrong-missions = the missions do not add up
malformed-wrong-ships = the ships do not add up ({ $colour })
malformed-wrong-dragon = not a dragon of its card on free cells away from its owner's others
malformed-wrong-heads = heads, dragons and passes do not add up
malformed-wrong-size = must be { $height } lines of { $width } signs
malformed-no-such-space = there is no kind of cell { $found }
malformed-does-not-fit = the quarter does not fit into the place { $realm }: its corner for the island
malformed-too-many-ships = more cells with ships than the { $most } ships
malformed-too-few-cards = too few cards of this size: { $size }
malformed-no-shape = cells are # and hang together, up to 12 of them
malformed-same-shape = the same shape as { $found }
malformed-no-such-ship = there is no ship of the colour { $found }
malformed-wrong-coral = what { $found } shows does not fit its type
