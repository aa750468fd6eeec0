rank-if-start = 如果 { $cell } 是{ $digit }：
rank-every-case-cell = 综合所有情况，{ $cell } 是{ OR($digits) }。
rank-every-case-house = 综合所有情况，{ $house }的{ $digit }在 { OR($cells) }。
rank-only-one-end = 其中只能有一个为真。因此有一条链从头到尾为真，其余的链从尾到头都为假。
    .beginner = 其中只能有一个成立。因此有一条链从头到尾都成立，其余的链从尾到头都不成立。
    .expert = 这些链尾之间有弱链，因此恰有一个为真：它的链全真，其余的链全假。
rank-one-in-each-link = 那么下列弱区域中，每个区域为真的候选数都在其中一条链上：{ $links }。
    .beginner = 那么在下面这些地方，成立的候选数都在其中一条链上：{ $links }。
    .expert = 因此每个弱区域为真的候选数都在其中一条链上：{ $links }。
rank-no-other-of-links = 因此这些弱区域中的其他候选数都为假。
    .beginner = 因此这些地方的其他候选数都不成立。
    .expert = 这些弱区域的其他候选数都为假。
rank-cells-need = { COUNT($cells) ->
    [1] { $cells } 必须填一个数字。
   *[other] { $cells } 每格都必须填一个数字。
}
    .expert = 单元格的“真”：{ $cells }。
rank-house-needs = { $house }必须填{ $digits }。
    .expert = { $house }的“真”：{ $digits }。
rank-no-candidate-fills-more = 任何候选数满足的“真”，都不比它占用的弱区域多。
    .expert = 任何候选数所属的“真”都不多于所属的弱区域。
rank-look-around = 观察与 { $corners } 同宫，并且同行或同列的单元格。
    .expert = 观察 { $corners } 周围的多米诺环。
rank-look-at-crossings = 观察{ $rows }与{ $columns }相交的单元格。
rank-look-at-houses = 观察{ $houses }的{ $digits }。
rank-look-at-cells-and-houses = 观察 { $cells }，以及{ $houses }的{ $digits }。
rank-link-holds-one = 每个弱区域是一个单元格，或者一行、一列或一宫里的一个数字，因此其中最多有一个候选数为真。
    .expert = 每个弱区域最多有一个候选数为真。
rank-waste-none = 因此，如果一个候选数占用的弱区域多于它满足的“真”，它就为假。
    .expert = 因此所属弱区域多于“真”的候选数为假。
rank-waste-more = 因此，如果一个候选数占用的弱区域比它满足的“真”至少多{ $more }个，它就为假。
    .expert = 因此所属弱区域比“真”至少多{ $more }个的候选数为假。
rank-other-links = 换用另一些弱区域，同样的推理也成立。去掉：{ $dropped }。换上：{ $taken }。
    .expert = 换弱区域也成立。去掉：{ $dropped }。换上：{ $taken }。
rank-digits-in-houses = { $houses }的{ $digit }
rank-look-at-cell = 观察 { $cell }。
rank-look-at-places = 观察{ $house }中{ $digit }的位置。
rank-all-in-links = { COUNT($truths) ->
    [1] 这就是“真”。它的候选数全都在{ COUNT($count) ->
        [1] 这个弱区域
       *[other] 这些弱区域
    }中：{ $links }。
   *[other] 这些就是“真”。它们的候选数全都在{ COUNT($count) ->
        [1] 这个弱区域
       *[other] 这些弱区域
    }中：{ $links }。
}
    .beginner = 这样的要求叫作“真”，能满足要求的候选数全都在下面的弱区域中：{ $links }。
    .expert = 弱区域，覆盖全部候选数：{ $links }。
rank-heavy-truths = { $count ->
    [1] 这个“真”计{ $weight ->
        [2] 两
       *[other] { $weight }
    }次：{ $heavy }。
   *[other] 这些“真”各计{ $weight ->
        [2] 两
       *[other] { $weight }
    }次：{ $heavy }。
}
    .expert = 权重为{ $weight }的“真”：{ $heavy }。
rank-heavy-links = { $count ->
    [1] 这个弱区域计{ $weight ->
        [2] 两
       *[other] { $weight }
    }次：{ $heavy }。
   *[other] 这些弱区域各计{ $weight ->
        [2] 两
       *[other] { $weight }
    }次：{ $heavy }。
}
    .expert = 权重为{ $weight }的弱区域：{ $heavy }。
# $counted 是 once，如果有的“真”或弱区域计多次，则是 weighted。
rank-no-waste = { $counted ->
    [once] 共有{ $truths }个“真”和{ $links }个弱区域，因此这些“真”用完了所有的弱区域。
   *[weighted] 这样计算，共有{ $truths }个“真”和{ $links }个弱区域，因此这些“真”用完了所有的弱区域。
}
    .expert = { $counted ->
        [once] “真”{ $truths }个，弱区域{ $links }个：秩为0。
       *[weighted] 按权重计，“真”{ $truths }个，弱区域{ $links }个：秩为0。
    }
rank-some-waste = { $counted ->
    [once] 共有{ $truths }个“真”和{ $links }个弱区域，因此最多可以浪费{ $spare }个弱区域。
   *[weighted] 这样计算，共有{ $truths }个“真”和{ $links }个弱区域，因此最多可以浪费{ $spare }个弱区域。
}
    .expert = { $counted ->
        [once] “真”{ $truths }个，弱区域{ $links }个：秩为{ $spare }。
       *[weighted] 按权重计，“真”{ $truths }个，弱区域{ $links }个：秩为{ $spare }。
    }
rank-uses-up = 如果 { $cell } 是{ $digit }，它会占用{ $links }个弱区域：{ $taken }。但它{ $truths ->
    [0] 不满足任何“真”
   *[other] 只满足{ $truths }个“真”：{ $filled }
}。
    .expert = { $truths ->
        [0] { $cell } 的{ $digit }：弱区域{ $links }个（{ $taken }），“真”0个。
       *[other] { $cell } 的{ $digit }：弱区域{ $links }个（{ $taken }），“真”{ $truths }个（{ $filled }）。
    }
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $house }的{ $digit }
rank-times = { $weight ->
    [2] { $name }（计两次）
   *[other] { $name }（计{ $weight }次）
}
rank-cells = { $cells }
