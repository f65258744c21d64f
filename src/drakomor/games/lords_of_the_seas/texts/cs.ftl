### Lords of the Seas česky.

title = Lords of the Seas (Páni moří)

## Slova

word-seat-0 = světlí
word-seat-1 = tmaví
word-winner-0 = světlí
word-winner-1 = tmaví
word-colour-0 = světlí
word-colour-1 = tmaví
word-mercenary-M01 = Bašta
word-mercenary-M02 = Hradba
word-mercenary-M03 = Minolovka
word-mercenary-M04 = Minonoska
word-mercenary-M05 = Boční salva
word-mercenary-M06 = Korzár
word-mercenary-M07 = Verbíř
word-mercenary-M08 = Kapitán zápalné lodi
word-mercenary-M09 = Dvě vlajky
word-mercenary-M10 = Vlajková loď
word-mercenary-M11 = Strážce
word-mercenary-M12 = Abordážní loď
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
word-cell-shot_orthogonal = přímý výstřel
word-cell-shot_diagonal = výstřel po úhlopříčce
word-cell-repair = oprava
word-cell-mine = mina
word-cell-reserve_ship = loď z rezervy
word-ship-shield = štít
word-ship-shot_orthogonal = přímý výstřel
word-ship-repair = oprava
word-ship-remove_mine = odstranění miny
word-effect-shot = výstřel
word-effect-repair = oprava
word-effect-shield = štít
word-effect-mine = mina
word-effect-remove_mine = odstranění miny
word-effect-reserve_ship = loď z rezervy
word-effect-pick_reserve = loď z rezervy
word-effect-coins = mince
word-effect-points = vítězný bod
word-effect-extra_ships = loď navíc
word-direction-N = na sever
word-direction-NE = na severovýchod
word-direction-E = na východ
word-direction-SE = na jihovýchod
word-direction-S = na jih
word-direction-SW = na jihozápad
word-direction-W = na západ
word-direction-NW = na severozápad

## Otázky

ask-turn = { $seat }: postavte loď z ruky, nebo nejdřív kupte žoldnéře.
ask-after = { $seat }: kupte teď žoldnéře, nebo ukončete tah.
ask-order = { $seat }: který efekt bude první, políčka ({ $cell }), nebo lodi ({ $ship })?
ask-shoot = { $seat }: kterým směrem střílí loď na { $cell }?
ask-repair = { $seat }: kterou hořící loď opravit?
ask-shield = { $seat }: která loď dostane žeton štítu?
ask-mine = { $seat }: na které políčko položit minu?
ask-fake_mine = { $seat }: na které políčko položit falešnou minu?
ask-remove_mine = { $seat }: kterou minu odstranit?
ask-pick_reserve = { $seat }: kterou loď si vzít z rezervy?
ask-search = { $seat }: prohlédnout rezervu a vzít si loď, nebo to vynechat?
ask-layout = { $seat }: jak leží vaše tři desky, z vašeho pohledu zleva doprava? Pište deska:strana a otočení, třeba :a0
ask-adjust = { $seat }: otočit nebo přemístit jednu desku a vzdát se počátečního štítu, nebo rozložení nechat?
ask-mercenary = { $seat }: který žoldnéř s cenou { $cost } přijde do nabídky?
ask-first_player = Kdo začíná?
ask-draw = Která loď je dobrána?
ask-look = Která loď leží v rezervě?
ask-aside = { $seat }: vzdáváte se?

answer-end = ukončit tah
answer-skip = vynechat
answer-search = prohlédnout a vzít
answer-keep = nechat rozložení
answer-cell = nejdřív efekt políčka
answer-ship = nejdřív efekt lodi
answer-N = sever
answer-NE = severovýchod
answer-E = východ
answer-SE = jihovýchod
answer-S = jih
answer-SW = jihozápad
answer-W = západ
answer-NW = severozápad
answer-resign = vzdát partii
offer-place = Lodě { $first } na { $second } (7c3: loď 7 na C3)
offer-buy = Žoldnéři { $first } na { $second } (m05 c3)
offer-adjust = Desky { $first }, místa { $second }, otočení { $third }; nebo keep

## Co se stalo

event-first_player = { $seat } začínají a dostávají štít pro první loď.
event-laid_out = { $seat } vykládají desky { $layout }.
event-kept_layout = { $seat } nechávají rozložení a s ním i štít.
event-opened_market = V nabídce: { $mercenaries }.
event-drew = { $seat } si berou loď{ $pile ->
    [reserve] { " " }z rezervy
   *[main] { "" }
}.
event-drew-secret = { $seat } si berou loď { $number }{ $pile ->
    [reserve] { " " }z rezervy
   *[main] { "" }
}.
event-looked = { $seat } prohlížejí svou rezervu.
event-placed = { $seat } staví { $number } na { $cell }.
event-hired = { $seat } kupují žoldnéře za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
    [many] { $cost } mince
   *[other] { $cost } mincí
}: { $mercenary }, políčko { $cell }.
event-discarded = Loď { $number } z { $cell } ({ $seat }) se odhazuje.
event-burned = Výstřel z { $by }: loď { $number } na { $cell } ({ $seat }) vzplane.
event-absorbed = Výstřel z { $by }: loď na { $cell } ({ $seat }) přichází o štít.
event-bounced = Výstřel z { $by } neublíží žoldnéři na { $cell } ({ $seat }): { $mercenary }.
event-repaired = { $seat } opravují loď { $number } na { $cell }.
event-gained = { $seat } dostávají: { $token ->
    [coins] { $number ->
        [one] { $number } mince
        [few] { $number } mince
        [many] { $number } mince
       *[other] { $number } mincí
    }
    [points] { $number } VB
   *[extra_ships] ruka větší o { $number }
}.
event-shielded = { $seat } dávají štít na loď na { $cell }.
event-laid_mine = { $seat } pokládají minu na { $cell }.
event-laid_mines = { $seat } pokládají miny na { $cells }.
event-laid_mines-secret = { $seat } pokládají miny na { $cells }; falešná: { $fake }.
event-removed_mine = { $seat } odstraňují { $fake ->
    [true] falešnou minu
   *[false] minu
} z { $cell }.
event-set_off_mine = { $fake ->
    [true] Na { $cell } vybuchuje falešná mina ({ $seat }): nic se neděje.
   *[false] Na { $cell } vybuchuje mina: { $seat } si ji berou, -2 VB.
}
event-nothing = { $seat }: efekt propadá ({ $effect }).
event-skipped = { $seat } vynechávají efekt: { $effect }.
event-ended = { $reason ->
    [score] Konec partie: víc vítězných bodů mají { $winner }.
    [coins] Konec partie: bodů je stejně, víc mincí mají { $winner }.
    [second_player] Konec partie: vše je stejné, vítězí ti, kdo nezačínali: { $winner }.
    [no_placement] Konec partie: není kam postavit loď, vítězí { $winner }.
    [resignation] Konec partie: soupeř se vzdal, vítězí { $winner }.
   *[draw] Konec partie: remíza.
}

## Proč ne

why-LS-SETUP-9 = V ruce nemáte loď { $number }.
why-LS-TURN-2 = Každý tah postavíte jednu loď z ruky, ne víc ani míň.
why-LS-TURN-4 = V tomto tahu jste už žoldnéře koupili.
why-LS-PLACE-1 = Na { $cell } stojí bojová loď.
why-LS-PLACE-3 = Políčko { $cell } není ve vaší domácí řadě ani vedle vaší bojové lodi.
why-LS-PLACE-4 = Hořící loď na { $cell } lze překrýt, jen když vedle stojí vaše bojová loď.
why-LS-MERC-1 = Tento žoldnéř v nabídce není: { $mercenary }.
why-LS-MERC-2 = { $mercenary }: cena { $cost }, a vy máte { $coins ->
    [0] nula mincí
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
why-LS-MERC-17 = Loď na { $cell } má štít a nelze ji zajmout.
why-LS-MINE-1 = Na { $cell } je loď; miny se pokládají na políčka bez lodí.
why-LS-SHOT-1 = Tento výstřel { $direction } neletí.
why-LS-CELL-4 = Na { $cell } není vaše hořící loď.
why-LS-TOKEN-1 = Na { $cell } není vaše loď.
why-LS-R-15 = V této partii nelze efekty vynechat.
why-LS-R-18 = V této partii musí vedle hořící lodi na { $cell } stát vaše bojová loď.
why-LS-R-25 = Směrem { $direction } od lodi není cíl.
why-LS-R-30 = V této partii žoldnéři, jako ten na { $cell }, žetony štítu nedostávají.
why-LS-R-31 = Loď na { $cell } hoří a hořící lodě štít nemají.
why-LS-R-33 = Na { $cell } už mina je.
why-LS-R-38 = Na { $cell } mina není.
why-LS-R-48 = Loď na { $cell } odtud, kde stojí vaše lodě, zajmout nelze.

## Volby pravidel

option-layout_mode = kdo rozkládá desky: los, pevné rozložení pro první partii, hráči veřejně, nebo hráči tajně (varianta pro pokročilé)
option-market_mode = jak vznikne nabídka: losem, dohodou (pak ji určí market), nebo střídavým výběrem
option-market = pět žoldnéřů dohodnuté nabídky, například M01,M03,M05,M08,M10
option-effects_optional = zda lze efekty vynechat
option-home_row_burning = zda lze hořící lodě domácí řady překrýt i bez sousední lodi
option-burning_replace_cell_effect = zda loď postavená na hořící získá efekt políčka
option-shield_on_mercenary = zda smějí žoldnéři dostat žeton štítu
option-mine_stacking = zda smí na jednom políčku ležet víc min
option-fake_mine_hidden = zda je tajné, která mina je falešná
option-token_supply = zda mohou žetony dojít
option-twelfth_mercenary = efekt žoldnéře M02
option-burning_in_combinations = zda se hořící lodě počítají do kombinací
option-equal_vp = vítězné body za tři a za čtyři stejná čísla
option-mercenaries_on_enemy_half = zda žoldnéři nesou body na soupeřově polovině
option-final_tie = kdo vítězí, jsou-li stejné body i mince

## Deska v terminálu

table-turn = Tah { $now } z { $last } · na tahu { $seat }
table-your-turn = Tah { $now } z { $last } · jste na tahu
table-over = Konec partie
table-seat = { $seat }
table-coins = mince
table-points = žetony VB
table-mines = sebrané miny
table-hand = ruka
table-piles = hromádky
table-shield = štít pro první loď: { $seat }
table-market = Nabídka: cena, čísla, efekt
table-sold = Nabídka je prázdná.
table-your-hand = Ruka
table-your-reserve = Rezerva
table-your-boards = Vaše desky, strany a i b
table-boards-lie = Horní řada leží u soupeře.
cell-V = bod
cell-O = výstřel +
cell-D = výstřel ×
cell-R = oprava
cell-M = mina
cell-S = z rezervy
ship-shield = štít
ship-coin = mince
ship-shot_orthogonal = výstřel +
ship-repair = oprava
ship-remove_mine = pryč s minou
ship-repeat_cell_effect = políčko 2×
effect-shield = štít na loď
effect-pick_reserve = loď z rezervy, „+1“
effect-sweep = odstraní 3 miny
effect-lay_mines = 2 miny a falešná
effect-shots_adjacent = palba na sousedy
effect-shots_horizontal = 2 výstřely v řadě
effect-shots_diagonal = 2 výstřely šikmo
effect-shots_vertical = 2 výstřely ve sloupci
effect-board = zajme loď
effect-vp_adjacent = VB za sousedy
effect-vp_shields = VB za štíty
effect-vp_equal = VB za stejná čísla
help-signs = △ světlí, ▼ tmaví; ! hoří, + štít, ✹ mina, ○ falešná mina; › ‹ políčka, která lze jmenovat. Písmena jsou efekty políček. Sloupce od A do G, řady od 1 do 6 od domácí řady světlých; světlí plují na sever.

## Počítání bodů

sheet-total = { $points } VB
sheet-sequence = Postupka { $numbers }: { $cells }
sheet-equal = Stejná čísla { $numbers }: { $cells }
sheet-mercenary = { $mercenary } na { $cell }, číslo { $number }
sheet-enemy_half = Lodě na soupeřově polovině
sheet-tokens = Žetony vítězných bodů
sheet-mines = Sebrané miny
sheet-coins = Zbylo mincí: { $number }

## Chyby

malformed-market-not-agreed = nabídka se jmenuje jen s market_mode=agreed
malformed-no-such-mercenary = takový žoldnéř není: { $found }
malformed-wrong-market = dohodnutá nabídka je pět různých žoldnéřů s cenami { $wanted }
malformed-wrong-board = deska { $found } nemá hloubku 3 řady a strany a i b
malformed-wrong-size = strana jsou řádky ({ $height }) s tolika písmeny: { $width }
malformed-no-such-effect = takový efekt není: { $found }
malformed-wrong-width = desky ({ $colour }) jsou dohromady široké { $found }, ne { $wanted }
malformed-wrong-numbers = čísla jsou různá, od 1 do 9, nebo „X“ u žoldnéře
malformed-too-few-mercenaries = je příliš málo žoldnéřů s cenou { $cost }
malformed-wrong-sea = moře má 6 řad, 7 sloupců a domácí poloviny hluboké 3 řady
malformed-wrong-piles = hromádky nedávají loďstvo o velikosti { $fleet }
malformed-wrong-layout = to není rozložení desek této barvy
malformed-not-a-pair = je třeba jeden údaj pro každé ze dvou míst
malformed-negative = méně než nic
malformed-burning-mercenary = žoldnéř nehoří
malformed-lone-shield = štít leží na bojové lodi
malformed-stacked-mines = v této partii leží na políčku jen jedna mina
malformed-wrong-fleet = ruka, hromádky, moře a odhozené lodě nedávají loďstvo{ $number ->
    [0] { "" }
   *[other] : hledejte číslo { $number }
}
malformed-not-sorted = ruka je seřazená
malformed-wrong-tokens = { $kind }: i se zásobou jich má být { $wanted }
