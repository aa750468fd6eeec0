coloring-look = { $digit }が入る場所がちょうど2か所しかない行・列・ブロックに注目します。
coloring-two-in-house = すると、{ $house }の { $cells } に{ $digit }が重複します。
coloring-sees-both-colors = すると、{ $color } からもう一方のグループの両方の色が見えるので、その2色がどちらも偽になります。
coloring-if-color = { COUNT($color) ->
    [1] { $color } が{ $digit }のとき：
    [2] { $color } がどちらも{ $digit }のとき：
   *[other] { $color } がすべて{ $digit }のとき：
}
coloring-other-color-is-true = これは不可能なので、もう一方の色が真です。
coloring-opposed = { $one } から { $other } が見えるので、その2つの色は同時に真になりません。
coloring-cannot-be = この両方の色が見えるマスに、{ $digit }は入りません。
coloring-clusters = こうした行・列・ブロックが { $cells } を結びます。結ばれたマスどうしを違う色で塗ります。
coloring-other-clusters = こうした別の行・列・ブロックが { $cells } を結びます。結ばれたマスどうしを違う色で塗ります。
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
