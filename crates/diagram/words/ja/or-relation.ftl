or-relation-so = したがって、{ $claim }です。
or-relation-done = この場合、これ以上示すことはありません。
or-relation-suppose = 「{ $claim }」と仮定します。
or-relation-impossible = これは不可能なので、{ $claim }です。
or-relation-cell-is = { $cell } は{ $digit }
or-relation-none-left = { COUNT($out) ->
    [1] したがって、{ $none }です。しかし、この候補は真のはずです。
   *[other] したがって、{ $none }です。しかし、これらの候補のどれかは真のはずです。
}
or-relation-one-case-left = したがって、{ $none }です。残る場合は1つだけで、{ $claim }です。
or-relation-in-all = { $cases ->
    [2] どちらの場合も、{ $claim }です。
   *[other] どの場合も、{ $claim }です。
}
