kraken-look = { $base }の{ $digit }に注目します。
kraken-if-without-fins = { $without }と仮定すると、{ $cover }の{ $digit }は、すべて{ $base }の中にあります。
kraken-then-in-places = すると、{ $house }の{ $digit }は { OR($places) } に入ります。
kraken-so = したがって、{ $consequence }です。
kraken-if-fins-are-not = { $without }と仮定すると：
kraken-if-claim = { $claim }と仮定すると：
kraken-in-all = { $cases ->
    [2] どちらの場合も、{ $consequence }です。
   *[other] どの場合も、{ $consequence }です。
}
