deadly-look = Fíjate en los números { $digits } de { $cells }.
deadly-look-at-lines = Fíjate en los números { $digits } de { $pair }, y en { $lines }.
deadly-look-at-solved = Fíjate en las celdas que ya contienen { OR($digits) }.
deadly-without = Supón que { $none }.
    .expert = Supón falsos los guardianes: { $none }.
deadly-block-has-digits-in-square = Entonces { $pair } contienen los números { $digits }, y { $block } tiene los números { $digits } en el cuadrado formado por { $square }.
deadly-none-given = { IN($lines) } no hay ningún número dado.
deadly-only-given = { COUNT($givens) ->
    [one] { IN($lines) } solo hay un número dado, en { $givens }.
   *[other] { IN($lines) } solo hay números dados en { $givens }.
}
deadly-then-can-only-be = { COUNT($cells) ->
    [one] Entonces { $cells } solo puede ser { OR($digits) }.
   *[other] Entonces { $cells } solo pueden ser { OR($digits) }.
}
deadly-already-hold = { COUNT($placed) ->
    [one] { $placed } ya contiene { OR($digits) }.
   *[other] { $placed } ya contienen { OR($digits) }.
}
deadly-two-or-none = De todas estas celdas, cada fila, columna y caja tiene dos o ninguna.
    .expert = De todas estas celdas, cada unidad tiene dos o ninguna.
deadly-swap-outside = Por tanto, en cada fila, columna y caja, los números { $digits } están los dos en estas celdas o los dos fuera. Fuera podrían intercambiarse: allí ninguno de ellos es un número dado.
    .expert = Por tanto, en cada unidad { $digits } están los dos en estas celdas o los dos fuera. Fuera, donde ninguno es un número dado, podrían intercambiarse.
deadly-second-solution = Por tanto, el sudoku tendría una segunda solución.
    .expert = Por tanto, el patrón sería mortal.
deadly-two-places = En cada fila, columna y caja, cada uno de estos números tiene dos sitios en estas celdas, o ninguno.
    .expert = Dentro del patrón, en cada unidad, cada uno de estos números es bilocal o no aparece.
deadly-exchange-digits = Por tanto, cada celda podría tomar su otro número, y cada fila, columna y caja seguiría teniendo los mismos números.
    .expert = Por tanto, todas las celdas podrían cambiar de número a la vez, y cada unidad conservaría los suyos.
deadly-one-change-possible = Se rellenen como se rellenen estas celdas, uno de estos cambios es posible, y cada fila, columna y caja sigue teniendo los mismos números.
    .expert = Toda configuración permite uno de estos cambios, y cada unidad conserva sus números.
deadly-rectangle-loop-or-eight = Se rellenen como se rellenen estas celdas, dos números podrían intercambiarse en un rectángulo de cuatro celdas o en un bucle de seis, o podrían cambiar las ocho celdas a la vez.
    .expert = En toda configuración hay dos números intercambiables en un UR o en un bucle de seis celdas, o pueden cambiar las ocho celdas a la vez.
deadly-rectangle-or-loop = Se rellenen como se rellenen estas celdas, dos números podrían intercambiarse en un rectángulo de cuatro celdas o en un bucle de seis.
    .expert = En toda configuración hay dos números intercambiables en un UR o en un bucle de seis celdas.
deadly-another-filling = Se rellenen como se rellenen estas celdas, hay otra forma de rellenarlas con los mismos números en cada fila, columna y caja.
    .expert = Toda configuración tiene una alternativa con los mismos números en cada unidad.
deadly-swap-in-line = Si una { OF($lines) } tuviera los números { $digits } en el cuadrado, los dos podrían intercambiarse ahí y en { $pair }.
deadly-chains-of-square = Si no, parte de un número del cuadrado, búscalo en la otra { OF($lines) }, pasa al número de al lado y sigue así hasta volver al cuadrado. Hay dos cadenas de este tipo.
deadly-exchange-chain = Las dos líneas podrían intercambiar todos los números de una cadena. Con los cambios correspondientes en el cuadrado y en { $pair }, cada fila, columna y caja sigue teniendo los mismos números.
deadly-givens-on-one-chain = Los números dados están como máximo en una de las cadenas, así que la otra se podría intercambiar.
deadly-can-only-be = { COUNT($cells) ->
    [one] { $cells } solo puede ser { OR($digits) }.
   *[other] { $cells } solo pueden ser { OR($digits) }.
}
deadly-other-filling = Si contienen { $goes }, podrían contener en su lugar { $comes }.
deadly-other-filling-and-back = Si contienen { $goes }, podrían contener en su lugar { $comes }, y viceversa.
