forcing-only-in-cover = { $base }中，{ $digit }只能填在{ $cover }
    .expert = { $base }的{ $digit }锁定在{ $cover }
forcing-only-in-cells = { $house }中，{ $digits }只能填在 { $cells }
    .expert = { $house }中，{ $cells } 是{ $digits }的隐性数组
forcing-can-only-be = { COUNT($cells) ->
    [1] { $cells } 只能填{ OR($digits) }
   *[other] { $cells } 都只能填{ OR($digits) }
}
    .expert = { $cells } 是{ $digits }的显性数组
forcing-suppose = 假设 { $claim }。
    .expert = 设 { $claim }。
forcing-so-claim = 因此 { $claim }。
forcing-numbered = 每个编号的论证，都以引用它时的盘面为准。
    .expert = 每个编号的论证都从引用它时的盘面出发。
forcing-implies-opposite = 因此由假设推出了它的反面。
    .expert = 因此假设推出了自身的否定。
forcing-both-and-not = { $cell } 既是{ $digit }，又不是{ $digit }。
    .expert = { $cell } 的{ $digit }既真又假。
forcing-both-digits = { $cell } 既是{ $a }，又是{ $b }。
forcing-two-in-house = { $house }会有两个{ $digit }。
forcing-nothing-left = { $cell } 没有数字可填。
    .beginner = 看 { $cell }：所有数字都会被划掉。
    .expert = { $cell } 无数可填。
forcing-no-place-left = { $house }没有位置可填{ $digit }。
    .beginner = 把{ $house }逐格看一遍：没有一格能填{ $digit }。
    .expert = { $house }再无候选数{ $digit }。
forcing-is-or-is-not = { $cell } 要么是{ $digit }，要么不是。
    .beginner = { $cell } 要么是{ $digit }，要么不是。两种都试一试。
    .expert = { $cell } 的{ $digit }非真即假。
forcing-look-contradiction = 看看如果 { $claim }会怎样。
    .beginner = 试一试：如果 { $claim }，会怎样？
    .expert = 待否定的假设：{ $claim }。
forcing-contradiction = 这会导致矛盾。
    .beginner = 推下去就会碰到不可能的情况。
forcing-impossible = 这不可能，因此 { $claim }。
    .beginner = 这不可能，说明假设错了：{ $claim }。
    .expert = 矛盾，因此 { $claim }。
forcing-look-at-candidate = 观察 { $cell } 的{ $digit }。
    .beginner = 两种都试一试：{ $cell } 是{ $digit }，或者 { $cell } 不是{ $digit }。
    .expert = 分别设 { $cell } 的{ $digit }为真、为假。
forcing-look-at-cell = 观察 { $cell }。
    .beginner = 看 { $cell }，把它的候选数逐个试一遍。
    .expert = 依次设 { $cell } 的各候选数为真。
forcing-look-at-places = { $house }中，{ $digit }能填在哪里？
    .beginner = { $house }中，{ $digit }能填在哪里？把这些位置逐个试一遍。
    .expert = 依次设{ $house }的各个{ $digit }为真。
forcing-in-all-cases = { $cases ->
    [2] 两种情况都推出：{ $claim }。
   *[other] 每种情况都推出：{ $claim }。
}
    .beginner = { $cases ->
        [2] 试了两次，结果一样：{ $claim }。
       *[other] 每次试下来，结果都一样：{ $claim }。
    }
    .expert = { $cases ->
        [2] 两个假设都推出：{ $claim }。
       *[other] 所有假设都推出：{ $claim }。
    }
forcing-reason-so = { $reason }，因此 { $claim }。
# $within 是外层论证的编号，后面带点，或者是空的。
forcing-argument-shows = 由论证{ $within }{ $number }可知：{ $claim }。
    .expert = 据论证{ $within }{ $number }，{ $claim }。
forcing-nested = 论证{ $name }。假设 { $claim }。
    .expert = 论证{ $name }。设 { $claim }。
forcing-nested-first = 论证{ $name }。{ $ground }假设 { $claim }。
    .expert = 论证{ $name }。{ $ground }设 { $claim }。
forcing-nested-loop = 论证{ $name }（环）。{ $assumption }
