wings-if-place = { $place } が{ $other }のとき：
wings-end-is = { $end } からはこの{ $other }が見えるので、{ $other }は入りません。したがって、{ $end } は{ $digit }です。
    .beginner = { $end } はこの{ $other }と行か列かブロックが同じなので、{ $other }が消え、{ $digit }だけが残ります。
    .expert = このマスが見える { $end } は、{ $other }が消えて{ $digit }です。
wings-look-at-cell = { $cell } と、そこから見えるマスに注目します。
    .beginner = { $cell } に指を置き、その行、列、ブロックを目で追いましょう。
    .expert = { $cell } をピボットとします。
wings-if-cell = { $cell } が{ $digit }のとき：
wings-cell-itself = この場合は、{ $cell } 自身がその{ $digit }です。
wings-look-at-ends = { $ends }、そして{ $house }の{ $other }に注目します。
wings-same-candidates = { $ends } は、どちらも候補が{ $both }の2つです。
    .beginner = { $ends } には、同じ2つの数字{ $both }が残っています。
    .expert = { $ends } は、どちらも{ $both }の2択マスです。
wings-in-all = { $cases ->
    [2] どちらの場合も、{ OR($holders) } が{ $digit }です。
   *[other] どの場合も、{ OR($holders) } が{ $digit }です。
}
    .expert = { COUNT($holders) ->
        [2] したがって、{ $holders } の少なくとも一方が{ $digit }です。
       *[other] したがって、{ $holders } の少なくとも1つが{ $digit }です。
    }
