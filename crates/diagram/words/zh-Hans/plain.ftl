# 逐行的游戏（`sudoku play --plain`, `sudoku train --plain`）。屏幕阅读器会朗读每一行。无论什么语言，命令都用英文输入：new、help、do 等。
plain-welcome = 数独，逐行模式。输入 help 可查看所有命令。
plain-no-game = 没有打开的游戏。输入 new 开始新游戏，或输入 help 查看所有命令。
plain-game = { $title }：{ $progress }。
plain-no-games = 没有未完成的游戏。输入 new 开始新游戏。
plain-item = { $number }. { $item }

# 无法理解的行。$said：这一行。
plain-unknown = 未知命令：{ $said }。输入 help 可查看所有命令。
plain-unknown-near = 未知命令：{ $said }。您是想输入 { $near } 吗？
plain-which-cell = 哪一格？请输入行和列，例如 2 7 或 r2c7。
plain-which-house = 要第几个（1到9）？例如输入 row 3。
plain-which-number = 哪一局？请加上编号，例如 continue 2。
plain-which-puzzle = 哪道题？请输入 open 和81格的数字，没有数字的格用点表示。
plain-which-level = 哪个难度？请输入 new 和下面的一个名称。
plain-entry = { $name }：{ $about }
plain-how-to-place = 要填数字，请输入数字和它的格，例如 4 in 2 7。

# 盘面：一个区域分三段，每段三格；空格的叫法。
plain-house = { $house }：{ $first }，{ $second }，{ $third }。
plain-three = { $first } { $second } { $third }
plain-blank = 空
plain-digit = { $digit }
plain-given = { $cell }：{ $digit }，提示数。
plain-own = { $cell }：{ $digit }，您填的。
plain-empty = { $cell } 是空的，没有笔记。
plain-notes = { $cell } 是空的。笔记：{ $notes }。

# 一个数字在哪里。
plain-nowhere = { $digit }还没有填入任何格。
plain-complete = { $digit }已填齐：{ $cells }。
plain-places = { $digit }在 { $cells }。还缺{ $missing }个。
plain-missing = 还缺：{ SERIES($each) }。
plain-missing-digit = { $count }个{ $digit }
plain-nothing-missing = 数字都填齐了。

# 提示。do 和 hint 是命令。
plain-hint-ends = 提示已经说完。输入 do 应用这一步。
plain-no-hint = 还没有可以应用的提示。请先输入 hint。

# 每个命令的作用。
plain-help-house = 读出一行、一列或一宫
plain-help-grid = 读出所有行
plain-help-cell = 读出第2行第7列的格
plain-help-digit = 这个数字在哪里
plain-help-missing = 还缺哪些数字，各缺几个
plain-help-place = 在第2行第7列填4
plain-help-note = 在第2行第7列记下4和8；再输入一次就去掉
plain-help-clear = 清空一格
plain-help-fill = 在所有空格里记下全部候选数
plain-help-tidy = 整理笔记，去掉已排除的数字
plain-help-undo = 撤销或重做上一步
plain-help-check = 指出哪些数字填错了
plain-help-hint = 提示；再输入一次会说得更多
plain-help-why = 完整的提示，包括理由
plain-help-do = 应用提示的步骤
plain-help-new = 新游戏，或这个难度的新游戏
plain-help-daily = 今日题目
plain-help-open = 打开81格的题目或链接
plain-help-games = 未完成的游戏，或继续其中一局
plain-help-begin = 固定提示数，开始游戏
plain-help-restart = 重新开始这局游戏
plain-help-status = 用时和进度
plain-help-again = 重复上一个回答
plain-help-quit = 退出；游戏都已保存
plain-help-cross = 删去第2行第7列的候选数4
plain-help-candidates = 读出一行、一列、一宫或一格的候选数
plain-help-course = 课程，或其中一章
plain-help-lesson = 下一课，或某种技巧的课
plain-help-example = 这一课的例题
plain-help-drills = 练习这一课的技巧，或另一种技巧
plain-help-solve = 一道需要这一课的技巧的题
plain-help-review = 练习该复习的内容
plain-help-placement = 找到您在课程中的章节
plain-help-own = 您的游戏中想了很久的局面
plain-help-reply = 回答练习题
plain-help-answer = 练习题的答案
plain-help-truth = 猜测是否正确
plain-help-next = 下一道练习题

# 课程和练习。lesson、drills、done 等命令用英文输入。
plain-which-technique = 哪种技巧？请输入 lesson 和它的名称，例如 lesson x-wing。
plain-no-drill = 没有打开的练习题。请输入 drills、review 或 placement。
plain-lesson-ways = 输入 example 看例题，输入 drills 做练习题，或输入 solve 解一道需要这种技巧的题。
plain-reply-is-there = 有就输入 yes，没有就输入 no。
plain-reply-name = 请输入 name 和编号，例如 name 2。
plain-reply-marks = 要填数字，请输入 4 in 2 7。要删去候选数，请输入 cross 4 in 2 7。然后输入 done。
plain-reply-marks-or-nothing = 要填数字，请输入 4 in 2 7。要删去候选数，请输入 cross 4 in 2 7。然后输入 done。如果看不出来，请输入 no。
plain-next = 输入 next 继续。
plain-not-noted = 那里没有记下{ $digit }。
plain-strong-link = { $from } 和 { $to } 中至少有一个为真。
plain-weak-link = { $from } 和 { $to } 不会同时为真。
