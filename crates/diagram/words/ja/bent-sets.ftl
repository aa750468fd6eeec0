bent-sets-look = { $line }と{ $block }に注目します。
bent-sets-fit-once = { COUNT($once) ->
    [1] これらのマスの中で{ $once }が入る場所は、すべて{ $house }にあります。したがって、1つしか入りません。
   *[other] これらのマスの中で{ $once }が入る場所は、すべて{ $house }にあります。したがって、それぞれ1つしか入りません。
}
bent-sets-one-digit-too-few = どのマスも{ $digit }でなければ、残る数字は{ $others }だけです。どれも1つしか入らないので、数字が1つ足りません。
bent-sets-so-one-holds = したがって、{ OR($holders) } が{ $digit }です。
