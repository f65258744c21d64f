## Lo que cuentan las simulaciones

word-counted-total = puntuación
word-counted-enemy_half = mitad enemiga
word-counted-tokens = fichas de puntos
word-counted-mines = minas
word-counted-coins = monedas
word-counted-turns = turnos
word-counted-reason = fin de la partida
word-reason-is-score = por puntos
word-reason-is-coins = por monedas
word-reason-is-second_player = igualdad, para el segundo jugador
word-reason-is-draw = empate
word-reason-is-no_placement = ningún barco se podía colocar
word-reason-is-resignation = rendición
