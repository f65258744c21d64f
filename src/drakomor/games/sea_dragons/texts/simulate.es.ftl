## Lo que cuentan las simulaciones

word-counted-total = puntuación
word-counted-gold = oro
word-counted-ships = barcos
word-counted-missions = misiones
word-counted-most_missions = más misiones
word-counted-realms = reinos
word-counted-completed = misiones cumplidas
word-counted-turns = turnos
word-counted-passes = veces que se pasa
word-counted-reason = fin de la partida
word-reason-is-heads = no quedan cabezas
