guardians-if-turned = If { $turned }, then { $cell } is not { $other }, so { $cell } is { $digit }.
guardians-one-is-true-no-conflict = So { $one }. { $none }
guardians-so-one-is-true = So { $one }.
guardians-only-solution = The puzzle has exactly one solution, so { $one }.
    .expert = By uniqueness, { $one }.
guardians-one-and-other = { $guardian ->
    [extra] So one of these cells is { $digit }, and the other holds an extra candidate.
    [other] So one of these cells is { $digit }, and the other holds one of the other candidates.
   *[supposed] So one of these cells is { $digit }, and the other holds one of the candidates that we supposed to be false.
}
    .beginner = { $guardian ->
        [extra] So one of these cells is { $digit }, and the other holds an extra digit.
        [other] So one of these cells is { $digit }, and the other holds one of the other digits.
       *[supposed] So one of these cells is { $digit }, and the other holds one of the digits that we supposed to be false.
    }
    .expert = So one of these cells is { $digit }, and the other holds a guardian.
