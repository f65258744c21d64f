# What the server says.

command-serve = tables for people and bots over the network
serve-help-host = the address on which it listens (127.0.0.1: this machine alone)
serve-help-port = the port; 0 takes any that is free
serve-help-data = the folder in which tables are kept
serve-help-database = postgresql://… in the place of the folder, for several nodes
serve-help-bots = processes in which bots think
serve-help-config = a TOML file with these settings; the environment has them as DRAKOMOR_PORT and so on, and flags come first
serve-address = Tables at { $address }. Ctrl-C ends it; nothing is lost.
serve-ended = Ended. Everything is kept.
illegal-seat-taken = Seat { $seat } is taken by { $name }.
illegal-seat-free = Seat { $seat } is still free.
illegal-stale = That came too late: the table has gone on.
illegal-begun = The game has begun.
illegal-not-begun = The game has not begun.
illegal-resigned = That seat has given up already.
illegal-not-your-seat = Seat { $seat } is not yours.
illegal-has-account = { $name } has an account already.
illegal-name-taken = The name { $name } is taken.
illegal-wrong-password = That name and that password do not belong together.
malformed-configuration = no such setting, or not as it has to be: { $said }
malformed-no-such-table = there is no table { $found }
illegal-unfinished = The game is not over: the secret of its dice is kept until then.
command-migrate = bring the server's database to what this version needs
migrate-help-database = a folder of tables, or postgresql://…
migrate-done = { $changed ->
    [true] { $place }: is up to date now.
   *[other] { $place }: was up to date already.
}
malformed-store = the database cannot be used: { $said }
