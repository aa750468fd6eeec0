impossible-look = 观察 { $cells } 的{ $digits }。
impossible-other-candidates = 这些格的其他候选数只有 { $guardians }。
    .expert = 守护者只有 { $guardians }。
impossible-digits-clash = 无论这些格怎样填这些数字，总有两个相同的数字互相看到。
    .expert = 这些数字的任何填法，都会让互相看到的两格重复。
impossible-suppose = 假设这些格只填{ $digits }。
    .expert = 没有守护者，这些格就只填{ $digits }。
impossible-boxes-hold-three = { $boxes }各有三个这样的单元格，其中任何两个都不同行，也不同列。
    .expert = { $boxes }各有三个这样的格，在宫内每行每列各一格。
impossible-boxes-have-orders = 假设这些格只填{ $digits }。那么在每个宫里，逐行读出的三个数字有某种次序。
    .expert = 没有守护者，每个宫逐行读出的就是{ $digits }的一个排列。
impossible-box-changes = 左右两个宫在三行中的数字各不相同，因此其中一个次序是另一个的循环移位：这是偶变换。上下两个宫逐列读出的次序也是如此。
    .beginner = 左右两个宫在三行中的数字各不相同，因此把其中一个次序整体挪一两位（挪出头的补到另一头），就得到另一个：这叫作偶变换。上下两个宫逐列读出的次序也是如此。
    .expert = 左右两个宫在三行中的数字各不相同，因此两个排列相差一个循环移位：偶置换。上下两个宫逐列读出的排列也是如此。
impossible-number-columns = 把每个宫的三列编为1、2、3，从上到下读出三格所在的列。如果是1-2-3、2-3-1或3-1-2，逐行次序与逐列次序相差一个偶变换：这个宫为偶。如果是1-3-2、2-1-3或3-2-1，这个宫为奇。
    .expert = 从上到下，三格在宫内的列如果是1-2-3、2-3-1或3-1-2，逐列的排列与逐行的排列相差一个偶置换：这个宫为偶。如果是1-3-2、2-1-3或3-2-1，这个宫为奇。
impossible-all-odd = 这里{ $odd }为奇。
    .expert = 奇偶性：{ $odd }为奇。
impossible-even-and-odd = 这里{ $even }为偶，{ $odd }为奇。
    .expert = 奇偶性：{ $even }为偶，{ $odd }为奇。
impossible-round-the-boxes = 绕四个宫一周，所有变换合起来必须是偶的。但为奇的宫有奇数个，合起来是奇的。
    .expert = 绕四个宫一周，各置换之积必须为偶。但奇宫有奇数个，积为奇。
impossible-ring = 在环 { $cells } 中，每格能看到下一格，最后一格能看到第一格。
    .expert = 环 { $cells }：每格能看到下一格，末格能看到首格。
impossible-alternate = 因此两个数字必须交替出现。但这个环有{ $count }格，是奇数。
    .expert = 两个数字必须交替，但环长{ $count }是奇数：死环。
impossible-chain = 在链 { $cells } 中，每格能看到下一格，因此两个数字必须交替出现。
    .expert = 链 { $cells }：每格能看到下一格，因此两个数字必须交替。
impossible-end-is-one-of = 那么 { $end } 只能填{ OR($digits) }。
    .beginner = 那么链的一头 { $end } 只能填{ OR($digits) }。
    .expert = 端点 { $end } 只能填{ OR($digits) }。
impossible-letter-in-cell = { $cell } 为{ $letter }
impossible-call-letters = 用字母表示这些数字：{ ORDER($letters) }。
impossible-cell-is = { $cell } 是{ $digit }
impossible-house-has-different = { $count ->
    [1] { $house }有一个这样的单元格。
    [2] { $house }有两个这样的单元格，填的数字不同。
    [3] { $house }有三个这样的单元格，填的数字各不相同。
   *[other] { $house }有四个这样的单元格，填的数字各不相同。
}
impossible-then = 那么 { ORDER($filled) }。
impossible-if-then = 如果 { ORDER($assumed) }，那么 { ORDER($filled) }。
impossible-then-nothing-left = { COUNT($filled) ->
    [0] 那么 { $cell } 没有数字可填。
   *[other] 那么 { ORDER($filled) }，于是 { $cell } 没有数字可填。
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] 如果 { ORDER($assumed) }，那么 { $cell } 没有数字可填。
   *[other] 如果 { ORDER($assumed) }，那么 { ORDER($filled) }，于是 { $cell } 没有数字可填。
}
impossible-ends-are-alike = 但这条链有{ $count }格，两端的数字必须相同。
    .expert = 但链长{ $count }是奇数，两端必须同值。
impossible-ends-differ = 但这条链有{ $count }格，两端的数字必须不同。
    .expert = 但链长{ $count }是偶数，两端必须不同值。
