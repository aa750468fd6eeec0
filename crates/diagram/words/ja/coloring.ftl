coloring-look = { $digit }が入る場所がちょうど2か所しかない行・列・ブロックに注目します。
    .beginner = { $digit }が入る場所がちょうど2か所しかない行・列・ブロックを探しましょう。
    .expert = { $digit }の共役ペアを色分けします。
coloring-two-in-house = すると、{ $house }の { $cells } に{ $digit }が重複します。
    .beginner = { COUNT($cells) ->
        [2] すると、同じ{ $house }にある { $cells } の両方に{ $digit }を書くことになります。
       *[other] すると、同じ{ $house }にある { $cells } のすべてに{ $digit }を書くことになります。
    }
coloring-sees-both-colors = すると、{ $color } からもう一方のグループの両方の色が見えるので、その2色がどちらも偽になります。
    .expert = { $color } からもう一方のクラスターの両方の色が見えるので、どちらの色も偽になります。
coloring-if-color = { COUNT($color) ->
    [1] { $color } が{ $digit }のとき：
    [2] { $color } がどちらも{ $digit }のとき：
   *[other] { $color } がすべて{ $digit }のとき：
}
coloring-other-color-is-true = これは不可能なので、もう一方の色が真です。
    .expert = 矛盾するので、もう一方の色が真です。
coloring-opposed = { $one } から { $other } が見えるので、その2つの色は同時に真になりません。
    .expert = { $one } から { $other } が見えるので、その2色は弱いリンクで結ばれます。
coloring-cannot-be = この両方の色が見えるマスに、{ $digit }は入りません。
    .beginner = この両方の色が見えるマスを探しましょう。そこに{ $digit }は入りません。
    .expert = この両方の色が見えるマスから、{ $digit }が消えます。
coloring-clusters = こうした行・列・ブロックが { $cells } を結びます。結ばれたマスどうしを違う色で塗ります。
    .beginner = こうした行・列・ブロックが { $cells } を結びます。色鉛筆を2本用意して、直接結ばれた2マスが違う色になるように塗りましょう。
    .expert = クラスター { $cells } を2色で塗り分けます。
coloring-other-clusters = こうした別の行・列・ブロックが { $cells } を結びます。結ばれたマスどうしを違う色で塗ります。
    .beginner = 別の行・列・ブロックが { $cells } を結びます。ここは、別の2色で塗り分けましょう。
    .expert = 2つ目のクラスター { $cells } も2色で塗り分けます。
coloring-either =
    どちらか一方の色が真です。つまり、{ COUNT($first) ->
    [1] { $first } が{ $digit }か、
    [2] { $first } がどちらも{ $digit }か、
   *[other] { $first } がすべて{ $digit }か、
}{ COUNT($second) ->
    [1] { $second } が{ $digit }です。
    [2] { $second } がどちらも{ $digit }です。
   *[other] { $second } がすべて{ $digit }です。
}
    .expert = どちらか一方の色が真です：{ $first } の{ $digit }、または { $second } の{ $digit }。
coloring-opposite-either =
    したがって、それぞれの反対の色のうち、少なくとも一方が真です。つまり、{ COUNT($first) ->
    [1] { $first } が{ $digit }か、
    [2] { $first } がどちらも{ $digit }か、
   *[other] { $first } がすべて{ $digit }か、
}{ COUNT($second) ->
    [1] { $second } が{ $digit }です。
    [2] { $second } がどちらも{ $digit }です。
   *[other] { $second } がすべて{ $digit }です。
}
    .expert = したがって、それぞれの反対の色のうち、少なくとも一方が真です：{ $first } の{ $digit }、または { $second } の{ $digit }。
