odd-cycle-look = { COUNT($digits) ->
    [one] Regardez le chiffre { $digits } en { $cells }.
   *[other] Regardez les chiffres { $digits } en { $cells }.
}
odd-cycle-suppose = Hypothèse : { $none }. Il ne reste alors chaque fois que deux possibilités.
odd-cycle-ring = Mis bout à bout, ces choix forment un cycle de { $count } candidats, où vrai et faux devraient alterner. Or { $count } est un nombre impair.
odd-cycle-cell-is = { $cell } vaut { OR($digits) }.
odd-cycle-cell-is-or-else = { $cell } vaut { OR($digits) }, ou sinon { OR($others) }.
odd-cycle-house-has = { IN($house) }, le { $digit } est en { OR($cells) }.
odd-cycle-house-has-or-else = { IN($house) }, le { $digit } est en { OR($cells) }, ou sinon en { OR($others) }.
