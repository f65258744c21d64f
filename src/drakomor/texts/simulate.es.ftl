### `drakomor simulate`, en español.

## simulate

simulate-help-game = el juego al que se juega
simulate-help-games = cuántas partidas
simulate-help-bots = quién juega, por ejemplo greedy,random o flat:playouts=200,greedy:worlds=4
simulate-help-seed = de qué depende todo: el mismo texto da las mismas partidas (una de ellas otra vez: drakomor play --seed TEXTO:NÚMERO)
simulate-help-fixed-seats = cada bot conserva su asiento; si no, los cambian de partida en partida
simulate-help-jobs = procesos que juegan a la vez; los resultados no dependen de ello
simulate-help-json = el resumen como JSON, en un archivo o en la salida estándar (-)
simulate-help-csv = las partidas como CSV, una por fila, en un archivo o en la salida estándar (-)
simulate-progress = jugando
simulate-pace = { $played ->
    [one] { $played } partida
    [many] { $played } de partidas
   *[other] { $played } partidas
} en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, respuestas por segundo: { $pace }
simulate-interrupted = interrumpido, partidas jugadas: { $played } de { $games } ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, respuestas por segundo: { $pace })
simulate-head = { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}, semilla { $seed }. «De» y «a» son los límites del intervalo de confianza del 95 %.
simulate-who = quién
simulate-wins = victorias
simulate-draws = empates
simulate-losses = derrotas
simulate-share = parte
simulate-low = de
simulate-high = a
simulate-first = primer jugador
simulate-what = qué
simulate-mean = media
simulate-sd = desv. típ.
simulate-least = mín.
simulate-most = máx.
simulate-answers = respuestas de jugadores
simulate-rolls = respuestas del azar
simulate-options = Opciones de una pregunta: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media, { $most } como mucho.
simulate-count = { $count }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

malformed-one-stream = JSON y CSV no pueden ir los dos a la salida estándar
malformed-not-a-result = no es un resultado anterior de drakomor simulate, y queda como está
malformed-bot-answers-wrong = el bot { $bot } dio una respuesta que no se ofrecía: { $answer }
malformed-no-end = la partida no ha acabado tras { $most } respuestas
