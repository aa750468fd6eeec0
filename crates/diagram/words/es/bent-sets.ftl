bent-sets-look = Fíjate en { $line } y en { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] En estas celdas, todos los sitios del { $once } están { IN($house) }, así que cabe una sola vez.
   *[other] En estas celdas, todos los sitios de los números { $once } están { IN($house) }, así que cada uno cabe una sola vez.
}
    .beginner = { COUNT($once) ->
        [one] Busca el { $once } en estas celdas: todos sus sitios están { IN($house) }, así que cabe una sola vez.
       *[other] Busca los números { $once } en estas celdas: todos sus sitios están { IN($house) }, así que cada uno cabe una sola vez.
    }
    .expert = { COUNT($once) ->
        [one] El { $once } está restringido a { $house }: como máximo una vez.
       *[other] Los números { $once } están restringidos a { $house }: como máximo una vez cada uno.
    }
bent-sets-one-digit-too-few = Si ninguna de las celdas fuera { $digit }, solo les quedarían { $others }, y cada uno cabe una sola vez: faltaría un número.
    .beginner = Tacha mentalmente el { $digit } y cuenta qué les queda a estas celdas: solo { $others }, y cada uno cabe una sola vez. Falta un número.
    .expert = Sin el { $digit }, no restringido, solo quedarían los restringidos, { $others }: faltaría un número.
bent-sets-so-one-holds = Por tanto, { OR($holders) } es { $digit }.
    .expert = Por tanto, al menos una de las celdas { $holders } es { $digit }.
