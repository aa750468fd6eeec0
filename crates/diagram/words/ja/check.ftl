check-givens-differ = { $first }。ただし、元の問題では{ $printed }です
check-lost-candidates = 必要な候補が除外されています：{ $lost }。
check-conflict = { $conflict }。
check-more-conflicts = ほかにもあります。重複は全部で{ $count }件です。
check-no-solution = この盤面に解はありません。
check-givens-have-no-solution = この初期数字では、どう埋めても解がありません。
check-entries-have-no-solution = 入れた数字が両立しません。
check-taking-back-does-not-help = 数字を取り消しても、解は見つかりません。
check-too-many-wrong = 間違った数字が多すぎて、どれかを特定できません。
check-suspect-digit = { $candidate }
check-suspect-removal = { $cell } で消した候補
check-in-other-ways = ほかの{ $count }通り
check-several-solutions = この問題には複数の解があります。初期数字の入力もれはありませんか。
check-every-empty-cell = すべての空きマス
check-many-cells = { $count }マス（{ $by_line }）
check-one-given-decides = 初期数字をあと1つ加えれば、解が1つに決まります：{ $givens }。
check-one-given-decides-for-example = 初期数字をあと1つ加えれば、解が1つに決まります。たとえば、{ $givens }です。
check-givens-needed = 解を1つに決めるには、初期数字があと{ $fewest }～{ $count }個必要です。
check-givens-decide = 初期数字をあと{ $count }個加えれば、解が1つに決まります。たとえば、{ $givens }です。それより少ないと決まりません。
check-givens-may-decide = 初期数字をあと{ $count }個加えれば、解が1つに決まります。たとえば、{ $givens }です。もっと少なくても決まるかもしれませんが、少なくとも{ $fewest }個は必要です。
check-they-differ = 解によって違う場所：{ $differ }。
check-appears = { $house }に{ $digit }が{ $times }つあります：{ $cells }
check-wrong-digits = 間違っているので、取り消してください：{ $wrong }。
check-without-suspects = { $contents }
check-several-left = { COUNT($ways) ->
    [1] 次を取り消しても、解は複数あります：{ OR($ways) }。
   *[other] 次のどれかを取り消しても、解は複数あります：{ OR($ways) }。
}
check-exactly-one-left = { COUNT($ways) ->
    [1] 次を取り消せば、解は1つになります：{ OR($ways) }。
   *[other] 次のどれかを取り消せば、解は1つになります：{ OR($ways) }。
}
check-if-own-digits = 自分で入れた数字があるなら、それを示してください。+7 のように数字の前に + を書くか、--givens FILE|PUZZLE で元の問題を指定します。
check-repeated = { $house }に{ $digit }が2つ以上あります
check-cell-empty = { $cell } に候補が残っていません
check-no-place = { $house }に{ $digit }の入るマスがありません
