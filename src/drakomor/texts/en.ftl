### What the shell says in English. What a game says stands in the game's own catalogue.

## The command line

drakomor = A table for board games of dragons and the sea.
drakomor-more = drakomor COMMAND --help tells more about a command. Languages: en, ru, cs, es.
help-commands = commands
help-command = COMMAND
command-play = play in the terminal, against bots or with others at the same screen
command-replay = walk through a game step by step
command-simulate = let bots play many games, and count
command-games = list the games, or the options of one
command-position = show a position: as JSON, as a board, as one seat sees it
command-apply = give one answer to a position, and write the position after it
command-check = check positions, records, saved games and folders of components
command-verify = prove that every die and every draw of a record fell as it had to
command-perft = count the leaves of the tree below a position

help-language = the language that is spoken (otherwise DRAKOMOR_LANGUAGE, or that of the system)
help-no-color = no colours; the variable NO_COLOR does the same
help-option = an option of the rules; drakomor games GAME lists them
help-seed = what the dice depend on: the same text gives the same luck
help-seats = how many players, in a game that begins now
help-components = your own boards and pieces, in a folder of TOML files
help-game-or-file = a game, or a file with a position of one (- for standard input)

play-help-game = the game, or a saved game to go on with
play-help-seat = who sits where, first seat first: human, bot:random, bot:greedy, bot:flat:time=1.0 …
play-help-save = keep the game in this file, after every answer
play-help-resume = go on with a saved game; without a file, with the one played last
replay-help-file = a record or a saved game (- for standard input)
replay-help-view = as this seat saw it; otherwise as a spectator did
games-help-game = tell the options of this game
perft-help-depth = how many answers deep
perft-help-split = the leaves below each first answer
check-help-files = positions, records, saved games, folders of components
check-help-game = the game that folders of components belong to
position-help-file = a file of ours, - for standard input, or a game that begins now
position-help-show = draw it
position-help-asks = the open questions with every answer, as JSON
position-help-view = what a seat may know, as JSON; -1 for a spectator
position-help-score = the score sheet as it stands, as JSON
position-help-seed = let chance answer by this seed; otherwise its questions stay open
apply-help-seat = who answers; -1 for chance
apply-help-answer = an answer as in play (7c3, #12), or as JSON
apply-help-events = write what happened, too

argparse-usage = usage:
argparse-positionals = arguments
argparse-options = options
argparse-everywhere = everywhere
argparse-help = show this help and leave
argparse-version = show the version and leave
argparse-unrecognized = nothing is known of: %s
argparse-required = missing: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid = %(value)r is not of the kind %(type)s
argparse-choice = %(value)r is none of: %(choices)s
argparse-one = something must follow it
argparse-at-most-one = at most one thing may follow it
argparse-at-least-one = at least one thing must follow it
argparse-explicit = %r must not follow it
argparse-not-with = not together with %s
argparse-one-of = one of these is needed: %s
argparse-ambiguous = %(option)s could mean %(matches)s

## Games, checks

games-seats = { $most ->
    [one] { $seats } player
   *[other] { $seats } players
}
games-more = drakomor games GAME tells the options of a game.
check-position = { $place }: a position of { $game }, in order
check-record = { $place }: a record of { $game }, in order, { $over ->
    [true] finished
   *[false] unfinished
}
check-match = { $place }: a saved game of { $game }, in order, { $over ->
    [true] finished
   *[false] unfinished
}
check-components = { $place }: components of { $game }, in order

## Play

any-seat = player { $number }
chance = chance
nothing-there = nothing
play-say = { $sample } or its number; also: list, why ANSWER, hint, undo, ?, help
play-say-many = Also: list, why ANSWER, hint, undo, ?, help
play-thinks = { $seat } is thinking …
play-curtain = — { $seat }, it is your turn. Nobody else should look now: press Enter. —
play-sure = { $what }: are you sure? (yes / no)
play-agree = Your opponent wants to take back an answer. { $what }, do you agree? (yes / no)
play-yes = y yes
play-bot-agrees = { $seat } agrees: your answer is taken back.
play-begun = { $more ->
    [0] It could mean: { $answers }.
   *[other] It could mean: { $answers }, and { $more } more.
}
play-closest = Did you mean { $answer }?
play-no-clause = There is no clause { $clause }. { $close ->
    [none] { "" }
   *[other] Perhaps: { $close }
}
play-list-more = { $left ->
    [one] { $left } more answer: list { $next }
   *[other] { $left } more answers: list { $next }
}
play-list-kind = … { $count } more such: list { $kind }
play-why-what = Why which answer? For example: why { $sample }
play-allowed = Nothing forbids it.
play-hint = The greedy bot would answer: { $answer }
play-save-what = In which file? For example: save evening.json
play-saved = Saved. To go on from there: drakomor play { $path }
play-kept-record = To look at the game again: drakomor replay { $path }
play-parted = The game is kept in { $path }. To go on: drakomor play --resume { $path }
play-parted-unkept = Goodbye. This game could not be kept.
play-not-kept = This game cannot be kept, { $path } cannot be written; give it a file by --save.
play-moved-aside = An unfinished game was in the way; it is now { $path }.
play-which-game = Which game? drakomor games lists them, drakomor play GAME begins one.
replay-prompt = Enter next · b back · a number from 0 to { $last } · q quit >
winner = { $seat } wins.
winners = The victory is shared: { $seats }.
nobody-won = A draw: nobody wins.
offer-more = { $count } answers such as { $named }; list shows them

verb-list = list
verb-why = why
verb-hint = hint
verb-ghost = ghost
verb-undo = undo
verb-score = score
verb-log = log
verb-save = save
verb-show = show
verb-help = help
verb-quit = quit
help-rule = the rule of what is asked; any rule by its name: ? { $clause }
help-list = the answers with their numbers; list WORD those that begin so, list 201 from there on
help-why = why ANSWER: the rule that forbids it
help-hint = what the greedy bot would answer
help-ghost = lay an answer on the board by keys; ghost NAME begins with that one
help-undo = take back your latest answer
help-score = the score sheet as it stands
help-log = everything that has happened
help-save = save FILE: a copy of the game
help-show = the table again (as does Enter)
help-help = this list
help-quit = leave; the game is kept

## An answer laid by keys

ghost-fits = It may lie here: Enter places it.
ghost-keys = Arrows move · r turn · m mirror · c other card · n/p next and previous place where it fits · Enter place · q leave
ghost-nothing = There is nothing to lay by keys now.
ghost-typed = Keys are heard at a terminal only. Typed, the answer is: { $sample }

## Refusals

why = { $clause } forbids it: { $text }
why-bare = { $clause } forbids it.
why-with = { $said } ({ $clause })
why-asked = That does not answer the question. { $clause }: { $text }
illegal-not-asked = { $seat } is not asked anything now.
illegal-game-over = The game is over.
illegal-not-offered = That does not answer the question; list shows every answer.
illegal-answer-form = An answer is a word, a number or a list of them, not { $answer }
illegal-no-undo = There is nothing that you could take back.
illegal-which-answer = { $count ->
    [one] { $count } answer begins with “{ $typed }”.
   *[other] { $count } answers begin with “{ $typed }”: go on typing.
}
illegal-no-such-answer = “{ $typed }” is no answer to this; list shows every answer, help what else can be said.
illegal-no-open-answer = “{ $typed }” answers no open question; drakomor position FILE --asks lists the answers.

## Errors

error = drakomor: { $said }
error-at = { $place }: { $said }
error-arguments = { $program }: { $said } ({ $program } --help tells more)

malformed-seats = { $given ->
    [one] { $given } seat
   *[other] { $given } seats
}, but the game is for { $wanted }
malformed-no-components = { $game } has no components to replace
malformed-no-such-folder = there is no such folder
malformed-unknown-components = component files are { $known }{ $found ->
    [none] { "" }
   *[other] , not { $found }
}
malformed-not-toml = not readable as TOML: { $said }
malformed-not-utf8 = not a text in UTF-8
malformed-not-json = not readable as JSON: { $said }
malformed-wrong-type = here belongs { $wanted }, not { $found }
malformed-missing-field = { $field } is missing
malformed-unknown-field = { $field } does not belong here
malformed-wrong-value = { $found } is not possible here
malformed-unreadable = cannot be read: { $said }
malformed-too-large = too large: at most { $most } bytes are read
malformed-no-such-file = there is no such file
malformed-is-a-folder = is a folder, not a file
malformed-wrong-format = written as { $found }, needed is { $wanted }
malformed-wrong-game = of the game { $found }, not of { $wanted }
malformed-no-such-step = no procedure of the rules has a step { $found }
malformed-does-not-run = the rules cannot go on from here: { $said }
malformed-not-at-a-question = the position does not stand at a question
malformed-not-the-record = the position is not the one that the record leads to
malformed-illegal-ply = the answer { $answer } is against { $clause }
malformed-digest-differs = from here on the game went differently under the rules of version { $rules }
malformed-record-too-short = the record ends where chance should answer
malformed-not-an-outcome = { $found } is no outcome of { $prompt }
malformed-wrong-count = the number is not possible
malformed-at-least = it has to be { $least } or more
malformed-at-most = it has to be { $most } or less
malformed-kept-as-it-began = a saved game goes on as it began, and this cannot be changed
malformed-twice = { $found } is there twice
malformed-no-such-game = there is no such game; installed: { $known }{ $meant ->
    [none] { "" }
   *[other] . Did you mean { $meant }?
}
malformed-no-such-bot = there is no such bot; known: { $known }{ $meant ->
    [none] { "" }
   *[other] . Did you mean { $meant }?
}
malformed-wrong-parameter = the bot cannot be given { $found }
malformed-no-such-parameter = the bot has no parameter { $found }; known: { $known }
malformed-empty = the file is empty
malformed-not-ours = neither position, record nor saved game; those say what they are in the field “format”: { $known }
malformed-nothing-kept = no game is kept here yet; drakomor play GAME begins one
malformed-unfinished-game = holds an unfinished game: go on with it by drakomor play --resume, or name another file
malformed-not-a-match = not a saved game, and left as it is
malformed-cannot-write = cannot be written: { $said }
malformed-wrong-seat = a seat is human or bot:NAME, such as bot:greedy
malformed-no-such-seat = there is no seat { $found }, only { $seats } seats
malformed-no-such-option = the game has no such option; known: { $known }{ $meant ->
    [none] { "" }
   *[other] . Did you mean { $meant }?
}
malformed-not-an-option = an option is written NAME=VALUE; known names: { $known }{ $meant ->
    [none] { "" }
   *[other] . Did you mean { $meant }?
}
malformed-wrong-choice = possible are: { $known }
malformed-components-of-which = components of which game? Name it by --game: { $known }
