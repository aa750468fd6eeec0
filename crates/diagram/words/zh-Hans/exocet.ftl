exocet-look = 观察 { $base }，以及 { $targets }。
exocet-single-goes-through = 无论它是哪个数字，只要这个数字的填法经过 { $base }，就也经过 { $targets }。
exocet-single-same-digit = 因此两格的数字相同。只出现在其中一格的候选数为假。
exocet-wild-goes-through = { OR($others) }的任何填法，只要经过基准格，就也经过 { $target }。
exocet-wild-one-room = 如果基准格填{ OR($others) }，那么 { $target } 也填这个数字。但 { $target } 只能容纳一个。
exocet-wild-digit = 因此基准格的另一个数字是{ $wild }，而 { $target } 是{ OR($others) }。
exocet-two-and-no-others = 因此无论基准格填哪两个数字，它们也都在目标格中。目标格有两个，所以只填这两个数字，不填其他数字。
exocet-target-cells = { COUNT($alone) ->
    [1] 其中一个目标格是 { $alone }。
   *[other] 目标格是 { $alone }。
}
exocet-target-with-locked = { $cells } 中有一格是{ $locked }，因此它们合起来算一个目标格，只能容纳基准格的一个数字。
exocet-mirrored-first = 先看出基准格的数字也在 { $targets } 中。
exocet-mirrored-both = 因此无论基准格填哪两个数字，{ $targets } 也填它们。
exocet-mirrored-image = { $target } 的数字也在它的镜像格 { $mirror } 中。那里只有 { $image } 能填它，因此 { $image } 填它。
exocet-arguments-needed = 如果基准格填{ $digit }，单看{ $digit }的位置，还不能断定目标格也填它。但如果目标格都不填，其他数字就会导致矛盾。
exocet-argument = { COUNT($targets) ->
    [1] 假设 { $cell } 是{ $digit }，而 { $targets } 不是{ $digit }：
   *[other] 假设 { $cell } 是{ $digit }，而 { $targets } 都不是{ $digit }：
}
exocet-base-holds-two = 基准格 { $base } 填{ $digits }中的两个。
exocet-if-base = 如果 { OR($cells) } 是{ $digit }：
exocet-only-left-in-targets = 那么{ $houses }中，{ $digit }只剩目标格可填。因此有一个目标格是{ $digit }。
exocet-covered-but-targets = 那么除目标格外，{ $houses }中{ $digit }的剩余位置全在{ $room }中。
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
exocet-no-way = 那么无法填完所有的{ $digit }。
exocet-missing-can-go = 其余的{ $digit }可以填在 { $new }，其中有目标格 { $target }。
exocet-no-other-way = 没有其他填法。因此有一个目标格是{ $digit }。
exocet-however-placed = 此后无论其余的{ $digit }怎样填，{ $targets } 中总有一格是{ $digit }。
exocet-struck-from-base = 基准格的组合不能是{ ELSE($struck) }：这样的两个数字无论怎样经过基准格和目标格，都会占用同一格。
exocet-only-pair-left = 基准格只剩一种组合：{ $pair }。
exocet-pairs-left = 基准格剩下这些组合：{ ELSE($left) }。
exocet-other-pairs = 其他组合的两个数字，无论怎样经过基准格和目标格，都会占用同一格。
exocet-look-at-second = 观察 { $base }，以及 { $second }。
exocet-second-holds = 因此 { $targets } 填基准格 { $base } 的数字。同理，{ $others } 填基准格 { $second } 的数字。
exocet-compare = 比较这两个飞鱼：两组基准格都填的数字，在两边的填法相同；不同的数字不能占用同一格。
exocet-digits-left = 于是两组基准格的数字只剩这些情况：{ ELSE($both) }。
exocet-known-between = 在剩下的每种情况下，两组基准格合起来都有{ $known }。
exocet-four-digits = 因此两组基准格填四个不同的数字：{ $digits }各一次。
exocet-follow-digits = 现在追踪每个数字：它的每种填法都经过其中一组基准格，也经过这一组的一个目标格。
exocet-only-in-one-base = { $digit }只是其中一组基准格的候选数。
exocet-not-in-both-places = { $digit }不会同时在两组基准格中：它在那里的位置互相能看到。
exocet-not-in-both-house = 如果{ $digit }同时在两组基准格中，{ $house }就没有位置可填{ $digit }。
exocet-not-in-both-ways = { $digit }没有一种填法同时经过两组基准格。
exocet-go-through-all = 现在逐一检查剩下的所有情况：有哪些数字，它们在基准格和目标格中怎样排列，以及所有相容且不占用同一格的填法。
exocet-so-base-holds = 因此 { OR($cells) } 是{ $digit }。
exocet-two-pairs = { $first }配{ $second }
