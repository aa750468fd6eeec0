locked-look = Onde o { $digit } pode ficar { IN($base) }?
locked-no-other = Nenhuma outra célula { OF($cover) } pode ser { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] As duas células ficam { IN($cover) }.
   *[other] Todas essas células ficam { IN($cover) }.
}
locked-needs = { $base } precisa de um { $digit }, logo { OR($cells) } é { $digit }.
