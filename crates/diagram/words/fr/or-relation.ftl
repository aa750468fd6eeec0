or-relation-so = Donc { $claim }.
or-relation-done = Il n’y a alors plus rien à montrer.
or-relation-suppose = Hypothèse : { $claim }.
or-relation-impossible = C’est impossible, donc { $claim }.
or-relation-cell-is = { $cell } vaut { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Donc { $none }. Or ce candidat doit être vrai.
   *[other] Donc { $none }. Or l’un de ces candidats doit être vrai.
}
or-relation-one-case-left = Donc { $none }. Il ne reste qu’un cas : { $claim }.
or-relation-in-all = { $cases ->
    [2] Dans les deux cas, { $claim }.
   *[other] Dans tous les cas, { $claim }.
}
