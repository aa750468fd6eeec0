uniqueness-look = { $cells } の{ $known }に注目します。
    .beginner = { $cells } の{ $known }だけを見ましょう。
    .expert = デッドリーパターンになりうる形：{ $cells } の{ $known }。
uniqueness-others-between = { $roof } には、合わせて候補{ $others }もあります。
    .beginner = { $roof } には、ほかの数字も残っています。合わせて{ $others }です。
    .expert = ルーフ { $roof }：余分な候補は合わせて{ $others }。
uniqueness-others = { COUNT($roof) ->
    [1] { $roof } には、ほかに候補{ $others }があります。
    [2] { $roof } のどちらにも、ほかに候補{ $others }があります。
   *[other] { $roof } のどれにも、ほかに候補{ $others }があります。
}
    .beginner = { COUNT($roof) ->
        [1] { $roof } には、ほかに{ $others }も残っています。
        [2] { $roof } のどちらにも、ほかに{ $others }も残っています。
       *[other] { $roof } のどれにも、ほかに{ $others }も残っています。
    }
    .expert = ルーフ { $roof }：余分な候補は{ $others }。
uniqueness-swap = { COUNT($known) ->
    [2] 注目したマスのすべてに{ $known }しか入らなければ、その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
   *[other] 注目したマスのすべてに{ $known }しか入らなければ、これらの数字を入れ替えられるので、この問題の解が2つになってしまいます。
}
    .beginner = { COUNT($known) ->
        [2] 注目したマスのすべてに{ $known }だけを書くと、その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
       *[other] 注目したマスのすべてに{ $known }だけを書くと、これらの数字を入れ替えられるので、この問題の解が2つになってしまいます。
    }
    .expert = { $known }だけなら、注目したマスはデッドリーパターンで、複数解になります。
uniqueness-roof-differs = { COUNT($roof) ->
    [1] この問題の解は1つだけなので、{ $roof } には別の数字が入ります。
   *[other] この問題の解は1つだけなので、{ $roof } のうち少なくとも1つには別の数字が入ります。
}
    .beginner = { COUNT($roof) ->
        [1] しかし、この問題の解は1つだけなので、{ $roof } には別の数字が入ります。
       *[other] しかし、この問題の解は1つだけなので、{ $roof } のうち少なくとも1つには別の数字が入ります。
    }
    .expert = { COUNT($roof) ->
        [1] 唯一性により、{ $roof } は別の数字です。
        [2] 唯一性により、{ $roof } の少なくとも一方は別の数字です。
       *[other] 唯一性により、{ $roof } の少なくとも1つは別の数字です。
    }
uniqueness-one-is-digit = したがって、一方は{ $digit }で、他方は{ OR($others) }です。どちらにも{ $without }は入りません。
    .expert = 一方は{ $digit }、他方は{ OR($others) }なので、どちらにも{ $without }は入りません。
uniqueness-both-would-be = { $lines }で{ $digit }が入る場所は、注目した4マスの中にしかありません。したがって、{ $roof } の一方が{ $digit }なら、他方も{ $digit }です。
    .expert = { $lines }の{ $digit }の強いリンクにより、{ $roof } の一方が{ $digit }なら、他方も{ $digit }です。
uniqueness-then-only-known = すると、{ $floor } は{ $without }になり、結局4マスには{ $known }しか入らないことになりますが、これは起こりえません。
    .expert = すると、{ $floor } は{ $without }になり、{ $known }のデッドリーパターンができてしまいます。
uniqueness-beside-would-be = { $lines }で{ $digit }が入る場所は、注目した4マスの中にしかありません。したがって、{ $cell } が{ $other }なら、{ $beside } は{ $digit }です。
    .expert = { $lines }の{ $digit }の強いリンクにより、{ $cell } が{ $other }なら、{ $beside } は{ $digit }です。
uniqueness-then-opposite = すると、{ $opposite } は{ $other }になり、結局4マスには{ $known }しか入らないことになりますが、これは起こりえません。
    .expert = すると、{ $opposite } は{ $other }になり、{ $known }のデッドリーパターンができてしまいます。
uniqueness-can-only-be = その数字は{ $digit }しかないので、{ OR($roof) } が{ $digit }です。
