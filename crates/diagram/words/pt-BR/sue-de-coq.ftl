sue-de-coq-look = Observe { $cells }.
sue-de-coq-twice = { COUNT($twice) ->
    [one] O { $twice } cabe duas vezes: uma vez em { $in_line } e uma vez em { $in_box }.
   *[other] Cada um dos números { $twice } cabe duas vezes: uma vez em { $in_line } e uma vez em { $in_box }.
}
    .expert = { COUNT($twice) ->
        [one] O { $twice } tem multiplicidade 2: uma vez em { $in_line } e uma vez em { $in_box }.
       *[other] { $twice } têm multiplicidade 2: uma vez em { $in_line } e uma vez em { $in_box }.
    }
sue-de-coq-each-once = Cada número só cabe uma vez nessas células, porque todos os seus lugares ficam na mesma linha, na mesma coluna ou no mesmo bloco.
    .expert = Cada número tem multiplicidade 1: está confinado a uma linha, uma coluna ou um bloco.
sue-de-coq-others-once = Cada número, exceto { $twice }, só cabe uma vez nessas células, porque todos os seus lugares ficam na mesma linha, na mesma coluna ou no mesmo bloco.
    .expert = Cada número, exceto { $twice }, tem multiplicidade 1: está confinado a uma linha, uma coluna ou um bloco.
sue-de-coq-used-once = Há { $cells } células para preencher, logo cada um dos números { $digits } é usado exatamente uma vez.
    .expert = As multiplicidades somam { $cells }, o número de células, logo cada um dos números { $digits } é usado exatamente uma vez.
sue-de-coq-used-as-it-fits = Há { $cells } células para preencher, logo cada um dos números { $digits } é usado tantas vezes quantas cabe.
    .expert = As multiplicidades somam { $cells }, o número de células, logo cada um dos números { $digits } é usado com toda a sua multiplicidade.
