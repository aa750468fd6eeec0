als-set-lacks-one = { $cells } の候補は{ $digits }だけです。{ $count }マスに対して数字は{ $all }種類なので、入らない数字はちょうど1つです。
als-look = { $cells } に注目します。
als-restricted-common =
    { $one } { COUNT($one) ->
    [1] からは、
   *[other] のうち{ $link }が入りうるどのマスからも、
}{ $next } { COUNT($next) ->
    [1] が見えます。
   *[other] のうち{ $link }が入りうるマスがすべて見えます。
}したがって、{ $link }がこの2組のマスの両方に入ることはありません。
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
als-no-cell-sees-both = この2組のマスのうち{ $digit }が入りうるマスがすべて見える、ほかのマスに、{ $digit }は入りません。
als-ring-restricted-common =
    { $one } { COUNT($one) ->
    [1] からは、
   *[other] のうち{ $link }が入りうるどのマスからも、
}{ $other } { COUNT($other) ->
    [1] が見えます。
   *[other] のうち{ $link }が入りうるマスがすべて見えます。
}したがって、{ $link }がこの2組のマスの両方に入ることはありません。
als-ring-lack = どちらの組も、入らない数字は1つだけです。したがって、一方の組には{ $q }が入って{ $p }が入らず、他方の組には{ $p }が入って{ $q }が入りません。
als-ring-either-way = どちらの場合も、{ $cells } に{ $others }が入ります。
als-look-at-stem = { $stem } に注目します。
als-if-stem = { $stem } が{ $digit }のとき：
als-no-cell-sees-all = これらの組のマスのうち{ $digit }が入りうるマスがすべて見える、ほかのマスに、{ $digit }は入りません。
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
    [2] どちらの場合も、この2組のマスのどちらかに{ $digit }が入ります。
   *[other] どの場合も、これらのマスの組のどれかに{ $digit }が入ります。
}
