medusa-look = Start at { $first }. Follow cells with two candidates, and houses with two places for a digit.
    .beginner = Start at { $first }, with two coloured pencils. Go on wherever a cell has only two digits left, or a row, column or box only two places for a digit, and change colour at each step.
    .expert = Colour the strong links, bivalue and bilocal, from { $first }.
medusa-first-color = First colour: { $color }.
medusa-second-color = Second colour: { $color }.
medusa-one-color-true = Linked candidates have different colours, so one colour is true and the other is false.
    .beginner = Of the two digits at each step, one is true and the other false. So one colour is true throughout, and the other is false throughout.
    .expert = Exactly one colour is true.
medusa-two-digits-in-cell = Then { $cell } would hold two digits.
    .beginner = Then you would have to write two digits in { $cell }.
medusa-two-in-house = Then { $house } would have two { $digit }s.
    .beginner = Then you would have to write { $digit } twice in { $house }.
medusa-nothing-left = Then nothing would be left for { $cell }.
medusa-no-place-left = Then { $house } would have no place left for { $digit }.
medusa-conflicts-with-both = { $candidate } conflicts with { $first } of the first colour and with { $second } of the second, so it is false.
    .beginner = { $candidate } is ruled out by { $first } of the first colour and by { $second } of the second: it is false, whichever colour is true.
    .expert = { $candidate } is weakly linked to { $first } of the first colour and to { $second } of the second, so it is false.
medusa-if-color = { $color ->
    [first] If the first colour is true:
   *[second] If the second colour is true:
}
medusa-color-false = { $color ->
    [first] That is impossible, so the first colour is false.
   *[second] That is impossible, so the second colour is false.
}
    .expert = { $color ->
        [first] Contradiction, so the first colour is false.
       *[second] Contradiction, so the second colour is false.
    }
