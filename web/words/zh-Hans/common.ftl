### Words that several screens share.

locale = zh-CN

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = 首页
button-close = 关闭
button-cancel = 取消
button-stop = 停止
button-continue = 继续
button-back = 上一个
button-next = 下一个
button-previous = 上一个
button-play = 开始
button-analyse = 分析
button-print = 打印
button-edit = 编辑
button-make = 生成
button-give-up = 放弃
button-restart = 重新开始
button-undo-mistakes = 回到出错之前
button-hint = 提示

## Labels of fields

label-level = 难度
label-how-many = 题目数量
label-givens = 提示数
label-puzzle = 题目
label-puzzle-number = 题目{ $number }
position = { $number } / { $total }
progress = { $done } / { $total }
no-value = –

level-name =
    { $level ->
        [beginner] 入门
        [easy] 简单
        [medium] 中等
        [hard] 困难
        [expert] 专家
       *[master] 大师
    }

list-comma = ，
sentence-space = { "" }
list-digits = 、
list-last = 和

## Waiting and errors

loading = 正在加载…
making = 正在生成题目
stopped = 已停止。
page-not-found = 找不到页面
unknown-level = 没有这个难度
check-address = 请检查网址是否有误。
file-not-loaded = 无法加载 { $name }（可能没有联网）
worker-ended = 浏览器中止了计算

## Titles

document-title = { $title } · { -brand }

game-title-daily = { $level }（{ $day }）
game-title-entered = 自己输入的题目
game-title-opened = 打开的题目

## The start

start-failed = { -brand } 无法启动
    .again = 重试
start-old-browser = { -brand } 需要支持 WebAssembly SIMD 的浏览器（2023年及以后的版本）。
start-offline = 无法加载 { -brand }。请检查网络连接。
start-refused = 无法加载 { -brand }：服务器返回 { $status }。
start-updated = { -brand } 有新版本。重新加载页面即可继续。
