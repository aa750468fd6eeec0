coloring-look = 观察恰好只有两个位置可填{ $digit }的行、列、宫。
    .beginner = 找出只有两个位置可填{ $digit }的行、列、宫。
    .expert = 对{ $digit }的共轭对染色。
coloring-two-in-house = 那么{ $house }会有不止一个{ $digit }，在 { $cells }。
    .beginner = 那么{ $house }里的{ $digit }就不止一个：在 { $cells }。
    .expert = { $house }有不止一个{ $digit }：{ $cells }。
coloring-sees-both-colors = 那么另一组单元格的两种颜色都为假，因为 { $color } 能看到这两种颜色的单元格。
    .expert = { $color } 能看到另一簇的两种颜色，那两种颜色就都为假。
coloring-if-color = { COUNT($color) ->
    [1] 如果 { $color } 是{ $digit }：
   *[other] 如果 { $color } 都是{ $digit }：
}
coloring-other-color-is-true = 这不可能，因此另一种颜色为真。
    .expert = 矛盾，因此另一种颜色为真。
coloring-opposed = { $one } 能看到 { $other }，因此它们的颜色不能同时为真。
    .beginner = { $one } 能看到 { $other }（同行、同列或同宫），因此它们的颜色不能同时为真。
    .expert = { $one } 能看到 { $other }：两者的颜色之间有弱链。
coloring-cannot-be = 能同时看到这两种颜色的单元格都不能填{ $digit }。
    .beginner = 找出能同时看到这两种颜色的单元格（与两种颜色各有一格同行、同列或同宫）：它们都不能填{ $digit }。
    .expert = 能同时看到这两种颜色的格删去{ $digit }。
coloring-clusters = 这样的行、列、宫把 { $cells } 连在一起。给相连的单元格涂上不同的颜色。
    .beginner = 它们把 { $cells } 连在一起。拿两支颜色不同的笔，给相连的格涂上不同的颜色。
    .expert = 染色簇 { $cells }，分两种颜色。
coloring-other-clusters = 另一些这样的行、列、宫把 { $cells } 连在一起。给相连的单元格涂上不同的颜色。
    .beginner = 另一些这样的行、列、宫把 { $cells } 连在一起。再换两种颜色来涂。
    .expert = 第二簇 { $cells }，分两种颜色。
coloring-either = 两种颜色中有一种为真：要么 { COUNT($first) ->
    [1] { $first } 是{ $digit }
   *[other] { $first } 都是{ $digit }
}，要么 { COUNT($second) ->
    [1] { $second } 是{ $digit }。
   *[other] { $second } 都是{ $digit }。
}
    .expert = 两种颜色恰有一种为真：{ $first } 的{ $digit }，或者 { $second } 的{ $digit }。
coloring-opposite-either = 因此它们各自的另一种颜色中，至少有一种为真：{ COUNT($first) ->
    [1] { $first } 是{ $digit }
   *[other] { $first } 都是{ $digit }
}，或者 { COUNT($second) ->
    [1] { $second } 是{ $digit }。
   *[other] { $second } 都是{ $digit }。
}
    .beginner = 因此剩下的两种颜色中，至少有一种为真：{ $first } 的{ $digit }，或者 { $second } 的{ $digit }。
    .expert = 因此对立的颜色至少有一种为真：{ $first } 的{ $digit }，或者 { $second } 的{ $digit }。
