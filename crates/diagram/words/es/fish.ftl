fish-look = Fíjate en los { $digit } { OF($base) }.
    .beginner = Recorre con la vista { $base }, buscando solo los { $digit }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } está en dos de estas unidades a la vez: { $base }. Por eso cuenta como aleta.
   *[other] { $endo_fins } están cada una en dos de estas unidades a la vez: { $base }. Por eso cuentan como aletas.
}
    .expert = { COUNT($endo_fins) ->
        [one] Aleta interna: { $endo_fins }.
       *[other] Aletas internas: { $endo_fins }.
    }
fish-so = Por tanto, { $consequence }.
fish-if-fins-are-not = Si { $without }:
fish-fin-sees = { $fin } ve a { $gone }, así que { $consequence }.
    .beginner = { $fin } comparte fila, columna o caja con { $gone }, así que { $consequence }.
fish-if-fin = Si { $fin } es { $digit }:
fish-all-in-base = Por tanto, los { $digit } { OF($cover) } están todos { IN($base) }.
    .beginner = Por tanto, { $base } se quedan con todos los { $digit } { OF($cover) }.
fish-cannibals = Si { OR($cannibals) } fuera { $digit }, ocuparía a la vez dos de estas unidades: { $cover }. En las demás no cabrían todos los { $digit } restantes.
    .expert = Canibalismo: con { $digit }, { OR($cannibals) } ocuparía a la vez dos de las unidades de cobertura, { $cover }, y las demás no bastarían para los { $digit } restantes.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, el { $digit } solo puede ir { IN($cover) }.
    [one] { IN($base) }, el { $digit } solo puede ir { IN($cover) }, aparte de la aleta { $fins }.
   *[other] { IN($base) }, el { $digit } solo puede ir { IN($cover) }, aparte de las aletas { $fins }.
}
    .beginner = { COUNT($fins) ->
        [0] Pon el dedo en cada { $digit } { OF($base) }: están todos { IN($cover) }.
        [one] Pon el dedo en cada { $digit } { OF($base) }: están todos { IN($cover) }, menos el de { $fins }, la aleta.
       *[other] Pon el dedo en cada { $digit } { OF($base) }: están todos { IN($cover) }, menos los de { $fins }, las aletas.
    }
    .expert = { COUNT($fins) ->
        [0] Pez del { $digit }: base { IN($base) }; cobertura { IN($cover) }.
        [one] Pez del { $digit }: base { IN($base) }; cobertura { IN($cover) }; aleta { $fins }.
       *[other] Pez del { $digit }: base { IN($base) }; cobertura { IN($cover) }; aletas { $fins }.
    }
fish-each-need = { $base } necesitan un { $digit } cada una, y { $cover } solo admiten uno cada una.
    .beginner = { $base } tienen que llevar un { $digit } cada una, y { $cover } solo tienen sitio para uno cada una.
    .expert = { $base } necesitan tantos { $digit } como admiten { $cover }.
fish-in-all = { $cases ->
    [2] En ambos casos, { $consequence }.
   *[other] En todos los casos, { $consequence }.
}
