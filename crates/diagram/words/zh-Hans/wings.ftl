wings-if-place = 如果 { $place } 是{ $other }：
wings-end-is = { $end } 能看到它，不能填{ $other }，因此 { $end } 是{ $digit }。
    .beginner = { $end } 能看到它（同行、同列或同宫），划掉{ $other }，就只剩{ $digit }。
    .expert = { $end } 能看到它，删去{ $other }后只剩{ $digit }。
wings-look-at-cell = 观察 { $cell }，以及它能看到的单元格。
    .beginner = 用手指点住 { $cell }，沿它的行、列、宫看一遍。
    .expert = 以 { $cell } 为拐点。
wings-if-cell = 如果 { $cell } 是{ $digit }：
wings-cell-itself = 那么不必再看其他格，{ $cell } 自己就填了{ $digit }。
    .expert = { $cell } 本身就是{ $digit }。
wings-look-at-ends = 观察 { $ends }，以及{ $house }的{ $other }。
    .beginner = 看 { $ends }，再看{ $house }的{ $other }。
wings-same-candidates = { $ends } 的两个候选数相同，都是{ $both }。
    .beginner = { $ends } 剩下的两个数字相同，都是{ $both }。
    .expert = { $ends } 都是{ $both }的双值格。
wings-in-all = { $cases ->
    [2] 综合两种情况，{ OR($holders) } 是{ $digit }。
   *[other] 综合所有情况，{ OR($holders) } 是{ $digit }。
}
    .expert = 因此 { $holders } 至少有一格是{ $digit }。
