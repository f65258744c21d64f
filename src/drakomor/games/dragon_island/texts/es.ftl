### La Isla del Dragón en español.

title = Dragon Island (La Isla del Dragón)

## Palabras

word-seat-N = la Casa Azur
word-seat-E = la Casa Carmesí
word-seat-S = la Casa Ámbar
word-seat-W = la Casa Violeta
word-harbour-M_NW = Varnholt
word-harbour-M_NE = Ostrel
word-harbour-M_SE = Melkar
word-harbour-M_SW = Tirsa
word-harbour-H_N = el puerto de la Casa Azur
word-harbour-H_E = el puerto de la Casa Carmesí
word-harbour-H_S = el puerto de la Casa Ámbar
word-harbour-H_W = el puerto de la Casa Violeta
word-harbour-island = la Isla del Dragón
word-by-M_NW = { word-harbour-M_NW }
word-by-M_NE = { word-harbour-M_NE }
word-by-M_SE = { word-harbour-M_SE }
word-by-M_SW = { word-harbour-M_SW }
word-by-H_N = { word-harbour-H_N }
word-by-H_E = { word-harbour-H_E }
word-by-H_S = { word-harbour-H_S }
word-by-H_W = { word-harbour-H_W }
word-other-M_NW = { word-harbour-M_NW }
word-other-M_NE = { word-harbour-M_NE }
word-other-M_SE = { word-harbour-M_SE }
word-other-M_SW = { word-harbour-M_SW }
word-other-H_N = { word-harbour-H_N }
word-other-H_E = { word-harbour-H_E }
word-other-H_S = { word-harbour-H_S }
word-other-H_W = { word-harbour-H_W }
word-place-M_NW = { word-harbour-M_NW }
word-place-M_NE = { word-harbour-M_NE }
word-place-M_SE = { word-harbour-M_SE }
word-place-M_SW = { word-harbour-M_SW }
word-place-H_N = { word-harbour-H_N }
word-place-H_E = { word-harbour-H_E }
word-place-H_S = { word-harbour-H_S }
word-place-H_W = { word-harbour-H_W }
word-ship-M_NW = { word-harbour-M_NW }
word-ship-M_NE = { word-harbour-M_NE }
word-ship-M_SE = { word-harbour-M_SE }
word-ship-M_SW = { word-harbour-M_SW }
word-ship-H_N = { word-harbour-H_N }
word-ship-H_E = { word-harbour-H_E }
word-ship-H_S = { word-harbour-H_S }
word-ship-H_W = { word-harbour-H_W }
word-side-M_NW = { word-harbour-M_NW }
word-side-M_NE = { word-harbour-M_NE }
word-side-M_SE = { word-harbour-M_SE }
word-side-M_SW = { word-harbour-M_SW }
word-side-H_N = { word-harbour-H_N }
word-side-H_E = { word-harbour-H_E }
word-side-H_S = { word-harbour-H_S }
word-side-H_W = { word-harbour-H_W }
word-side-island = { word-harbour-island }
word-side-front = por delante
word-side-rear = por detrás
word-kind-ballista = una Balista
word-kind-warriors = Guerreros
word-kind-mage = un Mago
word-kind-iron = Hierro
word-kind-dragon_stone = una Piedra de Dragón
word-token-ballista = Balista
word-token-warriors = Guerreros
word-token-mage = Mago
word-token-iron = Hierro
word-token-dragon_stone = Piedra de Dragón
word-cargo-ballista = { word-token-ballista }
word-cargo-warriors = { word-token-warriors }
word-cargo-mage = { word-token-mage }
word-cargo-iron = { word-token-iron }
word-cargo-dragon_stone = { word-token-dragon_stone }
word-deck-ballista = { word-token-ballista }
word-deck-warriors = { word-token-warriors }
word-deck-mage = { word-token-mage }
word-deck-iron = { word-token-iron }
word-deck-dragon_stone = { word-token-dragon_stone }
word-garrison-ballista = { word-token-ballista }
word-garrison-warriors = { word-token-warriors }
word-garrison-mage = { word-token-mage }
word-goods-iron = { word-token-iron }
word-goods-dragon_stone = { word-token-dragon_stone }
word-kinds-ballista = { word-token-ballista }
word-kinds-warriors = { word-token-warriors }
word-kinds-mage = { word-token-mage }
word-kinds-iron = { word-token-iron }
word-kinds-dragon_stone = { word-token-dragon_stone }
word-troops-ballista = { word-token-ballista }
word-troops-warriors = { word-token-warriors }
word-troops-mage = { word-token-mage }
word-dragon-green = dragón verde
word-dragon-red = dragón rojo
word-dragon-gold = dragón dorado
word-dragons-green = { word-dragon-green }
word-dragons-red = { word-dragon-red }
word-dragons-gold = { word-dragon-gold }
word-bonus-coin1 = 1 moneda
word-bonus-coin3 = 3 monedas
word-bonus-coin5 = 5 monedas
word-bonus-iron = Hierro
word-bonus-dragon_stone = Piedra de Dragón
word-bonus-magic_wind = viento mágico
word-rotation-0 = sur
word-rotation-1 = oeste
word-rotation-2 = norte
word-rotation-3 = este
word-task-T01 = Mercader de Piedras
word-task-T02 = Tratante de Hierro
word-task-T03 = Cuidador de dragones
word-task-T04 = La gran travesía
word-task-T05 = Sangre joven
word-task-T06 = Trofeo rojo
word-task-T07 = Trofeo dorado
word-task-T08 = Incursión en la cueva
word-task-T09 = Rutas despejadas
word-task-T10 = Corsario
word-task-T11 = Buscador de tesoros
word-task-T12 = El ritual
word-task-T13 = Constructor de barcos
word-task-T14 = Rescatador
word-task-T15 = Piloto de arrecifes
word-task-T16 = Cuerpo expedicionario

## Las cartas de encargo

task-T01 = En un mismo turno, vende dos o más Piedras de Dragón en un mismo puerto continental.
task-T02 = En un mismo turno, vende dos o más Hierros en un mismo puerto continental, pero no donde robaste esta carta.
task-T03 = En un mismo turno, cambia dos o más Hierros por Piedras en la Isla del Dragón.
task-T04 = Ten un barco en cada uno de los cuatro puertos continentales al final de turnos tuyos. Aquel donde robaste esta carta cuenta ya.
task-T05 = Mata un dragón verde.
task-T06 = Mata un dragón rojo.
task-T07 = Mata un dragón dorado.
task-T08 = Mata un dragón en su cueva.
task-T09 = Mata un dragón del contorno exterior fuera de una cueva, sea quien sea el que ataque.
task-T10 = Gana un combate contra un barco de otro jugador, sea quien sea el que ataque.
task-T11 = Toma una bonificación cualquiera.
task-T12 = Invoca un Mago.
task-T13 = Bota un barco por su precio completo.
task-T14 = Carga mercancías que estén en el agua o en un barco que hayas vencido, o mercancías que otro jugador dejó en un puerto.
task-T15 = Termina el movimiento de un barco en un arrecife o en el punto blanco.
task-T16 = En un mismo turno, entrega a cambio de nada dos fichas de tropa en el puerto continental que está en diagonal frente a aquel donde robaste esta carta.

## Preguntas

ask-turn = { $seat }: { $now ->
    [move] sigue navegando, pasa a las acciones o termina tu turno
    [move_last] navega o termina tu turno
    [act] sigue actuando, pasa a navegar o termina tu turno
    [act_last] actúa o termina tu turno
   *[other] navega, actúa o termina tu turno
}.
ask-route = { $seat }: ¿hacia dónde sigue { $ship } desde { $at }? Pasos restantes: { $left }.
ask-push = { $seat }: ¿qué barco desaloja { $ship } de su muelle?
ask-steer = { $seat }: ¿qué dragón guías?
ask-steer_to = { $seat }: ¿adónde vuela el dragón de { $place }?
ask-prey = { $seat }: ¿a qué barco ataca el dragón?
ask-cave = { $seat }: ¿a qué cueva llega el dragón nuevo?
ask-hunter = { $seat }: ¿qué dragón ataca primero a { $ship }?
ask-claim = { $seat }: { $ship } ha tocado una zona de caza. ¿Señalas al dragón?
ask-fighter = { $seat }: ¿qué tropa de { $ship } combate ahora? Tiene enfrente un { $dragon } en { $place }, de fuerza { $strength }.
ask-intercept = { $seat }: { $ship } pasa por { $point }. ¿Lo interceptas, y con qué barco?
ask-survivors = { $seat }: { $ship } gana por { $left }. ¿Qué tropas suyas sobreviven?
ask-survivor = { $seat }: { $ship } tiene aún una diferencia de { $left }. ¿Qué tropa suya sobrevive ahora?
ask-loot = { $seat }: ¿qué toma { $ship } de { $other }?
ask-fate = { $seat }: ¿dejas { $other } a flote o lo hundes?
ask-deck = { $seat }: ¿qué ficha de { $ship } va en cubierta?
ask-relief_push = { $seat }: ¿qué barco desalojas para hacer sitio al nuevo?
ask-die = ¿Qué muestra el dado de { $seat }?
ask-ballista = ¿Qué sale en el dado de la Balista ({ $side })?
ask-dragon = ¿Qué dragón sale de la banca?
ask-guard = ¿Qué ficha se une a los defensores de la isla?
ask-rotation = ¿Cómo queda el círculo central?
ask-task = ¿Qué carta de encargo se roba?
ask-first_player = ¿Quién empieza?

answer-end = terminar el turno
answer-next = cerrar esta fase
answer-stop = es suficiente
answer-bonus = tomar la bonificación
answer-pass = dejarlo pasar
answer-claim = señalarlo
answer-none = ninguno
answer-afloat = dejarlo a flote
answer-sink = hundirlo
answer-ballista = (Balista)
answer-warriors = (Guerreros)
answer-mage = (Mago)
answer-iron = (Hierro)
answer-dragon_stone = (Piedra de Dragón)

## Lo que ha ocurrido

event-circle_laid = La Isla del Dragón mira al { $rotation }.
event-launched = { $seat } bota { $ship } en { $point }.
event-first_player = { $seat } empieza.
event-turn_began = Ronda { $round }: es el turno de { $seat }.
event-rolled = { $seat } saca { $dice }.
event-protectorate = Los dragones protegen a { $seat } en este turno.
event-came_out = Un dragón sale de la banca, boca abajo, a { $cave }.
event-none_came_out = No sale ningún dragón para { $seat }: no hay cuevas vacías o no quedan dragones.
event-steered = { $seat } guía { $number ->
    [2] una pareja de dragones
   *[other] un dragón
} de { $place } a { $point }.
event-attacked = ¡Ataque a { $ship } desde { $place }!
event-claimed = { $seat } señala al dragón: { $ship } está en su zona de caza.
event-unclaimed = Nadie señala al dragón: { $ship } escapa.
event-hunted = ¡Desde { $place }, un dragón cazador cae sobre { $ship } en { $point }!
event-turned_over = Se descubre el dragón de { $place }: un { $dragon }.
event-ballista_rolled = Una Balista saca { $strength } ({ $by }).
event-struck = { $ship } golpea ({ $token }, fuerza { $strength }): el { $dragon } queda en { $left }.
event-lost = { $ship } pierde { $kind }.
event-slain = ¡El { $dragon } de { $place } ha muerto!
event-dragon_moved = El dragón vuela de { $place } a { $point }.
event-circle_turned = El círculo gira un cuarto de vuelta: la Isla del Dragón mira ahora al { $rotation }.
event-sank = { $ship } se hunde en { $point }{ $goods ->
    [none] .
   *[other] { $lost ->
        [true] ; se pierde con él: { $goods }.
       *[false] ; queda en el agua: { $goods }.
    }
}
event-salvaged = { $ship } carga { $kind } del agua en { $point }.
event-declared = { $ship } muestra su ruta: { $route }.
event-sailed = { $ship } llega a { $point }.
event-pushed = { $ship } es desalojado de su muelle y queda en { $point }.
event-took_bonus = { $ship } toma una bonificación: { $bonus }.
event-intercepted = { $seat } intercepta: { $ship } ataca a { $other } en { $point }.
event-raided = { $ship } intenta saquear { $harbour }.
event-showed = { $ship } muestra lo que lleva: { $cargo ->
    [none] nada
   *[other] { $cargo }
}.
event-showed_guards = Las tropas salen a combatir ({ $harbour }): { $troops }.
event-compared = { $one } contra { $other }: { $sums }.
event-spared = { $ship } sigue a flote.
event-robbed = { $ship } toma { $kind } de { $other }.
event-loaded = { $ship } recibe { $kind } { $reason ->
    [start] para empezar
    [buy] del mercado
    [bonus] como bonificación
    [loot] como botín
    [exchange] a cambio del Hierro
    [launch] con la botadura
    [relief] como ayuda
    [summon] a cambio de dos Piedras
   *[disband] a cambio del Mago
}.
event-handed_in = { $reason ->
    [sell] { $seat } vende { $kind }
    [disband] { $seat } licencia { $kind }
    [summon] { $seat } ofrece { $kind } para invocar un Mago
    [exchange] { $seat } da { $kind } a la Isla del Dragón
    [hand_over] { $seat } entrega { $kind }
   *[jettison] { $seat } tira { $kind } por la borda
} ({ $place }).
event-earned = { $seat } recibe { $coins ->
    [one] { $coins } moneda
    [many] { $coins } de monedas
   *[other] { $coins } monedas
} { $reason ->
    [sell] por la venta
    [disband] por las tropas
    [relief] como ayuda
    [bonus] como bonificación
   *[task] por el encargo
}.
event-paid = { $seat } paga { $coins ->
    [one] { $coins } moneda
    [many] { $coins } de monedas
   *[other] { $coins } monedas
} { $reason ->
    [buy] en el mercado
    [launch] por un barco
   *[replace] por otro encargo
}.
event-won_medals = { $seat } gana { $medals ->
    [one] { $medals } Medalla de Gloria
    [many] { $medals } de Medallas de Gloria
   *[other] { $medals } Medallas de Gloria
}.
event-relieved = { $seat } ha perdido su último barco y recibe { $ship } en su lugar.
event-stored = { $ship } deja una ficha ({ $harbour }).
event-stored-secret = { $ship } deja { $kind } ({ $harbour }).
event-fetched = { $ship } toma una ficha ({ $harbour }).
event-fetched-secret = { $ship } toma { $kind } ({ $harbour }).
event-transferred = { $ship } pasa una ficha a { $other }.
event-transferred-secret = { $ship } pasa { $kind } a { $other }.
event-arranged = En la cubierta de { $ship } está ahora: { $deck ->
    [none] nada
   *[other] { $deck }
}.
event-looked = { $seat } mira el depósito ({ $harbour }).
event-looked-secret = { $seat } mira el depósito ({ $harbour }): { $kinds }.
event-drew_task = { $seat } toma una carta de encargo ({ $harbour }){ $task ->
    [none] .
   *[other] : { $task }.
}
event-drew_task-secret = { $seat } toma una carta de encargo ({ $harbour }): { $task }.
event-returned_task = { $seat } pone una carta de encargo debajo de la pila.
event-completed = { $seat } cumple un encargo: ¡{ $task }!
event-assault = ¡Asalto a la Isla del Dragón { $side }! Ataca { $seat }, con estos barcos: { $ships }.
event-assault_rolled = Una Balista de { $seat } saca { $strength }.
event-guard_shown = Se descubren los defensores: { $dragons }{ $garrison ->
    [none] { "" }
   *[other] ; guarnición: { $garrison }
}.
event-garrison_rolled = { $seat } saca { $strength } por una Balista de la guarnición.
event-assault_compared = El asalto { $side }, { $seat } contra la isla: { $sums }.
event-guard_recalled = Se sortean de nuevo { $front ->
    [true] los dragones y la guarnición
   *[false] los dragones
} de la isla.
event-ended = Fin de la partida: { $reason ->
    [coins] { $seat } ha reunido las monedas necesarias.
    [front] ¡{ $seat } ha conquistado la Isla del Dragón por delante!
    [rear] ¡{ $seat } ha conquistado la Isla del Dragón por detrás!
   *[rounds] se ha jugado la última ronda y deciden las monedas.
}

## Opciones de las reglas

option-free_hunters = cuántos de los últimos asientos son niños, Cazadores Libres
option-unused_home = qué es un puerto base sin jugador: un puerto neutral, o cerrado
option-initial_rotation = cómo queda el círculo al empezar: por sorteo, o con el frente al sur (zero)
option-launch_with_ballista = si un barco botado lleva una Balista
option-three_ship_wind = cómo se reparten el viento tres barcos: sum_split en las partes que se quiera, whole_dice cada dado entero
option-protectorate_wind = qué viento da un 1: su único paso (die_one), o ninguno
option-double_one_spawns = cuántos dragones salen con un doble 1
option-bonus_ends_move = si una bonificación termina el movimiento del barco
option-bonus_other_die = si el barco que ha tomado una bonificación puede usar también el otro dado
option-iron_sell_price = qué pagan los continentes por el Hierro: el precio de la torre (same), una moneda menos, o no lo compran
option-token_supply = si las fichas de la banca se pueden acabar
option-mage_disband = qué da un Mago licenciado: una Piedra, o los Magos no se pueden licenciar
option-deck_rule = qué fichas están a la vista: siempre la de arriba (top_open), o las de cubierta, que puede quedar vacía (slots)
option-ship_to_ship = dónde pueden pasarse fichas tus barcos: en un puerto o por una línea, o solo en un puerto
option-coins_visibility = si todos ven tus monedas
option-depot_visibility = si todos ven lo que hay en los continentes
option-push_home_ports = si se puede desalojar barcos de los puertos base
option-killed_dragon = adónde va un dragón muerto: a la banca, o fuera de la partida
option-gate_goods = qué pasa con las mercancías del barco que el círculo destruye en una puerta: flotan, o se pierden
option-dragon_may_enter_cave = si un dragón guiado puede acabar en una cueva
option-hunter_targets = a quién caza un dragón cazador: a todos, o a todos menos a quien lo puso allí
option-hunter_call = quién advierte que un barco ha tocado una zona de caza: la mesa (automatic), o los demás (manual)
option-hunter_start_counts = si el punto donde empieza una ruta puede tocar una zona de caza
option-hunter_after_sinking = dónde queda un dragón cazador tras hundir un barco: en su punto, o al lado
option-dragons_stay_revealed = si los dragones siguen boca arriba tras un combate
option-attack_from_port = si un barco en un muelle puede atacar a un dragón
option-attacks_per_ship = cuántos combates puede empezar un barco en un turno
option-dragon_damage_persists = si un dragón debilitado sigue así hasta el final del turno
option-flotsam_reach = desde dónde se cargan las mercancías del agua: desde su punto, o también por una línea
option-pvp_min_diff = la diferencia con la que quien gana un combate entre jugadores conserva una ficha
option-pvp_payment = cómo se pagan con la diferencia las fichas que sobreviven: primero las baratas, o en cualquier orden, cada una entera
option-intercept_ends_move = si una intercepción termina el movimiento del barco
option-rear_force = qué barcos atacan por detrás: el del punto blanco, o también los de la laguna
option-assault_defeat = qué cuesta un asalto perdido: las tropas, también los barcos, o nada
option-assault_reshuffle = si los defensores se sortean de nuevo tras un asalto fallido
option-task_deck = cuántas cartas de encargo se usan
option-task_limit = cuántas cartas de encargo se pueden tener
option-task_secret = si las cartas de encargo son secretas
option-kids_start_coins = las monedas con que empieza un Cazador Libre
option-kids_load_penalty = si la carga frena los barcos de los Cazadores Libres
option-kids_tasks = si los Cazadores Libres pueden tomar cartas de encargo
option-round_limit = tras cuántas rondas termina la partida; 0, sin límite

## Errores

malformed-too-few-adults = { $adults ->
    [one] tiene que jugar al menos { $adults } adulto
    [many] tienen que jugar al menos { $adults } de adultos
   *[other] tienen que jugar al menos { $adults } adultos
}, y hay { $seats } asientos en total
malformed-out-of-range = se admiten números de { $least } a { $most }
malformed-wrong-size = tienen que ser { $height } líneas de { $width } signos
malformed-no-such-space = no existe esa clase de punto: { $found }
malformed-no-space = hace falta al menos un punto de la clase { $wanted }
malformed-no-such-point = no existe el punto { $found }
malformed-no-such-line = ahí no hay ninguna línea: { $found }
malformed-not-open = { $found } es un muelle; hace falta un punto de mar abierto
malformed-no-port = { $found } no está marcado como muelle de esta clase
malformed-stray-port = el muelle { $found } no pertenece a ningún puerto
malformed-not-straight = los puntos de una línea de desalojo van en fila, y { $found } no lo están
malformed-not-beside = { $found } no está al lado de la puerta { $gate }
malformed-covered = el círculo taparía el punto { $found }
malformed-cut-off = ninguna línea lleva a { $found }
malformed-too-few-ports = un puerto tiene al menos { $least } muelles
malformed-no-such-land = no existe ese puerto ni esa cueva: { $found }
malformed-not-even = hace falta un número par: también se paga su mitad
malformed-too-few-tokens = hacen falta al menos { $least }
malformed-too-few-tasks = hacen falta al menos { $least } cartas de encargo básicas
malformed-no-such-event = ningún encargo puede pedir { $found }
malformed-wrong-scope = los encargos de este suceso tienen el alcance { $wanted }
