or-relation-so = Portanto, { $claim }.
or-relation-done = Então não há mais nada a mostrar.
or-relation-suppose = Hipótese: { $claim }.
or-relation-impossible = Isso é impossível, logo { $claim }.
or-relation-cell-is = { $cell } é { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Portanto, { $none }. Mas esse candidato tem de ser verdadeiro.
   *[other] Portanto, { $none }. Mas um desses candidatos tem de ser verdadeiro.
}
or-relation-one-case-left = Portanto, { $none }, e resta um só caso: { $claim }.
or-relation-in-all = { $cases ->
    [2] Nos dois casos, { $claim }.
   *[other] Em todos os casos, { $claim }.
}
