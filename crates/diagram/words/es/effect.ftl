effect-are = { COUNT($cells) ->
    [one] { $cells } es { $digit }.
   *[other] { $cells } son { $digit }.
}
effect-remove = { COUNT($digits) ->
    [one] Elimina el { $digits } de { $cells }.
   *[other] Elimina { $digits } de { $cells }.
}
effect-one-of = { $one }.
