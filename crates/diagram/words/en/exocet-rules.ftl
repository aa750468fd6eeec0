exocet-rules-so-remove = { $why }. So remove { ALSO($parts) }.
    .beginner = { $why }. So cross out { ALSO($parts) }.
    .expert = { $why }. So eliminate { ALSO($parts) }.
exocet-rules-so-remove-seeing =
    { $why }. So remove { ALSO($parts) }, which { COUNT($losers) ->
    [one] sees
   *[other] see
} { COUNT($cells) ->
    [1] that cell
    [2] both places
   *[other] all of these places
}.
    .beginner = { COUNT($losers) ->
        [one] { COUNT($cells) ->
            [1] { $why }. So cross out { ALSO($parts) }, which shares a row, column or box with that cell.
            [2] { $why }. So cross out { ALSO($parts) }, which shares a row, column or box with each of the two places.
           *[other] { $why }. So cross out { ALSO($parts) }, which shares a row, column or box with each of these places.
        }
       *[other] { COUNT($cells) ->
            [1] { $why }. So cross out { ALSO($parts) }, which share a row, column or box with that cell.
            [2] { $why }. So cross out { ALSO($parts) }, which share a row, column or box with each of the two places.
           *[other] { $why }. So cross out { ALSO($parts) }, which share a row, column or box with each of these places.
        }
    }
    .expert = { COUNT($losers) ->
        [one] { COUNT($cells) ->
            [1] { $why }. So eliminate { ALSO($parts) }, which sees that cell.
            [2] { $why }. So eliminate { ALSO($parts) }, which sees both places.
           *[other] { $why }. So eliminate { ALSO($parts) }, which sees all of these places.
        }
       *[other] { COUNT($cells) ->
            [1] { $why }. So eliminate { ALSO($parts) }, which see that cell.
            [2] { $why }. So eliminate { ALSO($parts) }, which see both places.
           *[other] { $why }. So eliminate { ALSO($parts) }, which see all of these places.
        }
    }
exocet-rules-from = { $digits } from { $cells }
    .beginner = { $digits } in { $cells }

# The reasons: each stands before "So remove".
exocet-rules-companion = Only { $cell } can hold it there: { $cell } and { $target } hold the same digit
    .expert = Only { $cell } can repeat it there, so { $cell } and { $target } are equal
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [one] The targets hold it too, in { OR($cells) }
   *[other] The targets hold them too, in { OR($cells) }
}
exocet-rules-targets-lack-base = Targets hold only digits that their base can hold
    .expert = Non-base candidates of a target are false
exocet-rules-all-targets-lack-base = The targets hold only digits that the base can hold
    .expert = Non-base candidates of the targets are false
exocet-rules-no-target-can-be = No target can be { OR($digits) }, so the base cannot hold { OR($digits) }
    .expert = No target has { OR($digits) }, so neither has the base
exocet-rules-base-has-no-room =
    If the base held { OR($digits) }, { $houses } would need it { COUNT($houses) ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
}, but they have room for it only { COUNT($covers) ->
    [0] in one of the targets
   *[other] in { $covers } and in one of the targets
}
    .expert = { COUNT($covers) ->
        [0] As a base digit, { OR($digits) } would have too few covers for { $houses }: only one of the targets
       *[other] As a base digit, { OR($digits) } would have too few covers for { $houses }: only { $covers } and one of the targets
    }
exocet-rules-target-has-no-room =
    If { OR($target) } were { OR($digits) }, { $houses } would still need it { COUNT($houses) ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
}, but { COUNT($houses) ->
    [one] has
   *[other] have
} { COUNT($covers) ->
    [0] no room for it
   *[other] room for it only in { $covers }
}
    .expert = { COUNT($covers) ->
        [0] With { OR($digits) } in { OR($target) }, there would be no cover for it in { $houses }
       *[other] With { OR($digits) } in { OR($target) }, { $houses } would have too few covers for it: only { $covers }
    }
exocet-rules-mirror = { COUNT($lost) ->
    [one] The digit of { $target } is also in its mirror, { $mirror }, where { $lost } has no place
   *[other] The digit of { $target } is also in its mirror, { $mirror }, where { $lost } have no place
}
    .expert = The mirror of { $target }, { $mirror }, lacks { $lost }
exocet-rules-mirror-companion = The digit of { $target } is also in its mirror, { $mirror }. Only { $cell } can hold it there: { $cell } and { $target } hold the same digit
    .expert = The digit of { $target } recurs in its mirror, { $mirror }, where only { $cell } can hold it: { $cell } and { $target } are equal
exocet-rules-no-pair-contains = No pair that is left contains { OR($digits) }
    .expert = No base pair left has { OR($digits) }
exocet-rules-no-pair-fits = If { OR($cells) } were { OR($digits) }, no pair that is left would fit
    .expert = No base pair left allows { OR($digits) } in { OR($cells) }
exocet-rules-bases-hold = The bases hold { $digits }, in { OR($cells) }
exocet-rules-pairs-hold = { COUNT($digits) ->
    [one] Every pair that is left contains { $digits }, so the base holds it, in { OR($cells) }
   *[other] Every pair that is left contains { $digits }, so the base holds them, in { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] { $digits } is in every base pair left, so the base holds it, in { OR($cells) }
       *[other] { $digits } are in every base pair left, so the base holds them, in { OR($cells) }
    }
exocet-rules-targets-hold = The targets hold { $digits }, in { OR($cells) }
exocet-rules-pairs-hold-in-targets = { COUNT($digits) ->
    [one] Every pair that is left contains { $digits }, so the targets hold it, in { OR($cells) }
   *[other] Every pair that is left contains { $digits }, so the targets hold them, in { OR($cells) }
}
    .expert = { COUNT($digits) ->
        [one] { $digits } is in every base pair left, so the targets hold it, in { OR($cells) }
       *[other] { $digits } are in every base pair left, so the targets hold them, in { OR($cells) }
    }
exocet-rules-locked-in-one = One of { $cells } is { $digits }, and that can only be { $cell }
exocet-rules-pairs-leave-one = Every pair that is left contains { $digits }, and of { $cells } only { $cell } can hold it
    .expert = { $digits } is in every base pair left, and of { $cells } only { $cell } can hold it
exocet-rules-other-in-covers = { COUNT($covers) ->
    [one] One target is { $digits }, so the other { $digits } of { $houses } is in { $covers }
   *[other] One target is { $digits }, so the other { $digits }s of { $houses } are in { $covers }, one in each
}
    .expert = { COUNT($covers) ->
        [one] One target is { $digits }, so the cover { $covers } holds the other { $digits } of { $houses }
       *[other] One target is { $digits }, so the covers { $covers } hold one other { $digits } each of { $houses }
    }
exocet-rules-any-base = Whichever base holds { OR($digits) }, its cells, its targets or its covers rule it out here
exocet-rules-mirror-holds-third = The base holds { $pair }. In { $mirror }, the mirror of { $target }, one cell holds neither of them and can only be { $digits }
    .expert = With base pair { $pair }, the non-base cell of { $mirror }, the mirror of { $target }, can only be { $digits }
exocet-rules-every-case = Some candidates are false in every case
