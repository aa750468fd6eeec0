guarded-rectangles-look = Look at the digits { $digits } in { $cells }.
guarded-rectangles-places-apart-from = In { $house }, the only places for { $digits } are { $corners }, apart from { $beside }.
    .expert = { COUNT($beside) ->
        [one] { $house } confines { $digits } to { $corners }, but for the external guardian { $beside }.
       *[other] { $house } confines { $digits } to { $corners }, but for the external guardians { $beside }.
    }
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } also has the candidate { $others }.
   *[other] { $open } also has the candidates { $others }.
}
    .beginner = { $open } could also be { OR($others) }.
    .expert = { COUNT($others) ->
        [one] { $open } has the internal guardian { $others }.
       *[other] { $open } has the internal guardians { $others }.
    }
guarded-rectangles-extra = { COUNT($within) ->
    [one] The extra candidate is { $within }.
   *[other] The extra candidates are { $within }.
}
    .beginner = { COUNT($within) ->
        [one] The extra digit is { $within }.
       *[other] The extra digits are { $within }.
    }
    .expert = { COUNT($within) ->
        [one] The guardian is { $within }.
       *[other] The guardians are { $within }.
    }
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] The extra candidate in { $open } is { $within }.
   *[other] The extra candidates in { $open } are { $within }.
}
    .beginner = { COUNT($within) ->
        [one] The extra digit in { $open } is { $within }.
       *[other] The extra digits in { $open } are { $within }.
    }
    .expert = { COUNT($within) ->
        [one] The internal guardian in { $open } is { $within }.
       *[other] The internal guardians in { $open } are { $within }.
    }
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Without this extra candidate, the four cells would hold only { $digits }. The two digits could swap places there, and the puzzle would have a second solution.
   *[other] Without these extra candidates, the four cells would hold only { $digits }. The two digits could swap places there, and the puzzle would have a second solution.
}
    .beginner = { COUNT($guardians) ->
        [one] Without this extra digit, the four cells would hold only { $digits }. You could swap the two digits there, and the puzzle would have a second solution.
       *[other] Without these extra digits, the four cells would hold only { $digits }. You could swap the two digits there, and the puzzle would have a second solution.
    }
    .expert = { COUNT($guardians) ->
        [one] Without the guardian, the rectangle would hold only { $digits }, a deadly pattern.
       *[other] Without the guardians, the rectangle would hold only { $digits }, a deadly pattern.
    }
