als-set-lacks-one = { $cells } 只有候选数{ $digits }：{ $count }格共有{ $all }个候选数字，因此其中恰有一个数字不填在这些格里。
als-look = 观察 { $cells }。
als-restricted-common = { $one } 的每个{ $link }都能看到 { $next } 的每个{ $link }，因此这两组格中最多有一组含{ $link }。
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
als-no-cell-sees-both = 能看到这两组格中所有{ $digit }的其他单元格都不能填{ $digit }。
als-ring-restricted-common = { $one } 的每个{ $link }都能看到 { $other } 的每个{ $link }，因此这两组格中最多有一组含{ $link }。
als-ring-lack = 每组格的候选数字中，只有一个不填在这组格里。因此一组没有{ $p }而有{ $q }，另一组没有{ $q }而有{ $p }。
als-ring-either-way = { COUNT($cells) ->
    [1] 两种情况下，{ $cells } 都是{ $others }。
   *[other] 两种情况下，{ $cells } 中都有{ $others }。
}
als-look-at-stem = 观察 { $stem }。
als-if-stem = 如果 { $stem } 是{ $digit }：
als-no-cell-sees-all = 能看到这几组格中所有{ $digit }的其他单元格都不能填{ $digit }。
als-then-holds = { COUNT($cells) ->
    [1] 那么 { $cells } 是{ $digit }。
   *[other] 那么 { $cells } 包含其余所有数字，其中有{ $digit }。
}
als-so-holds = { COUNT($cells) ->
    [1] 因此 { $cells } 是{ $digit }。
   *[other] 因此 { $cells } 包含其余所有数字，其中有{ $digit }。
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
