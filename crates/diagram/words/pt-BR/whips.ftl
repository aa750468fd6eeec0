whips-contradiction = { $count ->
    [one] Isso leva a uma contradição em um passo.
   *[other] Isso leva a uma contradição em { $count } passos.
}
    .beginner = { $count ->
        [one] Em um passo, você vai chegar a algo impossível.
       *[other] Em { $count } passos, você vai chegar a algo impossível.
    }
    .expert = Uma cadeia de comprimento { $count } leva a uma contradição.
whips-look = Veja o que acontece se { $cell } for { $digit }.
    .expert = Alvo: o { $digit } em { $cell }.
whips-suppose = Suponha que { $cell } seja { $digit }.
    .expert = Premissa: { $cell } é { $digit }.
whips-impossible = Isso é impossível, logo { $cell } não é { $digit }.
    .expert = Contradição, logo { $cell } não é { $digit }.
whips-bivalue-chain = Esta é uma cadeia bivalor: cada passo só tem dois candidatos para escolher.
    .expert = Cadeia bivalor: toda variável CSP é bivalor.
whips-z-chain = Esta é uma z-Chain: quando um passo tem mais de dois candidatos, a hipótese, sozinha, já exclui os demais.
    .expert = z-Chain: todo candidato adicional está ligado ao alvo.
whips-t-whip = Este é um t-Whip: quando um passo tem mais de dois candidatos, os passos anteriores, sozinhos, já excluem os demais. Só o último passo pode usar também a hipótese.
    .expert = t-Whip: todo candidato adicional está ligado a um candidato right-linking anterior. Só a última variável CSP pode ter alguns ligados ao alvo.
whips-cell-so = { $cell } não pode ser { NOR($gone) }, logo { OR($cells) } é { $left }.
    .expert = { COUNT($gone) ->
        [one] { $cell } perde o { $gone }, logo { OR($cells) } é { $left }.
       *[other] { $cell } perde { $gone }, logo { OR($cells) } é { $left }.
    }
whips-cell-so-nothing = { $cell } não pode ser { NOR($gone) }, logo não lhe resta nenhum número.
    .beginner = { $cell } não pode ser { NOR($gone) }, logo ali não resta nenhum número.
    .expert = { COUNT($gone) ->
        [one] { $cell } perde o { $gone } e fica sem candidatos.
       *[other] { $cell } perde { $gone } e fica sem candidatos.
    }
whips-house-so = { COUNT($gone) ->
    [one] { IN($house) }, { $gone } não pode ser { $digit }, logo { OR($cells) } é { $left }.
   *[other] { IN($house) }, { $gone } não podem ser { $digit }, logo { OR($cells) } é { $left }.
}
    .expert = { $house } perde o { $digit } em { $gone }, logo { OR($cells) } é { $left }.
whips-house-so-nothing = { COUNT($gone) ->
    [one] { IN($house) }, { $gone } não pode ser { $digit }, logo não resta lugar para o { $digit }.
   *[other] { IN($house) }, { $gone } não podem ser { $digit }, logo não resta lugar para o { $digit }.
}
    .expert = { $house } perde o { $digit } em { $gone } e fica sem lugar para ele.
whips-cells-only = A cadeia passa só por células.
    .expert = Todas as variáveis CSP são do espaço rc.
whips-rows-only = A cadeia passa só por linhas.
    .expert = Todas as variáveis CSP são do espaço rn.
whips-columns-only = A cadeia passa só por colunas.
    .expert = Todas as variáveis CSP são do espaço cn.
whips-boxes-only = A cadeia passa só por blocos.
    .expert = Todas as variáveis CSP são do espaço bn.
