odd-cycle-look = { COUNT($digits) ->
    [one] Observe o { $digits } em { $cells }.
   *[other] Observe os números { $digits } em { $cells }.
}
odd-cycle-suppose = Hipótese: { $none }. Então cada um desses casos é uma escolha entre dois candidatos.
odd-cycle-ring = Uma após a outra, essas escolhas formam um anel de { $count } candidatos, em que verdadeiro e falso teriam de se alternar. Mas { $count } é um número ímpar.
odd-cycle-cell-is = { $cell } é { OR($digits) }.
odd-cycle-cell-is-or-else = { $cell } é { OR($digits) }, ou então { OR($others) }.
odd-cycle-house-has = { $house } tem o seu { $digit } em { OR($cells) }.
odd-cycle-house-has-or-else = { $house } tem o seu { $digit } em { OR($cells) }, ou então em { OR($others) }.
