or-relation-so = Also gilt: { $claim }.
or-relation-done = Dann ist nichts mehr zu zeigen.
or-relation-suppose = Angenommen, { $claim }.
or-relation-impossible = Das ist unmöglich. Also gilt: { $claim }.
or-relation-cell-is = { $cell } ist { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Also gilt: { $none }. Dieser Kandidat muss aber wahr sein.
   *[other] Also gilt: { $none }. Einer dieser Kandidaten muss aber wahr sein.
}
or-relation-one-case-left = Also gilt: { $none }. Damit bleibt nur ein Fall: { $claim }.
or-relation-in-all = { $cases ->
    [2] In beiden Fällen gilt: { $claim }.
   *[other] In jedem Fall gilt: { $claim }.
}
