guardians-if-turned = Se { $turned }, então { $cell } não é { $other }, logo { $cell } é { $digit }.
guardians-one-is-true-no-conflict = Portanto, { $one }. { $none }
guardians-so-one-is-true = Portanto, { $one }.
guardians-only-solution = O sudoku tem exatamente uma solução, logo { $one }.
    .expert = Por unicidade, { $one }.
guardians-one-and-other = { $guardian ->
    [extra] Portanto, uma dessas células é { $digit }, e a outra contém um candidato extra.
    [other] Portanto, uma dessas células é { $digit }, e a outra contém um dos outros candidatos.
   *[supposed] Portanto, uma dessas células é { $digit }, e a outra contém um dos candidatos que supusemos falsos.
}
    .expert = Portanto, uma dessas células é { $digit }, e a outra contém um guardião.
