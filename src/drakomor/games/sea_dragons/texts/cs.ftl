### Moře draků česky.

title = Moře draků

## Slova

word-seat-0 = oranžový
word-seat-1 = zelený
word-seat-2 = fialový
word-seat-3 = růžový
word-seat-4 = žlutý
word-owners-0 = { word-seat-0 }
word-owners-1 = { word-seat-1 }
word-owners-2 = { word-seat-2 }
word-owners-3 = { word-seat-3 }
word-owners-4 = { word-seat-4 }
word-colour-green = zelená
word-colour-purple = fialová
word-colour-red = červená
word-colour-blue = modrá
word-ships-green = { word-colour-green }
word-ships-purple = { word-colour-purple }
word-ships-red = { word-colour-red }
word-ships-blue = { word-colour-blue }
word-coral-green-purple = dvě lodě, zelená a fialová
word-coral-green-red = dvě lodě, zelená a červená
word-coral-green-blue = dvě lodě, zelená a modrá
word-coral-purple-red = dvě lodě, fialová a červená
word-coral-purple-blue = dvě lodě, fialová a modrá
word-coral-red-blue = dvě lodě, červená a modrá
word-coral-wild = žolíková loď
word-coral-dragon-starfish = skrytý drak, hvězdice
word-coral-dragon-seahorse = skrytý drak, mořský koník
word-coral-dragon-jellyfish = skrytý drak, medúza
word-coral-dragon-nautilus = skrytý drak, loděnka
word-coral-gold = karta zlata
word-corals-green-purple = zelená+fialová
word-corals-green-red = zelená+červená
word-corals-green-blue = zelená+modrá
word-corals-purple-red = fialová+červená
word-corals-purple-blue = fialová+modrá
word-corals-red-blue = červená+modrá
word-corals-wild = žolíková loď
word-corals-dragon-starfish = drak (hvězdice)
word-corals-dragon-seahorse = drak (mořský koník)
word-corals-dragon-jellyfish = drak (medúza)
word-corals-dragon-nautilus = drak (loděnka)
word-corals-gold = zlato
word-given-green = zelená loď
word-given-purple = fialová loď
word-given-red = červená loď
word-given-blue = modrá loď
word-given-green-purple = zelená+fialová
word-given-green-red = zelená+červená
word-given-green-blue = zelená+modrá
word-given-purple-red = fialová+červená
word-given-purple-blue = fialová+modrá
word-given-red-blue = červená+modrá
word-given-wild = žolíková loď
word-given-dragon-starfish = drak (hvězdice)
word-given-dragon-seahorse = drak (mořský koník)
word-given-dragon-jellyfish = drak (medúza)
word-given-dragon-nautilus = drak (loděnka)
word-given-gold = karta zlata
word-size-small = malá
word-size-medium = střední
word-size-large = velká
word-do-place = položit
word-do-complete = splnit
letter-green = Z
letter-purple = F
letter-red = Č
letter-blue = M

## Otázky

ask-turn = { $seat }: položte draka, nebo pasujte.
ask-head = { $seat }: na kterém políčku má drak hlavu?
ask-keep = { $seat }: kterou ze dvou korálových karet si necháte? Druhá půjde pod balíček.
ask-mission = { $seat }: splnit misi, nebo žádnou?
ask-take = { $seat }: vezměte si novou kartu draka, z nabídky nebo naslepo z balíčku.
ask-quarter = Která čtvrtina moře leží na místě { $place }?
ask-side = Kterou stranou nahoru leží čtvrtina { $quarter }?
ask-token = Která loď leží na { $cell }?
ask-refill = Která karta přijde do nabídky ({ $size })?
ask-draw = Která karta je vzata z balíčku ({ $size })?
ask-coral = Která korálová karta je líznuta?
ask-first_player = Kdo začíná?

answer-skip = bez mise
answer-green-purple = (zelená a fialová loď)
answer-green-red = (zelená a červená loď)
answer-green-blue = (zelená a modrá loď)
answer-purple-red = (fialová a červená loď)
answer-purple-blue = (fialová a modrá loď)
answer-red-blue = (červená a modrá loď)
answer-wild = (loď libovolné barvy)
answer-dragon-starfish = (skrytý drak, NW)
answer-dragon-seahorse = (skrytý drak, NE)
answer-dragon-jellyfish = (skrytý drak, SE)
answer-dragon-nautilus = (skrytý drak, SW)
answer-gold = (zlato, až je potřeba)
offer-place = Položit { $counts }: políčky ({ $one } C3-C5 D5) nebo klávesami (duch { $one })
offer-pass = Pas s odhozením { $first }: stojí hlavu, přinese zlato a jinou kartu
offer-cash = Proměnit ve zlato: { $first }
offer-complete = Mise (počet způsobů placení): { $counts }; přehled: seznam { $one }
offer-take = Z nabídky: { $first }
offer-draw = Naslepo z balíčku: { $first }

## Co se stalo

event-laid_quarters = Moře: { $quarters }.
event-put_tokens = { $number ->
    [one] Je na něm { $number } loď
    [few] Jsou na něm { $number } lodě
    [many] Je na něm { $number } lodi
   *[other] Je na něm { $number } lodí
}, zbylo { $left }.
event-first_player = { $seat } začíná.
event-revealed_card = Do nabídky přichází { $shape }.
event-revealed_mission = Nová mise: { $mission }.
event-drew_card = { $seat } si bere kartu z balíčku ({ $size }).
event-drew_card-secret = { $seat } si bere { $shape } z balíčku ({ $size }).
event-took_card = { $seat } si bere { $shape }.
event-placed = { $seat } pokládá { $shape } na { $cells }.
event-found_gold = { $seat } nachází { $gold } { $gold ->
    [one] zlaťák
    [few] zlaťáky
    [many] zlaťáku
   *[other] zlaťáků
}.
event-was_touched = { $seat } dostává za dotyk { $gold } { $gold ->
    [one] zlaťák
    [few] zlaťáky
    [many] zlaťáku
   *[other] zlaťáků
}.
event-got_pass_gold = { $seat } dostává { $gold } { $gold ->
    [one] zlaťák
    [few] zlaťáky
    [many] zlaťáku
   *[other] zlaťáků
}.
event-paid = { $seat } platí { $gold } { $gold ->
    [one] zlaťák
    [few] zlaťáky
    [many] zlaťáku
   *[other] zlaťáků
}.
event-cashed = { $seat } mění kartu zlata za { $gold } { $gold ->
    [one] zlaťák
    [few] zlaťáky
    [many] zlaťáku
   *[other] zlaťáků
}.
event-took_ship = { $seat } získává loď: { $colour }.
event-passed = { $seat } pasuje a odhazuje { $shape }.
event-completed = { $seat } plní { $mission }, platí: { $ships ->
    [none] jen korálové karty
   *[other] { $ships }
}{ $cards ->
    [none] { "" }
   *[other] { " " }(karty: { $cards })
}.
word-cards-green-purple = { word-corals-green-purple }
word-cards-green-red = { word-corals-green-red }
word-cards-green-blue = { word-corals-green-blue }
word-cards-purple-red = { word-corals-purple-red }
word-cards-purple-blue = { word-corals-purple-blue }
word-cards-red-blue = { word-corals-red-blue }
word-cards-wild = { word-corals-wild }
event-drew_coral = { $seat } si prohlíží korálovou kartu.
event-drew_coral-secret = { $seat } si prohlíží korálovou kartu: { $coral }.
event-kept_coral = { $seat } si nechává jednu korálovou kartu.
event-kept_coral-secret = { $seat } si nechává korálovou kartu: { $coral }.
event-returned_coral = Druhá jde pod balíček.
event-returned_coral-secret = Pod balíček jde: { $coral }.
event-showed_corals = { $seat } ukazuje korálové karty: { $corals }.
event-ended = { $reason ->
   *[heads] Konec partie: nikdo už nemá hlavu.
}

## Proč ne

why-SD-SETUP-1 = Políčko { $cell } v moři není.
why-SD-TURN-3 = Nejdřív se pokládá drak, mise a nové karty přijdou potom.
why-SD-PLACE-1 = Kartu { $shape } v ruce nemáte.
why-SD-PLACE-3 = { $cells ->
    [none] Kam? Po { $shape } patří políčka, třeba { $shape } C3-C5 D5, nebo klávesy: duch { $shape }.
   *[other] { $cells } nemá tvar { $shape }, ať ho otáčíte nebo zrcadlíte jakkoli.
}
why-SD-PLACE-4 = Už je tam drak: { $cells }.
why-SD-PLACE-8 = Drak se nedotýká ani ostrova, ani cizího draka.
why-SD-PLACE-9 = Leží vedle vašeho vlastního draka: { $cells }.
why-SD-PLACE-11 = Úplně první drak partie se musí dotýkat ostrova.
why-SD-PAY-2 = Víry a proudy tu stojí { $cost } { $cost ->
    [one] zlaťák
    [few] zlaťáky
    [many] zlaťáku
   *[other] zlaťáků
} a vy můžete zaplatit { $gold }.
why-SD-PASS-3 = Kartu { $shape } v ruce nemáte, a tak ji nelze odhodit.
why-SD-R-13 = V této partii se karty zlata proměňují samy, když je to potřeba.
why-SD-CORAL-13 = Takovou kartu zlata nemáte: { $coral }.
why-SD-MISSION-2 = { $mission } není mezi odkrytými misemi.
why-SD-MISSION-3 = Tohle na zaplacení { $mission } nemáte: { $given }.
why-SD-MISSION-4 = To { $mission } nezaplatí: stojí { $ships }; dvě lodě jedné barvy platí za jednu jiné.
why-SD-R-17 = Na zaplacení { $mission } není potřeba všechno z toho.
why-SD-DRAW-2 = Kartu této velikosti jste právě zahráli: { $size }.
why-SD-DRAW-3 = { $card } v nabídce není.
why-SD-PASS-4 = V tomto vydání se taková karta po pasu brát nesmí: { $size }.
why-SD-R-21 = Tento balíček je prázdný: { $card }.
word-card-small = { word-size-small }
word-card-medium = { word-size-medium }
word-card-large = { word-size-large }

## Drak posouvaný klávesami

ghost-told = { $shape } na { $cells } · stojí { $cost } z { $have } · přinese { $ships ->
    [none] 0 lodí
   *[other] lodě: { $ships }
}{ $gold ->
    [0] { "" }
   *[other] , zlato: { $gold }
}{ $corals ->
    [0] { "" }
    [one] , { $corals } korálovou kartu
    [few] , { $corals } korálové karty
    [many] , { $corals } korálové karty
   *[other] , { $corals } korálových karet
}{ $owners ->
    [none] { "" }
   *[other] { " " }· zlato za dotyk (po { $touched }): { $owners }
}
ghost-typed = Jmenujte políčka v libovolném pořadí: { $sample }; rovnou řadu lze zkrátit: C3-C5 D5. Nebo otočte tvar z karty: L4 m r C3 je L4 zrcadlený (m), pak otočený po směru hodinových ručiček (r, rr, rrr), první políčko na C3. V terminálu ho „duch“ posouvá klávesami.

## Volby pravidel

option-edition = kniha pravidel: ru ruská, cs česká, es španělská; řídí se jí volby s hodnotou „edition“
option-board_sides = zda se smějí uvést strany čtvrtin, nebo je vždy určí los
option-quarters = které čtvrtiny leží na NW, NE, SE, SW, se stranami nebo bez nich, například Q1A,Q2B,Q3A,Q4B
option-pass_take_size = velikost karty vzaté při pasu: jiná než u odhozené, nebo libovolná
option-pass_take_sources = odkud tato karta je: any odkudkoli, face_up jen z nabídky
option-most_missions_vp = body za nejvíc misí; 0 je vypíná
option-first_player = kdo začíná: podle losu, nebo hráč s tímto číslem
option-final_draw = zda se bere karta v posledním tahu, kdy už k ničemu není
option-auto_cash = zda se karty zlata proměňují samy, když je na zaplacení třeba
option-ship_tokens_face_up = zda jsou vidět barvy lodí na moři
option-second_place_needs_a_dragon = zda místo v říši vyžaduje draka
option-most_missions_needs_a_mission = zda body za nejvíc misí vyžadují aspoň jednu misi
option-head = kde má drak hlavu: na prvním políčku, nebo podle volby

## Stůl v terminálu

table-turn = Tah { $now }/{ $last }
table-over = Konec partie
table-seat = { $seat }
table-heads = hlavy
table-gold = zlato
table-points = { $points } VB
table-hand = Ruka
realm-starfish = hvězdice
realm-seahorse = koník
realm-jellyfish = medúza
realm-nautilus = loděnka
help-signs = Draci: ● oranžový, ■ zelený, ▲ fialový, ◆ růžový, ★ žlutý; hlava je dutá, podtrženo je, co přibylo po vašem drakovi. Moře: písmena jsou lodě (Z zelená, F fialová, Č červená, M modrá), @ víry, $ zlato, ψ korály, ≈ proudy; + a × drak, který by se vešel, nebo ne. Vedle: hlavy, zlato, lodě podle barev, ψ korálové karty, M mise; říše s otevřenými víry, pak draci/dílky, vedoucí barevně; nabídka; mise (✓ můžete zaplatit). Vaše korálové karty: dvě písmena dvě lodě, * žolíková loď, NW skrytý drak v té říši, $ zlato. Políčka se jmenují třeba F7: řada F, sloupec 7.

## Počítání bodů

sheet-gold = zlato
sheet-ships = lodě
sheet-missions = mise
sheet-most_missions = nejvíc misí
sheet-standing = draci+skrytí/dílky
sheet-total = součet

## Chyby

malformed-wrong-quarters = jsou třeba čtyři různé čtvrtiny z { $known }
malformed-sides-by-chance = strany tu určuje los; uveďte je s board_sides=choose, nebo je vynechte
malformed-not-by-seat = je třeba jeden údaj pro každé místo, a míst je { $seats }
malformed-negative = méně než nic
malformed-not-sorted = není seřazeno
malformed-wrong-cards = karty nesouhlasí: hledejte { $card }
malformed-wrong-missions = mise nesouhlasí
malformed-wrong-ships = lodě nesouhlasí ({ $colour })
malformed-wrong-dragon = to není drak ze své karty na volných políčkách, stranou ostatních draků téhož hráče
malformed-wrong-heads = hlavy, draci a pasy nesouhlasí
malformed-wrong-size = mají to být řádky ({ $height }) s tolika znaky: { $width }
malformed-no-such-space = takový druh políčka není: { $found }
malformed-does-not-fit = čtvrtina se nehodí na místo { $realm }: roh pro ostrov
malformed-too-many-ships = políček s loděmi je víc než lodí ({ $most })
malformed-too-few-cards = je příliš málo karet této velikosti: { $size }
malformed-no-shape = políčka jsou # a drží pohromadě, nejvýš 12
malformed-same-shape = týž tvar jako { $found }
malformed-no-such-ship = lodě takové barvy nejsou: { $found }
malformed-wrong-coral = obsah karty { $found } se nehodí k jejímu druhu
