### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = 提示
    .close = 关闭提示
hint-searching = 正在查找下一步…
hint-failed = 无法给出提示：{ $why }。

## The button to the next part of a hint

hint-where = 在哪里？
hint-pattern = 显示结构
hint-why = 为什么？
hint-result = 显示结论
hint-apply = 应用
hint-apply-now = 直接应用
hint-remembered = 已记下，下一条提示会沿用。

## The links of a chain, one at a time

hint-walk = 逐步查看
    .next = 下一步
    .all = 整条链
hint-link =
    { $link ->
        [strong] 若{ $digit }不在{ $cells }，则{ $otherDigit }在{ $otherCells }。
       *[weak] 若{ $digit }在{ $cells }，则{ $otherDigit }不在{ $otherCells }。
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = 填入
role-eliminated = 删去
role-wrong = 错误
role-base = 结构
role-cover = 只容纳一个
role-fin = 鱼鳍
role-endo-fin = 内鱼鳍
role-on = 真
role-off = 假
role-pivot = 拐点
role-pincer = 分支格
role-first = 集合A
role-second = 集合B
role-third = 集合C
role-further = 其他集合
role-guardian = 守护者
role-blocker = 排除其他
