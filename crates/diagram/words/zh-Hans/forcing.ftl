forcing-only-in-cover = { $base }中，{ $digit }只能填在{ $cover }
forcing-only-in-cells = { $house }中，{ $digits }只能填在 { $cells }
forcing-can-only-be = { COUNT($cells) ->
    [1] { $cells } 只能填{ OR($digits) }
   *[other] { $cells } 都只能填{ OR($digits) }
}
forcing-suppose = 假设 { $claim }。
forcing-so-claim = 因此 { $claim }。
forcing-numbered = 每个编号的论证，都以引用它时的盘面为准。
forcing-implies-opposite = 因此由假设推出了它的反面。
forcing-both-and-not = { $cell } 既是{ $digit }，又不是{ $digit }。
forcing-both-digits = { $cell } 既是{ $a }，又是{ $b }。
forcing-two-in-house = { $house }会有两个{ $digit }。
forcing-nothing-left = { $cell } 没有数字可填。
forcing-no-place-left = { $house }没有位置可填{ $digit }。
forcing-is-or-is-not = { $cell } 要么是{ $digit }，要么不是。
forcing-look-contradiction = 看看如果 { $claim }会怎样。
forcing-contradiction = 假设 { $claim }，会导致矛盾。
forcing-impossible = 这不可能，因此 { $claim }。
forcing-look-at-candidate = 观察 { $cell } 的{ $digit }。
forcing-look-at-cell = 观察 { $cell }。
forcing-look-at-places = { $house }中，{ $digit }能填在哪里？
forcing-in-all-cases = { $cases ->
    [2] 两种情况都推出：{ $claim }。
   *[other] 每种情况都推出：{ $claim }。
}
forcing-reason-so = { $reason }，因此 { $claim }。
# $within 是外层论证的编号，后面带点，或者是空的。
forcing-argument-shows = 由下面的论证{ $within }{ $number }可知：{ $claim }。
forcing-nested = 论证{ $name }。假设 { $claim }。
forcing-nested-first = 论证{ $name }。{ $ground }假设 { $claim }。
forcing-nested-loop = 论证{ $name }（环）。{ $assumption }
