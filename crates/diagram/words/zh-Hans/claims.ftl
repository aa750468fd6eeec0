# 每个论断都以单元格开头，所以前面是汉字时要空一格：“因此 r1c1 是4”。
claims-cells-are-digit = { OR($cells) } 是{ $digit }
claims-set-lacks-digit = { COUNT($set) ->
    [1] { $set } 不是{ $digit }
   *[other] { $set } 中没有{ $digit }
}
claims-claim-so-not = { $claim }，因此不是{ $digit }。
claims-only-left-so = { $cell } 只剩{ $digit }，因此 { $claim }。
claims-no-other-place-so = { $house }没有其他位置可填{ $digit }，因此 { $claim }。
claims-set-must-contain-so = { COUNT($set) ->
    [1] { $set } 必须填剩下的那个数字，因此 { $claim }。
   *[other] { $set } 必须包含其余所有数字，因此 { $claim }。
}
    .expert = { COUNT($set) ->
        [1] { $set } 是剩下的数字，因此 { $claim }。
       *[other] { $set } 成为显性数组，因此 { $claim }。
    }
claims-contradict-so = 以上有两条互相矛盾，由矛盾可以推出任何结论：{ $claim }。
    .expert = 矛盾，由此可推出任何结论：{ $claim }。
claims-claim-so = { $other }，因此 { $claim }。
claims-then = 那么 { $claim }。
