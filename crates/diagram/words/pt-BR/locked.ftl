locked-look = Onde o { $digit } pode ficar { IN($base) }?
locked-no-other = Nenhuma outra célula { OF($cover) } pode ser { $digit }.
    .beginner = Esse é também o { $digit } { OF($cover) }, logo nenhuma outra célula dali pode ser { $digit }.
    .expert = O resto { OF($cover) } perde o { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] As duas células ficam { IN($cover) }.
   *[other] Todas essas células ficam { IN($cover) }.
}
    .beginner = { COUNT($cells) ->
        [2] Veja onde elas ficam: as duas { IN($cover) }.
       *[other] Veja onde elas ficam: todas { IN($cover) }.
    }
    .expert = { COUNT($cells) ->
        [2] Os dois candidatos ficam confinados { IN($cover) }.
       *[other] Todos esses candidatos ficam confinados { IN($cover) }.
    }
locked-needs = { $base } precisa de um { $digit }, logo { OR($cells) } é { $digit }.
    .expert = Portanto, { OR($cells) } é { $digit }.
