subsets-need-cells = { COUNT($cells) ->
    [1] { $digits } brauchen die Zelle. Keine andere Ziffer hat dort Platz.
    [2] { $digits } brauchen beide Zellen. Keine andere Ziffer hat dort Platz.
   *[other] { $digits } brauchen alle diese Zellen. Keine andere Ziffer hat dort Platz.
}
subsets-all-in = { COUNT($cells) ->
    [1] Die Zelle liegt { IN($houses) }.
    [2] Beide Zellen liegen { IN($houses) }.
   *[other] Alle diese Zellen liegen { IN($houses) }.
}
subsets-used-up = Damit sind die Ziffern { $digits } { IN($houses) } vergeben. Keine andere Zelle dort kann { OR($digits) } sein.
subsets-look = Betrachten Sie { $house }.
