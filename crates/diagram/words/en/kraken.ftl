kraken-look = Look at the { $digit }s in { $base }.
kraken-if-without-fins = If { $without }, the { $digit }s of { $cover } are all in { $base }.
kraken-then-in-places = Then the { $digit } of { $house } is in { OR($places) }.
kraken-so = So { $consequence }.
kraken-if-fins-are-not = If { $without }:
kraken-if-claim = If { $claim }:
kraken-in-all = { $cases ->
    [2] Either way, { $consequence }.
   *[other] In every case, { $consequence }.
}
