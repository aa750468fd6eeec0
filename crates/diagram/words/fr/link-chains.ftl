link-chains-look-at-bivalue = Regardez les cases à deux candidats, en partant de { $cell }.
    .beginner = Mettez le doigt sur { $cell }, et avancez par des cases où il ne reste que deux chiffres.
    .expert = Suivez les cases bivaluées depuis { $cell }.
link-chains-two-candidates-each = { $cells } ont chacune deux candidats.
    .beginner = En { $cells }, il ne reste chaque fois que deux chiffres.
    .expert = { $cells } sont bivaluées.
link-chains-look-at-digit = Regardez les { $digit }, en partant de { $cell }.
    .beginner = Mettez le doigt sur { $cell }, et ne regardez que les { $digit }.
    .expert = Suivez les liens forts sur le { $digit } depuis { $cell }.
link-chains-xy-link = { $cell } voit { $from } et ne peut donc pas contenir { $digit } : { $cell } vaut { $to }.
    .beginner = { $cell } voit { $from } et perd le { $digit } : il n’y reste que le { $to }.
    .expert = { $cell } voit { $from }, perd le { $digit } et vaut { $to }.
link-chains-x-link = { $cell } voit { $from } et ne vaut donc pas { $digit }. { $then }
link-chains-if-start = Si { $cell } ne vaut pas { $digit } :
link-chains-even-then = Même alors, { $cell } vaut { $digit } : c’est donc vrai dans tous les cas.
link-chains-no-cell-sees-it = Aucune case qui voit celle-ci ne peut contenir { $digit }.
    .beginner = Cherchez les autres cases de sa ligne, de sa colonne et de son bloc : elles ne peuvent pas contenir { $digit }.
    .expert = Toute case qui voit celle-ci perd le { $digit }.
link-chains-then-cell-is = Alors { $cell } vaut { $digit }.
link-chains-look-at-pair = Regardez les cases qui ne peuvent contenir que { OR($pair) }.
    .expert = Regardez les cases bivaluées avec { $pair }.
link-chains-pair-chain = Elles forment une chaîne où chaque case voit la suivante. Deux voisines contiennent donc des chiffres différents.
    .beginner = On peut les parcourir toutes en une chaîne, en passant chaque fois à une case de la même ligne, de la même colonne ou du même bloc. Deux voisines dans la chaîne contiennent donc des chiffres différents.
    .expert = Elles forment une chaîne où chaque case voit la suivante : les chiffres alternent.
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
    .expert = Un chiffre remplit donc { $even }, et l’autre { $odd }.
link-chains-pair-ends = L’une des cases { $ends } vaut { $a }, et l’autre { $b }. Aucune case qui voit les deux ne peut contenir { OR($pair) }.
    .beginner = L’une des cases { $ends } vaut { $a }, et l’autre { $b }. Cherchez les cases qui partagent une ligne, une colonne ou un bloc avec chacune des deux : elles ne peuvent pas contenir { OR($pair) }.
    .expert = L’une des cases { $ends } vaut { $a }, l’autre { $b }. Toute case qui voit les deux perd { $pair }.
link-chains-needs = Il faut un { $digit } { IN($house) }, donc { $cell } vaut { $digit }.
    .expert = Lien fort { IN($house) } : { $cell } vaut { $digit }.
link-chains-either-way = Dans les deux cas, { OR($ends) } vaut { $digit }.
    .beginner = De toute façon, { OR($ends) } vaut donc { $digit }.
    .expert = Donc au moins une des cases { $ends } vaut { $digit }.
