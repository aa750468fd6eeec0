medusa-look = 从 { $first }出发，通过只有两个候选数的单元格，以及某个数字只有两个位置的行、列、宫，把候选数依次相连。
    .beginner = 从 { $first }出发。遇到只剩两个数字的格，或者某个数字只剩两个位置的行、列、宫，就从一个连到另一个，换一种颜色，一直连下去。
    .expert = 从 { $first }出发，沿双值格和共轭对的强链染色。
medusa-first-color = 第一种颜色：{ $color }。
medusa-second-color = 第二种颜色：{ $color }。
medusa-one-color-true = 相连的候选数颜色不同，因此一种颜色为真，另一种为假。
    .beginner = 相连的候选数颜色不同，因此一种颜色全对（为真），另一种全错（为假）。
    .expert = 恰有一种颜色为真。
medusa-two-digits-in-cell = 那么 { $cell } 会有两个数字。
    .beginner = 那么 { $cell } 里就要填两个数字。
medusa-two-in-house = 那么{ $house }会有两个{ $digit }。
    .beginner = 那么{ $house }里就要填两个{ $digit }。
medusa-nothing-left = 那么 { $cell } 没有数字可填。
medusa-no-place-left = 那么{ $house }没有位置可填{ $digit }。
medusa-conflicts-with-both = { $candidate }既与第一种颜色的 { $first }冲突，又与第二种颜色的 { $second }冲突，因此为假。
    .beginner = { $candidate }会被第一种颜色的 { $first }排除，也会被第二种颜色的 { $second }排除：无论哪种颜色为真，它都为假。
    .expert = { $candidate }与第一种颜色的 { $first }和第二种颜色的 { $second }都有弱链，因此为假。
medusa-if-color = { $color ->
    [first] 如果第一种颜色为真：
   *[second] 如果第二种颜色为真：
}
medusa-color-false = { $color ->
    [first] 这不可能，因此第一种颜色为假。
   *[second] 这不可能，因此第二种颜色为假。
}
    .expert = { $color ->
        [first] 矛盾，因此第一种颜色为假。
       *[second] 矛盾，因此第二种颜色为假。
    }
