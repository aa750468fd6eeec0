odd-cycle-look = { COUNT($digits) ->
    [one] Regardez le chiffre { $digits } en { $cells }.
   *[other] Regardez les chiffres { $digits } en { $cells }.
}
odd-cycle-suppose = Hypothèse : { $none }. Il ne reste alors chaque fois que deux possibilités.
    .expert = Supposons tous les gardiens faux : { $none }. Il ne reste alors que des paires conjuguées.
odd-cycle-ring = Mis bout à bout, ces choix forment un cycle de { $count } candidats, où vrai et faux devraient alterner. Or { $count } est un nombre impair.
    .expert = Ces paires se referment en un cycle de { $count } candidats, où vrai et faux alternent. Or { $count } est impair.
odd-cycle-cell-is = { $cell } vaut { OR($digits) }.
    .expert = { $cell } est bivaluée : { $digits }.
odd-cycle-cell-is-or-else = { $cell } vaut { OR($digits) }, ou sinon { OR($others) }.
    .expert = { $cell } vaut { OR($digits) }, à moins d’un gardien vrai : { OR($others) }.
odd-cycle-house-has = { IN($house) }, le { $digit } est en { OR($cells) }.
    .expert = { IN($house) }, le { $digit } est bilocal : { $cells }.
odd-cycle-house-has-or-else = { IN($house) }, le { $digit } est en { OR($cells) }, ou sinon en { OR($others) }.
    .expert = { IN($house) }, le { $digit } est en { OR($cells) }, à moins d’un gardien vrai en { OR($others) }.
