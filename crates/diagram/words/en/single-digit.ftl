single-digit-look = Where can { $digits } go in { $houses }?
single-digit-joint = { COUNT($joints) ->
    [2] { $shared } contains { $joints }, so not both are { $digit }.
   *[other] { $shared } contains { $joints }, so at most one of them is { $digit }.
}
single-digit-if-not = If { $without }:
single-digit-if = If { OR($joint) } is { $digit }:
single-digit-then = Then { $without }.
single-digit-needs = { $digit ->
    [8] { $house } needs an { $digit }, so { OR($end) } is { $digit }.
   *[other] { $house } needs a { $digit }, so { OR($end) } is { $digit }.
}
single-digit-either-way = Either way, { OR($cells) } is { $digit }.
single-digit-first-cases = By the first two cases, { OR($cells) } is { $digit }.
single-digit-last-cases = By the last two cases, { OR($cells) } is { $digit }.
