## Что считают симуляции

word-counted-total = счёт
word-counted-gold = золото
word-counted-ships = корабли
word-counted-missions = миссии
word-counted-most_missions = больше всех миссий
word-counted-realms = царства
word-counted-completed = выполнено миссий
word-counted-turns = ходы
word-counted-passes = пасы
word-counted-reason = конец партии
word-reason-is-heads = кончились головы
