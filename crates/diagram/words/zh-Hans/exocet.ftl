exocet-look = 观察 { $base }，以及 { $targets }。
    .expert = 观察基准格 { $base }，以及目标格 { $targets }。
exocet-single-goes-through = 无论它是哪个数字，只要这个数字的填法经过 { $base }，就也经过 { $targets }。
    .expert = 无论它是哪个数字，凡经过 { $base } 的模板都经过 { $targets }。
exocet-single-same-digit = 因此两格的数字相同。只出现在其中一格的候选数为假。
    .expert = 因此基准格与目标格同值，只属于其中一格的候选数为假。
exocet-wild-goes-through = { OR($others) }的任何填法，只要经过基准格，就也经过 { $target }。
    .expert = { OR($others) }的模板，凡经过基准格的都经过目标格 { $target }。
exocet-wild-one-room = 如果基准格填{ OR($others) }，那么 { $target } 也填这个数字。但 { $target } 只能容纳一个。
    .expert = 如果{ OR($others) }在基准格，就也在目标格 { $target }，而那里只能容纳一个。
exocet-wild-digit = 因此基准格的另一个数字是{ $wild }，而 { $target } 是{ OR($others) }。
    .expert = 因此另一个基准数字是{ $wild }，而 { $target } 是{ OR($others) }。
exocet-two-and-no-others = 因此无论基准格填哪两个数字，它们也都在目标格中。目标格有两个，所以各填其中一个。
    .expert = 因此两个目标格就填两个基准数字，各填一个。
exocet-target-cells = { COUNT($alone) ->
    [1] 其中一个目标格是 { $alone }。
   *[other] 目标格是 { $alone }。
}
    .expert = { COUNT($alone) ->
        [1] 单格目标：{ $alone }。
       *[other] 目标格：{ $alone }。
    }
exocet-target-with-locked = { $cells } 中有一格是{ $locked }，因此它们合起来算一个目标格，只能容纳基准格的一个数字。
    .expert = 复合目标 { $cells }：{ $locked }锁定其中，只能再容纳一个基准数字。
exocet-mirrored-first = 先看出基准格的数字也在 { $targets } 中。
    .expert = 首先，基准数字也在 { $targets } 中。
exocet-mirrored-both = 因此无论基准格填哪两个数字，{ $targets } 也填它们。
    .expert = 因此 { $targets } 填两个基准数字。
exocet-mirrored-image = { $target } 的数字也在它的镜像格 { $mirror } 中。那里只有 { $image } 能填它，因此 { $image } 填它。
    .expert = { $target } 的数字在镜像格 { $mirror } 中重复，那里只有 { $image } 能填它。
exocet-arguments-needed = 如果基准格填{ $digit }，单看{ $digit }的位置，还不能断定目标格也填它。但如果目标格都不填，其他数字就会导致矛盾。
    .expert = 对基准数字{ $digit }，单靠它的 S 格还不够。但如果目标格都不填它，其他数字就会导致矛盾。
exocet-argument = { COUNT($targets) ->
    [1] 假设 { $cell } 是{ $digit }，而 { $targets } 不是{ $digit }：
   *[other] 假设 { $cell } 是{ $digit }，而 { $targets } 都不是{ $digit }：
}
    .expert = { COUNT($targets) ->
        [1] 设 { $cell } 是{ $digit }，而 { $targets } 不是{ $digit }：
       *[other] 设 { $cell } 是{ $digit }，而 { $targets } 都不是{ $digit }：
    }
exocet-base-holds-two = 基准格 { $base } 填{ $digits }中的两个。
    .expert = 基准格 { $base }：{ $digits }中的两个。
exocet-if-base = 如果 { OR($cells) } 是{ $digit }：
    .expert = 基准数字{ $digit }，位于 { OR($cells) }：
exocet-only-left-in-targets = 那么{ $houses }中，{ $digit }只剩目标格可填。因此有一个目标格是{ $digit }。
    .expert = { $houses }再无{ $digit }的 S 格，因此有一个目标格是{ $digit }。
exocet-covered-but-targets = 那么除目标格外，{ $houses }中{ $digit }的剩余位置全在{ $room }中。
    .expert = { $houses }中{ $digit }剩余的 S 格全被{ $room }覆盖。
exocet-room =
    { $room }只能容纳{ COUNT($room) ->
    [1] 一个
    [2] 两个
   *[other] 三个
}{ $digit }，而{ $houses }需要{ COUNT($houses) ->
    [1] 一个
    [2] 两个
    [3] 三个
   *[other] 四个
}。因此有一个目标格是{ $digit }。
    .expert = { $houses }覆盖不足，因此有一个目标格是{ $digit }。
exocet-no-way = 那么无法填完所有的{ $digit }。
    .expert = 再无填{ $digit }的模板。
exocet-missing-can-go = 其余的{ $digit }可以填在 { $new }，其中有目标格 { $target }。
    .expert = 填{ $digit }的模板：{ $new }，经过目标格 { $target }。
exocet-no-other-way = 没有其他填法。因此有一个目标格是{ $digit }。
    .expert = 没有其他模板，因此有一个目标格是{ $digit }。
exocet-however-placed = 此后无论其余的{ $digit }怎样填，{ $targets } 中总有一格是{ $digit }。
    .expert = 此时填{ $digit }的模板都经过 { OR($targets) }。
exocet-struck-from-base = 基准格的组合不能是{ ELSE($struck) }：这样的两个数字无论怎样经过基准格和目标格，都会占用同一格。
    .expert = 排除的基准组合：{ SERIES($struck) }。它们经过基准格和目标格的模板总会占用同一格。
exocet-only-pair-left = 基准格只剩一种组合：{ $pair }。
    .expert = 基准组合只剩{ $pair }。
exocet-pairs-left = 基准格剩下这些组合：{ ELSE($left) }。
    .expert = 剩余的基准组合：{ SERIES($left) }。
exocet-other-pairs = 其他组合的两个数字，无论怎样经过基准格和目标格，都会占用同一格。
    .expert = 其他组合经过基准格和目标格的模板总会占用同一格。
exocet-look-at-second = 观察 { $base }，以及 { $second }。
    .expert = 观察基准格 { $base }，以及第二组基准格 { $second }。
exocet-second-holds = 因此 { $targets } 填基准格 { $base } 的数字。同理，{ $others } 填基准格 { $second } 的数字。
    .expert = 因此目标格 { $targets } 填基准格 { $base } 的数字，目标格 { $others } 填基准格 { $second } 的数字。
exocet-compare = 比较这两个飞鱼：两组基准格都填的数字，在两边的填法相同；不同的数字不能占用同一格。
    .expert = 合并两份列表：两组基准格都填的数字共用一个模板，任何两个模板都不占用同一格。
exocet-digits-left = 于是两组基准格的数字只剩这些情况：{ ELSE($both) }。
    .expert = 剩余的基准组合：{ SERIES($both) }。
exocet-known-between = 在剩下的每种情况下，两组基准格合起来都有{ $known }。
    .expert = 剩余的组合中，两组基准格合起来都含{ $known }。
exocet-four-digits = 因此两组基准格填四个不同的数字：{ $digits }各一次。
    .expert = 因此两组基准格没有共同的数字：{ $digits }各一次。
exocet-follow-digits = 现在追踪每个数字：它的每种填法都经过其中一组基准格，也经过这一组的一个目标格。
    .expert = 现在看各数字的模板：都经过其中一组基准格，也经过这一组的一个目标格。
exocet-only-in-one-base = { $digit }只是其中一组基准格的候选数。
exocet-not-in-both-places = { $digit }不会同时在两组基准格中：它在那里的位置互相能看到。
exocet-not-in-both-house = 如果{ $digit }同时在两组基准格中，{ $house }就没有位置可填{ $digit }。
exocet-not-in-both-ways = { $digit }没有一种填法同时经过两组基准格。
    .expert = { $digit }没有同时经过两组基准格的模板。
exocet-go-through-all = 现在逐一检查剩下的所有情况：有哪些数字，它们在基准格和目标格中怎样排列，以及所有相容且不占用同一格的填法。
    .expert = 现在列举剩余的所有情况：有哪些数字，它们在基准格和目标格中怎样排列，以及相容的模板。
exocet-so-base-holds = 因此 { OR($cells) } 是{ $digit }。
exocet-two-pairs = { $first }配{ $second }
