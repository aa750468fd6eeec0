single-digit-look = { $houses }中，{ $digits }能填在哪里？
single-digit-joint = { COUNT($joints) ->
    [2] { $joints } 同在{ $shared }中，因此不能都是{ $digit }。
   *[other] { $joints } 同在{ $shared }中，因此最多有一格是{ $digit }。
}
single-digit-if-not = 如果 { $without }：
single-digit-if = 如果 { OR($joint) } 是{ $digit }：
single-digit-then = 那么 { $without }。
single-digit-needs = { $house }必须填{ $digit }，因此 { OR($end) } 是{ $digit }。
single-digit-either-way = 综合两种情况，{ OR($cells) } 是{ $digit }。
single-digit-first-cases = 综合前两种情况，{ OR($cells) } 是{ $digit }。
single-digit-last-cases = 综合后两种情况，{ OR($cells) } 是{ $digit }。
