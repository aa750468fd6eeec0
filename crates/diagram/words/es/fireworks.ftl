fireworks-look = Fíjate { IN($lines) }.
fireworks-fit-only = { IN($line) }, los números { $digits } solo caben { IN($block) } y en { $wing }.
    .expert = { $line } limita los números { $digits } a { $block } y al ala { $wing }.
fireworks-if-in-neither = Si uno de los números { $digits } no está ni en { $one } ni en { $other }:
    .expert = Si uno de los números { $digits } no está en ninguna de las alas, { $one } y { $other }:
fireworks-both-in-block = Entonces { $row } y { $column } tienen ese número { IN($block) }.
fireworks-only-at-crossing = { $block } contiene ese número una sola vez: donde se cruzan { $row } y { $column }, en { $pivot }.
    .expert = { $block } tiene ese número una sola vez: en el pivote, { $pivot }.
fireworks-outside-block = Fuera { OF($block) }, los únicos sitios para el { $digit } { IN($row) } y { IN($column) } son { $two }. Las dos líneas se cruzan en { $second }, que no puede ser { $digit }. Por tanto, no pueden tener las dos su { $digit } { IN($block) }, y { OR($two) } es { $digit }.
    .expert = Fuera { OF($block) }, { $row } y { $column } solo tienen sitio para el { $digit } en { $two }. El pivote de ambas, { $second }, no puede ser { $digit }, así que no pueden tenerlo las dos { IN($block) }, y { OR($two) } es { $digit }.
fireworks-if-shared = Si { $shared } es { $digit }:
fireworks-then-in-rest = Entonces los números { $digits } están en { $rest }, que no contienen nada más.
    .expert = Entonces { $digits } quedan bloqueados en { $rest }.
fireworks-if-alone = Si { $alone } es { $digit }:
fireworks-then-none-seen = Entonces ninguna celda que vea a { $alone } puede ser { $digit }.
fireworks-either-way-not = { COUNT($seen) ->
    [one] En ambos casos, { $seen } no es { $digit }.
   *[other] En ambos casos, { $seen } no son { $digit }.
}
fireworks-fill-cells = Por tanto, cada uno de los números { $digits } está en { OR($cells) }. Hay tantos números como celdas, así que cada número ocupa una de estas celdas.
    .expert = Por tanto, { $digits } quedan bloqueados en { $cells }, uno en cada una.
fireworks-pivot-others = { $pivot } solo puede ser { OR($digits) }: { $others } están en { OR($cells) }.
    .expert = El pivote, { $pivot }, solo puede ser { OR($digits) }: { $others } están en { OR($cells) }.
fireworks-assist-sees-wings = { $assists } ve a las dos celdas { $wings }.
    .expert = { $assists } ve las dos alas, { $wings }.
fireworks-pivot-holds = Ni { $one } ni { $other } pueden contener el mismo número que { $assists }. Por tanto, { $pivot } contiene ese número: { OR($digits) }.
    .expert = Ninguna de las alas, { $one } y { $other }, puede contener el número de { $assists }. Por tanto, lo contiene el pivote, { $pivot }: { OR($digits) }.
fireworks-if-wing = Si { $wing } es { OR($digits) }:
fireworks-then-assist = Entonces { $assist }, que ve a { $wing }, es el otro número. Ninguna celda que vea a { $wing } y a { $assist } puede ser { OR($digits) }.
    .expert = Entonces { $wing } y { $assist } forman un par desnudo con { $digits }, y ninguna celda que vea a las dos puede ser { OR($digits) }.
fireworks-pivot-cannot-hold-both = { $pivot } no puede contener a la vez { $digits }, así que al menos uno de los dos números está en { OR($wings) }.
    .expert = El pivote, { $pivot }, no puede contener a la vez { $digits }, así que al menos uno de los dos está en un ala, { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] En ambos casos, { $cells } ve los dos números, { $digits }.
   *[other] En ambos casos, cada una de las celdas { $cells } ve los dos números, { $digits }.
}
