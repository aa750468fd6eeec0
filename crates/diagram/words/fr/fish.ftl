fish-look = Regardez les { $digit } { IN($base) }.
    .beginner = Parcourez { $base } du regard, en ne cherchant que les { $digit }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } est au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et compte donc comme nageoire.
   *[other] { $endo_fins } sont chacune au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et comptent donc comme nageoires.
}
    .expert = { COUNT($endo_fins) ->
        [one] Nageoire interne (endo fin) : { $endo_fins }.
       *[other] Nageoires internes (endo fins) : { $endo_fins }.
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
fish-cannibals = Si { OR($cannibals) } valait { $digit }, ce { $digit } remplirait à lui seul deux de ces lignes, colonnes ou blocs : { $cover }. Les autres ne pourraient pas contenir tous les { $digit } restants.
    .expert = Cannibalisme : { $digit } en { OR($cannibals) } remplirait deux couvertures à la fois ({ $cover }), et il en resterait trop peu pour les autres { $digit }.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }.
    [one] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }, à part la nageoire { $fins }.
   *[other] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }, à part les nageoires { $fins }.
}
    .beginner = { COUNT($fins) ->
        [0] Mettez le doigt sur chaque { $digit } { IN($base) } : ils sont tous { IN($cover) }.
        [one] Mettez le doigt sur chaque { $digit } { IN($base) } : ils sont tous { IN($cover) }, sauf celui en { $fins }, la nageoire.
       *[other] Mettez le doigt sur chaque { $digit } { IN($base) } : ils sont tous { IN($cover) }, sauf ceux en { $fins }, les nageoires.
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
    .beginner = Comptez { $base } : il faut chaque fois un { $digit }. Comptez { $cover } : il n’y a chaque fois de place que pour un.
    .expert = Il faut { IN($base) } autant de { $digit } qu’il peut y en avoir { IN($cover) }.
fish-in-all = { $cases ->
    [2] Dans les deux cas, { $consequence }.
   *[other] Dans tous les cas, { $consequence }.
}
