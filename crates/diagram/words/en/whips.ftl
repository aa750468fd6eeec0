whips-contradiction = { $count ->
    [one] That leads to a contradiction in one step.
   *[other] That leads to a contradiction in { $count } steps.
}
    .beginner = { $count ->
        [one] In one step you will run into something impossible.
       *[other] In { $count } steps you will run into something impossible.
    }
    .expert = A chain of length { $count } leads to a contradiction.
whips-look = Follow what happens if { $cell } is { $digit }.
    .beginner = Try it out: what if { $cell } is { $digit }?
    .expert = Target: { $digit } in { $cell }.
whips-suppose = Suppose that { $cell } is { $digit }.
    .expert = Premise: { $cell } is { $digit }.
whips-impossible = That is impossible, so { $cell } is not { $digit }.
    .expert = Contradiction, so { $cell } is not { $digit }.
whips-bivalue-chain = This is a bivalue chain: each step has only two candidates to choose from.
    .expert = Bivalue chain: every CSP variable is bivalue.
whips-z-chain = This is a z-chain: where a step has more than two candidates, the assumption alone rules out the rest.
    .expert = z-chain: every additional candidate is linked to the target.
whips-t-whip = This is a t-whip: where a step has more than two candidates, earlier steps alone rule out the rest. Only the last step may use the assumption as well.
    .expert = t-whip: every additional candidate is linked to an earlier right-linking one. Only the last CSP variable may have some that are linked to the target.
whips-cell-so = { $cell } cannot be { OR($gone) }, so { OR($cells) } is { $left }.
    .expert = { $cell } loses { $gone }, so { OR($cells) } is { $left }.
whips-cell-so-nothing = { $cell } cannot be { OR($gone) }, so no digit is left for it.
    .expert = { $cell } loses { $gone } and is empty.
whips-house-so = { $house } cannot have its { $digit } in { OR($gone) }, so { OR($cells) } is { $left }.
    .expert = { $house } loses { $digit } in { $gone }, so { OR($cells) } is { $left }.
whips-house-so-nothing = { $house } cannot have its { $digit } in { OR($gone) }, so no place is left for { $digit }.
    .expert = { $house } loses { $digit } in { $gone } and has no place left for it.
whips-cells-only = The chain goes through cells only.
    .expert = All CSP variables are in rc-space.
whips-rows-only = The chain goes through rows only.
    .expert = All CSP variables are in rn-space.
whips-columns-only = The chain goes through columns only.
    .expert = All CSP variables are in cn-space.
whips-boxes-only = The chain goes through boxes only.
    .expert = All CSP variables are in bn-space.
