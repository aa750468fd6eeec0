effect-are = { COUNT($cells) ->
    [one] { $cells } vaut { $digit }.
   *[other] { $cells } valent { $digit }.
}
    .beginner = Écrivez le { $digit } en { $cells }.
effect-remove = { COUNT($digits) ->
    [one] Éliminez le { $digits } de { $cells }.
   *[other] Éliminez { $digits } de { $cells }.
}
    .beginner = { COUNT($digits) ->
        [one] Barrez le { $digits } en { $cells }.
       *[other] Barrez { $digits } en { $cells }.
    }
effect-one-of = { $one }.
