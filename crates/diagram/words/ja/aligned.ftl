aligned-look = { $cells } に注目します。
    .expert = { $cells } の組み合わせを表にします。
aligned-excluder = { COUNT($cells) ->
    [1] そのマスが見える { $excluder } の候補は{ $candidates }だけです。
    [2] その両方が見える { $excluder } の候補は{ $candidates }だけです。
   *[other] そのすべてが見える { $excluder } の候補は{ $candidates }だけです。
}
    .expert = Excluder { $excluder } の候補は{ $candidates }だけです。
aligned-if-cell = { $cell } が{ $digit }のとき：
aligned-no-combination = ほかの組み合わせでは、互いに見える2マスに同じ数字が入ります。したがって、成り立つ組み合わせはありません。
    .expert = 残りの組み合わせでは、互いに見える2マスが同じ数字になります。したがって、すべての組み合わせが除外されます。
aligned-starved = { $others }を選ぶと、{ $starved } の候補がなくなります。
    .expert = { $others }を選ぶと、Excluder { $starved } の候補がなくなります。
