# 1行ずつのゲーム（`sudoku play --plain`, `sudoku train --plain`）。スクリーンリーダーがどの行も読み上げます。コマンドはどの言語でも英語で入力します：
# new、help、do など。
plain-welcome = ナンプレを1行ずつ進めます。コマンドの一覧を出すには、help と入力してください。
plain-no-game = 開いているゲームはありません。新しいゲームを始めるには new、コマンドの一覧を出すには help と入力してください。
plain-game = { $title }：{ $progress }。
plain-no-games = 途中のゲームはありません。新しいゲームを始めるには、new と入力してください。
plain-item = { $number }. { $item }

# 理解できない行。$said：その行。
plain-unknown = 不明なコマンドです：{ $said }。コマンドの一覧を出すには、help と入力してください。
plain-unknown-near = 不明なコマンドです：{ $said }。もしかして { $near } ですか？
plain-which-cell = どのマスですか？ 2 7 や r2c7 のように、行と列を入力してください。
plain-which-house = 1から9のどれですか？ row 3 のように入力してください。
plain-which-number = どのゲームですか？ continue 2 のように、番号も入力してください。
plain-which-puzzle = どの問題ですか？ open に続けて81マスを入力してください。空きマスはドットにします。
plain-which-level = どの難易度ですか？ new に続けて、次の名前のどれかを入力してください。
plain-entry = { $name }：{ $about }
plain-how-to-place = 数字を入れるには、4 in 2 7 のように、数字とマスを入力してください。

# 盤面：3マスずつ3つに分けたユニット、空きマスを表す言葉。
plain-house = { $house }：{ $first }、{ $second }、{ $third }。
plain-three = { $first } { $second } { $third }
plain-blank = 空き
plain-digit = { $digit }
plain-given = { $cell }：{ $digit }、初期数字。
plain-own = { $cell }：{ $digit }、自分で入れた数字。
plain-empty = { $cell } は空です。メモはありません。
plain-notes = { $cell } は空です。メモ：{ $notes }。

# 数字のある場所。
plain-nowhere = { $digit }はまだどこにもありません。
plain-complete = { $digit }はすべて入りました：{ $cells }。
plain-places = { $digit }は { $cells } にあります。残りは{ $missing }個です。
plain-missing = 残り：{ SERIES($each) }。
plain-missing-digit = { $digit }が{ $count }個
plain-nothing-missing = 残りの数字はありません。

# ヒント。do と hint はコマンドです。
plain-hint-ends = ヒントはこれで全部です。ステップを適用するには、do と入力してください。
plain-no-hint = 適用できるヒントがまだありません。先に hint と入力してください。

# 各コマンドの働き。
plain-help-house = 行、列、ブロックを読む
plain-help-grid = すべての行を読む
plain-help-cell = 2行7列のマスを読む
plain-help-digit = この数字がある場所
plain-help-missing = 残りの数字とその個数
plain-help-place = 2行7列に4を入れる
plain-help-note = 2行7列に4と8をメモする。もう一度入力すると消える
plain-help-clear = マスを空にする
plain-help-fill = すべての空きマスに、候補をすべてメモする
plain-help-tidy = メモを整理して、入らなくなった候補を消す
plain-help-undo = 最後の操作を元に戻す、またはやり直す
plain-help-check = 間違っている数字を教える
plain-help-hint = ヒントを出す。繰り返すと詳しくなる
plain-help-why = 理由も含めて、ヒントをすべて出す
plain-help-do = ヒントのステップを適用する
plain-help-new = 新しいゲーム、またはこの難易度のゲームを始める
plain-help-daily = 今日の問題
plain-help-open = 81マスの問題、またはリンクを開く
plain-help-games = 途中のゲームの一覧を出す、またはその1つを続ける
plain-help-begin = 初期数字の入力を終えて、ゲームを始める
plain-help-restart = このゲームを最初からやり直す
plain-help-status = 時間と進み具合
plain-help-again = 最後の答えをもう一度
plain-help-quit = 終了する。ゲームは保存される
plain-help-cross = 2行7列の候補4を消す
plain-help-candidates = 行、列、ブロック、マスの候補を読む
plain-help-course = コース、またはその章
plain-help-lesson = 次のレッスン、または指定したテクニックのレッスン
plain-help-example = レッスンの例
plain-help-drills = レッスンのテクニック、または別のテクニックを練習する
plain-help-solve = レッスンのテクニックが必要な問題
plain-help-review = 復習の時期が来たものを練習する
plain-help-placement = コースのどの章から始めるかを見つける
plain-help-own = 自分のゲームで時間がかかった局面
plain-help-reply = 練習問題に答える
plain-help-answer = 練習問題の答え
plain-help-truth = 推測が正しいかどうかを教える
plain-help-next = 次の練習問題

# レッスンと練習。lesson、drills、done などは英語で入力します。
plain-which-technique = どのテクニックですか？ lesson x-wing のように、lesson に続けて名前を入力してください。
plain-no-drill = 開いている練習問題はありません。drills、review、placement のどれかを入力してください。
plain-lesson-ways = 例を見るには example、練習するには drills、このテクニックが必要な問題を解くには solve と入力してください。
plain-reply-is-there = あるなら yes、ないなら no と入力してください。
plain-reply-name = name 2 のように、name に続けて番号を入力してください。
plain-reply-marks = 数字を入れるには 4 in 2 7、候補を消すには cross 4 in 2 7 のように入力します。終わったら done と入力してください。
plain-reply-marks-or-nothing = 数字を入れるには 4 in 2 7、候補を消すには cross 4 in 2 7 のように入力します。終わったら done と入力してください。何も見つからなければ no と入力してください。
plain-next = 続けるには next と入力してください。
plain-not-noted = そこに{ $digit }のメモはありません。
plain-strong-link = { $from } と { $to } の少なくとも一方は真です。
plain-weak-link = { $from } と { $to } が両方とも真になることはありません。
