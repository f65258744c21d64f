### Dračí ostrov česky.

title = Dragon Island (Dračí ostrov)

## Slova

word-seat-N = Azurový rod
word-seat-E = Karmínový rod
word-seat-S = Jantarový rod
word-seat-W = Fialový rod
word-harbour-M_NW = Varnholt
word-harbour-M_NE = Ostrel
word-harbour-M_SE = Melkar
word-harbour-M_SW = Tirsa
word-harbour-H_N = přístav Azurového rodu
word-harbour-H_E = přístav Karmínového rodu
word-harbour-H_S = přístav Jantarového rodu
word-harbour-H_W = přístav Fialového rodu
word-harbour-island = Dračí ostrov
word-by-M_NW = { word-harbour-M_NW }
word-by-M_NE = { word-harbour-M_NE }
word-by-M_SE = { word-harbour-M_SE }
word-by-M_SW = { word-harbour-M_SW }
word-by-H_N = { word-harbour-H_N }
word-by-H_E = { word-harbour-H_E }
word-by-H_S = { word-harbour-H_S }
word-by-H_W = { word-harbour-H_W }
word-other-M_NW = Varnholtu
word-other-M_NE = Ostrelu
word-other-M_SE = Melkaru
word-other-M_SW = Tirse
word-other-H_N = přístavu Azurového rodu
word-other-H_E = přístavu Karmínového rodu
word-other-H_S = přístavu Jantarového rodu
word-other-H_W = přístavu Fialového rodu
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
word-side-front = zepředu
word-side-rear = zezadu
word-kind-ballista = Balistu
word-kind-warriors = Bojovníky
word-kind-mage = Mága
word-kind-iron = Železo
word-kind-dragon_stone = Dračí kámen
word-token-ballista = Balista
word-token-warriors = Bojovníci
word-token-mage = Mág
word-token-iron = Železo
word-token-dragon_stone = Dračí kámen
word-cargo-ballista = { word-token-ballista }
word-cargo-warriors = { word-token-warriors }
word-cargo-mage = { word-token-mage }
word-cargo-iron = { word-token-iron }
word-cargo-dragon_stone = { word-token-dragon_stone }
word-deck-ballista = { word-token-ballista }
word-deck-warriors = { word-token-warriors }
word-deck-mage = { word-token-mage }
word-deck-iron = { word-token-iron }
word-deck-dragon_stone = { word-token-dragon_stone }
word-garrison-ballista = { word-token-ballista }
word-garrison-warriors = { word-token-warriors }
word-garrison-mage = { word-token-mage }
word-goods-iron = { word-token-iron }
word-goods-dragon_stone = { word-token-dragon_stone }
word-kinds-ballista = { word-token-ballista }
word-kinds-warriors = { word-token-warriors }
word-kinds-mage = { word-token-mage }
word-kinds-iron = { word-token-iron }
word-kinds-dragon_stone = { word-token-dragon_stone }
word-troops-ballista = { word-token-ballista }
word-troops-warriors = { word-token-warriors }
word-troops-mage = { word-token-mage }
word-dragon-green = zelený drak
word-dragon-red = červený drak
word-dragon-gold = zlatý drak
word-dragons-green = { word-dragon-green }
word-dragons-red = { word-dragon-red }
word-dragons-gold = { word-dragon-gold }
word-bonus-coin1 = 1 mince
word-bonus-coin3 = 3 mince
word-bonus-coin5 = 5 mincí
word-bonus-iron = Železo
word-bonus-dragon_stone = Dračí kámen
word-bonus-magic_wind = kouzelný vítr
word-rotation-0 = jih
word-rotation-1 = západ
word-rotation-2 = sever
word-rotation-3 = východ
word-task-T01 = Obchodník s Kameny
word-task-T02 = Obchodník se Železem
word-task-T03 = Živitel draků
word-task-T04 = Velká okružní plavba
word-task-T05 = Mladá krev
word-task-T06 = Červená trofej
word-task-T07 = Zlatá trofej
word-task-T08 = Výprava do jeskyně
word-task-T09 = Volné cesty
word-task-T10 = Korzár
word-task-T11 = Hledač pokladů
word-task-T12 = Rituál
word-task-T13 = Stavitel lodí
word-task-T14 = Vylovitel
word-task-T15 = Lodivod mezi útesy
word-task-T16 = Výpravný sbor

## Karty úkolů

task-T01 = V jednom tahu prodejte v témž pevninském přístavu dva Dračí kameny nebo víc.
task-T02 = V jednom tahu prodejte v témž pevninském přístavu dvě Železa nebo víc, ne však tam, kde jste dostali tuto kartu.
task-T03 = V jednom tahu směňte na Dračím ostrově dvě Železa nebo víc za Kameny.
task-T04 = Na konci svých tahů mějte postupně loď v každém ze čtyř pevninských přístavů. Ten, kde jste dostali tuto kartu, se počítá rovnou.
task-T05 = Zabijte zeleného draka.
task-T06 = Zabijte červeného draka.
task-T07 = Zabijte zlatého draka.
task-T08 = Zabijte draka v jeho jeskyni.
task-T09 = Zabijte draka vnějšího okruhu mimo jeskyni, ať útočil kdokoli.
task-T10 = Vyhrajte boj s lodí jiného hráče, ať útočil kdokoli.
task-T11 = Vezměte kterýkoli bonus.
task-T12 = Povolejte Mága.
task-T13 = Spusťte na vodu loď za plnou cenu.
task-T14 = Naložte zboží z hladiny nebo z lodi, kterou jste porazili, anebo zboží, které jiný hráč uložil v přístavu.
task-T15 = Skončete plavbu lodi na útesu nebo na bílém bodu.
task-T16 = V jednom tahu odevzdejte bez náhrady dva žetony vojska v pevninském přístavu, který je úhlopříčně naproti tomu, kde jste dostali tuto kartu.

## Otázky

ask-turn = { $seat }: { $now ->
    [move] plujte dál, přejděte k akcím, nebo ukončete tah
    [move_last] plujte, nebo ukončete tah
    [act] jednejte dál, přejděte k plavbě, nebo ukončete tah
    [act_last] jednejte, nebo ukončete tah
   *[other] plujte, jednejte, nebo ukončete tah
}.
ask-route = { $seat }: kam z { $at } pluje { $ship } dál? Zbývá kroků: { $left }.
ask-push = { $seat }: kterou loď { $ship } vytlačí z kotviště?
ask-steer = { $seat }: kterého draka budete řídit?
ask-steer_to = { $seat }: kam poletí drak z { $place }?
ask-prey = { $seat }: na kterou loď drak zaútočí?
ask-cave = { $seat }: do které jeskyně přijde nový drak?
ask-hunter = { $seat }: který drak zaútočí na { $ship } jako první?
ask-claim = { $seat }: { $ship } zavadila o loviště. Upozorníte na draka?
ask-fighter = { $seat }: které vojsko z { $ship } bojuje teď? Stojí proti němu { $dragon } ({ $place }), síla { $strength }.
ask-intercept = { $seat }: { $ship } pluje přes { $point }. Zachytíte ji, a kterou lodí?
ask-survivors = { $seat }: { $ship } vyhrává o { $left }. Které žetony vojska přežijí?
ask-survivor = { $seat }: { $ship } má z rozdílu ještě { $left }. Který žeton vojska přežije teď?
ask-loot = { $seat }: co si { $ship } vezme z lodi { $other }?
ask-fate = { $seat }: má { $other } zůstat na hladině, nebo se potopit?
ask-deck = { $seat }: který žeton leží na palubě lodi { $ship }?
ask-relief_push = { $seat }: kterou loď vytlačíte, aby měla nová místo?
ask-die = Co padne na kostce ({ $seat })?
ask-ballista = Co padne na Balistě ({ $side })?
ask-dragon = Který drak vylétá z banku?
ask-guard = Který žeton se přidá k obráncům ostrova?
ask-rotation = Jak leží střední kruh?
ask-task = Která karta úkolu přijde?
ask-first_player = Kdo začíná?

answer-end = ukončit tah
answer-next = ukončit fázi
answer-stop = to stačí
answer-bonus = vzít bonus
answer-pass = nechat proplout
answer-claim = upozornit
answer-none = vynechat
answer-afloat = nechat na hladině
answer-sink = potopit
answer-ballista = (Balista)
answer-warriors = (Bojovníci)
answer-mage = (Mág)
answer-iron = (Železo)
answer-dragon_stone = (Dračí kámen)

## Co se stalo

event-circle_laid = Dračí ostrov míří na { $rotation }.
event-launched = { $seat } spouští na vodu { $ship }, kotviště { $point }.
event-first_player = { $seat } začíná.
event-turn_began = Kolo { $round }: na tahu je { $seat }.
event-rolled = { $seat } hází: { $dice }.
event-protectorate = { $seat } je v tomto tahu pod dračí ochranou.
event-came_out = Z banku vylétá drak, lícem dolů, do { $cave }.
event-none_came_out = { $seat }: žádný drak nevylétá, není prázdná jeskyně nebo nezbyl drak.
event-steered = { $seat } řídí { $number ->
    [2] dvojici draků
   *[other] draka
}: { $place } → { $point }.
event-attacked = Útok na { $ship } z { $place }!
event-claimed = { $seat } upozorňuje na draka: { $ship } je v jeho lovišti.
event-unclaimed = Nikdo na draka neupozornil: { $ship } uniká.
event-hunted = Z { $place } se vrhá lovící drak na { $ship } na { $point }!
event-turned_over = Drak se otáčí ({ $place }): { $dragon }.
event-ballista_rolled = Na Balistě padá { $strength } ({ $by }).
event-struck = { $ship } zasahuje ({ $token }, síla { $strength }): { $dragon } klesá na { $left }.
event-lost = { $ship } ztrácí { $kind }.
event-slain = { $dragon } je mrtvý ({ $place })!
event-dragon_moved = Drak přelétá z { $place } na { $point }.
event-circle_turned = Kruh se otáčí o čtvrtinu: Dračí ostrov teď míří na { $rotation }.
event-sank = { $ship } se potápí na { $point }{ $goods ->
    [none] .
   *[other] { $lost ->
        [true] ; s ní se ztrácí: { $goods }.
       *[false] ; na hladině zůstává: { $goods }.
    }
}
event-salvaged = { $ship } nakládá { $kind } z hladiny na { $point }.
event-declared = { $ship } ukazuje trasu: { $route }.
event-sailed = { $ship } připlouvá na { $point }.
event-pushed = { $ship } je vytlačena z kotviště na { $point }.
event-took_bonus = { $ship } bere bonus: { $bonus }.
event-intercepted = { $seat } zachycuje: { $ship } útočí na { $other } ({ $point }).
event-raided = { $ship } přepadá { $harbour }.
event-showed = { $ship } ukazuje, co veze: { $cargo ->
    [none] nic
   *[other] { $cargo }
}.
event-showed_guards = Vojsko nastupuje ({ $harbour }): { $troops }.
event-compared = { $one } proti { $other }: { $sums }.
event-spared = { $ship } zůstává na hladině.
event-robbed = { $ship } bere { $kind } z lodi { $other }.
event-loaded = { $ship } dostává { $kind } { $reason ->
    [start] do začátku
    [buy] z trhu
    [bonus] jako bonus
    [loot] jako kořist
    [exchange] za Železo
    [launch] při spuštění na vodu
    [relief] jako náhradu
    [summon] za dva Kameny
   *[disband] za Mága
}.
event-handed_in = { $reason ->
    [sell] { $seat } prodává { $kind }
    [disband] { $seat } rozpouští { $kind }
    [summon] { $seat } dává { $kind } za Mága
    [exchange] { $seat } dává { $kind } Dračímu ostrovu
    [hand_over] { $seat } odevzdává { $kind }
   *[jettison] { $seat } hází { $kind } přes palubu
} ({ $place }).
event-earned = { $seat } dostává { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
} { $reason ->
    [sell] za prodej
    [disband] za vojsko
    [relief] na doplnění
    [bonus] jako bonus
   *[task] za úkol
}.
event-paid = { $seat } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
} { $reason ->
    [buy] na trhu
    [launch] za loď
   *[replace] za výměnu úkolu
}.
event-won_medals = { $seat } získává { $medals ->
    [one] { $medals } Medaili slávy
    [few] { $medals } Medaile slávy
    [many] { $medals } Medaile slávy
   *[other] { $medals } Medailí slávy
}.
event-relieved = { $seat } přichází o poslední loď a dostává místo ní { $ship }.
event-stored = { $ship } ukládá žeton ({ $harbour }).
event-stored-secret = { $ship } ukládá { $kind } ({ $harbour }).
event-fetched = { $ship } nakládá žeton ({ $harbour }).
event-fetched-secret = { $ship } nakládá { $kind } ({ $harbour }).
event-transferred = { $ship } překládá žeton na { $other }.
event-transferred-secret = { $ship } překládá { $kind } na { $other }.
event-arranged = Na palubě lodi { $ship } teď leží: { $deck ->
    [none] nic
   *[other] { $deck }
}.
event-looked = { $seat } nahlíží do skladu ({ $harbour }).
event-looked-secret = { $seat } nahlíží do skladu ({ $harbour }): { $kinds }.
event-drew_task = { $seat } bere kartu úkolu ({ $harbour }){ $task ->
    [none] .
   *[other] : { $task }.
}
event-drew_task-secret = { $seat } bere kartu úkolu ({ $harbour }): { $task }.
event-returned_task = { $seat } vrací kartu úkolu pod hromádku.
event-completed = { $seat } plní úkol: { $task }!
event-assault = { $seat } útočí na Dračí ostrov { $side }! Lodě ve zteči: { $ships }.
event-assault_rolled = Na Balistě padá { $strength } ({ $seat }).
event-guard_shown = Obránci se otáčejí: { $dragons }{ $garrison ->
    [none] { "" }
   *[other] ; posádka: { $garrison }
}.
event-garrison_rolled = { $seat } hází za Balistu posádky: { $strength }.
event-assault_compared = Zteč { $side }, { $seat } proti ostrovu: { $sums }.
event-guard_recalled = { $front ->
    [true] Draci a posádka
   *[false] Draci
} ostrova se vybírají znovu.
event-ended = Konec partie: { $reason ->
    [coins] { $seat } má dost mincí k vítězství.
    [front] { $seat } dobývá Dračí ostrov zepředu!
    [rear] { $seat } dobývá Dračí ostrov zezadu!
   *[rounds] poslední kolo je odehráno, rozhodují mince.
}

## Volby pravidel

option-free_hunters = kolik posledních míst jsou děti, Svobodní lovci
option-unused_home = čím je domovský přístav bez hráče: neutrální přístav, nebo zavřený
option-initial_rotation = jak leží kruh na začátku: podle losu, nebo přední stranou k jihu (zero)
option-launch_with_ballista = zda má spuštěná loď Balistu
option-three_ship_wind = jak se dělí vítr mezi tři lodě: sum_split na libovolné díly, whole_dice každá kostka celá
option-protectorate_wind = jaký vítr dává hozená 1: svůj jeden krok (die_one), nebo žádný
option-double_one_spawns = kolik draků vypustí dvě jedničky
option-bonus_ends_move = zda bonus ukončí plavbu lodi
option-bonus_other_die = zda smí loď, která vzala bonus, využít i druhou kostku
option-iron_sell_price = kolik pevniny platí za Železo: cenu na věži (same), o minci méně, nebo je nevykupují
option-token_supply = zda mohou žetony v banku dojít
option-mage_disband = co přinese rozpuštěný Mág: jeden Kámen, nebo se Mágové nerozpouštějí
option-deck_rule = které žetony jsou vidět: vždy ten horní (top_open), nebo ty na palubě, která smí být prázdná (slots)
option-ship_to_ship = kde smíte překládat žetony mezi svými loděmi: v přístavu i po linii, nebo jen v přístavu
option-coins_visibility = zda vaše mince vidí všichni
option-depot_visibility = zda všichni vidí, co leží na pevninách
option-push_home_ports = zda lze vytlačovat lodě z domovských přístavů
option-killed_dragon = kam přijde mrtvý drak: zpět do banku, nebo ven ze hry
option-gate_goods = co bude se zbožím lodi, kterou kruh zničí v bráně: zůstane na hladině, nebo se ztratí
option-dragon_may_enter_cave = zda smí řízený drak skončit v jeskyni
option-hunter_targets = koho loví lovící drak: všechny, nebo všechny kromě toho, kdo ho tam postavil
option-hunter_call = kdo si všimne, že loď zavadila o loviště: stůl (automatic), nebo ostatní (manual)
option-hunter_start_counts = zda se o loviště dá zavadit bodem, kde trasa začíná
option-hunter_after_sinking = kde je lovící drak po potopení lodi: na jejím bodu, nebo vedle něj
option-dragons_stay_revealed = zda draci zůstávají po boji lícem nahoru
option-attack_from_port = zda smí loď v kotvišti zaútočit na draka
option-attacks_per_ship = kolik bojů smí loď v tahu začít
option-dragon_damage_persists = zda drak zůstává do konce tahu oslabený
option-flotsam_reach = odkud lze naložit zboží na hladině: z jeho bodu, nebo i po linii
option-pvp_min_diff = při jakém rozdílu zbude vítězi boje mezi hráči jeden žeton
option-pvp_payment = jak se z rozdílu platí za přeživší žetony: od nejlevnějšího, nebo v libovolném pořadí, každý plně
option-intercept_ends_move = zda zachycení ukončí plavbu lodi
option-rear_force = které lodě útočí zezadu: ta na bílém bodu, nebo i lodě v laguně
option-assault_defeat = co stojí neúspěšná zteč: vojsko, i lodě, nebo nic
option-assault_reshuffle = zda se obránci po neúspěšné zteči vybírají znovu
option-task_deck = s kolika kartami úkolů se hraje
option-task_limit = kolik karet úkolů smí hráč mít
option-task_secret = zda jsou karty úkolů tajné
option-kids_start_coins = s kolika mincemi začíná Svobodný lovec
option-kids_load_penalty = zda se Svobodným lovcům sráží za náklad
option-kids_tasks = zda smějí Svobodní lovci brát karty úkolů
option-round_limit = po kolika kolech partie končí; 0 je bez omezení

## Chyby

malformed-too-few-adults = musí { $adults ->
    [one] hrát aspoň { $adults } dospělý
    [few] hrát aspoň { $adults } dospělí
    [many] hrát aspoň { $adults } dospělého
   *[other] hrát aspoň { $adults } dospělých
}, a míst je celkem { $seats }
malformed-out-of-range = možná jsou čísla od { $least } do { $most }
malformed-wrong-size = mají to být řádky ({ $height }) s tolika znaky: { $width }
malformed-no-such-space = takový druh bodu není: { $found }
malformed-no-space = je třeba aspoň jeden bod druhu { $wanted }
malformed-no-such-point = takový bod není: { $found }
malformed-no-such-line = taková linie tam není: { $found }
malformed-not-open = { $found } je kotviště; je třeba bod volného moře
malformed-no-port = { $found } není označen jako kotviště tohoto druhu
malformed-stray-port = kotviště { $found } nepatří k žádnému přístavu
malformed-not-straight = body linie vytlačení leží v řadě, a tyto ne: { $found }
malformed-not-beside = { $found } neleží vedle brány { $gate }
malformed-covered = kruh by zakryl bod { $found }
malformed-cut-off = k bodu { $found } nevede žádná linie
malformed-too-few-ports = nejmenší počet kotvišť v přístavu: { $least }
malformed-no-such-land = takový přístav ani taková jeskyně není: { $found }
malformed-not-even = je třeba sudé číslo: platí se i jeho polovina
malformed-too-few-tokens = je jich třeba aspoň { $least }
malformed-too-few-tasks = základních karet úkolů je třeba aspoň { $least }
malformed-no-such-event = žádný úkol nemůže žádat { $found }
malformed-wrong-scope = úkoly této události mají rozsah { $wanted }
