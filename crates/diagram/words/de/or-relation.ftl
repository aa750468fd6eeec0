or-relation-so = Also gilt: { $claim }.
or-relation-done = Dann ist nichts mehr zu zeigen.
    .expert = Das ist bereits die Schlussfolgerung.
or-relation-suppose = Angenommen, { $claim }.
    .expert = Annahme: { $claim }.
or-relation-impossible = Das ist unmöglich. Also gilt: { $claim }.
    .expert = Widerspruch. Also gilt: { $claim }.
or-relation-cell-is = { $cell } ist { $digit }
or-relation-none-left = { COUNT($out) ->
    [one] Also gilt: { $none }. Dieser Kandidat muss aber wahr sein.
   *[other] Also gilt: { $none }. Einer dieser Kandidaten muss aber wahr sein.
}
    .expert = { COUNT($out) ->
        [one] Also gilt: { $none }. Die OR-Relation hat aber keinen anderen Kandidaten.
       *[other] Also gilt: { $none }. Damit hat die OR-Relation keinen Kandidaten mehr.
    }
or-relation-one-case-left = Also gilt: { $none }. Damit bleibt nur ein Fall: { $claim }.
    .expert = Also gilt: { $none }. Der OR-Relation bleibt nur ein Fall: { $claim }.
or-relation-in-all = { $cases ->
    [2] In beiden Fällen gilt: { $claim }.
   *[other] In jedem Fall gilt: { $claim }.
}
    .expert = { $cases ->
        [2] Aus beiden Fällen folgt: { $claim }.
       *[other] Aus allen Fällen folgt: { $claim }.
    }
