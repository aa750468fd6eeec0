als-set-lacks-one = { $cells } 只有候选数{ $digits }：{ $count }格有{ $all }个数字，因此这几格恰好缺其中一个。
als-look = 观察 { $cells }。
als-restricted-common = { $one } 的每个{ $link }都能看到 { $next } 的每个{ $link }，因此这两个数组最多有一个包含{ $link }。
als-in-first-or-last = { COUNT($first) ->
    [1] 因此{ $digit }在 { $first }，{ COUNT($last) ->
        [1] 或者在 { $last }。
       *[other] 或者在 { $last } 之一。
    }
   *[other] 因此{ $digit }在 { $first } 之一，{ COUNT($last) ->
        [1] 或者在 { $last }。
       *[other] 或者在 { $last } 之一。
    }
}
als-no-cell-sees-both = 其他单元格如果能看到这两个数组的所有{ $digit }，就不能填{ $digit }。
als-ring-restricted-common = { $one } 的每个{ $link }都能看到 { $other } 的每个{ $link }，因此这两个数组最多有一个包含{ $link }。
als-ring-lack = 每个数组只缺一个数字。因此一个数组缺{ $p }而有{ $q }，另一个缺{ $q }而有{ $p }。
als-ring-either-way = { COUNT($cells) ->
    [1] 两种情况下，{ $cells } 都是{ $others }。
   *[other] 两种情况下，{ $cells } 中都有{ $others }。
}
als-look-at-stem = 观察 { $stem }。
als-if-stem = 如果 { $stem } 是{ $digit }：
als-no-cell-sees-all = 其他单元格如果能看到这些数组的所有{ $digit }，就不能填{ $digit }。
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
    [2] 两种情况下，都有一个数组包含{ $digit }。
   *[other] 每种情况下，都有一个数组包含{ $digit }。
}
