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
train-next = 次のレッスン
train-due = 要復習
train-due-on = 次回：{ $day }
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
drill-no = いいえ、ありません
drill-check = 答えをチェック
drill-answer = 答えを見る
drill-done = 終了
drill-result = 1周終わりました。{ $total }問中{ $right }問が一度で正解でした。
    .again = 1周終わりました。{ $total }問中{ $right }問が一度で正解でした。次の練習：{ $day }。
