singles-look-at-cell = Observe { $cell }.
    .beginner = Coloque o dedo em { $cell }.
singles-only-digit-left = Em { $cell } só resta o { $digit }.
singles-houses-contain-all = { $houses } já contêm todos os números, menos o { $digit }.
    .beginner = Conte o que já está { IN($houses) }: tudo, menos o { $digit }.
    .expert = Essa célula vê todos os números, menos o { $digit }.
singles-others-removed = Os outros candidatos dessa célula já foram eliminados.
    .beginner = Os outros números dessa célula já estão riscados.
singles-houses-contain = { COUNT($seen) ->
    [one] { $houses } já contêm o { $seen }. Os outros candidatos de { $cell } já foram eliminados.
   *[other] { $houses } já contêm { $seen }. Os outros candidatos de { $cell } já foram eliminados.
}
    .beginner = Conte o que já está { IN($houses) }: { $seen }. Em { $cell }, todos os outros números, menos um, já estão riscados.
    .expert = { COUNT($seen) ->
        [one] { $cell } vê o { $seen }. Os outros candidatos dessa célula já foram eliminados.
       *[other] { $cell } vê { $seen }. Os outros candidatos dessa célula já foram eliminados.
    }
singles-look-at-house = Observe { $house }.
    .beginner = Percorra { $house } com os olhos.
singles-last-empty-cell = { $cell } é a última célula vazia { OF($house) }.
    .beginner = Ali, só { $cell } ainda está vazia.
singles-only-digit-missing = { $house } precisa de todos os números, e só falta o { $digit }.
    .beginner = Conte de 1 a 9 { IN($house) }: só falta o { $digit }.
singles-look-for-place = Onde o { $digit } pode ficar { IN($house) }?
singles-blockers = { COUNT($blockers) ->
    [one] O { $digit } de { $blockers } exclui { $out }.
   *[other] O { $digit } já está em { $blockers }, o que exclui { $out }.
}
    .beginner = Veja o { $digit } em { $blockers }: ele bloqueia { $out }.
singles-blockers-all = { COUNT($blockers) ->
    [one] Ali, as outras células vazias estão excluídas pelo { $digit } de { $blockers }.
   *[other] Ali, as outras células vazias estão excluídas, porque o { $digit } já está em { $blockers }.
}
    .beginner = Ali, todas as células vazias, menos uma, estão bloqueadas: veja o { $digit } em { $blockers }.
singles-removed = O { $digit } já foi eliminado de { $left }.
    .beginner = O { $digit } já está riscado em { $left }.
singles-needs = { $house } precisa de um { $digit }.
