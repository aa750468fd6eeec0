guarded-rectangles-look = Observe os números { $digits } em { $cells }.
guarded-rectangles-places-apart-from = { IN($house) }, os únicos lugares para { $digits } são { $corners }, com exceção de { $beside }.
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } também tem o candidato { $others }.
   *[other] { $open } também tem os candidatos { $others }.
}
guarded-rectangles-extra = { COUNT($within) ->
    [one] O candidato extra é { $within }.
   *[other] Os candidatos extras são { $within }.
}
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] O candidato extra em { $open } é { $within }.
   *[other] Os candidatos extras em { $open } são { $within }.
}
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Sem esse candidato extra, as quatro células só conteriam { $digits }. Os dois números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
   *[other] Sem esses candidatos extras, as quatro células só conteriam { $digits }. Os dois números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
}
