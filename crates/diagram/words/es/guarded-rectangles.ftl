guarded-rectangles-look = Fíjate en los números { $digits } de { $cells }.
guarded-rectangles-places-apart-from = { IN($house) }, los únicos sitios para los números { $digits } son { $corners }, aparte de { $beside }.
    .expert = { COUNT($beside) ->
        [one] { $house } limita los números { $digits } a { $corners }, salvo por el guardián externo { $beside }.
       *[other] { $house } limita los números { $digits } a { $corners }, salvo por los guardianes externos { $beside }.
    }
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } tiene además el candidato { $others }.
   *[other] { $open } tiene además los candidatos { $others }.
}
    .expert = { COUNT($others) ->
        [one] { $open } tiene el guardián interno { $others }.
       *[other] { $open } tiene los guardianes internos { $others }.
    }
guarded-rectangles-extra = { COUNT($within) ->
    [one] El candidato adicional es { $within }.
   *[other] Los candidatos adicionales son { $within }.
}
    .expert = { COUNT($within) ->
        [one] El guardián es { $within }.
       *[other] Los guardianes son { $within }.
    }
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] El candidato adicional de { $open } es { $within }.
   *[other] Los candidatos adicionales de { $open } son { $within }.
}
    .expert = { COUNT($within) ->
        [one] El guardián interno de { $open } es { $within }.
       *[other] Los guardianes internos de { $open } son { $within }.
    }
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Sin este candidato adicional, las cuatro celdas solo contendrían { $digits }. Los dos números podrían intercambiarse ahí, y el sudoku tendría una segunda solución.
   *[other] Sin estos candidatos adicionales, las cuatro celdas solo contendrían { $digits }. Los dos números podrían intercambiarse ahí, y el sudoku tendría una segunda solución.
}
    .expert = { COUNT($guardians) ->
        [one] Sin el guardián, el rectángulo solo contendría { $digits }: un patrón mortal.
       *[other] Sin los guardianes, el rectángulo solo contendría { $digits }: un patrón mortal.
    }
