### The dialogs of a game.

## The menu

menu = 更多
menu-check = 检查对错
menu-all-notes = 填入全部候选数
menu-tidy-notes = 整理笔记
menu-pause = 暂停
menu-share = 分享、复制、下载

## Questions

restart-question = 重新开始？
    .text = 填写的内容会全部清除。之后可以撤销。
give-up-question = 放弃这局游戏？
    .text = 这一局会记为未解开，而且不能再继续。

## The game is solved

finished = 题目解开了
    .next = 下一题
    .next-level = 下一题：{ $level }
    .practise = 练习“{ $technique }”
    .share = 分享成绩
    .analyse = 查看解法
finished-help =
    { $assistance ->
        [none] 没有使用辅助
        [candidates] 使用了自动笔记
       *[other] 使用了辅助
    }
finished-hints =
    { $count ->
       *[other] 用了{ $count }次提示
    }
finished-time =
    .first = 第一次不用提示解开这个难度的题目
    .best = 刷新了这个难度的最快纪录，之前是{ $before }
    .usual = 不用提示的最快纪录：{ $best }
    .usual-median = 不用提示的最快纪录：{ $best }，中位数：{ $median }
finished-moments = 想得最久的地方
finished-moment = { $time }，想了{ $thought }
    .helped = { $time }，用了提示
finished-result = { -brand } { $title }：{ $time }，{ $help }
    .other = { -brand }：{ $time }，{ $help }

## Options

options = 选项
options-switches = 解题时
options-clean = 填入数字时自动整理笔记
options-clashes = 突出显示冲突
options-complete = 显示各数字还差几个
options-clock = 显示计时
options-one-note = 只用一种笔记
    .about = 用一个“笔记”按钮代替“角标”和“中标”。
options-notes = 笔记
options-notes-by-hand = 手动
    .about = 自己填写笔记。
options-notes-automatic = 自动
    .about = 显示所有还能填的数字。中标模式用来删去数字。
options-wrong = 标出填错的数字
options-wrong-never = 从不
options-wrong-when-asked = 检查时
options-wrong-at-once = 立即
options-first = 输入顺序
options-first-cell = 先选格
options-first-digit = 先选数字
options-hints = 提示的技巧顺序
options-hints-known = 优先使用您会的技巧。
options-notation = 单元格记法
options-techniques =
    { $count ->
        [0] 提示使用的技巧：全部
       *[other] 提示使用的技巧：停用了{ $count }种
    }
options-techniques-all = 全部
options-techniques-failed = 无法列出技巧：{ $why }。

## Savepoints

savepoints = 存档点
    .none = 还没有存档点。返回存档点时会先保存当前盘面，什么都不会丢。
    .name = 名称（可选）
    .add = 添加存档点
savepoint-number = 存档点{ $number }
savepoint-before = 返回前的盘面
savepoint-state =
    { $filled ->
       *[other] 已填{ $filled }个数字，用时{ $time }
    }
savepoint-back = 返回
    .to = 返回存档点{ $number }

## Sharing

share = 分享
    .what = 选择分享内容
share-puzzle = 题目
share-game = 当前进度
    .about = 包含每一步，可在别处继续
share-copy-link = 复制链接
    .done = 链接已复制。
share-system = 分享…
    .title = 数独
share-as-text = 文本
share-format = 格式
share-copy-text = 复制文本
    .done = 文本已复制。
share-download-text = 下载文本
share-download-game = 下载存档
share-qr = 链接的二维码
    .too-long = 内容太长，无法生成二维码。请改为复制链接。

## A puzzle entered by hand

entering = 自己输入的题目
    .start = 请逐行输入题目给出的数字。遇到空格，按0、空格键或“清除”。
    .tap = 请逐行输入题目给出的数字。遇到空格，请点按删除键。
    .missing = 还缺少提示数。
    .anyway = 仍然开始
    .mine = 点按您自己填写的数字。
    .add = 有自己填的数字？选择“自己填的”。
entering-digits =
    { $count ->
       *[other] { $count }个提示数
    }{ $mine ->
        [0] 。
       *[other] ，{ $mine }个自己填的数字。
    }
entering-solutions =
    { $status ->
        [unique] 有唯一解。
        [none] 这些数字无解。
        [multiple] 仍有多解。
        [counted] 仍有{ $count }个解。
       *[many]
            { $count ->
               *[other] 至少仍有{ $count }个解。
            }
    }
entry-sources = 数字来源
entry-source =
    { $source ->
        [printed] 题目给出
       *[mine] 自己填的
    }
entry-said =
    { $source ->
        [printed] 现在输入题目给出的数字。
       *[mine] 现在输入自己填的数字。点按题目给出的数字，可改为自己填的。
    }
entry-marked =
    { $source ->
        [printed] { $cell }的{ $digit }是题目给出的。
       *[mine] { $cell }的{ $digit }是自己填的。
    }

## A puzzle without a solution, because a digit is mistyped

suspects =
    { $status ->
        [unique] 去掉{ $digits }，就有唯一解。
       *[multiple] 去掉{ $digits }，就有解。
    }
    .searching = 正在查找填错的数字…
    .many = 至少有两个数字是错的。
suspects-digit = { $cell }的{ $digit }
suspects-one-of = 可能填错的数字有{ $count }个。
