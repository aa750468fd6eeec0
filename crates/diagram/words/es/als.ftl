als-set-lacks-one = { $cells } solo tienen los candidatos { $digits }: { $all } números para { $count } celdas. Por tanto, ahí falta exactamente uno de estos números.
als-look = Fíjate en { $cells }.
als-restricted-common =
    { COUNT($one) ->
    [one] El
   *[other] Cada
} { $link } de { $one } ve { COUNT($next) ->
    [one] al
   *[other] a todos los
} { $link } de { $next }, así que como máximo uno de estos dos conjuntos de celdas puede contener el { $link }.
als-in-first-or-last = Por tanto, el { $digit } está en { OR($first) }, o bien en { OR($last) }.
als-no-cell-sees-both = Ninguna otra celda que vea a todos los { $digit } de los dos conjuntos puede ser { $digit }.
als-ring-restricted-common =
    { COUNT($one) ->
    [one] El
   *[other] Cada
} { $link } de { $one } ve { COUNT($other) ->
    [one] al
   *[other] a todos los
} { $link } de { $other }, así que como máximo uno de estos dos conjuntos de celdas puede contener el { $link }.
als-ring-lack = A cada conjunto le falta uno solo de sus números. Por tanto, uno no contiene el { $p } pero sí el { $q }, y el otro no contiene el { $q } pero sí el { $p }.
als-ring-either-way = { COUNT($cells) ->
    [one] En ambos casos, { $cells } contiene { $others }.
   *[other] En ambos casos, { $cells } contienen { $others }.
}
als-look-at-stem = Fíjate en { $stem }.
als-if-stem = Si { $stem } es { $digit }:
als-no-cell-sees-all = Ninguna otra celda que vea a todos los { $digit } de estos conjuntos puede ser { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Entonces { $cells } es { $digit }.
   *[other] Entonces { $cells } contienen todos sus otros números, entre ellos el { $digit }.
}
als-so-holds = { COUNT($cells) ->
    [one] Por tanto, { $cells } es { $digit }.
   *[other] Por tanto, { $cells } contienen todos sus otros números, entre ellos el { $digit }.
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
