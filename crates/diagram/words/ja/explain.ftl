# 説明の終わり。$steps は説明したステップの数、$kind はテクニックの名前。
explain-solved = { $steps }ステップで解けました。
explain-solved-without = { $steps }ステップで解けました。「{ $kind }」は使われませんでした。
explain-stopped = { $steps }ステップで止めました。
# $flaw は矛盾の内容。
explain-no-solution = 解はありません（{ $steps }ステップの時点）：{ $flaw }。
explain-never-applies = 「{ $kind }」は使われませんでした。{ $steps }ステップの後、使えるテクニックがありません。
explain-stuck = { $steps }ステップで行き詰まりました。使えるテクニックがありません。
explain-impossible = 解はありません：{ $reason }。
explain-impossible-and-more = 解はありません：{ $reason }。矛盾はほかに{ $count }件あります（`sudoku check` で確認できます）。
explain-title = ナンプレの解き方
explain-singles = { $first }～{ $last }. シングル
explain-simple-steps = { $first }～{ $last }. 簡単なステップ
