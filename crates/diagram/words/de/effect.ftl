effect-are = In { $cells } steht die { $digit }.
    .beginner = Tragen Sie in { $cells } die { $digit } ein.
effect-remove = { COUNT($digits) ->
    [one] Die { $digits } in { $cells } streichen.
   *[other] { $digits } in { $cells } streichen.
}
    .beginner = { COUNT($digits) ->
        [one] Streichen Sie in { $cells } die { $digits }.
       *[other] Streichen Sie in { $cells } die Ziffern { $digits }.
    }
effect-one-of = { $one }.
