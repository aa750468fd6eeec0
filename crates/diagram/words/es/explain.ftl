# El final de una explicación: $steps es el número de pasos contados, $kind el nombre de una técnica.
explain-solved = { $steps ->
    [one] Resuelto en { $steps } paso.
   *[other] Resuelto en { $steps } pasos.
}
explain-solved-without = { $steps ->
    [one] Resuelto en { $steps } paso, sin usar esta técnica: { $kind }.
   *[other] Resuelto en { $steps } pasos, sin usar esta técnica: { $kind }.
}
explain-stopped = { $steps ->
    [one] Detenido después de { $steps } paso.
   *[other] Detenido después de { $steps } pasos.
}
# $flaw es la contradicción.
explain-no-solution = { $steps ->
    [one] Sin solución: contradicción después de { $steps } paso ({ $flaw }).
   *[other] Sin solución: contradicción después de { $steps } pasos ({ $flaw }).
}
explain-never-applies = { $steps ->
    [one] La técnica buscada no aparece ({ $kind }): después de { $steps } paso no se puede aplicar ninguna técnica.
   *[other] La técnica buscada no aparece ({ $kind }): después de { $steps } pasos no se puede aplicar ninguna técnica.
}
explain-stuck = { $steps ->
    [one] Atascado después de { $steps } paso: no se puede aplicar ninguna técnica.
   *[other] Atascado después de { $steps } pasos: no se puede aplicar ninguna técnica.
}
explain-impossible = Sin solución: { $reason }.
explain-impossible-and-more = Sin solución: { $reason }. Hay más contradicciones ({ $count }), véase `sudoku check`.
explain-title = Sudoku, paso a paso
explain-singles = { $first } a { $last }. Únicos
explain-simple-steps = { $first } a { $last }. Pasos sencillos
