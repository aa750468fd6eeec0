uniqueness-look = Observe os números { $known } em { $cells }.
    .beginner = Observe { $cells }: ali, só interessam os números { $known }.
    .expert = Possível padrão mortal: { $known } em { $cells }.
uniqueness-others-between = { $roof } têm também outros candidatos: ao todo, { $others }.
    .beginner = { $roof } também poderiam ser outros números: ao todo, { $others }.
    .expert = Teto: { $roof }, com os candidatos extras { $others } ao todo.
uniqueness-others =
    { $roof } também { COUNT($roof) ->
    [one] tem
   *[other] têm
    } { COUNT($others) ->
    [one] o candidato
   *[other] os candidatos
    } { $others }.
    .beginner = { COUNT($roof) ->
        [one] { $roof } também poderia ser { OR($others) }.
       *[other] { $roof } também poderiam ser { OR($others) }.
    }
    .expert = { COUNT($others) ->
        [one] Teto: { $roof }, com o candidato extra { $others }.
       *[other] Teto: { $roof }, com os candidatos extras { $others }.
    }
uniqueness-swap = { COUNT($known) ->
    [2] Se todas as células só contivessem { $known }, os dois números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
   *[other] Se todas as células só contivessem { $known }, esses números poderiam trocar de lugar ali, e o sudoku teria uma segunda solução.
}
    .beginner = { COUNT($known) ->
        [2] Se você escrevesse só { $known } em todas essas células, poderia trocar os dois números de lugar ali, e o sudoku teria uma segunda solução.
       *[other] Se você escrevesse só { $known } em todas essas células, poderia fazer esses números trocarem de lugar ali, e o sudoku teria uma segunda solução.
    }
    .expert = Só com { $known } nessas células, haveria uma segunda solução.
uniqueness-roof-differs = { COUNT($roof) ->
    [one] O sudoku tem exatamente uma solução, logo { $roof } tem de conter outro número.
   *[other] O sudoku tem exatamente uma solução, logo pelo menos uma das células { $roof } tem de conter outro número.
}
    .beginner = { COUNT($roof) ->
        [one] Mas o sudoku tem exatamente uma solução, logo { $roof } tem de conter outro número.
       *[other] Mas o sudoku tem exatamente uma solução, logo pelo menos uma das células { $roof } tem de conter outro número.
    }
    .expert = { COUNT($roof) ->
        [one] Por unicidade, { $roof } contém outro número.
       *[other] Por unicidade, pelo menos uma das células { $roof } contém outro número.
    }
uniqueness-one-is-digit = Portanto, uma delas é { $digit }, e a outra é { OR($others) }: nenhuma das duas pode ser { OR($without) }.
    .expert = Uma delas é { $digit }, a outra é { OR($others) }; nenhuma das duas é { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] Se uma das células { $roof } fosse { $digit }, a outra também seria { $digit }: { $lines } não tem outros lugares para o { $digit }.
   *[other] Se uma das células { $roof } fosse { $digit }, a outra também seria { $digit }: { $lines } não têm outros lugares para o { $digit }.
}
    .expert = { COUNT($lines) ->
        [one] Pela ligação forte { IN($lines) }, o { $digit } em uma das células { $roof } forçaria o { $digit } na outra.
       *[other] Pelas ligações fortes { IN($lines) }, o { $digit } em uma das células { $roof } forçaria o { $digit } na outra.
    }
uniqueness-then-only-known = { COUNT($floor) ->
    [one] Então { $floor } seria { $without }, e todas as células só conteriam { $known }, o que não pode acontecer.
   *[other] Então { $floor } seriam { $without }, e todas as células só conteriam { $known }, o que não pode acontecer.
}
    .expert = { COUNT($floor) ->
        [one] Então { $floor } seria { $without }, o que completaria o padrão mortal de { $known }.
       *[other] Então { $floor } seriam { $without }, o que completaria o padrão mortal de { $known }.
    }
uniqueness-beside-would-be = { COUNT($beside) ->
    [one] Se { $cell } fosse { $other }, { $beside } seria { $digit }: { $lines } não têm outros lugares para o { $digit }.
   *[other] Se { $cell } fosse { $other }, { $beside } seriam { $digit }: { $lines } não têm outros lugares para o { $digit }.
}
    .expert = Se { $cell } fosse { $other }, as ligações fortes { IN($lines) } poriam o { $digit } em { $beside }.
uniqueness-then-opposite = Então { $opposite } seria { $other }, e todas as células só conteriam { $known }, o que não pode acontecer.
    .expert = Então { $opposite } seria { $other }, o que completaria o padrão mortal de { $known }.
uniqueness-can-only-be = Só pode ser o { $digit }, logo { OR($roof) } é { $digit }.
