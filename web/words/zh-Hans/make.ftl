### Making, opening and printing puzzles.

## Making

make = 出题
make-by-hand = 手动输入题目
make-enter = 输入题目
make-any = 不限
make-technique = 必用技巧
make-symmetry = 对称
symmetry-name =
    { $symmetry ->
        [none] 无
        [half-turn] 旋转180度
        [quarter-turn] 旋转90度
        [left-right] 左右对称
        [top-bottom] 上下对称
        [orthogonal] 左右和上下对称
        [diagonal] 主对角线对称
        [anti-diagonal] 副对角线对称
        [diagonals] 双对角线对称
       *[full] 完全对称
    }
make-fewest = 最少提示数
make-most = 最多提示数
make-seed = 随机种子
    .random = 随机
make-done =
    { $count ->
        [0] 没有找到符合要求的题目。
       *[other] 已生成{ $count }道题。
    }
make-too-few = 要求{ $wanted }道，只找到{ $count }道。
make-found =
    { $count ->
        [1] 生成的题目
       *[other] 生成了{ $count }道题
    }
make-print-all = 全部打印
make-play-number = 开始题目{ $number }
make-analyse-number = 分析题目{ $number }
make-print-number = 打印题目{ $number }
make-wrong-seed = 随机种子：请输入整数，或者留空。
make-wrong-count = 题目数量：请输入1到100之间的整数。
make-wrong-givens = 提示数：请输入17到81之间的两个数，小的在前。
new-making = 正在生成题目：{ $level }
new-mine = 我的水平
    .about = 只用您会的技巧。
    .unknown = 您会哪些技巧？在“训练”里勾选它们，“我的水平”就会挑选只用这些技巧的题目。
new-failed = 未能生成题目
    .text = 无法生成题目：{ $why }。

## Opening

open = 打开
open-field = 粘贴题目（任意格式）或链接
open-file = 选择文件
open-paste = 粘贴
open-by-hand = 手动输入
open-game = 这是一份游戏存档。
    .continue = 继续这局游戏
open-at = 第{ $number }题，共{ $total }题
open-puzzle = 题目包含{ $parts }。
open-titled = “{ $title }”包含{ $parts }。
open-givens =
    { $count ->
       *[other] { $count }个提示数
    }
open-placed =
    { $count ->
       *[other] { $count }个已填数字
    }
open-candidates = 候选数
open-solutions =
    { $status ->
        [unique] 有唯一解。
        [none] 无解。
       *[multiple] 有多解。
    }
open-show-place = 显示位置
open-whose = 其中哪些数字是自己填的？
open-all-printed = 都是题目给出的
open-choose-mine = 选出自己填的

shared-opening = 正在打开
shared-failed = 这个链接中没有题目
    .text = 无法读取链接：{ $why }。
shared-too-long = 内容太长，不可能是一局游戏

## Printing

print = 打印
print-title = 标题
    .usual = 数独
print-per-page = 每页题数
print-paper = 纸张
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] Letter
       *[legal] Legal
    }
print-solutions = 答案
print-solutions-place =
    { $place ->
        [end] 最后几页
        [below] 各题下方，倒印
        [back] 背面，倒印
       *[none] 不打印
    }
print-aid = 空格内打印
print-aid-kind =
    { $kind ->
        [none] 不打印
        [candidates] 候选数
       *[digits] 所有数字，供划去
    }
print-large = 大字版
print-page = 第{ $number }页
