single-digit-look = Où placer le { $digits } { IN($houses) } ?
single-digit-joint = { COUNT($joints) ->
    [1] { $joints } est { IN($shared) } et peut valoir { $digit }.
    [2] { $joints } sont { IN($shared) } : elles ne peuvent pas valoir { $digit } toutes les deux.
   *[other] { $joints } sont { IN($shared) } : l’une d’elles au plus vaut { $digit }.
}
single-digit-if-not = Si { $without } :
single-digit-if = Si { OR($joint) } vaut { $digit } :
single-digit-then = Alors { $without }.
single-digit-needs = Il faut un { $digit } { IN($house) }, donc { OR($end) } vaut { $digit }.
single-digit-either-way = Dans les deux cas, { OR($cells) } vaut { $digit }.
single-digit-first-cases = D’après les deux premiers cas, { OR($cells) } vaut { $digit }.
single-digit-last-cases = D’après les deux derniers cas, { OR($cells) } vaut { $digit }.
