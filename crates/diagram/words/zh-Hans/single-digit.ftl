single-digit-look = { $houses }中，{ $digits }能填在哪里？
    .expert = 观察{ $houses }中{ $digits }的强链。
single-digit-joint = { COUNT($joints) ->
    [2] { $joints } 同在{ $shared }中，因此不能都是{ $digit }。
   *[other] { $joints } 同在{ $shared }中，因此最多有一格是{ $digit }。
}
    .beginner = { COUNT($joints) ->
        [2] 看看 { $joints }：两格都在{ $shared }里，不能都填{ $digit }。
       *[other] 看看 { $joints }：全都在{ $shared }里，最多只有一格能填{ $digit }。
    }
    .expert = { COUNT($joints) ->
        [2] { $shared }中{ $digit }的弱链：{ $joints }。
       *[other] { $shared }中{ $digit }的区块弱链：{ $joints }。
    }
single-digit-if-not = 如果 { $without }：
single-digit-if = 如果 { OR($joint) } 是{ $digit }：
single-digit-then = 那么 { $without }。
single-digit-needs = { $house }必须填{ $digit }，因此 { OR($end) } 是{ $digit }。
    .expert = { $house }的强链：{ OR($end) } 是{ $digit }。
single-digit-either-way = 综合两种情况，{ OR($cells) } 是{ $digit }。
    .expert = 因此 { $cells } 至少有一格是{ $digit }。
single-digit-first-cases = 综合前两种情况，{ OR($cells) } 是{ $digit }。
    .expert = 由前两种情况可知，{ $cells } 至少有一格是{ $digit }。
single-digit-last-cases = 综合后两种情况，{ OR($cells) } 是{ $digit }。
    .expert = 由后两种情况可知，{ $cells } 至少有一格是{ $digit }。
