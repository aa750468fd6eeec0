# 印在纸上的文字。

# 封面上，书名下方。
print-count = 共{ $count }题
print-font = 西文字体：Noto Sans，依 SIL Open Font License 1.1 许可使用。
# $font：另一种字体的名称，例如 Noto Sans CJK SC。
print-second-font = 中文字体：{ $font }。

# 写给从未玩过数独的人：三个标题，以及各段说明。
print-how-to-play = 数独规则
print-grid = 盘面有9行、9列，并分成9个宫，每宫3×3格。有些格一开始就有数字。请填满其余的格，使每行、每列、每宫中，1到9各出现一次。
print-how-to-begin = 怎样入手
print-begin-with-digit = 选一个已经出现在多个宫里的数字，再找一个还缺它的宫。已有这个数字的行和列，会排除宫里的大多数格。如果只剩一格，就把这个数字填进去。
print-begin-with-cell = 选一个空格，它所在的行、列、宫都快填满了。如果行、列、宫里合起来已有8个不同的数字，就填入剩下的那个数字。
print-when-stuck = 卡住了怎么办
print-pairs = 在每个空格里，用小字写下所有还能填的数字。如果同一行有两格都只剩同样的两个数字，这一行的其他格就不能填这两个数字，把它们划掉。列和宫也是一样。
print-locked = 如果某宫中，一个数字能填的位置全在同一行，就把这一行宫外各格里的这个数字划掉。
print-each-has-one = 每题都有唯一解：所有数字都能从题中已有的数字推出来。
print-none-has-one = 这里的题目都没有唯一解。
# $numbers：几道题的题号。
print-all-but = 除第{ $numbers }题外，每题都有唯一解。
print-all-but-several = 除其中{ $count }题外，每题都有唯一解。

# 书的目录和标题。
print-contents = 目录
print-puzzles = 题目
print-solutions = 答案
print-no-level = 未分级
# 一章的题号范围。
print-from-to = { $first }～{ $last }

# 题目旁边留给解题人填写的栏目：姓名，以及用了多长时间。
print-name = 姓名
print-time = 用时
print-class = 班级
print-date = 日期

# 指向其他页的链接。
print-on-page = 第{ $page }页
print-solved-on = 答案见第{ $page }页
print-solved-from = 答案从第{ $page }页开始
# $first：“第7页”，几处中的第一处。
print-solved-first = 答案：{ $first }
print-to-page = 转到第{ $page }页

# 代替图片朗读的文字。
print-puzzle = 第{ $name }题
# $label：难度级别或难度系数。
print-puzzle-of = 第{ $name }题，{ $label }
print-stars = { $all }星中的{ $count }星
print-code = 第{ $name }题的二维码
print-solution = 第{ $name }题答案
print-row-by-row = { $name }，逐行列出。
# 相连的空格。
print-blanks = { $count }个空格
# 接在上一行之后的一行：数字和空格，用顿号隔开。
print-row = { $cells }。
print-comma = 、

# 技巧练习页和解题步骤。
# $kind：技巧名称。
print-question = “{ $kind }”在哪里？由此能得出什么？
print-answer = 答案{ $number }
print-example = 例题
print-answers = 答案：{ $heading }
print-short-answer = { $number }. { $name }：{ $result }
print-mixed = 综合练习：{ $topics }
print-mixed-intro = 需要用到的技巧：{ $kinds }。题目由易到难。
print-which = 这里该用哪种技巧？由此能得出什么？
print-write-notes = 先在空格里写上候选数，再把更简单的技巧能排除的候选数全部删去。
print-cross-out = 先划掉不能填入该格的数字，再把更简单的技巧能排除的候选数全部删去。
print-blank-grids = 空白盘面
print-the-puzzle = 题目

# 列表中的编号。
print-number = { $number }
