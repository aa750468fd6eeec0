bent-sets-look = Regardez { $line } et { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] Dans ces cases, toutes les places pour le { $once } sont { IN($house) }, donc il ne peut y apparaître qu’une fois.
   *[other] Dans ces cases, toutes les places pour { $once } sont { IN($house) }, donc chacun ne peut y apparaître qu’une fois.
}
    .beginner = { COUNT($once) ->
        [one] Cherchez le { $once } dans ces cases : toutes ses places sont { IN($house) }, donc il ne peut s’y trouver qu’une fois.
       *[other] Cherchez { $once } dans ces cases : toutes leurs places sont { IN($house) }, donc chacun ne peut s’y trouver qu’une fois.
    }
    .expert = { COUNT($once) ->
        [one] Le { $once } est restreint, car confiné { IN($house) } : une fois au plus.
       *[other] { $once } sont restreints, car confinés { IN($house) } : une fois au plus chacun.
    }
bent-sets-one-digit-too-few = { COUNT($others) ->
    [one] Si aucune de ces cases ne valait { $digit }, il ne resterait pour elles que { $others }, une seule fois : il manquerait un chiffre.
   *[other] Si aucune de ces cases ne valait { $digit }, il ne resterait pour elles que { $others }, une fois chacun : il manquerait un chiffre.
}
    .beginner = { COUNT($others) ->
        [one] Barrez le { $digit } en pensée, et comptez ce qui reste à ces cases : seulement { $others }, une seule fois. Il manque un chiffre.
       *[other] Barrez le { $digit } en pensée, et comptez ce qui reste à ces cases : seulement { $others }, une fois chacun. Il manque un chiffre.
    }
    .expert = { COUNT($others) ->
        [one] Sans le { $digit }, non restreint, il ne resterait que le { $others }, restreint : il manquerait un chiffre.
       *[other] Sans le { $digit }, non restreint, il ne resterait que { $others }, restreints : il manquerait un chiffre.
    }
bent-sets-so-one-holds = Donc { OR($holders) } vaut { $digit }.
    .expert = { COUNT($holders) ->
        [one] Donc { $holders } vaut { $digit }.
       *[other] Donc au moins une des cases { $holders } vaut { $digit }.
    }
