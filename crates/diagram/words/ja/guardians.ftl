guardians-if-turned = 「{ $turned }」のとき、{ $cell } は{ $other }以外なので、{ $digit }です。
guardians-one-is-true-no-conflict = したがって、{ $one }です。{ $none }
guardians-so-one-is-true = したがって、{ $one }です。
guardians-only-solution = この問題の解は1つだけなので、{ $one }です。
    .expert = 唯一性により、{ $one }です。
guardians-one-and-other = { $guardian ->
    [extra] したがって、これらのマスの一方は{ $digit }で、他方には余分な候補が入ります。
    [other] したがって、これらのマスの一方は{ $digit }で、他方にはそれ以外の候補のどれかが入ります。
   *[supposed] したがって、これらのマスの一方は{ $digit }で、他方には偽と仮定した候補のどれかが入ります。
}
    .expert = したがって、これらのマスの一方は{ $digit }で、他方にはガーディアンが入ります。
