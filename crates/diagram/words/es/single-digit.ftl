single-digit-look = { COUNT($digits) ->
    [one] ¿Dónde puede ir el { $digits } { IN($houses) }?
   *[other] ¿Dónde pueden ir los números { $digits } { IN($houses) }?
}
    .expert = { COUNT($digits) ->
        [one] Fíjate en los enlaces fuertes del { $digits } { IN($houses) }.
       *[other] Fíjate en los enlaces fuertes de { $digits } { IN($houses) }.
    }
single-digit-joint = { COUNT($joints) ->
    [2] { $shared } contiene { $joints }, así que no pueden ser { $digit } las dos.
   *[other] { $shared } contiene { $joints }, así que como máximo una es { $digit }.
}
    .beginner = { COUNT($joints) ->
        [2] { $joints } están las dos { IN($shared) }, así que no puedes escribir el { $digit } en ambas.
       *[other] { $joints } están todas { IN($shared) }, así que puedes escribir el { $digit } como máximo en una.
    }
    .expert = { COUNT($joints) ->
        [2] Enlace débil del { $digit } { IN($shared) }: { $joints }.
       *[other] Enlace débil agrupado del { $digit } { IN($shared) }: { $joints }.
    }
single-digit-if-not = Si { $without }:
single-digit-if = Si { OR($joint) } es { $digit }:
single-digit-then = Entonces { $without }.
single-digit-needs = { $house } necesita un { $digit }, así que { OR($end) } es { $digit }.
    .expert = Enlace fuerte { IN($house) }: { OR($end) } es { $digit }.
single-digit-either-way = En ambos casos, { OR($cells) } es { $digit }.
    .expert = Por tanto, al menos una de las celdas { $cells } es { $digit }.
single-digit-first-cases = Por los dos primeros casos, { OR($cells) } es { $digit }.
    .expert = Por los dos primeros casos, al menos una de las celdas { $cells } es { $digit }.
single-digit-last-cases = Por los dos últimos casos, { OR($cells) } es { $digit }.
    .expert = Por los dos últimos casos, al menos una de las celdas { $cells } es { $digit }.
