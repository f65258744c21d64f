### Терминал, по-русски.

## Слова, которые печатают

word-do-sail = плыть
word-do-assault = штурм
word-do-attack = атаковать
word-do-buy = купить
word-do-deck = палуба
word-do-disband = расформировать
word-do-exchange = обменять
word-do-hand_over = передать
word-do-jettison = выбросить
word-do-launch = вывести
word-do-load = погрузить
word-do-raid = набег
word-do-replace = сменить
word-do-sell = продать
word-do-store = оставить
word-do-summon = призвать
word-do-take = взять
word-do-task = задание
word-do-transfer = переложить
word-do-end = конец
word-do-next = дальше
word-do-stop = стоп
word-do-bonus = бонус
word-do-pass = пропустить
word-do-claim = указать
word-do-none = никого
word-do-afloat = отпустить
word-do-sink = потопить
word-do-front = спереди
word-do-rear = сзади
word-do-nothing = ничего
word-go-island = остров
word-go-home = домой
word-ware-ballista = баллиста
word-ware-warriors = воины
word-ware-mage = маг
word-ware-iron = железо
word-ware-dragon_stone = камень дракона
letter-ballista = Б
letter-warriors = В
letter-mage = М
letter-dragon = Д

## Как это печатают

typed-turn = плыть КОРАБЛЬ ЦЕЛЬ, купить …, конец; ещё: список, почему …, совет, помощь
typed-route = { $sample }, или цель, или стоп; ещё: список, почему …, совет, отмена, помощь
typed-steer = { $sample }, или всё сразу: { $sample } J9 S1, или никого; ещё: список, совет, помощь

## Что можно сделать

offer-sail = Плыть, { $first }: корабль и цель, { $one } Варнхольт, или точки, { $one } J3 J4
offer-buy = Купить: { $first }; куда: { $second }
offer-sell = Продать: { $first }; откуда: { $second }
offer-disband = Расформировать за полцены: { $first }; откуда: { $second }
offer-summon = Призвать мага за два камня; куда: { $first }
offer-exchange = Обменять железо на камень: { $first }
offer-launch = Вывести новый корабль: { $first }
offer-store = Оставить в гавани: { $first }; с корабля: { $second }
offer-take = Взять из гавани: { $first }; на корабль: { $second }
offer-load = Погрузить с воды: { $first }; на корабль: { $second }
offer-transfer = Переложить: { $first }; с корабля { $second } на { $third }
offer-jettison = Выбросить за борт: { $first }; с корабля: { $second }
offer-deck = Положить на палубу: { $first }; корабль: { $second }
offer-attack = Атаковать кораблём { $first }: { $second }
offer-raid = Набег на гавань: { $first }
offer-assault = Штурмовать Остров Дракона: { $first }
offer-task = Взять карту задания
offer-replace = Сменить карту задания: { $first }
offer-hand_over = Передать даром: { $first }; откуда: { $second }

## Стол

table-seat = { $seat }
table-house-N = Лазурный Дом
table-house-E = Багряный Дом
table-house-S = Янтарный Дом
table-house-W = Лиловый Дом
table-round = Раунд { $round }
table-over = Игра окончена
table-coins = монет
table-medals = медали
table-cards = карты
table-free-hunter = Вольный Охотник
table-dice = Кубики { $dice }
table-phase-move = перемещение
table-phase-act = действия
table-after-move = к фазе действий
table-after-act = к фазе перемещений
table-protected = протекторат драконов
table-eight = 8: бонусы
table-bank = Банк
table-dragons = драконов { $count }
table-depot = Склад
table-home = гавань { $letter }
table-task = { $task }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}{ $medals ->
    [0] { "" }
    [one] , { $medals } медаль
    [few] , { $medals } медали
   *[many] , { $medals } медалей
}
table-moves = { $ship } (единиц хода { $moves })
table-strength = сила { $strength }
table-guard = Драконы острова { $dragons }, гарнизон { $garrison }
help-signs = Карта: + точка, куда корабль сейчас может прийти, ! там на него могут напасть, › уже показанный путь. N1 корабль; Д? дракон лицом вниз, Д3 зелёный, Д7 красный, Д* золотой, ДД пара; ∩1 пещера CV1. □ порты, $ бонусы: $1 $3 $5 монеты, $■ железо, $◆ камень, $≈ магический ветер; % товары на воде; ≈A течение, которое несёт к a. На круге: = точки входа, ^ рифы, ○ белая точка; стрелка смотрит туда, где у острова порты, цифры за ним считают столбцы его точек, например d26; D14 с большой буквы лежит на карте, d14 на круге, и любую точку круга можно назвать и её клеткой на карте. Рядом: монеты (? неизвестно), медали, карты заданий; Б баллиста, В воины, М маг, ■ железо, ◆ камень; в скобках то, что на палубе; цены и склады материковых гаваней; куда можно доплыть и за сколько единиц хода. Печатают: плыть N1 J3 J4 J5, N1 Варнхольт, N1 остров, N1 H5 бонус; купить железо; конец.

illegal-no-such-place = Нет такой точки, гавани или пещеры: { $place }.
illegal-out-of-reach = { $ship } не может прийти в { $point } и остаться там; осталось единиц хода: { $moves }.
illegal-route-is-over = Путь кончается раньше, чем { $point }: единиц хода больше нет.

## Лист подсчёта

sheet-coins = монеты
sheet-medals = Медали Славы
sheet-gold-silver = { $gold ->
    [0] { $silver }
   *[other] { $gold }×5+{ $silver }
}
sheet-ships = корабли
sheet-troops = войска на них
sheet-goods = цена товаров
sheet-won-coins = Победило богатство: монеты, нужные для победы, собраны первыми.
sheet-won-front = Победил штурм Острова Дракона со стороны портов.
sheet-won-rear = Победил штурм Острова Дракона с тыла.
sheet-won-rounds = Последний раунд сыгран: решают монеты, затем медали, затем товары.
