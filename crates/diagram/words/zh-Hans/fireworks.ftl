fireworks-look = 观察{ $lines }。
fireworks-fit-only = { $line }中，{ $digits }只能填在{ $block }或 { $wing }。
    .expert = { $line }的{ $digits }限于{ $block }和分支格 { $wing }。
fireworks-if-in-neither = 如果{ $digits }中有一个数字既不在 { $one }，也不在 { $other }：
    .expert = 如果{ $digits }中有一个既不在分支格 { $one }，也不在分支格 { $other }：
fireworks-both-in-block = 那么{ $row }和{ $column }的这个数字都在{ $block }中。
fireworks-only-at-crossing = { $block }只能填一个这样的数字，因此它在{ $row }与{ $column }的交点 { $pivot }。
    .expert = { $block }只能填一个这样的数字，因此它在拐点 { $pivot }。
fireworks-outside-block = 在{ $block }之外，{ $row }和{ $column }的{ $digit }只能填在 { OR($two) }。这一行一列相交于 { $second }，而 { $second } 不能填{ $digit }。因此它们的{ $digit }不能都在{ $block }中，所以 { OR($two) } 是{ $digit }。
    .expert = 在{ $block }之外，{ $row }和{ $column }的{ $digit }只在 { $two }。拐点 { $second } 不能填{ $digit }，因此这一行一列的{ $digit }不能都在宫内，{ OR($two) } 是{ $digit }。
fireworks-if-shared = 如果 { $shared } 是{ $digit }：
fireworks-then-in-rest = 那么{ $digits }在 { $rest } 中，这两格不能填其他数字。
    .expert = 那么{ $digits }锁定在 { $rest }。
fireworks-if-alone = 如果 { $alone } 是{ $digit }：
fireworks-then-none-seen = 那么 { $alone } 能看到的单元格都不是{ $digit }。
fireworks-either-way-not = { COUNT($seen) ->
    [1] 两种情况都推出：{ $seen } 不是{ $digit }。
   *[other] 两种情况都推出：{ $seen } 都不是{ $digit }。
}
fireworks-fill-cells = 因此{ $digits }都在 { $cells } 中。数字和单元格一样多，所以每格各填其中一个数字。
    .expert = 因此{ $digits }锁定在 { $cells }，每格一个。
fireworks-pivot-others = { $pivot } 只能填{ OR($digits) }：{ $others }在 { OR($cells) }。
    .expert = 拐点 { $pivot } 只能填{ OR($digits) }：{ $others }在 { OR($cells) }。
fireworks-assist-sees-wings = { $assists } 能同时看到 { $wings }。
    .beginner = { $assists } 能同时看到 { $wings }（同行、同列或同宫）。
    .expert = { $assists } 能同时看到分支格 { $wings }。
fireworks-pivot-holds = { $one } 和 { $other } 都不能填 { $assists } 的数字。因此这个数字（{ OR($digits) }）在 { $pivot }。
    .expert = 分支格 { $one } 和 { $other } 都不能填 { $assists } 的数字，因此它（{ OR($digits) }）在拐点 { $pivot }。
fireworks-if-wing = 如果 { $wing } 是{ OR($digits) }：
fireworks-then-assist = 那么能看到 { $wing } 的 { $assist } 是另一个数字。能同时看到 { $wing } 和 { $assist } 的单元格都不能填{ OR($digits) }。
    .beginner = 那么 { $assist } 是另一个数字，因为它能看到 { $wing }（同行、同列或同宫）。能同时看到 { $wing } 和 { $assist } 的单元格都不能填{ OR($digits) }。
    .expert = 那么 { $wing } 和 { $assist } 是{ $digits }的显性数对，能同时看到两者的格都不能填{ OR($digits) }。
fireworks-pivot-cannot-hold-both = { $pivot } 不能同时填{ $digits }，因此这两个数字至少有一个在 { OR($wings) }。
    .expert = 拐点 { $pivot } 不能同时填{ $digits }，因此两数至少有一个在分支格 { OR($wings) }。
fireworks-either-way-sees-both = { COUNT($cells) ->
    [1] 两种情况下，{ $cells } 都能看到{ $digits }。
   *[other] 两种情况下，{ $cells } 各自都能看到{ $digits }。
}
