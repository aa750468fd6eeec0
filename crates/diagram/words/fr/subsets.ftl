subsets-need-cells = { COUNT($cells) ->
    [1] Cette case est prise par { $digits } : aucun autre chiffre n’y a sa place.
    [2] Il faut ces deux cases pour { $digits } : aucun autre chiffre n’y a sa place.
   *[other] Il faut toutes ces cases pour { $digits } : aucun autre chiffre n’y a sa place.
}
subsets-all-in = { COUNT($cells) ->
    [1] Cette case est { IN($houses) }.
    [2] Ces deux cases sont { IN($houses) }.
   *[other] Ces cases sont toutes { IN($houses) }.
}
subsets-used-up = { COUNT($houses) ->
    [one] Elles se partagent { $digits } { IN($houses) }, donc aucune autre case ne peut y contenir { OR($digits) }.
   *[other] Elles se partagent { $digits }, qui sont donc exclus de toutes les autres cases { OF($houses) }.
}
subsets-look = Regardez { $house }.
