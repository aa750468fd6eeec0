or-relation-so = So { $claim }.
or-relation-done = Then there is nothing more to show.
    .beginner = That is already the result.
    .expert = That is the conclusion already.
or-relation-suppose = Suppose that { $claim }.
    .expert = Premise: { $claim }.
or-relation-impossible = That is impossible, so { $claim }.
    .expert = Contradiction, so { $claim }.
or-relation-cell-is = { $cell } is { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] So { $none }. But this candidate must be true.
   *[other] So { $none }. But one of these candidates must be true.
}
    .expert = { COUNT($out) ->
        [one] So { $none }. The OR relation has no other candidate.
       *[other] So { $none }. The OR relation has no candidate left.
    }
or-relation-one-case-left = So { $none }, which leaves only one case: { $claim }.
    .expert = So { $none }. That leaves one case of the OR relation: { $claim }.
or-relation-in-all = { $cases ->
    [2] Either way, { $claim }.
   *[other] In every case, { $claim }.
}
    .expert = { $cases ->
        [2] Both cases imply that { $claim }.
       *[other] All cases imply that { $claim }.
    }
