common-not-given = { COUNT($cells) ->
    [one] { $cells } contiene el { $held }, que no es un número dado.
   *[other] Cada una de las celdas { $cells } contiene ya { OR($held) }, y en ninguna hay un número dado.
}
    .beginner = { COUNT($cells) ->
        [one] { $cells } contiene el { $held }, que no venía impreso en el sudoku.
       *[other] Cada una de las celdas { $cells } contiene ya { OR($held) }, pero en ninguna venía el número impreso en el sudoku.
    }
    .expert = { COUNT($cells) ->
        [one] { $cells } contiene el { $held }, que no es un número dado.
       *[other] { $cells } contienen { OR($held) }, en ninguna como número dado.
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
    .beginner = { COUNT($digits) ->
        [one] Revisa { $houses } celda por celda: el { $digits } ya solo cabe en { OR($cells) }.
       *[other] Revisa { $houses } celda por celda: los números { $digits } ya solo caben en { $cells }.
    }
    .expert = { COUNT($cells) ->
        [one] Único sitio para el { $digits } { IN($houses) }: { $cells }.
        [2] { COUNT($digits) ->
            [one] El { $digits } es bilocal { IN($houses) }: { $cells }.
           *[other] Únicos sitios para { $digits } { IN($houses) }: { $cells }.
        }
       *[other] { COUNT($digits) ->
            [one] Únicos sitios para el { $digits } { IN($houses) }: { $cells }.
           *[other] Únicos sitios para { $digits } { IN($houses) }: { $cells }.
        }
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
    .beginner = { COUNT($cells) ->
        [1] Busca celdas que compartan fila, columna o caja con ella: no pueden ser { $digit }.
        [2] Busca celdas que compartan fila, columna o caja con cada una de las dos: no pueden ser { $digit }.
       *[other] Busca celdas que compartan fila, columna o caja con cada una de ellas: no pueden ser { $digit }.
    }
    .expert = { COUNT($cells) ->
        [1] Las celdas que la ven pierden el { $digit }.
        [2] Las celdas que ven a las dos pierden el { $digit }.
       *[other] Las celdas que las ven a todas pierden el { $digit }.
    }
common-no-conflict = { COUNT($count) ->
    [1] Ningún candidato incompatible con él puede ser verdadero.
    [2] Ningún candidato incompatible con los dos puede ser verdadero.
   *[other] Ningún candidato incompatible con todos ellos puede ser verdadero.
}
    .beginner = { COUNT($count) ->
        [1] Busca candidatos descartados por él: no pueden ser verdaderos.
        [2] Busca candidatos descartados por los dos, cada uno por su lado: no pueden ser verdaderos.
       *[other] Busca candidatos descartados por todos ellos, cada uno por su lado: no pueden ser verdaderos.
    }
    .expert = { COUNT($count) ->
        [1] Los candidatos enlazados débilmente con él son falsos.
        [2] Los candidatos enlazados débilmente con los dos son falsos.
       *[other] Los candidatos enlazados débilmente con todos ellos son falsos.
    }
common-places-are-used-up = Ninguna otra celda que vea todos los sitios de uno de estos números puede ser ese número.
    .beginner = Toma estos números uno a uno: otra celda que comparta fila, columna o caja con todos los sitios de un número no puede ser ese número.
    .expert = Las demás celdas que ven todos los sitios de uno de estos números lo pierden.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] Por tanto, { $cells } solo puede ser { OR($extra) }.
   *[other] Por tanto, { $cells } actúan como una sola celda que solo puede ser { OR($extra) }.
}
    .expert = { COUNT($cells) ->
        [one] Por tanto, { $cells } solo puede ser { OR($extra) }.
       *[other] Por tanto, { $cells } actúan como una pseudocelda con { $extra }.
    }
common-together-use-up = { COUNT($cells) ->
    [one] Junto con { $others }, agota los números { $digits } { IN($house) }. Ninguna otra celda { OF($house) } puede ser { OR($digits) }.
   *[other] Junto con { $others }, agotan los números { $digits } { IN($house) }. Ninguna otra celda { OF($house) } puede ser { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] Con { $others }, forma un conjunto bloqueado de { $digits } { IN($house) }. Las demás celdas de la unidad pierden { $digits }.
       *[other] Con { $others }, forman un conjunto bloqueado de { $digits } { IN($house) }. Las demás celdas de la unidad pierden { $digits }.
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
