# 解释的结尾：$steps 是步数，$kind 是技巧名称，$flaw 是矛盾。
explain-solved = 解题完成，共{ $steps }步。
explain-solved-without = 解题完成，共{ $steps }步，没有用到“{ $kind }”。
explain-stopped = 到第{ $steps }步为止。
explain-no-solution = 无解：{ $steps }步之后出现矛盾：{ $flaw }。
explain-never-applies = 没有用到“{ $kind }”：{ $steps }步之后，没有可用的技巧。
explain-stuck = { $steps }步之后卡住了：没有可用的技巧。
explain-impossible = 无解：{ $reason }。
explain-impossible-and-more = 无解：{ $reason }；另有{ $count }处矛盾，见 `sudoku check`。
explain-title = 数独解题步骤
explain-singles = { $first }～{ $last }. 唯一余数和排除
explain-simple-steps = { $first }～{ $last }. 简单步骤
