train-round-finished = Rodada concluída: { $right } de { $of } certas de primeira.
train-find-and-cross-out = Técnica: { $one }. Encontre-a e risque o que ela elimina.
train-find-and-place = Técnica: { $one }. Encontre-a e coloque o número.
train-find-and-mark = Técnica: { $one }. Encontre-a e marque o que se conclui.
train-can-you-find = Técnica: { $one }. Você consegue encontrá-la aqui?
train-which-technique = Que técnica está marcada?
train-solve = Resolva o sudoku. Técnica necessária agora: { $one }. Depois, nada mais difícil.
train-solved = Certo. O sudoku está resolvido.
train-unsolved = O sudoku ainda não está resolvido.
train-it-is = A técnica é: { $one }.
train-right-none = Certo. { $there_is_none }
train-right-marked = Certo. Agora ela está marcada.
train-marked = Há uma. Agora ela está marcada.
train-right-it-is = Certo. A técnica é: { $one }.
train-another-shows = Esta técnica também mostra uma parte disso: { $other }. Que outro nome serve?
train-not-this = Não é esta: { $one }. Aqui, nenhuma técnica desse tipo ({ $name }) explica estas marcas.
train-nothing-marked = Ainda não há nada marcado.
train-takes-other-steps = Antes são necessários outros passos. Depois, a conclusão vem desta técnica: { $one }.
train-right = Certo.
train-right-rest = O resto também se conclui, por outra técnica: { $other }.
train-more-follows = Certo até aqui. Dá para concluir mais com esta técnica: { $name }.
train-by-another = Está certo, mas por outra técnica: { $other }. Procure esta: { $one }.
train-unproved-is = Nada aqui mostra que { $cell } é { $digit }.
train-unproved-is-not = Nada aqui mostra que { $cell } não é { $digit }.
train-can-still-be = { $cell } ainda pode ser { OR($left) }.
train-can-have-it-there = Do jeito que a grade está marcada agora, cada linha, coluna e bloco pode ter o seu { $digit } com { $digit } em { $cell }.
train-see-it = Alguma coisa que você já aprendeu serve aqui? Marque o que se conclui, ou diga que nada serve.
train-place-it = Alguma coisa serve aqui. Marque o que se conclui, ou diga que não vê nada.
train-nothing-learned-applies = Nada do que você aprendeu serve aqui.
train-it-takes = Técnica necessária: { $one }.
train-mark-it = Então marque o que se conclui.
train-something-applies = Olhe de novo. Alguma coisa que você aprendeu serve aqui.
train-more-follows-here = Certo até aqui. Dá para concluir mais com o mesmo padrão.
train-not-yet-provable-is = É verdade, mas o que você aprendeu ainda não prova isso. Para mostrar que { $cell } é { $digit }, é preciso esta técnica: { $other }.
train-not-yet-provable-is-not = É verdade, mas o que você aprendeu ainda não prova isso. Para mostrar que { $cell } não é { $digit }, é preciso esta técnica: { $other }.
train-your-other-marks-follow = Suas outras marcas se justificam.
train-look-for = Procure esta: { $one }.
train-in-solution = Na solução, { $cell } é { $digit }.
train-solution-agrees = Suas marcas estão de acordo com a solução.
train-can-still-go = O { $digit } { OF($house) } ainda pode ficar em { OR($places) }.
# A premissa que falta. $count: quantas células, números ou linhas o padrão tem.
train-needs-naked = { $count ->
    [2] Seriam necessárias duas células na mesma linha, coluna ou bloco de { $cell } que só admitissem dois números: { $digit } e mais um. Não há.
    [3] Seriam necessárias três células na mesma linha, coluna ou bloco de { $cell } que só admitissem três números, entre eles { $digit }. Não há.
   *[4] Seriam necessárias quatro células na mesma linha, coluna ou bloco de { $cell } que só admitissem quatro números, entre eles { $digit }. Não há.
}
train-needs-hidden = { $count ->
    [2] Seriam necessários dois números diferentes de { $digit } que só coubessem em duas células de uma linha, coluna ou bloco, uma delas { $cell }. Não há.
    [3] Seriam necessários três números diferentes de { $digit } que só coubessem em três células de uma linha, coluna ou bloco, uma delas { $cell }. Não há.
   *[4] Seriam necessários quatro números diferentes de { $digit } que só coubessem em quatro células de uma linha, coluna ou bloco, uma delas { $cell }. Não há.
}
train-needs-pointing = Seria necessário outro bloco em que { $digit } só coubesse na linha ou só na coluna de { $cell }. Não há.
train-needs-claiming = Seria necessária outra linha ou coluna em que { $digit } só coubesse no bloco de { $cell }. Não há.
train-needs-fish = { $count ->
    [2] Seriam necessárias duas outras linhas em que { $digit } só coubesse em duas colunas, entre elas a de { $cell }, ou o mesmo trocando linhas por colunas. Não há.
    [3] Seriam necessárias três outras linhas em que { $digit } só coubesse em três colunas, entre elas a de { $cell }, ou o mesmo trocando linhas por colunas. Não há.
   *[4] Seriam necessárias quatro outras linhas em que { $digit } só coubesse em quatro colunas, entre elas a de { $cell }, ou o mesmo trocando linhas por colunas. Não há.
}
train-needs-other = Aqui, esta técnica não elimina { $digit } em { $cell }: { $name }.
train-there-is-none = Esta técnica não aparece nesta posição: { $name }.
train-summary = { $name }: { $summary }
