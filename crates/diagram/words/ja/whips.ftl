whips-contradiction = 「{ $cell } は{ $digit }」と仮定すると、{ $count }ステップで矛盾します。
whips-look = 「{ $cell } は{ $digit }」だとどうなるか、たどってみます。
whips-suppose = 「{ $cell } は{ $digit }」と仮定します。
whips-impossible = これは不可能なので、{ $cell } は{ $digit }以外です。
whips-bivalue-chain = これは Bivalue Chain です。どのステップも、選べる候補は2つだけです。
whips-z-chain = これは z-Chain です。候補が3つ以上あるステップでも、余分な候補は仮定だけから除外できます。
whips-t-whip = これは t-Whip です。候補が3つ以上あるステップでも、余分な候補は前のステップだけから除外できます。最後のステップだけは、仮定も使えます。
whips-cell-so = { $cell } に{ $gone }は入らないので、{ OR($cells) } は{ $left }です。
whips-cell-so-nothing = { $cell } に{ $gone }は入らないので、入る数字がなくなります。
whips-house-so = { COUNT($cells) ->
    [1] { $house }の{ $digit }は { $gone } に入らないので、{ $cells } は{ $left }です。
   *[other] { $house }の{ $digit }は { $gone } に入らないので、{ OR($cells) } が{ $left }です。
}
whips-house-so-nothing = { $house }の{ $digit }は { $gone } に入らないので、入る場所がなくなります。
whips-cells-only = このチェーンは、マスだけを通ります。
whips-rows-only = このチェーンは、行だけを通ります。
whips-columns-only = このチェーンは、列だけを通ります。
whips-boxes-only = このチェーンは、ブロックだけを通ります。
