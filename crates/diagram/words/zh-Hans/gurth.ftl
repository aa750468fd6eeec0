gurth-turn = 把盘面旋转180度。
gurth-mirror-down = 把盘面沿 r1c1 到 r9c9 的对角线翻转。
gurth-mirror-up = 把盘面沿 r1c9 到 r9c1 的对角线翻转。
gurth-look = 观察所有的提示数。
    .beginner = 看题目一开始就有的所有数字，也就是提示数。
gurth-same-givens = 提示数与原来相同。
    .expert = 提示数在变换下不变。
gurth-missing-given = 如果 { $missing }也是提示数，提示数就与原来相同。
    .expert = 如果 { $missing }也是提示数，提示数就在变换下不变。
gurth-same-solution = 同样的变换把解变成同一组提示数的解。题目只有唯一解，因此解也与原来相同。
    .expert = 解唯一，因此也在变换下不变。
gurth-suppose = 假设 { $cell } 是{ $digit }。
    .expert = 设 { $cell } 是{ $digit }。
gurth-not-symmetric = 因此解不对称，{ $cell } 不是{ $digit }。
    .expert = 矛盾，因此解不对称，{ $cell } 不是{ $digit }。
gurth-fixed-cells = { COUNT($cells) ->
    [1] { $cells } 的位置不变，因此只能填变换后不变的数字：{ OR($digits) }。
   *[other] { $cells } 的位置不变，因此都只能填变换后不变的数字：{ OR($digits) }。
}
    .expert = { COUNT($cells) ->
        [1] 不动格 { $cells } 只能填不动数字：{ OR($digits) }。
       *[other] 不动格 { $cells } 都只能填不动数字：{ OR($digits) }。
    }
gurth-orbits = 一个候选数与它的所有对应候选数要么都为真，要么都为假。因此，其中只要有一个不成立，或者有两个互相冲突，它们就都为假。
    .expert = 同一轨道的候选数同真同假。因此只要其中有一个不成立，或者有两个冲突，整个轨道就为假。
gurth-write-digit = { $from }换成{ $to }
gurth-impossible-fixed = { $cell } 的位置不变，因此要填变换后不变的数字：{ OR($digits) }。但它只能填{ OR($candidates) }。
    .expert = 不动格 { $cell } 要填不动数字：{ OR($digits) }。但它只能填{ OR($candidates) }。
gurth-impossible-cell = 那么 { $cell } 没有数字可填：它的每个候选数都有对应候选数不成立，或者互相冲突。
    .expert = 那么 { $cell } 无数可填：它每个候选数的轨道里，都有不成立的候选数，或者有冲突。
gurth-impossible-house = 那么{ $house }没有位置可填{ $digit }：那里的每个候选数{ $digit }都有对应候选数不成立，或者互相冲突。
    .expert = 那么{ $house }没有位置可填{ $digit }：那里每个{ $digit }的轨道里，都有不成立的候选数，或者有冲突。
gurth-move = 把第1到第9行依次移到以下位置：{ $rows }；把第1到第9列依次移到以下位置：{ $columns }。
gurth-move-transposed = 把第1到第9行依次移到以下位置：{ $rows }；把第1到第9列依次移到以下位置：{ $columns }。然后行与列对调。
gurth-move-and-write = { $motion }再作数字代换：{ ORDER($changes) }。
