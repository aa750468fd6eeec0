subsets-need-cells = { COUNT($cells) ->
    [2] { $digits }でこの2マスが埋まるので、ほかの数字は入りません。
   *[other] { $digits }でこれらのマスがすべて埋まるので、ほかの数字は入りません。
}
    .beginner = { COUNT($cells) ->
        [2] 数えてみましょう。数字が2つで、マスも2つです。この2マスは{ $digits }で埋まるので、ほかの数字は入りません。
       *[other] 数えてみましょう。数字の個数とマスの個数が同じです。これらのマスは{ $digits }ですべて埋まるので、ほかの数字は入りません。
    }
subsets-all-in = { COUNT($cells) ->
    [2] どちらのマスも、{ $houses }にあります。
   *[other] どのマスも、{ $houses }にあります。
}
subsets-used-up = これらのマスで{ $digits }を使い切るので、{ $houses }のほかのマスには入りません。
    .beginner = 数えてみましょう。数字の個数とマスの個数が同じです。これらのマスで{ $digits }を使い切るので、{ $houses }のほかのマスには入りません。
    .expert = Locked Set なので、{ $houses }のほかのマスから{ $digits }が消えます。
subsets-look = { $house }に注目します。
    .beginner = { $house }を目で追いましょう。
