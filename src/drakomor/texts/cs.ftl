### Co říká příkazová řádka česky. Co říká hra, stojí v jejím vlastním katalogu.

## Příkazová řádka

drakomor = Stůl pro deskové hry o dracích a moři.
drakomor-more = Více o příkazu řekne drakomor PŘÍKAZ --help. Jazyky: en, ru, cs, es.
help-commands = příkazy
help-command = PŘÍKAZ
command-play = hrát v terminálu, proti botům nebo společně u jedné obrazovky
command-replay = projít partii krok za krokem
command-simulate = nechat boty sehrát mnoho partií a spočítat výsledky
command-games = vypsat hry, nebo volby jedné z nich
command-position = ukázat pozici: jako JSON, jako desku, očima hráče
command-apply = dát v pozici jednu odpověď a zapsat, co z ní vzešlo
command-check = zkontrolovat pozice, záznamy, uložené partie a složky komponent
command-verify = dokázat, že každý hod i každý tah z balíčku v záznamu padl, jak měl
command-perft = spočítat listy stromu pod pozicí

help-language = jazyk, kterým se mluví (jinak DRAKOMOR_LANGUAGE nebo jazyk systému)
help-no-color = bez barev; totéž dělá proměnná NO_COLOR
help-option = volba pravidel; vypíše je drakomor games HRA
help-seed = na čem závisí náhoda: stejný text dává stejné štěstí
help-seats = kolik hráčů, v partii, která teprve začíná
help-components = vlastní desky a figury ve složce souborů TOML
help-game-or-file = hra, nebo soubor s její pozicí (- je standardní vstup)

play-help-game = hra, nebo uložená partie, ve které se má pokračovat
play-help-seat = kdo kde sedí, od prvního místa: human, bot:random, bot:greedy, bot:flat:time=1.0 …
play-help-save = uchovávat partii v tomto souboru, po každé odpovědi
play-help-resume = pokračovat v uložené partii; bez souboru v té poslední
replay-help-file = záznam nebo uložená partie (- je standardní vstup)
replay-help-view = jak to vidělo toto místo; jinak jako divák
games-help-game = vypsat volby této hry
perft-help-depth = kolik odpovědí do hloubky
perft-help-split = listy pod každou první odpovědí
check-help-files = pozice, záznamy, uložené partie, složky komponent
check-help-game = hra, ke které složky komponent patří
position-help-file = náš soubor, - pro standardní vstup, nebo hra, která teď začne
position-help-show = nakreslit
position-help-asks = otevřené otázky se všemi odpověďmi, jako JSON
position-help-view = co smí vědět toto místo, jako JSON; -1 pro diváka
position-help-score = počítání bodů k této chvíli, jako JSON
position-help-seed = nechat náhodu odpovídat podle tohoto textu; jinak její otázky zůstanou otevřené
apply-help-seat = kdo odpovídá; -1 pro náhodu
apply-help-answer = odpověď jako ve hře (7c3, #12), nebo jako JSON
apply-help-events = zapsat i to, co se stalo

argparse-usage = použití:
argparse-positionals = argumenty
argparse-options = přepínače
argparse-everywhere = všude
argparse-help = ukázat tuto nápovědu a skončit
argparse-version = ukázat verzi a skončit
argparse-unrecognized = tomu nerozumím: %s
argparse-required = chybí: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid = %(value)r není typu %(type)s
argparse-choice = %(value)r není mezi možnostmi: %(choices)s
argparse-one = musí za tím něco následovat
argparse-at-most-one = smí za tím následovat nejvýš jedna hodnota
argparse-at-least-one = musí za tím následovat aspoň jedna hodnota
argparse-explicit = %r za to nepatří
argparse-not-with = nelze spolu s %s
argparse-one-of = je třeba jedno z: %s
argparse-ambiguous = %(option)s může znamenat %(matches)s

## Hry, kontroly

games-seats = { $most ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
games-more = Volby hry vypíše drakomor games HRA.
check-position = { $place }: pozice hry { $game }, v pořádku
check-record = { $place }: záznam hry { $game }, v pořádku, { $over ->
    [true] dohráno
   *[false] nedohráno
}
check-match = { $place }: uložená partie hry { $game }, v pořádku, { $over ->
    [true] dohráno
   *[false] nedohráno
}
check-components = { $place }: komponenty hry { $game }, v pořádku

## Partie

any-seat = hráč { $number }
chance = náhoda
nothing-there = nic
play-say = { $sample } nebo číslo; dále: seznam, proč ODPOVĚĎ, rada, zpět, ?, pomoc
play-say-many = Dále: seznam, proč ODPOVĚĎ, rada, zpět, ?, pomoc
play-thinks = { $seat }: tah se promýšlí …
play-curtain = — { $seat }: jste na řadě. Nikdo jiný by se teď neměl dívat. Stiskněte Enter. —
play-sure = { $what }: opravdu? (ano / ne)
play-agree = Soupeř chce vzít odpověď zpět. { $what }: souhlasíte? (ano / ne)
play-yes = a ano y yes
play-bot-agrees = { $seat }: souhlas dán, odpověď je vzata zpět.
play-begun = { $more ->
    [0] Může to znamenat: { $answers }.
   *[other] Může to znamenat: { $answers } a další (ještě { $more }).
}
play-closest = Nemyslíte { $answer }?
play-no-clause = Bod { $clause } neexistuje. { $close ->
    [none] { "" }
   *[other] Snad: { $close }
}
play-list-more = { $left ->
    [one] Ještě { $left } odpověď: seznam { $next }
    [few] Ještě { $left } odpovědi: seznam { $next }
    [many] Ještě { $left } odpovědi: seznam { $next }
   *[other] Ještě { $left } odpovědí: seznam { $next }
}
play-list-kind = … a dalších takových: { $count }; seznam { $kind }
play-why-what = Na kterou odpověď se ptáte? Například: proč { $sample }
play-allowed = Nic tomu nebrání.
play-hint = Hamižný bot by odpověděl: { $answer }
play-save-what = Do kterého souboru? Například: uložit vecer.json
play-saved = Uloženo. Odtud se pokračuje: drakomor play { $path }
play-kept-record = Partii si znovu prohlédnete: drakomor replay { $path }
play-parted = Partie je uložena v { $path }. Pokračování: drakomor play --resume { $path }
play-parted-unkept = Na shledanou. Tuto partii se nepodařilo uložit.
play-not-kept = Tuto partii není kam ukládat: do { $path } nelze zapsat; dejte jí soubor přepínačem --save.
play-moved-aside = Na tom místě ležela nedohraná partie; teď je zde: { $path }
play-which-game = Kterou hru? drakomor games je vypíše, drakomor play HRA začne partii.
replay-prompt = Enter dál · b zpět · číslo od 0 do { $last } · q konec >
winner = Vítězství: { $seat }.
winners = O vítězství se dělí: { $seats }.
nobody-won = Remíza: nikdo nevyhrál.
offer-more = { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
    [many] { $count } odpovědi
   *[other] { $count } odpovědí
}, například { $named }; všechny ukáže „seznam“

verb-list = seznam
verb-why = proč proc
verb-hint = rada
verb-ghost = duch
verb-undo = zpět zpet
verb-score = body
verb-log = deník denik
verb-save = uložit ulozit
verb-show = stůl stul
verb-help = pomoc
verb-quit = konec
help-rule = pravidlo, podle kterého se ptáme; kterékoli pravidlo jménem: ? { $clause }
help-list = odpovědi s čísly; „seznam SLOVO“ ty, které tak začínají, „seznam 201“ od tohoto čísla
help-why = proč ODPOVĚĎ: pravidlo, které ji zakazuje
help-hint = co by odpověděl hamižný bot
help-ghost = položit odpověď na desku klávesami; „duch JMÉNO“ začne tou jmenovanou
help-undo = vzít zpět vaši poslední odpověď
help-score = počítání bodů k této chvíli
help-log = vše, co se stalo
help-save = uložit SOUBOR: kopie partie
help-show = ukázat stůl znovu (stejně jako Enter)
help-help = tento seznam
help-quit = odejít; partie zůstane uložena

## Odpověď kladená klávesami

ghost-fits = Sem smí: Enter položí.
ghost-keys = Šipky posouvají · r otočit · m zrcadlit · c jiná karta · n/p další a předchozí možné místo · Enter položit · q odejít
ghost-nothing = Teď není co klást klávesami.
ghost-typed = Klávesy slyšíme jen v terminálu. Psaná odpověď vypadá takto: { $sample }

## Odmítnutí

why = To zakazuje { $clause }: { $text }
why-bare = To zakazuje { $clause }.
why-with = { $said } ({ $clause })
why-asked = To není odpověď na otázku. { $clause }: { $text }
illegal-not-asked = { $seat }: teď není na co odpovídat.
illegal-game-over = Partie skončila.
illegal-not-offered = To není odpověď na otázku; všechny odpovědi ukáže „seznam“.
illegal-answer-form = Odpověď je slovo, číslo nebo jejich seznam, ne { $answer }
illegal-no-undo = Není co vzít zpět.
illegal-which-answer = { $count ->
    [one] Na „{ $typed }“ začíná { $count } odpověď.
    [few] Na „{ $typed }“ začínají { $count } odpovědi: pište dál.
    [many] Na „{ $typed }“ začíná { $count } odpovědi: pište dál.
   *[other] Na „{ $typed }“ začíná { $count } odpovědí: pište dál.
}
illegal-no-such-answer = „{ $typed }“ není odpověď na tuto otázku; všechny odpovědi ukáže „seznam“, vše ostatní „pomoc“.
illegal-no-open-answer = „{ $typed }“ neodpovídá na žádnou otázku; odpovědi vypíše drakomor position FILE --asks.

## Chyby

error = drakomor: { $said }
error-at = { $place }: { $said }
error-arguments = { $program }: { $said } (více: { $program } --help)

malformed-seats = { $given ->
    [one] { $given } místo
    [few] { $given } místa
    [many] { $given } místa
   *[other] { $given } míst
}, hra jich má { $wanted }
malformed-no-components = hra { $game } nemá komponenty, které by šlo vyměnit
malformed-no-such-folder = taková složka neexistuje
malformed-unknown-components = soubory komponent jsou { $known }{ $found ->
    [none] { "" }
   *[other] , ne { $found }
}
malformed-not-toml = nelze číst jako TOML: { $said }
malformed-not-utf8 = není text v UTF-8
malformed-not-json = nelze číst jako JSON: { $said }
malformed-wrong-type = patří sem { $wanted }, ne { $found }
malformed-missing-field = chybí { $field }
malformed-unknown-field = { $field } sem nepatří
malformed-wrong-value = { $found } zde není možné
malformed-unreadable = nelze přečíst: { $said }
malformed-too-large = příliš velké: čte se nejvýš { $most } bajtů
malformed-no-such-file = takový soubor neexistuje
malformed-is-a-folder = je to složka, ne soubor
malformed-wrong-format = zapsáno jako { $found }, potřeba je { $wanted }
malformed-wrong-game = patří hře { $found }, ne { $wanted }
malformed-no-such-step = žádný postup pravidel nemá krok { $found }
malformed-does-not-run = pravidla odtud nemohou pokračovat: { $said }
malformed-not-at-a-question = pozice nestojí u otázky
malformed-not-the-record = pozice není ta, ke které vede záznam
malformed-illegal-ply = odpověď { $answer } odporuje bodu { $clause }
malformed-digest-differs = odtud šla partie podle pravidel verze { $rules } jinak
malformed-record-too-short = záznam končí tam, kde má odpovědět náhoda
malformed-not-an-outcome = { $found } nemůže padnout na otázku { $prompt }
malformed-wrong-count = takový počet není možný
malformed-at-least = musí to být aspoň { $least }
malformed-at-most = musí to být nejvýš { $most }
malformed-kept-as-it-began = uložená hra pokračuje tak, jak začala, a tohle už změnit nelze
malformed-twice = { $found } je tu dvakrát
malformed-no-such-game = taková hra tu není; nainstalované: { $known }{ $meant ->
    [none] { "" }
   *[other] . Nemyslíte { $meant }?
}
malformed-no-such-bot = takový bot tu není; známe: { $known }{ $meant ->
    [none] { "" }
   *[other] . Nemyslíte { $meant }?
}
malformed-wrong-parameter = botovi nelze dát { $found }
malformed-no-such-parameter = bot nemá parametr { $found }; známe: { $known }
malformed-empty = soubor je prázdný
malformed-not-ours = není pozice, záznam ani uložená partie; ty mají v poli „format“: { $known }
malformed-nothing-kept = zatím tu není uložena žádná partie; drakomor play HRA začne novou
malformed-unfinished-game = leží tam nedohraná partie: pokračujte v ní (drakomor play --resume), nebo uveďte jiný soubor
malformed-not-a-match = není uložená partie a zůstává, jak je
malformed-cannot-write = nelze zapsat: { $said }
malformed-wrong-seat = na místě sedí human nebo bot:JMÉNO, například bot:greedy
malformed-no-such-seat = místo { $found } není, míst je { $seats }
malformed-no-such-option = takovou volbu hra nemá; známe: { $known }{ $meant ->
    [none] { "" }
   *[other] . Nemyslíte { $meant }?
}
malformed-not-an-option = volba se píše JMÉNO=HODNOTA; známá jména: { $known }{ $meant ->
    [none] { "" }
   *[other] . Nemyslíte { $meant }?
}
malformed-wrong-choice = možnosti jsou: { $known }
malformed-components-of-which = komponenty které hry? Uveďte ji přepínačem --game: { $known }
