### Proč odpověď neplatí.

word-phase-move = fáze plavby
word-phase-act = fáze akcí
word-place-island = Dračí ostrov

## Tah, plavba

why-DI-SETUP-1 = Bod { $point } neexistuje.
why-DI-TURN-3 = Jednu fázi dokončete se všemi loděmi, než začnete druhou. Teď běží { $phase }{ $second ->
    [1] , druhá v tomto tahu.
   *[other] ; ukončíte ji takto: další.
}
why-DI-TURN-4 = Loď { $ship }, která by mohla plout, nemáte.
why-DI-TURN-5 = Loď { $ship } nemáte.
why-DI-R-9 = { $ship ->
    [none] Není co ukončit: fázi začíná vaše první plavba nebo akce a druhá fáze končí s tahem.
   *[other] { $ship } už v tomto tahu plout nemůže.
}
why-DI-MOVE-1 = Z { $at } na { $point } nevede žádná linie.
why-DI-MOVE-2 = Linii z { $at } na { $point } přerušuje překážka.
why-DI-MOVE-5 = { $moves ->
    [0] { $ship } plout nemůže: náklad a kostky jí nenechaly žádný krok.
    [one] { $ship } měla { $moves } krok a ten je vyčerpán.
    [few] { $ship } měla { $moves } kroky a ty jsou vyčerpány.
    [many] { $ship } měla { $moves } kroku a ty jsou vyčerpány.
   *[other] { $ship } měla { $moves } kroků a ty jsou vyčerpány.
}
why-DI-MOVE-6 = Dvě lodě na jednom bodu stát nesmějí a na { $point } je { $ship }.
why-DI-MOVE-8 = Na { $point } je drak a kolem draka proplout nelze.
why-DI-R-2 = { $point } patří k domovskému přístavu bez hráče a takové přístavy jsou v této partii zavřené.
why-DI-R-14 = Ani pod dračí ochranou se z { $at } na { $point } jedním krokem nedostanete.
why-DI-R-15 = { $ship } ještě nevyplula: trasa musí někam vést.
why-DI-R-16 = Do kruhu a z něj se pluje jen branami: z { $at } na { $point } cesta nevede.
why-DI-R-20 = Proud nese jen jedním směrem: z { $point } na { $at }, zpátky ne.
why-DI-R-31 = Všechna kotviště jsou obsazená a žádnou loď odtud vytlačit nelze ({ $harbour }).
why-DI-BONUS-1 = Na { $point } není co vzít: k bonusu je třeba hozená 8 a loď, která k němu dopluje jen základními kroky.
why-DI-BONUS-2 = Osmička, kterou se platí bonus na { $point }, už je využita.
why-DI-BONUS-3 = { $ship } nemá místo pro Dračí kámen.
why-DI-BONUS-4 = { $ship } nemá místo pro Železo.
why-DI-BONUS-8 = { $ship } už jeden bonus vzala a další nedostane.
why-DI-R-18 = { $ship } pluje s kouzelným větrem a druhý bonus s ním vzít nesmí.
why-DI-R-19 = Pro tento bonus už v banku nic není: { $cargo }.
why-DI-PUSH-1 = { $ship } neleží v kotvišti tohoto přístavu, takže ji vytlačit nelze.
why-DI-PUSH-3 = { $ship } vytlačit nelze: není pro ni volná voda.

## Draci

why-DI-DRAGON-1 = Nový drak přichází do jeskyně a { $place } jeskyně není.
why-DI-DRAGON-5 = Není koho řídit: na { $place } žádný drak není.
why-DI-DRAGON-6 = { $place } je příliš daleko; drak má kroků: { $moves }.
why-DI-DRAGON-7 = { $place ->
    [none] Některý drak může zaútočit na loď jiného hráče, a tak jeden zaútočit musí.
   *[other] Dokud může některý drak zaútočit na loď jiného hráče, musí to udělat, a s volbou { $place } by nezaútočil žádný.
}
why-DI-DRAGON-8 = Je tam i loď jiného hráče: drak musí zaútočit na ni, ne na vaši { $ship }.
why-DI-DRAGON-11 = { $place } leží ve středním kruhu a tam řízení draci nedosáhnou.
why-DI-DRAGON-12 = { $place } je kotviště: draci tam nelétají a na lodě v přístavech neútočí.
why-DI-PAIR-1 = Víc než dva draci spolu být nemohou a na { $place } už dva jsou.
why-DI-PAIR-7 = Dvojici na { $place } teď jako celek řídit nesmíte: řekněte upper (horní), nebo lower (spodní).
why-DI-PAIR-8 = Na { $place } není dvojice, jen jeden drak.
why-DI-R-33 = V jeskyni { $cave } už drak je.
why-DI-R-37 = Drak nemůže skončit na { $place }: je tam obsazeno, nebo je to pro něj zavřené.
why-DI-R-38 = Z { $place } drak na { $ship } zaútočit nemůže: nejsou to sousední body.
why-DI-R-39 = Drak z { $place } už byl v tomto tahu řízen.
why-DI-R-43 = Z { $place } teď žádný drak neútočí: první jsou ti, o jejichž loviště loď zavadila dřív.
why-DI-BATTLE-1 = { $dragons ->
    [0] Na { $place } žádný drak není.
   *[other] { $ship } na draka na { $place } zaútočit nemůže: je třeba sousední bod, nebo ústí jeho jeskyně.
}
why-DI-BATTLE-3 = Bojuje jen vojsko, a tohle je zboží: { $cargo }.
why-DI-R-48 = { $ship } je v kotvišti a odtud se v této partii na draky neútočí.
why-DI-R-49 = { $troops ->
    [0] { $ship } nemá vojsko, které by bojovalo.
   *[other] { $ship } už v tomto tahu boj začala.
}
why-DI-R-51 = Všechny takové žetony už s tímto drakem bojovaly: { $cargo }.

## Obchod a náklad

why-DI-TRADE-2 = Kupovat lze jen v pevninském přístavu ({ $place }).
why-DI-TRADE-3 = { $ship } nemá místo: dva žetony jsou v podpalubí, jeden na palubě.
why-DI-TRADE-4 = Prodávat lze jen v pevninském přístavu ({ $place }).
why-DI-TRADE-5 = { $cargo ->
    [none] Paluba lodi { $ship } prázdná zůstat nesmí: horní žeton je vždycky vidět.
   *[other] Na palubě lodi { $ship } už leží právě toto: { $cargo }.
}
why-DI-TRADE-6 = Železo se směňuje za Kameny jen v kotvištích Dračího ostrova a { $ship } tam není.
why-DI-HARBOUR-1 = To lze udělat jen v pevninském přístavu ({ $place }).
why-DI-HARBOUR-2 = Cena je tu { $cost } { $cost ->
    [one] mince
    [few] mince
    [many] mince
   *[other] mincí
}, a vy máte { $coins } ({ $cargo }).
why-DI-HARBOUR-3 = Prodává se jen Železo a Dračí kameny, vojsko se rozpouští: { $cargo }.
why-DI-HARBOUR-4 = Mág stojí dva Dračí kameny a vy jich tu máte { $stones } ({ $harbour }).
why-DI-HARBOUR-5 = Rozpouští se jen vojsko, zboží se prodává: { $cargo }.
why-DI-HARBOUR-7 = Není místo: může tam ležet nejvýš { $most } { $most ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
} ({ $harbour }).
why-DI-HARBOUR-9 = V tom přístavu žádnou loď nemáte ({ $harbour }).
why-DI-HARBOUR-10 = Tam nic uložit nelze ({ $harbour }): žetony se ukládají v pevninských přístavech a v přístavech hráčů.
why-DI-HARBOUR-12 = { $ship } nemá koho přepadnout: je třeba cizí domovský přístav s vojskem.
why-DI-HARBOUR-13 = Je to cizí přístav: zboží tam uložit smíte, vojsko ne ({ $harbour }).
why-DI-LAUNCH-1 = Loď stojí { $cost } { $cost ->
    [one] minci
    [few] mince
    [many] mince
   *[other] mincí
}, a vy máte { $coins }.
why-DI-LAUNCH-3 = Své lodě spouštíte na vodu v kotvištích domovského přístavu ({ $berths }), ne na { $point }.
why-DI-UNIT-6 = Mág se nekupuje, povolává se za dva Dračí kameny.
why-DI-R-7 = Můžete mít nejvýš { $most } { $most ->
    [one] loď
    [few] lodě
    [many] lodi
   *[other] lodí
} a tolik jich už máte.
why-DI-R-21 = V této partii pevniny Železo nevykupují.
why-DI-R-22 = Dračí kameny se za mince koupit nedají; dává je Dračí ostrov za Železo.
why-DI-R-23 = V banku už nic takového není: { $cargo }.
why-DI-R-24 = V této partii se Mágové rozpouštět nedají.
why-DI-R-25 = Takový žeton tam nemáte ({ $place }): { $cargo }.
why-DI-R-26 = Žetony lodi { $ship } už jste v této fázi přerovnali.
why-DI-R-27 = Z { $ship } na { $other } nic přeložit nelze: obě lodě musejí být vaše a ležet u sebe.
why-DI-R-44 = Nad zbožím na { $point } je drak: naložit je půjde, až tam nebude.
why-DI-R-53 = { $ship } je příliš daleko od toho, co plave na { $point }.
why-DI-R-73 = { $ship } není v přístavu, a jen tam se žetony ukládají a nakládají.
why-DI-R-74 = Co tam leží, hlídá vojsko ({ $harbour }): nejdřív ho musíte porazit v přepadení.
why-DI-BATTLE-14 = Nic takového na { $point } neplave: { $cargo }.

## Karty úkolů

why-DI-TASK-1 = Karty úkolů se berou jen v pevninském přístavu, kde máte loď ({ $harbour }).
why-DI-TASK-3 = Žádný váš úkol nechce, abyste tam tohle odevzdali ({ $harbour }).
why-DI-TASK-4 = Takový úkol nemáte: { $task }.
why-DI-TASK-5 = Jiný úkol teď stojí { $cost } { $cost ->
    [one] minci
    [few] mince
    [many] mince
   *[other] mincí
}, a vy máte { $coins }.
why-DI-R-76 = Žádná karta úkolu nezbyla.
why-DI-R-77 = Máte už { $number } { $number ->
    [one] kartu úkolu
    [few] karty úkolů
    [many] karty úkolu
   *[other] karet úkolů
} a další vzít nesmíte.
why-DI-R-84 = V této partii Svobodní lovci úkoly neberou.

## Boje hráčů, ostrov

why-DI-PVP-1 = { $port ->
    [none] { $ship } a { $other } nespojuje žádná linie.
   *[other] { $port } je v kotvišti, a tam lodě spolu nebojují.
}
why-DI-PVP-2 = { $ship } a { $other } nestojí na sousedních bodech.
why-DI-PVP-5 = S rozdílem { $left } přežije aspoň jeden žeton vojska: řekněte který.
why-DI-PVP-6 = Aby toto vojsko přežilo, je třeba rozdíl { $cost }, a váš je { $left }.
why-DI-PVP-11 = Loď { $ship } samu převzít nelze, jen její zboží.
why-DI-R-59 = Vojsko poražené lodi je ztraceno a vzít se nedá: { $cargo }.
why-DI-R-60 = Nejdřív si vezmete zboží, nebo řeknete stop; o lodi se rozhoduje až potom.
why-DI-R-61 = { $other } je vaše vlastní loď.
why-DI-INTERCEPT-1 = { $ship } není s { $point } spojena linií.
why-DI-R-62 = { $troops ->
    [0] { $ship } nemá vojsko, kterým by zachytila.
   *[other] { $ship } zachytit nemůže: je v kotvišti, nebo už tuto loď zachytila.
}
why-DI-ISLAND-2 = Zepředu útočí jen lodě v kotvištích Dračího ostrova a vy tam žádnou nemáte.
why-DI-ISLAND-3 = Zezadu se útočí z bílého bodu { $point } a vy tam loď nemáte.
why-DI-R-66 = Vaše lodě v kotvištích Dračího ostrova nevezou žádné vojsko.
why-DI-R-67 = Vaše loď na { $point } nemá vojsko, které by zaútočilo zezadu.
why-DI-R-68 = Na Dračí ostrov už jste v tomto tahu útočili.

## Svobodní lovci

why-DI-KIDS-7 = Svobodný lovec má nejvýš { $most } { $most ->
    [one] loď
    [few] lodě
    [many] lodi
   *[other] lodí
}.
why-DI-KIDS-14 = Se Svobodnými lovci Dračí ostrov nesměňuje.
why-DI-KIDS-20 = Není místo ({ $harbour }): Svobodný lovec tam má nejvýš { $most } { $most ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}.
