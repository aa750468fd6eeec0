bug-look = Quase todas as células vazias têm dois candidatos. Observe as que têm mais.
bug-extra = { COUNT($all) ->
    [one] O candidato extra é { $all }.
   *[other] Os candidatos extras são { $all }.
}
bug-without = { COUNT($all) ->
    [one] Sem ele, toda célula vazia teria dois candidatos, e toda unidade teria dois lugares para cada número que ainda lhe falta.
   *[other] Sem eles, toda célula vazia teria dois candidatos, e toda unidade teria dois lugares para cada número que ainda lhe falta.
}
bug-second-solution = { COUNT($all) ->
    [one] Se houvesse uma solução sem ele, toda célula vazia poderia receber o seu outro candidato: seria uma segunda solução.
   *[other] Se houvesse uma solução sem eles, toda célula vazia poderia receber o seu outro candidato: seria uma segunda solução.
}
