coloring-look = Fíjate en las unidades con exactamente dos sitios para el { $digit }.
    .beginner = Busca las filas, columnas y cajas con exactamente dos sitios para el { $digit }.
    .expert = Colorea los pares conjugados del { $digit }.
coloring-two-in-house = Entonces { IN($house) } habría más de un { $digit }: en { $cells }.
    .beginner = Entonces tendrías que escribir el { $digit } más de una vez { IN($house) }: en { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Entonces los dos colores de las otras celdas serían falsos, porque { $color } ve celdas de ambos.
   *[other] Entonces los dos colores de las otras celdas serían falsos, porque { $color } ven celdas de ambos.
}
    .beginner = { COUNT($color) ->
        [one] Entonces los dos colores de las otras celdas serían falsos, porque { $color } comparte fila, columna o caja con celdas de ambos.
       *[other] Entonces los dos colores de las otras celdas serían falsos, porque { $color } comparten fila, columna o caja con celdas de ambos.
    }
    .expert = { COUNT($color) ->
        [one] { $color } ve los dos colores del otro clúster, así que ambos serían falsos.
       *[other] { $color } ven los dos colores del otro clúster, así que ambos serían falsos.
    }
coloring-if-color = { COUNT($color) ->
    [one] Si { $color } es { $digit }:
   *[other] Si { $color } son { $digit }:
}
coloring-other-color-is-true = Eso es imposible, así que el otro color es verdadero.
    .expert = Contradicción, así que el otro color es verdadero.
coloring-opposed = { $one } ve a { $other }, así que sus colores no pueden ser verdaderos los dos.
    .beginner = { $one } comparte fila, columna o caja con { $other }, así que sus colores no pueden ser verdaderos los dos.
    .expert = { $one } ve a { $other }: enlace débil entre sus colores.
coloring-cannot-be = Una celda que vea estos dos colores no puede ser { $digit }.
    .beginner = Busca celdas que compartan fila, columna o caja con una celda de cada uno de estos dos colores: no pueden ser { $digit }.
    .expert = Las celdas que ven estos dos colores pierden el { $digit }.
coloring-clusters = Esas unidades enlazan { $cells }. Usa dos colores, de modo que dos celdas enlazadas tengan siempre colores distintos.
    .beginner = Algunas enlazan { $cells }. Toma dos lápices de colores: los dos sitios de una misma fila, columna o caja llevan siempre colores distintos.
    .expert = Clúster de dos colores: { $cells }.
coloring-other-clusters = Otras unidades de este tipo enlazan { $cells }. Usa otros dos colores, también de modo que dos celdas enlazadas tengan siempre colores distintos.
    .beginner = Otras enlazan { $cells }. Coloréalas del mismo modo, con otros dos lápices.
    .expert = Segundo clúster, con otros dos colores: { $cells }.
coloring-either = Uno de los dos colores es verdadero: o bien { COUNT($first) ->
    [1] { $first } es { $digit }
    [2] { $first } son { $digit }
   *[other] { $first } son { $digit }
}, o bien { COUNT($second) ->
    [1] { $second } es { $digit }.
    [2] { $second } son { $digit }.
   *[other] { $second } son { $digit }.
}
    .expert = Un color es verdadero: { $digit } en { $first }, o bien { $digit } en { $second }.
coloring-opposite-either = Por tanto, al menos uno de los colores opuestos es verdadero: { COUNT($first) ->
    [1] { $first } es { $digit }
    [2] { $first } son { $digit }
   *[other] { $first } son { $digit }
}, o bien { COUNT($second) ->
    [1] { $second } es { $digit }.
    [2] { $second } son { $digit }.
   *[other] { $second } son { $digit }.
}
    .expert = Por tanto, al menos uno de los colores opuestos es verdadero: { $digit } en { $first }, o { $digit } en { $second }.
