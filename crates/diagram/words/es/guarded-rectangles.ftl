guarded-rectangles-look = Fíjate en los números { $digits } de { $cells }.
guarded-rectangles-places-apart-from = { IN($house) }, los únicos sitios para los números { $digits } son { $corners }, aparte de { $beside }.
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } tiene además el candidato { $others }.
   *[other] { $open } tiene además los candidatos { $others }.
}
guarded-rectangles-extra = { COUNT($within) ->
    [one] El candidato adicional es { $within }.
   *[other] Los candidatos adicionales son { $within }.
}
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] El candidato adicional de { $open } es { $within }.
   *[other] Los candidatos adicionales de { $open } son { $within }.
}
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Sin este candidato adicional, las cuatro celdas solo contendrían { $digits }. Los dos números podrían intercambiarse ahí, y el sudoku tendría una segunda solución.
   *[other] Sin estos candidatos adicionales, las cuatro celdas solo contendrían { $digits }. Los dos números podrían intercambiarse ahí, y el sudoku tendría una segunda solución.
}
