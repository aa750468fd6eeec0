medusa-look = Comece pelo { $first }. Siga as células com dois candidatos e as unidades com dois lugares para um número.
    .beginner = Comece pelo { $first }. Siga adiante sempre que uma célula só tiver dois números, ou uma linha, coluna ou bloco só tiver dois lugares para um número.
    .expert = Pinte as ligações fortes (células bivalor e números bilocais) a partir do { $first }.
medusa-first-color = Primeira cor: { $color }.
medusa-second-color = Segunda cor: { $color }.
medusa-one-color-true = Dois candidatos ligados diretamente têm sempre cores diferentes, logo uma cor é verdadeira e a outra é falsa.
    .beginner = Candidatos ligados diretamente têm cores diferentes, logo uma cor está toda certa, e a outra, toda errada.
    .expert = Exatamente uma das cores é verdadeira.
medusa-two-digits-in-cell = Então { $cell } conteria dois números.
    .beginner = Então você teria de escrever dois números em { $cell }.
medusa-two-in-house = Então o { $digit } apareceria duas vezes { IN($house) }.
    .beginner = Então você teria de escrever o { $digit } duas vezes { IN($house) }.
medusa-nothing-left = Então não restaria nenhum candidato para { $cell }.
medusa-no-place-left = Então { $house } não teria mais lugar para o { $digit }.
medusa-conflicts-with-both = O { $candidate } está em conflito com o { $first }, da primeira cor, e com o { $second }, da segunda; logo, é falso.
    .beginner = O { $candidate } é excluído pelo { $first }, da primeira cor, e pelo { $second }, da segunda: é falso, seja qual for a cor verdadeira.
    .expert = O { $candidate } está fracamente ligado ao { $first }, da primeira cor, e ao { $second }, da segunda; logo, é falso.
medusa-if-color = { $color ->
    [first] Se a primeira cor fosse verdadeira:
   *[second] Se a segunda cor fosse verdadeira:
}
medusa-color-false = { $color ->
    [first] Isso é impossível, logo a primeira cor é falsa.
   *[second] Isso é impossível, logo a segunda cor é falsa.
}
    .expert = { $color ->
        [first] Contradição, logo a primeira cor é falsa.
       *[second] Contradição, logo a segunda cor é falsa.
    }
