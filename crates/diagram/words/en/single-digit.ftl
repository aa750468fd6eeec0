single-digit-look = Where can { $digits } go in { $houses }?
    .expert = Look at the strong links on { $digits } in { $houses }.
single-digit-joint = { COUNT($joints) ->
    [2] { $shared } contains { $joints }, so not both are { $digit }.
   *[other] { $shared } contains { $joints }, so at most one of them is { $digit }.
}
    .beginner = { COUNT($joints) ->
        [2] { $joints } are both in { $shared }, so you cannot write { $digit } in both.
       *[other] { $joints } are all in { $shared }, so you can write { $digit } in one of them at most.
    }
    .expert = { COUNT($joints) ->
        [2] Weak link on { $digit } in { $shared }: { $joints }.
       *[other] Grouped weak link on { $digit } in { $shared }: { $joints }.
    }
single-digit-if-not = If { $without }:
single-digit-if = If { OR($joint) } is { $digit }:
single-digit-then = Then { $without }.
single-digit-needs = { $digit ->
    [8] { $house } needs an { $digit }, so { OR($end) } is { $digit }.
   *[other] { $house } needs a { $digit }, so { OR($end) } is { $digit }.
}
    .expert = Strong link in { $house }: { OR($end) } is { $digit }.
single-digit-either-way = Either way, { OR($cells) } is { $digit }.
    .expert = So at least one of { $cells } is { $digit }.
single-digit-first-cases = By the first two cases, { OR($cells) } is { $digit }.
    .expert = By the first two cases, at least one of { $cells } is { $digit }.
single-digit-last-cases = By the last two cases, { OR($cells) } is { $digit }.
    .expert = By the last two cases, at least one of { $cells } is { $digit }.
