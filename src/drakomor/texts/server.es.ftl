# Lo que dice el servidor.

command-serve = mesas para personas y bots por la red
serve-help-host = la dirección en la que espera (127.0.0.1: solo esta máquina)
serve-help-port = el puerto; 0 toma cualquiera que esté libre
serve-help-data = la carpeta en la que se guardan las mesas
serve-help-database = postgresql://… en lugar de la carpeta, para varios nodos
serve-help-bots = procesos en los que piensan los bots
serve-help-config = un archivo TOML con estos ajustes; en el entorno se llaman DRAKOMOR_PORT y así los demás, y las opciones van primero
serve-address = Mesas en { $address }. Ctrl-C termina; no se pierde nada.
serve-ended = Terminado. Todo queda guardado.
illegal-seat-taken = El asiento { $seat } está ocupado por { $name }.
illegal-seat-free = El asiento { $seat } sigue libre.
illegal-stale = Llega tarde: la mesa ha seguido adelante.
illegal-begun = La partida ya ha empezado.
illegal-not-begun = La partida aún no ha empezado.
illegal-resigned = Ese asiento ya se ha rendido.
illegal-not-your-seat = El asiento { $seat } no es tuyo.
illegal-has-account = { $name } ya tiene una cuenta.
illegal-name-taken = El nombre { $name } está ocupado.
illegal-wrong-password = Ese nombre y esa contraseña no van juntos.
malformed-configuration = no existe ese ajuste o no tiene la forma debida: { $said }
malformed-no-such-table = no existe la mesa { $found }
illegal-unfinished = La partida no ha terminado: hasta entonces se guarda el secreto de los dados.
command-migrate = poner la base de datos del servidor al día de esta versión
migrate-help-database = una carpeta de mesas, o postgresql://…
migrate-done = { $changed ->
    [true] { $place }: ya está al día.
   *[other] { $place }: ya estaba al día.
}
malformed-store = la base de datos no se puede usar: { $said }
