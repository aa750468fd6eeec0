# Ces propositions suivent « si », « donc » ou « alors » : elles commencent par une case, une ligne, une colonne ou un bloc.
claims-cells-are-digit = { OR($cells) } vaut { $digit }
claims-set-lacks-digit = { COUNT($set) ->
    [one] { $set } ne contient pas { $digit }
   *[other] { $set } ne contiennent pas { $digit }
}
claims-claim-so-not = { $claim }, donc elle ne vaut pas { $digit }.
claims-only-left-so = Il ne reste que le { $digit } pour { $cell }, donc { $claim }.
claims-no-other-place-so = { $house } n’a pas d’autre place pour le { $digit }, donc { $claim }.
claims-set-must-contain-so = { COUNT($set) ->
    [one] { $set } doit contenir tous ses autres chiffres, donc { $claim }.
   *[other] { $set } doivent contenir tous leurs autres chiffres, donc { $claim }.
}
    .expert = { COUNT($set) ->
        [one] { $set } doit prendre son autre chiffre, donc { $claim }.
       *[other] { $set } forment un ensemble verrouillé, donc { $claim }.
    }
claims-contradict-so = Deux de ces affirmations se contredisent, et d’une contradiction tout découle : { $claim }.
    .expert = Contradiction, dont tout découle : { $claim }.
claims-claim-so = { $other }, donc { $claim }.
claims-then = Alors { $claim }.
