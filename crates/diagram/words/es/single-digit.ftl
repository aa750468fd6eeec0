single-digit-look = { COUNT($digits) ->
    [one] ¿Dónde puede ir el { $digits } { IN($houses) }?
   *[other] ¿Dónde pueden ir los números { $digits } { IN($houses) }?
}
single-digit-joint = { COUNT($joints) ->
    [2] { $shared } contiene { $joints }, así que no pueden ser { $digit } las dos.
   *[other] { $shared } contiene { $joints }, así que como máximo una es { $digit }.
}
single-digit-if-not = Si { $without }:
single-digit-if = Si { OR($joint) } es { $digit }:
single-digit-then = Entonces { $without }.
single-digit-needs = { $house } necesita un { $digit }, así que { OR($end) } es { $digit }.
single-digit-either-way = En ambos casos, { OR($cells) } es { $digit }.
single-digit-first-cases = Por los dos primeros casos, { OR($cells) } es { $digit }.
single-digit-last-cases = Por los dos últimos casos, { OR($cells) } es { $digit }.
