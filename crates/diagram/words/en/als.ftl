als-set-lacks-one = { $cells } have only the candidates { $digits }: { $all } digits for { $count } cells. So exactly one of these digits is missing there.
    .beginner = Count: { $cells } are a set of { $count } cells, with only { $all } digits left between them: { $digits }. So they use all of these digits but one.
    .expert = { $cells } are an ALS on { $digits }.
als-look = Look at { $cells }.
    .expert = Look at the ALSs in { $cells }.
als-restricted-common = Every { $link } in { $one } sees every { $link } in { $next }, so only one of these sets can contain { $link }.
    .beginner = Check each { $link } in { $one } against each { $link } in { $next }: they always share a row, column or box. So only one of these sets can contain { $link }.
    .expert = { $link } is an RCC of { $one } with { $next }.
als-in-first-or-last =
    So { $digit } is in { COUNT($first) ->
    [one] { "" }
   *[other] one of{ " " }
    }{ $first } or in { COUNT($last) ->
    [one] { "" }
   *[other] one of{ " " }
    }{ $last }.
als-no-cell-sees-both = No other cell that sees all the { $digit }s of the first and the last set can be { $digit }.
    .beginner = Look for another cell that shares a row, column or box with every { $digit } of the first and the last set: it cannot be { $digit }.
    .expert = Any cell that sees every { $digit } of both end sets loses { $digit }.
als-ring-restricted-common = Every { $link } in { $one } sees every { $link } in { $other }, so only one of these sets can contain { $link }.
    .beginner = Check each { $link } in { $one } against each { $link } in { $other }: they always share a row, column or box. So only one of these sets can contain { $link }.
    .expert = { $link } is an RCC of { $one } with { $other }.
als-ring-lack = Each set lacks only one of its digits. So one set lacks { $p } and contains { $q }, and the other lacks { $q } and contains { $p }.
    .expert = Doubly linked ALSs: one holds { $p } and lacks { $q }, the other holds { $q } and lacks { $p }.
als-ring-either-way = { COUNT($cells) ->
    [one] Either way, { $cells } contains { $others }.
   *[other] Either way, { $cells } contain { $others }.
}
    .expert = { COUNT($others) ->
        [one] Either way, { $others } is locked into { $cells }.
       *[other] Either way, { $others } are locked into { $cells }.
    }
als-look-at-stem = Look at { $stem }.
    .expert = Look at the stem { $stem }.
als-if-stem = If { $stem } is { $digit }:
als-no-cell-sees-all = No other cell that sees all the { $digit }s of these sets can be { $digit }.
    .beginner = Look for another cell that shares a row, column or box with every { $digit } of these sets: it cannot be { $digit }.
    .expert = Any cell that sees every { $digit } of these petals loses { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Then { $cells } is { $digit }.
   *[other] Then { $cells } contain all their other digits, including { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Then { $cells } is { $digit }.
       *[other] Then { $cells } become a locked set, including { $digit }.
    }
als-so-holds = { COUNT($cells) ->
    [one] So { $cells } is { $digit }.
   *[other] So { $cells } contain all their other digits, including { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] So { $cells } is { $digit }.
       *[other] So { $cells } become a locked set, including { $digit }.
    }
als-if-lacks = { COUNT($cells) ->
    [one] If { $cells } is not { $digit }:
   *[other] If { $cells } do not contain { $digit }:
}
    .expert = { COUNT($cells) ->
        [one] If { $cells } is not { $digit }:
       *[other] If { $cells } lack { $digit }:
    }
als-then-lacks = { COUNT($cells) ->
    [one] Then { $cells } is not { $digit }.
   *[other] Then { $cells } do not contain { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] Then { $cells } is not { $digit }.
       *[other] Then { $cells } lack { $digit }.
    }
als-so-lacks = { COUNT($cells) ->
    [one] So { $cells } is not { $digit }.
   *[other] So { $cells } do not contain { $digit }.
}
    .expert = { COUNT($cells) ->
        [one] So { $cells } is not { $digit }.
       *[other] So { $cells } lack { $digit }.
    }
als-one-of-the-sets = { $cases ->
    [2] Either way, one of the sets contains { $digit }.
   *[other] In every case, one of the sets contains { $digit }.
}
    .expert = Whatever the stem holds, a petal contains { $digit }.
