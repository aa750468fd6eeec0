effect-are = { COUNT($cells) ->
    [one] { $cells } é { $digit }.
   *[other] { $cells } são { $digit }.
}
effect-remove = { COUNT($digits) ->
    [one] Elimine o { $digits } de { $cells }.
   *[other] Elimine { $digits } de { $cells }.
}
effect-one-of = { $one }.
