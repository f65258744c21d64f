### Lords of the Seas по-русски.

title = Lords of the Seas («Властелины морей»)

## Слова

word-seat-0 = светлые
word-seat-1 = тёмные
word-winner-0 = светлые
word-winner-1 = тёмные
word-colour-0 = светлые
word-colour-1 = тёмные
word-mercenary-M01 = Оплот
word-mercenary-M02 = Бастион
word-mercenary-M03 = Тральщик
word-mercenary-M04 = Заградитель
word-mercenary-M05 = Бортовой залп
word-mercenary-M06 = Корсар
word-mercenary-M07 = Вербовщик
word-mercenary-M08 = Капитан брандера
word-mercenary-M09 = Парные флаги
word-mercenary-M10 = Флагман
word-mercenary-M11 = Страж
word-mercenary-M12 = Абордажник
word-mercenaries-M01 = { word-mercenary-M01 }
word-mercenaries-M02 = { word-mercenary-M02 }
word-mercenaries-M03 = { word-mercenary-M03 }
word-mercenaries-M04 = { word-mercenary-M04 }
word-mercenaries-M05 = { word-mercenary-M05 }
word-mercenaries-M06 = { word-mercenary-M06 }
word-mercenaries-M07 = { word-mercenary-M07 }
word-mercenaries-M08 = { word-mercenary-M08 }
word-mercenaries-M09 = { word-mercenary-M09 }
word-mercenaries-M10 = { word-mercenary-M10 }
word-mercenaries-M11 = { word-mercenary-M11 }
word-mercenaries-M12 = { word-mercenary-M12 }
word-cell-shot_orthogonal = прямой выстрел
word-cell-shot_diagonal = выстрел по диагонали
word-cell-repair = починка
word-cell-mine = мина
word-cell-reserve_ship = корабль из резерва
word-ship-shield = щит
word-ship-shot_orthogonal = прямой выстрел
word-ship-repair = починка
word-ship-remove_mine = снятие мины
word-effect-shot = выстрел
word-effect-repair = починка
word-effect-shield = щит
word-effect-mine = мина
word-effect-remove_mine = снятие мины
word-effect-reserve_ship = корабль из резерва
word-effect-pick_reserve = корабль из резерва
word-effect-coins = монета
word-effect-points = победное очко
word-effect-extra_ships = дополнительный корабль
word-direction-N = на север
word-direction-NE = на северо-восток
word-direction-E = на восток
word-direction-SE = на юго-восток
word-direction-S = на юг
word-direction-SW = на юго-запад
word-direction-W = на запад
word-direction-NW = на северо-запад

## Вопросы

ask-turn = { $seat }: поставьте корабль с руки или сначала купите наёмника.
ask-after = { $seat }: купите наёмника сейчас или закончите ход.
ask-order = { $seat }: какой эффект первый, клетки ({ $cell }) или корабля ({ $ship })?
ask-shoot = { $seat }: в какую сторону стреляет корабль на { $cell }?
ask-repair = { $seat }: какой горящий корабль починить?
ask-shield = { $seat }: какой корабль получит жетон щита?
ask-mine = { $seat }: на какую клетку поставить мину?
ask-fake_mine = { $seat }: на какую клетку поставить ложную мину?
ask-remove_mine = { $seat }: какую мину снять?
ask-pick_reserve = { $seat }: какой корабль взять из резерва?
ask-search = { $seat }: просмотреть резерв и взять корабль или обойтись?
ask-layout = { $seat }: как лягут три ваших планшета, слева направо от вас? Пишите планшет:сторона и поворот, например :a0
ask-adjust = { $seat }: повернуть или переложить один планшет, отдав стартовый щит, или оставить раскладку?
ask-mercenary = { $seat }: какой наёмник ценой { $cost } выйдет на рынок?
ask-first_player = Кто начинает?
ask-draw = Какой корабль взят из стопки?
ask-look = Какой корабль лежит в резерве?
ask-aside = { $seat }: сдаётесь?

answer-end = закончить ход
answer-skip = пропустить
answer-search = просмотреть и взять
answer-keep = оставить раскладку
answer-cell = сначала эффект клетки
answer-ship = сначала эффект корабля
answer-N = север
answer-NE = северо-восток
answer-E = восток
answer-SE = юго-восток
answer-S = юг
answer-SW = юго-запад
answer-W = запад
answer-NW = северо-запад
answer-resign = сдаться
offer-place = Корабли { $first } на { $second } (7c3: корабль 7 на C3)
offer-buy = Наёмники { $first } на { $second } (m05 c3)
offer-adjust = Планшеты { $first }, места { $second }, повороты { $third }; или keep

## Что произошло

event-first_player = { $seat } начинают и получают щит для первого корабля.
event-laid_out = { $seat } выкладывают планшеты { $layout }.
event-kept_layout = { $seat } оставляют раскладку, а с ней и щит.
event-opened_market = На рынке: { $mercenaries }.
event-drew = { $seat } берут корабль{ $pile ->
    [reserve] { " " }из резерва
   *[main] { "" }
}.
event-drew-secret = { $seat } берут корабль { $number }{ $pile ->
    [reserve] { " " }из резерва
   *[main] { "" }
}.
event-looked = { $seat } просматривают свой резерв.
event-placed = { $seat } ставят { $number } на { $cell }.
event-hired = { $seat } покупают наёмника за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}: { $mercenary }, клетка { $cell }.
event-discarded = Корабль { $number } с { $cell } ({ $seat }) уходит в сброс.
event-burned = Выстрел с { $by }: корабль { $number } на { $cell } ({ $seat }) загорается.
event-absorbed = Выстрел с { $by }: корабль на { $cell } ({ $seat }) теряет щит.
event-bounced = Выстрел с { $by } не вредит наёмнику на { $cell } ({ $seat }): { $mercenary }.
event-repaired = { $seat } чинят корабль { $number } на { $cell }.
event-gained = { $seat } получают: { $token ->
    [coins] { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
    [points] { $number } ПО
   *[extra_ships] рука больше на { $number }
}.
event-shielded = { $seat } кладут щит на корабль на { $cell }.
event-laid_mine = { $seat } ставят мину на { $cell }.
event-laid_mines = { $seat } ставят мины на { $cells }.
event-laid_mines-secret = { $seat } ставят мины на { $cells }; ложная: { $fake }.
event-removed_mine = { $seat } снимают { $fake ->
    [true] ложную мину
   *[false] мину
} с { $cell }.
event-set_off_mine = { $fake ->
    [true] На { $cell } срабатывает ложная мина ({ $seat }): вреда нет.
   *[false] На { $cell } взрывается мина: { $seat } забирают её, -2 ПО.
}
event-nothing = { $seat }: эффект пропадает ({ $effect }).
event-skipped = { $seat } пропускают эффект: { $effect }.
event-ended = { $reason ->
    [score] Партия окончена: больше победных очков набрали { $winner }.
    [coins] Партия окончена: очков поровну, но больше монет у победителей: { $winner }.
    [second_player] Партия окончена: всё поровну, побеждают не начинавшие: { $winner }.
    [no_placement] Партия окончена: поставить корабль некуда, побеждают { $winner }.
    [resignation] Партия окончена сдачей: побеждают { $winner }.
   *[draw] Партия окончена: ничья.
}

## Почему нельзя

why-LS-SETUP-9 = На руке нет корабля { $number }.
why-LS-TURN-2 = За ход ставится один корабль с руки, не больше и не меньше.
why-LS-TURN-4 = В этом ходу наёмник уже куплен.
why-LS-PLACE-1 = На { $cell } стоит боевой корабль.
why-LS-PLACE-3 = Клетка { $cell } не в вашем домашнем ряду и не рядом с вашим боевым кораблём.
why-LS-PLACE-4 = Горящий корабль на { $cell } можно накрыть, только если рядом стоит ваш боевой корабль.
why-LS-MERC-1 = Такого наёмника на рынке нет: { $mercenary }.
why-LS-MERC-2 = { $mercenary }: цена { $cost }, а у вас { $coins ->
    [0] нет монет
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
why-LS-MERC-17 = Корабль на { $cell } под щитом, его не взять на абордаж.
why-LS-MINE-1 = На { $cell } есть корабль, а мины ставят на клетки без кораблей.
why-LS-SHOT-1 = Этот выстрел { $direction } не летит.
why-LS-CELL-4 = На { $cell } нет вашего горящего корабля.
why-LS-TOKEN-1 = На { $cell } нет вашего корабля.
why-LS-R-15 = В этой партии эффекты пропускать нельзя.
why-LS-R-18 = В этой партии рядом с горящим кораблём на { $cell } должен стоять ваш боевой корабль.
why-LS-R-25 = Цели { $direction } от корабля нет.
why-LS-R-30 = В этой партии наёмникам, как тот на { $cell }, жетоны щита не достаются.
why-LS-R-31 = Корабль на { $cell } горит, а горящим кораблям щит не положен.
why-LS-R-33 = На { $cell } уже есть мина.
why-LS-R-38 = На { $cell } нет мины.
why-LS-R-48 = Корабль на { $cell } не взять на абордаж оттуда, где стоят ваши корабли.

## Настройки правил

option-layout_mode = кто складывает море: жребий, постоянная раскладка для первой партии, игроки открыто или игроки тайно (вариант для опытных)
option-market_mode = откуда берётся рынок: по жребию, по договорённости (тогда его называет market) или по очереди
option-market = пять наёмников рынка по договорённости, например M01,M03,M05,M08,M10
option-effects_optional = можно ли пропускать эффекты
option-home_row_burning = можно ли накрывать горящие корабли домашнего ряда без соседа
option-burning_replace_cell_effect = даёт ли клетка эффект кораблю, поставленному на горящий
option-shield_on_mercenary = можно ли класть жетоны щита на наёмников
option-mine_stacking = можно ли ставить на одну клетку несколько мин
option-fake_mine_hidden = тайна ли, какая мина ложная
option-token_supply = могут ли жетоны кончиться
option-twelfth_mercenary = эффект наёмника M02
option-burning_in_combinations = входят ли горящие корабли в комбинации
option-equal_vp = победные очки за три и за четыре одинаковых числа
option-mercenaries_on_enemy_half = приносят ли наёмники очки на вражеской половине
option-final_tie = кто побеждает, если равны и очки, и монеты

## Доска в терминале

table-turn = Ход { $now } из { $last } · ходят { $seat }
table-your-turn = Ход { $now } из { $last } · ходите вы
table-over = Партия окончена
table-seat = { $seat }
table-coins = монеты
table-points = жетоны ПО
table-mines = взято мин
table-hand = рука
table-piles = стопки
table-shield = щит первому кораблю: { $seat }
table-market = Рынок: цена, числа, эффект
table-sold = Рынок пуст.
table-your-hand = Рука
table-your-reserve = Резерв
table-your-boards = Ваши планшеты, стороны a и b
table-boards-lie = Верхний ряд ближе к врагу.
cell-V = очко
cell-O = выстрел +
cell-D = выстрел ×
cell-R = починка
cell-M = мина
cell-S = из резерва
ship-shield = щит
ship-coin = монета
ship-shot_orthogonal = выстрел +
ship-repair = починка
ship-remove_mine = снять мину
ship-repeat_cell_effect = клетка дважды
effect-shield = щит на корабль
effect-pick_reserve = из резерва, «+1»
effect-sweep = снять 3 мины
effect-lay_mines = 2 мины и ложная
effect-shots_adjacent = огонь по соседям
effect-shots_horizontal = 2 выстрела по ряду
effect-shots_diagonal = 2 выстрела наискось
effect-shots_vertical = 2 выстрела по столбцу
effect-board = абордаж корабля
effect-vp_adjacent = ПО за соседей
effect-vp_shields = ПО за щиты
effect-vp_equal = ПО за равные числа
help-signs = △ светлые, ▼ тёмные; ! горит, + щит, ✹ мина, ○ ложная мина; › ‹ клетки, которые можно назвать. Буквы — эффекты клеток. Столбцы от A до G, ряды от 1 до 6 от домашнего ряда светлых; светлые идут на север.

## Подсчёт очков

sheet-total = { $points } ПО
sheet-sequence = Последовательность { $numbers }: { $cells }
sheet-equal = Одинаковые числа { $numbers }: { $cells }
sheet-mercenary = { $mercenary } на { $cell }, число { $number }
sheet-enemy_half = Корабли на вражеской половине
sheet-tokens = Жетоны победных очков
sheet-mines = Взятые мины
sheet-coins = Осталось монет: { $number }

## Ошибки

malformed-market-not-agreed = рынок называют только при market_mode=agreed
malformed-no-such-mercenary = нет такого наёмника: { $found }
malformed-wrong-market = рынок по договорённости — пять разных наёмников с ценами { $wanted }
malformed-wrong-board = планшет { $found } не в 3 ряда глубиной или без сторон a и b
malformed-wrong-size = сторона — это строки ({ $height }) по столько букв: { $width }
malformed-no-such-effect = нет такого эффекта: { $found }
malformed-wrong-width = планшеты ({ $colour }) вместе шириной { $found }, а нужно { $wanted }
malformed-wrong-numbers = числа разные, от 1 до 9, или «X» у наёмника
malformed-too-few-mercenaries = слишком мало наёмников ценой { $cost }
malformed-wrong-sea = в море 6 рядов, 7 столбцов, а половины 3 ряда глубиной
malformed-wrong-piles = стопки не складываются во флот из { $fleet }
malformed-wrong-layout = это не раскладка планшетов этого цвета
malformed-not-a-pair = нужна одна запись для каждого из двух мест
malformed-negative = меньше нуля
malformed-burning-mercenary = наёмники не горят
malformed-lone-shield = щит лежит на боевом корабле
malformed-stacked-mines = в этой партии на клетке только одна мина
malformed-wrong-fleet = рука, стопки, море и сброс не складываются во флот{ $number ->
    [0] { "" }
   *[other] : проверьте число { $number }
}
malformed-not-sorted = рука стоит по порядку
malformed-wrong-tokens = { $kind }: вместе с запасом должно быть { $wanted }
