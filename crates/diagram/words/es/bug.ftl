bug-look = Casi todas las celdas vacías tienen dos candidatos. Fíjate en las que tienen más.
bug-extra = { COUNT($all) ->
    [one] El candidato adicional es { $all }.
   *[other] Los candidatos adicionales son { $all }.
}
bug-without = { COUNT($all) ->
    [one] Sin él, cada celda vacía tendría dos candidatos, y cada unidad tendría dos sitios para cada número que aún le falta.
   *[other] Sin ellos, cada celda vacía tendría dos candidatos, y cada unidad tendría dos sitios para cada número que aún le falta.
}
bug-second-solution = { COUNT($all) ->
    [one] Si hubiera una solución sin él, cada celda vacía podría tomar su otro candidato: habría una segunda solución.
   *[other] Si hubiera una solución sin ellos, cada celda vacía podría tomar su otro candidato: habría una segunda solución.
}
