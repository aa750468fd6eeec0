locked-look = Where can { $digit } go in { $base }?
locked-no-other = No other cell in { $cover } can be { $digit }.
    .beginner = That is also the { $digit } of { $cover }, so no other cell there can be { $digit }.
    .expert = The rest of { $cover } loses { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] They are both in { $cover }.
   *[other] They are all in { $cover }.
}
    .beginner = { COUNT($cells) ->
        [2] See where they are: both in { $cover }.
       *[other] See where they are: all in { $cover }.
    }
    .expert = Locked in { $cover }.
locked-needs = { $digit ->
    [8] { $base } needs an { $digit }, so { OR($cells) } is { $digit }.
   *[other] { $base } needs a { $digit }, so { OR($cells) } is { $digit }.
}
    .expert = So { OR($cells) } is { $digit }.
