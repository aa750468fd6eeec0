aligned-look = Observe { $cells }.
    .expert = Tabele as combinações de { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } vê essa célula e só pode ser { OR($candidates) }.
    [2] { $excluder } vê as duas e só pode ser { OR($candidates) }.
   *[other] { $excluder } vê todas elas e só pode ser { OR($candidates) }.
}
    .expert = A célula excludente { $excluder } só pode ser { OR($candidates) }.
aligned-if-cell = Se { $cell } é { $digit }:
aligned-no-combination = Todas as outras combinações põem o mesmo número em duas células que se veem. Portanto, nenhuma combinação serve.
    .expert = Todas as outras combinações repetem um número em células que se veem. Portanto, todas estão excluídas.
aligned-starved = Com { $others }, não resta nenhum candidato para { $starved }.
    .expert = Com { $others }, a célula excludente { $starved } fica sem candidatos.
