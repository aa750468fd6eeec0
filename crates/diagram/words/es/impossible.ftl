impossible-look = Fíjate en los números { $digits } de { $cells }.
impossible-other-candidates = { COUNT($guardians) ->
    [one] Estas celdas solo tienen otro candidato: { $guardians }.
   *[other] Estas celdas solo tienen estos otros candidatos: { $guardians }.
}
    .beginner = { COUNT($guardians) ->
        [one] Aparte de esos números, en estas celdas solo queda un candidato: { $guardians }.
       *[other] Aparte de esos números, en estas celdas solo quedan estos candidatos: { $guardians }.
    }
    .expert = { COUNT($guardians) ->
        [one] El único guardián es { $guardians }.
       *[other] Los guardianes son { $guardians }.
    }
impossible-digits-clash = Se coloquen como se coloquen ahí, siempre hay dos números iguales en celdas que se ven.
    .expert = Toda configuración con ellos repite un número en dos celdas que se ven.
impossible-suppose = Supón que estas celdas solo contienen { $digits }.
    .expert = Sin guardianes, estas celdas solo contendrían { $digits }.
impossible-boxes-hold-three = Cada una { OF($boxes) } tiene tres de estas celdas, y no hay dos en la misma fila ni en la misma columna.
    .expert = Cada una { OF($boxes) } tiene tres de estas celdas, una transversal de sus filas y columnas.
impossible-boxes-have-orders = Supón que estas celdas solo contienen { $digits }. Entonces cada caja tiene los tres números en cierto orden, leídos fila por fila.
    .expert = Sin guardianes, cada caja contendría una permutación de { $digits }, leída fila por fila.
impossible-box-changes = Dos cajas contiguas de la misma banda tienen números distintos en las tres filas, así que un orden es un desplazamiento cíclico del otro: un cambio par. En dos cajas situadas una sobre otra, lo mismo vale para los órdenes leídos columna por columna.
    .expert = Dos cajas contiguas de la misma banda difieren en las tres filas, así que una permutación es un desplazamiento cíclico de la otra: un cambio par. Lo mismo vale para dos cajas de la misma pila, leídas columna por columna.
impossible-number-columns = Numera las columnas de cada caja con 1, 2 y 3, y lee de arriba abajo las columnas de sus tres celdas. Si son 1-2-3, 2-3-1 o 3-1-2, el orden por filas y el orden por columnas difieren en un cambio par: la caja es par. Si son 1-3-2, 2-1-3 o 3-2-1, es impar.
    .expert = Una caja es par si sus celdas, de arriba abajo, están en sus columnas 1-2-3, 2-3-1 o 3-1-2: de la lectura por filas a la lectura por columnas hay entonces un cambio par. Es impar si están en 1-3-2, 2-1-3 o 3-2-1.
impossible-all-odd = { COUNT($odd) ->
    [one] Aquí, { $odd } es impar.
   *[other] Aquí, { $odd } son impares.
}
    .expert = De paridad impar: { $odd }.
impossible-even-and-odd =
    Aquí, { $even } { COUNT($even) ->
    [one] es par
   *[other] son pares
    }, y { $odd } { COUNT($odd) ->
    [one] es impar
   *[other] son impares
    }.
    .expert = De paridad par, { $even }; de paridad impar, { $odd }.
impossible-round-the-boxes = Al recorrer las cuatro cajas, todos los cambios juntos deben dar un cambio par. Pero con un número impar de cajas impares dan uno impar.
    .expert = Al recorrer las cuatro cajas, la composición de los cambios debe ser par. Pero el número de cajas impares es impar, así que resulta impar.
impossible-ring = En el anillo { ORDER($cells) }, cada celda ve a la siguiente, y la última ve a la primera.
    .expert = Anillo { ORDER($cells) }: cada celda ve a la siguiente, y la última, a la primera.
impossible-alternate = Por tanto, los dos números tendrían que alternarse. Pero el anillo tiene { $count } celdas, un número impar.
    .expert = Los dos números se alternarían, pero el anillo tiene longitud impar, { $count }: un oddagon.
impossible-chain = En la cadena { ORDER($cells) }, cada celda ve a la siguiente, así que los dos números tendrían que alternarse.
    .expert = Cadena { ORDER($cells) }: cada celda ve a la siguiente, así que los dos números se alternarían.
impossible-end-is-one-of = Entonces { $end } solo podría ser { OR($digits) }.
impossible-letter-in-cell = { $letter } al de { $cell }
impossible-call-letters = Da letras a estos números: { $letters }.
impossible-cell-is = { $cell } es { $digit }
impossible-house-has-different = { $count ->
    [1] { IN($house) } hay una de estas celdas, y contienen números distintos.
    [2] { IN($house) } hay dos de estas celdas, y contienen números distintos.
    [3] { IN($house) } hay tres de estas celdas, y contienen números distintos.
   *[other] { IN($house) } hay cuatro de estas celdas, y contienen números distintos.
}
impossible-then = Entonces { $filled }.
impossible-if-then = Si { $assumed }, entonces { $filled }.
impossible-then-nothing-left = { COUNT($filled) ->
    [0] Entonces { $cell } se queda sin candidatos.
   *[other] Entonces { $filled }, y { $cell } se queda sin candidatos.
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] Si { $assumed }, entonces { $cell } se queda sin candidatos.
   *[other] Si { $assumed }, entonces { $filled }, y { $cell } se queda sin candidatos.
}
impossible-ends-are-alike = Pero la cadena tiene { $count } celdas, así que sus dos extremos tendrían que contener el mismo número.
    .expert = Pero la longitud de la cadena, { $count }, es impar, así que los dos extremos contendrían el mismo número.
impossible-ends-differ = Pero la cadena tiene { $count } celdas, así que sus dos extremos tendrían que contener números distintos.
    .expert = Pero la longitud de la cadena, { $count }, es par, así que los extremos contendrían números distintos.
