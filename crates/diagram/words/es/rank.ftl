rank-if-start = Si { $cell } es { $digit }:
rank-every-case-cell = En todos los casos, { $cell } es { OR($digits) }.
rank-every-case-house = En todos los casos, el { $digit } { OF($house) } está en { OR($cells) }.
rank-only-one-end = Solo una de estas posibilidades puede ser cierta. Por tanto, una de las cadenas es verdadera de principio a fin, y las otras son falsas desde su final hasta su principio.
    .expert = Estos extremos están enlazados débilmente entre sí, así que exactamente uno es verdadero: su cadena es verdadera de principio a fin, y las demás son falsas por completo.
rank-one-in-each-link = Entonces cada uno de estos enlaces tiene su candidato verdadero en una de las cadenas: { $links }.
    .expert = Por tanto, cada uno de estos enlaces tiene su candidato verdadero en una de las cadenas: { $links }.
rank-no-other-of-links = Por tanto, ningún otro candidato de estos enlaces puede ser verdadero.
    .expert = Los demás candidatos de estos enlaces son falsos.
rank-cells-need = { COUNT($cells) ->
    [one] { $cells } necesita un número.
   *[other] Cada una de las celdas { $cells } necesita un número.
}
    .expert = { COUNT($cells) ->
        [one] Verdad de celda: { $cells }.
       *[other] Verdades de celda: { $cells }.
    }
rank-house-needs = { COUNT($digits) ->
    [one] { $house } necesita un sitio para el { $digits }.
   *[other] { $house } necesita sitios para los números { $digits }.
}
    .expert = { COUNT($digits) ->
        [one] Verdad { IN($house) }: { $digits }.
       *[other] Verdades { IN($house) }: { $digits }.
    }
rank-no-candidate-fills-more = Ningún candidato cubre más verdades que enlaces gasta.
    .expert = Ningún candidato está en más verdades que enlaces.
rank-look-around = Fíjate en las celdas que rodean a { $corners }, en sus cajas, filas y columnas.
    .expert = Fíjate en el SK Loop que rodea a { $corners }.
rank-look-at-crossings = Fíjate en las celdas donde se cruzan { $rows } con { $columns }.
rank-look-at-houses = { COUNT($digits) ->
    [one] Fíjate en los { $digits } { OF($houses) }.
   *[other] Fíjate en los números { $digits } { OF($houses) }.
}
rank-look-at-cells-and-houses = { COUNT($digits) ->
    [one] Fíjate en { $cells }, y en los { $digits } { OF($houses) }.
   *[other] Fíjate en { $cells }, y en los números { $digits } { OF($houses) }.
}
rank-link-holds-one = Cada enlace es una celda, o un número en una unidad, así que solo uno de sus candidatos puede ser verdadero.
    .beginner = Cada enlace es una celda, o un número en una fila, columna o caja, así que solo uno de sus candidatos puede ser verdadero.
    .expert = Cada enlace contiene como máximo un candidato verdadero.
rank-waste-none = Por tanto, un candidato es falso si los enlaces que gasta son más que las verdades que cubre.
    .expert = Por tanto, es falso todo candidato con más enlaces que verdades.
rank-waste-more = Por tanto, un candidato es falso si los enlaces que gasta son al menos { $more } más que las verdades que cubre.
    .expert = Por tanto, es falso todo candidato con al menos { $more } enlaces más que verdades.
rank-other-links = El mismo argumento vale con otros enlaces. Quita estos: { $dropped }. Pon en su lugar estos: { $taken }.
    .expert = Lo mismo con otros enlaces: { $taken }, en lugar de { $dropped }.
rank-digits-in-houses = { $digit } { IN($houses) }
rank-look-at-cell = Fíjate en { $cell }.
rank-look-at-places = Fíjate en los sitios para el { $digit } { IN($house) }.
rank-all-in-links =
    { COUNT($truths) ->
    [one] Esta es la verdad. Todos sus
   *[other] Estas son las verdades. Todos sus
} candidatos están en { COUNT($count) ->
    [one] este enlace
   *[other] estos enlaces
}: { $links }.
    .expert = { COUNT($count) ->
        [one] Enlace que cubre todos sus candidatos: { $links }.
       *[other] Enlaces que cubren todos sus candidatos: { $links }.
    }
rank-heavy-truths = { $count ->
    [one] Esta verdad cuenta { $weight ->
        [2] dos veces
       *[other] { $weight } veces
    }: { $heavy }.
   *[other] Estas verdades cuentan { $weight ->
        [2] dos veces
       *[other] { $weight } veces
    }: { $heavy }.
}
    .expert = { $count ->
        [one] Verdad de peso { $weight }: { $heavy }.
       *[other] Verdades de peso { $weight }: { $heavy }.
    }
rank-heavy-links = { $count ->
    [one] Este enlace cuenta { $weight ->
        [2] dos veces
       *[other] { $weight } veces
    }: { $heavy }.
   *[other] Estos enlaces cuentan { $weight ->
        [2] dos veces
       *[other] { $weight } veces
    }: { $heavy }.
}
    .expert = { $count ->
        [one] Enlace de peso { $weight }: { $heavy }.
       *[other] Enlaces de peso { $weight }: { $heavy }.
    }
# $counted es «once», o «weighted» si algunas verdades o enlaces cuentan más de una vez.
rank-no-waste = { $counted ->
    [once] Hay { $truths } verdades y { $links } enlaces, así que las verdades gastan todos los enlaces.
   *[weighted] Contando así, hay { $truths } verdades y { $links } enlaces, así que las verdades gastan todos los enlaces.
}
    .expert = { $counted ->
        [once] Verdades: { $truths }; enlaces: { $links }; rango 0.
       *[weighted] Con pesos, verdades: { $truths }; enlaces: { $links }; rango 0.
    }
rank-some-waste = { $counted ->
    [once] Hay { $truths } verdades y { $links } enlaces, así que { $spare ->
        [one] puede sobrar como máximo { $spare } enlace
       *[other] pueden sobrar como máximo { $spare } enlaces
    }.
   *[weighted] Contando así, hay { $truths } verdades y { $links } enlaces, así que { $spare ->
        [one] puede sobrar como máximo { $spare } enlace
       *[other] pueden sobrar como máximo { $spare } enlaces
    }.
}
    .expert = { $counted ->
        [once] Verdades: { $truths }; enlaces: { $links }; rango { $spare }.
       *[weighted] Con pesos, verdades: { $truths }; enlaces: { $links }; rango { $spare }.
    }
rank-uses-up =
    Si { $cell } fuera { $digit }, gastaría { $links ->
    [one] { $links } enlace
   *[other] { $links } enlaces
}: { $taken }. Pero { $truths ->
    [0] no cubriría ninguna verdad
    [one] solo cubriría { $truths } verdad: { $filled }
   *[other] solo cubriría { $truths } verdades: { $filled }
}.
    .expert = { $truths ->
        [0] { $digit } en { $cell }: enlaces, { $links } ({ $taken }); verdades, 0.
       *[other] { $digit } en { $cell }: enlaces, { $links } ({ $taken }); verdades, { $truths } ({ $filled }).
    }
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } { IN($house) }
rank-times = { $weight ->
    [2] { $name } dos veces
   *[other] { $name } { $weight } veces
}
rank-cells = { $cells }
