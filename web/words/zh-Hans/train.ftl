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
train-next = 下一课
train-due = 该复习了
train-due-on = 下次：{ $day }
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
drill-no = 找不到
drill-check = 检查答案
drill-answer = 显示答案
drill-done = 完成
drill-result = 本轮结束：{ $total }题中有{ $right }题一次答对。
    .again = 本轮结束：{ $total }题中有{ $right }题一次答对。下次练习：{ $day }。
