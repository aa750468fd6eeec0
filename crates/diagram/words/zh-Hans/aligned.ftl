aligned-look = 观察 { $cells }。
    .expert = 列举 { $cells } 的填法组合。
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } 能看到这一格，只能填{ OR($candidates) }。
    [2] { $excluder } 能看到这两格，只能填{ OR($candidates) }。
   *[other] { $excluder } 能看到所有这些格，只能填{ OR($candidates) }。
}
    .beginner = { COUNT($cells) ->
        [1] { $excluder } 能看到这一格（同行、同列或同宫），只能填{ OR($candidates) }。
        [2] { $excluder } 能看到这两格（同行、同列或同宫），只能填{ OR($candidates) }。
       *[other] { $excluder } 能看到所有这些格（同行、同列或同宫），只能填{ OR($candidates) }。
    }
    .expert = 排除格 { $excluder } 只能填{ OR($candidates) }。
aligned-if-cell = 如果 { $cell } 是{ $digit }：
aligned-no-combination = 其他组合都会让两个互相能看到的单元格填相同的数字。因此没有可行的组合。
    .expert = 其他组合都让互相看到的两格重复同一个数字。因此所有组合都被排除。
aligned-starved = 再取 { $others }，{ $starved } 就没有候选数了。
    .expert = 再取 { $others }，排除格 { $starved } 无数可填。
