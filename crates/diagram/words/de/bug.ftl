bug-look = Fast jede leere Zelle hat nur zwei Kandidaten. Betrachten Sie die Zellen, die mehr haben.
bug-extra = { COUNT($all) ->
    [one] Der überzählige Kandidat ist die { $all }.
   *[other] Die überzähligen Kandidaten sind { $all }.
}
bug-without = { COUNT($all) ->
    [one] Ohne ihn hätte jede leere Zelle genau zwei Kandidaten, und jede Einheit hätte für jede noch fehlende Ziffer genau zwei Plätze.
   *[other] Ohne sie hätte jede leere Zelle genau zwei Kandidaten, und jede Einheit hätte für jede noch fehlende Ziffer genau zwei Plätze.
}
bug-second-solution = { COUNT($all) ->
    [one] Gäbe es ohne ihn eine Lösung, könnte jede leere Zelle stattdessen ihren anderen Kandidaten annehmen: eine zweite Lösung.
   *[other] Gäbe es ohne sie eine Lösung, könnte jede leere Zelle stattdessen ihren anderen Kandidaten annehmen: eine zweite Lösung.
}
