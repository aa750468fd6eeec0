single-digit-look = Où placer le { $digits } { IN($houses) } ?
    .expert = { COUNT($digits) ->
        [one] Regardez les liens forts sur le { $digits } { IN($houses) }.
       *[other] Regardez les liens forts sur { $digits } { IN($houses) }.
    }
single-digit-joint = { COUNT($joints) ->
    [1] { $joints } est { IN($shared) } et peut valoir { $digit }.
    [2] { $joints } sont { IN($shared) } : elles ne peuvent pas valoir { $digit } toutes les deux.
   *[other] { $joints } sont { IN($shared) } : l’une d’elles au plus vaut { $digit }.
}
    .beginner = { COUNT($joints) ->
        [1] { $joints } est { IN($shared) } et peut valoir { $digit }.
        [2] { $joints } sont toutes les deux { IN($shared) } : vous ne pouvez pas écrire { $digit } dans les deux.
       *[other] { $joints } sont toutes { IN($shared) } : vous pouvez écrire { $digit } dans une seule d’entre elles, au plus.
    }
    .expert = { COUNT($joints) ->
        [1] { $joints } est { IN($shared) } et peut valoir { $digit }.
        [2] Lien faible sur le { $digit } { IN($shared) } : { $joints }.
       *[other] Lien faible groupé sur le { $digit } { IN($shared) } : { $joints }.
    }
single-digit-if-not = Si { $without } :
single-digit-if = Si { OR($joint) } vaut { $digit } :
single-digit-then = Alors { $without }.
single-digit-needs = Il faut un { $digit } { IN($house) }, donc { OR($end) } vaut { $digit }.
    .expert = Lien fort { IN($house) } : { OR($end) } vaut { $digit }.
single-digit-either-way = Dans les deux cas, { OR($cells) } vaut { $digit }.
    .expert = Donc au moins une des cases { $cells } vaut { $digit }.
single-digit-first-cases = D’après les deux premiers cas, { OR($cells) } vaut { $digit }.
    .expert = D’après les deux premiers cas, au moins une des cases { $cells } vaut { $digit }.
single-digit-last-cases = D’après les deux derniers cas, { OR($cells) } vaut { $digit }.
    .expert = D’après les deux derniers cas, au moins une des cases { $cells } vaut { $digit }.
