# 端末で遊ぶゲーム。画面は80桁。ラベルや説明は短くする（かなと漢字は2桁）。

# 小さすぎるウィンドウと、その大きさ。
terminal-needs-room = この画面の表示には{ $columns }桁、{ $rows }行が必要です。
terminal-has-room = このウィンドウは{ $columns }桁、{ $rows }行です。

# キー。Esc など、キーボードに書かれている名前はどの言語でも同じ。
terminal-space = Space
terminal-arrow = { $direction ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
}

# 最下行：キーの名前の後に、その働きを一言で。リストの中：
terminal-key-choose = 選択
terminal-key-take = 決定
terminal-key-change = 変更
terminal-key-scroll = スクロール
terminal-key-back = 戻る
terminal-key-quit = 終了
terminal-key-give-up = ギブアップ
terminal-key-open = 開く
# ゲームの中：
terminal-key-begin = 開始
terminal-key-begin-all-the-same = このまま開始
terminal-key-hint = ヒント
# ヒントや文章の続き。
terminal-key-more = 続き
# ヒントのステップを適用する。
terminal-key-do-it = 適用
terminal-key-check = チェック
terminal-key-write = 入力
terminal-key-undo = 元に戻す
terminal-key-redo = やり直す
terminal-key-mode = モード
terminal-key-clear = 消去
terminal-key-all-marks = 全候補
terminal-key-find = 強調
terminal-key-keys = キー
terminal-key-options = オプション
terminal-key-leave = 中断
terminal-key-go-on = 再開
terminal-key-another = 次の問題（{ $level }）
terminal-key-new-game = 新しいゲーム
terminal-key-lesson = レッスン
# レッスンと練習問題の中：
terminal-key-example = 例
terminal-key-drills = 練習問題
terminal-key-solve-with-it = これを使う問題を解く
terminal-key-stop = 中止
terminal-key-next = 次へ
terminal-key-review = 復習
terminal-key-sum-up = 結果
terminal-key-is-there = あります
terminal-key-is-not-there = ありません
terminal-key-name = 名前
terminal-key-check-answer = チェック
terminal-key-nothing = ない
terminal-key-unseen = わからない
# 示せない答えでも、正解と合っているか。
terminal-key-truth = 正誤を見る
terminal-key-answer = 答え

# しばらくかかる計算。
terminal-making = 問題を作成しています… Esc で中止
terminal-looking-for-step = ステップを探しています… Esc で中止
terminal-looking-for-position = 局面を探しています… Esc で中止
terminal-looking-at-steps = すべてのステップを調べています… Esc で中止

# 読み書きできないファイル。$why はその理由か、ここの2番目のメッセージ。
terminal-not-kept = 保存できません：{ $why }
terminal-played-elsewhere = 別のウィンドウで開いています
terminal-cannot-be-opened = ゲームを開けません：{ $why }
terminal-goes-on = ゲームはそのまま続きます：{ $why }
terminal-torn = 最後の操作は保存しきれませんでした。その前までは残っています。

# メニュー：項目と、その説明。
terminal-menu = ナンプレ
terminal-continue = 続ける：{ $title }
terminal-menu-new = 新しいゲーム
terminal-menu-new-about = 難易度を選ぶ
terminal-menu-daily = 今日の問題
terminal-menu-daily-about = { $day }（UTC）
terminal-menu-train = 練習
terminal-menu-train-about = テクニックを学んで練習する
terminal-menu-open = 開く
terminal-menu-open-about = 問題やリンクを貼り付けるか入力
terminal-menu-enter = 入力
terminal-menu-enter-about = 紙の問題を自分で入力する
terminal-menu-statistics-about = タイムと連続記録
terminal-menu-options-about = メモ、チェック、色
terminal-menu-keys-about = キーボードショートカット
terminal-menu-quit = 終了
terminal-menu-quit-about = ゲームは保存されています

# 始めたゲーム。$row は問題の1行目。
terminal-progress = { $time }、{ $of }マス中{ $filled }マス入力済み
terminal-progress-begins = { $time }、{ $of }マス中{ $filled }マス、1行目 { $row }
terminal-progress-begins-in-short = { $time }、{ $filled } / { $of }、{ $row }
terminal-being-entered = 入力中、初期数字は{ $givens }個

# ゲームの題名。$number は問題の番号か、同じ題名のゲームの番号。
terminal-game = { $level } { $number }
terminal-game-of-day = { $level }（{ $day }）
terminal-own-puzzle = 自分で入力した問題
terminal-opened-puzzle = 読み込んだ問題
terminal-one-of-several = { $title }（{ $number }）

# 難易度を選ぶ画面。
terminal-new-game = 新しいゲーム
terminal-own-level = 自分のレベル
terminal-own-level-about = 知っているテクニックだけで解けます。
terminal-puzzle-of-day = { $day } の問題
terminal-solved = 解答済み

# 問題を開く画面。
terminal-open = 問題を開く
terminal-open-about = 貼り付けるか入力します：81個の数字とドット、盤面、候補、リンク。

# キーボードショートカットの題名と、メニューの項目。
terminal-keys = キー
terminal-copy-text = 盤面をテキストでコピー
terminal-copy-link = 盤面へのリンクをコピー
terminal-mark-centre = 中央メモを書く（端末が対応している場合）
terminal-mark-corner = 隅メモを書く（端末が対応している場合）
terminal-text-copied = 盤面をテキストでコピーしました（端末が許可している場合）。
terminal-link-copied = 盤面へのリンクをコピーしました（端末が許可している場合）。

# 盤面の横の22桁：入力したマス、数字キーの働き（そのままと、ごく短く）、選択中の印。
terminal-filled = { $filled } / { $of }
terminal-entering = 初期数字を入力中
terminal-mode = { $mode ->
    [digits] 数字
    [corner] 隅メモ
    [centre] 中央メモ
   *[colours] 色
}
terminal-mode-in-short = { $mode ->
    [digits] 数
    [corner] 隅
    [centre] 央
   *[colours] 色
}
terminal-selecting = 選択
# f キーの後。
terminal-which-digit = どの数字ですか。もう一度 f を押すと解除します。

# 一時停止中は盤面を隠す。p はキー。
terminal-paused = 一時停止中
terminal-paused-about = p で再開

# 解けたとき：最下行と、盤面の横。
terminal-solved-without-help = { $time }で解けました（補助なし）
terminal-solved-with-candidates = { $time }で解けました（自動メモ）
terminal-solved-with-checks = { $time }で解けました（チェックあり）
terminal-solved-with-hints = { $time }で解けました（ヒントあり）
terminal-solved-with-steps = { $time }で解けました（ステップを適用）
terminal-time = タイム：{ $time }。
terminal-first-time = タイム：{ $time }。この難易度では最初の記録です。
terminal-time-beside-others = タイム：{ $time }。最短{ $best }、中央値{ $median }。
terminal-singles-were-enough = シングルだけで解けました。
terminal-hardest-step = いちばん難しいステップ：{ $kind }。
# 解いたゲームで時間がかかったところ：経過時間、場所、テクニック。$thought：考えた時間。続いてレッスンのキー（どの言語でも同じ）。
terminal-moments = 時間がかかったところ：
terminal-moment = { $time } { $place }：{ $kind }（{ $thought }考えました）
terminal-moment-helped = { $time } { $place }：{ $kind }（ヒントあり）
terminal-lesson-about = l：{ $kind }のレッスン

# セーブポイント：作られ方、時間と数字、戻ると何が変わるか。
terminal-savepoints = セーブポイントに戻る
terminal-no-savepoint = セーブポイントはまだありません。s キーで追加できます。
terminal-savepoint = { $number }、自分で追加
terminal-savepoint-left = { $number }、戻る前の盤面
terminal-savepoint-named = { $number }、{ $name }
terminal-savepoint-about = { $time }、数字{ $digits }個：{ $changes }
terminal-nothing-changes = 今の盤面と同じ
terminal-marks-change = メモだけ違う
# $gone と $back は、なくなる数字と戻る数字か、その個数。
terminal-without = { $gone }がなくなる
terminal-with = { $back }が戻る
terminal-without-and-with = { $gone }がなくなり、{ $back }が戻る
terminal-digits = { $each }
terminal-count-of-digits = { $count }個
terminal-count-of-changes = { $count }か所違う

# 統計。見出しは8桁程度。
terminal-statistics = 統計
terminal-level = 難易度
terminal-played = 回数
terminal-solved-count = 解答数
terminal-best = 最短
terminal-median = 中央値
terminal-streak = 連続
terminal-longest-streak = 最長連続
terminal-helped = ヒント
terminal-other-puzzles = その他

# オプションと、その値。
terminal-options = オプション
terminal-notes = メモ
terminal-notes-by-hand = 手動
terminal-notes-automatic = 自動：入る数字をすべて表示、中央メモで消去
terminal-clean = メモを整理
terminal-clean-on = 数字を入れたとき
terminal-clean-off = しない
terminal-clashes = 数字の重複を強調
terminal-wrong = 間違った数字を表示
terminal-never = しない
terminal-when-asked = チェックしたとき
terminal-at-once = すぐ
terminal-digits-left = 数字の残り個数
terminal-digits-left-on = 表示
terminal-digits-left-off = 非表示
terminal-clock = タイマー
terminal-clock-on = 表示
terminal-clock-off = 非表示（計測は続く）
terminal-first = 入力の順序
terminal-first-cell = マスを先に選ぶ
terminal-first-digit = 数字を先に選び、Enter かクリックで入れる
terminal-notation = マスの表記
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = ヒント
terminal-hints-ours = 易しい順、すべてのテクニック
terminal-hints-hodoku = HoDoKu のテクニックだけ
terminal-hints-sudoku-explainer = Sudoku Explainer の順
terminal-techniques = ヒントのテクニック
terminal-techniques-title = ヒントのテクニック：{ $which }
# $off は無効なものの数。
terminal-techniques-on = { $off ->
    [0] すべて
   *[other] { $off }個を除くすべて
}
terminal-off = 無効
terminal-partly-off = 一部無効
terminal-explanations = 解説
terminal-for-beginners = 初心者向け：どこを見るか
terminal-for-players = 一般向け：パターンと理由
terminal-for-experts = 上級者向け：専門用語で
# 画面の見た目。
terminal-skin = 外観
terminal-skin-name = { $skin ->
    [dark] ダーク
    [light] ライト
    [safe] 色覚に配慮
    [mono] 色なし
   *[ascii] ASCII
}

# 練習。$known は練習したテクニックの数、$due は復習するテクニックの数。
terminal-course = 練習。練習したテクニック：{ $of }個中{ $known }個
terminal-next-lesson = 次のレッスン
terminal-all-practised = すべてのレッスンを練習しました
terminal-placement = レベル診断
terminal-placement-offer = 知っている章を飛ばせます
terminal-placement-about = 始める章を見つけます
terminal-placed-about = 第{ $number }章（{ $day }）
terminal-placement-finished = レベル診断が終わりました。{ $of }問中{ $right }問が一度で正解でした。
terminal-your-place = 第{ $number }章「{ $title }」から始めましょう。それより前は習得済みとして扱います。診断はいつでもやり直せます。
terminal-review = 復習
terminal-review-about = { $due ->
    [0] 今日の復習はありません
   *[other] 復習するテクニック：{ $due }個
}
terminal-chapter-practised = すべて練習済み
terminal-chapter-progress = { $of }個中{ $known }個を練習
terminal-chapter = 第{ $number }章（全{ $of }章）：{ $title }
terminal-lesson-place = { $title }：レッスン { $number } / { $of }
terminal-first-learn = 先に学ぶ：{ $kind }
terminal-missed = 要練習
terminal-days-of-practice = 練習した日：{ $days }日。1週間以内にまた練習すれば、続けて数えます。
terminal-due = 要復習
terminal-due-on = 次回：{ $day }
terminal-pace = 発見まで{ $time }
terminal-pace-beside = 発見まで{ $time }（前回{ $before }）
terminal-known = 習得済み
terminal-without-drills = レッスンのみ
terminal-no-positions = このテクニックを練習できる局面がありません：{ $kind }。
terminal-example = 例：{ $kind }
# 練習問題の上：問いと、その番号と、全体の数。
terminal-which-one = どのテクニック？
terminal-what-follows = 何がわかる？ { $number } / { $of }
terminal-find-it = 見つける { $number } / { $of }
terminal-name-it = 名前を答える { $number } / { $of }
terminal-solve-with-it = 解く { $number } / { $of }
terminal-see-it = 復習 { $number } / { $of }
terminal-place-it = { $number }問目（最大{ $of }問）
# 自分のゲームの局面：コースの項目と、練習問題の見出し。$time：経過時間。
terminal-own-games = 自分のゲームから
terminal-own-games-about = 時間がかかった局面：{ $positions }個
terminal-from-game = 自分のゲームから、{ $time }、{ $row }
terminal-own-position = { $day } { $number } / { $of }
