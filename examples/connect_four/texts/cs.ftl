title = Čtyři v řadě

word-seat-0 = světlý
word-seat-1 = tmavý

ask-drop = { $seat }: vhoďte kámen do některého sloupce.
event-dropped = { $seat } vhazuje kámen do sloupce { $column }.
why-C4-1 = Sloupec { $column } je plný.
help-signs = O je kámen světlého, X tmavého hráče. Čísla sloupců jsou pod deskou.
