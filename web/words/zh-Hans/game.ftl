### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

game-grid = { $title }，已填{ $filled }格，共{ $total }格
game-clock-pause = { $time }，暂停
game-clock-continue = { $time }，继续
game-paused = 已暂停，用时{ $time }。
game-said-paused = 已暂停。
game-said-running = 继续计时。

## The pad

pad = 数字键盘
pad-modes = 输入模式
pad-mode =
    { $mode ->
        [digits] 数字
        [corner] 角标
        [centre] 中标
        [notes] 笔记
       *[colours] 颜色
    }
pad-mode-said =
    { $mode ->
        [digits] 现在输入数字。
        [corner] 现在输入角标。
        [centre] 现在输入中标。
        [notes] 现在输入笔记。
       *[colours] 现在给单元格涂色。
    }
pad-digit = { $digit }，还差{ $count }个
pad-digit-complete = { $digit }，已填齐
pad-colour = 颜色{ $colour }
pad-clear = 清除
pad-line = 从此格开始画线
pad-arrows = 箭头
pad-undo = 撤销
pad-redo = 重做
pad-select = 多选

pen-begun = 从{ $cell }开始画线。请选择另一端。
pen-dropped = 没有画线。

## Keyboard shortcuts that only the web app has

key-read-houses = 读出所在行、列、宫还缺的数字
key-corner = 输入角标
key-centre = 输入中标
key-colour = 给单元格涂色
key-line = 画线：在两端各按一次
key-arrow = 画箭头：先在起点按，再在终点按

## Cells, read aloud

spoken-cells =
    { $rowCount ->
       *[other] 第{ $rows }行
    }{ $columnCount ->
       *[other] 第{ $columns }列
    }
spoken-is-not = 不是
spoken-cell = { $cell }，{ $contents }
spoken-given = 提示数{ $digit }
spoken-empty = 空格
spoken-wrong = 填错
spoken-conflict = 有冲突
spoken-candidates =
    { $count ->
       *[other] 候选数{ $digits }
    }
spoken-corner-marks =
    { $count ->
       *[other] 角标{ $digits }
    }
spoken-crossed-out = 已删去{ $digits }
spoken-coloured-candidate = 颜色{ $colour }的候选数{ $digit }
spoken-colours =
    { $count ->
       *[other] 颜色{ $colours }
    }
spoken-line =
    { $line ->
        [to] 指向{ $place }的箭头
        [from] 来自{ $place }的箭头
       *[line] 到{ $place }的连线
    }
spoken-candidate-at = { $cell }的{ $digit }
spoken-line-of = { $digit }：{ $line }
spoken-row =
    { $count ->
        [0] 第{ $number }行已填齐。
       *[other] 第{ $number }行还缺{ $digits }。
    }
spoken-column =
    { $count ->
        [0] 第{ $number }列已填齐。
       *[other] 第{ $number }列还缺{ $digits }。
    }
spoken-box =
    { $count ->
        [0] 第{ $number }宫已填齐。
       *[other] 第{ $number }宫还缺{ $digits }。
    }
spoken-row-name = 第{ $number }行

## The game cannot be shown

game-elsewhere = 已在其他标签页打开
    .text = 这局游戏已在其他标签页或窗口中打开。
    .taken-over = 这局游戏已转到其他标签页，没有丢失任何内容。
    .here = 在这里继续
game-missing = 找不到游戏
    .text = 这个浏览器中没有这局游戏。是不是已经放弃了？
    .unreadable = 无法读取这局游戏：{ $why }。数据已另外保存，导出备份时会包含在内。
