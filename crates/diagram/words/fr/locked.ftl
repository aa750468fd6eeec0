locked-look = Où placer le { $digit } { IN($base) } ?
locked-no-other = Aucune autre case { OF($cover) } ne peut contenir { $digit }.
    .beginner = C’est aussi le { $digit } { OF($cover) } : aucune autre case ne peut y contenir { $digit }.
    .expert = Le reste { OF($cover) } perd le { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] Ces deux cases sont { IN($cover) }.
   *[other] Ces cases sont toutes { IN($cover) }.
}
    .beginner = { COUNT($cells) ->
        [2] Voyez où elles sont : toutes les deux { IN($cover) }.
       *[other] Voyez où elles sont : toutes { IN($cover) }.
    }
    .expert = { COUNT($cells) ->
        [2] Les deux candidats sont verrouillés { IN($cover) }.
       *[other] Tous ces candidats sont verrouillés { IN($cover) }.
    }
locked-needs = Il faut un { $digit } { IN($base) }, donc { OR($cells) } vaut { $digit }.
    .expert = Donc { OR($cells) } vaut { $digit }.
