common-not-given = { COUNT($cells) ->
    [one] { $cells } holds { $held }, and it was not given.
   *[other] { $cells } hold { $held }, and none of them was given.
}
common-are-not = { COUNT($cells) ->
    [one] { $cells } is not { $digit }
   *[other] { $cells } are not { $digit }
}
common-cells-are = { OR($cells) } is { OR($digits) }
common-only-places = { COUNT($cells) ->
    [one] In { $houses }, the only place for { $digits } is { $cells }.
   *[other] In { $houses }, the only places for { $digits } are { $cells }.
}
common-can-only-be = { $cells } can only be { OR($digits) }.
common-none-sees-all = { COUNT($cells) ->
    [1] No cell that sees it can be { $digit }.
    [2] No cell that sees both can be { $digit }.
   *[other] No cell that sees all of them can be { $digit }.
}
common-no-conflict = { COUNT($count) ->
    [1] No candidate that conflicts with it can be true.
    [2] No candidate that conflicts with both can be true.
   *[other] No candidate that conflicts with all of these can be true.
}
common-places-are-used-up = No other cell that sees all the places for one of these digits can be that digit.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] So { $cells } can only be { OR($extra) }.
   *[other] So { $cells } act like one cell that can only be { OR($extra) }.
}
common-together-use-up = { COUNT($cells) ->
    [one] Together with { $others }, it uses up { $digits } in { $house }. No other cell there can be { OR($digits) }.
   *[other] Together with { $others }, they use up { $digits } in { $house }. No other cell there can be { OR($digits) }.
}
common-cells-are-not = { COUNT($cells) ->
    [one] { $cells } is not { OR($digits) }
   *[other] { $cells } are not { OR($digits) }
}
# One of these clauses is true, or all of them are.
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# A value by itself, and sentences one after the other.
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
