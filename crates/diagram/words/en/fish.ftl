fish-look = Look at the { $digit }s in { $base }.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } is in two of { $base }, so it counts as a fin.
   *[other] { $endo_fins } are each in two of { $base }, so they count as fins.
}
fish-so = So { $consequence }.
fish-if-fins-are-not = If { $without }:
fish-fin-sees = { $fin } sees { $gone }, so { $consequence }.
fish-if-fin = If { $fin } is { $digit }:
fish-all-in-base = So the { $digit }s of { $cover } are all in { $base }.
fish-cannibals = If { OR($cannibals) } were { $digit }, it would fill two of { $cover } at once, and the others could not hold all the remaining { $digit }s.
fish-places = { COUNT($fins) ->
    [0] In { $base }, the only places for { $digit } are in { $cover }.
    [one] In { $base }, the only places for { $digit } are in { $cover }, apart from the fin { $fins }.
   *[other] In { $base }, the only places for { $digit } are in { $cover }, apart from the fins { $fins }.
}
fish-each-need = { $digit ->
    [8] { $base } each need an { $digit }, and { $cover } can hold only one each.
   *[other] { $base } each need a { $digit }, and { $cover } can hold only one each.
}
fish-in-all = { $cases ->
    [2] Either way, { $consequence }.
   *[other] In every case, { $consequence }.
}
