locked-look = Where can { $digit } go in { $base }?
locked-no-other = No other cell in { $cover } can be { $digit }.
locked-are-in-cover = { COUNT($cells) ->
    [2] They are both in { $cover }.
   *[other] They are all in { $cover }.
}
locked-needs = { $digit ->
    [8] { $base } needs an { $digit }, so { OR($cells) } is { $digit }.
   *[other] { $base } needs a { $digit }, so { OR($cells) } is { $digit }.
}
