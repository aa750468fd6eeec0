# Les listes, les unités et les candidats, tels que les écrivent tous les autres messages.

# Entre les deux derniers éléments d’une liste ($count : leur nombre), et entre les autres.
and = { " et " }
and-between = { ", " }
or = { " ou " }
or-between = { ", " }

# De même pour les listes de propositions.
also = { ", et " }
also-between = { ", " }
else = { ", ou bien " }
else-between = { ", ou bien " }

# De même quand les éléments sont eux-mêmes des listes.
groups = { " ; et " }
groups-between = { " ; " }

# Entre les étapes d’un chemin, entre les parties d’un tableau, et entre les phrases.
order = { ", " }
series = { " ; " }
text = { " " }

# Une unité, et plusieurs de même sorte. $name est son numéro ou sa lettre, ou une liste.
row = la ligne { $name }
row-several = les lignes { $name }
column = la colonne { $name }
column-several = les colonnes { $name }
box = le bloc { $name }
box-several = les blocs { $name }

# De même après « dans » et après « de ».
row-in = dans la ligne { $name }
row-several-in = dans les lignes { $name }
column-in = dans la colonne { $name }
column-several-in = dans les colonnes { $name }
box-in = dans le bloc { $name }
box-several-in = dans les blocs { $name }
row-of = de la ligne { $name }
row-several-of = des lignes { $name }
column-of = de la colonne { $name }
column-several-of = des colonnes { $name }
box-of = du bloc { $name }
box-several-of = des blocs { $name }

# Un ou plusieurs chiffres dans une ou plusieurs cases.
candidates = { $digits } en { $cells }

# Behind "not".
nor = { " ni " }
nor-between = { " ni " }
