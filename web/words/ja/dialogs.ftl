### The dialogs of a game.

## The menu

menu = メニュー
menu-check = 間違いをチェック
menu-all-notes = 候補をすべてメモ
menu-tidy-notes = メモを整理
menu-pause = 一時停止
menu-share = 共有・コピー・ダウンロード

## Questions

restart-question = 最初からやり直しますか？
    .text = 入力した内容がすべて消えます。「元に戻す」で取り消せます。
give-up-question = このゲームをギブアップしますか？
    .text = 解けなかったゲームとして記録され、再開できなくなります。

## The game is solved

finished = 解けました！
    .next = 次の問題
    .next-level = 次は{ $level }
    .practise = 「{ $technique }」を練習
    .share = 結果を共有
    .analyse = 解き方を見る
finished-help =
    { $assistance ->
        [none] 補助なし
        [candidates] 自動メモを使用
       *[other] 補助あり
    }
finished-hints =
    { $count ->
       *[other] ヒントを{ $count }回使用
    }
finished-time =
    .first = この難易度を初めてヒントなしで解きました
    .best = この難易度の最短記録を更新（これまでは{ $before }）
    .usual = ヒントなしの最短：{ $best }
    .usual-median = ヒントなしの最短：{ $best }、中央値：{ $median }
finished-moments = 時間がかかったところ
finished-moment = { $time }（{ $thought }考えました）
    .helped = { $time }（ヒントあり）
finished-result = { -brand } { $title }：{ $time }、{ $help }
    .other = { -brand }：{ $time }、{ $help }

## Options

options = オプション
options-switches = ゲーム中
options-clean = 数字を入れたらメモを整理
options-clashes = 数字の重複を強調表示
options-complete = 数字ごとの残り個数を表示
options-clock = タイマーを表示
options-one-note = メモを1種類にする
    .about = 「隅メモ」と「中央メモ」の代わりに「メモ」ボタンを1つ表示します。
options-notes = メモ
options-notes-by-hand = 手動
    .about = 自分で書き込みます。
options-notes-automatic = 自動
    .about = まだ入りうる数字をすべて表示します。入力モードが「中央メモ」のとき、候補を消せます。
options-wrong = 間違った数字を表示
options-wrong-never = 表示しない
options-wrong-when-asked = チェックしたとき
options-wrong-at-once = 入力したらすぐ
options-first = 入力の順序
options-first-cell = マスを先に選ぶ
options-first-digit = 数字を先に選ぶ
options-hints = ヒントのテクニックの順序
options-hints-known = 知っているテクニックを先に使います。
options-notation = マスの表記
options-techniques =
    { $count ->
        [0] ヒントのテクニック：すべて
        [1] ヒントのテクニック：1個を除くすべて
       *[other] ヒントのテクニック：{ $count }個を除くすべて
    }
options-techniques-all = すべて
options-techniques-failed = テクニックの一覧を表示できません：{ $why }。

## Savepoints

savepoints = セーブポイント
    .none = セーブポイントはまだありません。セーブポイントに戻るときは、その直前の盤面も自動で保存されるので、何も失われません。
    .name = 名前（省略可）
    .add = 追加
savepoint-number = セーブポイント{ $number }
savepoint-before = 戻る前の盤面
savepoint-state =
    { $filled ->
       *[other] 入れた数字{ $filled }個、{ $time }
    }
savepoint-back = 戻る
    .to = セーブポイント{ $number }に戻る

## Sharing

share = 共有
    .what = 共有する内容
share-puzzle = 問題だけ
share-game = 問題と途中経過
    .about = すべての操作を含むので、ほかの端末でも続けられます
share-copy-link = リンクをコピー
    .done = リンクをコピーしました。
share-system = 共有…
    .title = ナンプレ
share-as-text = テキスト
share-format = 形式
share-copy-text = テキストをコピー
    .done = テキストをコピーしました。
share-download-text = テキストをダウンロード
share-download-game = ゲームをダウンロード
share-qr = リンクのQRコード
    .too-long = QRコードにするには長すぎます。代わりにリンクをコピーしてください。

## A puzzle entered by hand

entering = 入力中の問題
    .start = 問題の数字を1行目から順に入力してください。空きマスには0、スペースキー、「消去」のどれかを使います。
    .tap = 問題の数字を1行目から順に入力してください。空きマスでは消去キーをタップします。
    .missing = 初期数字がまだ足りません。
    .anyway = このまま遊ぶ
    .mine = 自分で入れた数字をタップしてください。
    .add = 自分の数字があれば「自分の数字」へ。
entering-digits =
    { $count ->
       *[other] 初期数字は{ $count }個
    }{ $mine ->
        [0] です。
       *[other] 、自分の数字は{ $mine }個です。
    }
entering-solutions =
    { $status ->
        [unique] 解は1つだけです。
        [none] この初期数字では解がありません。
        [multiple] まだ複数の解があります。
        [counted] 解はまだ{ $count }個あります。
       *[many]
            { $count ->
               *[other] 解はまだ{ $count }個以上あります。
            }
    }
entry-sources = 数字の種類
entry-source =
    { $source ->
        [printed] 問題の数字
       *[mine] 自分の数字
    }
entry-said =
    { $source ->
        [printed] 問題の数字を入力します。
       *[mine] 自分の数字を入力します。問題の数字をタップすると、自分の数字に変わります。
    }
entry-marked =
    { $source ->
        [printed] { $cell }の{ $digit }は問題の数字です。
       *[mine] { $cell }の{ $digit }は自分の数字です。
    }

## A puzzle without a solution, because a digit is mistyped

suspects =
    { $status ->
        [unique] { $digits }がなければ、解は1つだけになります。
       *[multiple] { $digits }がなければ、解はあります。
    }
    .searching = 間違った数字を探しています…
    .many = 少なくとも2つの数字が間違っています。
suspects-digit = { $cell }の{ $digit }
suspects-one-of = 間違っている可能性のある数字は{ $count }個あります。
