train-round-finished = 1周終わりました。{ $of }問中{ $right }問が一度で正解でした。
train-find-and-cross-out = 「{ $one }」を見つけて、除外できる候補を消してください。
train-find-and-place = 「{ $one }」を見つけて、決まる数字を入れてください。
train-find-and-mark = 「{ $one }」を見つけて、そこからわかることを書き込んでください。
train-can-you-find = ここに「{ $one }」はありますか。
train-which-technique = 印のついたテクニックは何ですか。
train-solve = この問題を解いてください。今「{ $one }」が必要で、この先それより難しいテクニックはいりません。
train-solved = 正解です。問題が解けました。
train-unsolved = 問題はまだ解けていません。
train-it-is = 答えは「{ $one }」です。
train-right-none = 正解です。{ $there_is_none }
train-right-marked = 正解です。盤面に示しました。
train-marked = 1つあります。盤面に示しました。
train-right-it-is = 正解です。「{ $one }」です。
train-another-shows = 「{ $other }」でも、この一部がわかります。ほかに当てはまる名前は何ですか。
train-not-this = 「{ $one }」ではありません。この印に当てはまる「{ $name }」は、ここにはありません。
train-nothing-marked = まだ何も書き込まれていません。
train-takes-other-steps = 先に別のステップが必要です。その後、「{ $one }」でわかります。
train-right = 正解です。
train-right-rest = 残りも、別のテクニック「{ $other }」でわかります。
train-more-follows = ここまでは正解です。「{ $name }」からわかることが、まだあります。
train-by-another = 正しいのですが、別のテクニック「{ $other }」によるものです。「{ $one }」を探してください。
train-unproved-is = ここからは、{ $cell } が{ $digit }だとは言えません。
train-unproved-is-not = ここからは、{ $cell } が{ $digit }でないとは言えません。
train-can-still-be = { $cell } には、まだ{ OR($left) }が入る可能性があります。
train-can-have-it-there = 今の書き込みのままなら、{ $cell } に{ $digit }を入れても、どの行・列・ブロックにも{ $digit }を入れられます。
train-see-it = ここで使える、習ったテクニックはありますか。わかることを書き込むか、「ない」と答えてください。
train-place-it = ここで使えるテクニックがあります。わかることを書き込むか、「わからない」と答えてください。
train-nothing-learned-applies = 習ったテクニックは、ここではどれも使えません。
train-it-takes = 「{ $one }」が必要です。
train-mark-it = では、わかることを書き込んでください。
train-something-applies = もう一度見てください。習ったテクニックが使えます。
train-more-follows-here = ここまでは正解です。同じ形からわかることが、まだあります。
train-not-yet-provable-is = 正しいのですが、習ったことではまだ示せません。{ $cell } が{ $digit }だと言うには「{ $other }」が必要です。
train-not-yet-provable-is-not = 正しいのですが、習ったことではまだ示せません。{ $cell } が{ $digit }でないと言うには「{ $other }」が必要です。
train-your-other-marks-follow = ほかの書き込みは合っています。
train-look-for = 「{ $one }」を探してください。
train-in-solution = 正解では、{ $cell } は{ $digit }です。
train-solution-agrees = 書き込みは正解と合っています。
train-can-still-go = { $house }の{ $digit }は、まだ{ OR($places) }に入る可能性があります。
# 当て推量に足りない前提。$count：形をなすマス、数字、列などの数。
train-needs-naked = { $count ->
    [2] そう言うには、{ $cell } と同じ行・列・ブロックの中に、{ $digit }ともう1つの数字しか入らない2マスが必要です。そのような2マスはありません。
    [3] そう言うには、{ $cell } と同じ行・列・ブロックの中に、{ $digit }を含む3つの数字しか入らない3マスが必要です。そのような3マスはありません。
   *[4] そう言うには、{ $cell } と同じ行・列・ブロックの中に、{ $digit }を含む4つの数字しか入らない4マスが必要です。そのような4マスはありません。
}
train-needs-hidden = { $count ->
    [2] そう言うには、ある行・列・ブロックで、{ $cell } を含む2マスにしか入らない、{ $digit }以外の2つの数字が必要です。そのような数字はありません。
    [3] そう言うには、ある行・列・ブロックで、{ $cell } を含む3マスにしか入らない、{ $digit }以外の3つの数字が必要です。そのような数字はありません。
   *[4] そう言うには、ある行・列・ブロックで、{ $cell } を含む4マスにしか入らない、{ $digit }以外の4つの数字が必要です。そのような数字はありません。
}
train-needs-pointing = そう言うには、{ $digit }が { $cell } の行だけ、または列だけに入る、別のブロックが必要です。そのようなブロックはありません。
train-needs-claiming = そう言うには、{ $digit }が { $cell } のブロックだけに入る、別の行か列が必要です。そのような行や列はありません。
train-needs-fish = { $count ->
    [2] そう言うには、{ $digit }が、{ $cell } の列を含む2つの列だけに入る、別の2行が必要です（行と列を入れ替えても同じです）。そのような2行はありません。
    [3] そう言うには、{ $digit }が、{ $cell } の列を含む3つの列だけに入る、別の3行が必要です（行と列を入れ替えても同じです）。そのような3行はありません。
   *[4] そう言うには、{ $digit }が、{ $cell } の列を含む4つの列だけに入る、別の4行が必要です（行と列を入れ替えても同じです）。そのような4行はありません。
}
train-needs-other = ここの「{ $name }」では、{ $cell } の{ $digit }は除外できません。
train-there-is-none = この局面に「{ $name }」はありません。
train-summary = { $name }：{ $summary }
