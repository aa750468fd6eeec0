hint-finish-entering = Termina primero de introducir los números dados.
    .beginner = Termina primero de introducir los números impresos.
hint-no-solution = Tal como está, la cuadrícula no tiene solución.
hint-solved = El sudoku está resuelto.
hint-undecided = El sudoku tiene varias soluciones, y nada decide entre ellas.
hint-undecided-with-these = El sudoku tiene varias soluciones, y las técnicas activadas no deciden entre ellas.
hint-stuck = Ninguna técnica permite avanzar desde aquí.
hint-stuck-with-these = Ninguna de las técnicas activadas permite avanzar desde aquí.
hint-one-wrong = Hay un número incorrecto.
hint-several-wrong = Hay { $count } números incorrectos.
hint-one-lost = En una celda has tachado el número correcto.
hint-several-lost = En { $count } celdas has tachado el número correcto.
hint-where-wrong = { COUNT($cells) ->
    [one] El número de { $cells } es incorrecto.
   *[other] Los números de { $cells } son incorrectos.
}
hint-where-lost = El número correcto está tachado en { $cells }.
hint-name = { $name }.
hint-grid-solved = La cuadrícula está resuelta, y todos los números son correctos.
hint-nothing-for-cell = Ahora ninguna técnica cambia nada en { $cell }.
hint-no-technique-applies = No se puede aplicar ninguna técnica. `sudoku techniques` muestra todas las conocidas.
hint-no-technique-decides = Ninguna técnica decide entre ellas; `sudoku solve --all` las muestra.
hint-uniqueness-left-out = Los números dados por sí solos no tienen una única solución, así que no se usan las técnicas que la presuponen.
    .beginner = Los números impresos por sí solos no tienen una única solución, así que no se usan las técnicas que la presuponen.
    .expert = Los números dados por sí solos no tienen una única solución, así que no se usan las técnicas de unicidad.
hint-see-page = `sudoku techniques { $technique }` explica esta técnica.
