subsets-need-cells = { COUNT($cells) ->
    [2] Los números { $digits } necesitan las dos celdas, así que ahí no cabe ningún otro número.
   *[other] Los números { $digits } necesitan todas estas celdas, así que ahí no cabe ningún otro número.
}
    .beginner = { COUNT($cells) ->
        [2] Cuenta: dos números, dos celdas. { $digits } llenan las dos, así que ahí no cabe ningún otro número.
       *[other] Cuenta: tantos números como celdas. { $digits } las llenan todas, así que ahí no cabe ningún otro número.
    }
subsets-all-in = { COUNT($cells) ->
    [2] Las dos celdas están { IN($houses) }.
   *[other] Todas estas celdas están { IN($houses) }.
}
subsets-used-up = { COUNT($houses) ->
    [one] Estas celdas agotan los números { $digits } { IN($houses) }. Ninguna otra celda { OF($houses) } puede ser { OR($digits) }.
   *[other] Estas celdas agotan los números { $digits } { IN($houses) }. Ninguna otra celda de esas unidades puede ser { OR($digits) }.
}
    .beginner = Cuenta: tantos números como celdas. Así que { $digits } se agotan { IN($houses) }, y ahí ninguna otra celda puede ser { OR($digits) }.
    .expert = Conjunto bloqueado: las demás celdas { OF($houses) } pierden { $digits }.
subsets-look = Fíjate en { $house }.
    .beginner = Recorre { $house } con la vista.
