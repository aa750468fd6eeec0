kraken-look = Betrachten Sie die { $digit } { IN($base) }.
kraken-if-without-fins = Angenommen, { $without }. Dann steht die { $digit } { IN($cover) } nur { IN($base) }.
kraken-then-in-places = Dann steht die { $digit } { OF($house) } in { OR($places) }.
kraken-so = Also gilt: { $consequence }.
kraken-if-fins-are-not = Angenommen, { $without }:
kraken-if-claim = Angenommen, { $claim }:
kraken-in-all = { $cases ->
    [2] In beiden Fällen gilt: { $consequence }.
   *[other] In jedem Fall gilt: { $consequence }.
}
