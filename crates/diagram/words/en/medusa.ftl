medusa-look = Start at { $first }. Follow cells with two candidates, and houses with two places for a digit.
medusa-first-color = First colour: { $color }.
medusa-second-color = Second colour: { $color }.
medusa-one-color-true = Linked candidates have different colours, so one colour is true and the other is false.
medusa-two-digits-in-cell = Then { $cell } would hold two digits.
medusa-two-in-house = Then { $house } would have two { $digit }s.
medusa-nothing-left = Then nothing would be left for { $cell }.
medusa-no-place-left = Then { $house } would have no place left for { $digit }.
medusa-conflicts-with-both = { $candidate } conflicts with { $first } of the first colour and with { $second } of the second, so it is false.
medusa-if-color = { $color ->
    [first] If the first colour is true:
   *[second] If the second colour is true:
}
medusa-color-false = { $color ->
    [first] That is impossible, so the first colour is false.
   *[second] That is impossible, so the second colour is false.
}
