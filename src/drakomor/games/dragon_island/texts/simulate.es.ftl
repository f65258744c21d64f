## Lo que cuentan las simulaciones

word-counted-coins = monedas
word-counted-gold_medals = Medallas de oro
word-counted-silver_medals = Medallas de plata
word-counted-ships = barcos
word-counted-troops = tropas
word-counted-goods = valor de las mercancías
word-counted-rounds = rondas
word-counted-reason = fin de la partida
word-reason-is-coins = por monedas
word-reason-is-front = la isla, por delante
word-reason-is-rear = la isla, por detrás
word-reason-is-rounds = límite de rondas
