# Co říká server.

command-serve = stoly pro lidi a boty po síti
serve-help-host = adresa, na které se čeká na hráče (127.0.0.1: jen tento počítač)
serve-help-port = port; 0 vezme kterýkoli volný
serve-help-data = složka, ve které jsou stoly uloženy
serve-help-database = postgresql://… místo složky, pro více uzlů
serve-help-bots = procesy, ve kterých přemýšlejí boti
serve-help-config = soubor TOML s těmito nastaveními; v prostředí se jmenují DRAKOMOR_PORT a tak dále, přednost mají přepínače
serve-address = Stoly jsou na { $address }. Ctrl-C skončí, nic se neztratí.
serve-ended = Konec. Všechno je uloženo.
illegal-seat-taken = Místo { $seat } je obsazené: sedí tam { $name }.
illegal-seat-free = Místo { $seat } je ještě volné.
illegal-stale = To přišlo pozdě: partie u stolu už pokročila.
illegal-begun = Partie už začala.
illegal-not-begun = Partie ještě nezačala.
illegal-resigned = Toto místo se už vzdalo.
illegal-not-your-seat = Místo { $seat } není vaše.
illegal-has-account = { $name } už účet má.
illegal-name-taken = Jméno { $name } je obsazené.
illegal-wrong-password = Jméno a heslo k sobě nepatří.
malformed-configuration = takové nastavení není, nebo má jinou podobu: { $said }
malformed-no-such-table = stůl { $found } neexistuje
illegal-unfinished = Partie neskončila: tajemství kostek se do konce střeží.
command-migrate = převést databázi serveru na tuto verzi
migrate-help-database = složka stolů, nebo postgresql://…
migrate-done = { $changed ->
    [true] { $place }: teď odpovídá této verzi.
   *[other] { $place }: už odpovídá této verzi.
}
malformed-store = databázi nelze použít: { $said }
