wings-if-place = Si { $place } es { $other }:
wings-end-is = { $end } la ve y no puede ser { $other }, así que { $end } es { $digit }.
wings-look-at-cell = Fíjate en { $cell } y en las celdas que ve.
wings-if-cell = Si { $cell } es { $digit }:
wings-cell-itself = Entonces la propia { $cell } es el { $digit }.
wings-look-at-ends = Fíjate en { $ends }, y en los { $other } { OF($house) }.
wings-same-candidates = { $ends } tienen los mismos dos candidatos, { $both }.
wings-in-all = { $cases ->
    [2] En ambos casos, { OR($holders) } es { $digit }.
   *[other] En todos los casos, { OR($holders) } es { $digit }.
}
