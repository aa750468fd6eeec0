or-relation-so = Donc { $claim }.
or-relation-done = Il n’y a alors plus rien à montrer.
    .expert = C’est déjà la conclusion.
or-relation-suppose = Hypothèse : { $claim }.
or-relation-impossible = C’est impossible, donc { $claim }.
    .expert = Contradiction, donc { $claim }.
or-relation-cell-is = { $cell } vaut { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Donc { $none }. Or ce candidat doit être vrai.
   *[other] Donc { $none }. Or l’un de ces candidats doit être vrai.
}
    .expert = { COUNT($out) ->
        [one] Donc { $none }. Or la relation OR n’a pas d’autre candidat.
       *[other] Donc { $none }. La relation OR n’a plus aucun candidat.
    }
or-relation-one-case-left = Donc { $none }. Il ne reste qu’un cas : { $claim }.
    .expert = Donc { $none }. La relation OR se réduit à un cas : { $claim }.
or-relation-in-all = { $cases ->
    [2] Dans les deux cas, { $claim }.
   *[other] Dans tous les cas, { $claim }.
}
    .expert = { $cases ->
        [2] Les deux cas concordent : { $claim }.
       *[other] Tous les cas concordent : { $claim }.
    }
