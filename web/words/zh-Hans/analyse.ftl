### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = 分析
analyse-field = 一道题目（任意格式），或多道题目的列表
analyse-from-game = 要分析正在玩的题目，请在游戏的“更多”菜单中选择“分析”。
analyse-reading = 正在检查题目…

## Facts

facts-solutions = 解的个数
facts-solution-count =
    { $status ->
        [unique] 1个
        [none] 无解
        [counted] { $count }个
       *[many]
            { $count ->
               *[other] 超过{ $count }个
            }
    }
facts-minimal = 最小题
    .yes = 是
facts-not-minimal =
    { $count ->
        [1] 否：有1个提示数可以去掉
       *[other] 否：有{ $count }个提示数，可以任意去掉其中一个
    }
facts-conflict =
    { $house ->
        [row] 第{ $number }行中，{ $digit }出现了不止一次：{ $cells }。
        [column] 第{ $number }列中，{ $digit }出现了不止一次：{ $cells }。
       *[other] 第{ $number }宫中，{ $digit }出现了不止一次：{ $cells }。
    }
facts-dead-end = { $flaw }。
facts-solution = 答案

## Ratings

ratings = 难度评定
ratings-hodoku =
    .about = 难度、分数、步数
ratings-explainer =
    .about = 全程最难一步、到首次出数为止最难一步、第一步
ratings-invariant = 不变难度
    .about = 不受旋转盘面、替换数字影响
ratings-whips = Whip
ratings-braids = Braid
ratings-g-whips = g-Whip
ratings-g-braids = g-Braid
ratings-length = 所需最长链的长度
ratings-more = 用 Whip 和 Braid 评定
ratings-busy = …
ratings-none = 未评定
ratings-at-least = 至少{ $rating }


proof-note = 粘贴`sudoku explain -f json`写出的证明，即可逐步检查。
proof-checking = 正在检查证明…
proof-holds =
    { $steps ->
        [0] 这份证明没有步骤。
        [1] 证明成立：唯一的一步有根据。
       *[other] 证明成立：{ $steps }步都有根据。
    }
proof-step = 共{ $total }步，第{ $number }步没有根据。
proof-unread = 这份证明无法读取。
proof-many = { $total }份证明中有{ $held }份成立。
proof-number = 证明{ $number }

compare = 与另一道题比较
    .same = 这是同一道题的另一种形式。下表给出从本题到另一题的对应关系。
    .other = 这是另一道题：无论旋转、调换行列还是替换数字，都不会相同。
compare-image =
    { $of ->
        [row] 行变为行
        [column] 列变为列
        [row-column] 行变为列
        [column-row] 列变为行
       *[digit] 数字变为
    }

## Steps

path = 解题步骤
    .searching = 正在查找解题步骤…
    .back = 返回解题步骤
    .print = 打印解题步骤
path-list = 列出当前所有可用的步骤
    .searching = 正在查找所有步骤…
path-list-kind = 技巧
    .all = 全部
path-listed =
    { $count ->
        [0] 当前没有可用的技巧
       *[other] 所有可用的步骤：{ $count }个
    }
path-stuck = 只用这些技巧，无法再往下解。
path-aim = 解法偏好
path-aim-name =
    { $aim ->
        [usual] 常规
        [shortest] 难的步骤尽量少
        [easiest] 步骤尽量简单
       *[elegant] 技巧种类尽量少
    }
path-techniques =
    { $count ->
        [0] 使用的技巧：全部
       *[other] 使用的技巧：停用了{ $count }种
    }
step = 步骤
step-parts = 逐项查看
step-whole = 全部显示
steps = 步骤
    .first = 第一步
    .previous = 上一步
    .next = 下一步
    .last = 最后一步
step-said = 第{ $number }步，共{ $total }步：{ $line }
step-name = 第{ $number }步：{ $name }
step-points =
    { $count ->
       *[other] { $count }分
    }
step-level =
    { $level ->
        [easy] 简单
        [medium] 中等
        [hard] 困难
        [unfair] 高难
       *[extreme] 极难
    }

## Many puzzles

table-label = 题目
table-progress =
    已检查{ $done ->
       *[other] { $done }
    }道，共{ $total ->
       *[other] { $total }
    }道
table-explain = 用 Sudoku Explainer 评定
table-show = 显示
table-choice =
    { $choice ->
        [all] 全部
        [easy] 简单
        [medium] 中等
        [hard] 困难
        [unfair] 高难
        [extreme] 极难
        [same] 重复
       *[invalid] 没有唯一解
    }（{ $count ->
       *[other] { $count }
    }）
table-download = 下载为 CSV
table-copy = 复制题目
table-column =
    { $column ->
        [number] 题目
        [givens] 提示数
        [solutions] 解的个数
        [level] 难度
        [score] 分数
        [hardest] 最难的技巧
       *[explained] { -sudoku-explainer }
    }
table-same-as = 与题目{ $number }实质相同
