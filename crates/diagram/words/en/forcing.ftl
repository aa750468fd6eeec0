forcing-only-in-cover = In { $base }, the only places left for { $digit } are in { $cover }
    .expert = The { $digit }s of { $base } are locked in { $cover }
forcing-only-in-cells = In { $house }, the only places left for { $digits } are { $cells }
    .expert = { $digits } are a hidden subset of { $house }, in { $cells }
forcing-can-only-be = { $cells } can only be { OR($digits) }
    .expert = { $cells } are a naked subset on { $digits }
forcing-suppose = Suppose that { $claim }.
    .expert = Premise: { $claim }.
forcing-so-claim = So { $claim }.
forcing-numbered = Each numbered argument is about the board as it is at the point where it is used.
    .expert = Each numbered argument starts from the position in which it is invoked.
forcing-implies-opposite = So the assumption implies its own opposite.
    .expert = So the premise implies its own negation.
forcing-both-and-not = { $cell } would both be { $digit } and not be { $digit }.
    .expert = { $digit } in { $cell } would be both true and false.
forcing-both-digits = { $cell } would be both { $a } and { $b }.
forcing-two-in-house = { $house } would have two { $digit }s.
forcing-nothing-left = Nothing would be left for { $cell }.
    .beginner = Look at { $cell }: every digit would be crossed out there.
    .expert = { $cell } would be empty.
forcing-no-place-left = { $house } would have no place left for { $digit }.
    .beginner = Look through { $house }: no cell would be left for { $digit }.
    .expert = { $house } would have no candidate { $digit } left.
forcing-is-or-is-not = { $cell } is { $digit }, or it is not.
    .beginner = { $cell } is { $digit }, or it is not. Try both.
    .expert = { $digit } in { $cell } is true or false.
forcing-look-contradiction = Follow what happens if { $claim }.
    .beginner = Try it out: what if { $claim }?
    .expert = Premise to refute: { $claim }.
forcing-contradiction = That leads to a contradiction.
    .beginner = You will run into something impossible.
forcing-impossible = That is impossible, so { $claim }.
    .beginner = That cannot happen, so your guess was wrong: { $claim }.
    .expert = Contradiction, so { $claim }.
forcing-look-at-candidate = Look at { $digit } in { $cell }.
    .beginner = Try both: { $digit } in { $cell }, and no { $digit } in { $cell }.
    .expert = Take { $digit } in { $cell } as true, then as false.
forcing-look-at-cell = Look at { $cell }.
    .beginner = Look at { $cell }, and try its digits one by one.
    .expert = Take each candidate of { $cell } as a premise.
forcing-look-at-places = Where can { $digit } go in { $house }?
    .beginner = Where can { $digit } go in { $house }? Try the places one by one.
    .expert = Take each { $digit } of { $house } as a premise.
forcing-in-all-cases = { $cases ->
    [2] Either way, { $claim }.
   *[other] In every case, { $claim }.
}
    .beginner = { $cases ->
        [2] Both tries lead to the same result: { $claim }.
       *[other] All tries lead to the same result: { $claim }.
    }
    .expert = { $cases ->
        [2] Both premises imply that { $claim }.
       *[other] All premises imply that { $claim }.
    }
forcing-reason-so = { $reason }, so { $claim }.
# $within is the number of the argument that this one is in, with a full stop, or nothing.
forcing-argument-shows = Argument { $within }{ $number } shows that { $claim }.
    .expert = By argument { $within }{ $number }, { $claim }.
forcing-nested = Argument { $name }. Suppose that { $claim }.
    .expert = Argument { $name }. Premise: { $claim }.
forcing-nested-first = Argument { $name }. { $ground } Suppose that { $claim }.
    .expert = Argument { $name }. { $ground } Premise: { $claim }.
forcing-nested-loop = Argument { $name } (a loop). { $assumption }
