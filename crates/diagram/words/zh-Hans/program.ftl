# 程序给玩家看的说明、错误和报告。

# 消息的开头。
program-note = 说明
program-error = 错误
program-hint = 建议

# $input：文件名。
program-no-puzzle = { $input } 中没有题目
program-not-finished = { $seconds } 秒内没有完成（--timeout）

# 终端里的游戏。$command 是 play 或 train。
program-needs-terminal = `sudoku { $command }` 需要终端
program-needs-cursor = `sudoku { $command }` 需要能移动光标的终端，而 TERM 是 dumb
program-play-plain = `sudoku play --plain` 不需要屏幕；`sudoku hint` 和 `sudoku solve` 在哪里都能用
program-train-plain = `sudoku train --plain` 不需要屏幕；`sudoku techniques NAME` 在哪里都能显示技巧的讲解

# 步骤和讲解。
program-no-technique-applies = 没有可用的技巧。
program-verbose-explains = --verbose 讲解每一步
program-no-such-step = 没有第{ $step }步：一共{ $count }步
program-no-step-to-draw = 没有可画的步骤。{ $said }

# `solve` 的答案。
program-no-solution = 无解。
program-one-solution = 有唯一解。
program-first-of-solutions = 有{ $count }个解；这是最先找到的。
program-first-of-solutions-or-more = 至少有{ $count }个解；这是最先找到的。
program-solution = 解{ $number }。
program-written-unsolved = 因为无解而原样写出的题目：{ $count }
program-written-with-first = 有多解而按第一个解写出的题目：{ $count }

# `check` 对一道题的报告：各项的名称和内容。
program-number = { $count }
program-givens = 提示数
program-valid = 有效
program-valid-yes = 是：每行、每列、每宫都没有重复的数字
program-valid-no = { $conflicts ->
    [1] 否：有{ $conflicts }处冲突
   *[other] 否：{ $houses }个区域中有{ $conflicts }处冲突
}
program-solutions = 解数
program-solutions-none = 无
program-solutions-one = 1：题目有唯一解
program-solutions-several = 2个或更多：`sudoku solve --count N` 可以计数
program-minimal = 最小
program-minimal-yes = 是：每个提示数都不可少
program-minimal-but-one = 否：{ $cells } 可以去掉
program-minimal-by-none = 否：{ $count }个提示数中，任意一个都可以去掉
program-minimal-by-some = 否：以下{ $count }个提示数中，任意一个都可以去掉：
program-filled-in = 已填
program-none-wrong = { $digits }个数字，没有填错
program-some-wrong = { $digits }个数字，其中{ $wrong }个填错：
# 属于解却被删去的候选数。
program-removed = 误删
program-candidates-lost = 解中的{ $count }个候选数：

# 许多题目中的一道：各项排成一行，用逗号分隔。
program-is-valid = 有效
program-is-not-valid = 无效
program-has-givens = { $count }个提示数
program-is-unique = 唯一解
program-has-several = 多解
program-has-none = 无解
program-is-minimal = 最小
program-has-redundant = 多余：{ $cells }
program-has-wrong = 填错：{ $digits }
program-has-lost = 误删解中的候选数：{ $candidates }

# 生成题目。$all 道题中已完成 $done 道。
program-seed = 种子 { $seed }
program-going-on = 已有{ $count }道完成的题目，接着生成
program-given-up = 已生成{ $done }道，共需{ $all }道：尝试{ $tries }次仍没有新题
program-out-of-time = 已生成{ $done }道，共需{ $all }道：时间已到
program-mean-givens = 提示数的加权平均为 { $mean }
program-made-by = 由 sudoku { $version } 生成，种子 { $seed }
program-nothing-known = 还不知道您会哪些技巧
program-find-your-place = `sudoku train` 用十到二十个盘面就能测出来；也可以在那里勾选您会的技巧
program-learning = 这些题目要用到您正在学的技巧：{ $kind }
program-none-known = 目前还没有以{ $kind }为最难技巧的题目：试过{ $tried }道，一道也没有。搜索可能也找不到

# 打印。
program-nothing-to-print = 没有可打印的题目
program-has-no-solution = 题目无解
program-has-several-solutions = 题目有多解
program-not-printed = 没有打印任何内容，因为并非每道题都有唯一解
program-print-broken = --allow-broken 会打印这样的题目，但不带答案
# $puzzles：用逗号分隔的列表，后面可能带有这里的最后一条消息。
program-without-solution = 没有唯一解，因此不带答案的题目：{ $puzzles }
program-and-more = { $listed }，另有{ $count }个
program-long-way = 步骤很多：--aim shortest 会找难步骤较少的解法
program-no-position = 没有适合这种技巧的盘面：{ $kind }
program-other-puzzles = 没有一道题在更简单的技巧用完时需要它；请换别的题目
program-positions-found = 找到{ $found }个盘面，共需{ $of }个
program-positions-of = { $kind }：找到{ $found }个盘面，共需{ $of }个
program-give-puzzles = 请指定需要这种技巧的题目，例如一个难题集
program-no-key = 没有答案：练习页上没有提问

# 技巧：对应几种技巧的名称，以及列表的各列。
program-fits-several = “{ $name }”对应{ $count }种技巧：
program-page-of-one = `sudoku techniques NAME` 显示其中一种的讲解。
program-page-of-any = `sudoku techniques NAME` 显示一种技巧的讲解。常用的名称都可以。
program-column-level = HoDoKu 对它们的称呼
program-column-se = Sudoku Explainer 的难度评分
program-column-explain = `sudoku explain` 和 `sudoku hint` 会用
program-column-hodoku = 在 HoDoKu 的顺序中，`sudoku rate` 按这个顺序
program-column-asked = 只有 `sudoku steps` 会用，除非 --allow 指定
program-column-one = 以题目有唯一解为前提

# 照片。
program-photo-doubtful = 有些数字可能读错了，请核对 { $cells }
program-photo-unsolved = 按读出的数字，这道题没有唯一解。请对照图片检查所有数字，先看 { $cells }
program-photo-full = 盘面已经填满，没有要解的了

# 题号旁的日期。
program-day = { $year }年{ $month }{ $day }日 { $weekday }
program-weekday = { $number ->
    [1] 星期一
    [2] 星期二
    [3] 星期三
    [4] 星期四
    [5] 星期五
    [6] 星期六
   *[other] 星期日
}
program-month = { $number }月
