singles-look-at-cell = Look at { $cell }.
singles-only-digit-left = Only { $digit } is left in { $cell }.
singles-houses-contain-all = { $houses } already contain every digit but { $digit }.
singles-others-removed = Its other candidates have already been removed.
singles-houses-contain = { $houses } already contain { $seen }. The other candidates of { $cell } have already been removed.
singles-look-at-house = Look at { $house }.
singles-last-empty-cell = { $cell } is the last empty cell in { $house }.
singles-only-digit-missing = { $house } needs every digit, and only { $digit } is missing.
singles-look-for-place = Where can { $digit } go in { $house }?
singles-blockers = { COUNT($blockers) ->
    [one] The { $digit } in { $blockers } rules out { $out }.
   *[other] The { $digit }s in { $blockers } rule out { $out }.
}
singles-removed = { $digit } has already been removed from { $left }.
singles-needs = { $digit ->
    [8] { $house } needs an { $digit }.
   *[other] { $house } needs a { $digit }.
}
singles-blockers-all = { COUNT($blockers) ->
    [one] The { $digit } in { $blockers } rules out its other empty cells.
   *[other] The { $digit }s in { $blockers } rule out its other empty cells.
}
