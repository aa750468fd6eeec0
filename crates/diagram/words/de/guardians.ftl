guardians-if-turned = Angenommen, { $turned }. Dann ist { $cell } nicht { $other }, also { $digit }.
guardians-one-is-true-no-conflict = Also gilt: { $one }. { $none }
guardians-so-one-is-true = Also gilt: { $one }.
guardians-only-solution = Das Rätsel hat genau eine Lösung. Also gilt: { $one }.
guardians-one-and-other = { $guardian ->
    [extra] Eine dieser Zellen ist also { $digit }, und in der anderen steht ein überzähliger Kandidat.
    [other] Eine dieser Zellen ist also { $digit }, und in der anderen steht einer der anderen Kandidaten.
   *[supposed] Eine dieser Zellen ist also { $digit }, und in der anderen steht einer der Kandidaten, die wir als falsch angenommen haben.
}
