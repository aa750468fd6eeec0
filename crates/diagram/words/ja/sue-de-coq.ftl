sue-de-coq-look = { $cells } に注目します。
sue-de-coq-twice = { COUNT($twice) ->
    [1] { $twice }は、{ $in_line }で1つ、{ $in_box }で1つ、合わせて2つ入ります。
   *[other] { $twice }は、{ $in_line }で1つ、{ $in_box }で1つ、それぞれ合わせて2つ入ります。
}
    .expert = { COUNT($twice) ->
        [1] { $twice }の重複度は2です（{ $in_line }で1つ、{ $in_box }で1つ）。
       *[other] { $twice }の重複度は、それぞれ2です（{ $in_line }で1つ、{ $in_box }で1つ）。
    }
sue-de-coq-each-once = これらのマスの中で各数字が入る場所は、それぞれ1つの行、列、またはブロックに収まっています。したがって、どの数字もこれらのマスに1つしか入りません。
    .expert = 各数字は1つの行、列、またはブロックに限られるので、重複度は1です。
sue-de-coq-others-once = これらのマスの中で{ $twice }以外の各数字が入る場所は、それぞれ1つの行、列、またはブロックに収まっています。したがって、{ $twice }以外の数字は、どれもこれらのマスに1つしか入りません。
    .expert = { $twice }以外の各数字は1つの行、列、またはブロックに限られるので、重複度は1です。
sue-de-coq-used-once = 埋めるのは{ $cells }マスなので、{ $digits }はちょうど1つずつ入ります。
    .expert = 重複度の合計はマスの数{ $cells }に等しいので、{ $digits }はちょうど1つずつ入ります。
sue-de-coq-used-as-it-fits = 埋めるのは{ $cells }マスなので、{ $digits }は、それぞれ入りうる数だけすべて入ります。
    .expert = 重複度の合計はマスの数{ $cells }に等しいので、{ $digits }は、それぞれ重複度の数だけ入ります。
