kraken-look = { $base }の{ $digit }に注目します。
kraken-if-without-fins = 「{ $without }」のとき、{ $cover }の{ $digit }は、すべて{ $base }の中にあります。
kraken-then-in-places = すると、{ $house }の{ $digit }は { OR($places) } に入ります。
kraken-so = したがって、{ $consequence }です。
kraken-if-fins-are-not = 「{ $without }」のとき：
kraken-if-claim = 「{ $claim }」のとき：
kraken-in-all = { $cases ->
    [2] どちらの場合も、{ $consequence }です。
   *[other] どの場合も、{ $consequence }です。
}
