effect-are = { COUNT($cells) ->
    [one] { $cells } é { $digit }.
   *[other] { $cells } são { $digit }.
}
    .beginner = Escreva o { $digit } em { $cells }.
effect-remove = { COUNT($digits) ->
    [one] Elimine o { $digits } de { $cells }.
   *[other] Elimine { $digits } de { $cells }.
}
    .beginner = { COUNT($digits) ->
        [one] Risque o { $digits } em { $cells }.
       *[other] Risque { $digits } em { $cells }.
    }
effect-one-of = { $one }.
