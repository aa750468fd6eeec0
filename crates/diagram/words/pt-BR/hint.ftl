hint-finish-entering = Primeiro, termine de inserir os números dados.
    .beginner = Primeiro, termine de inserir os números impressos.
hint-no-solution = Do jeito que está, a grade não tem solução.
hint-solved = O sudoku está resolvido.
hint-undecided = O sudoku tem várias soluções, e nada decide entre elas.
hint-undecided-with-these = O sudoku tem várias soluções, e as técnicas ativadas não decidem entre elas.
hint-stuck = A partir daqui, nenhuma técnica permite avançar.
hint-stuck-with-these = A partir daqui, nenhuma das técnicas ativadas permite avançar.
hint-one-wrong = Um número está errado.
hint-several-wrong = { $count } números estão errados.
hint-one-lost = Em uma célula, você riscou o número certo.
hint-several-lost = Em { $count } células, você riscou o número certo.
hint-where-wrong = { COUNT($cells) ->
    [one] O número em { $cells } está errado.
   *[other] Os números em { $cells } estão errados.
}
hint-where-lost = O número certo está riscado em { $cells }.
hint-name = { $name }.
hint-grid-solved = A grade está resolvida, e todos os números estão certos.
hint-nothing-for-cell = Agora nenhuma técnica muda nada em { $cell }.
hint-no-technique-applies = Nenhuma técnica se aplica. `sudoku techniques` lista todas as conhecidas.
hint-no-technique-decides = Nenhuma técnica decide entre elas; `sudoku solve --all` lista todas.
hint-uniqueness-left-out = Os números dados, sozinhos, não têm exatamente uma solução; por isso, as técnicas que pressupõem uma solução única não são usadas.
    .beginner = Os números impressos, sozinhos, não têm exatamente uma solução; por isso, as técnicas que pressupõem uma solução única não são usadas.
    .expert = Os números dados, sozinhos, não têm exatamente uma solução; por isso, as técnicas de unicidade não são usadas.
hint-see-page = `sudoku techniques { $technique }` explica esta técnica.
