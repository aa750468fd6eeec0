guarded-rectangles-look = Observe os números { $digits } em { $cells }.
guarded-rectangles-places-apart-from = { IN($house) }, os únicos lugares para { $digits } são { $corners }, com exceção de { $beside }.
    .expert = { COUNT($beside) ->
        [one] { $house } confina { $digits } a { $corners }, a não ser pelo guardião externo, { $beside }.
       *[other] { $house } confina { $digits } a { $corners }, a não ser pelos guardiões externos, { $beside }.
    }
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } também tem o candidato { $others }.
   *[other] { $open } também tem os candidatos { $others }.
}
    .expert = { COUNT($others) ->
        [one] { $open } tem o guardião interno { $others }.
       *[other] { $open } tem os guardiões internos { $others }.
    }
guarded-rectangles-extra = { COUNT($within) ->
    [one] O candidato extra é { $within }.
   *[other] Os candidatos extras são { $within }.
}
    .expert = { COUNT($within) ->
        [one] Guardião: { $within }.
       *[other] Guardiões: { $within }.
    }
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] O candidato extra em { $open } é { $within }.
   *[other] Os candidatos extras em { $open } são { $within }.
}
    .expert = { COUNT($within) ->
        [one] Guardião interno em { $open }: { $within }.
       *[other] Guardiões internos em { $open }: { $within }.
    }
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Sem esse candidato extra, as quatro células só conteriam { $digits }. Os dois números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
   *[other] Sem esses candidatos extras, as quatro células só conteriam { $digits }. Os dois números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
}
    .expert = { COUNT($guardians) ->
        [one] Sem o guardião, o retângulo só conteria { $digits }: um padrão mortal.
       *[other] Sem os guardiões, o retângulo só conteria { $digits }: um padrão mortal.
    }
