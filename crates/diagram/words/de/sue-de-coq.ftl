sue-de-coq-look = Betrachten Sie { $cells }.
sue-de-coq-twice = { COUNT($twice) ->
    [one] Die { $twice } passt zweimal: einmal in { $in_line } und einmal in { $in_box }.
   *[other] { $twice } passen zweimal: einmal in { $in_line } und einmal in { $in_box }.
}
    .expert = { COUNT($twice) ->
        [one] Die { $twice } hat Multiplizität 2: einmal in { $in_line } und einmal in { $in_box }.
       *[other] { $twice } haben Multiplizität 2: einmal in { $in_line } und einmal in { $in_box }.
    }
sue-de-coq-each-once = Jede Ziffer passt in diese Zellen nur einmal, denn alle ihre Plätze liegen in derselben Zeile, in derselben Spalte oder im selben Block.
    .expert = Jede Ziffer hat Multiplizität 1: Sie ist auf eine Reihe oder einen Block beschränkt.
sue-de-coq-others-once = Jede Ziffer außer { $twice } passt in diese Zellen nur einmal, denn alle ihre Plätze liegen in derselben Zeile, in derselben Spalte oder im selben Block.
    .expert = Jede Ziffer außer { $twice } hat Multiplizität 1: Sie ist auf eine Reihe oder einen Block beschränkt.
sue-de-coq-used-once = Es sind { $cells } Zellen zu füllen. Also kommt jede der Ziffern { $digits } genau einmal vor.
    .expert = Die Multiplizitäten ergeben zusammen die { $cells } Zellen, also kommt jede der Ziffern { $digits } genau einmal vor.
sue-de-coq-used-as-it-fits = Es sind { $cells } Zellen zu füllen. Also kommt jede der Ziffern { $digits } so oft vor, wie sie passt.
    .expert = Die Multiplizitäten ergeben zusammen die { $cells } Zellen, also schöpft jede der Ziffern { $digits } ihre Multiplizität aus.
