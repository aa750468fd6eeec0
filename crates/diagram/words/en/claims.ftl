claims-cells-are-digit = { OR($cells) } is { $digit }
claims-set-lacks-digit = { COUNT($set) ->
    [one] { $set } does not contain { $digit }
   *[other] { $set } do not contain { $digit }
}
claims-claim-so-not = { $claim }, so it is not { $digit }.
claims-only-left-so = Only { $digit } is left in { $cell }, so { $claim }.
claims-no-other-place-so = { $house } has no other place for { $digit }, so { $claim }.
claims-set-must-contain-so = { COUNT($set) ->
    [one] { $set } must contain all its other digits, so { $claim }.
   *[other] { $set } must contain all their other digits, so { $claim }.
}
    .expert = { COUNT($set) ->
        [one] { $set } must be its other digit, so { $claim }.
       *[other] { $set } become a locked set, so { $claim }.
    }
claims-contradict-so = Two of these contradict each other, so anything follows: { $claim }.
    .expert = Contradiction, so anything follows: { $claim }.
claims-claim-so = { $other }, so { $claim }.
claims-then = Then { $claim }.
