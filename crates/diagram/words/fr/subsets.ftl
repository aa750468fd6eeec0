subsets-need-cells = { COUNT($cells) ->
    [1] Cette case est prise par { $digits } : aucun autre chiffre n’y a sa place.
    [2] Il faut ces deux cases pour { $digits } : aucun autre chiffre n’y a sa place.
   *[other] Il faut toutes ces cases pour { $digits } : aucun autre chiffre n’y a sa place.
}
    .beginner = { COUNT($cells) ->
        [2] Comptez : deux chiffres, deux cases. { $digits } les remplissent, donc aucun autre chiffre n’y a sa place.
       *[other] Comptez : autant de chiffres que de cases. { $digits } les remplissent toutes, donc aucun autre chiffre n’y a sa place.
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
    .beginner = Comptez : autant de chiffres que de cases. { $digits } sont donc pris ici, et exclus de toutes les autres cases { OF($houses) }.
    .expert = Ensemble verrouillé : les autres cases { OF($houses) } perdent { $digits }.
subsets-look = Regardez { $house }.
    .beginner = Parcourez { $house } du regard.
