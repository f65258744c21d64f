title = Cuatro en línea

word-seat-0 = claro
word-seat-1 = oscuro

ask-drop = { $seat }: deja caer una ficha en una columna.
event-dropped = { $seat } deja caer una ficha en la columna { $column }.
why-C4-1 = La columna { $column } está llena.
help-signs = O es una ficha del claro, X una del oscuro. Los números de las columnas están debajo del tablero.
