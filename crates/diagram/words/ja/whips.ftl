whips-contradiction = すると、{ $count }ステップで矛盾します。
    .beginner = すると、{ $count }ステップでありえないことが起こります。
    .expert = 長さ{ $count }のチェーンで矛盾に至ります。
whips-look = 「{ $cell } は{ $digit }」だとどうなるか、たどってみます。
    .expert = ターゲット：{ $cell } の{ $digit }。
whips-suppose = 「{ $cell } は{ $digit }」と仮定します。
    .expert = 仮定：{ $cell } は{ $digit }。
whips-impossible = これは不可能なので、{ $cell } は{ $digit }以外です。
    .expert = 矛盾するので、{ $cell } は{ $digit }以外です。
whips-bivalue-chain = これは Bivalue Chain です。どのステップも、選べる候補は2つだけです。
    .expert = Bivalue Chain：どのCSP変数も候補が2つです。
whips-z-chain = これは z-Chain です。候補が3つ以上あるステップでも、余分な候補は仮定だけから除外できます。
    .expert = z-Chain：余分な候補は、どれもターゲットとリンクしています。
whips-t-whip = これは t-Whip です。候補が3つ以上あるステップでも、余分な候補は前のステップだけから除外できます。最後のステップだけは、仮定も使えます。
    .expert = t-Whip：余分な候補は、どれも前の right-linking 候補とリンクしています。ターゲットとリンクした候補があってもよいのは、最後のCSP変数だけです。
whips-cell-so = { $cell } に{ $gone }は入らないので、{ OR($cells) } は{ $left }です。
    .expert = { $cell } から{ $gone }が消え、{ OR($cells) } は{ $left }です。
whips-cell-so-nothing = { $cell } に{ $gone }は入らないので、入る数字がなくなります。
    .expert = { $cell } から{ $gone }が消え、候補がなくなります。
whips-house-so = { COUNT($cells) ->
    [1] { $house }の{ $digit }は { $gone } に入らないので、{ $cells } は{ $left }です。
   *[other] { $house }の{ $digit }は { $gone } に入らないので、{ OR($cells) } が{ $left }です。
}
    .expert = { COUNT($cells) ->
        [1] { $house }では { $gone } の{ $digit }が消え、{ $cells } は{ $left }です。
       *[other] { $house }では { $gone } の{ $digit }が消え、{ OR($cells) } が{ $left }です。
    }
whips-house-so-nothing = { $house }の{ $digit }は { $gone } に入らないので、入る場所がなくなります。
    .expert = { $house }では { $gone } の{ $digit }が消え、候補がなくなります。
whips-cells-only = このチェーンは、マスだけを通ります。
    .beginner = どのステップでも、マスだけを調べます。
    .expert = CSP変数は、すべて rc 空間にあります。
whips-rows-only = このチェーンは、行だけを通ります。
    .beginner = どのステップでも、行だけを調べます。
    .expert = CSP変数は、すべて rn 空間にあります。
whips-columns-only = このチェーンは、列だけを通ります。
    .beginner = どのステップでも、列だけを調べます。
    .expert = CSP変数は、すべて cn 空間にあります。
whips-boxes-only = このチェーンは、ブロックだけを通ります。
    .beginner = どのステップでも、ブロックだけを調べます。
    .expert = CSP変数は、すべて bn 空間にあります。
