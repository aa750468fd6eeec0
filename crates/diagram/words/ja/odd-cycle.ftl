odd-cycle-look = { $cells } の{ $digits }に注目します。
odd-cycle-suppose = 「{ $none }」と仮定します。すると、上に挙げたものは、どれも二者択一です。
    .expert = ガーディアンをすべて偽と仮定します：{ $none }。すると、上に挙げたものは、どれも二者択一です。
odd-cycle-ring = これらの二者択一を順につなぐと、候補{ $count }個のループになり、真と偽が交互に並ぶはずです。しかし、{ $count }は奇数です。
    .expert = これらの二者択一は候補{ $count }個のループになり、真と偽が交互に並ぶはずです。しかし、{ $count }は奇数です。
odd-cycle-cell-is = { $cell } は{ OR($digits) }です。
    .expert = { $cell } は{ $digits }の2択マスです。
odd-cycle-cell-is-or-else = { $cell } は{ OR($digits) }、そうでなければ{ OR($others) }です。
    .expert = { $cell } は{ OR($digits) }、そうでなければガーディアンの{ OR($others) }です。
odd-cycle-house-has = { $house }の{ $digit }は { OR($cells) } に入ります。
    .expert = { COUNT($cells) ->
        [2] { $house }の{ $digit }は、{ $cells } の共役ペアです。
       *[other] { $house }の{ $digit }は { OR($cells) } に入ります。
    }
odd-cycle-house-has-or-else = { $house }の{ $digit }は { OR($cells) }、そうでなければ { OR($others) } に入ります。
    .expert = { $house }の{ $digit }は { OR($cells) }、そうでなければガーディアンの { OR($others) } に入ります。
