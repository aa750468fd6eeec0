medusa-look = Empieza por este candidato: { $first }. Sigue las celdas con dos candidatos y las unidades con dos sitios para un número.
    .beginner = Empieza por el { $first }. Cuando a una celda le queden solo dos números, o a una fila, columna o caja solo dos sitios para un número, pinta esos dos de colores distintos y sigue desde ahí.
    .expert = Colorea los enlaces fuertes, bivalor y bilocales, desde el { $first }.
medusa-first-color = Primer color: { $color }.
medusa-second-color = Segundo color: { $color }.
medusa-one-color-true = Los candidatos enlazados tienen colores distintos, así que un color es verdadero y el otro es falso.
    .beginner = En cada pareja que has pintado, exactamente un candidato es verdadero. Así que un color acierta siempre, y el otro falla siempre.
    .expert = Exactamente un color es verdadero.
medusa-two-digits-in-cell = Entonces { $cell } contendría dos números.
    .beginner = Entonces tendrías que escribir dos números en { $cell }.
medusa-two-in-house = Entonces { IN($house) } habría dos { $digit }.
    .beginner = Entonces tendrías que escribir el { $digit } dos veces { IN($house) }.
medusa-nothing-left = Entonces { $cell } se quedaría sin candidatos.
medusa-no-place-left = Entonces { IN($house) } no quedaría sitio para el { $digit }.
medusa-conflicts-with-both = El { $candidate } es incompatible con el { $first }, del primer color, y con el { $second }, del segundo, así que es falso.
    .beginner = El { $candidate } queda descartado por el { $first }, del primer color, y por el { $second }, del segundo: es falso, sea cual sea el color verdadero.
    .expert = El { $candidate } tiene enlace débil con el { $first }, del primer color, y con el { $second }, del segundo, así que es falso.
medusa-if-color = { $color ->
    [first] Si el primer color es verdadero:
   *[second] Si el segundo color es verdadero:
}
medusa-color-false = { $color ->
    [first] Eso es imposible, así que el primer color es falso.
   *[second] Eso es imposible, así que el segundo color es falso.
}
    .expert = { $color ->
        [first] Contradicción, así que el primer color es falso.
       *[second] Contradicción, así que el segundo color es falso.
    }
