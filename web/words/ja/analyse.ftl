### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = 解析
analyse-field = 問題（形式は自由）、または問題のリスト
analyse-from-game = 今遊んでいる問題を解析するには、ゲームのメニューで「解析」を選んでください。
analyse-reading = 問題を調べています…

## Facts

facts-solutions = 解の数
facts-solution-count =
    { $status ->
        [unique] 1個
        [none] 0個
        [counted] { $count }個
       *[many]
            { $count ->
               *[other] { $count }個より多い
            }
    }
facts-minimal = 極小
    .yes = はい
facts-not-minimal =
    { $count ->
        [1] いいえ：初期数字を1個省けます
       *[other] いいえ：{ $count }個の初期数字のうち、どれか1個を省けます
    }
facts-conflict =
    { $house ->
        [row] { $number }行目に{ $digit }が2つ以上あります：{ $cells }。
        [column] { $number }列目に{ $digit }が2つ以上あります：{ $cells }。
       *[other] ブロック{ $number }に{ $digit }が2つ以上あります：{ $cells }。
    }
facts-dead-end = { $flaw }。
facts-solution = 解

## Ratings

ratings = 難易度評価
ratings-hodoku =
    .about = 難易度、点数、ステップ数
ratings-explainer =
    .about = 全体で最も難しいステップ、最初の数字が決まるまでで最も難しいステップ、最初のステップ
ratings-invariant = 不変評価
    .about = 盤面を回転させても、数字を入れ替えても同じ値
ratings-whips = Whip
ratings-braids = Braid
ratings-g-whips = g-Whip
ratings-g-braids = g-Braid
ratings-length = 解くのに必要な最大の長さ
ratings-more = Whip と Braid でも評価
ratings-busy = …
ratings-none = 評価なし
ratings-at-least = { $rating }以上


proof-note = `sudoku explain -f json`が書き出す証明を貼り付けると、ステップごとに確かめます。
proof-checking = 証明を確かめています…
proof-holds =
    { $steps ->
        [0] この証明にはステップがありません。
        [1] 証明は正しいです。ステップは1つだけで、成り立ちます。
       *[other] 証明は正しいです。{ $steps }ステップすべてが成り立ちます。
    }
proof-step = { $total }ステップ中{ $number }番目が成り立ちません。
proof-unread = この証明は読み取れません。
proof-many = 証明{ $total }件のうち{ $held }件が成り立ちます。
proof-number = 証明{ $number }

compare = 別の問題と比べる
    .same = 形を変えただけの同じ問題です。表はこの問題からもう一方への対応を示します。
    .other = 回転、並べ替え、数字の置き換えをしても一致しない、別の問題です。
compare-image =
    { $of ->
        [row] 行 → 行
        [column] 列 → 列
        [row-column] 行 → 列
        [column-row] 列 → 行
       *[digit] 数字 → 数字
    }

## Steps

path = 解き方
    .searching = 解き方を探しています…
    .back = 解き方に戻る
    .print = 解き方を印刷
path-list = ここで可能なステップをすべて表示
    .searching = すべてのステップを探しています…
path-list-kind = テクニック
    .all = すべて
path-listed =
    { $count ->
        [0] ここで使えるテクニックはありません
       *[other] 可能なステップ：全{ $count }個
    }
path-stuck = これらのテクニックでは、ここから先に進めません。
path-aim = 解き方の方針
path-aim-name =
    { $aim ->
        [usual] 標準
        [shortest] 難しいステップを減らす
        [easiest] 易しいステップを優先
       *[elegant] テクニックの種類を減らす
    }
path-techniques =
    { $count ->
        [0] テクニック：すべて
        [1] テクニック：1個を除くすべて
       *[other] テクニック：{ $count }個を除くすべて
    }
step = ステップ
step-parts = 順に見る
step-whole = まとめて見る
steps = ステップ
    .first = 最初のステップ
    .previous = 前のステップ
    .next = 次のステップ
    .last = 最後のステップ
step-said = { $total }ステップ中{ $number }番目：{ $line }
step-name = ステップ{ $number }：{ $name }
step-points =
    { $count ->
       *[other] { $count }点
    }
step-level =
    { $level ->
        [easy] 初級
        [medium] 中級
        [hard] 上級
        [unfair] 難問
       *[extreme] 超難問
    }

## Many puzzles

table-label = 問題
table-progress =
    { $total ->
       *[other] { $total }
    }問中{ $done ->
       *[other] { $done }
    }問を確認済み
table-explain = Sudoku Explainer でも評価
table-show = 表示
table-choice =
    { $choice ->
        [all] すべて
        [easy] 初級
        [medium] 中級
        [hard] 上級
        [unfair] 難問
        [extreme] 超難問
        [same] 重複
       *[invalid] 解が1つではない
    }（{ $count ->
       *[other] { $count }
    }）
table-download = CSV でダウンロード
table-copy = 問題をコピー
table-column =
    { $column ->
        [number] 問題
        [givens] 初期数字
        [solutions] 解の数
        [level] 難易度
        [score] 点数
        [hardest] 最も難しいテクニック
       *[explained] { -sudoku-explainer }
    }
table-same-as = 問題{ $number }と実質的に同じ
