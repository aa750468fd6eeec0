fish-look = Observe o { $digit } { IN($base) }.
    .beginner = Percorra { $base } com os olhos, procurando só o { $digit }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } pertence a duas destas unidades: { $base }. Por isso, conta como barbatana.
   *[other] Cada uma das células { $endo_fins } pertence a duas destas unidades: { $base }. Por isso, contam como barbatanas.
}
    .beginner = { COUNT($endo_fins) ->
        [one] { $endo_fins } pertence a duas destas unidades: { $base }. Por isso, conta como célula extra (barbatana).
       *[other] Cada uma das células { $endo_fins } pertence a duas destas unidades: { $base }. Por isso, contam como células extras (barbatanas).
    }
    .expert = { COUNT($endo_fins) ->
        [one] Barbatana interna: { $endo_fins }.
       *[other] Barbatanas internas: { $endo_fins }.
    }
fish-so = Portanto, { $consequence }.
fish-if-fins-are-not = Se { $without }:
fish-fin-sees = { $fin } vê { $gone }, logo { $consequence }.
fish-if-fin = Se { $fin } é { $digit }:
fish-all-in-base = Portanto, { IN($cover) }, o { $digit } só pode ficar { IN($base) }.
    .beginner = Assim, { $base } gastam todos os { $digit } { OF($cover) }.
    .expert = Assim, o { $digit } { OF($cover) } fica todo { IN($base) }.
fish-cannibals = Se { OR($cannibals) } fosse { $digit }, preencheria ao mesmo tempo duas destas unidades: { $cover }. Nas outras, não haveria espaço para todos os { $digit } que ainda faltam.
    .expert = Canibalismo: o { $digit } em { OR($cannibals) } preencheria ao mesmo tempo duas destas unidades: { $cover }. As outras não comportariam os { $digit } restantes.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, o { $digit } só pode ficar { IN($cover) }.
    [one] { IN($base) }, o { $digit } só pode ficar { IN($cover) }, ou então na célula extra { $fins } (a barbatana).
   *[other] { IN($base) }, o { $digit } só pode ficar { IN($cover) }, ou então nas células extras { $fins } (as barbatanas).
}
    .beginner = { COUNT($fins) ->
        [0] Coloque o dedo em cada { $digit } { OF($base) }: todos ficam { IN($cover) }.
        [one] Coloque o dedo em cada { $digit } { OF($base) }: todos ficam { IN($cover) }, menos o de { $fins }, a célula extra (a barbatana).
       *[other] Coloque o dedo em cada { $digit } { OF($base) }: todos ficam { IN($cover) }, menos os de { $fins }, as células extras (as barbatanas).
    }
    .expert = { COUNT($fins) ->
        [0] Peixe de { $digit }: base { IN($base) }; cobertura { IN($cover) }.
        [one] Peixe de { $digit }: base { IN($base) }; cobertura { IN($cover) }; barbatana em { $fins }.
       *[other] Peixe de { $digit }: base { IN($base) }; cobertura { IN($cover) }; barbatanas em { $fins }.
    }
fish-each-need = { $base } precisam de um { $digit } cada, e { $cover } só comportam um cada.
    .beginner = Conte: { $base } precisam de um { $digit } cada, e { $cover } só têm espaço para um cada.
    .expert = { $base } precisam de tantos { $digit } quantos cabem { IN($cover) }.
fish-in-all = { $cases ->
    [2] Nos dois casos, { $consequence }.
   *[other] Em todos os casos, { $consequence }.
}
