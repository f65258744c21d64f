### Lo que dice la línea de comandos en español. Lo que dice un juego está en su propio catálogo.

## La línea de comandos

drakomor = Una mesa para juegos de tablero de dragones y mar.
drakomor-more = drakomor COMANDO --help cuenta más de un comando. Idiomas: en, ru, cs, es.
help-commands = comandos
help-command = COMANDO
command-play = jugar en la terminal, contra bots o con otros ante la misma pantalla
command-replay = recorrer una partida paso a paso
command-simulate = hacer jugar muchas partidas a los bots y contar
command-games = ver la lista de juegos, o las opciones de uno
command-position = mostrar una posición: como JSON, como tablero, como la ve un jugador
command-apply = dar una respuesta en una posición y escribir la que resulta
command-check = comprobar posiciones, registros, partidas guardadas y carpetas de componentes
command-verify = demostrar que cada dado y cada carta de un registro salieron como debían
command-perft = contar las hojas del árbol bajo una posición

help-language = el idioma que se habla (si no, DRAKOMOR_LANGUAGE o el del sistema)
help-no-color = sin colores; la variable NO_COLOR hace lo mismo
help-option = una opción de las reglas; drakomor games JUEGO las muestra
help-seed = de qué depende el azar: el mismo texto da la misma suerte
help-seats = cuántos jugadores, en una partida que empieza ahora
help-components = tus propios tableros y piezas, en una carpeta de archivos TOML
help-game-or-file = un juego, o un archivo con una posición suya (- es la entrada estándar)

play-help-game = el juego, o una partida guardada para continuarla
play-help-seat = quién se sienta dónde, desde el primer asiento: human, bot:random, bot:greedy, bot:flat:time=1.0 …
play-help-save = guardar la partida en este archivo, tras cada respuesta
play-help-resume = continuar una partida guardada; sin archivo, la última
replay-help-file = un registro o una partida guardada (- es la entrada estándar)
replay-help-view = como lo vio este asiento; si no, como un espectador
games-help-game = contar las opciones de este juego
perft-help-depth = a cuántas respuestas de profundidad
perft-help-split = las hojas bajo cada primera respuesta
check-help-files = posiciones, registros, partidas guardadas, carpetas de componentes
check-help-game = el juego al que pertenecen las carpetas de componentes
position-help-file = un archivo nuestro, - para la entrada estándar, o un juego que empieza ahora
position-help-show = dibujarla
position-help-asks = las preguntas abiertas con todas sus respuestas, como JSON
position-help-view = lo que puede saber un asiento, como JSON; -1 para un espectador
position-help-score = la puntuación tal como está, como JSON
position-help-seed = que el azar responda según este texto; si no, sus preguntas quedan abiertas
apply-help-seat = quién responde; -1 para el azar
apply-help-answer = una respuesta como en el juego (7c3, #12), o como JSON
apply-help-events = escribir también lo que ha ocurrido

argparse-usage = uso:
argparse-positionals = argumentos
argparse-options = opciones
argparse-everywhere = en todas partes
argparse-help = mostrar esta ayuda y salir
argparse-version = mostrar la versión y salir
argparse-unrecognized = esto no se entiende: %s
argparse-required = falta: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid = %(value)r no es del tipo %(type)s
argparse-choice = %(value)r no está entre: %(choices)s
argparse-one = debe seguirle algo
argparse-at-most-one = puede seguirle un valor como mucho
argparse-at-least-one = debe seguirle al menos un valor
argparse-explicit = %r no debe seguirle
argparse-not-with = no va junto con %s
argparse-one-of = hace falta una de: %s
argparse-ambiguous = %(option)s podría ser %(matches)s

## Juegos, comprobaciones

games-seats = { $most ->
    [one] { $seats } jugador
    [many] { $seats } de jugadores
   *[other] { $seats } jugadores
}
games-more = drakomor games JUEGO cuenta las opciones de un juego.
check-position = { $place }: una posición de { $game }, en orden
check-record = { $place }: un registro de { $game }, en orden, { $over ->
    [true] partida terminada
   *[false] partida sin terminar
}
check-match = { $place }: una partida guardada de { $game }, en orden, { $over ->
    [true] terminada
   *[false] sin terminar
}
check-components = { $place }: componentes de { $game }, en orden

## La partida

any-seat = jugador { $number }
chance = azar
nothing-there = nada
play-say = { $sample } o su número; más: lista, porqué RESPUESTA, pista, deshacer, ?, ayuda
play-say-many = También: lista, porqué RESPUESTA, pista, deshacer, ?, ayuda
play-thinks = { $seat } piensa …
play-curtain = — { $seat }: es tu turno. Nadie más debería mirar ahora. Pulsa Intro. —
play-sure = { $what }: ¿seguro? (sí / no)
play-agree = Tu rival quiere retirar una respuesta. { $what }: ¿de acuerdo? (sí / no)
play-yes = s sí si y yes
play-bot-agrees = { $seat } está de acuerdo: tu respuesta queda retirada.
play-begun = { $more ->
    [0] Podría ser: { $answers }.
   *[other] Podría ser: { $answers } y { $more } más.
}
play-closest = ¿Querías decir { $answer }?
play-no-clause = No hay ninguna cláusula { $clause }. { $close ->
    [none] { "" }
   *[other] Quizá: { $close }
}
play-list-more = { $left ->
    [one] { $left } respuesta más: lista { $next }
    [many] { $left } de respuestas más: lista { $next }
   *[other] { $left } respuestas más: lista { $next }
}
play-list-kind = … y { $count } más como esta: lista { $kind }
play-why-what = ¿Por qué no qué respuesta? Por ejemplo: porqué { $sample }
play-allowed = Nada lo prohíbe.
play-hint = El bot codicioso respondería: { $answer }
play-save-what = ¿En qué archivo? Por ejemplo: guardar tarde.json
play-saved = Guardada. Para continuar desde ahí: drakomor play { $path }
play-kept-record = Para volver a ver la partida: drakomor replay { $path }
play-parted = La partida queda guardada en { $path }. Para continuar: drakomor play --resume { $path }
play-parted-unkept = Hasta pronto. Esta partida no se ha podido guardar.
play-not-kept = Esta partida no se puede guardar: no se puede escribir { $path }; dale un archivo con --save.
play-moved-aside = En ese lugar había una partida sin terminar; ahora está en { $path }
play-which-game = ¿Qué juego? drakomor games los muestra, drakomor play JUEGO empieza una partida.
replay-prompt = Intro sigue · b atrás · un número de 0 a { $last } · q salir >
winner = Gana { $seat }.
winners = Comparten la victoria: { $seats }.
nobody-won = Empate: no gana nadie.
offer-more = { $count ->
    [one] { $count } respuesta
    [many] { $count } de respuestas
   *[other] { $count } respuestas
} como { $named }; «lista» las muestra

verb-list = lista
verb-why = porqué porque
verb-hint = pista
verb-ghost = fantasma
verb-undo = deshacer
verb-score = puntos
verb-log = diario
verb-save = guardar
verb-show = mesa
verb-help = ayuda
verb-quit = salir
help-rule = la regla de lo que se pregunta; cualquier regla por su nombre: ? { $clause }
help-list = las respuestas con su número; «lista PALABRA» las que empiezan así, «lista 201» desde ese
help-why = porqué RESPUESTA: la regla que la prohíbe
help-hint = lo que respondería el bot codicioso
help-ghost = poner una respuesta en el tablero con las teclas; «fantasma NOMBRE» empieza por esa
help-undo = retirar tu última respuesta
help-score = la puntuación tal como está
help-log = todo lo que ha ocurrido
help-save = guardar ARCHIVO: una copia de la partida
help-show = la mesa otra vez (igual que Intro)
help-help = esta lista
help-quit = marcharse; la partida queda guardada

## Una respuesta puesta con las teclas

ghost-fits = Aquí puede ir: Intro lo coloca.
ghost-keys = Flechas mover · r girar · m espejo · c otra carta · n/p sitio posible siguiente y anterior · Intro colocar · q salir
ghost-nothing = Ahora no hay nada que poner con las teclas.
ghost-typed = Las teclas solo se oyen en una terminal. Escrita, la respuesta es: { $sample }

## Negativas

why = Lo prohíbe { $clause }: { $text }
why-bare = Lo prohíbe { $clause }.
why-with = { $said } ({ $clause })
why-asked = Eso no responde a la pregunta. { $clause }: { $text }
illegal-not-asked = A { $seat } no se le pregunta nada ahora.
illegal-game-over = La partida ha terminado.
illegal-not-offered = Eso no responde a la pregunta; «lista» muestra todas las respuestas.
illegal-answer-form = Una respuesta es una palabra, un número o una lista de ellos, no { $answer }
illegal-no-undo = No hay nada que puedas retirar.
illegal-which-answer = { $count ->
    [one] { $count } respuesta empieza por «{ $typed }».
    [many] { $count } de respuestas empiezan por «{ $typed }»: sigue escribiendo.
   *[other] { $count } respuestas empiezan por «{ $typed }»: sigue escribiendo.
}
illegal-no-such-answer = «{ $typed }» no responde a esto; «lista» muestra las respuestas, «ayuda» lo que más se puede decir.
illegal-no-open-answer = «{ $typed }» no responde a ninguna pregunta; drakomor position FILE --asks da las respuestas.

## Errores

error = drakomor: { $said }
error-at = { $place }: { $said }
error-arguments = { $program }: { $said } ({ $program } --help cuenta más)

malformed-seats = { $given ->
    [one] { $given } asiento
    [many] { $given } de asientos
   *[other] { $given } asientos
}, pero el juego tiene { $wanted }
malformed-no-components = { $game } no tiene componentes que sustituir
malformed-no-such-folder = no existe esa carpeta
malformed-unknown-components = los archivos de componentes son { $known }{ $found ->
    [none] { "" }
   *[other] , no { $found }
}
malformed-not-toml = no se puede leer como TOML: { $said }
malformed-not-utf8 = no es un texto en UTF-8
malformed-not-json = no se puede leer como JSON: { $said }
malformed-wrong-type = aquí va { $wanted }, no { $found }
malformed-missing-field = falta { $field }
malformed-unknown-field = { $field } no va aquí
malformed-wrong-value = { $found } no es posible aquí
malformed-unreadable = no se puede leer: { $said }
malformed-too-large = demasiado grande: se leen { $most } bytes como mucho
malformed-no-such-file = no existe ese archivo
malformed-is-a-folder = es una carpeta, no un archivo
malformed-wrong-format = escrito como { $found }, hace falta { $wanted }
malformed-wrong-game = del juego { $found }, no de { $wanted }
malformed-no-such-step = ningún procedimiento de las reglas tiene un paso { $found }
malformed-does-not-run = las reglas no pueden seguir desde aquí: { $said }
malformed-not-at-a-question = la posición no está en una pregunta
malformed-not-the-record = la posición no es aquella a la que lleva el registro
malformed-illegal-ply = la respuesta { $answer } va contra { $clause }
malformed-digest-differs = desde aquí la partida fue distinta con las reglas de la versión { $rules }
malformed-record-too-short = el registro acaba donde debería responder el azar
malformed-not-an-outcome = { $found } no puede salir en { $prompt }
malformed-wrong-count = esa cantidad no es posible
malformed-at-least = tiene que ser { $least } o más
malformed-at-most = tiene que ser { $most } o menos
malformed-kept-as-it-began = una partida guardada sigue como empezó, y esto ya no se puede cambiar
malformed-twice = { $found } está dos veces
malformed-no-such-game = no existe ese juego; instalados: { $known }{ $meant ->
    [none] { "" }
   *[other] . ¿Querías decir { $meant }?
}
malformed-no-such-bot = no existe ese bot; conocidos: { $known }{ $meant ->
    [none] { "" }
   *[other] . ¿Querías decir { $meant }?
}
malformed-wrong-parameter = al bot no se le puede dar { $found }
malformed-no-such-parameter = el bot no tiene un parámetro { $found }; conocidos: { $known }
malformed-empty = el archivo está vacío
malformed-not-ours = ni posición, ni registro, ni partida guardada; esos dicen lo que son en el campo «format»: { $known }
malformed-nothing-kept = aquí no hay todavía ninguna partida guardada; drakomor play JUEGO empieza una
malformed-unfinished-game = contiene una partida sin terminar: continúala con drakomor play --resume, o da otro archivo
malformed-not-a-match = no es una partida guardada, y se queda como está
malformed-cannot-write = no se puede escribir: { $said }
malformed-wrong-seat = en un asiento va human o bot:NOMBRE, como bot:greedy
malformed-no-such-seat = no existe el asiento { $found }; los asientos son { $seats }
malformed-no-such-option = el juego no tiene esa opción; conocidas: { $known }{ $meant ->
    [none] { "" }
   *[other] . ¿Querías decir { $meant }?
}
malformed-not-an-option = una opción se escribe NOMBRE=VALOR; nombres conocidos: { $known }{ $meant ->
    [none] { "" }
   *[other] . ¿Querías decir { $meant }?
}
malformed-wrong-choice = se puede elegir: { $known }
malformed-components-of-which = ¿componentes de qué juego? Dilo con --game: { $known }
