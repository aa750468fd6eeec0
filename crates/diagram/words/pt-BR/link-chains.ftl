link-chains-look-at-bivalue = Observe as células com dois candidatos, a partir de { $cell }.
link-chains-two-candidates-each = Cada uma das células { $cells } tem dois candidatos.
link-chains-look-at-digit = Observe o { $digit }, a partir de { $cell }.
link-chains-xy-link = { $cell } vê { $from } e não pode ser { $digit }, logo { $cell } é { $to }.
link-chains-x-link = { $cell } vê { $from }, logo não é { $digit }. { $then }
link-chains-if-start = Se { $cell } não é { $digit }:
link-chains-even-then = Mesmo assim { $cell } é { $digit }, logo é { $digit } de qualquer maneira.
link-chains-no-cell-sees-it = Nenhuma célula que veja essa célula pode ser { $digit }.
link-chains-then-cell-is = Então { $cell } é { $digit }.
link-chains-look-at-pair = Observe as células que só podem ser { OR($pair) }.
link-chains-pair-chain = Elas formam uma cadeia em que cada célula vê a seguinte, logo células consecutivas contêm números diferentes.
link-chains-pair-holds =
    Portanto, { $even } { COUNT($even) ->
    [1] contém um dos dois números
   *[other] contêm o mesmo número
    }, e { $odd } { COUNT($odd) ->
    [1] contém o outro
   *[other] contêm o outro
    }.
link-chains-pair-ends = Uma das células { $ends } é { $a } e a outra é { $b }. Nenhuma célula que veja as duas pode ser { OR($pair) }.
link-chains-needs = { $house } precisa de um { $digit }, logo { $cell } é { $digit }.
link-chains-either-way = Portanto, { OR($ends) } é { $digit } (ou as duas são).
