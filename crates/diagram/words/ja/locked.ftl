locked-look = { $base }では、{ $digit }はどこに入るでしょうか。
locked-no-other = { $cover }のほかのマスに{ $digit }は入りません。
    .beginner = それが{ $cover }の{ $digit }にもなるので、{ $cover }のほかのマスに{ $digit }は入りません。
    .expert = { $cover }のほかのマスから、{ $digit }が消えます。
locked-are-in-cover = { COUNT($cells) ->
    [2] どちらも{ $cover }にあります。
   *[other] どれも{ $cover }にあります。
}
    .beginner = { COUNT($cells) ->
        [2] どこに並んでいるか、見てみましょう。どちらも{ $cover }にあります。
       *[other] どこに並んでいるか、見てみましょう。どれも{ $cover }にあります。
    }
    .expert = { COUNT($cells) ->
        [2] どちらも{ $cover }にロックされています。
       *[other] どれも{ $cover }にロックされています。
    }
locked-needs = { $base }には{ $digit }が必要なので、{ OR($cells) } が{ $digit }です。
    .expert = したがって、{ OR($cells) } が{ $digit }です。
