medusa-look = { $first }から始めます。候補が2つだけのマスと、ある数字が入る場所が2か所だけの行・列・ブロックをたどります。
    .beginner = { $first }から始めます。数字が2つだけ残っているマスと、ある数字の入る場所が2か所だけの行・列・ブロックを次々にたどり、結ばれた候補を2色で塗り分けましょう。
    .expert = { $first }から、2択マスと共役ペアの強いリンクを色分けします。
medusa-first-color = 1つ目の色：{ $color }。
medusa-second-color = 2つ目の色：{ $color }。
medusa-one-color-true = 結ばれた候補どうしは色が違うので、一方の色が真、他方の色が偽です。
    .beginner = 結ばれた候補どうしは色が違うので、一方の色の候補はすべて真（正しい）、他方の色の候補はすべて偽（間違い）です。
    .expert = 2色のうち、真なのはちょうど一方です。
medusa-two-digits-in-cell = すると、{ $cell } に数字が2つ入ります。
    .beginner = すると、{ $cell } に数字を2つ書くことになります。
medusa-two-in-house = すると、{ $house }に{ $digit }が2つ入ります。
    .beginner = すると、{ $house }に{ $digit }を2つ書くことになります。
medusa-nothing-left = すると、{ $cell } に入る数字がなくなります。
medusa-no-place-left = すると、{ $house }に{ $digit }が入る場所がなくなります。
medusa-conflicts-with-both = { $candidate }は、1つ目の色の { $first }とも、2つ目の色の { $second }とも両立しないので、偽です。
    .beginner = { $candidate }は、1つ目の色の { $first }が真でも、2つ目の色の { $second }が真でも消えるので、偽です。
    .expert = { $candidate }は、1つ目の色の { $first }とも、2つ目の色の { $second }とも弱いリンクで結ばれているので、偽です。
medusa-if-color = { $color ->
    [first] 1つ目の色が真のとき：
   *[second] 2つ目の色が真のとき：
}
medusa-color-false = { $color ->
    [first] これは不可能なので、1つ目の色は偽です。
   *[second] これは不可能なので、2つ目の色は偽です。
}
    .expert = { $color ->
        [first] 矛盾するので、1つ目の色は偽です。
       *[second] 矛盾するので、2つ目の色は偽です。
    }
