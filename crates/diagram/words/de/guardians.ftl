guardians-if-turned = Angenommen, { $turned }. Dann ist { $cell } nicht { $other }, also { $digit }.
guardians-one-is-true-no-conflict = Also gilt: { $one }. { $none }
guardians-so-one-is-true = Also gilt: { $one }.
guardians-only-solution = Das Rätsel hat genau eine Lösung. Also gilt: { $one }.
    .expert = Wegen der Eindeutigkeit gilt: { $one }.
guardians-one-and-other = { $guardian ->
    [extra] In einer dieser Zellen steht also die { $digit }, in der anderen ein überzähliger Kandidat.
    [other] In einer dieser Zellen steht also die { $digit }, in der anderen einer der anderen Kandidaten.
   *[supposed] In einer dieser Zellen steht also die { $digit }, in der anderen einer der Kandidaten, die wir als falsch angenommen haben.
}
    .expert = In einer dieser Zellen steht also die { $digit }, in der anderen ein Wächter.
