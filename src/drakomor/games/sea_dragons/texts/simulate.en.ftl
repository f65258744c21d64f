## What simulations count

word-counted-total = score
word-counted-gold = gold
word-counted-ships = ships
word-counted-missions = missions
word-counted-most_missions = most missions
word-counted-realms = realms
word-counted-completed = missions completed
word-counted-turns = turns
word-counted-passes = passes
word-counted-reason = end of the game
word-reason-is-heads = no heads left
