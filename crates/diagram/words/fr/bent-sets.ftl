bent-sets-look = Regardez { $line } et { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Dans ces cases, toutes les places pour le { $once } sont { IN($house) }, donc il ne peut y apparaître qu’une fois.
   *[other] Dans ces cases, toutes les places pour { $once } sont { IN($house) }, donc chacun ne peut y apparaître qu’une fois.
}
bent-sets-one-digit-too-few = { COUNT($others) ->
    [one] Si aucune de ces cases ne valait { $digit }, il ne resterait pour elles que { $others }, une seule fois : il manquerait un chiffre.
   *[other] Si aucune de ces cases ne valait { $digit }, il ne resterait pour elles que { $others }, une fois chacun : il manquerait un chiffre.
}
bent-sets-so-one-holds = Donc { OR($holders) } vaut { $digit }.
