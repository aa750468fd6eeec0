### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = ヒント
    .close = ヒントを閉じる
hint-searching = ヒントを探しています…
hint-failed = ヒントを出せませんでした：{ $why }。

## The button to the next part of a hint

hint-where = 場所を見る
hint-pattern = パターンを見る
hint-why = 理由を見る
hint-result = 結果を見る
hint-apply = 適用
hint-apply-now = すぐに適用
hint-remembered = 次のヒントに反映されます。

## The links of a chain, one at a time

hint-walk = リンクを1つずつ見る
    .next = 次のリンク
    .all = チェーン全体
hint-link =
    { $link ->
        [strong] { $cells }に{ $digit }が入らないなら、{ $otherCells }に{ $otherDigit }が入ります。
       *[weak] { $cells }に{ $digit }が入るなら、{ $otherCells }に{ $otherDigit }は入りません。
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = 決まる数字
role-eliminated = 除外
role-wrong = 間違い
role-base = パターン
role-cover = 1つだけ入る
role-fin = フィン
role-endo-fin = エンドフィン
role-on = 真
role-off = 偽
role-pivot = ピボット
role-pincer = ピンサー
role-first = 集合A
role-second = 集合B
role-third = 集合C
role-further = ほかの集合
role-guardian = ガーディアン
role-blocker = ほかを除外する
