wings-if-place = { $place } が{ $other }のとき：
wings-end-is = { $end } からはこの{ $other }が見えるので、{ $other }は入りません。したがって、{ $end } は{ $digit }です。
wings-look-at-cell = { $cell } と、そこから見えるマスに注目します。
wings-if-cell = { $cell } が{ $digit }のとき：
wings-cell-itself = すると、{ $cell } 自身が{ $digit }です。
wings-look-at-ends = { $ends }、そして{ $house }の{ $other }に注目します。
wings-same-candidates = { $ends } は、どちらも候補が{ $both }の2つです。
wings-in-all = { $cases ->
    [2] どちらの場合も、{ OR($holders) } が{ $digit }です。
   *[other] どの場合も、{ OR($holders) } が{ $digit }です。
}
