bug-look = Fast jede leere Zelle hat nur zwei Kandidaten. Betrachten Sie die Zellen, die mehr haben.
    .beginner = Fast jede leere Zelle hat nur noch zwei Ziffern zur Wahl. Suchen Sie die Zellen, die mehr haben.
    .expert = Ein Bivalue Universal Grave, bis auf die Zellen mit mehr als zwei Kandidaten.
bug-extra = { COUNT($all) ->
    [one] Der überzählige Kandidat ist die { $all }.
   *[other] Die überzähligen Kandidaten sind { $all }.
}
    .expert = Wächter: { $all }.
bug-without = { COUNT($all) ->
    [one] Ohne ihn hätte jede leere Zelle genau zwei Kandidaten, und jede Einheit hätte für jede noch fehlende Ziffer genau zwei Plätze.
   *[other] Ohne sie hätte jede leere Zelle genau zwei Kandidaten, und jede Einheit hätte für jede noch fehlende Ziffer genau zwei Plätze.
}
    .beginner = { COUNT($all) ->
        [one] Streichen Sie ihn in Gedanken. Dann hat jede leere Zelle genau zwei Ziffern, und jede Zeile, jede Spalte und jeder Block hat für jede noch fehlende Ziffer genau zwei Plätze.
       *[other] Streichen Sie alle diese Kandidaten in Gedanken. Dann hat jede leere Zelle genau zwei Ziffern, und jede Zeile, jede Spalte und jeder Block hat für jede noch fehlende Ziffer genau zwei Plätze.
    }
    .expert = { COUNT($all) ->
        [one] Ohne ihn gäbe es nur Zweiwert-Zellen, und jede offene Ziffer hätte in jeder Einheit ein konjugiertes Paar.
       *[other] Ohne sie gäbe es nur Zweiwert-Zellen, und jede offene Ziffer hätte in jeder Einheit ein konjugiertes Paar.
    }
bug-second-solution = { COUNT($all) ->
    [one] Gäbe es ohne ihn eine Lösung, könnte jede leere Zelle stattdessen ihren anderen Kandidaten annehmen: eine zweite Lösung.
   *[other] Gäbe es ohne sie eine Lösung, könnte jede leere Zelle stattdessen ihren anderen Kandidaten annehmen: eine zweite Lösung.
}
    .beginner = { COUNT($all) ->
        [one] Wäre das Rätsel ohne ihn lösbar, könnten Sie in jede leere Zelle auch die jeweils andere Ziffer schreiben: eine zweite Lösung.
       *[other] Wäre das Rätsel ohne sie lösbar, könnten Sie in jede leere Zelle auch die jeweils andere Ziffer schreiben: eine zweite Lösung.
    }
    .expert = { COUNT($all) ->
        [one] Zu jeder Lösung ohne ihn gäbe es ein Komplement: eine zweite Lösung.
       *[other] Zu jeder Lösung ohne sie gäbe es ein Komplement: eine zweite Lösung.
    }
