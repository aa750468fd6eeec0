uniqueness-look = { $cells } の{ $known }に注目します。
uniqueness-others-between = { $roof } には、合わせて候補{ $others }もあります。
uniqueness-others = { COUNT($roof) ->
    [1] { $roof } には、ほかに候補{ $others }があります。
    [2] { $roof } のどちらにも、ほかに候補{ $others }があります。
   *[other] { $roof } のどれにも、ほかに候補{ $others }があります。
}
uniqueness-swap = { COUNT($known) ->
    [2] 注目したマスのすべてに{ $known }しか入らなければ、その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
   *[other] 注目したマスのすべてに{ $known }しか入らなければ、これらの数字を入れ替えられるので、この問題の解が2つになってしまいます。
}
uniqueness-roof-differs = { COUNT($roof) ->
    [1] この問題の解は1つだけなので、{ $roof } には別の数字が入ります。
   *[other] この問題の解は1つだけなので、{ $roof } のうち少なくとも1つには別の数字が入ります。
}
uniqueness-one-is-digit = したがって、一方は{ $digit }で、他方は{ OR($others) }です。どちらにも{ $without }は入りません。
uniqueness-both-would-be = { $lines }で{ $digit }が入る場所は、注目した4マスの中にしかありません。したがって、{ $roof } の一方が{ $digit }なら、他方も{ $digit }です。
uniqueness-then-only-known = すると、{ $floor } は{ $without }になり、結局4マスには{ $known }しか入らないことになりますが、これは起こりえません。
uniqueness-beside-would-be = { $lines }で{ $digit }が入る場所は、注目した4マスの中にしかありません。したがって、{ $cell } が{ $other }なら、{ $beside } は{ $digit }です。
uniqueness-then-opposite = すると、{ $opposite } は{ $other }になり、結局4マスには{ $known }しか入らないことになりますが、これは起こりえません。
uniqueness-can-only-be = その数字は{ $digit }しかないので、{ OR($roof) } が{ $digit }です。
