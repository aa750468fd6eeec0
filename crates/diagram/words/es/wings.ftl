wings-if-place = Si { $place } es { $other }:
wings-end-is = { $end } la ve y no puede ser { $other }, así que { $end } es { $digit }.
    .beginner = { $end } comparte con ella fila, columna o caja y pierde el { $other }, así que solo le queda el { $digit }.
    .expert = { $end } la ve, pierde el { $other } y es { $digit }.
wings-look-at-cell = Fíjate en { $cell } y en las celdas que ve.
    .beginner = Pon el dedo en { $cell } y recorre con la vista su fila, su columna y su caja.
    .expert = Toma { $cell } como pivote.
wings-if-cell = Si { $cell } es { $digit }:
wings-cell-itself = Entonces la propia { $cell } es el { $digit }.
wings-look-at-ends = Fíjate en { $ends }, y en los { $other } { OF($house) }.
wings-same-candidates = { $ends } tienen los mismos dos candidatos, { $both }.
    .beginner = A { $ends } les quedan los mismos dos números, { $both }.
    .expert = { $ends } son bivalor, ambas con { $both }.
wings-in-all = { $cases ->
    [2] En ambos casos, { OR($holders) } es { $digit }.
   *[other] En todos los casos, { OR($holders) } es { $digit }.
}
    .expert = Por tanto, al menos una de las celdas { $holders } es { $digit }.
