title = Connect Four

word-seat-0 = light
word-seat-1 = dark

ask-drop = { $seat }: drop a stone into a column.
event-dropped = { $seat } drops a stone into column { $column }.
why-C4-1 = Column { $column } is full.
help-signs = O is a stone of light, X one of dark. The numbers of the columns stand below the board.
