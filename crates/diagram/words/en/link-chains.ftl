link-chains-look-at-bivalue = Look at the cells with two candidates, starting from { $cell }.
    .beginner = Put your finger on { $cell }, and go on from there through cells with only two digits left.
    .expert = Follow the bivalue cells from { $cell }.
link-chains-two-candidates-each = { $cells } have two candidates each.
    .beginner = { $cells } each have only two digits left.
    .expert = { $cells } are bivalue.
link-chains-look-at-digit = Look at the { $digit }s, starting from { $cell }.
    .beginner = Put your finger on { $cell }, and look only at the { $digit }s.
    .expert = Follow the strong links on { $digit } from { $cell }.
link-chains-xy-link = { $cell } sees { $from } and cannot be { $digit }, so { $cell } is { $to }.
    .beginner = { $cell } shares a row, column or box with { $from } and cannot be { $digit }: only { $to } is left there.
    .expert = { $cell } sees { $from }, loses { $digit } and is { $to }.
link-chains-x-link = { $cell } sees { $from }, so it is not { $digit }. { $then }
    .beginner = { $cell } shares a row, column or box with { $from }, so it is not { $digit }. { $then }
link-chains-if-start = If { $cell } is not { $digit }:
link-chains-even-then = Even then { $cell } is { $digit }, so it is { $digit } in any case.
link-chains-no-cell-sees-it = No cell that sees it can be { $digit }.
    .beginner = No other cell in its row, column or box can be { $digit }.
    .expert = Cells that see it lose { $digit }.
link-chains-then-cell-is = Then { $cell } is { $digit }.
link-chains-look-at-pair = Look at the cells that can only be { OR($pair) }.
    .expert = Look at the bivalue cells with { $pair }.
link-chains-pair-chain = They form a chain in which each cell sees the next, so neighbours hold different digits.
    .beginner = You can go through all of them in a chain, each time to a cell in the same row, column or box. So neighbours in the chain hold different digits.
    .expert = They form a chain in which each sees the next, so the digits alternate.
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
    .expert = So one digit fills { $even }, and the other { $odd }.
link-chains-pair-ends = One of { $ends } is { $a } and the other is { $b }. A cell that sees both cannot be { OR($pair) }.
    .beginner = One of { $ends } is { $a } and the other is { $b }. Look for a cell that shares a row, column or box with each of the two: it cannot be { OR($pair) }.
    .expert = One of { $ends } is { $a }, the other { $b }. Cells that see both lose { $pair }.
link-chains-needs = { $digit ->
    [8] { $house } needs an { $digit }, so { $cell } is { $digit }.
   *[other] { $house } needs a { $digit }, so { $cell } is { $digit }.
}
    .expert = Strong link in { $house }: { $cell } is { $digit }.
link-chains-either-way = Either way, { OR($ends) } is { $digit }.
    .expert = So at least one of { $ends } is { $digit }.
