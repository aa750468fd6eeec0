deadly-look = 观察 { $cells } 的{ $digits }。
deadly-look-at-lines = 观察 { $pair } 的{ $digits }，以及{ $lines }。
deadly-look-at-solved = 观察已经填了{ OR($digits) }的单元格。
deadly-without = 假设 { $none }。
    .expert = 设守护者全为假：{ $none }。
deadly-block-has-digits-in-square = 那么 { $pair } 填{ $digits }，而{ $block }的{ $digits }在 { $square } 这四格中。
deadly-none-given = { $lines }中没有提示数。
    .beginner = { $lines }中没有一开始就有的数字（提示数）。
deadly-only-given = { $lines }中的提示数只有 { $givens }。
    .beginner = { $lines }中一开始就有的数字（提示数）只有 { $givens }。
deadly-then-can-only-be = { COUNT($cells) ->
    [1] 那么 { $cells } 只能填{ OR($digits) }。
   *[other] 那么 { $cells } 都只能填{ OR($digits) }。
}
deadly-already-hold = { COUNT($placed) ->
    [1] { $placed } 已经填了{ OR($digits) }。
   *[other] { $placed } 都已填了{ OR($digits) }。
}
deadly-two-or-none = 所有这些格合起来看，每行、每列、每宫中要么恰有两格，要么一格也没有。
    .expert = 每个区域要么恰有这些格中的两格，要么一格也没有。
deadly-swap-outside = 因此在每行、每列、每宫中，{ $digits }要么都在这些格之内，要么都在这些格之外。在这些格之外，这两个数字可以互换：那里的{ $digits }都不是提示数。
    .beginner = 因此在每行、每列、每宫中，{ $digits }要么都在这些格之内，要么都在这些格之外。在这些格之外，这两个数字可以互换：那里的{ $digits }都不是题目一开始就有的。
    .expert = 因此每个区域的{ $digits }要么都在这些格之内，要么都在这些格之外。之外的{ $digits }都不是提示数，可以互换。
deadly-second-solution = 因此题目会有第二个解。
    .expert = 因此会成为致命结构。
deadly-two-places = 在每行、每列、每宫中，这些数字在这些格里各有两个位置，或者没有位置。
    .expert = 在结构内，每个数字在各区域中要么是共轭对，要么不出现。
deadly-exchange-digits = 因此每格都可以改填另一个数字，而每行、每列、每宫所含的数字不变。
    .expert = 因此所有格可以同时改填另一个数字，各区域所含的数字不变。
deadly-one-change-possible = 无论这些格怎样填，总能作其中一种改动，而每行、每列、每宫所含的数字不变。
    .expert = 任何填法都能作其中一种互换，各区域所含的数字不变。
deadly-rectangle-loop-or-eight = 无论这些格怎样填，总有两个数字可以在四格的矩形或六格的环里互换，或者八格可以一起改填。
    .expert = 任何填法中，总有两个数字可以在 UR 或六格环里互换，或者八格可以一起改填。
deadly-rectangle-or-loop = 无论这些格怎样填，总有两个数字可以在四格的矩形或六格的环里互换。
    .expert = 任何填法中，总有两个数字可以在 UR 或六格环里互换。
deadly-another-filling = 无论这些格怎样填，总有另一种填法，使每行、每列、每宫所含的数字不变。
    .expert = 任何填法都可以换成另一种填法，各区域所含的数字不变。
deadly-swap-in-line = 如果{ $lines }之一在这四格里同时有{ $digits }，这两个数字就可以在这四格里互换，同时在 { $pair } 里互换。
deadly-chains-of-square = 否则，从这四格中的一个数字出发，在{ $lines }的另一条上找到同样的数字，再移到它旁边的数字，如此继续，直到回到这四格。这样的链有两条。
deadly-exchange-chain = 沿其中一条链，可以把两条线上的数字全部对调。再相应改动这四格，并改动 { $pair }，每行、每列、每宫所含的数字不变。
deadly-givens-on-one-chain = 提示数最多只在其中一条链上，因此另一条链可以对调。
deadly-can-only-be = { COUNT($cells) ->
    [1] { $cells } 只能填{ OR($digits) }。
   *[other] { $cells } 都只能填{ OR($digits) }。
}
deadly-other-filling = 如果填的是 { $goes }，就可以改填 { $comes }。
deadly-other-filling-and-back = 如果填的是 { $goes }，就可以改填 { $comes }，反过来也一样。
