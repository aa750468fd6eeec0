almost-locked-candidates-look = Regardez { $house } et { $other }.
almost-locked-candidates-fit-only = { IN($other) }, les chiffres { $digits } n’ont de place qu’en { $cells }, et à l’intersection avec { $house } ({ $crossing }).
    .expert = { IN($other) }, les chiffres { $digits } sont confinés en { $cells } et à l’intersection avec { $house } ({ $crossing }).
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [one] { $subset } prend tous ces chiffres sauf un, donc l’intersection en contient au plus un.
   *[other] { $subset } prennent tous ces chiffres sauf un, donc l’intersection en contient au plus un.
}
    .expert = L’ALS { $subset } laisse à l’intersection un de ces chiffres au plus.
almost-locked-candidates-at-least-one = { COUNT($cells) ->
    [one] { $cells } n’a pas de place pour tous, donc l’intersection en contient au moins un.
   *[other] { $cells } n’ont pas de place pour tous, donc l’intersection en contient au moins un.
}
almost-locked-candidates-exactly-one = { $rest ->
    [other] L’intersection contient donc exactement un de ces chiffres. L’autre est en { $subset } pour { $house }, et en { $cells } pour { $other }.
   *[others] L’intersection contient donc exactement un de ces chiffres. Les autres sont en { $subset } pour { $house }, et en { $cells } pour { $other }.
}
    .expert = L’intersection en contient donc exactement un, et le reste est verrouillé : { IN($house) } en { $subset }, { IN($other) } en { $cells }.
