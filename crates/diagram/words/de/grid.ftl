# Listen, Einheiten und Kandidaten, wie alle anderen Meldungen sie schreiben.

# Zwischen den letzten beiden einer Liste ($count: ihre Länge) und zwischen den übrigen.
and = { " und " }
and-between = { ", " }
or = { " oder " }
or-between = { ", " }

# Dasselbe für Listen von Sätzen und für Listen von Kandidaten oder Ziffern. Ein Satz beginnt mit einer Zelle, also
# mit „r“ oder dem Buchstaben einer Zeile: „r1c1 ist nicht 2, und r3c4 ist nicht 5“, aber „2 in r1c1 und r1c2 sowie
# 5 in r3c4“.
also = { $first ->
    [r] { ", und " }
    [A] { ", und " }
    [B] { ", und " }
    [C] { ", und " }
    [D] { ", und " }
    [E] { ", und " }
    [F] { ", und " }
    [G] { ", und " }
    [H] { ", und " }
    [J] { ", und " }
   *[other] { " sowie " }
}
also-between = { ", " }
else = { $first ->
    [r] { ", oder " }
    [A] { ", oder " }
    [B] { ", oder " }
    [C] { ", oder " }
    [D] { ", oder " }
    [E] { ", oder " }
    [F] { ", oder " }
    [G] { ", oder " }
    [H] { ", oder " }
    [J] { ", oder " }
   *[other] { " oder " }
}
else-between = { $first ->
    [r] { ", oder " }
    [A] { ", oder " }
    [B] { ", oder " }
    [C] { ", oder " }
    [D] { ", oder " }
    [E] { ", oder " }
    [F] { ", oder " }
    [G] { ", oder " }
    [H] { ", oder " }
    [J] { ", oder " }
   *[other] { ", " }
}

# Dasselbe für Posten, die selbst Listen sind.
groups = { " sowie " }
groups-between = { ", " }

# Zwischen den Schritten eines Wegs, zwischen den Teilen einer Tabelle und zwischen Sätzen.
order = { ", " }
series = { "; " }
text = { " " }

# Eine Einheit und mehrere einer Art, im Nominativ und Akkusativ: „Zeile 4“, „die Zeilen 2 und 7“.
row = Zeile { $name }
row-several = die Zeilen { $name }
column = Spalte { $name }
column-several = die Spalten { $name }
box = Block { $name }
box-several = die Blöcke { $name }

# Dieselben mit „in“ (wo?) und mit „von“ oder im Genitiv.
row-in = in Zeile { $name }
row-several-in = in den Zeilen { $name }
column-in = in Spalte { $name }
column-several-in = in den Spalten { $name }
box-in = in Block { $name }
box-several-in = in den Blöcken { $name }
row-of = von Zeile { $name }
row-several-of = der Zeilen { $name }
column-of = von Spalte { $name }
column-several-of = der Spalten { $name }
box-of = von Block { $name }
box-several-of = der Blöcke { $name }

# Eine oder mehrere Ziffern in einer oder mehreren Zellen.
candidates = { $digits } in { $cells }

# Behind "not".
nor = { " noch " }
nor-between = { " noch " }
