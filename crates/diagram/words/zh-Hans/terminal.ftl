# 终端里的游戏。屏幕宽80列，标签和说明要短（汉字占两列）。

# 窗口太小，以及窗口的大小。
terminal-needs-room = 显示这个画面需要{ $columns }列、{ $rows }行的窗口。
terminal-has-room = 这个窗口是{ $columns }列、{ $rows }行。

# 按键。键盘上印着的名称（如 Esc）在各种语言里都一样。
terminal-space = 空格
terminal-arrow = { $direction ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
}

# 最后一行：按键后面用一个词说明作用。列表中：
terminal-key-choose = 选择
terminal-key-take = 确定
terminal-key-change = 更改
terminal-key-scroll = 滚动
terminal-key-back = 返回
terminal-key-quit = 退出
terminal-key-give-up = 放弃这局
terminal-key-open = 打开
# 游戏中：
terminal-key-begin = 开始
terminal-key-begin-all-the-same = 仍然开始
terminal-key-hint = 提示
# 提示或文字的下一部分。
terminal-key-more = 更多
# 应用提示的步骤。
terminal-key-do-it = 应用
terminal-key-check = 检查
terminal-key-write = 填入
terminal-key-undo = 撤销
terminal-key-redo = 重做
terminal-key-mode = 模式
terminal-key-clear = 清除
terminal-key-all-marks = 全部候选数
terminal-key-find = 突出显示
terminal-key-keys = 按键
terminal-key-options = 选项
terminal-key-leave = 退出
terminal-key-go-on = 继续
terminal-key-another = 再来一题（{ $level }）
terminal-key-new-game = 新游戏
terminal-key-lesson = 课程
# 课程和练习题中：
terminal-key-example = 例题
terminal-key-drills = 练习题
terminal-key-solve-with-it = 用它解一道题
terminal-key-stop = 停止
terminal-key-next = 下一题
terminal-key-review = 复习
terminal-key-sum-up = 结果
terminal-key-is-there = 能找到
terminal-key-is-not-there = 找不到
terminal-key-name = 名称
terminal-key-check-answer = 检查答案
terminal-key-nothing = 用不上
terminal-key-unseen = 看不出来
# 无法证明的回答是否仍然正确？
terminal-key-truth = 看对错
terminal-key-answer = 显示答案

# 需要一点时间的计算。
terminal-making = 正在生成题目… 按 Esc 停止
terminal-looking-for-step = 正在查找步骤… 按 Esc 停止
terminal-looking-for-position = 正在查找合适的盘面… 按 Esc 停止
terminal-looking-at-steps = 正在检查所有步骤… 按 Esc 停止

# 无法读写的文件。$why：原因，或下面第二条消息。
terminal-not-kept = 无法保存：{ $why }
terminal-played-elsewhere = 已在另一个窗口中打开
terminal-cannot-be-opened = 无法打开这局游戏：{ $why }
terminal-goes-on = 这局游戏照常进行：{ $why }
terminal-torn = 最后一步没有完整保存；此前的内容都在。

# 菜单：每一项和它的说明。
terminal-menu = 数独
terminal-continue = 继续：{ $title }
terminal-menu-new = 新游戏
terminal-menu-new-about = 选择难度
terminal-menu-daily = 今日题目
terminal-menu-daily-about = { $day }（UTC）
terminal-menu-train = 训练
terminal-menu-train-about = 学习技巧，并做练习
terminal-menu-open = 打开
terminal-menu-open-about = 粘贴或输入题目、链接
terminal-menu-enter = 输入
terminal-menu-enter-about = 输入纸上的题目
terminal-menu-statistics-about = 用时和连胜
terminal-menu-options-about = 笔记、检查、颜色
terminal-menu-keys-about = 键盘快捷键
terminal-menu-quit = 退出
terminal-menu-quit-about = 游戏都已保存

# 已开始的游戏。$row：题目的第一行。
terminal-progress = { $time }，已填{ $filled }格，共{ $of }格
terminal-progress-begins = { $time }，{ $filled } / { $of }；第一行 { $row }
terminal-progress-begins-in-short = { $time }，{ $filled } / { $of }，{ $row }
terminal-being-entered = 正在输入，已有{ $givens }个提示数

# 游戏的标题。$number：题目的编号，或者几局同名游戏中的编号。
terminal-game = { $level } { $number }
terminal-game-of-day = { $level }（{ $day }）
terminal-own-puzzle = 自己输入的题目
terminal-opened-puzzle = 打开的题目
terminal-one-of-several = { $title }（{ $number }）

# 选择难度。
terminal-new-game = 新游戏
terminal-own-level = 我的水平
terminal-own-level-about = 只用您会的技巧。
terminal-puzzle-of-day = { $day } 的题目
terminal-solved = 已解开

# 打开题目。
terminal-open = 打开题目
terminal-open-about = 粘贴或输入：81个数字和点、盘面、候选数，或者链接。

# 键盘快捷键：标题，也是菜单中的一项。
terminal-keys = 按键
terminal-copy-text = 把盘面复制为文本
terminal-copy-link = 复制盘面的链接
terminal-mark-centre = 写中标（需终端支持此键）
terminal-mark-corner = 写角标（需终端支持此键）
terminal-text-copied = 如果终端允许，盘面已复制为文本。
terminal-link-copied = 如果终端允许，盘面的链接已复制。

# 盘面旁边的22列：已填的格；数字键的作用，完整的和极短的；正在选择单元格。
terminal-filled = { $filled } / { $of }
terminal-entering = 输入提示数
terminal-mode = { $mode ->
    [digits] 数字
    [corner] 角标
    [centre] 中标
   *[colours] 颜色
}
terminal-mode-in-short = { $mode ->
    [digits] 数
    [corner] 角
    [centre] 中
   *[colours] 色
}
terminal-selecting = 多选
# 按 f 之后。
terminal-which-digit = 哪个数字？再按 f 取消。

# 暂停时遮住盘面；p 是按键。
terminal-paused = 已暂停
terminal-paused-about = 按 p 继续

# 解开了：最后一行，以及盘面旁边。
terminal-solved-without-help = 解题用时{ $time }，没有使用辅助。
terminal-solved-with-candidates = 解题用时{ $time }，使用了自动笔记。
terminal-solved-with-checks = 解题用时{ $time }，检查过对错。
terminal-solved-with-hints = 解题用时{ $time }，用过提示。
terminal-solved-with-steps = 解题用时{ $time }，应用过提示的步骤。
terminal-time = 用时：{ $time }。
terminal-first-time = 用时：{ $time }，这个难度的第一次成绩。
terminal-time-beside-others = 用时：{ $time }，最快 { $best }，中位数 { $median }。
terminal-singles-were-enough = 只用排除和唯余就够了。
terminal-hardest-step = 最难的步骤：{ $kind }。
# 解出的题中想得最久的地方：用时、位置、技巧；$thought：思考了多久。下面是课程的按键，各语言相同。
terminal-moments = 想得最久的地方：
terminal-moment = { $time } { $place }：{ $kind }，想了{ $thought }
terminal-moment-helped = { $time } { $place }：{ $kind }，用了提示
terminal-lesson-about = l：学习{ $kind }

# 存档点：怎样产生的，用时和数字，返回后会有什么变化。
terminal-savepoints = 返回存档点
terminal-no-savepoint = 还没有存档点。按 s 添加。
terminal-savepoint = { $number }，自己添加
terminal-savepoint-left = { $number }，返回前的盘面
terminal-savepoint-named = { $number }，{ $name }
terminal-savepoint-about = { $time }，{ $digits }个数字：{ $changes }
terminal-nothing-changes = 与现在的盘面相同
terminal-marks-change = 笔记不同
# $gone 和 $back：会去掉的数字和会恢复的数字，或者它们的个数。
terminal-without = 去掉 { $gone }
terminal-with = 恢复 { $back }
terminal-without-and-with = 去掉 { $gone }，恢复 { $back }
terminal-digits = { $each }
terminal-count-of-digits = { $count }个数字
terminal-count-of-changes = { $count }处不同

# 统计。表头宽约8列。
terminal-statistics = 统计
terminal-level = 难度
terminal-played = 局数
terminal-solved-count = 解开
terminal-best = 最快
terminal-median = 中位数
terminal-streak = 连胜
terminal-longest-streak = 最长连胜
terminal-helped = 提示
terminal-other-puzzles = 其他

# 选项和它们的值。
terminal-options = 选项
terminal-notes = 笔记
terminal-notes-by-hand = 手动
terminal-notes-automatic = 自动：显示所有能填的数字，中标用来删去
terminal-clean = 整理笔记
terminal-clean-on = 填入数字时
terminal-clean-off = 不整理
terminal-clashes = 突出显示冲突
terminal-wrong = 标出填错的数字
terminal-never = 从不
terminal-when-asked = 检查时
terminal-at-once = 立即
terminal-digits-left = 各数字还差几个
terminal-digits-left-on = 显示
terminal-digits-left-off = 不显示
terminal-clock = 计时
terminal-clock-on = 显示
terminal-clock-off = 不显示，照常计时
terminal-first = 输入顺序
terminal-first-cell = 先选格
terminal-first-digit = 先选数字：按 Enter 或点击填入
terminal-notation = 单元格记法
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = 提示
terminal-hints-ours = 由易到难，全部技巧
terminal-hints-hodoku = 只用 HoDoKu 的技巧
terminal-hints-sudoku-explainer = 按 Sudoku Explainer 的顺序
terminal-techniques = 提示使用的技巧
terminal-techniques-title = 提示使用的技巧：{ $which }
# $off：停用的数量。
terminal-techniques-on = { $off ->
    [0] 全部
   *[other] 停用了{ $off }种
}
terminal-off = 停用
terminal-partly-off = 部分停用
terminal-explanations = 讲解
terminal-for-beginners = 面向新手：该看哪里
terminal-for-players = 面向玩家：结构和原因
terminal-for-experts = 面向高手：用专业术语
# 屏幕的样子。
terminal-skin = 外观
terminal-skin-name = { $skin ->
    [dark] 深色
    [light] 浅色
    [safe] 色盲友好
    [mono] 无颜色
   *[ascii] ASCII
}

# 训练。$known：练习过的技巧数；$due：该复习的数量。
terminal-course = 训练：已练习{ $known }种技巧，共{ $of }种
terminal-next-lesson = 下一课
terminal-all-practised = 所有课程都练习过了
terminal-placement = 水平测试
terminal-placement-offer = 跳过已经会的内容
terminal-placement-about = 找到适合您的章节
terminal-placed-about = 第{ $number }章（{ $day }）
terminal-placement-finished = 水平测试结束：{ $of }题中有{ $right }题一次答对。
terminal-your-place = 您从第{ $number }章“{ $title }”开始。之前的内容视为已掌握。您可以随时重新测试。
terminal-review = 复习
terminal-review-about = { $due ->
    [0] 今天没有要复习的
   *[other] 有{ $due }种技巧该复习了
}
terminal-chapter-practised = 全部练习过
terminal-chapter-progress = 已练习 { $known } / { $of }
terminal-chapter = 第{ $number }章（共{ $of }章）：{ $title }
terminal-lesson-place = { $title }：第{ $number }课，共{ $of }课
terminal-first-learn = 先学：{ $kind }
terminal-missed = 没答对
terminal-days-of-practice = 已练习{ $days }天。一周之内再来，天数会接着算。
terminal-due = 该复习了
terminal-due-on = 下次：{ $day }
terminal-pace = 用时 { $time }
terminal-pace-beside = 用时 { $time }（上次 { $before }）
terminal-known = 已会
terminal-without-drills = 没有练习题
terminal-no-positions = 找不到适合练习这种技巧的盘面：{ $kind }。
terminal-example = 例题：{ $kind }
# 练习题上方：题型、题号和总数。
terminal-which-one = 哪种技巧？
terminal-what-follows = 得出结论，{ $number } / { $of }
terminal-find-it = 找出来，{ $number } / { $of }
terminal-name-it = 说出名称，{ $number } / { $of }
terminal-solve-with-it = 用它解题，{ $number } / { $of }
terminal-see-it = 复习，{ $number } / { $of }
terminal-place-it = 第{ $number }题，最多{ $of }题
# 来自自己游戏的局面：课程中的条目和练习题的标题。$time：用时。
terminal-own-games = 来自您的游戏
terminal-own-games-about = { $positions }个让您想了很久的局面
terminal-from-game = 来自您的游戏，{ $time }，{ $row }
terminal-own-position = { $day }，{ $number } / { $of }
