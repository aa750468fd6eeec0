effect-are = { COUNT($cells) ->
    [one] { $cells } is { $digit }.
   *[other] { $cells } are { $digit }.
}
effect-remove = Remove { $digits } from { $cells }.
effect-one-of = { $one }.
