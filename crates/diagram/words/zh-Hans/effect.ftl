effect-are = { COUNT($cells) ->
    [1] { $cells } 填{ $digit }。
   *[other] { $cells } 都填{ $digit }。
}
    .beginner = 把{ $digit }填进 { $cells }。
effect-remove = 删去 { $cells } 的候选数{ $digits }。
    .beginner = 划掉 { $cells } 的{ $digits }。
    .expert = 删数：{ $cells } 的{ $digits }。
effect-one-of = { $one }。
