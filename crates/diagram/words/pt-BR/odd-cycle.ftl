odd-cycle-look = { COUNT($digits) ->
    [one] Observe o { $digits } em { $cells }.
   *[other] Observe os números { $digits } em { $cells }.
}
odd-cycle-suppose = Hipótese: { $none }. Então cada um desses casos é uma escolha entre dois candidatos.
    .expert = Suponha que nenhum guardião seja verdadeiro: { $none }. Então cada um desses casos é um par conjugado.
odd-cycle-ring = Uma após a outra, essas escolhas formam um anel de { $count } candidatos, em que verdadeiro e falso teriam de se alternar. Mas { $count } é um número ímpar.
    .expert = Os pares se fecham em um ciclo de { $count } candidatos, em que verdadeiro e falso se alternam. Mas { $count } é ímpar.
odd-cycle-cell-is = { $cell } é { OR($digits) }.
    .expert = { $cell } é bivalor: { $digits }.
odd-cycle-cell-is-or-else = { $cell } é { OR($digits) }, ou então { OR($others) }.
    .expert = { $cell } é { OR($digits) }, ou ali é verdadeiro um guardião: { OR($others) }.
odd-cycle-house-has = { $house } tem o seu { $digit } em { OR($cells) }.
    .expert = O { $digit } é bilocal { IN($house) }: { $cells }.
odd-cycle-house-has-or-else = { $house } tem o seu { $digit } em { OR($cells) }, ou então em { OR($others) }.
    .expert = { $house } tem o seu { $digit } em { OR($cells) }, ou em um guardião: { OR($others) }.
