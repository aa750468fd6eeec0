# マスは、名前（「r1c1 と r1c2」）のほか、「5マス」のように数でも示される。だから「：」の後に置く。
game-color-taken = 色{ $colour }を消去：{ $cells }。
game-color-on = 色{ $colour }を設定：{ $cells }。
game-candidate-color-taken = 候補の色{ $colour }を消去：{ $cells }。
game-candidate-color-on = 候補の色{ $colour }を設定：{ $cells }。
game-filled = 候補を記入：{ $cells }。
game-cleaned-up = メモを整理：{ $cells }。
game-undone = 元に戻しました。{ $difference }
game-redone = やり直しました。{ $difference }
game-before-the-mistake = 間違える前に戻りました。{ $difference }「元に戻す」で、すべて元どおりになります。
game-mistakes-taken-back = 間違いだけを取り消しました。{ $difference }
game-savepoint = セーブポイント{ $number }。
game-savepoint-named = セーブポイント{ $number }：{ $name }。
game-back-at-savepoint = セーブポイント{ $number }に戻りました。{ $difference }
game-left-grid-is-savepoint = { $said }直前の盤面はセーブポイント{ $number }に保存しました。
game-restarted = 最初からやり直します。「元に戻す」で、すべて元どおりになります。
game-begins = ゲーム開始です。
game-begins-without-solution = ゲーム開始です。ただし、この問題には解がありません。「元に戻す」を選び、初期数字を直してください。
game-begins-with-several = ゲーム開始です。ただし、この問題には複数の解があります。「元に戻す」を選び、初期数字を加えてください。
game-no-digit-wrong = 間違った数字はありません。
game-one-digit-wrong = 間違った数字が1つあります：{ $cells }。
game-digits-wrong = 間違った数字が{ $count }個あります：{ $cells }。
game-options-changed = オプションを変更しました。
game-solved = { $said }問題が解けました。
game-wrong-here = { $said }間違いです。
game-wrong-cells = { $said }間違い：{ $cells }。
game-same-digit-in = { $said }同じ数字があるマス：{ $cells }。
game-count-of-cells = { $count }マス
game-givens-open = 初期数字を入力できます。
game-givens-closed = 初期数字は固定されました。
game-placed = { $digit }を入力：{ $cells }。
game-one-empty = 空になったマス：{ $gone }。
game-several-empty = 空になったマス：{ $cells }。
game-crossed-out = 消した候補：{ $crossed }。
game-crossed-out-in = 候補を消したマス：{ $cells }。
game-colors-changed = 色を変更しました。
game-marks-changed = メモを変更：{ $cells }。
game-marks-cleared = メモを消去：{ $cells }。
game-colors-cleared = 色を消去：{ $cells }。
# $mark は "corner"、"centre"、"candidate" のどれか。
game-mark-taken = { $mark ->
    [corner] 隅のメモ{ $digit }を消去：{ $cells }。
    [centre] 中央のメモ{ $digit }を消去：{ $cells }。
   *[candidate] 候補{ $digit }を消去：{ $cells }。
}
game-mark-in = { $mark ->
    [corner] 隅のメモ{ $digit }を記入：{ $cells }。
    [centre] 中央のメモ{ $digit }を記入：{ $cells }。
   *[candidate] 候補{ $digit }を記入：{ $cells }。
}
game-line-on = { $mark ->
    [arrow] 矢印：{ $from }から{ $to }へ。
   *[line] 線：{ $from }から{ $to }まで。
}
game-line-taken = { $mark ->
    [arrow] 矢印を消去：{ $from }から{ $to }へ。
   *[line] 線を消去：{ $from }から{ $to }まで。
}
game-lines-changed = 線を変更しました。
game-colors-and-lines-cleared = 色と線を消去：{ $cells }。
