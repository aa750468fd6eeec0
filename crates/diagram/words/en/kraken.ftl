kraken-look = Look at the { $digit }s in { $base }.
    .expert = Look for a fish on { $digit } with base { $base }.
kraken-if-without-fins = If { $without }, the { $digit }s of { $cover } are all in { $base }.
    .expert = If { $without }, the unfinned fish holds: the { $digit }s of cover { $cover } are all in base { $base }.
kraken-then-in-places = Then the { $digit } of { $house } is in { OR($places) }.
    .expert = Then cover { $house } has its { $digit } in { OR($places) }.
kraken-so = So { $consequence }.
kraken-if-fins-are-not = If { $without }:
kraken-if-claim = If { $claim }:
kraken-in-all = { $cases ->
    [2] Either way, { $consequence }.
   *[other] In every case, { $consequence }.
}
    .expert = { $cases ->
        [2] Both branches imply that { $consequence }.
       *[other] All branches imply that { $consequence }.
    }
