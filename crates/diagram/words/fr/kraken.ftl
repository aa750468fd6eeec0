kraken-look = Regardez les { $digit } { IN($base) }.
    .expert = Cherchez un poisson sur le { $digit } { IN($base) }.
kraken-if-without-fins = Si { $without }, tous les { $digit } { OF($cover) } sont { IN($base) }.
    .expert = Si { $without }, le poisson sans nageoire est valable : tous les { $digit } de la couverture sont dans la base.
kraken-then-in-places = Alors le { $digit } { OF($house) } est en { OR($places) }.
kraken-so = Donc { $consequence }.
kraken-if-fins-are-not = Si { $without } :
kraken-if-claim = Si { $claim } :
kraken-in-all = { $cases ->
    [2] Dans les deux cas, { $consequence }.
   *[other] Dans tous les cas, { $consequence }.
}
    .expert = { $cases ->
        [2] Les deux branches concordent : { $consequence }.
       *[other] Toutes les branches concordent : { $consequence }.
    }
