effect-are = { COUNT($cells) ->
    [one] { $cells } is { $digit }.
   *[other] { $cells } are { $digit }.
}
    .beginner = Write { $digit } in { $cells }.
    .expert = Place { $digit } in { $cells }.
effect-remove = Remove { $digits } from { $cells }.
    .beginner = Cross out { $digits } in { $cells }.
    .expert = Eliminate { $digits } from { $cells }.
effect-one-of = { $one }.
