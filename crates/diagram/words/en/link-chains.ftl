link-chains-look-at-bivalue = Look at the cells with two candidates, starting from { $cell }.
link-chains-two-candidates-each = { $cells } have two candidates each.
link-chains-look-at-digit = Look at the { $digit }s, starting from { $cell }.
link-chains-xy-link = { $cell } sees { $from } and cannot be { $digit }, so { $cell } is { $to }.
link-chains-x-link = { $cell } sees { $from }, so it is not { $digit }. { $then }
link-chains-if-start = If { $cell } is not { $digit }:
link-chains-even-then = Even then { $cell } is { $digit }, so it is { $digit } in any case.
link-chains-no-cell-sees-it = No cell that sees it can be { $digit }.
link-chains-then-cell-is = Then { $cell } is { $digit }.
link-chains-look-at-pair = Look at the cells that can only be { OR($pair) }.
link-chains-pair-chain = They form a chain in which each cell sees the next, so neighbours hold different digits.
link-chains-pair-holds =
    So { $even } { COUNT($even) ->
    [1] holds
    [2] both hold
   *[other] all hold
    } one of the digits, and { $odd } { COUNT($odd) ->
    [1] holds
    [2] both hold
   *[other] all hold
    } the other.
link-chains-pair-ends = One of { $ends } is { $a } and the other is { $b }. A cell that sees both cannot be { OR($pair) }.
link-chains-needs = { $digit ->
    [8] { $house } needs an { $digit }, so { $cell } is { $digit }.
   *[other] { $house } needs a { $digit }, so { $cell } is { $digit }.
}
link-chains-either-way = Either way, { OR($ends) } is { $digit }.
