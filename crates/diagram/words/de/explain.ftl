# Das Ende einer Erklärung: $steps ist die Zahl der Schritte bis dahin, $kind der Name einer Technik.
explain-solved = { $steps ->
    [one] Gelöst in { $steps } Schritt.
   *[other] Gelöst in { $steps } Schritten.
}
explain-solved-without = { $steps ->
    [one] Gelöst in { $steps } Schritt, ohne diese Technik: { $kind }.
   *[other] Gelöst in { $steps } Schritten, ohne diese Technik: { $kind }.
}
explain-stopped = { $steps ->
    [one] Beendet nach { $steps } Schritt.
   *[other] Beendet nach { $steps } Schritten.
}
# $flaw ist der Widerspruch.
explain-no-solution = { $steps ->
    [one] Keine Lösung nach { $steps } Schritt: { $flaw }.
   *[other] Keine Lösung nach { $steps } Schritten: { $flaw }.
}
explain-never-applies = { $steps ->
    [one] { $kind } kommt nicht vor: Nach { $steps } Schritt führt keine Technik weiter.
   *[other] { $kind } kommt nicht vor: Nach { $steps } Schritten führt keine Technik weiter.
}
explain-stuck = { $steps ->
    [one] Nach { $steps } Schritt führt keine Technik weiter.
   *[other] Nach { $steps } Schritten führt keine Technik weiter.
}
explain-impossible = Keine Lösung: { $reason }.
explain-impossible-and-more = Keine Lösung: { $reason }. Es gibt noch mehr Widersprüche ({ $count }), siehe `sudoku check`.
explain-title = Sudoku, Schritt für Schritt
explain-singles = { $first } bis { $last }. Einer
explain-simple-steps = { $first } bis { $last }. Einfache Schritte
