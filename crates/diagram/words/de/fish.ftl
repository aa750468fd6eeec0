fish-look = Betrachten Sie die { $digit } { IN($base) }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { IN($base) } ist { $endo_fins } doppelt enthalten und zählt daher als Finne.
   *[other] { IN($base) } sind { $endo_fins } doppelt enthalten und zählen daher als Finnen.
}
fish-so = Also gilt: { $consequence }.
fish-if-fins-are-not = Angenommen, { $without }:
fish-fin-sees = { $consequence }, denn { $fin } sieht { $gone }.
fish-if-fin = Angenommen, { $fin } ist { $digit }:
fish-all-in-base = { IN($cover) } kann die { $digit } also nur { IN($base) } stehen.
fish-cannibals = Eine { $digit } in { OR($cannibals) } würde { IN($cover) } zwei Einheiten zugleich belegen. Die übrigen hätten dann nicht genug Platz für jede noch fehlende { $digit }.
fish-places = { COUNT($fins) ->
    [0] { IN($base) } kann die { $digit } nur { IN($cover) } stehen.
    [one] { IN($base) } kann die { $digit } nur { IN($cover) } stehen, abgesehen von der Finne { $fins }.
   *[other] { IN($base) } kann die { $digit } nur { IN($cover) } stehen, abgesehen von den Finnen { $fins }.
}
fish-each-need = { $base } brauchen je eine { $digit }, und { $cover } haben nur Platz für je eine.
fish-in-all = { $cases ->
    [2] In beiden Fällen gilt: { $consequence }.
   *[other] In jedem Fall gilt: { $consequence }.
}
