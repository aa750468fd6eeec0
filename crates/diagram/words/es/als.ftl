als-set-lacks-one = { $cells } solo tienen los candidatos { $digits }: { $all } números para { $count } celdas. Por tanto, ahí falta exactamente uno de estos números.
    .beginner = Cuenta: { $cells } son { $count } celdas, y entre todas solo tienen { $all } candidatos: { $digits }. Así que usan todos estos números menos uno.
    .expert = { $cells } forman un ALS con { $digits }.
als-look = Fíjate en { $cells }.
    .expert = Fíjate en los ALS de { $cells }.
als-restricted-common =
    { COUNT($one) ->
    [one] El
   *[other] Cada
} { $link } de { $one } ve { COUNT($next) ->
    [one] al
   *[other] a todos los
} { $link } de { $next }, así que como máximo uno de estos dos conjuntos de celdas puede contener el { $link }.
    .beginner = Comprueba que { COUNT($one) ->
        [one] el
       *[other] cada
    } { $link } de { $one } comparte fila, columna o caja con { COUNT($next) ->
        [one] el
       *[other] cada
    } { $link } de { $next }. Así que como máximo uno de estos dos conjuntos de celdas puede contener el { $link }.
    .expert = El { $link } es un RCC de { $one } con { $next }.
als-in-first-or-last = Por tanto, el { $digit } está en { OR($first) }, o bien en { OR($last) }.
als-no-cell-sees-both = Ninguna otra celda que vea a todos los { $digit } del primer conjunto y del último puede ser { $digit }.
    .beginner = Busca otras celdas que compartan fila, columna o caja con cada { $digit } del primer conjunto y del último: no pueden ser { $digit }.
    .expert = Las demás celdas que ven todos los { $digit } de los dos ALS extremos pierden el { $digit }.
als-ring-restricted-common =
    { COUNT($one) ->
    [one] El
   *[other] Cada
} { $link } de { $one } ve { COUNT($other) ->
    [one] al
   *[other] a todos los
} { $link } de { $other }, así que como máximo uno de estos dos conjuntos de celdas puede contener el { $link }.
    .beginner = Comprueba que { COUNT($one) ->
        [one] el
       *[other] cada
    } { $link } de { $one } comparte fila, columna o caja con { COUNT($other) ->
        [one] el
       *[other] cada
    } { $link } de { $other }. Así que como máximo uno de estos dos conjuntos de celdas puede contener el { $link }.
    .expert = El { $link } es un RCC de { $one } con { $other }.
als-ring-lack = A cada conjunto le falta uno solo de sus números. Por tanto, uno no contiene el { $p } pero sí el { $q }, y el otro no contiene el { $q } pero sí el { $p }.
    .expert = ALS doblemente enlazados: uno contiene el { $p } y no el { $q }; el otro, el { $q } y no el { $p }.
als-ring-either-way = { COUNT($cells) ->
    [one] En ambos casos, { $cells } contiene { $others }.
   *[other] En ambos casos, { $cells } contienen { $others }.
}
    .expert = { COUNT($others) ->
        [one] En ambos casos, el { $others } queda bloqueado en { $cells }.
       *[other] En ambos casos, { $others } quedan bloqueados en { $cells }.
    }
als-look-at-stem = Fíjate en { $stem }.
    .expert = Fíjate en el tallo, { $stem }.
als-if-stem = Si { $stem } es { $digit }:
als-no-cell-sees-all = Ninguna otra celda que vea a todos los { $digit } de estos conjuntos puede ser { $digit }.
    .beginner = Busca otras celdas que compartan fila, columna o caja con cada { $digit } de estos conjuntos: no pueden ser { $digit }.
    .expert = Las demás celdas que ven todos los { $digit } de estos pétalos pierden el { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Entonces { $cells } es { $digit }.
   *[other] Entonces { $cells } contienen todos sus otros números, entre ellos el { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Entonces { $cells } es { $digit }.
       *[other] Entonces { $cells } pasan a ser un conjunto bloqueado con el { $digit }.
    }
als-so-holds = { COUNT($cells) ->
    [one] Por tanto, { $cells } es { $digit }.
   *[other] Por tanto, { $cells } contienen todos sus otros números, entre ellos el { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Por tanto, { $cells } es { $digit }.
       *[other] Por tanto, { $cells } pasan a ser un conjunto bloqueado con el { $digit }.
    }
als-if-lacks = { COUNT($cells) ->
    [one] Si { $cells } no es { $digit }:
   *[other] Si { $cells } no contienen el { $digit }:
}
als-then-lacks = { COUNT($cells) ->
    [one] Entonces { $cells } no es { $digit }.
   *[other] Entonces { $cells } no contienen el { $digit }.
}
als-so-lacks = { COUNT($cells) ->
    [one] Por tanto, { $cells } no es { $digit }.
   *[other] Por tanto, { $cells } no contienen el { $digit }.
}
als-one-of-the-sets = { $cases ->
    [2] En ambos casos, uno de los conjuntos contiene el { $digit }.
   *[other] En todos los casos, uno de los conjuntos contiene el { $digit }.
}
    .expert = Sea cual sea el número del tallo, algún pétalo contiene el { $digit }.
