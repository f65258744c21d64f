## Co simulace počítají

word-counted-coins = mince
word-counted-gold_medals = zlaté Medaile
word-counted-silver_medals = stříbrné Medaile
word-counted-ships = lodě
word-counted-troops = vojsko
word-counted-goods = hodnota zboží
word-counted-rounds = kola
word-counted-reason = konec hry
word-reason-is-coins = mincemi
word-reason-is-front = ostrov, zepředu
word-reason-is-rear = ostrov, zezadu
word-reason-is-rounds = omezení kol
