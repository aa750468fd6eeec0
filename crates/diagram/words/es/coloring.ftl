coloring-look = Fíjate en las unidades con exactamente dos sitios para el { $digit }.
coloring-two-in-house = Entonces { IN($house) } habría dos { $digit }: en { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Entonces los dos colores de las otras celdas serían falsos, porque { $color } ve celdas de ambos.
   *[other] Entonces los dos colores de las otras celdas serían falsos, porque { $color } ven celdas de ambos.
}
coloring-if-color = { COUNT($color) ->
    [one] Si { $color } es { $digit }:
   *[other] Si { $color } son { $digit }:
}
coloring-other-color-is-true = Eso es imposible, así que el otro color es verdadero.
coloring-opposed = { $one } ve a { $other }, así que sus colores no pueden ser verdaderos los dos.
coloring-cannot-be = Una celda que vea estos dos colores no puede ser { $digit }.
coloring-clusters = Esas unidades enlazan { $cells }. Usa dos colores, de modo que dos celdas enlazadas tengan siempre colores distintos.
coloring-other-clusters = Otras unidades de este tipo enlazan { $cells }. Usa otros dos colores, también de modo que dos celdas enlazadas tengan siempre colores distintos.
coloring-either = Uno de los dos colores es verdadero: o bien { COUNT($first) ->
    [1] { $first } es { $digit }
    [2] { $first } son { $digit }
   *[other] { $first } son { $digit }
}, o bien { COUNT($second) ->
    [1] { $second } es { $digit }.
    [2] { $second } son { $digit }.
   *[other] { $second } son { $digit }.
}
coloring-opposite-either = Por tanto, al menos uno de los otros dos colores es verdadero: { COUNT($first) ->
    [1] { $first } es { $digit }
    [2] { $first } son { $digit }
   *[other] { $first } son { $digit }
}, o bien { COUNT($second) ->
    [1] { $second } es { $digit }.
    [2] { $second } son { $digit }.
   *[other] { $second } son { $digit }.
}
