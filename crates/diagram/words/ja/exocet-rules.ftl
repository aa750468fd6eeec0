exocet-rules-so-remove = { $why }。したがって、{ ALSO($parts) }を除外できます。
exocet-rules-so-remove-seeing =
    { $why }。したがって、{ COUNT($cells) ->
    [1] そのマス
    [2] その両方
   *[other] そのすべて
}が見える { ALSO($parts) }を{ COUNT($losers) ->
    [1] { "" }
   *[other] それぞれ
}除外できます。
exocet-rules-from = { $cells } から候補{ $digits }

# 理由。後に「。したがって、…を除外できます。」が続く。
exocet-rules-companion = そこでその数字が入るマスは { $cell } だけなので、{ $cell } と { $target } は同じ数字です
    .expert = そこに同じ数字が入りうるのは { $cell } だけなので、{ $cell } と { $target } は同じ数字です
exocet-rules-targets-hold-too = { COUNT($digits) ->
    [1] その数字は、ターゲットの { OR($cells) } にも入ります
   *[other] それらの数字は、ターゲットの { OR($cells) } にも入ります
}
exocet-rules-targets-lack-base = ターゲットに入るのは、そのベースに入りうる数字だけです
    .expert = ターゲットの非ベース候補は偽です
exocet-rules-all-targets-lack-base = ターゲットに入るのは、ベースに入りうる数字だけです
    .expert = どのターゲットでも、非ベース候補は偽です
exocet-rules-no-target-can-be = どのターゲットにも{ $digits }は入らないので、ベースにも{ $digits }は入りません
    .expert = どのターゲットにも{ $digits }がないので、ベースの{ $digits }も偽です
exocet-rules-base-has-no-room =
    ベースに{ OR($digits) }が入ると、{ $houses }にはその数字が{ COUNT($houses) ->
    [1] 1つ
    [2] 2つ
    [3] 3つ
   *[other] 4つ
}必要です。しかし、入る場所は{ COUNT($covers) ->
    [0] ターゲットの1つ
   *[other] { $covers }とターゲットの1つ
}しかありません
    .expert = { COUNT($covers) ->
        [0] { OR($digits) }がベース数字なら、{ $houses }のカバーはターゲットの1つだけで、足りません
       *[other] { OR($digits) }がベース数字なら、{ $houses }のカバーは{ $covers }とターゲットの1つだけで、足りません
    }
exocet-rules-target-has-no-room =
    { OR($target) } に{ OR($digits) }が入っても、{ $houses }にはその数字があと{ COUNT($houses) ->
    [1] 1つ
    [2] 2つ
    [3] 3つ
   *[other] 4つ
}必要です。しかし、{ COUNT($covers) ->
    [0] 入る場所がありません
   *[other] 入る場所は{ $covers }にしかありません
}
    .expert = { COUNT($covers) ->
        [0] { OR($target) } が{ OR($digits) }なら、{ $houses }にその数字のカバーがありません
       *[other] { OR($target) } が{ OR($digits) }なら、{ $houses }のその数字のカバーは{ $covers }だけで、足りません
    }
exocet-rules-mirror = { $target } の数字は、そのミラーの { $mirror } の中にも入ります。しかし、そこに{ $lost }は入りません
    .beginner = { $target } の数字は、対になるマス（ミラー）の { $mirror } の中にも入ります。しかし、そこに{ $lost }は入りません
    .expert = { $target } のミラー { $mirror } に、{ $lost }はありません
exocet-rules-mirror-companion = { $target } の数字は、そのミラーの { $mirror } の中にも入ります。そこでその数字が入るマスは { $cell } だけなので、{ $cell } と { $target } は同じ数字です
    .beginner = { $target } の数字は、対になるマス（ミラー）の { $mirror } の中にも入ります。そこでその数字が入るマスは { $cell } だけなので、{ $cell } と { $target } は同じ数字です
    .expert = { $target } の数字はミラー { $mirror } の中にも入り、そこに入りうるのは { $cell } だけなので、{ $cell } と { $target } は同じ数字です
exocet-rules-no-pair-contains = 残った組に、{ $digits }を含むものはありません
    .expert = 残ったベースペアに、{ $digits }を含むものはありません
exocet-rules-no-pair-fits = { OR($cells) } に{ OR($digits) }を入れると、残った組はどれも当てはまらなくなります
    .expert = 残ったベースペアは、どれも { OR($cells) } の{ OR($digits) }と両立しません
exocet-rules-bases-hold = { $digits }は、ベースの { OR($cells) } に入ります
exocet-rules-pairs-hold = { COUNT($digits) ->
    [1] 残った組はどれも{ $digits }を含むので、その数字はベースの { OR($cells) } に入ります
   *[other] 残った組はどれも{ $digits }を含むので、それらの数字はベースの { OR($cells) } に入ります
}
    .expert = 残ったベースペアはどれも{ $digits }を含み、{ $digits }はベースの { OR($cells) } に入ります
exocet-rules-targets-hold = { $digits }は、ターゲットの { OR($cells) } に入ります
exocet-rules-pairs-hold-in-targets = { COUNT($digits) ->
    [1] 残った組はどれも{ $digits }を含むので、その数字はターゲットの { OR($cells) } に入ります
   *[other] 残った組はどれも{ $digits }を含むので、それらの数字はターゲットの { OR($cells) } に入ります
}
    .expert = 残ったベースペアはどれも{ $digits }を含み、{ $digits }はターゲットの { OR($cells) } に入ります
exocet-rules-locked-in-one = { $cells } のどちらかが{ $digits }ですが、{ $digits }が入るのは { $cell } だけです
exocet-rules-pairs-leave-one = 残った組はどれも{ $digits }を含み、{ $cells } のうち{ $digits }が入るのは { $cell } だけです
    .expert = 残ったベースペアはどれも{ $digits }を含み、{ $cells } のうち{ $digits }が入るのは { $cell } だけです
exocet-rules-other-in-covers = { COUNT($covers) ->
    [1] ターゲットの1つは{ $digits }なので、{ $houses }のもう1つの{ $digits }は{ $covers }に入ります
   *[other] ターゲットの1つは{ $digits }なので、{ $houses }の残りの{ $digits }は{ $covers }に1つずつ入ります
}
    .expert = { COUNT($covers) ->
        [1] ターゲットの1つが{ $digits }なので、{ $houses }のもう1つの{ $digits }はカバーの{ $covers }に入ります
       *[other] ターゲットの1つが{ $digits }なので、{ $houses }の残りの{ $digits }はカバーの{ $covers }に1つずつ入ります
    }
exocet-rules-any-base = どのベースに{ OR($digits) }が入っても、そのベース、ターゲット、カバーのどれかによって、ここには入らなくなります
    .beginner = どのベースに{ OR($digits) }が入っても、そのベース、ターゲット、またはその数字を収める行・列・ブロック（カバー）のどれかによって、ここには入らなくなります
exocet-rules-mirror-holds-third = ベースに入るのは{ $pair }です。{ $target } のミラーの { $mirror } のうち、1マスにはそのどちらも入らないので、そこの候補は{ $digits }だけです
    .beginner = ベースに入るのは{ $pair }です。{ $target } と対になるマス（ミラー）の { $mirror } のうち、1マスにはそのどちらも入らないので、そこの候補は{ $digits }だけです
    .expert = ベースペアは{ $pair }なので、{ $target } のミラー { $mirror } のうち、ベース数字の入らないマスの候補は{ $digits }だけです
exocet-rules-every-case = どの場合にも偽になる候補があります
