single-digit-look = { $houses }では、{ $digits }はどこに入るでしょうか。
    .expert = { $houses }の{ $digits }の強いリンクに注目します。
single-digit-joint = { COUNT($joints) ->
    [2] { $joints } はどちらも{ $shared }にあるので、両方が{ $digit }になることはありません。
   *[other] { $joints } はどれも{ $shared }にあるので、{ $digit }になるのは多くても1つです。
}
    .beginner = { COUNT($joints) ->
        [2] { $joints } はどちらも{ $shared }にあるので、両方に{ $digit }を書くことはできません。
       *[other] { $joints } はどれも{ $shared }にあるので、{ $digit }を書けるのは多くても1つです。
    }
    .expert = { COUNT($joints) ->
        [2] { $shared }の{ $digit }の弱いリンク：{ $joints }。
       *[other] { $shared }の{ $digit }の弱いリンク（グループ）：{ $joints }。
    }
single-digit-if-not = 「{ $without }」のとき：
single-digit-if = { COUNT($joint) ->
    [1] 「{ $joint } は{ $digit }」のとき：
   *[other] 「{ OR($joint) } が{ $digit }」のとき：
}
single-digit-then = すると、{ $without }です。
single-digit-needs = { COUNT($end) ->
    [1] { $house }には{ $digit }が必要なので、{ $end } は{ $digit }です。
   *[other] { $house }には{ $digit }が必要なので、{ OR($end) } が{ $digit }です。
}
    .expert = { COUNT($end) ->
        [1] { $house }の強いリンクにより、{ $end } は{ $digit }です。
       *[other] { $house }の強いリンクにより、{ OR($end) } が{ $digit }です。
    }
single-digit-either-way = どちらの場合も、{ OR($cells) } が{ $digit }です。
    .expert = { COUNT($cells) ->
        [2] したがって、{ $cells } の少なくとも一方が{ $digit }です。
       *[other] したがって、{ $cells } の少なくとも1つが{ $digit }です。
    }
single-digit-first-cases = 初めの2つの場合から、{ OR($cells) } が{ $digit }です。
    .expert = { COUNT($cells) ->
        [2] 初めの2つの場合から、{ $cells } の少なくとも一方が{ $digit }です。
       *[other] 初めの2つの場合から、{ $cells } の少なくとも1つが{ $digit }です。
    }
single-digit-last-cases = 後の2つの場合から、{ OR($cells) } が{ $digit }です。
    .expert = { COUNT($cells) ->
        [2] 後の2つの場合から、{ $cells } の少なくとも一方が{ $digit }です。
       *[other] 後の2つの場合から、{ $cells } の少なくとも1つが{ $digit }です。
    }
