link-chains-look-at-bivalue = { $cell } から始めて、候補が2つのマスに注目します。
    .beginner = { $cell } に指を置き、数字が2つだけ残っているマスをたどりましょう。
    .expert = { $cell } から2択マスをたどります。
link-chains-two-candidates-each = { $cells } の候補は、それぞれ2つです。
    .beginner = { $cells } には、数字が2つずつしか残っていません。
    .expert = { $cells } は2択マスです。
link-chains-look-at-digit = { $cell } から始めて、{ $digit }に注目します。
    .beginner = { $cell } に指を置き、{ $digit }だけを見ましょう。
    .expert = { $cell } から{ $digit }の強いリンクをたどります。
link-chains-xy-link = { $cell } からは { $from } が見え、{ $digit }は入らないので、{ $cell } は{ $to }です。
    .beginner = { $cell } は { $from } と行か列かブロックが同じなので、{ $digit }が消え、{ $to }だけが残ります。
    .expert = { $from } が見える { $cell } は、{ $digit }が消えて{ $to }です。
link-chains-x-link = { $cell } からは { $from } が見えるので、{ $digit }は入りません。{ $then }
    .beginner = { $cell } は { $from } と行か列かブロックが同じなので、{ $digit }は入りません。{ $then }
link-chains-if-start = { $cell } が{ $digit }以外のとき：
link-chains-even-then = それでも { $cell } は{ $digit }なので、どの場合も{ $digit }です。
link-chains-no-cell-sees-it = このマスが見えるマスに{ $digit }は入りません。
    .beginner = このマスと行か列かブロックが同じマスを探しましょう。そこに{ $digit }は入りません。
    .expert = このマスが見えるマスから、{ $digit }が消えます。
link-chains-then-cell-is = すると、{ $cell } は{ $digit }です。
link-chains-look-at-pair = 候補が{ $pair }だけのマスに注目します。
    .expert = { $pair }の2択マスに注目します。
link-chains-pair-chain = これらのマスは、隣り合うものどうしが互いに見えるチェーンになります。したがって、隣どうしには違う数字が入ります。
    .beginner = これらのマスは、行か列かブロックが同じマスへと順にたどっていける一本のチェーンになります。したがって、チェーンで隣どうしのマスには違う数字が入ります。
    .expert = 隣どうしが互いに見えるチェーンなので、数字が交互に並びます。
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
    .expert = したがって、一方の数字は { $even } に、他方は { $odd } に入ります。
link-chains-pair-ends = { $ends } は、一方が{ $a }で、他方が{ $b }です。その両方が見えるマスに{ $pair }は入りません。
    .beginner = { $ends } は、一方が{ $a }で、他方が{ $b }です。この2マスのどちらとも、行か列かブロックが同じマスを探しましょう。そこに{ $pair }は入りません。
    .expert = { $ends } は、一方が{ $a }、他方が{ $b }です。両方が見えるマスから、{ $pair }が消えます。
link-chains-needs = { $house }には{ $digit }が必要なので、{ $cell } は{ $digit }です。
    .expert = { $house }の強いリンクにより、{ $cell } は{ $digit }です。
link-chains-either-way = どちらの場合も、{ OR($ends) } が{ $digit }です。
    .expert = したがって、{ $ends } の少なくとも一方が{ $digit }です。
