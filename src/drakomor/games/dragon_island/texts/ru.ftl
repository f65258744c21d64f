### «Остров Дракона» по-русски.

title = Остров Дракона

## Слова

word-seat-N = Лазурный Дом
word-seat-E = Багряный Дом
word-seat-S = Янтарный Дом
word-seat-W = Лиловый Дом
word-harbour-M_NW = Варнхольт
word-harbour-M_NE = Острел
word-harbour-M_SE = Мелкар
word-harbour-M_SW = Тирса
word-harbour-H_N = гавань Лазурного Дома
word-harbour-H_E = гавань Багряного Дома
word-harbour-H_S = гавань Янтарного Дома
word-harbour-H_W = гавань Лилового Дома
word-harbour-island = Остров Дракона
word-by-M_NW = { word-harbour-M_NW }
word-by-M_NE = { word-harbour-M_NE }
word-by-M_SE = { word-harbour-M_SE }
word-by-M_SW = { word-harbour-M_SW }
word-by-H_N = { word-harbour-H_N }
word-by-H_E = { word-harbour-H_E }
word-by-H_S = { word-harbour-H_S }
word-by-H_W = { word-harbour-H_W }
word-other-M_NW = Варнхольта
word-other-M_NE = Острела
word-other-M_SE = Мелкара
word-other-M_SW = Тирсы
word-other-H_N = гавани Лазурного Дома
word-other-H_E = гавани Багряного Дома
word-other-H_S = гавани Янтарного Дома
word-other-H_W = гавани Лилового Дома
word-place-M_NW = { word-harbour-M_NW }
word-place-M_NE = { word-harbour-M_NE }
word-place-M_SE = { word-harbour-M_SE }
word-place-M_SW = { word-harbour-M_SW }
word-place-H_N = { word-harbour-H_N }
word-place-H_E = { word-harbour-H_E }
word-place-H_S = { word-harbour-H_S }
word-place-H_W = { word-harbour-H_W }
word-ship-M_NW = { word-harbour-M_NW }
word-ship-M_NE = { word-harbour-M_NE }
word-ship-M_SE = { word-harbour-M_SE }
word-ship-M_SW = { word-harbour-M_SW }
word-ship-H_N = { word-harbour-H_N }
word-ship-H_E = { word-harbour-H_E }
word-ship-H_S = { word-harbour-H_S }
word-ship-H_W = { word-harbour-H_W }
word-side-M_NW = { word-harbour-M_NW }
word-side-M_NE = { word-harbour-M_NE }
word-side-M_SE = { word-harbour-M_SE }
word-side-M_SW = { word-harbour-M_SW }
word-side-H_N = { word-harbour-H_N }
word-side-H_E = { word-harbour-H_E }
word-side-H_S = { word-harbour-H_S }
word-side-H_W = { word-harbour-H_W }
word-side-island = { word-harbour-island }
word-side-front = со стороны портов
word-side-rear = с тыла
word-kind-ballista = баллисту
word-kind-warriors = воинов
word-kind-mage = мага
word-kind-iron = железо
word-kind-dragon_stone = камень дракона
word-token-ballista = баллистой
word-token-warriors = воинами
word-token-mage = магом
word-token-iron = железом
word-token-dragon_stone = камнем дракона
word-cargo-ballista = баллиста
word-cargo-warriors = воины
word-cargo-mage = маг
word-cargo-iron = железо
word-cargo-dragon_stone = камень дракона
word-deck-ballista = { word-cargo-ballista }
word-deck-warriors = { word-cargo-warriors }
word-deck-mage = { word-cargo-mage }
word-deck-iron = { word-cargo-iron }
word-deck-dragon_stone = { word-cargo-dragon_stone }
word-garrison-ballista = { word-cargo-ballista }
word-garrison-warriors = { word-cargo-warriors }
word-garrison-mage = { word-cargo-mage }
word-goods-iron = { word-cargo-iron }
word-goods-dragon_stone = { word-cargo-dragon_stone }
word-kinds-ballista = { word-cargo-ballista }
word-kinds-warriors = { word-cargo-warriors }
word-kinds-mage = { word-cargo-mage }
word-kinds-iron = { word-cargo-iron }
word-kinds-dragon_stone = { word-cargo-dragon_stone }
word-troops-ballista = { word-cargo-ballista }
word-troops-warriors = { word-cargo-warriors }
word-troops-mage = { word-cargo-mage }
word-dragon-green = зелёный дракон
word-dragon-red = красный дракон
word-dragon-gold = золотой дракон
word-dragons-green = { word-dragon-green }
word-dragons-red = { word-dragon-red }
word-dragons-gold = { word-dragon-gold }
word-bonus-coin1 = 1 монета
word-bonus-coin3 = 3 монеты
word-bonus-coin5 = 5 монет
word-bonus-iron = железо
word-bonus-dragon_stone = камень дракона
word-bonus-magic_wind = магический ветер
word-rotation-0 = на юг
word-rotation-1 = на запад
word-rotation-2 = на север
word-rotation-3 = на восток
word-task-T01 = Торговец камнями
word-task-T02 = Перекупщик железа
word-task-T03 = Кормилец драконов
word-task-T04 = Большое плавание
word-task-T05 = Молодая кровь
word-task-T06 = Красный трофей
word-task-T07 = Золотой трофей
word-task-T08 = Облава в пещере
word-task-T09 = Чистое море
word-task-T10 = Капер
word-task-T11 = Искатель кладов
word-task-T12 = Ритуал
word-task-T13 = Корабел
word-task-T14 = Спасатель грузов
word-task-T15 = Лоцман рифов
word-task-T16 = Экспедиционный корпус

## Карты заданий

task-T01 = За один ход продайте не меньше двух камней дракона в одной материковой гавани.
task-T02 = За один ход продайте не меньше двух фишек железа в одной материковой гавани, но не в той, где взяли эту карту.
task-T03 = За один ход обменяйте на Острове Дракона на камни не меньше двух фишек железа.
task-T04 = Побывайте в конце своих ходов кораблями во всех четырёх материковых гаванях. Та, где вы взяли эту карту, засчитывается сразу.
task-T05 = Убейте зелёного дракона.
task-T06 = Убейте красного дракона.
task-T07 = Убейте золотого дракона.
task-T08 = Убейте дракона в его пещере.
task-T09 = Убейте дракона внешнего контура вне пещеры, кто бы из вас ни напал.
task-T10 = Победите в бою корабль другого игрока, кто бы из вас ни напал.
task-T11 = Возьмите любой бонус.
task-T12 = Призовите мага.
task-T13 = Выведите корабль за полную цену.
task-T14 = Погрузите товары с воды, с побеждённого корабля или те, что в гавани оставил другой игрок.
task-T15 = Закончите движение корабля на рифах или на белой точке.
task-T16 = За один ход безвозмездно сдайте две фишки войск в материковой гавани, которая лежит по диагонали напротив той, где вы взяли эту карту.

## Вопросы

ask-turn = { $seat }: { $now ->
    [move] плывите дальше, перейдите к действиям или закончите ход
    [move_last] плывите или закончите ход
    [act] действуйте дальше, перейдите к перемещению или закончите ход
    [act_last] действуйте или закончите ход
   *[other] плывите, действуйте или закончите ход
}.
ask-route = { $seat }: куда { $ship } идёт дальше с { $at }? Осталось единиц хода: { $left }.
ask-push = { $seat }: какой корабль { $ship } вытолкнет из порта?
ask-steer = { $seat }: каким драконом управлять?
ask-steer_to = { $seat }: куда летит дракон ({ $place })?
ask-prey = { $seat }: на какой корабль нападёт дракон?
ask-cave = { $seat }: в какую пещеру выйдет новый дракон?
ask-hunter = { $seat }: какой дракон первым нападёт на { $ship }?
ask-claim = { $seat }: { $ship } попадает в зону охоты. Указать на дракона?
ask-fighter = { $seat }: кто с { $ship } вступит в бой следующим? Противник: { $dragon } ({ $place }), сила { $strength }.
ask-intercept = { $seat }: { $ship } проходит через { $point }. Перехватить его, и каким кораблём?
ask-survivors = { $seat }: { $ship } побеждает с перевесом { $left }. Какие войска уцелеют?
ask-survivor = { $seat }: { $ship }, остаток перевеса { $left }. Кто из войск уцелеет следующим?
ask-loot = { $seat }: что { $ship } забирает у { $other }?
ask-fate = { $seat }: оставить { $other } на плаву или потопить?
ask-deck = { $seat }: какая фишка { $ship } лежит на палубе?
ask-relief_push = { $seat }: какой корабль вытолкнуть, чтобы дать место вашему новому?
ask-die = { $seat }: что выпадает на кубике?
ask-ballista = Что выпадает за баллисту ({ $side })?
ask-dragon = Какой дракон выходит из банка?
ask-guard = Какая фишка встаёт на защиту острова?
ask-rotation = Как лежит центральный круг?
ask-task = Какая карта задания взята?
ask-first_player = Кто начинает?

answer-end = закончить ход
answer-next = закончить эту фазу
answer-stop = этого довольно
answer-bonus = взять бонус
answer-pass = пропустить
answer-claim = указать на дракона
answer-none = никого
answer-afloat = оставить на плаву
answer-sink = потопить
answer-ballista = (баллиста)
answer-warriors = (воины)
answer-mage = (маг)
answer-iron = (железо)
answer-dragon_stone = (камень дракона)

## Что произошло

event-circle_laid = Остров Дракона обращён портами { $rotation }.
event-launched = { $seat } выводит { $ship } на { $point }.
event-first_player = { $seat } начинает.
event-turn_began = Раунд { $round }: ходит { $seat }.
event-rolled = { $seat } бросает кубики: { $dice }.
event-protectorate = { $seat } в этот ход под протекторатом драконов.
event-came_out = Из банка в пещеру { $cave } лицом вниз выходит дракон.
event-none_came_out = Дракон не выходит ({ $seat }): нет пустой пещеры или драконов в банке.
event-steered = { $seat } ведёт { $number ->
    [2] пару драконов
   *[other] дракона
} от { $place } к { $point }.
event-attacked = Нападение на { $ship } с { $place }!
event-claimed = { $seat } указывает на дракона: { $ship } в его зоне охоты.
event-unclaimed = Никто не указывает на дракона: { $ship } уходит.
event-hunted = С { $place } дракон-охотник настигает { $ship } на { $point }!
event-turned_over = Дракона переворачивают ({ $place }): это { $dragon }.
event-ballista_rolled = За баллисту выпадает { $strength } ({ $by }).
event-struck = { $ship } бьёт { $token }, сила { $strength }: { $dragon } ослаблен до { $left }.
event-lost = { $ship } теряет { $kind }.
event-slain = Убит { $dragon } ({ $place })!
event-dragon_moved = Дракон перелетает от { $place } к { $point }.
event-circle_turned = Круг поворачивается на четверть: теперь Остров Дракона обращён портами { $rotation }.
event-sank = { $ship } тонет на { $point }{ $goods ->
    [none] .
   *[other] { $lost ->
        [true] ; пропадает груз: { $goods }.
       *[false] ; на воде остаётся: { $goods }.
    }
}
event-salvaged = { $ship } поднимает { $kind } с воды на { $point }.
event-declared = { $ship } показывает маршрут: { $route }.
event-sailed = { $ship } приходит на { $point }.
event-pushed = { $ship } выталкивают из порта на { $point }.
event-took_bonus = { $ship } берёт бонус: { $bonus }.
event-intercepted = { $seat } перехватывает: { $ship } нападает на { $other } на { $point }.
event-raided = { $ship } совершает набег: { $harbour }.
event-showed = { $ship } показывает, что на борту: { $cargo ->
    [none] ничего
   *[other] { $cargo }
}.
event-showed_guards = Войска выходят на бой ({ $harbour }): { $troops }.
event-compared = { $one } против { $other }: { $sums }.
event-spared = { $ship } остаётся на плаву.
event-robbed = { $ship } забирает { $kind } у { $other }.
event-loaded = { $ship } получает { $kind } { $reason ->
    [start] в начале партии
    [buy] с рынка
    [bonus] как бонус
    [loot] как добычу
    [exchange] в обмен на железо
    [launch] при выводе
    [relief] в помощь
    [summon] за два камня
   *[disband] взамен мага
}.
event-handed_in = { $reason ->
    [sell] { $seat } продаёт { $kind }
    [disband] { $seat } расформировывает { $kind }
    [summon] { $seat } отдаёт { $kind } за призыв мага
    [exchange] { $seat } отдаёт { $kind } Острову Дракона
    [hand_over] { $seat } безвозмездно сдаёт { $kind }
   *[jettison] { $seat } выбрасывает за борт { $kind }
} ({ $place }).
event-earned = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} { $reason ->
    [sell] за товар
    [disband] за войска
    [relief] в помощь
    [bonus] как бонус
   *[task] за задание
}.
event-paid = { $seat } платит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} { $reason ->
    [buy] на рынке
    [launch] за корабль
   *[replace] за другое задание
}.
event-won_medals = { $seat } получает { $medals ->
    [one] { $medals } Медаль Славы
    [few] { $medals } Медали Славы
   *[many] { $medals } Медалей Славы
}.
event-relieved = { $seat } теряет последний корабль и получает взамен { $ship }.
event-stored = { $ship } оставляет фишку ({ $harbour }).
event-stored-secret = { $ship } оставляет { $kind } ({ $harbour }).
event-fetched = { $ship } забирает фишку ({ $harbour }).
event-fetched-secret = { $ship } забирает { $kind } ({ $harbour }).
event-transferred = { $ship } передаёт фишку на { $other }.
event-transferred-secret = { $ship } передаёт { $kind } на { $other }.
event-arranged = На палубе { $ship } теперь { $deck ->
    [none] пусто
   *[other] { $deck }
}.
event-looked = { $seat } осматривает склад ({ $harbour }).
event-looked-secret = { $seat } осматривает склад ({ $harbour }): { $kinds }.
event-drew_task = { $seat } берёт карту задания ({ $harbour }){ $task ->
    [none] .
   *[other] : «{ $task }».
}
event-drew_task-secret = { $seat } берёт карту задания ({ $harbour }): «{ $task }».
event-returned_task = { $seat } кладёт карту задания под стопку.
event-completed = { $seat } выполняет задание «{ $task }»!
event-assault = { $seat } штурмует Остров Дракона { $side }! В штурме: { $ships }.
event-assault_rolled = { $seat } бросает за баллисту: { $strength }.
event-guard_shown = Защитников переворачивают: { $dragons }{ $garrison ->
    [none] { "" }
   *[other] ; гарнизон: { $garrison }
}.
event-garrison_rolled = { $seat } бросает за баллисту гарнизона: { $strength }.
event-assault_compared = Штурм { $side }, { $seat } против острова: { $sums }.
event-guard_recalled = { $front ->
    [true] Драконов и гарнизон
   *[false] Драконов
} острова набирают заново.
event-ended = Партия окончена: { $reason ->
    [coins] { $seat } набирает нужное число монет.
    [front] { $seat } захватывает Остров Дракона со стороны портов!
    [rear] { $seat } захватывает Остров Дракона с тыла!
   *[rounds] сыгран последний раунд, решают монеты.
}

## Настройки правил

option-free_hunters = сколько последних мест занимают дети, Вольные Охотники
option-unused_home = что такое гавань без игрока: нейтральный порт или закрытая гавань
option-initial_rotation = как круг лежит в начале: по жребию или портами на юг (zero)
option-launch_with_ballista = есть ли баллиста на выведенном корабле
option-three_ship_wind = как три корабля делят ветер: sum_split сумма на любые части, whole_dice каждый кубик целиком
option-protectorate_wind = какой ветер даёт выпавшая 1: свою единицу хода (die_one) или никакого (none)
option-double_one_spawns = сколько драконов выходит, если выпали две единицы
option-bonus_ends_move = заканчивает ли бонус движение корабля
option-bonus_other_die = может ли корабль, взявший бонус, использовать и другой кубик
option-iron_sell_price = сколько материки платят за железо: цену на башне (same), на монету меньше или не покупают его
option-token_supply = могут ли кончиться фишки в банке
option-mage_disband = что дают за расформированного мага: один камень, или магов расформировать нельзя
option-deck_rule = какие фишки открыты: всегда верхняя (top_open) или лежащие на палубе, которая может быть пуста (slots)
option-ship_to_ship = где корабли одного игрока передают друг другу фишки: в гавани и по линии или только в гавани
option-coins_visibility = видят ли все ваши монеты
option-depot_visibility = видят ли все, что лежит на материках
option-push_home_ports = можно ли выталкивать корабли из гаваней Домов
option-killed_dragon = куда уходит убитый дракон: в банк или из игры
option-gate_goods = что с товарами корабля, который круг уничтожил в точке входа: они на воде или пропадают
option-dragon_may_enter_cave = может ли управляемый дракон закончить полёт в пещере
option-hunter_targets = на кого охотится дракон-охотник: на всех или на всех, кроме того, кто его поставил
option-hunter_call = кто замечает, что корабль попал в зону охоты: стол (automatic) или соперники (manual)
option-hunter_start_counts = считается ли в зоне охоты точка, где начат маршрут
option-hunter_after_sinking = где дракон-охотник, потопив корабль: на его точке или рядом с ней
option-dragons_stay_revealed = остаются ли драконы после боя лицом вверх
option-attack_from_port = может ли корабль в порту напасть на дракона
option-attacks_per_ship = сколько боёв за ход может начать корабль
option-dragon_damage_persists = остаётся ли дракон ослабленным до конца хода
option-flotsam_reach = откуда поднимают товары с воды: с их точки или ещё и по линии
option-pvp_min_diff = с какого перевеса победитель боя между игроками сохраняет фишку
option-pvp_payment = как из перевеса платят за уцелевшие фишки: сначала за дешёвые или в любом порядке, за каждую полностью
option-intercept_ends_move = заканчивает ли перехват движение корабля
option-rear_force = кто штурмует с тыла: корабль на белой точке или ещё и корабли в лагуне
option-assault_defeat = чего стоит неудачный штурм: войск, ещё и кораблей или ничего
option-assault_reshuffle = набирают ли защитников заново после неудачного штурма
option-task_deck = сколько карт заданий в игре
option-task_limit = сколько карт заданий можно держать
option-task_secret = тайные ли карты заданий
option-kids_start_coins = с каким числом монет начинает Вольный Охотник
option-kids_load_penalty = замедляет ли груз корабли Вольных Охотников
option-kids_tasks = могут ли Вольные Охотники брать карты заданий
option-round_limit = после какого раунда партия заканчивается; 0 — без предела

## Ошибки

malformed-too-few-adults = играть должны взрослые, не меньше { $adults ->
    [one] { $adults } взрослого
    [few] { $adults } взрослых
   *[many] { $adults } взрослых
}, а всего мест { $seats }
malformed-out-of-range = возможны числа от { $least } до { $most }
malformed-wrong-size = нужны строки ({ $height }) по столько знаков: { $width }
malformed-no-such-space = нет такого вида точки: { $found }
malformed-no-space = нужна хотя бы одна точка такого вида: { $wanted }
malformed-no-such-point = нет такой точки: { $found }
malformed-no-such-line = здесь нет линии: { $found }
malformed-not-open = { $found } — порт, а нужна точка открытой воды
malformed-no-port = { $found } не отмечен как порт такого вида
malformed-stray-port = порт { $found } не относится ни к одной гавани
malformed-not-straight = точки, через которые выталкивают, лежат на одной прямой, а { $found } нет
malformed-not-beside = { $found } не рядом с точкой входа { $gate }
malformed-covered = круг накрыл бы точку { $found }
malformed-cut-off = ни одна линия не ведёт к { $found }
malformed-too-few-ports = в гавани не меньше портов, чем { $least }
malformed-no-such-land = нет такой гавани или пещеры: { $found }
malformed-not-even = нужно чётное число: платят и его половину
malformed-too-few-tokens = нужно не меньше { $least }
malformed-too-few-tasks = основных карт заданий нужно не меньше { $least }
malformed-no-such-event = ни одно задание не может требовать такого: { $found }
malformed-wrong-scope = у заданий этого события область { $wanted }
