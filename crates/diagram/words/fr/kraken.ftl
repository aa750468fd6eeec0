kraken-look = Regardez les { $digit } { IN($base) }.
kraken-if-without-fins = Si { $without }, tous les { $digit } { OF($cover) } sont { IN($base) }.
kraken-then-in-places = Alors le { $digit } { OF($house) } est en { OR($places) }.
kraken-so = Donc { $consequence }.
kraken-if-fins-are-not = Si { $without } :
kraken-if-claim = Si { $claim } :
kraken-in-all = { $cases ->
    [2] Dans les deux cas, { $consequence }.
   *[other] Dans tous les cas, { $consequence }.
}
