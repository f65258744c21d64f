### La terminal, en español.

## Palabras que se escriben

word-do-sail = navegar
word-do-assault = asalto
word-do-attack = atacar
word-do-buy = comprar
word-do-deck = cubierta
word-do-disband = licenciar
word-do-exchange = canjear
word-do-hand_over = entregar
word-do-jettison = tirar
word-do-launch = botar
word-do-load = cargar
word-do-raid = saquear
word-do-replace = cambiar
word-do-sell = vender
word-do-store = dejar
word-do-summon = invocar
word-do-take = recoger
word-do-task = encargo
word-do-transfer = pasar
word-do-end = fin
word-do-next = siguiente
word-do-stop = parar
word-do-bonus = bonificación
word-do-pass = permitir
word-do-claim = señalar
word-do-none = ninguno
word-do-afloat = perdonar
word-do-sink = hundir
word-do-front = frente
word-do-rear = detrás
word-do-nothing = nada
word-go-island = isla
word-go-home = casa
word-ware-ballista = balista
word-ware-warriors = guerreros
word-ware-mage = mago
word-ware-iron = hierro
word-ware-dragon_stone = piedra de dragón
letter-ballista = B
letter-warriors = G
letter-mage = M
letter-dragon = D

## Cómo se escribe

typed-turn = navegar BARCO META, comprar …, fin; más: lista, porqué …, pista, ayuda
typed-route = { $sample }, o una meta, o parar; más: lista, porqué …, pista, deshacer, ayuda
typed-steer = { $sample }, o todo junto: { $sample } J9 S1, o ninguno; más: lista, pista, ayuda

## Lo que se ofrece

offer-sail = Navegar, { $first }: barco y meta, { $one } Varnholt, o los puntos, { $one } J3 J4
offer-buy = Comprar: { $first }; para: { $second }
offer-sell = Vender: { $first }; de: { $second }
offer-disband = Licenciar por la mitad del precio: { $first }; de: { $second }
offer-summon = Invocar a un mago por dos piedras; llega a: { $first }
offer-exchange = Canjear hierro por una piedra: { $first }
offer-launch = Botar un barco: { $first }
offer-store = Dejar en el puerto: { $first }; de: { $second }
offer-take = Recoger del puerto: { $first }; para: { $second }
offer-load = Cargar del agua: { $first }; en: { $second }
offer-transfer = Pasar: { $first }; de { $second } a { $third }
offer-jettison = Tirar por la borda: { $first }; de: { $second }
offer-deck = Poner en cubierta: { $first }; de: { $second }
offer-attack = Atacar con { $first }: { $second }
offer-raid = Saquear el puerto con { $first }
offer-assault = Asaltar la Isla del Dragón: { $first }
offer-task = Tomar una carta de encargo
offer-replace = Cambiar la carta de encargo: { $first }
offer-hand_over = Entregar gratis: { $first }; de: { $second }

## La mesa

table-seat = { $seat }
table-house-N = Casa Azur
table-house-E = Casa Carmesí
table-house-S = Casa Ámbar
table-house-W = Casa Violeta
table-round = Ronda { $round }
table-over = Fin del juego
table-coins = mon.
table-medals = medal.
table-cards = enc.
table-free-hunter = Cazador Libre
table-dice = Dados { $dice }
table-phase-move = navegación
table-phase-act = acciones
table-after-move = a la fase de acciones
table-after-act = a la fase de movimiento
table-protected = protección de los dragones
table-eight = 8: bonificaciones
table-bank = Banco
table-dragons = dragones { $count }
table-depot = Depósito
table-home = puerto { $letter }
table-task = { $task }: { $coins ->
    [one] { $coins } moneda
    [many] { $coins } monedas
   *[other] { $coins } monedas
}{ $medals ->
    [0] { "" }
    [one] , { $medals } medalla
    [many] , { $medals } medallas
   *[other] , { $medals } medallas
}
table-moves = { $ship } puede hacer { $moves ->
    [one] { $moves } paso
    [many] { $moves } pasos
   *[other] { $moves } pasos
}
table-strength = fuerza { $strength }
table-guard = Dragones de la isla { $dragons }, guarnición { $garrison }
help-signs = El mapa: + un punto al que un barco puede llegar ahora, ! uno donde pueden atacarlo, › la ruta hasta aquí. N1 un barco; D? un dragón boca abajo, D3 verde, D7 rojo, D* dorado, DD una pareja; ∩1 la cueva CV1. □ muelles, $ bonificaciones: $1 $3 $5 monedas, $■ hierro, $◆ una piedra, $≈ viento mágico; % mercancías en el agua; ≈A una corriente que lleva hasta a. En el círculo: = puertas, ^ arrecifes, ○ el punto blanco; la flecha señala su frente, las cifras de detrás cuentan las columnas de sus puntos, por ejemplo d26; D14 con mayúscula está en el mapa, d14 en el círculo, y todo punto del círculo se puede llamar también por su casilla del mapa. Al lado: monedas (? desconocidas), medallas, cartas de encargo; B balista, G guerreros, M mago, ■ hierro, ◆ piedra; entre corchetes lo que hay en cubierta; los precios y depósitos del continente; adónde se puede llegar y con cuántos pasos. Se escribe: navegar N1 J3 J4 J5, N1 Varnholt, N1 isla, N1 H5 bonificación; comprar hierro; fin.

illegal-no-such-place = No hay ningún punto, puerto o cueva que se llame { $place }.
illegal-out-of-reach = { $ship } no puede llegar a { $point } y quedarse allí; pasos restantes: { $moves }.
illegal-route-is-over = La ruta termina antes de { $point }: no quedan pasos.

## La hoja de puntuación

sheet-coins = monedas
sheet-medals = medallas
sheet-gold-silver = { $gold ->
    [0] { $silver }
   *[other] { $gold }×5+{ $silver }
}
sheet-ships = barcos
sheet-troops = tropas a bordo
sheet-goods = mercancías
sheet-won-coins = Victoria por riqueza: la primera Casa con todas las monedas necesarias.
sheet-won-front = Victoria por el asalto a la Isla del Dragón desde el frente.
sheet-won-rear = Victoria por el asalto a la Isla del Dragón por detrás.
sheet-won-rounds = La última ronda ha terminado: deciden las monedas, luego las medallas, luego las mercancías.
