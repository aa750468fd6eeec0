singles-look-at-cell = Look at { $cell }.
    .beginner = Put your finger on { $cell }.
singles-only-digit-left = Only { $digit } is left in { $cell }.
singles-houses-contain-all = { $houses } already contain every digit but { $digit }.
    .beginner = Count what { $houses } already have: everything but { $digit }.
    .expert = The cell sees every digit but { $digit }.
singles-others-removed = Its other candidates have already been removed.
    .beginner = Its other digits are already crossed out.
singles-houses-contain = { $houses } already contain { $seen }. The other candidates of { $cell } have already been removed.
    .beginner = Count what { $houses } already have: { $seen }. In { $cell }, every other digit but one is already crossed out.
    .expert = { $cell } sees { $seen }. Its other candidates have already been removed.
singles-look-at-house = Look at { $house }.
    .beginner = { $house ->
        [box] Run your eye over { $house }.
       *[other] Run your eye along { $house }.
    }
singles-last-empty-cell = { $cell } is the last empty cell in { $house }.
    .beginner = Only { $cell } is still empty there.
singles-only-digit-missing = { $house } needs every digit, and only { $digit } is missing.
    .beginner = Count from 1 to 9 in { $house }: only { $digit } is missing.
    .expert = Only { $digit } is missing from { $house }.
singles-look-for-place = Where can { $digit } go in { $house }?
singles-blockers = { COUNT($blockers) ->
    [one] The { $digit } in { $blockers } rules out { $out }.
   *[other] The { $digit }s in { $blockers } rule out { $out }.
}
    .beginner = { COUNT($blockers) ->
        [one] The { $digit } in { $blockers } blocks { $out }.
       *[other] The { $digit }s in { $blockers } block { $out }.
    }
singles-removed = { $digit } has already been removed from { $left }.
    .beginner = { $digit } is already crossed out in { $left }.
singles-needs = { $digit ->
    [8] { $house } needs an { $digit }.
   *[other] { $house } needs a { $digit }.
}
singles-blockers-all = { COUNT($blockers) ->
    [one] The { $digit } in { $blockers } rules out its other empty cells.
   *[other] The { $digit }s in { $blockers } rule out its other empty cells.
}
    .beginner = { COUNT($blockers) ->
        [one] The { $digit } in { $blockers } blocks all its empty cells but one.
       *[other] The { $digit }s in { $blockers } block all its empty cells but one.
    }
