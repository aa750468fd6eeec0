fish-look = Regardez les { $digit } { IN($base) }.
    .beginner = Parcourez { $base } du regard, en ne cherchant que les { $digit }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } est au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et compte donc comme nageoire.
   *[other] { $endo_fins } sont chacune au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et comptent donc comme nageoires.
}
    .beginner = { COUNT($endo_fins) ->
        [one] { $endo_fins } est au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et compterait donc double. Mettez-la à part : c’est une nageoire.
       *[other] { $endo_fins } sont chacune au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et compteraient donc double. Mettez-les à part : ce sont des nageoires.
    }
    .expert = { COUNT($endo_fins) ->
        [one] Nageoire endo : { $endo_fins }.
       *[other] Nageoires endo : { $endo_fins }.
    }
fish-so = Donc { $consequence }.
fish-if-fins-are-not = Si { $without } :
fish-fin-sees = { $fin } voit { $gone }, donc { $consequence }.
fish-if-fin = Si { $fin } vaut { $digit } :
fish-all-in-base = Tous les { $digit } { OF($cover) } sont donc { IN($base) }.
    .beginner = { COUNT($base) ->
        [one] { $base } prend donc tous les { $digit } { OF($cover) }.
       *[other] { $base } prennent donc tous les { $digit } { OF($cover) }.
    }
    .expert = Tous les { $digit } de la couverture sont donc dans la base.
fish-cannibals = Si { OR($cannibals) } valait { $digit }, ce { $digit } remplirait à lui seul deux de ces lignes, colonnes ou blocs ({ $cover }). Les autres ne pourraient pas contenir tous les { $digit } restants.
    .beginner = Si { OR($cannibals) } valait { $digit }, ce { $digit } compterait double { IN($cover) } : il n’y aurait plus assez de place pour les autres { $digit }.
    .expert = Cannibalisme : un { $digit } en { OR($cannibals) } remplirait deux unités de la couverture à la fois, et il en resterait trop peu pour les autres { $digit }.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }.
    [one] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }, à part la nageoire { $fins }.
   *[other] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }, à part les nageoires { $fins }.
}
    .beginner = { COUNT($fins) ->
        [0] Pointez du doigt chaque place possible pour le { $digit } { IN($base) } : toutes sont { IN($cover) }.
        [one] Pointez du doigt chaque place possible pour le { $digit } { IN($base) } : toutes sont { IN($cover) }, sauf { $fins }, qu’on appelle la nageoire.
       *[other] Pointez du doigt chaque place possible pour le { $digit } { IN($base) } : toutes sont { IN($cover) }, sauf { $fins }, qu’on appelle les nageoires.
    }
    .expert = { COUNT($fins) ->
        [0] Poisson sur le { $digit } ; base : { $base } ; couverture : { $cover }.
        [one] Poisson sur le { $digit } ; base : { $base } ; couverture : { $cover } ; nageoire : { $fins }.
       *[other] Poisson sur le { $digit } ; base : { $base } ; couverture : { $cover } ; nageoires : { $fins }.
    }
fish-each-need = Il faut en tout { COUNT($base) ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] sept
} { $digit } { IN($base) }. Or { $cover } { COUNT($cover) ->
    [1] ne peut en contenir qu’un
    [2] ne peuvent en contenir que deux
    [3] ne peuvent en contenir que trois
    [4] ne peuvent en contenir que quatre
    [5] ne peuvent en contenir que cinq
    [6] ne peuvent en contenir que six
   *[other] ne peuvent en contenir que sept
}.
    .expert = La base demande autant de { $digit } que la couverture peut en contenir.
fish-in-all = { $cases ->
    [2] Dans les deux cas, { $consequence }.
   *[other] Dans tous les cas, { $consequence }.
}
