guarded-rectangles-look = 观察 { $cells } 的{ $digits }。
guarded-rectangles-places-apart-from = { $house }中，除 { $beside }外，{ $digits }只能填在 { $corners }。
    .expert = { $house }的{ $digits }限于 { $corners }，外部守护者 { $beside }除外。
guarded-rectangles-also-has = { $open } 还有候选数{ $others }。
    .expert = { $open } 有内部守护者{ $others }。
guarded-rectangles-extra = 多出的候选数是 { $within }。
    .expert = 守护者：{ $within }。
guarded-rectangles-extra-in = { $open } 中多出的候选数是 { $within }。
    .expert = { $open } 的内部守护者：{ $within }。
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [1] 没有这个多出的候选数，四格就只填{ $digits }。这两个数字可以在那里互换，题目就会有第二个解。
   *[other] 没有这些多出的候选数，四格就只填{ $digits }。这两个数字可以在那里互换，题目就会有第二个解。
}
    .expert = 没有守护者，矩形就只填{ $digits }，成为致命结构。
