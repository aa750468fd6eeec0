kraken-look = Betrachten Sie die { $digit } { IN($base) }.
    .expert = Suchen Sie einen Fisch auf { $digit } mit Basis { IN($base) }.
kraken-if-without-fins = Angenommen, { $without }. Dann steht die { $digit } { IN($cover) } nur { IN($base) }.
    .expert = Angenommen, { $without }. Dann gilt der Fisch ohne Finnen, und die { $digit } { OF($cover) } steht nur { IN($base) }.
kraken-then-in-places = Dann steht die { $digit } { OF($house) } in { OR($places) }.
    .expert = Dann hat das Cover { $house } seine { $digit } in { OR($places) }.
kraken-so = Also gilt: { $consequence }.
kraken-if-fins-are-not = Angenommen, { $without }:
kraken-if-claim = Angenommen, { $claim }:
kraken-in-all = { $cases ->
    [2] In beiden Fällen gilt: { $consequence }.
   *[other] In jedem Fall gilt: { $consequence }.
}
    .expert = { $cases ->
        [2] Aus beiden Zweigen folgt: { $consequence }.
       *[other] Aus allen Zweigen folgt: { $consequence }.
    }
