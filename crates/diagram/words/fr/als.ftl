als-set-lacks-one = { $cells } n’ont que les candidats { $digits } : { $all } chiffres pour { $count } cases. Il manque donc à ces cases exactement un de ces chiffres.
    .beginner = Comptez : { $cells }, cela fait { $count } cases, et elles n’ont en tout que { $all } candidats : { $digits }. Elles utilisent donc tous ces chiffres sauf un.
    .expert = { $cells } forment un ALS sur { $digits }.
als-look = Regardez { $cells }.
    .expert = Regardez les ALS en { $cells }.
als-restricted-common = Tout { $link } de { $one } voit tout { $link } de { $next }, donc l’un au plus de ces deux ensembles de cases peut contenir { $link }.
    .beginner = Vérifiez que chaque { $link } de { $one } partage une ligne, une colonne ou un bloc avec chaque { $link } de { $next }. L’un au plus de ces deux ensembles de cases peut donc contenir { $link }.
    .expert = Le { $link } est un RCC de { $one } avec { $next }.
als-in-first-or-last =
    Il y a donc un { $digit } { COUNT($first) ->
    [one] en { $first }
   *[other] dans l’une des cases { $first }
    }, ou bien { COUNT($last) ->
    [one] en { $last }
   *[other] dans l’une des cases { $last }
    }.
als-no-cell-sees-both = Aucune autre case qui voit tous les { $digit } du premier et du dernier ensemble ne peut contenir { $digit }.
    .beginner = Cherchez d’autres cases qui voient tous les { $digit } du premier et du dernier ensemble : elles ne peuvent pas contenir { $digit }.
    .expert = Toute case qui voit tous les { $digit } des deux ensembles extrêmes perd le { $digit }.
als-ring-restricted-common = Tout { $link } de { $one } voit tout { $link } de { $other }, donc l’un au plus de ces deux ensembles de cases peut contenir { $link }.
    .beginner = Vérifiez que chaque { $link } de { $one } partage une ligne, une colonne ou un bloc avec chaque { $link } de { $other }. L’un au plus de ces deux ensembles de cases peut donc contenir { $link }.
    .expert = Le { $link } est un RCC de { $one } avec { $other }.
als-ring-lack = À chaque ensemble, il ne manque qu’un de ses chiffres. L’un contient donc { $q } mais pas { $p }, et l’autre { $p } mais pas { $q }.
    .expert = ALS doublement liés : l’un contient { $p } mais pas { $q }, l’autre { $q } mais pas { $p }.
als-ring-either-way = { COUNT($cells) ->
    [one] Dans les deux cas, { $cells } contient { $others }.
   *[other] Dans les deux cas, { $cells } contiennent { $others }.
}
    .expert = { COUNT($others) ->
        [one] Dans les deux cas, le { $others } est verrouillé en { $cells }.
       *[other] Dans les deux cas, { $others } sont verrouillés en { $cells }.
    }
als-look-at-stem = Regardez { $stem }.
    .expert = Regardez la tige { $stem }.
als-if-stem = Si { $stem } vaut { $digit } :
als-no-cell-sees-all = Aucune autre case qui voit tous les { $digit } de ces ensembles ne peut contenir { $digit }.
    .expert = Toute case qui voit tous les { $digit } de ces pétales perd le { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Alors { $cells } vaut { $digit }.
   *[other] Alors { $cells } contiennent tous leurs autres chiffres, dont { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Alors { $cells } vaut { $digit }.
       *[other] Alors { $cells } forment un ensemble verrouillé qui contient { $digit }.
    }
als-so-holds = { COUNT($cells) ->
    [one] Donc { $cells } vaut { $digit }.
   *[other] Donc { $cells } contiennent tous leurs autres chiffres, dont { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Donc { $cells } vaut { $digit }.
       *[other] Donc { $cells } forment un ensemble verrouillé qui contient { $digit }.
    }
als-if-lacks = { COUNT($cells) ->
    [one] Si { $cells } ne vaut pas { $digit } :
   *[other] Si { $cells } ne contiennent pas { $digit } :
}
    .expert = Sans { $digit } en { $cells } :
als-then-lacks = { COUNT($cells) ->
    [one] Alors { $cells } ne vaut pas { $digit }.
   *[other] Alors { $cells } ne contiennent pas { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Alors { $cells } perd le { $digit }.
       *[other] Alors { $cells } perdent le { $digit }.
    }
als-so-lacks = { COUNT($cells) ->
    [one] Donc { $cells } ne vaut pas { $digit }.
   *[other] Donc { $cells } ne contiennent pas { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Donc { $cells } perd le { $digit }.
       *[other] Donc { $cells } perdent le { $digit }.
    }
als-one-of-the-sets = { $cases ->
    [2] Dans les deux cas, l’un des ensembles contient { $digit }.
   *[other] Dans tous les cas, l’un des ensembles contient { $digit }.
}
    .expert = Quoi que contienne la tige, un pétale contient { $digit }.
