### Por qué no vale una respuesta.

word-phase-move = la fase de movimiento
word-phase-act = la fase de acciones
word-place-island = la Isla del Dragón

## El turno, la navegación

why-DI-SETUP-1 = No hay ningún punto { $point }.
why-DI-TURN-3 = Una fase se termina con todos los barcos antes de empezar la otra. Ahora corre { $phase }{ $second ->
    [1] , la segunda de este turno.
   *[other] ; se cierra con: siguiente.
}
why-DI-TURN-4 = No tienes ningún barco { $ship } que pueda navegar.
why-DI-TURN-5 = No tienes ningún barco { $ship }.
why-DI-R-9 = { $ship ->
    [none] No hay fase que cerrar: la empieza tu primer movimiento o acción, y la segunda acaba con el turno.
   *[other] { $ship } ya no puede navegar en este turno.
}
why-DI-MOVE-1 = Ninguna línea lleva de { $at } a { $point }.
why-DI-MOVE-2 = Un obstáculo corta la línea de { $at } a { $point }.
why-DI-MOVE-5 = { $moves ->
    [0] { $ship } no puede navegar: la carga y los dados no le dejan ningún paso.
    [one] { $ship } tenía { $moves } paso, y está gastado.
    [many] { $ship } tenía { $moves } de pasos, y están gastados.
   *[other] { $ship } tenía { $moves } pasos, y están gastados.
}
why-DI-MOVE-6 = No puede haber dos barcos en un mismo punto, y en { $point } está { $ship }.
why-DI-MOVE-8 = En { $point } hay un dragón, y ningún barco pasa por donde hay uno.
why-DI-R-2 = { $point } es de un puerto sin jugador, y en esta partida esos puertos están cerrados.
why-DI-R-14 = Ni bajo el protectorado se llega en un paso de { $at } a { $point }.
why-DI-R-15 = { $ship } aún no se ha movido: una ruta tiene que llevar a alguna parte.
why-DI-R-16 = En el círculo solo se entra y se sale por sus puertas: no de { $at } a { $point }.
why-DI-R-20 = Una corriente lleva en un solo sentido: de { $point } a { $at }, y no al revés.
why-DI-R-31 = Todos los muelles están ocupados y no se puede desalojar a nadie ({ $harbour }).
why-DI-BONUS-1 = En { $point } no hay nada que tomar: una bonificación pide un 8 y un barco que llegue solo con sus pasos básicos.
why-DI-BONUS-2 = El 8 que pagaría la bonificación de { $point } ya está gastado.
why-DI-BONUS-3 = { $ship } no tiene sitio para una Piedra de Dragón.
why-DI-BONUS-4 = { $ship } no tiene sitio para Hierro.
why-DI-BONUS-8 = { $ship } ya ha tomado una bonificación, y solo le toca una.
why-DI-R-18 = { $ship } navega con viento mágico, que no permite otra bonificación.
why-DI-R-19 = A la banca no le queda nada para esta bonificación: { $cargo }.
why-DI-PUSH-1 = { $ship } no está en un muelle de este puerto, así que no se puede desalojar.
why-DI-PUSH-3 = { $ship } no se puede desalojar: no hay agua libre para él.

## Los dragones

why-DI-DRAGON-1 = Un dragón nuevo sale a una cueva, y { $place } no lo es.
why-DI-DRAGON-5 = No hay a quién guiar: en { $place } no hay ningún dragón.
why-DI-DRAGON-6 = { $place } está demasiado lejos; pasos de un dragón: { $moves }.
why-DI-DRAGON-7 = { $place ->
    [none] Un dragón puede atacar a un barco de otro jugador, así que alguno tiene que hacerlo.
   *[other] Mientras algún dragón pueda atacar a un barco de otro jugador tiene que hacerlo, y con { $place } no atacaría ninguno.
}
why-DI-DRAGON-8 = Allí hay también un barco de otro jugador: el dragón tiene que atacar a ese y no a tu { $ship }.
why-DI-DRAGON-11 = { $place } está en el círculo central, y allí no llegan los dragones guiados.
why-DI-DRAGON-12 = { $place } es un muelle: los dragones ni entran ni atacan a los barcos que están en puerto.
why-DI-PAIR-1 = No pueden juntarse más de dos dragones, y en { $place } ya hay dos.
why-DI-PAIR-7 = Ahora no puedes guiar entera la pareja de { $place }: di upper (el de arriba) o lower (el de abajo).
why-DI-PAIR-8 = En { $place } no hay una pareja, sino un solo dragón.
why-DI-R-33 = En { $cave } ya hay un dragón.
why-DI-R-37 = El dragón no puede acabar en { $place }: está ocupado o cerrado para él.
why-DI-R-38 = Desde { $place } el dragón no puede atacar a { $ship }: no son puntos vecinos.
why-DI-R-39 = El dragón de { $place } ya ha sido guiado en este turno.
why-DI-R-43 = Desde { $place } no ataca ahora ningún dragón: antes van aquellos cuya zona se tocó primero.
why-DI-BATTLE-1 = { $dragons ->
    [0] En { $place } no hay ningún dragón.
   *[other] { $ship } no puede atacar al dragón de { $place }: hace falta un punto vecino, o la boca de su cueva.
}
why-DI-BATTLE-3 = Solo combaten las tropas, y esto es mercancía: { $cargo }.
why-DI-R-48 = { $ship } está en puerto, y en esta partida desde allí no se ataca a los dragones.
why-DI-R-49 = { $troops ->
    [0] { $ship } no lleva tropas con que combatir.
   *[other] { $ship } ya ha empezado un combate en este turno.
}
why-DI-R-51 = Todas las de esta clase ya han combatido con este dragón: { $cargo }.

## El comercio y la carga

why-DI-TRADE-2 = Solo se compra en un puerto continental ({ $place }).
why-DI-TRADE-3 = { $ship } no tiene sitio: dos fichas en las bodegas, una en cubierta.
why-DI-TRADE-4 = Solo se vende en un puerto continental ({ $place }).
why-DI-TRADE-5 = { $cargo ->
    [none] La cubierta de { $ship } no puede quedar vacía: la ficha de arriba siempre está a la vista.
   *[other] En la cubierta de { $ship } ya está esto: { $cargo }.
}
why-DI-TRADE-6 = El Hierro solo se cambia por Piedras en los muelles de la Isla del Dragón, y { $ship } no está allí.
why-DI-HARBOUR-1 = Eso solo se hace en un puerto continental ({ $place }).
why-DI-HARBOUR-2 = El precio aquí es de { $cost } { $cost ->
    [one] moneda
    [many] de monedas
   *[other] monedas
}, y tienes { $coins } ({ $cargo }).
why-DI-HARBOUR-3 = Solo se venden Hierro y Piedras de Dragón; las tropas se licencian: { $cargo }.
why-DI-HARBOUR-4 = Un Mago cuesta dos Piedras de Dragón; las que tienes aquí: { $stones } ({ $harbour }).
why-DI-HARBOUR-5 = Solo se licencian las tropas; las mercancías se venden: { $cargo }.
why-DI-HARBOUR-7 = No queda sitio: allí caben como mucho { $most } { $most ->
    [one] ficha
    [many] de fichas
   *[other] fichas
} ({ $harbour }).
why-DI-HARBOUR-9 = No tienes ningún barco en ese puerto ({ $harbour }).
why-DI-HARBOUR-10 = Allí no se puede dejar nada ({ $harbour }): las fichas se dejan en los puertos continentales y en los de los jugadores.
why-DI-HARBOUR-12 = { $ship } no tiene a quién saquear: hace falta un puerto ajeno con tropas.
why-DI-HARBOUR-13 = El puerto es de otro jugador: puedes dejar mercancías, pero no tropas ({ $harbour }).
why-DI-LAUNCH-1 = Un barco cuesta { $cost } { $cost ->
    [one] moneda
    [many] de monedas
   *[other] monedas
}, y tienes { $coins }.
why-DI-LAUNCH-3 = Tus barcos se botan en los muelles de tu propio puerto ({ $berths }), no en { $point }.
why-DI-UNIT-6 = Un Mago no se compra: se invoca con dos Piedras de Dragón.
why-DI-R-7 = Puedes tener como mucho { $most } { $most ->
    [one] barco
    [many] de barcos
   *[other] barcos
}, y ya los tienes.
why-DI-R-21 = En esta partida los continentes no compran Hierro.
why-DI-R-22 = Las Piedras de Dragón no se compran con monedas; la Isla del Dragón las da por Hierro.
why-DI-R-23 = A la banca no le queda: { $cargo }.
why-DI-R-24 = En esta partida los Magos no se pueden licenciar.
why-DI-R-25 = No tienes allí esa ficha ({ $place }): { $cargo }.
why-DI-R-26 = Las fichas de { $ship } ya se han cambiado de sitio en esta fase.
why-DI-R-27 = De { $ship } a { $other } no puede pasar nada: los dos barcos tienen que ser tuyos y estar juntos.
why-DI-R-44 = Hay un dragón sobre las mercancías de { $point }: se podrán cargar cuando se haya ido.
why-DI-R-53 = { $ship } está demasiado lejos de lo que flota en { $point }.
why-DI-R-73 = { $ship } no está en puerto, y solo allí se dejan y se toman fichas.
why-DI-R-74 = Hay tropas que guardan lo que está allí ({ $harbour }): antes hay que vencerlas en un saqueo.
why-DI-BATTLE-14 = En { $point } no flota nada de esto: { $cargo }.

## Las cartas de encargo

why-DI-TASK-1 = Las cartas de encargo solo se toman en un puerto continental donde tengas un barco ({ $harbour }).
why-DI-TASK-3 = Ningún encargo tuyo pide entregar eso allí ({ $harbour }).
why-DI-TASK-4 = No tienes ese encargo: { $task }.
why-DI-TASK-5 = Otro encargo cuesta ahora { $cost } { $cost ->
    [one] moneda
    [many] de monedas
   *[other] monedas
}, y tienes { $coins }.
why-DI-R-76 = No queda ninguna carta de encargo.
why-DI-R-77 = Ya tienes { $number } { $number ->
    [one] carta de encargo
    [many] de cartas de encargo
   *[other] cartas de encargo
} y no puedes tomar otra.
why-DI-R-84 = En esta partida los Cazadores Libres no toman encargos.

## Combates entre jugadores, la isla

why-DI-PVP-1 = { $port ->
    [none] Ninguna línea une { $ship } y { $other }.
   *[other] { $port } está en puerto, y allí los barcos no combaten entre sí.
}
why-DI-PVP-2 = { $ship } y { $other } no están en puntos vecinos.
why-DI-PVP-5 = Con una diferencia de { $left } sobrevive al menos una tropa: di cuál.
why-DI-PVP-6 = Conservar estas tropas pide una diferencia de { $cost }, y la tuya es de { $left }.
why-DI-PVP-11 = No puedes quedarte con el barco { $ship }, solo con sus mercancías.
why-DI-R-59 = Las tropas de un barco vencido se pierden y no se pueden tomar: { $cargo }.
why-DI-R-60 = Primero se toman mercancías, o se dice stop; después se decide la suerte del barco.
why-DI-R-61 = { $other } es un barco tuyo.
why-DI-INTERCEPT-1 = Ninguna línea une { $ship } con { $point }.
why-DI-R-62 = { $troops ->
    [0] { $ship } no lleva tropas con que interceptar.
   *[other] { $ship } no puede interceptar: está en puerto, o ya ha interceptado a este barco.
}
why-DI-ISLAND-2 = Por delante solo atacan barcos que estén en los muelles de la Isla del Dragón, y allí no tienes ninguno.
why-DI-ISLAND-3 = Por detrás se ataca desde el punto blanco { $point }, y allí no tienes ningún barco.
why-DI-R-66 = Tus barcos en los muelles de la Isla del Dragón no llevan tropas.
why-DI-R-67 = Tu barco de { $point } no lleva tropas para el asalto por detrás.
why-DI-R-68 = En este turno ya has asaltado la Isla del Dragón.

## Los Cazadores Libres

why-DI-KIDS-7 = Un Cazador Libre tiene como mucho { $most } { $most ->
    [one] barco
    [many] de barcos
   *[other] barcos
}.
why-DI-KIDS-14 = La Isla del Dragón no hace cambios con los Cazadores Libres.
why-DI-KIDS-20 = No queda sitio ({ $harbour }): un Cazador Libre guarda allí como mucho { $most } { $most ->
    [one] ficha
    [many] de fichas
   *[other] fichas
}.
