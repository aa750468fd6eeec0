impossible-look = Observe os números { $digits } em { $cells }.
impossible-other-candidates = { COUNT($guardians) ->
    [one] O único outro candidato nessas células é { $guardians }.
   *[other] Os únicos outros candidatos nessas células são { $guardians }.
}
    .expert = { COUNT($guardians) ->
        [one] Guardião: { $guardians }.
       *[other] Guardiões: { $guardians }.
    }
impossible-digits-clash = Seja como for que se preencham as células só com esses números, dois números iguais se veem.
    .expert = Todo preenchimento só com eles repete um número em duas células que se veem.
impossible-suppose = Suponha que essas células contenham só { $digits }.
    .expert = Sem guardiões, essas células contêm só { $digits }.
impossible-boxes-hold-three = Cada um { OF($boxes) } tem três dessas células, e duas delas nunca ficam na mesma linha ou coluna.
    .expert = Cada um { OF($boxes) } tem três dessas células, uma em cada linha e em cada coluna do bloco.
impossible-boxes-have-orders = Suponha que essas células contenham só { $digits }. Então cada bloco tem os três números em alguma ordem, lida linha por linha.
    .expert = Sem guardiões, cada bloco contém uma permutação de { $digits }, lida linha por linha.
impossible-box-changes = Dois blocos lado a lado têm números diferentes nas três linhas, logo uma ordem é um deslocamento cíclico da outra: uma mudança par. Para dois blocos um acima do outro, vale o mesmo com as ordens lidas coluna por coluna.
    .beginner = Dois blocos lado a lado têm números diferentes nas três linhas, logo a ordem de um é a do outro empurrada uma ou duas posições: o que sai por uma ponta volta pela outra. Chame isso de mudança par. Para dois blocos um acima do outro, vale o mesmo com as ordens lidas coluna por coluna.
    .expert = Dois blocos lado a lado diferem nas três linhas, logo uma permutação é um deslocamento cíclico da outra: uma mudança par. O mesmo vale para dois blocos um acima do outro, lidos coluna por coluna.
impossible-number-columns = Numere as colunas de cada bloco com 1, 2 e 3 e leia, de cima para baixo, as colunas das suas três células. Se forem 1-2-3, 2-3-1 ou 3-1-2, a ordem por linhas e a ordem por colunas diferem por uma mudança par: o bloco é par. Se forem 1-3-2, 2-1-3 ou 3-2-1, ele é ímpar.
    .expert = Um bloco é par se, de cima para baixo, as suas células ficam nas colunas 1-2-3, 2-3-1 ou 3-1-2 do bloco: passar da leitura por linhas à leitura por colunas é, então, uma mudança par. É ímpar se ficam em 1-3-2, 2-1-3 ou 3-2-1.
impossible-all-odd = { COUNT($odd) ->
    [one] Aqui, { $odd } é ímpar.
   *[other] Aqui, { $odd } são ímpares.
}
    .expert = { COUNT($odd) ->
        [one] Paridade: { $odd } ímpar.
       *[other] Paridade: { $odd } ímpares.
    }
impossible-even-and-odd =
    Aqui, { $even } { COUNT($even) ->
    [one] é par
   *[other] são pares
    }, e { $odd } { COUNT($odd) ->
    [one] é ímpar
   *[other] são ímpares
    }.
    .expert = { COUNT($even) ->
        [one] Paridade: { $even } par; { $odd } { COUNT($odd) ->
            [one] ímpar
           *[other] ímpares
        }.
       *[other] Paridade: { $even } pares; { $odd } { COUNT($odd) ->
            [one] ímpar
           *[other] ímpares
        }.
    }
impossible-round-the-boxes = Dando a volta pelos quatro blocos, todas as mudanças juntas têm de ser pares. Mas, com um número ímpar de blocos ímpares, elas são ímpares.
    .beginner = Dê a volta pelos quatro blocos: juntas, as mudanças têm de dar uma mudança par. Mas, com um número ímpar de blocos ímpares, dão uma ímpar.
    .expert = Na volta pelos quatro blocos, a composição das mudanças tem de ser par. Mas o número de blocos ímpares é ímpar, logo a composição é ímpar.
impossible-ring = No anel { ORDER($cells) }, cada célula vê a seguinte, e a última vê a primeira.
    .expert = Anel { ORDER($cells) }: cada célula vê a seguinte, e a última, a primeira.
impossible-alternate = Portanto, os dois números teriam de se alternar. Mas o anel tem { $count } células, um número ímpar.
    .expert = Os dois números se alternariam, mas o anel tem comprimento ímpar, { $count }: um oddagon.
impossible-chain = Na cadeia { ORDER($cells) }, cada célula vê a seguinte, logo os dois números teriam de se alternar.
    .expert = Cadeia { ORDER($cells) }: cada célula vê a seguinte, logo os dois números se alternariam.
impossible-end-is-one-of = Então { $end } só poderia ser { OR($digits) }.
    .beginner = { $end } só poderia ser { OR($digits) }.
    .expert = { $end } só poderia ser { OR($digits) }.
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
    .expert = Mas o comprimento, { $count }, é ímpar, logo as duas pontas conteriam o mesmo número.
impossible-ends-differ = Mas a cadeia tem { $count } células, logo as suas duas pontas teriam de conter números diferentes.
    .expert = Mas o comprimento, { $count }, é par, logo as duas pontas conteriam números diferentes.
