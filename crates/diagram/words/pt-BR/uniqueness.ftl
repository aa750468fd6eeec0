uniqueness-look = Observe os números { $known } em { $cells }.
uniqueness-others-between = { $roof } têm também outros candidatos: ao todo, { $others }.
uniqueness-others =
    { $roof } também { COUNT($roof) ->
    [one] tem
   *[other] têm
    } { COUNT($others) ->
    [one] o candidato
   *[other] os candidatos
    } { $others }.
uniqueness-swap = { COUNT($known) ->
    [2] Se todas as células só contivessem { $known }, os dois números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
   *[other] Se todas as células só contivessem { $known }, esses números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
}
uniqueness-roof-differs = { COUNT($roof) ->
    [one] O sudoku tem exatamente uma solução, logo { $roof } tem de conter outro número.
   *[other] O sudoku tem exatamente uma solução, logo pelo menos uma das células { $roof } tem de conter outro número.
}
uniqueness-one-is-digit = Portanto, uma delas é { $digit }, e a outra é { OR($others) }: nenhuma das duas pode ser { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] Se uma das células { $roof } fosse { $digit }, a outra também seria { $digit }: { $lines } não tem outros lugares para o { $digit }.
   *[other] Se uma das células { $roof } fosse { $digit }, a outra também seria { $digit }: { $lines } não têm outros lugares para o { $digit }.
}
uniqueness-then-only-known = { COUNT($floor) ->
    [one] Então { $floor } seria { $without }, e todas as células só conteriam { $known }, o que não pode acontecer.
   *[other] Então { $floor } seriam { $without }, e todas as células só conteriam { $known }, o que não pode acontecer.
}
uniqueness-beside-would-be = { COUNT($beside) ->
    [one] Se { $cell } fosse { $other }, { $beside } seria { $digit }: { $lines } não têm outros lugares para o { $digit }.
   *[other] Se { $cell } fosse { $other }, { $beside } seriam { $digit }: { $lines } não têm outros lugares para o { $digit }.
}
uniqueness-then-opposite = Então { $opposite } seria { $other }, e todas as células só conteriam { $known }, o que não pode acontecer.
uniqueness-can-only-be = Só pode ser o { $digit }, logo { OR($roof) } é { $digit }.
