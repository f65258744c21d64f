### `drakomor simulate` česky.

## simulate

simulate-help-game = hra, která se hraje
simulate-help-games = kolik partií
simulate-help-bots = kdo hraje, například greedy,random nebo flat:playouts=200,greedy:worlds=4
simulate-help-seed = na čem vše závisí: stejný text dá stejné partie (jednu z nich znovu: drakomor play --seed TEXT:ČÍSLO)
simulate-help-fixed-seats = každý bot si nechá své místo; jinak si je od partie k partii mění
simulate-help-jobs = kolik procesů hraje najednou; výsledky na tom nezávisí
simulate-help-json = souhrn jako JSON, do souboru nebo na standardní výstup (-)
simulate-help-csv = partie jako CSV, každá na jednom řádku, do souboru nebo na standardní výstup (-)
simulate-progress = hraje se
simulate-pace = { $played ->
    [one] { $played } partie
    [few] { $played } partie
    [many] { $played } partie
   *[other] { $played } partií
} za { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, odpovědí za sekundu: { $pace }
simulate-interrupted = přerušeno, odehráno partií: { $played } z { $games } ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, odpovědí za sekundu: { $pace })
simulate-head = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, semínko { $seed }. „Od“ a „do“ jsou meze 95% intervalu spolehlivosti.
simulate-who = kdo
simulate-wins = výhry
simulate-draws = remízy
simulate-losses = prohry
simulate-share = podíl
simulate-low = od
simulate-high = do
simulate-first = začínající hráč
simulate-what = co
simulate-mean = průměr
simulate-sd = směr. odch.
simulate-least = min.
simulate-most = max.
simulate-answers = odpovědi hráčů
simulate-rolls = odpovědi náhody
simulate-options = Možností v otázce: průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, nejvýše { $most }.
simulate-count = { $count }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

malformed-one-stream = JSON i CSV nemohou jít na standardní výstup zároveň
malformed-not-a-result = není to dřívější výsledek drakomor simulate; soubor zůstal, jak byl
malformed-bot-answers-wrong = bot { $bot } dal odpověď, která se nenabízela: { $answer }
malformed-no-end = partie neskončila ani po { $most } odpovědích
