or-relation-so = したがって、{ $claim }です。
or-relation-done = この場合、これ以上示すことはありません。
    .beginner = この場合は、これがそのまま答えです。
    .expert = これがそのまま結論です。
or-relation-suppose = 「{ $claim }」と仮定します。
    .expert = 仮定：{ $claim }。
or-relation-impossible = これは不可能なので、{ $claim }です。
    .expert = 矛盾するので、{ $claim }です。
or-relation-cell-is = { $cell } は{ $digit }
or-relation-none-left = { COUNT($out) ->
    [1] したがって、{ $none }です。しかし、この候補は真のはずです。
   *[other] したがって、{ $none }です。しかし、これらの候補のどれかは真のはずです。
}
    .expert = { COUNT($out) ->
        [1] したがって、{ $none }です。しかし、OR関係にほかの候補はありません。
       *[other] したがって、{ $none }です。これで、OR関係の候補がなくなります。
    }
or-relation-one-case-left = したがって、{ $none }です。残る場合は1つだけで、{ $claim }です。
    .expert = したがって、{ $none }です。OR関係に残る場合は1つだけで、{ $claim }です。
or-relation-in-all = { $cases ->
    [2] どちらの場合も、{ $claim }です。
   *[other] どの場合も、{ $claim }です。
}
    .expert = { $cases ->
        [2] どちらの場合からも「{ $claim }」が導かれます。
       *[other] どの場合からも「{ $claim }」が導かれます。
    }
