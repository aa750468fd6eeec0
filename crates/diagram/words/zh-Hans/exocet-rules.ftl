exocet-rules-so-remove = { $why }。因此删去 { ALSO($parts) }。
    .beginner = { $why }。因此划掉 { ALSO($parts) }。
exocet-rules-so-remove-seeing = { COUNT($losers) ->
    [1] { $why }。因此删去 { ALSO($parts) }：该格能看到{ COUNT($cells) ->
        [1] 这个位置
        [2] 这两个位置
       *[other] 所有这些位置
    }。
   *[other] { $why }。因此删去 { ALSO($parts) }：这些格都能看到{ COUNT($cells) ->
        [1] 这个位置
        [2] 这两个位置
       *[other] 所有这些位置
    }。
}
    .beginner = { COUNT($losers) ->
        [1] { $why }。因此划掉 { ALSO($parts) }：这一格能看到{ COUNT($cells) ->
            [1] 这个位置
            [2] 这两个位置
           *[other] 所有这些位置
        }。
       *[other] { $why }。因此划掉 { ALSO($parts) }：这些格都能看到{ COUNT($cells) ->
            [1] 这个位置
            [2] 这两个位置
           *[other] 所有这些位置
        }。
    }
exocet-rules-from = { $cells } 的{ $digits }

# 理由，放在“因此删去”之前。
exocet-rules-companion = 那里只有 { $cell } 能填它：{ $cell } 与 { $target } 的数字相同
    .expert = 那里只有 { $cell } 能重复它：{ $cell } 与 { $target } 同值
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [1] 它也在目标格中，位于 { OR($cells) }
   *[other] 它们也在目标格中，位于 { OR($cells) }
}
    .beginner = { COUNT($digits) ->
        [1] 目标格里也一定有它，就在 { OR($cells) }
       *[other] 目标格里也一定有它们，就在 { OR($cells) }
    }
exocet-rules-targets-lack-base = 目标格只填各自的基准格能填的数字
    .expert = 目标格中不属于各自基准格的候选数为假
exocet-rules-all-targets-lack-base = 目标格只填基准格能填的数字
    .expert = 目标格中的非基准候选数为假
exocet-rules-no-target-can-be = 没有目标格能填{ OR($digits) }，因此基准格不能填{ OR($digits) }
    .expert = 目标格都没有{ OR($digits) }，因此基准格也没有
exocet-rules-base-has-no-room =
    如果基准格填{ OR($digits) }，{ $houses }需要填它{ COUNT($houses) ->
    [1] 一次
    [2] 两次
    [3] 三次
   *[other] 四次
}，但只有{ COUNT($covers) ->
    [0] 一个目标格
   *[other] { $covers }和一个目标格
}能容纳它
    .expert = { COUNT($covers) ->
        [0] { OR($digits) }如果是基准数字，{ $houses }的覆盖就不够：只有一个目标格
       *[other] { OR($digits) }如果是基准数字，{ $houses }的覆盖就不够：只有{ $covers }和一个目标格
    }
exocet-rules-target-has-no-room =
    如果 { OR($target) } 是{ OR($digits) }，{ $houses }还需要填它{ COUNT($houses) ->
    [1] 一次
    [2] 两次
    [3] 三次
   *[other] 四次
}，但{ COUNT($covers) ->
    [0] 没有位置能容纳它
   *[other] 只有{ $covers }能容纳它
}
    .expert = { COUNT($covers) ->
        [0] 如果 { OR($target) } 是{ OR($digits) }，这个数字在{ $houses }中就没有覆盖区域
       *[other] 如果 { OR($target) } 是{ OR($digits) }，这个数字在{ $houses }中的覆盖就不够：只有{ $covers }
    }
exocet-rules-mirror = { $target } 的数字也在它的镜像格 { $mirror } 中，而那里填不了{ $lost }
    .expert = { $target } 的镜像格 { $mirror } 不含{ $lost }
exocet-rules-mirror-companion = { $target } 的数字也在它的镜像格 { $mirror } 中。那里只有 { $cell } 能填它：{ $cell } 与 { $target } 的数字相同
    .expert = { $target } 的数字在镜像格 { $mirror } 中重复，那里只有 { $cell } 能填它：{ $cell } 与 { $target } 同值
exocet-rules-no-pair-contains = 剩下的组合都不含{ OR($digits) }
    .expert = 剩余的基准组合都不含{ OR($digits) }
exocet-rules-no-pair-fits = 如果 { OR($cells) } 是{ OR($digits) }，剩下的组合就都填不成
    .expert = 剩余的基准组合都不容许 { OR($cells) } 填{ OR($digits) }
exocet-rules-bases-hold = 基准格要填{ $digits }，位于 { OR($cells) }
    .beginner = 基准格里一定有{ $digits }，就在 { OR($cells) }
    .expert = { $digits }在基准格中，位于 { OR($cells) }
exocet-rules-pairs-hold = 剩下的组合都含{ $digits }，因此基准格要填{ $digits }，位于 { OR($cells) }
    .beginner = 剩下的组合都含{ $digits }，所以基准格里一定有{ $digits }，就在 { OR($cells) }
    .expert = 剩余的基准组合都含{ $digits }，{ $digits }必在基准格中，位于 { OR($cells) }
exocet-rules-targets-hold = 目标格要填{ $digits }，位于 { OR($cells) }
    .beginner = 目标格里一定有{ $digits }，就在 { OR($cells) }
    .expert = { $digits }在目标格中，位于 { OR($cells) }
exocet-rules-pairs-hold-in-targets = 剩下的组合都含{ $digits }，因此目标格要填{ $digits }，位于 { OR($cells) }
    .beginner = 剩下的组合都含{ $digits }，所以目标格里一定有{ $digits }，就在 { OR($cells) }
    .expert = 剩余的基准组合都含{ $digits }，{ $digits }必在目标格中，位于 { OR($cells) }
exocet-rules-locked-in-one = { $cells } 中有一格是{ $digits }，而那只能是 { $cell }
exocet-rules-pairs-leave-one = 剩下的组合都含{ $digits }，而 { $cells } 中只有 { $cell } 能填它
    .expert = 剩余的基准组合都含{ $digits }，而 { $cells } 中只有 { $cell } 能填它
exocet-rules-other-in-covers = { COUNT($covers) ->
    [1] 一个目标格是{ $digits }，因此{ $houses }的另一个{ $digits }在{ $covers }中
   *[other] 一个目标格是{ $digits }，因此{ $houses }其余的{ $digits }在{ $covers }中，各有一个
}
    .expert = { COUNT($covers) ->
        [1] 一个目标格是{ $digits }，因此{ $houses }的另一个{ $digits }在覆盖区域{ $covers }中
       *[other] 一个目标格是{ $digits }，因此{ $houses }其余的{ $digits }在覆盖区域{ $covers }中，各一个
    }
exocet-rules-any-base = 无论哪组基准格填{ OR($digits) }，这组的基准格、目标格或覆盖区域都会排除这里的{ OR($digits) }
exocet-rules-mirror-holds-third = 基准格填{ $pair }。{ $target } 的镜像格 { $mirror } 中，有一格两个都不填，只能填{ $digits }
    .expert = 基准组合是{ $pair }，因此 { $target } 的镜像格 { $mirror } 中，不填基准数字的那一格只能填{ $digits }
exocet-rules-every-case = 有些候选数在每种情况下都为假
