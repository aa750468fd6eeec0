### Words that several screens share.

locale = ja-JP

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = ホーム
button-close = 閉じる
button-cancel = キャンセル
button-stop = 中止
button-continue = 続ける
button-back = 戻る
button-next = 次へ
button-previous = 前へ
button-play = 遊ぶ
button-analyse = 解析
button-print = 印刷
button-edit = 編集
button-make = 作成
button-give-up = ギブアップ
button-restart = 最初からやり直す
button-undo-mistakes = 間違える前に戻る
button-hint = ヒント

## Labels of fields

label-level = 難易度
label-how-many = 問題数
label-givens = 初期数字
label-puzzle = 問題
label-puzzle-number = 問題{ $number }
position = { $number } / { $total }
progress = { $done } / { $total }
no-value = –

level-name =
    { $level ->
        [beginner] 入門
        [easy] 初級
        [medium] 中級
        [hard] 上級
        [expert] エキスパート
       *[master] マスター
    }

## Waiting and errors

loading = 読み込んでいます…
making = 問題を作成しています
stopped = 中止しました。
page-not-found = ページが見つかりません
unknown-level = この難易度はありません
check-address = アドレスに間違いがないか確認してください。
file-not-loaded = { $name } を読み込めません（オフラインかもしれません）
worker-ended = ブラウザーが計算を停止しました

## Titles

document-title = { $title } | { -brand }

game-title-daily = { $level }（{ $day }）
game-title-entered = 自分で入力した問題
game-title-opened = 読み込んだ問題

## The start

start-failed = { -brand } を起動できません
    .again = 再試行
start-old-browser = { -brand } を使うには、WebAssembly SIMD に対応した2023年以降のブラウザーが必要です。
start-offline = { -brand } を読み込めませんでした。インターネット接続を確認してください。
start-refused = { -brand } を読み込めませんでした。サーバーの応答は{ $status }です。
start-updated = { -brand } が新しくなりました。ページを再読み込みすると続けられます。

list-comma = 、
sentence-space = { "" }
list-digits = 、
list-last = 、
