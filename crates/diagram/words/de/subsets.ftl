subsets-need-cells = { COUNT($cells) ->
    [1] { $digits } brauchen die Zelle. Keine andere Ziffer hat dort Platz.
    [2] { $digits } brauchen beide Zellen. Keine andere Ziffer hat dort Platz.
   *[other] { $digits } brauchen alle diese Zellen. Keine andere Ziffer hat dort Platz.
}
    .beginner = { COUNT($cells) ->
        [1] Zählen Sie: eine Ziffer, eine Zelle. { $digits } füllt sie, und keine andere Ziffer hat dort Platz.
        [2] Zählen Sie: zwei Ziffern, zwei Zellen. { $digits } füllen beide, und keine andere Ziffer hat dort Platz.
       *[other] Zählen Sie: so viele Ziffern wie Zellen. { $digits } füllen sie alle, und keine andere Ziffer hat dort Platz.
    }
subsets-all-in = { COUNT($cells) ->
    [1] Die Zelle liegt { IN($houses) }.
    [2] Beide Zellen liegen { IN($houses) }.
   *[other] Alle diese Zellen liegen { IN($houses) }.
}
subsets-used-up = Damit sind die Ziffern { $digits } { IN($houses) } vergeben. Keine andere Zelle dort kann { OR($digits) } sein.
    .beginner = Zählen Sie: so viele Ziffern wie Zellen. Damit sind { $digits } { IN($houses) } vergeben, und keine andere Zelle dort kann { OR($digits) } sein.
    .expert = Gesperrte Menge: Die übrigen Zellen { OF($houses) } verlieren { $digits }.
subsets-look = Betrachten Sie { $house }.
    .beginner = Gehen Sie { $house } mit den Augen durch.
