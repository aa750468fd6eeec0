bent-sets-look = 观察{ $line }和{ $block }。
bent-sets-fit-once = { COUNT($once) ->
    [1] 这些格中，{ $once }的所有位置都在{ $house }，因此它只能填一次。
   *[other] 这些格中，{ $once }的所有位置都在{ $house }，因此它们各只能填一次。
}
bent-sets-one-digit-too-few = 如果这些格都不是{ $digit }，就只剩{ $others }可填，而每个数字只能填一次：少了一个数字。
bent-sets-so-one-holds = 因此 { OR($holders) } 是{ $digit }。
