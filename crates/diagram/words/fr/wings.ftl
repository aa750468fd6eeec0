wings-if-place = Si { $place } vaut { $other } :
wings-end-is = { $end } voit cette case et ne peut donc pas contenir { $other } : { $end } vaut { $digit }.
wings-look-at-cell = Regardez { $cell } et les cases qu’elle voit.
wings-if-cell = Si { $cell } vaut { $digit } :
wings-cell-itself = C’est alors { $cell } qui contient le { $digit }.
wings-look-at-ends = Regardez { $ends }, puis les { $other } { IN($house) }.
wings-same-candidates = { $ends } ont les deux mêmes candidats, { $both }.
wings-in-all = { $cases ->
    [2] Dans les deux cas, { OR($holders) } vaut { $digit }.
   *[other] Dans tous les cas, { OR($holders) } vaut { $digit }.
}
