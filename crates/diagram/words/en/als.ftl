als-set-lacks-one = { $cells } have only the candidates { $digits }: { $all } digits for { $count } cells. So exactly one of these digits is missing there.
als-look = Look at { $cells }.
als-restricted-common = Every { $link } in { $one } sees every { $link } in { $next }, so only one of these sets can contain { $link }.
als-in-first-or-last =
    So { $digit } is in { COUNT($first) ->
    [one] { "" }
   *[other] one of{ " " }
    }{ $first } or in { COUNT($last) ->
    [one] { "" }
   *[other] one of{ " " }
    }{ $last }.
als-no-cell-sees-both = No other cell that sees all the { $digit }s of both sets can be { $digit }.
als-ring-restricted-common = Every { $link } in { $one } sees every { $link } in { $other }, so only one of these sets can contain { $link }.
als-ring-lack = Each set lacks only one of its digits. So one set lacks { $p } and contains { $q }, and the other lacks { $q } and contains { $p }.
als-ring-either-way = { COUNT($cells) ->
    [one] Either way, { $cells } contains { $others }.
   *[other] Either way, { $cells } contain { $others }.
}
als-look-at-stem = Look at { $stem }.
als-if-stem = If { $stem } is { $digit }:
als-no-cell-sees-all = No other cell that sees all the { $digit }s of these sets can be { $digit }.
als-then-holds = { COUNT($cells) ->
    [one] Then { $cells } is { $digit }.
   *[other] Then { $cells } contain all their other digits, including { $digit }.
}
als-so-holds = { COUNT($cells) ->
    [one] So { $cells } is { $digit }.
   *[other] So { $cells } contain all their other digits, including { $digit }.
}
als-if-lacks = { COUNT($cells) ->
    [one] If { $cells } is not { $digit }:
   *[other] If { $cells } do not contain { $digit }:
}
als-then-lacks = { COUNT($cells) ->
    [one] Then { $cells } is not { $digit }.
   *[other] Then { $cells } do not contain { $digit }.
}
als-so-lacks = { COUNT($cells) ->
    [one] So { $cells } is not { $digit }.
   *[other] So { $cells } do not contain { $digit }.
}
als-one-of-the-sets = { $cases ->
    [2] Either way, one of the sets contains { $digit }.
   *[other] In every case, one of the sets contains { $digit }.
}
