train-round-finished = 本轮结束：{ $of }题中有{ $right }题一次答对。
train-find-and-cross-out = 找出“{ $one }”，删去它排除的候选数。
train-find-and-place = 找出“{ $one }”，填入它的数字。
train-find-and-mark = 找出“{ $one }”，标出由它得出的结论。
train-can-you-find = 这里能找到“{ $one }”吗？
train-which-technique = 标出的是哪种技巧？
train-solve = 解开这道题。现在要用“{ $one }”，之后不会更难。
train-solved = 正确。题目解开了。
train-unsolved = 题目还没有解开。
train-it-is = 这是“{ $one }”。
train-right-none = 正确。{ $there_is_none }
train-right-marked = 正确。现在已标出。
train-marked = 这里有一个。现在已标出。
train-right-it-is = 正确。这是“{ $one }”。
train-another-shows = “{ $other }”也能说明其中一部分。还有哪个名称合适？
train-not-this = 不是“{ $one }”：这里没有“{ $name }”能说明这些标记。
train-nothing-marked = 还没有标出任何内容。
train-takes-other-steps = 要先完成其他步骤，然后才能用“{ $one }”得出。
train-right = 正确。
train-right-rest = 其余部分也能得出，要用另一种技巧：“{ $other }”。
train-more-follows = 到目前为止都对。由“{ $name }”还能得出更多。
train-by-another = 没错，但用的是另一种技巧：“{ $other }”。请找“{ $one }”。
train-unproved-is = 这里无法证明 { $cell } 是{ $digit }。
train-unproved-is-not = 这里无法证明 { $cell } 不是{ $digit }。
train-can-still-be = { $cell } 仍可能是{ OR($left) }。
train-can-have-it-there = 按现在的标记，即使 { $cell } 填{ $digit }，每行、每列、每宫仍都能填{ $digit }。
train-see-it = 这里用得上学过的技巧吗？标出由它得出的结论，或回答“用不上”。
train-place-it = 这里有用得上的技巧。标出由它得出的结论，或回答“看不出来”。
train-nothing-learned-applies = 学过的技巧在这里都用不上。
train-it-takes = 需要“{ $one }”。
train-mark-it = 那就标出由它得出的结论。
train-something-applies = 再看看。这里用得上学过的技巧。
train-more-follows-here = 到目前为止都对。由同一个结构还能得出更多。
train-not-yet-provable-is = 没错，但用学过的技巧还证明不了：要用“{ $other }”才能得出 { $cell } 是{ $digit }。
train-not-yet-provable-is-not = 没错，但用学过的技巧还证明不了：要用“{ $other }”才能得出 { $cell } 不是{ $digit }。
train-your-other-marks-follow = 其余标记都有依据。
train-look-for = 请找“{ $one }”。
train-in-solution = 在答案中，{ $cell } 是{ $digit }。
train-solution-agrees = 标记与答案一致。
train-can-still-go = { $house }的{ $digit }仍可能在 { OR($places) }。
# 猜测所缺的前提。$count：结构所含的格、数字或行列的个数。
train-needs-naked = { $count ->
    [2] 要证明这一点，需要与 { $cell } 同行、同列或同宫的两格，只能填{ $digit }和另一个数。没有这样的两格。
    [3] 要证明这一点，需要与 { $cell } 同行、同列或同宫的三格，只能填包括{ $digit }在内的三个数。没有这样的三格。
   *[4] 要证明这一点，需要与 { $cell } 同行、同列或同宫的四格，只能填包括{ $digit }在内的四个数。没有这样的四格。
}
train-needs-hidden = { $count ->
    [2] 要证明这一点，需要{ $digit }以外的两个数，在某行、某列或某宫中只能填在两格里，其中一格是 { $cell }。没有这样的两个数。
    [3] 要证明这一点，需要{ $digit }以外的三个数，在某行、某列或某宫中只能填在三格里，其中一格是 { $cell }。没有这样的三个数。
   *[4] 要证明这一点，需要{ $digit }以外的四个数，在某行、某列或某宫中只能填在四格里，其中一格是 { $cell }。没有这样的四个数。
}
train-needs-pointing = 要证明这一点，需要另一个宫，其中{ $digit }只能填在 { $cell } 所在的行或所在的列。没有这样的宫。
train-needs-claiming = 要证明这一点，需要另一行或另一列，其中{ $digit }只能填在 { $cell } 所在的宫。没有这样的行或列。
train-needs-fish = { $count ->
    [2] 要证明这一点，需要另外两行，其中{ $digit }只能填在包括 { $cell } 所在列的两列里；行列互换也一样。没有这样的两行。
    [3] 要证明这一点，需要另外三行，其中{ $digit }只能填在包括 { $cell } 所在列的三列里；行列互换也一样。没有这样的三行。
   *[4] 要证明这一点，需要另外四行，其中{ $digit }只能填在包括 { $cell } 所在列的四列里；行列互换也一样。没有这样的四行。
}
train-needs-other = 这里没有“{ $name }”能排除 { $cell } 中的{ $digit }。
train-there-is-none = 这个盘面中没有“{ $name }”。
train-summary = { $name }：{ $summary }
