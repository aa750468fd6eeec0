### Training: the course, lessons, and rounds of drills.

train = 練習
train-failed = レッスンを表示できません：{ $why }。
train-known =
    { $count ->
       *[other] 練習したテクニック：{ $count }個
    }
train-known-of = 練習したテクニック：{ $total }個中{ $count }個
train-review =
    { $count ->
       *[other] { $count }個のテクニックを復習
    }
train-waiting =
    { $count ->
       *[other] { $count }個のテクニックが復習の時期です
    }
    .now = 今すぐ復習
train-reviewing = 復習
train-placement = レベル診断
    .offer = 知っている章を飛ばせます
    .about = 始める章を見つけます
train-placed = 第{ $number }章（{ $day }）
train-own = 自分のゲームから
train-own-about = 時間がかかった局面：{ $count }個
train-next = 次のレッスン
train-ticks = 知っているテクニックにチェックを付けてください。「自分のレベル」ではそれだけで解ける問題が選ばれ、ヒントもそのテクニックを先に使います。
train-find = テクニックを探す
    .none = その名前のテクニックはありません。
train-tick = { $name }を知っている
train-due = 要復習
train-due-on = 次回：{ $day }
train-pace = 発見まで{ $time }
    .beside = 発見まで{ $time }（前回{ $before }）
train-lesson-only = レッスンのみ

## A lesson

lesson-failed = レッスンを表示できません
lesson-missing = レッスンが見つかりません
lesson-practise = 練習する
lesson-solve = このテクニックを使う問題を解く
lesson-all = レッスン一覧
lesson-example = 例
    .another = 別の例
    .searching = 例を探しています…
    .failed = 今は例を表示できません：{ $why }。
    .none = このテクニックが最も易しいステップになることはないので、このレッスンに例はありません。
lesson-example-number = 例{ $number }：{ $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = 練習問題
drill-searching = 局面を探しています…
drill-failed = 練習問題を出せません
    .none = このテクニックを練習できる局面がありません。
    .text = 今は練習できません：{ $why }。
drill-to-lesson = レッスンに戻る
drill-which = どのテクニック？
drill-grid =
    { $count ->
       *[other] { $title }、空きマス{ $count }個
    }
drill-yes = はい、あります
drill-how =
    { $first ->
        [digit] 数字を消すには、数字を押してからマスをタップします。もう一度タップすると元に戻ります。
       *[cell] 数字を消すには、マスを選んで数字を押します。もう一度押すと元に戻ります。
    }
drill-no = いいえ、ありません
drill-check = 答えをチェック
drill-nothing = 使えるものはない
drill-unseen = わからない
drill-answer = 答えを見る
drill-done = 終了
drill-result = { $total }問中{ $right }問が一度で正解
drill-at-most = { $number }問目（最大{ $total }問）
drill-placed = 第{ $number }章「{ $title }」から始めましょう。それより前は習得済みとして扱います。診断はいつでもやり直せます。
drill-sum = 結果を見る
drill-missed = 要練習：{ $name }
drill-days = 練習した日：{ $days }日。1週間以内にまた練習すれば、続けて数えます。
