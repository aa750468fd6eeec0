clue-cover-look = Observe { $lines }.
clue-cover-nothing-given = Ali não há nenhum número dado.
clue-cover-only-given = { COUNT($givens) ->
    [one] Ali, a única célula com um número dado é { $givens }.
   *[other] Ali, as únicas células com números dados são { $givens }.
}
clue-cover-ways-to-fill = Com os candidatos que restam, há { $all } maneiras de preencher { $lines }.
clue-cover-exchangeable = Em { $struck } delas, alguns números poderiam trocar de lugar, e cada linha, coluna e bloco manteria os seus números.
clue-cover-second-solution = Nenhum desses números foi dado, logo isso seria uma segunda solução. Mas o sudoku tem exatamente uma.
clue-cover-one-way-left = Portanto, a solução usa a única outra maneira, na qual { $none }.
clue-cover-ways-left = Portanto, a solução usa uma das outras { $left } maneiras, e em todas elas { $none }.
clue-cover-change-places = Os números { $digits } em { $cells } poderiam trocar de lugar.
clue-cover-whenever = Sempre que { $one }, isso acontece:
clue-cover-whenever-for-example = Sempre que { $one }, isso acontece. Por exemplo:
