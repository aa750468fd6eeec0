# 紙に印刷する言葉。

# 本の表紙で、書名の下に出る。
print-count = 全{ $count }問
print-font = 欧文書体：Noto Sans（SIL Open Font License 1.1 に基づいて使用）。
# $font は Noto Sans CJK JP のような、もう1つの書体の名前。
print-second-font = 和文書体：{ $font }。

# ナンプレを初めて見る人のためのルール。見出しが3つと、その段落。
print-how-to-play = 遊び方
print-grid = 盤面には、横の行、縦の列、3×3マスのブロックが、それぞれ9つあります。いくつかのマスには、最初から数字が入っています。どの行、どの列、どのブロックにも1から9までの数字が1つずつ入るように、残りのマスを埋めましょう。
print-how-to-begin = 解き始めるには
print-begin-with-digit = すでに多くのブロックに入っている数字を選び、その数字がまだないブロックに注目します。その数字がすでにある行や列のマスには、同じ数字は入りません。残る空きマスが1つだけなら、そこにその数字を書き入れます。
print-begin-with-cell = 行、列、ブロックがほとんど埋まっている空きマスを選びます。その行、列、ブロックに、合わせて8種類の数字が入っていれば、残る1つの数字をそのマスに書き入れます。
print-when-stuck = 行き詰まったら
print-pairs = それぞれの空きマスに、まだ入る可能性のある数字をすべて小さくメモします。同じ行の2つのマスに、同じ2つの数字しか残っていなければ、その行のほかのマスにその2つの数字は入りません。ほかのマスのメモから消しましょう。列やブロックでも同じです。
print-locked = ブロックの中で、ある数字の入る場所がすべて同じ行にあれば、その行の、ブロックの外にあるマスのメモから、その数字を消します。
print-each-has-one = どの問題も、解はちょうど1つです。すべての数字が、最初からある数字をもとに決まります。
print-none-has-one = ここには、解がちょうど1つの問題はありません。
# $numbers はいくつかの問題の番号。
print-all-but = 問題{ $numbers }を除いて、どの問題も解はちょうど1つです。
print-all-but-several = { $count }問を除いて、どの問題も解はちょうど1つです。

# 本の目次と見出し。
print-contents = 目次
print-puzzles = 問題
print-solutions = 解答
print-no-level = 難易度なし
# 章に入っている問題の番号。
print-from-to = { $first }～{ $last }

# 問題の横の記入欄。解いた人の名前と、かかった時間。
print-name = 名前
print-time = タイム
print-class = クラス
print-date = 日付

# ほかのページへのリンク。
print-on-page = { $page }ページ
print-solved-on = 解答は{ $page }ページ
print-solved-from = 解答は{ $page }ページから
# $first は「7ページ」など。いくつかあるうちの最初のもの。
print-solved-first = 解答：{ $first }
print-to-page = { $page }ページへ

# 図の代わりに読み上げられる。
print-puzzle = 問題{ $name }
# $label は難易度か、難易度評価。
print-puzzle-of = 問題{ $name }、{ $label }
print-stars = 星{ $all }つのうち{ $count }つ
print-code = 問題{ $name }のQRコード
print-solution = 解答{ $name }
print-row-by-row = { $name }、1行ずつ。
# 隣り合う空きマス。
print-blanks = 空き{ $count }マス
# 前の行に続く1行。数字と空きマスを読点で区切る。
print-row = { $cells }。
print-comma = 、

# テクニックの練習シートと、解き方の説明。
# $kind はテクニックの名前。
print-question = 「{ $kind }」はどこにありますか。そこから何がわかりますか。
print-answer = 答え{ $number }
print-example = 例題
print-answers = 答え：{ $heading }
print-short-answer = { $number }. { $name }：{ $result }
print-mixed = 総合練習：{ $topics }
print-mixed-intro = 使うテクニック：{ $kinds }。問題はだんだん難しくなります。
print-which = ここではどのテクニックが使えますか。そこから何がわかりますか。
print-write-notes = まず、空いたマスに候補を書き込みます。次に、より易しいテクニックで消せる候補をすべて消します。
print-cross-out = まず、マスに入らない数字を線で消します。次に、より易しいテクニックで消せる候補をすべて消します。
print-blank-grids = 白紙の盤面
print-the-puzzle = 問題

# リストの中の番号。
print-number = { $number }
