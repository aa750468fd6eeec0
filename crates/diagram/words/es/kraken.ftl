kraken-look = Fíjate en los { $digit } { OF($base) }.
    .expert = Busca un pez del { $digit } con base { IN($base) }.
kraken-if-without-fins = Si { $without }, los { $digit } { OF($cover) } están todos { IN($base) }.
    .expert = Si { $without }, se cumple el pez sin aletas: los { $digit } de la cobertura, { $cover }, están todos en la base, { $base }.
kraken-then-in-places = Entonces el { $digit } { OF($house) } está en { OR($places) }.
    .expert = Entonces la unidad de cobertura, { $house }, tiene su { $digit } en { OR($places) }.
kraken-so = Por tanto, { $consequence }.
kraken-if-fins-are-not = Si { $without }:
kraken-if-claim = Si { $claim }:
kraken-in-all = { $cases ->
    [2] En ambos casos, { $consequence }.
   *[other] En todos los casos, { $consequence }.
}
    .expert = { $cases ->
        [2] Ambas ramas implican que { $consequence }.
       *[other] Todas las ramas implican que { $consequence }.
    }
