coloring-look = Observe as unidades com exatamente dois lugares para o { $digit }.
    .beginner = Procure linhas, colunas e blocos com exatamente dois lugares para o { $digit }.
    .expert = Pinte os pares conjugados do { $digit }.
coloring-two-in-house = Então o { $digit } apareceria mais de uma vez { IN($house) }: em { $cells }.
    .beginner = Então você teria de escrever o { $digit } mais de uma vez { IN($house) }: em { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Então as duas cores das outras células seriam falsas, porque { $color } vê células de cada uma.
   *[other] Então as duas cores das outras células seriam falsas, porque { $color } veem células de cada uma.
}
    .expert = { COUNT($color) ->
        [one] { $color } vê as duas cores do outro grupo, que seriam, então, falsas.
       *[other] { $color } veem as duas cores do outro grupo, que seriam, então, falsas.
    }
coloring-if-color = { COUNT($color) ->
    [one] Se { $color } fosse { $digit }:
   *[other] Se { $color } fossem { $digit }:
}
coloring-other-color-is-true = Isso é impossível, logo a outra cor é verdadeira.
    .expert = Contradição, logo a outra cor é verdadeira.
coloring-opposed = { $one } vê { $other }, logo as cores dessas células não são ambas verdadeiras.
    .expert = { $one } vê { $other }: há uma ligação fraca entre as suas cores.
coloring-cannot-be = Nenhuma célula que veja uma célula de cada uma dessas duas cores pode ser { $digit }.
    .beginner = Procure uma célula que veja essas duas cores: ela não pode ser { $digit }.
    .expert = As células que veem essas duas cores perdem o { $digit }.
coloring-clusters = Essas unidades ligam { $cells }. Pinte essas células com duas cores, de modo que duas células ligadas diretamente tenham sempre cores diferentes.
    .beginner = Cada um desses pares liga duas células: ao todo, { $cells }. Pegue dois lápis de cor e pinte de cores diferentes as células ligadas diretamente.
    .expert = Grupo em duas cores: { $cells }.
coloring-other-clusters = Outras unidades desse tipo ligam { $cells }. Pinte essas células com outras duas cores, de modo que duas células ligadas diretamente tenham sempre cores diferentes.
    .beginner = Outros pares desse tipo ligam { $cells }. Pinte essas células do mesmo modo, com outros dois lápis.
    .expert = Segundo grupo, também em duas cores: { $cells }.
coloring-either = Uma das duas cores é verdadeira: ou { COUNT($first) ->
    [1] { $first } é { $digit }
    [2] { $first } são ambas { $digit }
   *[other] { $first } são todas { $digit }
}, ou { COUNT($second) ->
    [1] { $second } é { $digit }.
    [2] { $second } são ambas { $digit }.
   *[other] { $second } são todas { $digit }.
}
    .expert = Uma das cores é verdadeira: o { $digit } em { $first }, ou o { $digit } em { $second }.
coloring-opposite-either = Portanto, pelo menos uma das cores opostas é verdadeira: { COUNT($first) ->
    [1] { $first } é { $digit }
    [2] { $first } são ambas { $digit }
   *[other] { $first } são todas { $digit }
}, ou { COUNT($second) ->
    [1] { $second } é { $digit }.
    [2] { $second } são ambas { $digit }.
   *[other] { $second } são todas { $digit }.
}
    .expert = Portanto, pelo menos uma das cores opostas é verdadeira: o { $digit } em { $first }, ou o { $digit } em { $second }.
