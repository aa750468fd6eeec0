medusa-look = Comece pelo { $first }. Siga as células com dois candidatos e as unidades com dois lugares para um número.
medusa-first-color = Primeira cor: { $color }.
medusa-second-color = Segunda cor: { $color }.
medusa-one-color-true = Dois candidatos ligados diretamente têm sempre cores diferentes, logo uma cor é verdadeira e a outra é falsa.
medusa-two-digits-in-cell = Então { $cell } conteria dois números.
medusa-two-in-house = Então o { $digit } apareceria duas vezes { IN($house) }.
medusa-nothing-left = Então não restaria nenhum candidato para { $cell }.
medusa-no-place-left = Então { $house } não teria mais lugar para o { $digit }.
medusa-conflicts-with-both = O { $candidate } está em conflito com o { $first }, da primeira cor, e com o { $second }, da segunda; logo, é falso.
medusa-if-color = { $color ->
    [first] Se a primeira cor fosse verdadeira:
   *[second] Se a segunda cor fosse verdadeira:
}
medusa-color-false = { $color ->
    [first] Isso é impossível, logo a primeira cor é falsa.
   *[second] Isso é impossível, logo a segunda cor é falsa.
}
