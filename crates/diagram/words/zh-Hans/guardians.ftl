guardians-if-turned = 如果 { $turned }，那么 { $cell } 不是{ $other }，因此 { $cell } 是{ $digit }。
guardians-one-is-true-no-conflict = 因此 { $one }。{ $none }
guardians-so-one-is-true = 因此 { $one }。
guardians-only-solution = 但题目只有唯一解，因此 { $one }。
    .expert = 由唯一性可知，{ $one }。
guardians-one-and-other = { $guardian ->
    [extra] 因此其中一格是{ $digit }，另一格填多出的候选数。
    [other] 因此其中一格是{ $digit }，另一格填其余的某个候选数。
   *[supposed] 因此其中一格是{ $digit }，另一格填我们假设为假的某个候选数。
}
    .expert = 因此其中一格是{ $digit }，另一格填守护者。
