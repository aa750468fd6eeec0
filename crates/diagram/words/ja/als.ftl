als-set-lacks-one = { $cells } の候補は{ $digits }だけです。{ $count }マスに対して数字は{ $all }種類なので、入らない数字はちょうど1つです。
als-look = { $cells } に注目します。
als-restricted-common = { $one } の{ $link }からは、{ $next } の{ $link }がすべて見えます。したがって、{ $link }が両方の集合に入ることはありません。
als-in-first-or-last =
    したがって、{ $digit }は { COUNT($first) ->
    [1] { $first } か、
    [2] { $first } のどちらかか、
   *[other] { $first } のどれかか、
}{ COUNT($last) ->
    [1] { $last } に入ります。
    [2] { $last } のどちらかに入ります。
   *[other] { $last } のどれかに入ります。
}
als-no-cell-sees-both = 両方の集合の{ $digit }すべてが見えるほかのマスに、{ $digit }は入りません。
als-ring-restricted-common = { $one } の{ $link }からは、{ $other } の{ $link }がすべて見えます。したがって、{ $link }が両方の集合に入ることはありません。
als-ring-lack = どちらの集合も、入らない数字は1つだけです。したがって、一方には{ $q }が入って{ $p }が入らず、他方には{ $p }が入って{ $q }が入りません。
als-ring-either-way = どちらの場合も、{ $cells } に{ $others }が入ります。
als-look-at-stem = { $stem } に注目します。
als-if-stem = { $stem } が{ $digit }のとき：
als-no-cell-sees-all = これらの集合の{ $digit }すべてが見えるほかのマスに、{ $digit }は入りません。
als-then-holds = { COUNT($cells) ->
    [1] すると、{ $cells } は{ $digit }です。
   *[other] すると、{ $cells } には、{ $digit }を含む残りの数字がすべて入ります。
}
als-so-holds = { COUNT($cells) ->
    [1] したがって、{ $cells } は{ $digit }です。
   *[other] したがって、{ $cells } には、{ $digit }を含む残りの数字がすべて入ります。
}
als-if-lacks = { COUNT($cells) ->
    [1] { $cells } が{ $digit }以外のとき：
   *[other] { $cells } に{ $digit }が入らないとき：
}
als-then-lacks = すると、{ $cells } に{ $digit }は入りません。
als-so-lacks = したがって、{ $cells } に{ $digit }は入りません。
als-one-of-the-sets = { $cases ->
    [2] どちらの場合も、これらの集合のどれかに{ $digit }が入ります。
   *[other] どの場合も、これらの集合のどれかに{ $digit }が入ります。
}
