fish-look = { $base }の{ $digit }に注目します。
fish-endo-fins = { COUNT($endo_fins) ->
    [1] { $endo_fins } は、{ $base }のうち2つが交わるマスなので、フィンとして扱います。
   *[other] { $endo_fins } は、それぞれ{ $base }のうち2つが交わるマスなので、フィンとして扱います。
}
fish-so = したがって、{ $consequence }です。
fish-if-fins-are-not = 「{ $without }」のとき：
fish-fin-sees = { $fin } から { $gone } が見えるので、{ $consequence }です。
fish-if-fin = 「{ $fin } は{ $digit }」のとき：
fish-all-in-base = したがって、{ $cover }の{ $digit }は、すべて{ $base }の中にあります。
fish-cannibals = { OR($cannibals) } に{ $digit }を入れると、{ $cover }のうち2つが同時に埋まります。すると、残りの{ $digit }が残りの行・列・ブロックに入りきりません。
fish-places = { COUNT($fins) ->
    [0] { $base }で{ $digit }が入る場所は、{ $cover }だけです。
   *[other] { $base }で{ $digit }が入る場所は、フィン { $fins } を除いて、{ $cover }だけです。
}
fish-each-need = { $base }にはそれぞれ{ $digit }が必要で、{ $cover }にはそれぞれ{ $digit }が1つしか入りません。
fish-in-all = { $cases ->
    [2] どちらの場合も、{ $consequence }です。
   *[other] どの場合も、{ $consequence }です。
}
