common-not-given = { COUNT($cells) ->
    [1] { $cells } 填了{ $held }，而且不是提示数。
   *[other] { $cells } 填了{ $held }，而且都不是提示数。
}
    .beginner = { COUNT($cells) ->
        [1] { $cells } 填了{ $held }，不是题目一开始就有的。
       *[other] { $cells } 填了{ $held }，都不是题目一开始就有的。
    }
    .expert = { COUNT($cells) ->
        [1] { $cells } 为{ $held }，非提示数。
       *[other] { $cells } 为{ $held }，均非提示数。
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
    .beginner = 在{ $houses }里一格一格地找：只有 { $cells } 还能填{ OR($digits) }。
    .expert = { COUNT($cells) ->
        [2] { COUNT($digits) ->
            [1] { $houses }中{ $digits }的共轭对：{ $cells }。
           *[other] { $houses }的{ $digits }仅限 { $cells }。
        }
       *[other] { $houses }的{ $digits }仅限 { $cells }。
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
    .beginner = { COUNT($cells) ->
        [1] 找出与它同行、同列或同宫的单元格：它们都不能填{ $digit }。
        [2] 找出能同时看到这两格的单元格（与每一格都同行、同列或同宫）：它们都不能填{ $digit }。
       *[other] 找出能看到所有这些格的单元格（与每一格都同行、同列或同宫）：它们都不能填{ $digit }。
    }
    .expert = { COUNT($cells) ->
        [1] 能看到它的格删去{ $digit }。
        [2] 能同时看到两者的格删去{ $digit }。
       *[other] 能看到所有这些格的单元格删去{ $digit }。
    }
common-no-conflict = { COUNT($count) ->
    [1] 与它冲突的候选数必为假。
    [2] 与两者都冲突的候选数必为假。
   *[other] 与所有这些都冲突的候选数必为假。
}
    .beginner = { COUNT($count) ->
        [1] 会被它排除的候选数，不可能成立。
        [2] 找出无论两者中哪一个成立都会被排除的候选数：它们都不可能成立。
       *[other] 找出无论其中哪一个成立都会被排除的候选数：它们都不可能成立。
    }
    .expert = { COUNT($count) ->
        [1] 与它有弱链的候选数为假。
        [2] 与两者都有弱链的候选数为假。
       *[other] 与所有这些都有弱链的候选数为假。
    }
common-places-are-used-up = 其他单元格如果能看到其中某个数字的所有位置，就不能填这个数字。
    .beginner = 把这些数字逐个看一遍：其他单元格如果能看到某个数字的所有位置，就不能填它。
    .expert = 能看到其中某个数字全部位置的其他格删去该数字。
common-acts-as-one-cell = { COUNT($cells) ->
    [1] 因此 { $cells } 只能填{ OR($extra) }。
   *[other] 因此 { $cells } 合起来相当于一个只能填{ OR($extra) }的单元格。
}
    .expert = { COUNT($cells) ->
        [1] 因此 { $cells } 只能填{ OR($extra) }。
       *[other] 因此 { $cells } 相当于候选数为{ $extra }的虚拟单元格。
    }
common-together-use-up = { COUNT($cells) ->
    [1] 它与 { $others } 一起占用了{ $house }的{ $digits }，因此那里的其他单元格都不能填{ OR($digits) }。
   *[other] 它们与 { $others } 一起占用了{ $house }的{ $digits }，因此那里的其他单元格都不能填{ OR($digits) }。
}
    .expert = 与 { $others } 构成{ $house }的显性数组{ $digits }，那里的其他格删去{ $digits }。
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
