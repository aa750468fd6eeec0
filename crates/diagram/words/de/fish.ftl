fish-look = Betrachten Sie die { $digit } { IN($base) }.
    .beginner = Gehen Sie { $base } mit den Augen durch, und achten Sie nur auf die { $digit }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { IN($base) } ist { $endo_fins } doppelt enthalten und zählt daher als Finne.
   *[other] { IN($base) } sind { $endo_fins } doppelt enthalten und zählen daher als Finnen.
}
    .beginner = { COUNT($endo_fins) ->
        [one] Achten Sie auf { $endo_fins }: Diese Zelle liegt { IN($base) } gleich zweimal und gilt deshalb als „Finne“.
       *[other] Achten Sie auf { $endo_fins }: Jede dieser Zellen liegt { IN($base) } gleich zweimal und gilt deshalb als „Finne“.
    }
    .expert = { COUNT($endo_fins) ->
        [one] Endo-Finne { $endo_fins }.
       *[other] Endo-Finnen { $endo_fins }.
    }
fish-so = Also gilt: { $consequence }.
fish-if-fins-are-not = Angenommen, { $without }:
fish-fin-sees = { $consequence }, denn { $fin } sieht { $gone }.
fish-if-fin = Angenommen, { $fin } ist { $digit }:
fish-all-in-base = { IN($cover) } kann die { $digit } also nur { IN($base) } stehen.
    .beginner = Damit verbrauchen { $base } jede { $digit } { OF($cover) }.
fish-cannibals = Eine { $digit } in { OR($cannibals) } würde { IN($cover) } zwei Einheiten zugleich belegen. Die übrigen hätten dann nicht genug Platz für jede noch fehlende { $digit }.
    .beginner = Sehen Sie noch einmal auf { $cover }: Eine { $digit } in { OR($cannibals) } läge in zweien davon zugleich, und die übrigen hätten nicht genug Platz für jede noch fehlende { $digit }.
    .expert = Kannibalismus: Eine { $digit } in { OR($cannibals) } würde zwei der Cover zugleich belegen, und die übrigen reichten nicht für jede noch fehlende { $digit }.
fish-places = { COUNT($fins) ->
    [0] { IN($base) } kann die { $digit } nur { IN($cover) } stehen.
    [one] { IN($base) } kann die { $digit } nur { IN($cover) } stehen, abgesehen von der Finne { $fins }.
   *[other] { IN($base) } kann die { $digit } nur { IN($cover) } stehen, abgesehen von den Finnen { $fins }.
}
    .beginner = { COUNT($fins) ->
        [0] Legen Sie den Finger auf jede { $digit } { IN($base) }: Alle liegen { IN($cover) }.
        [one] Legen Sie den Finger auf jede { $digit } { IN($base) }: Alle liegen { IN($cover) }, bis auf { $fins }, die „Finne“.
       *[other] Legen Sie den Finger auf jede { $digit } { IN($base) }: Alle liegen { IN($cover) }, bis auf { $fins }, die „Finnen“.
    }
    .expert = { COUNT($fins) ->
        [0] Fisch auf { $digit }. Basis: { $base }; Cover: { $cover }.
        [one] Fisch auf { $digit }. Basis: { $base }; Cover: { $cover }; Finne: { $fins }.
       *[other] Fisch auf { $digit }. Basis: { $base }; Cover: { $cover }; Finnen: { $fins }.
    }
fish-each-need = { $base } brauchen je eine { $digit }, und { $cover } haben nur Platz für je eine.
    .beginner = { $base } müssen je eine { $digit } bekommen, und { $cover } haben nur für je eine Platz.
    .expert = { $base } brauchen die { $digit } so oft, wie { $cover } sie aufnehmen können.
fish-in-all = { $cases ->
    [2] In beiden Fällen gilt: { $consequence }.
   *[other] In jedem Fall gilt: { $consequence }.
}
