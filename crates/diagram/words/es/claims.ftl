claims-cells-are-digit = { OR($cells) } es { $digit }
claims-set-lacks-digit = { COUNT($set) ->
    [one] { $set } no contiene el { $digit }
   *[other] { $set } no contienen el { $digit }
}
claims-claim-so-not = { $claim }, así que no es { $digit }.
claims-only-left-so = En { $cell } solo queda el { $digit }, así que { $claim }.
claims-no-other-place-so = { IN($house) } no hay otro sitio para el { $digit }, así que { $claim }.
claims-set-must-contain-so = { COUNT($set) ->
    [one] { $set } tiene que contener todos sus otros números, así que { $claim }.
   *[other] { $set } tienen que contener todos sus otros números, así que { $claim }.
}
    .expert = { COUNT($set) ->
        [one] { $set } tiene que ser su otro número, así que { $claim }.
       *[other] { $set } pasan a ser un conjunto bloqueado, así que { $claim }.
    }
claims-contradict-so = Dos de estas afirmaciones se contradicen, así que de ellas se sigue cualquier cosa: { $claim }.
    .expert = Contradicción, de la que se sigue cualquier cosa: { $claim }.
claims-claim-so = { $other }, así que { $claim }.
claims-then = Entonces { $claim }.
