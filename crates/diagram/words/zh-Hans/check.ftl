check-givens-differ = 盘面上是 { $first }，而原题是{ $printed }
check-lost-candidates = 误删了必需的候选数：{ $lost }。
check-conflict = { $conflict }。
check-more-conflicts = 其余从略：共有{ $count }处冲突。
check-no-solution = 这个盘面无解。
check-givens-have-no-solution = 提示数本身无解，怎么填都不行。
check-entries-have-no-solution = 填入的数字不能同时成立。
check-taking-back-does-not-help = 撤回填入的数字也没有用。
check-too-many-wrong = 错误的数字太多，无法查明是哪些。
check-suspect-digit = { $candidate }
check-suspect-removal = { $cell } 的删数
check-in-other-ways = 改用另外{ $count }种办法
check-several-solutions = 题目有多解：是不是漏了提示数？
check-every-empty-cell = 所有空格
check-many-cells = { $count }个单元格：{ $by_line }
check-one-given-decides = 再加一个提示数就有唯一解：{ $givens }。
check-one-given-decides-for-example = 再加一个提示数就有唯一解，例如 { $givens }。
check-givens-needed = 还需要{ $fewest }到{ $count }个提示数才有唯一解。
check-givens-decide = 再加{ $count }个提示数就有唯一解，例如 { $givens }；少于这个数不行。
check-givens-may-decide = 再加{ $count }个提示数就有唯一解，例如 { $givens }。也许可以更少，但不能少于{ $fewest }个。
check-they-differ = 这些解的不同之处：{ $differ }。
check-appears = { $times ->
    [2] { $house }中，{ $digit }出现了两次：{ $cells }
   *[other] { $house }中，{ $digit }出现了{ $times }次：{ $cells }
}
check-wrong-digits = { COUNT($wrong) ->
    [1] { $wrong }填错了，请撤回。
   *[other] { $wrong }都填错了，请撤回。
}
check-without-suspects = 撤回 { $contents }
check-several-left = 以下情况仍有多解：{ ELSE($ways) }。
check-exactly-one-left = 以下情况恰有唯一解：{ ELSE($ways) }。
check-if-own-digits = 如果其中有自己填入的数字，请标明：在每个这样的数字前写 +，例如 +7；也可以用 --givens FILE|PUZZLE 指定原题。
check-repeated = { $house }中，{ $digit }出现了不止一次
check-cell-empty = { $cell } 没有剩下候选数
check-no-place = { $house }中没有{ $digit }的位置
