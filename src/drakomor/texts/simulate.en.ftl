### `drakomor simulate`, in English.

## simulate

simulate-help-game = the game that is played
simulate-help-games = how many games
simulate-help-bots = who plays, such as greedy,random or flat:playouts=200,greedy:worlds=4
simulate-help-seed = what everything depends on: the same text gives the same games (one of them again: drakomor play --seed TEXT:NUMBER)
simulate-help-fixed-seats = every bot keeps its seat; otherwise they change seats from game to game
simulate-help-jobs = processes that play at the same time; the results do not depend on it
simulate-help-json = the summary as JSON, in a file or on standard output (-)
simulate-help-csv = the games as CSV, one row each, in a file or on standard output (-)
simulate-progress = playing
simulate-pace = { $played ->
    [one] { $played } game
   *[other] { $played } games
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $pace } answers per second
simulate-interrupted = interrupted after { $played } of { $games } games ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $pace } answers per second)
simulate-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }. “from” and “to” bound the 95 % confidence interval.
simulate-who = who
simulate-wins = wins
simulate-draws = draws
simulate-losses = losses
simulate-share = share
simulate-low = from
simulate-high = to
simulate-first = first player
simulate-what = what
simulate-mean = mean
simulate-sd = st. dev.
simulate-least = least
simulate-most = most
simulate-answers = answers of players
simulate-rolls = answers of chance
simulate-options = Options of a question: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $most } at most.
simulate-count = { $count }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

malformed-one-stream = JSON and CSV cannot both go to standard output
malformed-not-a-result = not an earlier result of drakomor simulate, and left as it is
malformed-bot-answers-wrong = the bot { $bot } gave an answer that was not offered: { $answer }
malformed-no-end = the game has no end after { $most } answers
