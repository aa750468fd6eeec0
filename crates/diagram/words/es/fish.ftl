fish-look = Fíjate en los { $digit } { OF($base) }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } está en dos de estas unidades a la vez: { $base }. Por eso cuenta como aleta.
   *[other] { $endo_fins } están cada una en dos de estas unidades a la vez: { $base }. Por eso cuentan como aletas.
}
fish-so = Por tanto, { $consequence }.
fish-if-fins-are-not = Si { $without }:
fish-fin-sees = { $fin } ve a { $gone }, así que { $consequence }.
fish-if-fin = Si { $fin } es { $digit }:
fish-all-in-base = Por tanto, los { $digit } { OF($cover) } están todos { IN($base) }.
fish-cannibals = Si { OR($cannibals) } fuera { $digit }, ocuparía a la vez dos de estas unidades: { $cover }. En las demás no cabrían todos los { $digit } restantes.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, el { $digit } solo puede ir { IN($cover) }.
    [one] { IN($base) }, el { $digit } solo puede ir { IN($cover) }, aparte de la aleta { $fins }.
   *[other] { IN($base) }, el { $digit } solo puede ir { IN($cover) }, aparte de las aletas { $fins }.
}
fish-each-need = { $base } necesitan un { $digit } cada una, y { $cover } solo admiten uno cada una.
fish-in-all = { $cases ->
    [2] En ambos casos, { $consequence }.
   *[other] En todos los casos, { $consequence }.
}
