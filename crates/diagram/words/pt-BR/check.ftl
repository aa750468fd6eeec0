check-givens-differ = { $first }, onde o sudoku impresso tem { $printed }
check-lost-candidates = { COUNT($lost) ->
    [one] Foi eliminado um candidato necessário: { $lost }.
   *[other] Foram eliminados candidatos necessários: { $lost }.
}
check-conflict = { $conflict }.
check-more-conflicts = E assim por diante: são { $count } conflitos ao todo.
check-no-solution = Esta grade não tem solução.
check-givens-have-no-solution = Os números dados, sozinhos, já não têm solução.
check-entries-have-no-solution = Os números que você preencheu são incompatíveis.
check-taking-back-does-not-help = Retirar números não resolve.
check-too-many-wrong = Há números errados demais para descobrir quais são.
check-suspect-digit = o { $candidate }
check-suspect-removal = o que foi eliminado de { $cell }
check-in-other-ways = { $count ->
    [one] de outra maneira
   *[other] de outras { $count } maneiras
}
check-several-solutions = O sudoku tem várias soluções: será que falta um número dado?
check-every-empty-cell = todas as células vazias
check-many-cells = { $count } células: { $by_line }
check-one-given-decides = Bastaria mais um número dado: { $givens }.
check-one-given-decides-for-example = Bastaria mais um número dado, por exemplo, { $givens }.
check-givens-needed = Para decidir, faltam de { $fewest } a { $count } números dados.
check-givens-decide = Bastariam mais { $count } números dados, por exemplo, { $givens }; menos não bastariam.
check-givens-may-decide = Bastariam mais { $count } números dados, por exemplo, { $givens }. Talvez bastem menos, mas não menos de { $fewest }.
check-they-differ = Elas diferem em { $differ }.
check-appears = { $times ->
    [2] O { $digit } aparece duas vezes { IN($house) }: { $cells }
   *[other] O { $digit } aparece { $times } vezes { IN($house) }: { $cells }
}
check-wrong-digits = { COUNT($wrong) ->
    [one] { $wrong } está errado: retire-o.
   *[other] { $wrong } estão errados: retire-os.
}
check-without-suspects = sem { $contents }
check-several-left = Há várias soluções { OR($ways) }.
check-exactly-one-left = Há exatamente uma solução { OR($ways) }.
check-if-own-digits = Se alguns dos números são seus, diga quais: escreva + antes de cada um, como em +7, ou indique o sudoku impresso com --givens FILE|PUZZLE.
check-repeated = o { $digit } aparece mais de uma vez { IN($house) }
check-cell-empty = não resta nenhum candidato em { $cell }
check-no-place = não resta lugar para o { $digit } { IN($house) }
