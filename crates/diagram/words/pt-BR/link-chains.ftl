link-chains-look-at-bivalue = Observe as células com dois candidatos, a partir de { $cell }.
    .beginner = Coloque o dedo em { $cell } e siga dali por células em que só restam dois números.
    .expert = Siga as células bivalor a partir de { $cell }.
link-chains-two-candidates-each = Cada uma das células { $cells } tem dois candidatos.
    .beginner = Em cada uma das células { $cells } só restam dois números.
    .expert = { $cells } são células bivalor.
link-chains-look-at-digit = Observe o { $digit }, a partir de { $cell }.
    .beginner = Coloque o dedo em { $cell } e olhe só para o { $digit }.
    .expert = Siga as ligações fortes do { $digit } a partir de { $cell }.
link-chains-xy-link = { $cell } vê { $from } e não pode ser { $digit }, logo { $cell } é { $to }.
    .beginner = { $cell } vê { $from } e perde o { $digit }, logo ali só resta o { $to }.
    .expert = { $cell } vê { $from }, perde o { $digit } e é { $to }.
link-chains-x-link = { $cell } vê { $from }, logo não é { $digit }. { $then }
link-chains-if-start = Se { $cell } não é { $digit }:
link-chains-even-then = Mesmo assim { $cell } é { $digit }, logo é { $digit } de qualquer maneira.
link-chains-no-cell-sees-it = Nenhuma célula que veja essa célula pode ser { $digit }.
    .beginner = Procure células que tenham linha, coluna ou bloco em comum com ela: nenhuma pode ser { $digit }.
    .expert = As células que veem essa célula perdem o { $digit }.
link-chains-then-cell-is = Então { $cell } é { $digit }.
link-chains-look-at-pair = Observe as células que só podem ser { OR($pair) }.
    .expert = Observe as células bivalor com { $pair }.
link-chains-pair-chain = Elas formam uma cadeia em que cada célula vê a seguinte, logo células consecutivas contêm números diferentes.
    .beginner = Elas formam uma cadeia: dá para ir de uma célula a outra, sempre na mesma linha, coluna ou bloco. Por isso, células vizinhas na cadeia contêm números diferentes.
    .expert = Elas formam uma cadeia em que cada célula vê a seguinte, logo os números se alternam.
link-chains-pair-holds =
    Portanto, { $even } { COUNT($even) ->
    [1] contém um dos dois números
   *[other] contêm o mesmo número
    }, e { $odd } { COUNT($odd) ->
    [1] contém o outro
   *[other] contêm o outro
    }.
    .expert = Portanto, um dos números preenche { $even }, e o outro, { $odd }.
link-chains-pair-ends = Uma das células { $ends } é { $a } e a outra é { $b }. Nenhuma célula que veja as duas pode ser { OR($pair) }.
    .beginner = Uma das células { $ends } é { $a } e a outra é { $b }. Procure células que tenham linha, coluna ou bloco em comum com cada uma das duas: nenhuma pode ser { OR($pair) }.
    .expert = Uma das células { $ends } é { $a }, a outra é { $b }. As células que veem as duas perdem { $pair }.
link-chains-needs = { $house } precisa de um { $digit }, logo { $cell } é { $digit }.
    .expert = Ligação forte { IN($house) }: { $cell } é { $digit }.
link-chains-either-way = Portanto, { OR($ends) } é { $digit } (ou as duas são).
    .expert = Portanto, pelo menos uma das células { $ends } é { $digit }.
