als-set-lacks-one = { $cells } の候補は{ $digits }だけです。{ $count }マスに対して数字は{ $all }種類なので、入らない数字はちょうど1つです。
    .beginner = 数えてみましょう。{ $cells } は{ $count }マスで、候補は合わせて{ $digits }の{ $all }種類です。したがって、余るのはこのうち1つだけです。
    .expert = { $cells } は{ $digits }の ALS です。
als-look = { $cells } に注目します。
    .expert = ALS を作るマス：{ $cells }。
als-restricted-common =
    { $one } { COUNT($one) ->
    [1] からは、
   *[other] のうち{ $link }が入りうるどのマスからも、
}{ $next } { COUNT($next) ->
    [1] が見えます。
   *[other] のうち{ $link }が入りうるマスがすべて見えます。
}したがって、{ $link }がこの2組のマスの両方に入ることはありません。
    .beginner = 確かめましょう。{ $one } の{ $link }は、{ $next } のすべての{ $link }と行か列かブロックが同じです。したがって、{ $link }がこの2組のマスの両方に入ることはありません。
    .expert = { $link }は、{ $one } の ALS と { $next } の ALS の RCC です。
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
als-no-cell-sees-both = 最初と最後の組のマスのうち{ $digit }が入りうるマスがすべて見える、ほかのマスに、{ $digit }は入りません。
    .beginner = 最初と最後の組の{ $digit }がすべて見える、ほかのマスを探しましょう。そこに{ $digit }は入りません。
    .expert = 両端の ALS の{ $digit }がすべて見えるほかのマスから、{ $digit }が消えます。
als-ring-restricted-common =
    { $one } { COUNT($one) ->
    [1] からは、
   *[other] のうち{ $link }が入りうるどのマスからも、
}{ $other } { COUNT($other) ->
    [1] が見えます。
   *[other] のうち{ $link }が入りうるマスがすべて見えます。
}したがって、{ $link }がこの2組のマスの両方に入ることはありません。
    .beginner = 確かめましょう。{ $one } の{ $link }は、{ $other } のすべての{ $link }と行か列かブロックが同じです。したがって、{ $link }がこの2組のマスの両方に入ることはありません。
    .expert = { $link }は、{ $one } の ALS と { $other } の ALS の RCC です。
als-ring-lack = どちらの組も、入らない数字は1つだけです。したがって、一方の組には{ $q }が入って{ $p }が入らず、他方の組には{ $p }が入って{ $q }が入りません。
    .expert = ALS どうしが2つの RCC で結ばれている（Doubly Linked）ので、一方には{ $q }が入って{ $p }が入らず、他方には{ $p }が入って{ $q }が入りません。
als-ring-either-way = どちらの場合も、{ $cells } に{ $others }が入ります。
    .expert = どちらの場合も、{ $others }は { $cells } にロックされます。
als-look-at-stem = { $stem } に注目します。
    .expert = ステム { $stem } に注目します。
als-if-stem = { $stem } が{ $digit }のとき：
als-no-cell-sees-all = これらの組のマスのうち{ $digit }が入りうるマスがすべて見える、ほかのマスに、{ $digit }は入りません。
    .beginner = これらの組の{ $digit }がすべて見える、ほかのマスを探しましょう。そこに{ $digit }は入りません。
    .expert = これらのペタルの{ $digit }がすべて見えるほかのマスから、{ $digit }が消えます。
als-then-holds = { COUNT($cells) ->
    [1] すると、{ $cells } は{ $digit }です。
   *[other] すると、{ $cells } には、{ $digit }を含む残りの数字がすべて入ります。
}
    .expert = { COUNT($cells) ->
        [1] すると、{ $cells } は{ $digit }です。
       *[other] すると、{ $cells } は{ $digit }を含む Locked Set になります。
    }
als-so-holds = { COUNT($cells) ->
    [1] したがって、{ $cells } は{ $digit }です。
   *[other] したがって、{ $cells } には、{ $digit }を含む残りの数字がすべて入ります。
}
    .expert = { COUNT($cells) ->
        [1] したがって、{ $cells } は{ $digit }です。
       *[other] したがって、{ $cells } は{ $digit }を含む Locked Set になります。
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
    .expert = ステムがどの数字でも、ペタルのどれかに{ $digit }が入ります。
