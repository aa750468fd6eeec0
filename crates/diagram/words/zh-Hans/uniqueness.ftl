uniqueness-look = 观察 { $cells } 的{ $known }。
    .beginner = 看 { $cells }，只看其中的{ $known }。
    .expert = 潜在的致命结构：{ $cells } 的{ $known }。
uniqueness-others-between = { $roof } 还有其他候选数，合起来是{ $others }。
    .beginner = { $roof } 还可以填别的数字，合起来是{ $others }。
    .expert = { $roof } 有额外候选数，合计{ $others }。
uniqueness-others = { COUNT($roof) ->
    [1] { $roof } 还有候选数{ $others }。
   *[other] { $roof } 都还有候选数{ $others }。
}
    .beginner = { COUNT($roof) ->
        [1] { $roof } 还可以填{ OR($others) }。
       *[other] { $roof } 都还可以填{ OR($others) }。
    }
    .expert = { COUNT($roof) ->
        [1] { $roof } 有额外候选数{ $others }。
       *[other] { $roof } 都有额外候选数{ $others }。
    }
uniqueness-swap = { COUNT($known) ->
    [2] 如果这些格只填{ $known }，这两个数字就可以互换，题目会有第二个解。
   *[other] 如果这些格只填{ $known }，这些数字就可以互换位置，题目会有第二个解。
}
    .expert = 如果只填{ $known }，这些格就成为致命结构，出现第二个解。
uniqueness-roof-differs = { COUNT($roof) ->
    [1] 但题目只有唯一解，因此 { $roof } 必须填别的数字。
   *[other] 但题目只有唯一解，因此 { $roof } 至少有一格必须填别的数字。
}
    .expert = { COUNT($roof) ->
        [1] 由唯一性可知，{ $roof } 填别的数字。
       *[other] 由唯一性可知，{ $roof } 至少有一格填别的数字。
    }
uniqueness-one-is-digit = 因此其中一格是{ $digit }，另一格是{ OR($others) }：两格都不能填{ OR($without) }。
    .expert = 一格是{ $digit }，另一格是{ OR($others) }；两格都不是{ OR($without) }。
uniqueness-both-would-be = 如果 { $roof } 中有一格是{ $digit }，另一格也会是{ $digit }：{ $lines }没有其他位置可填{ $digit }。
    .expert = 由{ $lines }的强链，{ $roof } 中如果有一格是{ $digit }，另一格也是{ $digit }。
uniqueness-then-only-known = { COUNT($floor) ->
    [1] 那么 { $floor } 就是{ $without }，结果这些格又都只填{ $known }，与上面矛盾，因此这个假设不成立。
   *[other] 那么 { $floor } 就都是{ $without }，结果这些格又都只填{ $known }，与上面矛盾，因此这个假设不成立。
}
    .expert = { COUNT($floor) ->
        [1] 那么 { $floor } 是{ $without }，构成{ $known }的致命结构，矛盾。
       *[other] 那么 { $floor } 都是{ $without }，构成{ $known }的致命结构，矛盾。
    }
uniqueness-beside-would-be = { COUNT($beside) ->
    [1] 如果 { $cell } 是{ $other }，那么 { $beside } 就是{ $digit }：{ $lines }没有其他位置可填{ $digit }。
   *[other] 如果 { $cell } 是{ $other }，那么 { $beside } 就都是{ $digit }：{ $lines }没有其他位置可填{ $digit }。
}
    .expert = { COUNT($beside) ->
        [1] 如果 { $cell } 是{ $other }，由{ $lines }的强链，{ $beside } 是{ $digit }。
       *[other] 如果 { $cell } 是{ $other }，由{ $lines }的强链，{ $beside } 都是{ $digit }。
    }
uniqueness-then-opposite = 那么 { $opposite } 就是{ $other }，结果这些格又都只填{ $known }，与上面矛盾，因此这个假设不成立。
    .expert = 那么 { $opposite } 是{ $other }，构成{ $known }的致命结构，矛盾。
uniqueness-can-only-be = 别的数字只能是{ $digit }，因此 { OR($roof) } 是{ $digit }。
