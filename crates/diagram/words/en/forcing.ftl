forcing-only-in-cover = In { $base }, the only places left for { $digit } are in { $cover }
forcing-only-in-cells = In { $house }, the only places left for { $digits } are { $cells }
forcing-can-only-be = { $cells } can only be { OR($digits) }
forcing-suppose = Suppose that { $claim }.
forcing-so-claim = So { $claim }.
forcing-numbered = Each numbered argument is about the board as it is at the point where it is used.
forcing-implies-opposite = So the assumption implies its own opposite.
forcing-both-and-not = { $cell } would both be { $digit } and not be { $digit }.
forcing-both-digits = { $cell } would be both { $a } and { $b }.
forcing-two-in-house = { $house } would have two { $digit }s.
forcing-nothing-left = Nothing would be left for { $cell }.
forcing-no-place-left = { $house } would have no place left for { $digit }.
forcing-is-or-is-not = { $cell } is { $digit }, or it is not.
forcing-look-contradiction = Follow what happens if { $claim }.
forcing-contradiction = Assuming that { $claim } leads to a contradiction.
forcing-impossible = That is impossible, so { $claim }.
forcing-look-at-candidate = Look at { $digit } in { $cell }.
forcing-look-at-cell = Look at { $cell }.
forcing-look-at-places = Where can { $digit } go in { $house }?
forcing-in-all-cases = { $cases ->
    [2] Either way, { $claim }.
   *[other] In every case, { $claim }.
}
forcing-reason-so = { $reason }, so { $claim }.
# $within is the number of the argument that this one is in, with a full stop, or nothing.
forcing-argument-shows = Argument { $within }{ $number } below shows that { $claim }.
forcing-nested = Argument { $name }. Suppose that { $claim }.
forcing-nested-first = Argument { $name }. { $ground } Suppose that { $claim }.
forcing-nested-loop = Argument { $name } (a loop). { $assumption }
