subsets-need-cells = { COUNT($cells) ->
    [2] { $digits }でこの2マスが埋まるので、ほかの数字は入りません。
   *[other] { $digits }でこれらのマスがすべて埋まるので、ほかの数字は入りません。
}
subsets-all-in = { COUNT($cells) ->
    [2] どちらのマスも、{ $houses }にあります。
   *[other] どのマスも、{ $houses }にあります。
}
subsets-used-up = これらのマスで{ $digits }を使い切るので、{ $houses }のほかのマスには入りません。
subsets-look = { $house }に注目します。
