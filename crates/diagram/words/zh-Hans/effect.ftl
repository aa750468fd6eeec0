effect-are = { COUNT($cells) ->
    [1] { $cells } 填{ $digit }。
   *[other] { $cells } 都填{ $digit }。
}
effect-remove = 删去 { $cells } 的候选数{ $digits }。
effect-one-of = { $one }。
