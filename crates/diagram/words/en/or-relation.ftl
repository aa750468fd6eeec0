or-relation-so = So { $claim }.
or-relation-done = Then there is nothing more to show.
or-relation-suppose = Suppose that { $claim }.
or-relation-impossible = That is impossible, so { $claim }.
or-relation-cell-is = { $cell } is { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] So { $none }. But this candidate must be true.
   *[other] So { $none }. But one of these candidates must be true.
}
or-relation-one-case-left = So { $none }, which leaves only one case: { $claim }.
or-relation-in-all = { $cases ->
    [2] Either way, { $claim }.
   *[other] In every case, { $claim }.
}
