subsets-need-cells = { COUNT($cells) ->
    [2] { $digits }要占满这两格，因此这两格不能填其他数字。
   *[other] { $digits }要占满这些格，因此这些格不能填其他数字。
}
subsets-all-in = { COUNT($cells) ->
    [2] 这两格同在{ $houses }中。
   *[other] 这些格同在{ $houses }中。
}
subsets-used-up = 这些格占用了{ $houses }的{ $digits }，因此那里的其他单元格都不能填{ OR($digits) }。
subsets-look = 观察{ $house }。
