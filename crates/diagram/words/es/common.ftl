common-not-given = { COUNT($cells) ->
    [one] { $cells } contiene el { $held }, que no es un número dado.
   *[other] Cada una de las celdas { $cells } contiene ya { OR($held) }, y en ninguna hay un número dado.
}
common-are-not = { COUNT($cells) ->
    [one] { $cells } no es { $digit }
   *[other] { $cells } no son { $digit }
}
common-cells-are = { OR($cells) } es { OR($digits) }
common-only-places = { COUNT($digits) ->
    [one] { IN($houses) }, el { $digits } solo puede ir en { OR($cells) }.
   *[other] { IN($houses) }, los números { $digits } solo pueden ir en { $cells }.
}
common-can-only-be = { COUNT($cells) ->
    [one] { $cells } solo puede ser { OR($digits) }.
   *[other] { $cells } solo pueden ser { OR($digits) }.
}
common-none-sees-all = { COUNT($cells) ->
    [1] Ninguna celda que la vea puede ser { $digit }.
    [2] Ninguna celda que vea a las dos puede ser { $digit }.
   *[other] Ninguna celda que las vea a todas puede ser { $digit }.
}
common-no-conflict = { COUNT($count) ->
    [1] Ningún candidato incompatible con él puede ser verdadero.
    [2] Ningún candidato incompatible con los dos puede ser verdadero.
   *[other] Ningún candidato incompatible con todos ellos puede ser verdadero.
}
common-places-are-used-up = Ninguna otra celda que vea todos los sitios de uno de estos números puede ser ese número.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] Por tanto, { $cells } solo puede ser { OR($extra) }.
   *[other] Por tanto, { $cells } actúan como una sola celda que solo puede ser { OR($extra) }.
}
common-together-use-up = { COUNT($cells) ->
    [one] Junto con { $others }, agota los números { $digits } { IN($house) }. Ninguna otra celda { OF($house) } puede ser { OR($digits) }.
   *[other] Junto con { $others }, agotan los números { $digits } { IN($house) }. Ninguna otra celda { OF($house) } puede ser { OR($digits) }.
}
common-cells-are-not = { COUNT($digits) ->
    [one] { COUNT($cells) ->
        [one] { $cells } no es { $digits }
       *[other] { $cells } no son { $digits }
    }
   *[other] { COUNT($cells) ->
        [one] { $cells } no es ni { NOR($digits) }
       *[other] { $cells } no son ni { NOR($digits) }
    }
}
# Una de estas oraciones es verdadera, o lo son todas.
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# Un valor solo, y oraciones una tras otra.
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
