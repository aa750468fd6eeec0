# 遊ぶ人に向けた、プログラムの注記、エラー、報告。

# メッセージの前。
program-note = 注記
program-error = エラー
program-hint = 対処

# $input はファイルの名前。
program-no-puzzle = { $input } に問題がありません
program-not-finished = { $seconds }秒では終わりませんでした（--timeout）

# 端末で遊ぶゲーム。$command は "play" か "train"。
program-needs-terminal = `sudoku { $command }` には端末が必要です
program-needs-cursor = `sudoku { $command }` にはカーソルを動かせる端末が必要ですが、TERM が dumb です
program-play-plain = `sudoku play --plain` に画面は要りません。`sudoku hint` と `sudoku solve` はどこでも使えます
program-train-plain = `sudoku train --plain` に画面は要りません。`sudoku techniques NAME` なら、どこでもテクニックの説明を読めます

# ステップと説明。
program-no-technique-applies = 使えるテクニックがありません。
program-verbose-explains = --verbose で、すべてのステップを説明します
program-no-such-step = ステップ{ $step }はありません。全部で{ $count }ステップです
program-no-step-to-draw = 描くステップがありません。{ $said }

# `solve` の答え。
program-no-solution = 解はありません。
program-one-solution = 解は1つです。
program-first-of-solutions = 解は{ $count }個あります。これは最初に見つかった解です。
program-first-of-solutions-or-more = 解は{ $count }個以上あります。これは最初に見つかった解です。
program-solution = 解{ $number }。
program-written-unsolved = 解がないので、解かずに書き出した問題の数：{ $count }
program-written-with-first = 複数の解のうち、最初の解で書き出した問題の数：{ $count }

# 1つの問題についての `check` の報告：項目の名前と、その内容。
program-number = { $count }
program-givens = 初期数字
program-valid = 正当
program-valid-yes = はい。どの行・列・ブロックにも数字の重複はありません
program-valid-no = { $conflicts ->
    [1] いいえ。重複が{ $conflicts }件あります
   *[other] いいえ。{ $houses }個のユニットに重複が{ $conflicts }件あります
}
program-solutions = 解の数
program-solutions-none = なし
program-solutions-one = 1（唯一解です）
program-solutions-several = 2以上（`sudoku solve --count N` で数えられます）
program-minimal = 極小
program-minimal-yes = はい。初期数字はすべて必要です
program-minimal-but-one = いいえ。{ $cells } は省けます
program-minimal-by-none = いいえ。{ $count }個の初期数字は、どれか1つなら省けます
program-minimal-by-some = いいえ。次の{ $count }個の初期数字は、どれか1つなら省けます：
program-filled-in = 入力
program-none-wrong = 数字{ $digits }個、間違いなし
program-some-wrong = 数字{ $digits }個、うち間違い{ $wrong }個：
# 解に含まれるのに、消されている候補。
program-removed = 消した候補
program-candidates-lost = 解に含まれる候補{ $count }個：

# 多くの問題のうち1つについて。1行に、コンマで区切って並ぶ。
program-is-valid = 正当
program-is-not-valid = 不正
program-has-givens = 初期数字{ $count }個
program-is-unique = 唯一解
program-has-several = 複数の解
program-has-none = 解なし
program-is-minimal = 極小
program-has-redundant = 省ける初期数字：{ $cells }
program-has-wrong = 間違い：{ $digits }
program-has-lost = 解から消した候補：{ $candidates }

# 問題の作成。$all 個のうち $done 個ができた。
program-seed = シード{ $seed }
program-going-on = できている{ $count }問の続きから始めます
program-given-up = { $all }問中{ $done }問を作成しました。{ $tries }回試しても、次の問題ができません
program-out-of-time = { $all }問中{ $done }問を作成しました。時間切れです
program-mean-givens = 初期数字は加重平均で{ $mean }個です
program-made-by = sudoku { $version } がシード{ $seed }で作成
program-nothing-known = どのテクニックを知っているか、まだわかりません
program-find-your-place = `sudoku train` の10～20局面でわかります。そこで、知っているテクニックにチェックを付けることもできます
program-learning = 学習中のテクニックを使う問題です：{ $kind }
program-none-known = { $kind }が最も難しいテクニックになる問題は、まだ見つかっていません（{ $tried }問を調べました）。探しても見つからないかもしれません

# 印刷。
program-nothing-to-print = 印刷する問題がありません
program-has-no-solution = この問題には解がありません
program-has-several-solutions = この問題には複数の解があります
program-not-printed = 解がちょうど1つでない問題があるので、何も印刷しません
program-print-broken = --allow-broken を付けると、そのような問題も解なしで印刷します
# $puzzles はコンマで区切ったリスト。ここの最後のメッセージが付くこともある。
program-without-solution = 解がちょうど1つでないので、解なしの問題：{ $puzzles }
program-and-more = { $listed }、ほか{ $count }個
program-long-way = 手順が長くなりました。--aim shortest を付けると、難しいステップの少ない手順を探します
program-no-position = このテクニックの局面がありません：{ $kind }
program-other-puzzles = より易しい方法が使えないときに、このテクニックが必要になる問題がありません。別の問題を指定してください
program-positions-found = { $of }個中{ $found }個の局面が見つかりました
program-positions-of = { $kind }：{ $of }個中{ $found }個の局面が見つかりました
program-give-puzzles = 難しい問題集など、このテクニックが必要な問題を指定してください
program-no-key = 問題がないため、解答はありません

# テクニック：いくつかに当てはまる名前と、一覧の列。
program-fits-several = 「{ $name }」に当てはまるテクニックは{ $count }個あります：
program-page-of-one = `sudoku techniques NAME` で、その1つの説明を読めます。
program-page-of-any = `sudoku techniques NAME` で、テクニックの説明を読めます。よく使われる名前なら何でもかまいません。
program-column-level = HoDoKu での呼び方
program-column-se = Sudoku Explainer の難易度
program-column-explain = `sudoku explain` と `sudoku hint` が使う
program-column-hodoku = HoDoKu の順序に含まれる（`sudoku rate` はこの順序に従う）
program-column-asked = --allow で指定しない限り、`sudoku steps` だけが使う
program-column-one = 解がちょうど1つであることを前提とする

# 写真。
program-photo-doubtful = 読み違えた数字があるかもしれません。{ $cells } を確かめてください
program-photo-unsolved = 読み取った数字では、解がちょうど1つになりません。すべての数字を画像と見比べてください。最初に { $cells } を確かめてください
program-photo-full = 盤面はすべて埋まっています。解くところはありません

# 問題番号の横の日付。
program-day = { $year }年{ $month }{ $day }日（{ $weekday }）
program-weekday = { $number ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[other] 日
}
program-month = { $number }月
