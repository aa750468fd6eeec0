### The first screen.


home-game = { $title } · { $time }

home-new = 新游戏

home-daily = 今日题目
    .about = 每个人的题目都一样。
    .solved = 已解开

## The other games that were begun

home-others = 其他未完成的游戏
home-other-state = 已填{ $filled }格，共{ $total }格，用时{ $time }
home-other-continue = 继续：{ $title }，{ $state }
home-other-give-up = 放弃：{ $title }，{ $state }

## Links to the other screens, in a few words each

home-more = 更多
home-train = 训练
    .about = 课程和练习题
home-open = 打开题目
    .about = 来自纸上、图片、文件或链接
home-make = 出题
    .about = 自动生成或自己输入
home-analyse = 分析
    .about = 查看任意题目的解法
home-print = 打印
    .about = 在纸上做题
home-statistics = 统计
    .about = 用时和连续天数
home-settings = 设置
    .about = 外观、选项、备份
home-keys = 快捷键
    .about = 游戏中能用的所有按键
home-about = 关于
    .about = 隐私和许可证
