common-not-given = { COUNT($cells) ->
    [1] { $cells } 填了{ $held }，而且不是提示数。
   *[other] { $cells } 填了{ $held }，而且都不是提示数。
}
common-are-not = { COUNT($cells) ->
    [1] { $cells } 不是{ $digit }
   *[other] { $cells } 都不是{ $digit }
}
common-cells-are = { OR($cells) } 是{ OR($digits) }
common-only-places = { COUNT($digits) ->
    [1] { $houses }中，{ $digits }只能填在 { OR($cells) }。
   *[other] { $houses }中，{ $digits }只能填在 { $cells }。
}
common-can-only-be = { COUNT($cells) ->
    [1] { $cells } 只能填{ OR($digits) }。
   *[other] { $cells } 都只能填{ OR($digits) }。
}
common-none-sees-all = { COUNT($cells) ->
    [1] 能看到这一格的单元格都不能填{ $digit }。
    [2] 能同时看到这两格的单元格都不能填{ $digit }。
   *[other] 能同时看到所有这些格的单元格都不能填{ $digit }。
}
common-no-conflict = { COUNT($count) ->
    [1] 与它冲突的候选数必为假。
    [2] 与两者都冲突的候选数必为假。
   *[other] 与所有这些都冲突的候选数必为假。
}
common-places-are-used-up = 其他单元格如果能看到其中某个数字的所有位置，就不能填这个数字。
common-acts-as-one-cell = { COUNT($cells) ->
    [1] 因此 { $cells } 只能填{ OR($extra) }。
   *[other] 因此 { $cells } 合起来相当于一个只能填{ OR($extra) }的单元格。
}
common-together-use-up = { COUNT($cells) ->
    [1] 它与 { $others } 一起占用了{ $house }的{ $digits }，因此那里的其他单元格都不能填{ OR($digits) }。
   *[other] 它们与 { $others } 一起占用了{ $house }的{ $digits }，因此那里的其他单元格都不能填{ OR($digits) }。
}
common-cells-are-not = { COUNT($cells) ->
    [1] { $cells } 不是{ NOR($digits) }
   *[other] { $cells } 都不是{ NOR($digits) }
}
# 分句中至少有一个成立，或者全部成立。
common-one-is = { ELSE($parts) }
common-none-is = { ORDER($parts) }
# 单独的一个值，以及连在一起的句子。
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
