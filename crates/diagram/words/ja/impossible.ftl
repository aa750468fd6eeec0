impossible-look = { $cells } の{ $digits }に注目します。
impossible-other-candidates = これらのマスのほかの候補は、{ $guardians }だけです。
impossible-digits-clash = これらの数字だけでマスをどう埋めても、互いに見えるマスに同じ数字が入ります。
impossible-suppose = これらのマスには{ $digits }しか入らないと仮定します。
impossible-boxes-hold-three = { $boxes }には、これらのマスが3つずつあります。その3つは、行も列もすべて違います。
impossible-boxes-have-orders = これらのマスには{ $digits }しか入らないと仮定します。すると、どのブロックでも、3つの数字が上の行から順に、ある順序で並びます。
impossible-box-changes = 横に並ぶ2つのブロックでは、3行とも数字が違うので、一方の順序は他方を巡回させたものです。これは偶数回の入れ替えに当たるので、偶の変化と呼びます。縦に並ぶ2つのブロックでは、左の列から読んだ順序について同じことが言えます。
impossible-number-columns = 各ブロックの列に1、2、3と番号をつけ、3つのマスの列番号を上の行から順に読みます。1-2-3、2-3-1、3-1-2 なら、行で読んだ順序と列で読んだ順序の違いは偶の変化で、そのブロックは偶です。1-3-2、2-1-3、3-2-1 なら奇です。
impossible-all-odd = ここでは、{ $odd }が奇です。
impossible-even-and-odd = ここでは、{ $even }が偶で、{ $odd }が奇です。
impossible-round-the-boxes = 4つのブロックを一周すると、すべての変化を合わせて偶になるはずです。しかし、奇のブロックが奇数個あるので、奇になります。
impossible-ring = { ORDER($cells) } のループでは、どのマスからも次のマスが見え、最後のマスからは最初のマスが見えます。
impossible-alternate = したがって、2つの数字が交互に並ぶはずです。しかし、このループは{ $count }マスで、奇数です。
impossible-chain = { ORDER($cells) } のチェーンでは、どのマスからも次のマスが見えるので、2つの数字が交互に並ぶはずです。
impossible-end-is-one-of = すると、{ $end } の候補は{ $digits }だけになります。
impossible-letter-in-cell = { $cell } の数字を{ $letter }
impossible-call-letters = { ALSO($letters) }とします。
impossible-cell-is = { $cell } は{ $digit }
impossible-house-has-different = { $count ->
    [1] { $house }には、これらのマスが1つあり、異なる数字が入ります。
    [2] { $house }には、これらのマスが2つあり、異なる数字が入ります。
    [3] { $house }には、これらのマスが3つあり、異なる数字が入ります。
   *[other] { $house }には、これらのマスが4つあり、異なる数字が入ります。
}
impossible-then = すると、{ ALSO($filled) }です。
impossible-if-then = 「{ $assumed }」のとき、{ ALSO($filled) }です。
impossible-then-nothing-left = { COUNT($filled) ->
    [0] すると、{ $cell } に入る数字がなくなります。
   *[other] すると、{ ALSO($filled) }となり、{ $cell } に入る数字がなくなります。
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] 「{ $assumed }」のとき、{ $cell } に入る数字がなくなります。
   *[other] 「{ $assumed }」のとき、{ ALSO($filled) }となり、{ $cell } に入る数字がなくなります。
}
impossible-ends-are-alike = しかし、このチェーンは{ $count }マスなので、両端に同じ数字が入るはずです。
impossible-ends-differ = しかし、このチェーンは{ $count }マスなので、両端に違う数字が入るはずです。
