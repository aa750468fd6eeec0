### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = 设置
settings-appearance = 外观
settings-skin =
    { $skin ->
        [system] 跟随系统
        [light] 浅色
        [dark] 深色
       *[contrast] 高对比度
    }
settings-language = 语言
    .system = 跟随浏览器
settings-language-later = 下次联网打开 { -brand } 时将加载{ $language }。
settings-voice = 讲解
settings-voice-of =
    { $voice ->
        [beginner] 面向新手
        [player] 面向玩家
       *[expert] 面向高手
    }
settings-behaviour = 使用偏好
settings-motion = 减少动画
    .about = 关闭时跟随系统设置。
settings-pad-left = 数字键盘放在左侧
    .about = 仅限宽屏。
settings-new-games = 新游戏的选项

## Backup

backup = 备份
    .text = 游戏、成绩和设置只保存在这个浏览器中。导出后可以留作备份，也可以转移到别处。
    .export = 导出
    .import = 导入
backup-done =
    { $games ->
        [0] 已恢复成绩和设置。
       *[other] 已恢复成绩、设置和{ $games }局游戏。
    }
backup-failed = 未作任何更改：{ $why }。
backup-not-ours = 这个文件不是 { -brand } 的备份
backup-too-new = 这份备份来自更高版本的 { -brand }

## Storage

store-none = 这个浏览器不保存数据。关闭页面后，游戏会丢失。
store-games-unreadable = 无法读取已保存的游戏。
store-results-unreadable = 无法读取成绩：{ $why }。数据已另外保存，导出备份时会包含在内。
store-full = 浏览器的存储空间已满。可以继续玩，但关闭页面之前，请在设置中导出游戏。
store-failed = 浏览器无法保存游戏（{ $why }）。可以继续玩，但关闭页面之前，请在设置中导出游戏。
store-refused = 原因不明

## Statistics

statistics = 统计
    .none = 还没有记录。先解开一道题吧。
    .about = 只有不用提示解开的题目才计入用时。
statistics-other = 其他题目
statistics-solved = 解开
statistics-best = 最快
statistics-median = 中位数
statistics-unaided = 不用提示
statistics-hints = 每题提示次数
statistics-trend =
    { $trend ->
        [faster] 最近变快了：最近10题的中位数是{ $now }，再往前10题是{ $before }。
        [slower] 最近变慢了：最近10题的中位数是{ $now }，再往前10题是{ $before }。
       *[same] 最近基本持平：最近10题的中位数是{ $now }，再往前10题是{ $before }。
    }
statistics-times =
    { $count ->
       *[other] 最近{ $count }次用时，从{ $least }到{ $most }
    }
statistics-days = 累计天数
statistics-row = 连续天数
statistics-longest-row = 最长连续天数

## Keyboard shortcuts

keys = 键盘快捷键
keys-when = 游戏中，焦点在盘面或数字键盘上时可用；此时按 { $key } 可以查看这份列表。
