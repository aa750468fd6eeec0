bent-sets-look = { $line }と{ $block }に注目します。
bent-sets-fit-once = { COUNT($once) ->
    [1] これらのマスの中で{ $once }が入る場所は、すべて{ $house }にあります。したがって、1つしか入りません。
   *[other] これらのマスの中で{ $once }が入る場所は、すべて{ $house }にあります。したがって、それぞれ1つしか入りません。
}
    .beginner = { COUNT($once) ->
        [1] これらのマスの中で{ $once }を探しましょう。入る場所はすべて{ $house }にあるので、1つしか入りません。
       *[other] これらのマスの中で{ $once }を探しましょう。入る場所はすべて{ $house }にあるので、それぞれ1つしか入りません。
    }
    .expert = { COUNT($once) ->
        [1] { $once }は{ $house }に限られ、多くても1つです。
       *[other] { $once }は{ $house }に限られ、それぞれ多くても1つです。
    }
bent-sets-one-digit-too-few = どのマスも{ $digit }でなければ、残る数字は{ $others }だけです。どれも1つしか入らないので、数字が1つ足りません。
    .beginner = 頭の中で{ $digit }をすべて消して、残る数字を数えましょう。{ $others }だけで、どれも1つしか入らないので、マスの数に1つ足りません。
    .expert = 非制限の{ $digit }がなければ、残るのは1つずつしか入らない{ $others }だけで、数字が1つ足りません。
bent-sets-so-one-holds = したがって、{ OR($holders) } が{ $digit }です。
    .expert = { COUNT($holders) ->
        [1] したがって、{ $holders } は{ $digit }です。
        [2] したがって、{ $holders } の少なくとも一方が{ $digit }です。
       *[other] したがって、{ $holders } の少なくとも1つが{ $digit }です。
    }
