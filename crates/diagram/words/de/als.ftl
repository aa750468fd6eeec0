als-set-lacks-one = In { $cells } stehen nur die Kandidaten { $digits }: { $all } Ziffern für { $count } Zellen. In der Lösung fehlt dort also genau eine dieser Ziffern.
als-look = Betrachten Sie { $cells }.
als-restricted-common = Jeder Kandidat { $link } in { $one } sieht jeden Kandidaten { $link } in { $next }. Also kann die { $link } nur in einer dieser beiden Mengen stehen.
als-in-first-or-last = Also steht die { $digit } in { OR($first) }, oder sie steht in { OR($last) }, oder beides.
als-no-cell-sees-both = Keine andere Zelle, die in beiden Mengen jeden Kandidaten { $digit } sieht, kann { $digit } sein.
als-ring-restricted-common = Jeder Kandidat { $link } in { $one } sieht jeden Kandidaten { $link } in { $other }. Also kann die { $link } nur in einer dieser beiden Mengen stehen.
als-ring-lack = In der Lösung fehlt jeder Menge nur eine ihrer Ziffern. Also enthält eine Menge die { $q }, aber nicht die { $p }, und die andere die { $p }, aber nicht die { $q }.
als-ring-either-way = { COUNT($others) ->
    [one] So oder so steht die { $others } in { $cells }.
   *[other] So oder so stehen { $others } in { $cells }.
}
als-look-at-stem = Betrachten Sie { $stem }.
als-if-stem = Angenommen, { $stem } ist { $digit }:
als-no-cell-sees-all = Keine andere Zelle, die in diesen Mengen jeden Kandidaten { $digit } sieht, kann { $digit } sein.
als-then-holds = { COUNT($cells) ->
    [one] Dann steht in { $cells } die { $digit }.
   *[other] Dann enthalten { $cells } alle ihre anderen Ziffern, auch die { $digit }.
}
als-so-holds = { COUNT($cells) ->
    [one] Also steht in { $cells } die { $digit }.
   *[other] Also enthalten { $cells } alle ihre anderen Ziffern, auch die { $digit }.
}
als-if-lacks = { COUNT($cells) ->
    [one] Angenommen, { $cells } ist nicht { $digit }:
   *[other] Angenommen, { $cells } enthalten keine { $digit }:
}
als-then-lacks = Dann steht in { $cells } keine { $digit }.
als-so-lacks = Also steht in { $cells } keine { $digit }.
als-one-of-the-sets = { $cases ->
    [2] In beiden Fällen enthält eine der Mengen die { $digit }.
   *[other] In jedem Fall enthält eine der Mengen die { $digit }.
}
