exocet-look = { $base }、そして { $targets } に注目します。
    .expert = { COUNT($targets) ->
        [1] ベース { $base }、ターゲット { $targets } に注目します。
       *[other] ベース { $base }、ターゲットのマス { $targets } に注目します。
    }
exocet-single-goes-through = どの数字の場合も、{ $base } を通る置き方は、すべて { $targets } も通ります。
    .expert = どの数字でも、{ $base } を通るテンプレートは、すべて { $targets } も通ります。
exocet-single-same-digit = したがって、両方のマスに同じ数字が入ります。片方のマスにしかない候補は偽です。
    .expert = したがって、ベースとターゲットは同じ数字です。片方にしかない候補は偽です。
exocet-wild-goes-through = { OR($others) }の置き方のうちベースを通るものは、すべて { $target } も通ります。
    .expert = ベースを通る{ OR($others) }のテンプレートは、すべてターゲット { $target } も通ります。
exocet-wild-one-room = ベースに{ OR($others) }が入れば、{ $target } にも同じ数字が入ります。しかし、{ $target } に入る数字は1つだけです。
    .expert = ベースに{ OR($others) }が入れば、ターゲット { $target } にも同じ数字が入りますが、そこに入る数字は1つだけです。
exocet-wild-digit = したがって、ベースのもう1つの数字は{ $wild }で、{ $target } は{ OR($others) }です。
exocet-two-and-no-others = したがって、ベースにどの2つの数字が入っても、そのどちらもターゲットに入ります。ターゲットは2つなので、それぞれにこのうちの1つが入ります。
    .expert = したがって、2つのターゲットに、2つのベース数字が1つずつ入ります。
exocet-target-cells = { COUNT($alone) ->
    [1] ターゲットの1つは { $alone } です。
   *[other] ターゲットは { $alone } です。
}
    .expert = { COUNT($alone) ->
        [1] 単独マスのターゲット：{ $alone }。
       *[other] ターゲット：{ $alone }。
    }
exocet-target-with-locked = { $cells } のどちらかは{ $locked }です。したがって、合わせて1つのターゲットとなり、ベースの数字が1つだけ入ります。
    .expert = ターゲットオブジェクト { $cells }：{ $locked }がロックされ、ベース数字は1つだけ入ります。
exocet-mirrored-first = まず、ベースの数字が { $targets } にも入ることを確かめます。
    .expert = まず、ベース数字が { $targets } にも入ることを示します。
exocet-mirrored-both = したがって、ベースにどの2つの数字が入っても、{ $targets } にもその2つが入ります。
    .expert = したがって、{ $targets } にベース数字が2つとも入ります。
exocet-mirrored-image = { $target } の数字は、そのミラーの { $mirror } の中にも入ります。そこでその数字が入るマスは { $image } だけなので、{ $image } に入ります。
    .beginner = { $target } の数字は、対になるマス（ミラー）の { $mirror } の中にも入ります。そこでその数字が入るマスは { $image } だけなので、{ $image } に入ります。
    .expert = { $target } の数字はミラー { $mirror } の中にも入り、そこに入りうるのは { $image } だけです。
exocet-arguments-needed = ベースに{ $digit }が入るとき、{ $digit }が入る場所だけからは、ターゲットにも{ $digit }が入るとは言えません。しかし、どのターゲットにも入らなければ、ほかの数字で矛盾します。
    .expert = ベース数字が{ $digit }のとき、そのSマスだけでは足りません。しかし、どのターゲットにも入らなければ、ほかの数字で矛盾します。
exocet-argument = 「{ $cell } は{ $digit }、{ $targets } は{ $digit }以外」と仮定すると：
    .expert = 仮定「{ $cell } は{ $digit }、{ $targets } は{ $digit }以外」：
exocet-base-holds-two = ベースの { $base } には、{ $digits }のうち2つが入ります。
    .expert = ベース { $base }：{ $digits }のうち2つ。
exocet-if-base = { OR($cells) } が{ $digit }のとき：
    .expert = ベース数字が{ $digit }（{ OR($cells) }）のとき：
exocet-only-left-in-targets = すると、{ $houses }で{ $digit }が入る場所は、ターゲットにしか残りません。したがって、{ $digit }はターゲットに入ります。
    .expert = { $houses }に{ $digit }のSマスは残らないので、{ $digit }はターゲットに入ります。
exocet-covered-but-targets = すると、{ $houses }で{ $digit }が入る場所は、ターゲットを除いて、すべて{ $room }に含まれます。
    .expert = { $houses }に残る{ $digit }のSマスは、すべて{ $room }でカバーされます。
exocet-room =
    { $room }に入る{ $digit }は{ COUNT($room) ->
    [1] 1つ
    [2] 2つ
   *[other] 3つ
}だけですが、{ $houses }には{ $digit }が{ COUNT($houses) ->
    [1] 1つ
    [2] 2つ
    [3] 3つ
   *[other] 4つ
}必要です。したがって、{ $digit }はターゲットに入ります。
    .expert = { $houses }にはカバーが足りないので、{ $digit }はターゲットに入ります。
exocet-no-way = すると、{ $digit }をすべて置く方法がなくなります。
    .expert = { $digit }のテンプレートがなくなります。
exocet-missing-can-go = 足りない{ $digit }は { $new } に置けます。ここにはターゲットの { $target } が含まれます。
    .expert = { $digit }のテンプレート：{ $new }。ターゲット { $target } を通ります。
exocet-no-other-way = ほかの置き方はありません。したがって、{ $digit }はターゲットに入ります。
    .expert = ほかのテンプレートはないので、{ $digit }はターゲットに入ります。
exocet-however-placed = その後、残りの{ $digit }をどのように置いても、少なくとも1つは { OR($targets) } に入ります。
    .expert = 残りの{ $digit }のテンプレートは、すべて { OR($targets) } を通ります。
exocet-struck-from-base = ベースに{ ALSO($struck) }の組は入りません。その2つの数字をベースとターゲットを通るようにどう置いても、同じマスで重なります。
    .expert = 除外されるベースペア：{ SERIES($struck) }。2つの数字のテンプレートをベースとターゲットを通るようにどう選んでも、同じマスで重なります。
exocet-only-pair-left = ベースに残る組は{ $pair }だけです。
    .expert = 残るベースペアは{ $pair }だけです。
exocet-pairs-left = ベースに残る組は、{ ALSO($left) }です。
    .expert = 残るベースペア：{ SERIES($left) }。
exocet-other-pairs = ほかの組では、2つの数字をベースとターゲットを通るようにどう置いても、同じマスで重なります。
    .expert = ほかのベースペアでは、2つの数字のテンプレートをベースとターゲットを通るようにどう選んでも、同じマスで重なります。
exocet-look-at-second = { $base }、そして { $second } に注目します。
    .expert = ベース { $base }、第2のベース { $second } に注目します。
exocet-second-holds = したがって、{ $targets } にはベース { $base } の数字が入ります。同じように、{ $others } にはベース { $second } の数字が入ります。
    .expert = したがって、ターゲット { $targets } にはベース { $base } の数字が、ターゲット { $others } にはベース { $second } の数字が入ります。
exocet-compare = 2つの Exocet を比べます。両方のベースに入る数字はどちらでも同じ置き方になり、2つの数字が同じマスに入ることはありません。
    .expert = 2つの表を組み合わせます。共通の数字は両方のベースで同じテンプレートになり、どの2つのテンプレートもマスを共有しません。
exocet-digits-left = 2つのベースに残る数字の組は、{ ALSO($both) }です。
    .expert = 残るベースペアの組み合わせ：{ SERIES($both) }。
exocet-known-between = 残ったどの場合も、2つのベースのどちらかに{ $known }が入ります。
    .expert = 残るどの組み合わせでも、2つのベースのどちらかに{ $known }が入ります。
exocet-four-digits = したがって、2つのベースには異なる4つの数字{ $digits }が1つずつ入ります。
    .expert = したがって、2つのベースに共通の数字はなく、{ $digits }が1つずつ入ります。
exocet-follow-digits = ここで、これらの数字を1つずつたどります。どの置き方も、一方のベースと、そのベースのターゲットを通ります。
    .expert = ここで、各数字のテンプレートを調べます。どれも、一方のベースと、そのベースのターゲットを通ります。
exocet-only-in-one-base = { $digit }は、一方のベースだけの候補です。
exocet-not-in-both-places = { $digit }が入る場所は互いに見えるので、{ $digit }が両方のベースに入ることはありません。
exocet-not-in-both-house = { $digit }が両方のベースに入ると、{ $house }に{ $digit }が入る場所がなくなります。
exocet-not-in-both-ways = { $digit }の置き方に、両方のベースを通るものはありません。
    .expert = 両方のベースを通る{ $digit }のテンプレートはありません。
exocet-go-through-all = ここで、残ったすべての場合を調べます。数字の組、ベースとターゲットでの並び、そしてマスの重ならないすべての置き方です。
    .expert = ここで、残る場合をすべて表にします。数字の組、ベースとターゲットでの並び、両立するテンプレートです。
exocet-so-base-holds = したがって、{ OR($cells) } が{ $digit }です。
exocet-two-pairs = 「{ $first }」と「{ $second }」
