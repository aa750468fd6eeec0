hint-finish-entering = Geben Sie zuerst die Vorgaben fertig ein.
    .beginner = Geben Sie zuerst alle vorgedruckten Ziffern ein.
hint-no-solution = So, wie das Gitter jetzt ist, hat es keine Lösung.
hint-solved = Das Rätsel ist gelöst.
hint-undecided = Das Rätsel hat mehrere Lösungen, und nichts entscheidet zwischen ihnen.
hint-undecided-with-these = Das Rätsel hat mehrere Lösungen, und die eingeschalteten Techniken entscheiden nicht zwischen ihnen.
hint-stuck = Keine Technik führt von hier weiter.
hint-stuck-with-these = Keine der eingeschalteten Techniken führt von hier weiter.
hint-one-wrong = Eine Ziffer ist falsch.
hint-several-wrong = { $count } Ziffern sind falsch.
hint-one-lost = In einer Zelle haben Sie die richtige Ziffer gestrichen.
hint-several-lost = In { $count } Zellen haben Sie die richtige Ziffer gestrichen.
hint-where-wrong = { COUNT($cells) ->
    [one] Die Ziffer in { $cells } ist falsch.
   *[other] Die Ziffern in { $cells } sind falsch.
}
hint-where-lost = Die richtige Ziffer ist in { $cells } gestrichen.
hint-name = { $name }.
hint-grid-solved = Das Gitter ist gelöst, und jede Ziffer ist richtig.
hint-nothing-for-cell = Keine Technik ändert jetzt etwas in { $cell }.
hint-no-technique-applies = Keine Technik führt weiter. `sudoku techniques` listet alle bekannten auf.
hint-no-technique-decides = Keine Technik entscheidet zwischen ihnen; `sudoku solve --all` listet sie auf.
hint-uniqueness-left-out = Die Vorgaben allein haben nicht genau eine Lösung. Techniken, die das voraussetzen, bleiben daher unberücksichtigt.
    .beginner = Die vorgedruckten Ziffern allein haben nicht genau eine Lösung. Techniken, die das voraussetzen, bleiben daher unberücksichtigt.
    .expert = Die Vorgaben allein sind nicht eindeutig lösbar, daher bleiben Eindeutigkeitstechniken unberücksichtigt.
hint-see-page = `sudoku techniques { $technique }` erklärt diese Technik.
