clue-cover-look = Fíjate en { $lines }.
clue-cover-nothing-given = Ahí no hay ningún número dado.
clue-cover-only-given = { COUNT($givens) ->
    [one] Ahí solo hay un número dado, en { $givens }.
   *[other] Ahí solo hay números dados en { $givens }.
}
clue-cover-ways-to-fill = Con los candidatos que quedan, hay { $all } formas de rellenar { $lines }.
    .expert = Los candidatos que quedan permiten { $all } configuraciones { OF($lines) }.
clue-cover-exchangeable = En { $struck } de ellas, algunos números podrían intercambiarse, y cada fila, columna y caja seguiría teniendo los mismos números.
    .expert = En { $struck } de ellas, algunos números forman un conjunto inevitable.
clue-cover-second-solution = Ninguno de esos números es un número dado, así que eso daría una segunda solución. Pero el sudoku solo tiene una.
    .expert = Un conjunto así no contiene ningún número dado y permitiría una segunda solución. Pero el sudoku solo tiene una.
clue-cover-one-way-left = Por tanto, la solución usa la única forma restante, en la que { $none }.
    .expert = Queda una sola configuración, en la que { $none }.
clue-cover-ways-left = Por tanto, la solución usa una de las otras { $left } formas, y en todas ellas { $none }.
    .expert = Quedan { $left } configuraciones, y en todas ellas { $none }.
clue-cover-change-places = Los números { $digits } de { $cells } podrían intercambiarse.
    .expert = Los números { $digits } de { $cells } forman un conjunto inevitable.
clue-cover-whenever = Eso ocurre siempre que { $one }:
clue-cover-whenever-for-example = Eso ocurre siempre que { $one }. Por ejemplo:
