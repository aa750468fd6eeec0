fish-look = Regardez les { $digit } { IN($base) }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } est au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et compte donc comme nageoire.
   *[other] { $endo_fins } sont chacune au croisement de deux de ces lignes, colonnes ou blocs ({ $base }) et comptent donc comme nageoires.
}
fish-so = Donc { $consequence }.
fish-if-fins-are-not = Si { $without } :
fish-fin-sees = { $fin } voit { $gone }, donc { $consequence }.
fish-if-fin = Si { $fin } vaut { $digit } :
fish-all-in-base = Tous les { $digit } { OF($cover) } sont donc { IN($base) }.
fish-cannibals = Si { OR($cannibals) } valait { $digit }, ce { $digit } remplirait à lui seul deux de ces lignes, colonnes ou blocs : { $cover }. Les autres ne pourraient pas contenir tous les { $digit } restants.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }.
    [one] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }, à part la nageoire { $fins }.
   *[other] { IN($base) }, le { $digit } ne peut aller que { IN($cover) }, à part les nageoires { $fins }.
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
fish-in-all = { $cases ->
    [2] Dans les deux cas, { $consequence }.
   *[other] Dans tous les cas, { $consequence }.
}
