claims-cells-are-digit = { OR($cells) } é { $digit }
claims-set-lacks-digit = { COUNT($set) ->
    [one] { $set } não contém o { $digit }
   *[other] { $set } não contêm o { $digit }
}
claims-claim-so-not = { $claim }, logo não é { $digit }.
claims-only-left-so = Em { $cell } só resta o { $digit }, logo { $claim }.
claims-no-other-place-so = { $house } não tem outro lugar para o { $digit }, logo { $claim }.
claims-set-must-contain-so = { COUNT($set) ->
    [one] Em { $set } só resta o outro número, logo { $claim }.
   *[other] { $set } têm de conter todos os seus outros números, logo { $claim }.
}
    .expert = { COUNT($set) ->
        [one] Em { $set } só resta o outro número, logo { $claim }.
       *[other] { $set } passam a ser um conjunto bloqueado, logo { $claim }.
    }
claims-contradict-so = Duas dessas conclusões se contradizem, e de uma contradição segue qualquer coisa: { $claim }.
    .expert = Contradição, da qual segue qualquer coisa: { $claim }.
claims-claim-so = { $other }, logo { $claim }.
claims-then = Então { $claim }.
