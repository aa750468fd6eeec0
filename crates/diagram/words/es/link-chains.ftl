link-chains-look-at-bivalue = Fíjate en las celdas con dos candidatos, empezando por { $cell }.
    .beginner = Pon el dedo en { $cell } y sigue por celdas en las que solo quedan dos números.
    .expert = Sigue las celdas bivalor desde { $cell }.
link-chains-two-candidates-each = { $cells } tienen dos candidatos cada una.
    .beginner = En cada una de las celdas { $cells } solo quedan dos números.
    .expert = { $cells } son bivalor.
link-chains-look-at-digit = Fíjate en los { $digit }, empezando por { $cell }.
    .beginner = Pon el dedo en { $cell } y mira solo los { $digit }.
    .expert = Sigue los enlaces fuertes del { $digit } desde { $cell }.
link-chains-xy-link = { $cell } ve a { $from } y no puede ser { $digit }, así que { $cell } es { $to }.
    .beginner = { $cell } comparte fila, columna o caja con { $from } y pierde el { $digit }, así que ahí solo queda el { $to }.
    .expert = { $cell } ve a { $from }, pierde el { $digit } y es { $to }.
link-chains-x-link = { $cell } ve a { $from }, así que no es { $digit }. { $then }
    .beginner = { $cell } comparte fila, columna o caja con { $from }, así que no es { $digit }. { $then }
link-chains-if-start = Si { $cell } no es { $digit }:
link-chains-even-then = Incluso entonces { $cell } es { $digit }, así que lo es en cualquier caso.
link-chains-no-cell-sees-it = Ninguna celda que la vea puede ser { $digit }.
    .beginner = Busca celdas que compartan fila, columna o caja con ella: no pueden ser { $digit }.
    .expert = Las celdas que la ven pierden el { $digit }.
link-chains-then-cell-is = Entonces { $cell } es { $digit }.
link-chains-look-at-pair = Fíjate en las celdas que solo pueden ser { OR($pair) }.
    .expert = Fíjate en las celdas bivalor con { $pair }.
link-chains-pair-chain = En cierto orden, forman una cadena en la que cada celda ve a la siguiente, así que dos celdas seguidas de la cadena contienen números distintos.
    .beginner = Pasa de una a otra, en un orden en el que cada una comparta fila, columna o caja con la siguiente: dos seguidas contienen números distintos.
    .expert = Forman una cadena en la que cada una ve a la siguiente, así que los números se alternan.
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
    .expert = Por tanto, un número ocupa { $even }, y el otro, { $odd }.
link-chains-pair-ends = De { $ends }, una es { $a } y la otra es { $b }. Una celda que vea a las dos no puede ser ni { NOR($pair) }.
    .beginner = De { $ends }, una es { $a } y la otra es { $b }. Busca celdas que compartan fila, columna o caja con cada una: no pueden ser ni { NOR($pair) }.
    .expert = De { $ends }, una es { $a } y la otra, { $b }. Las celdas que ven a las dos pierden { $pair }.
link-chains-needs = { $house } necesita un { $digit }, así que { $cell } es { $digit }.
    .expert = Enlace fuerte { IN($house) }: { $cell } es { $digit }.
link-chains-either-way = Tanto en este caso como en el contrario, { OR($ends) } es { $digit }.
    .expert = Por tanto, al menos una de las celdas { $ends } es { $digit }.
