effect-are = { COUNT($cells) ->
    [one] { $cells } es { $digit }.
   *[other] { $cells } son { $digit }.
}
    .beginner = Escribe el { $digit } en { $cells }.
effect-remove = { COUNT($digits) ->
    [one] Elimina el { $digits } de { $cells }.
   *[other] Elimina { $digits } de { $cells }.
}
    .beginner = { COUNT($digits) ->
        [one] Tacha el { $digits } en { $cells }.
       *[other] Tacha { $digits } en { $cells }.
    }
effect-one-of = { $one }.
