locked-look = Où placer le { $digit } { IN($base) } ?
locked-no-other = Aucune autre case { OF($cover) } ne peut contenir { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] Ces deux cases sont { IN($cover) }.
   *[other] Ces cases sont toutes { IN($cover) }.
}
locked-needs = Il faut un { $digit } { IN($base) }, donc { OR($cells) } vaut { $digit }.
