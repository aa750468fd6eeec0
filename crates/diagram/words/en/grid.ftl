# Lists, houses and candidates, as every other message writes them.

# Between the last two of a list ($count: its items), and between the others.
and = { " and " }
and-between = { ", " }
or = { " or " }
or-between = { ", " }
nor = { " or " }
nor-between = { ", " }

# The same for lists of clauses.
also = { ", and " }
also-between = { ", " }
else = { ", or " }
else-between = { ", or " }

# The same for items that are lists themselves.
groups = { "; and " }
groups-between = { "; " }

# Between the steps of a way, between the parts of a table, and between sentences.
order = { ", " }
series = { "; " }
text = { " " }

# A house, and several of one kind. $name is its number or letter, or a list of these; $each is a list of the
# houses with their kinds ("row 1 and row 4"), for languages that say it so.
row = row { $name }
row-several = rows { $name }
column = column { $name }
column-several = columns { $name }
box = box { $name }
box-several = boxes { $name }

# The same behind "in" and behind "of".
row-in = in row { $name }
row-several-in = in rows { $name }
column-in = in column { $name }
column-several-in = in columns { $name }
box-in = in box { $name }
box-several-in = in boxes { $name }
row-of = of row { $name }
row-several-of = of rows { $name }
column-of = of column { $name }
column-several-of = of columns { $name }
box-of = of box { $name }
box-several-of = of boxes { $name }

# One or more digits in one or more cells.
candidates = { $digits } in { $cells }
