kraken-look = Observe o { $digit } { IN($base) }.
    .expert = Procure um peixe de { $digit } com base { IN($base) }.
kraken-if-without-fins = Se { $without }, então, { IN($cover) }, o { $digit } só pode ficar { IN($base) }.
    .expert = Se { $without }, vale o peixe sem barbatanas: o { $digit } { OF($cover) } (cobertura) fica todo { IN($base) } (base).
kraken-then-in-places = Então o { $digit } { OF($house) } está em { OR($places) }.
kraken-so = Portanto, { $consequence }.
kraken-if-fins-are-not = Se { $without }:
kraken-if-claim = Se { $claim }:
kraken-in-all = { $cases ->
    [2] Nos dois casos, { $consequence }.
   *[other] Em todos os casos, { $consequence }.
}
    .expert = { $cases ->
        [2] Os dois ramos implicam que { $consequence }.
       *[other] Todos os ramos implicam que { $consequence }.
    }
