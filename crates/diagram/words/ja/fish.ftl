fish-look = { $base }の{ $digit }に注目します。
    .beginner = { $base }を目で追いながら、{ $digit }だけを探しましょう。
fish-endo-fins = { COUNT($endo_fins) ->
    [1] { $endo_fins } は、{ $base }のうち2つが交わるマスなので、フィンとして扱います。
   *[other] { $endo_fins } は、それぞれ{ $base }のうち2つが交わるマスなので、フィンとして扱います。
}
    .beginner = { COUNT($endo_fins) ->
        [1] { $endo_fins } は、{ $base }のうち2つが交わるマスなので、例外のマス（フィン）として扱います。
       *[other] { $endo_fins } は、それぞれ{ $base }のうち2つが交わるマスなので、例外のマス（フィン）として扱います。
    }
    .expert = エンドフィン：{ $endo_fins }。
fish-so = したがって、{ $consequence }です。
fish-if-fins-are-not = 「{ $without }」のとき：
fish-fin-sees = { $fin } から { $gone } が見えるので、{ $consequence }です。
    .beginner = { $gone } は { $fin } と行か列かブロックが同じなので、{ $consequence }です。
fish-if-fin = 「{ $fin } は{ $digit }」のとき：
fish-all-in-base = したがって、{ $cover }の{ $digit }は、すべて{ $base }の中にあります。
    .beginner = したがって、{ $cover }の{ $digit }は、すべて{ $base }で使われます。
fish-cannibals = { OR($cannibals) } に{ $digit }を入れると、{ $cover }のうち2つが同時に埋まります。すると、残りの{ $digit }が残りの行・列・ブロックに入りきりません。
    .expert = カニバリズム：{ OR($cannibals) } に{ $digit }を入れると、{ $cover }のうち2つが埋まり、残りの{ $digit }に対してカバーが足りません。
fish-places = { COUNT($fins) ->
    [0] { $base }で{ $digit }が入る場所は、{ $cover }だけです。
   *[other] { $base }で{ $digit }が入る場所は、フィン { $fins } を除いて、{ $cover }だけです。
}
    .beginner = { COUNT($fins) ->
        [0] { $base }の{ $digit }を1つずつ指で押さえましょう。すべて{ $cover }に収まっています。
       *[other] { $base }の{ $digit }を1つずつ指で押さえましょう。{ $fins }（フィンと呼びます）を除いて、すべて{ $cover }に収まっています。
    }
    .expert = { COUNT($fins) ->
        [0] { $digit }のフィッシュ。ベース：{ $base }；カバー：{ $cover }。
       *[other] { $digit }のフィッシュ。ベース：{ $base }；カバー：{ $cover }；フィン：{ $fins }。
    }
fish-each-need = { $base }にはそれぞれ{ $digit }が必要で、{ $cover }にはそれぞれ{ $digit }が1つしか入りません。
    .expert = { $base }に必要な{ $digit }の数は、{ $cover }に入りうる{ $digit }の数と同じです。
fish-in-all = { $cases ->
    [2] どちらの場合も、{ $consequence }です。
   *[other] どの場合も、{ $consequence }です。
}
