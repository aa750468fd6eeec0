or-relation-so = 因此 { $claim }。
or-relation-done = 这已经是要证明的结论。
    .expert = 这就是结论。
or-relation-suppose = 假设 { $claim }。
    .expert = 设 { $claim }。
or-relation-impossible = 这不可能，因此 { $claim }。
    .expert = 矛盾，因此 { $claim }。
or-relation-cell-is = { $cell } 是{ $digit }
or-relation-none-left = { COUNT($out) ->
    [1] 因此 { $none }。但这个候选数必须为真。
   *[other] 因此 { $none }。但这些候选数中必须有一个为真。
}
    .expert = { COUNT($out) ->
        [1] 因此 { $none }。但 OR 关系没有别的候选数。
       *[other] 因此 { $none }，OR 关系就没有候选数了。
    }
or-relation-one-case-left = 因此 { $none }，只剩一种情况：{ $claim }。
    .expert = 因此 { $none }，OR 关系只剩一种情况：{ $claim }。
or-relation-in-all = { $cases ->
    [2] 两种情况都推出：{ $claim }。
   *[other] 每种情况都推出：{ $claim }。
}
