single-digit-look = { $houses }では、{ $digits }はどこに入るでしょうか。
single-digit-joint = { COUNT($joints) ->
    [2] { $joints } はどちらも{ $shared }にあるので、両方が{ $digit }になることはありません。
   *[other] { $joints } はどれも{ $shared }にあるので、{ $digit }になるのは多くても1つです。
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
single-digit-either-way = どちらの場合も、{ OR($cells) } が{ $digit }です。
single-digit-first-cases = 初めの2つの場合から、{ OR($cells) } が{ $digit }です。
single-digit-last-cases = 後の2つの場合から、{ OR($cells) } が{ $digit }です。
