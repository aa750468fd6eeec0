effect-are = In { $cells } steht die { $digit }.
effect-remove = { COUNT($digits) ->
    [one] Die { $digits } in { $cells } streichen.
   *[other] { $digits } in { $cells } streichen.
}
effect-one-of = { $one }.
