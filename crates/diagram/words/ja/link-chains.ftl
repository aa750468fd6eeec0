link-chains-look-at-bivalue = { $cell } から始めて、候補が2つのマスに注目します。
link-chains-two-candidates-each = { $cells } の候補は、それぞれ2つです。
link-chains-look-at-digit = { $cell } から始めて、{ $digit }に注目します。
link-chains-xy-link = { $cell } からは { $from } が見え、{ $digit }は入らないので、{ $cell } は{ $to }です。
link-chains-x-link = { $cell } からは { $from } が見えるので、{ $digit }は入りません。{ $then }
link-chains-if-start = { $cell } が{ $digit }以外のとき：
link-chains-even-then = それでも { $cell } は{ $digit }なので、どの場合も{ $digit }です。
link-chains-no-cell-sees-it = このマスが見えるマスに{ $digit }は入りません。
link-chains-then-cell-is = すると、{ $cell } は{ $digit }です。
link-chains-look-at-pair = 候補が{ $pair }だけのマスに注目します。
link-chains-pair-chain = これらのマスは、隣り合うものどうしが互いに見えるチェーンになります。したがって、隣どうしには違う数字が入ります。
link-chains-pair-holds =
    したがって、{ $even } { COUNT($even) ->
    [1] に一方の数字が入り、
    [2] のどちらにも一方の数字が入り、
   *[other] のどれにも一方の数字が入り、
}{ $odd } { COUNT($odd) ->
    [1] に他方の数字が入ります。
    [2] のどちらにも他方の数字が入ります。
   *[other] のどれにも他方の数字が入ります。
}
link-chains-pair-ends = { $ends } は、一方が{ $a }で、他方が{ $b }です。その両方が見えるマスに{ $pair }は入りません。
link-chains-needs = { $house }には{ $digit }が必要なので、{ $cell } は{ $digit }です。
link-chains-either-way = どちらの場合も、{ OR($ends) } が{ $digit }です。
