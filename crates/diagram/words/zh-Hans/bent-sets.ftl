bent-sets-look = 观察{ $line }和{ $block }。
bent-sets-fit-once = { COUNT($once) ->
    [1] 这些格中，{ $once }的所有位置都在{ $house }，因此它只能填一次。
   *[other] 这些格中，{ $once }的所有位置都在{ $house }，因此它们各只能填一次。
}
    .beginner = { COUNT($once) ->
        [1] 在这些格里找{ $once }：它的位置全在{ $house }，因此只能填一次。
       *[other] 在这些格里找{ $once }：它们的位置全在{ $house }，因此各只能填一次。
    }
    .expert = { COUNT($once) ->
        [1] { $once }受限于{ $house }：最多一次。
       *[other] { $once }受限于{ $house }：各最多一次。
    }
bent-sets-one-digit-too-few = 如果这些格都不是{ $digit }，就只剩{ $others }可填，而每个数字只能填一次：少了一个数字。
    .beginner = 在心里划掉{ $digit }，数一数这些格还能填什么：只有{ $others }，每个只能用一次。少了一个数字。
    .expert = 若不填非受限的{ $digit }，只剩受限的{ $others }：少一个数字。
bent-sets-so-one-holds = 因此 { OR($holders) } 是{ $digit }。
    .expert = 因此 { $holders } 至少有一格是{ $digit }。
