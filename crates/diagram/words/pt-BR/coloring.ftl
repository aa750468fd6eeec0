coloring-look = Observe as unidades com exatamente dois lugares para o { $digit }.
coloring-two-in-house = Então o { $digit } apareceria duas vezes { IN($house) }: em { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Então as duas cores das outras células seriam falsas, porque { $color } vê células de cada uma.
   *[other] Então as duas cores das outras células seriam falsas, porque { $color } veem células de cada uma.
}
coloring-if-color = { COUNT($color) ->
    [one] Se { $color } fosse { $digit }:
   *[other] Se { $color } fossem { $digit }:
}
coloring-other-color-is-true = Isso é impossível, logo a outra cor é verdadeira.
coloring-opposed = { $one } vê { $other }, logo as cores dessas células não são ambas verdadeiras.
coloring-cannot-be = Nenhuma célula que veja uma célula de cada uma dessas duas cores pode ser { $digit }.
coloring-clusters = Essas unidades ligam { $cells }. Pinte essas células com duas cores, de modo que duas células ligadas diretamente tenham sempre cores diferentes.
coloring-other-clusters = Outras unidades desse tipo ligam { $cells }. Pinte essas células com outras duas cores, de modo que duas células ligadas diretamente tenham sempre cores diferentes.
coloring-either = Uma das duas cores é verdadeira: ou { COUNT($first) ->
    [1] { $first } é { $digit }
    [2] { $first } são ambas { $digit }
   *[other] { $first } são todas { $digit }
}, ou { COUNT($second) ->
    [1] { $second } é { $digit }.
    [2] { $second } são ambas { $digit }.
   *[other] { $second } são todas { $digit }.
}
coloring-opposite-either = Portanto, pelo menos uma das cores opostas é verdadeira: { COUNT($first) ->
    [1] { $first } é { $digit }
    [2] { $first } são ambas { $digit }
   *[other] { $first } são todas { $digit }
}, ou { COUNT($second) ->
    [1] { $second } é { $digit }.
    [2] { $second } são ambas { $digit }.
   *[other] { $second } são todas { $digit }.
}
