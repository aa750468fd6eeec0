kraken-look = Fíjate en los { $digit } { OF($base) }.
kraken-if-without-fins = Si { $without }, los { $digit } { OF($cover) } están todos { IN($base) }.
kraken-then-in-places = Entonces el { $digit } { OF($house) } está en { OR($places) }.
kraken-so = Por tanto, { $consequence }.
kraken-if-fins-are-not = Si { $without }:
kraken-if-claim = Si { $claim }:
kraken-in-all = { $cases ->
    [2] En ambos casos, { $consequence }.
   *[other] En todos los casos, { $consequence }.
}
