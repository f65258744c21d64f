### Что говорит оболочка по-русски. Что говорит игра, стоит в её собственном каталоге.

## Командная строка

drakomor = Стол для настольных игр о драконах и море.
drakomor-more = drakomor КОМАНДА --help расскажет о команде подробнее. Языки: en, ru, cs, es.
help-commands = команды
help-command = КОМАНДА
command-play = играть в терминале: против ботов или вместе за одним экраном
command-replay = просмотреть партию шаг за шагом
command-simulate = дать ботам сыграть много партий и подсчитать итоги
command-games = показать список игр или настройки одной из них
command-position = показать позицию: как JSON, как доску, глазами игрока
command-apply = дать один ответ в позиции и записать, что получилось
command-check = проверить позиции, записи, сохранённые партии и папки компонентов
command-verify = доказать, что каждый бросок и каждая карта в записи выпали как должно
command-perft = сосчитать листья дерева под позицией

help-language = язык общения (иначе DRAKOMOR_LANGUAGE или язык системы)
help-no-color = без цветов; то же делает переменная NO_COLOR
help-option = настройка правил; список даёт drakomor games ИГРА
help-seed = от чего зависит жребий: один и тот же текст даёт одну и ту же удачу
help-seats = сколько игроков, если партия только начинается
help-components = ваши собственные планшеты и фигуры: папка с файлами TOML
help-game-or-file = игра или файл с её позицией (- для стандартного ввода)

play-help-game = игра или сохранённая партия, которую надо продолжить
play-help-seat = кто где сидит, начиная с первого места: human, bot:random, bot:greedy, bot:flat:time=1.0 …
play-help-save = хранить партию в этом файле, записывая после каждого ответа
play-help-resume = продолжить сохранённую партию; без файла — последнюю
replay-help-file = запись или сохранённая партия (- для стандартного ввода)
replay-help-view = глазами этого места; иначе глазами зрителя
games-help-game = рассказать о настройках этой игры
perft-help-depth = на сколько ответов вглубь
perft-help-split = листья под каждым первым ответом
check-help-files = позиции, записи, сохранённые партии, папки компонентов
check-help-game = игра, к которой относятся папки компонентов
position-help-file = наш файл, - для стандартного ввода или игра, которая сейчас начнётся
position-help-show = нарисовать
position-help-asks = открытые вопросы со всеми ответами, как JSON
position-help-view = что вправе знать это место, как JSON; -1 для зрителя
position-help-score = подсчёт очков на этот момент, как JSON
position-help-seed = пусть за жребий отвечает этот текст; иначе вопросы жребия останутся открытыми
apply-help-seat = кто отвечает; -1 для жребия
apply-help-answer = ответ, как в игре (7c3, #12), или как JSON
apply-help-events = записать и то, что произошло

argparse-usage = вызов:
argparse-positionals = аргументы
argparse-options = ключи
argparse-everywhere = везде
argparse-help = показать эту справку и выйти
argparse-version = показать версию и выйти
argparse-unrecognized = непонятно: %s
argparse-required = не хватает: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid = %(value)r не подходит, нужен тип %(type)s
argparse-choice = %(value)r не подходит, возможно: %(choices)s
argparse-one = после этого должно что-то стоять
argparse-at-most-one = после этого может стоять не больше одного значения
argparse-at-least-one = после этого должно стоять хотя бы одно значение
argparse-explicit = %r здесь не ставится
argparse-not-with = не сочетается с %s
argparse-one-of = нужно одно из: %s
argparse-ambiguous = %(option)s может значить %(matches)s

## Игры, проверки

games-seats = { $most ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
games-more = О настройках игры расскажет drakomor games ИГРА.
check-position = { $place }: позиция { $game }, всё в порядке
check-record = { $place }: запись { $game }, всё в порядке, { $over ->
    [true] партия закончена
   *[false] партия не закончена
}
check-match = { $place }: сохранённая партия { $game }, всё в порядке, { $over ->
    [true] партия закончена
   *[false] партия не закончена
}
check-components = { $place }: компоненты { $game }, всё в порядке

## Партия

any-seat = игрок { $number }
chance = жребий
nothing-there = ничего
play-say = { $sample } или номер; ещё: список, почему ОТВЕТ, совет, отмена, ?, помощь
play-say-many = Ещё: список, почему ОТВЕТ, совет, отмена, ?, помощь
play-thinks = { $seat }: ход обдумывается …
play-curtain = — { $seat }: ваша очередь. Остальным сейчас лучше не смотреть. Нажмите Enter. —
play-sure = { $what }: вы уверены? (да / нет)
play-agree = Соперник хочет взять ответ назад. { $what }: вы согласны? (да / нет)
play-yes = д да y yes
play-bot-agrees = { $seat }: согласие получено, ответ взят назад.
play-begun = { $more ->
    [0] Это может значить: { $answers }.
   *[other] Это может значить: { $answers } и ещё { $more }.
}
play-closest = Может быть, { $answer }?
play-no-clause = Пункта { $clause } нет. { $close ->
    [none] { "" }
   *[other] Может быть: { $close }
}
play-list-more = { $left ->
    [one] Ещё { $left } ответ: список { $next }
    [few] Ещё { $left } ответа: список { $next }
   *[many] Ещё { $left } ответов: список { $next }
}
play-list-kind = … и ещё таких { $count }: список { $kind }
play-why-what = О каком ответе речь? Например: почему { $sample }
play-allowed = Этому ничто не мешает.
play-hint = Жадный бот ответил бы: { $answer }
play-save-what = В какой файл? Например: сохранить вечер.json
play-saved = Сохранено. Продолжить отсюда: drakomor play { $path }
play-kept-record = Посмотреть партию ещё раз: drakomor replay { $path }
play-parted = Партия сохранена в { $path }. Продолжить: drakomor play --resume { $path }
play-parted-unkept = До свидания. Сохранить эту партию не удалось.
play-not-kept = Сохранять эту партию негде: { $path } не записать; укажите файл ключом --save.
play-moved-aside = На этом месте лежала неоконченная партия; теперь она здесь: { $path }
play-which-game = В какую игру играть? drakomor games покажет список, drakomor play ИГРА начнёт партию.
replay-prompt = Enter вперёд · b назад · число от 0 до { $last } · q выход >
winner = Победа: { $seat }.
winners = Победа разделена: { $seats }.
nobody-won = Ничья: победителя нет.
offer-more = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}, например { $named }; все покажет «список»

verb-list = список
verb-why = почему
verb-hint = совет
verb-ghost = призрак
verb-undo = отмена
verb-score = счёт счет
verb-log = журнал
verb-save = сохранить
verb-show = стол
verb-help = помощь
verb-quit = выход
help-rule = правило этого вопроса; любое правило по имени: ? { $clause }
help-list = ответы с номерами; «список СЛОВО» — те, что так начинаются, «список 201» — начиная с этого
help-why = почему ОТВЕТ: правило, которое его запрещает
help-hint = что ответил бы жадный бот
help-ghost = положить ответ на доску клавишами; «призрак ИМЯ» начнёт с названного
help-undo = взять назад ваш последний ответ
help-score = подсчёт очков на этот момент
help-log = всё, что произошло
help-save = сохранить ФАЙЛ: копия партии
help-show = показать стол ещё раз (как и Enter)
help-help = этот список
help-quit = уйти; партия сохранится

## Ответ, который кладут клавишами

ghost-fits = Здесь можно: Enter положит.
ghost-keys = Стрелки двигают · r поворот · m зеркало · c другая карта · n/p следующее и прежнее место, где можно · Enter положить · q выйти
ghost-nothing = Сейчас клавишами класть нечего.
ghost-typed = Клавиши слышны только в терминале. Ответ можно написать: { $sample }

## Отказы

why = Это запрещает { $clause }: { $text }
why-bare = Это запрещает { $clause }.
why-with = { $said } ({ $clause })
why-asked = Это не ответ на вопрос. { $clause }: { $text }
illegal-not-asked = { $seat }: сейчас вопросов нет.
illegal-game-over = Партия окончена.
illegal-not-offered = Это не ответ на вопрос; все ответы покажет «список».
illegal-answer-form = Ответ — это слово, число или их перечень, но не { $answer }
illegal-no-undo = Взять назад нечего.
illegal-which-answer = { $count ->
    [one] С «{ $typed }» начинается { $count } ответ.
    [few] С «{ $typed }» начинаются { $count } ответа: допишите.
   *[many] С «{ $typed }» начинаются { $count } ответов: допишите.
}
illegal-no-such-answer = «{ $typed }» — не ответ на этот вопрос; все ответы покажет «список», всё остальное — «помощь».
illegal-no-open-answer = «{ $typed }» — не ответ ни на один вопрос; ответы перечислит drakomor position FILE --asks.

## Ошибки

error = drakomor: { $said }
error-at = { $place }: { $said }
error-arguments = { $program }: { $said } (подробнее: { $program } --help)

malformed-seats = { $given ->
    [one] { $given } место
    [few] { $given } места
   *[many] { $given } мест
}, а в игре их { $wanted }
malformed-no-components = у игры { $game } нет сменных компонентов
malformed-no-such-folder = такой папки нет
malformed-unknown-components = файлы компонентов: { $known }{ $found ->
    [none] { "" }
   *[other] , но не { $found }
}
malformed-not-toml = не читается как TOML: { $said }
malformed-not-utf8 = это не текст в UTF-8
malformed-not-json = не читается как JSON: { $said }
malformed-wrong-type = здесь должно стоять { $wanted }, а не { $found }
malformed-missing-field = не хватает поля { $field }
malformed-unknown-field = поле { $field } здесь лишнее
malformed-wrong-value = { $found } здесь невозможно
malformed-unreadable = не читается: { $said }
malformed-too-large = слишком велико: читаются файлы не больше { $most } байт
malformed-no-such-file = такого файла нет
malformed-is-a-folder = это папка, а не файл
malformed-wrong-format = записано в виде { $found }, а нужно { $wanted }
malformed-wrong-game = от игры { $found }, а не { $wanted }
malformed-no-such-step = ни в одной процедуре правил нет шага { $found }
malformed-does-not-run = правила не могут продолжить отсюда: { $said }
malformed-not-at-a-question = позиция стоит не на вопросе
malformed-not-the-record = позиция не та, к которой ведёт запись
malformed-illegal-ply = ответ { $answer } противоречит пункту { $clause }
malformed-digest-differs = дальше по правилам версии { $rules } партия шла иначе
malformed-record-too-short = запись обрывается там, где должен ответить жребий
malformed-not-an-outcome = { $found } не может выпасть на вопрос { $prompt }
malformed-wrong-count = такого количества быть не может
malformed-at-least = должно быть не меньше { $least }
malformed-at-most = должно быть не больше { $most }
malformed-kept-as-it-began = сохранённая партия идёт так, как началась: этого уже не изменить
malformed-twice = { $found } встречается дважды
malformed-no-such-game = такой игры нет; установлены: { $known }{ $meant ->
    [none] { "" }
   *[other] . Может быть, { $meant }?
}
malformed-no-such-bot = такого бота нет; известны: { $known }{ $meant ->
    [none] { "" }
   *[other] . Может быть, { $meant }?
}
malformed-wrong-parameter = боту нельзя задать { $found }
malformed-no-such-parameter = у бота нет параметра { $found }; известны: { $known }
malformed-empty = файл пуст
malformed-not-ours = не позиция, не запись и не сохранённая партия: у них в поле «format» стоит { $known }
malformed-nothing-kept = сохранённых партий здесь пока нет; drakomor play ИГРА начнёт новую
malformed-unfinished-game = там лежит неоконченная партия: продолжите её (drakomor play --resume) или укажите другой файл
malformed-not-a-match = это не сохранённая партия, и файл остался как был
malformed-cannot-write = не записывается: { $said }
malformed-wrong-seat = место занимает human или bot:ИМЯ, например bot:greedy
malformed-no-such-seat = места { $found } нет, всего мест: { $seats }
malformed-no-such-option = такой настройки у игры нет; известны: { $known }{ $meant ->
    [none] { "" }
   *[other] . Может быть, { $meant }?
}
malformed-not-an-option = настройка пишется ИМЯ=ЗНАЧЕНИЕ; известные имена: { $known }{ $meant ->
    [none] { "" }
   *[other] . Может быть, { $meant }?
}
malformed-wrong-choice = возможно: { $known }
malformed-components-of-which = компоненты какой игры? Назовите её ключом --game: { $known }
