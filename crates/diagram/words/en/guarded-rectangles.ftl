guarded-rectangles-look = Look at the digits { $digits } in { $cells }.
guarded-rectangles-places-apart-from = In { $house }, the only places for { $digits } are { $corners }, apart from { $beside }.
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } also has the candidate { $others }.
   *[other] { $open } also has the candidates { $others }.
}
guarded-rectangles-extra = { COUNT($within) ->
    [one] The extra candidate is { $within }.
   *[other] The extra candidates are { $within }.
}
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] The extra candidate in { $open } is { $within }.
   *[other] The extra candidates in { $open } are { $within }.
}
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Without this extra candidate, the four cells would hold only { $digits }. The two digits could swap places there, and the puzzle would have a second solution.
   *[other] Without these extra candidates, the four cells would hold only { $digits }. The two digits could swap places there, and the puzzle would have a second solution.
}
