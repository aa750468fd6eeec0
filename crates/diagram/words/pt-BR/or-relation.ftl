or-relation-so = Portanto, { $claim }.
or-relation-done = Então não há mais nada a mostrar.
    .expert = Essa já é a conclusão.
or-relation-suppose = Hipótese: { $claim }.
    .expert = Premissa: { $claim }.
or-relation-impossible = Isso é impossível, logo { $claim }.
    .expert = Contradição, logo { $claim }.
or-relation-cell-is = { $cell } é { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Portanto, { $none }. Mas esse candidato tem de ser verdadeiro.
   *[other] Portanto, { $none }. Mas um desses candidatos tem de ser verdadeiro.
}
    .expert = { COUNT($out) ->
        [one] Portanto, { $none }. Mas a relação OR não tem outro candidato.
       *[other] Portanto, { $none }, e a relação OR fica sem candidatos.
    }
or-relation-one-case-left = Portanto, { $none }, e resta um só caso: { $claim }.
    .expert = Portanto, { $none }, e a relação OR se reduz a um só caso: { $claim }.
or-relation-in-all = { $cases ->
    [2] Nos dois casos, { $claim }.
   *[other] Em todos os casos, { $claim }.
}
    .expert = { $cases ->
        [2] Os dois casos implicam que { $claim }.
       *[other] Todos os casos implicam que { $claim }.
    }
