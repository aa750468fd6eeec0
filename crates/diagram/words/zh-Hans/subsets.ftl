subsets-need-cells = { COUNT($cells) ->
    [2] { $digits }要占满这两格，因此这两格不能填其他数字。
   *[other] { $digits }要占满这些格，因此这些格不能填其他数字。
}
    .beginner = { COUNT($cells) ->
        [2] 数一数：两个数字，两格。{ $digits }正好占满，别的数字填不进来。
       *[other] 数一数：数字和格一样多。{ $digits }正好占满，别的数字填不进来。
    }
    .expert = 隐性数组{ $digits }：这些格删去其他候选数。
subsets-all-in = { COUNT($cells) ->
    [2] 这两格同在{ $houses }中。
   *[other] 这些格同在{ $houses }中。
}
subsets-used-up = 这些格占用了{ $houses }的{ $digits }，因此那里的其他单元格都不能填{ OR($digits) }。
    .beginner = 数一数：数字和格一样多。因此{ $digits }都用在这里了，{ $houses }的其他格都不能填{ OR($digits) }。
    .expert = 显性数组：{ $houses }的其他格删去{ $digits }。
subsets-look = 观察{ $house }。
    .beginner = 把{ $house }逐格看一遍。
