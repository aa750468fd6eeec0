subsets-need-cells = { COUNT($cells) ->
    [2] Os números { $digits } precisam das duas células, logo nenhum outro número cabe ali.
   *[other] Os números { $digits } precisam de todas essas células, logo nenhum outro número cabe ali.
}
    .beginner = { COUNT($cells) ->
        [2] Conte: dois números, duas células. Os números { $digits } ocupam as duas, logo nenhum outro cabe ali.
       *[other] Conte: tantos números quantas células. Os números { $digits } ocupam todas elas, logo nenhum outro cabe ali.
    }
    .expert = Subconjunto oculto de { $digits }: nenhum outro número cabe nessas células.
subsets-all-in = { COUNT($cells) ->
    [2] As duas células ficam { IN($houses) }.
   *[other] Todas essas células ficam { IN($houses) }.
}
subsets-used-up = Essas células esgotam os números { $digits } { OF($houses) }, logo nenhuma outra célula ali pode ser { OR($digits) }.
    .beginner = Conte: tantos números quantas células. Portanto, elas gastam os números { $digits } { OF($houses) }, e nenhuma outra célula ali pode ser { OR($digits) }.
    .expert = Conjunto bloqueado: as outras células { OF($houses) } perdem { $digits }.
subsets-look = Observe { $house }.
    .beginner = Percorra { $house } com os olhos.
