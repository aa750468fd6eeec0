link-chains-look-at-bivalue = 从 { $cell } 开始，观察只有两个候选数的单元格。
    .beginner = 用手指点住 { $cell }，从那里出发，只走剩两个数字的格。同行、同列或同宫的两格，就说互相能看到。
    .expert = 从 { $cell } 开始追踪双值格。
link-chains-two-candidates-each = { $cells } 各有两个候选数。
    .beginner = { $cells } 各只剩两个数字。
    .expert = { $cells } 都是双值格。
link-chains-look-at-digit = 从 { $cell } 开始，观察数字{ $digit }。
    .beginner = 用手指点住 { $cell }，只看{ $digit }。同行、同列或同宫的两格，就说互相能看到。
    .expert = 从 { $cell } 开始追踪{ $digit }的强链。
link-chains-xy-link = { $cell } 能看到 { $from }，不能填{ $digit }，因此 { $cell } 是{ $to }。
    .beginner = { $cell } 能看到 { $from }，划掉{ $digit }，就只剩{ $to }。
    .expert = { $cell } 能看到 { $from }，删去{ $digit }后只剩{ $to }。
link-chains-x-link = { $cell } 能看到 { $from }，因此不是{ $digit }。{ $then }
link-chains-if-start = 如果 { $cell } 不是{ $digit }：
link-chains-even-then = 即使这样，{ $cell } 也是{ $digit }，因此它无论如何都是{ $digit }。
link-chains-no-cell-sees-it = 能看到它的单元格都不能填{ $digit }。
    .beginner = 找出与它同行、同列或同宫的单元格：它们都不能填{ $digit }。
    .expert = 能看到它的格删去{ $digit }。
link-chains-then-cell-is = 那么 { $cell } 是{ $digit }。
link-chains-look-at-pair = 观察只能填{ OR($pair) }的单元格。
    .expert = 观察候选数为{ $pair }的双值格。
link-chains-pair-chain = 它们连成一条链，每格能看到下一格，因此相邻两格的数字不同。
    .beginner = 它们能连成一串：每格能看到下一格（同行、同列或同宫），因此前后两格的数字不同。
    .expert = 每格能看到下一格，连成一条链，因此两个数字交替。
link-chains-pair-holds = 因此 { $even } { COUNT($even) ->
    [1] 填其中一个数字
   *[other] 填同一个数字
}，{ $odd } { COUNT($odd) ->
    [1] 填另一个数字
   *[other] 都填另一个数字
}。
    .expert = 因此 { $even } 填一个数字，{ $odd } 填另一个。
link-chains-pair-ends = { $ends } 一格是{ $a }，另一格是{ $b }。能同时看到这两格的单元格都不能填{ OR($pair) }。
    .beginner = { $ends } 一格是{ $a }，另一格是{ $b }。找出能同时看到这两格的单元格：它们都不能填{ OR($pair) }。
    .expert = { $ends } 一格是{ $a }，另一格是{ $b }。能同时看到两者的格删去{ $pair }。
link-chains-needs = { $house }必须填{ $digit }，因此 { $cell } 是{ $digit }。
    .expert = { $house }的强链：{ $cell } 是{ $digit }。
link-chains-either-way = 因此无论如何，{ $ends } 中至少有一格是{ $digit }。
    .expert = 因此 { $ends } 至少有一格是{ $digit }。
