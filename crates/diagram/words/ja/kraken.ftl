kraken-look = { $base }の{ $digit }に注目します。
    .expert = { $base }をベースに、{ $digit }のフィッシュを探します。
kraken-if-without-fins = 「{ $without }」のとき、{ $cover }の{ $digit }は、すべて{ $base }の中にあります。
    .expert = 「{ $without }」のとき、フィンのないフィッシュが成り立ち、カバー{ $cover }の{ $digit }は、すべてベース{ $base }の中にあります。
kraken-then-in-places = すると、{ $house }の{ $digit }は { OR($places) } に入ります。
    .expert = すると、カバー{ $house }の{ $digit }は { OR($places) } に入ります。
kraken-so = したがって、{ $consequence }です。
kraken-if-fins-are-not = 「{ $without }」のとき：
kraken-if-claim = 「{ $claim }」のとき：
kraken-in-all = { $cases ->
    [2] どちらの場合も、{ $consequence }です。
   *[other] どの場合も、{ $consequence }です。
}
    .expert = { $cases ->
        [2] どちらの枝からも「{ $consequence }」が導かれます。
       *[other] どの枝からも「{ $consequence }」が導かれます。
    }
