## What simulations count

word-counted-total = score
word-counted-enemy_half = enemy half
word-counted-tokens = point tokens
word-counted-mines = mines
word-counted-coins = coins
word-counted-turns = turns
word-counted-reason = end of the game
word-reason-is-score = by score
word-reason-is-coins = by coins
word-reason-is-second_player = tie, for the second player
word-reason-is-draw = draw
word-reason-is-no_placement = no ship could be placed
word-reason-is-resignation = resigned
