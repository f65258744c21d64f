## Co simulace počítají

word-counted-total = skóre
word-counted-enemy_half = cizí polovina
word-counted-tokens = bodové žetony
word-counted-mines = miny
word-counted-coins = mince
word-counted-turns = tahy
word-counted-reason = konec hry
word-reason-is-score = podle bodů
word-reason-is-coins = podle mincí
word-reason-is-second_player = rovnost, pro druhého hráče
word-reason-is-draw = remíza
word-reason-is-no_placement = loď nebylo kam umístit
word-reason-is-resignation = vzdání se
