fish-look = Observe o { $digit } { IN($base) }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } pertence a duas destas unidades: { $base }. Por isso, conta como barbatana.
   *[other] Cada uma das células { $endo_fins } pertence a duas destas unidades: { $base }. Por isso, contam como barbatanas.
}
fish-so = Portanto, { $consequence }.
fish-if-fins-are-not = Se { $without }:
fish-fin-sees = { $fin } vê { $gone }, logo { $consequence }.
fish-if-fin = Se { $fin } é { $digit }:
fish-all-in-base = Portanto, { IN($cover) }, o { $digit } só pode ficar { IN($base) }.
fish-cannibals = Se { OR($cannibals) } fosse { $digit }, preencheria ao mesmo tempo duas destas unidades: { $cover }. Nas outras, não haveria espaço para todos os { $digit } que ainda faltam.
fish-places = { COUNT($fins) ->
    [0] { IN($base) }, o { $digit } só pode ficar { IN($cover) }.
    [one] { IN($base) }, o { $digit } só pode ficar { IN($cover) }, ou então na célula extra { $fins } (a barbatana).
   *[other] { IN($base) }, o { $digit } só pode ficar { IN($cover) }, ou então nas células extras { $fins } (as barbatanas).
}
fish-each-need = { $base } precisam de um { $digit } cada, e { $cover } só comportam um cada.
fish-in-all = { $cases ->
    [2] Nos dois casos, { $consequence }.
   *[other] Em todos os casos, { $consequence }.
}
