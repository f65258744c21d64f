### `drakomor verify`, en español.

## verify

verify-help-file = un registro o una partida guardada (- es la entrada estándar)
verify-help-all = cada dado y cada carta, en su propia línea
verify-commitment = Compromiso: { $commitment }
verify-entropy = Entropía de { $name }: { $entropy }
verify-no-entropy = Entropía de { $name }: no se dio ninguna
verify-drawn = Jugada { $ply }. { $asked } → { $said } (salió el número { $number } de los menores que { $limit })
verify-strayed = Jugada { $ply }. { $asked } → { $said } – MAL: debía ser { $due } (salió el número { $number } de los menores que { $limit })
verify-proven = { $place }: demostrado. { $count ->
    [0] Nunca se preguntó al azar.
    [one] El único resultado del azar se sigue del secreto, de la entropía y de su jugada.
    [many] Todos los { $count } de resultados del azar se siguen del secreto, de la entropía y de sus jugadas.
   *[other] Los { $count } resultados del azar se siguen del secreto, de la entropía y de sus jugadas.
}
verify-wrong = { $place }: NO demostrado. El primer resultado que no se sigue es el de la jugada { $ply }. { $asked } El registro dice { $said }, debía ser { $due } (salió el número { $number } de los menores que { $limit }).
verify-unproven = { $place }: no demostrado. { $why }
verify-no-fair = El registro no dice de dónde vienen sus dados (no hay «fair» en él), así que nada se puede demostrar de ellos.
verify-no-secret = El secreto de los dados aún no se ha publicado; eso ocurre cuando la partida termina.
verify-another-secret = El secreto no es aquel con el que se hizo el compromiso antes de la partida.

malformed-wrong-entropy = entropía de { $found } asientos, de { $seats } en la mesa
malformed-another-secret = no es el secreto con el que se hizo el compromiso antes de la partida
