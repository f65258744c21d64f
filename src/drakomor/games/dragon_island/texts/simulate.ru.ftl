## Что считают симуляции

word-counted-coins = монеты
word-counted-gold_medals = золотые медали
word-counted-silver_medals = серебряные медали
word-counted-ships = корабли
word-counted-troops = войска
word-counted-goods = стоимость товаров
word-counted-rounds = раунды
word-counted-reason = конец партии
word-reason-is-coins = монеты
word-reason-is-front = остров, со стороны портов
word-reason-is-rear = остров, с тыла
word-reason-is-rounds = предел раундов
