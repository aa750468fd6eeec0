als-set-lacks-one = { $cells } 只有候选数{ $digits }：{ $count }格共有{ $all }个候选数字，因此其中恰有一个数字不填在这些格里。
    .beginner = 数一数：{ $cells } 共{ $count }格，候选数合起来有{ $all }个数字：{ $digits }。因此除一个以外，这些数字都填在这里。
    .expert = ALS：{ $cells }（{ $digits }）。
als-look = 观察 { $cells }。
    .expert = 观察 { $cells } 中的 ALS。
als-restricted-common = { $one } 的每个{ $link }都能看到 { $next } 的每个{ $link }，因此这两组格中最多有一组含{ $link }。
    .beginner = 检查一下：{ $one } 的每个{ $link }与 { $next } 的每个{ $link }都同行、同列或同宫。因此这两组格中最多有一组含{ $link }。
    .expert = RCC 为{ $link }：一边是 { $one }，另一边是 { $next }。
als-in-first-or-last = { COUNT($first) ->
    [1] 因此 { $first } 是{ $digit }，{ COUNT($last) ->
        [1] 或者 { $last } 是{ $digit }。
       *[other] 或者 { $last } 中有一格是{ $digit }。
    }
   *[other] 因此 { $first } 中有一格是{ $digit }，{ COUNT($last) ->
        [1] 或者 { $last } 是{ $digit }。
       *[other] 或者 { $last } 中有一格是{ $digit }。
    }
}
als-no-cell-sees-both = 能看到首尾两组格中所有{ $digit }的其他单元格都不能填{ $digit }。
    .beginner = 找出能看到首尾两组格中每个{ $digit }的其他单元格：它们都不能填{ $digit }。
    .expert = 能看到首尾 ALS 中每个{ $digit }的格删去{ $digit }。
als-ring-restricted-common = { $one } 的每个{ $link }都能看到 { $other } 的每个{ $link }，因此这两组格中最多有一组含{ $link }。
    .beginner = 检查一下：{ $one } 的每个{ $link }与 { $other } 的每个{ $link }都同行、同列或同宫。因此这两组格中最多有一组含{ $link }。
    .expert = RCC 为{ $link }：一边是 { $one }，另一边是 { $other }。
als-ring-lack = 每组格的候选数字中，只有一个不填在这组格里。因此一组没有{ $p }而有{ $q }，另一组没有{ $q }而有{ $p }。
    .expert = 双 RCC：一个 ALS 有{ $p }无{ $q }，另一个有{ $q }无{ $p }。
als-ring-either-way = { COUNT($cells) ->
    [1] 两种情况下，{ $cells } 都是{ $others }。
   *[other] 两种情况下，{ $cells } 中都有{ $others }。
}
    .expert = 两种情况下，{ $others }都锁定在 { $cells }。
als-look-at-stem = 观察 { $stem }。
    .expert = 观察花茎 { $stem }。
als-if-stem = 如果 { $stem } 是{ $digit }：
als-no-cell-sees-all = 能看到这几组格中所有{ $digit }的其他单元格都不能填{ $digit }。
    .beginner = 找出能看到这几组格中每个{ $digit }的其他单元格（与这些{ $digit }都同行、同列或同宫）：它们都不能填{ $digit }。
    .expert = 能看到这些花瓣中每个{ $digit }的格删去{ $digit }。
als-then-holds = { COUNT($cells) ->
    [1] 那么 { $cells } 是{ $digit }。
   *[other] 那么 { $cells } 包含其余所有数字，其中有{ $digit }。
}
    .expert = { COUNT($cells) ->
        [1] 那么 { $cells } 是{ $digit }。
       *[other] 那么 { $cells } 成为含{ $digit }的显性数组。
    }
als-so-holds = { COUNT($cells) ->
    [1] 因此 { $cells } 是{ $digit }。
   *[other] 因此 { $cells } 包含其余所有数字，其中有{ $digit }。
}
    .expert = { COUNT($cells) ->
        [1] 因此 { $cells } 是{ $digit }。
       *[other] 因此 { $cells } 成为含{ $digit }的显性数组。
    }
als-if-lacks = { COUNT($cells) ->
    [1] 如果 { $cells } 不是{ $digit }：
   *[other] 如果 { $cells } 中没有{ $digit }：
}
als-then-lacks = { COUNT($cells) ->
    [1] 那么 { $cells } 不是{ $digit }。
   *[other] 那么 { $cells } 中没有{ $digit }。
}
als-so-lacks = { COUNT($cells) ->
    [1] 因此 { $cells } 不是{ $digit }。
   *[other] 因此 { $cells } 中没有{ $digit }。
}
als-one-of-the-sets = { $cases ->
    [2] 两种情况下，都有一组格含{ $digit }。
   *[other] 每种情况下，都有一组格含{ $digit }。
}
    .expert = 无论花茎填什么，总有一个花瓣含{ $digit }。
