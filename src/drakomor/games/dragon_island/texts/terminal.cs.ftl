### Terminál, česky.

## Slova, která se píší

word-do-sail = plout
word-do-assault = zteč
word-do-attack = zaútočit
word-do-buy = koupit
word-do-deck = paluba
word-do-disband = rozpustit
word-do-exchange = vyměnit
word-do-hand_over = odevzdat
word-do-jettison = vyhodit
word-do-launch = spustit
word-do-load = naložit
word-do-raid = přepadnout
word-do-replace = nahradit
word-do-sell = prodat
word-do-store = uskladnit
word-do-summon = povolat
word-do-take = vzít
word-do-task = úkol
word-do-transfer = přeložit
word-do-end = hotovo
word-do-next = další
word-do-stop = stát
word-do-bonus = bonus
word-do-pass = nechat
word-do-claim = upozornit
word-do-none = nikdo
word-do-afloat = ušetřit
word-do-sink = potopit
word-do-front = zepředu
word-do-rear = zezadu
word-do-nothing = nic
word-go-island = ostrov
word-go-home = domů
word-ware-ballista = balista
word-ware-warriors = bojovníci
word-ware-mage = mág
word-ware-iron = železo
word-ware-dragon_stone = dračí kámen
letter-ballista = B
letter-warriors = J
letter-mage = M
letter-dragon = D

## Jak se to píše

typed-turn = plout LOĎ CÍL, koupit …, hotovo; dále: seznam, proč …, rada, zpět, ?, pomoc
typed-route = { $sample }, nebo cíl, nebo stát; dále: seznam, proč …, rada, zpět, ?, pomoc
typed-steer = { $sample }, nebo vše naráz: { $sample } J9 S1, nebo nikdo; dále: seznam, rada, pomoc

## Co se nabízí

offer-sail = Plout, { $first }: loď a cíl, { $one } Varnholt, nebo body, { $one } J3 J4
offer-buy = Koupit: { $first }; kam: { $second }
offer-sell = Prodat: { $first }; odkud: { $second }
offer-disband = Rozpustit za půl ceny: { $first }; odkud: { $second }
offer-summon = Povolat mága za dva kameny; kam: { $first }
offer-exchange = Vyměnit železo za kámen: { $first }
offer-launch = Spustit loď na vodu: { $first }
offer-store = Uskladnit v přístavu: { $first }; z lodi: { $second }
offer-take = Vzít z přístavu: { $first }; na loď: { $second }
offer-load = Naložit z vody: { $first }; na loď: { $second }
offer-transfer = Přeložit: { $first }; z lodi { $second } na { $third }
offer-jettison = Vyhodit přes palubu: { $first }; z lodi: { $second }
offer-deck = Položit na palubu: { $first }; loď: { $second }
offer-attack = Zaútočit lodí { $first }: { $second }
offer-raid = Přepadnout přístav: { $first }
offer-assault = Zteč Dračího ostrova: { $first }
offer-task = Vzít kartu úkolu
offer-replace = Nahradit kartu úkolu: { $first }
offer-hand_over = Odevzdat zdarma: { $first }; odkud: { $second }

## Stůl

table-seat = { $seat }
table-house-N = Azurový rod
table-house-E = Karmínový rod
table-house-S = Jantarový rod
table-house-W = Fialový rod
table-round = Kolo { $round }
table-over = Konec hry
table-coins = mince
table-medals = medaile
table-cards = úkoly
table-free-hunter = Svobodný lovec
table-dice = Kostky { $dice }
table-phase-move = plavba
table-phase-act = akce
table-after-move = na fázi akcí
table-after-act = na fázi plavby
table-protected = pod ochranou draků
table-eight = 8: bonusy
table-bank = Banka
table-dragons = draků { $count }
table-depot = Sklad
table-home = přístav { $letter }
table-task = { $task }: { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}{ $medals ->
    [0] { "" }
    [one] , { $medals } medaile
    [few] , { $medals } medaile
    [many] , { $medals } medaile
   *[other] , { $medals } medailí
}
table-moves = { $ship } může udělat { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
    [many] { $moves } kroky
   *[other] { $moves } kroků
}
table-strength = síla { $strength }
table-guard = Draci ostrova { $dragons }, posádka { $garrison }
help-signs = Mapa: + bod, kam loď teď může doplout, ! bod, kde na ni může někdo zaútočit, › dosavadní trasa. N1 loď; D? drak lícem dolů, D3 zelený, D7 červený, D* zlatý, DD dvojice; ∩1 jeskyně CV1. □ přístaviště, $ bonusy: $1 $3 $5 mince, $■ železo, $◆ kámen, $≈ kouzelný vítr; % zboží na vodě; ≈A proud, který nese k a. Na kruhu: = brány, ^ útesy, ○ bílý bod; šipka ukazuje k přední straně ostrova, číslice za ním počítají sloupce jeho bodů, například d26; D14 s velkým písmenem leží na mapě, d14 na kruhu, a každý bod kruhu lze nazvat i jeho polem na mapě. Vedle: mince (? neznámo), medaile, karty úkolů; B balista, J bojovníci, M mág, ■ železo, ◆ kámen; v závorkách to, co leží na palubě; ceny a sklady pevninských přístavů; kam lze doplout a za kolik kroků. Píše se: plout N1 J3 J4 J5, N1 Varnholt, N1 ostrov, N1 H5 bonus; koupit železo; hotovo.

illegal-no-such-place = Takový bod, přístav ani jeskyně neexistuje: { $place }.
illegal-out-of-reach = { $ship } nemůže doplout do { $point } a zůstat tam; zbývá kroků: { $moves }.
illegal-route-is-over = Trasa končí dříve než v { $point }: žádné kroky nezbývají.

## Vyúčtování

sheet-coins = mince
sheet-medals = Medaile slávy
sheet-gold-silver = { $gold ->
    [0] { $silver }
   *[other] { $gold }×5+{ $silver }
}
sheet-ships = lodě
sheet-troops = vojsko na nich
sheet-goods = cena zboží
sheet-won-coins = Rozhodlo bohatství: vítěz má jako první všechny potřebné mince.
sheet-won-front = Rozhodla zteč Dračího ostrova zepředu.
sheet-won-rear = Rozhodla zteč Dračího ostrova zezadu.
sheet-won-rounds = Poslední kolo skončilo: rozhodují mince, pak medaile, pak zboží.
