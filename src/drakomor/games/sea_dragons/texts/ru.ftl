### «Морские драконы» по-русски.

title = Морские драконы

## Слова

word-seat-0 = оранжевый
word-seat-1 = зелёный
word-seat-2 = фиолетовый
word-seat-3 = розовый
word-seat-4 = жёлтый
word-owners-0 = { word-seat-0 }
word-owners-1 = { word-seat-1 }
word-owners-2 = { word-seat-2 }
word-owners-3 = { word-seat-3 }
word-owners-4 = { word-seat-4 }
word-colour-green = зелёный
word-colour-purple = фиолетовый
word-colour-red = красный
word-colour-blue = синий
word-ships-green = { word-colour-green }
word-ships-purple = { word-colour-purple }
word-ships-red = { word-colour-red }
word-ships-blue = { word-colour-blue }
word-coral-green-purple = два корабля, зелёный и фиолетовый
word-coral-green-red = два корабля, зелёный и красный
word-coral-green-blue = два корабля, зелёный и синий
word-coral-purple-red = два корабля, фиолетовый и красный
word-coral-purple-blue = два корабля, фиолетовый и синий
word-coral-red-blue = два корабля, красный и синий
word-coral-wild = корабль-джокер
word-coral-dragon-starfish = скрытый дракон, морская звезда
word-coral-dragon-seahorse = скрытый дракон, морской конёк
word-coral-dragon-jellyfish = скрытый дракон, медуза
word-coral-dragon-nautilus = скрытый дракон, наутилус
word-coral-gold = карта золота
word-corals-green-purple = зелёный+фиолетовый
word-corals-green-red = зелёный+красный
word-corals-green-blue = зелёный+синий
word-corals-purple-red = фиолетовый+красный
word-corals-purple-blue = фиолетовый+синий
word-corals-red-blue = красный+синий
word-corals-wild = корабль-джокер
word-corals-dragon-starfish = дракон (морская звезда)
word-corals-dragon-seahorse = дракон (морской конёк)
word-corals-dragon-jellyfish = дракон (медуза)
word-corals-dragon-nautilus = дракон (наутилус)
word-corals-gold = золото
word-given-green = зелёный корабль
word-given-purple = фиолетовый корабль
word-given-red = красный корабль
word-given-blue = синий корабль
word-given-green-purple = зелёный+фиолетовый
word-given-green-red = зелёный+красный
word-given-green-blue = зелёный+синий
word-given-purple-red = фиолетовый+красный
word-given-purple-blue = фиолетовый+синий
word-given-red-blue = красный+синий
word-given-wild = корабль-джокер
word-given-dragon-starfish = дракон (морская звезда)
word-given-dragon-seahorse = дракон (морской конёк)
word-given-dragon-jellyfish = дракон (медуза)
word-given-dragon-nautilus = дракон (наутилус)
word-given-gold = карта золота
word-size-small = малая
word-size-medium = средняя
word-size-large = большая
word-do-place = положить
word-do-complete = выполнить
letter-green = З
letter-purple = Ф
letter-red = К
letter-blue = С

## Вопросы

ask-turn = { $seat }: положите дракона или спасуйте.
ask-head = { $seat }: на какой клетке голова дракона?
ask-keep = { $seat }: какую из двух коралловых карт оставить? Другая уйдёт под колоду.
ask-mission = { $seat }: выполнить миссию или нет?
ask-take = { $seat }: возьмите новую карту дракона, с рынка или вслепую из колоды.
ask-quarter = Какая четверть моря лежит на месте { $place }?
ask-side = Какой стороной вверх лежит четверть { $quarter }?
ask-token = Какой корабль лежит на { $cell }?
ask-refill = Какая карта выходит на рынок ({ $size })?
ask-draw = Какая карта взята из колоды ({ $size })?
ask-coral = Какая коралловая карта взята из колоды?
ask-first_player = Кто начинает?

answer-skip = без миссии
answer-green-purple = (зелёный и фиолетовый корабли)
answer-green-red = (зелёный и красный корабли)
answer-green-blue = (зелёный и синий корабли)
answer-purple-red = (фиолетовый и красный корабли)
answer-purple-blue = (фиолетовый и синий корабли)
answer-red-blue = (красный и синий корабли)
answer-wild = (корабль любого цвета)
answer-dragon-starfish = (скрытый дракон, NW)
answer-dragon-seahorse = (скрытый дракон, NE)
answer-dragon-jellyfish = (скрытый дракон, SE)
answer-dragon-nautilus = (скрытый дракон, SW)
answer-gold = (золото, когда понадобится)
offer-place = Положить { $counts }: клетками ({ $one } C3-C5 D5) или клавишами (призрак { $one })
offer-pass = Пас со сбросом { $first }: минус голова, зато золото и другая карта
offer-cash = Обменять на золото: { $first }
offer-complete = Миссии (сколько способов оплаты): { $counts }; перечень: список { $one }
offer-take = С рынка: { $first }
offer-draw = Вслепую из колоды: { $first }

## Что произошло

event-laid_quarters = Море: { $quarters }.
event-put_tokens = { $number ->
    [one] На нём { $number } корабль
    [few] На нём { $number } корабля
   *[many] На нём { $number } кораблей
}, лишних { $left }.
event-first_player = { $seat } начинает.
event-revealed_card = На рынок выходит { $shape }.
event-revealed_mission = Новая миссия: { $mission }.
event-drew_card = { $seat } берёт карту из колоды ({ $size }).
event-drew_card-secret = { $seat } берёт { $shape } из колоды ({ $size }).
event-took_card = { $seat } берёт { $shape }.
event-placed = { $seat } кладёт { $shape } на { $cells }.
event-found_gold = { $seat } находит { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
event-was_touched = { $seat } получает за соседство { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
event-got_pass_gold = { $seat } получает { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
event-paid = { $seat } платит { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
event-cashed = { $seat } меняет карту золота на { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
event-took_ship = { $seat } получает корабль: { $colour }.
event-passed = { $seat } пасует и сбрасывает { $shape }.
event-completed = { $seat } выполняет { $mission }, плата: { $ships ->
    [none] только коралловые карты
   *[other] { $ships }
}{ $cards ->
    [none] { "" }
   *[other] { " " }(карты: { $cards })
}.
word-cards-green-purple = { word-corals-green-purple }
word-cards-green-red = { word-corals-green-red }
word-cards-green-blue = { word-corals-green-blue }
word-cards-purple-red = { word-corals-purple-red }
word-cards-purple-blue = { word-corals-purple-blue }
word-cards-red-blue = { word-corals-red-blue }
word-cards-wild = { word-corals-wild }
event-drew_coral = { $seat } смотрит коралловую карту.
event-drew_coral-secret = { $seat } смотрит коралловую карту: { $coral }.
event-kept_coral = { $seat } оставляет себе одну коралловую карту.
event-kept_coral-secret = { $seat } оставляет себе коралловую карту: { $coral }.
event-returned_coral = Другая уходит под колоду.
event-returned_coral-secret = Под колоду уходит: { $coral }.
event-showed_corals = { $seat } открывает коралловые карты: { $corals }.
event-ended = { $reason ->
   *[heads] Партия окончена: голов ни у кого не осталось.
}

## Почему нельзя

why-SD-SETUP-1 = Клетки { $cell } в море нет.
why-SD-TURN-3 = Сначала кладут дракона, миссии и новые карты — потом.
why-SD-PLACE-1 = Карты { $shape } у вас на руке нет.
why-SD-PLACE-3 = { $cells ->
    [none] Куда? После { $shape } нужны клетки, например { $shape } C3-C5 D5, или клавиши: призрак { $shape }.
   *[other] { $cells } — это не фигура { $shape }, как её ни поворачивай и ни отражай.
}
why-SD-PLACE-4 = Уже заняты драконом: { $cells }.
why-SD-PLACE-8 = Дракон не касается ни острова, ни чужого дракона.
why-SD-PLACE-9 = Рядом с вашим собственным драконом: { $cells }.
why-SD-PLACE-11 = Самый первый дракон партии должен касаться острова.
why-SD-PAY-2 = Водовороты и течения стоят здесь { $cost } { $cost ->
    [one] золото
    [few] золота
   *[many] золота
}, а заплатить вы можете { $gold }.
why-SD-PASS-3 = Карты { $shape }, чтобы её сбросить, у вас на руке нет.
why-SD-R-13 = В этой партии карты золота обмениваются сами, когда это нужно.
why-SD-CORAL-13 = Такой карты золота у вас нет: { $coral }.
why-SD-MISSION-2 = { $mission } нет среди открытых миссий.
why-SD-MISSION-3 = Этого для оплаты { $mission } у вас нет: { $given }.
why-SD-MISSION-4 = Это не оплачивает { $mission }: нужны { $ships }; два корабля одного цвета заменяют один корабль другого.
why-SD-R-17 = Для оплаты { $mission } нужно не всё из этого.
why-SD-DRAW-2 = Карта такого размера только что сыграна: { $size }.
why-SD-DRAW-3 = Карты { $card } на рынке нет.
why-SD-PASS-4 = В этом издании такую карту после паса взять нельзя: { $size }.
why-SD-R-21 = Эта колода пуста: { $card }.
word-card-small = { word-size-small }
word-card-medium = { word-size-medium }
word-card-large = { word-size-large }

## Дракон, которого двигают клавишами

ghost-told = { $shape } на { $cells } · плата { $cost } из { $have } · приносит { $ships ->
    [none] 0 кораблей
   *[other] корабли: { $ships }
}{ $gold ->
    [0] { "" }
   *[other] , золото: { $gold }
}{ $corals ->
    [0] { "" }
    [one] , { $corals } коралловую карту
    [few] , { $corals } коралловые карты
   *[many] , { $corals } коралловых карт
}{ $owners ->
    [none] { "" }
   *[other] { " " }· золото за соседство (по { $touched }): { $owners }
}
ghost-typed = Назовите клетки в любом порядке: { $sample }; прямую можно сократить: C3-C5 D5. Или поверните фигуру с карты: L4 m r C3 — это L4, отражённая (m), затем повёрнутая по часовой стрелке (r, rr, rrr), её первая клетка на C3. В терминале «призрак» двигает её клавишами.

## Настройки правил

option-edition = книга правил: ru русская, cs чешская, es испанская; ей следуют настройки со значением «edition»
option-board_sides = можно ли назвать стороны четвертей или их всегда решает жребий
option-quarters = какие четверти лежат на NW, NE, SE, SW, со сторонами или без, например Q1A,Q2B,Q3A,Q4B
option-pass_take_size = размер карты, которую берут при пасе: не такой, как у сброшенной, или любой
option-pass_take_sources = откуда эта карта: any отовсюду, face_up только с рынка
option-most_missions_vp = очки за наибольшее число миссий; 0 отключает их
option-first_player = кто начинает: по жребию или игрок с этим номером
option-final_draw = берут ли карту в последний ход, когда она уже ни на что не влияет
option-auto_cash = обмениваются ли карты золота сами, когда их не хватает для оплаты
option-ship_tokens_face_up = видны ли цвета кораблей на море
option-second_place_needs_a_dragon = нужен ли дракон, чтобы занять место в царстве
option-most_missions_needs_a_mission = нужна ли хоть одна миссия для очков за наибольшее число миссий
option-head = где у дракона голова: на первой клетке или по выбору

## Стол в терминале

table-turn = Ход { $now }/{ $last }
table-over = Конец партии
table-seat = { $seat }
table-heads = голов
table-gold = золото
table-points = { $points } ПО
table-hand = Рука
realm-starfish = звезда
realm-seahorse = конёк
realm-jellyfish = медуза
realm-nautilus = наутилус
help-signs = Драконы: ● оранжевый, ■ зелёный, ▲ фиолетовый, ◆ розовый, ★ жёлтый; голова пустая внутри, подчёркнуто то, что выложено после вашего дракона. Море: буквы — корабли (З зелёный, Ф фиолетовый, К красный, С синий), @ водовороты, $ золото, ψ кораллы, ≈ течения; + и × — дракон, который поместился бы или нет. Рядом: головы, золото, корабли по цветам, ψ коралловые карты, M миссии; царства с открытыми водоворотами, затем драконы/фишки, лидеры цветом; рынок; миссии (✓ можете оплатить). Ваши коралловые карты: две буквы — два корабля, * корабль-джокер, NW скрытый дракон в том царстве, $ золото. Клетки называют так: F7 — ряд F, столбец 7.

## Подсчёт очков

sheet-gold = золото
sheet-ships = корабли
sheet-missions = миссии
sheet-most_missions = больше всех миссий
sheet-standing = драконы+скрытые/фишки
sheet-total = итог

## Ошибки

malformed-wrong-quarters = нужны четыре разные четверти из { $known }
malformed-sides-by-chance = стороны здесь решает жребий; назовите их с board_sides=choose или не называйте
malformed-not-by-seat = нужна одна запись для каждого места, а мест { $seats }
malformed-negative = меньше нуля
malformed-not-sorted = не по порядку
malformed-wrong-cards = карты не сходятся: проверьте { $card }
malformed-wrong-missions = миссии не сходятся
malformed-wrong-ships = корабли не сходятся ({ $colour })
malformed-wrong-dragon = это не дракон со своей карты на свободных клетках, отдельно от других драконов хозяина
malformed-wrong-heads = головы, драконы и пасы не сходятся
malformed-wrong-size = нужны строки ({ $height }) по столько знаков: { $width }
malformed-no-such-space = нет такого вида клетки: { $found }
malformed-does-not-fit = четверть не подходит к месту { $realm }: угол для острова
malformed-too-many-ships = клеток с кораблями больше, чем кораблей ({ $most })
malformed-too-few-cards = слишком мало карт такого размера: { $size }
malformed-no-shape = клетки обозначены знаком # и соединены, их не больше 12
malformed-same-shape = та же фигура, что { $found }
malformed-no-such-ship = нет кораблей такого цвета: { $found }
malformed-wrong-coral = изображённое на { $found } не подходит к её виду
