impossible-look = { $cells } の{ $digits }に注目します。
impossible-other-candidates = これらのマスのほかの候補は、{ $guardians }だけです。
    .beginner = これらのマスに残っているほかの候補は、{ $guardians }だけです。
    .expert = ガーディアンは、{ $guardians }だけです。
impossible-digits-clash = これらの数字だけでマスをどう埋めても、互いに見えるマスに同じ数字が入ります。
    .expert = これらの数字だけのどの埋め方でも、互いに見えるマスで数字が重複します。
impossible-suppose = これらのマスには{ $digits }しか入らないと仮定します。
    .expert = ガーディアンがなければ、これらのマスには{ $digits }しか入りません。
impossible-boxes-hold-three = { $boxes }には、これらのマスが3つずつあります。その3つは、行も列もすべて違います。
    .expert = { $boxes }には、これらのマスが3つずつ、行も列も重ならずにあります。
impossible-boxes-have-orders = これらのマスには{ $digits }しか入らないと仮定します。すると、どのブロックでも、3つの数字が上の行から順に、ある順序で並びます。
    .expert = ガーディアンがなければ、上の行から読んで、どのブロックも{ $digits }の順列になります。
impossible-box-changes = 横に並ぶ2つのブロックでは、3行とも数字が違うので、一方の順序は他方を巡回させたものです。これは偶数回の入れ替えに当たるので、偶の変化と呼びます。縦に並ぶ2つのブロックでは、左の列から読んだ順序について同じことが言えます。
    .expert = 横に並ぶ2つのブロックでは、3行とも数字が違うので、一方の順列は他方を巡回させたもので、違いは偶置換です。縦に並ぶ2つのブロックでも、左の列から読めば同じです。
impossible-number-columns = 各ブロックの列に1、2、3と番号をつけ、3つのマスの列番号を上の行から順に読みます。1-2-3、2-3-1、3-1-2 なら、行で読んだ順序と列で読んだ順序の違いは偶の変化で、そのブロックは偶です。1-3-2、2-1-3、3-2-1 なら奇です。
    .expert = 3つのマスのブロック内での列番号を上の行から読み、1-2-3、2-3-1、3-1-2 なら、行で読んだ順列と列で読んだ順列の違いは偶置換で、そのブロックは偶です。1-3-2、2-1-3、3-2-1 なら奇です。
impossible-all-odd = ここでは、{ $odd }が奇です。
    .expert = パリティ：{ $odd }が奇。
impossible-even-and-odd = ここでは、{ $even }が偶で、{ $odd }が奇です。
    .expert = パリティ：{ $even }が偶、{ $odd }が奇。
impossible-round-the-boxes = 4つのブロックを一周すると、すべての変化を合わせて偶になるはずです。しかし、奇のブロックが奇数個あるので、奇になります。
    .expert = 4つのブロックを一周すると、置換は合わせて偶になるはずです。しかし、奇のブロックが奇数個あるので、奇になります。
impossible-ring = { ORDER($cells) } のループでは、どのマスからも次のマスが見え、最後のマスからは最初のマスが見えます。
    .expert = ループ { ORDER($cells) }：どのマスからも次のマスが、最後のマスからは最初のマスが見えます。
impossible-alternate = したがって、2つの数字が交互に並ぶはずです。しかし、このループは{ $count }マスで、奇数です。
    .expert = 2つの数字が交互に並ぶはずですが、ループの長さ{ $count }は奇数です（Oddagon）。
impossible-chain = { ORDER($cells) } のチェーンでは、どのマスからも次のマスが見えるので、2つの数字が交互に並ぶはずです。
    .expert = チェーン { ORDER($cells) }：どのマスからも次のマスが見えるので、2つの数字が交互に並ぶはずです。
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
    .expert = しかし、長さ{ $count }は奇数なので、両端は同じ数字のはずです。
impossible-ends-differ = しかし、このチェーンは{ $count }マスなので、両端に違う数字が入るはずです。
    .expert = しかし、長さ{ $count }は偶数なので、両端は違う数字のはずです。
