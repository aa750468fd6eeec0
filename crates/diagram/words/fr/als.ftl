als-set-lacks-one = { $cells } n’ont que les candidats { $digits } : { $all } chiffres pour { $count } cases. Il manque donc à ces cases exactement un de ces chiffres.
als-look = Regardez { $cells }.
als-restricted-common = Tout { $link } de { $one } voit tout { $link } de { $next }, donc l’un au plus de ces deux ensembles de cases peut contenir { $link }.
als-in-first-or-last =
    Il y a donc un { $digit } { COUNT($first) ->
    [one] en { $first }
   *[other] dans l’une des cases { $first }
    }, ou bien { COUNT($last) ->
    [one] en { $last }
   *[other] dans l’une des cases { $last }
    }.
als-no-cell-sees-both = Aucune autre case qui voit tous les { $digit } des deux ensembles ne peut contenir { $digit }.
als-ring-restricted-common = Tout { $link } de { $one } voit tout { $link } de { $other }, donc l’un au plus de ces deux ensembles de cases peut contenir { $link }.
als-ring-lack = À chaque ensemble, il ne manque qu’un de ses chiffres. L’un contient donc { $q } mais pas { $p }, et l’autre { $p } mais pas { $q }.
als-ring-either-way = { COUNT($cells) ->
    [one] Dans les deux cas, { $cells } contient { $others }.
   *[other] Dans les deux cas, { $cells } contiennent { $others }.
}
als-look-at-stem = Regardez { $stem }.
als-if-stem = Si { $stem } vaut { $digit } :
als-no-cell-sees-all = Aucune autre case qui voit tous les { $digit } de ces ensembles ne peut contenir { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Alors { $cells } vaut { $digit }.
   *[other] Alors { $cells } contiennent tous leurs autres chiffres, dont { $digit }.
}
als-so-holds = { COUNT($cells) ->
    [one] Donc { $cells } vaut { $digit }.
   *[other] Donc { $cells } contiennent tous leurs autres chiffres, dont { $digit }.
}
als-if-lacks = { COUNT($cells) ->
    [one] Si { $cells } ne vaut pas { $digit } :
   *[other] Si { $cells } ne contiennent pas { $digit } :
}
als-then-lacks = { COUNT($cells) ->
    [one] Alors { $cells } ne vaut pas { $digit }.
   *[other] Alors { $cells } ne contiennent pas { $digit }.
}
als-so-lacks = { COUNT($cells) ->
    [one] Donc { $cells } ne vaut pas { $digit }.
   *[other] Donc { $cells } ne contiennent pas { $digit }.
}
als-one-of-the-sets = { $cases ->
    [2] Dans les deux cas, l’un des ensembles contient { $digit }.
   *[other] Dans tous les cas, l’un des ensembles contient { $digit }.
}
