bug-look = Quase todas as células vazias têm dois candidatos. Observe as que têm mais.
    .beginner = Em quase todas as células vazias só restam dois números. Procure aquelas em que restam mais.
    .expert = Seria um BUG (Bivalue Universal Grave), não fossem as células com mais de dois candidatos.
bug-extra = { COUNT($all) ->
    [one] O candidato extra é { $all }.
   *[other] Os candidatos extras são { $all }.
}
    .expert = { COUNT($all) ->
        [one] Guardião: { $all }.
       *[other] Guardiões: { $all }.
    }
bug-without = { COUNT($all) ->
    [one] Sem ele, toda célula vazia teria dois candidatos, e toda unidade teria dois lugares para cada número que ainda lhe falta.
   *[other] Sem eles, toda célula vazia teria dois candidatos, e toda unidade teria dois lugares para cada número que ainda lhe falta.
}
    .beginner = { COUNT($all) ->
        [one] Risque-o mentalmente: sobram dois números em cada célula vazia e, em cada linha, coluna e bloco, dois lugares para cada número que ainda falta.
       *[other] Risque-os mentalmente: sobram dois números em cada célula vazia e, em cada linha, coluna e bloco, dois lugares para cada número que ainda falta.
    }
    .expert = { COUNT($all) ->
        [one] Sem ele, toda célula vazia seria bivalor; em cada unidade, todo número que falta seria bilocal.
       *[other] Sem eles, toda célula vazia seria bivalor; em cada unidade, todo número que falta seria bilocal.
    }
bug-second-solution = { COUNT($all) ->
    [one] Se houvesse uma solução sem ele, toda célula vazia poderia receber o seu outro candidato: seria uma segunda solução.
   *[other] Se houvesse uma solução sem eles, toda célula vazia poderia receber o seu outro candidato: seria uma segunda solução.
}
    .beginner = { COUNT($all) ->
        [one] Se você conseguisse resolver o sudoku sem ele, poderia também escrever o outro número em cada célula vazia: seria uma segunda solução.
       *[other] Se você conseguisse resolver o sudoku sem eles, poderia também escrever o outro número em cada célula vazia: seria uma segunda solução.
    }
    .expert = { COUNT($all) ->
        [one] Uma solução sem ele teria um complemento: uma segunda solução.
       *[other] Uma solução sem eles teria um complemento: uma segunda solução.
    }
