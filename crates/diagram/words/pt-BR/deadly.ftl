deadly-look = Observe os números { $digits } em { $cells }.
deadly-look-at-lines = Observe os números { $digits } em { $pair }, e também { $lines }.
deadly-look-at-solved = Observe as células que já contêm { OR($digits) }.
deadly-without = Hipótese: { $none }.
    .expert = Suponha que nenhum guardião seja verdadeiro: { $none }.
deadly-block-has-digits-in-square = Então { $pair } contêm { $digits }, e { IN($block) } esses números ficam no quadrado de { $square }.
deadly-none-given = { IN($lines) }, não há nenhum número dado.
deadly-only-given = { COUNT($givens) ->
    [one] { IN($lines) }, a única célula com um número dado é { $givens }.
   *[other] { IN($lines) }, as únicas células com números dados são { $givens }.
}
deadly-then-can-only-be = { COUNT($cells) ->
    [one] Então { $cells } só pode ser { OR($digits) }.
   *[other] Então { $cells } só podem ser { OR($digits) }.
}
deadly-already-hold = { COUNT($placed) ->
    [one] { $placed } já contém { OR($digits) }.
   *[other] { $placed } já contêm { OR($digits) }.
}
deadly-two-or-none = Juntando todas essas células, cada linha, coluna e bloco tem duas delas, ou nenhuma.
    .expert = No total, cada unidade tem duas dessas células, ou nenhuma.
deadly-swap-outside = Portanto, em cada linha, coluna e bloco, os números { $digits } estão ou ambos nessas células, ou ambos fora delas. Fora delas, os dois números poderiam trocar de lugar: ali nenhum deles é um número dado.
    .expert = Portanto, em cada unidade, { $digits } estão ou ambos nessas células, ou ambos fora. Fora, onde nenhum dos dois é dado, poderiam trocar de lugar.
deadly-second-solution = Portanto, o sudoku teria uma segunda solução.
    .expert = Portanto, o padrão seria mortal.
deadly-two-places = Em cada linha, coluna e bloco, cada um desses números tem dois lugares nessas células, ou nenhum.
    .expert = Dentro do padrão, cada número é bilocal em uma unidade ou está ausente dela.
deadly-exchange-digits = Portanto, cada célula poderia receber o seu outro número, e cada linha, coluna e bloco manteria os seus números.
    .expert = Portanto, todas as células poderiam trocar de valor ao mesmo tempo, e cada unidade manteria os seus números.
deadly-one-change-possible = Seja qual for o preenchimento dessas células, uma destas trocas é possível, e cada linha, coluna e bloco mantém os seus números.
    .expert = Todo preenchimento permite uma destas trocas, e cada unidade mantém os seus números.
deadly-rectangle-loop-or-eight = Seja qual for o preenchimento dessas células, dois números poderiam trocar de lugar em um retângulo de quatro células ou em um laço de seis, ou as oito células poderiam mudar todas juntas.
    .expert = Em todo preenchimento, dois números poderiam trocar de lugar em um retângulo único ou em um laço de seis células, ou as oito células poderiam mudar juntas.
deadly-rectangle-or-loop = Seja qual for o preenchimento dessas células, dois números poderiam trocar de lugar em um retângulo de quatro células ou em um laço de seis.
    .expert = Em todo preenchimento, dois números poderiam trocar de lugar em um retângulo único ou em um laço de seis células.
deadly-another-filling = Seja qual for o preenchimento dessas células, há outro com os mesmos números em cada linha, coluna e bloco.
    .expert = Todo preenchimento tem uma alternativa com os mesmos números em cada unidade.
deadly-swap-in-line = Se uma { OF($lines) } tivesse os dois números, { $digits }, no quadrado, eles poderiam trocar de lugar ali e em { $pair }.
deadly-chains-of-square = Caso contrário, parta de um número do quadrado, procure-o na outra { OF($lines) }, passe ao número que está ao lado e assim por diante, até voltar ao quadrado. Há duas cadeias assim.
deadly-exchange-chain = Uma dessas cadeias poderia ser trocada inteira: cada número dela passaria para o lado oposto. Com trocas correspondentes no quadrado e em { $pair }, cada linha, coluna e bloco mantém os seus números.
deadly-givens-on-one-chain = Os números dados ficam em no máximo uma das cadeias, logo a outra poderia ser trocada.
deadly-can-only-be = { COUNT($cells) ->
    [one] { $cells } só pode ser { OR($digits) }.
   *[other] { $cells } só podem ser { OR($digits) }.
}
deadly-other-filling = Se elas contêm { $goes }, poderiam conter, em vez disso, { $comes }.
deadly-other-filling-and-back = Se elas contêm { $goes }, poderiam conter, em vez disso, { $comes }, e vice-versa.
