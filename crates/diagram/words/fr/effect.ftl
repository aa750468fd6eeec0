effect-are = { COUNT($cells) ->
    [one] { $cells } vaut { $digit }.
   *[other] { $cells } valent { $digit }.
}
effect-remove = { COUNT($digits) ->
    [one] Éliminez le { $digits } de { $cells }.
   *[other] Éliminez { $digits } de { $cells }.
}
effect-one-of = { $one }.
