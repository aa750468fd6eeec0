subsets-need-cells = { COUNT($cells) ->
    [2] Los números { $digits } necesitan las dos celdas, así que ahí no cabe ningún otro número.
   *[other] Los números { $digits } necesitan todas estas celdas, así que ahí no cabe ningún otro número.
}
subsets-all-in = { COUNT($cells) ->
    [2] Las dos celdas están { IN($houses) }.
   *[other] Todas estas celdas están { IN($houses) }.
}
subsets-used-up = { COUNT($houses) ->
    [one] Estas celdas agotan los números { $digits } { IN($houses) }. Ninguna otra celda { OF($houses) } puede ser { OR($digits) }.
   *[other] Estas celdas agotan los números { $digits } { IN($houses) }. Ninguna otra celda de esas unidades puede ser { OR($digits) }.
}
subsets-look = Fíjate en { $house }.
