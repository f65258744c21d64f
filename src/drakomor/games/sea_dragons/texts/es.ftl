### Dragones del Mar en español.

title = Dragones del Mar

## Palabras

word-seat-0 = naranja
word-seat-1 = verde
word-seat-2 = morado
word-seat-3 = rosa
word-seat-4 = amarillo
word-owners-0 = { word-seat-0 }
word-owners-1 = { word-seat-1 }
word-owners-2 = { word-seat-2 }
word-owners-3 = { word-seat-3 }
word-owners-4 = { word-seat-4 }
word-colour-green = verde
word-colour-purple = morado
word-colour-red = rojo
word-colour-blue = azul
word-ships-green = { word-colour-green }
word-ships-purple = { word-colour-purple }
word-ships-red = { word-colour-red }
word-ships-blue = { word-colour-blue }
word-coral-green-purple = dos barcos, verde y morado
word-coral-green-red = dos barcos, verde y rojo
word-coral-green-blue = dos barcos, verde y azul
word-coral-purple-red = dos barcos, morado y rojo
word-coral-purple-blue = dos barcos, morado y azul
word-coral-red-blue = dos barcos, rojo y azul
word-coral-wild = barco comodín
word-coral-dragon-starfish = dragón oculto, estrella de mar
word-coral-dragon-seahorse = dragón oculto, caballito de mar
word-coral-dragon-jellyfish = dragón oculto, medusa
word-coral-dragon-nautilus = dragón oculto, nautilo
word-coral-gold = carta de oro
word-corals-green-purple = verde+morado
word-corals-green-red = verde+rojo
word-corals-green-blue = verde+azul
word-corals-purple-red = morado+rojo
word-corals-purple-blue = morado+azul
word-corals-red-blue = rojo+azul
word-corals-wild = barco comodín
word-corals-dragon-starfish = dragón (estrella de mar)
word-corals-dragon-seahorse = dragón (caballito de mar)
word-corals-dragon-jellyfish = dragón (medusa)
word-corals-dragon-nautilus = dragón (nautilo)
word-corals-gold = oro
word-given-green = un barco verde
word-given-purple = un barco morado
word-given-red = un barco rojo
word-given-blue = un barco azul
word-given-green-purple = verde+morado
word-given-green-red = verde+rojo
word-given-green-blue = verde+azul
word-given-purple-red = morado+rojo
word-given-purple-blue = morado+azul
word-given-red-blue = rojo+azul
word-given-wild = barco comodín
word-given-dragon-starfish = dragón (estrella de mar)
word-given-dragon-seahorse = dragón (caballito de mar)
word-given-dragon-jellyfish = dragón (medusa)
word-given-dragon-nautilus = dragón (nautilo)
word-given-gold = carta de oro
word-size-small = pequeña
word-size-medium = mediana
word-size-large = grande
word-do-place = colocar
word-do-complete = cumplir
letter-green = V
letter-purple = M
letter-red = R
letter-blue = A

## Preguntas

ask-turn = { $seat }: coloca un dragón o pasa.
ask-head = { $seat }: ¿en qué casilla va la cabeza del dragón?
ask-keep = { $seat }: ¿cuál de estas dos cartas de coral te quedas? La otra va debajo del mazo.
ask-mission = { $seat }: ¿cumples una misión, o ninguna?
ask-take = { $seat }: toma una carta de dragón nueva, del mercado o a ciegas de un mazo.
ask-quarter = ¿Qué cuadrante del mar va en la posición { $place }?
ask-side = ¿Qué cara del cuadrante { $quarter } queda arriba?
ask-token = ¿Qué barco hay en { $cell }?
ask-refill = ¿Qué carta llega al mercado ({ $size })?
ask-draw = ¿Qué carta se roba ({ $size })?
ask-coral = ¿Qué carta de coral se roba?
ask-first_player = ¿Quién empieza?

answer-skip = ninguna misión
answer-green-purple = (barcos verde y morado)
answer-green-red = (barcos verde y rojo)
answer-green-blue = (barcos verde y azul)
answer-purple-red = (barcos morado y rojo)
answer-purple-blue = (barcos morado y azul)
answer-red-blue = (barcos rojo y azul)
answer-wild = (un barco de cualquier color)
answer-dragon-starfish = (dragón oculto, NW)
answer-dragon-seahorse = (dragón oculto, NE)
answer-dragon-jellyfish = (dragón oculto, SE)
answer-dragon-nautilus = (dragón oculto, SW)
answer-gold = (oro cuando haga falta)
offer-place = Colocar { $counts }: casillas ({ $one } C3-C5 D5) o teclas (fantasma { $one })
offer-pass = Pasar y descartar { $first }: cuesta una cabeza, da oro y otra carta
offer-cash = Cobrar { $first }
offer-complete = Misiones (maneras de pagar): { $counts }; para verlas: lista { $one }
offer-take = Del mercado: { $first }
offer-draw = A ciegas de un mazo: { $first }

## Lo que ha ocurrido

event-laid_quarters = El mar: { $quarters }.
event-put_tokens = { $number ->
    [one] Lleva { $number } barco
    [many] Lleva { $number } de barcos
   *[other] Lleva { $number } barcos
}, sobran { $left }.
event-first_player = { $seat } empieza.
event-revealed_card = Llega al mercado { $shape }.
event-revealed_mission = Misión nueva: { $mission }.
event-drew_card = { $seat } roba una carta ({ $size }).
event-drew_card-secret = { $seat } roba { $shape } ({ $size }).
event-took_card = { $seat } toma { $shape }.
event-placed = { $seat } coloca { $shape } en { $cells }.
event-found_gold = { $seat } encuentra { $gold } de oro.
event-was_touched = { $seat } recibe { $gold } de oro porque le tocan.
event-got_pass_gold = { $seat } recibe { $gold } de oro.
event-paid = { $seat } paga { $gold } de oro.
event-cashed = { $seat } cobra una carta de oro: { $gold } de oro.
event-took_ship = { $seat } gana un barco { $colour }.
event-passed = { $seat } pasa y descarta { $shape }.
event-completed = { $seat } cumple { $mission } y paga { $ships ->
    [none] solo con cartas de coral
   *[other] { $ships }
}{ $cards ->
    [none] { "" }
   *[other] { " " }(cartas: { $cards })
}.
word-cards-green-purple = { word-corals-green-purple }
word-cards-green-red = { word-corals-green-red }
word-cards-green-blue = { word-corals-green-blue }
word-cards-purple-red = { word-corals-purple-red }
word-cards-purple-blue = { word-corals-purple-blue }
word-cards-red-blue = { word-corals-red-blue }
word-cards-wild = { word-corals-wild }
event-drew_coral = { $seat } mira una carta de coral.
event-drew_coral-secret = { $seat } mira una carta de coral: { $coral }.
event-kept_coral = { $seat } se queda una carta de coral.
event-kept_coral-secret = { $seat } se queda una carta de coral: { $coral }.
event-returned_coral = La otra va debajo del mazo.
event-returned_coral-secret = Debajo del mazo va: { $coral }.
event-showed_corals = { $seat } muestra sus cartas de coral: { $corals }.
event-ended = { $reason ->
   *[heads] Fin de la partida: a nadie le quedan cabezas.
}

## Por qué no

why-SD-SETUP-1 = En el mar no hay ninguna casilla { $cell }.
why-SD-TURN-3 = Primero se coloca un dragón; las misiones y las cartas nuevas vienen después.
why-SD-PLACE-1 = No hay ninguna carta { $shape } en tu mano.
why-SD-PLACE-3 = { $cells ->
    [none] ¿Dónde? Tras { $shape } van sus casillas, por ejemplo { $shape } C3-C5 D5, o las teclas: fantasma { $shape }.
   *[other] { $cells } no tienen la forma { $shape }, se gire o se refleje como se quiera.
}
why-SD-PLACE-4 = Ya las ocupa un dragón: { $cells }.
why-SD-PLACE-8 = No toca ni la isla ni un dragón de otro jugador.
why-SD-PLACE-9 = Al lado de un dragón tuyo: { $cells }.
why-SD-PLACE-11 = El primer dragón de la partida tiene que tocar la isla.
why-SD-PAY-2 = Los remolinos y corrientes cuestan aquí { $cost } de oro, y puedes pagar { $gold }.
why-SD-PASS-3 = No hay ninguna carta { $shape } en tu mano que descartar.
why-SD-R-13 = En esta partida las cartas de oro se cobran solas cuando hacen falta.
why-SD-CORAL-13 = No tienes esa carta de oro: { $coral }.
why-SD-MISSION-2 = { $mission } no está entre las misiones descubiertas.
why-SD-MISSION-3 = No tienes esto para pagar { $mission }: { $given }.
why-SD-MISSION-4 = Eso no paga { $mission }: cuesta { $ships }, y dos barcos de un color valen por uno de otro.
why-SD-R-17 = Para pagar { $mission } no hace falta todo eso.
why-SD-DRAW-2 = Acabas de jugar una carta de este tamaño: { $size }.
why-SD-DRAW-3 = { $card } no está en el mercado.
why-SD-PASS-4 = En esta edición esa carta no se puede tomar al pasar: { $size }.
why-SD-R-21 = Ese mazo está vacío: { $card }.
word-card-small = { word-size-small }
word-card-medium = { word-size-medium }
word-card-large = { word-size-large }

## Un dragón que se mueve con las teclas

ghost-told = { $shape } en { $cells } · cuesta { $cost } de { $have } · da { $ships ->
    [none] 0 barcos
   *[other] barcos: { $ships }
}{ $gold ->
    [0] { "" }
   *[other] , oro: { $gold }
}{ $corals ->
    [0] { "" }
    [one] , una carta de coral
    [many] , { $corals } de cartas de coral
   *[other] , { $corals } cartas de coral
}{ $owners ->
    [none] { "" }
   *[other] { " " }· { $touched } de oro cada vez para: { $owners }
}
ghost-typed = Nombra las casillas en cualquier orden: { $sample }; una línea se puede abreviar: C3-C5 D5. O gira la forma de la carta: L4 m r C3 es L4 reflejada (m), luego girada a la derecha (r, rr, rrr), con su primera casilla en C3. En una terminal, «fantasma» la mueve con las teclas.

## Opciones de las reglas

option-edition = el reglamento: ru ruso, cs checo, es español; lo siguen las opciones con el valor «edition»
option-board_sides = si se pueden nombrar las caras de los cuadrantes o siempre se sortean
option-quarters = qué cuadrantes van en NW, NE, SE, SW, con caras o sin ellas, como Q1A,Q2B,Q3A,Q4B
option-pass_take_size = el tamaño de la carta que se toma al pasar: distinto del de la descartada, o cualquiera
option-pass_take_sources = de dónde sale esa carta: any de cualquier sitio, face_up solo del mercado
option-most_missions_vp = los puntos por más misiones; 0 los quita
option-first_player = quién empieza: por sorteo, o este jugador
option-final_draw = si se toma carta en el último turno, cuando ya no sirve de nada
option-auto_cash = si las cartas de oro se cobran solas cuando hacen falta para pagar
option-ship_tokens_face_up = si se ven los colores de los barcos del mar
option-second_place_needs_a_dragon = si un puesto en un reino exige un dragón
option-most_missions_needs_a_mission = si los puntos por más misiones exigen al menos una misión
option-head = dónde va la cabeza de un dragón: en su primera casilla, o a elección

## La mesa en la terminal

table-turn = Turno { $now }/{ $last }
table-over = Se acabó
table-seat = { $seat }
table-heads = cab.
table-gold = oro
table-points = { $points } PV
table-hand = Mano
realm-starfish = estrella
realm-seahorse = caballito
realm-jellyfish = medusa
realm-nautilus = nautilo
help-signs = Dragones: ● naranja, ■ verde, ▲ morado, ◆ rosa, ★ amarillo; hueca es la cabeza, subrayado lo colocado desde tu último dragón. El mar: las letras son barcos (V verde, M morado, R rojo, A azul), @ remolinos, $ oro, ψ corales, ≈ corrientes; + y × un dragón que cabría o no. Al lado: cabezas, oro, barcos por color, ψ cartas de coral, M misiones; los reinos con sus remolinos abiertos, luego dragones/piezas, en color quien va ganando; el mercado; las misiones (✓ puedes pagarla). Tus cartas de coral: dos letras dos barcos, * un barco comodín, NW un dragón oculto allí, $ oro. Las casillas se llaman como F7: fila F, columna 7.

## La puntuación

sheet-gold = oro
sheet-ships = barcos
sheet-missions = misiones
sheet-most_missions = más misiones
sheet-standing = drag.+ocultos/piezas
sheet-total = total

## Errores

malformed-wrong-quarters = hacen falta cuatro cuadrantes distintos de { $known }
malformed-sides-by-chance = aquí las caras se sortean; nómbralas con board_sides=choose, o no las pongas
malformed-not-by-seat = hace falta un dato por asiento, y hay { $seats }
malformed-negative = menos que nada
malformed-not-sorted = no está en orden
malformed-wrong-cards = las cartas no cuadran: busca { $card }
malformed-wrong-missions = las misiones no cuadran
malformed-wrong-ships = los barcos no cuadran ({ $colour })
malformed-wrong-dragon = no es un dragón de su carta en casillas libres y lejos de los demás de su dueño
malformed-wrong-heads = cabezas, dragones y turnos pasados no cuadran
malformed-wrong-size = tienen que ser { $height } líneas de { $width } signos
malformed-no-such-space = no existe esa clase de casilla: { $found }
malformed-does-not-fit = el cuadrante no encaja en la posición { $realm }: la esquina de la isla
malformed-too-many-ships = más casillas con barco que barcos ({ $most })
malformed-too-few-cards = hay pocas cartas de este tamaño: { $size }
malformed-no-shape = las casillas son # y van unidas, 12 como mucho
malformed-same-shape = la misma forma que { $found }
malformed-no-such-ship = no hay barcos de este color: { $found }
malformed-wrong-coral = lo que muestra { $found } no corresponde a su tipo
