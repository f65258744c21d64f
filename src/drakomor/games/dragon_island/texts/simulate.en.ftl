## What simulations count

word-counted-coins = coins
word-counted-gold_medals = gold Medals
word-counted-silver_medals = silver Medals
word-counted-ships = ships
word-counted-troops = troops
word-counted-goods = value of goods
word-counted-rounds = rounds
word-counted-reason = end of the game
word-reason-is-coins = by coins
word-reason-is-front = island, from the front
word-reason-is-rear = island, from the rear
word-reason-is-rounds = limit of rounds
