link-chains-look-at-bivalue = Regardez les cases à deux candidats, en partant de { $cell }.
link-chains-two-candidates-each = { $cells } ont chacune deux candidats.
link-chains-look-at-digit = Regardez les { $digit }, en partant de { $cell }.
link-chains-xy-link = { $cell } voit { $from } et ne peut donc pas contenir { $digit } : { $cell } vaut { $to }.
link-chains-x-link = { $cell } voit { $from } et ne vaut donc pas { $digit }. { $then }
link-chains-if-start = Si { $cell } ne vaut pas { $digit } :
link-chains-even-then = Même alors, { $cell } vaut { $digit } : c’est donc vrai dans tous les cas.
link-chains-no-cell-sees-it = Aucune case qui voit celle-ci ne peut contenir { $digit }.
link-chains-then-cell-is = Alors { $cell } vaut { $digit }.
link-chains-look-at-pair = Regardez les cases qui ne peuvent contenir que { OR($pair) }.
link-chains-pair-chain = Elles forment une chaîne où chaque case voit la suivante. Deux voisines contiennent donc des chiffres différents.
link-chains-pair-holds =
    Donc { $even } { COUNT($even) ->
    [1] contient l’un des deux chiffres
    [2] contiennent toutes deux le même chiffre
   *[other] contiennent toutes le même chiffre
    }, et { $odd } { COUNT($odd) ->
    [1] contient
    [2] contiennent toutes deux
   *[other] contiennent toutes
    } l’autre.
link-chains-pair-ends = L’une des cases { $ends } vaut { $a }, et l’autre { $b }. Aucune case qui voit les deux ne peut contenir { OR($pair) }.
link-chains-needs = Il faut un { $digit } { IN($house) }, donc { $cell } vaut { $digit }.
link-chains-either-way = Dans les deux cas, { OR($ends) } vaut { $digit }.
