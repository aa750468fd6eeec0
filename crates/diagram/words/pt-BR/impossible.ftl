impossible-look = Observe os números { $digits } em { $cells }.
impossible-other-candidates = { COUNT($guardians) ->
    [one] O único outro candidato nessas células é { $guardians }.
   *[other] Os únicos outros candidatos nessas células são { $guardians }.
}
impossible-digits-clash = Seja como for que se preencham as células só com esses números, dois números iguais se veem.
impossible-suppose = Suponha que essas células contenham só { $digits }.
impossible-boxes-hold-three = Cada um { OF($boxes) } tem três dessas células, e duas delas nunca ficam na mesma linha ou coluna.
impossible-boxes-have-orders = Suponha que essas células contenham só { $digits }. Então cada bloco tem os três números em alguma ordem, lida linha por linha.
impossible-box-changes = Dois blocos lado a lado têm números diferentes nas três linhas, logo uma ordem é um deslocamento cíclico da outra: uma mudança par. Para dois blocos um acima do outro, vale o mesmo com as ordens lidas coluna por coluna.
impossible-number-columns = Numere as colunas de cada bloco com 1, 2 e 3 e leia, de cima para baixo, as colunas das suas três células. Se forem 1-2-3, 2-3-1 ou 3-1-2, a ordem por linhas e a ordem por colunas diferem por uma mudança par: o bloco é par. Se forem 1-3-2, 2-1-3 ou 3-2-1, ele é ímpar.
impossible-all-odd = { COUNT($odd) ->
    [one] Aqui, { $odd } é ímpar.
   *[other] Aqui, { $odd } são ímpares.
}
impossible-even-and-odd =
    Aqui, { $even } { COUNT($even) ->
    [one] é par
   *[other] são pares
    }, e { $odd } { COUNT($odd) ->
    [one] é ímpar
   *[other] são ímpares
    }.
impossible-round-the-boxes = Dando a volta pelos quatro blocos, todas as mudanças juntas têm de ser pares. Mas, com um número ímpar de blocos ímpares, elas são ímpares.
impossible-ring = No anel { ORDER($cells) }, cada célula vê a seguinte, e a última vê a primeira.
impossible-alternate = Portanto, os dois números teriam de se alternar. Mas o anel tem { $count } células, um número ímpar.
impossible-chain = Na cadeia { ORDER($cells) }, cada célula vê a seguinte, logo os dois números teriam de se alternar.
impossible-end-is-one-of = Então { $end } só poderia ser { OR($digits) }.
impossible-letter-in-cell = { $letter } em { $cell }
impossible-call-letters = Chame esses números de { $letters }.
impossible-cell-is = { $cell } é { $digit }
impossible-house-has-different = { $count ->
    [1] { $house } tem uma dessas células.
    [2] { $house } tem duas dessas células, e elas contêm números diferentes.
    [3] { $house } tem três dessas células, e elas contêm números diferentes.
   *[other] { $house } tem quatro dessas células, e elas contêm números diferentes.
}
impossible-then = Então { $filled }.
impossible-if-then = Se { $assumed }, então { $filled }.
impossible-then-nothing-left = { COUNT($filled) ->
    [0] Então não resta nenhum candidato para { $cell }.
   *[other] Então { $filled }, e não resta nenhum candidato para { $cell }.
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] Se { $assumed }, então não resta nenhum candidato para { $cell }.
   *[other] Se { $assumed }, então { $filled }, e não resta nenhum candidato para { $cell }.
}
impossible-ends-are-alike = Mas a cadeia tem { $count } células, logo as suas duas pontas teriam de conter o mesmo número.
impossible-ends-differ = Mas a cadeia tem { $count } células, logo as suas duas pontas teriam de conter números diferentes.
