fish-look = Look at the { $digit }s in { $base }.
    .beginner = Run your eye over { $base }, looking only for { $digit }s.
fish-endo-fins = { COUNT($endo_fins) ->
    [one] { $endo_fins } is in two of { $base }, so it counts as a fin.
   *[other] { $endo_fins } are each in two of { $base }, so they count as fins.
}
    .expert = { COUNT($endo_fins) ->
        [one] Endo-fin { $endo_fins }.
       *[other] Endo-fins { $endo_fins }.
    }
fish-so = So { $consequence }.
fish-if-fins-are-not = If { $without }:
fish-fin-sees = { $fin } sees { $gone }, so { $consequence }.
    .beginner = { $fin } shares a row, column or box with { $gone }, so { $consequence }.
fish-if-fin = If { $fin } is { $digit }:
fish-all-in-base = So the { $digit }s of { $cover } are all in { $base }.
    .beginner = The numbers match, so { $base } use up all the { $digit }s of { $cover }.
    .expert = All { $digit }s of the cover are therefore in the base.
fish-cannibals = If { OR($cannibals) } were { $digit }, it would fill two of { $cover } at once, and the others could not hold all the remaining { $digit }s.
    .expert = Cannibalism: { $digit } in { OR($cannibals) } would fill two cover houses at once, leaving too few of them for the other { $digit }s.
fish-places = { COUNT($fins) ->
    [0] In { $base }, the only places for { $digit } are in { $cover }.
    [one] In { $base }, the only places for { $digit } are in { $cover }, apart from the fin { $fins }.
   *[other] In { $base }, the only places for { $digit } are in { $cover }, apart from the fins { $fins }.
}
    .beginner = { COUNT($fins) ->
        [0] Put your finger on each cell of { $base } that can still be { $digit }: they are all in { $cover }.
        [one] Put your finger on each cell of { $base } that can still be { $digit }: they are all in { $cover }, apart from { $fins }, the fin.
       *[other] Put your finger on each cell of { $base } that can still be { $digit }: they are all in { $cover }, apart from { $fins }, the fins.
    }
    .expert = { COUNT($fins) ->
        [0] Fish on { $digit }: base { $base }; cover { $cover }.
        [one] Fish on { $digit }: base { $base }; cover { $cover }; fin { $fins }.
       *[other] Fish on { $digit }: base { $base }; cover { $cover }; fins { $fins }.
    }
fish-each-need = { $digit ->
    [8] { $base } each need an { $digit }, and { $cover } can hold only one each.
   *[other] { $base } each need a { $digit }, and { $cover } can hold only one each.
}
    .beginner = Each of { $base } must have its { $digit } somewhere, and each of { $cover } has room for only one.
    .expert = Each base house needs one { $digit }; each cover house holds at most one.
fish-in-all = { $cases ->
    [2] Either way, { $consequence }.
   *[other] In every case, { $consequence }.
}
