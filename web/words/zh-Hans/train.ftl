### Training: the course, lessons, and rounds of drills.

train = 训练
train-failed = 无法显示课程：{ $why }。
train-known =
    { $count ->
       *[other] 已练习{ $count }种技巧
    }
train-known-of = 已练习{ $count }种技巧，共{ $total }种
train-review =
    { $count ->
       *[other] 复习{ $count }种技巧
    }
train-waiting =
    { $count ->
       *[other] 有{ $count }种技巧该复习了
    }
    .now = 现在复习
train-reviewing = 复习
train-placement = 水平测试
    .offer = 跳过已经会的内容
    .about = 找到适合您的章节
train-placed = 第{ $number }章（{ $day }）
train-own = 来自您的游戏
train-own-about = { $count }个让您想了很久的局面
train-next = 下一课
train-ticks = 勾选您会的技巧。“我的水平”会挑选只用这些技巧的题目，提示也会优先使用它们。
train-find = 查找技巧
    .none = 没有叫这个名字的技巧。
train-tick = 我会{ $name }
train-due = 该复习了
train-due-on = 下次：{ $day }
train-pace = 用时 { $time }
    .beside = 用时 { $time }（上次 { $before }）
train-lesson-only = 没有练习题

## A lesson

lesson-failed = 无法显示这一课
lesson-missing = 没有这一课
lesson-practise = 练习
lesson-solve = 用这种技巧解一道题
lesson-all = 全部课程
lesson-example = 例题
    .another = 换一道例题
    .searching = 正在查找例题…
    .failed = 暂时没有例题：{ $why }。
    .none = 解题时总有比这种技巧更简单的步骤，因此这一课没有例题。
lesson-example-number = 例题{ $number }：{ $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = 练习题
drill-searching = 正在查找合适的盘面…
drill-failed = 没有练习题
    .none = 找不到适合练习这种技巧的盘面。
    .text = 现在无法练习：{ $why }。
drill-to-lesson = 返回课程
drill-which = 哪种技巧？
drill-grid =
    { $count ->
       *[other] { $title }，还有{ $count }个空格
    }
drill-yes = 能找到
drill-how =
    { $first ->
        [digit] 要删去一个数字，先按该数字，再点它所在的格子。再点一次即可恢复。
       *[cell] 要删去一个数字，先选中格子，再按该数字。再按一次即可恢复。
    }
drill-no = 找不到
drill-check = 检查答案
drill-nothing = 都用不上
drill-unseen = 看不出来
drill-answer = 显示答案
drill-done = 完成
drill-result = { $total }题中{ $right }题一次答对
drill-at-most = 第{ $number }题，最多{ $total }题
drill-placed = 您从第{ $number }章“{ $title }”开始。之前的内容视为已掌握。您可以随时重新测试。
drill-sum = 查看结果
drill-missed = 没答对：{ $name }
drill-days = 已练习{ $days }天。一周之内再来，天数会接着算。
