bug-look = Casi todas las celdas vacías tienen dos candidatos. Fíjate en las que tienen más.
    .beginner = En casi todas las celdas vacías ya solo quedan dos números. Busca las que tienen más.
    .expert = Un BUG, salvo por las celdas con más de dos candidatos.
bug-extra = { COUNT($all) ->
    [one] El candidato adicional es { $all }.
   *[other] Los candidatos adicionales son { $all }.
}
    .expert = { COUNT($all) ->
        [one] Guardián: { $all }.
       *[other] Guardianes: { $all }.
    }
bug-without = { COUNT($all) ->
    [one] Sin él, cada celda vacía tendría dos candidatos, y cada unidad tendría dos sitios para cada número que aún le falta.
   *[other] Sin ellos, cada celda vacía tendría dos candidatos, y cada unidad tendría dos sitios para cada número que aún le falta.
}
    .beginner = { COUNT($all) ->
        [one] Táchalo mentalmente: cada celda vacía se queda con dos números, y cada fila, columna y caja con dos sitios para cada número que aún le falta.
       *[other] Táchalos mentalmente: cada celda vacía se queda con dos números, y cada fila, columna y caja con dos sitios para cada número que aún le falta.
    }
    .expert = { COUNT($all) ->
        [one] Sin él, toda celda sin resolver sería bivalor, y todo número que falta en una unidad, bilocal en ella.
       *[other] Sin ellos, toda celda sin resolver sería bivalor, y todo número que falta en una unidad, bilocal en ella.
    }
bug-second-solution = { COUNT($all) ->
    [one] Si hubiera una solución sin él, cada celda vacía podría tomar su otro candidato: habría una segunda solución.
   *[other] Si hubiera una solución sin ellos, cada celda vacía podría tomar su otro candidato: habría una segunda solución.
}
    .beginner = { COUNT($all) ->
        [one] Si pudieras resolver el sudoku sin él, también podrías escribir el otro número en cada celda vacía: una segunda solución.
       *[other] Si pudieras resolver el sudoku sin ellos, también podrías escribir el otro número en cada celda vacía: una segunda solución.
    }
    .expert = { COUNT($all) ->
        [one] Toda solución sin él tendría una complementaria: una segunda solución.
       *[other] Toda solución sin ellos tendría una complementaria: una segunda solución.
    }
