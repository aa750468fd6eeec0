medusa-look = Empieza por este candidato: { $first }. Sigue las celdas con dos candidatos y las unidades con dos sitios para un número.
medusa-first-color = Primer color: { $color }.
medusa-second-color = Segundo color: { $color }.
medusa-one-color-true = Los candidatos enlazados tienen colores distintos, así que un color es verdadero y el otro es falso.
medusa-two-digits-in-cell = Entonces { $cell } contendría dos números.
medusa-two-in-house = Entonces { IN($house) } habría dos { $digit }.
medusa-nothing-left = Entonces { $cell } se quedaría sin candidatos.
medusa-no-place-left = Entonces { IN($house) } no quedaría sitio para el { $digit }.
medusa-conflicts-with-both = El { $candidate } es incompatible con el { $first }, del primer color, y con el { $second }, del segundo, así que es falso.
medusa-if-color = { $color ->
    [first] Si el primer color es verdadero:
   *[second] Si el segundo color es verdadero:
}
medusa-color-false = { $color ->
    [first] Eso es imposible, así que el primer color es falso.
   *[second] Eso es imposible, así que el segundo color es falso.
}
