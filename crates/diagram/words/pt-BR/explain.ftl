# O fim de uma explicação: $steps é o número de passos contados, $kind é o nome de uma técnica.
explain-solved = { $steps ->
    [one] Resolvido em { $steps } passo.
   *[other] Resolvido em { $steps } passos.
}
explain-solved-without = { $steps ->
    [one] Resolvido em { $steps } passo, sem esta técnica: { $kind }.
   *[other] Resolvido em { $steps } passos, nenhum deles desta técnica: { $kind }.
}
explain-stopped = { $steps ->
    [one] Interrompido depois de { $steps } passo.
   *[other] Interrompido depois de { $steps } passos.
}
# $flaw é a contradição.
explain-no-solution = { $steps ->
    [one] Sem solução. Depois de { $steps } passo: { $flaw }.
   *[other] Sem solução. Depois de { $steps } passos: { $flaw }.
}
explain-never-applies = { $steps ->
    [one] Esta técnica não aparece: { $kind }. Depois de { $steps } passo, nenhuma técnica se aplica.
   *[other] Esta técnica não aparece: { $kind }. Depois de { $steps } passos, nenhuma técnica se aplica.
}
explain-stuck = { $steps ->
    [one] Sem saída depois de { $steps } passo: nenhuma técnica se aplica.
   *[other] Sem saída depois de { $steps } passos: nenhuma técnica se aplica.
}
explain-impossible = Sem solução: { $reason }.
explain-impossible-and-more = Sem solução: { $reason }. Há mais contradições ({ $count }), veja `sudoku check`.
explain-title = Sudoku, passo a passo
explain-singles = { $first } a { $last }. Números únicos
explain-simple-steps = { $first } a { $last }. Passos simples
