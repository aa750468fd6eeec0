medusa-look = { $first }から始めます。候補が2つだけのマスと、ある数字が入る場所が2か所だけの行・列・ブロックをたどります。
medusa-first-color = 1つ目の色：{ $color }。
medusa-second-color = 2つ目の色：{ $color }。
medusa-one-color-true = 結ばれた候補どうしは色が違うので、一方の色が真、他方の色が偽です。
medusa-two-digits-in-cell = すると、{ $cell } に数字が2つ入ります。
medusa-two-in-house = すると、{ $house }に{ $digit }が2つ入ります。
medusa-nothing-left = すると、{ $cell } に入る数字がなくなります。
medusa-no-place-left = すると、{ $house }に{ $digit }が入る場所がなくなります。
medusa-conflicts-with-both = { $candidate }は、1つ目の色の { $first }とも、2つ目の色の { $second }とも両立しないので、偽です。
medusa-if-color = { $color ->
    [first] 1つ目の色が真のとき：
   *[second] 2つ目の色が真のとき：
}
medusa-color-false = { $color ->
    [first] これは不可能なので、1つ目の色は偽です。
   *[second] これは不可能なので、2つ目の色は偽です。
}
