### Making, opening and printing puzzles.

## Making

make = 問題の作成
make-by-hand = 自分で問題を入力
make-enter = 問題の入力
make-any = 指定なし
make-technique = 必要なテクニック
make-symmetry = 対称性
symmetry-name =
    { $symmetry ->
        [none] なし
        [half-turn] 180度回転
        [quarter-turn] 90度回転
        [left-right] 左右
        [top-bottom] 上下
        [orthogonal] 左右と上下
        [diagonal] 対角線（左上から右下）
        [anti-diagonal] 対角線（右上から左下）
        [diagonals] 両方の対角線
       *[full] 左右・上下・対角線すべて
    }
make-fewest = 初期数字（最少）
make-most = 初期数字（最多）
make-seed = シード
    .random = ランダム
make-done =
    { $count ->
        [0] 条件に合う問題は見つかりませんでした。
       *[other] { $count }問作成しました。
    }
make-too-few = { $wanted }問中{ $count }問しか見つかりませんでした。
make-found =
    { $count ->
        [1] できた問題
       *[other] できた問題：{ $count }問
    }
make-print-all = すべて印刷
make-play-number = 問題{ $number }で遊ぶ
make-analyse-number = 問題{ $number }を解析
make-print-number = 問題{ $number }を印刷
make-wrong-seed = シードには整数を入力するか、空欄のままにしてください。
make-wrong-count = 問題数には1～100の整数を入力してください。
make-wrong-givens = 初期数字は17～81の範囲で、最少が最多を超えないように入力してください。
new-making = 問題を作成しています：{ $level }
new-mine = 自分のレベル
    .about = 知っているテクニックだけで解ける問題。
    .unknown = 知っているテクニックはどれですか。「練習」でチェックを付けると、それだけで解ける問題が選ばれます。
new-failed = 問題を作成できませんでした
    .text = 作成できなかった理由：{ $why }。

## Opening

open = 問題を開く
open-field = 問題（形式は自由）またはリンクを貼り付け
open-file = ファイルを選択
open-paste = 貼り付け
open-by-hand = 自分で入力
open-game = これは保存されたゲームです。
    .continue = このゲームを続ける
open-at = { $total }問中{ $number }問目
open-puzzle = 問題：{ $parts }。
open-titled = 「{ $title }」：{ $parts }。
open-givens =
    { $count ->
       *[other] 初期数字{ $count }個
    }
open-placed =
    { $count ->
       *[other] 入れた数字{ $count }個
    }
open-candidates = 候補あり
open-solutions =
    { $status ->
        [unique] 解は1つだけです。
        [none] 解がありません。
       *[multiple] 複数の解があります。
    }
open-show-place = 場所を見る
open-whose = 自分で入れた数字はどれですか？
open-all-printed = すべて問題の数字
open-choose-mine = 自分の数字を選ぶ

shared-opening = リンクを開いています
shared-failed = リンクから問題を開けません
    .text = リンクを読み取れません：{ $why }。
shared-too-long = ゲームのデータにしては長すぎます

## Printing

print = 印刷
print-title = タイトル
    .usual = ナンプレ
print-per-page = 1ページの問題数
print-paper = 用紙
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] レター
       *[legal] リーガル
    }
print-solutions = 解答
print-solutions-place =
    { $place ->
        [end] 最後のページ
        [below] 各問題の下（上下逆さま）
        [back] 裏面（上下逆さま）
       *[none] なし
    }
print-aid = 空きマスに印刷
print-aid-kind =
    { $kind ->
        [none] なし
        [candidates] 候補
       *[digits] すべての数字（消しながら解く）
    }
print-large = 大きな文字
print-page = { $number }ページ
