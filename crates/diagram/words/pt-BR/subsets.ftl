subsets-need-cells = { COUNT($cells) ->
    [2] Os números { $digits } precisam das duas células, logo nenhum outro número cabe ali.
   *[other] Os números { $digits } precisam de todas essas células, logo nenhum outro número cabe ali.
}
subsets-all-in = { COUNT($cells) ->
    [2] As duas células ficam { IN($houses) }.
   *[other] Todas essas células ficam { IN($houses) }.
}
subsets-used-up = Essas células esgotam os números { $digits } { OF($houses) }, logo nenhuma outra célula ali pode ser { OR($digits) }.
subsets-look = Observe { $house }.
