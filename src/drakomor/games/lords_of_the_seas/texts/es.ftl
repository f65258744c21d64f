### Lords of the Seas en español.

title = Lords of the Seas

## Palabras

word-seat-0 = claro
word-seat-1 = oscuro
word-winner-0 = claro
word-winner-1 = oscuro
word-colour-0 = claro
word-colour-1 = oscuro
word-mercenary-M01 = Baluarte
word-mercenary-M02 = Muralla
word-mercenary-M03 = Dragaminas
word-mercenary-M04 = Minador
word-mercenary-M05 = Andanada
word-mercenary-M06 = Corsario
word-mercenary-M07 = Reclutador
word-mercenary-M08 = Capitán del Brulote
word-mercenary-M09 = Banderas Gemelas
word-mercenary-M10 = Buque Insignia
word-mercenary-M11 = Guardián
word-mercenary-M12 = Abordador
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
word-cell-shot_orthogonal = un disparo recto
word-cell-shot_diagonal = un disparo en diagonal
word-cell-repair = una reparación
word-cell-mine = una mina
word-cell-reserve_ship = un barco de reserva
word-ship-shield = un escudo
word-ship-shot_orthogonal = un disparo recto
word-ship-repair = una reparación
word-ship-remove_mine = retirar una mina
word-effect-shot = un disparo
word-effect-repair = una reparación
word-effect-shield = un escudo
word-effect-mine = una mina
word-effect-remove_mine = retirar una mina
word-effect-reserve_ship = un barco de reserva
word-effect-pick_reserve = un barco de reserva
word-effect-coins = una moneda
word-effect-points = un punto de victoria
word-effect-extra_ships = un barco extra
word-direction-N = hacia el norte
word-direction-NE = hacia el noreste
word-direction-E = hacia el este
word-direction-SE = hacia el sureste
word-direction-S = hacia el sur
word-direction-SW = hacia el suroeste
word-direction-W = hacia el oeste
word-direction-NW = hacia el noroeste

## Preguntas

ask-turn = { $seat }: coloca un barco de tu mano, o compra antes un mercenario.
ask-after = { $seat }: compra ahora un mercenario, o termina tu turno.
ask-order = { $seat }: ¿qué efecto va primero, el de la casilla ({ $cell }) o el del barco ({ $ship })?
ask-shoot = { $seat }: ¿en qué dirección dispara el barco de { $cell }?
ask-repair = { $seat }: ¿qué barco en llamas se repara?
ask-shield = { $seat }: ¿qué barco recibe una ficha de escudo?
ask-mine = { $seat }: ¿en qué casilla va la mina?
ask-fake_mine = { $seat }: ¿en qué casilla va la mina falsa?
ask-remove_mine = { $seat }: ¿qué mina se retira?
ask-pick_reserve = { $seat }: ¿qué barco tomas de tu pila de reserva?
ask-search = { $seat }: ¿miras tu pila de reserva y tomas un barco, o lo omites?
ask-layout = { $seat }: ¿cómo van tus tres tableros, de tu izquierda a tu derecha? Escribe tablero:cara y giro, como :a0
ask-adjust = { $seat }: ¿giras o mueves un tablero y renuncias al escudo inicial, o dejas la disposición?
ask-mercenary = { $seat }: ¿qué mercenario de coste { $cost } entra en el mercado?
ask-first_player = ¿Quién empieza?
ask-draw = ¿Qué barco se roba?
ask-look = ¿Qué barco hay en la pila de reserva?
ask-aside = { $seat }: ¿te rindes?

answer-end = terminar el turno
answer-skip = omitir
answer-search = mirar y tomar
answer-keep = dejar la disposición
answer-cell = primero el de la casilla
answer-ship = primero el del barco
answer-N = norte
answer-NE = noreste
answer-E = este
answer-SE = sureste
answer-S = sur
answer-SW = suroeste
answer-W = oeste
answer-NW = noroeste
answer-resign = rendirse
offer-place = Barcos { $first } en { $second } (7c3: barco 7 en C3)
offer-buy = Mercenarios { $first } en { $second } (m05 c3)
offer-adjust = Tableros { $first }, lugares { $second }, giros { $third }; o keep

## Lo que ha ocurrido

event-first_player = { $seat } empieza, y recibe un escudo para su primer barco.
event-laid_out = { $seat } dispone los tableros { $layout }.
event-kept_layout = { $seat } mantiene la disposición, y el escudo.
event-opened_market = En el mercado: { $mercenaries }.
event-drew = { $seat } roba un barco{ $pile ->
    [reserve] { " " }de la pila de reserva
   *[main] { "" }
}.
event-drew-secret = { $seat } roba un { $number }{ $pile ->
    [reserve] { " " }de la pila de reserva
   *[main] { "" }
}.
event-looked = { $seat } mira su pila de reserva.
event-placed = { $seat } coloca { $number } en { $cell }.
event-hired = { $seat } compra por { $cost ->
    [one] { $cost } moneda
    [many] { $cost } de monedas
   *[other] { $cost } monedas
}: { $mercenary }, en { $cell }.
event-discarded = El { $number } de { $cell } ({ $seat }) se descarta.
event-burned = Disparo desde { $by }: el { $number } de { $cell } ({ $seat }) queda en llamas.
event-absorbed = Disparo desde { $by }: el barco de { $cell } ({ $seat }) pierde un escudo.
event-bounced = Disparo desde { $by }: no daña al mercenario de { $cell } ({ $seat }): { $mercenary }.
event-repaired = { $seat } repara el { $number } de { $cell }.
event-gained = { $seat } recibe { $token ->
    [coins] { $number ->
        [one] { $number } moneda
        [many] { $number } de monedas
       *[other] { $number } monedas
    }
    [points] { $number } PV
   *[extra_ships] sitio en la mano para { $number } más
}.
event-shielded = { $seat } pone un escudo en el barco de { $cell }.
event-laid_mine = { $seat } pone una mina en { $cell }.
event-laid_mines = { $seat } pone minas en { $cells }.
event-laid_mines-secret = { $seat } pone minas en { $cells }; la falsa: { $fake }.
event-removed_mine = { $seat } retira { $fake ->
    [true] la mina falsa
   *[false] una mina
} de { $cell }.
event-set_off_mine = { $fake ->
    [true] La mina falsa estalla en { $cell } ({ $seat }) sin hacer daño.
   *[false] Una mina estalla en { $cell }: { $seat } se la queda, -2 PV.
}
event-nothing = { $seat }: se pierde el efecto ({ $effect }).
event-skipped = { $seat } omite un efecto: { $effect }.
event-ended = { $reason ->
    [score] Fin de la partida: { $winner } tiene más puntos de victoria.
    [coins] Fin de la partida: puntos igualados, y { $winner } tiene más monedas.
    [second_player] Fin de la partida: todo igualado, y { $winner } no empezó.
    [no_placement] Fin de la partida: no hay dónde colocar un barco, gana { $winner }.
    [resignation] Fin de la partida: rendición, gana { $winner }.
   *[draw] Fin de la partida: empate.
}

## Por qué no

why-LS-SETUP-9 = No hay ningún { $number } en tu mano.
why-LS-TURN-2 = En cada turno colocas un barco de tu mano, ni más ni menos.
why-LS-TURN-4 = Ya has comprado un mercenario en este turno.
why-LS-PLACE-1 = En { $cell } hay un barco de combate.
why-LS-PLACE-3 = { $cell } no está en tu fila propia ni junto a uno de tus barcos de combate.
why-LS-PLACE-4 = El barco en llamas de { $cell } solo se cubre con un barco de combate tuyo al lado.
why-LS-MERC-1 = Ese mercenario no está en el mercado: { $mercenary }.
why-LS-MERC-2 = { $mercenary }: cuesta { $cost }, y tienes { $coins ->
    [0] cero monedas
    [one] { $coins } moneda
    [many] { $coins } de monedas
   *[other] { $coins } monedas
}.
why-LS-MERC-17 = El barco de { $cell } tiene un escudo y no se puede abordar.
why-LS-MINE-1 = En { $cell } hay un barco; las minas van en casillas sin barco.
why-LS-SHOT-1 = Este disparo no vuela { $direction }.
why-LS-CELL-4 = En { $cell } no hay ningún barco tuyo en llamas.
why-LS-TOKEN-1 = En { $cell } no hay ningún barco tuyo.
why-LS-R-15 = En esta partida los efectos no se pueden omitir.
why-LS-R-18 = En esta partida el barco en llamas de { $cell } necesita al lado un barco de combate tuyo.
why-LS-R-25 = No hay ningún blanco { $direction } del barco.
why-LS-R-30 = En esta partida los mercenarios como el de { $cell } no reciben fichas de escudo.
why-LS-R-31 = El barco de { $cell } está en llamas, y así no recibe escudos.
why-LS-R-33 = En { $cell } ya hay una mina.
why-LS-R-38 = En { $cell } no hay ninguna mina.
why-LS-R-48 = El barco de { $cell } no se puede abordar desde donde están tus barcos.

## Opciones de las reglas

option-layout_mode = quién dispone los tableros: el azar, la disposición fija para una primera partida, los jugadores a la vista, o los jugadores en secreto (la variante para expertos)
option-market_mode = cómo se forma el mercado: al azar, acordado (entonces lo nombra market), o eligiendo por turnos
option-market = los cinco mercenarios de un mercado acordado, como M01,M03,M05,M08,M10
option-effects_optional = si se pueden omitir efectos
option-home_row_burning = si los barcos en llamas de la fila propia se cubren sin vecino
option-burning_replace_cell_effect = si un barco colocado sobre otro en llamas recibe el efecto de casilla
option-shield_on_mercenary = si los mercenarios pueden recibir fichas de escudo
option-mine_stacking = si en una casilla puede haber varias minas
option-fake_mine_hidden = si la mina falsa es secreta
option-token_supply = si las fichas se pueden agotar
option-twelfth_mercenary = el efecto del mercenario M02
option-burning_in_combinations = si los barcos en llamas cuentan en las combinaciones
option-equal_vp = puntos de victoria por tres y por cuatro números iguales
option-mercenaries_on_enemy_half = si los mercenarios dan puntos en la mitad enemiga
option-final_tie = quién gana si puntos y monedas están igualados

## El tablero en la terminal

table-turn = Turno { $now } de { $last } · juega { $seat }
table-your-turn = Turno { $now } de { $last } · juegas tú
table-over = Fin de la partida
table-seat = { $seat }
table-coins = monedas
table-points = fichas de PV
table-mines = minas
table-hand = mano
table-piles = pilas
table-shield = escudo del primer barco: { $seat }
table-market = Mercado: coste, números, efecto
table-sold = El mercado está agotado.
table-your-hand = Mano
table-your-reserve = Pila de reserva
table-your-boards = Tus tableros, caras a y b
table-boards-lie = Arriba, el lado enemigo.
cell-V = punto
cell-O = disparo +
cell-D = disparo ×
cell-R = reparar
cell-M = mina
cell-S = reserva
ship-shield = escudo
ship-coin = moneda
ship-shot_orthogonal = disparo +
ship-repair = reparar
ship-remove_mine = quitar mina
ship-repeat_cell_effect = casilla doble
effect-shield = escudo a un barco
effect-pick_reserve = barco de reserva, +1
effect-sweep = quita 3 minas
effect-lay_mines = 2 minas y la falsa
effect-shots_adjacent = dispara a los vecinos
effect-shots_horizontal = 2 disparos en fila
effect-shots_diagonal = 2 disparos diagonales
effect-shots_vertical = 2 disparos en columna
effect-board = aborda un barco
effect-vp_adjacent = PV por vecinos
effect-vp_shields = PV por escudos
effect-vp_equal = PV por iguales
help-signs = △ claro, ▼ oscuro; ! en llamas, + un escudo, ✹ una mina, ○ la mina falsa; › ‹ casillas que se pueden nombrar. Las letras son los efectos de las casillas. Columnas de la A a la G, filas de la 1 a la 6 desde la fila propia de claro; claro avanza hacia el norte.

## La puntuación

sheet-total = { $points } PV
sheet-sequence = Secuencia { $numbers } en { $cells }
sheet-equal = Números iguales { $numbers } en { $cells }
sheet-mercenary = { $mercenary } en { $cell }, como { $number }
sheet-enemy_half = Barcos en la mitad enemiga
sheet-tokens = Fichas de puntos de victoria
sheet-mines = Minas recogidas
sheet-coins = Monedas restantes: { $number }

## Errores

malformed-market-not-agreed = el mercado solo se nombra con market_mode=agreed
malformed-no-such-mercenary = no existe el mercenario { $found }
malformed-wrong-market = un mercado acordado son cinco mercenarios distintos de costes { $wanted }
malformed-wrong-board = el tablero { $found } no tiene 3 filas de fondo y caras a y b
malformed-wrong-size = una cara son { $height } líneas de { $width } letras
malformed-no-such-effect = no existe el efecto { $found }
malformed-wrong-width = los tableros ({ $colour }) suman { $found } columnas, no { $wanted }
malformed-wrong-numbers = los números son distintos, del 1 al 9, o «X» en un mercenario
malformed-too-few-mercenaries = hay pocos mercenarios de coste { $cost }
malformed-wrong-sea = el mar tiene 6 filas, 7 columnas y mitades de 3 filas de fondo
malformed-wrong-piles = las pilas no suman una flota de { $fleet }
malformed-wrong-layout = no es una disposición de los tableros de ese color
malformed-not-a-pair = hace falta un dato por cada uno de los dos asientos
malformed-negative = menos que nada
malformed-burning-mercenary = un mercenario no arde
malformed-lone-shield = un escudo va sobre un barco de combate
malformed-stacked-mines = en esta partida solo hay una mina por casilla
malformed-wrong-fleet = mano, pilas, mar y descartes no suman la flota{ $number ->
    [0] { "" }
   *[other] : busca el número { $number }
}
malformed-not-sorted = una mano está ordenada
malformed-wrong-tokens = { $kind }: con las del suministro deben ser { $wanted }
