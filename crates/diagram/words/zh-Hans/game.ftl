game-color-taken = 取消颜色{ $colour }：{ $cells }。
game-color-on = 涂上颜色{ $colour }：{ $cells }。
game-candidate-color-taken = 取消候选数的颜色{ $colour }：{ $cells }。
game-candidate-color-on = 给候选数涂上颜色{ $colour }：{ $cells }。
game-filled = 填入候选数：{ $cells }。
game-cleaned-up = 整理笔记：{ $cells }。
game-undone = 已撤销。{ $difference }
game-redone = 已重做。{ $difference }
game-before-the-mistake = 已回到出错之前。{ $difference }撤销可以恢复一切。
game-mistakes-taken-back = 只撤回了错误。{ $difference }
game-savepoint = 存档点{ $number }。
game-savepoint-named = 存档点{ $number }：{ $name }。
game-back-at-savepoint = 回到存档点{ $number }。{ $difference }
game-left-grid-is-savepoint = { $said }刚才的盘面已存为存档点{ $number }。
game-restarted = 已重新开始。撤销可以恢复一切。
game-begins = 游戏开始。
game-begins-without-solution = 游戏开始，但题目无解。请撤销，并改正提示数。
game-begins-with-several = 游戏开始，但题目有多解。请撤销，并添加提示数。
game-no-digit-wrong = 没有填错的数字。
game-one-digit-wrong = 有1个数字填错：{ $cells }。
game-digits-wrong = 有{ $count }个数字填错：{ $cells }。
game-options-changed = 选项已更改。
game-solved = { $said }题目解开了。
game-wrong-here = { $said }这是错的。
game-wrong-cells = { $said }错误：{ $cells }。
game-same-digit-in = { $said }相同的数字在：{ $cells }。
game-count-of-cells = { $count }个单元格
game-givens-open = 可以输入提示数。
game-givens-closed = 提示数已固定。
game-placed = 填入{ $digit }：{ $cells }。
game-one-empty = 变为空格：{ $gone }。
game-several-empty = 变为空格：{ $cells }。
game-crossed-out = 删去：{ $crossed }。
game-crossed-out-in = 删去候选数：{ $cells }。
game-colors-changed = 颜色已更改。
game-marks-changed = 更改笔记：{ $cells }。
game-marks-cleared = 清除笔记：{ $cells }。
game-colors-cleared = 清除颜色：{ $cells }。
# $mark 是 corner、centre 或 candidate。
game-mark-taken = { $mark ->
    [corner] 取消角标{ $digit }：{ $cells }。
    [centre] 取消中标{ $digit }：{ $cells }。
   *[candidate] 删去候选数{ $digit }：{ $cells }。
}
game-mark-in = { $mark ->
    [corner] 写上角标{ $digit }：{ $cells }。
    [centre] 写上中标{ $digit }：{ $cells }。
   *[candidate] 写上候选数{ $digit }：{ $cells }。
}
game-line-on = { $mark ->
    [arrow] 箭头：从{ $from }到{ $to }。
   *[line] 连线：从{ $from }到{ $to }。
}
game-line-taken = { $mark ->
    [arrow] 取消箭头：从{ $from }到{ $to }。
   *[line] 取消连线：从{ $from }到{ $to }。
}
game-lines-changed = 连线已更改。
game-colors-and-lines-cleared = 已清除颜色和连线：{ $cells }。
