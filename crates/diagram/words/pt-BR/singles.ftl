singles-look-at-cell = Observe { $cell }.
singles-only-digit-left = Em { $cell } só resta o { $digit }.
singles-houses-contain-all = { $houses } já contêm todos os números, menos o { $digit }.
singles-others-removed = Os outros candidatos dessa célula já foram eliminados.
singles-houses-contain = { COUNT($seen) ->
    [one] { $houses } já contêm o { $seen }. Os outros candidatos de { $cell } já foram eliminados.
   *[other] { $houses } já contêm { $seen }. Os outros candidatos de { $cell } já foram eliminados.
}
singles-look-at-house = Observe { $house }.
singles-last-empty-cell = { $cell } é a última célula vazia { OF($house) }.
singles-only-digit-missing = { $house } precisa de todos os números, e só falta o { $digit }.
singles-look-for-place = Onde o { $digit } pode ficar { IN($house) }?
singles-blockers = { COUNT($blockers) ->
    [one] O { $digit } de { $blockers } exclui { $out }.
   *[other] O { $digit } já está em { $blockers }, o que exclui { $out }.
}
singles-blockers-all = { COUNT($blockers) ->
    [one] Ali, as outras células vazias estão excluídas pelo { $digit } de { $blockers }.
   *[other] Ali, as outras células vazias estão excluídas, porque o { $digit } já está em { $blockers }.
}
singles-removed = O { $digit } já foi eliminado de { $left }.
singles-needs = { $house } precisa de um { $digit }.
