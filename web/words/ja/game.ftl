### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

game-grid = { $title }、{ $total }マス中{ $filled }マス入力済み
game-clock-pause = { $time }、一時停止
game-clock-continue = { $time }、再開
game-paused = { $time }で一時停止中です。
game-said-paused = 一時停止しました。
game-said-running = 再開しました。

## The pad

pad = 入力パッド
pad-modes = 入力モード
pad-mode =
    { $mode ->
        [digits] 数字
        [corner] 隅メモ
        [centre] 中央メモ
        [notes] メモ
       *[colours] 色
    }
pad-mode-said =
    { $mode ->
        [digits] 数字を入力します。
        [corner] 隅のメモを書き込みます。
        [centre] 中央のメモを書き込みます。
        [notes] メモを書き込みます。
       *[colours] マスに色をつけます。
    }
pad-digit = { $digit }、残り{ $count }個
pad-digit-complete = { $digit }、すべて入力済み
pad-colour = 色{ $colour }
pad-clear = 消去
pad-line = このマスから線を引く
pad-arrows = 矢印
pad-undo = 元に戻す
pad-redo = やり直す
pad-select = 複数選択

pen-begun = { $cell }から線を引きます。もう一方の端を選んでください。
pen-dropped = 線は引きませんでした。

## Keyboard shortcuts that only the web app has

key-read-houses = 行・列・ブロックに足りない数字を読み上げる
key-corner = 隅のメモを書き込む
key-centre = 中央のメモを書き込む
key-colour = マスに色をつける
key-line = 線を引く：両端でそれぞれ押す
key-arrow = 矢印を引く：始点、次に先端で押す

## Cells, read aloud

# 4行7列／7列の4、6行／4行の6、7列／4、6行の6、7列
spoken-cells =
    { $columnCount ->
        [1]
            { $rowCount ->
                [1] { $rows }行{ $columns }列
               *[other] { $columns }列の{ $rows }行
            }
       *[other]
            { $rowCount ->
               *[other] { $rows }行の{ $columns }列
            }
    }
spoken-is-not = ノットイコール
spoken-cell = { $cell }、{ $contents }
spoken-given = 初期数字{ $digit }
spoken-empty = 空き
spoken-wrong = 間違い
spoken-conflict = 重複
spoken-candidates =
    { $count ->
       *[other] 候補{ $digits }
    }
spoken-corner-marks =
    { $count ->
       *[other] 隅のメモ{ $digits }
    }
spoken-crossed-out = 消した候補{ $digits }
spoken-coloured-candidate = 色{ $colour }の候補{ $digit }
spoken-colours =
    { $count ->
       *[other] 色{ $colours }
    }
spoken-line =
    { $line ->
        [to] { $place }への矢印
        [from] { $place }からの矢印
       *[line] { $place }への線
    }
spoken-candidate-at = { $cell }の{ $digit }
spoken-line-of = { $digit }：{ $line }
spoken-row =
    { $count ->
        [0] { $number }行目は完成です。
       *[other] { $number }行目に足りない数字は{ $digits }です。
    }
spoken-column =
    { $count ->
        [0] { $number }列目は完成です。
       *[other] { $number }列目に足りない数字は{ $digits }です。
    }
spoken-box =
    { $count ->
        [0] ブロック{ $number }は完成です。
       *[other] ブロック{ $number }に足りない数字は{ $digits }です。
    }
spoken-row-name = { $number }行目

## The game cannot be shown

game-elsewhere = 別のタブで開いています
    .text = このゲームは、別のタブまたはウィンドウで開いています。
    .taken-over = このゲームは、別のタブに移りました。何も失われていません。
    .here = ここで遊ぶ
game-missing = ゲームが見つかりません
    .text = このブラウザーには、このゲームが保存されていません。ギブアップしたゲームかもしれません。
    .unreadable = このゲームを読み取れません：{ $why }。データは別に保管してあり、エクスポートにも含まれます。
