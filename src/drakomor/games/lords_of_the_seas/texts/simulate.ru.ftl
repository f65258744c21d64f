## Что считают симуляции

word-counted-total = счёт
word-counted-enemy_half = вражеская половина
word-counted-tokens = жетоны очков
word-counted-mines = мины
word-counted-coins = монеты
word-counted-turns = ходы
word-counted-reason = конец партии
word-reason-is-score = по очкам
word-reason-is-coins = по монетам
word-reason-is-second_player = равенство, за второго игрока
word-reason-is-draw = ничья
word-reason-is-no_placement = некуда поставить корабль
word-reason-is-resignation = сдача
