title = Четыре в ряд

word-seat-0 = светлые
word-seat-1 = тёмные

ask-drop = { $seat }: опустите фишку в столбец.
event-dropped = { $seat } опускают фишку в столбец { $column }.
why-C4-1 = Столбец { $column } заполнен.
help-signs = O – фишка светлых, X – тёмных. Номера столбцов стоят под полем.
