aligned-look = Observe { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } vê essa célula e só pode ser { OR($candidates) }.
    [2] { $excluder } vê as duas e só pode ser { OR($candidates) }.
   *[other] { $excluder } vê todas elas e só pode ser { OR($candidates) }.
}
aligned-if-cell = Se { $cell } é { $digit }:
aligned-no-combination = Todas as outras combinações põem o mesmo número em duas células que se veem. Portanto, nenhuma combinação serve.
aligned-starved = Com { $others }, não resta nenhum candidato para { $starved }.
