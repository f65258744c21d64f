## Co simulace počítají

word-counted-total = skóre
word-counted-gold = zlato
word-counted-ships = lodě
word-counted-missions = mise
word-counted-most_missions = nejvíc misí
word-counted-realms = říše
word-counted-completed = splněné mise
word-counted-turns = tahy
word-counted-passes = pasy
word-counted-reason = konec hry
word-reason-is-heads = došly hlavy
