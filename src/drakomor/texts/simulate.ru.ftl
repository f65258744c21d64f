### `drakomor simulate` по-русски.

## simulate

simulate-help-game = игра, в которую играют
simulate-help-games = сколько партий
simulate-help-bots = кто играет, например greedy,random или flat:playouts=200,greedy:worlds=4
simulate-help-seed = от чего всё зависит: тот же текст даёт те же партии (одну из них ещё раз: drakomor play --seed ТЕКСТ:НОМЕР)
simulate-help-fixed-seats = каждый бот сохраняет своё место; иначе они меняются местами от партии к партии
simulate-help-jobs = сколько процессов играет одновременно; результаты от этого не зависят
simulate-help-json = сводка в JSON, в файл или в стандартный вывод (-)
simulate-help-csv = партии в CSV, по строке на каждую, в файл или в стандартный вывод (-)
simulate-progress = идёт игра
simulate-pace = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
} за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с, ответов в секунду: { $pace }
simulate-interrupted = прервано, сыграно партий: { $played } из { $games } ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с, ответов в секунду: { $pace })
simulate-head = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, зерно { $seed }. «От» и «до» — границы 95 %-го доверительного интервала.
simulate-who = кто
simulate-wins = победы
simulate-draws = ничьи
simulate-losses = поражения
simulate-share = доля
simulate-low = от
simulate-high = до
simulate-first = первый игрок
simulate-what = что
simulate-mean = среднее
simulate-sd = ст. откл.
simulate-least = мин.
simulate-most = макс.
simulate-answers = ответы игроков
simulate-rolls = ответы случая
simulate-options = Вариантов в вопросе: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, самое большее { $most }.
simulate-count = { $count }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

malformed-one-stream = JSON и CSV нельзя вместе направить в стандартный вывод
malformed-not-a-result = это не прежний результат drakomor simulate; файл не тронут
malformed-bot-answers-wrong = бот { $bot } дал ответ, которого не предлагали: { $answer }
malformed-no-end = партия не кончилась и после { $most } ответов
