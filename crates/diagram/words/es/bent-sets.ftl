bent-sets-look = Fíjate en { $line } y en { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] En estas celdas, todos los sitios del { $once } están { IN($house) }, así que cabe una sola vez.
   *[other] En estas celdas, todos los sitios de los números { $once } están { IN($house) }, así que cada uno cabe una sola vez.
}
bent-sets-one-digit-too-few = Si ninguna de las celdas fuera { $digit }, solo les quedarían { $others }, y cada uno cabe una sola vez: faltaría un número.
bent-sets-so-one-holds = Por tanto, { OR($holders) } es { $digit }.
