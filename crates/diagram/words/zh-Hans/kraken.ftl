kraken-look = 观察{ $base }的{ $digit }。
    .beginner = 沿着{ $base }看过去，只看{ $digit }。
    .expert = 在{ $base }中找{ $digit }的鲲鱼。
kraken-if-without-fins = 如果 { $without }，那么{ $cover }的{ $digit }全都在{ $base }中。
    .expert = 如果 { $without }，无鳍的鱼就成立：覆盖区域{ $cover }的{ $digit }全在基准区域{ $base }中。
kraken-then-in-places = 那么{ $house }的{ $digit }在 { OR($places) }。
    .beginner = 这样一来，{ $house }的{ $digit }在 { OR($places) }。
    .expert = 那么覆盖区域{ $house }的{ $digit }在 { OR($places) }。
kraken-so = 因此 { $consequence }。
kraken-if-fins-are-not = 如果 { $without }：
kraken-if-claim = 如果 { $claim }：
kraken-in-all = { $cases ->
    [2] 两种情况都推出：{ $consequence }。
   *[other] 每种情况都推出：{ $consequence }。
}
    .expert = { $cases ->
        [2] 两个分支都推出：{ $consequence }。
       *[other] 所有分支都推出：{ $consequence }。
    }
