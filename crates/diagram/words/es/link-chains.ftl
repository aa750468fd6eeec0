link-chains-look-at-bivalue = Fíjate en las celdas con dos candidatos, empezando por { $cell }.
link-chains-two-candidates-each = { $cells } tienen dos candidatos cada una.
link-chains-look-at-digit = Fíjate en los { $digit }, empezando por { $cell }.
link-chains-xy-link = { $cell } ve a { $from } y no puede ser { $digit }, así que { $cell } es { $to }.
link-chains-x-link = { $cell } ve a { $from }, así que no es { $digit }. { $then }
link-chains-if-start = Si { $cell } no es { $digit }:
link-chains-even-then = Incluso entonces { $cell } es { $digit }, así que lo es en cualquier caso.
link-chains-no-cell-sees-it = Ninguna celda que la vea puede ser { $digit }.
link-chains-then-cell-is = Entonces { $cell } es { $digit }.
link-chains-look-at-pair = Fíjate en las celdas que solo pueden ser { OR($pair) }.
link-chains-pair-chain = En cierto orden, forman una cadena en la que cada celda ve a la siguiente, así que dos celdas seguidas de la cadena contienen números distintos.
link-chains-pair-holds =
    Por tanto, { $even } { COUNT($even) ->
    [1] contiene uno de los dos números
    [2] contienen el mismo número
   *[other] contienen todas el mismo número
    }, y { $odd } { COUNT($odd) ->
    [1] contiene
    [2] contienen
   *[other] contienen todas
    } el otro.
link-chains-pair-ends = De { $ends }, una es { $a } y la otra es { $b }. Una celda que vea a las dos no puede ser ni { NOR($pair) }.
link-chains-needs = { $house } necesita un { $digit }, así que { $cell } es { $digit }.
link-chains-either-way = Tanto en este caso como en el contrario, { OR($ends) } es { $digit }.
