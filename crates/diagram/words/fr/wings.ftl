wings-if-place = Si { $place } vaut { $other } :
wings-end-is = { $end } voit cette case et ne peut donc pas contenir { $other } : { $end } vaut { $digit }.
    .beginner = { $end } voit cette case et perd le { $other } : il n’y reste que le { $digit }.
    .expert = { $end } la voit, perd le { $other } et vaut { $digit }.
wings-look-at-cell = Regardez { $cell } et les cases qu’elle voit.
    .beginner = Mettez le doigt sur { $cell }, et parcourez sa ligne, sa colonne et son bloc.
    .expert = Prenez { $cell } comme pivot.
wings-if-cell = Si { $cell } vaut { $digit } :
wings-cell-itself = C’est alors { $cell } qui contient le { $digit }.
wings-look-at-ends = Regardez { $ends }, puis les { $other } { IN($house) }.
wings-same-candidates = { $ends } ont les deux mêmes candidats, { $both }.
    .beginner = En { $ends }, il reste les deux mêmes chiffres, { $both }.
    .expert = { $ends } sont bivaluées sur { $both }.
wings-in-all = { $cases ->
    [2] Dans les deux cas, { OR($holders) } vaut { $digit }.
   *[other] Dans tous les cas, { OR($holders) } vaut { $digit }.
}
    .expert = { COUNT($holders) ->
        [one] Donc { $holders } vaut { $digit }.
       *[other] Donc au moins une des cases { $holders } vaut { $digit }.
    }
