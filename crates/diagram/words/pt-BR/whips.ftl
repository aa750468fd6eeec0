whips-contradiction = { $count ->
    [one] A hipótese de que { $cell } é { $digit } leva a uma contradição em { $count } passo.
   *[other] A hipótese de que { $cell } é { $digit } leva a uma contradição em { $count } passos.
}
whips-look = Veja o que acontece se { $cell } for { $digit }.
whips-suppose = Suponha que { $cell } seja { $digit }.
whips-impossible = Isso é impossível, logo { $cell } não é { $digit }.
whips-bivalue-chain = Esta é uma cadeia bivalor: cada passo só tem dois candidatos para escolher.
whips-z-chain = Esta é uma z-Chain: quando um passo tem mais de dois candidatos, a hipótese, sozinha, já exclui os demais.
whips-t-whip = Este é um t-Whip: quando um passo tem mais de dois candidatos, os passos anteriores, sozinhos, já excluem os demais. Só o último passo pode usar também a hipótese.
whips-cell-so = { $cell } não pode ser { NOR($gone) }, logo { OR($cells) } é { $left }.
whips-cell-so-nothing = { $cell } não pode ser { NOR($gone) }, logo não lhe resta nenhum número.
whips-house-so = { COUNT($gone) ->
    [one] { IN($house) }, { $gone } não pode ser { $digit }, logo { OR($cells) } é { $left }.
   *[other] { IN($house) }, { $gone } não podem ser { $digit }, logo { OR($cells) } é { $left }.
}
whips-house-so-nothing = { COUNT($gone) ->
    [one] { IN($house) }, { $gone } não pode ser { $digit }, logo não resta lugar para o { $digit }.
   *[other] { IN($house) }, { $gone } não podem ser { $digit }, logo não resta lugar para o { $digit }.
}
whips-cells-only = A cadeia passa só por células.
whips-rows-only = A cadeia passa só por linhas.
whips-columns-only = A cadeia passa só por colunas.
whips-boxes-only = A cadeia passa só por blocos.
