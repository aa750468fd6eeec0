clue-cover-look = Observe { $lines }.
clue-cover-nothing-given = Ali não há nenhum número dado.
clue-cover-only-given = { COUNT($givens) ->
    [one] Ali, a única célula com um número dado é { $givens }.
   *[other] Ali, as únicas células com números dados são { $givens }.
}
clue-cover-ways-to-fill = Com os candidatos que restam, há { $all } maneiras de preencher { $lines }.
    .expert = Os candidatos que restam permitem { $all } preenchimentos { OF($lines) }.
clue-cover-exchangeable = Em { $struck } delas, alguns números poderiam trocar de lugar, e cada linha, coluna e bloco manteria os seus números.
    .expert = Em { $struck } deles, alguns números formam um conjunto inevitável.
clue-cover-second-solution = Nenhum dos números trocados é um número dado, logo a troca levaria a uma segunda solução. Mas o sudoku tem exatamente uma solução.
    .expert = Esse conjunto não contém nenhum número dado, logo permitiria uma segunda solução. Mas o sudoku tem exatamente uma.
clue-cover-one-way-left = Portanto, a solução usa a única outra maneira, na qual { $none }.
    .expert = Resta um só preenchimento, no qual { $none }.
clue-cover-ways-left = Portanto, a solução usa uma das outras { $left } maneiras, e em todas elas { $none }.
    .expert = Restam { $left } preenchimentos, e em todos eles { $none }.
clue-cover-change-places = Os números { $digits } em { $cells } poderiam trocar de lugar.
    .expert = { $digits } em { $cells } formam um conjunto inevitável.
clue-cover-whenever = Isso acontece sempre que { $one }. Veja como.
clue-cover-whenever-for-example = Isso acontece sempre que { $one }. Veja alguns exemplos.
